"""A round (a *hand* of the rulebook): the deal, the tricks, and the end of it (I10 to I18)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from engine.api.event import Event, Seat, Typed, line
from engine.api.game import Step
from engine.api.refusals import Illegal
from engine.api.seats import with_item, with_seat, without
from engine.games.igor import duties, naming, rule_deck, rulings
from engine.games.igor.content import CALL, Act, Card, Content
from engine.games.igor.model import (
    LAST_CALL,
    OVER,
    PLAY,
    READING,
    Board,
    PlayedCard,
    State,
    Trick,
    Uses,
)
from engine.games.igor.tricks import legal, winning
from engine.games.igor.triggers import trick_progress

_UNUSED = Uses()


def play(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Play a card. The last of a trick pays its winner (I15); the last of all ends the tricks."""
    _require_turn(state, seat)
    if len(words) != 1:
        raise Illegal("igor-which-card")
    (card,) = words
    _require_legal(content, state, seat, card)
    board, seats = state.board, state.board.seats
    trick = (*board.trick, PlayedCard(seat, card))
    now = trick_progress(content, trick, board.completed_tricks + 1, seats, board.dealer)
    is_last = now.complete and now.number == board.hand_size
    state = replace(
        state,
        hands=with_item(state.hands, seat, without(state.hands[seat], card)),
        played=with_item(state.played, seat, (*state.played[seat], card)),
        voids=_voids(state, seat, led=now.faces[0].suit, played=now.faces[-1].suit),
    )
    state = duties.close_windows(state, seat)
    state = duties.drop_open(state) if is_last else duties.add_of_card(content, state, now)
    # A new window begins; that of catches and confessions with every card.
    is_new = board.soon_until == "card" or not board.trick
    board = replace(
        board,
        trick=trick,
        turn=(seat + 1) % seats,
        beat=board.beat + 1,
        done=(),
        uses=(_UNUSED,) * seats if is_new else tuple(Uses(acts=each.acts) for each in board.uses),
        hurried=False,
        caught=None,
        rulings=rulings.accept(board, seat) if board.rulings else (),
    )
    events: tuple[Event, ...] = (_played(content, seat, card, leads=len(trick) == 1),)
    if now.complete:
        winner, coins = now.winner, content.coins.trick
        best = now.faces[winning(content, trick)]
        board = replace(
            board,
            trick=(),
            turn=winner,
            last_trick=Trick(trick, winner),
            tricks_won=with_item(board.tricks_won, winner, board.tricks_won[winner] + 1),
            coins=with_item(board.coins, winner, board.coins[winner] + coins),
        )
        off = int(best.suit != now.faces[0].suit)
        total = board.coins[winner]
        told = line(
            "igor-won-with", seat=Seat(winner), card=best.line, off=off, coins=coins, total=total
        )
        events = (*events, told)
    if is_last:
        board = replace(board, phase=LAST_CALL, turn=None, ready=())
        events = (*events, line("igor-last-call"))
    return Step(replace(state, board=board), events)


@lru_cache(1024)
def _played(content: Content, seat: int, card: Card, *, leads: bool) -> Event:
    face, key = content.faces[card], "igor-led" if leads else "igor-played"
    return line(key, seat=Seat(seat), card=face.line, picture=face.hint)


def act(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Say or do something; the event is the same whether or not it was needed (I26)."""
    board = state.board
    if board.phase is not PLAY:
        raise Illegal("igor-no-act-now")
    uses = board.uses[seat]
    if uses.acts >= board.acts_allowed:
        raise Illegal(f"igor-acts-used-up-{board.soon_until}")
    performed = _parse_act(content, state, seat, words)
    uses = replace(uses, acts=uses.acts + 1)
    done = board.done if seat in board.done else with_seat(board.done, seat)
    state = state.with_board(uses=with_item(board.uses, seat, uses), done=done)
    state = duties.perform(state, seat, performed)
    return Step(state, (naming.performed_act(content, board, seat, performed),))


def say_done(content: Content, state: State, seat: int) -> Step[State]:
    """Note that a seat has nothing to do before the next card; nobody is told (I23)."""
    board = state.board
    if not board.waits_for(seat):
        raise Illegal("igor-no-wait")
    return Step(state.with_board(done=with_seat(board.done, seat)))


def hurry(content: Content, state: State, seat: int) -> Step[State]:
    """Fine the seat in turn for slow play (I17)."""
    board = state.board
    if hurrier(board) != seat or board.turn is None:
        raise Illegal("igor-no-hurry")
    amount = min(content.coins.fine, board.coins[board.turn])
    slow = board.turn
    state = state.transfer(amount, giver=slow).with_board(hurried=True)
    if amount:
        state = duties.add_of_fine(content, state, slow, None)
    return Step(state, (line("igor-hurried", seat=Seat(seat), other=Seat(slow), coins=amount),))


def hurrier(board: Board) -> int | None:
    """Return the seat that may fine slow play: the dealer, or the seat left of a slow dealer."""
    if board.turn is None or board.hurried or board.is_card_withheld:
        return None
    return board.dealer if board.turn != board.dealer else (board.dealer + 1) % board.seats


def ready(content: Content, state: State, seat: int) -> Step[State]:
    """Note that a seat has read the rules, or has nothing more to claim; deal if all have read."""
    board = state.board
    if board.phase not in (READING, LAST_CALL) or seat in board.ready:
        raise Illegal("igor-nothing-to-read")
    state = state.with_board(ready=with_seat(board.ready, seat))
    if board.phase is READING and len(state.board.ready) == board.seats:
        return _deal(content, state)
    return Step(state)


def finish_if_settled(state: State) -> Step[State]:
    """End the last call if nobody has anything to claim and all is settled (I16, I18)."""
    board = state.board
    if len(board.ready) < board.seats or not board.settled:
        return Step(state)
    state = replace(state, duties=(), duties_over=0, tick=0)
    last = state.board.last_trick
    state = state.with_board(rulings=(), open_batch=None, last_trick=None, ready=(), beat=0)
    state = state.with_board(caught=None)
    if board.round == board.rounds:
        # The last trick of the game stays: the result tells it.
        over = state.with_board(phase=OVER, last_trick=last)
        return Step(over, (line("igor-over"),))
    most = max(board.tricks_won)
    # I30: in order from the dealer's left.
    order = ((board.dealer + step) % board.seats for step in range(1, board.seats + 1))
    winners = tuple(seat for seat in order if board.tricks_won[seat] == most)
    return rule_deck.start_changes(state, winners)


def parse_seat(state: State, word: str) -> int:
    """Return the seat of a number counted from 1; raise `Illegal` if nobody sits there."""
    if word not in map(str, range(1, state.board.seats + 1)):
        raise Illegal("igor-no-such-seat", seat=Typed(word))
    return int(word) - 1


def _deal(content: Content, state: State) -> Step[State]:
    """Turn the rules face down and deal (I3, I10); the seat left of the dealer leads (I11)."""
    board = state.board
    seats, size = board.seats, board.hand_size
    cards, rng = state.rng.shuffled(content.pack)
    leader = (board.dealer + 1) % seats
    state = replace(
        state,
        hands=tuple(
            content.as_hand(cards[seat * size : (seat + 1) * size]) for seat in range(seats)
        ),
        deck=content.as_hand(cards[seats * size :]),
        played=((),) * seats,
        voids=((),) * seats,
        duties=(),
        rng=rng,
    )
    state = state.with_board(
        phase=PLAY,
        turn=leader,
        tricks_won=(0,) * seats,
        trick=(),
        last_trick=None,
        ready=(),
        uses=(Uses(),) * seats,
        hurried=False,
    )
    event = line(
        "igor-dealt",
        hand=board.round,
        hands=board.rounds,
        cards=size,
        count=board.rule_count,
        seat=Seat(leader),
    )
    return Step(state, (event,))


def _voids(state: State, seat: int, *, led: int, played: int) -> tuple[tuple[int, ...], ...]:
    """Return the suits that each hand is known to lack, with the one that a card betrays."""
    if played == led or led in state.voids[seat]:
        return state.voids
    return with_item(state.voids, seat, tuple(sorted((*state.voids[seat], led))))


def _require_turn(state: State, seat: int) -> None:
    turn = state.board.turn
    if turn is None:
        raise Illegal("igor-no-cards-now")
    if turn != seat:
        raise Illegal("igor-not-your-turn", seat=Seat(turn))
    if state.board.is_card_withheld:
        raise Illegal("igor-wait")


def _require_legal(content: Content, state: State, seat: int, card: Card) -> None:
    hand, trick = state.hands[seat], state.board.trick
    if card in legal(content, hand, trick):
        return
    copies = [each for each in content.pack if each.startswith(card)] if len(card) > 1 else []
    if card not in content.faces and copies:
        # Every card is there twice, and the pictures differ (I10).
        held = [each for each in copies if each in hand]
        named = content.faces[(held or copies)[0]].line
        if held:
            raise Illegal("igor-which-copy", card=named, word=Typed(held[0]))
        raise Illegal("igor-not-in-hand", card=named)
    if card not in content.faces:
        raise Illegal("igor-no-such-card", card=Typed(card))
    if card not in hand:
        raise Illegal("igor-not-in-hand", card=content.faces[card].line)
    led = content.faces[trick[0].card].suit
    raise Illegal("igor-follow", suit=line(f"igor-motif-{content.suits[led]}"))


def _parse_act(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Act:
    """Return the act that the words name; raise `Illegal` if they name none.

    Nobody thanks or points at themselves.
    """
    match words:
        case (word,) if word in content.acts.plain:
            return Act(word)
        case (word,) if any(own.rule.act == word == own.rule.id for own in state.board.own_rules):
            return Act(word)
        case (word, other) if word in content.acts.aim:
            if parse_seat(state, other) == seat:
                raise Illegal("igor-no-such-seat", seat=Typed(other))
            return Act(word, parse_seat(state, other) + 1)
        case (word, number) if word == CALL:
            if number in map(str, range(content.highest_call(state.board.seats) + 1)):
                return Act(word, int(number))
    raise Illegal("igor-no-such-act")
