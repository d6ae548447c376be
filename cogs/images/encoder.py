"""A painted picture -> PNG with a palette."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from io import BytesIO
from typing import TypeAlias

from PIL import Image

Colour: TypeAlias = tuple[int, int, int]

#: Of zlib: a higher level makes the file a tenth smaller and takes twice as long.
_COMPRESS_LEVEL = 3

#: How many colours a palette has, and how many of a scene are exact in it; the rest are for edges.
#: More of them can hardly be seen, and each costs bytes; a picture that has many gets 256.
_COLOURS, _EXACT = 192, 128

#: In how many pixels of a large picture they are looked for.
_SAMPLED = 120_000

_FLAT = Image.Dither.NONE

#: Of a moving picture: its most bytes, its width in pixels, its colours, how often it plays, and
#: for how many milliseconds a frame and the last one are seen.
MOVING_BYTES, _MOVING_WIDTH, _MOVING_COLOURS = 600_000, 480, 192
_PLAYS, _FRAME_MS, _LAST_FRAME_MS = 3, 900, 3_000


def encoded(image: Image.Image, colours: Iterable[Colour]) -> bytes:
    """Return the PNG with a palette of few colours, those of the scene exactly."""
    exact = sorted(colours)
    most = _COLOURS if len(exact) <= _EXACT else 256
    exact = exact[:_EXACT]
    between = _sample(image).quantize(most - len(exact), Image.Quantize.FASTOCTREE, dither=_FLAT)
    flat = [part for colour in exact for part in colour]
    palette = Image.new("P", (1, 1))
    palette.putpalette((flat + (between.getpalette() or []))[: 3 * most])
    reduced = image.quantize(palette=palette, dither=_FLAT)
    if exact:
        # A colour may be mapped to a neighbour a shade away: that place becomes the colour itself.
        strip = Image.new("RGB", (len(exact), 1))
        strip.putdata(exact)
        final = reduced.getpalette() or []
        for place, colour in zip(
            strip.quantize(palette=palette, dither=_FLAT).tobytes(), exact, strict=True
        ):
            final[3 * place : 3 * place + 3] = colour
        reduced.putpalette(final)
    out = BytesIO()
    reduced.save(out, "PNG", compress_level=_COMPRESS_LEVEL)
    return out.getvalue()


def _sample(image: Image.Image) -> Image.Image:
    """Return some of the pixels, from every part of the picture, to find the colours of edges in.

    Half of a small picture, and about `_SAMPLED` of a large one: its edges are longer too.
    """
    width, height = image.size
    part = max(2.0, (2 * width * height / _SAMPLED) ** 0.5)
    across, down = max(1, round(width / part)), max(1, round(height / part))
    sample = Image.new("RGB", (across, 2 * down))
    for top, box in ((0, (0, 0, width, height)), (down, (0, 0, width - 0.5, height - 0.5))):
        sample.paste(image.resize((across, down), Image.Resampling.NEAREST, box), (0, top))
    return sample


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
    # One palette for all frames, from some of the pixels of each.
    samples = [each.reduce(4) for each in canvases]
    across, down = samples[0].size
    sample = Image.new("RGB", (across, down * len(samples)))
    for at, each in enumerate(samples):
        sample.paste(each, (0, at * down))
    palette = sample.quantize(_MOVING_COLOURS, dither=_FLAT)
    first, *others = (each.quantize(palette=palette, dither=_FLAT) for each in canvases)
    out = BytesIO()
    durations = [_FRAME_MS] * len(others) + [_LAST_FRAME_MS]
    first.save(out, "GIF", save_all=True, append_images=others, duration=durations, loop=_PLAYS - 1)
    return out.getvalue() if out.tell() <= MOVING_BYTES else None
