"""What an effect may be aimed at, whom it then hits, and whether it could change anything at all.

All of it follows from what lies open, so asking a seat reveals nothing about its hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from engine.api.event import Line, line
from engine.api.seats import seat_name
from engine.games.igels.content import Content, Effect, Family
from engine.games.igels.model import (
    PublicState,
    Target,
    Use,
    fighting_troop,
    fighting_troops,
    opponents,
    parse_seat,
    seat_word,
)
from engine.games.igels.sap import active_leader, contested, secure_cap, shield_against


def legal_targets(
    content: Content, table: PublicState, seat: int, effect: Effect
) -> tuple[Target, ...]:
    """Return all targets a seat may choose for an effect; none if it could change nothing (C36).

    An effect that needs no target has the empty target as the only one.
    """
    finder = _TARGETS.get(effect.op)
    return tuple(finder(content, table, seat, effect)) if finder is not None else ((),)


def has_target(content: Content, table: PublicState, seat: int, effect: Effect) -> bool:
    """Return True if there is any target."""
    finder = _TARGETS.get(effect.op)
    return finder is None or next(iter(finder(content, table, seat, effect)), None) is not None


def target_line(content: Content, word: str) -> Line:
    """Return the name of a species, a card or a seat that a word of a target stands for."""
    return content.lines.get(word) or seat_name(parse_seat(word))


def target_lines(content: Content, target: Target) -> tuple[Line, ...]:
    """Return the name of a target, like something of somebody, or nothing if it is empty."""
    aims = tuple(target_line(content, word) for word in target)
    if len(aims) == 2:
        return (line("igels-target-of", owner=aims[0], what=aims[1]),)
    return aims


def hit_seats(content: Content, table: PublicState, use: Use) -> list[int]:
    """Return the other seats that an aimed effect hits (C38)."""
    effect = content.effect_cards[use.source].effects[use.index]
    if effect.to == "opponents":
        return _unshielded_opponents(content, table, use.seat, effect.family)
    if effect.op == "food-take" and effect.amount < 0:
        result = table.battle.result if table.battle is not None else None
        return [other for other in result.seats if other != use.seat] if result else []
    if effect.to in ("own", "self") or not use.target:
        return []
    if effect.to in ("opponent", "player"):
        return [parse_seat(use.target[0])]
    return [owner_of(table, use.target[0])]


def shields_of_opponents(
    content: Content, table: PublicState, seat: int, family: Family | None
) -> dict[int, str | None]:
    """Return each other side in the battle -> the card that keeps this family off it, if any."""
    return {
        other: shield_against(content, table, other, family) for other in opponents(table, seat)
    }


def _unshielded_opponents(
    content: Content, table: PublicState, seat: int, family: Family | None
) -> list[int]:
    shields = shields_of_opponents(content, table, seat, family)
    return [other for other, shield in shields.items() if shield is None]


def shields_of_animals(
    content: Content, table: PublicState, seat: int, effect: Effect
) -> dict[int, str]:
    """Return seat -> the card that keeps an effect off animals of it; none for other effects."""
    found: dict[int, str] = {}
    if effect.op in ("kill", "ko"):
        for other, name in _animals_meant(content, table, seat, effect):
            shield = shield_against(content, table, other, effect.family, name)
            if shield is not None:
                found.setdefault(other, shield)
    return found


def securable(
    content: Content, table: PublicState, seat: int, effect: Effect
) -> tuple[int, tuple[str, ...]]:
    """Return how many Food cards may be secured now, and out of which (C63)."""
    area = table.areas[seat]
    most, foods = secure_cap(content, table, seat) - len(area.secured), area.food
    if effect.op == "secure-taken" and table.battle is not None:
        most = min(most, 1)
        foods = content.sorted((Counter(area.food) & Counter(table.battle.taken)).elements())
    return max(0, min(most, len(foods))), foods


def food_due(content: Content, table: PublicState) -> int:
    """Return how many Food cards the winner takes as things stand (C43, C44); 0 in a draw."""
    battle = table.battle
    if battle is None or battle.result is None or battle.result.draw:
        return 0
    changes = sum(change.amount for change in battle.spoils_changes)
    return max(0, spoils_of_victory(content, table, battle.result.seats[0]) + changes)


def spoils_of_victory(content: Content, table: PublicState, seat: int) -> int:
    """Return how many Food cards a seat takes if it wins and no Event changes that (C43, C44)."""
    effects = winner_effects(content, table, seat)
    return content.rules.spoils + sum(each.amount for each in effects if each.op == "food-take")


def takes_last_food(content: Content, table: PublicState) -> bool:
    """Return True if the Forest will be empty once the spoils are taken, as things stand (C41)."""
    result = table.battle.result if table.battle is not None else None
    if result is None:
        return False
    draw = content.rules.share * len(result.seats)
    return table.forest_size <= (draw if result.draw else food_due(content, table) + 1)


def winner_effects(content: Content, table: PublicState, seat: int) -> tuple[Effect, ...]:
    """Return the effects that a seat's leader has if it wins."""
    leader = active_leader(content, table, seat)
    return leader[0].effects if leader is not None and leader[0].kind == "win" else ()


def owner_of(table: PublicState, animal: str) -> int:
    """Return the seat that an animal in the battle fights for."""
    return next(
        seat
        for seat, troop in fighting_troops(table)
        if any(each.name == animal for each in troop.fighters)
    )


# Targets of each kind of effect


def _animals(content: Content, table: PublicState, seat: int, effect: Effect) -> Iterator[Target]:
    for other, name in _animals_meant(content, table, seat, effect):
        if shield_against(content, table, other, effect.family, name) is None:
            yield (name,)


def _animals_meant(
    content: Content, table: PublicState, seat: int, effect: Effect
) -> Iterator[tuple[int, str]]:
    """Yield the animals of others that an effect is for, with their seat, protected or not."""
    for other, troop in fighting_troops(table):
        for animal in troop.fighters if other != seat else ():
            name, printed = animal.name, content.animal_cards[animal.name].sap
            role = "leader" if name == troop.leader else "hanger-on"
            if effect.to in ("animal", role) and printed <= (effect.most or printed):
                yield other, name


def _totals(content: Content, table: PublicState, seat: int, effect: Effect) -> Iterable[Target]:
    if not contested(table):
        return ()
    if effect.to == "own":
        return _if(fighting_troop(table, seat))
    others = _unshielded_opponents(content, table, seat, effect.family)
    return _if(others) if effect.to == "opponents" else ((seat_word(each),) for each in others)


def _food_of_others(
    content: Content, table: PublicState, seat: int, effect: Effect
) -> Iterator[Target]:
    for other in _other_seats(table, seat, effect):
        food = table.areas[other].food
        if effect.op == "steal":
            yield from ((seat_word(other), name) for name in dict.fromkeys(food))
        elif food:
            yield (seat_word(other),)


def _battle_cards(
    content: Content, table: PublicState, seat: int, effect: Effect
) -> Iterator[Target]:
    for other, troop in fighting_troops(table) if contested(table) else ():
        cards = [card.name for card in troop.cards if card.sap > 0 and not card.nullified]
        for name in dict.fromkeys(cards) if other != seat else ():
            if effect.most is None or 0 < content.battle_cards[name].sap <= effect.most:
                yield (seat_word(other), name)


def _spoils(content: Content, table: PublicState, seat: int, effect: Effect) -> Iterable[Target]:
    result = table.battle.result if table.battle is not None else None
    if result is None or result.draw:
        return ()
    count = food_due(content, table)
    return _if(table.forest_size > count if effect.amount > 0 else count > 0)


def _sleepers(content: Content, table: PublicState, seat: int, effect: Effect) -> Iterable[Target]:
    asleep = [(each.name,) for each in table.areas[seat].pool if each.asleep]
    return asleep if effect.op == "wake-one" else _if(asleep)


def _players(content: Content, table: PublicState, seat: int, effect: Effect) -> Iterator[Target]:
    for other in _other_seats(table, seat, effect):
        if effect.op == "penalty" or table.hand_sizes[other]:
            yield (seat_word(other),)


def _if(possible: object) -> tuple[Target, ...]:
    """Return the targets of an effect that needs none: the empty one, or nothing if impossible."""
    return ((),) if possible else ()


def _other_seats(table: PublicState, seat: int, effect: Effect) -> list[int]:
    """Return all other seats, or those that joined the battle even if nobody of theirs is left."""
    others = [other for other in range(len(table.areas)) if other != seat]
    if effect.to == "player":
        return others
    joined = table.battle.troops if table.battle is not None else ()
    return [other for other in others if joined and joined[other] is not None]


def _each(names: Iterable[str]) -> tuple[Target, ...]:
    """Return different cards or animals as targets."""
    return tuple((name,) for name in dict.fromkeys(names))


def _own_cards(content: Content, table: PublicState, seat: int) -> Iterator[str]:
    """Yield the Battle cards of a side in the battle that do not stay under an animal (C66)."""
    troop = fighting_troop(table, seat)
    if troop is None:
        return
    alive = [each.name for each in (*troop.fighters, *troop.knocked_out)]
    for card in troop.cards:
        if content.battle_cards[card.name].partner not in alive:
            yield card.name


_Finder: TypeAlias = Callable[[Content, PublicState, int, Effect], Iterable[Target]]

_TARGETS: dict[str, _Finder] = {
    "kill": _animals,
    "ko": _animals,
    "add-sap": _totals,
    "set-sap": lambda _, table, seat, effect: _if(contested(table)),
    "force-draw": lambda _, table, seat, effect: _if(contested(table)),
    "steal": _food_of_others,
    "steal-random": _food_of_others,
    "nullify": _battle_cards,
    "discard-hand": _players,
    "penalty": _players,
    "food-take": _spoils,
    "secure": lambda *aim: _if(securable(*aim)[0]),
    "secure-taken": lambda *aim: _if(securable(*aim)[0]),
    "revive": lambda _, table, seat, effect: _each(a.name for a in table.areas[seat].dead),
    "wake-one": _sleepers,
    "wake-all": _sleepers,
    "return": lambda content, table, seat, effect: _each(_own_cards(content, table, seat)),
    "food-choice": lambda _, table, seat, effect: _each(table.battle.taken if table.battle else ()),
    "withdraw": lambda _, table, seat, effect: _if(fighting_troop(table, seat)),
    "no-sleep": lambda _, table, seat, effect: _if(fighting_troop(table, seat)),
    "counter": lambda *_: (),
}
