"""The rules: setup, and what each verb does.

Pure functions of the content and a state. Nothing here knows what a seat may see.
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
from engine.api.seats import with_item, with_seat, without
from engine.games.safaru.catches import Catch, does_catch, limits_of, methods_of
from engine.games.safaru.dealing import finish_turn, start_round
from engine.games.safaru.menus import menu
from engine.games.safaru.model import (
    Board,
    Card,
    Content,
    LastPlay,
    State,
    Terms,
    card_line,
    in_order,
    left_of,
    sides_of,
)
from engine.games.safaru.naming import catch_line
from engine.games.safaru.parsing import no_method, read_card, read_catch, read_method, read_which


def setup(content: Content, seats: int, options: Options, rng: Rng) -> Step[State]:
    """Return a table with its first game round dealt; the first dealer is random (§3)."""
    dealer, rng = rng.below(seats)
    scores = (0,) * len(set(sides_of(seats)))
    board = Board(_terms(options), seats, 1, dealer, dealer, scores, ())
    return start_round(content, board, rng)


def _terms(options: Options) -> Terms:
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
    """Return the state after an action of a seat.

    Raises `Illegal` with the rule's reason, or with a hint how to write the move.
    """
    board = state.board
    if board.phase == "over":
        raise Illegal("safaru-refusal-over")
    if seat is None:
        raise NotOffered
    if board.phase == "method" and seat == left_of(board) and action.verb != "method":
        # The neighbour is asked already: list the methods instead of "the neighbour chooses".
        assert board.played_card is not None
        raise no_method(methods_of(board.table, board.played_card, content.total))
    verb = _VERBS.get(action.verb)
    if verb is not None:
        return verb(content, state, seat, action.args)
    raise _refuse_verb(board, seat, action.verb)


def _refuse_verb(board: Board, seat: int, verb: str) -> Illegal:
    """Return the refusal of a verb that fits no phase; raises it if another move is awaited."""
    _require_free_turn(board, seat)
    # §5: a turn is one card.
    return Illegal("safaru-refusal-pass" if verb == "pass" else "safaru-refusal-verb")


# Playing a card


def _catch(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    board = state.board
    limits = limits_of(content.total, board.terms)
    if board.played_card is not None:
        _require_turn(board, seat)
        options = menu(board.table, board.played_card, limits, board.method)
        return _take(content, state, read_which(options, limits, board.method, words))
    last = board.last_play
    if last is not None and words[:1] == (last.card,) and seat in listeners(board):
        # "O8 catches!" is about the card that another seat released.
        raise Illegal("safaru-refusal-write", move=Typed("shout"))
    _require_free_turn(board, seat)
    card = read_card(content, state.hands[seat], words, board.table)
    if board.terms.open:
        return _try_catch(content, state, card, words[1:])
    options = menu(board.table, card, limits)
    if not options.masks:
        raise Illegal("safaru-refusal-nothing", card=card_line(card))
    if neighbour_chooses(content, board, card):
        if words[1:]:
            raise Illegal("safaru-refusal-neighbour", seat=Seat(left_of(board)))
        return _ask_neighbour(_play_card(state, seat, card))
    return _take(content, _play_card(state, seat, card), read_catch(options, limits, words[1:]))


def _try_catch(content: Content, state: State, card: Card, more: tuple[str, ...]) -> Step[State]:
    """Play a card to catch in the open game: what it catches is shown only afterwards (§16).

    A menu that showed it before would tell which cards catch.
    """
    board = state.board
    seat, name = board.seat, card_line(card)
    if more:
        raise Illegal("safaru-refusal-open", card=name)
    played = _play_card(state, seat, card)
    if neighbour_chooses(content, board, card):
        return _ask_neighbour(played)
    options = menu(board.table, card, limits_of(content.total, board.terms))
    if not options.masks:
        # Everybody has just seen that there is nothing to notice.
        event = line("safaru-tried-nothing", seat=Seat(seat), card=name)
        return _leave_on_table(content, played, card, event, noticeable=False)
    if options.only is not None:
        return _take(content, played, options.only)
    event = line("safaru-tried", seat=Seat(seat), card=name)
    return Step(replace(played, board=replace(played.board, phase="which")), (event,))


def neighbour_chooses(content: Content, board: Board, card: Card) -> bool:
    """Return True if the left neighbour chooses the method for a card (§26)."""
    if board.terms.aim == "catch":
        return False
    return len(methods_of(board.table, card, content.total)) > 1


def _release(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Set a card free: outside the open game only one that catches nothing (§13, §14, §16)."""
    board = state.board
    _require_free_turn(board, seat)
    card = read_card(content, state.hands[seat], words)
    if len(words) > 1:
        raise Illegal("safaru-refusal-one-card")
    if not board.terms.open:
        options = menu(board.table, card, limits_of(content.total, board.terms))
        if options.masks:
            first = catch_line(options.catches[0])
            raise Illegal("safaru-refusal-catches", card=card_line(card), how=first)
    event = line("safaru-released", seat=Seat(seat), card=card_line(card))
    played = _play_card(state, seat, card)
    return _leave_on_table(content, played, card, event, noticeable=board.terms.open)


def _leave_on_table(
    content: Content, state: State, card: Card, event: Event, *, noticeable: bool
) -> Step[State]:
    """Leave a card on the table; `noticeable`: others may still shout that it catches (§16)."""
    board = state.board
    after = replace(
        board,
        table=in_order((*board.table, card)),
        played_card=None,
        last_play=LastPlay(board.seat, card),
        noticeable=noticeable,
    )
    if noticeable and not any(state.hands):
        # No next card will be played to end the chance to shout, so every opponent is asked,
        # whatever the card catches.
        return Step(replace(state, board=replace(after, phase="last", ready=())), (event,))
    return _after(event, finish_turn(content, replace(state, board=after)))


def _play_card(state: State, seat: int, card: Card) -> State:
    """Move the card from the hand to `Board.played_card`."""
    board = state.board
    board = replace(
        board,
        turn_number=board.turn_number + 1,
        played_card=card,
        noticeable=False,
        shouted=(),
    )
    hands = with_item(state.hands, seat, without(state.hands[seat], card))
    return State(board, hands, state.piles, state.stock, state.rng)


def _take(content: Content, state: State, catch: Catch) -> Step[State]:
    """Take what is caught. The played card stays on the table unless paired (§6, §8, §9)."""
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
        played_card=None,
        method=None,
        last_play=LastPlay(seat, card, taken, paired),
        noticeable=False,
    )
    event = line("safaru-caught", seat=Seat(seat), card=card_line(card), how=catch_line(catch))
    state = State(after, state.hands, piles, state.stock, state.rng)
    return _after(event, finish_turn(content, state))


# Setting free: the left neighbour chooses the method


def _ask_neighbour(state: State) -> Step[State]:
    board = replace(state.board, phase="method")
    assert board.played_card is not None
    event = line(
        "safaru-neighbour",
        seat=Seat(board.seat),
        card=card_line(board.played_card),
        chooser=Seat(left_of(board)),
    )
    return Step(replace(state, board=board), (event,))


def _method(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Choose the method for the neighbour's card; the neighbour then picks a combination (§26)."""
    board = state.board
    if board.phase != "method":
        raise Illegal("safaru-refusal-no-method")
    if seat != left_of(board):
        raise Illegal("safaru-refusal-chooser", seat=Seat(left_of(board)))
    card = board.played_card
    assert card is not None
    method = read_method(methods_of(board.table, card, content.total), card, words)
    event = line(f"safaru-chose-{method}", seat=Seat(seat), card=card_line(card))
    options = menu(board.table, card, limits_of(content.total, board.terms), method)
    if options.only is not None:
        return _after(event, _take(content, state, options.only))
    return Step(replace(state, board=replace(board, phase="which", method=method)), (event,))


# The open game: others notice what was overlooked


def _shout(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Claim that the card just set free catches; if so, it must (§16)."""
    board = state.board
    if board.phase == "owed" and board.played_card is not None:
        raise Illegal("safaru-refusal-owed", card=card_line(board.played_card))
    if not board.noticeable or board.last_play is None or seat in board.ready:
        raise Illegal("safaru-refusal-no-shout")
    mover, card = board.last_play.seat, board.last_play.card
    sides = sides_of(board.seats)
    if sides[seat] == sides[mover]:
        raise Illegal("safaru-refusal-own-side")
    if seat in board.shouted:
        raise Illegal("safaru-refusal-shouted")
    if words:
        raise Illegal("safaru-refusal-write", move=Typed("shout"))
    table = tuple(each for each in board.table if each != card)
    if not does_catch(table, card, content.total):
        event = line("safaru-mistaken", seat=Seat(seat), card=card_line(card))
        board = replace(board, shouted=with_seat(board.shouted, seat))
        return _after(event, _deal_if_all_answered(content, replace(state, board=board)))
    event = line("safaru-noticed", seat=Seat(seat), card=card_line(card), mover=Seat(mover))
    # The card was not set free after all, so there is no last play to show.
    board = replace(
        board,
        table=table,
        phase="owed",
        seat=mover,
        played_card=card,
        last_play=None,
        noticeable=False,
        shouted=(),
    )
    owed = replace(state, board=board)
    if neighbour_chooses(content, board, card):
        return _after(event, _ask_neighbour(owed))
    return Step(owed, (event,))


def _quiet(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Answer that the last card of a deal was not overlooked (§16)."""
    board = state.board
    if board.phase != "last":
        raise _refuse_verb(board, seat, "quiet")
    if seat not in listeners(board):
        raise NotOffered
    if words:
        raise Illegal("safaru-refusal-write", move=Typed("quiet"))
    ready = with_seat(board.ready, seat)
    return _deal_if_all_answered(content, replace(state, board=replace(board, ready=ready)))


def listeners(board: Board) -> tuple[int, ...]:
    """Return the opponents that may still shout at the last release (§16)."""
    if not board.noticeable or board.last_play is None:
        return ()
    sides = sides_of(board.seats)
    answered = (*board.shouted, *board.ready)
    return tuple(
        seat
        for seat in range(board.seats)
        if sides[seat] != sides[board.last_play.seat] and seat not in answered
    )


def _deal_if_all_answered(content: Content, state: State) -> Step[State]:
    """Finish the turn of a deal's last card once every opponent has answered."""
    if state.board.phase == "last" and not listeners(state.board):
        return finish_turn(content, state)
    return Step(state)


# After the scores


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
    # §20: the deal keeps rotating.
    dealer = (board.dealer + 1) % board.seats
    return start_round(content, replace(board, round=board.round + 1, dealer=dealer), state.rng)


# Whose turn it is


def _require_turn(board: Board, seat: int) -> None:
    if board.phase == "method":
        raise Illegal("safaru-refusal-chooser", seat=Seat(left_of(board)))
    if board.phase in ("last", "scored"):
        raise Illegal(f"safaru-refusal-{board.phase}")
    if board.seat != seat:
        raise Illegal("safaru-refusal-turn", seat=Seat(board.seat))


def _require_free_turn(board: Board, seat: int) -> None:
    """Raise `Illegal` unless the seat is in turn and no played card waits to be settled."""
    _require_turn(board, seat)
    if board.played_card is not None:
        raise Illegal(f"safaru-refusal-{board.phase}", card=card_line(board.played_card))


def _after(event: Event, step: Step[State]) -> Step[State]:
    """Return the step with this event before its own."""
    return Step(step.state, (event, *step.events))


_Verb: TypeAlias = Callable[[Content, State, int, tuple[str, ...]], Step[State]]

_VERBS: Mapping[str, _Verb] = {
    "catch": _catch,
    "release": _release,
    "method": _method,
    "shout": _shout,
    "quiet": _quiet,
    "ready": _ready,
}
