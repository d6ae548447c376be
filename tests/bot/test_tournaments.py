"""Tournaments on a simulated Discord: registration, threads, results, and what goes wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.api.legal_actions import list_actions
from engine.table import lobby
from tests.bot.conftest import manager, reply_text
from tests.support.sim import Sim, alts, build, controls, labelled, simulated, text
from tests.support.stored_rows import edited


async def opened(sim: Sim, **given: Any) -> Any:
    """Let Kim open a tournament of Badger, and the others join."""
    kim = manager(sim)
    given = {"game": "badger", "registration": "2h", **given}
    answer = await kim.slash(sim.channel, "tournament open", **given)
    assert "The tournament is open" in reply_text(answer)
    for name in ("Ann", "Bob", "Cid"):
        await sim.people[name].click(message(sim), label="Join")
    return kim


def message(sim: Sim) -> Any:
    """Return the tournament's message."""
    return next(m for m in reversed(sim.channel.history()) if m.flags.components_v2)


def tables(sim: Sim) -> list[int]:
    """Return the threads of tables, oldest first."""
    return [each.id for each in sim.channel.threads]


async def play(sim: Sim, thread: int) -> None:
    """Let everybody at a table make a move, then all but the last joined leave."""
    bot = sim.bot
    moved: set[int] = set()
    snapshot = await sim.run(bot.tables.in_channel(thread))
    people = snapshot.table.people
    while len(moved) < len(people):
        seat = snapshot.awaited[0]
        offer, user = snapshot.offers[seat][0], snapshot.table.seats[seat].user
        moved.add(user)
        move = bot.tables.act(snapshot.table.id, user, offer.ask, list_actions(offer)[0])
        snapshot = await sim.run(move) and await sim.run(bot.tables.in_channel(thread))
    for user in sorted(people)[:-1]:
        await sim.run(bot.tables.change(snapshot.table.id, lobby.leave(user)))


async def test_a_tournament_from_registration_to_podium(sim: Sim) -> None:
    kim = await opened(sim, title="Hedge Cup")
    assert "## Hedge Cup" in text(message(sim))
    assert "**Registered (3):** Ann, Bob, Cid" in text(message(sim))
    await sim.pass_time(2 * 3600)
    (called,) = [m for m in sim.channel.history() if "your game is open" in m.content]
    assert called.content.startswith("<@")
    assert called.id == tables(sim)[0]
    assert "Round 1 of 2" in text(message(sim))
    assert "Free this round:" in text(message(sim))
    await sim.restart()
    await play(sim, tables(sim)[0])
    await sim.pass_time(10)
    assert len(tables(sim)) == 2
    assert "Round 2 of 2" in text(message(sim))
    await play(sim, tables(sim)[1])
    await sim.pass_time(10)
    (alt,) = alts(message(sim))
    assert alt.startswith("Hedge Cup, Badger: 1: ")
    read = await kim.click(message(sim), label="Standings as text")
    assert "Final standings after 2 rounds" in reply_text(read)
    assert len(controls(message(sim))) == 1
    assert not await sim.run(sim.bot.archive.active_tournaments())


async def test_the_calendar_shows_when_a_tournament_begins_until_it_is_cancelled(sim: Sim) -> None:
    kim = manager(sim)
    calendar = sim.env.backend.get_guild(sim.guild.id).scheduled_events
    await kim.slash(sim.channel, "tournament open", game="badger", title="Hedge Cup")
    assert [each.name for each in calendar.values()] == ["Hedge Cup"]
    await sim.people["Ann"].click(message(sim), label="Join")
    await sim.restart()
    assert len(calendar) == 1
    sure = await kim.slash(sim.channel, "tournament cancel")
    await kim.click(sure.response, label="Confirm")
    assert not calendar


async def test_a_registration_that_was_deleted_is_posted_again_so_that_people_can_join(
    sim: Sim,
) -> None:
    await opened(sim)
    first = message(sim)
    await sim.run(sim.bot.get_channel(sim.channel.id).get_partial_message(first.id).delete())
    await sim.pass_time(10)
    assert message(sim).id != first.id
    dan = sim.person("Dan")
    assert "in!" in reply_text(await dan.click(message(sim), label="Join"))
    assert "**Registered (4):** Ann, Bob, Cid, Dan" in text(message(sim))


async def test_registration_is_managed_and_every_refusal_says_why(sim: Sim) -> None:
    ann = sim.people["Ann"]
    kim = await opened(sim)
    answer = await kim.slash(sim.channel, "tournament open", game="badger")
    assert "A tournament is running in this channel already" in reply_text(answer)
    attic = sim.guild.create_text_channel("attic")
    for given, why in (
        ({"registration": "soon"}, "use “soon” as a time"),
        ({"time": "1m"}, "use “1m” as a time"),
        ({"title": "x" * 61}, "60 characters at most"),
        ({"size": 4}, "not 4"),
        ({"options": "deck=huge"}, "deck"),
        ({"game": "race", "format": "roundrobin"}, "but this game needs 3"),
        ({"game": "safaru", "size": 2, "format": "knockout", "advancing": 2}, "Fewer people"),
    ):
        answer = await kim.slash(attic, "tournament open", **{"game": "badger", **given})
        assert why in reply_text(answer), given
    for command in ("start", "cancel"):
        answer = await kim.slash(attic, f"tournament {command}")
        assert "No tournament is running in this channel" in reply_text(answer)
    assert "already registered" in reply_text(await ann.click(message(sim), label="Join"))
    await ann.click(message(sim), label="Leave")
    assert "in this tournament" in reply_text(await ann.click(message(sim), label="Leave"))
    bob = sim.people["Bob"]
    await kim.slash(sim.channel, "tournament remove", person=bob)
    again = await kim.slash(sim.channel, "tournament remove", person=bob)
    assert "Bob" in reply_text(again)
    old = message(sim)
    join = labelled(old, "Join")
    await kim.slash(sim.channel, "tournament start")
    await sim.pass_time(10)
    assert "Only one person registered, and it needs 3" in text(message(sim))
    (late,) = await sim.burst((ann, old, join))
    assert "This tournament is over" in reply_text(late)
    await kim.slash(sim.channel, "tournament open", game="badger", registration="1h")
    sure = await kim.slash(sim.channel, "tournament cancel")
    done = await kim.click(sure.response, label="Confirm")
    assert "cancelled" in reply_text(done)
    assert "Kim has cancelled it" in text(message(sim))


async def test_a_permission_a_message_or_the_channel_that_is_gone_stops_nothing_else(
    sim: Sim,
) -> None:
    kim = await opened(sim)
    await kim.click(message(sim), label="Join")
    sim.deny(create_public_threads=False)
    await kim.slash(sim.channel, "tournament start")
    await sim.pass_time(10)
    assert "I need Create Public Threads" in text(message(sim))
    sim.restore()
    await sim.pass_time(300)
    assert len(tables(sim)) == 2
    assert "I need" not in text(message(sim))
    await sim.run(sim.bot.get_channel(sim.channel.id).get_partial_message(message(sim).id).delete())
    ann = sim.people["Ann"]
    await sim.run(sim.bot.tables.forget(ann.id, ("Ann",)))
    await sim.pass_time(10)
    assert "somebody" in text(message(sim))
    assert "Ann" not in text(message(sim))
    sim.env.backend.delete_channel(sim.channel.id)
    await sim.pass_time(10)
    (found,) = await sim.run(sim.bot.archive.tournaments_of(sim.guild.id, 5))
    assert found.reason.key == "tournament-channel-gone"


async def test_who_has_left_the_server_is_marked_and_gets_no_further_table(sim: Sim) -> None:
    kim = await opened(sim)
    ann = sim.people["Ann"]
    sim.guild.remove_member(ann)
    # Where Discord does not answer, nobody is taken for gone.
    sim.fail("GET", f"/guilds/{sim.guild.id}/members/{ann.id}", status=403, code=50001)
    await sim.pass_time(2 * 3600)
    (found,) = await sim.run(sim.bot.archive.active_tournaments())
    assert len(found.playing) == 3
    await play(sim, tables(sim)[0])
    await sim.pass_time(10)
    assert "Ann (left the server)" in alts(message(sim))[0]
    (found,) = await sim.run(sim.bot.archive.active_tournaments())
    assert {*found.rounds[1].pairings[0].players} == {*found.playing}
    for said in ("Ann is out of this tournament", "Ann isn"):
        removed = await kim.slash(sim.channel, "tournament remove", person=ann.user)
        assert said in reply_text(removed)


async def test_a_game_that_is_withdrawn_ends_its_tournament_with_a_sentence(tmp_path: Path) -> None:
    async with simulated(tmp_path / "tables.db", expect_errors=True) as sim:
        for name in ("Ann", "Bob", "Cid"):
            sim.person(name)
        kim = await opened(sim)
        await kim.slash(sim.channel, "tournament start")
        await sim.pass_time(10)
        await sim.bot.close()
        with edited(sim.path) as file:
            file.execute("UPDATE tournaments SET data = replace(data, 'badger', 'whist')")
            file.execute("UPDATE tables SET game = 'whist'")
        await sim.env.restart_bot(await build(sim.path))
        await sim.pass_time(10)
        assert "Tournament: Whist" in text(message(sim))
        assert "I no longer have this game, so the tournament ends here" in text(message(sim))
        read = await kim.click(message(sim), label="Standings as text")
        assert "points: 0, wins: 0" in reply_text(read)
        (thread,) = sim.channel.threads
        table = next(each for each in reversed(thread.history()) if each.flags.components_v2)
        pressed = await sim.people["Ann"].click(table, custom_id=labelled(table, "My move"))
        assert "This table plays “whist”, which I don" in reply_text(pressed)
        again = await kim.slash(sim.channel, "tournament open", game="race")
        assert "The tournament is open" in reply_text(again)
