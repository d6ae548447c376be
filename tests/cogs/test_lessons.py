"""The lessons of the sandbox's guide come from each game's seeds, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.sandbox.lessons import read_lessons
from cogs.text.localization import Localization
from engine.api.content import ContentError
from engine.catalogue import catalogue
from tests.support.games import SEEDS


def test_every_game_has_a_lesson_with_words_in_every_language(localization: Localization) -> None:
    games = catalogue(SEEDS)
    lessons = read_lessons(SEEDS, games, localization, "en")
    assert [*lessons] == [*games]
    for slug, lesson in lessons.items():
        assert lesson["icon"]
        for number, step in enumerate(lesson["steps"], 1):
            assert 0 < len(step["title"]) <= 40
            for locale in localization.locales:
                assert localization.has(f"{slug}-lesson-{number}-title", locale)
                assert localization.has(f"{slug}-lesson-{number}", locale)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (None, r"lessons\.toml cannot be read"),
        ("icon = []\nsteps = [{ until = ['fly'] }]\n", "waits for fly, which is no verb"),
        ("icon = []\nsteps = [{ unless = ['fly'] }]\n", r"lessons\.toml cannot be used"),
    ],
)
def test_a_lesson_that_cannot_be_used_is_named_with_its_file(
    tmp_path: Path, localization: Localization, text: str | None, why: str
) -> None:
    slug, game = next(iter(catalogue(SEEDS).items()))
    (tmp_path / slug).mkdir()
    if text is not None:
        (tmp_path / slug / "lessons.toml").write_text(text, "utf-8")
    with pytest.raises(ContentError, match=why):
        read_lessons(tmp_path, {slug: game}, localization, "en")
