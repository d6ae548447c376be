"""Private tables: playing on from a step of a replay, by direct message against the house."""

from __future__ import annotations

from typing import Any

from cogs.controls.custom_id import Control, ControlId
from engine.table.model import Stage, Strength
from engine.table.private import Player, new_game
from engine.table.snapshot import TableSnapshot
from tests.bot.conftest import reply_text
from tests.support.sim import HOUSE_MS, Sim, controls, labelled, text


async def press(sim: Sim, name: str, detail: str, *values: str) -> Any:
    """Press *Play on from here* with any detail, or choose in its menu."""
    custom_id = ControlId(1, Control.PLAY_ON, detail).custom_id("o" if values else "n")
    click = (sim.people[name], sim.table, custom_id, *([[*values]] if values else []))
    (result,) = await sim.burst(click)
    return result


async def private(sim: Sim, name: str) -> TableSnapshot:
    """Return the latest private table of somebody."""
    channel = sim.people[name].user.dm_channel.id
    return await sim.run(sim.bot.tables.in_channel(channel))


async def test_somebody_plays_on_from_a_step_and_nothing_of_it_counts(ended: Sim) -> None:
    cid = ended.people["Cid"]
    replay = await ended.run(ended.bot.tables.replays.of(1))
    panel = (await cid.click(ended.table, label="Replay")).response
    asked = await cid.click(panel, label="Play on from here")
    assert "Which seat do you take?" in reply_text(asked)
    assert "private table is open" in reply_text(await press(ended, "Cid", "", "4.1"))
    snapshot = await private(ended, "Cid")
    assert snapshot.table.state == replay.steps[4].state
    assert [each.user for each in snapshot.table.seats] == [None, cid.id, None]
    await ended.restart()
    channel = cid.user.dm_channel
    hands = [each for each in channel.history() if each.flags.components_v2]
    assert any("nothing counts" in text(each) for each in hands)
    while (snapshot := await private(ended, "Cid")).table.is_active:
        hand = ended.dm(cid)
        if snapshot.awaited == (1,):
            move = next(each for each in controls(hand) if each.startswith("p:"))
            assert (await cid.user.click(hand, custom_id=move)).acknowledged
        else:
            await ended.pass_time(HOUSE_MS / 1000)
    assert snapshot.table.stage is Stage.OVER
    over = ended.dm(cid)
    assert "wins" in text(over)
    assert {each.id for each in channel.history()} == {each.id for each in hands}  # no pings
    assert await ended.run(ended.bot.archive.result(snapshot.table.id)) is None
    again = (await cid.user.click(over, label="Replay")).response
    assert "Step 0 of" in text(again)
    assert "Download" not in str(again.components)


async def test_a_hand_that_waits_at_a_private_table_tells_in_words_what_the_house_has_played(
    ended: Sim,
) -> None:
    cid = ended.people["Cid"]
    await press(ended, "Cid", "", "4.1")
    told = list[str]()
    for _ in range(6):
        snapshot = await private(ended, "Cid")
        if snapshot.awaited == (1,):
            move = next(each for each in controls(ended.dm(cid)) if each.startswith("p:"))
            await cid.user.click(ended.dm(cid), custom_id=move)
        else:
            await ended.pass_time(HOUSE_MS / 1000)
        last = (await private(ended, "Cid")).table.last_seat
        if "Waiting for the house" in text(ended.dm(cid)) and last != 1:
            told.append(text(ended.dm(cid)))
    assert told
    assert all("-# Since your last turn:" in each and " plays " in each for each in told)


async def test_a_second_private_table_replaces_the_first_only_where_that_is_wanted(
    ended: Sim,
) -> None:
    await press(ended, "Ann", "3.0")
    first = (await private(ended, "Ann")).table
    asked = await press(ended, "Ann", "5.2")
    assert "already have a private table" in reply_text(asked)
    assert (await private(ended, "Ann")).table == first
    ann = ended.people["Ann"]
    await ann.click(asked.response, label="Replace it")
    second = (await private(ended, "Ann")).table
    assert second.id != first.id
    assert second.seat_of(ann.id) == 2
    closed = await ended.run(ended.bot.tables.snapshot(first.id))
    assert closed.table.stage is Stage.CLOSED
    leave = await ann.user.slash("leave")
    assert "End this game" in reply_text(leave), "the house does not play on alone"
    end = await ann.user.click(ended.dm(ann), label="End the game")
    await ann.user.click(end.response, label="Confirm")
    assert (await private(ended, "Ann")).table.stage is Stage.CLOSED


async def test_closed_direct_messages_are_said_and_no_table_is_opened(ended: Sim) -> None:
    bob = ended.people["Bob"]
    ended.fail("POST", f"/channels/{bob.user.dm_channel.id}/messages", status=403, code=50007)
    assert "send you any" in reply_text(await press(ended, "Bob", "3.0"))
    assert await ended.run(ended.bot.archive.in_channel(bob.user.dm_channel.id)) is None


async def test_only_its_person_sees_the_replay_of_a_private_table(ended: Sim) -> None:
    await press(ended, "Ann", "3.0")
    table = (await private(ended, "Ann")).table.id
    await ended.run(ended.bot.tables.close_unasked(table))
    custom_id = ControlId(table, Control.REPLAY).custom_id()
    shown, refused = await ended.burst(
        *((ended.people[name], ended.table, custom_id) for name in ("Ann", "Bob"))
    )
    assert "Step 0" in reply_text(shown)
    assert "Step" not in reply_text(refused)


async def test_a_new_private_game_begins_without_a_lobby(sim: Sim) -> None:
    """Also in a game that hides nothing, and for somebody who wants no hands by DM."""
    ann, game = sim.people["Ann"], sim.bot.tables.games["badger"]
    await sim.run(sim.bot.archive.update_preferences(ann.id, dm_hands=False))
    channel = (await sim.run(sim.bot.create_dm(ann))).id
    player = Player(ann.id, "Ann", channel)
    opening = new_game(player, game, 2, bytes(32), house=Strength.SLEEPY)
    table = (await sim.run(sim.bot.tables.open_private(opening))).table
    assert (table.house, table.stage, table.people) == (Strength.SLEEPY, Stage.PLAY, (ann.id,))
    assert labelled(sim.dm(ann), "End the game")
