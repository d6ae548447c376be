"""The table passes for people who can do nothing else, and pings nobody for such a question."""

from __future__ import annotations

from cogs.app.clock import DiscordClock
from engine.api.legal_actions import random_legal_move
from engine.table.automatic import only_answer, passes_end_ms
from engine.table.model import Cause, LogEntry
from tests.bot.conftest import choose, mover_of, now, reply_text
from tests.support.random_play import Dice
from tests.support.sim import Sim, controls, labelled, text

#: The longest time of an automatic answer at the pace of these tables.
_LONGEST_SECONDS = 15


async def _dealt(sim: Sim, options: str = "species=lot") -> int:
    """Deal Igels to Ann, Bob and Cid, and wait until nobody counts as present any more."""
    ann, bob, cid = sim.people.values()
    await ann.slash(sim.channel, "play", game="igels", options=options)
    for each in (bob, cid):
        await each.click(sim.table, label="Join")
    await ann.click(sim.table, label="Start")
    await sim.pass_time(61)
    return (await now(sim)).table.id


async def _logged(sim: Sim, table: int) -> list[LogEntry]:
    """Return the automatic answers of a table."""
    log = await sim.run(sim.bot.archive.log(table))
    return [entry for entry in log if entry.cause is Cause.AUTO]


def _pinged(sim: Sim) -> set[int]:
    """Return the people who have a ping in the channel."""
    texts = [message.content for message in sim.channel.history()]
    return {each.id for each in sim.people.values() if any(f"<@{each.id}>" in t for t in texts)}


async def _choose(sim: Sim, dice: Dice) -> bool:
    """Move at random for the first person who has a choice; return False if nobody has."""
    snapshot = await now(sim)
    for seat in snapshot.awaited:
        offers = tuple(each for each in snapshot.offers[seat] if not each.voluntary)
        if only_answer(offers, snapshot.game.info.pass_verbs) is None:
            drawn = random_legal_move(
                snapshot.game, snapshot.table.state, seat, offers, dice.below(1 << 60)
            )
            assert drawn is not None
            offer, action, _ = drawn
            user = snapshot.table.seats[seat].user or 0
            await sim.run(sim.bot.tables.act(snapshot.table.id, user, offer.ask, action))
            return True
    return False


async def test_the_table_passes_for_people_until_they_want_to_be_asked(sim: Sim) -> None:
    table, dice = await _dealt(sim, "species=lot pace=slow"), Dice(3)
    for _ in range(200):
        if len(await _logged(sim, table)) >= 3:
            break
        if not await _choose(sim, dice):
            await sim.pass_time(_LONGEST_SECONDS)
    passed = await _logged(sim, table)
    assert len(passed) >= 3
    assert {entry.action.verb for entry in passed} <= {"pass", "let"}
    for person in sim.people.values():
        await choose(sim, person, "me", "automatic", "nothing")
    while await _choose(sim, dice):
        pass
    await sim.pass_time(_LONGEST_SECONDS)
    answered = len(await _logged(sim, table))
    snapshot = await now(sim)
    await sim.pass_time(4 * _LONGEST_SECONDS)
    assert len(await _logged(sim, table)) == answered
    assert (await now(sim)).awaited == snapshot.awaited


async def test_the_hand_says_that_the_table_passes_to_those_who_can_only_pass(sim: Sim) -> None:
    table, dice = await _dealt(sim), Dice(3)
    said = "so I pass for you"
    for _ in range(200):
        snapshot = await now(sim)
        (seat, *_), verbs = snapshot.awaited, snapshot.game.info.pass_verbs
        offers, user = snapshot.offers[seat], snapshot.table.seats[seat].user
        person = next(each for each in sim.people.values() if each.id == user)
        if {each.verb for each in offers if not each.voluntary} <= {*verbs}:
            break
        assert said not in text(sim.dm(person))
        if not await _choose(sim, dice):
            await sim.pass_time(_LONGEST_SECONDS)
    assert said in text(sim.dm(person))
    assert "<t:" not in text(sim.dm(person))
    await choose(sim, person, "me", "automatic", "nothing")
    assert said not in text(sim.dm(person))
    assert "<t:" in text(sim.dm(person))
    await sim.pass_time(_LONGEST_SECONDS)
    assert (await now(sim)).awaited == snapshot.awaited, "they have the whole time"
    passed = len(await _logged(sim, table))
    await choose(sim, person, "me", "automatic", "passes")
    await sim.pass_time(0.1)
    assert len(await _logged(sim, table)) == passed + 1
    assert (await now(sim)).table.id == table


async def test_nobody_is_pinged_while_the_table_may_still_pass_for_them(sim: Sim) -> None:
    await _dealt(sim)
    dice, pinged_late = Dice(3), 0
    for _ in range(100):
        early, late = await _asked_with_a_pass(sim)
        assert not early & _pinged(sim)
        if early:
            await sim.pass_time(_LONGEST_SECONDS)
            early, late = await _asked_with_a_pass(sim)
            assert late <= _pinged(sim)
            assert not early & _pinged(sim)
            pinged_late += bool(late)
            if pinged_late == 3:
                return
        if not await _choose(sim, dice):
            await sim.pass_time(_LONGEST_SECONDS)
    raise AssertionError("hardly anybody was pinged late")


async def _now_ms() -> int:
    return DiscordClock().now_ms()


async def _asked_with_a_pass(sim: Sim) -> tuple[set[int], set[int]]:
    """Return who is asked and may pass: those the table may still pass for, and the others."""
    snapshot, found = await now(sim), (set[int](), set[int]())
    now_ms = await sim.run(_now_ms())
    for seat in snapshot.awaited:
        end = passes_end_ms(
            snapshot.table, seat, snapshot.offers[seat], snapshot.game.info.pass_verbs
        )
        if end:
            found[end <= now_ms].add(snapshot.table.seats[seat].user or 0)
    return found


async def test_who_turns_auto_pass_on_reads_in_their_hand_that_it_is(sim: Sim) -> None:
    await _dealt(sim)
    mover = await mover_of(sim)
    other = next(each for each in sim.people.values() if each.id != mover.id)
    assert "Auto-pass" not in str(controls(sim.table)), "nor is it who has it on"
    answer = reply_text(await other.slash(sim.channel, "move", move="auto-pass"))
    assert "You can turn auto-pass on or off when you are asked yourself" in answer
    hand = sim.dm(mover)
    await mover.user.click(hand, custom_id=labelled(hand, "Auto-pass on Events"))
    assert "now passes on Events automatically" in text(sim.dm(mover))
