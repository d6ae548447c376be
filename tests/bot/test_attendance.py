"""Leaving, coming back, taking a seat over, and votes about the end and the pace."""

from __future__ import annotations

from engine.table.model import Pace, Stage
from tests.bot.conftest import now, reply_text
from tests.support.sim import Sim, controls, labelled, text


async def _leave(sim: Sim, name: str) -> str:
    """Let a person leave; return what they were asked before."""
    person = sim.people[name]
    asked = await person.slash(sim.channel, "leave")
    question = reply_text(asked)
    await person.click(asked.response, label="Confirm")
    return question


async def test_who_left_takes_their_seat_again(race: Sim) -> None:
    assert "the result counts for you" in await _leave(race, "Bob")
    bob = race.people["Bob"]
    assert "Bob leaves the game. Clover (the house) takes over the seat." in text(race.table)
    back = await bob.click(race.table, label="Take over a seat")
    assert "Bob leaves the game. Clover (the house) takes over the seat." in text(race.table)
    assert "Racing Hedgehogs · Bob" in reply_text(back)
    assert (await now(race)).table.seats[1].left is None
    assert "Take over a seat" not in str(controls(race.table).values())


async def test_a_seat_that_is_taken_over_shows_its_hand_to_the_new_person_alone(race: Sim) -> None:
    await _leave(race, "Bob")
    bob, dan = race.people["Bob"], race.person("Dan")
    assert "You have left this seat" in text(race.dm(bob))
    taken = await dan.click(race.table, label="Take over a seat")
    assert "Racing Hedgehogs · Dan" in reply_text(taken)
    assert "Dan takes over the seat of Bob." in text(race.table)
    assert "Racing Hedgehogs · Dan" in text(race.dm(dan))
    assert "You have left this seat" in text(race.dm(bob))
    refused = (await race.burst((bob, race.table, labelled(race.table, "My hand"))))[0]
    assert "You have no seat" in reply_text(refused)


async def test_leaving_a_game_of_two_gives_up_and_says_so_before(sim: Sim) -> None:
    ann, bob, _ = sim.people.values()
    await ann.slash(sim.channel, "play", game="badger")
    await bob.click(sim.table, label="Join")
    await ann.click(sim.table, label="Start")
    assert "Leave and give up?" in await _leave(sim, "Ann")
    assert (await now(sim)).table.stage is Stage.OVER
    shown = text(sim.table)
    assert "the win goes to Bob" in shown
    assert "1\\. Bob\n2\\. Ann, then Heather" in shown
    _, card = sim.table.attachments
    assert card.filename == "result.png"


async def test_everybody_presses_faster(race: Sim) -> None:
    people = [*race.people.values()]
    for count, person in enumerate(people, 1):
        panel = (await person.click(race.table, label="More")).response
        assert "Pace:** Relaxed" in text(panel)
        await person.click(panel, label="Faster")
        if count < len(people):
            assert f"({count} of 3)" in text(race.table)
    assert (await now(race)).table.pace is Pace.LIVE
    assert "New pace: Live." in text(race.table)
    assert "of 3)" not in text(race.table)


async def test_only_who_sits_at_the_table_sees_more(race: Sim) -> None:
    dan = race.person("Dan")
    refused = await dan.click(race.table, label="More")
    assert "You have no seat" in reply_text(refused)
