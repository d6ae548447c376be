"""The motifs: what a card or a suit can show, made of our own shapes, each in a box of 40 by 40."""

from __future__ import annotations

from engine.api.scene import Box, Disc, Part, Shape, Stroke

INK, PAPER = "#2b2438", "#fbf7ea"
_BONE, _GLASS, _ZAP, _RED, _STICK = "#f3ead2", "#8fd08a", "#f7d03c", "#dd3b55", "#d9542f"
_STONE, _FUR, _NIGHT, _SKIN, _PINK = "#a9a3b5", "#9c8f86", "#33406b", "#f2cfa8", "#eda0a8"
_COAT = "#f4f4f0"

_BONES: tuple[Part, ...] = (
    *(Disc(at[0], at[1], 6.5, _BONE, INK) for at in ((9, 25), (15, 31), (25, 9), (31, 15))),
    Stroke(((12, 28), (28, 12)), INK, 11),
    Stroke(((12, 28), (28, 12)), _BONE, 7),
    *(Disc(at[0], at[1], 5, _BONE) for at in ((9.5, 25), (15, 30.5), (25, 9.5), (30.5, 15))),
)
_FLASK: tuple[Part, ...] = (
    Shape(((16, 4), (24, 4), (24, 15), (36, 36), (4, 36), (16, 15)), "#e8f6f2", INK),
    Shape(((11, 25), (29, 25), (34, 35), (6, 35)), "#3f8f46"),
    Disc(17, 30, 3, _GLASS),
    Disc(25, 28, 2, _GLASS),
    Box(13, 2, 14, 5, _STONE, INK, 1.5, 2),
)
_BOLT: tuple[Part, ...] = (
    Shape(((24, 2), (6, 23), (17, 23), (13, 38), (34, 15), (22, 15)), _ZAP, INK),
)
_HEART: tuple[Part, ...] = (
    Shape(
        (
            (20, 37), (5, 21), (3, 13), (7, 6), (13, 5), (20, 12),
            (27, 5), (33, 6), (37, 13), (35, 21),
        ),
        _RED,
        INK,
    ),
    Disc(12, 13, 3, "#ffffffaa"),
)  # fmt: skip
_DYNAMITE: tuple[Part, ...] = (
    Box(6, 14, 9, 24, _STICK, INK, 2, 2),
    Box(15, 14, 9, 24, _STICK, INK, 2, 2),
    Box(24, 14, 9, 24, _STICK, INK, 2, 2),
    Box(5, 23, 29, 6, PAPER, INK, 1.5),
    Stroke(((19, 14), (20, 8), (26, 6), (30, 9)), INK, 2.5),
    Disc(33, 8, 5, _ZAP, _STICK),
)
_CASTLE: tuple[Part, ...] = (
    Shape(
        (
            (4, 37), (4, 8), (9, 8), (9, 13), (13, 13), (13, 20), (27, 20), (27, 13),
            (31, 13), (31, 8), (36, 8), (36, 37),
        ),
        _STONE,
        INK,
    ),
    Shape(((2, 9), (8, 1), (14, 9)), "#7d4ea8", INK),
    Shape(((26, 9), (32, 1), (38, 9)), "#7d4ea8", INK),
    Box(15, 26, 10, 11, INK, radius=4),
)  # fmt: skip
_RAT: tuple[Part, ...] = (
    Stroke(((30, 31), (37, 33), (38, 25)), INK, 2.5),
    Disc(22, 26, 13, _FUR, INK, tall=9),
    Disc(14, 14, 5, _PINK, INK),
    Disc(10, 22, 8, _FUR, INK, tall=6.5),
    Disc(8, 20, 1.7, INK),
    Disc(2.5, 24, 2, INK),
    Stroke(((16, 35), (16, 38)), INK, 2.5),
    Stroke(((27, 35), (27, 38)), INK, 2.5),
)
_MOON: tuple[Part, ...] = (
    Disc(20, 20, 18, _NIGHT, INK),
    Disc(20, 20, 12, "#fff2b8"),
    Disc(25, 17, 10.5, _NIGHT),
    Disc(30, 10, 1.5, "#fff2b8"),
)
_HAND: tuple[Part, ...] = (
    *(Stroke(((x, 22), (x + lean, top)), INK, 8) for x, lean, top in (
        (11, -2, 8), (18, 0, 4), (25, 1, 6), (31, 3, 12))),
    Stroke(((12, 30), (4, 22)), INK, 8),
    *(Stroke(((x, 22), (x + lean, top)), _SKIN, 5) for x, lean, top in (
        (11, -2, 8), (18, 0, 4), (25, 1, 6), (31, 3, 12))),
    Shape(((7, 20), (34, 20), (32, 33), (27, 38), (14, 38), (9, 33)), _SKIN, INK),
    Stroke(((12, 30), (4, 22)), _SKIN, 5),
    Box(10, 20, 22, 5, _SKIN),
)  # fmt: skip
_ASSISTANT: tuple[Part, ...] = (
    Shape(((5, 38), (6, 24), (13, 12), (25, 13), (33, 26), (34, 38)), "#6b5a43", INK),
    Disc(24, 17, 10, _SKIN, INK),
    Disc(28, 15, 4, PAPER, INK),
    Disc(29, 15, 1.6, INK),
    Disc(20, 17, 2, INK),
    Stroke(((20, 23), (27, 23)), INK, 2),
    Disc(9, 18, 6, "#6b5a43", INK),
)
_BRAIN: tuple[Part, ...] = (
    Disc(13, 17, 10, _PINK, INK),
    Disc(26, 16, 11, _PINK, INK),
    Disc(19, 26, 12, _PINK, INK, tall=9),
    Disc(20, 20, 11, _PINK),
    Stroke(((20, 8), (18, 15), (22, 20), (18, 26), (20, 33)), "#b3525f", 2.5),
    Stroke(((9, 16), (13, 20), (11, 25)), "#b3525f", 2),
    Stroke(((31, 14), (27, 18), (30, 23)), "#b3525f", 2),
    Stroke(((22, 34), (24, 39)), "#b3525f", 4),
)
_SCIENTIST: tuple[Part, ...] = (
    Shape(((4, 39), (8, 29), (32, 29), (36, 39)), _COAT, INK),
    Shape(
        ((2, 18), (6, 4), (13, 8), (20, 1), (27, 8), (34, 4), (38, 18), (30, 24), (10, 24)),
        _COAT,
        INK,
    ),
    Disc(20, 19, 11, _SKIN, INK, tall=12),
    Disc(14.5, 18, 5, PAPER, INK),
    Disc(25.5, 18, 5, PAPER, INK),
    Disc(15, 18, 1.6, INK),
    Disc(25, 18, 1.6, INK),
    Stroke(((16, 27), (24, 27)), INK, 2),
)  # fmt: skip
_MONSTER: tuple[Part, ...] = (
    Shape(((6, 14), (3, 1), (14, 8)), PAPER, INK),
    Shape(((26, 8), (37, 1), (34, 14)), PAPER, INK),
    Disc(20, 23, 17, "#8d6fc0", INK, tall=16),
    Disc(11, 18, 4.5, PAPER, INK),
    Disc(29, 18, 4.5, PAPER, INK),
    Disc(20, 14, 5.5, PAPER, INK),
    Disc(11, 19, 1.8, INK),
    Disc(29, 19, 1.8, INK),
    Disc(20, 15, 2.2, INK),
    Shape(((8, 27), (32, 27), (27, 34), (13, 34)), INK),
    *(Shape(((x, 27), (x + 5, 27), (x + 2.5, 32)), PAPER) for x in (10, 17.5, 25)),
)
_SWITCH: tuple[Part, ...] = (
    Box(7, 20, 26, 18, _STONE, INK, 2, 3),
    Box(11, 25, 18, 4, INK, radius=2),
    Stroke(((20, 27), (30, 9)), INK, 6),
    Stroke(((20, 27), (30, 9)), "#d8d3e2", 3),
    Disc(31, 7, 6, _RED, INK),
)

#: What a card can show, each in a box of 40 by 40.
MOTIFS: dict[str, tuple[Part, ...]] = {
    "bone": _BONES,
    "poison": _FLASK,
    "lightning": _BOLT,
    "heart": _HEART,
    "dynamite": _DYNAMITE,
    "castle": _CASTLE,
    "rat": _RAT,
    "moon": _MOON,
    "hand": _HAND,
    "assistant": _ASSISTANT,
    "brain": _BRAIN,
    "scientist": _SCIENTIST,
    "monster": _MONSTER,
    "switch": _SWITCH,
}
