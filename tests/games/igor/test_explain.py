"""What a hint says of a card is true, and says nothing of what a rule demands."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.api.action import Action
from engine.games.igor import create
from tests.games.igor.positions import do, position
from tests.support.games import SEEDS
from tests.support.reasons import Reason, reasons
from tests.support.texts import sentences_of

_IGOR = create(SEEDS)
_CONTENT: Any = _IGOR.content


def _is_ahead(trick: list[str], card: str) -> bool:
    """Return True if a card would be ahead (I13, I14), by looking at each card of the trick."""
    faces = [_CONTENT.faces[each] for each in (*trick, card)]
    led, own = faces[0].suit, faces[-1]
    has_other = any(each.suit != led for each in faces)
    rivals = [each for each in faces[:-1] if not has_other or each.suit != led]
    return (not has_other or own.suit != led) and all(each.rank < own.rank for each in rivals)


def _hold(reason: Reason) -> bool:
    board, why = reason.state.board, dict(reason.why.params).get("why", reason.why)
    key = why.key.removeprefix("igor-why-")
    if reason.action.verb == "change":
        return reason["count"] == len(reason.state.in_force) and key == reason.action.args[0]
    card, hand = reason.action.args[0], reason.state.hands[reason.seat]
    named = dict(why.params)
    faces = [_CONTENT.faces[each] for each in hand]
    own, trick = _CONTENT.faces[card], [each.card for each in board.trick]
    alike = [each for each in faces if each.suit == own.suit]
    led = [
        each
        for each in hand
        if trick and _CONTENT.faces[each].suit == _CONTENT.faces[trick[0]].suit
    ]
    playable = led or hand
    ahead = [each for each in playable if trick and _is_ahead(trick, each)]
    left = board.seats - len(trick) - 1
    if (why is reason.why) is not (key == "only"):
        return False  # where there is a choice, bans count, too
    saved = [each for each in ahead if _CONTENT.faces[each].line == named.get("card")]
    return {
        "void": len(alike) == 1,
        "lowest": all(each.rank >= own.rank for each in faces),
        "highest": all(each.rank <= own.rank for each in faces),
        "suit": named.get("count") == len(alike) - 1,
        "only": len(playable) == 1,
        "takes": card in ahead and not left,
        "ahead": card in ahead and named == {"count": len(trick), "left": left},
        "none": not ahead,
        "saves": bool(saved) and card not in ahead,
    }[key]


def test_I12_every_reason_of_a_hint_is_true() -> None:
    told = Counter[str]()
    for reason in reasons(_IGOR, plays=20, moves=150):
        told[dict(reason.why.params).get("why", reason.why).key] += 1
        assert _hold(reason), reason
    assert {f"igor-why-{each}" for each in ("ahead", "none", "saves", "void", "takes")} <= {*told}


@pytest.mark.parametrize(("rules", "led"), [("r31", "p4a"), ("r01", None)])
def test_I19_a_hint_says_that_rules_against_cards_count_whether_or_not_there_is_one(
    rules: str, led: str | None
) -> None:
    state = position("H4 P4", "B2 B3", "D4 D5", rules=rules)
    best = max(("h4a", "p4a"), key=lambda card: _IGOR.evaluate(do(state, f"0 play {card}"), 0))
    assert led in (best, None)
    why = _IGOR.explain(_IGOR.view(state, 0), Action("play", (best,)))
    assert why is not None
    told = sentences_of(SEEDS / "igor" / "text").check(why)["en"]
    assert told.endswith("Rules that forbid cards are allowed for, but never named.")


def test_I3_no_reason_follows_from_the_rules_in_force() -> None:
    """With other rules, and as many, the same cards have the same reasons."""
    for reason in reasons(_IGOR, plays=2, moves=60):
        state = reason.state
        others = tuple(each.rule for each in state.in_force)
        swapped = tuple(
            type(each)(rule, each.since)
            for each, rule in zip(
                state.in_force, [*state.rule_deck[: len(others)], *others], strict=False
            )
        )
        view = _IGOR.view(type(state)(**{**_fields(state), "in_force": swapped}), reason.seat)
        if reason.action.verb == "play":
            assert _IGOR.explain(view, Action("play", reason.action.args)) == reason.why


def _fields(state: Any) -> dict[str, Any]:
    return {each: getattr(state, each) for each in state.__struct_fields__}
