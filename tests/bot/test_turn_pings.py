"""Turn pings: once, where the person is, and only for a question."""

from __future__ import annotations

from tests.bot.conftest import mover_of, now, pings_of, play_one, reply_text
from tests.support.sim import Sim, controls, labelled, text


async def _to_the_open_hands(sim: Sim) -> None:
    while not (await now(sim)).posted:
        await play_one(sim)


async def test_nobody_is_pinged_only_to_press_ready(race: Sim) -> None:
    await _to_the_open_hands(race)
    await race.pass_time(70)
    ann, bob, cid = race.people.values()
    await bob.click(race.table, custom_id=labelled(race.table, "Ready"))
    assert not any(pings_of(race, person) for person in (ann, bob, cid))
    assert "Ann and Cid" in text(race.table)


async def test_a_person_who_did_not_press_ready_is_pinged_for_their_turn(race: Sim) -> None:
    await _to_the_open_hands(race)
    await race.pass_time(301)  # longer than a prompt: the next round begins by itself
    snapshot = await now(race)
    assert not snapshot.posted
    (ping,) = pings_of(race, await mover_of(race))
    assert "s your turn" in ping.content


async def test_a_ping_is_deleted_when_its_person_has_answered(race: Sim) -> None:
    await race.pass_time(90)
    await play_one(race)
    mover = await mover_of(race)
    assert len(pings_of(race, mover)) == 1
    await play_one(race)
    assert pings_of(race, mover) == []


async def test_a_ping_is_deleted_when_its_person_leaves(race: Sim) -> None:
    await race.pass_time(90)
    await play_one(race)
    mover = await mover_of(race)
    assert len(pings_of(race, mover)) == 1
    asked = await mover.slash(race.channel, "leave")
    await mover.click(asked.response, label="Confirm")
    assert pings_of(race, mover) == []


async def test_a_hand_between_rounds_does_not_mention_a_turn(race: Sim) -> None:
    await _to_the_open_hands(race)
    for person in race.people.values():
        assert "your turn" not in text(race.dm(person))
        assert "Waiting for you" in text(race.dm(person))


async def test_ready_pressed_twice_shows_the_present_hand(race: Sim) -> None:
    await _to_the_open_hands(race)
    bob = race.people["Bob"]
    ready = labelled(race.table, "Ready")
    await bob.click(race.table, custom_id=ready)
    again = await bob.click(race.table, custom_id=ready)
    assert again.ephemeral
    answer = reply_text(again).splitlines()[0]
    assert answer == "You\u2019re already marked as ready. Waiting for Ann and Cid."
    ann = race.people["Ann"]
    await ann.click(race.table, custom_id=ready)
    await race.people["Cid"].click(race.table, custom_id=ready)
    (late,) = await race.burst((bob, race.table, ready))
    assert "Round 2" in str(late.response.components) or "nothing was changed" in reply_text(late)
    assert any(each.startswith("n:") for each in controls(late.response))
