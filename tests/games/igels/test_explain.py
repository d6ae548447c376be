"""What a hint says of strengths and cards is true of what its seat sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from engine.games.igels import create
from engine.games.igels.content import numbered
from engine.games.igels.model import fighting_seats
from engine.games.igels.sap import peace_holds, total_sap
from tests.support.games import SEEDS
from tests.support.reasons import Reason, reasons

_IGELS = create(SEEDS)
_CONTENT: Any = _IGELS.content


def _sap(animal: Any) -> int:
    """Return the printed strength of an animal with the cards bound to it."""
    bound = sum(_CONTENT.battle_cards[each].sap for each in animal.bound)
    return int(_CONTENT.animal_cards[animal.name].sap) + bound


def _happens(reason: Reason) -> dict[str, Any]:
    """Return what the button to pass says of the Event that then happens."""
    offers = _IGELS.offers(_IGELS.view(reason.state, reason.seat))
    return dict(next(each.label.params for each in offers if each.verb == "pass"))


def _hold(reason: Reason) -> bool:
    state, seat, words = reason.state, reason.seat, reason.action.args
    area, hand = state.board.areas[seat], state.hands[seat]
    named: dict[str, Any] = dict(reason.why.params)
    key, sap, other = reason.why.key, named.get("sap", 0), named.get("other", 0)

    def sides() -> tuple[int, int]:
        """Return the strength of the own side once this is sent, and of the strongest other."""
        battle = _IGELS.apply(state, seat, reason.action).state.board.battle
        found = {
            at: sum(map(_sap, each.fighters))
            for at, each in enumerate(battle.troops if battle else ())
            if each is not None
        }
        return found.pop(seat), max(found.values(), default=0)

    def totals() -> tuple[int, int]:
        board = state.board
        found = {at: total_sap(_CONTENT, board, at) for at in fighting_seats(board)}
        return found.pop(seat), max(found.values())

    ready = sum(_sap(each) for each in area.pool if not each.asleep)
    counts = (named.get("animals"), named.get("cards")) == (len(area.pool), len(hand))
    checks: dict[str, Callable[[], bool]] = {
        "species": lambda: named["food"] == _CONTENT.favourites[words[0]].line,
        "best-species": lambda: (
            named["food"] == _CONTENT.favourites[words[0]].line
            and reason.action == _IGELS.policy(_IGELS.view(state, seat))
        ),
        "first": lambda: (sap, 0) == sides(),
        "strength": lambda: (sap, other) == sides(),
        "sit": lambda: sap == ready,
        "weaker": lambda: sap == ready < other,
        "ahead": lambda: totals() == (sap, other) and sap > other,
        "level": lambda: totals() == (sap, other) and sap == other,
        "behind": lambda: totals() == (sap, other) and sap + named["missing"] == other > sap,
        "peace": lambda: peace_holds(state.board),
        "keep": lambda: named["cards"] == len(hand),
        "animal": lambda: counts,
        "support": lambda: counts,
        "both": lambda: counts,
        "trade": lambda: (
            [*named["cards"]] == [_CONTENT.lines[numbered(hand)[word]] for word in words]
            and named["left"] == len(hand) - 1
        ),
        "lay": lambda: sap == _CONTENT.battle_cards[words[0]].sap,
        "card": lambda: (
            named["card"] == (_CONTENT.lines[words[0]] if words else _happens(reason)["card"])
        ),
        "food": lambda: named["points"] == _CONTENT.points(words[0], area.species),
    }
    return checks[key.removeprefix("igels-why-")]()


def test_C24_every_reason_of_a_hint_is_true() -> None:
    told = Counter[str]()
    for reason in reasons(_IGELS, plays=20, moves=150):
        told[reason.why.key] += 1
        assert _hold(reason), reason
        told["happens"] += reason.action.verb == "pass" and reason.why.key == "igels-why-card"
    assert told.pop("happens"), "no pass lets a revealed Event happen"
    assert told["igels-why-species"], "no reason for a species"
    assert told["igels-why-best-species"], "the house does not say why it would take a species"
    assert len(told) > 10, told
