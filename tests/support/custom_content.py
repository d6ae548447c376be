"""Games with changed content, created as the catalogue creates them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from engine.api.content import ContentError
from engine.api.game import AnyGame
from engine.api.options import Value, resolve_options
from tests.support.games import SEEDS, GameUnderTest, Setting
from tests.support.random_play import Play, start_play


def game_with(slug: str, folder: Path, *changes: tuple[str, str]) -> Any:
    """Return a game whose content has some texts replaced; `folder` must be empty."""
    text = (SEEDS / slug / "content.toml").read_text("utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    (folder / slug).mkdir()
    (folder / slug / "content.toml").write_text(text, "utf-8")
    return import_module(f"engine.games.{slug}").create(folder)


def content_error(slug: str, folder: Path, old: str, new: str) -> str:
    """Return the error message for content that a change makes invalid."""
    with pytest.raises(ContentError) as broken:
        game_with(slug, folder, (old, new))
    said = str(broken.value)
    assert "content.toml" in said
    assert "\n" not in said
    return said


def start_play_of(
    game: AnyGame,
    seats: int,
    seed: bytes = bytes(16),
    **given: Value,
) -> Play:
    """Start a play of such a game with the texts of ours."""
    known = GameUnderTest(game, SEEDS / game.info.slug / "text")
    return start_play(Setting(known, seats, resolve_options(game.info.options, given, {})), seed)[0]
