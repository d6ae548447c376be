"""The colours of the house, each by day and by night, and how colours are derived.

docs/art.md says what each is for. A colour of the scene is "#rrggbb" or two of them, day and night.
"""

from __future__ import annotations

from typing import NamedTuple


class Look(NamedTuple):
    """How a reader wants pictures painted."""

    dark: bool = False
    red_green: bool = False  #: so that red and green differ for people who hardly tell them apart


DAY = Look()

#: For red-green weakness: how much darker a red becomes, and how much bluer a green.
_DARKER, _BLUER = 0.9, 0.9

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


def painted(colour: str, look: Look) -> str:
    """Return the one colour that a colour of a scene has in this look."""
    day, space, night = colour.partition(" ")
    chosen = night if look.dark and space else day
    return _apart(chosen) if look.red_green else chosen


def shade(colour: str, by: float) -> str:
    """Return a colour nearer to ink (`by` from -1 to 0) or to paper (0 to 1)."""
    return " ".join(_shade(each, by) for each in colour.split())


def text_colour(paint: str) -> str:
    """Return the colour of text on this paint: ink on a light one, paper on a dark one."""
    red, green, blue = (int(paint[at : at + 2], 16) for at in (1, 3, 5))
    return INK if 2 * red + 5 * green + blue > 8 * 140 else PAPER


def _apart(colour: str) -> str:
    """Return a colour with its red darker or its green bluer, for who hardly tells both apart.

    Computed in Oklab (Ottosson 2020), whose `a` is red above 0 and green below it, and whose `b`
    is yellow above 0 and blue below it. Greys, blues and yellows stay nearly as they are.
    """
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    light = 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
    light, b = light - _DARKER * max(a, 0), b + _BLUER * min(a, 0)
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.2914855480 * b) ** 3
    parts = (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
    )
    return "#" + "".join(f"{round(255 * _gamma(each)):02x}" for each in parts) + colour[7:]


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _gamma(part: float) -> float:
    part = min(1.0, max(0.0, part))
    return 12.92 * part if part <= 0.0031308 else float(1.055 * part ** (1 / 2.4) - 0.055)


def _shade(colour: str, by: float) -> str:
    towards = (0x2A, 0x18, 0x10) if by < 0 else (0xFF, 0xFB, 0xF0)
    parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    mixed = (round(c + (t - c) * abs(by)) for c, t in zip(parts, towards, strict=True))
    return "#" + "".join(f"{each:02x}" for each in mixed) + colour[7:]
