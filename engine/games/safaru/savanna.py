"""The country of Safaru: a clearing at golden hour, which is moonlit by night."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.api.drawing import moved
from engine.api.drawing.geometry import scattered, smooth
from engine.api.drawing.palette import INK, both, by_night
from engine.api.scene import Box, Disc, Figure, Part, Shape, Stroke

_SKY, _GLOW = both("#ffd995", "#232a4d"), both("#ffe6b4", "#343a63")
_SUN, _HALO = both("#fff4cf", "#fff2c4"), both("#fff0c080", "#fff2c426")
_FAR, _NEAR = both("#e9b76a", "#3a3f5e"), both("#d2a45a", "#333854")
_LAND, _PATCH = both("#dcc273", "#4a4a3f"), both("#cfb25e", "#434338")
_PALE, _BLADE = both("#e7d08a", "#545445"), both("#a48c3a", "#6d6d4a")
_SHORE, _LAKE, _WAVE = both("#b99a4e", "#3b3f3a"), both("#8fc6d2", "#3d5a78"), "#dff2f290"
_LEAVES, _LIGHT = both("#8a8f3f", "#3d4a35"), both("#a3a752", "#4c5a40")
_TRUNK, _PALE_TREE = both("#7a4f2c", "#4a3526"), both("#c99f55", "#41466a")


@lru_cache(16)
def savanna(width: float, height: float, *, lake: bool = True) -> Figure:
    """Return the clearing; what reaches beyond its box is cut off."""
    return Figure((width, height), tuple(_parts(width, height, lake=lake)))


def _parts(width: float, height: float, *, lake: bool) -> Iterator[Part]:
    yield Box(0, 0, width, height, _SKY)
    yield Box(0, 74, width, 76, _GLOW)
    for star in scattered(22, 0, 4, width, 110):
        yield Disc(*star, 2, by_night("#fff2c4"))
    yield Disc(404, 128, 84, _HALO)
    yield Disc(404, 128, 60, _SUN)
    far = ((-30, 150), (-30, 112), (90, 92), (220, 118), (380, 104), (560, 122), (700, 96))
    yield Shape(smooth((*far, (830, 116), (830, 150))), _FAR)
    near = ((-30, 156), (-30, 132), (140, 120), (320, 136), (520, 126), (830, 138))
    yield Shape(smooth((*near, (830, 156))), _NEAR)
    for x, y, scale in ((250.0, 146.0, 0.42), (566.0, 144.0, 0.5), (640.0, 146.0, 0.32)):
        yield from moved(_FAR_TREE, x, y, scale)
    yield Box(0, 144, width, height - 144, _LAND)
    for at, (x, y) in enumerate(scattered(18, 0, 164, width, height - 10)):
        wide = 50.0 + at * 37 % 80
        yield Disc(x, y, wide, _PATCH if at % 2 else _PALE, tall=wide / 5)
    if lake:
        yield Disc(650, 178, 120, _SHORE, tall=17)
        yield Disc(650, 176, 114, _LAKE, tall=14)
        yield Stroke(((600, 174), (640, 174)), _WAVE, 3)
        yield Stroke(((668, 180), (720, 180)), _WAVE, 3)
    yield from moved(_TREE, 66, 214, 1.12)
    yield from moved(_TREE, 746, 206, 0.9)
    for x, y in scattered(46, 10, 170, width - 10, height - 8):
        for lean in (-5, 0, 5):
            yield Stroke(((x + lean, y), (x + 2.4 * lean, y - 15 + abs(lean))), _BLADE, 3)


def _acacia(leaves: str, wood: str, ink: str | None) -> tuple[Part, ...]:
    trunk = ((-8, 0), (-5, -40), (-30, -76), (-24, -80), (0, -54), (22, -84), (28, -80))
    return (
        Shape(smooth((*trunk, (7, -40), (10, 0)), steps=4), wood, ink, 3),
        *(
            Disc(x, y, wide, leaves, ink, 3, tall=tall)
            for x, y, wide, tall in ((-34, -84, 46, 14), (34, -88, 48, 15), (0, -100, 66, 17))
        ),
    )


_FAR_TREE = _acacia(_PALE_TREE, _PALE_TREE, None)
_TREE = (
    *_acacia(_LEAVES, _TRUNK, INK),
    *(
        Disc(x, y, wide, _LIGHT, tall=5)
        for x, y, wide in ((-40, -90, 26), (36, -95, 26), (-6, -108, 40))
    ),
)
