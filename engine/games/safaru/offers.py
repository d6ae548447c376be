"""What a seat may do now, from its view alone."""

from __future__ import annotations

from functools import lru_cache

from engine.api.action import Offer, Option, Pick, Press, Wait
from engine.api.event import Line, Seat, line
from engine.api.seats import ready_press
from engine.games.safaru.catches import duty, methods_of
from engine.games.safaru.menus import menu
from engine.games.safaru.model import Board, Card, Content, View, card_line, left_of
from engine.games.safaru.naming import how
from engine.games.safaru.rules import is_neighbours, listeners

_CATCH, _RELEASE, _READY, _SHOUT, _QUIET = (
    line(f"safaru-{verb}") for verb in ("catch", "release", "ready", "shout", "quiet")
)


def offers(content: Content, view: View) -> tuple[Offer, ...]:
    """Give the questions that are put to the seat.

    A card in the seat's turn (§5), a method for the neighbour's card (§26), a combination for
    one's own, whether the last release was overlooked (§16), and a nod at the scores.
    """
    board, seat = view.board, view.seat
    if seat is None:
        return ()
    found: tuple[Offer, ...] = ()
    match board.phase:
        case "turn" if board.seat == seat:
            found = _turn(content, view)
        case "method" if left_of(board) == seat:
            found = (_method(content, board),)
        case "which" | "owed" if board.seat == seat:
            found = (_which(content, board),)
        case "last" if seat in listeners(board):
            found = (ready_press(_ask("q", board), _QUIET, verb="quiet"),)
        case "scored" if seat not in board.ready:
            return (ready_press(f"s{board.round}", _READY),)
    if board.loose and seat in listeners(board):
        # Asked of every opponent whatever the card catches, so that the asking tells nothing.
        ask = _ask("s", board)
        return (*found, Press(verb="shout", ask=ask, label=_SHOUT, voluntary=True, posted=True))
    return found


def catching(content: Content, view: View) -> tuple[Card, ...] | None:
    """Give the hand cards that catch something now; `None` where that may not or cannot be told.

    It may not in the open game (§16), and cannot while a card is being settled.
    """
    board = view.board
    if board.terms.open or board.phase != "turn":
        return None
    return tuple(card for card in view.hand if methods_of(board.table, card, content.total))


def _ask(kind: str, board: Board) -> str:
    return f"{kind}{board.round}.{board.turn}"


def _turn(content: Content, view: View) -> tuple[Offer, ...]:
    board = view.board
    ask = _ask("t", board)
    if board.terms.open:
        # Every card is offered for both, whatever it catches, and after a release that the others
        # may shout at the next card leaves them a breath (§16).
        opens = Wait.BEAT if board.loose else None
        tried = tuple([Option(card, card_line(card)) for card in view.hand])
        freed = tuple([Option(card, _free(card)) for card in view.hand])
        return (
            Pick(verb="catch", ask=ask, label=_CATCH, options=tried, opens=opens),
            Pick(verb="release", ask=ask, label=_RELEASE, options=freed, opens=opens),
        )
    found: list[Offer] = []
    options = _catches(content, view)
    if options:
        found.append(Pick(verb="catch", ask=ask, label=_CATCH, options=options))
    caught = {option.value for option in options}
    free = tuple(card for card in view.hand if card not in caught)
    if free:
        released = tuple([Option(card, _free(card)) for card in free])
        found.append(Pick(verb="release", ask=ask, label=_RELEASE, options=released))
    return tuple(found)


def _catches(content: Content, view: View) -> tuple[Option, ...]:
    """Give an option for every hand card that catches."""
    board = view.board
    limits = duty(content.total, board.terms)
    options: list[Option] = []
    for card in view.hand:
        if is_neighbours(content, board, card):
            chooser = Seat(left_of(board))
            by = line("safaru-card-method", card=card_line(card), seat=chooser)
            options.append(Option(card, by))
            continue
        below = menu(board.table, card, limits)
        if not below.masks:
            continue
        only = below.only
        if only is not None:
            by = line("safaru-card-by", card=card_line(card), how=below.options[0].line)
            options.append(Option(card, by))
        else:
            ways = line("safaru-ways", count=len(below.masks))
            options.append(Option(card, card_line(card), below.options, ways))
    return tuple(options)


@lru_cache(256)
def _free(card: Card) -> Line:
    return line("safaru-card-free", card=card_line(card))


def _method(content: Content, board: Board) -> Pick:
    assert board.laid is not None
    limits = duty(content.total, board.terms)
    options = []
    for method in methods_of(board.table, board.laid, content.total):
        left = menu(board.table, board.laid, limits, method)
        if left.only is not None:
            options.append(Option(method, how(left.only)))
        else:
            ways = line("safaru-ways", count=len(left.masks))
            options.append(Option(method, line(f"safaru-method-{method}"), hint=ways))
    label = line("safaru-choose-method", seat=Seat(board.seat), card=card_line(board.laid))
    return Pick(verb="method", ask=_ask("m", board), label=label, options=tuple(options))


def _which(content: Content, board: Board) -> Pick:
    assert board.laid is not None
    below = menu(board.table, board.laid, duty(content.total, board.terms), board.method)
    label = line(f"safaru-{board.phase}", card=card_line(board.laid))
    return Pick(verb="catch", ask=_ask("w", board), label=label, options=below.options)
