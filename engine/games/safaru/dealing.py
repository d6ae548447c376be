"""What follows a turn: the next seat, the next deal, or the scores and the next game round.

Pure functions of the content and a state.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.event import Event, Seat, line
from engine.api.game import Step
from engine.api.rng import Rng
from engine.games.safaru import scoring
from engine.games.safaru.model import Board, Content, Due, State, in_order, left_of


def finish_turn(content: Content, state: State, *events: Event) -> Step[State]:
    """Continue with the next seat, the next deal, or the scores (§4, §19, §21).

    `events` are those of the turn.
    """
    board = state.board
    if any(state.hands):
        seat = left_of(board)
        board = replace(board, seat=seat, due=Due("turn", (seat,)))
        return Step(State(board, state.hands, state.piles, state.stock, state.rng), events)
    board = replace(board, listeners=None)
    if state.stock:
        # §19: the next seat deals, and the one to its left begins.
        dealer = (board.dealer + 1) % board.seats
        gives_table = len(state.stock) > board.seats * content.hand
        state = _deal(content, replace(state, board=replace(board, dealer=dealer)))
        key = "dealt-last-table" if gives_table else "dealt-last"
        key = "dealt" if state.stock else key
        dealt = line(f"safaru-{key}", dealer=Seat(dealer), seat=Seat(state.board.seat))
        return Step(state, (*events, dealt))
    return _score(content, replace(state, board=board), events)


def start_round(content: Content, board: Board, rng: Rng) -> Step[State]:
    """Shuffle the whole pack and deal for the first time in a game round (§3)."""
    stock, rng = rng.shuffled(content.pack)
    board = replace(board, turn_number=0, table=(), last_play=None, tallies=())
    empty = ((),) * board.seats
    state = _deal(content, State(board, empty, empty, stock, rng))
    event = line(
        "safaru-round", round=board.round, dealer=Seat(board.dealer), seat=Seat(state.board.seat)
    )
    return Step(state, (event,))


def _deal(content: Content, state: State) -> State:
    """Deal to each hand, then to the table what is left of its share (§3, §19)."""
    board, hands, stock = state.board, list(state.hands), state.stock
    first = (board.dealer + 1) % board.seats
    for step in range(board.seats):
        hands[(first + step) % board.seats] = in_order(stock[: content.hand])
        stock = stock[content.hand :]
    table = in_order((*board.table, *stock[: content.table]))
    board = replace(board, seat=first, table=table, due=Due("turn", (first,)))
    return State(board, tuple(hands), state.piles, stock[content.table :], state.rng)


def _score(content: Content, state: State, events: tuple[Event, ...]) -> Step[State]:
    """Score the game round, and end the match if it is decided (§21 to §25, §28)."""
    board = state.board
    tallies = scoring.tallies(content, board.terms.aim, scoring.piles_of(state.piles))
    scores = tuple(score + tally.points for score, tally in zip(board.scores, tallies, strict=True))
    due = Due("scored", tuple(range(board.seats)))
    board = replace(board, due=due, scores=scores, tallies=tallies)
    if scoring.is_decided(content, board):
        board = replace(board, due=Due("over"))
    results = tuple(
        line(
            "safaru-result" if board.round > 1 else "safaru-result-first",
            seats=scoring.side_names((side,), board.seats),
            points=tally.points,
            score=scores[side],
        )
        for side, tally in enumerate(tallies)
    )
    # One event: a line for each side alone would be taken for what the last player did.
    named = dict(zip(("first", "second", "third"), results, strict=False))
    scored = line(f"safaru-scored-{len(results)}", round=board.round, **named)
    return Step(replace(state, board=board), (*events, scored))
