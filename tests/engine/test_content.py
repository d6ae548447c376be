"""Missing or invalid seed files give one sentence that names the file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import pytest
from msgspec import Meta, Struct

from engine.api.content import ContentError, read_content
from engine.catalogue import catalogue
from tests.support.games import SEEDS


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    cards: Annotated[int, Meta(ge=1)]
    colours: tuple[str, ...]

    def __post_init__(self) -> None:
        if len(set(self.colours)) < len(self.colours):
            raise ValueError("a colour is named twice")


def _seed(seeds: Path, text: str) -> Path:
    path = seeds / "box" / "content.toml"
    path.parent.mkdir()
    path.write_text(text, "utf-8")
    return path


def test_content_is_read_as_its_type(tmp_path: Path) -> None:
    _seed(tmp_path, 'cards = 3\ncolours = ["red", "żółty"]\n')
    assert read_content(tmp_path, "box", Box) == Box(3, ("red", "żółty"))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('cards = "three"\ncolours = []\n', "cards"),
        ("cards = 0\ncolours = []\n", "cards"),
        ("cards = 3\n", "colours"),
        ("cards = 3\ncolours = []\nmoons = 2\n", "moons"),
        ('cards = 3\ncolours = ["red", "red"]\n', "named twice"),
        ("cards = \n", "line 1"),
    ],
)
def test_broken_content_names_the_file_and_the_place(tmp_path: Path, text: str, why: str) -> None:
    path = _seed(tmp_path, text)
    with pytest.raises(ContentError) as caught:
        read_content(tmp_path, "box", Box)
    assert str(path) in str(caught.value)
    assert why in str(caught.value)


def test_missing_content_is_a_content_error(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="cannot be read"):
        read_content(tmp_path, "box", Box)


def test_catalogue_has_every_game_by_its_slug() -> None:
    games = catalogue(SEEDS)
    assert games
    for slug, game in games.items():
        assert game.info.slug == slug
        assert tuple(sorted(set(game.info.seats))) == game.info.seats
        assert set(game.upgrades) == set(range(1, game.info.version))


def test_a_catalogue_without_its_seeds_names_the_file(tmp_path: Path) -> None:
    with pytest.raises(ContentError):
        catalogue(tmp_path)
