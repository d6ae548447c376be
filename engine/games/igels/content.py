"""The box: every card there is, read from seeds/igels/content.toml and checked to add up.

Clause numbers (C1 to C71) in this package point into seeds/igels/rules.md. This module holds no
rule of play.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from engine.api.action import WORD
from engine.api.event import Line, line
from engine.games.igels.effects import AddSap, Bind, Counter, Effect, Family, Penalty, Positive

Slug: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z-]*$")]
_Whole: TypeAlias = Annotated[int, Meta(ge=0)]

#: The moments at which Events may be played (C36); the rest of the names stand for several.
WINDOWS = ("bu", "mu", "c1", "c2", "sp", "sw", "or")
Moment: TypeAlias = Literal["bu", "mu", "c1", "c2", "sp", "sw", "or", "any", "reaction", "home"]

#: How a fact is known: the rulebook, a public source, or our own reconstruction.
Origin: TypeAlias = Literal["rulebook", "public", "ours"]


class _Card(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every card has. `sure` names the facts that are not our reconstruction."""

    name: Slug
    origin: Origin
    sure: tuple[str, ...] = ()

    @property
    def line(self) -> Line:
        """Its name to be said."""
        return Line(f"igels-{self.name}")

    @property
    def text(self) -> Line:
        """What it does, in a few words."""
        return Line(f"igels-{self.name}-text")


class AnimalCard(_Card, frozen=True, kw_only=True):
    """An Animal (C68). `kind` says when its ability counts, `when` when it may be used."""

    species: Slug
    sap: _Whole
    kind: Literal["none", "leader", "joined", "in-play", "win", "one-shot"] = "none"
    when: tuple[Moment, ...] = ()
    loser: bool = False  #: may only be used by who did not win
    family: Family | None = None
    effects: tuple[Effect, ...] = ()
    tags: tuple[Literal["shy", "vegetarian"], ...] = ()


class BattleCard(_Card, frozen=True, kw_only=True):
    """A Battle card (C65): its SAP, and what it does when it is turned up."""

    count: Positive
    sap: _Whole
    species: Slug | None = None
    effects: tuple[Effect, ...] = ()

    @property
    def partner(self) -> str | None:
        """The animal it is bound to, if any (C66)."""
        return next((each.animal for each in self.effects if isinstance(each, Bind)), None)


class EventCard(_Card, frozen=True, kw_only=True, dict=True):
    """An Event (C67): when it may be played and the one thing it does."""

    count: Positive
    windows: tuple[Moment, ...]
    family: Family
    species: Slug | None = None
    effects: tuple[Effect, ...]

    @property
    def effect(self) -> Effect:
        """What it does."""
        return self.effects[0]

    @cached_property
    def _open(self) -> frozenset[str]:
        return frozenset(WINDOWS if "any" in self.windows else self.windows)

    def fits(self, window: str) -> bool:
        """May it be played at this moment (C36)?"""
        return window in self._open


class FoodCard(_Card, frozen=True, kw_only=True):
    """A Food (C69): its points, one more for a species, and whether it is meat (C48)."""

    count: Positive
    points: Positive
    species: Slug | None = None
    bonus: _Whole = 0
    meat: bool = False


class Species(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the four peoples and the paint it is drawn in."""

    name: Slug
    paint: Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]

    @property
    def line(self) -> Line:
        """Its name to be said."""
        return Line(f"igels-{self.name}")


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rulebook."""

    hand: Positive  #: C12
    draws: Positive  #: C17
    spoils: Positive  #: C43
    share: Positive  #: C46
    cap: Positive  #: C63
    trade: Positive  #: C53
    stall: Positive  #: C20
    cards: Positive  #: C4
    support: Positive  #: C4


Support: TypeAlias = BattleCard | EventCard
Source: TypeAlias = AnimalCard | BattleCard | EventCard


class Content(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The box. What follows from it is kept."""

    rules: Rules
    forests: Annotated[tuple[Positive, ...], Meta(min_length=1)]
    species: Annotated[tuple[Species, ...], Meta(min_length=2)]
    animals: tuple[AnimalCard, ...]
    battle: tuple[BattleCard, ...]
    events: tuple[EventCard, ...]
    food: tuple[FoodCard, ...]

    def __post_init__(self) -> None:
        """Check what one field cannot; raises `ValueError` with the first thing amiss."""
        for amiss in _amiss(self):
            raise ValueError(amiss)

    @cached_property
    def sources(self) -> Mapping[str, Source]:
        """Everything that has effects, by name."""
        return {**self.animal, **self.support}

    @cached_property
    def animal(self) -> Mapping[str, AnimalCard]:
        """The Animals by name."""
        return {each.name: each for each in self.animals}

    @cached_property
    def support(self) -> Mapping[str, Support]:
        """The Battle and Event cards by name, in the order hands are sorted by."""
        return {**self.arms, **self.tricks}

    @cached_property
    def arms(self) -> Mapping[str, BattleCard]:
        """The Battle cards by name."""
        return {each.name: each for each in self.battle}

    @cached_property
    def tricks(self) -> Mapping[str, EventCard]:
        """The Events by name."""
        return {each.name: each for each in self.events}

    @cached_property
    def feed(self) -> Mapping[str, FoodCard]:
        """The Food by name."""
        return {each.name: each for each in self.food}

    @cached_property
    def paint(self) -> Mapping[str, str]:
        """The paint of each species."""
        return {each.name: each.paint for each in self.species}

    @cached_property
    def lines(self) -> Mapping[str, Line]:
        """The name of everything that can be chosen, to be said."""
        named = {each.name: each.line for each in self.species}
        named |= {name: each.line for name, each in self.sources.items()}
        return named | {each.name: each.line for each in self.food}

    @cached_property
    def deck(self) -> tuple[str, ...]:
        """All Support cards, sorted."""
        return tuple(each.name for each in self.support.values() for _ in range(each.count))

    @cached_property
    def woods(self) -> tuple[str, ...]:
        """All Food, sorted."""
        return tuple(each.name for each in self.food for _ in range(each.count))

    @cached_property
    def packs(self) -> Mapping[str, tuple[str, ...]]:
        """The Animals of each species."""
        return {
            each.name: tuple(card.name for card in self.animals if card.species == each.name)
            for each in self.species
        }

    @cached_property
    def _order(self) -> Mapping[str, int]:
        return {name: at for at, name in enumerate((*self.support, *self.feed, *self.animal))}

    def sorted(self, names: Iterable[str]) -> tuple[str, ...]:
        """Sort cards of one sort as the box lists them."""
        return tuple(sorted(names, key=self._order.__getitem__))

    def points(self, food: str, species: str | None) -> int:
        """Give what a Food is worth to a species (C61)."""
        card = self.feed[food]
        return card.points + (card.bonus if species == card.species else 0)

    def cost(self, card: str) -> int:
        """Give the points a card costs whom it lies before (C70)."""
        return sum(each.points for each in self.sources[card].effects if isinstance(each, Penalty))


def plus(amount: int) -> Line:
    """Say an amount with its sign."""
    return line("igels-plus" if amount >= 0 else "igels-minus", amount=abs(amount))


def _amiss(content: Content) -> Iterator[str]:
    names = [each.name for each in content.species]
    for cards in (content.animals, content.battle, content.events, content.food):
        names += [card.name for card in cards]
    if len({*names}) < len(names):
        yield "two things have one name"
    kinds = {each.name for each in content.species}
    # A card that lies twice in a hand is spelt with its number when two are picked at once.
    for name in names:
        if len(name) > WORD - 3:
            yield f"the name {name} needs {WORD - 3} characters at most"
    limits = [(name, card.species) for name, card in content.sources.items()]
    for name, species in (*limits, *((each.name, each.species) for each in content.food)):
        if species is not None and species not in kinds:
            yield f"{name} is of the species {species}, which does not play"
    rules = content.rules
    if len(content.deck) != rules.support:
        yield f"there are {len(content.deck)} Support cards, not {rules.support}"
    total = len(content.deck) + len(content.woods) + len(content.animals)
    if total != rules.cards:
        yield f"there are {total} cards, not {rules.cards}"
    if max(content.forests) > len(content.woods):
        yield f"a Forest of {max(content.forests)} needs as many Food cards"
    yield from _effects_amiss(content)


def _effects_amiss(content: Content) -> Iterator[str]:
    for event in content.events:
        if len(event.effects) != 1:
            yield f"{event.name} must do one thing"
        if ("reaction" in event.windows) != isinstance(event.effect, Counter):
            yield f"{event.name} must be a counter to be a reaction"
    for card in content.sources.values():
        for effect in card.effects:
            if isinstance(effect, Bind) and effect.animal not in content.animal:
                yield f"{card.name} binds to {effect.animal}, which is no Animal"
            if isinstance(effect, AddSap) and (effect.per == "card") != bool(effect.card):
                yield f"{card.name} must name the card it counts"
