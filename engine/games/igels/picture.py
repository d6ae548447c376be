"""The picture of a table: the forest, a panel a seat with its fighters, its Pool and its Food.

Drawn from a view alone. Lengths are pixels of a scene 800 wide, made to be read at half that size.
What makes up a Total stands beside it, a chip for each animal, card and change.
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
from engine.games.igels.describe import alt, describe
from engine.games.igels.drawings import INK, PAPER
from engine.games.igels.final_scoring import places_of, score
from engine.games.igels.model import Board, Over, Troop, View, seat_word
from engine.games.igels.sap import sap_parts, total_sap
from engine.games.igels.waiting_status import awaited_seats, title, waiting_line

_WIDTH, _TITLE, _HEADER, _ROW, _GAP = 800, 112, 60, 46, 10
_FIGHT, _POOL = (3, 204.0), (3, 254.0)
_LINE = 44

_TABLE, _PANEL, _GLOW, _GOLD = "#e9efd9", "#fbf7ea", "#fff0b3", "#ffe08a"
_MEADOW, _SLEEP, _WOOD, _FADED = "#cfe3ae", "#d8d5cf", "#7a5a3c", "#8c8375"
_CARD, _EVENT, _LOSS = "#b3382c", "#9a7430", "#f4cfc8"


class _Chip(Struct, frozen=True):
    """A small label: a sign or a number, a name, and how it is framed."""

    name: str
    text: Line | None
    sign: Line | str
    fill: str = PAPER
    frame: str = INK
    leads: bool = False
    gone: bool = False


def picture(content: Content, view: View, pending: Action | None = None) -> Scene:
    """Draw the view; lit up is what a half-made move names, or what is being hit."""
    board = view.board
    lit = frozenset(pending.args if pending is not None else ())
    if board.hit is not None:
        lit |= frozenset(board.hit.target)
    marks = [*_title(content, board)]
    top = float(_TITLE)
    for seat in range(len(board.areas)):
        height = _height(content, board, seat)
        marks += _panel(content, board, seat, top, lit)
        top += height + _GAP
    if view.hand or view.face_down:
        marks += _hand(content, view, top, lit)
        top += _hand_height(view)
    size = (_WIDTH, round(top))
    return Scene(
        size=size,
        ground=(Box(0, 0, *size, _TABLE),),
        marks=tuple(marks),
        alt=alt(content, board),
        text=tuple(describe(content, view)),
    )


def _title(content: Content, board: Board) -> Iterator[Mark]:
    yield Words(18, 30, title(board), 34, INK, Anchor.LEFT, bold=True, width=560)
    yield Stamp(600, 4, drawings.TREE)
    forest = line("igels-forest")
    yield Words(648, 30, forest, 28, INK, Anchor.LEFT, width=86)
    yield Words(784, 30, str(board.forest_size), 36, INK, Anchor.RIGHT, bold=True)
    over = isinstance(board.phase, Over)
    yield Box(10, 56, 780, 46, PAPER if over else _GOLD, INK, 2, 12)
    yield Words(400, 79, waiting_line(content, board), 30, INK, width=756)


# A panel a seat


def _height(content: Content, board: Board, seat: int) -> float:
    fight, pool = _fight_chips(content, board, seat), _pool_chips(content, board, seat)
    rows = _rows(len(fight), _FIGHT[0]) + _rows(len(pool), _POOL[0])
    side = board.areas[seat]
    has_food = bool(side.food or side.secured or side.penalties)
    return _HEADER + rows * _ROW + (50 if has_food else 0) + (14 if fight else 4)


def _rows(count: int, across: int) -> int:
    return -(-count // across)


def _panel(
    content: Content, board: Board, seat: int, top: float, lit: frozenset[str]
) -> Iterator[Mark]:
    now = seat in awaited_seats(board)
    won = _ahead(content, board, seat)
    fill = _GLOW if seat_word(seat) in lit else _PANEL
    height = _height(content, board, seat)
    yield Box(10, top, 780, height, fill, INK, 5 if now else 1.5, 14)
    yield from _header(content, board, seat, top, won=won, now=now)
    y = top + _HEADER
    fight = _fight_chips(content, board, seat)
    if fight:
        rows = _rows(len(fight), _FIGHT[0])
        yield Box(16, y, 768, rows * _ROW + 8, _MEADOW, radius=10)
        yield from _chips(fight, _FIGHT, y + 4, lit)
        yield from _sum(content, board, seat, y + rows * _ROW / 2 + 4)
        y += rows * _ROW + 10
    pool = _pool_chips(content, board, seat)
    yield from _chips(pool, _POOL, y, lit)
    y += _rows(len(pool), _POOL[0]) * _ROW
    yield from _food(content, board, seat, y)


def _header(
    content: Content, board: Board, seat: int, top: float, *, won: bool, now: bool
) -> Iterator[Mark]:
    side, middle = board.areas[seat], top + 31
    if side.species is not None:
        figure = drawings.head(side.species, content.paint[side.species])
        yield Stamp(18, top + 4, figure, 0.88)
    if now:
        yield pointer(80, middle, INK)
    name = seat_name(seat)
    yield Words(104, middle, name, 30, INK, Anchor.LEFT, bold=True, width=250)
    if seat == board.starter:
        yield Stamp(366, top + 13, drawings.FLAG)
    if side.quick:
        yield Stamp(398, top + 14, drawings.FLASH)
    yield Stamp(430, top + 13, drawings.FAN)
    yield Words(476, middle, str(board.hand_sizes[seat]), 30, INK, Anchor.LEFT)
    if side.species is not None:
        yield Stamp(530, top + 15, drawings.PAW)
        yield Words(570, middle, str(board.species_pile_sizes[side.species]), 30, INK, Anchor.LEFT)
    if won:
        yield Stamp(636, top + 14, drawings.CROWN)
    yield Stamp(690, top + 12, drawings.STAR)
    points = number_text(score(content, side))
    yield Words(776, middle, points, 34, INK, Anchor.RIGHT, bold=True)


def _ahead(content: Content, board: Board, seat: int) -> bool:
    """Say whether the seat has won the game, or the battle whose spoils are being taken."""
    if isinstance(board.phase, Over):
        return places_of(content, board)[seat] == 1
    result = board.battle.result if board.battle is not None else None
    return result is not None and not result.draw and seat in result.seats


def _fight_chips(content: Content, board: Board, seat: int) -> list[_Chip]:
    """Give a chip for all that makes up a side: fighters, cards, changes, what is face down."""
    troop = board.battle.troops[seat] if board.battle is not None else None
    if troop is None:
        return []
    chips: list[_Chip] = []
    spoilt = Counter(card.name for card in troop.cards if card.nullified)
    for term in sap_parts(content, board, seat):
        animal = content.animal_cards.get(term.source)
        fights = animal is not None and any(each.name == term.source for each in troop.fighters)
        first = fights and all(chip.name != term.source for chip in chips)
        sign = str(term.amount) if first else plus(term.amount)
        text = content.lines[term.source]
        if first:
            frame = content.paint[animal.species] if animal is not None else INK
            leads = term.source == troop.leader
            chips.append(_Chip(term.source, text, sign, PAPER, frame, leads=leads))
        elif isinstance(content.effect_cards[term.source], BattleCard) and term.by == seat:
            gone = spoilt[term.source] > 0 and term.amount == 0
            chips.append(_Chip(term.source, text, sign, PAPER, _CARD, gone=gone))
        elif term.amount:
            fill = _LOSS if term.amount < 0 else PAPER
            chips.append(_Chip(term.source, text, sign, fill, _EVENT))
    chips += [_Chip(name, content.lines[name], "!", PAPER, _EVENT) for name in troop.events]
    chips += [
        _Chip(each.name, content.lines[each.name], TIMES, _SLEEP, _FADED, gone=True)
        for each in troop.knocked_out
    ]
    if board.face_down_counts[seat]:
        chips.append(
            _Chip(
                "",
                line("igels-facedown"),
                f"{board.face_down_counts[seat]}{TIMES}",
                "#e7c9b4",
                _CARD,
            )
        )
    return chips


def _pool_chips(content: Content, board: Board, seat: int) -> list[_Chip]:
    side = board.areas[seat]
    chips = []
    for animal in sorted(side.pool, key=lambda each: each.asleep):
        card = content.animal_cards[animal.name]
        sap = card.sap + sum(content.battle_cards[each].sap for each in animal.bound)
        fill = _SLEEP if animal.asleep else PAPER
        sign = "z" if animal.asleep else str(sap)
        frame = _FADED if animal.asleep else content.paint[card.species]
        chips.append(_Chip(animal.name, card.line, sign, fill, frame))
    chips += [
        _Chip(each.name, content.lines[each.name], "\u2020", _SLEEP, INK, gone=True)
        for each in side.dead
    ]
    return chips


def _chips(
    chips: Sequence[_Chip], grid: tuple[int, float], top: float, lit: frozenset[str]
) -> Iterator[Mark]:
    across, width = grid
    for at, chip in enumerate(chips):
        x, y = 22 + at % across * width, top + at // across * _ROW
        fill = _GLOW if chip.name in lit else chip.fill
        yield Box(x, y, width - 6, _ROW - 6, fill, chip.frame, 4, 10)
        sign = _CARD if isinstance(chip.sign, Line) and chip.fill == _LOSS else INK
        yield Words(x + 26, y + 20, chip.sign, 28, sign, bold=True, width=42)
        left = x + 50
        if chip.leads:
            yield Stamp(x - 10, y - 10, drawings.CROWN, 0.75)
        room = x + width - 14 - left
        if chip.text is not None:
            yield Words(left, y + 20, chip.text, 26, INK, Anchor.LEFT, width=room)
        if chip.gone:
            yield Stroke(((left, y + 20), (x + width - 14, y + 20)), INK, 2)


def _sum(content: Content, board: Board, seat: int, middle: float) -> Iterator[Mark]:
    battle = board.battle
    assert battle is not None
    troop = battle.troops[seat]
    if troop is None or not troop.fighters:
        yield Words(712, middle, line("igels-knocked-out"), 30, INK, bold=True, width=120)
        return
    yield from _total(str(total_sap(content, board, seat)), _best(board, troop, seat), middle)
    if battle.revealed:
        started = line("igels-initial", sap=troop.initial_sap)
        yield Words(664, middle, started, 26, INK, width=66)


def _best(board: Board, troop: Troop, seat: int) -> bool:
    result = board.battle.result if board.battle is not None else None
    return result is not None and seat in result.seats


def _total(number: str, best: bool, middle: float) -> Iterator[Mark]:
    yield Disc(738, middle, 38, _GOLD if best else PAPER, INK, 4, 24)
    yield Words(738, middle, number, 40, INK, bold=True, width=64)


def _food(content: Content, board: Board, seat: int, top: float) -> Iterator[Mark]:
    side = board.areas[seat]
    x = 22.0
    for name, count in Counter(side.food).items():
        yield Stamp(x, top + 2, drawings.food(name))
        if count > 1:
            yield Words(x + 42, top + 24, f"{TIMES}{count}", 26, INK, Anchor.LEFT)
        x += 80 if count > 1 else 48
    if side.secured:
        kinds = Counter(side.secured)
        width = 44 + sum(80 if count > 1 else 48 for count in kinds.values())
        yield Box(x + 4, top - 2, width, 46, _GOLD, INK, 2, 10)
        yield Stamp(x + 10, top + 3, drawings.LOCK)
        x += 44
        for name, count in kinds.items():
            yield Stamp(x, top + 2, drawings.food(name))
            if count > 1:
                yield Words(x + 42, top + 24, f"{TIMES}{count}", 26, INK, Anchor.LEFT)
            x += 80 if count > 1 else 48
        x += 14
    for name in side.penalties:
        cost = plus(-content.cost(name))
        room = min(200.0, 776 - x)
        yield Box(x, top, room, 40, _LOSS, _EVENT, 4, 10)
        yield Words(x + 26, top + 20, cost, 28, INK, bold=True, width=42)
        yield Words(x + 52, top + 20, content.lines[name], 26, INK, Anchor.LEFT, width=room - 62)
        x += room + 6


# The seat's own cards


def _hand_height(view: View) -> float:
    lines = len(set(view.hand)) + len(set(view.face_down))
    return 12 + lines * _LINE + 8


def _hand(content: Content, view: View, top: float, lit: frozenset[str]) -> Iterator[Mark]:
    """List the cards with what they do, those already laid first."""
    yield Box(0, top, _WIDTH, _hand_height(view), _WOOD)
    y = top + 10
    for names, down in ((view.face_down, True), (view.hand, False)):
        for name, count in Counter(names).items():
            yield from _own_card(content, name, count, y, down=down, lit=name in lit)
            y += _LINE


def _own_card(
    content: Content, name: str, count: int, y: float, *, down: bool, lit: bool
) -> Iterator[Mark]:
    card = content.support_cards[name]
    fights = isinstance(card, BattleCard)
    frame = _CARD if fights else _EVENT
    yield Box(8, y, 784, _LINE - 4, _GLOW if lit else PAPER, frame, 4, 8)
    sign: Line | str = "!"
    if isinstance(card, BattleCard):
        sign = plus(card.sap)
    yield Words(34, y + 20, sign, 28, frame, bold=True, width=44)
    left = 62.0
    if down:
        yield Stamp(left, y + 3, drawings.BACK, 0.85)
        left += 32
    room = 300 - left
    if count > 1:
        yield Words(300, y + 20, f"{TIMES}{count}", 28, INK, Anchor.RIGHT, bold=True)
        room -= 44
    yield Words(left, y + 20, card.line, 27, INK, Anchor.LEFT, bold=True, width=room)
    yield Words(310, y + 20, card.text, 26, INK, Anchor.LEFT, width=474)
