"""The picture of a race: the lanes, who holds what, and the seat's cards or the open hands.

Drawn from a view alone. Lengths are pixels of a scene 800 wide, made to be read at half that size.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.api.action import Action
from engine.api.drawing import TIMES, centred, number_text, pointer
from engine.api.event import Seat, line
from engine.api.scene import Anchor, Box, Disc, Figure, Mark, Scene, Shape, Stamp, Stroke, Words
from engine.api.seats import seat_name
from engine.games.race import drawings
from engine.games.race.describe import alt, describe
from engine.games.race.drawings import INK, PAPER
from engine.games.race.model import Board, Card, Content, Face, RoundResult, View
from engine.games.race.rules import places

_WIDTH, _TITLE = 800, 58
_LEFT, _RIGHT, _LANES, _LANE, _SCALE = 22.0, 778.0, 96.0, 60.0, 0.62
_SEAT, _CARD, _HAND = 56, (72, 114), 146
_HEAD, _TALLY, _NAME, _VALUED = 124, 138, 40, 0.72
_SUITS_LEFT, _SUITS_RIGHT = 16, 566

_TABLE, _WOOD, _GLOW, _GOLD, _FADED = "#f4ead2", "#8a6a48", "#fff3c4", "#ffe9a3", "#bfae8c"
_GRASS, _ARROW, _STONE, _GREY = "#c3dc98", "#8fae5d", "#3b2a1e26", "#7a6a58"
_BELOW_ZERO, _ZERO, _ABOVE_ZERO = "#e4cfc6", "#fbf5e4", ("#faeab0", "#f8db7a", "#f5c542")

#: Apples by what they are worth, the ripest first.
_RIPENESS = ("#d9483b", "#f0a63a", "#b9d25a")


def picture(content: Content, view: View, pending: Action | None = None) -> Scene:
    """Draw the view; `pending` is a half-made play, drawn as a preview."""
    board = view.board
    ground: list[Mark] = []
    marks = [*_title(board)]
    if board.last_round is None:
        chosen = pending.args if pending is not None and pending.verb == "play" else ()
        ground += _garden(content)
        marks += _race(content, board, tuple(_ghosts(content, board, chosen)))
        top = _TITLE + _LANES + len(content.hedgehogs) * _LANE + 22
        marks += _seats(content, view, top)
        height = top + max(3, board.rounds) * _SEAT + 8
        if view.hand:
            marks += _hand(content, view.hand, chosen, height)
            height += _HAND
    else:
        marks += _tallies(content, board, board.last_round)
        height = _TITLE + _HEAD + board.rounds * _TALLY + 8
    size = (_WIDTH, round(height))
    return Scene(
        size=size,
        ground=(Box(0, 0, *size, _TABLE), *ground),
        marks=tuple(marks),
        alt=alt(board),
        text=tuple(describe(content, view)),
    )


def _title(board: Board) -> Iterator[Mark]:
    now = line("race-over-now")
    if board.turn is not None:
        now = line("race-to-play", seat=Seat(board.turn))
    elif not board.is_over:
        now = line("race-open-hands")
    count = line("race-round", round=board.round, rounds=board.rounds)
    yield Words(20, 30, count, 32, INK, Anchor.LEFT, bold=True, width=240)
    yield Words(_WIDTH - 20, 30, now, 30, INK, Anchor.RIGHT, width=500)


# The race: a lane for each hedgehog, a column for each space


def _garden(content: Content) -> Iterator[Mark]:
    """Draw what never moves: the grass, the columns with their values, a stone for each step."""
    lanes = len(content.hedgehogs)
    bottom = _TITLE + _LANES + lanes * _LANE
    yield Box(10, _TITLE, _WIDTH - 20, bottom + 14 - _TITLE, _GRASS, radius=20)
    yield Words(_LEFT + 4, _TITLE + 22, line("race-start"), 28, INK, Anchor.LEFT, bold=True)
    yield Words(_RIGHT - 34, _TITLE + 22, line("race-finish"), 28, INK, Anchor.RIGHT, bold=True)
    yield Stamp(_RIGHT - 30, _TITLE + 4, drawings.apple(_RIPENESS[0]))
    yield Stroke(((_WIDTH * 0.3, _TITLE + 22), (_WIDTH * 0.7, _TITLE + 22)), _ARROW, 5)
    tip = _WIDTH * 0.7 + 12
    yield Shape(((tip, _TITLE + 22), (tip - 20, _TITLE + 12), (tip - 20, _TITLE + 32)), _ARROW)
    width, best = _column(content), max(content.track)
    for space, value in enumerate(content.track):
        x, top = _LEFT + space * width, _TITLE + 44
        home = space == content.finish
        tint = _tint(value, best)
        yield Box(x + 2, top, width - 4, bottom + 6 - top, tint, INK if home else None, 3, 12)
        yield Words(
            x + width / 2, top + 24, number_text(value), 30, INK, bold=True, width=width - 8
        )
        for lane in range(lanes):
            yield Disc(x + width / 2, _feet(lane), width / 2 - 6, _STONE, tall=7)


def _column(content: Content) -> float:
    return (_RIGHT - _LEFT) / len(content.track)


def _feet(lane: int) -> float:
    return _TITLE + _LANES + (lane + 1) * _LANE - 6


def _tint(value: int, best: int) -> str:
    if value <= 0:
        return _BELOW_ZERO if value < 0 else _ZERO
    return _ABOVE_ZERO[min(2, (value - 1) * 3 // best)]


def _ghosts(content: Content, board: Board, chosen: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield (hedgehog, space) wherever the chosen card may take one."""
    card = content.cards.get(chosen[0]) if chosen else None
    if card is None:
        return
    racers = range(len(board.positions)) if card.hedgehog is None else (card.hedgehog,)
    for racer in racers:
        if chosen[1:] in ((), (content.hedgehogs[racer].name,)):
            yield racer, min(board.positions[racer] + card.steps, content.finish)


def _race(content: Content, board: Board, ghosts: Sequence[tuple[int, int]]) -> Iterator[Mark]:
    width = _column(content)
    ahead = dict(ghosts)
    for lane, (racer, space) in enumerate(zip(content.hedgehogs, board.positions, strict=True)):
        stands = [(space, 0.0)]
        if lane in ahead:
            ends = (space, ahead[lane])
            trail = tuple((_LEFT + (each + 0.5) * width, _feet(lane)) for each in ends)
            yield Stroke(trail, racer.paint, 8)
            stands = [(ahead[lane], 0.5), *stands]
        long, high = drawings.HEDGEHOG[0] * _SCALE, drawings.HEDGEHOG[1] * _SCALE
        for each, fade in stands:
            # A nose or a tail may reach over the next column, but not out of the garden.
            x = min(max(_LEFT + (each + 0.5) * width - long / 2, 14), _WIDTH - 14 - long)
            yield Stamp(x, _feet(lane) + 3 - high, drawings.hedgehog(racer), _SCALE, fade)


# The table


def _seats(content: Content, view: View, top: float) -> Iterator[Mark]:
    board = view.board
    for seat, (size, total) in enumerate(zip(view.sizes, board.totals, strict=True)):
        y = top + seat * _SEAT
        middle = y + 25
        turn = seat == board.turn
        yield Box(10, y, 646, 50, _GOLD if turn else PAPER, INK, 3 if turn else 1, 14)
        if turn:
            yield pointer(22, middle, INK)
        name, wide = seat_name(seat), 268 if seat == board.starter else 306
        yield Words(48, middle, name, 28, INK, Anchor.LEFT, bold=seat == view.seat, width=wide)
        if seat == board.starter:
            yield Stamp(324, y + 7, drawings.FLAG)
        yield Stamp(362, y + 5, drawings.FAN)
        yield Words(412, middle, f"{TIMES}{size}", 28, INK, Anchor.LEFT)
        yield from _tokens(content, total, 474, y + 9)
        yield Words(642, middle, str(total), 32, INK, Anchor.RIGHT, bold=True)
    yield from _pile(content, board, top)


def _tokens(content: Content, total: int, left: float, top: float) -> Iterator[Mark]:
    """Draw points as apples, the riper the more they are worth (§22)."""
    tokens = content.change(total)
    ripest = sorted(content.tokens, reverse=True)
    step = min(26.0, 84 / max(1, len(tokens) - 1))
    for at, worth in enumerate(tokens):
        fill = _RIPENESS[min(ripest.index(worth), len(_RIPENESS) - 1)]
        yield Stamp(left + at * step, top, drawings.apple(fill))


def _pile(content: Content, board: Board, top: float) -> Iterator[Mark]:
    x, y = 688.0, top + 40
    yield Words(x + 38, top + 16, line("race-pile"), 28, INK, bold=True, width=128)
    if not board.pile:
        yield Box(x, y, *_CARD, None, _FADED, 3, 12)
        return
    for back in range(min(2, len(board.pile) - 1), 0, -1):
        yield Box(x + 4 * back, y + 4 * back, *_CARD, PAPER, INK, 2, 12)
    yield from _card(content, content.cards[board.pile[-1]], x, y)


def _hand(
    content: Content, hand: Sequence[Face], chosen: Sequence[str], top: float
) -> Iterator[Mark]:
    """Lay the faces of a hand in one row, in the order of their buttons."""
    counts = Counter(hand)
    step = min(77.0, (_WIDTH - 34 - _CARD[0]) / max(1, len(counts) - 1))
    yield Box(0, top, _WIDTH, _HAND, _WOOD)
    for at, (face, count) in enumerate(counts.items()):
        x, y = 18 + at * step, top + 22
        if face in chosen[:1]:
            y -= 8
            yield Box(x - 6, y - 6, _CARD[0] + 12, _CARD[1] + 12, _GLOW, radius=16)
        yield from _card(content, content.cards[face], x, y, count)


def _card(content: Content, card: Card, x: float, y: float, count: int = 1) -> Iterator[Mark]:
    yield Box(x, y, *_CARD, PAPER, _paint(content, card.hedgehog), 5, 12)
    size = min(18.0, 40 / card.steps)
    for sign in range(card.steps):
        yield drawings.plus(x + 17 + sign * (size + 3), y + 31, size)
    yield Stamp(x + 5, y + 44, _figure(content, card.hedgehog), 0.6)
    if count > 1:
        yield Disc(x + 56, y + 6, 17, INK, PAPER, 3)
        yield Words(x + 56, y + 6, str(count), 27, PAPER, bold=True)


def _figure(content: Content, suit: int | None) -> Figure:
    if suit is None:
        return drawings.joker(content.hedgehogs)
    return drawings.hedgehog(content.hedgehogs[suit])


def _paint(content: Content, suit: int | None) -> str:
    return _GREY if suit is None else content.hedgehogs[suit].paint


# The open hands


def _tallies(content: Content, board: Board, result: RoundResult) -> Iterator[Mark]:
    """Draw all hands laid open: a row a seat, a column a suit under its hedgehog and its value."""
    suits = (*range(len(board.positions)), None)
    width = (_SUITS_RIGHT - _SUITS_LEFT) / len(suits)
    best = max(content.track)
    for column, suit in enumerate(suits):
        left = _SUITS_LEFT + column * width
        value = 0 if suit is None else content.track[board.positions[suit]]
        tint = PAPER if suit is None else _tint(value, best)
        yield Box(left + 2, _TITLE, width - 4, _HEAD - 8, tint, INK, 1, 14)
        scale = min(_VALUED, width / drawings.HEDGEHOG[0])
        above = (left + width / 2, _TITLE + 6 + drawings.HEDGEHOG[1] * scale / 2)
        yield centred(_figure(content, suit), above, scale)
        yield Words(left + width / 2, _TITLE + 94, number_text(value), 32, INK, bold=True)
    yield Stamp(582, _TITLE + 68, drawings.FLAG, 1.2)
    yield Words(666, _TITLE + 94, line("race-column-round"), 26, INK, width=88)
    yield Words(750, _TITLE + 94, line("race-column-total"), 26, INK, width=76)
    won = places(board) if board.is_over else ()
    for seat, tally in enumerate(result.tallies):
        y = _TITLE + _HEAD + seat * _TALLY
        middle = y + (_TALLY - 6) / 2
        first = bool(won) and won[seat] == 1
        yield Box(10, y, 780, _TALLY - 6, _GOLD if first else PAPER, INK, 3 if first else 1, 14)
        name, wide = seat_name(seat), _SUITS_RIGHT - 22.0
        if first:
            yield Stamp(22, y + 4, drawings.CROWN, 0.85)
        elif seat in board.ready:
            yield Stamp(24, y + 8, drawings.TICK, 0.9)
        left = 66 if first or seat in board.ready else 24
        yield Words(left, y + 23, name, 28, INK, Anchor.LEFT, bold=first, width=wide - left)
        for column, suit in enumerate(suits):
            term = None if suit is None else tally.terms[suit]
            cell = (_SUITS_LEFT + column * width, y + _NAME - 3, width)
            yield from _open_suit(content, tally.hand, suit, term, cell)
        if tally.bonus:
            yield Words(598, middle, f"+{tally.bonus}", 30, INK, bold=True)
        yield Words(666, middle, str(tally.points), 34, INK, bold=True)
        yield Words(750, middle, str(board.totals[seat]), 34, INK)


def _open_suit(
    content: Content,
    hand: Sequence[Face],
    suit: int | None,
    term: int | None,
    cell: tuple[float, float, float],
) -> Iterator[Mark]:
    """Draw a hand's cards of one suit, a small card a face with its count, above their worth."""
    left, top, width = cell
    counts = Counter(face for face in hand if content.cards[face].hedgehog == suit)
    if not counts:
        return
    step = min(38.0, width / len(counts))
    x = left + (width - step * len(counts)) / 2
    for at, (face, count) in enumerate(counts.items()):
        steps = content.cards[face].steps
        middle = x + (at + 0.5) * step
        yield Box(middle - 17, top + 5, 34, 55, PAPER, _paint(content, suit), 4, 7)
        for sign in range(steps):
            yield drawings.plus(middle + (sign - (steps - 1) / 2) * 13, top + 18, 10)
        yield Words(middle, top + 41, str(count), 27, INK, bold=True)
    worth = "0" if term is None else number_text(term)
    yield Words(left + width / 2, top + 76, worth, 28, INK, bold=term is not None)
