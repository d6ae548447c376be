"""Text that people write: what of it can be seen. It knows characters, not languages."""

from __future__ import annotations

import unicodedata

#: Characters that are letters or signs by their category and show as nothing.
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\ufffc\U0001d159")

#: More combining marks on one letter than any script needs cover the lines above.
_MOST_MARKS = 3


def visible(text: str) -> str:
    """Return the text on one line without invisible characters and those that reorder others.

    Left out are also private characters, marks without a letter to stand on, and all but the first
    marks on one letter. Empty if nothing can be seen.
    """
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    shown: list[str] = []
    marks: int | None = None  # on the last letter; None: there is none to stand on
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        if category[0] == "Z" or category == "Cc":
            shown.append(" ")
            marks = None
        elif category[0] == "C" or character in _BLANK:
            continue
        elif category[0] != "M":
            shown.append(character)
            marks = 0
        elif marks is not None:
            marks += category != "Mc"
            if marks <= _MOST_MARKS:
                shown.append(character)
    return " ".join("".join(shown).split())
