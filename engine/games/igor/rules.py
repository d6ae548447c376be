"""The rules in one place: the deal, every action a table takes, and how a game ends.

Pure functions of the box and a state. Nothing here knows what a seat may see.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec.structs import replace

from engine.api.action import Action
from engine.api.event import Line, Seat, line
from engine.api.game import Outcome, Step
from engine.api.options import Options
from engine.api.refusals import Illegal, NotOffered
from engine.api.rng import Rng
from engine.api.seats import shared_places
from engine.games.igor import claims, naming, own_rules, round, rule_deck, votes
from engine.games.igor.model import CALL, CARD, Content
from engine.games.igor.state import Board, Draft, Phase, State

_Words: TypeAlias = tuple[str, ...]
_Verb: TypeAlias = Callable[[Content, State, int, _Words], Step[State]]

#: The longest game there is in hands (I4).
MOST_HANDS = 16


def setup(content: Content, seats: int, options: Options, rng: Rng) -> Step[State]:
    """Give out coins, draw the first dealer, and open the rules or let people write some."""
    dealer, rng = rng.below(seats)
    writing = options.switch("own")
    board = Board(
        phase=Phase.WRITING,
        hands=options.number("hands", seats),
        size=content.deal[options.choice("cards", "seven")],
        soon=options.choice("soon", "card"),
        easy=options.choice("start", "any") == "easy",
        dealer=dealer,
        coins=(content.coins.start,) * seats,
        won=(0,) * seats,
        proposed=(0,) * seats if writing else (),
    )
    state = State(
        board=board,
        hands=((),) * seats,
        deck=content.pack,
        played=((),) * seats,
        voids=((),) * seats,
        drafts=(Draft(),) * seats if writing else (),
        rng=rng,
    )
    if writing:
        return Step(state, (line("igor-writing"),))
    return rule_deck.opened(content, state)


def apply(content: Content, state: State, seat: int | None, action: Action) -> Step[State]:
    """Play one action, of a seat or of the table itself. Raises `Illegal` with the reason."""
    args = action.args
    state = replace(state, tick=state.tick + 1)
    if seat is None:
        match action:
            case Action("close_claims", ()):
                step = claims.close_batch(content, state)
            case Action("stands", (number,)):
                step = votes.stands(state, _number(number))
            case _:
                raise NotOffered
    else:
        verb = _VERBS.get(action.verb)
        if verb is None:
            raise NotOffered
        step = verb(content, state, seat, args)
    after = round.going_on(step.state)
    return Step(after.state, (*step.events, *after.events))


def outcome(state: State) -> Outcome | None:
    """Give the result after the last hand: most coins win, equal ones share it (I31)."""
    board = state.board
    if board.phase is not Phase.OVER:
        return None
    coins = board.coins
    return Outcome(
        places=shared_places(coins),
        scores=coins,
        sides=tuple(range(len(coins))),
        reason=_reason(board),
    )


def _reason(board: Board) -> Line:
    most = max(board.coins)
    winners = [seat for seat, coins in enumerate(board.coins) if coins == most]
    if len(winners) > 1:
        return line("igor-shared", seats=naming.seats(winners), coins=most)
    return line("igor-most", seat=Seat(winners[0]), coins=most)


def slips(board: Board) -> tuple[str, ...]:
    """Give what one can be caught at beside the acts of the palette, in force or not."""
    own_rules = (each.rule for each in board.own)
    return (CARD, *(rule.id for rule in own_rules if rule.act == "own" or rule.on == "honour"))


def _bare(verb: Callable[[Content, State, int], Step[State]]) -> _Verb:
    """Make a verb of what takes no words."""

    def plain(content: Content, state: State, seat: int, words: _Words) -> Step[State]:
        if words:
            raise Illegal("igor-no-words")
        return verb(content, state, seat)

    return plain


def _worded(verb: Callable[[Content, State, int, str], Step[State]]) -> _Verb:
    """Make a verb of what takes one word."""

    def plain(content: Content, state: State, seat: int, words: _Words) -> Step[State]:
        if len(words) != 1:
            raise Illegal("igor-one-word")
        return verb(content, state, seat, words[0])

    return plain


def _call(content: Content, state: State, seat: int, number: str) -> Step[State]:
    return round.act(content, state, seat, (CALL, number))


def _act(content: Content, state: State, seat: int, words: _Words) -> Step[State]:
    if words[:1] == (CALL,):
        raise Illegal("igor-no-such-act")
    return round.act(content, state, seat, words)


def _charge(content: Content, state: State, seat: int, words: _Words) -> Step[State]:
    if words == ("drop",):
        return claims.withdraw(content, state, seat)
    return _charged(content, state, seat, words, content.acts.palette)


def _forbidden(content: Content, state: State, seat: int, words: _Words) -> Step[State]:
    # The slip is named before the seat here, as the menu has it.
    return _charged(content, state, seat, words[::-1], slips(state.board))


def _charged(content: Content, state: State, seat: int, words: _Words, acts: _Words) -> Step[State]:
    match words:
        case (other, act) if act in acts:
            return claims.charge(content, state, seat, round.seat_of(state, other), act)
    raise Illegal("igor-no-such-act")


def _confess(content: Content, state: State, seat: int, act: str) -> Step[State]:
    if act not in content.acts.palette:
        raise Illegal("igor-no-such-act")
    return claims.confess(content, state, seat, act)


def _admit(content: Content, state: State, seat: int, act: str) -> Step[State]:
    if act not in slips(state.board):
        raise Illegal("igor-no-such-act")
    return claims.confess(content, state, seat, act)


def _first(content: Content, state: State, seat: int, word: str) -> Step[State]:
    return claims.choose_first(content, state, seat, round.seat_of(state, word))


def _vote(content: Content, state: State, seat: int, word: str) -> Step[State]:
    kind, _, number = word.partition("-")
    if kind not in ("yes", "no", "abstain"):
        raise Illegal("igor-no-vote")
    return votes.ballot(content, state, seat, _number(number), kind)


def _change(content: Content, state: State, seat: int, words: _Words) -> Step[State]:
    match words:
        case ("add",):
            return rule_deck.add(content, state, seat)
        case ("remove", rule):
            return rule_deck.remove(state, seat, rule)
        case ("pass",):
            return rule_deck.leave(state, seat)
    raise Illegal("igor-no-such-change")


def _accept(content: Content, state: State, seat: int, word: str) -> Step[State]:
    if word not in ("yes", "no", "abstain"):
        raise Illegal("igor-no-proposal")
    return own_rules.accept(content, state, seat, word)


_VERBS: Mapping[str, _Verb] = {
    "play": _worded(round.play),
    "act": _act,
    "call": _worded(_call),
    "catch": _bare(claims.catch),
    "charge": _charge,
    "drop": _bare(claims.withdraw),
    "forbidden": _forbidden,
    "confess": _worded(_confess),
    "admit": _worded(_admit),
    "first": _worded(_first),
    "dispute": _bare(votes.dispute),
    "vote": _worded(_vote),
    "hurry": _bare(round.hurry),
    "change": _change,
    "take": _worded(rule_deck.take),
    "ready": _bare(round.ready),
    "write": own_rules.write,
    "when": own_rules.start,
    "duty": own_rules.bind,
    "name": own_rules.name,
    "accept": _worded(_accept),
    "veto": _bare(own_rules.veto),
    "done": _bare(own_rules.finish),
}


#: All verbs, and those that only the table itself plays.
VERBS = (*_VERBS, "close_claims", "stands")


def _number(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) < 16):
        raise Illegal("igor-one-word")
    return int(word)
