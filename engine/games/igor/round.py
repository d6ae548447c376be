"""A round (a *hand* of the rulebook): the deal, the tricks, and the end of it (I10 to I18)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.event import Event, Seat, Typed, line
from engine.api.game import Step
from engine.api.refusals import Illegal
from engine.api.seats import with_item, with_seat, without
from engine.games.igor import duties, naming, rule_deck
from engine.games.igor.content import CALL, Act, Card, Content
from engine.games.igor.model import Board, Phase, PlayedCard, State, Trick, Uses
from engine.games.igor.tricks import legal, winning
from engine.games.igor.triggers import trick_progress


def play(content: Content, state: State, seat: int, card: Card) -> Step[State]:
    """Play a card. The last of a trick pays its winner (I15); the last of all ends the tricks."""
    _require_turn(state, seat)
    _require_legal(content, state, seat, card)
    state = _move_card(content, duties.close_windows(state, seat), seat, card)
    board = state.board
    events: tuple[Event, ...] = (
        line("igor-played", seat=Seat(seat), card=content.faces[card].line),
    )
    complete = len(board.trick) == board.seats
    if complete and board.completed_tricks + 1 == board.hand_size:
        step = _finish_last_trick(content, duties.drop_open(state))
        return Step(step.state, (*events, *step.events))
    now = trick_progress(
        content, board.trick, board.completed_tricks + 1, board.seats, board.dealer
    )
    state = duties.add_of_card(content, state, now)
    if complete:
        step = _finish_trick(content, state)
        state, events = step.state, (*events, *step.events)
    else:
        state = state.with_board(turn=(seat + 1) % board.seats)
    return Step(_start_window(state), events)


def act(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Say or do something; the event is the same whether or not it was needed (I26)."""
    board = state.board
    if board.phase is not Phase.PLAY:
        raise Illegal("igor-no-act-now")
    uses = board.uses[seat]
    if uses.acts >= board.acts_allowed:
        raise Illegal("igor-acts-used-up")
    performed = _parse_act(content, state, words)
    uses = replace(uses, acts=uses.acts + 1)
    state = state.with_board(uses=with_item(board.uses, seat, uses))
    state = duties.perform(state, seat, performed)
    return Step(state, (naming.performed_act(content, board, seat, performed),))


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
    if board.phase is not Phase.PLAY or board.turn is None or board.hurried:
        return None
    return board.dealer if board.turn != board.dealer else (board.dealer + 1) % board.seats


def ready(content: Content, state: State, seat: int) -> Step[State]:
    """Note that a seat has read the rules, or has nothing more to claim; deal if all have read."""
    board = state.board
    if board.phase not in (Phase.READING, Phase.LAST_CALL) or seat in board.ready:
        raise Illegal("igor-nothing-to-read")
    state = state.with_board(ready=with_seat(board.ready, seat))
    if board.phase is Phase.READING and len(state.board.ready) == board.seats:
        return _deal(content, state)
    return Step(state)


def finish_if_settled(state: State) -> Step[State]:
    """End the round if nobody has anything to claim and all claims are settled (I16, I18)."""
    board = state.board
    if board.phase is not Phase.LAST_CALL or len(board.ready) < board.seats or not board.settled:
        return Step(state)
    state = replace(state, duties=(), tick=0)
    state = state.with_board(rulings=(), open_batch=None, last_trick=None, ready=())
    if board.round == board.rounds:
        return Step(state.with_board(phase=Phase.OVER), (line("igor-over"),))
    most = max(board.tricks_won)
    # I30: in order from the dealer's left.
    order = ((board.dealer + step) % board.seats for step in range(1, board.seats + 1))
    winners = tuple(seat for seat in order if board.tricks_won[seat] == most)
    return rule_deck.start_changes(state, winners)


def parse_seat(state: State, word: str) -> int:
    """Return the seat of a number counted from 1; raises `Illegal` if nobody sits there."""
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
        phase=Phase.PLAY,
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


def _move_card(content: Content, state: State, seat: int, card: Card) -> State:
    """Move a card from the hand to the trick, and note a suit that the hand turns out to lack."""
    board, voids = state.board, state.voids
    if board.trick:
        led = content.faces[board.trick[0].card].suit
        if content.faces[card].suit != led and led not in voids[seat]:
            voids = with_item(voids, seat, tuple(sorted((*voids[seat], led))))
    state = replace(
        state,
        hands=with_item(state.hands, seat, without(state.hands[seat], card)),
        played=with_item(state.played, seat, (*state.played[seat], card)),
        voids=voids,
    )
    return state.with_board(trick=(*board.trick, PlayedCard(seat, card)), last_trick=None)


def _finish_trick(content: Content, state: State) -> Step[State]:
    board = state.board
    winner = board.trick[winning(content, board.trick)].seat
    state = state.with_board(
        trick=(),
        last_trick=Trick(board.trick, winner),
        tricks_won=with_item(board.tricks_won, winner, board.tricks_won[winner] + 1),
        turn=winner,
    )
    coins = content.coins.trick
    event = line("igor-won", seat=Seat(winner), coins=coins)
    return Step(state.transfer(coins, taker=winner), (event,))


def _finish_last_trick(content: Content, state: State) -> Step[State]:
    step = _finish_trick(content, state)
    state = _start_window(step.state).with_board(phase=Phase.LAST_CALL, turn=None, ready=())
    return Step(state, (*step.events, line("igor-last-call")))


def _start_window(state: State) -> State:
    """Reset the count of acts if a new window begins; that of catches and confessions always."""
    board = state.board
    is_new = board.soon_until == "card" or len(board.trick) == 1
    uses = tuple(Uses() if is_new else Uses(acts=each.acts) for each in board.uses)
    return state.with_board(uses=uses, hurried=False)


def _require_turn(state: State, seat: int) -> None:
    turn = state.board.turn
    if turn is None:
        raise Illegal("igor-no-cards-now")
    if turn != seat:
        raise Illegal("igor-not-your-turn", seat=Seat(turn))


def _require_legal(content: Content, state: State, seat: int, card: Card) -> None:
    if card not in content.faces:
        raise Illegal("igor-no-such-card", card=Typed(card))
    if card not in state.hands[seat]:
        raise Illegal("igor-not-in-hand", card=content.faces[card].line)
    trick = state.board.trick
    if card not in legal(content, state.hands[seat], trick):
        led = content.faces[trick[0].card].suit
        raise Illegal("igor-follow", suit=line(f"igor-motif-{content.suits[led]}"))


def _parse_act(content: Content, state: State, words: tuple[str, ...]) -> Act:
    """Return the act that the words name; raises `Illegal` if they name none."""
    match words:
        case (word,) if word in content.acts.plain:
            return Act(word)
        case (word,) if any(own.rule.act == word == own.rule.id for own in state.board.own_rules):
            return Act(word)
        case (word, other) if word in content.acts.aim:
            return Act(word, parse_seat(state, other) + 1)
        case (word, number) if word == CALL:
            if number in map(str, range(content.highest_call(state.board.seats) + 1)):
                return Act(word, int(number))
    raise Illegal("igor-no-such-act")
