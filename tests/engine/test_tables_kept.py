"""What is kept: across a restart, an upgrade, another process and a cache that is too small."""

from __future__ import annotations

import asyncio

import pytest

from engine.api.action import Wait
from engine.api.game import GameInfo
from engine.api.refusals import Refused, Stale, Unavailable
from engine.service import table_store
from engine.table import codec
from engine.table.model import Stage
from tests.engine.tables_of import TWO_BIDS, lapsing
from tests.support import sample_game
from tests.support.clockwork import House, settle
from tests.support.desk import END, Desk, plays


async def test_a_table_that_moved_on_elsewhere_is_stale_here_and_then_looked_at_afresh(
    house: House,
) -> None:
    """Two processes with one archive: what one keeps in memory the other makes old."""
    table = await house.playing("desk", 1, 2)
    elsewhere = house.again()
    await elsewhere.act(table, 2, "b1", "bid", "5")
    heard = len(house.listener.heard)
    with pytest.raises(Stale):
        await house.act(table, 1, "b1", "bid", "4")
    assert len(house.listener.heard) == heard
    assert plays((await house.tables.snapshot(table)).table.state) == ("1 bid 5",)
    await house.act(table, 1, "b1", "bid", "4")
    await elsewhere.tables.stop_deadlines()


async def test_a_click_that_is_cancelled_leaves_the_table_to_the_archive(house: House) -> None:
    """Whether it was written is not known; what is read next is what was written."""
    table = await house.playing("desk", 1, 2)
    house.archive.gate.clear()
    click = asyncio.create_task(house.act(table, 1, "b1", "bid", "4"))
    await settle()
    click.cancel()
    with pytest.raises(asyncio.CancelledError):
        await click
    house.archive.gate.set()
    change = await house.act(table, 2, "b1", "bid", "5")
    stored = await house.archive.load(table)
    assert stored is not None
    assert codec.decode(stored.data, table, TWO_BIDS)[0] == change.after


async def test_a_restart_loses_nothing_that_was_acknowledged(house: House) -> None:
    table = await house.playing("parlour", 1, 2)
    change = await house.act(table, 1, "b0", "bid", "2")
    lobby_id = await house.opened("desk", 3, 4, channel=8)
    after = house.again()
    assert (await after.tables.snapshot(table)).table == change.after
    assert (await after.tables.snapshot(table)).offers == change.offers
    assert (await after.tables.snapshot(lobby_id)).table.people == (3, 4)
    await after.tables.stop_deadlines()


def _version(number: int, upgrade: object = None) -> Desk:
    info = GameInfo(slug="desk", version=number, seats=(1, 2), minutes=(1, 1), bound=9)
    return Desk(
        TWO_BIDS.script, TWO_BIDS.leads, info=info, upgrades={1: upgrade} if upgrade else {}
    )


async def test_a_table_that_cannot_be_upgraded_is_frozen_and_keeps_its_bytes(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.playing("desk", 1, 2)
    await house.tables.stop_deadlines()
    before = await house.archive.load(table)

    def upgrade(state: dict[str, object]) -> dict[str, object]:
        raise KeyError("hands")

    after = house.again({"desk": _version(2, upgrade)})
    await after.tables.start_deadlines()
    await after.clock.pass_ms(10_000_000)
    with pytest.raises(Unavailable) as caught:
        await after.act(table, 1, "b1", "bid", "4")
    assert caught.value.line.key == "refusal-frozen"
    assert await house.archive.load(table) == before
    assert "KeyError" in caplog.text
    await after.tables.stop_deadlines()


async def test_a_table_of_a_game_that_is_gone_is_frozen(house: House) -> None:
    table = await house.playing("desk", 1, 2)
    after = house.again({"parlour": sample_game.create()})
    with pytest.raises(Unavailable) as caught:
        await after.tables.snapshot(table)
    assert caught.value.line.key == "refusal-frozen-no-game"
    await after.tables.stop_deadlines()


async def test_an_upgraded_table_plays_on_and_its_log_replays_from_there(house: House) -> None:
    table = await house.playing("desk", 1, 2)
    await house.act(table, 1, "b1", "bid", "4")
    first = await house.archive.checkpoint(table)
    after = house.again({"desk": _version(2, lambda state: {**state, "seats": 7})})
    change = await after.act(table, 2, "b1", "bid", "5")
    assert change.after.version == change.entry.version == 2
    assert change.after.state.seats == 7
    kept = await house.archive.checkpoint(table)
    assert first is not None
    assert kept is not None
    assert (first[0], kept[0]) == (2, 4)
    await after.act(table, 2, "d", "done")
    assert (await house.archive.checkpoint(table)) == kept
    await after.tables.stop_deadlines()


async def test_no_more_tables_are_kept_in_memory_than_the_bound(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_store, "CACHED_TABLES", 3)
    ids = [await house.playing("desk", 1, 2, channel=channel) for channel in range(8)]
    for table in ids:
        await house.act(table, 1, "b1", "bid", "4")
        assert len(house.tables._store) <= 3
    # One that was thrown out is as good as one that was kept.
    await house.act(ids[0], 2, "b1", "bid", "5")
    assert len(plays((await house.tables.snapshot(ids[0])).table.state)) == 2


async def test_clocks_of_tables_that_are_not_kept_run_too(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_store, "CACHED_TABLES", 2)
    script = {"a": {0: (lapsing("ready", Wait.PROMPT),)}}
    house = house.again({"desk": Desk(script, {("a", "ready"): END})})
    ids = [await house.playing("desk", 1, 2, channel=channel) for channel in range(6)]
    await house.clock.pass_ms(25_000)
    for table in ids:
        assert (await house.tables.snapshot(table)).table.stage is Stage.OVER
    await house.tables.stop_deadlines()


async def test_five_hundred_tables_at_once(house: House) -> None:
    ids = await asyncio.gather(
        *(house.playing("desk", 1, 2, channel=channel) for channel in range(500))
    )
    assert len(set(ids)) == 500
    answers = await asyncio.gather(
        *(house.act(table, user, "b1", "bid", str(user)) for table in ids for user in (1, 2)),
        *(house.act(table, 1, "b1", "bid", "9") for table in ids),
        return_exceptions=True,
    )
    assert sum(isinstance(answer, Stale) for answer in answers) == 500
    assert not [a for a in answers if isinstance(a, Exception) and not isinstance(a, Refused)]
    for table in ids:
        stored = await house.archive.load(table)
        assert stored is not None
        snapshot = codec.decode(stored.data, table, TWO_BIDS)[0]
        assert sorted(plays(snapshot.state)) == ["0 bid 1", "1 bid 2"]
    by_table = [revision for table, revision in house.archive.written if table == ids[77]]
    assert by_table == [0, 1, 2, 3, 4]
