"""Every card of the game, read from seeds/igels/content.toml and checked.

Clause numbers (C1 to C71) in this package refer to seeds/igels/rules.md. This module holds no
rule of play.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Annotated, Literal, TypeAlias, TypeVar

from msgspec import Meta, Struct

from engine.api.action import WORD
from engine.api.event import Line, line

Slug: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z-]*$")]
Positive: TypeAlias = Annotated[int, Meta(ge=1)]
_NotNegative: TypeAlias = Annotated[int, Meta(ge=0)]

#: The windows in which Events may be played (C36), in the order of a turn: after the Build-Up, once
#: the fighters are known, before and after the Totals are known, before the spoils are taken, after
#: that, and in the Organization.
WINDOWS = ("bu", "mu", "c1", "c2", "sp", "sw", "or")
#: When a card may be played: one of `WINDOWS`, "any" of them, as a "reaction" to what hits its
#: owner (C38), among the "ab"ilities of leaders (C29), or on the way "home" (C52).
Moment: TypeAlias = Literal[
    "bu", "mu", "ab", "c1", "c2", "sp", "sw", "or", "any", "reaction", "home"
]

#: Where a card comes from: the rulebook, a public source, or our own reconstruction.
Origin: TypeAlias = Literal["rulebook", "public", "ours"]

#: The family of an effect: counters and shields name the families that they stop.
Family: TypeAlias = Literal[
    "theft", "kill", "ko", "weather", "sway", "peace", "spoils", "penalty", "hand", "boost"
]

#: What an effect does. `sap` has those that hold as long as their card is there, `targeting` what
#: the others may be aimed at, and `effect_handlers` what they change.
Op: TypeAlias = Literal[
    "add-sap", "set-sap", "coin", "nullify", "immune", "silence", "tiebreak", "force-draw",
    "ko", "kill", "die", "die-later", "revive", "wake-one", "wake-all", "no-sleep", "withdraw",
    "steal", "steal-random", "secure", "secure-taken", "secure-cap", "food-take", "food-choice",
    "draw", "discard-hand", "return", "penalty", "bind", "counter",
]  # fmt: skip


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that a card does: `op` says what, the other fields whom it concerns and how much.

    The first effect of a card is the one that its owner aims.
    """

    op: Op
    #: Seats (an opponent is one in the battle, C34) or animals; "own" is the whole own side.
    to: Literal[
        "own", "self", "opponent", "opponents", "player", "animal", "leader", "hanger-on"
    ] = "own"
    amount: int = 0  #: of SAP, cards, Food or points
    tails: int = 0  #: the amount if the coin shows tails
    per: Literal["card", "companion", "hanger-on"] | None = None  #: `amount` is for each of these
    name: Slug | None = None  #: the card that counts, or the animal that the card is bound to
    #: The most that is counted, or the highest printed SAP of what may be hit.
    most: Positive | None = None
    tag: Literal["shy"] | None = None  #: it concerns these animals, or spares them (silence)
    family: Family | None = None
    families: tuple[Family, ...] = ()  #: those that it stops
    events: bool = False  #: it stops nothing but Events


class _Card(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every card has. `sure` names the facts that a source states."""

    name: Slug
    origin: Origin
    sure: tuple[str, ...] = ()

    @property
    def line(self) -> Line:
        """The card's name as a text line."""
        return card_line(self.name)

    @property
    def text(self) -> Line:
        """What the card does, as a text line."""
        return card_text(self.name)


class AnimalCard(_Card, frozen=True, kw_only=True):
    """An Animal (C68). `kind`: when its ability works; `when`: when a one-shot may be used."""

    species: Slug
    sap: _NotNegative
    kind: Literal["none", "leader", "joined", "in-play", "win", "one-shot"] = "none"
    when: tuple[Moment, ...] = ()
    loser: bool = False  #: may only be used by a seat that did not win the battle
    effects: tuple[Effect, ...] = ()
    tags: tuple[Literal["shy", "vegetarian"], ...] = ()

    @property
    def moment(self) -> Line:
        """When its one-shot may be used, as a part of a sentence."""
        return Line("igels-when-" + "-".join(self.when))


class BattleCard(_Card, frozen=True, kw_only=True):
    """A Battle card (C65): its SAP, and what it does when it is turned up."""

    count: Positive
    sap: _NotNegative
    species: Slug | None = None
    effects: tuple[Effect, ...] = ()

    @property
    def partner(self) -> str | None:
        """The animal that the card is bound to, if any (C66)."""
        return next((each.name for each in self.effects if each.op == "bind"), None)


class EventCard(_Card, frozen=True, kw_only=True):
    """An Event (C67): when it may be played and its one effect.

    `opens`: of these windows, those that are opened for it; all of them if there are none.
    """

    count: Positive
    windows: tuple[Moment, ...]
    opens: tuple[Moment, ...] = ()
    species: Slug | None = None
    effects: tuple[Effect, ...]

    @property
    def effect(self) -> Effect:
        """Its one effect."""
        return self.effects[0]

    @property
    def moment(self) -> Line:
        """When it may be played, as a part of a sentence."""
        return Line("igels-when-" + "-".join(self.windows))

    def playable_in(self, window: str) -> bool:
        """Return True if the card may be played in this window (C36)."""
        return window in (WINDOWS if "any" in self.windows else self.windows)


class FoodCard(_Card, frozen=True, kw_only=True):
    """A Food (C69): its points, the bonus for a species (C61), and whether it is meat (C48)."""

    count: Positive
    points: Positive
    species: Slug | None = None
    bonus: _NotNegative = 0
    meat: bool = False


class Species(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the four species and the colour it is drawn in."""

    name: Slug
    paint: Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]

    @property
    def line(self) -> Line:
        """The name of the species as a text line."""
        return Line(f"igels-{self.name}")


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules."""

    hand: Positive  #: Support cards at the start (C12)
    draws: Positive  #: cards drawn in each Build-Up (C17)
    spoils: Positive  #: Food of a winner (C43)
    share: Positive  #: Food of each seat in a draw (C46)
    cap: Positive  #: Food that may be secured (C63)
    trade: Positive  #: cards given for a new one (C53)
    stall: Positive  #: turns without a battle after which everybody must join (C20)
    cards: Positive  #: all cards (C4)
    support: Positive  #: all Support cards (C4)


SupportCard: TypeAlias = BattleCard | EventCard
EffectCard: TypeAlias = AnimalCard | BattleCard | EventCard


class Content(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """All cards and numbers of the game; what is derived from them is computed once."""

    rules: Rules
    forests: Annotated[tuple[Positive, ...], Meta(min_length=1)]
    species: Annotated[tuple[Species, ...], Meta(min_length=2)]
    animals: tuple[AnimalCard, ...]
    battle: tuple[BattleCard, ...]
    events: tuple[EventCard, ...]
    food: tuple[FoodCard, ...]

    def __post_init__(self) -> None:
        """Raise `ValueError` with the first problem that concerns more than one field."""
        for problem in _problems(self):
            raise ValueError(problem)

    @cached_property
    def effect_cards(self) -> Mapping[str, EffectCard]:
        """All cards that may have effects, by name."""
        return {**self.animal_cards, **self.support_cards}

    @cached_property
    def animal_cards(self) -> Mapping[str, AnimalCard]:
        """The Animals by name."""
        return _by_name(self.animals)

    @cached_property
    def lasting(self) -> Mapping[str, AnimalCard]:
        """The Animals whose ability holds as long as they lead, or once they have joined."""
        return {each.name: each for each in self.animals if each.kind in ("leader", "joined")}

    @cached_property
    def support_cards(self) -> Mapping[str, SupportCard]:
        """The Battle and Event cards by name, in the order in which hands are sorted."""
        return {**self.battle_cards, **self.event_cards}

    @cached_property
    def battle_cards(self) -> Mapping[str, BattleCard]:
        """The Battle cards by name."""
        return _by_name(self.battle)

    @cached_property
    def event_cards(self) -> Mapping[str, EventCard]:
        """The Events by name."""
        return _by_name(self.events)

    @cached_property
    def counters(self) -> tuple[EventCard, ...]:
        """The Events that stop what hits their owner (C38)."""
        return tuple(each for each in self.events if each.effect.op == "counter")

    @cached_property
    def playable(self) -> Mapping[tuple[str, str], Mapping[str, EventCard]]:
        """(window, species) -> the Events that may be played, first those that need no search."""
        quick = ("penalty", "force-draw", "discard-hand")
        events = sorted(self.events, key=lambda each: each.effect.op not in quick)
        return {
            (window, each.name): {
                card.name: card
                for card in events
                if card.playable_in(window) and card.species in (None, each.name)
            }
            for window in WINDOWS
            for each in self.species
        }

    @cached_property
    def openers(self) -> Mapping[tuple[str, str], Mapping[str, EventCard]]:
        """Of the playable Events, those for which a window is opened (C36)."""
        return {
            (window, species): {
                name: each for name, each in cards.items() if not each.opens or window in each.opens
            }
            for (window, species), cards in self.playable.items()
        }

    @cached_property
    def ability_moments(self) -> frozenset[str]:
        """The moments for which there is a one-shot at all."""
        return frozenset(moment for each in self.animals for moment in each.when)

    @cached_property
    def food_cards(self) -> Mapping[str, FoodCard]:
        """The Food by name."""
        return _by_name(self.food)

    @cached_property
    def paint(self) -> Mapping[str, str]:
        """The colour of each species, as "#rrggbb"."""
        return {each.name: each.paint for each in self.species}

    @cached_property
    def lines(self) -> Mapping[str, Line]:
        """The names of all species and cards as text lines."""
        return {
            each.name: each.line
            for each in (*self.species, *self.effect_cards.values(), *self.food)
        }

    @cached_property
    def all_support(self) -> tuple[str, ...]:
        """All Support cards, sorted."""
        return tuple(each.name for each in self.support_cards.values() for _ in range(each.count))

    @cached_property
    def all_food(self) -> tuple[str, ...]:
        """All Food, sorted."""
        return tuple(each.name for each in self.food for _ in range(each.count))

    @cached_property
    def animals_by_species(self) -> Mapping[str, tuple[str, ...]]:
        """The names of the Animals of each species."""
        return {
            each.name: tuple(card.name for card in self.animals if card.species == each.name)
            for each in self.species
        }

    @cached_property
    def favourites(self) -> Mapping[str, FoodCard]:
        """The Food that is worth more to each species (C61)."""
        return {each.species: each for each in self.food if each.species is not None}

    @cached_property
    def order(self) -> Mapping[str, int]:
        """The place of each card in content.toml."""
        names = (*self.support_cards, *self.food_cards, *self.animal_cards)
        return {name: place for place, name in enumerate(names)}

    def sorted(self, names: Iterable[str]) -> tuple[str, ...]:
        """Return the names of cards in the order of content.toml."""
        return tuple(sorted(names, key=self.order.__getitem__))

    def points(self, food: str, species: str | None) -> int:
        """Return the points a Food is worth to a species (C61)."""
        card = self.food_cards[food]
        return card.points + (card.bonus if species == card.species else 0)

    def food_line(self, food: str, species: str | None) -> Line:
        """Return the name of a Food with the points it is worth to a species."""
        return line("igels-food-worth", food=self.lines[food], points=self.points(food, species))


_C = TypeVar("_C", bound=_Card)


def _by_name(cards: Iterable[_C]) -> dict[str, _C]:
    return {card.name: card for card in cards}


def card_line(name: str) -> Line:
    """Return the name of a card as a text line."""
    return Line(f"igels-{name}")


def card_text(name: str) -> Line:
    """Return what a card does, as a text line."""
    return Line(f"igels-{name}-text")


def plus(amount: int) -> Line:
    """Return an amount with its sign as a text line."""
    return line("igels-plus" if amount >= 0 else "igels-minus", amount=abs(amount))


def numbered(names: Sequence[str]) -> dict[str, str]:
    """Return word -> name for cards of which several are picked: "mud-2" is the second "mud"."""
    words: dict[str, str] = {}
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = count = counts.get(name, 0) + 1
        words[name if count == 1 else f"{name}-{count}"] = name
    return words


def _problems(content: Content) -> Iterator[str]:
    names = [each.name for each in content.species]
    for cards in (content.animals, content.battle, content.events, content.food):
        names += [card.name for card in cards]
    if len({*names}) < len(names):
        yield "two things have one name"
    kinds = {each.name for each in content.species}
    # Several copies of a card in one hand are told apart by a number behind the name: "mud-2".
    for name in names:
        if len(name) > WORD - 3:
            yield f"the name {name} needs {WORD - 3} characters at most"
    for card in (*content.effect_cards.values(), *content.food):
        if card.species is not None and card.species not in kinds:
            yield f"{card.name} is of the species {card.species}, which does not play"
    rules = content.rules
    if len(content.all_support) != rules.support:
        yield f"there are {len(content.all_support)} Support cards, not {rules.support}"
    total = len(content.all_support) + len(content.all_food) + len(content.animals)
    if total != rules.cards:
        yield f"there are {total} cards, not {rules.cards}"
    if max(content.forests) > len(content.all_food):
        yield f"a Forest of {max(content.forests)} needs as many Food cards"
    yield from _effect_problems(content)


def _effect_problems(content: Content) -> Iterator[str]:
    for event in content.events:
        if len(event.effects) != 1:
            yield f"{event.name} must do one thing"
        if ("reaction" in event.windows) != (event.effect.op == "counter"):
            yield f"{event.name} must be a counter to be a reaction"
    for card in content.effect_cards.values():
        for effect in card.effects:
            if effect.op == "bind" and effect.name not in content.animal_cards:
                yield f"{card.name} binds to {effect.name}, which is no Animal"
            if (effect.per == "card") != (effect.name in content.battle_cards):
                yield f"{card.name} must name the card it counts"
