"""How lines sound to one reader: in their language, with the names of one table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cogs._speech import Speech
from engine.event import Line, line


class Voice:
    """How lines sound to one reader at one table."""

    def __init__(self, speech: Speech, locale: str, names: Sequence[str] = ()) -> None:
        self.speech, self.locale, self.names = speech, locale, names

    def __call__(self, said: Line) -> str:
        """Say a line, ready for a message."""
        return self.speech.say(said, self.locale, self.names)

    def plain(self, said: Line) -> str:
        """Say a line for a label, where Discord reads no markdown."""
        return self.speech.plain(said, self.locale, self.names)

    def key(self, key: str, **params: Any) -> str:
        """Say a line by its key."""
        return self(line(key, **params))
