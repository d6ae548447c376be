"""Where an effect may be aimed, whom it then hits, and whether it could change anything at all.

All of it follows from what lies open, so that nothing asked of a seat tells what it holds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

from engine.games.igels import effects as fx
from engine.games.igels.content import AnimalCard, Content, EventCard, Source
from engine.games.igels.effects import Effect, Family
from engine.games.igels.model import Animal, Open, Path, in_battle, opponents, seat_word, troop_of
from engine.games.igels.strength import cap, contested, leader, shielded

#: What needs no aim and always makes sense.
_PLAIN: tuple[Path, ...] = ((),)


def aims(content: Content, table: Open, seat: int, card: Source, at: int = 0) -> tuple[Path, ...]:
    """Give every way a seat may aim an effect of a card; none: it could change nothing (C36).

    A path is words: a seat, an animal, a card, a Food. An effect that needs no aim has the path
    of no words.
    """
    effect = card.effects[at]
    found = _AIMS.get(type(effect))
    return _PLAIN if found is None else tuple(found(content, table, seat, card, effect))


def hits(content: Content, table: Open, seat: int, card: Source, at: int, path: Path) -> list[int]:
    """Give the other seats that an aimed effect hits (C38)."""
    effect = card.effects[at]
    match effect:
        case fx.Kill() | fx.Ko():
            return [owner_of(table, path[0])]
        case fx.AddSap(to="opponents"):
            return sufferers(content, table, seat, family_of(card, effect))
        case fx.AddSap(to="opponent") | fx.Steal() | fx.DiscardHand() | fx.Penalty():
            return [seat_of(path[0])]
        case fx.FoodTake(amount=amount) if amount < 0:
            assert table.battle is not None
            assert table.battle.result is not None
            return [other for other in table.battle.result.seats if other != seat]
    return []


def family_of(card: Source, effect: Effect) -> Family | None:
    """Give what counters and shields call this effect."""
    if isinstance(card, EventCard):
        return card.family
    if isinstance(effect, fx.Ko):
        return "ko"
    return card.family if isinstance(card, AnimalCard) else None


def sufferers(content: Content, table: Open, seat: int, family: Family | None) -> list[int]:
    """Give the other sides in the battle that nothing shields."""
    return [
        other
        for other in opponents(table, seat)
        if family is None or shielded(content, table, other, family) is None
    ]


def securable(
    content: Content, table: Open, seat: int, effect: fx.Secure
) -> tuple[int, tuple[str, ...]]:
    """Give how many Food may be secured now, and out of which (C63)."""
    side = table.sides[seat]
    free = side.food
    if effect.taken:
        left = list(free)
        free = ()
        for food in table.battle.taken if table.battle is not None else ():
            if food in left:
                left.remove(food)
                free = (*free, food)
    room = cap(content, table, seat) - len(side.secured)
    most = min(room, len(free), 1 if effect.taken else len(free))
    return max(0, most), free


def due(content: Content, table: Open) -> int:
    """Give how many Food the winner takes as things stand (C43, C44)."""
    battle = table.battle
    if battle is None or battle.result is None or battle.result.draw:
        return 0
    count = content.rules.spoils + sum(shift.amount for shift in battle.spoils)
    for effect in prizes(content, table, battle.result.seats[0]):
        if isinstance(effect, fx.FoodTake):
            count += effect.amount
    return max(0, count)


def prizes(content: Content, table: Open, seat: int) -> tuple[Effect, ...]:
    """Give what the leader of a winner does for it."""
    led = leader(content, table, seat)
    return led[0].effects if led is not None and led[0].kind == "win" else ()


def others(table: Open, seat: int) -> list[int]:
    """Give all seats but this one."""
    return [other for other in range(len(table.sides)) if other != seat]


def seat_of(word: str) -> int:
    """Read a seat as a word of a move; it was found among the aims before."""
    return int(word[1:]) - 1


def owner_of(table: Open, animal: str) -> int:
    """Give the seat an animal fights for."""
    return next(seat for seat, each in fighters(table) if each.name == animal)


def fighters(table: Open) -> Iterator[tuple[int, Animal]]:
    """Give every animal in the battle and its seat."""
    for seat in in_battle(table):
        troop = troop_of(table, seat)
        assert troop is not None
        for animal in troop.fighters:
            yield seat, animal


_Aims: TypeAlias = Callable[[Content, Open, int, Source, Any], Iterable[Path]]


def _prey(
    content: Content, table: Open, seat: int, _: Source, effect: fx.Kill | fx.Ko
) -> Iterator[Path]:
    family: Family = "kill" if isinstance(effect, fx.Kill) else "ko"
    for other, animal in fighters(table):
        if other == seat:
            continue
        troop = troop_of(table, other)
        leads = troop is not None and troop.leader == animal.name
        match effect:
            case fx.Kill(most=int(most)) if content.animal[animal.name].sap > most:
                continue
            case fx.Ko(who="leader") if not leads:
                continue
            case fx.Ko(who="hanger-on") if leads:
                continue
        if shielded(content, table, other, family, animal.name) is None:
            yield (animal.name,)


def _sap(
    content: Content, table: Open, seat: int, card: Source, effect: fx.AddSap
) -> tuple[Path, ...]:
    if not contested(table):
        return ()
    if effect.to == "own":
        return _PLAIN if troop_of(table, seat) is not None else ()
    hurt = sufferers(content, table, seat, family_of(card, effect))
    if effect.to == "opponents":
        return _PLAIN if hurt else ()
    return tuple((seat_word(other),) for other in hurt)


def _contest(content: Content, table: Open, seat: int, _: Source, effect: Effect) -> Iterable[Path]:
    return _PLAIN if contested(table) else ()


def _steals(
    content: Content, table: Open, seat: int, _: Source, effect: fx.Steal
) -> Iterator[Path]:
    for other in _whose(table, seat, effect.whose):
        food = table.sides[other].food
        if not effect.chosen:
            if food:
                yield (seat_word(other),)
            continue
        for name in dict.fromkeys(food):
            yield (seat_word(other), name)


def _cards(
    content: Content, table: Open, seat: int, _: Source, effect: fx.Nullify
) -> Iterator[Path]:
    if not contested(table):
        return
    for other in opponents(table, seat):
        troop = troop_of(table, other)
        assert troop is not None
        cards = [card.name for card in troop.cards if card.sap > 0 and not card.spoilt]
        for name in dict.fromkeys(cards):
            if effect.most is None or 0 < content.arms[name].sap <= effect.most:
                yield (seat_word(other), name)


def _hands(
    content: Content, table: Open, seat: int, _: Source, effect: fx.DiscardHand
) -> Iterator[Path]:
    for other in _whose(table, seat, effect.whose):
        if table.held[other]:
            yield (seat_word(other),)


def _anybody(content: Content, table: Open, seat: int, _: Source, effect: Effect) -> Iterable[Path]:
    return ((seat_word(other),) for other in others(table, seat))


def _spoils(
    content: Content, table: Open, seat: int, _: Source, effect: fx.FoodTake
) -> Iterable[Path]:
    battle = table.battle
    if battle is None or battle.result is None or battle.result.draw:
        return ()
    count = due(content, table)
    matters = table.woods > count if effect.amount > 0 else count > 0
    return _PLAIN if matters else ()


def _safe(content: Content, table: Open, seat: int, _: Source, effect: fx.Secure) -> Iterable[Path]:
    return _PLAIN if securable(content, table, seat, effect)[0] else ()


def _dead(content: Content, table: Open, seat: int, _: Source, effect: Effect) -> Iterable[Path]:
    return ((each.name,) for each in table.sides[seat].dead)


def _sleepers(
    content: Content, table: Open, seat: int, _: Source, effect: fx.Wake
) -> Iterable[Path]:
    asleep = [(each.name,) for each in table.sides[seat].pool if each.asleep]
    return asleep if effect.one or not asleep else _PLAIN


def _used(content: Content, table: Open, seat: int, _: Source, effect: Effect) -> Iterable[Path]:
    troop = troop_of(table, seat)
    cards = troop.cards if troop is not None else ()
    return ((name,) for name in dict.fromkeys(card.name for card in cards))


def _taken(content: Content, table: Open, seat: int, _: Source, effect: Effect) -> Iterable[Path]:
    taken = table.battle.taken if table.battle is not None else ()
    return ((name,) for name in dict.fromkeys(taken))


def _fighting(
    content: Content, table: Open, seat: int, _: Source, effect: Effect
) -> Iterable[Path]:
    return _PLAIN if troop_of(table, seat) is not None else ()


def _never(content: Content, table: Open, seat: int, _: Source, effect: Effect) -> Iterable[Path]:
    return ()


def _whose(table: Open, seat: int, whose: fx.Whose) -> list[int]:
    if whose == "player":
        return others(table, seat)
    troops = table.battle.troops if table.battle is not None else ()
    return [other for other, troop in enumerate(troops) if troop is not None and other != seat]


_AIMS: dict[type, _Aims] = {
    fx.Kill: _prey,
    fx.Ko: _prey,
    fx.AddSap: _sap,
    fx.SetSap: _contest,
    fx.ForceDraw: _contest,
    fx.Steal: _steals,
    fx.Nullify: _cards,
    fx.DiscardHand: _hands,
    fx.Penalty: _anybody,
    fx.FoodTake: _spoils,
    fx.Secure: _safe,
    fx.Revive: _dead,
    fx.Wake: _sleepers,
    fx.Return: _used,
    fx.FoodChoice: _taken,
    fx.Withdraw: _fighting,
    fx.NoSleep: _fighting,
    fx.Counter: _never,
}
