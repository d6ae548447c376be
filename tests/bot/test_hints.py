"""*What would you do?*: the house's move for a person who is asked something, theirs alone."""

from __future__ import annotations

from typing import Any

import pytest

from engine.table.model import HintLimit
from tests.bot.conftest import mover_of, now, play_one, reply_text
from tests.support.sim import Sim, controls, labelled, text

ASK = "What would you do?"


async def hint(sim: Sim, person: Any) -> Any:
    """Let a person open their hand and ask for a hint; return the answer."""
    hand = (await person.click(sim.table, label="My hand")).response
    return await person.click(hand, label=ASK)


def own_hand(sim: Sim, person: Any) -> Any:
    """Return the hand that a person has open in the channel."""
    private = (each for each in sim.channel.history(viewer=person) if each.flags.ephemeral)
    return max((each for each in private if "Racing Hedgehogs · " in text(each)), key=_id)


def _id(message: Any) -> int:
    return int(message.id)


async def test_a_hint_is_the_same_when_asked_twice_and_after_a_restart(race: Sim) -> None:
    mover = await mover_of(race)
    before = text(race.table)
    await hint(race, mover)
    told = text(own_hand(race, mover))
    assert "**The house would:** Play a card" in told
    assert "2 hints left in this game." in told
    table = (await now(race)).table
    seat = table.seat_of(mover.id)
    assert seat is not None
    assert table.seats[seat].hints == 1
    await hint(race, mover)
    await race.restart()
    await hint(race, mover)
    assert text(own_hand(race, mover)).splitlines()[0] == told.splitlines()[0]
    after = (await now(race)).table
    assert after.seats[seat].hints == 1
    assert text(race.table) == before
    log = await race.run(race.bot.archive.log(table.id))
    assert [each.action.verb for each in log].count("hint") == 1


async def test_a_hint_is_confirmed_by_one_press_and_counted_in_the_result(race: Sim) -> None:
    mover = await mover_of(race)
    await hint(race, mover)
    hand = own_hand(race, mover)
    revision = (await now(race)).table.revision
    await mover.click(hand, label="Confirm")
    table = (await now(race)).table
    assert table.revision == revision + 1
    assert table.last_seat == table.seat_of(mover.id)
    while await play_one(race):
        pass
    named = next(name for name, each in race.people.items() if each is mover)
    (line,) = [each for each in text(race.table).splitlines() if "one hint" in each]
    assert named in line
    replay = await race.run(race.bot.tables.replays.of(table.id))
    assert replay.steps[-1].state == (await now(race)).table.state


async def test_hints_are_only_for_who_is_asked_and_only_so_many(race: Sim) -> None:
    mover = await mover_of(race)
    other = next(each for each in race.people.values() if each is not mover)
    hand = (await other.click(race.table, label="My hand")).response
    assert ASK not in str(hand.components)
    asked = await race.burst((other, race.table, "n:1:hint:"))
    assert "ask for a hint when" in reply_text(asked[0])
    stranger = race.person("Dora")
    asked = await race.burst((stranger, race.table, "n:1:hint:"))
    assert "no seat at this table" in reply_text(asked[0])
    for left in ("2 hints left", "One hint left", "your last hint"):
        while await mover_of(race) is not mover:
            await play_one(race)
        await hint(race, mover)
        assert left in text(own_hand(race, mover))
        await play_one(race)
    while await mover_of(race) is not mover:
        await play_one(race)
    hand = (await mover.click(race.table, label="My hand")).response
    assert ASK not in str(hand.components)
    asked = await race.burst((mover, race.table, "n:1:hint:"))
    assert "all 3 hints" in reply_text(asked[0])


async def test_the_table_can_be_without_hints(sim: Sim) -> None:
    host, *others = sim.people.values()
    await host.slash(sim.channel, "play", game="race", options="hints=none")
    assert "**Hints:** None" in text(sim.table)
    for each in others:
        await each.click(sim.table, label="Join")
    await host.click(sim.table, label="Start")
    assert (await now(sim)).table.hints is HintLimit.NONE
    mover = await mover_of(sim)
    hand = (await mover.click(sim.table, label="My hand")).response
    with pytest.raises(StopIteration):
        labelled(hand, ASK)
    asked = await sim.burst((mover, sim.table, "n:1:hint:"))
    assert "no hints at this table" in reply_text(asked[0])
    assert controls(hand)
