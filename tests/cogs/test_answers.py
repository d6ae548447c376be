"""Answers that come late: promised first, and then what can still be given."""

from __future__ import annotations

import asyncio

import pytest
from discord import ui

from cogs.controls.custom_id import ControlId
from cogs.messages.reply import Reply
from engine.api.refusals import Stale
from tests.support.sim import Sim, text


@pytest.mark.parametrize("seconds", [0, 3])
async def test_a_window_opens_in_time_or_else_the_panel_says_why_not(race: Sim, seconds: int):
    opened: list[bool] = []

    async def slowly(answer: Reply, step: ControlId, values: tuple[str, ...]) -> None:
        await asyncio.sleep(seconds)
        window = ui.Modal(title="Your words", custom_id="m:1")
        window.add_item(ui.Label(text="Words", component=ui.TextInput(custom_id="words")))
        window.stop()
        opened.append(await answer.open_modal(window))
        if not opened[0]:
            raise Stale("refusal-too-late-to-write")

    race.bot.steps["slowly"] = slowly
    ann = race.people["Ann"]
    panel = (await ann.click(race.table, label="My hand")).response
    (result,) = await race.burst((ann, panel, ControlId(1, "slowly").custom_id()))
    shown = next(m for m in race.channel.history(viewer=ann) if m.id == panel.id)
    in_time = seconds == 0
    assert opened == [in_time]
    assert (result.modal is not None) is in_time
    assert text(shown).startswith("That took me too long.") is not in_time
    assert "Racing Hedgehogs · Ann" in text(shown)
