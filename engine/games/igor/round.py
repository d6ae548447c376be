"""A hand: the deal, the cards, the tricks, and what follows the last one (I10 to I18)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.event import Event, Seat, Typed, line
from engine.api.game import Step
from engine.api.refusals import Illegal
from engine.games.igor import duties, naming, rule_deck
from engine.games.igor.model import CALL, POINT, THANK, Card, Content
from engine.games.igor.state import Board, Laid, Phase, State, Trick, Uses
from engine.games.igor.tricks import legal, winning
from engine.games.igor.triggers import moment


def deal(content: Content, state: State) -> Step[State]:
    """Turn the rules down and deal (I3, I10); left of the dealer leads (I11)."""
    board = state.board
    seats, size = board.seats, board.size
    cards, rng = state.rng.shuffled(content.pack)
    hands = tuple(content.as_hand(cards[at * size : (at + 1) * size]) for at in range(seats))
    leader = (board.dealer + 1) % seats
    state = replace(
        state,
        hands=hands,
        deck=content.as_hand(cards[seats * size :]),
        played=((),) * seats,
        voids=((),) * seats,
        duties=(),
        rng=rng,
    )
    state = state.on(
        phase=Phase.PLAY,
        turn=leader,
        won=(0,) * seats,
        trick=(),
        last_trick=None,
        ready=(),
        uses=(Uses(),) * seats,
        hurried=False,
    )
    said = line(
        "igor-dealt",
        hand=board.hand,
        hands=board.hands,
        cards=size,
        count=board.in_force,
        seat=Seat(leader),
    )
    return Step(state, (said,))


def play(content: Content, state: State, seat: int, card: Card) -> Step[State]:
    """Lay a card; the last one of a trick pays its winner (I15), the last of all ends the hand."""
    _need_turn(state, seat)
    _need_legal(content, state, seat, card)
    state = duties.closed(state, seat)
    state = _put(content, state, seat, card)
    board = state.board
    said: tuple[Event, ...] = (line("igor-laid", seat=Seat(seat), card=content.faces[card].line),)
    whole = len(board.trick) == board.seats
    if whole and board.tricks + 1 == board.size:
        step = _last_trick(content, duties.void(state))
        return Step(step.state, (*said, *step.events))
    now = moment(content, board.trick, board.tricks + 1, board.seats, board.dealer)
    state = duties.laid(content, state, now)
    if whole:
        step = _won(content, state)
        state, said = step.state, (*said, *step.events)
    else:
        state = state.on(turn=(seat + 1) % board.seats)
    return Step(_new_window(state), said)


def act(content: Content, state: State, seat: int, words: tuple[str, ...]) -> Step[State]:
    """Say or do something, needed or not; it is told to all alike (I26)."""
    board = state.board
    if board.phase is not Phase.PLAY:
        raise Illegal("igor-no-act-now")
    if board.uses[seat].acts >= board.most_acts:
        raise Illegal("igor-acts-used-up")
    word = _act(content, state, words)
    uses = board.uses[seat]
    now = replace(uses, acts=uses.acts + 1)
    state = state.on(uses=(*board.uses[:seat], now, *board.uses[seat + 1 :]))
    state = duties.done(state, seat, word)
    return Step(state, (naming.did(content, board, seat, word),))


def hurry(content: Content, state: State, seat: int) -> Step[State]:
    """Fine whoever is slow: by the dealer, or by the seat left of a slow dealer (I17)."""
    board = state.board
    if hurrier(board) != seat or board.turn is None:
        raise Illegal("igor-no-hurry")
    amount = min(content.coins.fine, board.coins[board.turn])
    slow = board.turn
    state = state.paying(amount, giver=slow).on(hurried=True)
    if amount:
        state = duties.fined(content, state, slow, None)
    return Step(state, (line("igor-hurried", seat=Seat(seat), other=Seat(slow), coins=amount),))


def hurrier(board: Board) -> int | None:
    """Give the seat that may fine whoever is in turn."""
    if board.phase is not Phase.PLAY or board.turn is None or board.hurried:
        return None
    return board.dealer if board.turn != board.dealer else (board.dealer + 1) % board.seats


def ready(content: Content, state: State, seat: int) -> Step[State]:
    """Note that a seat has read the rules, or has nothing more to claim; go on with the last."""
    board = state.board
    if board.phase not in (Phase.READING, Phase.LAST_CALL) or seat in board.ready:
        raise Illegal("igor-nothing-to-read")
    state = state.on(ready=tuple(sorted((*board.ready, seat))))
    if board.phase is Phase.READING and len(state.board.ready) == board.seats:
        return deal(content, state)
    return Step(state)


def going_on(state: State) -> Step[State]:
    """Leave a hand once nobody has anything to claim and all claims are settled (I16, I18)."""
    board = state.board
    if board.phase is not Phase.LAST_CALL:
        return Step(state)
    if len(board.ready) < board.seats or not board.settled:
        return Step(state)
    state = replace(state, duties=(), tick=0)
    state = state.on(rulings=(), batch=None, last_trick=None, ready=())
    if board.hand == board.hands:
        return Step(state.on(phase=Phase.OVER), (line("igor-over"),))
    most = max(board.won)
    # I30: in the order from the dealer's left.
    order = ((board.dealer + step) % board.seats for step in range(1, board.seats + 1))
    return rule_deck.before_hand(state, tuple(seat for seat in order if board.won[seat] == most))


def _put(content: Content, state: State, seat: int, card: Card) -> State:
    board = state.board
    hand = tuple(each for each in state.hands[seat] if each != card)
    played = (*state.played[seat], card)
    voids = state.voids
    if board.trick:
        led = content.faces[board.trick[0].card].suit
        if content.faces[card].suit != led and led not in voids[seat]:
            shown = tuple(sorted((*voids[seat], led)))
            voids = (*voids[:seat], shown, *voids[seat + 1 :])
    state = replace(
        state,
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        played=(*state.played[:seat], played, *state.played[seat + 1 :]),
        voids=voids,
    )
    return state.on(trick=(*board.trick, Laid(seat, card)), last_trick=None)


def _won(content: Content, state: State) -> Step[State]:
    board = state.board
    winner = board.trick[winning(content, board.trick)].seat
    won = tuple(count + (seat == winner) for seat, count in enumerate(board.won))
    state = state.on(trick=(), last_trick=Trick(board.trick, winner), won=won, turn=winner)
    coins = content.coins.trick
    said = line("igor-won", seat=Seat(winner), coins=coins)
    return Step(state.paying(coins, taker=winner), (said,))


def _last_trick(content: Content, state: State) -> Step[State]:
    step = _won(content, state)
    state = _new_window(step.state).on(phase=Phase.LAST_CALL, turn=None, ready=())
    return Step(state, (*step.events, line("igor-last-call")))


def _new_window(state: State) -> State:
    """Begin to count acts anew with the next window, catches and the like with every card."""
    board = state.board
    fresh = board.soon == "card" or len(board.trick) == 1
    uses = tuple(Uses() if fresh else Uses(acts=each.acts) for each in board.uses)
    return state.on(uses=uses, hurried=False)


def _need_turn(state: State, seat: int) -> None:
    turn = state.board.turn
    if turn is None:
        raise Illegal("igor-no-cards-now")
    if turn != seat:
        raise Illegal("igor-not-your-turn", seat=Seat(turn))


def _need_legal(content: Content, state: State, seat: int, card: Card) -> None:
    if card not in content.faces:
        raise Illegal("igor-no-such-card", card=Typed(card))
    face = content.faces[card]
    if card not in state.hands[seat]:
        raise Illegal("igor-not-in-hand", card=face.line)
    trick = state.board.trick
    if card not in legal(content, state.hands[seat], trick):
        led = content.faces[trick[0].card].suit
        raise Illegal("igor-follow", suit=line(f"igor-motif-{content.suits[led]}"))


def _act(content: Content, state: State, words: tuple[str, ...]) -> str:
    """Read the words of an act; raises `Illegal` for what is none."""
    board = state.board
    match words:
        case (word,) if word in content.acts.plain:
            return word
        case ("own", rule) if any(own.rule.id == rule and own.phrase for own in board.own):
            return rule
        case (word, other) if word in (THANK, POINT):
            return f"{word}.{seat_of(state, other)}"
        case (word, number) if word == CALL and number in map(str, range(content.highest_call + 1)):
            return f"{CALL}.{number}"
    raise Illegal("igor-no-such-act")


def seat_of(state: State, word: str) -> int:
    """Read a seat, counted from 1; raises `Illegal` where nobody sits."""
    if word not in map(str, range(1, state.board.seats + 1)):
        raise Illegal("igor-no-such-seat", seat=Typed(word))
    return int(word) - 1
