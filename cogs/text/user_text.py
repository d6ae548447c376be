"""Words that people wrote, made fit to stand among ours: tidied everywhere, escaped on Discord.

It knows characters, not languages, and nothing of tables.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

#: Longest piece of somebody's words that is shown; the longest a game asks for is 200.
LONGEST = 300

#: Longest name of a seat, Discord's own bound.
LONGEST_NAME = 32

#: What stands around letters that are written from right to left.
ISOLATES = "\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}"


@lru_cache(4096)
def clean(text: str, longest: int = LONGEST) -> str:
    """Give the words on one line, without characters that are not seen or turn others round.

    Empty where nothing visible is left; "…" stands at the end where it was cut. Letters that are
    written from right to left are isolated, so that they do not reorder the words around them.
    """
    # The bound keeps a wall of text from costing more than what is shown of it.
    composed = unicodedata.normalize("NFC", text[: 8 * longest])
    words = " ".join(_visible(composed).split())
    if len(words) > longest:
        words = words[: longest - 1].rstrip() + "…"
    if any(unicodedata.bidirectional(sign) in ("R", "AL") for sign in words):
        return f"{ISOLATES[0]}{words}{ISOLATES[1]}"
    return words


@lru_cache(4096)
def escape_markdown(words: str) -> str:
    """Give tidy words as Discord shows them letter for letter.

    No markdown, mention, emoji code, timestamp or link in them works, so nothing previews either.
    """
    words = _MARKUP.sub(r"\\\1", words)
    words = _NUMBERED.sub(r"\1\\.", words)
    # A backslash does not stop @everyone; a character between does, as in discord.py.
    return words.replace("@", "@\N{ZERO WIDTH SPACE}")


class Name(str):
    """Somebody's name: as a string it may stand in a message, `plain` is for pictures and menus."""

    __slots__ = ("plain",)
    plain: str

    def __new__(cls, text: str) -> Name:
        """Tidy and escape what somebody calls themselves."""
        plain = clean(text, LONGEST_NAME)
        name = super().__new__(cls, escape_markdown(plain))
        name.plain = plain
        return name


#: Everything Discord's markdown may start or end with. The slash breaks addresses and invites, the
#: colon emoji codes, the angle bracket mentions and timestamps.
_MARKUP = re.compile(r"([\\*_~`|<>#\-+\[\]():/])")

#: "1." at the start of a line would make a list.
_NUMBERED = re.compile(r"^(\d+)\.")

#: Letters by their category that show as nothing at all.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")

#: More marks on one letter than any script needs climb over the lines above.
_MARKS_AT_MOST = 3


def _visible(text: str) -> str:
    if text.isascii() and text.isprintable():
        return text
    kept: list[str] = []
    marks = _MARKS_AT_MOST
    for sign in text:
        category = unicodedata.category(sign)
        if category[0] == "Z" or category == "Cc":
            kept.append(" ")
            marks = _MARKS_AT_MOST  # a mark with no letter under it is none
        elif category[0] == "C" or sign in _BLANK:
            continue
        elif category in ("Mn", "Me"):
            marks += 1
            if marks <= _MARKS_AT_MOST:
                kept.append(sign)
        else:
            kept.append(sign)
            marks = 0
    return "".join(kept)
