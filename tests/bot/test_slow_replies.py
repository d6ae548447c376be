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


def _takes_long(sim: Sim, monkeypatch: pytest.MonkeyPatch, *, is_taken: bool) -> None:
    """Let it take long to find out which process answers, as while the database is away."""

    async def take(_: int) -> bool:
        await asyncio.sleep(3)
        return is_taken

    monkeypatch.setattr(sim.bot.archive.ownership, "take", take)


@pytest.mark.parametrize("is_taken", [True, False])
async def test_a_click_waits_until_it_is_known_who_answers_and_counts_or_is_to_be_repeated(
    lobby: Sim, monkeypatch: pytest.MonkeyPatch, is_taken: bool
) -> None:
    _takes_long(lobby, monkeypatch, is_taken=is_taken)
    dan = lobby.person("Dan")
    result = await dan.click(lobby.table, label="Join")
    assert result.acknowledged
    assert ("Dan" in text(lobby.table)) is is_taken
    said = [text(m) for m in lobby.channel.history(viewer=dan) if m.flags.ephemeral]
    assert len(said) == (0 if is_taken else 1)
    assert is_taken or said[0].startswith("Sorry, something went wrong on my side. Your table")


@pytest.mark.parametrize("is_taken", [True, False])
async def test_a_click_that_another_process_answers_meanwhile_is_left_to_it(
    lobby: Sim, monkeypatch: pytest.MonkeyPatch, is_taken: bool
) -> None:
    _takes_long(lobby, monkeypatch, is_taken=is_taken)
    lobby.fail("POST", "/interactions/*/*/callback", status=400, code=40060)
    dan = lobby.person("Dan")
    (result,) = await lobby.burst((dan, lobby.table, ControlId(1, Control.JOIN).custom_id()))
    assert not result.acknowledged
    assert "Dan" not in text(lobby.table)
    assert not [m for m in lobby.channel.history(viewer=dan) if m.flags.ephemeral]
