"""The content of Safaru, the state of a table, and the view of a seat.

Section signs (§6) refer to seeds/safaru/rules.md. This module holds no rule of play.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from engine.api.event import Line, line
from engine.api.rng import Rng

#: A card: the letter of its animal and its number, "u7" or "h10".
Card: TypeAlias = str

#: The aim of a match: to catch animals, or to set them free (§26).
Aim: TypeAlias = Literal["catch", "free"]

#: The three methods of catching (§6, §8, §9).
Method: TypeAlias = Literal["adding", "totalling", "pairing"]

METHODS: tuple[Method, ...] = ("adding", "totalling", "pairing")

#: What a table waits for. turn: a card. method: the left neighbour's choice of a method (§26).
#: which: what a played card catches. owed: the same for a catch that was overlooked (§16). last:
#: whether anybody shouts at the last card of a deal. scored: that all have seen the scores. over:
#: nothing.
Question: TypeAlias = Literal["turn", "method", "which", "owed", "last", "scored", "over"]

_Whole: TypeAlias = Annotated[int, Meta(ge=0)]
_Positive: TypeAlias = Annotated[int, Meta(ge=1)]


class Animal(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the animals: its drawing, its letter in card names, and its colour."""

    name: Literal["unicorn", "hedgehog", "fox", "turtle", "owl"]
    letter: Annotated[str, Meta(pattern="^[a-z]$")]
    paint: Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]


class Scoring(Struct, frozen=True, forbid_unknown_fields=True):
    """Points for most unicorns, hedgehogs or cards, and for each baby and triangle (§22, §28)."""

    unicorns: int = 0
    hedgehogs: int = 0
    cards: int = 0
    baby: int = 0
    triangle: int = 0


class Content(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The content of seeds/safaru/content.toml, checked; what follows from it is cached."""

    total: _Positive
    hand: _Positive
    table: _Whole
    numbers: Annotated[tuple[_Whole, ...], Meta(min_length=1)]
    triangles: tuple[_Whole, ...]
    most_rounds: _Positive
    animals: Annotated[tuple[Animal, ...], Meta(min_length=1)]
    scoring: dict[Aim, Scoring]

    def __post_init__(self) -> None:
        """Check what one field alone cannot show; raise `ValueError` with the first problem."""
        for problem in (*_animal_problems(self), *_deal_problems(self)):
            raise ValueError(problem)

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        """All the cards, sorted."""
        return in_order(
            f"{each.letter}{number}" for number in self.numbers for each in self.animals
        )

    @cached_property
    def triangles_on(self) -> Mapping[Card, int]:
        """How many triangles are on each card."""
        by_number = dict(zip(self.numbers, self.triangles, strict=True))
        return {card: by_number[number_of(card)] for card in self.pack}

    @cached_property
    def letters(self) -> Mapping[str, str]:
        """The letter of each animal by its name."""
        return {animal.name: animal.letter for animal in self.animals}

    @cached_property
    def animal_of(self) -> Mapping[str, Animal]:
        """The animal of each letter."""
        return {animal.letter: animal for animal in self.animals}


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules that the players chose in the lobby."""

    aim: Aim = "catch"
    target: int = 100
    rounds: int | None = None  #: the most game rounds; None: as many as it takes
    open: bool = False  #: overlooked catches are for the others to notice (§16)
    piles: bool = False  #: caught cards lie open (§10)
    zero_each: bool = False  #: adding and totalling each owe a baby (§18)
    decider: bool = False  #: equal scores play another game round (§25)


class LastPlay(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The last card played, what it took, and whether it was caught itself in a pair (§9)."""

    seat: int
    card: Card
    taken: tuple[Card, ...] = ()
    paired: bool = False


class Tally(Struct, frozen=True, forbid_unknown_fields=True):
    """What a side caught in a game round, and the points it got for it (§22, §28)."""

    cards: int
    unicorns: int
    hedgehogs: int
    babies: int
    triangles: int
    card_points: int
    unicorn_points: int
    hedgehog_points: int
    baby_points: int
    triangle_points: int

    @property
    def points(self) -> int:
        """All points together; they may be negative (§24)."""
        return (
            self.card_points
            + self.unicorn_points
            + self.hedgehog_points
            + self.baby_points
            + self.triangle_points
        )


class Due(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What is due: the question, and the seats that have still to answer it."""

    question: Question
    seats: tuple[int, ...] = ()
    card: Card | None = None  #: a played card that is not settled yet
    method: Method | None = None  #: chosen for it by the left neighbour (§26)


class Board(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Everything that is public."""

    terms: Terms
    seats: int
    round: int  #: game rounds are counted from 1
    dealer: int
    seat: int  #: the seat in turn
    scores: tuple[int, ...]  #: of the match, one a side
    table: tuple[Card, ...]  #: sorted, without `Due.card`
    due: Due
    turn_number: int = 0  #: cards played in this game round
    last_play: LastPlay | None = None
    #: The seats that may still shout at the last card; None: nobody could, whatever it is (§16).
    listeners: tuple[int, ...] | None = None
    tallies: tuple[Tally, ...] = ()  #: of the last game round, one a side

    @property
    def is_between_rounds(self) -> bool:
        """True while the scores are shown, also those of the whole match."""
        return self.due.question in ("scored", "over")


class State(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A whole table. Hands, stock and generator are secret; everybody saw what was caught."""

    board: Board
    hands: tuple[tuple[Card, ...], ...]
    piles: tuple[tuple[Card, ...], ...]  #: one a seat, in the order of being caught
    stock: tuple[Card, ...]
    rng: Rng


class View(Struct, frozen=True, gc=False):
    """What a seat sees: the board, its hand, the sizes of everything else, and open piles."""

    board: Board
    seat: int | None
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    stock_size: int
    pile_sizes: tuple[int, ...]
    piles: tuple[tuple[Card, ...] | None, ...]  #: None: this seat may not look at it (§10)


@lru_cache(256)
def number_of(card: Card) -> int:
    """Return the number of a card."""
    return int(card[1:])


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards sorted by number, then by animal."""
    return tuple(sorted(cards, key=_sort_key))


def with_card(cards: Iterable[Card], card: Card) -> tuple[Card, ...]:
    """Return sorted cards with one more."""
    more = list(cards)
    insort(more, card, key=_sort_key)
    return tuple(more)


@lru_cache(256)
def card_line(card: Card) -> Line:
    """Return the name of a card."""
    return line(f"safaru-card-{card[0]}", number=number_of(card))


@lru_cache(256)
def card_lines(cards: tuple[Card, ...]) -> tuple[Line, ...]:
    """Return the names of cards."""
    return tuple(map(card_line, cards))


@lru_cache
def sides_of(seats: int) -> tuple[int, ...]:
    """Return the side of each seat: of four, opposite seats play together (§1)."""
    return (0, 1, 0, 1) if seats == 4 else tuple(range(seats))


@lru_cache
def partners_of(seat: int, seats: int) -> tuple[int, ...]:
    """Return the seats on the side of this seat, itself included."""
    sides = sides_of(seats)
    return tuple(each for each in range(seats) if sides[each] == sides[seat])


def left_of(board: Board) -> int:
    """Return the seat to the left of the seat in turn, which is the next one (§4)."""
    return (board.seat + 1) % board.seats


@lru_cache(256)
def _sort_key(card: Card) -> tuple[int, str]:
    return number_of(card), card[0]


def _animal_problems(content: Content) -> Iterator[str]:
    letters = [animal.letter for animal in content.animals]
    names = [animal.name for animal in content.animals]
    if len(set(letters)) < len(letters) or len(set(names)) < len(names):
        yield "the animals need different names and letters"
    if not {"unicorn", "hedgehog"} <= set(names):
        yield "points are given for unicorns and hedgehogs, so both are needed"
    if list(content.numbers) != sorted(set(content.numbers)):
        yield "the numbers must rise"
    if len(content.triangles) != len(content.numbers):
        yield f"there are {len(content.numbers)} numbers and {len(content.triangles)} triangles"


def _deal_problems(content: Content) -> Iterator[str]:
    pack = len(content.numbers) * len(content.animals)
    for seats in (2, 3, 4):
        hands = seats * content.hand
        # §19: only the part of the last deal that goes to the table may be missing.
        if 0 < pack % (hands + content.table) < hands:
            yield f"{pack} cards do not deal out to {seats} seats"
    for aim in ("catch", "free"):
        if aim not in content.scoring:
            yield f"scoring.{aim} is missing"
    for aim, scoring in content.scoring.items():
        for points in (scoring.unicorns, scoring.hedgehogs, scoring.cards):
            if points % 12:
                yield f"{points} points of scoring.{aim} cannot be split by two, three and four"
