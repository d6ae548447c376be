"""Tables survive a restart, an upgrade, another process and a cache that is too small."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from engine.api.action import Action, Wait
from engine.api.game import GameInfo
from engine.api.refusals import NotSeated, Refused, Stale, Unavailable
from engine.service import table_store
from engine.service.ports import Frozen
from engine.service.tables import Limits
from engine.table import codec
from engine.table.model import Stage
from tests.engine.builders import TWO_BIDS, timed_press
from tests.support import sample_game
from tests.support.scripted_game import END, ScriptedGame, moves_made
from tests.support.table_harness import TableHarness, settle


async def test_table_changed_by_another_process_is_stale_and_then_reloaded(
    harness: TableHarness,
) -> None:
    """Two processes with one archive: each makes the other's cache outdated."""
    table = await harness.start_table("scripted", 1, 2)
    elsewhere = harness.restarted()
    await elsewhere.act(table, 2, "b1", "bid", "5")
    heard = len(harness.announcer.changes)
    with pytest.raises(Stale):
        await harness.act(table, 1, "b1", "bid", "4")
    assert len(harness.announcer.changes) == heard
    assert moves_made((await harness.tables.snapshot(table)).table.state) == ("1 bid 5",)
    await harness.act(table, 1, "b1", "bid", "4")
    await elsewhere.tables.deadlines.stop()


async def test_after_a_cancelled_click_the_archive_is_read_again(
    harness: TableHarness,
) -> None:
    """The caller does not know whether it was written; the next read shows what was."""
    table = await harness.start_table("scripted", 1, 2)
    harness.archive.gate.clear()
    click = asyncio.create_task(harness.act(table, 1, "b1", "bid", "4"))
    await settle()
    click.cancel()
    with pytest.raises(asyncio.CancelledError):
        await click
    harness.archive.gate.set()
    change = await harness.act(table, 2, "b1", "bid", "5")
    stored = await harness.archive.load(table)
    assert stored is not None
    assert codec.decode(stored.data, table, TWO_BIDS)[0] == change.after


async def test_a_restart_loses_nothing_that_was_acknowledged(harness: TableHarness) -> None:
    table = await harness.start_table("sample", 1, 2)
    change = await harness.act(table, 1, "b0", "bid", "2")
    lobby_id = await harness.open_table("scripted", 3, 4, channel=8)
    after = harness.restarted()
    assert (await after.tables.snapshot(table)).table == change.after
    assert (await after.tables.snapshot(table)).offers == change.offers
    assert (await after.tables.snapshot(lobby_id)).table.people == (3, 4)
    await after.tables.deadlines.stop()


def _version(number: int, upgrade: Any = None) -> ScriptedGame:
    info = GameInfo(slug="scripted", version=number, seats=(1, 2), minutes=(1, 1), bound=9)
    return ScriptedGame(
        TWO_BIDS.script, TWO_BIDS.leads, info=info, upgrades={1: upgrade} if upgrade else {}
    )


async def test_a_table_that_cannot_be_upgraded_is_frozen_and_keeps_its_bytes(
    harness: TableHarness, caplog: pytest.LogCaptureFixture
) -> None:
    table = await harness.start_table("scripted", 1, 2)
    await harness.tables.deadlines.stop()
    before = await harness.archive.load(table)

    def upgrade(state: dict[str, object]) -> dict[str, object]:
        raise KeyError("hands")

    after = harness.restarted({"scripted": _version(2, upgrade)})
    await after.tables.deadlines.start()
    await after.clock.pass_ms(10_000_000)
    with pytest.raises(Unavailable) as caught:
        await after.act(table, 1, "b1", "bid", "4")
    assert caught.value.line.key == "refusal-frozen"
    assert await harness.archive.load(table) == before
    assert "KeyError" in caplog.text
    await after.tables.deadlines.stop()


async def test_a_table_of_a_game_that_is_gone_is_frozen(harness: TableHarness) -> None:
    table = await harness.start_table("scripted", 1, 2)
    after = harness.restarted({"sample": sample_game.create()})
    with pytest.raises(Unavailable) as caught:
        await after.tables.snapshot(table)
    assert caught.value.line.key == "refusal-frozen-no-game"
    await after.tables.deadlines.stop()


async def test_frozen_table_is_closed_once_by_its_host_and_keeps_its_bytes(
    harness: TableHarness, caplog: pytest.LogCaptureFixture
) -> None:
    table = await harness.start_table("scripted", 1, 2)
    await harness.tables.deadlines.stop()
    before = await harness.archive.load(table)
    assert before is not None
    after = harness.restarted({"sample": sample_game.create()})
    for _ in range(3):
        with pytest.raises(Frozen) as caught:
            await after.tables.snapshot(table)
    assert caplog.text.count("is frozen") == 1
    with pytest.raises(NotSeated):
        await after.tables.close_frozen(caught.value, 2, manages=False)
    assert await harness.archive.load(table) == before
    await after.tables.close_frozen(caught.value, 1, manages=False)
    with pytest.raises(Stale):
        await after.tables.close_frozen(caught.value, 2, manages=True)
    closed = await harness.archive.load(table)
    assert closed is not None
    assert (closed.stage, closed.due_ms, closed.data) == (Stage.CLOSED, None, before.data)
    assert (await harness.archive.log(table))[-1].action == Action("end", ("1",))
    assert await harness.archive.result(table) is None
    assert not await harness.archive.unfinished()
    await after.tables.deadlines.stop()


async def test_an_upgraded_table_plays_on_and_its_log_replays_from_there(
    harness: TableHarness,
) -> None:
    table = await harness.start_table("scripted", 1, 2)
    await harness.act(table, 1, "b1", "bid", "4")
    first = await harness.archive.checkpoint(table)
    after = harness.restarted({"scripted": _version(2, lambda state: {**state, "seats": 7})})
    change = await after.act(table, 2, "b1", "bid", "5")
    assert change.after.version == change.entry.version == 2
    assert change.after.state.seats == 7
    kept = await harness.archive.checkpoint(table)
    assert first is not None
    assert kept is not None
    assert (first[0], kept[0]) == (2, 4)
    await after.act(table, 2, "d", "done")
    assert (await harness.archive.checkpoint(table)) == kept
    await after.tables.deadlines.stop()


async def test_no_more_tables_are_kept_in_memory_than_the_bound(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_store, "CACHED_TABLES", 3)
    ids = [await harness.start_table("scripted", 1, 2, channel=channel) for channel in range(8)]
    for table in ids:
        await harness.act(table, 1, "b1", "bid", "4")
        assert len(harness.tables._store._cache) <= 3
    # One that was thrown out is as good as one that was kept.
    await harness.act(ids[0], 2, "b1", "bid", "5")
    assert len(moves_made((await harness.tables.snapshot(ids[0])).table.state)) == 2


async def test_deadlines_of_tables_outside_the_cache_run_too(
    harness: TableHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_store, "CACHED_TABLES", 2)
    script = {"a": {0: (timed_press("ready", Wait.PROMPT),)}}
    harness = harness.restarted({"scripted": ScriptedGame(script, {("a", "ready"): END})})
    ids = [await harness.start_table("scripted", 1, 2, channel=channel) for channel in range(6)]
    await harness.clock.pass_ms(25_000)
    for table in ids:
        assert (await harness.tables.snapshot(table)).table.stage is Stage.OVER
    await harness.tables.deadlines.stop()


@pytest.mark.long
async def test_five_hundred_tables_at_once(harness: TableHarness) -> None:
    harness.tables._limits = Limits(tables=500, hosted=500)
    ids = await asyncio.gather(
        *(harness.start_table("scripted", 1, 2, channel=channel) for channel in range(500))
    )
    assert len(set(ids)) == 500
    answers = await asyncio.gather(
        *(harness.act(table, user, "b1", "bid", str(user)) for table in ids for user in (1, 2)),
        *(harness.act(table, 1, "b1", "bid", "9") for table in ids),
        return_exceptions=True,
    )
    assert sum(isinstance(answer, Stale) for answer in answers) == 500
    assert not [a for a in answers if isinstance(a, Exception) and not isinstance(a, Refused)]
    for table in ids:
        stored = await harness.archive.load(table)
        assert stored is not None
        snapshot = codec.decode(stored.data, table, TWO_BIDS)[0]
        assert sorted(moves_made(snapshot.state)) == ["0 bid 1", "1 bid 2"]
    by_table = [revision for table, revision in harness.archive.written if table == ids[77]]
    assert by_table == [0, 1, 2, 3, 4]
