"""The box of Igor: the cards, their pictures, the acts and the rule cards.

Clause numbers (I13) in this package refer to seeds/igor/rules.md. This module holds no rule of
play and knows no table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from engine.api.action import WORD
from engine.api.event import Line, Typed, line

#: A card: the first letter of its suit, its rank and its copy ("b7a").
Card: TypeAlias = str

#: A rule card: "r01" to "r33" from the box, "c1" to "c3" written by players.
RuleId: TypeAlias = str

#: What a claim can be about: an act of the palette, a rule of the table's own, or `CARD`.
Breach: TypeAlias = str

#: The acts with a number, the breach of having played a forbidden card, and a phrase of one's own
#: in a rule that is being built.
THANK, POINT, CALL, CARD, OWN = "thank", "point", "call", "card", "own"

_Positive: TypeAlias = Annotated[int, Meta(ge=1)]
_Name: TypeAlias = Annotated[str, Meta(pattern="^[a-z_]{1,16}$")]
On: TypeAlias = Literal["play", "trick_won", "trick_end", "fine_paid", "ban", "honour"]
_Window: TypeAlias = Literal["soon", "own_turn", "before_lead"]

#: What may trigger a rule (`on`) -> who may be bound by it.
WHO: Mapping[str, tuple[str, ...]] = {
    "play": ("actor", "next"),
    "trick_won": ("winner", "lowest", "all_but_winner"),
    "trick_end": ("winner", "lowest", "all_but_winner"),
    "fine_paid": ("payer",),
}

#: What may trigger a rule that players build -> a word for whom it binds until when.
BOUND: Mapping[On, Mapping[str, tuple[str, _Window]]] = {
    "play": {
        "actor": ("actor", "soon"),
        "actor-turn": ("actor", "own_turn"),
        "actor-trick": ("actor", "before_lead"),
        "next": ("next", "own_turn"),
        "next-trick": ("next", "before_lead"),
    },
    "trick_won": {
        "winner": ("winner", "before_lead"),
        "lowest": ("lowest", "before_lead"),
        "lowest-turn": ("lowest", "own_turn"),
        "others": ("all_but_winner", "before_lead"),
        "others-turn": ("all_but_winner", "own_turn"),
    },
    "fine_paid": {
        "payer": ("payer", "soon"),
        "payer-turn": ("payer", "own_turn"),
        "payer-trick": ("payer", "before_lead"),
    },
}

#: What may trigger a rule -> its possible conditions, of those without a value.
CONDITIONS: Mapping[str, tuple[str, ...]] = {
    "play": (
        "rank_eq_trick",
        "first",
        "last",
        "off_suit",
        "first_off_suit",
        "takes_lead",
        "same_rank",
        "one_step",
        "by_dealer",
    ),
    "trick_won": ("won_in_suit", "not_by_leader"),
    "trick_end": (),
    "fine_paid": (),
}

#: The acts with a number that a rule may demand, by its trigger.
DEMANDS: Mapping[str, tuple[str, ...]] = {
    "play": ("call-rank", "call-twice", "call-total", "point-prev", "thank-leader"),
    "trick_won": ("call-total", "thank-leader"),
    "trick_end": (),
    "fine_paid": (),
}

BANS = ("lead_suit", "lead_even_on_odd_trick", "repeat_own_rank")


class Act(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Something said or done: "zap", "point 3" (seats counted from 1), "call 22".

    `word` is one of the palette, or the id of a rule whose own phrase is said.
    """

    word: str
    number: int | None = None

    @property
    def words(self) -> tuple[str, ...]:
        """The act as the words of a move."""
        return (self.word,) if self.number is None else (self.word, str(self.number))


class Coins(Struct, frozen=True, forbid_unknown_fields=True):
    """Coins at the start (I1), for a trick (I15) and for a breach (I19)."""

    start: _Positive
    trick: _Positive
    fine: _Positive


class Counts(Struct, frozen=True, forbid_unknown_fields=True):
    """How many rules are dealt at the start (I2), looked at (I6), and easy for a first game."""

    start: _Positive
    look: _Positive
    easy: _Positive


class Acts(Struct, frozen=True, forbid_unknown_fields=True):
    """The palette: phrases to say, things to do, and things to do towards another player.

    `say` has each phrase in every language.
    """

    say: dict[_Name, tuple[str, ...]]
    do: tuple[_Name, ...]
    aim: tuple[_Name, ...]

    @property
    def plain(self) -> tuple[str, ...]:
        """The acts that need neither aim nor number."""
        return (*self.say, *self.do)

    @property
    def palette(self) -> tuple[str, ...]:
        """All acts, in the order of the menu."""
        return (*self.plain, *self.aim, CALL)


class Picture(Struct, frozen=True, forbid_unknown_fields=True):
    """A picture on cards and everything it shows (I29)."""

    name: _Name
    motifs: tuple[_Name, ...]


class Rule(Struct, frozen=True, forbid_unknown_fields=True, rename={"when": "if"}):
    """A rule card: what triggers it, who must do what, and until when.

    `act` is a word of the palette ("zap"), one with what its number means ("point-prev",
    "call-total"), the rule's own id (its own phrase), or for a ban what is forbidden. The window
    "soon" lasts until the next card, "own_turn" until the seat's own card, "before_lead" until the
    next lead. An "honour" rule is free text that players judge by a vote (I33).
    """

    id: Annotated[str, Meta(pattern="^(r[0-9]{2}|c[1-3])$")]
    on: On
    when: tuple[str, ...] = ()
    who: str = "actor"
    act: str = ""
    window: _Window = "soon"


class OwnRule(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule card that a player wrote, with the typed texts."""

    rule: Rule
    title: str
    text: str = ""  #: of an honour rule
    phrase: str = ""  #: to be said, where `rule.act` is the rule's id


class Face(Struct, frozen=True):
    """The face of a card: what it shows and how it is named."""

    word: Card
    suit: int
    rank: int
    picture: int
    shows: frozenset[str]  #: its suit and the motifs of its picture (I29)
    line: Line  #: its suit and rank
    hint: Line  #: its picture and everything that shows


class Content(Struct, frozen=True, forbid_unknown_fields=True, dict=True, eq=False):
    """The content of seeds/igor/content.toml, checked; what follows from it is cached."""

    suits: Annotated[tuple[_Name, ...], Meta(min_length=2)]
    ranks: Annotated[int, Meta(ge=2, le=10)]
    copies: Annotated[int, Meta(ge=1, le=4)]
    coins: Coins
    deal: Annotated[dict[_Name, _Positive], Meta(min_length=1)]
    rules: Counts
    acts: Acts
    pictures: Annotated[tuple[Picture, ...], Meta(min_length=1)]
    cards: Annotated[tuple[Rule, ...], Meta(min_length=1)]

    def __post_init__(self) -> None:
        """Check what one field alone cannot show; raise `ValueError` with the first problem."""
        for problem in _problems(self):
            raise ValueError(problem)

    @cached_property
    def faces(self) -> Mapping[Card, Face]:
        """All cards in the order of a sorted hand: by suit, then by rank."""
        faces = {}
        for suit, name in enumerate(self.suits):
            for rank in range(self.ranks):
                for copy in range(self.copies):
                    index = (2 * rank + copy + 4 * suit) % len(self.pictures)
                    picture = self.pictures[index]
                    word = f"{name[0]}{rank}{'abcd'[copy]}"
                    faces[word] = Face(
                        word,
                        suit,
                        rank,
                        index,
                        frozenset((name, *picture.motifs)),
                        line("igor-card", suit=Line(f"igor-motif-{name}"), rank=rank),
                        line(
                            "igor-shows",
                            picture=Line(f"igor-picture-{picture.name}"),
                            motifs=tuple(Line(f"igor-shown-{each}") for each in picture.motifs),
                        ),
                    )
        return faces

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        """All the cards, sorted."""
        return tuple(self.faces)

    @cached_property
    def rule_of(self) -> Mapping[RuleId, Rule]:
        """The rule cards of the box by id."""
        return {rule.id: rule for rule in self.cards}

    @cached_property
    def phrases(self) -> Mapping[str, str]:
        """The phrases of the box as they sound, and the act of each."""
        said = self.acts.say.items()
        return {self.sound(phrase): act for act, phrases in said for phrase in phrases}

    @staticmethod
    def sound(phrase: str) -> str:
        """Return the letters and digits of a phrase, if any: two with the same are one act."""
        return "".join(filter(str.isalnum, phrase.casefold())) or phrase

    @cached_property
    def motifs(self) -> tuple[str, ...]:
        """Everything that a card can show, the suits first."""
        pictured = (motif for picture in self.pictures for motif in picture.motifs)
        return tuple(dict.fromkeys((*self.suits, *pictured)))

    def highest_call(self, seats: int) -> int:
        """Return the highest number that can be right: twice a nine, or a trick of nines."""
        return (self.ranks - 1) * max(2, seats)

    def is_condition(self, on: str, condition: str) -> bool:
        """Return True if a rule with this trigger may have this condition."""
        kind, _, value = condition.partition("-")
        if on == "play" and kind == "shows":
            return value in self.motifs
        if on == "play" and kind == "rank":
            return value in map(str, range(self.ranks))
        return not value and kind in CONDITIONS[on]

    def is_demand(self, on: str, act: str) -> bool:
        """Return True if a rule with this trigger may demand this act of the palette."""
        return act in self.acts.plain or act in DEMANDS[on]

    @cached_property
    def _order(self) -> Mapping[Card, int]:
        return {card: index for index, card in enumerate(self.faces)}

    def as_hand(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Return the cards sorted as a hand."""
        return tuple(sorted(cards, key=self._order.__getitem__))


def own_title(own: OwnRule) -> Line:
    """Return the title of a rule that a player wrote."""
    return line("igor-own-title", title=Typed(own.title))


def _problems(content: Content) -> Iterable[str]:
    if len({suit[0] for suit in content.suits}) < len(content.suits):
        yield "the suits need different first letters"
    if max(map(len, content.pack)) > WORD:
        yield "a card has too long a name"
    if len({rule.id for rule in content.cards}) < len(content.cards):
        yield "two rule cards have one id"
    if len(content.cards) < content.rules.start + 1 or content.rules.easy < content.rules.start:
        yield "there are too few rule cards to start with"
    if 8 * max(content.deal.values()) > len(content.pack):
        yield f"{max(content.deal.values())} cards each are too many for eight seats"
    palette = content.acts.palette
    if len(set(palette)) < len(palette):
        yield "the acts need different names"
    if set(content.acts.aim) != {THANK, POINT}:
        yield f"the aimed acts are {THANK} and {POINT}"
    for rule in content.cards:
        problem = _rule_problem(content, rule)
        if problem:
            yield f"the rule card {rule.id} {problem}"


def _rule_problem(content: Content, rule: Rule) -> str:
    """Return what is wrong with a rule card, or ""."""
    if rule.on == "honour":
        return "of the box cannot be left to honour"
    if rule.on == "ban":
        kind, _, suit = rule.act.partition("-")
        known = kind in BANS and (kind == "lead_suit") == bool(suit)
        return "" if known and (not suit or suit in content.suits) else f"forbids {rule.act}"
    if rule.who not in WHO[rule.on]:
        return f"binds {rule.who}, whom {rule.on} does not know"
    for condition in rule.when:
        if not content.is_condition(rule.on, condition):
            return f"has the condition {condition}, which {rule.on} does not know"
    if not content.is_demand(rule.on, rule.act):
        return f"asks for {rule.act}, which is no act"
    return ""
