"""What a result is besides itself: wins in a row, a record against the house, and a game's feats.

None is a rating: games with the house count for all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import takewhile

from msgspec import Struct

from cogs.pages.result_card import has_score_table, score_unit
from cogs.text.translator import Translator
from engine.api.event import Line, Seat, line
from engine.api.feat import Feat
from engine.api.game import AnyGame
from engine.service.ports import Archive
from engine.standings.feats import FeatRecord
from engine.standings.results import Placing, Result
from engine.table.snapshot import TableSnapshot

#: So many of a person's latest games are looked at.
_GAMES = 100


class Ending(Struct, frozen=True):
    """What is stored of a game that is over, and the feats of its people.

    `moving`: a moving picture of its last moves.
    """

    result: Result | None = None
    feats: tuple[Line, ...] = ()
    moving: bytes | None = None


NOT_OVER = Ending()


async def read_ending(archive: Archive, snapshot: TableSnapshot, translator: Translator) -> Ending:
    """Return how a table has ended; nothing while it has not."""
    table = snapshot.table
    result = None if table.is_active else await archive.result(table.id)
    if result is None:
        return NOT_OVER
    is_scored = has_score_table(table.game, translator)
    unit = partial(score_unit, table.game, translator=translator) if is_scored else None
    return Ending(result, await read_feats(archive, result, snapshot.game.feats, unit))


async def read_feats(
    archive: Archive,
    result: Result,
    feats: Sequence[Feat],
    unit: Callable[[int], Line] | None,
) -> tuple[Line, ...]:
    """Return the feats of the people of a result, in the order of their seats.

    People who hide from others and those who left have none. `feats`: those of the game; `unit`
    returns what so many of are counted in it, `None` where scores are no points.
    """
    if result.guild is None or result.ended_early:
        return ()
    found: list[Line] = []
    for seat, placing in enumerate(result.placings):
        user = placing.user
        if user is None or user < 0 or placing.left:
            continue
        if (await archive.preferences(user)).listed:
            games = await archive.history(
                result.guild,
                user=user,
                game=result.game,
                before=result.id,
                limit=_GAMES,
                finished=True,
            )
            found += feats_of(seat, user, result, games, unit)
            if placing.feats:
                records = await archive.feats(result.guild, user)
                found += told_feats(seat, result, feats, records)
    return tuple(found)


def told_feats(
    seat: int, result: Result, feats: Sequence[Feat], records: Iterable[FeatRecord]
) -> Iterator[Line]:
    """Yield the feats that somebody has for the first time, and those they had before."""
    first = {each.feat: each.first for each in records if each.game == result.game}
    own = result.placings[seat].feats or ()
    earned = [feat for feat in feats if feat.name in own]
    new = tuple(
        line("ui-feat", title=feat.title(result.game), how=feat.how(result.game))
        for feat in earned
        if first.get(feat.name) == result.id
    )
    again = tuple(feat.title(result.game) for feat in earned if first.get(feat.name) != result.id)
    if new:
        yield line("ui-feat-first", seat=Seat(seat), feats=new)
    if again:
        yield line("ui-feat-again", seat=Seat(seat), feats=again)


class FeatCount(Struct, frozen=True):
    """A feat of a game, and how often a person has it."""

    title: Line
    how: Line
    times: int


def counted_feats(
    game: AnyGame | None, records: Iterable[FeatRecord], *, missing: bool = False
) -> tuple[FeatCount, ...]:
    """Return the feats of a game that a person has, in the order of the game.

    `missing`: and after them those that they do not have.
    """
    if game is None:
        return ()
    slug = game.info.slug
    times = {each.feat: each.times for each in records if each.game == slug}
    every = [
        FeatCount(feat.title(slug), feat.how(slug), times.get(feat.name, 0)) for feat in game.feats
    ]
    had = [each for each in every if each.times]
    return (*had, *(each for each in every if missing and not each.times))


def feats_of(
    seat: int,
    user: int,
    result: Result,
    before: Sequence[Result],
    unit: Callable[[int], Line] | None,
) -> Iterator[Line]:
    """Yield the feats of one person; `before`: their earlier results, latest first."""
    if seat in result.winners:
        streak = 1 + sum(1 for _ in takewhile(lambda each: _has_won(each, user), before))
        if streak > 1:
            yield line("ui-feat-streak", seat=Seat(seat), wins=streak)
    score = result.placings[seat].score
    if unit is not None and score is not None and _is_solo(result, user):
        alike = (each for each in before if _is_solo(each, user) and _is_like(each, result))
        former = [own for each in alike if (own := _own(each, user).score) is not None]
        better = min if _lowest_wins(result) else max
        best = better(former, default=score)
        now = better(best, score)
        key = "ui-feat-new-best" if former and now != best else "ui-feat-best"
        yield line(key, seat=Seat(seat), score=now, unit=unit(now), former=best)


def _is_like(one: Result, other: Result) -> bool:
    """Return True if the scores of two games can be compared."""
    return one.options == other.options and len(one.placings) == len(other.placings)


def _lowest_wins(result: Result) -> bool:
    """Return True if the winners have fewer points than others."""
    scores = [each.score for each in result.placings if each.score is not None]
    return any(result.placings[seat].score != max(scores) for seat in result.winners)


def _own(result: Result, user: int) -> Placing:
    return next(each for each in result.placings if each.user == user)


def _has_won(result: Result, user: int) -> bool:
    return any(result.placings[seat].user == user for seat in result.winners)


def _is_solo(result: Result, user: int) -> bool:
    """Return True if all others were the house."""
    return len(result.placings) > 1 and all(
        each.is_house or each.user == user for each in result.placings
    )
