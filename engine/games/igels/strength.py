"""SAP: what an animal, a side and its Total come to, and why; and what shields hold.

Pure functions of what lies open, for the rules and for the picture alike.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from engine.games.igels.content import AnimalCard, Content
from engine.games.igels.effects import AddSap, Effect, Family, Immune, SecureCap, SetSap, Tiebreak
from engine.games.igels.model import Animal, Open, Troop, in_battle, opponents, troop_of


class Term(Struct, frozen=True):
    """A part of a Total: which card, of which seat, and how much."""

    source: str
    by: int
    amount: int


def total(content: Content, table: Open, seat: int) -> int:
    """Give a side's SAP as it stands, never below 0 (C24, C27); out of the battle 0."""
    return max(0, sum(term.amount for term in terms(content, table, seat)))


def terms(content: Content, table: Open, seat: int) -> Iterator[Term]:
    """Give the parts of a side's SAP in the order they came: animals, cards, abilities, changes."""
    troop = troop_of(table, seat)
    if troop is None:
        return
    for animal in troop.fighters:
        yield Term(animal.name, seat, sap(content, table, seat, animal))
    if table.battle is None or not table.battle.revealed:
        return
    for card in troop.cards:
        yield Term(card.name, seat, 0 if card.spoilt else card.sap)
    for source, effect in holding(content, table, seat):
        if isinstance(effect, AddSap) and effect.per is not None:
            yield Term(source, seat, _counted(effect, troop))
    for shift in troop.shifts:
        yield Term(shift.source, shift.by, shift.amount)


def sap(content: Content, table: Open, seat: int, animal: Animal) -> int:
    """Give an animal's SAP with the cards bound to it, as this battle has it (C30, C66)."""
    card = content.animal[animal.name]
    bound = sum(content.arms[name].sap for name in animal.bound)
    battle = table.battle
    if battle is None or not battle.revealed:
        return card.sap + bound
    if card.tags:
        for other in opponents(table, seat):
            for _, effect in holding(content, table, other):
                if isinstance(effect, SetSap) and effect.tag in card.tags:
                    return effect.sap
    troop = battle.troops[seat]
    fixed = dict(troop.set_sap) if troop is not None and troop.set_sap else {}
    return fixed.get(animal.name, card.sap) + bound


def initial(content: Content, troop: Troop) -> int:
    """Give the Initial SAP: animals and what is bound to them, no abilities (C24)."""
    return sum(
        content.animal[each.name].sap + sum(content.arms[name].sap for name in each.bound)
        for each in troop.fighters
    )


def holding(content: Content, table: Open, seat: int) -> Iterator[tuple[str, Effect]]:
    """Give the effects that hold for a side just now: its leader's, and of all who joined (C23)."""
    troop = troop_of(table, seat)
    if troop is None:
        return
    for animal in troop.fighters:
        card = content.animal[animal.name]
        leads = card.kind == "leader" and animal.name == troop.leader and not troop.silenced
        if leads or card.kind == "joined":
            for effect in card.effects:
                yield card.name, effect


def leader(content: Content, table: Open, seat: int) -> tuple[AnimalCard, Animal] | None:
    """Give the leader whose ability is not taken, while it is in the battle (C23, C57)."""
    troop = troop_of(table, seat)
    if troop is None or troop.leader is None or troop.silenced:
        return None
    animal = next(each for each in troop.fighters if each.name == troop.leader)
    return content.animal[animal.name], animal


def shielded(
    content: Content, table: Open, seat: int, family: Family, animal: str | None = None
) -> str | None:
    """Give the card that keeps such an effect off a side, or off one animal of it."""
    for source, effect in holding(content, table, seat):
        own = isinstance(effect, Immune) and (effect.who == "side" or source == animal)
        if own and _covers(effect, family):
            return source
    battle = table.battle
    troop = troop_of(table, seat)
    if battle is None or troop is None or not battle.revealed:
        return None
    # What took a card's SAP away did not take its text.
    for card in troop.cards:
        if any(_covers(effect, family) for effect in content.arms[card.name].effects):
            return card.name
    return None


def ties_win(content: Content, table: Open, seat: int) -> str | None:
    """Give the animal that wins a tie for this side, if one fights for it."""
    held = holding(content, table, seat)
    return next((name for name, effect in held if isinstance(effect, Tiebreak)), None)


def cap(content: Content, table: Open, seat: int) -> int:
    """Give how many Food a seat may have secured (C63): more while such an animal lives."""
    troop = troop_of(table, seat)
    side = table.sides[seat]
    most = content.rules.cap
    for animal in (*side.pool, *(troop.fighters if troop else ()), *_knocked(table, seat)):
        for effect in content.animal[animal.name].effects:
            if isinstance(effect, SecureCap):
                most = max(most, effect.cap)
    return most


def contested(table: Open) -> bool:
    """Do at least two sides fight for a win, so that SAP decides anything?"""
    battle = table.battle
    return battle is not None and not battle.peace and len(in_battle(table)) > 1


def _covers(effect: Effect, family: Family) -> bool:
    return isinstance(effect, Immune) and family in effect.families


def _knocked(table: Open, seat: int) -> tuple[Animal, ...]:
    troop = table.battle.troops[seat] if table.battle is not None else None
    return troop.knocked if troop is not None else ()


def _counted(effect: AddSap, troop: Troop) -> int:
    match effect.per:
        case "card":
            things = sum(card.name == effect.card for card in troop.cards)
        case "companion":
            things = len(troop.fighters) - 1
        case _:
            things = sum(each.name != troop.leader for each in troop.fighters)
    return effect.amount * (things if effect.most is None else min(things, effect.most))
