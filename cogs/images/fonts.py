"""The letters of pictures: Open Sans in any size, and what to do with signs it does not have.

Open Sans writes every European language in Latin, Greek or Cyrillic letters, and has the signs of
arithmetic, but no arrows, stars or suits: draw those as shapes.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

import ttf_opensans
from PIL import ImageFont

#: Half the height of a capital or a digit over the size: the middle of a text above its baseline.
MIDDLE = 0.357

#: Text that is too wide is shrunk to this part of its size at most; then its end is cut off.
SHRUNK_AT_MOST = 0.7

FACES = {False: ttf_opensans.OPENSANS_REGULAR.path, True: ttf_opensans.OPENSANS_BOLD.path}

#: A sign no font has: its glyph is what every missing sign looks like.
_MISSING = "\uffff"


@lru_cache(256)
def font(size: float, bold: bool) -> ImageFont.FreeTypeFont:
    """Give a face with letters of so many pixels; near sizes share one."""
    # The basic layout draws the same everywhere; the other one depends on libraries around.
    layout = ImageFont.Layout.BASIC
    return ImageFont.truetype(FACES[bold], max(1.0, round(4 * size) / 4), layout_engine=layout)


@lru_cache(4096)
def legible(text: str) -> str:
    """Give the text as it can be drawn: fancy letters plain, signs without a glyph left out."""
    if text.isascii():
        return text
    return "".join(sign if sign.isascii() or _has(sign) else _plain(sign) for sign in text)


def can_write(text: str) -> bool:
    """Say whether something can be drawn of a text, and every letter and digit of it."""
    if text.isascii():
        return bool(text.strip())
    letters = (sign for sign in text if unicodedata.category(sign)[0] in "LN")
    return bool(legible(text).strip()) and all(map(legible, letters))


def can_draw_most(name: str) -> bool:
    """Return True if at least half of a name's letters can be drawn; ornaments may go."""
    letters, drawn = (sum(map(str.isalnum, text)) for text in (name, legible(name)))
    return 2 * drawn > letters


def fitted(
    text: str, size: float, bold: bool, width: float | None
) -> tuple[str, ImageFont.FreeTypeFont]:
    """Give a text no wider than `width` pixels and its font: shrunk first, then cut with "…"."""
    letters = font(size, bold)
    if width is None or not text:
        return text, letters
    wide = letters.getlength(text)
    if wide <= width:
        return text, letters
    least = size * SHRUNK_AT_MOST
    size *= width / wide
    letters = font(max(size, least), bold)
    # Letters are fitted to whole pixels, so a smaller size is not always narrower in proportion.
    while size > least and letters.getlength(text) > width:
        size -= 0.25
        letters = font(max(size, least), bold)
    while len(text) > 1 and letters.getlength(text) > width:
        text = text.removesuffix("…")[:-1].rstrip() + "…"
        if text == "…":
            break
    return text, letters


@lru_cache(4096)
def _has(sign: str) -> bool:
    if unicodedata.category(sign)[0] == "C":
        return False
    return bytes(font(24, False).getmask(sign)) != _missing()


def _plain(sign: str) -> str:
    return "".join(part for part in unicodedata.normalize("NFKC", sign) if _has(part))


@lru_cache(1)
def _missing() -> bytes:
    return bytes(font(24, False).getmask(_MISSING))
