"""Somebody is away: one ping, one warning, what was played for them, and their return."""

from __future__ import annotations

import re
from typing import Any

import pytest
import pytest_asyncio

from engine.table import attendance
from engine.table.model import Wish
from tests.bot.conftest import (
    choose,
    control,
    gathered,
    manager,
    mover_of,
    now,
    pings_of,
    play_one,
    reply_text,
)
from tests.support.sim import Sim, controls, labelled, text

#: A turn at live pace, and when a person is warned.
TURN, WARNED = 90, 60


@pytest_asyncio.fixture
async def live(sim: Sim) -> Sim:
    """Return a race of Ann, Bob and Cid at live pace, just dealt, with Ann to move."""
    await gathered(sim, "race", pace="live", options="first=host")
    await sim.people["Ann"].click(sim.table, label="Start")
    return sim


async def _ping_of(sim: Sim, person: Any) -> Any:
    (ping,) = pings_of(sim, person)
    return ping


async def _miss_turn(sim: Sim) -> None:
    """Let the time of the person to move run out."""
    revision = (await now(sim)).table.revision
    await sim.pass_time(TURN)
    assert (await now(sim)).table.revision > revision


async def _to_turn_of(sim: Sim, person: Any) -> None:
    while await mover_of(sim) != person:
        await play_one(sim)


async def test_who_looked_away_after_a_move_is_warned_of_the_next_turn(live: Sim) -> None:
    ann = live.people["Ann"]
    await play_one(live)
    await _to_turn_of(live, ann)
    assert pings_of(live, ann) == [], "she moved a moment ago"
    await live.pass_time(WARNED + 1)
    warning = await _ping_of(live, ann)
    assert "s your turn. You have time until <t:" in warning.content
    assert "Racing Hedgehogs" in warning.content
    await play_one(live)
    assert pings_of(live, ann) == []


async def test_who_is_away_is_pinged_and_the_warning_replaces_the_ping(live: Sim) -> None:
    await live.pass_time(70)
    await play_one(live)
    mover = await mover_of(live)
    ping = await _ping_of(live, mover)
    assert "s your turn" in ping.content
    await live.pass_time(WARNED + 1)
    warning = await _ping_of(live, mover)
    assert warning.id != ping.id
    assert "You have time until" in warning.content


async def test_a_warning_follows_the_time_of_what_its_person_is_asked(live: Sim) -> None:
    mover = await mover_of(live)
    await live.pass_time(WARNED + 1)
    before = (await _ping_of(live, mover)).content
    table = (await now(live)).table
    for each in live.people.values():
        wishing = attendance.wish(each.id, Wish.SLOWER)
        await live.run(live.bot.tables.change(table.id, wishing))
    await live.pass_time(1)
    snapshot = await now(live)
    assert snapshot.table.pace is not table.pace
    ((_, until_ms),) = snapshot.timeouts.values()
    after = (await _ping_of(live, mover)).content
    assert f"<t:{until_ms // 1000}:" not in before
    assert f"<t:{until_ms // 1000}:" in after


async def test_who_has_just_opened_a_menu_is_warned_once_they_look_away(live: Sim) -> None:
    ann = live.people["Ann"]
    await live.pass_time(WARNED - 5)
    await ann.click(live.table, label="My hand")
    await live.pass_time(10)
    assert pings_of(live, ann) == []
    await live.pass_time(11)
    assert "You have time until" in (await _ping_of(live, ann)).content


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_person_hears_what_was_played_and_then_that_the_house_covers(
    live: Sim, *, restarts: bool
) -> None:
    ann = live.people["Ann"]
    told_at = ("the house moved for you. *Ann plays", "The house plays for you until you are back")
    for told in told_at:
        await _to_turn_of(live, ann)
        await _miss_turn(live)
        if restarts:
            await live.restart(kill=True)
        assert told in (await _ping_of(live, ann)).content
    assert "The house plays for Ann until they are back." in text(live.table)
    assert "The house plays for you until you are back." in text(live.dm(ann))
    revision = (await now(live)).table.revision
    for other in ("Bob", "Cid"):
        assert await mover_of(live) == live.people[other]
        await play_one(live)
    await live.pass_time(15)
    snapshot = await now(live)
    assert snapshot.table.revision == revision + 3, "the house moved for Ann and did not wait"


@pytest.mark.parametrize("restarts", [False, True])
async def test_that_somebody_was_away_is_said_once_and_one_message_stands(
    live: Sim, *, restarts: bool
) -> None:
    ann = live.people["Ann"]
    await _miss_turn(live)
    away = await _ping_of(live, ann)
    words = "Your time ran out", "*Ann plays", "The seat is still yours."
    assert [each in away.content for each in words] == [True] * 3
    assert "your turn" not in away.content
    await _to_turn_of(live, ann)
    if restarts:
        await live.restart(kill=True)
    asked = await _ping_of(live, ann)
    assert asked.id != away.id
    assert "s your turn. https://" in asked.content
    assert "Ann plays" in text(live.dm(ann)), "the hand tells it"
    await live.pass_time(WARNED + 1)
    warning = await _ping_of(live, ann)
    assert "You have time until" in warning.content
    for each in (asked, warning):
        assert not any(word in each.content for word in words)
    await play_one(live)
    assert pings_of(live, ann) == []


async def test_a_hand_by_dm_says_that_a_turn_was_missed_wherever_the_ping_stands(live: Sim) -> None:
    ann, bob, cid = live.people.values()
    hand = (await ann.click(live.table, label="My hand")).response
    await _miss_turn(live)
    assert (await _ping_of(live, ann)).channel.id == live.channel.id
    for shown in (live.dm(ann), hand):
        assert text(shown).count("Your time ran out, so the house moved for you. *Ann plays") == 1
    await _to_turn_of(live, ann)
    assert "Your time ran out" not in text(live.dm(ann)), "it is told among what has happened"
    assert "Ann ran out of time" in text(live.dm(ann))
    await _miss_turn(live)
    assert "The house plays for you until you are back." in text(live.dm(ann))
    assert re.search(r"As of <t:\d+:R>: Waiting for Bob", text(live.dm(ann)))
    for each in (bob, cid):
        assert "ran out" not in text(live.dm(each)).partition("Since your last turn")[0]


@pytest.mark.parametrize(
    ("language", "still_yours", "back"),
    [
        ("en", "The seat is still yours.", "I am back"),
        ("de", "Der Platz bleibt deiner.", "Ich bin wieder da"),
        ("pl", "Miejsce jest nadal twoje.", "Już jestem"),
    ],
)
async def test_only_who_has_missed_two_turns_is_asked_to_come_back(
    sim: Sim, language: str, still_yours: str, back: str
) -> None:
    await choose(sim, manager(sim), "settings", "language", language)
    del sim.people["Kim"]
    await gathered(sim, "race", pace="live", options="first=host")
    ann = sim.people["Ann"]
    await ann.click(sim.table, custom_id=control(sim.table, "start"))
    await _miss_turn(sim)
    missed = await _ping_of(sim, ann)
    assert still_yours in missed.content
    assert not controls(missed)
    await _to_turn_of(sim, ann)
    await _miss_turn(sim)
    covered = await _ping_of(sim, ann)
    assert still_yours not in covered.content
    assert [each["label"] for each in controls(covered).values()] == [back]


@pytest.mark.parametrize("where", ["ping", "table", "hand", "old move"])
async def test_whoever_is_back_has_the_seat_again(live: Sim, where: str) -> None:
    ann = live.people["Ann"]
    old = next(each for each in controls(live.dm(ann)) if each.startswith("p:"))
    for _ in range(2):
        await _to_turn_of(live, ann)
        await _miss_turn(live)
    message = {"ping": await _ping_of(live, ann), "table": live.table}.get(where, live.dm(ann))
    actor = ann if message.channel.id == live.channel.id else ann.user
    if where == "old move":
        await live.burst((actor, message, old))
    else:
        await actor.click(message, custom_id=labelled(message, "I am back"))
    table = (await now(live)).table
    assert table.seats[0].missed == 0
    assert "Ann is back." in text(live.table)
    assert "The house plays for Ann" not in text(live.table)
    assert pings_of(live, ann) == []
    await _to_turn_of(live, ann)
    assert "s your turn" in text(live.dm(ann))


@pytest.mark.parametrize("restarts", [False, True])
@pytest.mark.parametrize(
    ("language", "since", "ran_out"),
    [
        (
            "en",
            "Since your last turn:",
            "Ann ran out of time, so the house moves for them. Ann plays",
        ),
        (
            "de",
            "Seit du zuletzt dran warst:",
            "Der Computer spielt für Ann, die Zeit war um. Ann spielt",
        ),
        ("pl", "Od twojej ostatniej kolejki:", "Czas minął, komputer gra za: Ann. Ann zagrywa"),
    ],
)
@pytest.mark.parametrize("where", ["table", "dm", "hand", "old move"])
async def test_whoever_is_back_is_told_at_once_what_was_played(
    sim: Sim, where: str, language: str, since: str, ran_out: str, *, restarts: bool
) -> None:
    await choose(sim, manager(sim), "settings", "language", language)
    del sim.people["Kim"]
    await gathered(sim, "race", pace="live", options="first=host")
    ann = sim.people["Ann"]
    for key, chosen in (("language", language), ("pings", "dm" if where == "dm" else "recent")):
        await choose(sim, ann, "me", key, chosen)
    await ann.click(sim.table, custom_id=control(sim.table, "start"))
    old = next(each for each in controls(sim.dm(ann)) if each.startswith("p:"))
    for _ in range(2):
        await _to_turn_of(sim, ann)
        await _miss_turn(sim)
    if restarts:
        await sim.restart(kill=True)
    await play_one(sim)
    message = {"dm": await _ping_of(sim, ann), "table": sim.table}.get(where, sim.dm(ann))
    actor = ann if message.channel.id == sim.channel.id else ann.user
    pressed = old if where == "old move" else control(message, "return")
    (answer,) = await sim.burst((actor, message, pressed))
    told = text(sim.dm(ann)) if where in ("hand", "old move") else reply_text(answer)
    if where == "dm":  # nothing keeps it up to date
        assert re.match(r"[\w ]+ <t:\d+:R>: ", told)
    assert told.count(since) == 1
    assert ran_out in " ".join(told.replace("-# •", "").split())
    assert all(len(each) < 100 for each in told.splitlines() if each.startswith("-#"))
    assert "Bob" in told.partition(since)[2], "what the others did"


async def test_what_is_told_by_dm_on_return_goes_with_the_next_move(sim: Sim) -> None:
    await gathered(sim, "race", pace="live", options="first=host")
    ann = sim.people["Ann"]
    await choose(sim, ann, "me", "pings", "dm")
    await ann.click(sim.table, custom_id=control(sim.table, "start"))
    for _ in range(2):
        await _to_turn_of(sim, ann)
        await _miss_turn(sim)
    ping = await _ping_of(sim, ann)
    (answer,) = await sim.burst((ann.user, ping, control(ping, "return")))
    assert "Waiting for Bob" in reply_text(answer)
    await _to_turn_of(sim, ann)
    asked = [text(each) for each in ann.user.dm_channel.history(viewer=ann.user)]
    assert any("s your turn" in each for each in asked)
    await play_one(sim)
    told = [text(each) for each in ann.user.dm_channel.history(viewer=ann.user)]
    assert [each for each in told if "As of" in each] == [text(sim.dm(ann))], "the hand alone"
    assert not any("Since your last turn" in each for each in told)


async def test_what_happened_says_for_whom_the_house_moved(live: Sim) -> None:
    ann, bob, _ = live.people.values()
    await _miss_turn(live)
    await _to_turn_of(live, ann)
    await play_one(live)
    told = text((await bob.click(live.table, label="What happened")).response).splitlines()
    moved = [at for at, each in enumerate(told) if each == "The house moves for Ann."]
    assert len(moved) == 1, "what she has played herself is told without it"
    assert told[moved[0] + 1].startswith("Ann plays ")


async def test_a_hand_by_dm_says_that_the_game_rests_while_everybody_is_away(live: Sim) -> None:
    people = live.people.values()
    while (await now(live)).table.is_attended:
        await live.pass_time(TURN)
    rests = "Everybody is away. The game goes on as soon as somebody is back."
    for each in people:
        assert text(live.dm(each)).count(rests) == 1
    assert rests in text(live.table)
    assert "The house plays for" not in text(live.table)
    bob = live.people["Bob"]
    await bob.user.click(live.dm(bob), label="I am back")
    for each in people:
        assert rests not in text(live.dm(each))
    assert "The house plays for you until you are back." in text(live.dm(live.people["Ann"]))


async def test_nobody_else_comes_back_in_somebodys_place(live: Sim) -> None:
    ann, bob = live.people["Ann"], live.people["Bob"]
    for _ in range(2):
        await _to_turn_of(live, ann)
        await _miss_turn(live)
    ping = await _ping_of(live, ann)
    refused = await bob.click(ping, label="I am back")
    assert "Only Ann can come back with this button" in text(refused.response)
    assert (await now(live)).table.seats[0].is_covered
