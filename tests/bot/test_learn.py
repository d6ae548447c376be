"""/learn: one private message, step by step, that touches no table."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.controls.custom_id import Control, ControlId
from tests.bot.conftest import now, reply_text
from tests.support.sim import Sim, alts, controls, labelled, text


async def _press(sim: Sim, panel: Any, label: str) -> Any:
    """Press a button of Ann's panel and return the same message as it is then."""
    ann = sim.people["Ann"]
    await ann.click(panel, custom_id=labelled(panel, label))
    history = sim.channel.history(viewer=ann)
    return next(message for message in history if message.id == panel.id)


async def test_a_lesson_is_read_to_its_end_in_one_private_message(sim: Sim) -> None:
    panel = (await sim.people["Ann"].slash(sim.channel, "learn", game="racing hedgehogs")).response
    assert panel.flags.ephemeral
    assert "Step 1 of 5" in text(panel)
    assert alts(panel)
    panel = await _press(sim, panel, "Next")
    assert "Which card do you play?" in text(panel)
    panel = await _press(sim, panel, "Red ++")
    assert "Not the best choice." in text(panel)
    assert "Ann plays Red ++." in text(panel)
    await sim.restart()
    panel = await _press(sim, panel, "Yellow ++")
    assert "Right!" in text(panel)
    assert "Ann plays Yellow ++." in text(panel)
    assert not any("Yellow" in (node.get("label") or "") for node in controls(panel).values())
    panel = await _press(sim, panel, "Table as text")
    assert not alts(panel)
    assert "Your hand:" in text(panel)
    panel = await _press(sim, await _press(sim, panel, "Next"), "Back")
    assert "Step 2 of 5" in text(panel)
    for _ in range(3):
        panel = await _press(sim, panel, "Next")
    assert "Step 5 of 5" in text(panel)
    assert labelled(panel, "Play")
    with pytest.raises(StopIteration):
        labelled(panel, "Next")


async def test_every_game_can_be_learned_from_the_list_of_games(sim: Sim) -> None:
    ann = sim.people["Ann"]
    listed = (await ann.slash(sim.channel, "games")).response
    for slug in sim.bot.tables.games:
        custom_id = ControlId(0, Control.LEARN, slug).custom_id()
        assert custom_id in controls(listed)
        result = await ann.click(listed, custom_id=custom_id)
        assert "Step 1 of" in reply_text(result)


async def test_learning_from_the_lobby_leaves_the_table_alone(lobby: Sim) -> None:
    before = await now(lobby)
    panel = (await lobby.people["Cid"].click(lobby.table, label="Learn")).response
    assert panel.flags.ephemeral
    assert "Step 1 of 5" in text(panel)
    assert (await now(lobby)).table == before.table


@pytest.mark.parametrize(
    "detail", ["race.0", "race.6", "race.x", "race.-1", "race.1.0", "race.2.9", "race.2.x", "mau.1"]
)
async def test_a_forged_step_or_game_gets_one_kind_sentence(sim: Sim, detail: str) -> None:
    listed = (await sim.people["Ann"].slash(sim.channel, "games")).response
    forged = ControlId(0, Control.LEARN, detail).custom_id()
    (result,) = await sim.burst((sim.people["Ann"], listed, forged))
    said = reply_text(result)
    assert "Step" not in said
    assert said.count("\n") == 0
    assert 0 < len(said) < 200
