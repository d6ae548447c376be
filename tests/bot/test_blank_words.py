"""Words and names that show nothing never become a control that Discord would refuse."""

from __future__ import annotations

from typing import Any

import pytest

from engine.api.written_text import visible
from tests.bot.conftest import led, now, reply_text
from tests.support.sim import Sim, labelled, nodes

#: Fillers, zero width, private use, tags, marks without a letter, reordering.
_BLANK = ("\u3164", "\u115f\u200b", "\u2800", "\ue000", "\U000e0041", "\u0301\u0903", "\u202e")


def _check_labels(message: Any) -> None:
    for node in nodes(message):
        shown = [node, *node.get("options", ())]
        assert all(visible(each["label"]) for each in shown if each.get("label") is not None)


@pytest.mark.parametrize("blank", _BLANK)
async def test_a_rule_that_shows_nothing_is_refused_and_the_table_goes_on(
    sim: Sim, blank: str
) -> None:
    host, *others = sim.people.values()
    await host.slash(sim.channel, "play", game="igor", options="own=on")
    for each in others:
        await each.click(sim.table, label="Join")
    await host.click(sim.table, label="Start")
    hand = sim.dm(host)
    asked = await host.user.click(hand, custom_id=labelled(hand, "Write a rule"))
    told = await host.user.submit_modal(asked, {"title": blank, "text": "Whisper."})
    assert "That shows nothing" in reply_text(told)
    assert (await now(sim)).table.state.board.proposal is None
    asked = await host.user.click(sim.dm(host), custom_id=labelled(sim.dm(host), "Write a rule"))
    await host.user.submit_modal(asked, {"title": f"{blank}Hush", "text": "Whisper."})
    assert (await now(sim)).table.state.board.proposal.own.title == "Hush"
    for message in (sim.table, *map(sim.dm, sim.people.values())):
        _check_labels(message)


@pytest.mark.parametrize("blank", _BLANK)
async def test_a_name_that_shows_nothing_is_a_number_on_every_control(sim: Sim, blank: str) -> None:
    sim.person(blank)
    await led(sim)
    caught = await sim.people["Ann"].click(sim.table, custom_id=labelled(sim.table, "Catch!"))
    menus = [each.get("placeholder") for each in nodes(caught.response) if each["type"] == 3]
    assert "Seat 4: forgot to say …" in menus
    for message in (caught.response, sim.table, *map(sim.dm, sim.people.values())):
        _check_labels(message)
