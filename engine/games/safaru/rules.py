"""The rules: cards are played, what they catch is taken, and what was overlooked is pointed out.

Pure functions of the box and a state. Nothing here knows what a seat may see.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec.structs import replace

from engine.api.action import Action
from engine.api.event import Event, Seat, Typed, line
from engine.api.game import Step
from engine.api.options import Options
from engine.api.refusals import Illegal, NotOffered
from engine.api.rng import Rng
from engine.api.seats import with_item, with_seat
from engine.games.safaru.catches import Catch, Duty, does_catch, duty, methods_of
from engine.games.safaru.dealing import game_round, go_on
from engine.games.safaru.menus import menu
from engine.games.safaru.model import (
    Board,
    Card,
    Content,
    Method,
    Played,
    State,
    Terms,
    card_line,
    in_order,
    left_of,
    sides_of,
)
from engine.games.safaru.naming import how
from engine.games.safaru.reading import no_method, read_card, read_catch, read_method, read_which


def setup(content: Content, seats: int, options: Options, rng: Rng) -> Step[State]:
    """Deal the first game round; the first dealer is drawn (§3)."""
    dealer, rng = rng.below(seats)
    scores = (0,) * len(set(sides_of(seats)))
    board = Board(_terms(options), seats, 1, dealer, dealer, scores, ())
    return game_round(content, board, rng)


def _terms(options: Options) -> Terms:
    """Return what the lobby agreed on."""
    return Terms(
        aim="free" if options.choice("aim", "catch") == "free" else "catch",
        target=options.number("target", 100),
        rounds=options.number("rounds") or None,
        open=options.choice("overlook", "strict") == "table",
        piles=options.switch("piles"),
        zero_each=options.switch("zeros"),
        decider=options.switch("decider"),
    )


def apply(content: Content, state: State, seat: int | None, action: Action) -> Step[State]:
    """Play a card, settle what it catches, shout, or nod at the scores.

    Raises `Illegal` with the rule's reason, a sentence that helps where the words are amiss.
    """
    board = state.board
    if board.phase == "over":
        raise Illegal("safaru-refusal-over")
    if seat is None:
        raise NotOffered
    if board.phase == "method" and seat == left_of(board) and action.verb != "method":
        # Whoever is asked is not told that somebody is.
        assert board.laid is not None
        raise no_method(methods_of(board.table, board.laid, content.total))
    play = _VERBS.get(action.verb)
    if play is not None:
        return play(content, state, seat, action.args)
    raise _unread(board, seat, action.verb)


def _unread(board: Board, seat: int, verb: str) -> Illegal:
    """Say what is asked of whoever writes something else."""
    _need_card(board, seat)
    # §5: a turn is one card.
    return Illegal("safaru-refusal-pass" if verb == "pass" else "safaru-refusal-verb")


def limits_of(content: Content, board: Board) -> Duty:
    """Give the limits on catches at this table."""
    return duty(content.total, board.terms)


# A card is played


def _catch(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    board = state.board
    limits = limits_of(content, board)
    if board.laid is not None:
        _need_turn(board, seat)
        chosen = menu(board.table, board.laid, limits, board.method)
        return _settled(content, state, read_which(chosen, limits, board.method, words))
    if board.last is not None and words[:1] == (board.last.card,) and seat in listeners(board):
        # "O8 catches!" is said of the card that was set free, and whoever says it has it not.
        raise Illegal("safaru-refusal-write", move=Typed("shout"))
    _need_card(board, seat)
    card = read_card(content, state.hands[seat], words, board.table)
    if board.terms.open:
        return _tried(content, state, card, words[1:])
    chosen = menu(board.table, card, limits)
    if not chosen.masks:
        raise Illegal("safaru-refusal-nothing", card=card_line(card))
    if is_neighbours(content, board, card):
        if words[1:]:
            raise Illegal("safaru-refusal-neighbour", seat=Seat(left_of(board)))
        return _asked_method(_played(state, seat, card))
    return _settled(content, _played(state, seat, card), read_catch(chosen, limits, words[1:]))


def _tried(content: Content, state: State, card: Card, more: tuple[str, ...]) -> Step[State]:
    """Play a card to catch in the open game: what it catches shows once it lies there (§16).

    Told before, it would be noticed by everybody who looks at the menu.
    """
    board = state.board
    seat, named = board.seat, card_line(card)
    if more:
        raise Illegal("safaru-refusal-open", card=named)
    played = _played(state, seat, card)
    if is_neighbours(content, board, card):
        return _asked_method(played)
    chosen = menu(board.table, card, limits_of(content, board))
    if not chosen.masks:
        # Everybody has just seen that there is nothing to notice.
        said = line("safaru-tried-nothing", seat=Seat(seat), card=named)
        return _freed(content, played, card, said, loose=False)
    if chosen.only is not None:
        return _settled(content, played, chosen.only)
    said = line("safaru-tried", seat=Seat(seat), card=named)
    return Step(replace(played, board=replace(played.board, phase="which")), (said,))


def is_neighbours(content: Content, board: Board, card: Card) -> bool:
    """Say whether the left neighbour chooses how a card catches (§26)."""
    if board.terms.aim == "catch":
        return False
    return len(methods_of(board.table, card, content.total)) > 1


def _release(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Set a card free; by the strict reading only one that catches nothing (§13, §14, §16)."""
    board = state.board
    _need_card(board, seat)
    card = read_card(content, state.hands[seat], words)
    if len(words) > 1:
        raise Illegal("safaru-refusal-one-card")
    if not board.terms.open:
        chosen = menu(board.table, card, limits_of(content, board))
        if chosen.masks:
            first = how(chosen.found[0])
            raise Illegal("safaru-refusal-catches", card=card_line(card), how=first)
    said = line("safaru-released", seat=Seat(seat), card=card_line(card))
    return _freed(content, _played(state, seat, card), card, said, loose=board.terms.open)


def _freed(content: Content, state: State, card: Card, said: Event, *, loose: bool) -> Step[State]:
    """Leave a card on the table; `loose`: the others may still notice what it catches (§16)."""
    board = state.board
    after = replace(
        board,
        table=in_order((*board.table, card)),
        laid=None,
        last=Played(board.seat, card),
        loose=loose,
    )
    if loose and not any(state.hands):
        # Whoever would play the next card cannot: nobody holds one. So every opponent is asked,
        # whatever the card catches.
        return Step(replace(state, board=replace(after, phase="last", ready=())), (said,))
    return _and(said, go_on(content, replace(state, board=after)))


def _played(state: State, seat: int, card: Card) -> State:
    """Take the card out of the hand and lay it before everybody."""
    hand = tuple([each for each in state.hands[seat] if each != card])
    hands = with_item(state.hands, seat, hand)
    board = state.board
    laid = replace(board, turn=board.turn + 1, laid=card, loose=False, shouted=())
    return State(laid, hands, state.piles, state.stock, state.rng)


def _settled(content: Content, state: State, catch: Catch) -> Step[State]:
    """Take what is caught. The card stays on the table unless it was paired (§6, §8, §9)."""
    board = state.board
    seat, card = board.seat, catch.card
    taken, paired = catch.taken, bool(catch.pairing)
    left = [each for each in board.table if each not in taken]
    pile = (*state.piles[seat], *taken)
    if paired:
        pile = (*pile, card)
    else:
        left.append(card)
    piles = with_item(state.piles, seat, pile)
    after = replace(
        board,
        table=in_order(left),
        phase="turn",
        laid=None,
        method=None,
        last=Played(seat, card, taken, paired),
        loose=False,
    )
    said = line("safaru-caught", seat=Seat(seat), card=card_line(card), how=how(catch))
    return _and(said, go_on(content, State(after, state.hands, piles, state.stock, state.rng)))


# Setting free: the left neighbour chooses


def _asked_method(state: State) -> Step[State]:
    board = replace(state.board, phase="method")
    assert board.laid is not None
    mover, card, chooser = Seat(board.seat), card_line(board.laid), Seat(left_of(board))
    said = line("safaru-neighbour", seat=mover, card=card, chooser=chooser)
    return Step(replace(state, board=board), (said,))


def _method(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Choose the method for the neighbour's card; they choose its combination (§26)."""
    board = state.board
    if board.phase != "method":
        raise Illegal("safaru-refusal-no-method")
    if seat != left_of(board):
        raise Illegal("safaru-refusal-chooser", seat=Seat(left_of(board)))
    assert board.laid is not None
    method = read_method(methods_of(board.table, board.laid, content.total), board.laid, words)
    return _chosen(content, state, seat, method)


def _chosen(content: Content, state: State, seat: int, method: Method) -> Step[State]:
    board = state.board
    assert board.laid is not None
    said = line(f"safaru-chose-{method}", seat=Seat(seat), card=card_line(board.laid))
    left = menu(board.table, board.laid, limits_of(content, board), method)
    if left.only is not None:
        return _and(said, _settled(content, state, left.only))
    board = replace(board, phase="which", method=method)
    return Step(replace(state, board=board), (said,))


# Open overlooking


def _shout(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Point out that the card just set free catches; then it must (§16)."""
    board = state.board
    if board.phase == "owed" and board.laid is not None:
        raise Illegal("safaru-refusal-owed", card=card_line(board.laid))
    if not board.loose or board.last is None or seat in board.ready:
        raise Illegal("safaru-refusal-no-shout")
    mover, card = board.last.seat, board.last.card
    sides = sides_of(board.seats)
    if sides[seat] == sides[mover]:
        raise Illegal("safaru-refusal-own-side")
    if seat in board.shouted:
        raise Illegal("safaru-refusal-shouted")
    if words:
        raise Illegal("safaru-refusal-write", move=Typed("shout"))
    table = tuple(each for each in board.table if each != card)
    if not does_catch(table, card, content.total):
        said = line("safaru-mistaken", seat=Seat(seat), card=card_line(card))
        board = replace(board, shouted=with_seat(board.shouted, seat))
        return _and(said, _heard(content, replace(state, board=board)))
    said = line("safaru-noticed", seat=Seat(seat), card=card_line(card), mover=Seat(mover))
    # It has not gone free after all, so nothing says so any more.
    board = replace(
        board, table=table, phase="owed", seat=mover, laid=card, last=None, loose=False, shouted=()
    )
    owed = replace(state, board=board)
    if is_neighbours(content, board, card):
        return _and(said, _asked_method(owed))
    return Step(owed, (said,))


def _quiet(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Let the last card of a deal be (§16)."""
    board = state.board
    if board.phase != "last":
        raise _unread(board, seat, "quiet")
    if seat not in listeners(board):
        raise NotOffered
    if words:
        raise Illegal("safaru-refusal-write", move=Typed("quiet"))
    ready = with_seat(board.ready, seat)
    return _heard(content, replace(state, board=replace(board, ready=ready)))


def listeners(board: Board) -> tuple[int, ...]:
    """Give the opponents who have not yet said whether the last release was overlooked (§16)."""
    if not board.loose or board.last is None:
        return ()
    sides = sides_of(board.seats)
    heard = (*board.shouted, *board.ready)
    return tuple(
        seat
        for seat in range(board.seats)
        if sides[seat] != sides[board.last.seat] and seat not in heard
    )


def _heard(content: Content, state: State) -> Step[State]:
    """Deal on after the last card, once every opponent has been heard."""
    if state.board.phase == "last" and not listeners(state.board):
        return go_on(content, state)
    return Step(state)


# The scores have been seen


def _ready(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    board = state.board
    if board.phase != "scored":
        raise Illegal("safaru-refusal-running")
    if seat in board.ready:
        raise Illegal("safaru-refusal-ready")
    if words:
        raise Illegal("safaru-refusal-write", move=Typed("ready"))
    ready = with_seat(board.ready, seat)
    if len(ready) < board.seats:
        return Step(replace(state, board=replace(board, ready=ready)))
    # §20: the deal keeps going round.
    dealer = (board.dealer + 1) % board.seats
    return game_round(content, replace(board, round=board.round + 1, dealer=dealer), state.rng)


# Whose turn it is


def _need_turn(board: Board, seat: int) -> None:
    if board.phase == "method":
        raise Illegal("safaru-refusal-chooser", seat=Seat(left_of(board)))
    if board.phase in ("last", "scored"):
        raise Illegal(f"safaru-refusal-{board.phase}")
    if board.seat != seat:
        raise Illegal("safaru-refusal-turn", seat=Seat(board.seat))


def _need_card(board: Board, seat: int) -> None:
    """Refuse another card while one that was played is being settled."""
    _need_turn(board, seat)
    if board.laid is not None:
        raise Illegal(f"safaru-refusal-{board.phase}", card=card_line(board.laid))


def _and(said: Event, step: Step[State]) -> Step[State]:
    return Step(step.state, (said, *step.events))


_Play: TypeAlias = Callable[[Content, State, int, tuple[str, ...]], Step[State]]

_VERBS: Mapping[str, _Play] = {
    "catch": _catch,
    "release": _release,
    "method": _method,
    "shout": _shout,
    "quiet": _quiet,
    "ready": _ready,
}
