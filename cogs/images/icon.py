"""A figure as an icon: a small PNG with a transparent ground, for Discord's own controls."""

from __future__ import annotations

from io import BytesIO

from msgspec.structs import replace
from PIL import Image, ImageFilter

from cogs.images.digests import digest
from cogs.images.painter import PAPER, Painter
from engine.api.drawing.palette import DAY
from engine.api.event import Line
from engine.api.scene import Figure, Stamp, Words

#: Pixels. Discord shows an icon about 22 pixels high, and larger where a line has nothing else.
SIZE = 128

#: The width of the paper rim in pixels: ink would be lost on Discord's dark ground without it.
_RIM = 5

#: Of the palette: more can hardly be seen, and each costs bytes.
_COLOURS = 64

#: Another number here uploads every icon again, as another drawing does.
_STYLE = 1


def icon_digest(figure: Figure) -> str:
    """Return a short hash of what an icon shows, the same at every start."""
    return digest(wordless(figure), SIZE, _RIM, _STYLE)[:3].hex()


def wordless(figure: Figure) -> Figure:
    """Return a figure without its texts: an icon is the same in every language."""
    marks = (
        mark
        for mark in figure.marks
        if not (isinstance(mark, Words) and isinstance(mark.text, Line))
    )
    return replace(figure, marks=tuple(marks))


def icon_png(figure: Figure) -> bytes:
    """Return the PNG of an icon: the figure without its texts, as large as it fits, with a rim."""
    figure = wordless(figure)
    painter = Painter()
    room = SIZE - 2 * (_RIM + 1)
    drawn = _sprite(painter, figure, 1.0)
    drawn = _sprite(painter, figure, room / max(drawn.size))
    drawn.thumbnail((room, room), Image.Resampling.LANCZOS)
    place = ((SIZE - drawn.width) // 2, (SIZE - drawn.height) // 2)
    image = Image.new("RGBA", (SIZE, SIZE))
    image.paste(drawn, place)
    blurred = image.getchannel("A").filter(ImageFilter.GaussianBlur(_RIM / 2))
    rim = Image.new("RGBA", (SIZE, SIZE), PAPER)
    rim.putalpha(blurred.point([min(255, 8 * cover) for cover in range(256)]))
    rim.alpha_composite(image)
    out = BytesIO()
    rim.quantize(_COLOURS, Image.Quantize.FASTOCTREE).save(out, "PNG", optimize=True)
    return out.getvalue()


def _sprite(painter: Painter, figure: Figure, zoom: float) -> Image.Image:
    """Return what a figure paints at a zoom, cut to it."""
    sprite = painter.sprite(Stamp(0, 0, figure), b"", {}, zoom, (0, 0), DAY)
    return sprite.crop(sprite.getbbox())
