"""Igor: a fine for slow play is offered with its time, and one asked for too early waits."""

from __future__ import annotations

import pytest

from tests.bot.conftest import act, led, now, reply_text
from tests.support.sim import Sim, controls, text

_SAY, _DO = "forgot to say …", "forgot to do …, or a forbidden card"


async def test_I17_who_is_slow_reads_from_when_the_fine_can_come(igor: Sim) -> None:
    snapshot = await now(igor)
    (turn,) = snapshot.awaited
    names = [*igor.people]
    who = names[turn - 2]
    fined = f"If {names[turn]} takes too long, {who} can fine them 1 M for slow play · from <t:"
    assert fined in text(igor.table)
    assert fined in text(igor.dm(igor.people[names[turn]]))


async def test_I23_who_is_to_play_reads_from_when_a_card_can_be_played(sim: Sim) -> None:
    igor = await led(sim, pace="live")
    (turn,) = (await now(igor)).awaited
    hand = igor.dm([*igor.people.values()][turn])
    assert "Play a card · possible from <t:" in text(hand)


async def test_I17_a_fine_that_is_asked_for_too_early_waits_in_the_panel(sim: Sim) -> None:
    igor = await led(sim, pace="live")
    seat = (await now(igor)).awaited[0]
    other = igor.people[("Ann", "Bob", "Cid")[(seat + 1) % 3]]
    for _ in range(2):
        hand = igor.dm(other)
        fine = next(each for each in controls(hand) if ":hurry:" in each)
        slow = ("Ann", "Bob", "Cid")[seat]
        assert controls(hand)[fine]["label"].startswith(f"Fine 1 M if too slow: {slow}")
        await other.user.click(hand, custom_id=fine)
    hand, history = igor.dm(other), other.user.dm_channel.history()
    assert "A little early" in text(hand)
    assert controls(hand)[fine]["label"].endswith(" s")
    assert sum(message.flags.components_v2 for message in history) == 1
    await igor.pass_time(25)
    assert "A little early" not in text(igor.dm(other))
    assert "for being slow" in text(igor.table)


@pytest.mark.parametrize("kill", [False, True])
async def test_I17_a_fine_that_waits_is_not_promised_beyond_a_restart(sim: Sim, kill: bool) -> None:
    igor = await led(sim, pace="live")
    seat = (await now(igor)).awaited[0]
    other = igor.people[("Ann", "Bob", "Cid")[(seat + 1) % 3]]
    hand = igor.dm(other)
    fine = next(each for each in controls(hand) if ":hurry:" in each)
    await other.user.click(hand, custom_id=fine)
    assert "A little early: your move waits until <t:" in text(igor.dm(other))
    await igor.restart(kill=kill)
    assert "A little early" not in text(igor.dm(other))
    await igor.pass_time(30)
    assert "for being slow" not in text(igor.table)
    await other.user.click(igor.dm(other), custom_id=fine)
    assert "for being slow" in text(igor.table)


async def test_I17_a_fine_that_is_minutes_too_early_is_refused_with_the_time(igor: Sim) -> None:
    seat = (await now(igor)).awaited[0]
    other = igor.people[("Ann", "Bob", "Cid")[(seat + 1) % 3]]
    hand = igor.dm(other)
    fine = next(each for each in controls(hand) if ":hurry:" in each)
    (answer,) = await igor.burst((other.user, hand, fine))
    told = reply_text(answer) + text(igor.dm(other))
    assert "Too early. You can do this from <t:" in told
    assert "A little early" not in told
    await igor.pass_time(310)
    assert "hurry" not in [e.action.verb for e in await igor.run(igor.bot.archive.log(1))]


async def test_I17_a_fine_that_waits_is_gone_once_the_card_is_played(sim: Sim) -> None:
    igor = await led(sim, pace="live")
    snapshot = await now(igor)
    seat = snapshot.awaited[0]
    other = igor.people[("Ann", "Bob", "Cid")[(seat + 1) % 3]]
    hand = igor.dm(other)
    await other.user.click(hand, custom_id=next(e for e in controls(hand) if ":hurry:" in e))
    await igor.pass_time(5)
    card = next(each for each in snapshot.offers[seat] if each.verb == "play").options[0].value
    await act(igor, seat, "play", card)
    await igor.pass_time(25)
    assert "A little early" not in text(igor.dm(other))
    assert "hurry" not in [e.action.verb for e in await igor.run(igor.bot.archive.log(1))]
