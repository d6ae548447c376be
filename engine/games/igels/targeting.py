"""What an effect may be aimed at, whom it then hits, and whether it could change anything at all.

All of it follows from what lies open, so asking a seat reveals nothing about its hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from engine.api.event import Line
from engine.api.seats import seat_name
from engine.games.igels import effects as fx
from engine.games.igels.content import AnimalCard, Content, EffectCard, EventCard
from engine.games.igels.effects import Effect, Family
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

#: The targets of an effect that needs none and may be used.
_NO_TARGET: tuple[Target, ...] = ((),)


def legal_targets(
    content: Content, table: PublicState, seat: int, card: EffectCard, effect_index: int = 0
) -> tuple[Target, ...]:
    """Return all targets a seat may choose for an effect; none if it could change nothing (C36).

    An effect that needs no target has the empty target as the only one.
    """
    effect = card.effects[effect_index]
    finder = _TARGETS.get(type(effect))
    if finder is None:
        return _NO_TARGET
    return tuple(finder(_Aim(content, table, seat, card, effect)))


def target_line(content: Content, word: str) -> Line:
    """Return the name of a species, a card or a seat that a word of a target stands for."""
    return content.lines.get(word) or seat_name(parse_seat(word))


def hit_seats(content: Content, table: PublicState, use: Use) -> list[int]:
    """Return the other seats that an aimed effect hits (C38)."""
    card, target = content.effect_cards[use.source], use.target
    effect = card.effects[use.index]
    match effect:
        case fx.Kill() | fx.Ko() if target:
            return [owner_of(table, target[0])]
        case fx.AddSap(to="opponents"):
            return unshielded_opponents(content, table, use.seat, family_of(card, effect))
        case fx.AddSap(to="opponent") | fx.Steal() | fx.DiscardHand() | fx.Penalty() if target:
            return [parse_seat(target[0])]
        case fx.FoodTake(amount=amount) if amount < 0:
            result = table.battle.result if table.battle is not None else None
            return [other for other in result.seats if other != use.seat] if result else []
    return []


def family_of(card: EffectCard, effect: Effect) -> Family | None:
    """Return the family by which counters and shields know this effect."""
    if isinstance(card, EventCard):
        return card.family
    if isinstance(effect, fx.Ko):
        return "ko"
    return card.family if isinstance(card, AnimalCard) else None


def unshielded_opponents(
    content: Content, table: PublicState, seat: int, family: Family | None
) -> list[int]:
    """Return the other sides in the battle that nothing protects from this family."""
    return [
        other
        for other in opponents(table, seat)
        if family is None or shield_against(content, table, other, family) is None
    ]


def securable(
    content: Content, table: PublicState, seat: int, effect: fx.Secure
) -> tuple[int, tuple[str, ...]]:
    """Return how many Food cards may be secured now, and out of which (C63)."""
    area = table.areas[seat]
    foods = area.food
    if effect.taken:
        left, foods = list(area.food), ()
        for food in table.battle.taken if table.battle is not None else ():
            if food in left:
                left.remove(food)
                foods = (*foods, food)
    room = secure_cap(content, table, seat) - len(area.secured)
    most = min(room, len(foods), 1 if effect.taken else len(foods))
    return max(0, most), foods


def only_one_way(most: int, foods: tuple[str, ...]) -> bool:
    """Return True if there is only one way to secure up to `most` of these Food cards."""
    return most > 0 and len({*foods}) == 1 and (most == 1 or len(foods) == 1)


def food_due(content: Content, table: PublicState) -> int:
    """Return how many Food cards the winner takes as things stand (C43, C44); 0 in a draw."""
    battle = table.battle
    if battle is None or battle.result is None or battle.result.draw:
        return 0
    effects = winner_effects(content, table, battle.result.seats[0])
    extra = sum(effect.amount for effect in effects if isinstance(effect, fx.FoodTake))
    changes = sum(change.amount for change in battle.spoils_changes)
    return max(0, content.rules.spoils + changes + extra)


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


class _Aim(NamedTuple):
    """An effect that a seat is about to aim, and the table."""

    content: Content
    table: PublicState
    seat: int
    card: EffectCard
    effect: Any  #: of the kind that `_TARGETS` names


def _animals(aim: _Aim) -> Iterator[Target]:
    content, effect = aim.content, aim.effect
    family: Family = "kill" if isinstance(effect, fx.Kill) else "ko"
    for other, troop in fighting_troops(aim.table):
        for animal in troop.fighters if other != aim.seat else ():
            leads = troop.leader == animal.name
            match effect:
                case fx.Kill(most=int(most)) if content.animal_cards[animal.name].sap > most:
                    continue
                case fx.Ko(who="leader") if not leads:
                    continue
                case fx.Ko(who="hanger-on") if leads:
                    continue
            if shield_against(content, aim.table, other, family, animal.name) is None:
                yield (animal.name,)


def _totals(aim: _Aim) -> tuple[Target, ...]:
    table, effect = aim.table, aim.effect
    if not contested(table):
        return ()
    if effect.to == "own":
        return _if(fighting_troop(table, aim.seat) is not None)
    family = family_of(aim.card, effect)
    others = unshielded_opponents(aim.content, table, aim.seat, family)
    if effect.to == "opponents":
        return _if(bool(others))
    return tuple((seat_word(other),) for other in others)


def _food_of_others(aim: _Aim) -> Iterator[Target]:
    for other in _other_seats(aim, aim.effect.whose):
        food = aim.table.areas[other].food
        if aim.effect.chosen:
            yield from ((seat_word(other), name) for name in dict.fromkeys(food))
        elif food:
            yield (seat_word(other),)


def _battle_cards(aim: _Aim) -> Iterator[Target]:
    most = aim.effect.most
    for other, troop in fighting_troops(aim.table) if contested(aim.table) else ():
        cards = [card.name for card in troop.cards if card.sap > 0 and not card.nullified]
        for name in dict.fromkeys(cards) if other != aim.seat else ():
            if most is None or 0 < aim.content.battle_cards[name].sap <= most:
                yield (seat_word(other), name)


def _spoils(aim: _Aim) -> tuple[Target, ...]:
    result = aim.table.battle.result if aim.table.battle is not None else None
    if result is None or result.draw:
        return ()
    count = food_due(aim.content, aim.table)
    return _if(aim.table.forest_size > count if aim.effect.amount > 0 else count > 0)


def _sleepers(aim: _Aim) -> Iterable[Target]:
    asleep = [(each.name,) for each in aim.table.areas[aim.seat].pool if each.asleep]
    return asleep if aim.effect.one else _if(bool(asleep))


def _own_battle_cards(aim: _Aim) -> Iterable[Target]:
    troop = fighting_troop(aim.table, aim.seat)
    cards = troop.cards if troop is not None else ()
    return ((name,) for name in dict.fromkeys(card.name for card in cards))


def _if(possible: bool) -> tuple[Target, ...]:
    """Return the targets of an effect that needs none: the empty one, or nothing if impossible."""
    return _NO_TARGET if possible else ()


def _in_battle(aim: _Aim) -> tuple[Target, ...]:
    return _if(fighting_troop(aim.table, aim.seat) is not None)


def _in_contest(aim: _Aim) -> tuple[Target, ...]:
    return _if(contested(aim.table))


def _other_seats(aim: _Aim, whose: fx.Whose) -> list[int]:
    """Return all other seats, or those that joined the battle even if nobody of theirs is left."""
    seats = [other for other in range(len(aim.table.areas)) if other != aim.seat]
    battle = aim.table.battle
    if whose == "player":
        return seats
    return [other for other in seats if battle and battle.troops[other] is not None]


_TARGETS: dict[type, Callable[[_Aim], Iterable[Target]]] = {
    fx.Kill: _animals,
    fx.Ko: _animals,
    fx.AddSap: _totals,
    fx.SetSap: _in_contest,
    fx.ForceDraw: _in_contest,
    fx.Steal: _food_of_others,
    fx.Nullify: _battle_cards,
    fx.DiscardHand: lambda aim: (
        (seat_word(other),)
        for other in _other_seats(aim, aim.effect.whose)
        if aim.table.hand_sizes[other]
    ),
    fx.Penalty: lambda aim: ((seat_word(other),) for other in _other_seats(aim, "player")),
    fx.FoodTake: _spoils,
    fx.Secure: lambda aim: _if(securable(aim.content, aim.table, aim.seat, aim.effect)[0] > 0),
    fx.Revive: lambda aim: ((each.name,) for each in aim.table.areas[aim.seat].dead),
    fx.Wake: _sleepers,
    fx.Return: _own_battle_cards,
    fx.FoodChoice: lambda aim: (
        (name,) for name in dict.fromkeys(aim.table.battle.taken if aim.table.battle else ())
    ),
    fx.Withdraw: _in_battle,
    fx.NoSleep: _in_battle,
    fx.Counter: lambda aim: (),
}
