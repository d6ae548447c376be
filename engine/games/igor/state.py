"""The state of a table of Igor, and what a seat sees of it. No rule of play is here.

What is public stands on the board; everything else of the state is secret from somebody, or is
known to all and may not be looked at just now, as the rules in force are (I3).
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.api.rng import Rng
from engine.games.igor.model import Act, Card, Content, OwnRule, Rule, RuleId


class Phase(StrEnum):
    """What the table is at."""

    WRITING = "writing"  #: rules of their own are written and voted on (I33)
    CHANGE = "change"  #: somebody may add or remove a rule (I5, I30)
    TAKE = "take"  #: and has looked at the top of the rule deck (I6)
    READING = "reading"  #: the rules lie open for the last time (I3)
    PLAY = "play"
    LAST_CALL = "last_call"  #: the last card is down; what was missed may still be claimed (I18)
    OVER = "over"


class Laid(Struct, frozen=True):
    """A card laid to a trick."""

    seat: int
    card: Card


class Trick(Struct, frozen=True):
    """A whole trick and who won it."""

    laid: tuple[Laid, ...]
    winner: int


class InForce(Struct, frozen=True):
    """A rule in play; `since`: the first hand it is played in (I8)."""

    rule: RuleId
    since: int


class Removed(Struct, frozen=True):
    """A rule out of play; `since`: the first hand that is played without it (I9)."""

    rule: RuleId
    since: int


class Uses(Struct, frozen=True):
    """How often a seat has done what may be done a few times in a window."""

    acts: int = 0
    catches: int = 0
    confessions: int = 0


class Caller(Struct, frozen=True):
    """Somebody who cried "Catch!": `number` is the claim's; `charged`: what they mean is said."""

    seat: int
    number: int
    charged: bool


class Tie(Struct, frozen=True):
    """Several claimed one breach in the same moment: the breaker says who was first (I20)."""

    number: int
    breaker: int
    act: Act
    rule: RuleId
    claimants: tuple[int, ...]  #: the earliest first


class Ruling(Struct, frozen=True):
    """A claim that was judged and may be disputed (I28). `paid`: what changed hands."""

    number: int
    accuser: int
    accused: int
    act: Act
    broken: bool
    paid: int
    involved: tuple[int, ...]


class Vote(Struct, frozen=True):
    """A vote of those not involved: of a ruling, or (`ruling` is `None`) of an honour rule."""

    number: int
    claimants: tuple[int, ...]
    accused: int
    act: Act
    ruling: Ruling | None = None
    ballots: tuple[tuple[int, bool], ...] = ()
    abstained: tuple[int, ...] = ()


class Proposal(Struct, frozen=True):
    """A rule of one's own that is voted on; `abstained` are those who let it pass."""

    author: int
    own: OwnRule
    ballots: tuple[tuple[int, bool], ...] = ()
    abstained: tuple[int, ...] = ()


class Board(Struct, frozen=True, kw_only=True):
    """All that lies open and may be looked at."""

    phase: Phase
    hands: int  #: how many are played (I4)
    size: int  #: cards a hand (I10, I32)
    soon: str  #: "card" or "trick": how long an act may wait (I23)
    easy: bool = False  #: a first game: the first rules are easy ones (I2)
    hand: int = 1  #: the one that is played, or the one to come
    dealer: int
    turn: int | None = None
    changers: tuple[int, ...] = ()  #: who may still change a rule before the hand, in order
    coins: tuple[int, ...]
    won: tuple[int, ...]  #: tricks of this hand
    trick: tuple[Laid, ...] = ()
    last_trick: Trick | None = None  #: until the next lead
    in_force: int = 0
    ready: tuple[int, ...] = ()
    uses: tuple[Uses, ...] = ()
    hurried: bool = False  #: whoever is in turn has been fined for it
    callers: tuple[Caller, ...] = ()
    batch: int | None = None  #: of claims of the same moment, while it lasts (I20)
    ties: tuple[Tie, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    votes: tuple[Vote, ...] = ()
    own: tuple[OwnRule, ...] = ()
    proposal: Proposal | None = None
    proposed: tuple[int, ...] = ()  #: how many rules each seat has put to the vote

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.coins)

    @property
    def tricks(self) -> int:
        """How many tricks of the hand have been won."""
        return sum(self.won)

    @property
    def laid(self) -> int:
        """How many cards of the hand have been laid."""
        return self.tricks * len(self.coins) + len(self.trick)

    @property
    def window(self) -> int:
        """The number of the window that acts are counted in."""
        return self.laid if self.soon == "card" else self.tricks + bool(self.trick)

    @property
    def most_acts(self) -> int:
        """How many acts a seat has in a window: too few to do them all (I23)."""
        return max(3, self.in_force) * (1 if self.soon == "card" else 2)

    @property
    def settled(self) -> bool:
        """Is nothing left to judge, to choose or to vote on?"""
        return not (self.callers or self.ties or self.votes)


class Duty(Struct, frozen=True):
    """What a seat has to do, or for a ban what it laid. Times are ticks of the hand.

    `ended`: when it was done (`kept`) or its window closed; `expired`: when it became too late to
    claim it. A ban is told by what is in the hand, which may be dealt anew: `rank`, `suit`, `led`
    (the suit led, if one was) and `after` (own cards laid by then) say how to tell.
    """

    seat: int
    rule: RuleId
    act: Act
    window: str
    trick: int
    made: int
    ended: int | None = None
    kept: bool = False
    expired: int | None = None
    paid: bool = False
    card: Card = ""
    led: int | None = None
    after: int = 0


class Claim(Struct, frozen=True):
    """A cry of "Catch!": `at` is its tick; what is claimed is secret until it is judged."""

    number: int
    seat: int
    batch: int
    at: int
    accused: int | None = None
    act: Act = ""


class Draft(Struct, frozen=True):
    """A rule that somebody is building: what sets it off, then what is to be done."""

    on: str = ""
    when: tuple[str, ...] = ()
    who: str = ""
    window: str = ""
    act: str = ""


class State(Struct, frozen=True, kw_only=True):
    """A whole table."""

    board: Board
    force: tuple[InForce, ...] = ()
    removed: tuple[Removed, ...] = ()
    pile: tuple[RuleId, ...] = ()  #: the rule deck, top first
    drawn: tuple[RuleId, ...] = ()  #: what whoever adds a rule looks at
    hands: tuple[tuple[Card, ...], ...]
    deck: tuple[Card, ...]  #: cards not dealt
    played: tuple[tuple[Card, ...], ...]  #: of this hand, by seat, oldest first
    voids: tuple[tuple[int, ...], ...]  #: suits each seat has shown that it lacks
    duties: tuple[Duty, ...] = ()
    claims: tuple[Claim, ...] = ()
    drafts: tuple[Draft, ...] = ()
    tick: int = 0
    counted: int = 0  #: numbers given to claims, batches, rulings and votes
    rng: Rng

    def on(self, **changes: Any) -> State:
        """Give the state with another board."""
        return replace(self, board=replace(self.board, **changes))

    def paying(self, coins: int, giver: int | None = None, taker: int | None = None) -> State:
        """Move coins from a seat or the pool (`None`) to another."""
        purse = list(self.board.coins)
        if giver is not None:
            purse[giver] -= coins
        if taker is not None:
            purse[taker] += coins
        return self.on(coins=tuple(purse))

    def numbered(self) -> tuple[int, State]:
        """Give the next number of claims and the like, and the state that has given it."""
        return self.counted + 1, replace(self, counted=self.counted + 1)


class View(Struct, frozen=True, kw_only=True):
    """What a seat sees. `rules` and `removed` are seen between hands only (I3)."""

    board: Board
    seat: int | None
    hand: tuple[Card, ...]
    sizes: tuple[int, ...]
    rules: tuple[InForce, ...] = ()
    removed: tuple[Removed, ...] = ()
    can_add: bool = False  #: is there a rule to be added?
    drawn: tuple[RuleId, ...] = ()
    draft: Draft | None = None


def rule_of(content: Content, board: Board, rule: RuleId) -> Rule:
    """Find a rule card, of the box or of the table's own."""
    found = content.rule_of.get(rule)
    return found if found is not None else own_of(board, rule).rule


def own_of(board: Board, rule: RuleId) -> OwnRule:
    """Find a rule that somebody wrote."""
    return next(own for own in board.own if own.rule.id == rule)
