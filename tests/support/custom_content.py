"""Boxes with other content than ours, opened as the catalogue opens them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from engine.api.content import ContentError
from engine.api.game import AnyGame
from engine.api.options import Value, resolve_options
from tests.support.games import SEEDS, USUAL_LENGTH, GameUnderTest, Setting
from tests.support.random_play import Play, start_play


def game_with(slug: str, folder: Path, *changes: tuple[str, str]) -> Any:
    """Open a game's box in an empty folder, some words of its content put in place of ours."""
    text = (SEEDS / slug / "content.toml").read_text("utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    (folder / slug).mkdir()
    (folder / slug / "content.toml").write_text(text, "utf-8")
    return import_module(f"engine.games.{slug}").create(folder)


def content_error(slug: str, folder: Path, old: str, new: str) -> str:
    """Open a box that is broken by a change; give the one sentence that refuses it."""
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
    *,
    length: int = USUAL_LENGTH,
    **given: Value,
) -> Play:
    """Deal a game of such a box, with the words of ours."""
    known = GameUnderTest(game, SEEDS / game.info.slug / "text", length=length)
    return start_play(Setting(known, seats, resolve_options(game.info.options, given, {})), seed)[0]
