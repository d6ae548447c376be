"""Tables in threads, forum posts and voice chats; channels that lack something or are gone."""

from __future__ import annotations

from typing import Any

import pytest

from engine.api.action import Action
from tests.bot.conftest import mover_of, now, play_one, reply_text
from tests.support.sim import Sim, controls, labelled, text


def _place(sim: Sim, kind: str) -> Any:
    match kind:
        case "thread":
            return sim.thread(sim.channel)
        case "forum post":
            return sim.thread(sim.guild.create_forum_channel("games"), "who plays?")
        case "voice chat":
            return sim.guild.create_voice_channel("voice")
        case "news":
            return sim.guild.create_news_channel("news")


@pytest.mark.parametrize("kind", ["thread", "forum post", "voice chat", "news"])
async def test_a_race_is_played_wherever_people_write(sim: Sim, kind: str) -> None:
    sim.channel = _place(sim, kind)
    ann, bob, cid = sim.people.values()
    assert "open" in reply_text(await ann.slash(sim.channel, "play", game="race"))
    await bob.click(sim.table, label="Join")
    await cid.click(sim.table, label="Join")
    await ann.click(sim.table, label="Start")
    for _ in range(4):
        await play_one(sim)
    await sim.restart()
    await play_one(sim)
    assert (await now(sim)).table.revision == 3 + 5
    assert [m.id for m in sim.channel.history() if m.flags.components_v2] == [sim.table.id]


async def test_a_thread_and_its_channel_have_separate_tables(race: Sim) -> None:
    thread = race.thread(race.channel)
    ann = race.people["Ann"]
    assert "open" in reply_text(await ann.slash(thread, "play", game="race"))
    assert "no seat" not in reply_text(await ann.slash(race.channel, "hand"))
    assert "not begun" in reply_text(await ann.slash(thread, "hand"))


async def test_missing_thread_permissions_are_named(sim: Sim) -> None:
    thread = sim.thread(sim.channel)
    sim.deny(send_messages_in_threads=False)
    answer = reply_text(await sim.people["Ann"].slash(thread, "play", game="race"))
    assert "Send Messages in Threads" in answer


async def test_a_table_opens_without_the_embed_links_permission(sim: Sim) -> None:
    sim.deny(embed_links=False, read_message_history=False)
    ann = sim.people["Ann"]
    await ann.slash(sim.channel, "play", game="race")
    await ann.click(sim.table, label="Add the house")
    await ann.click(sim.table, label="Start")
    assert sim.table.attachments
    assert "Round 1 of 3" in text(sim.table)


async def test_a_person_who_left_the_server_does_not_stop_the_game(race: Sim) -> None:
    mover = await mover_of(race)
    before = (await now(race)).table.revision
    race.guild.remove_member(mover)
    await race.pass_time(6 * 3600 + 1)
    assert (await now(race)).table.revision == before + 1
    assert "so the house moves for them" in text(race.table)


@pytest.mark.parametrize("code", [50007, 50278, 0])
async def test_a_dm_that_cannot_be_sent_is_reported_once(lobby: Sim, code: int) -> None:
    bob = lobby.people["Bob"]
    await lobby.run(lobby.bot.create_dm(bob))
    path = f"/channels/{bob.user.dm_channel.id}/messages"
    lobby.fail("POST", path, status=403, code=code, times=None)
    await lobby.people["Ann"].click(lobby.table, label="Start")
    for _ in range(4):
        snapshot = await now(lobby)
        seat, user = snapshot.awaited[0], snapshot.table.seats[snapshot.awaited[0]].user
        offer = snapshot.offers[seat][0]
        plain = next(option.value for option in offer.options if not option.then)
        await lobby.run(
            lobby.bot.tables.act(snapshot.table.id, user or 0, offer.ask, Action("play", (plain,)))
        )
    told = [m for m in lobby.channel.history() if "direct messages" in m.content]
    assert len(told) == 1
    tries = [r for r in lobby.env.http_requests if (r.method, r.path) == ("POST", path)]
    assert len(tries) == 1


async def test_two_presses_of_start_at_once_begin_one_game(lobby: Sim) -> None:
    ann, bob, _ = lobby.people.values()
    start = labelled(lobby.table, "Start")
    results = await lobby.burst(*((who, lobby.table, start) for who in (ann, bob, ann)))
    assert all(result.acknowledged for result in results)
    assert (await now(lobby)).table.revision == 3
    assert sum("already begun" in reply_text(result) for result in results) >= 1


async def test_nonsense_typed_as_a_move_is_refused(race: Sim) -> None:
    mover = await mover_of(race)
    before = (await now(race)).table.revision
    for nonsense in (
        "🦔",
        "@everyone",
        "red1; drop table",
        "red " * 50,
        '"' * 200,
        "+",
        "\u200b",
    ):
        answer = reply_text(await mover.slash(race.channel, "move", move=nonsense))
        assert "understand the move" in answer, nonsense[:20]
        assert "@everyone" not in answer
        assert len(answer) < 500
    assert (await now(race)).table.revision == before
    other = next(each for each in race.people.values() if each is not mover)
    answer = reply_text(await other.slash(race.channel, "move", move="🦔"))
    assert "s not your turn" in answer


async def test_a_card_is_read_however_its_number_is_written(race: Sim) -> None:
    for spelling in ("{} {}", "{} +{}", "play {} {}"):
        mover = await mover_of(race)
        snapshot = await now(race)
        options = snapshot.offers[snapshot.awaited[0]][0].options
        card = next(option.value for option in options if not option.then)
        await mover.slash(race.channel, "move", move=spelling.format(card[:-1], card[-1]))
        assert (await now(race)).table.revision == snapshot.table.revision + 1, spelling


async def test_names_are_shown_as_written_and_fit(sim: Sim) -> None:
    wild = ("**W**" + "W" * 27, "<@&1> @everyone", "🦔" * 16, "\u202eevil\u202e")
    people = [sim.person(name) for name in wild]
    ann = sim.people["Ann"]
    await ann.slash(sim.channel, "play", game="race")
    for person in people:
        await person.click(sim.table, label="Join")
    await ann.click(sim.table, label="Start")
    shown = text(sim.table)
    assert "@everyone" not in shown
    assert "\u202e" not in shown
    assert "**W**" not in shown
    for person in people:
        panel = (await person.click(sim.table, label="My hand")).response
        assert any(each.startswith("n:") for each in controls(panel))


async def test_a_server_that_removed_the_bot_gets_no_requests(race: Sim) -> None:
    mover = await mover_of(race)
    hand, before = race.dm(mover), (await now(race)).table.revision
    race.env.backend.remove_guild(race.guild.id)
    await race.env.settle()
    asked = len(race.env.http_requests)
    await race.restart()
    assert (await now(race)).paused
    card = next(each for each in controls(hand) if ":play:" in each and "joker" not in each)
    assert (await mover.user.click(hand, custom_id=card)).acknowledged
    assert (await now(race)).table.revision == before + 1, "by DM people may still play"
    table = f"/channels/{race.channel.id}/messages/"
    assert not [each for each in race.env.http_requests[asked:] if each.path.startswith(table)]
