"""*Cards*: everybody reads what the cards do that lie open at a table, and nothing hidden."""

from __future__ import annotations

import pytest

from tests.bot.conftest import reply_text
from tests.support.sim import Sim, labelled, text


async def test_everybody_reads_the_open_cards_from_the_table_and_from_a_hand(sim: Sim) -> None:
    ann, bob, cid = sim.people.values()
    await ann.slash(sim.channel, "play", game="igels", options="species=lot")
    for each in (bob, cid):
        await each.click(sim.table, label="Join")
    await ann.click(sim.table, label="Start")
    dan = sim.person("Dan")
    told = reply_text(await dan.click(sim.table, label="Cards"))
    assert [told.count(f"**{name}**") for name in ("Ann", "Bob", "Cid")] == [1, 1, 1]
    assert len(told.splitlines()) == 8  # an animal each, and what Food is worth
    assert "Duckweed" not in told
    hand = (await ann.click(sim.table, label="My hand")).response
    assert reply_text(await ann.click(hand, label="Cards")) == told


async def test_a_game_whose_picture_says_all_has_no_such_button(race: Sim) -> None:
    with pytest.raises(StopIteration):
        labelled(race.table, "Cards")
    assert "Cards" not in text(race.table)
