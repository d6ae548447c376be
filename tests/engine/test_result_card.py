"""The card of a result fits every winner: one, a team, many, the house; rated or not."""

from __future__ import annotations

import pytest

from engine.api.drawing.creatures import hedgehog
from engine.api.drawing.geometry import figure
from engine.api.drawing.result_card import (
    VIGNETTE,
    FeatRow,
    Moment,
    ResultCard,
    ResultRow,
    result_card,
)
from engine.api.drawing.signs import CROWN
from engine.api.event import Line
from engine.api.scene import Figure, Scene, Stamp, Words
from engine.api.seats import seat_name
from tests.support.picture_checks import check_sizes

MOMENT = Moment(Line("race-moment"), figure(VIGNETTE))


def card(
    *places: int,
    rated: bool = True,
    moment: Moment | None = MOMENT,
    feats: tuple[FeatRow, ...] = (),
    joined: tuple[int, ...] = (),
) -> Scene:
    rows = tuple(
        ResultRow(
            name=seat_name(seat),
            place=place,
            score=50 - 10 * place,
            rating="1500" if rated else None,
            change=20 - 10 * place if rated else None,
            joined=seat in joined,
        )
        for seat, place in enumerate(places)
    )
    shown = ResultCard(
        title=Line("race-title"),
        rows=rows,
        verb=Line("ui-result-wins"),
        unit=Line("ui-result-unit"),
        reason=Line("race-won"),
        footer=Line("ui-result-players"),
        moment=moment,
        feats=feats,
        crowned=places != (1, 3),
    )
    return result_card(shown, Line("ui-result-alt"), (Line("ui-result-alt"),))


@pytest.mark.parametrize(
    "places", [(1, 2), (1, 1, 3, 3), (1, 1, 1), (1,) * 8, (1, 2, 3, 4, 5, 6, 7, 8)]
)
@pytest.mark.parametrize("rated", [False, True])
@pytest.mark.parametrize("moment", [None, MOMENT])
def test_a_card_of_any_result_can_be_read_at_half_size(
    places: tuple[int, ...], rated: bool, moment: Moment | None
) -> None:
    shown = card(*places, rated=rated, moment=moment)
    check_sizes(shown)
    names = {each.text for each in shown.marks if isinstance(each, Words)}
    assert {seat_name(seat) for seat in range(len(places))} <= names


@pytest.mark.parametrize("rated", [False, True])
def test_partners_stand_on_one_plate_with_one_medal_and_one_score(rated: bool) -> None:
    apart, together = (card(1, 1, 2, 2, rated=rated, joined=each) for each in ((), (1, 3)))
    check_sizes(together)
    assert together.size == apart.size

    def count(scene: Scene, text: str) -> int:
        return [each.text for each in scene.marks if isinstance(each, Words)].count(text)

    # The winners' score stands above as well.
    assert [count(apart, each) for each in ("40", "30")] == [3, 2]
    assert [count(together, each) for each in ("40", "30")] == [2, 1]
    assert count(together, "1500") == (4 if rated else 0)


def test_a_card_shows_three_new_feats_at_most_below_the_places() -> None:
    feats = tuple(FeatRow(Line(f"race-feat-{at}"), seat_name(at)) for at in range(4))
    shown = card(1, 2, feats=feats)
    check_sizes(shown)
    words = [each for each in shown.marks if isinstance(each, Words)]
    heights = {each.text: each.y for each in words}
    assert [feat.title in heights for feat in feats] == [True, True, True, False]
    low = max(each.y for each in words if each.text == seat_name(1) and each.x < 100)
    assert low < heights[feats[0].title] < heights[feats[2].title] < heights[Line("race-won")]
    assert shown.size[1] == card(1, 2).size[1] + 3 * 70


@pytest.mark.parametrize(("places", "winners"), [((1, 2), 1), ((1, 1, 3), 2), ((1,) * 8, 3)])
def test_as_many_hedgehogs_as_winners_stand_on_the_mound_up_to_three(
    places: tuple[int, ...], winners: int
) -> None:
    large = [each for each in card(*places).marks if isinstance(each, Stamp) and each.scale > 1]
    assert len(large) == winners


def test_the_house_wears_no_crown() -> None:
    crowned, plain = (
        next(each for each in card(*places).marks if isinstance(each, Stamp) and each.scale > 1)
        for places in ((1, 2), (1, 3))
    )
    assert len(plain.figure.marks) < len(crowned.figure.marks)
    assert plain.figure.size == hedgehog(("#a9743f",)).size


def test_a_single_winner_of_a_game_with_animals_of_its_own_is_one_of_them() -> None:
    own = figure((100, 104))
    moment = Moment(Line("race-moment"), figure(VIGNETTE), own)

    def large(*places: int) -> list[Figure]:
        shown = card(*places, moment=moment)
        check_sizes(shown)
        stamps = (each for each in shown.marks if isinstance(each, Stamp))
        return [each.figure for each in stamps if each.scale > 1]

    assert large(1, 2) == [own, CROWN]
    assert large(1, 3) == [own], "the house wears no crown"
    assert own not in large(1, 1, 3)


def test_without_a_moment_the_reason_stands_in_its_place() -> None:
    def told(shown: Scene) -> set[object]:
        return {each.text for each in shown.marks if isinstance(each, Words)}

    assert Line("race-moment") in told(card(1, 2))
    assert Line("race-won") in told(card(1, 2)) & told(card(1, 2, moment=None))
