"""A card chosen a little early is not played where something else has come first."""

from __future__ import annotations

from typing import Any

import pytest_asyncio

from engine.api.action import Pick
from tests.bot.conftest import act, gathered, now, vote_to_end
from tests.support.sim import Sim, controls, text

_PROMISE = "A little early"


@pytest_asyncio.fixture
async def early(sim: Sim) -> Sim:
    """Return an open game of Safaru: Cid has chosen a card while Bob's can be challenged."""
    sim.person("Dan")
    await gathered(sim, "safaru", options="overlook=table", pace="live")
    await sim.people["Ann"].click(sim.table, label="Start")
    (bob,) = (await now(sim)).awaited
    await act(sim, bob, "release", "o0")
    cid = sim.people["Cid"]
    card = next(each for each in controls(sim.dm(cid)) if ":release:" in each)
    await cid.user.click(sim.dm(cid), custom_id=card)
    assert _PROMISE in text(sim.dm(cid))
    return sim


async def _turns(sim: Sim) -> Any:
    board = (await now(sim)).table.state.board
    return board.due.question, board.turn_number


async def test_a_challenge_comes_first(early: Sim) -> None:
    await act(early, 0, "shout")
    assert await _turns(early) == ("owed", 1)
    assert _PROMISE not in text(early.dm(early.people["Cid"]))
    offer = (await now(early)).offers[1][0]
    assert isinstance(offer, Pick)
    await act(early, 1, "catch", offer.options[0].value)
    await early.pass_time(25)
    assert await _turns(early) == ("turn", 1), "Cid chooses for the cards that lie there now"


async def test_the_button_of_the_chosen_card_says_when_it_is_played(early: Sim) -> None:
    cid = early.people["Cid"]
    assert " · possible from <t:" in text(early.dm(cid)), "the other question can wait, too"
    first, second = [each for each in controls(early.dm(cid)) if ":release:" in each][:2]
    waiting = [controls(early.dm(cid))[each]["label"].endswith(" s") for each in (first, second)]
    assert waiting == [True, False]
    await cid.user.click(early.dm(cid), custom_id=second)
    waiting = [controls(early.dm(cid))[each]["label"].endswith(" s") for each in (first, second)]
    assert waiting == [False, True]


async def test_a_game_that_ends_promises_no_move(early: Sim) -> None:
    ann, bob, cid, _ = early.people.values()
    await vote_to_end(early, ann, bob, cid)
    assert _PROMISE not in text(early.dm(cid))
