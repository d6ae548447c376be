"""What follows a turn: the next seat, the next deal, or the scores and the next game round.

Pure functions of the box and a state, as the rules.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.event import Event, Seat, line
from engine.api.game import Step
from engine.api.rng import Rng
from engine.games.safaru import scoring
from engine.games.safaru.model import Board, Content, State, in_order, left_of, sides_of


def go_on(content: Content, state: State) -> Step[State]:
    """Go on to the next seat, the next deal, or the scores (§4, §19, §21)."""
    board = state.board
    if any(state.hands):
        return Step(replace(state, board=replace(board, phase="turn", seat=left_of(board))))
    board = replace(board, phase="turn", loose=False, shouted=(), ready=())
    if state.stock:
        # §19: the next seat deals, and the one to its left begins.
        dealer = (board.dealer + 1) % board.seats
        state = replace(state, board=replace(board, dealer=dealer))
        dealt = _dealt(content, state)
        said = line("safaru-dealt", dealer=Seat(dealer), seat=Seat(dealt.board.seat))
        return Step(dealt, (said,))
    return _scored(content, replace(state, board=board))


def game_round(content: Content, board: Board, rng: Rng) -> Step[State]:
    """Shuffle the whole pack and deal for the first time in a game round (§3)."""
    stock, rng = rng.shuffled(content.pack)
    board = replace(board, phase="turn", turn=0, table=(), last=None, ready=(), tallies=())
    nothing = ((),) * board.seats
    dealt = _dealt(content, State(board, nothing, nothing, stock, rng))
    begins = Seat(dealt.board.seat)
    said = line("safaru-round", round=board.round, dealer=Seat(board.dealer), seat=begins)
    return Step(dealt, (said,))


def _dealt(content: Content, state: State) -> State:
    """Deal to every hand, then to the table what is left of its share (§3, §19)."""
    board, hands, stock = state.board, list(state.hands), state.stock
    first = (board.dealer + 1) % board.seats
    for at in range(board.seats):
        hands[(first + at) % board.seats] = in_order(stock[: content.hand])
        stock = stock[content.hand :]
    table = in_order((*board.table, *stock[: content.table]))
    board = replace(board, seat=first, table=table)
    return State(board, tuple(hands), state.piles, stock[content.table :], state.rng)


def _scored(content: Content, state: State) -> Step[State]:
    """Score the game round, and the match with it (§21 to §25, §28)."""
    board = state.board
    tallies = scoring.tallies(content, board.terms.aim, scoring.piles_of(state.piles))
    scores = tuple(score + tally.points for score, tally in zip(board.scores, tallies, strict=True))
    board = replace(board, phase="scored", scores=scores, tallies=tallies)
    seated = sides_of(board.seats)
    results = tuple(
        line(
            "safaru-result",
            seats=scoring.names((side,), seated),
            points=tally.points,
            score=scores[side],
        )
        for side, tally in enumerate(tallies)
    )
    said: tuple[Event, ...] = (line("safaru-scored", round=board.round), *results)
    if scoring.is_decided(content, board):
        board = replace(board, phase="over")
    return Step(replace(state, board=board), said)
