"""Every kind of tile and both badgers, for people who ask what it is, and those a view shows."""

from __future__ import annotations

from collections.abc import Iterator

from engine.api.card import Card
from engine.api.event import Line, line
from engine.games.badger import drawings
from engine.games.badger.content import NONE, Content
from engine.games.badger.field_drawings import Danger, tile
from engine.games.badger.model import View
from engine.games.badger.naming import face

_LORD, _LADY = "lord", "lady"


def cards(content: Content) -> dict[str, Card]:
    """Return the kinds of tiles by number, and the badgers."""
    found = {
        str(kind): Card(
            face(content, kind),
            tuple(_text(content, kind)),
            tile(content, kind, content.kinds[kind].edges, Danger.NO),
        )
        for kind in range(len(content.kinds))
    }
    for name, figure in ((_LORD, drawings.LORD), (_LADY, drawings.LADY)):
        text = (Line(f"badger-about-{name}"), Line(f"badger-about-{name}-example"))
        found[name] = Card(Line(f"badger-about-{name}-name"), text, figure)
    return found


def cards_of(view: View) -> tuple[str, ...]:
    """Return the kinds of tiles that lie face up, and the badgers."""
    kinds = sorted({kind for kind in view.board.shown if kind != NONE})
    return (_LORD, _LADY, *map(str, kinds))


def _text(content: Content, kind: int) -> Iterator[Line]:
    seen = content.kinds[kind]
    yield line("badger-about-paths", count=seen.edges.bit_count(), copies=seen.copies)
    if seen.colour != NONE:
        colour = Line(f"badger-colour-{content.colours[seen.colour].name}")
        yield line("badger-about-colour", colour=colour)
    if seen.effect:
        yield Line(f"badger-about-{seen.effect}")
    yield _example(content, kind)


def _example(content: Content, kind: int) -> Line:
    """Return a situation in which a tile matters."""
    seen = content.kinds[kind]
    if seen.colour == NONE:
        if seen.effect:
            return Line(f"badger-about-{seen.effect}-example")
        return line("badger-about-neutral-example", others=seen.edges.bit_count() - 1)
    colour = content.colours[seen.colour].name
    cave, *_, other = (each.name for each in content.caves if each.colour == colour)
    to = Line(f"badger-to-{other}")
    if seen.effect:
        return line(f"badger-about-{seen.effect}-example", to=to)
    return line("badger-about-colour-example", cave=Line(f"badger-field-{cave}"), to=to)
