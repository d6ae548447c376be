"""The tools for adding or changing a game: what is kept, and which slugs are refused."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from engine.catalogue import catalogue
from tests import newgame
from tests.keep import keep_plays, keep_saves
from tests.support.games import ROOT, SEEDS, every_game
from tests.support.saved_tables import read_saved
from tests.support.stored_forms import StoredForm, stored_forms

_GAMES = [form for form in stored_forms() if form.name in catalogue(SEEDS)]


def _bytes(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("form", _GAMES, ids=repr)
def test_keeping_a_game_that_has_not_changed_changes_nothing(
    form: StoredForm, tmp_path: Path
) -> None:
    known = every_game().get(form.name)
    if known is None:
        pytest.skip(f"{form.name} is not looked at now")
    home = ROOT / "tests" / "games" / form.name
    copies = shutil.copytree(home / "plays", tmp_path / "plays")
    assert [*keep_plays(known, copies)] == []
    assert _bytes(copies) == _bytes(home / "plays")
    before = _bytes(home / "saves")
    assert [*keep_saves(form)] == []
    assert _bytes(home / "saves") == before


def _some_game() -> StoredForm:
    return next(form for form in _GAMES if form.name in every_game())


def test_a_recorded_game_without_an_end_is_played_on_and_an_illegal_one_is_named(
    tmp_path: Path,
) -> None:
    form = _some_game()
    known = every_game()[form.name]
    assert [*keep_plays(known, tmp_path)] == []
    (first,) = tmp_path.iterdir()
    whole = first.read_text("utf-8")
    assert "[final]\nplaces = [" in whole
    head, _, moves = whole.partition("moves = [\n")
    rows = moves.partition("]\n")[0].splitlines(keepends=True)
    (tmp_path / "half.toml").write_text(f"# A comment.\n{head}moves = [\n{rows[0]}]\n", "utf-8")
    (tmp_path / "wrong.toml").write_text(f'{head}moves = [\n  "0 nonsense",\n]\n', "utf-8")
    (told,) = keep_plays(known, tmp_path)
    assert told.startswith("wrong.toml has a refused move")
    half = (tmp_path / "half.toml").read_text("utf-8")
    assert half.startswith(f"# A comment.\n{head}moves = [\n{rows[0]}")
    assert "[final]\nplaces = [" in half


def test_saves_that_can_no_longer_be_played_on_are_made_again(tmp_path: Path) -> None:
    real = _some_game()
    form = StoredForm(real.name, real.version, real.types, tmp_path)
    first = tmp_path / f"v{form.version}.json"
    first.write_text("{}", "utf-8")
    by_hand = tmp_path / f"v{form.version}-odd.json"
    by_hand.write_text("{}", "utf-8")
    told = [*keep_saves(form)]
    assert told[0].startswith(f"{by_hand.name} can no longer be played on: make it again")
    assert read_saved(form.name, form.version, first).state is not None


@pytest.mark.parametrize(
    ("slug", "why"),
    [
        ("", "cannot be a slug"),
        ("Mau", "cannot be a slug"),
        ("mau-mau", "cannot be a slug"),
        ("../mau", "cannot be a slug"),
        ("9lives", "cannot be a slug"),
        ("global", "cannot be a slug"),
        ("a" * 13, "cannot be a slug"),
        ("refusal", "Keys of other texts begin with refusal-"),
        ("common", "There is seeds/common already"),
        (next(iter(catalogue(SEEDS))), "already: choose another slug"),
    ],
)
def test_a_slug_that_cannot_be_is_refused_in_one_sentence_and_nothing_is_written(
    slug: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    homes = [ROOT / home for home in ("engine/games", "seeds", "tests/games")]
    before = [sorted(home.iterdir()) for home in homes]
    assert newgame.main([slug]) == 2
    told = capsys.readouterr().out
    assert why in told
    assert told.count("\n") == 1
    assert [sorted(home.iterdir()) for home in homes] == before
