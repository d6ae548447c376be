"""SAP sums of animals and sides, and the effects that hold as long as their card is there.

Pure functions of what lies open, used by the rules and by the picture.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.api.event import Line, Seat, line
from engine.games.igels.content import AnimalCard, Content, Effect, Family, plus
from engine.games.igels.model import (
    Animal,
    Contribution,
    PublicState,
    Troop,
    fighting_seats,
    fighting_troop,
    opponents,
)


def total_sap(content: Content, table: PublicState, seat: int) -> int:
    """Return the Total of a side as it stands, never below 0 (C24, C27); 0 outside the battle."""
    return max(0, sum([part.amount for part in sap_parts(content, table, seat)]))


def floor_line(content: Content, table: PublicState, seat: int) -> Line | None:
    """Return that what makes up a side's Total is below 0 and counts as 0, if it is."""
    counted = sum(part.amount for part in sap_parts(content, table, seat))
    return line("igels-floor", seat=Seat(seat), sap=plus(counted)) if counted < 0 else None


def sap_parts(content: Content, table: PublicState, seat: int) -> Iterator[Contribution]:
    """Yield what makes up a side's Total: its animals, cards, abilities, then later changes."""
    troop = fighting_troop(table, seat)
    if troop is None:
        return
    for animal in troop.fighters:
        yield Contribution(animal.name, animal_sap(content, table, seat, animal))
    for card in troop.cards:
        yield Contribution(card.name, 0 if card.nullified else card.sap)
    if table.battle is not None and table.battle.revealed:
        for source, effect in active_effects(content, table, seat):
            if effect.per is not None:
                yield Contribution(source, counted_sap(effect, troop))
    yield from troop.sap_changes


def animal_sap(content: Content, table: PublicState, seat: int, animal: Animal) -> int:
    """Return the SAP of a seat's animal with its bound cards in this battle (C30, C66)."""
    printed = printed_sap(content, animal)
    battle = table.battle
    if battle is None or not battle.revealed:
        return printed
    card = content.animal_cards[animal.name]
    if card.tags:
        for other in opponents(table, seat):
            for _, effect in active_effects(content, table, other):
                if effect.op == "set-sap" and effect.tag in card.tags:
                    return effect.amount
    troop = battle.troops[seat]
    fixed = dict(troop.fixed_sap) if troop is not None and troop.fixed_sap else {}
    return printed + fixed.get(animal.name, card.sap) - card.sap


def printed_sap(content: Content, animal: Animal) -> int:
    """Return the printed SAP of an animal and the cards bound to it (C66), without abilities."""
    sap = content.animal_cards[animal.name].sap
    if animal.bound:
        sap += sum(content.battle_cards[name].sap for name in animal.bound)
    return sap


def initial_sap(content: Content, troop: Troop) -> int:
    """Return the Initial SAP of a troop: its animals with what is bound to them (C24)."""
    return sum(printed_sap(content, animal) for animal in troop.fighters)


def active_effects(content: Content, table: PublicState, seat: int) -> Sequence[tuple[str, Effect]]:
    """Return (animal, effect) for the abilities that hold for a side (C23).

    These are the leader's, and those of animals whose ability works whenever they have joined.
    """
    troop = fighting_troop(table, seat)
    if troop is None:
        return ()
    found: list[tuple[str, Effect]] = []
    for animal in troop.fighters:
        able = content.lasting.get(animal.name)
        if able is None:
            continue
        if able.kind == "joined" or (animal.name == troop.leader and not troop.silenced):
            found += [(able.name, effect) for effect in able.effects]
    return found


def active_leader(
    content: Content, table: PublicState, seat: int
) -> tuple[AnimalCard, Animal] | None:
    """Return a seat's leader if it is in the battle and has not lost its ability (C23, C57)."""
    troop = fighting_troop(table, seat)
    if troop is None or troop.leader is None or troop.silenced:
        return None
    for animal in troop.fighters:
        if animal.name == troop.leader:
            return content.animal_cards[animal.name], animal
    raise AssertionError(f"{troop.leader} leads nobody")


def shield_against(
    content: Content,
    table: PublicState,
    seat: int,
    family: Family | None,
    animal: str | None = None,
) -> str | None:
    """Return the card that protects a side, or this animal of it, from such effects, if any."""
    for source, effect in active_effects(content, table, seat):
        if family in _stopped(effect) and (effect.to == "own" or source == animal):
            return source
    troop = fighting_troop(table, seat)
    if table.battle is None or troop is None or not table.battle.revealed:
        return None
    # A card that counts 0 keeps its text.
    for card in troop.cards:
        if any(family in _stopped(effect) for effect in content.battle_cards[card.name].effects):
            return card.name
    return None


def tiebreaker(content: Content, table: PublicState, seat: int) -> str | None:
    """Return the animal that wins a tie for this side, if one fights for it."""
    effects = active_effects(content, table, seat)
    return next((name for name, effect in effects if effect.op == "tiebreak"), None)


def secure_cap(content: Content, table: PublicState, seat: int) -> int:
    """Return how many Food a seat may have secured (C63): more while such an animal lives."""
    troop = table.battle.troops[seat] if table.battle is not None else None
    in_battle = (*troop.fighters, *troop.knocked_out) if troop is not None else ()
    caps = [
        effect.amount
        for animal in (*table.areas[seat].pool, *in_battle)
        for effect in content.animal_cards[animal.name].effects
        if effect.op == "secure-cap"
    ]
    return max((content.rules.cap, *caps))


def peace_holds(table: PublicState) -> bool:
    """Return True if an Event has made the battle a draw: one side alone is no draw (C39, C46)."""
    return table.battle is not None and table.battle.peace and len(fighting_seats(table)) > 1


def contested(table: PublicState) -> bool:
    """Return True if at least two sides fight and no Event has made the battle a draw."""
    battle = table.battle
    if battle is None or battle.peace:
        return False
    return len([troop for troop in battle.troops if troop is not None and troop.fighters]) > 1


def _stopped(effect: Effect) -> tuple[Family, ...]:
    """Return the families of effects that an effect keeps off as long as it holds."""
    return effect.families if effect.op == "immune" else ()


def counted_sap(effect: Effect, troop: Troop) -> int:
    """Return the SAP of an effect that counts cards or animals of its own side."""
    match effect.per:
        case "card":
            count = sum(card.name == effect.name for card in troop.cards)
        case "companion":
            count = len(troop.fighters) - 1
        case _:
            count = sum(each.name != troop.leader for each in troop.fighters)
    return effect.amount * (count if effect.most is None else min(count, effect.most))
