"""How the snacks came about that the winner has left (B9, B14)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.api.account import Account, Term, score_changes
from engine.api.event import Event, Line
from engine.games.badger.content import NONE
from engine.games.badger.model import Board, Ending, View


def account(before: View | None, events: tuple[Event, ...], after: View) -> Account:
    """Return the snacks at the start, those that bites cost, and that only a winner's count."""
    board = after.board
    if before is None:
        return Account(tuple(score_changes(Line("badger-account-start"), None, board.snacks)))
    bites = score_changes(Line("badger-account-bitten"), before.board.snacks, board.snacks)
    return Account((*bites, *_uncounted(board)))


def _uncounted(board: Board) -> Iterator[Term]:
    if board.ending is Ending.NOT or board.winner == NONE:
        return
    loser = 1 - board.winner
    if board.snacks[loser]:
        yield Term(loser, Line("badger-account-lost"), -board.snacks[loser])
