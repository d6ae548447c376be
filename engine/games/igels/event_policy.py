"""What somebody does at a glance with Events and the abilities of animals; a part of `policy`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import TypeAlias

from engine.api.action import Action
from engine.games.igels.content import Content, Effect, EffectCard, numbered
from engine.games.igels.final_scoring import score
from engine.games.igels.model import (
    Board,
    Target,
    View,
    fighting_troop,
    fighting_troops,
    opponents,
    parse_seat,
)
from engine.games.igels.playability import (
    event_targets,
    laid_events,
    possible_counters,
    usable_ability,
)
from engine.games.igels.sap import animal_sap, printed_sap, total_sap
from engine.games.igels.targeting import legal_targets, owner_of, securable

_PASS = Action("pass")

#: An answer, and by how much it changes the Totals of seats.
_Change: TypeAlias = tuple[Action, Mapping[int, int]]

#: What another seat loses counts this part of what oneself gains, and each of its points so much
#: more, as it matters most for the seat that leads.
_LOSS, _LEADER = 0.5, 0.05

#: What each SAP is worth in points that wakes up, and a card that somebody discards.
_WOKEN, _CARD = 0.4, 0.7

#: What an Event must bring to be played, in points: so much for each Food in the Forest, and a
#: theft so much more. Late in the game it is known best whom it should hit.
_KEPT, _THEFT = 0.3, 2.0

#: The part of its points that Food loses by not being secured.
_RISK = 0.3

#: The worth of a Food from the Forest, and of an animal that comes back, in points.
_FOOD, _REVIVED = 2.0, 2.0


def answer(content: Content, view: View, seat: int) -> Action:
    """Counter a hit if possible (C38)."""
    for name in possible_counters(content, view.board, view.board.pending[0], seat):
        if name in content.animal_cards or name in view.hand:
            return Action("counter", (name,))
    return Action("let")


def aim(content: Content, view: View, seat: int) -> Action:
    """Aim the first pending effect where it does the seat most good."""
    board, use = view.board, view.board.pending[0]
    effect = content.effect_cards[use.source].effects[use.index]
    if effect.op in ("secure", "secure-taken"):
        most, foods = securable(content, board, seat, effect)
        species = board.areas[seat].species
        words = numbered(foods)
        best = sorted(words, key=lambda word: content.points(words[word], species), reverse=True)
        return Action("aim", tuple(best[:most]))
    targets = legal_targets(content, board, seat, effect)
    return Action("aim", max(targets, key=lambda each: _gain(content, view, seat, effect, each)))


def win_the_battle(content: Content, view: View, seat: int) -> Action:
    """Play the least Event or ability that wins the battle, or one that saves the share of it.

    If none is enough, the first of the least two that are.
    """
    board = view.board
    totals = {other: total_sap(content, board, other) for other, _ in fighting_troops(board)}
    if seat not in totals or _wins(totals, seat) or laid_events(content, board, seat, "c2"):
        return _PASS
    singles = list(_changes(content, view, seat))
    for count in (1, 2):
        plans = [plan for plan in combinations(singles, count) if _of_different_cards(plan)]
        winning = [plan for plan in plans if _wins(_after(totals, plan), seat)]
        if winning:
            (action, _), *_ = min(winning, key=_cost)
            return action
    peace = (
        Action("event", (card.name,))
        for card, _ in _playable(content, view, seat)
        if card.effects[0].op == "force-draw"
    )
    return next(peace, _PASS)


def _of_different_cards(plan: Sequence[_Change]) -> bool:
    return len({action.args[0] for action, _ in plan}) == len(plan)


def _cost(plan: Sequence[_Change]) -> int:
    return sum(abs(sap) for _, changes in plan for sap in changes.values())


def _after(totals: Mapping[int, int], plan: Sequence[_Change]) -> dict[int, int]:
    """Return the Totals after some changes."""
    return {
        seat: sap + sum(changes.get(seat, 0) for _, changes in plan) for seat, sap in totals.items()
    }


def play(content: Content, view: View, seat: int) -> Action:
    """Play the Event that gains most beyond what it is worth in hand, if any."""
    board = view.board
    most, best = 0.0, _PASS
    ability = usable_ability(content, board, seat, board.phase.step)
    if ability is not None:
        card, targets = ability
        effect = card.effects[0]
        target = max(targets, key=lambda each: _gain(content, view, seat, effect, each))
        return Action("use", (card.name, *target))
    for event, targets in _playable(content, view, seat):
        kept = _KEPT * board.forest_size + (_THEFT if event.effects[0].family == "theft" else 0)
        for target in targets:
            gain = _gain(content, view, seat, event.effects[0], target) - kept
            if gain > most:
                most, best = gain, Action("event", (event.name, *target))
    return best


def use_at_home(content: Content, view: View, seat: int) -> Action:
    """Use a leader's ability on the way home, on the strongest card."""
    ability = usable_ability(content, view.board, seat, "home")
    if ability is None:
        return _PASS
    card, targets = ability
    best = max(targets, key=lambda target: [content.battle_cards[each].sap for each in target])
    return Action("use", (card.name, *best))


def _playable(
    content: Content, view: View, seat: int
) -> Iterator[tuple[EffectCard, tuple[Target, ...]]]:
    """Yield the Events of the hand that may be played now, with their targets."""
    board = view.board
    if board.areas[seat].resting:
        return
    for name in dict.fromkeys(view.hand):
        card = content.event_cards.get(name)
        if card is not None:
            targets = event_targets(content, board, seat, card, board.phase.step)
            if targets:
                yield card, targets


def _changes(content: Content, view: View, seat: int) -> Iterator[_Change]:
    """Yield what the seat can do now about the Totals, with how that changes them."""
    ability = usable_ability(content, view.board, seat, view.board.phase.step)
    able = [("use", *ability)] if ability is not None else []
    for verb, card, targets in (
        *able,
        *(("event", *each) for each in _playable(content, view, seat)),
    ):
        for target in targets:
            changes: dict[int, int] = {}
            for effect in card.effects:
                for other, sap in _shifts(content, view.board, seat, effect, target):
                    changes[other] = changes.get(other, 0) + sap
            if changes:
                yield Action(verb, (card.name, *target)), changes


def _shifts(
    content: Content, board: Board, seat: int, effect: Effect, target: Target
) -> Iterator[tuple[int, int]]:
    """Yield the seats whose Total an effect changes, and by how much."""
    match effect.op:
        case "add-sap" if effect.to == "opponents":
            yield from ((other, effect.amount) for other in opponents(board, seat))
        case "add-sap":
            yield parse_seat(target[0]) if target else seat, effect.amount
        case "set-sap" | "die":
            yield seat, effect.amount - _leader_sap(content, board, seat)
        case "nullify":
            yield parse_seat(target[0]), -_revealed_sap(board, target)
        case "ko" | "kill":
            owner = owner_of(board, target[0])
            yield owner, -_fighter_sap(content, board, owner, target[0])


def _leader_sap(content: Content, board: Board, seat: int) -> int:
    troop = fighting_troop(board, seat)
    return content.animal_cards[troop.leader].sap if troop is not None and troop.leader else 0


def _fighter_sap(content: Content, board: Board, seat: int, name: str) -> int:
    """Return what a side loses with one of its animals; with the last one it is out (C57)."""
    troop = fighting_troop(board, seat)
    fighters = troop.fighters if troop is not None else ()
    if len(fighters) == 1:
        return total_sap(content, board, seat) + 1
    return sum(animal_sap(content, board, seat, each) for each in fighters if each.name == name)


def _revealed_sap(board: Board, target: Target) -> int:
    """Return the SAP of a revealed card that is aimed at."""
    troop = fighting_troop(board, parse_seat(target[0]))
    cards = troop.cards if troop is not None else ()
    return max(card.sap for card in cards if card.name == target[1] and not card.nullified)


def _wins(totals: Mapping[int, int], seat: int) -> bool:
    return all(totals[seat] > sap for other, sap in totals.items() if other != seat)


def _gain(content: Content, view: View, seat: int, effect: Effect, target: Target) -> float:
    """Return about how many points an effect brings; of one on SAP, only which aim is best."""
    board = view.board
    if effect.op in ("steal", "steal-random", "penalty", "discard-hand"):
        return _gain_from(content, board, seat, effect, target)
    shifts = _shifts(content, board, seat, effect, target) if board.battle is not None else ()
    strongest = max((total_sap(content, board, at) - sap / 2 for at, sap in shifts), default=0.0)
    return strongest or _own_gain(content, board, seat, effect, target)


def _gain_from(content: Content, board: Board, seat: int, effect: Effect, target: Target) -> float:
    """Return about how many points it brings to take something from another seat."""
    other, species = parse_seat(target[0]), board.areas[seat].species
    area = board.areas[other]
    gain = _LEADER * score(content, area)
    match effect.op:
        case "penalty":
            return gain + _LOSS * effect.amount
        case "discard-hand":
            return gain + _CARD * min(effect.amount, board.hand_sizes[other])
    food = target[1:] or area.food
    worths = [
        content.points(each, species) + _LOSS * content.points(each, area.species) for each in food
    ]
    return gain + min(effect.amount, len(worths)) * sum(worths) / len(worths)


def _own_gain(content: Content, board: Board, seat: int, effect: Effect, target: Target) -> float:
    """Return about how many points an effect on the seat itself or on the spoils brings."""
    area = board.areas[seat]
    match effect.op:
        case "secure":
            most, foods = securable(content, board, seat, effect)
            points = sorted((content.points(each, area.species) for each in foods), reverse=True)
            return _RISK * sum(points[:most])
        case "wake-all" | "wake-one":
            asleep = [each for each in area.pool if each.asleep]
            woken = [each for each in asleep if not target or each.name in target]
            return _WOKEN * sum(printed_sap(content, each) for each in woken)
        case "revive":
            return _REVIVED
        case "food-take":
            result = board.battle.result if board.battle is not None else None
            wins = result is not None and seat in result.seats
            return _FOOD * effect.amount * (1 if wins else -_LOSS)
        case "food-choice":
            return -content.points(target[0], area.species)
    return 0.0
