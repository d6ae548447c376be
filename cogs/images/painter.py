"""Scene and translated texts -> PNG, with Pillow. It knows no languages and no event loop.

Marks are painted as smooth masks straight onto the finished size. What is painted again and again
(grounds, figures, outlines, words) is cached, and so are the finished bands of pictures: of the
next picture of a table only the bands are painted and encoded that have changed.
The stroke of a box or a disc lies inside its edge, so it is as large as it says; that of a shape
lies on its edge. Boxes keep to whole pixels.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import ceil
from typing import NamedTuple, TypeAlias

from isal.isal_zlib import compress, decompress
from PIL import Image, ImageDraw, ImageFont

from cogs.images.bands import HEIGHT, Colour, bands, between, opaque, placed, rgba
from cogs.images.byte_cache import ByteCache
from cogs.images.digests import digest, digest_of_marks, facts_of, lines_in, paints_of
from cogs.images.encoder import Encoder
from cogs.images.fonts import MIDDLE, drawable, fit_rows, font
from cogs.images.masks import FINE, Mask, Masks
from engine.api.drawing.palette import DAY, Look
from engine.api.event import Line
from engine.api.scene import Anchor, Box, Disc, Mark, Plate, Scene, Shape, Stamp, Stroke, Words

#: The colour where a scene paints nothing.
PAPER = (247, 243, 234)

#: Pixels. A picture wider or higher than this is a mistake.
LARGEST = 4096

#: Of the painter's caches: outlines and words, figures, grounds, finished bands. With the fonts,
#: the palettes and the renderer's finished pictures they are most of what pictures take.
_OUTLINE_BYTES, _FIGURE_BYTES, _GROUND_BYTES, _BAND_BYTES = 6 * 10**6, 14 * 10**6, 3 * 10**6, 10**7

#: The distance of the rows of a text over its size.
_ROW_PITCH = 1.3

#: Between the sign of a plate and its text.
_SIGN_GAP = 8

#: How far a figure may reach beyond its box, in its own pixels, as the stroke on its edge does.
_BLEED = 4

#: The translation of every line in a scene.
Texts: TypeAlias = Mapping[Line, str]

#: Half pixels right and down, 0 or 1 each: without them the gaps in a field of tiles are uneven.
HalfPixels: TypeAlias = tuple[int, int]


class _Ground(NamedTuple):
    """A ground in packed bands, a thirtieth of its image: there are many, each of megabytes."""

    paints: frozenset[Colour]
    digests: tuple[bytes, ...]  #: of each band
    packed: tuple[bytes, ...]  #: the pixels of each band

    def between(self, top: int, bottom: int, width: int) -> Image.Image:
        """Return an image of these rows; `top` is that of a band, `bottom` the end of one."""
        wanted = self.packed[top // HEIGHT : ceil(bottom / HEIGHT)]
        return Image.frombytes("RGB", (width, bottom - top), b"".join(map(decompress, wanted)))


def _image_bytes(image: Image.Image) -> int:
    # Pillow stores colours in four bytes, with and without transparency.
    return (1 if len(image.getbands()) == 1 else 4) * image.width * image.height


class Painter:
    """Paints scenes; several threads may use one painter at the same time."""

    def __init__(self) -> None:
        self.images: ByteCache[object, Image.Image] = ByteCache(_OUTLINE_BYTES, _image_bytes)
        self._figures: ByteCache[object, Image.Image] = ByteCache(_FIGURE_BYTES, _image_bytes)
        self._grounds: ByteCache[object, _Ground] = ByteCache(
            _GROUND_BYTES, lambda ground: sum(map(len, ground.packed))
        )
        self._encoder = Encoder(_BAND_BYTES)

    def png(self, scene: Scene, texts: Texts, look: Look = DAY) -> bytes:
        """Return a scene as a PNG in a look.

        Raise `ValueError` for a scene that cannot be painted: an invalid colour, a size out of
        bounds, a line that is not in `texts`.
        """
        _check_size(*scene.size)
        ground = self._ground(scene, texts, look)
        marks = [placed(mark, look) for mark in scene.marks]

        def paint(top: int, bottom: int) -> Image.Image:
            image = ground.between(top, bottom, scene.size[0])
            canvas = _Canvas(self, image, texts, 1.0, look, cut=top)
            canvas.paint(each.mark for each in between(marks, top, bottom))
            return image

        found = bands(marks, ground.digests, ground.paints, texts, look)
        return self._encoder.png(scene.size, [*found], paint)

    def _ground(self, scene: Scene, texts: Texts, look: Look) -> _Ground:
        def paint_ground() -> _Ground:
            width, height = scene.size
            image = Image.new("RGB", scene.size, PAPER)
            _Canvas(self, image, texts, 1.0, look).paint(scene.ground)
            paints = frozenset(paint for mark in scene.ground for paint in paints_of(mark))
            parts = [
                image.crop((0, top, width, min(top + HEIGHT, height))).tobytes()
                for top in range(0, height, HEIGHT)
            ]
            return _Ground(
                opaque(paints, look) | {PAPER},
                tuple(digest(part, width) for part in parts),
                tuple(compress(part, 1) for part in parts),
            )

        ground_texts = [texts.get(line, "") for line in lines_in(scene.ground)]
        key = digest_of_marks(scene.ground, ground_texts, scene.size, look)
        return self._grounds.get_or_make(key, paint_ground)

    def sprite(
        self,
        stamp: Stamp,
        figure_digest: bytes,
        texts: Texts,
        zoom: float,
        shift: HalfPixels,
        look: Look,
    ) -> Image.Image:
        """Return the figure of a stamp at a scale, transparent where it paints nothing.

        `figure_digest`: of the figure and its texts. The image has a margin of `margin(zoom)`
        pixels round the figure's box, which stands `shift` half pixels further right and down.
        """
        figure, fade = stamp.figure, max(0.0, stamp.fade)

        def paint_figure() -> Image.Image:
            edge = margin(zoom)
            width, height = (ceil(side * zoom) + 2 * edge + 1 for side in figure.size)
            _check_size(width, height)
            fine = FINE if width * height <= 250_000 else 3 if width * height <= 600_000 else 2
            large = Image.new("RGBA", (width * fine, height * fine))
            origin = (edge * fine + shift[0] * fine // 2, edge * fine + shift[1] * fine // 2)
            canvas = _Canvas(self, large, texts, zoom * fine, look, origin)
            canvas.masks = Masks(_NO_CACHE, 1)
            canvas.paint(figure.marks)
            image = large.reduce(fine)
            if fade > 0:
                opacity = 255 - round(255 * min(1, fade))
                image.putalpha(image.getchannel("A").point(_faded(opacity)))
            return image

        return self._figures.get_or_make((figure_digest, zoom, fade, shift, look), paint_figure)


def margin(zoom: float) -> int:
    """Return how many pixels a figure's image reaches beyond the figure's box on each side."""
    return ceil(_BLEED * zoom)


_NO_CACHE: ByteCache[object, Image.Image] = ByteCache(0, _image_bytes)


def text_width(mark: Words) -> float | None:
    """Return how wide the letters of a text may be: its width without its plate's ends."""
    if mark.width is None or mark.plate is None:
        return mark.width
    return max(1.0, mark.width - _lead(mark.plate) - mark.plate.pad)


def _lead(plate: Plate) -> float:
    """Return how far the text of a plate begins from the plate's left edge."""
    return plate.pad + (0 if plate.sign is None else plate.sign.size[0] + _SIGN_GAP)


def _left(length: float, x: float, anchor: Anchor) -> float:
    return x - {Anchor.LEFT: 0.0, Anchor.MIDDLE: length / 2, Anchor.RIGHT: length}[anchor]


def _check_size(width: int, height: int) -> None:
    if not (0 < width <= LARGEST and 0 < height <= LARGEST):
        raise ValueError(f"a picture of {width} x {height} pixels is out of bounds")


class _Canvas:
    """An image while it is painted; `origin` is the pixel where its marks have their (0, 0).

    So many rows at its top are `cut` off: what is left looks the same as in the whole image.
    """

    def __init__(
        self,
        painter: Painter,
        image: Image.Image,
        texts: Texts,
        zoom: float,
        look: Look,
        origin: tuple[int, int] = (0, 0),
        cut: int = 0,
    ) -> None:
        self.image = image
        self.masks = Masks(painter.images)
        self._painter, self._texts, self._zoom, self._origin = painter, texts, zoom, origin
        self._look, self._cut = look, cut
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
                    self._paint_mask(
                        mark.stroke, self.masks.path(points, mark.stroke_width * self._zoom)
                    )
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
        pen = max(1, round(self._stroke_width(mark))) if self._stroke_width(mark) else 0
        if mark.fill is not None:
            # It ends under the stroke, so that no rim of the fill shows outside.
            inset = pen // 2 if pen and self._is_opaque(mark.stroke) else 0
            edges = (left + inset, top + inset, right - inset, bottom - inset)
            if radius <= inset and self._is_opaque(mark.fill):
                self._paint_box(mark.fill, edges)
            elif edges[0] < edges[2] and edges[1] < edges[3]:
                self._paint_rounded(mark.fill, edges, radius - inset)
        if pen and mark.stroke is not None:
            self._paint_mask(mark.stroke, self.masks.frame(left, top, right, bottom, radius, pen))

    def _paint_rounded(self, colour: str, edges: tuple[int, int, int, int], radius: float) -> None:
        """Paint a rectangle with round corners: of an opaque one only they need a mask."""
        left, top, right, bottom = edges
        band = ceil(radius)
        if not self._is_opaque(colour) or bottom - top <= 2 * band or right - left <= 2 * band:
            self._paint_mask(colour, self.masks.box(*edges, radius))
            return
        mask = self.masks.box(left, top, right, top + 2 * band, radius).image
        for y, rows in ((top, (0, band)), (bottom - band, (band, 2 * band))):
            part = mask.crop((0, rows[0], mask.width, rows[1]))
            self._paint_mask(colour, Mask(part, left, y))
        self._paint_box(colour, (left, top + band, right, bottom - band))

    def _disc(self, mark: Disc) -> None:
        x, y = self._at(mark.x, mark.y)
        radius_x = mark.radius * self._zoom
        radius_y = radius_x if mark.tall is None else mark.tall * self._zoom
        pen = self._stroke_width(mark)
        if mark.fill is not None:
            inset = pen / 2 if self._is_opaque(mark.stroke) else 0
            radii = (max(radius_x - inset, 0), max(radius_y - inset, 0))  # what is no number stays
            self._paint_mask(mark.fill, self.masks.ellipse(x, y, *radii))
        if pen and mark.stroke is not None:
            self._paint_mask(mark.stroke, self.masks.ellipse(x, y, radius_x, radius_y, pen))

    def _shape(self, mark: Shape) -> None:
        points = self._points(mark.points, 3)
        if mark.fill is not None:
            self._paint_mask(mark.fill, self.masks.polygon(points))
        if self._stroke_width(mark) and mark.stroke is not None:
            closed = (*points, points[0])
            self._paint_mask(mark.stroke, self.masks.path(closed, self._stroke_width(mark)))

    def _words(self, mark: Words) -> None:
        text = mark.text if isinstance(mark.text, str) else self._texts.get(mark.text)
        if text is None:
            raise ValueError(f"no text for {mark.text}")
        width, before, after = text_width(mark), 0.0, 0.0
        if mark.plate is not None:
            before, after = _lead(mark.plate), mark.plate.pad
        width = None if width is None else width * self._zoom
        rows, size = fit_rows(drawable(text), mark.size * self._zoom, mark.bold, width, mark.rows)
        letters = font(size, mark.bold)
        if not any(row.strip() for row in rows):
            return
        x, y = self._at(mark.x, mark.y)
        before, after = before * self._zoom, after * self._zoom
        x += {Anchor.LEFT: before, Anchor.MIDDLE: (before - after) / 2, Anchor.RIGHT: -after}[
            mark.anchor
        ]
        pitch = _ROW_PITCH * letters.size
        y -= pitch * (len(rows) - 1) / 2
        lefts = [_left(letters.getlength(row), x, mark.anchor) for row in rows]
        if mark.plate is not None:
            long = max(letters.getlength(row) for row in rows)
            self._plate(mark.plate, (min(lefts) - before) / self._zoom, mark.y, long / self._zoom)
        for row, (text, left) in enumerate(zip(rows, lefts, strict=True)):
            base = round(y + row * pitch + MIDDLE * letters.size)
            self._row(text, mark, letters, (left, base))

    def _row(
        self, text: str, mark: Words, letters: ImageFont.FreeTypeFont, place: tuple[float, int]
    ) -> None:
        key = ("words", text, letters.size, mark.bold)
        left, top, right, bottom = (int(side) for side in letters.getbbox(text, anchor="ls"))

        def make() -> Image.Image:
            image = Image.new("L", (right - left + 2, bottom - top + 2))
            draw = ImageDraw.Draw(image)
            draw.text((1 - left, 1 - top), text, fill=255, font=letters, anchor="ls")
            return image

        image = self._painter.images.get_or_make(key, make)
        self._paint_mask(mark.fill, Mask(image, round(place[0]) + left - 1, place[1] + top - 1))

    def _plate(self, plate: Plate, left: float, y: float, long: float) -> None:
        """Paint a plate round a text of this length, its left edge at `left`, its middle at `y`."""
        left -= self._origin[0] / self._zoom
        width = _lead(plate) + long + plate.pad
        top = y - plate.height / 2
        self._box(
            Box(
                left,
                top,
                width,
                plate.height,
                plate.fill,
                plate.stroke,
                plate.stroke_width,
                plate.radius,
            )
        )
        if plate.sign is not None:
            high = plate.sign.size[1]
            self._stamp(Stamp(left + plate.pad, y - high / 2, plate.sign))

    def _stamp(self, mark: Stamp) -> None:
        zoom = self._zoom * mark.scale
        if zoom <= 0 or mark.fade >= 1:
            return
        key = self._digests.get(id(mark.figure))
        if key is None:
            facts = facts_of(mark.figure)
            words = [self._texts.get(line, "") for line in facts.lines]
            key = digest(facts.digest, words) if words else facts.digest
            self._digests[id(mark.figure)] = key
        left, top = (round(2 * place * self._zoom) for place in (mark.x, mark.y))
        shift = (left % 2, top % 2)
        sprite = self._painter.sprite(mark, key, self._texts, zoom, shift, self._look)
        edge = margin(zoom)
        left, top = left // 2 + self._origin[0] - edge, top // 2 + self._origin[1] - edge
        self.image.paste(sprite, (left, top - self._cut), sprite)

    def _paint_box(self, colour: str, edges: tuple[int, int, int, int]) -> None:
        """Paint an opaque rectangle of whole pixels, many times faster than a mask."""
        left, top, right, bottom = edges
        if left < right and top < bottom:
            paint = rgba(colour, self._look)
            box = (left, top - self._cut, right, bottom - self._cut)
            self.image.paste(paint[:3] if self.image.mode == "RGB" else paint, box)

    def _paint_mask(self, colour: str, mask: Mask) -> None:
        red, green, blue, alpha = rgba(colour, self._look)
        if alpha == 0:
            return
        cover = mask.image
        if alpha < 255:
            cover = cover.convert("L").point(_faded(alpha))
        paint = (red, green, blue) if self.image.mode == "RGB" else (red, green, blue, 255)
        self.image.paste(paint, (mask.x, mask.y - self._cut), cover)

    def _is_opaque(self, colour: str | None) -> bool:
        return colour is not None and rgba(colour, self._look)[3] == 255

    def _stroke_width(self, mark: Box | Disc | Shape) -> float:
        return max(0.0, mark.stroke_width * self._zoom) if mark.stroke is not None else 0.0

    def _at(self, x: float, y: float) -> tuple[float, float]:
        return x * self._zoom + self._origin[0], y * self._zoom + self._origin[1]

    def _pixel(self, x: float, y: float) -> tuple[int, int]:
        return round(x * self._zoom) + self._origin[0], round(y * self._zoom) + self._origin[1]

    def _points(
        self, points: tuple[tuple[float, float], ...], least: int
    ) -> tuple[tuple[float, float], ...]:
        if len(points) < least:
            raise ValueError(f"a mark of {len(points)} points cannot be painted")
        return tuple(self._at(x, y) for x, y in points)


@lru_cache(256)
def _faded(alpha: int) -> list[int]:
    return [(cover * alpha + 127) // 255 for cover in range(256)]
