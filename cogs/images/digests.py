"""Short hashes of scenes, the lines and the colours in them. Each figure is looked through once.

Drawings make a figure once and use it often: what is found in it is kept as long as it is used.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from engine.api.event import Line
from engine.api.scene import Figure, Mark, Plate, Stamp, Stroke, Words

#: So many figures are remembered before all are forgotten: those of many games.
_MOST = 4096


class FigureFacts(NamedTuple):
    """A figure with its digest and every line and colour in it."""

    figure: Figure
    digest: bytes
    lines: tuple[Line, ...]
    paints: frozenset[str]


def facts_of(figure: Figure) -> FigureFacts:
    """Return what is known of a figure; the same object is looked through once."""
    known = _FACTS.get(id(figure))
    # The entry keeps its figure alive, so no other one has its id.
    if known is not None:
        return known
    lines = (mark.text for mark in figure.marks if isinstance(mark, Words))
    found = FigureFacts(
        figure,
        digest(figure),
        tuple(each for each in lines if isinstance(each, Line)),
        frozenset(paint for mark in figure.marks for paint in paints_of(mark)),
    )
    if len(_FACTS) >= _MOST:
        _FACTS.clear()
    _FACTS[id(figure)] = found
    return found


def lines_in(marks: Iterable[Mark]) -> list[Line]:
    """Return every line in some marks; each figure is searched once."""
    lines: list[Line] = []
    searched: set[int] = set()
    for mark in marks:
        if type(mark) is Words:
            if isinstance(mark.text, Line):
                lines.append(mark.text)
        elif type(mark) is Stamp and id(mark.figure) not in searched:
            searched.add(id(mark.figure))
            lines.extend(facts_of(mark.figure).lines)
    return lines


def paints_of(mark: Mark | Plate) -> frozenset[str]:
    """Return the colours of a mark; a faded figure has none of its own."""
    if isinstance(mark, Stamp):
        return frozenset() if mark.fade > 0 else facts_of(mark.figure).paints
    if isinstance(mark, Stroke):
        return frozenset((mark.stroke,))
    paints = frozenset(filter(None, (mark.fill, getattr(mark, "stroke", None))))
    if isinstance(mark, Words) and mark.plate is not None:
        paints |= paints_of(mark.plate)
    if isinstance(mark, Plate) and mark.sign is not None:
        paints |= facts_of(mark.sign).paints
    return paints


def digest(*parts: object) -> bytes:
    """Return a short hash of the parts, the same in every process."""
    return blake2b(_ENCODER.encode(parts), digest_size=16).digest()


def digest_of_marks(marks: Iterable[Mark], *parts: object) -> bytes:
    """Return a short hash of marks and other parts; a figure counts by its own digest."""
    return digest(
        [
            (each.x, each.y, each.scale, each.fade, facts_of(each.figure).digest)
            if type(each) is Stamp
            else each
            for each in marks
        ],
        *parts,
    )


_ENCODER = msgspec.msgpack.Encoder()
_FACTS: dict[int, FigureFacts] = {}
