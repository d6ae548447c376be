"""The drawings of cards, coins and signs, made of our own shapes; figures are cached.

A suit differs by shape and letter, never by colour alone. This module knows nothing of a game
that is being played; the pictures of the cards are in motifs.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.api.drawing import figure, moved
from engine.api.drawing.geometry import arc, burst, scattered, turned
from engine.api.drawing.signs import TICK
from engine.api.event import Line
from engine.api.scene import Box, Disc, Figure, Part, Shape, Stroke, Words
from engine.games.igor.content import Content
from engine.games.igor.motifs import MOTIFS

INK, PAPER = "#1d1730", "#fbf3da"
BRASS, RED, GLOW = "#f2c230", "#c8324a", "#9dff8a"

#: Old paper, a new one, and one of a rule that is gone.
OLD, NEW, GONE = "#efdfb4", "#fff0b8", "#a79dbb"

#: The size of a card.
CARD = (96.0, 152.0)

#: The colour of each suit, in the order of the content.
COLOURS = ("#7d7462", "#2f8a4d", "#2b6cb8", "#c42f4b", "#b55a1f")

_BURNT, _CREASE, _DARK_BRASS = "#8a6236", "#d8bf86", "#a8791a"


def card(content: Content, word: str) -> Figure:
    """Return a card: rank, letter and symbol of its suit above, its picture below."""
    face = content.faces[word]
    colour = COLOURS[face.suit % len(COLOURS)]
    return _card(content.suits[face.suit], face.rank, content.pictures[face.picture].motifs, colour)


def _motif(name: str, x: float, y: float, scale: float) -> tuple[Part, ...]:
    """Return a motif in a box of 40 times `scale`, its top left corner at (x, y)."""
    parts = MOTIFS.get(name, (Words(20, 20, name[:1].upper(), 30, INK, bold=True),))
    return moved(parts, x, y, scale)


@lru_cache(maxsize=256)
def _card(suit: str, rank: int, motifs: tuple[str, ...], colour: str) -> Figure:
    marks: list[Part] = [
        Box(2.5, 2.5, CARD[0] - 5, CARD[1] - 5, PAPER, colour, 5, 12),
        Words(26, 31, str(rank), 48, INK, bold=True),
        Disc(25, 68, 16, colour),
        Words(25, 68, Line(f"igor-{suit}-letter"), 25, "#ffffff", bold=True, width=30),
        *_motif(suit, 45, 14, 1.1),
        Box(10, 90, 76, 52, OLD, radius=8),
    ]
    scale = 1.2 if len(motifs) == 1 else 0.9
    left = CARD[0] / 2 - 20 * scale * len(motifs)
    for index, motif in enumerate(motifs):
        marks += _motif(motif, left + index * 40 * scale, 116 - 20 * scale, scale)
    return figure(CARD, *marks)


#: A coin, 44 by 44.
COIN = figure(
    (44, 44),
    Shape(burst((22, 22), 21, 19, 22).points, _DARK_BRASS, INK),
    Disc(22, 22, 18.5, BRASS),
    Disc(22, 22, 15, None, _DARK_BRASS),
    Words(22, 22, "M", 22, "#4a3208", bold=True),
    Stroke(tuple(arc((22, 22), (16.5, 16.5), 110, 165, 9)), "#fff3bd", 3),
)

#: A crown, 44 by 34: the best card of a trick, who won it, and who has won the game.
CROWN = figure(
    (44, 34),
    Shape(((5, 31), (2, 8), (13, 18), (22, 2), (31, 18), (42, 8), (39, 31)), BRASS, INK, 2.5),
    Disc(22, 23, 4, RED),
)

#: A trick that was won, 40 by 42: cards on each other, the uppermost crowned.
TRICK = figure(
    (40, 42),
    Box(14, 3, 24, 34, "#cfc6a8", INK, 2, 5),
    Box(8, 5, 24, 34, "#e6dcbc", INK, 2, 5),
    Box(2, 7, 25, 34, PAPER, INK, 2.5, 5),
    *moved(CROWN.marks, 4, 16, 0.48),
)

#: A rule that lies face down, folded and sealed, on its peg: 52 by 72.
RULE = figure(
    (52, 72),
    *moved(
        (
            Shape(
                (
                    *((3, 5), (18, 2), (34, 5), (50, 3), (49, 30), (51, 58)),
                    *((33, 60), (17, 57), (2, 60), (4, 32)),
                ),
                OLD,
                INK,
                2.5,
            ),
            Stroke(((4, 31), (49, 30)), _CREASE, 3),
            Shape(((3, 5), (26, 33), (50, 3)), "#f7ebc8", _BURNT),
            Shape(burst((26, 32), 13.5, 11.5, 9).points, RED, INK),
            Words(26, 32, "§", 19, PAPER, bold=True),
        ),
        0,
        9,
    ),
    Box(22, 3, 8, 16, "#c49a5a", INK, 1.5, 2),
)


def _caught() -> Iterator[Part]:
    """Draw a star of red ink and the white bar across it, for the word."""
    middle = (170.0, 82.0)
    far = burst(middle, 166, 134, 15, 0.5).points
    yield Shape(tuple((x + 4, y + 6) for x, y in far), "#1d173090")
    yield Shape(far, RED, INK, 5)
    yield Shape(burst(middle, 147, 120, 15, 0.5).points, None, "#ffe3d6", 4)
    bar = ((50.0, 50.0), (290.0, 50.0), (290.0, 114.0), (50.0, 114.0))
    yield Shape(turned(bar, -3, middle), PAPER, INK, 4)


#: The stamp of a breach that was caught, 340 by 174; its middle is at (170, 82).
CAUGHT = Figure((340, 174), tuple(_caught()))

#: The star of a new rule, 66 by 56.
STAR = figure((66, 56), Shape(burst((33, 28), 31, 22, 11, 0.84).points, GLOW, INK, 3))


@lru_cache(maxsize=16)
def paper(width: float, height: float, fill: str) -> Figure:
    """Return old paper on a nail, its edge torn; its figure is 6 wider and 8 higher."""
    edge = [
        *((x, 4.0) for x in range(4, int(width), 46)),
        *((width - 2, y) for y in range(4, int(height), 26)),
        *((x, height - 2) for x in range(int(width) - 4, 4, -46)),
        *((4.0, y) for y in range(int(height) - 4, 4, -26)),
    ]
    torn = [
        (x + (across - 0.5) * 6, y + (down - 0.5) * 6)
        for (x, y), (across, down) in zip(edge, scattered(len(edge), 0, 0, 1, 1), strict=True)
    ]
    return Figure(
        (width + 6, height + 8),
        (
            Shape(tuple((x + 4, y + 6) for x, y in torn), "#00000055"),
            Shape(tuple(torn), fill, INK if fill == GONE else _BURNT, 3.5),
            Disc(24, height / 2, 10, RED, INK, 2.5),
            Disc(21, height / 2 - 3, 3, "#ffb3b3"),
        ),
    )


def icons(content: Content) -> dict[Line, Figure]:
    """Return the icons of the suits, of what cards show, of rule cards, coins and catching."""
    suits = zip(content.suits, COLOURS, strict=False)
    shown = {Line(f"igor-motif-{name}"): _ringed(name, colour) for name, colour in suits}
    for name in MOTIFS:
        shown[Line(f"igor-shown-{name}")] = Figure((40, 40), MOTIFS[name])
    for key in ("ask-catch", "caught", "confessed", "wrong"):
        shown[Line(f"igor-{key}")] = _CAUGHT_SIGN
    for key in ("won-with", "was-first", "hurried", "most", "shared", "ask-hurry"):
        shown[Line(f"igor-{key}")] = COIN
    for key in ("read", "nothing", "done"):
        shown[Line(f"igor-ask-{key}")] = TICK
    return {**shown, **{Line(f"igor-rule-{rule}"): RULE for rule in content.rule_of}}


def _ringed(suit: str, colour: str) -> Figure:
    """Draw the symbol of a suit in a ring of its colour."""
    return figure((48, 48), Disc(24, 24, 22, PAPER, colour, 4), *_motif(suit, 8, 8, 0.8))


_CAUGHT_SIGN = figure(
    (48, 48),
    Shape(burst((24, 24), 22, 15, 12).points, RED, INK, 2.5),
    Words(24, 24, "!", 30, PAPER, bold=True),
)
