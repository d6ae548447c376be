"""What each verb does: its words are read here, and the module that knows the rule is called.

Every function raises `Illegal` for words that no offer could have made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from engine.api.action import Action
from engine.api.game import Step
from engine.api.refusals import Illegal, NotOffered
from engine.games.igor import claims, own_rules, round, rule_deck, rulings, votes
from engine.games.igor.content import Content
from engine.games.igor.model import Proposal, State

_Words: TypeAlias = tuple[str, ...]
_Verb: TypeAlias = Callable[[Content, State, int, _Words], Step[State]]


def move(content: Content, state: State, seat: int | None, action: Action) -> Step[State]:
    """Return the state after an action of a seat, or of the table itself (None)."""
    if seat is None:
        match action:
            case Action("close_claims", ()):
                return claims.close_batch(content, state)
            case Action("stands", (number,)):
                return rulings.let_stand(state, _parse_number(number))
    elif action.verb in _VERBS:
        return _VERBS[action.verb](content, state, seat, action.args)
    raise NotOffered


def _without_words(verb: Callable[[Content, State, int], Step[State]]) -> _Verb:
    def move(content: Content, state: State, seat: int, words: _Words) -> Step[State]:
        if words:
            raise Illegal("igor-no-words")
        return verb(content, state, seat)

    return move


def _with_one_word(verb: Callable[[Content, State, int, str], Step[State]]) -> _Verb:
    def move(content: Content, state: State, seat: int, words: _Words) -> Step[State]:
        if len(words) != 1:
            raise Illegal("igor-one-word")
        return verb(content, state, seat, words[0])

    return move


def _charge(content: Content, state: State, seat: int, words: _Words) -> Step[State]:
    match words:
        case ("drop",):
            return claims.withdraw(content, state, seat, timed_out=True)
        case (other, breach):
            return claims.charge(content, state, seat, round.parse_seat(state, other), breach)
    raise Illegal("igor-no-such-act")


def _first(content: Content, state: State, seat: int, word: str) -> Step[State]:
    return claims.choose_first(content, state, seat, round.parse_seat(state, word))


def _with_ruling(verb: Callable[[Content, State, int, int | None], Step[State]]) -> _Verb:
    def move(content: Content, state: State, seat: int, words: _Words) -> Step[State]:
        if len(words) > 1:
            raise Illegal("igor-one-word")
        return verb(content, state, seat, _parse_number(words[0]) if words else None)

    return move


def _vote(content: Content, state: State, seat: int, word: str) -> Step[State]:
    answer, _, number = word.partition("-")
    state, closed = votes.cast(state, seat, _parse_number(number), answer)
    if closed is None:
        return Step(state)
    decide = own_rules.decide if isinstance(closed.about, Proposal) else rulings.decide
    return decide(content, state, closed)


def _change(content: Content, state: State, seat: int, words: _Words) -> Step[State]:
    match words:
        case ("add",):
            return rule_deck.draw(content, state, seat)
        case ("pass",):
            return rule_deck.pass_change(state, seat)
    raise Illegal("igor-no-such-change")


def _parse_number(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) < 16):
        raise Illegal("igor-one-word")
    return int(word)


_VERBS: Mapping[str, _Verb] = {
    "play": round.play,
    "act": round.act,
    "nothing": _without_words(round.say_done),
    "catch": _without_words(claims.catch),
    "charge": _charge,
    "drop": _without_words(claims.withdraw),
    "confess": _with_one_word(claims.confess),
    "first": _with_one_word(_first),
    "dispute": _with_ruling(rulings.dispute),
    "concede": _with_ruling(rulings.concede),
    "vote": _with_one_word(_vote),
    "hurry": _without_words(round.hurry),
    "change": _change,
    "remove": _with_one_word(rule_deck.remove),
    "take": _with_one_word(rule_deck.take),
    "ready": _without_words(round.ready),
    "write": own_rules.write,
    "build": own_rules.build,
    "forget": _without_words(own_rules.forget),
    "name": own_rules.name_rule,
    "veto": _without_words(own_rules.veto),
    "done": _without_words(own_rules.stop_writing),
}

#: All verbs; the last two are played by the table itself.
VERBS = (*_VERBS, "close_claims", "stands")
