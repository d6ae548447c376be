"""Hands by direct message: after their person has left, and while no message can be sent."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.conftest import act, choose, control, gathered, mover_of, now, play_one, vote_to_end
from tests.support.sim import HOUSE_MS, Sim, controls, labelled, text


@pytest.mark.parametrize("kill", [None, False, True])
async def test_who_has_left_is_told_the_result_in_place_of_their_hand(
    race: Sim, *, kill: bool | None
) -> None:
    """Also after a restart, and once: what then changes edits nothing."""
    bob = race.people["Bob"]
    hand = race.dm(bob)
    asked = await bob.slash(race.channel, "leave")
    await bob.click(asked.response, label="Confirm")
    assert "You have left" in text(race.dm(bob))
    if kill is not None:
        await race.restart(kill=kill)
    await vote_to_end(race, race.people["Ann"], race.people["Cid"])
    told = race.dm(bob)
    assert told.id == hand.id
    assert "The game you left is over." in text(told)
    assert text(race.table).splitlines()[2] in text(told)
    assert not told.attachments
    edited = told.edited_at
    await race.restart()
    assert race.dm(bob).edited_at == edited


async def test_everybody_who_has_left_a_seat_is_told_the_result_also_who_stood_in(
    race: Sim,
) -> None:
    bob, dan, eve = race.people["Bob"], race.person("Dan"), race.person("Eve")
    await choose(race, dan, "me", "language", "de")
    for person in (bob, dan):
        asked = await person.slash(race.channel, "leave")
        await person.click(asked.response, custom_id=control(asked.response, "leavenow"))
        if person is bob:
            await dan.click(race.table, label="Take over a seat")
    assert "Du hast diesen Platz verlassen" in text(race.dm(dan))
    await eve.click(race.table, label="Take over a seat")
    await race.restart(kill=True)
    await vote_to_end(race, race.people["Ann"], race.people["Cid"])
    assert "The game you left is over." in text(race.dm(bob))
    assert "Die Partie, die du verlassen hast, ist zu Ende." in text(race.dm(dan))
    assert "The game you left" not in text(race.dm(eve))
    stored = await race.run(race.bot.archive.messages((await now(race)).table.id))
    assert not [each for each in stored if each.kind.startswith("left")]


async def test_who_stood_in_left_and_is_back_has_a_hand_and_no_second_result(race: Sim) -> None:
    bob, dan = race.people["Bob"], race.person("Dan")
    for person in (bob, dan):
        asked = await person.slash(race.channel, "leave")
        await person.click(asked.response, label="Confirm")
        await dan.click(race.table, label="Take over a seat")
    assert "Racing Hedgehogs · Dan" in text(race.dm(dan))
    await vote_to_end(race, race.people["Ann"], race.people["Cid"])
    assert not any("The game you left" in text(each) for each in dan.user.dm_channel.history())
    assert "The game you left is over." in text(race.dm(bob))


async def test_who_has_left_and_takes_no_more_messages_stops_nothing(race: Sim) -> None:
    bob = race.people["Bob"]
    asked = await bob.slash(race.channel, "leave")
    await bob.click(asked.response, label="Confirm")
    path = f"/channels/{bob.user.dm_channel.id}/messages/{race.dm(bob).id}"
    race.fail("PATCH", path, status=403, code=50007, times=None)
    await vote_to_end(race, race.people["Ann"], race.people["Cid"])
    assert "You have left" in text(race.dm(bob))
    assert "Replay" in [each["label"] for each in controls(race.table).values()]


async def test_who_has_left_and_is_back_has_a_hand_and_no_second_result(race: Sim) -> None:
    bob = race.people["Bob"]
    asked = await bob.slash(race.channel, "leave")
    await bob.click(asked.response, label="Confirm")
    await bob.click(race.table, label="Take over a seat")
    await vote_to_end(race, race.people["Ann"], race.people["Cid"])
    assert not any("The game you left" in text(each) for each in bob.user.dm_channel.history())


async def test_that_dms_are_closed_is_no_longer_said_once_they_are_open(sim: Sim) -> None:
    def notices(channel: Any) -> list[Any]:
        return [m for m in channel.history() if "t send you direct messages" in m.content]

    for person in sim.people.values():
        await sim.run(sim.bot.create_dm(person))
    sim.close_dms()
    ann, bob, cid = sim.people.values()
    await gathered(sim, "race")
    await ann.click(sim.table, label="Start")
    assert len(notices(sim.channel)) == 3
    sim.open_dms()
    await choose(sim, ann, "me", "hands", "off")
    await choose(sim, ann, "me", "hands", "on")
    assert [ann.mention not in m.content for m in notices(sim.channel)] == [True, True]
    assert labelled(sim.dm(ann), "Hand as text")
    other = sim.thread(sim.channel)
    await bob.slash(other, "play", game="race")
    (table,) = (m for m in other.history() if controls(m))
    for each in (ann, cid):
        await each.click(table, label="Join")
    await bob.click(table, label="Start")
    assert notices(sim.channel) == notices(other) == []
    assert len([m for m in bob.user.dm_channel.history() if controls(m)]) == 2


async def test_that_dms_are_closed_is_not_said_any_more_of_a_game_that_is_over(sim: Sim) -> None:
    for person in sim.people.values():
        await sim.run(sim.bot.create_dm(person))
    sim.close_dms()
    await gathered(sim, "race")
    await sim.people["Ann"].click(sim.table, label="Start")
    assert [m for m in sim.channel.history() if "direct messages" in m.content]
    await vote_to_end(sim, sim.people["Ann"], sim.people["Bob"])
    assert not [m for m in sim.channel.history() if "direct messages" in m.content]


async def test_a_hand_says_who_is_waited_for_once_the_house_has_moved(sim: Sim) -> None:
    """What it said before was wrong a second later; what people do afterwards edits nothing."""
    ann, _, cid = sim.people.values()
    await gathered(sim, "race", options="first=host")
    await ann.click(sim.table, label="Add the house")
    await ann.click(sim.table, label="Start")
    for _ in sim.people:
        await play_one(sim)
    assert "Waiting for the house" in text(sim.dm(cid))
    await sim.pass_time(HOUSE_MS // 1000 + 5)
    assert "Waiting for Ann" in text(sim.dm(cid))
    edited = sim.dm(cid).edited_at
    await play_one(sim)
    assert "Waiting for Bob" in text(sim.table)
    assert sim.dm(cid).edited_at == edited


async def test_that_no_cards_come_by_dm_is_not_said_any_more_once_they_do(race: Sim) -> None:
    ann = race.people["Ann"]

    def told() -> int:
        return sum("no more cards by direct" in text(m) for m in ann.user.dm_channel.history())

    await choose(race, ann, "me", "hands", "off")
    assert told() == 1
    await choose(race, ann, "me", "hands", "on")
    assert told() == 0
    assert labelled(race.dm(ann), "Hand as text")
    await choose(race, ann, "me", "hands", "off")
    assert told() == 1
    await vote_to_end(race, ann, race.people["Bob"])
    assert told() == 0


async def test_a_text_that_was_opened_below_a_hand_goes_when_its_person_moves(race: Sim) -> None:
    mover = await mover_of(race)
    channel = mover.user.dm_channel

    def shown() -> list[str]:
        return [text(each) for each in channel.history(viewer=mover.user) if each.flags.ephemeral]

    await mover.user.click(race.dm(mover), label="What happened")
    assert len(shown()) == 1
    half = next(each for each in controls(race.dm(mover)) if ":play:" in each)
    await mover.user.click(race.dm(mover), custom_id=half)
    while half_made := [each for each in controls(race.dm(mover)) if ":play:" in each]:
        await mover.user.click(race.dm(mover), custom_id=half_made[0])
    assert (await mover_of(race)) is not mover
    assert shown() == []


async def test_a_choice_to_confirm_by_dm_gives_way_once_somebody_else_has_taken_it(
    sim: Sim,
) -> None:
    await gathered(sim, "igels")
    ann = sim.people["Ann"]
    await choose(sim, ann, "me", "confirm", "on")
    await ann.click(sim.table, label="Start")
    hedgehogs = next(each for each in controls(sim.dm(ann)) if each.endswith(":hedgehog"))
    await ann.user.click(sim.dm(ann), custom_id=hedgehogs)
    assert labelled(sim.dm(ann), "Confirm")
    await act(sim, 1, "species", "hedgehog")
    assert any(each.endswith(":mouse") for each in controls(sim.dm(ann)))
    assert "Confirm" not in str(controls(sim.dm(ann)))
