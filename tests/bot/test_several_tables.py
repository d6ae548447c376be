"""A person who sits at several tables: commands by DM, and the list of their tables."""

from __future__ import annotations

from typing import Any

import pytest_asyncio

from cogs.messages.overviews import WAIT_SECONDS
from engine.api.action import Action
from engine.api.game import AnyGame
from engine.table import lobby
from engine.table.model import Change, Table
from engine.table.play import record_change, with_missed
from engine.table.snapshot import TableSnapshot
from tests.bot.conftest import choose, reply_text
from tests.support.sim import HOUSE_MS, Sim, controls, labelled, nodes, text


@pytest_asyncio.fixture
async def two(sim: Sim) -> Sim:
    """Return two races of Ann against the house, in #tables and #attic; both wait for her."""
    ann = sim.people["Ann"]
    sim.attic = sim.guild.create_text_channel("attic")
    for channel in (sim.channel, sim.attic):
        await ann.slash(channel, "play", game="race", options="first=host")
        table = next(m for m in reversed(channel.history()) if m.flags.components_v2)
        await ann.click(table, label="Add the house")
        await ann.click(table, label="Start")
    return sim


async def _seen(sim: Sim):
    return [await sim.run(sim.bot.tables.in_channel(each.id)) for each in (sim.channel, sim.attic)]


def _held(snapshot: TableSnapshot) -> set[str]:
    """Return the coloured cards of Ann's hand."""
    return {option.value for option in snapshot.offers[0][0].options if not option.then}


async def test_hand_asks_which_table_and_then_shows_that_hand(two: Sim) -> None:
    user = two.people["Ann"].user
    asked = await user.slash("hand")
    labels = [node["label"] for node in nodes(asked.response) if node["type"] == 2]
    assert labels == ["Racing Hedgehogs · #attic", "Racing Hedgehogs · #tables"]
    await user.click(asked.response, label="Racing Hedgehogs · #tables")
    shown = next(m for m in user.dm_channel.history(viewer=user) if m.id == asked.response.id)
    here, _ = await _seen(two)
    mine = {each.split(":")[1] for each in controls(shown) if each.startswith("p:")}
    assert mine == {str(here.table.id)}


async def test_a_typed_move_that_fits_one_table_is_made_there(two: Sim) -> None:
    user = two.people["Ann"].user
    here, there = await _seen(two)
    # The deal follows the ids of the clicks: a card must be held at one table alone, whichever.
    while _held(here) == _held(there):
        hand = here.view(0).hand
        rarest = Action("play", (min(_held(here), key=[str(each) for each in hand].count),))
        await two.run(two.bot.tables.act(here.table.id, user.id, None, rarest))
        while 0 not in (await _seen(two))[0].awaited:
            await two.pass_time(HOUSE_MS / 1000)
        here, there = await _seen(two)
    held = [_held(each) for each in (here, there)]
    one = 0 if held[0] - held[1] else 1
    alone, both = sorted(held[one] - held[1 - one]), sorted(held[0] & held[1])
    assert alone
    assert both
    asked = await user.slash("move", move=both[0])
    assert "several tables" in reply_text(asked)
    assert len(controls(asked.response)) == 2
    assert [each.table.revision for each in await _seen(two)] == [
        here.table.revision,
        there.table.revision,
    ]
    await user.slash("move", move=alone[0])
    after = await _seen(two)
    before = (here, there)
    assert after[one].table.revision == before[one].table.revision + 1
    assert after[1 - one].table.revision == before[1 - one].table.revision


async def test_a_move_suggested_for_a_table_is_made_at_that_table(two: Sim) -> None:
    user = two.people["Ann"].user
    before = await _seen(two)
    offered = await user.autocomplete("move", "move", "red")
    assert all("#tables" in each["name"] or "#attic" in each["name"] for each in offered)
    chosen = next(each for each in offered if "#attic" in each["name"])
    await user.slash("move", move=chosen["value"])
    after = await _seen(two)
    assert after[0].table.revision == before[0].table.revision
    assert after[1].table.revision == before[1].table.revision + 1


async def test_a_single_waiting_table_is_chosen_without_a_question(two: Sim) -> None:
    ann = two.people["Ann"]
    hand = await ann.slash(two.attic, "hand")
    await ann.click(hand.response, custom_id=next(e for e in controls(hand.response) if ":p" in e))
    _, there = await _seen(two)
    assert there.table.seat_of(ann.id) not in there.awaited
    answer = await ann.user.slash("hand")
    assert {each.split(":")[1] for each in controls(answer.response) if each[:2] == "p:"} == {"1"}
    await two.pass_time(HOUSE_MS / 1000)


async def test_leave_and_end_by_dm_ask_which_table_and_then_to_confirm(two: Sim) -> None:
    user = two.people["Ann"].user
    for command in ("end", "leave"):
        asked = await user.slash(command)
        assert "several tables" in reply_text(asked)
        before = len(await two.run(two.bot.tables.of_user(user.id)))
        await user.click(asked.response, custom_id=next(iter(controls(asked.response))))
        shown = next(m for m in user.dm_channel.history(viewer=user) if m.id == asked.response.id)
        assert len(await two.run(two.bot.tables.of_user(user.id))) == before
        await user.click(shown, custom_id=labelled(shown, "Confirm"))
        left = await two.run(two.bot.tables.of_user(user.id))
        assert len(left) == before - 1
        await two.people["Ann"].slash(two.attic, "play", game="race")


async def test_table_by_dm_links_every_table(two: Sim) -> None:
    answer = reply_text(await two.people["Ann"].user.slash("table"))
    assert f"/{two.channel.id}/" in answer
    assert f"/{two.attic.id}/" in answer
    assert answer.count("\n- Racing Hedgehogs <#") == 2
    assert text(two.table)


def _overviews(sim: Sim, person: Any) -> list[Any]:
    return [each for each in person.user.dm_channel.history() if "Your tables" in text(each)]


async def test_one_message_lists_the_tables_and_the_hand_that_waits_longest_comes_first(
    two: Sim,
) -> None:
    ann = two.people["Ann"]
    await two.pass_time(WAIT_SECONDS)
    (message,) = _overviews(two, ann)
    here, there = await _seen(two)
    messages = ann.user.dm_channel.history()
    hands = {
        each.table.id: next(m for m in messages if f":{each.table.id}:0:" in str(controls(m)))
        for each in (here, there)
    }
    _, first, second, behind = text(message).splitlines()
    assert "10 seconds behind" in behind
    for line, table in ((first, here), (second, there)):
        assert "your turn" in line
        assert f"<#{table.table.channel}>" in line
        assert f"/{hands[table.table.id].id})" in line
    (button,) = [node for node in nodes(message) if node["type"] == 2]
    assert button["url"].endswith(f"/{hands[here.table.id].id}")
    assert "hand" not in text(message).casefold(), "and no secret"


async def test_the_list_is_edited_once_for_several_moves_and_not_without_a_change(two: Sim) -> None:
    ann = two.people["Ann"]
    await two.pass_time(WAIT_SECONDS)
    (before,) = _overviews(two, ann)
    asked = len(two.env.http_requests)

    def edits() -> int:
        later = two.env.http_requests[asked:]
        return sum((r.method, r.path.split("/")[-1]) == ("PATCH", str(before.id)) for r in later)

    for snapshot in await _seen(two):
        offer = snapshot.offers[0][0]
        plain = next(option.value for option in offer.options if not option.then)
        await two.run(two.bot.tables.act(snapshot.table.id, ann.id, None, Action("play", (plain,))))
    assert edits() == 0
    await two.pass_time(WAIT_SECONDS)
    assert edits() == 1
    (after,) = _overviews(two, ann)
    assert "your turn" not in text(after).splitlines()[1]
    assert "waiting for" in text(after)


async def test_the_list_says_of_a_table_at_rest_that_it_waits_for_nobody(two: Sim) -> None:
    def covered(table: Table, game: AnyGame, now_ms: int) -> Change:
        return record_change(table, with_missed(table, 0, 2), game, Action("set"), (), now_ms)

    here, _ = await _seen(two)
    await two.run(two.bot.tables.change(here.table.id, covered))
    await two.pass_time(WAIT_SECONDS)
    (message,) = _overviews(two, two.people["Ann"])
    _, first, second, behind = text(message).splitlines()
    assert "10 seconds behind" in behind
    assert f"<#{two.attic.id}>: **your turn** since" in first
    rests = "Everybody is away. The game goes on as soon as somebody is back."
    assert second.endswith(f"<#{two.channel.id}>: {rests}")


async def test_the_list_goes_with_the_last_but_one_table(two: Sim) -> None:
    ann = two.people["Ann"]
    await two.pass_time(WAIT_SECONDS)
    await two.restart()
    here, _ = await _seen(two)
    await two.run(two.bot.tables.change(here.table.id, lobby.end(0, manages=True)))
    await two.pass_time(WAIT_SECONDS)
    assert not _overviews(two, ann)
    assert (await two.run(two.bot.archive.preferences(ann.id))).overview is None


async def test_nobody_at_one_table_has_a_list_or_who_takes_no_hands_by_dm(two: Sim) -> None:
    ann, bob = two.people["Ann"], two.people["Bob"]
    await bob.slash(two.guild.create_text_channel("cellar"), "play", game="badger")
    await two.pass_time(WAIT_SECONDS)
    assert not _overviews(two, bob)
    assert len(_overviews(two, ann)) == 1
    await choose(two, ann, "me", "language", "de")
    await two.pass_time(1)
    assert any("Deine Tische" in text(each) for each in ann.user.dm_channel.history())
    await choose(two, ann, "me", "hands", "off")
    await two.pass_time(1)
    assert not any("Deine Tische" in text(each) for each in ann.user.dm_channel.history())
