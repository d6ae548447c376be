"""The picture of a table: the trick, who has what, the rules while they lie open, and the hand.

Drawn from a view alone. Lengths are pixels of a scene 800 wide, made to be read at half that size.
The rules stand on the table's own picture and on no seat's: they are to be forgotten (I3).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from engine.api.action import Action
from engine.api.drawing import TIMES, pointer
from engine.api.event import Line, Typed, line
from engine.api.scene import Anchor, Box, Mark, Scene, Stamp, Words
from engine.api.seats import seat_name
from engine.games.igor import drawings, naming
from engine.games.igor.content import Card, Content
from engine.games.igor.describe import alt, describe, now, told
from engine.games.igor.drawings import GOLD, INK, PAPER, WOOD
from engine.games.igor.model import Board, Phase, PlayedCard, View
from engine.games.igor.tricks import legal, winning

_WIDTH, _TITLE = 800, 104
_TRICK, _SEAT, _LINE = 236, 56, 42
_TABLE, _FELT, _GLOW, _PALE, _VEIL = "#ece6f5", "#d3c8e6", "#fff3c4", "#ddd3ec", "#ece6f5b0"

#: What is written in a frame: its title, its lines, its paint.
_Block: TypeAlias = tuple[Line, tuple[Line, ...], str]

#: With more rules than this only the new ones are written out; the others are named.
_WRITTEN = 6


def picture(content: Content, view: View, pending: Action | None = None) -> Scene:
    """Draw the view; `pending` is a card in mind, raised out of the hand."""
    board = view.board
    marks: list[Mark] = list(_title(view))
    height: float = _TITLE
    if board.phase in (Phase.PLAY, Phase.LAST_CALL):
        marks += _trick(content, board, height)
        height += _TRICK
    else:
        for mark, low in _pages(content, view, height):
            marks.append(mark)
            height = max(height, low)
    for said in told(board):
        marks.append(Box(10, height, 780, _LINE - 4, _GLOW, INK, 1, 10))
        marks.append(Words(400, height + 19, said, 26, INK, bold=True, width=756))
        height += _LINE
    marks += _seats(view, height + 4)
    height += 8 + -(-board.seats // 2) * _SEAT
    if view.hand:
        chosen = pending.args if pending is not None and pending.verb == "play" else ()
        marks += _hand(content, view, chosen, height)
        height += 48 + drawings.CARD[1] * _fitting(view)[1]
    size = (_WIDTH, round(height) + 2)
    return Scene(
        size=size,
        ground=(Box(0, 0, *size, _TABLE),),
        marks=tuple(marks),
        alt=alt(view),
        text=tuple(describe(content, view)),
    )


def _title(view: View) -> Iterator[Mark]:
    board = view.board
    where = line("igor-hand", hand=board.round, hands=board.rounds)
    if board.phase is Phase.PLAY:
        number = min(board.hand_size, board.completed_tricks + 1)
        where = line("igor-trick", hand=board.round, trick=number, tricks=board.hand_size)
    yield Words(18, 30, where, 32, INK, Anchor.LEFT, bold=True, width=560)
    yield Stamp(680, 10, drawings.RULE)
    yield Words(724, 31, f"{TIMES} {board.rule_count}", 32, INK, Anchor.LEFT, bold=True)
    yield Words(18, 76, now(view), 30, INK, Anchor.LEFT, width=764)


def _trick(content: Content, board: Board, top: float) -> Iterator[Mark]:
    """Draw the trick so far, or the last one until the next lead."""
    yield Box(10, top, 780, _TRICK - 10, _FELT, radius=18)
    laid: Sequence[PlayedCard] = board.trick
    best = winning(content, laid) if laid else -1
    if not laid and board.last_trick is not None:
        laid = board.last_trick.cards
        best = next(at for at, each in enumerate(laid) if each.seat == board.last_trick.winner)
    step = min(128.0, 772 / board.seats)
    scale = min(1.0, (step - 6) / drawings.CARD[0])
    left = 400 - step * board.seats / 2
    for at in range(board.seats):
        x = left + at * step + (step - drawings.CARD[0] * scale) / 2
        y = top + 40
        width, high = drawings.CARD[0] * scale, drawings.CARD[1] * scale
        if at >= len(laid):
            yield Box(x, y, width, high, None, "#b7a8d0", 3, 12)
            continue
        if at == best:
            yield Box(x - 6, top + 6, width + 12, 40 + high, GOLD, INK, 2, 14)
            yield Stamp(x + width / 2 - 20, top + 8, drawings.CROWN)
        yield Stamp(x, y, drawings.card(content, laid[at].card), scale)
        name = seat_name(laid[at].seat)
        yield Words(x + width / 2, top + 211, name, 26, INK, bold=at == best, width=step - 4)


def _seats(view: View, top: float) -> Iterator[Mark]:
    """Draw who has how many coins and tricks, in two columns."""
    board = view.board
    most = max(board.coins)
    for seat in range(board.seats):
        x, y = 10 + seat % 2 * 394, top + seat // 2 * _SEAT
        turn = seat == board.turn or (board.phase in _ASKED and board.changers[:1] == (seat,))
        won = board.phase is Phase.OVER and board.coins[seat] == most
        fill = GOLD if turn or won else PAPER
        yield Box(x, y, 386, _SEAT - 6, fill, INK, 3 if turn or won else 1, 12)
        middle = y + 25
        if turn:
            yield pointer(x + 8, middle, INK, 16, 22)
        elif won:
            yield Stamp(x + 4, middle - 10, drawings.CROWN, 0.6)
        name = seat_name(seat)
        yield Words(x + 30, middle, name, 28, INK, Anchor.LEFT, bold=seat == view.seat, width=150)
        if seat == board.dealer:
            yield Stamp(x + 184, middle - 18, drawings.PACK)
        yield Stamp(x + 228, middle - 18, drawings.HEAP)
        yield Words(x + 272, middle, str(board.tricks_won[seat]), 28, INK, Anchor.LEFT)
        yield Stamp(x + 304, middle - 18, drawings.COIN)
        yield Words(x + 380, middle, str(board.coins[seat]), 28, INK, Anchor.RIGHT, bold=True)


def _hand(content: Content, view: View, chosen: Sequence[str], top: float) -> Iterator[Mark]:
    """Lay the hand in one row; in the seat's turn what may not be played is veiled (I12)."""
    board = view.board
    step, scale = _fitting(view)
    may = legal(content, view.hand, board.trick) if board.turn == view.seat else view.hand
    yield Box(0, top, _WIDTH, 50 + drawings.CARD[1] * scale, WOOD)
    for at, card in enumerate(view.hand):
        x, y = 12 + at * step, top + 22.0
        if card in chosen[:1]:
            y -= 10
            yield Box(
                x - 4,
                y - 4,
                drawings.CARD[0] * scale + 8,
                drawings.CARD[1] * scale + 8,
                GOLD,
                radius=14,
            )
        yield Stamp(x, y, drawings.card(content, card), scale, 0.0 if _in(card, may) else 0.55)


def _fitting(view: View) -> tuple[float, float]:
    """Give how far apart the cards of a hand lie and how large they are drawn."""
    step = min(110.0, 776 / len(view.hand))
    return step, min(1.0, (step - 4) / drawings.CARD[0])


def _in(card: Card, cards: Sequence[Card]) -> bool:
    return card in cards


# What stands in place of the trick between hands


def _pages(content: Content, view: View, top: float) -> Iterator[tuple[Mark, float]]:
    """Write what is to be read, each mark with the height it reaches down to."""
    board = view.board
    blocks: list[_Block] = []
    if board.phase is Phase.WRITING:
        for each in board.own_rules:
            title = naming.title(content, board, each.rule.id)
            blocks.append((title, naming.text(content, board, each.rule.id), PAPER))
        if board.proposal is not None:
            own = board.proposal.own
            title = line("igor-own-title", title=Typed(own.title))
            blocks.append((title, naming.own_text(own, board.soon_until), _GLOW))
    elif view.seat is None:
        blocks += _open_rules(content, view)
    else:
        yield Words(400, top + 26, Line("igor-read-at-table"), 28, INK, width=760), top + 52
        return
    y = top
    for title, text, fill in blocks:
        high = 42 + 34 * len(text)
        yield Box(10, y, 780, high, fill, INK, 1, 10), y + high + 6
        yield Words(24, y + 22, title, 28, INK, Anchor.LEFT, bold=True, width=750), y
        for at, said in enumerate(text):
            yield Words(40, y + 56 + 34 * at, said, 26, INK, Anchor.LEFT, width=736), y
        y += high + 6


def _open_rules(content: Content, view: View) -> Iterator[_Block]:
    """Give the rules in force, in full while they are few, and what has just gone."""
    board = view.board
    few = len(view.rules) <= _WRITTEN
    for rule in view.rules:
        fresh = rule.since == board.round
        text = naming.text(content, board, rule.rule) if few or fresh else ()
        yield naming.title(content, board, rule.rule), text, _GLOW if fresh else PAPER
    for gone in view.removed:
        if gone.since == board.round:
            yield line("igor-gone", title=naming.title(content, board, gone.rule)), (), _PALE
    if not few:
        yield Line("igor-read-all"), (), _PALE


_ASKED = (Phase.CHANGE, Phase.TAKE)
