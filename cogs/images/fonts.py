"""The letters of pictures: Open Sans in any size, and text reduced to what it can draw.

Open Sans has every European language in Latin, Greek or Cyrillic letters and the signs of
arithmetic, but no arrows, stars or suits: draw those as shapes.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache

import ttf_opensans
from PIL import ImageFont

#: Half the height of a capital or a digit over the size: the middle of a text above its baseline.
MIDDLE = 0.357

#: Text that is too wide is shrunk to this part of its size at most; then its end is cut off.
SMALLEST_SCALE = 0.7

_FILES = {False: ttf_opensans.OPENSANS_REGULAR.path, True: ttf_opensans.OPENSANS_BOLD.path}

#: Where a word with a hyphen between letters can be broken.
_AFTER_HYPHEN = re.compile(r"(?<=[^\W\d]-)(?=[^\W\d])")

#: Where a text can be broken between words: a sign such as "++" stays with the word before it.
_BEFORE_WORD = re.compile(r"\s+(?=\S*\w)")

#: So many fonts stay open: each takes a tenth of a megabyte, and is opened in a few microseconds.
_FONTS = 32

#: A character that no font has: its glyph is what every missing character looks like.
_MISSING = "\uffff"


@lru_cache(_FONTS)
def font(size: float, bold: bool) -> ImageFont.FreeTypeFont:
    """Return the font in a size of pixels, rounded to a quarter so that near sizes share one."""
    # The basic layout draws the same everywhere; the other one depends on installed libraries.
    layout = ImageFont.Layout.BASIC
    return ImageFont.truetype(_FILES[bold], max(1.0, round(4 * size) / 4), layout_engine=layout)


@lru_cache(4096)
def drawable(text: str) -> str:
    """Return the text as it can be drawn: fancy letters plain, those without a glyph left out."""
    if text.isascii():
        return text
    return "".join(each if each.isascii() or _has_glyph(each) else _plain(each) for each in text)


def can_draw(text: str) -> bool:
    """Return True if a text has something visible to draw, and every letter and digit of it."""
    if text.isascii():
        return bool(text.strip())
    letters = (each for each in text if unicodedata.category(each)[0] in "LN")
    return bool(drawable(text).strip()) and all(map(drawable, letters))


def can_draw_most(name: str) -> bool:
    """Return True if at least half of a name's letters can be drawn; ornaments may go."""
    letters, drawn = (sum(map(str.isalnum, text)) for text in (name, drawable(name)))
    return 2 * drawn > letters


def fit(
    text: str, size: float, bold: bool, width: float | None
) -> tuple[str, ImageFont.FreeTypeFont]:
    """Return a text no wider than `width` pixels and its font: shrunk first, then cut with "…"."""
    fitting = font(size, bold)
    if width is None or not text:
        return text, fitting
    length = fitting.getlength(text)
    if length <= width:
        return text, fitting
    least = size * SMALLEST_SCALE
    size *= width / length
    fitting = font(max(size, least), bold)
    # Letters are fitted to whole pixels, so a smaller size is not always narrower in proportion.
    while size > least and fitting.getlength(text) > width:
        size -= 0.25
        fitting = font(max(size, least), bold)
    while len(text) > 1 and fitting.getlength(text) > width:
        text = text.removesuffix("…")[:-1].rstrip() + "…"
        if text == "…":
            break
    return text, fitting


@lru_cache(2048)
def fit_rows(
    text: str, size: float, bold: bool, width: float | None, most: int
) -> tuple[Sequence[str], float]:
    """Return a text in `most` rows or fewer, none wider than `width` pixels, and their size.

    It is broken between words first, then shrunk, then words are divided, and what is still too
    wide is cut with "…".
    """
    if most == 1 or width is None:
        row, fitting = fit(text, size, bold, width)
        return [row], fitting.size
    least = size * SMALLEST_SCALE
    while True:
        fitting = font(max(size, least), bold)
        rows = _broken(text, fitting, width)
        if len(rows) <= most and all(fitting.getlength(row) <= width for row in rows):
            return rows, fitting.size
        if size <= least:
            break
        size -= 1
    if len(divided := [*_divided(rows, fitting, width)]) <= most:
        return divided, fitting.size
    rows = [*rows[: most - 1], " ".join(rows[most - 1 :])]
    return [fit(row, size / SMALLEST_SCALE, bold, width)[0] for row in rows], fitting.size


def _broken(text: str, fitting: ImageFont.FreeTypeFont, width: float) -> list[str]:
    rows: list[str] = []
    for word in _BEFORE_WORD.split(text.strip()):
        for at, part in enumerate(_AFTER_HYPHEN.split(word)):
            longer = f"{rows[-1]}{'' if at else ' '}{part}" if rows else part
            if rows and fitting.getlength(longer) <= width:
                rows[-1] = longer
            else:
                rows.append(part)
    return rows


def _divided(rows: Sequence[str], fitting: ImageFont.FreeTypeFont, width: float) -> Iterator[str]:
    """Yield the rows, those that are too wide divided with a hyphen."""
    for row in rows:
        rest = row
        while len(rest) > 2 and fitting.getlength(rest) > width:
            end = len(rest) - 1
            while end > 1 and (
                fitting.getlength(rest[:end] + "-") > width or unicodedata.combining(rest[end])
            ):
                end -= 1
            yield rest[:end] + "-"
            rest = rest[end:]
        yield rest


@lru_cache(4096)
def _has_glyph(character: str) -> bool:
    if unicodedata.category(character)[0] == "C":
        return False
    return bytes(font(24, False).getmask(character)) != _missing_glyph()


def _plain(character: str) -> str:
    return "".join(filter(_has_glyph, unicodedata.normalize("NFKC", character)))


@lru_cache(1)
def _missing_glyph() -> bytes:
    return bytes(font(24, False).getmask(_MISSING))
