"""The trays with a seat's own cards: who of its Pool can be sent; what is laid, and the hand.

Where there are too many for the picture they are drawn small, without what they do: that is told
on the buttons and in the words of the picture. The hand is the first to become small, since the
animals are asked for as long as they are shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.api.drawing import centred
from engine.api.drawing.palette import GOLD, INK, PAPER
from engine.api.drawing.plates import count_badge, tray
from engine.api.drawing.signs import TICK
from engine.api.event import Line, line
from engine.api.scene import Anchor, Box, Disc, Figure, Mark, Stamp, Words
from engine.games.igels import drawings, forest
from engine.games.igels.content import BattleCard, Content, EffectCard, plus
from engine.games.igels.describe import says_when_sent
from engine.games.igels.drawings import BATTLE, EVENT, WHITE
from engine.games.igels.model import Animal, Board, View
from engine.games.igels.portraits import portrait
from engine.games.igels.sap import printed_sap

_CARD, _SMALL, _GAP, _TOP = (386.0, 154.0), (254.5, 70.0), 9, 56
_VEIL, _VEILED = "#f3ead6a8", "#7d7568"
_PICTURE = 104

#: How wide the name of a card and what it does may be.
NAME, TEXT = 238, 252

#: How wide one of the two rows of a small card's name may be.
SMALL_NAME = 178

#: The trays become small where the picture would be higher.
_HIGHEST = 1300
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
    told: Line | None = None  #: instead of what the card says


class Tray(Struct, frozen=True):
    """A tray: its title, its cards, and whether they are small."""

    key: str
    cards: Sequence[_Own]
    small: bool = False

    @property
    def size(self) -> tuple[float, float]:
        """The size of its cards."""
        return _SMALL if self.small else _CARD

    @property
    def columns(self) -> int:
        """How many cards stand side by side."""
        return 3 if self.small else 2

    @property
    def height(self) -> float:
        """The height of the tray."""
        return _TOP + -(-len(self.cards) // self.columns) * (self.size[1] + _GAP) + 8


def trays(content: Content, view: View) -> list[Tray]:
    """Return the trays that are not empty: animals that can be sent, then the hand."""
    if view.seat is None:
        return []
    area, board = view.board.areas[view.seat], view.board
    ready = [each for each in area.pool if not each.asleep] if board.phase.step in _MUSTER else []
    animals = Tray("igels-ready", [_animal(content, board, each) for each in ready])
    cards = Tray("igels-hand", _cards(content, view, area.species))
    return [each for each in (animals, cards) if each.cards]


def fitted(found: Sequence[Tray], top: float) -> list[Tray]:
    """Return the trays, from the last one small where they would reach too far down from `top`."""
    fitting = [*found]
    for at in reversed(range(len(fitting))):
        if top + sum(each.height for each in fitting) > _HIGHEST:
            fitting[at] = replace(fitting[at], small=True)
    return fitting


def hand(found: Sequence[Tray], top: float, aimed: frozenset[str]) -> Iterator[Mark]:
    """Yield the seat's own cards: picture, name, SAP and, where there is room, what each does."""
    for each in found:
        yield from tray(top, each.height, Line(each.key))
        (width, height), draw = each.size, _small_card if each.small else _card
        for at, own in enumerate(each.cards):
            row, column = divmod(at, each.columns)
            x, y = 9 + column * (width + _GAP), top + _TOP + row * (height + _GAP)
            if own.card.name in aimed:
                yield Box(x - 5, y - 5, width + 10, height + 10, GOLD, INK, 2, 20)
            yield from draw(own, x, y)
        top += each.height


def _animal(content: Content, board: Board, animal: Animal) -> _Own:
    card = content.animal_cards[animal.name]
    figure, tint = portrait(animal.name, card.species), forest.ground(card.species).split()[0]
    sap = str(printed_sap(content, animal))
    told = says_when_sent(content, board, animal)
    return _Own(card, figure, content.paint[card.species], tint, sap=sap, told=told)


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


def _small_card(own: _Own, x: float, y: float) -> Iterator[Mark]:
    """Yield a card with its picture and its name beside it."""
    width, height = _SMALL
    side, middle = height - 10, y + height / 2
    yield Box(x, y, width, height, _VEILED if own.veiled else own.paint, INK, 2, 12)
    yield Box(x + 5, y + 5, side, side, own.tint, radius=9)
    yield centred(own.figure, (x + 39, middle), 54 / max(own.figure.size))
    if own.veiled:
        yield Box(x + 5, y + 5, side, side, _VEIL, radius=9)
    yield _sign(own, (x + 18, y + 19), 30)
    if own.laid:
        yield centred(TICK, (x + 56, y + height - 17), 0.8)
    name = line("igels-copies", card=own.card.line, count=own.count)
    yield Words(x + 71, middle - 1, name, 26, WHITE, Anchor.LEFT, True, SMALL_NAME, rows=2)


def _sign(own: _Own, middle: tuple[float, float], size: float) -> Stamp:
    """Return the SAP of a card on its shield, or the sign of an Event."""
    if not own.sap:
        return centred(drawings.sign("event"), middle, size / 48)
    return centred(drawings.shield(own.sap, size, _VEILED if own.veiled else BATTLE), middle)


def _card(own: _Own, x: float, y: float) -> Iterator[Mark]:
    width, height = _CARD
    paint = _VEILED if own.veiled else own.paint
    yield Box(x, y, width, height, PAPER, paint, 5, 16)
    yield Box(x + 9, y + 9, _PICTURE, height - 18, own.tint, radius=11)
    middle = (x + 9 + _PICTURE / 2, y + height / 2 + 6)
    yield Disc(*middle, 47, PAPER)
    yield centred(own.figure, middle, 86 / max(own.figure.size))
    if own.veiled:
        yield Box(x + 9, y + 9, _PICTURE, height - 18, _VEIL, radius=11)
    yield _sign(own, (x + 27, y + 30), 48)
    if own.laid:
        yield centred(TICK, (x + 94, y + 27), 1.1)
    left, room = x + 9 + _PICTURE + 9, width - _PICTURE - 27
    yield Box(left, y + 9, room, 38, paint, radius=10)
    yield Words(left + 9, y + 27, own.card.line, 28, WHITE, Anchor.LEFT, True, NAME)
    yield from count_badge(x + _PICTURE - 10, y + height - 30, own.count)
    ink = "#5d5346" if own.veiled else INK
    yield Words(
        left + 4, y + 99, own.told or own.card.text, 26, ink, Anchor.LEFT, width=TEXT, rows=3
    )
