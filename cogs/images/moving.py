"""Finished pictures -> a moving one."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from itertools import chain
from typing import cast

from PIL import Image

#: Of a moving picture: its most bytes, its width in pixels, how often it plays, and for how many
#: milliseconds a frame and the last one are seen.
MOVING_BYTES, _MOVING_WIDTH = 600_000, 480
_PLAYS, _FRAME_MS, _LAST_FRAME_MS = 3, 900, 3_000

#: Colours of large areas, shown as they are, and of those that are found at all: without the second
#: a small creature takes the colour of a stone.
_LARGE, _FOUND = 64, 128

_FLAT = Image.Dither.NONE


def animated(frames: Sequence[bytes]) -> bytes | None:
    """Return pictures as a moving GIF, `None` if it would be too large; the last one stays longest.

    It plays `_PLAYS` times and then stands still at the last picture.
    """
    images = [Image.open(BytesIO(each)).convert("RGB") for each in frames]
    heights = sorted(each.height * _MOVING_WIDTH // each.width for each in images)
    size = (_MOVING_WIDTH, heights[len(heights) // 2])
    canvases = []
    for image in images:
        canvas = Image.new("RGB", size, image.getpixel((2, image.height - 2)))
        image.thumbnail(size, Image.Resampling.LANCZOS)
        canvas.paste(image, ((size[0] - image.width) // 2, 0))
        canvases.append(canvas)
    palette = _palette(canvases)
    first, *others = (each.quantize(palette=palette, dither=_FLAT) for each in canvases)
    out = BytesIO()
    durations = [_FRAME_MS] * len(others) + [_LAST_FRAME_MS]
    first.save(out, "GIF", save_all=True, append_images=others, duration=durations, loop=_PLAYS - 1)
    return out.getvalue() if out.tell() <= MOVING_BYTES else None


def _palette(canvases: Sequence[Image.Image]) -> Image.Image:
    """Return one palette for all frames, from some of the pixels of each."""
    across, down = (side // 3 for side in canvases[0].size)
    sample = Image.new("RGB", (across, down * len(canvases)))
    for at, each in enumerate(canvases):
        sample.paste(each.resize((across, down), Image.Resampling.NEAREST), (0, at * down))
    counted = cast(list[tuple[int, tuple[int, int, int]]], sample.getcolors(across * sample.height))
    large = [colour for _, colour in sorted(counted, reverse=True)[:_LARGE]]
    found = sample.quantize(_FOUND, Image.Quantize.MAXCOVERAGE, dither=_FLAT).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette([*chain(*large), *found[: 3 * _FOUND]])
    return palette
