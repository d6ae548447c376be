"""The content of Racing Hedgehogs, the state of a table, and what a seat sees of it.

Section signs in this package point into seeds/race/rules.md. This module knows no rule of play.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from engine.api.action import WORD
from engine.api.event import Line, line
from engine.api.rng import Rng

#: The face of a card as a word: its suit and its steps, "red2" or "joker1".
Face: TypeAlias = str

#: The suit that moves any hedgehog.
JOKER = "joker"

_Whole: TypeAlias = Annotated[int, Meta(ge=0)]
_Positive: TypeAlias = Annotated[int, Meta(ge=1)]


class Hedgehog(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """One of the racers: its name, its paint and a badge, so that nobody needs the colour."""

    name: Annotated[str, Meta(pattern="^[a-z]{1,12}$")]
    paint: Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]
    badge: Literal["hat", "scarf", "leaf", "flower"]

    @cached_property
    def line(self) -> Line:
        """The text key of its name."""
        return Line(f"race-{self.name}")


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards there are of each number of steps, a colour and for the joker (§5)."""

    cards: _Positive
    hedgehog: dict[_Positive, _Positive]
    joker: dict[_Positive, _Positive]


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """How many cards stay out and how many each seat gets, for one seat count (§5)."""

    out: _Whole
    hand: _Positive


class Scale(Struct, frozen=True, forbid_unknown_fields=True):
    """What a card is worth by its steps, alone and in a pair, and the finisher's bonus (§17)."""

    bonus: _Whole
    card: dict[_Positive, int]
    pair: dict[_Positive, int] = {}


class Card(Struct, frozen=True):
    """One kind of card: the index of its hedgehog (`None`: any), its steps, copies and name."""

    face: Face
    hedgehog: int | None
    steps: int
    copies: int
    line: Line


class Content(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The content of seeds/race/content.toml, checked to be consistent."""

    track: Annotated[tuple[int, ...], Meta(min_length=2)]  #: the value of each space, start first
    hedgehogs: Annotated[tuple[Hedgehog, ...], Meta(min_length=1)]
    deck: Deck
    deal: Annotated[dict[_Positive, Deal], Meta(min_length=1)]
    scoring: Annotated[dict[str, Scale], Meta(min_length=1)]
    tokens: dict[_Positive, _Positive]

    def __post_init__(self) -> None:
        """Check the fields against each other. Raise ValueError with the first mistake."""
        for mistake in _mistakes(self):
            raise ValueError(mistake)

    @cached_property
    def finish(self) -> int:
        """The index of the last space."""
        return len(self.track) - 1

    @cached_property
    def cards(self) -> Mapping[Face, Card]:
        """Every kind of card in the order of a sorted hand: colours, then jokers, each by steps."""
        cards: dict[Face, Card] = {}
        for index, hedgehog in enumerate(self.hedgehogs):
            for steps, copies in sorted(self.deck.hedgehog.items()):
                face = f"{hedgehog.name}{steps}"
                named = line("race-card", hedgehog=hedgehog.line, steps=steps)
                cards[face] = Card(face, index, steps, copies, named)
        for steps, copies in sorted(self.deck.joker.items()):
            face = f"{JOKER}{steps}"
            named = line("race-card", hedgehog=Line("race-joker"), steps=steps)
            cards[face] = Card(face, None, steps, copies, named)
        return cards

    @cached_property
    def names(self) -> Mapping[str, int]:
        """The index of each hedgehog by its name."""
        return {hedgehog.name: index for index, hedgehog in enumerate(self.hedgehogs)}

    @cached_property
    def pack(self) -> tuple[Face, ...]:
        """All the cards, sorted."""
        return tuple(card.face for card in self.cards.values() for _ in range(card.copies))

    @cached_property
    def _order(self) -> Mapping[Face, int]:
        return {face: at for at, face in enumerate(self.cards)}

    def as_hand(self, faces: Iterable[Face]) -> tuple[Face, ...]:
        """Return the cards sorted as in a hand."""
        return tuple(sorted(faces, key=self._order.__getitem__))

    def change(self, points: int) -> tuple[int, ...]:
        """Return points as tokens, the big ones first; the bank always has enough (§22, §23)."""
        tokens: list[int] = []
        for worth in sorted(self.tokens, reverse=True):
            count, points = divmod(points, worth)
            tokens += [worth] * count
        return tuple(tokens)


class Tally(Struct, frozen=True, forbid_unknown_fields=True):
    """An open hand and its points: a term for each hedgehog, the bonus, the sum (at least 0)."""

    hand: tuple[Face, ...]
    terms: tuple[int, ...]
    bonus: int
    points: int


class RoundResult(Struct, frozen=True, forbid_unknown_fields=True):
    """The end of a round: who ended it (`None`: nobody could play on, §33), a tally a seat."""

    finisher: int | None
    tallies: tuple[Tally, ...]


class LastMove(Struct, frozen=True, forbid_unknown_fields=True):
    """What the last card of the pile did: who played it, which hedgehog it took from where."""

    seat: int
    hedgehog: int
    start: int


class Board(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """All that lies open. One round a seat is played (§3), counted from 1."""

    scoring: str
    round: int
    starter: int
    turn: int | None  #: whose turn it is; `None`: the round is over and the hands lie open
    positions: tuple[int, ...]  #: of each hedgehog, an index of the track
    pile: tuple[Face, ...]  #: oldest first
    totals: tuple[int, ...]
    ready: tuple[int, ...] = ()  #: the seats that have seen the open hands
    last_round: RoundResult | None = None  #: while the hands lie open
    last_move: LastMove | None = None  #: `None` before the first card of a round

    @property
    def rounds(self) -> int:
        """How many rounds the game has (§3)."""
        return len(self.totals)

    @property
    def is_stopped(self) -> bool:
        """True for a game that ended in the middle of a round."""
        return self.turn is None and self.last_round is None

    @property
    def is_over(self) -> bool:
        """True once the last round has been scored (§25)."""
        return self.turn is None and self.round == self.rounds


class State(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A whole table. Secret is what is not on the board: hands, cards left out, the generator."""

    board: Board
    hands: tuple[tuple[Face, ...], ...]
    removed: tuple[Face, ...]
    rng: Rng


class View(Struct, frozen=True, gc=False):
    """What a seat sees: the board, its own hand and how many cards the others hold."""

    board: Board
    seat: int | None
    hand: tuple[Face, ...]
    sizes: tuple[int, ...]


def _mistakes(content: Content) -> Iterable[str]:
    deck, names = content.deck, [hedgehog.name for hedgehog in content.hedgehogs]
    if len({*names, JOKER}) <= len(names):
        yield f"the hedgehogs need different names, none of them {JOKER}"
    longest = max(content.cards, key=len)
    if len(longest) > WORD:
        yield f"the card {longest} needs a name of {WORD} characters at most"
    if len(content.pack) != deck.cards:
        yield f"the deck says {deck.cards} cards, but its suits add up to {len(content.pack)}"
    for seats, deal in content.deal.items():
        dealt = deal.out + seats * deal.hand
        if dealt != deck.cards:
            yield f"with {seats} seats {dealt} cards are dealt or left out, not {deck.cards}"
    values = content.track
    if values[0] != min(values) or values[-1] != max(values) or values[0] == values[-1]:
        yield "the track must start on its lowest value and finish on its highest"
    for name, scale in content.scoring.items():
        unscored = deck.hedgehog.keys() - scale.card.keys()
        if unscored:
            yield f"the scoring {name} does not say what a card of {min(unscored)} steps is worth"
    if 1 not in content.tokens:
        yield "the tokens need one worth 1, so that every score can be paid"
