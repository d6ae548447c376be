"""Feats: who has which after a game, from its steps. The same whenever they are counted again."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.api.feat import Feat, Within
from engine.api.game import AnyGame
from engine.standings.ratings import Unrated
from engine.standings.results import FAIR_PLAY, Placing, Result
from engine.table.model import LogEntry
from engine.table.replay import ReplayStep


class FeatRecord(Struct, frozen=True):
    """A feat of a person on a server: how often they have it, and in which result first."""

    game: str
    feat: str
    times: int
    first: int


def counts_feats(result: Result) -> bool:
    """Return True if people can have feats of a game.

    It was played to its end, and it was rated or would have been without the house.
    """
    is_scored = all(each.score is not None for each in result.placings)
    return is_scored and result.unrated in (None, Unrated.HOUSE)


def was_there(placing: Placing) -> bool:
    """Return True if a known person stayed to the end and made enough moves themselves."""
    is_known = placing.user is not None and not placing.forgotten
    return is_known and not placing.left and FAIR_PLAY.has_played(placing)


def is_of_one_version(log: Iterable[LogEntry]) -> bool:
    """Return True if a game's log goes through one version of its rules, so that all is counted."""
    begun, versions = False, set[int]()
    for entry in log:
        begun = begun or entry.action.verb == "start"
        if begun:
            versions.add(entry.version)
    return len(versions) == 1


def with_feats(result: Result, game: AnyGame, steps: Iterable[ReplayStep]) -> Result:
    """Return a result with the feats of its people.

    `steps`: of the whole game, without moves that were taken back.
    """
    if not counts_feats(result):
        return without_feats(result)
    found = feats_of(game, steps, result.winners, len(result.placings))
    placings = zip(result.placings, found, strict=True)
    return _replaced(result, [own if was_there(each) else () for each, own in placings])


def without_feats(result: Result) -> Result:
    """Return a result that was counted and in which nobody has a feat."""
    return _replaced(result, [()] * len(result.placings))


def counted_once(result: Result) -> Result:
    """Return a result that cannot be counted any more: its feats stay; without any, nobody has."""
    return _replaced(result, [each.feats or () for each in result.placings])


def _replaced(result: Result, feats: Sequence[tuple[str, ...]]) -> Result:
    placings = tuple(
        placing if placing.is_house else replace(placing, feats=own)
        for placing, own in zip(result.placings, feats, strict=True)
    )
    return replace(result, placings=placings)


def feats_of(
    game: AnyGame, steps: Iterable[ReplayStep], winners: Sequence[int], seats: int
) -> tuple[tuple[str, ...], ...]:
    """Return the names of each seat's feats in the order of the data."""
    numbers = _Numbers(game)
    before = None
    for step in steps:
        after = game.view(step.state, None)
        if before is not None:
            numbers.add(before, step, after)
        before = after
    return tuple(
        tuple(
            feat.name
            for feat in game.feats
            if (seat in winners or not feat.won)
            and any(map(feat.is_met_by, numbers.of(feat, seat)))
        )
        for seat in range(seats)
    )


class _Numbers:
    """What the counters of a game have counted for each seat in moves, rounds and the game."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._used = {feat.count: game.counters[feat.count] for feat in game.feats}
        self._of_game: dict[tuple[str, int], int] = defaultdict(int)
        self._of_rounds: dict[tuple[str, int], dict[int, int]] = defaultdict(
            lambda: defaultdict(int)
        )
        self._of_moves: dict[tuple[str, int], set[int]] = defaultdict(set)

    def add(self, before: object, step: ReplayStep, after: object) -> None:
        """Count a step."""
        number = self._game.round_of(before)
        for name, count in self._used.items():
            in_move: dict[int, int] = defaultdict(int)
            for seat, times in count(before, step.events, after):
                in_move[seat] += times
            for seat, times in in_move.items():
                key = (name, seat)
                self._of_game[key] += times
                self._of_rounds[key][number] += times
                self._of_moves[key].add(times)

    def of(self, feat: Feat, seat: int) -> Iterator[int]:
        """Yield the numbers of which one must meet a feat."""
        key = (feat.count, seat)
        if feat.within is Within.GAME:
            yield self._of_game[key]
        elif feat.within is Within.ROUND:
            yield from self._of_rounds[key].values()
        else:
            yield from self._of_moves[key]
