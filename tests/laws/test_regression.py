"""What must not change for any game: golden plays, and the error for missing content."""

from __future__ import annotations

import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from engine.api.content import ContentError
from tests.support.games import ROOT, SEEDS, every_game
from tests.support.random_play import Play, final_of, read_play, replay

_GAMES = ROOT / "tests" / "games"
_SHIPPED = [slug for slug in every_game() if (SEEDS / slug).is_dir()]
_PLAYS = [path for slug in _SHIPPED for path in sorted(_GAMES.glob(f"{slug}/plays/*.toml"))]


def _named(path: Path) -> str:
    return f"{path.parts[-3]}-{path.stem}"


@pytest.mark.parametrize("path", _PLAYS, ids=_named)
def test_golden_play_ends_with_the_same_result(path: Path) -> None:
    text, known = path.read_text("utf-8"), every_game()[path.parts[-3]]
    setting, seed, moves = read_play(text, known)
    state = replay(known.game, setting.seats, setting.options, seed, iter(moves))
    assert tomllib.loads(text)["final"] == final_of(Play(setting, seed, state, []))


@pytest.mark.parametrize("shipped", _SHIPPED)
def test_missing_content_file_is_named(shipped: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"content\.toml cannot be read"):
        import_module(f"engine.games.{shipped}").create(tmp_path)
