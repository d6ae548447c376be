"""What an effect may be aimed at, whom it then hits, and whether it could change anything at all.

All of it follows from what lies open, so asking a seat reveals nothing about its hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

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
    return tuple(finder(content, table, seat, card, effect))


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


def _animals(
    content: Content, table: PublicState, seat: int, _: EffectCard, effect: fx.Kill | fx.Ko
) -> Iterator[Target]:
    family: Family = "kill" if isinstance(effect, fx.Kill) else "ko"
    for other, troop in fighting_troops(table):
        for animal in troop.fighters if other != seat else ():
            leads = troop.leader == animal.name
            match effect:
                case fx.Kill(most=int(most)) if content.animal_cards[animal.name].sap > most:
                    continue
                case fx.Ko(who="leader") if not leads:
                    continue
                case fx.Ko(who="hanger-on") if leads:
                    continue
            if shield_against(content, table, other, family, animal.name) is None:
                yield (animal.name,)


def _totals(
    content: Content, table: PublicState, seat: int, card: EffectCard, effect: fx.AddSap
) -> tuple[Target, ...]:
    if not contested(table):
        return ()
    if effect.to == "own":
        return _if(fighting_troop(table, seat) is not None)
    others = unshielded_opponents(content, table, seat, family_of(card, effect))
    if effect.to == "opponents":
        return _if(bool(others))
    return tuple((seat_word(other),) for other in others)


def _food_of_others(
    content: Content, table: PublicState, seat: int, _: EffectCard, effect: fx.Steal
) -> Iterator[Target]:
    for other in _other_seats(table, seat, effect.whose):
        food = table.areas[other].food
        if effect.chosen:
            yield from ((seat_word(other), name) for name in dict.fromkeys(food))
        elif food:
            yield (seat_word(other),)


def _battle_cards(
    content: Content, table: PublicState, seat: int, _: EffectCard, effect: fx.Nullify
) -> Iterator[Target]:
    for other, troop in fighting_troops(table) if contested(table) else ():
        cards = [card.name for card in troop.cards if card.sap > 0 and not card.nullified]
        for name in dict.fromkeys(cards) if other != seat else ():
            if effect.most is None or 0 < content.battle_cards[name].sap <= effect.most:
                yield (seat_word(other), name)


def _hands(
    content: Content, table: PublicState, seat: int, _: EffectCard, effect: fx.DiscardHand
) -> Iterator[Target]:
    for other in _other_seats(table, seat, effect.whose):
        if table.hand_sizes[other]:
            yield (seat_word(other),)


def _spoils(
    content: Content, table: PublicState, seat: int, _: EffectCard, effect: fx.FoodTake
) -> tuple[Target, ...]:
    battle = table.battle
    if battle is None or battle.result is None or battle.result.draw:
        return ()
    count = food_due(content, table)
    return _if(table.forest_size > count if effect.amount > 0 else count > 0)


def _sleepers(
    content: Content, table: PublicState, seat: int, _: EffectCard, effect: fx.Wake
) -> Iterable[Target]:
    asleep = [(each.name,) for each in table.areas[seat].pool if each.asleep]
    return asleep if effect.one else _if(bool(asleep))


def _own_battle_cards(
    content: Content, table: PublicState, seat: int, _: EffectCard, effect: fx.Return
) -> Iterable[Target]:
    troop = fighting_troop(table, seat)
    cards = troop.cards if troop is not None else ()
    return ((name,) for name in dict.fromkeys(card.name for card in cards))


def _if(possible: bool) -> tuple[Target, ...]:
    """Return the targets of an effect that needs none: the empty one, or nothing if impossible."""
    return _NO_TARGET if possible else ()


def _other_seats(table: PublicState, seat: int, whose: fx.Whose) -> list[int]:
    """Return all other seats, or those that joined the battle even if nobody of theirs is left."""
    seats = [other for other in range(len(table.areas)) if other != seat]
    if whose == "player":
        return seats
    return [other for other in seats if table.battle and table.battle.troops[other] is not None]


_Finder: TypeAlias = Callable[[Content, PublicState, int, EffectCard, Any], Iterable[Target]]

_TARGETS: dict[type, _Finder] = {
    fx.Kill: _animals,
    fx.Ko: _animals,
    fx.AddSap: _totals,
    fx.SetSap: lambda content, table, *_: _if(contested(table)),
    fx.ForceDraw: lambda content, table, *_: _if(contested(table)),
    fx.Steal: _food_of_others,
    fx.Nullify: _battle_cards,
    fx.DiscardHand: _hands,
    fx.Penalty: lambda content, table, seat, *_: (
        (seat_word(other),) for other in _other_seats(table, seat, "player")
    ),
    fx.FoodTake: _spoils,
    fx.Secure: lambda content, table, seat, card, effect: _if(
        securable(content, table, seat, effect)[0] > 0
    ),
    fx.Revive: lambda content, table, seat, *_: ((each.name,) for each in table.areas[seat].dead),
    fx.Wake: _sleepers,
    fx.Return: _own_battle_cards,
    fx.FoodChoice: lambda content, table, *_: (
        (name,) for name in dict.fromkeys(table.battle.taken if table.battle is not None else ())
    ),
    fx.Withdraw: lambda content, table, seat, *_: _if(fighting_troop(table, seat) is not None),
    fx.NoSleep: lambda content, table, seat, *_: _if(fighting_troop(table, seat) is not None),
    fx.Counter: lambda *_: (),
}
