"""Why something would be done: the strengths and cards that it follows from (C17 to C53)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.api.action import Action
from engine.api.event import Line, line
from engine.games.igels.content import Content, card_line, card_text, numbered
from engine.games.igels.model import View, fighting_troops
from engine.games.igels.playability import laid_events
from engine.games.igels.policy import policy
from engine.games.igels.sap import initial_sap, peace_holds, printed_sap, total_sap

#: The words of a move.
Words: TypeAlias = tuple[str, ...]


def explain(content: Content, view: View, action: Action) -> Line | None:
    """Return what speaks for a move, from what its seat sees."""
    reason = _REASONS.get(action.verb)
    if view.seat is None or reason is None:
        return None
    return reason(content, view, view.seat, action.args)


def _of_species(content: Content, view: View, seat: int, words: Words) -> Line | None:
    food = content.favourites.get(words[0])
    if food is None:
        return None
    best = policy(content, view)
    is_best = best is not None and best.args == words
    return line("igels-why-best-species" if is_best else "igels-why-species", food=food.line)


def _of_sending(content: Content, view: View, seat: int, animals: Words) -> Line:
    sap = {each: initial_sap(content, troop) for each, troop in fighting_troops(view.board)}
    pool = {each.name: each for each in view.board.areas[seat].pool}
    more = sum(printed_sap(content, pool[name]) for name in animals if name in pool)
    own = sap.pop(seat, 0) + more
    if not sap:
        return line("igels-why-first", sap=own)
    return line("igels-why-strength", sap=own, other=max(sap.values()))


def _of_sitting_out(content: Content, view: View, seat: int, _: Words) -> Line:
    ready = [each for each in view.board.areas[seat].pool if not each.asleep]
    own = sum(printed_sap(content, each) for each in ready)
    others = [initial_sap(content, troop) for _, troop in fighting_troops(view.board)]
    if others and max(others) > own:
        return line("igels-why-weaker", sap=own, other=max(others))
    return line("igels-why-sit", sap=own)


def _of_pass(content: Content, view: View, seat: int, words: Words) -> Line | None:
    """Return what the seat's revealed Event does, which happens on a pass (C42)."""
    laid = laid_events(content, view.board, seat, view.board.phase.step)
    if laid:
        return _of_card(content, view, seat, (laid[0][0].name,))
    return _of_passing(content, view, seat, words)


def _of_passing(content: Content, view: View, seat: int, _: Words) -> Line | None:
    """Return how a side stands without more; outside a battle, what the seat keeps in hand."""
    board = view.board
    if peace_holds(board) and board.battle is not None and board.battle.result is None:
        return Line("igels-why-peace")
    totals = {each: total_sap(content, board, each) for each, _ in fighting_troops(board)}
    is_undecided = board.battle is not None and board.battle.result is None
    if seat in totals and len(totals) > 1 and is_undecided:
        own = totals.pop(seat)
        other = max(totals.values())
        key = "ahead" if own > other else "behind" if own < other else "level"
        return line(f"igels-why-{key}", sap=own, other=other, missing=max(0, other - own))
    return line("igels-why-keep", cards=len(view.hand)) if view.hand else None


def _of_drawing(content: Content, view: View, seat: int, words: Words) -> Line:
    """Return how much a seat has of what it would draw."""
    pool, hand = len(view.board.areas[seat].pool), len(view.hand)
    return line(f"igels-why-{words[0].rstrip('s')}", animals=pool, cards=hand)


def _of_trading(content: Content, view: View, seat: int, words: Words) -> Line:
    names = numbered(view.hand)
    cards = tuple(card_line(names[word]) for word in words)
    return line("igels-why-trade", cards=cards, left=len(view.hand) - len(words) + 1)


def _of_card(content: Content, view: View, seat: int, words: Words) -> Line:
    """Return what a card adds, or if it does more than that, what it says."""
    name = words[0]
    card = content.battle_cards.get(name)
    if card is not None and not card.effects:
        return line("igels-why-lay", card=card_line(name), sap=card.sap)
    return line("igels-why-card", card=card_line(name), text=card_text(name))


def _of_food(content: Content, view: View, seat: int, words: Words) -> Line | None:
    if words[0] not in content.food_cards:
        return None
    points = content.points(words[0], view.board.areas[seat].species)
    return line("igels-why-food", points=points)


_REASONS: dict[str, Callable[[Content, View, int, Words], Line | None]] = {
    "species": _of_species,
    "lead": _of_sending,
    "add": _of_sending,
    "sit": _of_sitting_out,
    "pass": _of_pass,
    "let": _of_passing,
    "draw": _of_drawing,
    "trade": _of_trading,
    "lay": _of_card,
    "event": _of_card,
    "use": _of_card,
    "counter": _of_card,
    "aim": _of_food,
}
