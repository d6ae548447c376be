"""The outlines of marks as smooth masks: how much of each pixel a mark covers.

Everything is in pixels of the picture that is being painted. A mask is found again for a mark of
the same form anywhere else, so a field of tiles costs one tile.
"""

from __future__ import annotations

from itertools import pairwise
from math import ceil, floor
from typing import NamedTuple

from PIL import Image, ImageDraw

from cogs.images.byte_cache import ByteCache
from engine.api.scene import Point

#: A pixel is cut into so many parts each way before it is counted how many are covered.
FINE = 4

#: A mask with more pixels than this is cut more coarsely: its edges are long and its memory counts.
_LARGE = 400_000

#: Nothing in a picture is larger; a mark that is would only eat the memory.
_LARGEST = 16_000_000


class Mask(NamedTuple):
    """Coverage from 0 to 255 with its top left corner at (x, y)."""

    image: Image.Image
    x: int
    y: int


class Masks:
    """Makes masks and keeps them. With `fine` 1 edges are hard: for what is shrunk afterwards."""

    def __init__(self, shelf: ByteCache[object, Image.Image] | None, fine: int = FINE) -> None:
        self._shelf, self._fine = shelf, fine
        # Hard edges are either in or out, which is many times faster to paint.
        self._mode = "L" if fine > 1 else "1"

    def box(self, left: int, top: int, right: int, bottom: int, radius: float) -> Mask:
        """Give a rectangle of whole pixels with round corners."""
        width, height = right - left, bottom - top
        radius = min(max(0.0, radius), width / 2, height / 2)
        key = ("box", width, height, radius, self._fine)
        return Mask(self._kept(key) or self._keep(key, self._box(width, height, radius)), left, top)

    def frame(self, left: int, top: int, right: int, bottom: int, radius: float, pen: int) -> Mask:
        """Give the frame of `pen` pixels just inside such a rectangle."""
        width, height = right - left, bottom - top
        key = ("frame", width, height, radius, pen, self._fine)
        image = self._kept(key)
        if image is None:
            image = self._box(width, height, min(radius, width / 2, height / 2))
            if width > 2 * pen and height > 2 * pen:
                within = (width - 2 * pen, height - 2 * pen)
                inner = self._box(
                    *within, min(max(0.0, radius - pen), *(each / 2 for each in within))
                )
                image.paste(0, (pen, pen), inner)
            self._keep(key, image)
        return Mask(image, left, top)

    def disc(self, x: float, y: float, wide: float, tall: float) -> Mask:
        """Give a filled ellipse by its radii."""
        return self._ellipses(x, y, wide, tall, 0)

    def ring(self, x: float, y: float, wide: float, tall: float, pen: float) -> Mask:
        """Give the outline of an ellipse, just inside its edge."""
        return self._ellipses(x, y, wide, tall, pen)

    def polygon(self, points: tuple[Point, ...]) -> Mask:
        """Give a filled polygon."""
        return self._drawn("polygon", points, 0)

    def outline(self, points: tuple[Point, ...], pen: float) -> Mask:
        """Give the outline of a polygon, drawn on its edge."""
        return self._drawn("outline", (*points, points[0]), pen)

    def path(self, points: tuple[Point, ...], pen: float) -> Mask:
        """Give an open line, round at its ends and bends."""
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

    def _ellipses(self, x: float, y: float, wide: float, tall: float, pen: float) -> Mask:
        fine = self._fineness(2 * wide, 2 * tall)
        left, top = floor(x - wide), floor(y - tall)
        size = (ceil(2 * wide) + 1, ceil(2 * tall) + 1)
        place = (round((x - left) * fine), round((y - top) * fine))
        radii = (wide * fine, tall * fine)
        key = ("disc", place, size, round(radii[0], 1), round(radii[1], 1), round(pen, 2), fine)
        image = self._kept(key)
        if image is None:
            image = Image.new(self._mode, (size[0] * fine, size[1] * fine))
            draw = ImageDraw.Draw(image)
            draw.ellipse(_around(place, *radii), fill=255)
            # Thinner than half a pixel a line is no longer seen.
            thick = max(pen * fine, fine / 2)
            if pen > 0 and thick < min(radii):
                draw.ellipse(_around(place, radii[0] - thick, radii[1] - thick), fill=0)
            image = self._keep(key, _shrunk(image, fine))
        return Mask(image, left, top)

    def _drawn(self, kind: str, points: tuple[Point, ...], pen: float) -> Mask:
        pad = ceil(pen / 2) + 1
        columns, rows = [x for x, _ in points], [y for _, y in points]
        left, top = floor(min(columns)) - pad, floor(min(rows)) - pad
        width, height = ceil(max(columns)) + pad - left, ceil(max(rows)) + pad - top
        fine = self._fineness(width, height)
        local = tuple((round((x - left) * fine), round((y - top) * fine)) for x, y in points)
        # Whole and even, and never too thin to be seen.
        thick = 2 * max(1, round(pen * fine / 2))
        key = (kind, local, thick, fine)
        image = self._kept(key)
        if image is None:
            image = Image.new(self._mode, (width * fine, height * fine))
            draw = ImageDraw.Draw(image)
            if kind == "polygon":
                draw.polygon(local, fill=255)
            else:
                for one, other in pairwise(local):
                    # Only drawn leftwards and upwards does Pillow keep a line on its middle.
                    draw.line((max(one, other), min(one, other)), fill=255, width=thick)
                for bend in local if thick > 2 else ():
                    draw.ellipse(_around(bend, thick / 2, thick / 2), fill=255)
            image = self._keep(key, _shrunk(image, fine))
        return Mask(image, left, top)

    def _fineness(self, width: float, height: float) -> int:
        _check(width, height)
        return min(self._fine, 2) if width * height > _LARGE else self._fine

    def _kept(self, key: object) -> Image.Image | None:
        return self._shelf.get(key) if self._shelf is not None else None

    def _keep(self, key: object, image: Image.Image) -> Image.Image:
        if self._shelf is not None:
            self._shelf.put(key, image, image.width * image.height)
        return image


def _around(middle: tuple[int, int], wide: float, tall: float) -> tuple[float, float, float, float]:
    x, y = middle
    return (x - wide, y - tall, x + wide - 1, y + tall - 1)


def _shrunk(image: Image.Image, fine: int) -> Image.Image:
    return image.reduce(fine) if fine > 1 else image


def _check(width: float, height: float) -> None:
    if not (0 <= width * height <= _LARGEST and width >= 0):
        raise ValueError(f"a mark of {width:.0f} x {height:.0f} pixels is no part of a picture")
