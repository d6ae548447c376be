"""The guide of each game on the page: seeds/<game>/lessons.toml, with its words from text/."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from cogs.text.localization import Localization
from engine.api.content import ContentError, read_content
from engine.api.event import Line
from engine.api.game import AnyGame

_FILE = "lessons.toml"

#: What may end a step besides a verb: opening the hand, and any move.
_ACTS = frozenset({"hand", "move"})


class _LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    until: tuple[str, ...] = ()


class _Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    icon: tuple[str, ...]
    steps: tuple[_LessonStep, ...]


def read_lessons(
    seeds: Path, games: Mapping[str, AnyGame], localization: Localization, locale: str
) -> dict[str, dict[str, Any]]:
    """Return slug -> icon and steps in a language, as the page gets them. Raise `ContentError`."""
    lessons = {}
    for slug, game in games.items():
        lesson = read_content(seeds, slug, _Lesson, _FILE)
        verbs = {verb for step in lesson.steps for verb in step.until}
        unknown = verbs - _ACTS - set(game.info.verbs)
        if unknown:
            raise ContentError(
                f"{seeds / slug / _FILE} waits for {min(unknown)}, which is no verb of the game."
            )
        steps = []
        for number, step in enumerate(lesson.steps, 1):
            key = f"{slug}-lesson-{number}"
            title, text = (localization.plain(Line(each), locale) for each in (f"{key}-title", key))
            steps.append({"title": title, "text": text, "until": step.until})
        lessons[slug] = {"icon": lesson.icon, "steps": steps}
    return lessons
