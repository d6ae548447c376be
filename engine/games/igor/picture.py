"""The picture of a table: the laboratory, the trick, the seats, the open rules, and the hand.

It is drawn from a view alone. Lengths are pixels of a scene 800 wide, readable at half that size.
It names the rules that lie open by their titles. Their words stand below it, where they can be
taken away (I3).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.api.action import Action
from engine.api.drawing import TIMES, centred, pointer, signed_text
from engine.api.drawing.geometry import burst, smooth
from engine.api.drawing.signs import PACK
from engine.api.event import Line, line
from engine.api.scene import Anchor, Box, Figure, Mark, Plate, Scene, Shape, Stamp, Stroke, Words
from engine.api.seats import YOUR_HAND, seat_name
from engine.games.igor import drawings, naming
from engine.games.igor.content import Content, own_title
from engine.games.igor.describe import alt, caught, describe, now, open_rules, undecided
from engine.games.igor.drawings import BRASS, CARD, GLOW, GONE, INK, NEW, OLD
from engine.games.igor.laboratory import TABLE, WALL, edge, gloves, room, table
from engine.games.igor.model import (
    CHANGE,
    LAST_CALL,
    OVER,
    PLAY,
    TAKE,
    WRITING,
    Board,
    PlayedCard,
    Trick,
    View,
)
from engine.games.igor.tricks import legal, winning

_WIDTH, _SEAT, _NOTE, _PAPER = 800, 64, 90, 60

#: The scale of the cards of the last trick, and how many rules hang on the line at most.
_SMALL, _HANGING = 0.58, 2

#: The room for the title of the last trick: to its left, or above many cards.
_BESIDE, _ABOVE = 190, 36

#: What the tray of a hand is higher than its cards.
_TITLED = 82

_NIGHT, _SLATE, _RIM, _TURN, _HAND = "#191430", "#352d5c", "#5a4f88", "#ffe7a6", "#120e24"
_WORDS, _SOFT, _RAY, _LINE = "#f6efdc", "#b9aed8", "#fff27a80", "#8a7aa8"

_TITLE = Plate(_SLATE, _RIM, 3, 14)
_CALL = Plate(BRASS, INK, 3, 14)
_POINTER = Figure((18, 24), (pointer(0, 12, INK, 18, 24),))
_CALL_TURN = Plate(BRASS, INK, 3, 14, sign=_POINTER)


def picture(content: Content, view: View, pending: Action | None = None) -> Scene:
    """Return the picture of the view; the card of a `pending` move is raised out of the hand."""
    board = view.board
    playing = board.phase in (PLAY, LAST_CALL)
    marks: list[Mark] = [*_hanging(board), *_pool(), *_titles(view)]
    height = float(WALL)
    if playing:
        marks += _trick(content, board, height)
        height += TABLE + edge(broad=board.seats > 6) + 12
        if board.trick and board.last_trick is not None:
            strip, high = _last_trick(content, board.last_trick, height)
            marks += strip
            height += high
    else:
        marks += gloves()
        height += 36
        papers = list(_open_titles(content, view))
        for index, (title, fill) in enumerate(papers):
            marks += _paper(title, fill, (8 + index % 2 * 394, height + index // 2 * _PAPER))
        height += -(-len(papers) // 2) * _PAPER + 4
    if board.caught is not None:
        marks += _stamp()
    for text in (*caught(content, board), *undecided(content, board)):
        marks.append(Box(10, height, 780, _NOTE - 8, OLD, "#8a6236", 3, 12))
        middle = height + (_NOTE - 8) / 2
        marks.append(Words(400, middle, text, 28, INK, bold=True, width=750, rows=2))
        height += _NOTE
    marks += _seats(view, height)
    height += -(-board.seats // 2) * _SEAT + 4
    if view.hand:
        chosen = pending.args if pending is not None and pending.verb == "play" else ()
        marks += _hand(content, view, chosen, height)
        height += _TITLED + CARD[1] * _hand_layout(view)[1]
    size = (_WIDTH, round(height))
    below = (Stamp(0, WALL, table(broad=board.seats > 6)),) if playing else (_ledge(),)
    return Scene(
        size=size,
        ground=(Box(0, 0, *size, _NIGHT), Stamp(0, 0, room()), *below),
        marks=tuple(marks),
        alt=alt(content, view),
        text=tuple(describe(content, view)),
        fleeting=tuple(open_rules(content, view)),
    )


def _ledge() -> Box:
    return Box(0, WALL + 10, _WIDTH, 12, "#57497f")


def _titles(view: View) -> Iterator[Mark]:
    board = view.board
    where = line("igor-hand", hand=board.round, hands=board.rounds)
    if board.phase is PLAY:
        # A complete trick lies there, under its own number, until the next one is led.
        number = board.completed_tricks + bool(board.trick or not board.completed_tricks)
        where = line("igor-trick", hand=board.round, trick=number, tricks=board.hand_size)
    yield Words(14, 35, where, 30, _WORDS, Anchor.LEFT, bold=True, width=320, plate=_TITLE)
    turn = board.turn is not None or bool(board.changers)
    plate = _CALL_TURN if turn else _CALL
    yield Words(786, 35, now(view), 30, INK, Anchor.RIGHT, bold=True, width=440, plate=plate)


def _hanging(board: Board) -> Iterator[Mark]:
    """Draw the rules in force on a line, folded and sealed: how many, never which."""
    cord = smooth(((170, 76), (230, 84), (292, 76)), closed=False)
    yield Stroke(cord, _LINE, 3)
    shown = min(board.rule_count, _HANGING)
    for at in range(shown):
        x = 230 + 54 * (at - (shown - 1) / 2)
        yield Stamp(x - 26, 74 + 4 * (at % 2), drawings.RULE)
    count = f"§ {TIMES} {board.rule_count}"
    yield Words(230, 172, count, 32, _WORDS, bold=True, width=110)


def _pool() -> Iterator[Mark]:
    """Draw the pool, where fines go and tricks are paid from: it is never empty (I1)."""
    for x, y in ((162, 204), (176, 207), (169, 195)):
        yield Stamp(x, y, drawings.COIN, 0.74)
    yield Words(213, 216, Line("igor-pool"), 30, _WORDS, Anchor.LEFT, bold=True, width=80)


def _stamp() -> Iterator[Mark]:
    """Draw the stamp of a breach that was caught, over the jars and never over the trick."""
    yield Stamp(622 - 170, 158 - 82, drawings.CAUGHT)
    yield Words(622, 158, Line("igor-stamp"), 48, drawings.RED, bold=True, width=222)


def _trick(content: Content, board: Board, top: float) -> Iterator[Mark]:
    """Draw the trick so far, or the last one until the next lead, each card over its player."""
    trick: Sequence[PlayedCard] = board.trick
    if not trick and board.last_trick is not None:
        trick = board.last_trick.cards
    best = winning(content, trick) if trick else -1
    step = min(132.0, 784 / board.seats)
    scale = min(1.08, (step - 7) / CARD[0])
    left = _WIDTH / 2 - step * board.seats / 2
    wide, high = CARD[0] * scale, CARD[1] * scale
    y = top + 50 + (164 - high) / 2
    broad = board.seats > 6
    if trick:
        x = left + (best + 0.5) * step
        rays = burst((x, y + high / 2 - 6), high * 0.68, high * 0.57, 14, 0.98)
        yield Shape(tuple((min(max(0.0, px), _WIDTH), py) for px, py in rays.points), _RAY)
    for index in range(board.seats):
        x = left + index * step + (step - wide) / 2
        middle = x + wide / 2
        if index >= len(trick):
            yield Box(x, y, wide, high, "#2b243826", "#5d6680", 3, 12)
            continue
        if index == best:
            yield Box(x - 7, y - 7, wide + 14, high + 14, BRASS, INK, 3, 17)
            yield centred(drawings.CROWN, (middle, y - 20), 1.18)
        else:
            yield Box(x + 3, y + 6, wide, high, "#1d173055", radius=12)
        yield Stamp(x, y, drawings.card(content, trick[index].card), scale)
        name = seat_name(trick[index].seat)
        ink, won = (BRASS, True) if index == best else ("#ffffff", False)
        low = top + TABLE + edge(broad=broad) / 2 - 3
        size, rows = (32, 2) if broad else (27, 1)
        yield Words(middle, low, name, size, ink, bold=won, width=step - 6, rows=rows)
    yield from gloves()


def _last_trick(content: Content, last: Trick, top: float) -> tuple[list[Mark], float]:
    """Return the trick before this one, small and over the names of its players, and its height."""
    seats = len(last.cards)
    broad = seats > 6
    beside, above = (0, _ABOVE) if broad else (_BESIDE, 0)
    step = (784 - beside) / seats
    wide, high = CARD[0] * _SMALL, CARD[1] * _SMALL
    rows = 1 if step > 140 else 2
    y, low = top + above + 4, top + above + high + 12 + 15 * rows
    title_at = (18.0, top + 18) if broad else (18.0, top + 4 + high / 2)
    title = Line("igor-last-trick")
    marks: list[Mark] = [
        Words(*title_at, title, 26, _SOFT, Anchor.LEFT, width=760 if broad else 170, rows=2)
    ]
    for index, played in enumerate(last.cards):
        middle = 8 + beside + (index + 0.5) * step
        won = played.seat == last.winner
        if won:
            marks.append(Box(middle - wide / 2 - 4, y - 4, wide + 8, high + 8, BRASS, INK, 2, 9))
        face = drawings.card(content, played.card)
        marks.append(Stamp(middle - wide / 2, y, face, _SMALL))
        if won:
            marks.append(centred(drawings.CROWN, (middle + wide / 2, y + 8), 0.8))
        name, ink = seat_name(played.seat), BRASS if won else _WORDS
        marks.append(Words(middle, low, name, 27, ink, bold=won, width=step - 6, rows=rows))
    return marks, above + high + 20 + 30 * rows


def _seats(view: View, top: float) -> Iterator[Mark]:
    """Draw the coins and tricks of each seat, in two columns; only the coins of a finished game."""
    board = view.board
    most, over = max(board.coins), board.phase is OVER
    for seat in range(board.seats):
        x, y = 10 + seat % 2 * 394, top + seat // 2 * _SEAT
        changes = board.phase in (CHANGE, TAKE) and board.changers[:1] == (seat,)
        turn = seat == board.turn or changes
        won = over and board.coins[seat] == most
        strong = turn or won
        fill, ink = (_TURN, INK) if strong else (_SLATE, _WORDS)
        yield Box(x, y, 386, _SEAT - 7, fill, BRASS if strong else _RIM, 5 if strong else 2, 14)
        middle, left = y + 28, x + 16
        if turn:
            yield pointer(x + 13, middle, INK, 18, 24)
            left += 20
        elif won:
            yield Stamp(x + 10, middle - 15, drawings.CROWN, 0.84)
            left += 36
        name = seat_name(seat)
        own = seat == view.seat or strong
        deals = seat == board.dealer and not over
        room = x + (270 if over else 154 if deals else 184) - left
        yield Words(left, middle, name, 30, ink, Anchor.LEFT, own, width=room)
        if deals:
            yield Stamp(x + 158, y + 10, PACK)
        if not over:
            yield Stamp(x + 200, y + 7, drawings.TRICK)
            yield Words(x + 246, middle, str(board.tricks_won[seat]), 30, ink, Anchor.LEFT)
        if paid := _paid(board, seat):
            fill, words = (GLOW, INK) if paid > 0 else (drawings.RED, "#ffffff")
            star = burst((x + 304, middle), 29, 25, 16).points
            yield Shape(star, fill, INK, 3)
            yield Words(x + 304, middle, signed_text(paid), 28, words, bold=True)
        else:
            yield Stamp(x + 282, y + 6, drawings.COIN)
        coins = str(board.coins[seat])
        yield Words(x + 374, middle, coins, 34, ink, Anchor.RIGHT, bold=True)


def _paid(board: Board, seat: int) -> int:
    """Return what a seat has got or paid for the breach that was caught since the last card."""
    ruling = board.caught
    if ruling is None or seat not in (ruling.accuser, ruling.accused):
        return 0
    return ruling.paid if seat == ruling.accuser else -ruling.paid


def _hand(content: Content, view: View, chosen: Sequence[str], top: float) -> Iterator[Mark]:
    """Draw the hand in one row; in the seat's turn what may be played stands out (I12)."""
    board = view.board
    step, scale = _hand_layout(view)
    wide, high = CARD[0] * scale, CARD[1] * scale
    own_turn = board.turn == view.seat
    playable = legal(content, view.hand, board.trick) if own_turn else view.hand
    yield Box(0, top, _WIDTH, _TITLED + high, _HAND)
    yield Box(0, top, _WIDTH, 5, _RIM)
    title = YOUR_HAND
    yield Words(18, top + 30, title, 30, _WORDS, Anchor.LEFT, bold=True, width=360)
    left = _WIDTH / 2 - step * len(view.hand) / 2 + (step - wide) / 2
    for index, card in enumerate(view.hand):
        x, y = left + index * step, top + _TITLED - 18
        if card in chosen[:1]:
            y -= 10
            yield Box(x - 7, y - 7, wide + 14, high + 14, BRASS, INK, 2, 18 * scale)
        elif own_turn and card in playable:
            yield Box(x - 5, y - 5, wide + 10, high + 10, GLOW, radius=16 * scale)
        fade = 0.0 if card in playable else 0.45
        yield Stamp(x, y, drawings.card(content, card), scale, fade)


def _hand_layout(view: View) -> tuple[float, float]:
    """Return the distance between the cards of the hand, and their scale."""
    step = min(152.0, 784 / len(view.hand))
    return step, min(1.46, (step - 8) / CARD[0])


def _paper(title: Line, fill: str, at: tuple[float, float]) -> Iterator[Mark]:
    """Draw the title of a rule that lies open; its words stand below the picture."""
    x, y = at
    high = _PAPER - 10
    yield Stamp(x, y, drawings.paper(386, high, fill))
    new = fill == NEW
    room = 270 if new else 328
    yield Words(x + 46, y + high / 2, title, 28, INK, Anchor.LEFT, bold=new, width=room)
    if new:
        yield centred(drawings.STAR, (x + 344, y + high / 2), 1.14)
        yield Words(x + 344, y + high / 2, Line("igor-new"), 26, INK, bold=True, width=50)


def _open_titles(content: Content, view: View) -> Iterator[tuple[Line, str]]:
    """Yield the titles of the rules that `describe.open_rules` shows, the new ones standing out."""
    board = view.board
    if view.seat is None:
        if board.phase is WRITING:
            yield from ((own_title(own), OLD) for own in board.own_rules)
            if board.proposal is not None:
                yield own_title(board.proposal.own), NEW
        for rule in sorted(view.rules, key=lambda each: -each.since):
            title = naming.title(content, board, rule.rule)
            yield title, NEW if rule.since == board.round else OLD
        for removed in view.removed:
            if removed.since == board.round:
                yield line("igor-gone", title=naming.title(content, board, removed.rule)), GONE
