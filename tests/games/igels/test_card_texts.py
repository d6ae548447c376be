"""What a card says is what it does: each sentence beside the card's list of effects (C5)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from engine.games.igels.content import AnimalCard, BattleCard, Effect, EffectCard, EventCard
from tests.games.igels.positions import CONTENT
from tests.support.games import SEEDS
from tests.support.texts import sentences_of

_TEXTS = sentences_of(SEEDS / "igels" / "text")

_KINDS = {
    "leader": "As leader:",
    "joined": "In battle:",
    "win": "Win as leader:",
    "one-shot": "Once, as leader",
}
_SPECIES = {"hedgehog": "hedgehogs", "squirrel": "squirrels", "rabbit": "rabbits", "mouse": "mice"}

#: Animals whose text tells of an effect that another card has.
_TOLD_BY_OTHERS = {"junkie"}


def sentence(card: EffectCard) -> str:
    """Return what an English card says."""
    text: str = _TEXTS.check(card.text)["en"]
    return text


def words_of_card(card: EffectCard) -> Iterator[str]:
    """Yield the words that a card of this kind must have."""
    match card:
        case AnimalCard(kind=kind, tags=tags):
            yield from (_KINDS[kind],) if kind in _KINDS else ()
            yield from ("Shy.",) if "shy" in tags else ()
            yield from ("Vegetarian.",) if "vegetarian" in tags else ()
            yield from ("no win",) if card.loser else ()
        case BattleCard(sap=sap, species=species):
            yield from (f"+{sap} SAP",) if sap else ()
            yield from (f"{_SPECIES[species]} only",) if species and not card.partner else ()
        case EventCard(species=species):
            yield from (_SPECIES[species],) if species else ()
            yield from ("Counter:",) if card.windows == ("reaction",) else ()


_OTHERS = {"own": (), "opponent": ("one opponent|Another",), "opponents": ("every opp|All others",)}
_STRUCK = {
    "leader": "opposing leader",
    "hanger-on": "opposing hanger-on",
    "animal": "another player\N{RIGHT SINGLE QUOTATION MARK}s animal in the battle",
}
_SHIELDED = {"kill": "killed", "ko": "knocked out", "sway": "Heckling Jay", "weather": "Acid Rain"}
_STOPPED = {"theft": "theft", "kill": "death", "ko": "knock-out", "weather": "rain"}


def sap_words(effect: Effect) -> tuple[str, ...]:
    """Return the words of a change of SAP."""
    sign = "+" if effect.amount > 0 else "\N{MINUS SIGN}"
    counted = ("for each", f"up to +{effect.most}") if effect.per else ()
    return (f"{sign}{abs(effect.amount)}", *counted, *_OTHERS[effect.to])


#: Kind of an effect -> the words that a card with this effect must have; | parts alternatives.
_WORDS: dict[str, Callable[[Effect], tuple[str, ...]]] = {
    "add-sap": sap_words,
    "set-sap": lambda it: (
        str(it.amount),
        f"opposing {it.tag} animals" if it.tag else "its own SAP",
    ),
    "coin": lambda it: ("coin", f"+{it.amount}"),
    "nullify": lambda it: (
        "opposing",
        "counts 0",
        f"+1 or +{it.most}" if it.most else "Battle card",
    ),
    "ko": lambda it: ("knocks out", _STRUCK[it.to]),
    "kill": lambda it: (
        "kills",
        f"printed SAP 1 or {it.most}" if it.most else "animal",
        "in the battle|fighter",
    ),
    "die": lambda it: ("dies",),
    "die-later": lambda it: ("after the battle a stroke",),
    "steal": lambda it: (
        f"steal {it.amount}",
        "Food from one who fought" if it.to == "opponent" else "unsecured Food of your choice",
    ),
    "steal-random": lambda it: (f"steal {it.amount} random unsecured Food", "from one player"),
    "food-take": lambda it: (
        f"{it.amount} more Food" if it.amount > 0 else f"{-it.amount} Food less",
    ),
    "draw": lambda it: (f"{it.amount} Support cards" if it.amount > 1 else "a Support card",),
    "discard-hand": lambda it: (
        "opponent" if it.to == "opponent" else "another player",
        f"discards {it.amount} random hand cards" if it.amount > 1 else "discards a random card",
    ),
    "immune": lambda it: tuple(_SHIELDED[each] for each in it.families),
    "counter": lambda it: tuple(
        f"{_STOPPED.get(each, 'hits you')}|hits you" for each in it.families
    ),
    "bind": lambda it: (
        f"only for {_TEXTS.check(CONTENT.lines[it.name or ''])['en']}, who keeps it",
        "for good",
    ),
    "secure-cap": lambda it: (f"{it.amount} of your Food can be secured, not {CONTENT.rules.cap}",),
    "secure": lambda it: (f"up to {CONTENT.rules.cap} of your Food",),
    "secure-taken": lambda it: ("1 Food just taken",),
    "penalty": lambda it: (f"loses {it.amount} points",),
    "revive": lambda it: ("your dead animals is back",),
    "wake-one": lambda it: ("wakes one of your animals",),
    "wake-all": lambda it: ("all your sleeping animals wake",),
    "no-sleep": lambda it: ("does not fall asleep",),
    "silence": lambda it: (f"opposing leaders after her lose abilities unless {it.tag}",),
    "withdraw": lambda it: (
        "your side goes home awake",
        "Battle cards to hand",
    ),
    "food-choice": lambda it: ("1 more Food, put 1 back",),
    "force-draw": lambda it: ("the battle is a draw",),
    "tiebreak": lambda it: ("you win ties for first place",),
    "return": lambda it: ("after the battle a Battle card returns to your hand",),
}


@pytest.mark.parametrize("card", CONTENT.effect_cards.values(), ids=lambda card: card.name)
def test_C5_a_card_says_what_its_effects_do(card: EffectCard) -> None:
    said = sentence(card)
    wanted = [*words_of_card(card)]
    for effect in card.effects:
        wanted += _WORDS[effect.op](effect)
    for words in wanted:
        assert any(each.lower() in said.lower() for each in words.split("|")), f"{words}: {said}"


@pytest.mark.parametrize("card", CONTENT.effect_cards.values(), ids=lambda card: card.name)
def test_C5_a_card_says_nothing_that_it_does_not_do(card: EffectCard) -> None:
    said, kind = sentence(card), getattr(card, "kind", None)
    assert ("No ability" in said) == (kind == "none" and card.name not in _TOLD_BY_OTHERS)
    for each, words in _KINDS.items():
        assert (words in said) == (kind == each)
    tags = getattr(card, "tags", ())
    assert ("Shy." in said) == ("shy" in tags)
    assert ("Vegetarian" in said) == ("vegetarian" in tags)
    assert ("coin" in said) == any(effect.op == "coin" for effect in card.effects)
    assert ("Steal" in said.capitalize() or "steal" in said) == any(
        effect.op.startswith("steal") for effect in card.effects
    )


@pytest.mark.parametrize("card", CONTENT.effect_cards.values(), ids=lambda card: card.name)
def test_C5_a_card_says_the_same_numbers_in_every_language(card: EffectCard) -> None:
    # A single thing is a word in one language and a figure in another.
    said = _TEXTS.check(card.text)
    numbers = {
        locale: sorted(re.findall(r"[+\N{MINUS SIGN}]\d|[02-9]", text))
        for locale, text in said.items()
    }
    assert len({tuple(each) for each in numbers.values()}) == 1, numbers


@pytest.mark.parametrize("card", CONTENT.effect_cards.values(), ids=lambda card: card.name)
def test_C57_a_card_about_knocking_out_does_not_sound_like_death(card: EffectCard) -> None:
    # Animals that "fall" in Polish have died.
    said = _TEXTS.check(card.text)
    knocks = any(
        each.op == "ko" or ("ko" in each.families and not each.events) for each in card.effects
    )
    assert ("powal" in said["pl"].lower()) == knocks
    assert bool(re.search(r"um(ge|zu)?hau|haut .* um", said["de"].lower())) == knocks


_PER = {"card": "club", "companion": "each other fighter", "hanger-on": "hanger-on"}


@pytest.mark.parametrize("card", CONTENT.effect_cards.values(), ids=lambda card: card.name)
def test_C5_every_number_on_a_card_is_one_of_its_effects(card: EffectCard) -> None:
    known = {getattr(card, "sap", 0), CONTENT.rules.cap, 0, 1}
    for effect in card.effects:
        known |= {abs(effect.amount), abs(effect.tails), effect.most or 0}
        assert effect.per is None or _PER[effect.per] in sentence(card).lower()
    assert {int(each) for each in re.findall(r"\d", sentence(card))} <= known
