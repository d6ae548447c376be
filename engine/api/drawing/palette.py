"""The colours of the house, each by day and by night, and how colours are derived.

docs/art.md says what each is for. A colour of the scene is "#rrggbb" or two of them, day and night.
"""

from __future__ import annotations

#: The outline of everything that is drawn, and the paper of cards: the same by night.
INK, PAPER = "#3b2a1e", "#fffaf0"

#: Text on a plate or on the board, and what is less important.
WORDS, SOFT = "#3b2a1e #f6ecd6", "#6d5a48 #cfc8ba"

#: The ground below the scenery, the plates on it and their edge.
BOARD, PLATE, EDGE = "#f5e8cb #1c1f2b", "#fffaf0 #2a2e3d", "#cbb488 #454a5e"

#: A plate whose seat is to play or has won.
TURN = "#ffe08a #4f4116"

#: The tray of a seat's own cards, its boards and the text on it.
TRAY, SLAT, TRAY_WORDS = "#7a5636 #12141d", "#6b4a2d #1b1e2a", "#fff6e2"

#: Winner, crown, chosen card.
GOLD = "#ffd24a"

#: More and less. Always beside a sign: never told by colour alone.
GOOD, BAD = "#226626 #8fe08a", "#a82f22 #ffb3a6"

#: Cards and other things without a colour of their own.
NEUTRAL = "#8a7a68"

SHADOW = "#2a180f38 #00000055"

#: By night alone and by day alone.
UNSEEN = "#00000000"

APPLE, LEAF_GREEN = "#d8432f", "#6fae3f"


def both(day: str, night: str) -> str:
    """Return a colour that is another one by night."""
    return f"{day} {night}"


def by_day(colour: str) -> str:
    """Return a colour that is painted by day alone."""
    return f"{colour} {UNSEEN}"


def by_night(colour: str) -> str:
    """Return a colour that is painted by night alone."""
    return f"{UNSEEN} {colour}"


def shade(colour: str, by: float) -> str:
    """Return a colour nearer to ink (`by` from -1 to 0) or to paper (0 to 1)."""
    return " ".join(_shade(each, by) for each in colour.split())


def text_colour(paint: str) -> str:
    """Return the colour of text on this paint: ink on a light one, paper on a dark one."""
    red, green, blue = (int(paint[at : at + 2], 16) for at in (1, 3, 5))
    return INK if 2 * red + 5 * green + blue > 8 * 140 else PAPER


def _shade(colour: str, by: float) -> str:
    towards = (0x2A, 0x18, 0x10) if by < 0 else (0xFF, 0xFB, 0xF0)
    parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    mixed = (round(c + (t - c) * abs(by)) for c, t in zip(parts, towards, strict=True))
    return "#" + "".join(f"{each:02x}" for each in mixed) + colour[7:]
