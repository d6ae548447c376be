"""The outlines of marks as smooth masks: how much of each pixel a mark covers.

Everything is in pixels of the picture that is being painted. Masks are cached by form, wherever
they stand, so a field of equal tiles costs one tile.
"""

from __future__ import annotations

from itertools import pairwise
from math import ceil, floor
from typing import NamedTuple

from PIL import Image, ImageDraw

from cogs.images.byte_cache import ByteCache
from engine.api.scene import Point

#: Supersampling: a pixel is cut into so many parts each way, and the covered ones are counted.
FINE = 4

#: A mask with more pixels than this is supersampled less, to save memory.
_LARGE = 400_000

#: Pixels. Nothing in a picture is larger; a mark that is would only eat the memory.
_LARGEST = 16_000_000


class Mask(NamedTuple):
    """The coverage of each pixel, 0 to 255; the image's top left corner stands at (x, y)."""

    image: Image.Image
    x: int
    y: int


class Masks:
    """Makes masks and caches them. With `fine` 1 edges are hard: for what is shrunk afterwards."""

    def __init__(self, cache: ByteCache[object, Image.Image], fine: int = FINE) -> None:
        self._cache, self._fine = cache, fine
        # Hard edges need one bit a pixel, which is many times faster to paint.
        self._mode = "L" if fine > 1 else "1"

    def box(self, left: int, top: int, right: int, bottom: int, radius: float) -> Mask:
        """Return a rectangle of whole pixels with round corners."""
        width, height = right - left, bottom - top
        radius = min(max(0.0, radius), width / 2, height / 2)
        key = ("box", width, height, radius, self._fine)
        image = self._cache.get_or_make(key, lambda: self._box(width, height, radius))
        return Mask(image, left, top)

    def frame(self, left: int, top: int, right: int, bottom: int, radius: float, pen: int) -> Mask:
        """Return a frame of `pen` pixels just inside such a rectangle."""
        width, height = right - left, bottom - top

        def make() -> Image.Image:
            image = self._box(width, height, min(radius, width / 2, height / 2))
            inner = (width - 2 * pen, height - 2 * pen)
            if min(inner) > 0:
                inner_radius = min(max(0.0, radius - pen), *(each / 2 for each in inner))
                image.paste(0, (pen, pen), self._box(*inner, inner_radius))
            return image

        key = ("frame", width, height, radius, pen, self._fine)
        return Mask(self._cache.get_or_make(key, make), left, top)

    def ellipse(self, x: float, y: float, radius_x: float, radius_y: float, pen: float = 0) -> Mask:
        """Return a filled ellipse; with a pen its outline, just inside its edge."""
        fine = self._fineness(2 * radius_x, 2 * radius_y)
        left, top = floor(x - radius_x), floor(y - radius_y)
        size = (ceil(2 * radius_x) + 1, ceil(2 * radius_y) + 1)
        place = (round((x - left) * fine), round((y - top) * fine))
        radii = (radius_x * fine, radius_y * fine)
        key = ("disc", place, size, round(radii[0], 1), round(radii[1], 1), round(pen, 2), fine)

        def make() -> Image.Image:
            image = Image.new(self._mode, (size[0] * fine, size[1] * fine))
            draw = ImageDraw.Draw(image)
            draw.ellipse(_around(place, *radii), fill=255)
            # Thinner than half a pixel a line cannot be seen.
            thick = max(pen * fine, fine / 2)
            if pen > 0 and thick < min(radii):
                draw.ellipse(_around(place, radii[0] - thick, radii[1] - thick), fill=0)
            return _shrunk(image, fine)

        return Mask(self._cache.get_or_make(key, make), left, top)

    def polygon(self, points: tuple[Point, ...]) -> Mask:
        """Return a filled polygon."""
        return self._drawn("polygon", points, 0)

    def path(self, points: tuple[Point, ...], pen: float) -> Mask:
        """Return an open line, round at its ends and bends."""
        return self._drawn("path", points, pen)

    def _box(self, width: int, height: int, radius: float) -> Image.Image:
        _check(width, height)
        image = Image.new(self._mode, (width, height), 255)
        side = ceil(radius)
        if side == 0:
            return image
        corner = Image.new(self._mode, (side * self._fine, side * self._fine))
        across = max(0.0, 2 * radius * self._fine - 1)
        ImageDraw.Draw(corner).ellipse((0, 0, across, across), fill=255)
        corner = _shrunk(corner, self._fine)
        flip, mirror = Image.Transpose.FLIP_TOP_BOTTOM, Image.Transpose.FLIP_LEFT_RIGHT
        image.paste(corner, (0, 0))
        image.paste(corner.transpose(flip), (0, height - side))
        corner = corner.transpose(mirror)
        image.paste(corner, (width - side, 0))
        image.paste(corner.transpose(flip), (width - side, height - side))
        return image

    def _drawn(self, kind: str, points: tuple[Point, ...], pen: float) -> Mask:
        pad = ceil(pen / 2) + 1
        columns, rows = [x for x, _ in points], [y for _, y in points]
        left, top = floor(min(columns)) - pad, floor(min(rows)) - pad
        width, height = ceil(max(columns)) + pad - left, ceil(max(rows)) + pad - top
        fine = self._fineness(width, height)
        local = tuple((round((x - left) * fine), round((y - top) * fine)) for x, y in points)
        # Whole and even, and never too thin to be seen.
        thick = 2 * max(1, round(pen * fine / 2))

        def make() -> Image.Image:
            image = Image.new(self._mode, (width * fine, height * fine))
            draw = ImageDraw.Draw(image)
            if kind == "polygon":
                draw.polygon(local, fill=255)
            else:
                for one, other in pairwise(local):
                    # Pillow keeps a line centred only if it is drawn leftwards and upwards.
                    draw.line((max(one, other), min(one, other)), fill=255, width=thick)
                for bend in local if thick > 2 else ():
                    draw.ellipse(_around(bend, thick / 2, thick / 2), fill=255)
            return _shrunk(image, fine)

        return Mask(self._cache.get_or_make((kind, local, thick, fine), make), left, top)

    def _fineness(self, width: float, height: float) -> int:
        _check(width, height)
        return min(self._fine, 2) if width * height > _LARGE else self._fine


def _around(
    middle: tuple[int, int], radius_x: float, radius_y: float
) -> tuple[float, float, float, float]:
    x, y = middle
    # A smaller one is a pixel: Pillow draws nothing that ends before it begins.
    radius_x, radius_y = max(0.5, radius_x), max(0.5, radius_y)
    return (x - radius_x, y - radius_y, x + radius_x - 1, y + radius_y - 1)


def _shrunk(image: Image.Image, fine: int) -> Image.Image:
    return image.reduce(fine) if fine > 1 else image


def _check(width: float, height: float) -> None:
    if not (0 <= width * height <= _LARGEST and width >= 0):
        raise ValueError(f"a mark of {width:.0f} x {height:.0f} pixels is no part of a picture")
