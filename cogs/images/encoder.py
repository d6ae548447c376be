"""The bands of a picture -> PNG with a palette.

A band is reduced to the palette and compressed by itself, so that it need not be painted again
while it stays as it is. The palette is one for the whole picture, and each colour has a place in it
by its own value: a colour more moves few others, and leaves the bands without them as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import lru_cache
from itertools import chain, product
from struct import pack
from typing import NamedTuple, TypeAlias, cast

from isal.isal_zlib import DEFLATED, MAX_WBITS, Z_SYNC_FLUSH, adler32, compressobj, crc32
from PIL import Image

from cogs.images.bands import HEIGHT, Band, Colour
from cogs.images.byte_cache import ByteCache
from cogs.images.digests import digest

#: Colours beside those of the ground, each with its place in the palette.
Places: TypeAlias = tuple[tuple[Colour, int], ...]

#: Returns the rows of a picture from one to before another.
Paint: TypeAlias = Callable[[int, int], Image.Image]

#: Of isal: the file is a tenth larger than by level 4 of zlib, in a fifth of the time.
_COMPRESS_LEVEL = 2

#: From how many pixels of a band a blend counts as a colour, and how many colours a band may have
#: for its blends to be looked for.
_FREQUENT, _DIFFERENT = 160, 4096

#: The first places of every palette: blends at the edges of whatever is painted. Greys, paints that
#: an outline darkens, and what lies between light paints.
_EDGES: tuple[Colour, ...] = (
    *((each, each, each) for each in range(20, 256, 20)),
    *product((64, 128, 192, 240), (64, 128, 192), (64, 160)),
    *product((208, 236), (212, 232), (152, 184, 216)),
)

#: How many places are left for colours.
_FREE = 256 - len(_EDGES)

#: So many palettes are kept; each has half a megabyte of what is nearest.
_PALETTES = 12

#: Bytes of a kept band beside its data.
_OVERHEAD = 400

_MODULUS = 65521

_FLAT = Image.Dither.NONE


class _Chunk(NamedTuple):
    """A band as a chunk of a PNG; the checksum of the whole needs the other two."""

    data: bytes
    length: int
    checksum: int


class Encoder:
    """Makes PNGs, and keeps their bands: those it knows are not painted."""

    def __init__(self, most_bytes: int) -> None:
        self._chunks: ByteCache[bytes, _Chunk] = ByteCache(
            most_bytes, lambda chunk: _OVERHEAD + len(chunk.data)
        )
        self._colours: ByteCache[bytes, frozenset[Colour]] = ByteCache(
            most_bytes // 8, lambda colours: 100 * (1 + len(colours))
        )

    def png(self, size: tuple[int, int], bands: Sequence[Band], paint: Paint) -> bytes:
        """Return the PNG of a picture that consists of these bands."""
        known = [self._colours.get(band.key) for band in bands]
        images = _painted(size, bands, [at for at, each in enumerate(known) if each is None], paint)
        colours = []
        for at, (band, found) in enumerate(zip(bands, known, strict=True)):
            if found is None:
                found = colours_of(images[at], band.paints)
                self._colours.put(band.key, found)
            colours.append(found)
        places = places_of(colours)
        own = [
            # A colour without a place is shown as the nearest of the whole picture.
            tuple(sorted((c, places[c]) for c in (each if places.keys() >= each else places)))
            for each in colours
        ]
        keys = [digest(band.key, each) for band, each in zip(bands, own, strict=True)]
        chunks = {at: self._chunks.get(key) for at, key in enumerate(keys)}
        missing = [at for at, chunk in chunks.items() if chunk is None]
        images |= _painted(size, bands, [at for at in missing if at not in images], paint)
        for at in missing:
            chunks[at] = chunk = _compressed(images[at], own[at])
            self._chunks.put(keys[at], chunk)
        return _assembled(size, places.items(), filter(None, chunks.values()))


def colours_of(image: Image.Image, paints: Collection[Colour]) -> frozenset[Colour]:
    """Return the colours that a band shows exactly: its paints, and blends over a large area."""
    counted = cast(list[tuple[int, Colour]] | None, image.getcolors(_DIFFERENT))
    if counted is None:
        return frozenset(paints)
    return frozenset([each for count, each in counted if count >= _FREQUENT or each in paints])


def places_of(bands: Sequence[Collection[Colour]]) -> dict[Colour, int]:
    """Return the place of each colour in the palette; `bands`: the colours of each from the top.

    It is the one that the colour's own value names, or the next free one: what stands at the top
    keeps its places whatever comes below. Where there are too many, some have none.
    """
    places: dict[Colour, int] = {}
    taken = set[int]()
    wanted = sorted(frozenset[Colour]().union(*bands))
    if len(wanted) > _FREE:
        wanted = [wanted[at * len(wanted) // _FREE] for at in range(_FREE)]
    missing = {*wanted}
    for colours in bands:
        for colour in sorted(missing.intersection(colours)):
            missing.remove(colour)
            place = _scattered(colour) % _FREE
            while place in taken:
                place = (place + 1) % _FREE
            taken.add(place)
            places[colour] = len(_EDGES) + place
    return places


def _painted(
    size: tuple[int, int], bands: Sequence[Band], wanted: Sequence[int], paint: Paint
) -> dict[int, Image.Image]:
    """Return an image of each wanted band; those that follow each other are painted at once."""
    images: dict[int, Image.Image] = {}
    for at in wanted:
        if at in images:
            continue
        last = at
        while last + 1 in wanted:
            last += 1
        top, bottom = bands[at].top, min(bands[last].top + HEIGHT, size[1])
        image = paint(top, bottom)
        for each in range(at, last + 1):
            start = bands[each].top - top
            box = (0, start, size[0], min(start + HEIGHT, image.height))
            images[each] = image.crop(box)
    return images


def _compressed(image: Image.Image, own: Places) -> _Chunk:
    # With few colours the nearest is found sooner.
    reduced = image.quantize(palette=_palette(tuple(c for c, _ in own)), dither=_FLAT)
    numbers = [*range(len(_EDGES)), *(place for _, place in own)]
    reduced = reduced.point(numbers + [0] * (256 - len(numbers)))
    # Each row begins with a zero: it has no filter.
    rows = Image.new("P", (image.width + 1, image.height))
    rows.paste(reduced, (1, 0))
    data = rows.tobytes()
    packer = compressobj(_COMPRESS_LEVEL, DEFLATED, -MAX_WBITS, 9)
    packed = packer.compress(data) + packer.flush(Z_SYNC_FLUSH)
    return _Chunk(_chunk(b"IDAT", packed), len(data), adler32(data))


def _assembled(
    size: tuple[int, int], places: Iterable[tuple[Colour, int]], chunks: Iterable[_Chunk]
) -> bytes:
    palette = [*_EDGES, *_EDGES[:1] * _FREE]
    for colour, place in places:
        palette[place] = colour
    parts, checksum = [], 1
    for chunk in chunks:
        parts.append(chunk.data)
        # Adler-32 of two texts from that of each, as zlib's adler32_combine.
        high, low = divmod(checksum, 1 << 16)
        further, more = divmod(chunk.checksum, 1 << 16)
        high = (high + further + chunk.length * (low - 1)) % _MODULUS
        checksum = high << 16 | (low + more - 1) % _MODULUS
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", pack(">IIBBBBB", *size, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", bytes(chain.from_iterable(palette))),
            _chunk(b"IDAT", b"\x78\x5e"),
            *parts,
            _chunk(b"IDAT", b"\x03\x00" + checksum.to_bytes(4)),
            _chunk(b"IEND", b""),
        )
    )


@lru_cache(_PALETTES)
def _palette(own: tuple[Colour, ...]) -> Image.Image:
    """Return the edges and these colours; what is nearest to what is found once in a palette."""
    palette = Image.new("P", (1, 1))
    palette.putpalette(bytes(chain(*_EDGES, *own)))
    return palette


def _scattered(colour: Colour) -> int:
    red, green, blue = colour
    return ((red << 16 | green << 8 | blue) * 2654435761 >> 8) % (1 << 24)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", crc32(data, crc32(kind)))
