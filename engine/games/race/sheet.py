"""The score sheet of a round: all hands laid open, and how their points come about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from engine.api.drawing.creatures import HEDGEHOG
from engine.api.drawing.geometry import centred
from engine.api.drawing.palette import BAD, EDGE, INK, SOFT, WORDS, both
from engine.api.drawing.plates import plate
from engine.api.drawing.signs import CROWN, FINISH_FLAG, TICK, TIMES, number_text
from engine.api.event import Line, line
from engine.api.scene import Anchor, Box, Disc, Mark, Stamp, Stroke, Words
from engine.api.seats import seat_name
from engine.games.race import drawings
from engine.games.race.model import Board, Content, Face, RoundResult, Tally
from engine.games.race.rules import places

_HEAD, _ROW, _NAME, _CHIPS, _SUM = 212.0, 9.0, 49.0, 41.0, 68.0
_LEGEND = 74.0
_LEFT, _RIGHT = 12.0, 546.0
_BONUS, _ROUND, _TOTAL = 592.0, 674.0, 750.0

_STONE, _STONE_SIDE = both("#ece5d6", "#a9a294"), both("#bfb299", "#7d7668")


class Lot(Struct, frozen=True):
    """Cards of one suit that count the same: pairs or single ones, and what each of them weighs."""

    steps: int
    pair: bool
    count: int
    weight: int


def lots(content: Content, scoring: str, hand: Sequence[Face], suit: int | None) -> list[Lot]:
    """Return a hand's cards of one suit as they are counted (§17, §29 to §32)."""
    scale, found = content.scoring[scoring], list[Lot]()
    for face, count in Counter(hand).items():
        card = content.cards[face]
        if card.hedgehog != suit:
            continue
        pairs = count // 2 if suit is not None and card.steps in scale.pair else 0
        if pairs:
            found.append(Lot(card.steps, True, pairs, scale.pair[card.steps]))
        if count > 2 * pairs:
            weight = 0 if suit is None else scale.card[card.steps]
            found.append(Lot(card.steps, False, count - 2 * pairs, weight))
    return found


def weight(found: Sequence[Lot]) -> int:
    """Return how often the value of their hedgehog these cards count together."""
    return sum(lot.count * lot.weight for lot in found)


def sheet_height(content: Content, board: Board) -> float:
    """Return the height of the sheet."""
    assert board.last_round is not None
    rows = sum(_row_height(content, board, each) for each in board.last_round.tallies)
    return _HEAD + rows + (_LEGEND if content.scoring[board.scoring].pair else 6)


def sheet(content: Content, board: Board, result: RoundResult) -> Iterator[Mark]:
    """Draw all hands laid open: a row a seat, a column a suit under its hedgehog and its value."""
    yield from _heads(content, board)
    won = places(board) if board.is_over else ()
    top = _HEAD
    for seat, tally in enumerate(result.tallies):
        height = _row_height(content, board, tally)
        first = bool(won) and won[seat] == 1
        yield plate((10, top, 780, height - _ROW), strong=first)
        yield from _name(content, board, result, seat, top, first=first)
        for at, suit in enumerate(_suits(board)):
            left = _LEFT + at * _column(board)
            yield from _suit(content, board, tally, suit, (left, top, top + height - _ROW))
        yield from _points(tally, board.totals[seat], top, top + height - _ROW)
        top += height
    if content.scoring[board.scoring].pair:
        yield from _legend(content, board, top)


def _suits(board: Board) -> tuple[int | None, ...]:
    return (*range(len(board.positions)), None)


def _column(board: Board) -> float:
    return (_RIGHT - _LEFT) / len(_suits(board))


def _row_height(content: Content, board: Board, tally: Tally) -> float:
    most = max(
        len(_lines(lots(content, board.scoring, tally.hand, suit))) for suit in _suits(board)
    )
    return _NAME + _CHIPS * max(1, most) + _SUM + _ROW


def _lines(found: Sequence[Lot]) -> list[list[Lot]]:
    """Return the lots line by line: one of several cards needs the room of two for its number."""
    single = [lot for lot in found if lot.count == 1]
    pairs = [single[at : at + 2] for at in range(0, len(single), 2)]
    return [*([lot] for lot in found if lot.count > 1), *pairs]


def _heads(content: Content, board: Board) -> Iterator[Mark]:
    width = _column(board)
    scale = min(0.82, width / HEDGEHOG[0])
    for at, suit in enumerate(_suits(board)):
        middle = _LEFT + (at + 0.5) * width
        yield Disc(middle, 158, 46, _STONE_SIDE, INK, 3, tall=23)
        yield Disc(middle, 151, 46, _STONE, INK, 3, tall=23)
        figure = drawings.suit_figure(content, suit)
        yield centred(figure, (middle, 118), scale)
        value = 0 if suit is None else content.track[board.positions[suit]]
        tag = drawings.plain_tag(value)
        yield Stamp(middle - tag.size[0] / 2, 165, tag)
    yield Stamp(_BONUS - 22, 104, FINISH_FLAG, 1.1)
    for x, key in ((_BONUS, "bonus"), (_ROUND, "round"), (_TOTAL, "total")):
        caption = Line(f"race-column-{key}")
        yield Words(x, 184, caption, 26, SOFT, width=70)


def _name(
    content: Content, board: Board, result: RoundResult, seat: int, top: float, *, first: bool
) -> Iterator[Mark]:
    left = 26.0
    if first:
        yield Stamp(22, top + 6, CROWN, 0.8)
        left = 68
    elif seat in board.ready:
        yield Stamp(22, top + 9, TICK, 0.9)
        left = 62
    home = seat == result.finisher and board.last_move is not None
    wide = (270 if home else _RIGHT) - left
    middle = top + 27
    yield Words(left, middle, seat_name(seat), 30, WORDS, Anchor.LEFT, bold=True, width=wide)
    if home and board.last_move is not None:
        racer = content.hedgehogs[board.last_move.hedgehog].line
        yield Stamp(280, top + 9, FINISH_FLAG, 0.8)
        text = line("race-brought-home", hedgehog=racer)
        yield Words(318, middle, text, 26, SOFT, Anchor.LEFT, width=_RIGHT - 322)


def _suit(
    content: Content,
    board: Board,
    tally: Tally,
    suit: int | None,
    cell: tuple[float, float, float],
) -> Iterator[Mark]:
    """Draw a hand's cards of one suit, and below them cards times value and their points."""
    left, top, bottom = cell
    found = lots(content, board.scoring, tally.hand, suit)
    if not found:
        return
    width = _column(board)
    middle = left + width / 2
    colour = drawings.paint(content, suit)
    for row, line_of_lots in enumerate(_lines(found)):
        y = top + _NAME + row * _CHIPS - 4
        many = line_of_lots[0].count > 1
        x = middle - (44 if many else 25 * len(line_of_lots) - 1)
        for at, lot in enumerate(line_of_lots):
            yield Stamp(x + 50 * at, y, drawings.chip(colour, lot.steps, pair=lot.pair))
        if many:
            text = f"{TIMES}{line_of_lots[0].count}"
            yield Words(x + 54, y + 21, text, 28, WORDS, Anchor.LEFT, bold=True, width=36)
    if suit is None:
        yield Words(middle, bottom - 24, "0", 30, SOFT)
        return
    value = content.track[board.positions[suit]]
    product = f"{weight(found)}{TIMES}{number_text(value)}"
    yield Words(middle, bottom - 52, product, 26, SOFT, width=width - 4)
    term = number_text(tally.terms[suit])
    yield Words(middle, bottom - 24, term, 32, WORDS, bold=True, width=width - 4)


def _points(tally: Tally, total: int, top: float, bottom: float) -> Iterator[Mark]:
    middle = (top + bottom) / 2
    yield Stroke(((_RIGHT + 6, top + 16), (_RIGHT + 6, bottom - 16)), EDGE, 2)
    if tally.bonus:
        yield Words(_BONUS, middle, f"+{tally.bonus}", 30, WORDS, bold=True)
    yield Words(_ROUND, middle, str(tally.points), 42, WORDS, bold=True, width=74)
    yield Words(_TOTAL, middle, str(total), 34, WORDS, width=70)
    full = sum(tally.terms) + tally.bonus
    if full < 0:
        # §20: nobody falls below 0. What it would have been is struck out.
        y = middle - 42
        yield Words(_ROUND, y, number_text(full), 28, SOFT)
        yield Stroke(((_ROUND - 30, y + 7), (_ROUND + 30, y - 7)), BAD, 3)


def _legend(content: Content, board: Board, top: float) -> Iterator[Mark]:
    """Say what a pair and a single card count, as far as they differ."""
    scale = content.scoring[board.scoring]
    yield Box(10, top, 780, _LEGEND - 10, both("#e9dab8", "#2a2e3d"), radius=16)
    entries = [(steps, True, weight) for steps, weight in sorted(scale.pair.items())]
    entries += [(steps, False, weight) for steps, weight in sorted(scale.card.items())]
    # "Pair" is the longest: it has the room of one and a half.
    shares = [1.5 if pair else 1.0 for _, pair, _ in entries]
    x = 26.0
    for share, (steps, pair, weight) in zip(shares, entries, strict=True):
        room, key = 760 * share / sum(shares), "race-legend-pair" if pair else "race-legend-card"
        yield Stamp(x, top + 11, drawings.chip(SOFT.split()[0], steps, pair=pair))
        text = line(key, worth=weight)
        wide = room - drawings.CHIP[0] - 28
        yield Words(x + 56, top + 32, text, 27, WORDS, Anchor.LEFT, width=wide)
        x += room
