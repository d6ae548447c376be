"""The offers of a seat, made from its view alone."""

from __future__ import annotations

from functools import lru_cache

from engine.api.action import Offer, Option, Pick, Press, Wait
from engine.api.event import Line, Seat, line
from engine.api.seats import ready_press
from engine.games.safaru.catches import limits_of, methods_of
from engine.games.safaru.menus import menu
from engine.games.safaru.model import Board, Card, Content, View, card_line, left_of
from engine.games.safaru.naming import catch_line
from engine.games.safaru.rules import listeners, neighbour_chooses

_CATCH, _RELEASE, _READY, _SHOUT, _QUIET = (
    line(f"safaru-{verb}") for verb in ("catch", "release", "ready", "shout", "quiet")
)


def offers(content: Content, view: View) -> tuple[Offer, ...]:
    """Return the offers of the view's seat.

    They are a card in its turn (§5), a method for the neighbour's card (§26), a combination for its
    own, whether the last release was overlooked (§16), and having seen the scores.
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
    if board.noticeable and seat in listeners(board):
        # Offered to every opponent whatever the card catches, so that the offer tells nothing.
        ask = _ask("s", board)
        return (*found, Press(verb="shout", ask=ask, label=_SHOUT, voluntary=True, posted=True))
    return found


def catching(content: Content, view: View) -> tuple[Card, ...] | None:
    """Return the hand cards that catch something now, or None if that is not told.

    It is not told in the open game (§16), nor while a played card is being settled.
    """
    board = view.board
    if board.terms.open or board.phase != "turn":
        return None
    return tuple(card for card in view.hand if methods_of(board.table, card, content.total))


def _ask(kind: str, board: Board) -> str:
    return f"{kind}{board.round}.{board.turn_number}"


def _turn(content: Content, view: View) -> tuple[Offer, ...]:
    board = view.board
    ask = _ask("t", board)
    if board.terms.open:
        # Every card is offered for both, whatever it catches. After a release the next card waits
        # a moment, so that the others can shout (§16).
        opens = Wait.BEAT if board.noticeable else None
        tried = tuple([Option(card, card_line(card)) for card in view.hand])
        freed = tuple([Option(card, _free(card)) for card in view.hand])
        return (
            Pick(verb="catch", ask=ask, label=_CATCH, options=tried, opens=opens),
            Pick(verb="release", ask=ask, label=_RELEASE, options=freed, opens=opens),
        )
    picks: list[Offer] = []
    options = _catches(content, view)
    if options:
        picks.append(Pick(verb="catch", ask=ask, label=_CATCH, options=options))
    catching = {option.value for option in options}
    released = tuple([Option(card, _free(card)) for card in view.hand if card not in catching])
    if released:
        picks.append(Pick(verb="release", ask=ask, label=_RELEASE, options=released))
    return tuple(picks)


def _catches(content: Content, view: View) -> tuple[Option, ...]:
    board = view.board
    limits = limits_of(content.total, board.terms)
    options: list[Option] = []
    for card in view.hand:
        if neighbour_chooses(content, board, card):
            chooser = Seat(left_of(board))
            by = line("safaru-card-method", card=card_line(card), seat=chooser)
            options.append(Option(card, by))
            continue
        below = menu(board.table, card, limits)
        if not below.masks:
            continue
        if below.only is not None:
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
    card = board.played_card
    assert card is not None
    options = []
    for method in methods_of(board.table, card, content.total):
        below = menu(board.table, card, limits_of(content.total, board.terms), method)
        if below.only is not None:
            options.append(Option(method, catch_line(below.only)))
        else:
            ways = line("safaru-ways", count=len(below.masks))
            options.append(Option(method, line(f"safaru-method-{method}"), hint=ways))
    label = line("safaru-choose-method", seat=Seat(board.seat), card=card_line(card))
    return Pick(verb="method", ask=_ask("m", board), label=label, options=tuple(options))


def _which(content: Content, board: Board) -> Pick:
    assert board.played_card is not None
    below = menu(
        board.table, board.played_card, limits_of(content.total, board.terms), board.method
    )
    label = line(f"safaru-{board.phase}", card=card_line(board.played_card))
    return Pick(verb="catch", ask=_ask("w", board), label=label, options=below.options)
