"""Several processes under one seed: nothing is lost, made twice, early, late or shown twice.

`HEDGEROW_SIMULATIONS=200` runs so many seeds, `HEDGEROW_SIMULATION=17` runs that one alone.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cogs.messages import dm_hands, last_moves, table_messages, turn_pings
from cogs.messages.hand_context import HandContexts
from cogs.messages.render_state import digest_of
from cogs.pages.hand import hidden_part
from cogs.pages.turn_ping import ping_message
from engine.house import player
from engine.table.snapshot import TableSnapshot
from storage import postgres_claim, postgres_connections, postgres_locks, table_sql
from storage.errors import FailedStatement
from storage.postgres_claim import Claim
from storage.postgres_listener import Listener
from storage.postgres_locks import Locks
from tests.simulation.fake_discord import Shown
from tests.simulation.loop import MACHINE, Loop
from tests.simulation.processes import (
    Process,
    machine_now,
    machine_utcnow,
    machine_wall_ms,
)
from tests.simulation.processes_world import ProcessesWorld
from tests.support.games import every_game, sample
from tests.support.random_play import Dice

_ONE = os.environ.get("HEDGEROW_SIMULATION")
_SEEDS = [int(_ONE)] if _ONE else range(int(os.environ.get("HEDGEROW_SIMULATIONS", "2")))


@pytest.fixture(autouse=True)
def _simulated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace the clocks of the machine, the words of PostgreSQL, and the pages of messages."""
    monkeypatch.setattr(player, "DECISION_ACTIONS", 24)
    monkeypatch.setattr(postgres_claim, "now", machine_now)
    monkeypatch.setattr(postgres_locks, "now", machine_now)
    monkeypatch.setattr(postgres_locks, "wall_ms", machine_wall_ms)
    monkeypatch.setattr("cogs.app.clock.utcnow", machine_utcnow)
    monkeypatch.setattr("cogs.app.process.stop_event", _stop_event)
    monkeypatch.setattr(postgres_connections, "translated", lambda statement: (statement, ()))
    monkeypatch.setattr(postgres_connections, "arguments", lambda _, parameters: [parameters])
    monkeypatch.setattr(table_messages, "table_message", _table_message)
    monkeypatch.setattr(dm_hands, "hand_message", _hand_message)
    monkeypatch.setattr(turn_pings, "ping_message", _ping_message)
    monkeypatch.setattr(HandContexts, "read", _nothing)
    monkeypatch.setattr(last_moves.LastMoves, "of", _nothing)


def _stop_event() -> asyncio.Event:
    process = MACHINE.get()
    assert isinstance(process, Process)
    return process.stop_event


async def _nothing(*_: object) -> None:
    return None


async def _table_message(_: object, snapshot: TableSnapshot, *__: object) -> Any:
    return Shown("table", snapshot.table.id, snapshot.table.revision)


async def _hand_message(_: object, snapshot: TableSnapshot, seat: int, *__: Any, **___: Any) -> Any:
    digest = digest_of(hidden_part(snapshot, seat))
    return Shown("hand", snapshot.table.id, snapshot.table.revision, seat, digest)


def _ping_message(snapshot: TableSnapshot, kind: str, seat: int, *more: Any, **named: Any) -> Any:
    process = MACHINE.get()
    assert isinstance(process, Process)
    process.check_ping(snapshot, kind, seat)
    return ping_message(snapshot, kind, seat, *more, **named)


@pytest.mark.parametrize("seed", _SEEDS)
def test_several_processes(seed: int, tmp_path: Path) -> None:
    try:
        counts = simulated(seed, tmp_path / "server.db")
    except BaseException as error:
        error.add_note(f"HEDGEROW_SIMULATION={seed} runs this one again")
        raise
    assert min(counts[each] for each in ("open", "act")) > 0, counts


async def _always(*_: object) -> bool:
    return True


def _without_compare_and_set(patch: pytest.MonkeyPatch) -> None:
    blind = table_sql.UPDATE_TABLE.replace("revision = :revision - 1", "revision >= 0")
    patch.setattr(table_sql, "UPDATE_TABLE", blind)
    # The key of the log would refuse it too.
    replacing = table_sql.INSERT_LOG_ENTRY.replace("INSERT INTO", "INSERT OR REPLACE INTO")
    patch.setattr(table_sql, "INSERT_LOG_ENTRY", replacing)


#: Faults to plant. `_nothing` in place of the sweep: a change whose notification is lost is lost.
_PLANTED: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "no compare-and-set": _without_compare_and_set,
    "a lost lock is ignored": lambda patch: patch.setattr(Claim, "confirm", _always),
    "the machine's own clock": lambda patch: patch.setattr(Claim, "ahead_ms", 0),
    "no sweep": lambda patch: patch.setattr(Listener, "_look", _nothing),
    "both answer": lambda patch: patch.setattr(Locks, "take_event", _always),
}


@pytest.mark.slow
@pytest.mark.parametrize("fault", _PLANTED)
def test_planted_faults_are_found(
    fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _PLANTED[fault](monkeypatch)
    assert any(_is_found(seed, tmp_path / f"{seed}.db") for seed in range(30))


def _is_found(seed: int, file: Path) -> bool:
    try:
        simulated(seed, file)
    except (AssertionError, FailedStatement):
        return True
    return False


def simulated(seed: int, file: Path) -> Counter[str]:
    """Run one seed; return how often each kind of event happened."""
    games = {slug: known.game for slug, known in every_game().items()}
    games["sample"] = sample().game

    async def run() -> Counter[str]:
        world = ProcessesWorld(seed, file, games)
        await world.run()
        return world.ledger.counts

    with asyncio.Runner(loop_factory=lambda: Loop(Dice(seed + 1_000_000))) as runner:
        return runner.run(run())
