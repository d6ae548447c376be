"""The card of a result: the picture that people share when a game is over.

It is made from the onlooker's view and the result alone, the same way for every game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cogs.text.localization import FALLBACK_LOCALE
from cogs.text.translator import Translator
from cogs.text.user_text import Name
from engine.api.drawing.house_faces import with_faces
from engine.api.drawing.result_card import FeatRow, ResultCard, ResultRow, result_card
from engine.api.event import Line, Param, Seat, Typed, line, with_seats
from engine.api.game import Outcome
from engine.api.scene import Scene
from engine.api.seats import places_of_sides, seat_name
from engine.standings.results import Placing, Result
from engine.table.snapshot import TableSnapshot

#: The duration of a longer game is not shown: people were not at the table all the time.
_LONGEST_MINUTES = 240


def has_score_table(game: str, translator: Translator) -> bool:
    """Return True if more points are better in a game, so that they stand in its ranking.

    A game whose scores are no points words its places itself: only the winner has a score.
    """
    return not translator.localization.has(f"{game}-place", FALLBACK_LOCALE)


def score_unit(game: str, score: int, translator: Translator) -> Line:
    """Return what so many of are counted in a game: points, if it does not say otherwise."""
    own = f"{game}-unit"
    return line(
        own if translator.localization.has(own, FALLBACK_LOCALE) else "ui-result-unit", score=score
    )


def result_scene(
    snapshot: TableSnapshot,
    outcome: Outcome,
    translator: Translator,
    result: Result | None,
    feats: Sequence[Line] = (),
) -> Scene:
    """Return the card of a finished game; `result` adds the ratings and the duration.

    Wins in a row of a single winner stand below their name.
    """
    game, moment = snapshot.table.game, snapshot.moment if outcome.scores else None
    sides = places_of_sides(outcome.places, outcome.sides)
    winners = [seat for place, seats in sides for seat in seats if place == 1]
    title, reason = Line(f"{game}-title"), owned(snapshot, outcome.reason)
    # A conceded game has no scores.
    scored = bool(outcome.scores) and has_score_table(game, translator)
    rows = tuple(
        _row(snapshot, outcome, place, seat, result, scored=scored, joined=seat != seats[0])
        for place, seats in sides
        for seat in seats
    )
    card = ResultCard(
        title=title,
        rows=rows,
        verb=_verb(outcome, winners, feats),
        unit=score_unit(game, outcome.scores[winners[0]], translator) if outcome.scores else None,
        reason=reason,
        footer=_footer(len(rows), result),
        moment=moment,
        feats=tuple(_first_feats(feats)),
        crowned=any(_is_person(snapshot, seat) for seat in winners),
    )
    firsts = (row for row in rows if not row.joined)
    places = tuple(
        _place(place, persons(snapshot, seats), row.score)
        for (place, seats), row in zip(sides, firsts, strict=True)
    )
    alt = line("ui-result-alt", game=title, reason=reason, places=places)
    if moment is not None:
        alt = line(
            "ui-result-alt-moment",
            game=title,
            reason=reason,
            moment=moment.line,
            places=places,
        )
    return with_faces(result_card(card, alt, (alt,)), snapshot.faces)


def owned(snapshot: TableSnapshot, text: Line) -> Line:
    """Return a line about a result with the people whose result it is, also where they left."""
    owners: dict[int, Param] = {}
    for seat, occupant in enumerate(snapshot.table.seats):
        former = occupant.left_name or occupant.name
        if occupant.left is not None and Name(former).plain:
            owners[seat] = Typed(former)
    return with_seats(text, owners)


def person(snapshot: TableSnapshot, seat: int) -> Line:
    """Return a seat's person, also where the house played on for them: the result is theirs."""
    occupant = snapshot.table.seats[seat]
    former = occupant.left_name or occupant.name
    if occupant.left is not None and Name(former).plain:
        return line("ui-place-left", who=Typed(former), seat=seat_name(seat))
    return seat_name(seat)


def persons(snapshot: TableSnapshot, seats: Sequence[int]) -> Line | tuple[Line, ...]:
    """Return the person of one seat, or those of several as a list."""
    names = tuple(person(snapshot, seat) for seat in seats)
    return names if len(names) > 1 else names[0]


def _is_person(snapshot: TableSnapshot, seat: int) -> bool:
    occupant = snapshot.table.seats[seat]
    return occupant.user is not None or occupant.left is not None


def _row(
    snapshot: TableSnapshot,
    outcome: Outcome,
    place: int,
    seat: int,
    result: Result | None,
    *,
    scored: bool,
    joined: bool,
) -> ResultRow:
    placing = result.placings[seat] if result is not None else None
    is_scored = scored or (bool(outcome.scores) and place == 1)
    return ResultRow(
        name=person(snapshot, seat),
        joined=joined,
        place=place,
        score=outcome.scores[seat] if is_scored else None,
        rating=None if placing is None else _rating(placing),
        change=None if placing is None else placing.change,
        face=None if _is_person(snapshot, seat) else snapshot.faces[seat],
    )


def _place(place: int, who: Line | tuple[Line, ...], score: int | None) -> Line:
    if score is None:
        return line("ui-result-row-place", place=place, who=who)
    return line("ui-result-row", place=place, who=who, score=score)


def _rating(placing: Placing) -> str | None:
    if placing.after is None:
        return None
    return f"{placing.after.number}?" if placing.after.provisional else str(placing.after.number)


def _verb(outcome: Outcome, winners: list[int], feats: Sequence[Line]) -> Line:
    if len(winners) == 1:
        streak = next((each for each in feats if each.key == "ui-feat-streak"), None)
        if streak is None:
            return Line("ui-result-wins")
        return line("ui-result-wins-again", wins=dict(streak.params)["wins"])
    together = len({outcome.sides[seat] for seat in winners}) == 1
    if together:
        return Line("ui-result-win-together")
    is_draw = len(winners) == len(outcome.sides)
    return Line("ui-result-draw" if is_draw else "ui-result-share")


def _first_feats(feats: Sequence[Line]) -> Iterator[FeatRow]:
    for each in feats:
        params = dict(each.params)
        if each.key == "ui-feat-first":
            seat, earned = params["seat"], params["feats"]
            assert isinstance(seat, Seat)
            assert isinstance(earned, tuple)
            for feat in earned:
                title = dict(feat.params)["title"]
                assert isinstance(title, Line)
                yield FeatRow(title, seat_name(seat.index))


def _footer(players: int, result: Result | None) -> Line:
    minutes = 0 if result is None else (result.ended_ms - result.began_ms) // 60_000
    if 0 < minutes <= _LONGEST_MINUTES:
        return line("ui-result-minutes", players=players, minutes=minutes)
    return line("ui-result-players", players=players)
