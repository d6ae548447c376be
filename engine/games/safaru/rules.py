"""The rules: setup, and what each verb does.

Pure functions of the content and a state. Nothing here knows what a seat may see.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec.structs import replace

from engine.api.action import Action
from engine.api.event import Event, Param, Seat, Typed, line
from engine.api.game import Step
from engine.api.options import Options
from engine.api.refusals import Illegal, NotOffered
from engine.api.rng import Rng
from engine.api.seats import with_item, without
from engine.games.safaru.catches import Catch, catching, limits_of, methods_of
from engine.games.safaru.dealing import finish_turn, start_round
from engine.games.safaru.menus import Menu, catch_line, menu
from engine.games.safaru.model import (
    Board,
    Card,
    Content,
    Due,
    LastPlay,
    Question,
    State,
    Terms,
    card_line,
    left_of,
    sides_of,
    with_card,
)
from engine.games.safaru.parsing import no_method, read_card, read_catch, read_method


def setup(content: Content, seats: int, options: Options, rng: Rng) -> Step[State]:
    """Return a table with its first game round dealt; the first dealer is random (§3)."""
    dealer, rng = rng.below(seats)
    scores = (0,) * len(set(sides_of(seats)))
    board = Board(_terms(options), seats, 1, dealer, dealer, scores, (), Due("turn"))
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

    Raise `Illegal` with the rule's reason, or with a hint how to write the move.
    """
    board, due, last = state.board, state.board.due, state.board.last_play
    if due.question == "over":
        raise Illegal("safaru-refusal-over")
    if seat is None:
        raise NotOffered
    if board.listeners is not None:
        if action.verb == "shout":
            return _shout(content, state, seat, action.args)
        if action.verb == "quiet" and seat in others_listening(board):
            return _quiet(content, state, seat, action.args)
        if last is not None and action.args[:1] == (last.card,) and seat in board.listeners:
            # "O8 catches!" is about the card that another seat released.
            raise Illegal("safaru-refusal-write", move=Typed("shout"))
    verb = _VERBS[due.question].get(action.verb) if seat in due.seats else None
    if verb is None:
        raise _refuse_verb(content, state, seat, action.verb)
    return verb(content, state, seat, action.args)


def _refuse_verb(content: Content, state: State, seat: int, verb: str) -> Illegal:
    """Return why a seat may not do this now."""
    board, due = state.board, state.board.due
    is_asked = seat in due.seats
    params: dict[str, Param] = {}
    if verb == "ready":
        key = "ready" if due.question == "scored" else "running"
    elif due.question == "method" and due.card is not None and is_asked:
        return no_method(methods_of(board.table, due.card, content.total))
    elif due.question in ("last", "scored"):
        key = due.question
    elif verb == "method" and due.question != "method":
        key = "no-method"
    elif verb == "shout" and due.question != "owed":
        key = "no-shout"
    elif not is_asked and verb != "shout":
        key = "chooser" if due.question == "method" else "turn"
        params["seat"] = Seat(due.seats[0])
    elif due.card is not None:
        key, params["card"] = due.question, card_line(due.card)
    else:
        if verb in content.triangles_on:  # a card alone; of one in the hand both verbs may be meant
            read_card(content, state.hands[seat], (verb,), board.table)
        key = "pass" if verb == "pass" else "verb"  # §5: a turn is one card
    return Illegal(f"safaru-refusal-{key}", **params)


# Playing a card


def _catch(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Play a card to catch.

    In the open game, and where not all catches can be listed, the player chooses what it catches
    when it is played: a menu that showed it before would tell which cards catch (§16).
    """
    board = state.board
    card, more = read_card(content, state.hands[seat], words, board.table), words[1:]
    name, is_open = card_line(card), board.terms.open
    found = menu(board.table, card, limits_of(content.total, board.terms))
    if more and (is_open or not found.is_complete):
        raise Illegal("safaru-refusal-open", card=name)
    played = _play_card(state, seat, card)
    if neighbour_chooses(content, board, card):
        if more:
            raise Illegal("safaru-refusal-neighbour", seat=Seat(left_of(board)))
        return _ask_neighbour(played, card)
    if found.count and found.is_complete and (found.count == 1 or not is_open):
        return _take(content, played, read_catch(found, more, is_played=False))
    if found.count:
        due = Due("which", (seat,), card)
        event = line("safaru-tried", seat=Seat(seat), card=name)
        return Step(replace(played, board=replace(played.board, due=due)), (event,))
    if not is_open:
        raise Illegal("safaru-refusal-nothing", card=name)
    # Everybody has just seen that there is nothing to notice.
    event = line("safaru-tried-nothing", seat=Seat(seat), card=name)
    return _leave_on_table(content, played, card, event, None)


def _choose(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Choose what a card catches that is played already."""
    found = menu_of_played(content, state.board)
    return _take(content, state, read_catch(found, words, is_played=True))


def menu_of_played(content: Content, board: Board) -> Menu:
    """Return the menu of the played card, by its method where one is chosen."""
    due = board.due
    assert due.card is not None
    return menu(board.table, due.card, limits_of(content.total, board.terms), due.method)


def neighbour_chooses(content: Content, board: Board, card: Card) -> bool:
    """Return True if the left neighbour chooses the method for a card (§26)."""
    if board.terms.aim == "catch":
        return False
    return len(methods_of(board.table, card, content.total)) > 1


def _release(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Set a card free: outside the open game only one that catches nothing (§13, §14, §16)."""
    board = state.board
    card = read_card(content, state.hands[seat], words)
    if len(words) > 1:
        raise Illegal("safaru-refusal-one-card")
    opponents = None
    if board.terms.open and board.table:  # on an empty one, as all see, nothing is caught (§17)
        sides = sides_of(board.seats)
        opponents = tuple(each for each in range(board.seats) if sides[each] != sides[seat])
    elif catching(board.table, (card,), content.total):
        found = menu(board.table, card, limits_of(content.total, board.terms))
        first = catch_line(found.listed[0])
        raise Illegal("safaru-refusal-catches", card=card_line(card), how=first)
    event = line("safaru-released", seat=Seat(seat), card=card_line(card))
    return _leave_on_table(content, _play_card(state, seat, card), card, event, opponents)


def _leave_on_table(
    content: Content, state: State, card: Card, event: Event, listeners: tuple[int, ...] | None
) -> Step[State]:
    """Leave a card on the table; `listeners` may still shout that it catches (§16)."""
    board = replace(
        state.board,
        table=with_card(state.board.table, card),
        last_play=LastPlay(state.board.seat, card),
        listeners=listeners,
    )
    if listeners and not any(state.hands):
        # No next card will be played to end the chance to shout, so every opponent is asked,
        # whatever the card catches.
        board = replace(board, due=Due("last", listeners))
        return Step(replace(state, board=board), (event,))
    return finish_turn(content, replace(state, board=board), event)


def _play_card(state: State, seat: int, card: Card) -> State:
    """Take the card out of the hand; nobody can shout at the one before any more."""
    board = replace(state.board, turn_number=state.board.turn_number + 1, listeners=None)
    hands = with_item(state.hands, seat, without(state.hands[seat], card))
    return State(board, hands, state.piles, state.stock, state.rng)


def _take(content: Content, state: State, catch: Catch) -> Step[State]:
    """Take what is caught. The played card stays on the table unless paired (§6, §8, §9)."""
    board = state.board
    seat, card, taken, is_paired = board.seat, catch.card, catch.taken, catch.is_paired
    table = tuple([each for each in board.table if each not in taken])
    pile = (*state.piles[seat], *taken)
    if is_paired:
        pile = (*pile, card)
    else:
        table = with_card(table, card)
    piles = with_item(state.piles, seat, pile)
    last = LastPlay(seat, card, taken, is_paired)
    board = replace(board, table=table, last_play=last)
    event = line("safaru-caught", seat=Seat(seat), card=card_line(card), how=catch_line(catch))
    return finish_turn(content, State(board, state.hands, piles, state.stock, state.rng), event)


# Setting free: the left neighbour chooses the method


def _ask_neighbour(state: State, card: Card) -> Step[State]:
    board = state.board
    left = left_of(board)
    event = line(
        "safaru-neighbour", seat=Seat(board.seat), card=card_line(card), chooser=Seat(left)
    )
    due = Due("method", (left,), card)
    return Step(replace(state, board=replace(board, due=due)), (event,))


def _method(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Choose the method for the neighbour's card; the neighbour then picks a combination (§26)."""
    board, card = state.board, state.board.due.card
    assert card is not None
    method = read_method(methods_of(board.table, card, content.total), card, words)
    event = line(f"safaru-chose-{method}", seat=Seat(seat), card=card_line(card))
    board = replace(board, due=Due("which", (board.seat,), card, method))
    state, only = replace(state, board=board), menu_of_played(content, board).only
    return Step(state, (event,)) if only is None else _after(event, _take(content, state, only))


# The open game: others notice what was overlooked


def _shout(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Claim that the card just set free catches; if so, it must (§16)."""
    board, last = state.board, state.board.last_play
    assert last is not None
    mover, card, sides = last.seat, last.card, sides_of(board.seats)
    if seat not in (board.listeners or ()):
        own = sides[seat] == sides[mover]
        raise Illegal("safaru-refusal-own-side" if own else "safaru-refusal-answered")
    if words:
        raise Illegal("safaru-refusal-write", move=Typed("shout"))
    table = without(board.table, card)
    if not catching(table, (card,), content.total):
        event = line("safaru-mistaken", seat=Seat(seat), card=card_line(card))
        # Everybody has just seen that there is nothing to notice.
        return _after(event, _stop_listening(content, state, board.listeners or ()))
    event = line("safaru-noticed", seat=Seat(seat), card=card_line(card), mover=Seat(mover))
    # The card was not set free after all, so there is no last play to show.
    due = Due("owed", (mover,), card)
    board = replace(board, table=table, seat=mover, due=due, last_play=None, listeners=None)
    owed = replace(state, board=board)
    if neighbour_chooses(content, board, card):
        return _after(event, _ask_neighbour(owed, card))
    return Step(owed, (event,))


def _quiet(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Answer that nothing was overlooked, so that the game goes on sooner (§16)."""
    if words:
        raise Illegal("safaru-refusal-write", move=Typed("quiet"))
    return _stop_listening(content, state, (seat,))


def others_listening(board: Board) -> tuple[int, ...]:
    """Return who may still shout, but for who is to play: the next card waits for these (§16)."""
    return tuple([each for each in board.listeners or () if each not in board.due.seats])


def _stop_listening(content: Content, state: State, seats: tuple[int, ...]) -> Step[State]:
    """Take seats from those who may shout; at a deal's last card the turn ends with the last."""
    board = state.board
    left = tuple([each for each in board.listeners or () if each not in seats])
    board = replace(board, listeners=left or None)
    if board.due.question == "last":
        board = replace(board, due=Due("last", left))
        if not left:
            return finish_turn(content, replace(state, board=board))
    return Step(replace(state, board=board))


# After the scores


def _ready(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    board = state.board
    if words:
        raise Illegal("safaru-refusal-write", move=Typed("ready"))
    waiting = without(board.due.seats, seat)
    if waiting:
        return Step(replace(state, board=replace(board, due=Due("scored", waiting))))
    # §20: the deal keeps rotating.
    dealer = (board.dealer + 1) % board.seats
    return start_round(content, replace(board, round=board.round + 1, dealer=dealer), state.rng)


def _after(event: Event, step: Step[State]) -> Step[State]:
    """Return the step with this event before its own."""
    return Step(step.state, (event, *step.events))


_Verb: TypeAlias = Callable[[Content, State, int, tuple[str, ...]], Step[State]]

_VERBS: Mapping[Question, Mapping[str, _Verb]] = {
    "turn": {"catch": _catch, "release": _release},
    "method": {"method": _method},
    "which": {"catch": _choose},
    "owed": {"catch": _choose},
    "last": {"quiet": _quiet},
    "scored": {"ready": _ready},
}
