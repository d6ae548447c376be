"""*Suggest a move*: the house's move for a person who is asked something, theirs alone."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from cogs.pages.hint import may_be_capped
from engine.standings.leaderboards import ServerSettings
from engine.table.model import HintLimit, Occupant
from engine.table.snapshot import TableSnapshot
from tests.bot.conftest import choose, gathered, manager, mover_of, now, play_one, reply_text
from tests.support.sim import Sim, controls, labelled, text

ASK = "Suggest a move"


async def hint(sim: Sim, person: Any) -> Any:
    """Let a person open their hand and ask for a hint; return the answer."""
    hand = (await person.click(sim.table, label="My hand")).response
    return await person.click(hand, label=ASK)


def own_hand(sim: Sim, person: Any) -> Any:
    """Return the hand that a person has open in the channel."""
    return own(sim, person, "Racing Hedgehogs · ")


def own(sim: Sim, person: Any, words: str) -> Any:
    """Return the latest private message of a person in the channel with these words."""
    private = (each for each in sim.channel.history(viewer=person) if each.flags.ephemeral)
    return max((each for each in private if words in text(each)), key=_id)


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


async def test_a_hint_stays_above_the_hand_until_its_person_does_something(race: Sim) -> None:
    mover = await mover_of(race)
    await hint(race, mover)
    await race.pass_time(20)
    other = next(each for each in race.people.values() if each is not mover)
    panel = (await other.click(race.table, label="More")).response
    await other.click(panel, label="Faster")
    await race.pass_time(1)
    told = text(own_hand(race, mover))
    assert "**The house would:** Play a card" in told
    await mover.click(own_hand(race, mover), label="Back")
    assert "The house would" not in text(own_hand(race, mover))


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


async def _priced(sim: Sim) -> Any:
    """Start a game where a hint costs the rating gain; return who moves first."""
    settings = ServerSettings(hints_cap=True)
    await sim.run(sim.bot.archive.save_server_settings(sim.guild.id, settings))
    await gathered(sim, "race")
    await sim.people["Ann"].click(sim.table, label="Start")
    return await mover_of(sim)


async def test_a_hint_that_costs_the_gain_says_so_before_it_is_given(sim: Sim) -> None:
    mover = await _priced(sim)
    hand = (await mover.click(sim.table, label="My hand")).response
    await mover.click(hand, label=ASK)
    question = own(sim, mover, "A hint has a price here")
    assert "raise your rating or count as a win" in text(question)
    seat = (await now(sim)).table.seat_of(mover.id) or 0
    assert (await now(sim)).table.seats[seat].hints == 0
    await mover.click(question, label="Back")
    await mover.click(own_hand(sim, mover), label=ASK)
    question = own(sim, mover, "A hint has a price here")
    await mover.click(question, label="Show me the hint")
    assert "**The house would:**" in text(own_hand(sim, mover))
    # A second press of the same button, and the next hint, ask no more.
    (again,) = await sim.burst((mover, question, "n:1:hintnow:"))
    assert "**The house would:**" in text(own_hand(sim, mover)), again
    assert (await now(sim)).table.seats[seat].hints == 1
    await hint(sim, mover)
    assert "**The house would:**" in text(own_hand(sim, mover))
    while await mover_of(sim) is mover:
        await play_one(sim)
    (late,) = await sim.burst((mover, sim.table, "n:1:hintnow:"))
    assert "ask for a hint when" in reply_text(late)
    (late,) = await sim.burst((sim.person("Dora"), sim.table, "n:1:hintnow:"))
    assert "no seat at this table" in reply_text(late)


async def test_the_result_and_the_history_say_whose_rating_was_kept_from_rising(sim: Sim) -> None:
    mover = await _priced(sim)
    await mover.click((await mover.click(sim.table, label="My hand")).response, label=ASK)
    await mover.click(own(sim, mover, "A hint has a price here"), label="Show me the hint")
    while await play_one(sim):
        pass
    table = (await now(sim)).table
    result = await sim.run(sim.bot.archive.result(table.id))
    seat = table.seat_of(mover.id) or 0
    assert [each.capped for each in result.placings] == [at == seat for at in range(3)]
    is_kept = result.placings[seat].after is None
    (line,) = [each for each in text(sim.table).splitlines() if "one hint" in each]
    assert ("rating not raised after a hint" in line) == is_kept
    assert sum(each.after is not None for each in result.placings) == 3 - is_kept
    history = reply_text(await mover.slash(sim.channel, "history"))
    assert ("rating not raised after a hint" if is_kept else "with hints") in history
    other = next(each for each in sim.people.values() if each is not mover)
    assert "hint" not in reply_text(await other.slash(sim.channel, "history"))


async def test_a_hint_costs_nothing_where_no_rating_counts(sim: Sim) -> None:
    mover = await _priced(sim)
    snapshot = await now(sim)
    seat = snapshot.table.seat_of(mover.id) or 0
    assert may_be_capped(snapshot, seat)
    for free in (
        replace(snapshot.table, hints_cap=False),
        replace(snapshot.table, guild=None),
        replace(snapshot.table, seats=(*snapshot.table.seats[:2], Occupant())),
        replace(snapshot.table, hints=HintLimit.NONE),
    ):
        assert not may_be_capped(TableSnapshot(free, snapshot.game, snapshot.offers), seat)


async def test_a_manager_chooses_on_the_second_page_and_new_lobbies_say_so(sim: Sim) -> None:
    ann, kim = sim.people["Ann"], manager(sim)
    panel = (await kim.slash(sim.channel, "settings")).response
    assert "Opening tables" in text(panel)
    assert "o:0:settings:hints" not in controls(panel)
    panel = (await kim.click(panel, label="Games and ratings")).response
    panel = (await kim.select(panel, ["on"], custom_id="o:0:settings:hints")).response
    assert "Games and ratings" in text(panel).splitlines()[0]
    assert (await sim.run(sim.bot.archive.server_settings(sim.guild.id))).hints_cap
    for pressed in ("n:0:settingspage:games", "n:0:settingspage:tables"):
        (refused,) = await sim.burst((ann, panel, pressed))
        assert "Only people who manage this server" in reply_text(refused)
    (late,) = await sim.burst((kim, panel, "n:0:settingspage:gone"))
    assert "out of date" in reply_text(late)
    await ann.slash(sim.channel, "play", game="race")
    (said,) = [
        each for each in text(sim.table).splitlines() if "**Hints:** Three each, but" in each
    ]
    assert said.endswith("raise your rating")
    await choose(sim, kim, "settings", "hints", "off")
    assert said in text(sim.table), "an open lobby keeps what it began with"
