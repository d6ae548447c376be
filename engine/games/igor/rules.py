"""The rules of Igor as the game protocol asks for them: setup, apply and outcome.

Pure functions of the content and a state. What each verb does is in `moves` and the modules it
calls.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.action import Action
from engine.api.event import Line, Seat, line
from engine.api.game import Outcome, Step
from engine.api.options import Options
from engine.api.rng import Rng
from engine.api.seats import seat_names, shared_places
from engine.games.igor import moves, round, rule_deck
from engine.games.igor.content import Content
from engine.games.igor.model import LAST_CALL, OVER, WRITING, Board, State

#: The most rounds a game can have (I4).
MOST_ROUNDS = 16


def setup(content: Content, seats: int, options: Options, rng: Rng) -> Step[State]:
    """Return a table with its first dealer; first rules are dealt, or players write some."""
    dealer, rng = rng.below(seats)
    writing = options.switch("own")
    board = Board(
        phase=WRITING,
        rounds=options.number("hands", seats),
        hand_size=content.deal[options.choice("cards", "seven")],
        soon_until=options.choice("soon", "card"),
        waits_for_all=options.choice("wait", "breath") == "all",
        easy_start=options.choice("start", "any") == "easy",
        dealer=dealer,
        coins=(content.coins.start,) * seats,
        tricks_won=(0,) * seats,
        proposals_made=(0,) * seats if writing else (),
    )
    state = State(
        board=board,
        hands=((),) * seats,
        deck=content.pack,
        played=((),) * seats,
        voids=((),) * seats,
        drafts=(None,) * seats if writing else (),
        rng=rng,
    )
    if writing:
        return Step(state, (line("igor-writing"),))
    return rule_deck.deal_first_rules(content, state)


def apply(content: Content, state: State, seat: int | None, action: Action) -> Step[State]:
    """Return the state after an action of a seat, or of the table itself (None).

    Raise `Illegal` with the reason if the rules do not allow it.
    """
    state = replace(state, tick=state.tick + 1)
    step = moves.move(content, state, seat, action)
    if step.state.board.phase is not LAST_CALL:
        return step
    after = round.finish_if_settled(step.state)
    return Step(after.state, (*step.events, *after.events))


def outcome(state: State) -> Outcome | None:
    """Return the result after the last round: most coins win, equals share the victory (I31)."""
    board = state.board
    if board.phase is not OVER:
        return None
    coins = board.coins
    return Outcome(
        places=shared_places(coins),
        scores=coins,
        sides=tuple(range(len(coins))),
        reason=_reason(coins),
    )


def _reason(coins: tuple[int, ...]) -> Line:
    most = max(coins)
    winners = [seat for seat, owned in enumerate(coins) if owned == most]
    if len(winners) > 1:
        return line("igor-shared", seats=seat_names(winners), coins=most)
    return line("igor-most", seat=Seat(winners[0]), coins=most)
