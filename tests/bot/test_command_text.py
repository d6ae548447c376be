"""The descriptions of commands, as they are published to Discord in every language."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cogs.app.command_text import MAX_CHARACTERS, set_descriptions
from cogs.text.localization import Localization
from engine.api.content import ContentError
from tests.cogs.test_texts import LOCALES, SEEDS, entries
from tests.support.sim import Sim

#: Discord's names for each language that has texts here; English has two.
DISCORDS = {"en-US": "en", "en-GB": "en", "de": "de", "pl": "pl"}


def _said(published: list[dict[str, Any]], path: str = "command") -> Iterator[tuple[str, Any, Any]]:
    """Yield the key of each text, the English text, and the others by language."""
    for each in published:
        key = f"{path}-{each['name']}"
        yield key, each["description"], each["description_localizations"]
        assert not each.get("name_localizations"), key
        yield from _said(each.get("options", []), key)
        for choice in each.get("choices", []):
            name = f"{key}-{choice['value']}"
            yield name, choice["name"], choice["name_localizations"]


async def test_commands_are_published_in_every_language(sim: Sim) -> None:
    published = list(sim.env.backend.commands[None].values())
    localization, keys = sim.bot.localization, set()
    for key, english, others in _said(published):
        keys.add(key)
        assert set(others) == set(DISCORDS), key
        assert english == others["en-US"] == others["en-GB"], key
        for discords, locale in DISCORDS.items():
            assert localization.has(key, locale), (key, locale)
            assert 1 <= len(others[discords]) <= MAX_CHARACTERS, (key, locale)
            assert "{" not in others[discords], (key, locale)
    assert {"command-play", "command-play-pace-live", "command-season-start-name"} <= keys
    for locale in LOCALES:
        written = entries(SEEDS / "common" / "text" / f"{locale}.ftl")
        assert {key for key in written if key.startswith("command-")} == keys, locale


async def test_a_choice_works_by_its_value_in_every_language(sim: Sim) -> None:
    await sim.people["Ann"].slash(sim.channel, "play", game="race", pace="slow")
    snapshot = await sim.run(sim.bot.tables.in_channel(sim.channel.id))
    assert snapshot.table.pace.value == "slow"


def _altered(folder: Path, locale: str, pattern: str, instead: str) -> Path:
    seeds = folder / "seeds"
    shutil.copytree(SEEDS, seeds)
    path = seeds / "common" / "text" / f"{locale}.ftl"
    text, times = re.subn(pattern, instead, path.read_text("utf-8"), flags=re.MULTILINE)
    assert times == 1
    path.write_text(text, "utf-8")
    return path


async def test_a_command_without_texts_fails_the_start_and_names_the_file(
    sim: Sim, tmp_path: Path
) -> None:
    path = _altered(tmp_path, "en", "^command-play-game = .*\n", "")
    with pytest.raises(
        ContentError, match=rf"^{re.escape(str(path))} has no text for .*command-play-game"
    ):
        set_descriptions(sim.bot.tree, Localization(tmp_path / "seeds"))


async def test_texts_that_are_too_long_for_discord_fail_the_start(sim: Sim, tmp_path: Path) -> None:
    path = _altered(tmp_path, "pl", "^command-hand = .*$", "command-hand = " + "ż" * 101)
    with pytest.raises(ContentError, match=rf"^{re.escape(str(path))} .*command-hand .* 100 "):
        set_descriptions(sim.bot.tree, Localization(tmp_path / "seeds"))
