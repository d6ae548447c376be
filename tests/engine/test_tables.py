"""The service: commit before announce, double clicks, failures, and who may act."""

from __future__ import annotations

import asyncio

import pytest

from engine.api.action import Action
from engine.api.refusals import Illegal, NotSeated, NotYourTurn, Stale, Unavailable
from engine.table import lobby
from engine.table.model import Cause, Stage
from tests.engine.builders import TWO_BIDS, press
from tests.support.replay import replay
from tests.support.scripted_game import ScriptedGame, moves_made
from tests.support.table_harness import TableHarness, WatchedArchive, settle


async def test_a_game_from_its_lobby_to_its_end(harness: TableHarness) -> None:
    table = await harness.start_table("scripted", 1, 2)
    await harness.act(table, 2, "b1", "bid", "4")
    await harness.act(table, 2, "d", "done")
    last = await harness.act(table, 1, "t1", "go")
    assert last.after.stage is Stage.OVER
    snapshot = await harness.tables.snapshot(table)
    assert snapshot.table == last.after
    log = await harness.archive.log(table)
    assert [entry.revision for entry in log] == list(range(len(log)))
    assert [entry.action.verb for entry in log] == ["open", "join", "start", "bid", "done", "go"]
    assert replay(snapshot.table, TWO_BIDS, log[3:]) == snapshot.table.state


async def test_every_change_is_written_before_it_is_announced(harness: TableHarness) -> None:
    """The listener asserts it for each change; here it is counted."""
    table = await harness.start_table("scripted", 1, 2)
    await harness.act(table, 1, "b1", "bid", "4")
    assert [change.entry.revision for change in harness.announcer.changes] == [0, 1, 2, 3]
    assert harness.archive.written == [(table, revision) for revision in range(4)]


async def test_move_is_not_announced_before_it_is_written(harness: TableHarness) -> None:
    table = await harness.start_table("scripted", 1, 2)
    heard = len(harness.announcer.changes)
    harness.archive.gate.clear()
    click = asyncio.create_task(harness.act(table, 1, "b1", "bid", "4"))
    await settle()
    assert not click.done()
    assert len(harness.announcer.changes) == heard
    assert (await harness.tables.snapshot(table)).table.revision == 2
    harness.archive.gate.set()
    assert (await click).after.revision == 3
    assert len(harness.announcer.changes) == heard + 1


async def test_table_can_be_used_after_a_failed_commit(
    harness: TableHarness,
) -> None:
    table = await harness.start_table("scripted", 1, 2)
    heard = len(harness.announcer.changes)
    harness.archive.fails = OSError("the disk is full")
    with pytest.raises(OSError, match="full"):
        await harness.act(table, 1, "b1", "bid", "4")
    assert len(harness.announcer.changes) == heard
    assert moves_made((await harness.tables.snapshot(table)).table.state) == ()
    again = await harness.act(table, 1, "b1", "bid", "4")
    assert moves_made(again.after.state) == ("0 bid 4",)


async def test_a_double_click_acts_once(harness: TableHarness) -> None:
    table = await harness.start_table("scripted", 1, 2)
    harness.archive.gate.clear()
    clicks = [asyncio.create_task(harness.act(table, 1, "b1", "bid", "4")) for _ in range(3)]
    await settle()
    harness.archive.gate.set()
    answers = await asyncio.gather(*clicks, return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["Change", "Stale", "Stale"]
    assert moves_made((await harness.tables.snapshot(table)).table.state) == ("0 bid 4",)


async def test_two_people_click_at_once_and_both_count(harness: TableHarness) -> None:
    table = await harness.start_table("scripted", 1, 2)
    await asyncio.gather(
        harness.act(table, 1, "b1", "bid", "4"), harness.act(table, 2, "b1", "bid", "5")
    )
    assert sorted(moves_made((await harness.tables.snapshot(table)).table.state)) == [
        "0 bid 4",
        "1 bid 5",
    ]


async def test_table_can_be_used_after_an_error_in_the_rules(
    watched_archive: WatchedArchive,
) -> None:
    class Clumsy(ScriptedGame):
        def apply(self, state, seat, action):
            if action.args == ("5",):
                raise KeyError("hands")
            return super().apply(state, seat, action)

    harness = TableHarness({"scripted": Clumsy(TWO_BIDS.script, TWO_BIDS.leads)}, watched_archive)
    table = await harness.start_table("scripted", 1, 2)
    with pytest.raises(KeyError):
        await harness.act(table, 1, "b1", "bid", "5")
    assert (await harness.act(table, 1, "b1", "bid", "4")).after.revision == 3
    await harness.tables.deadlines.stop()


async def test_a_replay_that_is_kept_forgets_whom_another_process_has_forgotten(
    harness: TableHarness,
) -> None:
    table = await harness.start_table("scripted", 1, 2)
    await harness.act(table, 1, "b1", "bid", "4")
    await harness.act(table, 2, "d", "done")
    await harness.act(table, 1, None, "go")
    assert (await harness.tables.replays.of(table)).table.seats[0].user == 1
    await harness.tables.archive.forget(1, ())
    # As for a table of another process: it is read again.
    harness.tables._store.drop([table])
    assert (await harness.tables.replays.of(table)).table.seats[0].user != 1


async def test_game_whose_rules_have_changed_says_that_it_cannot_be_replayed(
    harness: TableHarness,
) -> None:
    class Stricter(ScriptedGame):
        def apply(self, state, seat, action):
            if action.args == ("4",):
                raise Illegal("scripted-no-fours")
            return super().apply(state, seat, action)

    table = await harness.start_table("scripted", 1, 2)
    await harness.act(table, 1, "b1", "bid", "4")
    await harness.act(table, 2, "d", "done")
    await harness.act(table, 1, None, "go")
    assert len((await harness.tables.replays.of(table)).steps) == 4
    changed = {"scripted": Stricter(TWO_BIDS.script, TWO_BIDS.leads)}
    later = harness.restarted(changed).tables
    for look in (later.replays.of, later.replays.story):
        with pytest.raises(Unavailable) as caught:
            await look(table)
        assert caught.value.line.key == "refusal-no-record"


async def test_refused_act_says_why(harness: TableHarness) -> None:
    table = await harness.open_table("scripted", 1, 2)
    for user, kind, key in ((1, Unavailable, "refusal-not-begun"),):
        with pytest.raises(kind) as caught:
            await harness.act(table, user, "b1", "bid", "4")
        assert caught.value.line.key == key
    await harness.tables.start(table, 1)
    with pytest.raises(NotSeated):
        await harness.act(table, 9, "b1", "bid", "4")
    with pytest.raises(Illegal):
        await harness.act(table, 1, "b1", "bid", "44")
    await harness.act(table, 2, "d", "done")
    with pytest.raises(NotYourTurn):
        await harness.act(table, 2, None, "bid", "4")
    with pytest.raises(Stale):
        await harness.act(table, 2, "b1", "bid", "4")
    await harness.act(table, 1, None, "go")
    with pytest.raises(Unavailable) as caught:
        await harness.act(table, 1, "t1", "go")
    assert caught.value.line.key == "refusal-table-over"
    with pytest.raises(Unavailable) as caught:
        await harness.act(table + 1, 1, "t1", "go")
    assert caught.value.line.key == "refusal-no-such-table"


async def test_posted_question_is_listed_once(harness: TableHarness) -> None:
    script = {"a": {seat: (press("ready", posted=True), press("own", "o")) for seat in (0, 1)}}
    harness = harness.restarted({"scripted": ScriptedGame(script, {})})
    table = await harness.start_table("scripted", 1, 2)
    snapshot = await harness.tables.snapshot(table)
    assert [offer.verb for offer in snapshot.posted] == ["ready"]
    assert snapshot.awaited == (0, 1)
    await harness.act(table, 1, "q", "ready")
    # It still stands for the other seat.
    assert [offer.verb for offer in (await harness.tables.snapshot(table)).posted] == ["ready"]


async def test_offer_to_house_seats_only_is_not_posted(harness: TableHarness) -> None:
    script = {"a": {0: (press("own", "o"),), 1: (press("ready", posted=True),)}}
    harness = harness.restarted({"scripted": ScriptedGame(script, {})})
    table = await harness.start_table("scripted", 1, 2, 3)
    assert [offer.verb for offer in (await harness.tables.snapshot(table)).posted] == ["ready"]
    await harness.tables.change(table, lobby.leave(2))
    snapshot = await harness.tables.snapshot(table)
    assert 1 in snapshot.awaited
    assert snapshot.posted == ()


async def test_the_log_says_who_moved(harness: TableHarness) -> None:
    table = await harness.start_table("scripted", 1, 2)
    await harness.act(table, 2, "b1", "bid", "4")
    entry = (await harness.archive.log(table))[-1]
    assert (entry.seat, entry.action, entry.cause) == (1, Action("bid", ("4",)), Cause.PERSON)
