"""The trays with a seat's own cards: who of its Pool can be sent; what is laid, and the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from engine.api.drawing import centred
from engine.api.drawing.palette import GOLD, INK, PAPER
from engine.api.drawing.plates import count_badge, tray
from engine.api.drawing.signs import TICK
from engine.api.event import Line
from engine.api.scene import Anchor, Box, Disc, Figure, Mark, Words
from engine.games.igels import drawings, forest
from engine.games.igels.content import BattleCard, Content, EffectCard, plus
from engine.games.igels.drawings import BATTLE, EVENT, WHITE
from engine.games.igels.model import Animal, View
from engine.games.igels.portraits import portrait
from engine.games.igels.sap import printed_sap

_CARD, _GAP, _TOP = (386.0, 154.0), 9, 56
_VEIL, _VEILED = "#f3ead6a8", "#7d7568"
_PICTURE = 104

#: How wide the name of a card and what it does may be.
NAME, TEXT = 238, 252
_BATTLE_TINT, _EVENT_TINT = "#fbe0d6", "#f6e6c2"

#: The steps in which animals are sent: those that can be are told with what they do.
_MUSTER = frozenset({"lead", "join"})


class _Own(Struct, frozen=True):
    """A card of the seat's own."""

    card: EffectCard
    figure: Figure
    paint: str
    tint: str  #: behind the picture
    count: int = 1
    sap: Line | str = ""  #: nothing for an Event
    laid: bool = False  #: it lies face down
    veiled: bool = False  #: it is of no use to the seat's species


def hand_height(content: Content, view: View) -> float:
    """Return the height of the trays; 0 without cards."""
    return sum(_height(cards) for _, cards in _trays(content, view))


def _height(cards: Sequence[_Own]) -> float:
    return _TOP + -(-len(cards) // 2) * (_CARD[1] + _GAP) + 8


def hand(content: Content, view: View, top: float, aimed: frozenset[str]) -> Iterator[Mark]:
    """Yield the seat's own cards: picture, name, SAP and what each does."""
    for key, cards in _trays(content, view):
        yield from tray(top, _height(cards), Line(key))
        for at, own in enumerate(cards):
            x, y = 9 + at % 2 * (_CARD[0] + _GAP), top + _TOP + at // 2 * (_CARD[1] + _GAP)
            yield from _card(own, x, y, aimed=own.card.name in aimed)
        top += _height(cards)


def _trays(content: Content, view: View) -> list[tuple[str, list[_Own]]]:
    """Return the titles of the trays with their cards: animals that can be sent, then the hand."""
    if view.seat is None:
        return []
    area, board = view.board.areas[view.seat], view.board
    ready = [each for each in area.pool if not each.asleep] if board.phase.step in _MUSTER else []
    animals = [_animal(content, each) for each in ready]
    trays = (("igels-ready", animals), ("igels-hand", _cards(content, view, area.species)))
    return [(key, cards) for key, cards in trays if cards]


def _animal(content: Content, animal: Animal) -> _Own:
    card = content.animal_cards[animal.name]
    figure, tint = portrait(animal.name, card.species), forest.ground(card.species).split()[0]
    sap = str(printed_sap(content, animal))
    return _Own(card, figure, content.paint[card.species], tint, sap=sap)


def _cards(content: Content, view: View, species: str | None) -> list[_Own]:
    """Return the cards in order: what is laid, the hand."""
    found = []
    piles: Sequence[tuple[Sequence[str], bool]] = ((view.face_down, True), (view.hand, False))
    for names, laid in piles:
        for name, count in Counter(names).items():
            support = content.support_cards[name]
            battle = isinstance(support, BattleCard)
            found.append(
                _Own(
                    support,
                    drawings.motif(name),
                    BATTLE if battle else EVENT,
                    _BATTLE_TINT if battle else _EVENT_TINT,
                    count,
                    plus(support.sap) if isinstance(support, BattleCard) else "",
                    laid,
                    veiled=support.species not in (None, species),
                )
            )
    return found


def _card(own: _Own, x: float, y: float, *, aimed: bool) -> Iterator[Mark]:
    width, height = _CARD
    paint = _VEILED if own.veiled else own.paint
    if aimed:
        yield Box(x - 5, y - 5, width + 10, height + 10, GOLD, INK, 2, 20)
    yield Box(x, y, width, height, PAPER, paint, 5, 16)
    yield Box(x + 9, y + 9, _PICTURE, height - 18, own.tint, radius=11)
    middle = (x + 9 + _PICTURE / 2, y + height / 2 + 6)
    yield Disc(*middle, 47, PAPER)
    yield centred(own.figure, middle, 86 / max(own.figure.size))
    if own.veiled:
        yield Box(x + 9, y + 9, _PICTURE, height - 18, _VEIL, radius=11)
    if own.sap:
        fill = _VEILED if own.veiled else BATTLE
        yield centred(drawings.shield(own.sap, 48, fill), (x + 27, y + 30))
    else:
        yield centred(drawings.sign("event"), (x + 27, y + 28), 1.0)
    if own.laid:
        yield centred(TICK, (x + 94, y + 27), 1.1)
    left, room = x + 9 + _PICTURE + 9, width - _PICTURE - 27
    yield Box(left, y + 9, room, 38, paint, radius=10)
    yield Words(left + 9, y + 27, own.card.line, 28, WHITE, Anchor.LEFT, True, NAME)
    yield from count_badge(x + _PICTURE - 10, y + height - 30, own.count)
    ink = "#5d5346" if own.veiled else INK
    yield Words(left + 4, y + 99, own.card.text, 26, ink, Anchor.LEFT, width=TEXT, rows=3)
