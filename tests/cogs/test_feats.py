"""Wins in a row and records against the house, from a person's results."""

from __future__ import annotations

from dataclasses import replace as with_fields

from msgspec.structs import replace

from cogs.pages.feats import counted_feats, feats_of, told_feats
from engine.api.event import Line, Seat, line
from engine.api.feat import Feat
from engine.games.race import create
from engine.standings.feats import FeatRecord
from engine.standings.results import Placing, Result
from tests.support.games import SEEDS

ANN, BOB = 1, 2


def _result(*scores: int, others: int | None = None, ended: bool = False) -> Result:
    """Return a game of Ann with these scores, hers first; `others` play on the other seats."""
    places = [None if ended else 1 + sum(other > own for other in scores) for own in scores]
    users = (ANN, *[others] * (len(scores) - 1))
    return Result(
        table=1,
        guild=1,
        channel=1,
        game="race",
        began_ms=0,
        ended_ms=1,
        actions=9,
        reason=None,
        placings=tuple(
            Placing(user=user, side=seat, place=place, score=score)
            for seat, (user, place, score) in enumerate(zip(users, places, scores, strict=True))
        ),
    )


def _points(score: int) -> Line:
    return line("ui-result-unit", score=score)


def _feats(result: Result, *before: Result, scored: bool = True) -> list[Line]:
    return [*feats_of(0, ANN, result, before, _points if scored else None)]


def _best(key: str, score: int, former: int) -> Line:
    return line(key, seat=Seat(0), score=score, unit=_points(score), former=former)


def test_wins_in_a_row_count_games_with_people_and_with_the_house() -> None:
    won, lost = _result(9, 3, others=BOB), _result(1, 3, others=BOB)
    assert _feats(won) == []
    assert _feats(won, won, _result(8, 2), lost, won)[0] == line(
        "ui-feat-streak", seat=Seat(0), wins=3
    )
    assert _feats(lost, won, won) == []


def test_the_best_score_against_as_many_seats_of_the_house_is_kept() -> None:
    shown = _best("ui-feat-best", 39, 39)
    assert _feats(_result(39, 50)) == [shown]
    assert _feats(_result(20, 50), _result(39, 50), _result(60, 90, 90)) == [shown]
    assert _feats(_result(20, 50), _result(60, 90, others=BOB), _result(39, 50)) == [shown]
    new = _best("ui-feat-new-best", 40, 39)
    assert _feats(_result(40, 50), _result(39, 50)) == [new]


def test_a_best_score_is_one_of_games_with_the_same_options() -> None:
    long = replace(_result(150, 90), options={"target": 150})
    assert _feats(_result(39, 50), long)[-1].key == "ui-feat-best"
    assert dict(_feats(_result(39, 50), long)[-1].params)["score"] == 39


def test_the_best_score_is_the_lowest_where_the_fewest_points_win() -> None:
    def free(own: int, other: int) -> Result:
        result = _result(own, other)
        placings = [replace(each, place=3 - (each.place or 0)) for each in result.placings]
        return replace(result, placings=tuple(placings), options={"aim": "free"})

    kept = _best("ui-feat-best", 43, 43)
    assert _feats(free(98, 43), free(43, 98))[-1] == kept
    new = _best("ui-feat-new-best", 40, 43)
    assert _feats(free(40, 90), free(43, 98), _result(20, 10))[-1] == new


def test_a_game_whose_scores_are_no_points_has_no_record() -> None:
    assert _feats(_result(39, 50), scored=False) == []


WHOLE, MANY = Feat("whole", "snacks", least=5), Feat("many", "tiles", least=9)


def test_feats_are_told_once_as_new_and_later_as_had_before() -> None:
    result = _result(39, 50)
    (ann, bob), result = result.placings, replace(result, id=7)
    result = replace(result, placings=(replace(ann, feats=("whole", "many", "gone")), bob))
    records = (
        FeatRecord("race", "whole", 3, 2),
        FeatRecord("race", "many", 2, 7),
        FeatRecord("badger", "many", 1, 1),
    )
    new = line("ui-feat", title=MANY.title("race"), how=MANY.how("race"))
    assert [*told_feats(0, result, (WHOLE, MANY), records)] == [
        line("ui-feat-first", seat=Seat(0), feats=(new,)),
        line("ui-feat-again", seat=Seat(0), feats=(WHOLE.title("race"),)),
    ]
    assert [*told_feats(1, result, (WHOLE, MANY), ())] == []
    race = with_fields(create(SEEDS), feats=(MANY, WHOLE))
    assert [(each.title, each.times) for each in counted_feats(race, records)] == [
        (MANY.title("race"), 2),
        (WHOLE.title("race"), 3),
    ]
    assert [each.times for each in counted_feats(race, records[:1], missing=True)] == [3, 0]
    assert counted_feats(None, records) == ()
