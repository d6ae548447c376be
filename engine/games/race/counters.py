"""What is counted for the feats of Racing Hedgehogs, mostly where a round is scored (§15, §16)."""

from __future__ import annotations

from collections import Counter as Multiset
from collections.abc import Callable, Iterable, Iterator, Mapping

from engine.api.event import Event
from engine.api.feat import Counter, told
from engine.api.seats import lead
from engine.games.race.model import Board, Content, RoundResult, View


def counters(content: Content) -> Mapping[str, Counter]:
    """Return the counters by their names in feats.toml."""

    def of_one_colour(scored: RoundResult) -> Iterator[tuple[int, int]]:
        for seat, tally in enumerate(scored.tallies):
            colours = (content.cards[face].hedgehog for face in tally.hand)
            held = Multiset(each for each in colours if each is not None)
            yield seat, max(held.values(), default=0)

    return {
        "jokers": told("race-moved-joker"),
        "points-in-simple-scoring": _in_scoring("base", _at_scoring(_points)),
        "points-in-advanced-scoring": _in_scoring("advanced", _at_scoring(_points)),
        "brought-home": _at_scoring(_brought_home),
        "rounds-not-won": _at_scoring(_not_won),
        "rounds-without-points": _at_scoring(
            lambda scored: ((seat, 1) for seat, points in _points(scored) if not points)
        ),
        "cards-of-one-colour": _at_scoring(of_one_colour),
        "lead-in-simple-scoring": _in_scoring("base", _lead),
    }


def _in_scoring(scoring: str, count: Counter) -> Counter:
    """Return a counter for games with one way of scoring: in the other, points come easier."""
    return lambda before, events, after: (
        count(before, events, after) if after.board.scoring == scoring else ()
    )


def _at_scoring(count: Callable[[RoundResult], Iterable[tuple[int, int]]]) -> Counter:
    """Return what counts once in each round: when the hands are laid open and scored."""

    def counted(before: View, events: tuple[Event, ...], after: View) -> Iterable[tuple[int, int]]:
        scored = _scored(before.board, after.board)
        return () if scored is None else count(scored)

    return counted


def _scored(before: Board, after: Board) -> RoundResult | None:
    return after.last_round if before.last_round is None else None


def _points(scored: RoundResult) -> Iterator[tuple[int, int]]:
    return ((seat, tally.points) for seat, tally in enumerate(scored.tallies))


def _brought_home(scored: RoundResult) -> Iterator[tuple[int, int]]:
    if scored.finisher is not None:
        yield scored.finisher, 1


def _not_won(scored: RoundResult) -> Iterator[tuple[int, int]]:
    most = max(tally.points for tally in scored.tallies)
    return ((seat, 1) for seat, points in _points(scored) if points < most)


def _lead(before: View, events: tuple[Event, ...], after: View) -> Iterator[tuple[int, int]]:
    board = after.board
    if board.is_over and _scored(before.board, board) is not None:
        yield from ((seat, int(lead(board.totals, seat))) for seat in range(board.rounds))
