"""What is counted for the feats of Badger."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.api.event import Event
from engine.api.feat import Counter, seat_of, told
from engine.games.badger.content import Content
from engine.games.badger.model import Board, Ending, View

_BITES = ("badger-lord-bit", "badger-lady-bit")


def counters(content: Content) -> Mapping[str, Counter]:
    """Return the counters by their names in feats.toml."""
    return {
        "bitten": told(*_BITES),
        "bites-of-the-other": _bites_of_the_other,
        "uncovered": told("badger-uncovered", "badger-flipped-up"),
        "snacks-at-home": lambda before, events, after: (
            (board.winner, board.snacks[board.winner]) for board in _ended(after, Ending.GOAL)
        ),
        "turns-home": lambda before, events, after: (
            (board.winner, (board.turns + 1) // 2) for board in _ended(after, Ending.GOAL)
        ),
        "steps-of-the-other": lambda before, events, after: (
            (board.winner, _steps_left(content, board)) for board in _ended(after, Ending.GOAL)
        ),
        "starved-the-other": lambda before, events, after: (
            (board.winner, 1) for board in _ended(after, Ending.SNACKS) if board.winner >= 0
        ),
    }


def _ended(view: View, ending: Ending) -> tuple[Board, ...]:
    """Return the board if the game has ended so: a move later there is none."""
    return (view.board,) if view.board.ending is ending else ()


def _bites_of_the_other(
    before: View, events: tuple[Event, ...], after: View
) -> Iterator[tuple[int, int]]:
    """Count for the mouse in turn how often the other one was bitten."""
    mover = before.board.turn
    bitten = sum(event.key in _BITES and seat_of(event) != mover for event in events)
    if bitten:
        yield mover, bitten


def _steps_left(content: Content, board: Board) -> int:
    loser = 1 - board.winner
    course = content.courses[board.course]
    return course.steps_left(board.mice[loser], passed=board.passed[loser])
