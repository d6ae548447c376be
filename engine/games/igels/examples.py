"""An example for every card: a little situation whose numbers come from the cards themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from engine.api.event import Line, line
from engine.games.igels.content import (
    AnimalCard,
    BattleCard,
    Content,
    Effect,
    EffectCard,
    FoodCard,
)

#: The rest of the key of an example, and what it says.
_Example: TypeAlias = tuple[str, Mapping[str, Any]]

#: The points that somebody has in the example of a penalty.
_POINTS = 10


def example_of_food(card: FoodCard) -> Line:
    """Return what two Food of a kind are worth in the Final Tally (C61)."""
    if card.species is None:
        return line("igels-example-food", food=card.line, points=2 * card.points)
    return line(
        "igels-example-favourite",
        food=card.line,
        species=Line(f"igels-{card.species}"),
        more=2 * (card.points + card.bonus),
        points=2 * card.points,
    )


def examples(content: Content, card: EffectCard) -> Iterator[Line]:
    """Yield what a card's peculiarities mean, an example of it, and what can go wrong."""
    if isinstance(card, AnimalCard):
        yield from _peculiarities(content, card)
    key, params = _example(content, card)
    yield line(f"igels-example-{key}", card=card.line, **params)
    if isinstance(card, BattleCard):
        for animal, effect in _effects(content, "add-sap", content.animals):
            if effect.name == card.name:
                more = effect.amount
                yield line("igels-example-counted", animal=animal.line, amount=more)
        for other, effect in _effects(content, "nullify", content.battle):
            if 0 < card.sap <= (effect.most or card.sap):
                yield line("igels-example-nullified", other=other.line)


def _peculiarities(content: Content, card: AnimalCard) -> Iterator[Line]:
    if "shy" in card.tags:
        yield from (
            line("igels-about-shy", animal=other.line, amount=effect.amount)
            for other, effect in _effects(content, "set-sap", content.animals)
            if effect.tag == "shy" and other != card
        )
    if "vegetarian" in card.tags:
        meat = tuple(food.line for food in content.food if food.meat)
        yield line("igels-about-vegetarian", food=meat)


def _example(content: Content, card: EffectCard) -> _Example:
    if not card.effects:
        return _plain(content, card)
    return _EXAMPLES[card.effects[0].op](content, card, card.effects[0])


def side_of(content: Content, card: EffectCard) -> tuple[AnimalCard, AnimalCard]:
    """Return a leader and a hanger-on for the seat that uses a card; an animal leads itself."""
    kinds = content.species
    species = card.species or kinds[content.order[card.name] % len(kinds)].name
    if isinstance(card, AnimalCard):
        return card, next(each for each in _calm(content, species) if each != card)
    if isinstance(card, BattleCard) and card.partner is not None:
        partner = content.animal_cards[card.partner]
        return partner, next(each for each in _calm(content, species) if each != partner)
    one, other, *_ = _calm(content, species)
    return one, other


def foes_of(content: Content, card: EffectCard) -> tuple[AnimalCard, AnimalCard]:
    """Return a leader and a hanger-on of another species, the leader the stronger one."""
    names = [each.name for each in content.species]
    own = names.index(side_of(content, card)[0].species)
    one, other, *_ = _calm(content, names[(own + 1) % len(names)])
    return one, other


def _calm(content: Content, species: str) -> list[AnimalCard]:
    """Return the animals of a species, those first whose ability changes no SAP by itself."""
    cards = [each for each in content.animals if each.species == species]
    return sorted(
        cards, key=lambda each: (each.name in content.lasting, bool(each.tags), -each.sap)
    )


def _effects(content: Content, op: str, cards: Any) -> Iterator[tuple[EffectCard, Effect]]:
    """Yield the cards that have an effect of this kind, with the effect."""
    yield from ((card, effect) for card in cards for effect in card.effects if effect.op == op)


# What changes SAP


def _plain(content: Content, card: EffectCard) -> _Example:
    if isinstance(card, BattleCard):
        return _add_sap(content, card, Effect("add-sap"))
    assert isinstance(card, AnimalCard)
    for bound in content.battle:
        if bound.partner == card.name:
            copies = line("igels-copies", card=bound.line, count=bound.count)
            return "bound", {"cards": copies, "sap": card.sap, "total": bound_total(card, bound)}
    if "vegetarian" in card.tags:
        meat = next(food.line for food in content.food if food.meat)
        plant = next(food.line for food in content.food if not food.meat)
        return "vegetarian", {"meat": meat, "plant": plant}
    other = side_of(content, card)[1]
    return "strong", {"sap": card.sap, "other": other.line, "total": card.sap + other.sap}


def bound_total(animal: AnimalCard, card: BattleCard) -> int:
    """Return the SAP of an animal with all copies of a card under it (C66)."""
    return animal.sap + card.count * card.sap


def _add_sap(content: Content, card: EffectCard, effect: Effect) -> _Example:
    if isinstance(card, AnimalCard):
        return _own_sap(content, card, effect)
    leader = side_of(content, card)[0]
    more = card.sap if isinstance(card, BattleCard) else 0
    if effect.to == "own":
        more += effect.amount
    less = -effect.amount if effect.to in ("opponent", "opponents") else 0
    total = leader.sap + more
    return "sap", {
        "animal": leader.line,
        "sap": leader.sap,
        "other": total + less - 1,
        "total": total,
        "left": total - 1,
    }


def _own_sap(content: Content, card: AnimalCard, effect: Effect) -> _Example:
    if effect.per == "card":
        named = content.battle_cards[effect.name or ""]
        count = effect.most or 1
        return "per-card", {
            "sap": card.sap,
            "count": count,
            "other": named.line,
            "cards": count * named.sap,
            "more": count * effect.amount,
            "total": card.sap + count * (named.sap + effect.amount),
        }
    if effect.per is None:
        dies = any(each.op == "die-later" for each in card.effects)
        key = "last-strength" if dies else "strength"
        return key, {"sap": card.sap, "total": card.sap + effect.amount}
    one, other = company_of(content, card)
    more = effect.amount * min(2, effect.most or 2)
    together = card.sap + one.sap + other.sap
    names = {"one": one.line, "other": other.line}
    return effect.per, {**names, "sap": together, "more": more, "total": together + more}


def company_of(content: Content, card: AnimalCard) -> tuple[AnimalCard, AnimalCard]:
    """Return two other animals that fight beside an animal."""
    one, other, *_ = (each for each in _calm(content, card.species) if each != card)
    return one, other


def _set_sap(content: Content, card: EffectCard, effect: Effect) -> _Example:
    if effect.tag is not None:
        others = (each for each in content.animals if each.species != card.species)
        victim = next(each for each in others if effect.tag in each.tags)
        return "shy", {"animal": victim.line, "sap": victim.sap, "amount": effect.amount}
    assert isinstance(card, AnimalCard)
    other = side_of(content, card)[1]
    return "set-sap", {
        "amount": effect.amount,
        "other": other.line,
        "sap": card.sap + other.sap,
        "total": effect.amount + other.sap,
    }


def _coin(content: Content, card: EffectCard, effect: Effect) -> _Example:
    leader, other = side_of(content, card)
    sap = leader.sap + other.sap
    heads, tails = sap + effect.amount, max(0, sap + effect.tails)
    names = {"animal": leader.line, "other": other.line}
    key = "coin-self" if isinstance(card, AnimalCard) else "coin"
    return key, {**names, "sap": sap, "heads": heads, "tails": tails}


def _nullify(content: Content, card: EffectCard, effect: Effect) -> _Example:
    targets = [each for each in content.battle if each.sap <= (effect.most or each.sap)]
    target = max(targets, key=lambda each: (each.sap, not each.effects))
    leader = foes_of(content, card)[0]
    return "nullify", {
        "other": target.line,
        "amount": target.sap,
        "animal": leader.line,
        "sap": leader.sap + target.sap,
        "left": leader.sap,
    }


def _bind(content: Content, card: EffectCard, effect: Effect) -> _Example:
    animal = content.animal_cards[effect.name or ""]
    assert isinstance(card, BattleCard)
    return "bind", {"animal": animal.line, "sap": animal.sap, "total": animal.sap + card.sap}


# What hits animals, and what keeps it off


def _strike(content: Content, card: EffectCard, effect: Effect) -> _Example:
    """Return how an animal is knocked out or killed."""
    leader, hanger = foes_of(content, card)
    if effect.most is not None and hanger.sap > effect.most:
        hanger = next(
            each for each in content.animals
            if each.species == leader.species and each.sap == effect.most
        )  # fmt: skip
    victim = leader if effect.to in ("leader", "animal") and not effect.most else hanger
    dies = any(each.op == "die" for each in card.effects)
    return "duel" if dies else effect.op, {
        "leader": leader.line,
        "hanger": hanger.line,
        "victim": victim.line,
        "sap": leader.sap + hanger.sap,
        "left": leader.sap + hanger.sap - victim.sap,
    }


def threats(content: Content, effect: Effect, *, events: bool = False) -> list[EffectCard]:
    """Return the cards that a counter or a shield is good against, Events first."""
    others: tuple[EffectCard, ...] = () if events else (*content.battle, *content.animals)
    return [
        card
        for card in (*content.events, *others)
        if any(each.family in effect.families for each in card.effects if each.family)
    ]


def _immune(content: Content, card: EffectCard, effect: Effect) -> _Example:
    found, key = threats(content, effect), "immune"
    if effect.to == "self":
        key, found = "immune-self", _aimed_at_leaders(found, side_of(content, card)[0].sap)
    names = tuple(each.line for each in found)
    return f"{key}-leader" if isinstance(card, AnimalCard) else key, {"threats": names}


def _aimed_at_leaders(found: list[EffectCard], sap: int) -> list[EffectCard]:
    """Return the threats that may hit a leader of this printed SAP, were it not for its shield."""
    return [
        card
        for card in found
        if not any(each.to == "hanger-on" or (each.most or sap) < sap for each in card.effects)
    ]


def _counter(content: Content, card: EffectCard, effect: Effect) -> _Example:
    animal = side_of(content, card)[1]
    for threat in threats(content, effect, events=effect.events):
        if any(each.op == "ko" for each in threat.effects):
            return "counter-ko", {"threat": threat.line, "animal": animal.line}
    threat = threats(content, effect, events=effect.events)[0]
    return "counter-theft", {"threat": threat.line, "food": _best_food(content).line}


def _silence(content: Content, card: EffectCard, effect: Effect) -> _Example:
    others = [each for each in content.animals if each.species != card.species]
    able = [each for each in others if each.kind in ("leader", "win", "one-shot")]
    victim = next(each for each in able if effect.tag not in each.tags and each.kind == "win")
    spared = next(each for each in able if effect.tag in each.tags)
    return "silence", {"animal": victim.line, "other": spared.line}


def _revive(content: Content, card: EffectCard, effect: Effect) -> _Example:
    return "revive", {"animal": side_of(content, card)[0].line}


def _pair(content: Content, card: EffectCard, effect: Effect) -> _Example:
    one, other = side_of(content, card)
    return effect.op, {"one": one.line, "other": other.line}


def _bare(content: Content, card: EffectCard, effect: Effect) -> _Example:
    return effect.op, {}


def _best_card(content: Content, card: EffectCard, effect: Effect) -> _Example:
    best = max(content.battle, key=lambda each: each.sap if each.species is None else 0)
    return effect.op, {"other": best.line, "amount": best.sap}


# What brings or costs Food, points and cards


def _best_food(content: Content) -> FoodCard:
    return max(content.food, key=lambda each: each.points)


def _steal(content: Content, card: EffectCard, effect: Effect) -> _Example:
    food = _best_food(content)
    key = "steal-loser" if isinstance(card, AnimalCard) else "steal"
    counters = [each.line for each, stop in _effects(content, "counter", content.events)
                if effect.family in stop.families]  # fmt: skip
    return key, {"food": food.line, "points": food.points, "counters": tuple(counters)}


def _steal_random(content: Content, card: EffectCard, effect: Effect) -> _Example:
    return "steal-random", {"count": effect.amount + 1, "amount": effect.amount}


def _secure(content: Content, card: EffectCard, effect: Effect) -> _Example:
    return "secure", {"count": content.rules.cap + 1, "amount": content.rules.cap}


def _secure_cap(content: Content, card: EffectCard, effect: Effect) -> _Example:
    cap = content.rules.cap
    return "secure-cap", {"cap": cap, "amount": effect.amount - cap, "total": effect.amount}


def _food_take(content: Content, card: EffectCard, effect: Effect) -> _Example:
    spoils = content.rules.spoils
    key = "spoils-leader" if isinstance(card, AnimalCard) else "spoils"
    return key, {"spoils": spoils, "total": spoils + effect.amount}


def _food_choice(content: Content, card: EffectCard, effect: Effect) -> _Example:
    spoils = content.rules.spoils
    return "food-choice", {"total": spoils + 1, "spoils": spoils}


def _secure_taken(content: Content, card: EffectCard, effect: Effect) -> _Example:
    return "secure-taken", {"spoils": content.rules.spoils}


def _force_draw(content: Content, card: EffectCard, effect: Effect) -> _Example:
    return "force-draw", {"sap": side_of(content, card)[0].sap, "share": content.rules.share,
                          "other": sum(each.sap for each in foes_of(content, card))}  # fmt: skip


def _penalty(content: Content, card: EffectCard, effect: Effect) -> _Example:
    return "penalty", {"points": _POINTS, "left": _POINTS - effect.amount}


def _draw(content: Content, card: EffectCard, effect: Effect) -> _Example:
    if isinstance(card, AnimalCard):
        return "draw-leader", {"cards": effect.amount}
    assert isinstance(card, BattleCard)
    sap = side_of(content, card)[0].sap
    return "draw", {"sap": sap, "total": sap + card.sap, "cards": effect.amount}


def _discard(content: Content, card: EffectCard, effect: Effect) -> _Example:
    held = content.rules.hand
    key = "discard-leader" if isinstance(card, AnimalCard) else "discard"
    return key, {"count": held, "cards": effect.amount, "left": held - effect.amount}


_EXAMPLES: dict[str, Callable[[Content, EffectCard, Effect], _Example]] = {
    "add-sap": _add_sap,
    "set-sap": _set_sap,
    "coin": _coin,
    "nullify": _nullify,
    "bind": _bind,
    "ko": _strike,
    "kill": _strike,
    "immune": _immune,
    "counter": _counter,
    "silence": _silence,
    "revive": _revive,
    "wake-one": _pair,
    "wake-all": _pair,
    "no-sleep": _bare,
    "tiebreak": _bare,
    "withdraw": _best_card,
    "return": _best_card,
    "steal": _steal,
    "steal-random": _steal_random,
    "secure": _secure,
    "secure-cap": _secure_cap,
    "secure-taken": _secure_taken,
    "food-take": _food_take,
    "food-choice": _food_choice,
    "force-draw": _force_draw,
    "penalty": _penalty,
    "draw": _draw,
    "discard-hand": _discard,
}
