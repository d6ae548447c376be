"""A painted picture -> PNG with a palette."""

from __future__ import annotations

from collections.abc import Iterable
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
