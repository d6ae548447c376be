"""What a private hand of Badger says beside its buttons: what happened, in whose turn, where."""

from __future__ import annotations

from typing import Any

import pytest_asyncio

from engine.api.legal_actions import list_actions
from tests.bot.conftest import act, gathered, now
from tests.support.sim import Sim, controls, text

#: What is done first where there is a choice.
_ORDER = ("lay", "lord", "uncover", "run", "rotate", "cover", "flip")


@pytest_asyncio.fixture
async def badger(sim: Sim) -> Sim:
    """Return a race of Ann and Bob, in which moves can be taken back; Ann begins."""
    del sim.people["Cid"]
    await gathered(sim, "badger", options="first=host takebacks=always")
    await sim.people["Ann"].click(sim.table, label="Start")
    return sim


async def _moves(sim: Sim, seat: int, *, until: str = "") -> None:
    """Let a seat move until its turn is over, or until this verb is offered to it."""
    while (snapshot := await now(sim)).awaited == (seat,):
        actions = [each for offer in snapshot.offers[seat] for each in list_actions(offer)]
        actions.sort(key=lambda each: _ORDER.index(each.verb))
        if until and any(each.verb == until for each in actions):
            return
        await act(sim, seat, actions[0].verb, *actions[0].args)


async def _rotates(sim: Sim, seat: int, times: int) -> None:
    for _ in range(times):
        (offer,) = [each for each in (await now(sim)).offers[seat] if each.verb == "rotate"]
        action, *_ = list_actions(offer)
        await act(sim, seat, action.verb, *action.args)


async def _hand(sim: Sim, name: str) -> Any:
    person = sim.people[name]
    return (await person.slash(sim.channel, "hand")).response


def _labels(message: Any) -> list[str]:
    return [each.get("label", "") for each in controls(message).values()]


def _told(hand: Any) -> list[str]:
    """Return the headings and lines in small print that say what happened."""
    small = (each for each in text(hand).splitlines() if each.startswith("-# "))
    return [each.removeprefix("-# ") for each in small]


async def test_a_move_that_was_taken_back_is_not_told_any_more_once_its_player_moves(
    badger: Sim,
) -> None:
    ann = badger.people["Ann"]
    await _moves(badger, 0, until="run")
    (run, *_) = [each for each in (await now(badger)).offers[0] if each.verb == "run"]
    where = run.options[0].value
    await act(badger, 0, "run", where)
    hand = (await ann.click(await _hand(badger, "Ann"), label="Take back")).response
    assert any("takes this back" in each for each in _told(hand or await _hand(badger, "Ann")))
    await act(badger, 0, "run", where)
    assert not any("takes this back" in each for each in _told(await _hand(badger, "Ann")))


async def test_what_came_of_an_own_move_stands_apart_from_what_the_other_did(badger: Sim) -> None:
    await _moves(badger, 0)
    told = _told(await _hand(badger, "Bob"))
    assert told[0] == "Since the game began:"
    assert all(each.startswith(("• Ann ", "• Tile ", "• The ", "and ")) for each in told[1:])
    await _moves(badger, 1, until="run")
    told = _told(await _hand(badger, "Bob"))
    at = told.index("Since your last move:")
    assert told[0] == "Since the game began:"
    assert not any("Bob" in each for each in told[:at])
    assert len(told) > at + 1
    assert not any("Ann" in each for each in told[at:])
    await _moves(badger, 1)
    told = _told(await _hand(badger, "Ann"))
    assert told[0] == "Since your last turn:"
    assert "Since your last move:" not in told


async def test_a_hand_that_is_opened_by_dm_names_its_channel_also_when_the_table_changes_it(
    badger: Sim,
) -> None:
    bob = badger.people["Bob"]
    hand = (await bob.user.slash("hand")).response
    await _moves(badger, 0)
    history = bob.user.dm_channel.history(viewer=bob.user)
    after = next(each for each in history if each.id == hand.id)
    assert "your turn" in text(after)
    assert f"<#{badger.channel.id}>" in text(after)


async def test_a_request_to_take_back_can_be_answered_beside_a_move_that_is_half_made(
    badger: Sim,
) -> None:
    ann, bob = badger.people["Ann"], badger.people["Bob"]
    for seat in (0, 1):
        await _moves(badger, seat, until="rotate")
        await _rotates(badger, seat, 3)
    await _rotates(badger, 0, 4)
    await _rotates(badger, 1, 1)
    hand = await _hand(badger, "Bob")
    rotate = next(each for each in _labels(hand) if each.startswith("Rotate"))
    await bob.click(hand, label=rotate)
    assert "Take back" not in _labels(hand)
    theirs = await _hand(badger, "Ann")
    await ann.click(theirs, label="Ask to take back my last move")
    assert text(hand).count("Ann asks to take back: ") == 1
    assert {"Allow", "No", "Back"} <= {*_labels(hand)}
    await bob.click(hand, label="No")
    assert "Bob says no" in text(hand)


async def test_who_has_ended_their_turn_reads_by_dm_what_came_of_it_until_the_other_moves(
    badger: Sim,
) -> None:
    names, seat, told, hand = ("Ann", "Bob"), 0, list[str](), None
    for _ in range(20):
        await _moves(badger, seat)
        hand = (await badger.people[names[seat]].user.slash("hand")).response
        told = [each for each in _told(hand) if each.startswith("• ")]
        if told:
            break
        seat = 1 - seat
    assert "Since your last move:" in _told(hand)
    assert not any(names[1 - seat] in each for each in told)
    (offer, *_) = (await now(badger)).offers[1 - seat]
    action, *_ = list_actions(offer)
    await act(badger, 1 - seat, action.verb, *action.args)
    hand = (await badger.people[names[seat]].user.slash("hand")).response
    assert not any(each.startswith("• ") for each in _told(hand))
