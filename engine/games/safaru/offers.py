"""The offers of a seat, made from its view alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial

from engine.api.action import LazyOptions, Offer, Option, Pick, Press, Wait
from engine.api.event import Line, Seat, line
from engine.api.seats import ready_press
from engine.games.safaru.catches import catching, limits_of, methods_of, smallest_catch
from engine.games.safaru.menus import Menu, catch_line, menu
from engine.games.safaru.model import Board, Card, Content, View, card_line, left_of, number_of
from engine.games.safaru.rules import menu_of_played, neighbour_chooses, others_listening

_CATCH, _TRY, _RELEASE, _READY, _QUIET = (
    line(f"safaru-{key}") for key in ("catch", "catch-open", "release", "ready", "quiet")
)


def offers(content: Content, view: View) -> tuple[Offer, ...]:
    """Return the offers of the view's seat: its answers to what is due, and to shout (§16)."""
    board, seat = view.board, view.seat
    found: tuple[Offer, ...] = ()
    if seat in board.due.seats:
        match board.due.question:
            case "turn":
                found = _turn(content, view)
            case "method":
                found = (_method(content, board),)
            case "which" | "owed":
                found = _which(content, board)
            case "last":
                found = (ready_press(ask_of("s", board), _QUIET, verb="quiet"),)
            case "scored":
                found = (ready_press(f"s{board.round}", _READY),)
    if seat in (board.listeners or ()):
        return (*found, *_shout(board, seat))
    return found


def _shout(board: Board, seat: int | None) -> Iterator[Press]:
    """Yield the offers to shout, and to let the next card be played at once (§16).

    Every opponent gets them whatever the card catches, so that the offers tell nothing.
    """
    assert board.last_play is not None
    ask, label = ask_of("s", board), line("safaru-shout", card=card_line(board.last_play.card))
    yield Press(verb="shout", ask=ask, label=label, voluntary=True, posted=True)
    if seat in others_listening(board):
        about = line("safaru-challengeable", card=card_line(board.last_play.card))
        yield Press(verb="quiet", ask=ask, label=_QUIET, voluntary=True, posted=True, matter=about)


def catching_in_hand(content: Content, view: View) -> tuple[Card, ...] | None:
    """Return the hand cards that catch something now, or None if that is not told.

    It is not told in the open game (§16), nor while a played card is being settled.
    """
    board = view.board
    if board.terms.open or board.due.question != "turn":
        return None
    return catching(board.table, view.hand, content.total)


def ask_of(kind: str, board: Board) -> str:
    """Return the ask of a kind of question at the present card."""
    return f"{kind}{board.round}.{board.turn_number}"


def _turn(content: Content, view: View) -> tuple[Offer, ...]:
    board = view.board
    ask = ask_of("t", board)
    last = board.last_play
    if board.terms.open and last is not None and (last.taken or last.paired):
        ask += "!"  # after a right shout the same turn has another table (§16)
    if board.terms.open:
        # Every card is offered for both, whatever it catches. After a release the next card waits
        # for the other opponents. Who plays it could have shouted instead (§16).
        waits = bool(others_listening(board))
        opens, catch, release = (Wait.MENU, *_later(board)) if waits else (None, _TRY, _RELEASE)
        tried = tuple([Option(card, card_line(card)) for card in view.hand])
        freed = tuple(map(_free, view.hand))
        return (
            Pick(verb="catch", ask=ask, label=catch, options=tried, opens=opens),
            Pick(verb="release", ask=ask, label=release, options=freed, opens=opens),
        )
    picks: list[Offer] = []
    able = catching(board.table, view.hand, content.total)
    if able:
        options = LazyOptions(able, partial(_catch, content, board))
        picks.append(Pick(verb="catch", ask=ask, label=_CATCH, options=options))
    if len(able) < len(view.hand):
        # Under their question, and unlike the other cards: the card alone says it.
        released = tuple([Option(card, card_line(card)) for card in view.hand if card not in able])
        picks.append(Pick(verb="release", ask=ask, label=_RELEASE, options=released))
    return tuple(picks)


def _later(board: Board) -> tuple[Line, Line]:
    """Return the labels of catching and releasing that say what they wait for."""
    assert board.last_play is not None
    card = card_line(board.last_play.card)
    return line("safaru-catch-later", card=card), line("safaru-release-later", card=card)


def _catch(content: Content, board: Board, card: Card) -> Option:
    """Return the option to play a card that catches something."""
    if neighbour_chooses(content, board, card):
        able = methods_of(board.table, card, content.total)
        methods = tuple([line(f"safaru-method-{each}") for each in able])
        name, chooser = card_line(card), Seat(left_of(board))
        return Option(card, line("safaru-card-method", card=name, seat=chooser, methods=methods))
    found = menu(board.table, card, limits_of(content.total, board.terms))
    if found.count == 1:
        how = catch_line(found.listed[0])
        return Option(card, line("safaru-card-by", card=card_line(card), how=how))
    # If not all are listed, the card is played first: there are more ways to choose then.
    return Option(card, card_line(card), found.options if found.is_complete else (), _ways(found))


def _ways(found: Menu) -> Line:
    return line("safaru-ways" if found.is_complete else "safaru-ways-many", count=found.count)


@lru_cache(256)
def _free(card: Card) -> Option:
    return Option(card, line("safaru-card-free", card=card_line(card)))


def _method(content: Content, board: Board) -> Pick:
    card, limits = board.due.card, limits_of(content.total, board.terms)
    assert card is not None
    options = []
    for method in methods_of(board.table, card, content.total):
        found = menu(board.table, card, limits, method)
        if found.count == 1:
            options.append(Option(method, catch_line(found.listed[0])))
        else:
            label = line(f"safaru-method-{method}")
            options.append(Option(method, label, hint=_ways(found)))
    label = line("safaru-choose-method", seat=Seat(board.seat), card=card_line(card))
    return Pick(verb="method", ask=ask_of("m", board), label=label, options=tuple(options))


def _which(content: Content, board: Board) -> tuple[Offer, ...]:
    """Return the list of catches; if it is not complete, also the choice of single cards."""
    found = menu_of_played(content, board)
    name = card_line(found.card)
    label = line(f"safaru-{board.due.question}", card=name)
    listed = Pick(verb="catch", ask=ask_of("w", board), label=label, options=found.options)
    if found.is_complete:
        return (listed,)
    # A small catch comes first, so that a person who tries the first few cards finds one.
    small = smallest_catch(found.table, found.card, found.limits, found.method)
    cards = dict.fromkeys((*small.taken, *board.table))
    options = [Option(card, card_line(card)) for card in cards]
    if number_of(found.card) in map(number_of, board.table):
        options.append(Option(found.card, line("safaru-card-itself", card=name)))
    label = line("safaru-which-cards", card=name)
    several = Pick(
        verb="catch",
        ask=ask_of("c", board),
        label=label,
        options=tuple(options),
        least=len(small.taken),
        most=len(options),
    )
    return (listed, several)
