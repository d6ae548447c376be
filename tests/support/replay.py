"""Replaying a table's log."""

from __future__ import annotations

from typing import Any

from engine.api.game import AnyGame
from engine.api.rng import Rng
from engine.table.model import LogEntry, Table
from engine.table.past import is_move, standing


def replay(table: Table, game: AnyGame, entries: tuple[LogEntry, ...]) -> Any:
    """Return the state after replaying a table's log from the setup.

    `entries` are those after the start; those that are no moves, or were taken back, are skipped.
    """
    state = game.setup(len(table.seats), table.options, Rng(table.seed)).state
    for entry in standing(entries):
        if is_move(entry):
            state = game.apply(state, entry.seat, entry.action).state
    return state
