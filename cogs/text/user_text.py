"""Text that people wrote: cleaned everywhere, and escaped where Discord would interpret it.

It knows characters, not languages, and nothing of tables.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from engine.api.written_text import visible

#: Characters of a person's text that are shown; the longest a game asks for is 200.
LONGEST_TEXT = 300

#: Characters of a name, Discord's own limit.
LONGEST_NAME = 32

#: The characters put around text that is written from right to left.
ISOLATES = "\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}"


@lru_cache(4096)
def clean(text: str, longest: int = LONGEST_TEXT) -> str:
    """Return the text on one line, without invisible characters and those that reorder others.

    Empty if nothing visible is left; cut to `longest` characters with "…" at the end. Text that is
    written from right to left is isolated, so that it does not reorder the words around it.
    """
    # The limit keeps a wall of text from costing more than what is shown of it.
    words = visible(text[: 8 * longest])
    if len(words) > longest:
        words = words[: longest - 1].rstrip() + "…"
    if any(unicodedata.bidirectional(each) in ("R", "AL") for each in words):
        return f"{ISOLATES[0]}{words}{ISOLATES[1]}"
    return words


@lru_cache(4096)
def escape_markdown(text: str) -> str:
    """Return cleaned text escaped so that Discord shows every character of it.

    No markdown, mention, emoji code, timestamp or link in it works, so nothing is previewed either.
    """
    text = _MARKUP.sub(r"\\\1", text)
    text = _NUMBERED.sub(r"\1\\.", text)
    # A backslash does not stop @everyone; a character between does, as in discord.py.
    return text.replace("@", "@\N{ZERO WIDTH SPACE}")


class Name(str):
    """A person's name, escaped for messages; `plain` is the same for pictures and menus."""

    __slots__ = ("plain",)
    plain: str

    def __new__(cls, text: str) -> Name:
        """Clean and escape what a person is called."""
        plain = clean(text, LONGEST_NAME)
        name = super().__new__(cls, escape_markdown(plain))
        name.plain = plain
        return name


#: Everything that Discord's markdown may start or end with. An escaped slash breaks addresses and
#: invites, a colon emoji codes, an angle bracket mentions and timestamps.
_MARKUP = re.compile(r"([\\*_~`|<>#\-+\[\]():/])")

#: "1." at the start of a line would make a list.
_NUMBERED = re.compile(r"^(\d+)\.")
