"""A scene with its words resolved -> a PNG, with Pillow alone. It knows no languages and no loop.

Marks are painted as smooth masks straight onto the finished size. What is painted again and again
(grounds, figures, outlines, words) is kept, so a picture costs little more than its encoding.
The stroke of a box or a disc lies inside its edge, so it is as large as it says; that of a shape
lies on its edge. Boxes keep to whole pixels.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from hashlib import blake2b
from io import BytesIO
from math import ceil
from typing import NamedTuple, TypeAlias

import msgspec
from PIL import Image, ImageDraw

from cogs.images.byte_cache import ByteCache
from cogs.images.fonts import MIDDLE, fitted, legible
from cogs.images.masks import FINE, Mask, Masks
from engine.api.event import Line
from engine.api.scene import Anchor, Box, Disc, Mark, Scene, Shape, Stamp, Stroke, Words

#: What shows where a scene paints nothing.
PAPER = (247, 243, 234)

#: A picture wider or higher than this is a mistake.
LARGEST = 4096

#: zlib's effort: more makes the file a tenth smaller and takes twice as long.
_EFFORT = 3

_SPRITE_BYTES, _GROUND_BYTES = 24_000_000, 24_000_000

#: A figure may reach so far beyond its box, in its own pixels, as the stroke on its edge does.
_BLEED = 4

Ink: TypeAlias = tuple[int, int, int, int]
Colours: TypeAlias = frozenset[tuple[int, int, int]]
Said: TypeAlias = Mapping[Line, str]
#: Half pixels right and down, 0 or 1: a field of stamped tiles would else gape unevenly.
Step: TypeAlias = tuple[int, int]


class _Sprite(NamedTuple):
    image: Image.Image
    colours: Colours


class Painter:
    """Paints scenes; several threads may use one at the same time."""

    def __init__(self) -> None:
        self._images: ByteCache[object, Image.Image] = ByteCache(_SPRITE_BYTES)
        self._figures: ByteCache[object, _Sprite] = ByteCache(_SPRITE_BYTES)
        self._grounds: ByteCache[object, _Sprite] = ByteCache(_GROUND_BYTES)

    def png(self, scene: Scene, said: Said, width: int | None = None) -> bytes:
        """Paint a scene `width` pixels wide (else at its natural size).

        `said` has the words of every line in it. Raises `ValueError` for a scene that cannot be
        painted: a colour that is none, a size out of bounds, a line without words.
        """
        image, colours = self._paint(scene, said, width)
        return _encoded(image, colours)

    def _paint(self, scene: Scene, said: Said, width: int | None) -> tuple[Image.Image, Colours]:
        natural = scene.size
        zoom = (width or natural[0]) / max(1, natural[0])
        size = (round(natural[0] * zoom), round(natural[1] * zoom))
        if not (0 < size[0] <= LARGEST and 0 < size[1] <= LARGEST):
            raise ValueError(f"a picture of {size[0]} x {size[1]} pixels is out of bounds")
        ground = self._ground(scene, said, size, zoom)
        sheet = _Sheet(self, ground.image.copy(), said, zoom, set(ground.colours))
        sheet.paint(scene.marks)
        return sheet.image, frozenset(sheet.colours)

    def _ground(self, scene: Scene, said: Said, size: tuple[int, int], zoom: float) -> _Sprite:
        words = [said.get(line, "") for line in lines_in(scene.ground)]
        key = digest(scene.ground, words, size, zoom)
        found = self._grounds.get(key)
        if found is not None:
            return found
        sheet = _Sheet(self, Image.new("RGB", size, PAPER), said, zoom, {PAPER})
        sheet.paint(scene.ground)
        made = _Sprite(sheet.image, frozenset(sheet.colours))
        return self._grounds.put(key, made, 3 * size[0] * size[1])

    def figure(self, stamp: Stamp, key: bytes, said: Said, zoom: float, step: Step) -> _Sprite:
        """Give the figure of a stamp at a scale, see-through where it paints nothing.

        Its image has a margin of `margin(zoom)` pixels round the figure's box, which stands
        `step` half pixels further right and down.
        """
        figure, fade = stamp.figure, max(0.0, stamp.fade)
        name = (key, zoom, fade, step)
        found = self._figures.get(name)
        if found is not None:
            return found
        edge = margin(zoom)
        size = tuple(ceil(side * zoom) + 2 * edge + 1 for side in figure.size)
        if not (0 < size[0] <= LARGEST and 0 < size[1] <= LARGEST):
            raise ValueError(f"a figure of {size[0]} x {size[1]} pixels is out of bounds")
        fine = FINE if size[0] * size[1] <= 250_000 else 2
        large = Image.new("RGBA", (size[0] * fine, size[1] * fine))
        shift = (edge * fine + step[0] * fine // 2, edge * fine + step[1] * fine // 2)
        sheet = _Sheet(self, large, said, zoom * fine, set(), shift)
        sheet.masks = Masks(None, 1)
        sheet.paint(figure.marks)
        image = large.reduce(fine)
        if fade > 0:
            image.putalpha(image.getchannel("A").point(_faded(255 - round(255 * min(1, fade)))))
        colours = frozenset(sheet.colours) if fade == 0 else frozenset()
        return self._figures.put(name, _Sprite(image, colours), 4 * size[0] * size[1])


def lines_in(marks: Iterable[Mark]) -> list[Line]:
    """Give every line that stands in some marks, each figure looked into once."""
    found: list[Line] = []
    looked: set[int] = set()
    for mark in marks:
        if isinstance(mark, Words):
            if isinstance(mark.text, Line):
                found.append(mark.text)
        elif isinstance(mark, Stamp) and id(mark.figure) not in looked:
            looked.add(id(mark.figure))
            found.extend(lines_in(mark.figure.marks))
    return found


def digest(*parts: object) -> bytes:
    """Give a short name for what the parts hold."""
    return blake2b(_ENCODER.encode(parts), digest_size=16).digest()


def margin(zoom: float) -> int:
    """Give how many pixels a figure's image reaches beyond the figure's box on each side."""
    return ceil(_BLEED * zoom)


@lru_cache(1024)
def ink(colour: str) -> Ink:
    """Read "#rrggbb" or "#rrggbbaa". Raises `ValueError` for anything else."""
    if colour[:1] != "#" or len(colour) not in (7, 9):
        raise ValueError(f"{colour!r} is no colour")
    red, green, blue, *alpha = bytes.fromhex(colour[1:])
    return (red, green, blue, alpha[0] if alpha else 255)


_ENCODER = msgspec.msgpack.Encoder()


class _Sheet:
    """An image while it is painted; `edge` is the pixel where its marks have their origin."""

    def __init__(
        self,
        painter: Painter,
        image: Image.Image,
        said: Said,
        zoom: float,
        colours: set[tuple[int, int, int]],
        edge: tuple[int, int] = (0, 0),
    ) -> None:
        self.image, self.colours = image, colours
        self.masks = Masks(painter._images)
        self._painter, self._said, self._zoom, self._edge = painter, said, zoom, edge
        self._digests: dict[int, bytes] = {}

    def paint(self, marks: Iterable[Mark]) -> None:
        for mark in marks:
            match mark:
                case Box():
                    self._box(mark)
                case Disc():
                    self._disc(mark)
                case Shape():
                    self._shape(mark)
                case Stroke():
                    points = self._points(mark.points, 1)
                    self._lay(mark.stroke, self.masks.path(points, mark.stroke_width * self._zoom))
                case Words():
                    self._words(mark)
                case Stamp():
                    self._stamp(mark)

    def _box(self, mark: Box) -> None:
        left, top = self._pixel(mark.x, mark.y)
        right, bottom = self._pixel(mark.x + mark.width, mark.y + mark.height)
        if right <= left or bottom <= top:
            return
        radius = mark.radius * self._zoom
        pen = max(1, round(self._pen(mark))) if self._pen(mark) else 0
        if mark.fill is not None:
            # Under its stroke, not beside it: the edge shows no rim of the fill.
            into = pen // 2 if pen and _is_opaque(mark.stroke) else 0
            edges = (left + into, top + into, right - into, bottom - into)
            if radius <= into and _is_opaque(mark.fill):
                self._fill(mark.fill, edges)
            elif edges[0] < edges[2] and edges[1] < edges[3]:
                self._lay(mark.fill, self.masks.box(*edges, radius - into))
        if pen and mark.stroke is not None:
            self._lay(mark.stroke, self.masks.frame(left, top, right, bottom, radius, pen))

    def _disc(self, mark: Disc) -> None:
        x, y = self._at(mark.x, mark.y)
        wide = mark.radius * self._zoom
        tall = wide if mark.tall is None else mark.tall * self._zoom
        pen = self._pen(mark)
        if mark.fill is not None:
            into = pen / 2 if _is_opaque(mark.stroke) else 0
            self._lay(mark.fill, self.masks.disc(x, y, max(0, wide - into), max(0, tall - into)))
        if pen and mark.stroke is not None:
            self._lay(mark.stroke, self.masks.ring(x, y, wide, tall, pen))

    def _shape(self, mark: Shape) -> None:
        points = self._points(mark.points, 3)
        if mark.fill is not None:
            self._lay(mark.fill, self.masks.polygon(points))
        if self._pen(mark) and mark.stroke is not None:
            self._lay(mark.stroke, self.masks.outline(points, self._pen(mark)))

    def _words(self, mark: Words) -> None:
        text = mark.text if isinstance(mark.text, str) else self._said.get(mark.text)
        if text is None:
            raise ValueError(f"nobody said {mark.text}")
        width = None if mark.width is None else mark.width * self._zoom
        size = mark.size * self._zoom
        text, letters = fitted(legible(text), size, mark.bold, width)
        if not text.strip():
            return
        length = letters.getlength(text)
        x, y = self._at(mark.x, mark.y)
        x -= {Anchor.LEFT: 0.0, Anchor.MIDDLE: length / 2, Anchor.RIGHT: length}[mark.anchor]
        base = round(y + MIDDLE * letters.size)
        key = ("words", text, letters.size, mark.bold)
        left, top, right, bottom = (int(side) for side in letters.getbbox(text, anchor="ls"))
        image = self._painter._images.get(key)
        if image is None:
            image = Image.new("L", (right - left + 2, bottom - top + 2))
            draw = ImageDraw.Draw(image)
            draw.text((1 - left, 1 - top), text, fill=255, font=letters, anchor="ls")
            self._painter._images.put(key, image, image.width * image.height)
        self._lay(mark.fill, Mask(image, round(x) + left - 1, base + top - 1))

    def _stamp(self, mark: Stamp) -> None:
        zoom = self._zoom * mark.scale
        if zoom <= 0 or mark.fade >= 1:
            return
        key = self._digests.get(id(mark.figure))
        if key is None:
            words = [self._said.get(line, "") for line in lines_in(mark.figure.marks)]
            key = self._digests[id(mark.figure)] = digest(mark.figure, words)
        left, top = (round(2 * place * self._zoom) for place in (mark.x, mark.y))
        step = (left % 2, top % 2)
        sprite = self._painter.figure(mark, key, self._said, zoom, step)
        edge = margin(zoom)
        place = (left // 2 + self._edge[0] - edge, top // 2 + self._edge[1] - edge)
        self.image.paste(sprite.image, place, sprite.image)
        self.colours |= sprite.colours

    def _fill(self, colour: str, edges: tuple[int, int, int, int]) -> None:
        """Do what `_lay` does for a plain rectangle, many times faster."""
        paint = ink(colour)[:3]
        self.colours.add(paint)
        if edges[0] < edges[2] and edges[1] < edges[3]:
            self.image.paste(paint if self.image.mode == "RGB" else (*paint, 255), edges)

    def _lay(self, colour: str, mask: Mask) -> None:
        red, green, blue, alpha = ink(colour)
        cover = mask.image
        if alpha == 255:
            self.colours.add((red, green, blue))
        else:
            cover = cover.convert("L").point(_faded(alpha))
        paint = (red, green, blue) if self.image.mode == "RGB" else (red, green, blue, 255)
        self.image.paste(paint, (mask.x, mask.y), cover)

    def _pen(self, mark: Box | Disc | Shape) -> float:
        return max(0.0, mark.stroke_width * self._zoom) if mark.stroke is not None else 0.0

    def _at(self, x: float, y: float) -> tuple[float, float]:
        return x * self._zoom + self._edge[0], y * self._zoom + self._edge[1]

    def _pixel(self, x: float, y: float) -> tuple[int, int]:
        return round(x * self._zoom) + self._edge[0], round(y * self._zoom) + self._edge[1]

    def _points(
        self, points: tuple[tuple[float, float], ...], least: int
    ) -> tuple[tuple[float, float], ...]:
        if len(points) < least:
            raise ValueError(f"a mark of {len(points)} points cannot be painted")
        return tuple(self._at(x, y) for x, y in points)


def _is_opaque(colour: str | None) -> bool:
    return colour is not None and ink(colour)[3] == 255


@lru_cache(256)
def _faded(alpha: int) -> list[int]:
    return [(cover * alpha + 127) // 255 for cover in range(256)]


#: Colours that are sure of their place in a palette; the rest of its 256 go to the edges.
_SURE = 128

_FLAT = Image.Dither.NONE


def _encoded(image: Image.Image, colours: Colours) -> bytes:
    """Reduce to 256 colours, those of the scene exactly, and write a PNG."""
    sure = sorted(colours)[:_SURE]
    between = _sample(image).quantize(256 - len(sure), Image.Quantize.FASTOCTREE, dither=_FLAT)
    flat = [part for colour in sure for part in colour]
    palette = Image.new("P", (1, 1))
    palette.putpalette((flat + (between.getpalette() or []))[:768])
    reduced = image.quantize(palette=palette, dither=_FLAT)
    if sure:
        # A colour may have found a neighbour a shade away; that place in the palette is then its.
        strip = Image.new("RGB", (len(sure), 1))
        strip.putdata(sure)
        final = reduced.getpalette() or []
        for place, colour in zip(
            strip.quantize(palette=palette, dither=_FLAT).tobytes(), sure, strict=True
        ):
            final[3 * place : 3 * place + 3] = colour
        reduced.putpalette(final)
    out = BytesIO()
    reduced.save(out, "PNG", compress_level=_EFFORT)
    return out.getvalue()


def _sample(image: Image.Image) -> Image.Image:
    """Give half of the pixels, for the many colours between two: every row and column has some."""
    width, height = image.size
    across, down = max(1, width // 2), max(1, height // 2)
    sample = Image.new("RGB", (across, 2 * down))
    for top, box in ((0, (0, 0, width, height)), (down, (0, 0, width - 0.5, height - 0.5))):
        sample.paste(image.resize((across, down), Image.Resampling.NEAREST, box), (0, top))
    return sample
