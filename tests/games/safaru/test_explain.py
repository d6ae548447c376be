"""What a hint says of a card is true: what it catches, what it leaves, and what others could do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain, combinations
from typing import Any

from engine.api.action import Action
from engine.games.safaru import create
from engine.games.safaru.catches import Catch, catches, limits_of
from engine.games.safaru.model import Terms, card_line, number_of
from tests.games.safaru.positions import position
from tests.support.games import SEEDS
from tests.support.reasons import Reason, reasons

_SAFARU = create(SEEDS)
_CONTENT: Any = _SAFARU.content


def _catches_anything(table: tuple[str, ...], number: int) -> bool:
    """Return True if a card of this number catches something, by trying all sets (§6 to §9)."""
    lying = [number_of(each) for each in table]
    sets = chain.from_iterable(combinations(lying, count) for count in range(1, len(lying) + 1))
    sums = {sum(each) for each in sets}
    return number in sums or _CONTENT.total - number in sums


def _got(catch: Catch) -> tuple[str, ...]:
    return (*catch.taken, catch.card) if catch.is_paired else catch.taken


def _kinds(got: Sequence[str]) -> dict[str, int]:
    """Return how many of these cards are worth points or cost them, by the words for them."""
    true = {
        "safaru-why-unicorns": sum(card[0] == "u" for card in got),
        "safaru-why-hedgehogs": sum(card[0] == "h" for card in got),
        "safaru-why-babies": sum(number_of(card) == 0 for card in got),
    }
    return {key: each for key, each in true.items() if each}


def _told_kinds(named: dict[str, Any]) -> dict[str, int]:
    return {each.key: dict(each.params)["count"] for each in named.get("kinds", ())}


def _hold(reason: Reason) -> bool:
    board, hand = reason.state.board, reason.state.hands[reason.seat]
    limits = limits_of(_CONTENT.total, board.terms)
    named = dict(reason.why.params)
    why = named.get("why", reason.why)
    match why.key.removeprefix("safaru-why-"):
        case "release":
            counts = {
                card: sum(
                    _catches_anything((*board.table, card), each) for each in _CONTENT.numbers
                )
                for card in hand
            }
            count = counts[reason.action.args[0]]
            none = not any(_catches_anything(board.table, number_of(each)) for each in hand)
            told = (reason["count"], reason["low"], reason["high"])
            return none and count == min(counts.values()) and told == (count, 0, 11)
        case "keep" | "keep-among":
            (kept,) = [each for each in hand if card_line(each) == reason["card"]]
            found = [_got(each) for each in catches(board.table, kept, limits)]
            most = max(map(len, found))
            brought = [_kinds(each) for each in found if len(each) == most]
            is_told = _told_kinds(named) in brought
            return kept != reason.action.args[0] and most == reason["count"] and is_told
        case "catch":
            count, left = dict(why.params)["count"], dict(why.params)["left"]
            piles = _SAFARU.apply(reason.state, reason.seat, reason.action).state.piles
            got = piles[reason.seat][len(reason.state.piles[reason.seat]) :]
            is_told = _told_kinds(named) == _kinds(got)
            return is_told and len(got) == count and count + left == len(board.table) + 1
        case "none":
            return not any(_catches_anything(board.table, number_of(each)) for each in hand)
    played = _catches_anything(board.table, number_of(reason.action.args[0]))
    is_free = board.terms.aim == "free" and reason.action.verb == "release"
    return {"catches": played, "tries": not played, "free": is_free and not played}[
        why.key.removeprefix("safaru-why-")
    ]


def test_every_reason_of_a_hint_is_true() -> None:
    told = Counter[str]()
    for reason in reasons(_SAFARU, plays=12, moves=60):
        told[reason.why.key] += 1
        assert _hold(reason), reason
    assert {
        f"safaru-why-{each}" for each in ("catch", "among", "release", "none", "keep-among")
    } <= {*told}


def test_every_release_of_the_strict_game_has_a_reason() -> None:
    for aim in ("catch", "free"):
        for table in ("U10", "U10 H1", ""):
            view = _SAFARU.view(position("U9 H8 F5 T3", "T7", table=table, terms=Terms(aim=aim)), 0)
            for offer in _SAFARU.offers(view):
                for option in offer.options if offer.verb == "release" else ():
                    assert _SAFARU.explain(view, Action("release", (option.value,)))


def test_the_open_game_tells_nobody_what_could_be_caught() -> None:
    told = set[str]()
    for reason in reasons(_SAFARU, plays=2, moves=30, overlook="table"):
        told.add(reason.why.key)
        if reason.why.key in ("safaru-why-catches", "safaru-why-tries"):
            assert _hold(reason), reason
    assert {"safaru-why-catches", "safaru-why-tries"} <= told
    assert not told & {"safaru-why-release", "safaru-why-keep", "safaru-why-keep-among"}
