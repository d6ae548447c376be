"""Icons beside words: uploaded once, on buttons and lines, and gone without harm."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cogs.app import emojis as uploads
from tests.bot.conftest import gathered, mover_of
from tests.support.sim import EMOJIS, Sim, nodes, text


@pytest.fixture(autouse=True)
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "PAUSE_SECONDS", 0)  # virtual time stands while a thread paints


async def with_icons(sim: Sim, *, missing: int = 0) -> None:
    """Start the bot again on a Discord that has its emojis, except for some."""
    backend = sim.env.backend
    backend.faults[:] = [each for each in backend.faults if each["path"] != EMOJIS]
    for name in sim.bot.icons.names[missing:]:
        backend.create_application_emoji(name)
    await restart(sim)


def stored(sim: Sim) -> list[str]:
    return sorted(each.name for each in sim.env.backend.application_emojis.values())


async def restart(sim: Sim) -> None:
    await sim.restart()
    assert sim.bot.icons.running is not None
    await sim.run(sim.bot.icons.running)


def icons_of(message: Any) -> set[str]:
    """Return the names of the emojis on the buttons, in the menus and the texts of a message."""
    emojis = [node["emoji"]["name"] for node in entries(message) if node.get("emoji")]
    return {*emojis, *re.findall(r"<:(\w+):\d+>", text(message))}


def labels(message: Any) -> list[str]:
    return [node["label"] for node in entries(message)]


def entries(message: Any) -> list[dict[str, Any]]:
    """Return the buttons of a message and the options of its menus."""
    found = nodes(message)
    buttons = [node for node in found if node["type"] == 2]
    return [*buttons, *(each for node in found for each in node.get("options", ()))]


async def test_missing_icons_are_uploaded_and_old_ones_of_ours_deleted(sim: Sim) -> None:
    await with_icons(sim, missing=2)
    assert stored(sim) == sorted(sim.bot.icons.names)
    for name in ("race_red_hr000000", "party_hat"):
        sim.env.backend.create_application_emoji(name)
    await restart(sim)
    assert stored(sim) == sorted((*sim.bot.icons.names, "party_hat"))


async def test_a_card_button_shows_its_card_and_keeps_its_words(sim: Sim) -> None:
    await gathered(sim, "race")
    await sim.people["Ann"].click(sim.table, label="Start")
    mover = await mover_of(sim)
    before = (await mover.slash(sim.channel, "hand")).response
    await with_icons(sim)
    after = (await mover.slash(sim.channel, "hand")).response
    assert icons_of(before) == set()
    assert {each for each in icons_of(after) if each.startswith("race_card_")}
    assert labels(after) == labels(before)
    # At the table, where everybody reads, no icon of a card stands before one is played.
    assert not {each for each in icons_of(sim.table) if "card" in each}


async def test_an_icon_that_discord_does_not_know_leaves_the_words(sim: Sim) -> None:
    await with_icons(sim)
    await gathered(sim, "race")
    where = f"/channels/{sim.channel.id}/messages/*"
    sim.env.inject_error("PATCH", where, status=400, code=50035, message="Invalid emoji")
    await sim.people["Ann"].click(sim.table, label="Start")
    await sim.pass_time(5)
    assert sim.bot.icons.markup == {}
    assert icons_of(sim.table) == set()
    assert "Racing Hedgehogs" in text(sim.table)
