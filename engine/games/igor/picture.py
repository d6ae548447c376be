"""The picture of a table: the trick, the seats, the rules while they lie open, and the hand.

It is drawn from a view alone. Lengths are pixels of a scene 800 wide, readable at half that size.
It names the rules that lie open by their titles. Their words stand below it, where they can be
taken away (I3).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.api.action import Action
from engine.api.drawing import TIMES, pointer
from engine.api.event import Line, line
from engine.api.scene import Anchor, Box, Mark, Scene, Stamp, Words
from engine.api.seats import seat_name
from engine.games.igor import drawings, naming
from engine.games.igor.content import Content, own_title
from engine.games.igor.describe import alt, describe, now, open_rules, rules_to_choose, undecided
from engine.games.igor.drawings import GOLD, INK, PAPER, WOOD
from engine.games.igor.model import Board, Phase, PlayedCard, Trick, View
from engine.games.igor.tricks import legal, winning

_WIDTH, _TITLE = 800, 104
_TRICK, _LAST, _SEAT, _LINE, _ROW = 236, 96, 56, 42, 48
#: The scale of the cards of the last trick.
_SMALL = 0.55

_TABLE, _FELT, _GLOW, _PALE = "#ece6f5", "#d3c8e6", "#fff3c4", "#ddd3ec"


def picture(content: Content, view: View, pending: Action | None = None) -> Scene:
    """Return the picture of the view; the card of a `pending` move is raised out of the hand."""
    board = view.board
    marks: list[Mark] = list(_title(view))
    height: float = _TITLE
    if board.phase in (Phase.PLAY, Phase.LAST_CALL):
        marks += _trick(content, board, height)
        height += _TRICK
        if board.trick and board.last_trick is not None:
            marks += _last_trick(content, board.last_trick, height)
            height += _LAST
    else:
        titles = list(_between_rounds(content, view, height))
        marks += titles
        height += -(-len(titles) // 4) * _ROW  # a box and its words, in two columns
    for text in undecided(board):
        marks.append(Box(10, height, 780, _LINE - 4, _GLOW, INK, 1, 10))
        marks.append(Words(400, height + 19, text, 26, INK, bold=True, width=756))
        height += _LINE
    marks += _seats(view, height + 4)
    height += 8 + -(-board.seats // 2) * _SEAT
    if view.hand:
        chosen = pending.args if pending is not None and pending.verb == "play" else ()
        marks += _hand(content, view, chosen, height)
        height += 48 + drawings.CARD[1] * _hand_layout(view)[1]
    size = (_WIDTH, round(height) + 2)
    return Scene(
        size=size,
        ground=(Box(0, 0, *size, _TABLE),),
        marks=tuple(marks),
        alt=alt(content, view),
        text=tuple(describe(content, view)),
        fleeting=tuple(open_rules(content, view)),
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
    """Draw the trick so far, or the last one until the next lead, which it stays below."""
    yield Box(10, top, 780, _TRICK - 10, _FELT, radius=18)
    trick: Sequence[PlayedCard] = board.trick
    if not trick and board.last_trick is not None:
        trick = board.last_trick.cards
    best = winning(content, trick) if trick else -1
    step = min(128.0, 772 / board.seats)
    scale = min(1.0, (step - 6) / drawings.CARD[0])
    left = 400 - step * board.seats / 2
    for index in range(board.seats):
        x = left + index * step + (step - drawings.CARD[0] * scale) / 2
        y = top + 40
        width, high = drawings.CARD[0] * scale, drawings.CARD[1] * scale
        if index >= len(trick):
            yield Box(x, y, width, high, None, "#b7a8d0", 3, 12)
            continue
        if index == best:
            yield Box(x - 6, top + 6, width + 12, 40 + high, GOLD, INK, 2, 14)
            yield Stamp(x + width / 2 - 20, top + 8, drawings.CROWN)
        yield Stamp(x, y, drawings.card(content, trick[index].card), scale)
        name = seat_name(trick[index].seat)
        yield Words(x + width / 2, top + 211, name, 26, INK, bold=index == best, width=step - 4)


def _last_trick(content: Content, last: Trick, top: float) -> Iterator[Mark]:
    """Draw the trick before this one, small, in the order in which it was played."""
    yield Words(18, top + 24, Line("igor-last-trick"), 26, INK, Anchor.LEFT, width=250)
    winner = seat_name(last.winner)
    yield Words(18, top + 60, winner, 26, INK, Anchor.LEFT, bold=True, width=250)
    width, high = drawings.CARD[0] * _SMALL, drawings.CARD[1] * _SMALL
    for index, played in enumerate(last.cards):
        x = 290 + index * 63
        if played.seat == last.winner:
            yield Box(x - 4, top, width + 8, high + 8, GOLD, INK, 2, 8)
        yield Stamp(x, top + 4, drawings.card(content, played.card), _SMALL)


def _seats(view: View, top: float) -> Iterator[Mark]:
    """Draw the coins and tricks of each seat, in two columns."""
    board = view.board
    most = max(board.coins)
    for seat in range(board.seats):
        x, y = 10 + seat % 2 * 394, top + seat // 2 * _SEAT
        changes = board.phase in (Phase.CHANGE, Phase.TAKE) and board.changers[:1] == (seat,)
        turn = seat == board.turn or changes
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
    """Draw the hand in one row; in the seat's turn cards that may not be played are pale (I12)."""
    board = view.board
    step, scale = _hand_layout(view)
    playable = legal(content, view.hand, board.trick) if board.turn == view.seat else view.hand
    yield Box(0, top, _WIDTH, 50 + drawings.CARD[1] * scale, WOOD)
    for index, card in enumerate(view.hand):
        x, y = 12 + index * step, top + 22.0
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
        fade = 0.0 if card in playable else 0.55
        yield Stamp(x, y, drawings.card(content, card), scale, fade)


def _hand_layout(view: View) -> tuple[float, float]:
    """Return the distance between the cards of the hand, and their scale."""
    step = min(110.0, 776 / len(view.hand))
    return step, min(1.0, (step - 4) / drawings.CARD[0])


def _between_rounds(content: Content, view: View, top: float) -> Iterator[Mark]:
    """Draw the titles of the rules that lie open, in two columns; their words stand below."""
    for index, (title, fill) in enumerate(_open_titles(content, view)):
        x, y = 10 + index % 2 * 394, top + index // 2 * _ROW
        yield Box(x, y, 386, _ROW - 6, fill, INK, 1, 10)
        yield Words(x + 193, y + 20, title, 28, INK, bold=fill == _GLOW, width=366)


def _open_titles(content: Content, view: View) -> Iterator[tuple[Line, str]]:
    """Yield the titles of the rules that `describe.open_rules` shows, the new ones standing out."""
    board = view.board
    if view.seat is None:
        if board.phase is Phase.WRITING:
            yield from ((own_title(own), PAPER) for own in board.own_rules)
            if board.proposal is not None:
                yield own_title(board.proposal.own), _GLOW
        for rule in sorted(view.rules, key=lambda each: -each.since):
            title = naming.title(content, board, rule.rule)
            yield title, _GLOW if rule.since == board.round else PAPER
        for removed in view.removed:
            if removed.since == board.round:
                yield line("igor-gone", title=naming.title(content, board, removed.rule)), _PALE
    else:
        for chosen in rules_to_choose(view):
            yield naming.title(content, board, chosen), _GLOW
