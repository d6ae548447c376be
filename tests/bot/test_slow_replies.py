"""Slow replies: deferred first, then answered as far as Discord still allows."""

from __future__ import annotations

import asyncio

import pytest
from discord import ui

from cogs.controls.custom_id import Control, ControlId
from cogs.messages.reply import Reply
from engine.table.snapshot import TableSnapshot
from tests.support.sim import Sim, text


@pytest.mark.parametrize("seconds", [0, 3])
async def test_a_modal_opens_in_time_or_the_panel_says_why_not(race: Sim, seconds: int) -> None:
    opened: list[bool] = []

    async def slowly(reply: Reply, snapshot: TableSnapshot, detail: str) -> None:
        await asyncio.sleep(seconds)
        modal = ui.Modal(title="Your words", custom_id="m:1")
        modal.add_item(ui.Label(text="Words", component=ui.TextInput(custom_id="words")))
        opened.append(False)
        await reply.open_modal(modal)
        opened[-1] = True

    race.bot.router._table_handlers[Control.RULES] = slowly
    ann = race.people["Ann"]
    panel = (await ann.click(race.table, label="My hand")).response
    (result,) = await race.burst((ann, panel, ControlId(1, Control.RULES).custom_id()))
    shown = next(m for m in race.channel.history(viewer=ann) if m.id == panel.id)
    in_time = seconds == 0
    assert opened == [in_time]
    assert (result.modal is not None) is in_time
    assert text(shown).startswith("Sorry, I opened that too slowly.") is not in_time
    assert "Racing Hedgehogs · Ann" in text(shown)
