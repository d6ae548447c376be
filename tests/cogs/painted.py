"""Helpers that paint small pictures and look at their pixels."""

from io import BytesIO

from PIL import Image, ImageChops

from cogs.images.painter import Painter
from engine.api.event import Line
from engine.api.scene import Box, Figure, Mark, Scene

RED, BLUE, WHITE, BLACK = (217, 79, 61), (74, 127, 181), (255, 255, 255), (0, 0, 0)
R, B, W, K = "#d94f3d", "#4a7fb5", "#ffffff", "#000000"

CARD = Figure((40, 60), (Box(0, 0, 40, 60, fill=R), Box(10, 10, 20, 20, fill=B)))


def scene(*marks: Mark, size: tuple[int, int] = (100, 100), ground: tuple[Mark, ...] = ()) -> Scene:
    return Scene(
        size=size, ground=ground, marks=marks, alt=Line("ui-join"), text=(Line("ui-join"),)
    )


def painted(*marks: Mark, size: tuple[int, int] = (100, 100)) -> Image.Image:
    """Return the finished picture, decoded, on a white ground."""
    ground = (Box(0, 0, *size, fill=W),)
    return opened(Painter().png(scene(*marks, size=size, ground=ground), {}))


def opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


def at(image: Image.Image, x: int, y: int) -> tuple[int, int, int]:
    found = image.getpixel((x, y))
    assert isinstance(found, tuple)
    return found[0], found[1], found[2]


def near(one: tuple[int, int, int], other: tuple[int, int, int], by: int = 12) -> bool:
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) <= by


def covered(image: Image.Image, paper: tuple[int, int, int] = WHITE) -> tuple[int, int, int, int]:
    """Return the box of all that is not paper: left, top, right, bottom (the last two excluded)."""
    box = ImageChops.difference(image, Image.new("RGB", image.size, paper)).getbbox()
    assert box is not None, "nothing was painted"
    return box
