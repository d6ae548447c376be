"""How lines sound to one reader: in their language, with the names of one table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs.text.localization import Localization
from engine.api.event import Line, line


class Translator:
    """How lines sound to one reader at one table."""

    def __init__(self, localization: Localization, locale: str, names: Sequence[str] = ()) -> None:
        self.localization, self.locale, self.names = localization, locale, names

    def __call__(self, said: Line) -> str:
        """Say a line, ready for a message."""
        return self.localization.say(said, self.locale, self.names)

    def plain(self, said: Line) -> str:
        """Say a line for a label, where Discord reads no markdown."""
        return self.localization.plain(said, self.locale, self.names)

    def key(self, key: str, **params: Any) -> str:
        """Say a line by its key."""
        return self(line(key, **params))
