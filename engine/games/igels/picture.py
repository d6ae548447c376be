"""The picture of a table: the Forest, and a panel per seat with its fighters, Pool and Food.

Drawn from a view alone. Lengths are pixels of a scene 800 wide, made to be readable at half that
size. Beside a Total stands what it is made of, a chip for each animal, card and change.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from engine.api.action import Action
from engine.api.drawing import TIMES, number_text, pointer
from engine.api.event import Line, line
from engine.api.scene import Anchor, Box, Disc, Mark, Scene, Stamp, Stroke, Words
from engine.api.seats import seat_name
from engine.games.igels import drawings
from engine.games.igels.content import BattleCard, Content, plus
from engine.games.igels.describe import alt, describe, open_cards
from engine.games.igels.drawings import INK, PAPER
from engine.games.igels.final_scoring import places_of, score
from engine.games.igels.model import Board, PlayerArea, Troop, View, seat_word
from engine.games.igels.sap import peace_holds, printed_sap, sap_parts, total_sap
from engine.games.igels.waiting_status import awaited_seats, title, waiting_line

_WIDTH, _TITLE_HEIGHT, _HEADER_HEIGHT, _CHIP_HEIGHT, _PANEL_GAP = 800, 112, 60, 46, 10

#: The height of a card in the seat's hand.
_CARD_HEIGHT = 44

#: Chips in a row and the width of each, of fighters and of a Pool.
_FIGHT, _POOL = (3, 204.0), (3, 254.0)

#: Where a row of Food ends.
_FOOD_END = 778

_TABLE, _PANEL, _GLOW, _GOLD = "#e9efd9", "#fbf7ea", "#fff0b3", "#ffe08a"
_MEADOW, _SLEEP, _WOOD, _FADED = "#cfe3ae", "#d8d5cf", "#7a5a3c", "#8c8375"
_CARD, _EVENT, _LOSS, _FACE_DOWN = "#b3382c", "#9a7430", "#f4cfc8", "#e7c9b4"


class _Chip(Struct, frozen=True):
    """A small label: a sign or a number, a text, and how it is framed.

    `name` is the card that it stands for. A chip that is `gone` is struck through.
    """

    name: str
    text: Line
    sign: Line | str
    fill: str = PAPER
    frame: str = INK
    leads: bool = False
    gone: bool = False
    used: bool = False  #: its ability for once is used (C32)


def picture(content: Content, view: View, pending: Action | None = None) -> Scene:
    """Return the scene of a view; targets of a half-made move or of a hit are highlighted."""
    board = view.board
    highlighted = frozenset(pending.args if pending is not None else ())
    if board.hit is not None:
        highlighted |= frozenset(board.hit.target or ())
    marks = [*_title(content, board)]
    top = float(_TITLE_HEIGHT)
    for seat in range(len(board.areas)):
        panel, height = _panel(content, board, seat, top, highlighted)
        marks += panel
        top += height + _PANEL_GAP
    if view.hand or view.face_down:
        hand, height = _hand(content, view, top, highlighted)
        marks += hand
        top += height
    size = (_WIDTH, round(top))
    return Scene(
        size=size,
        ground=(Box(0, 0, *size, _TABLE),),
        marks=tuple(marks),
        alt=alt(content, board),
        text=tuple(describe(content, view)),
        cards=tuple(open_cards(content, board)),
    )


def _title(content: Content, board: Board) -> Iterator[Mark]:
    yield Words(18, 30, title(board), 34, INK, Anchor.LEFT, bold=True, width=560)
    yield Stamp(600, 4, drawings.TREE)
    yield Words(648, 30, line("igels-forest"), 28, INK, Anchor.LEFT, width=86)
    yield Words(784, 30, str(board.forest_size), 36, INK, Anchor.RIGHT, bold=True)
    over = board.over
    yield Box(10, 56, 780, 46, PAPER if over else _GOLD, INK, 2, 12)
    yield Words(400, 79, waiting_line(content, board), 30, INK, width=756)


# The panel of a seat


def _panel(
    content: Content, board: Board, seat: int, top: float, highlighted: frozenset[str]
) -> tuple[list[Mark], float]:
    """Return the marks of a seat's panel and its height."""
    area = board.areas[seat]
    troop = board.battle.troops[seat] if board.battle is not None else None
    marks = [*_header(content, board, seat, top)]
    y = top + _HEADER_HEIGHT
    chips = _troop_chips(content, board, seat, troop) if troop is not None else []
    if troop is not None and chips:
        rows = _rows_height(chips, _FIGHT)
        marks.append(Box(16, y, 768, rows + 8, _MEADOW, radius=10))
        marks += _chips(chips, _FIGHT, y + 4, highlighted)
        marks += _total(content, board, seat, troop, y + rows / 2 + 4)
        y += rows + 10
    chips = _pool_chips(content, area)
    marks += _chips(chips, _POOL, y, highlighted)
    y += _rows_height(chips, _POOL)
    food, bottom = _food(content, area, y)
    marks += food
    height = bottom - top + 4
    fill = _GLOW if seat_word(seat) in highlighted else _PANEL
    edge = 5 if seat in awaited_seats(board) else 1.5
    return [Box(10, top, 780, height, fill, INK, edge, 14), *marks], height


def _rows_height(chips: Sequence[_Chip], grid: tuple[int, float]) -> int:
    return -(-len(chips) // grid[0]) * _CHIP_HEIGHT


def _header(content: Content, board: Board, seat: int, top: float) -> Iterator[Mark]:
    area, middle = board.areas[seat], top + 31
    if area.species is not None:
        yield Stamp(18, top + 4, drawings.head(area.species, content.paint[area.species]), 0.88)
    if seat in awaited_seats(board):
        yield pointer(80, middle, INK)
    yield Words(104, middle, seat_name(seat), 30, INK, Anchor.LEFT, bold=True, width=250)
    if seat == board.starter:
        yield Stamp(366, top + 13, drawings.FLAG)
    if area.quick:
        yield Stamp(398, top + 14, drawings.FLASH)
    yield Stamp(430, top + 13, drawings.FAN)
    yield Words(476, middle, str(board.hand_sizes[seat]), 30, INK, Anchor.LEFT)
    if area.species is not None:
        yield Stamp(530, top + 15, drawings.PAW)
        yield Words(570, middle, str(board.species_pile_sizes[area.species]), 30, INK, Anchor.LEFT)
    if _has_won(content, board, seat):
        yield Stamp(636, top + 14, drawings.CROWN)
    yield Stamp(690, top + 12, drawings.STAR)
    points = number_text(score(content, area))
    yield Words(776, middle, points, 34, INK, Anchor.RIGHT, bold=True)


def _has_won(content: Content, board: Board, seat: int) -> bool:
    """Return True if the seat has won the game, or the battle that has just been decided."""
    if board.over:
        return places_of(content, board)[seat] == 1
    result = board.battle.result if board.battle is not None else None
    return result is not None and not result.draw and seat in result.seats


def _troop_chips(content: Content, board: Board, seat: int, troop: Troop) -> list[_Chip]:
    """Return a chip for each fighter, card, change of the Total, and for what is face down."""
    lines, chips = content.lines, []
    for number, part in enumerate(sap_parts(content, board, seat)):
        name, amount = part.source, part.amount
        if number < len(troop.fighters):
            frame = content.paint[content.animal_cards[name].species]
            leads, used = name == troop.leader, troop.fighters[number].used
            chip = _Chip(name, lines[name], str(amount), PAPER, frame, leads=leads, used=used)
            chips.append(chip)
        elif number < len(troop.fighters) + len(troop.cards):
            gone = troop.cards[number - len(troop.fighters)].nullified
            chips.append(_Chip(name, lines[name], plus(amount), PAPER, _CARD, gone=gone))
        elif amount:
            fill = _LOSS if amount < 0 else PAPER
            chips.append(_Chip(name, lines[name], plus(amount), fill, _EVENT))
    chips += [_Chip(name, lines[name], "!", PAPER, _EVENT) for name in troop.events]
    for animal in troop.knocked_out:
        chips.append(_Chip(animal.name, lines[animal.name], TIMES, _SLEEP, _FADED, gone=True))
    if troop.silenced:
        chips.append(_Chip("", line("igels-no-longer"), TIMES, _LOSS, _FADED))
    if troop.fighters and peace_holds(board):
        chips.append(_Chip("", line("igels-drawn"), "=", _GOLD, _EVENT))
    count = board.face_down_counts[seat]
    if count:
        chips.append(_Chip("", line("igels-facedown"), f"{count}{TIMES}", _FACE_DOWN, _CARD))
    return chips


def _pool_chips(content: Content, area: PlayerArea) -> list[_Chip]:
    """Return a chip for each animal of a Pool, ready, asleep or dead, and for each penalty."""
    chips = []
    for animal in sorted(area.pool, key=lambda each: each.asleep):
        card = content.animal_cards[animal.name]
        sign, fill, frame = str(printed_sap(content, animal)), PAPER, content.paint[card.species]
        if animal.asleep:
            sign, fill, frame = "z", _SLEEP, _FADED
        chips.append(_Chip(animal.name, card.line, sign, fill, frame, used=animal.used))
    for animal in area.dead:
        text = content.lines[animal.name]
        chips.append(_Chip(animal.name, text, "\N{DAGGER}", _SLEEP, INK, gone=True))
    for name in area.penalties:
        chips.append(_Chip(name, content.lines[name], plus(-content.cost(name)), _LOSS, _EVENT))
    return chips


def _chips(
    chips: Sequence[_Chip], grid: tuple[int, float], top: float, highlighted: frozenset[str]
) -> Iterator[Mark]:
    across, width = grid
    for number, chip in enumerate(chips):
        x, y = 22 + number % across * width, top + number // across * _CHIP_HEIGHT
        left, right, middle = x + 50, x + width - (38 if chip.used else 14), y + 20
        fill = _GLOW if chip.name in highlighted else chip.fill
        yield Box(x, y, width - 6, _CHIP_HEIGHT - 6, fill, chip.frame, 4, 10)
        colour = _CARD if isinstance(chip.sign, Line) and chip.fill == _LOSS else INK
        yield Words(x + 26, middle, chip.sign, 28, colour, bold=True, width=42)
        if chip.leads:
            yield Stamp(x - 10, y - 10, drawings.CROWN, 0.75)
        yield Words(left, middle, chip.text, 26, INK, Anchor.LEFT, width=right - left)
        if chip.used:
            yield Stamp(right + 4, y + 3, drawings.CLIP)
        if chip.gone:
            yield Stroke(((left, middle), (right, middle)), INK, 2)


def _total(
    content: Content, board: Board, seat: int, troop: Troop, middle: float
) -> Iterator[Mark]:
    assert board.battle is not None
    if not troop.fighters:
        yield Words(712, middle, line("igels-knocked-out"), 30, INK, bold=True, width=120)
        return
    result = board.battle.result
    wins = result is not None and seat in result.seats
    yield Disc(738, middle, 38, _GOLD if wins else PAPER, INK, 4, 24)
    total = str(total_sap(content, board, seat))
    yield Words(738, middle, total, 40, INK, bold=True, width=64)
    if board.battle.revealed:
        initial = line("igels-initial", sap=troop.initial_sap)
        yield Words(664, middle, initial, 26, INK, width=66)


def _food(content: Content, area: PlayerArea, top: float) -> tuple[list[Mark], float]:
    """Return the unsecured Food, the secured Food in a box beside or below it, and their bottom."""
    marks, x = _food_stamps(area.food, 22.0, top)
    bottom = top + 50 if area.food or area.secured else top
    if area.secured:
        secured, end = _food_stamps(area.secured, x + 44, top)
        if end > _FOOD_END:
            x, top, bottom = 22.0, bottom, bottom + 50
            secured, end = _food_stamps(area.secured, x + 44, top)
        marks.append(Box(x + 4, top - 2, end - x, 46, _GOLD, INK, 2, 10))
        marks.append(Stamp(x + 10, top + 3, drawings.LOCK))
        marks += secured
    return marks, bottom


def _food_stamps(foods: Sequence[str], x: float, top: float) -> tuple[list[Mark], float]:
    """Return a stamp for each kind of Food with its count, and where the row ends."""
    marks: list[Mark] = []
    for name, count in Counter(foods).items():
        marks.append(Stamp(x, top + 2, drawings.food(name)))
        if count > 1:
            marks.append(Words(x + 42, top + 24, f"{TIMES}{count}", 26, INK, Anchor.LEFT))
        x += 80 if count > 1 else 48
    return marks, x


# The seat's own cards


def _hand(
    content: Content, view: View, top: float, highlighted: frozenset[str]
) -> tuple[list[Mark], float]:
    """Return a list of the seat's cards with what they do, those laid first, and its height."""
    marks: list[Mark] = []
    y = top + 10
    for names, face_down in ((view.face_down, True), (view.hand, False)):
        for name, count in Counter(names).items():
            fill = _GLOW if name in highlighted else PAPER
            marks += _own_card(content, name, count, y, fill, face_down=face_down)
            y += _CARD_HEIGHT
    height = y + 10 - top
    return [Box(0, top, _WIDTH, height, _WOOD), *marks], height


def _own_card(
    content: Content, name: str, count: int, y: float, fill: str, *, face_down: bool
) -> Iterator[Mark]:
    card, middle = content.support_cards[name], y + 20
    sign, frame = ("!", _EVENT) if not isinstance(card, BattleCard) else (plus(card.sap), _CARD)
    yield Box(8, y, 784, _CARD_HEIGHT - 4, fill, frame, 4, 8)
    yield Words(34, middle, sign, 28, frame, bold=True, width=44)
    left, right = 62.0, 300
    if face_down:
        yield Stamp(left, y + 3, drawings.BACK, 0.85)
        left += 32
    if count > 1:
        yield Words(right, middle, f"{TIMES}{count}", 28, INK, Anchor.RIGHT, bold=True)
        right -= 44
    yield Words(left, middle, card.line, 27, INK, Anchor.LEFT, bold=True, width=right - left)
    yield Words(310, middle, card.text, 26, INK, Anchor.LEFT, width=474)
