"""The state of a table of Igor and the view of one seat. No rule of play is here.

`Board` is public. The rest of `State` is hidden from some seat, or is known to all but may not be
looked at now, as the rules in force are during a hand (I3). No struct is part of a cycle, so the
garbage collector need not look at them (`gc=False`).

A *hand* of the rulebook is a `round` here, so that `hand` means the cards that a seat holds.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.api.rng import Rng
from engine.games.igor.content import Act, Breach, Card, Content, OwnRule, Rule, RuleId


class Phase(StrEnum):
    """What the table waits for."""

    WRITING = "writing"  #: players write rules of their own and vote on them (I33)
    CHANGE = "change"  #: a seat may add or remove a rule (I5, I30)
    TAKE = "take"  #: that seat has looked at the top of the rule deck and takes a rule (I6)
    READING = "reading"  #: the rules lie open for the last time before the round (I3)
    PLAY = "play"
    LAST_CALL = "last_call"  #: all cards are played; missed duties may still be claimed (I18)
    OVER = "over"


#: The members by their own names: the rules compare them all the time, and Python 3.11 is slow to
#: look one up in its enum.
WRITING, CHANGE, TAKE, READING, PLAY, LAST_CALL, OVER = Phase


class PlayedCard(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A card in a trick and the seat that played it."""

    seat: int
    card: Card


class Trick(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A complete trick and its winner."""

    cards: tuple[PlayedCard, ...]
    winner: int


class RuleInForce(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A rule in play; `since` is the first round it is in force (I8)."""

    rule: RuleId
    since: int


class RemovedRule(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A rule out of play; `since` is the first round without it (I9)."""

    rule: RuleId
    since: int


class Uses(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """How often a seat has acted, cried "Catch!" and confessed in the current window."""

    acts: int = 0
    catches: int = 0
    confessions: int = 0


class Claim(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A cry of "Catch!" at tick `at`; cries of one moment have the number of one batch (I20)."""

    number: int
    seat: int
    batch: int
    at: int
    charged: bool = False  #: the seat has said whom it accuses of what


class Charge(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What a claim accuses of: secret until it is judged."""

    claim: int
    accused: int
    breach: Breach


class Finding(StrEnum):
    """How an accusation was judged."""

    BROKEN = "broken"  #: the accused pays the accuser (I19)
    WRONG = "wrong"  #: the accuser pays the pool (I21)
    UNPAID = "unpaid"  #: too early or too late: nobody pays (I24, I25)


class Ruling(Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag=True, cache_hash=True):
    """An accusation that was judged a short time ago, or that waits for a vote (I28).

    `duty` is the index in `State.duties` of what it is about. There is none on a rule of honour,
    nor where nobody pays because the breach is paid already: that cannot be disputed.
    """

    accuser: int
    accused: int
    breach: Breach
    finding: Finding | None  #: None: only a vote can tell, as on a rule of honour (I33)
    duty: int | None
    involved: tuple[int, ...]
    batch: int = 0  #: of the claim
    number: int = 0  #: 0: not carried out yet
    paid: int = 0  #: in M
    card: Card = ""  #: that it is about, as far as one is known: the table tells it to all

    @property
    def loser(self) -> int:
        """The seat that a vote could help: who was caught, or accused in vain."""
        return self.accused if self.finding is Finding.BROKEN else self.accuser

    @property
    def is_disputable(self) -> bool:
        """True if a vote on it could change who pays."""
        return self.finding is not Finding.UNPAID or self.duty is not None


class Tie(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A breach that several claimed at the same moment: the breaker says who was first (I20).

    `ruling` is for the earliest until then, who may have been paid before the others accused.
    """

    number: int
    ruling: Ruling
    claimants: tuple[int, ...]  #: the earliest first


class Proposal(Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag=True):
    """A rule that a player wrote and all seats vote on (I33)."""

    author: int
    own: OwnRule


class Vote(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A vote on a ruling or on a rule that a player wrote."""

    number: int
    about: Ruling | Proposal
    voters: tuple[int, ...]
    answers: tuple[tuple[int, str], ...] = ()  #: (seat, "yes", "no" or "abstain")

    def awaits(self, seat: int) -> bool:
        """Return True if the seat is asked and has not answered yet."""
        return seat in self.voters and seat not in dict(self.answers)

    def count(self, answer: str) -> tuple[int, ...]:
        """Return the seats that have given this answer."""
        return tuple(seat for seat, given in self.answers if given == answer)


class Board(Struct, frozen=True, forbid_unknown_fields=True, gc=False, kw_only=True):
    """Everything that is public and may be looked at now."""

    phase: Phase
    rounds: int  #: how many are played (I4)
    hand_size: int  #: cards dealt to each seat (I10, I32)
    soon_until: str  #: how long an act that is due soon may wait: next "card" or "trick" (I23)
    waits_for_all: bool = False  #: for the next card all others must have had time to act (I23)
    easy_start: bool = False  #: the first rules are drawn from the easy ones (I2)
    round: int = 1  #: the current one; between rounds the next one
    dealer: int
    turn: int | None = None
    changers: tuple[int, ...] = ()  #: seats that may still change a rule before the round, in order
    coins: tuple[int, ...]
    tricks_won: tuple[int, ...]  #: by each seat in this round
    trick: tuple[PlayedCard, ...] = ()
    last_trick: Trick | None = None  #: until the next one is complete
    #: Cards and fines so far in this round, and after its last card what can be disputed.
    beat: int = 0
    #: Seats that have acted since, or have said that they have nothing to do.
    done: tuple[int, ...] = ()
    rule_count: int = 0  #: how many rules are in force
    ready: tuple[int, ...] = ()
    uses: tuple[Uses, ...] = ()
    hurried: bool = False  #: the seat in turn has already been fined for slow play (I17)
    claims: tuple[Claim, ...] = ()
    open_batch: int | None = None  #: the batch that a claim of this same moment joins (I20)
    ties: tuple[Tie, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    caught: Ruling | None = None  #: the last breach that was paid for since the last card
    votes: tuple[Vote, ...] = ()
    own_rules: tuple[OwnRule, ...] = ()
    proposals_made: tuple[int, ...] = ()  #: by each seat, so far
    proposals: tuple[Proposal, ...] = ()  #: those that wait for the vote on another one to end

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.coins)

    @property
    def completed_tricks(self) -> int:
        """How many tricks of the round are complete."""
        return sum(self.tricks_won)

    @property
    def cards_played(self) -> int:
        """How many cards of the round have been played."""
        return self.completed_tricks * self.seats + len(self.trick)

    def waits_for(self, seat: int) -> bool:
        """Return True if the next card waits for this seat, which may have something to do (I23).

        Before the first card nobody has.
        """
        return (
            self.waits_for_all
            and self.beat > 0
            and self.turn not in (None, seat)
            and seat not in self.done
        )

    @property
    def is_card_withheld(self) -> bool:
        """True if the next card waits for somebody."""
        return self.waits_for_all and any(map(self.waits_for, range(self.seats)))

    @property
    def window_number(self) -> int:
        """The number, within the round, of the window in which acts are counted."""
        if self.soon_until == "card":
            return self.cards_played
        return self.completed_tricks + bool(self.trick)

    @property
    def acts_allowed(self) -> int:
        """How many acts a seat has in a window: too few to do every act there is (I23)."""
        return max(3, self.rule_count) * (1 if self.soon_until == "card" else 2)

    @property
    def settled(self) -> bool:
        """True if there is no claim, tie or vote left to decide."""
        return not (self.claims or self.ties or self.votes)

    @property
    def proposal(self) -> Proposal | None:
        """The rule written by a player that is voted on."""
        return next((each.about for each in self.votes if isinstance(each.about, Proposal)), None)


class Duty(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Something a rule demands of a seat, or a card that may break a ban (its word is `CARD`).

    Without a window it stands for what the table did not see: accusations that were found wrong, or
    something owned up to. A vote may find that it was a breach all the same, which is paid once.

    `created_at`, `closed_at` and `expired_at` are ticks of the round (`State.tick`). A duty is
    closed when it is fulfilled or its window ends; it expires when it is too late to claim it.

    Whether a ban is broken depends on the rest of the hand, which `determinize` may deal
    differently. It is therefore not stored, but computed from `card`, `led_suit` and
    `played_count` (`duties.is_breach`).
    """

    seat: int
    rule: RuleId
    act: Act
    window: str
    created_at: int
    closed_at: int | None = None
    fulfilled: bool = False
    expired_at: int | None = None
    paid: bool = False  #: claimed or owned up to: it costs nothing more
    card: Card = ""  #: that it arose from; after a trick, the seat's own card of it
    led_suit: int | None = None  #: None: the card was a lead
    played_count: int = 0  #: cards that the seat had played in the round, this one included

    @property
    def is_unseen(self) -> bool:
        """True if it stands for what the table did not see."""
        return not self.window


class State(Struct, frozen=True, forbid_unknown_fields=True, gc=False, kw_only=True):
    """A whole table."""

    board: Board
    in_force: tuple[RuleInForce, ...] = ()
    removed: tuple[RemovedRule, ...] = ()
    rule_deck: tuple[RuleId, ...] = ()  #: top first
    drawn_rules: tuple[RuleId, ...] = ()  #: those that a seat looks at to take one
    hands: tuple[tuple[Card, ...], ...]
    deck: tuple[Card, ...]  #: cards not dealt
    played: tuple[tuple[Card, ...], ...]  #: in this round, by seat, oldest first
    voids: tuple[tuple[int, ...], ...]  #: suits that each seat has shown it lacks
    duties: tuple[Duty, ...] = ()
    duties_over: int = 0  #: so many of the oldest are fulfilled or too old to be claimed
    charges: tuple[Charge, ...] = ()
    #: Acts that no duty demanded, since the last card or since the seat's own card of the trick.
    early_acts: tuple[tuple[int, Act], ...] = ()
    drafts: tuple[Rule | None, ...] = ()  #: rules that seats have built and not named yet (I33)
    tick: int = 0  #: actions taken in this round
    last_number: int = 0  #: the last one given to a claim, batch, tie, ruling or vote
    rng: Rng

    def with_board(self, **changes: Any) -> State:
        """Return the state with these fields of the board changed."""
        return replace(self, board=replace(self.board, **changes))

    def transfer(self, coins: int, giver: int | None = None, taker: int | None = None) -> State:
        """Return the state after a payment from seat to seat; None is the pool."""
        purse = list(self.board.coins)
        if giver is not None:
            purse[giver] -= coins
        if taker is not None:
            purse[taker] += coins
        return self.with_board(coins=tuple(purse))

    def next_number(self) -> tuple[int, State]:
        """Return a number not used before, and the state that remembers it."""
        return self.last_number + 1, replace(self, last_number=self.last_number + 1)


class View(Struct, frozen=True, forbid_unknown_fields=True, gc=False, kw_only=True):
    """What a seat sees. `rules` and `removed` are empty during a round (I3)."""

    board: Board
    seat: int | None
    hand: tuple[Card, ...] = ()
    rules: tuple[RuleInForce, ...] = ()
    removed: tuple[RemovedRule, ...] = ()
    can_add: bool = False  #: there is a rule to add
    drawn_rules: tuple[RuleId, ...] = ()
    draft: Rule | None = None
    charges: tuple[Charge, ...] = ()  #: the seat's own
    is_stopped: bool = False  #: the game was ended early


def find_rule(content: Content, board: Board, rule: RuleId) -> Rule:
    """Return a rule card of the box or of this table."""
    return content.rule_of.get(rule) or find_own_rule(board, rule).rule


def find_own_rule(board: Board, rule: RuleId) -> OwnRule:
    """Return a rule that a player wrote; raise `StopIteration` if there is none of this id."""
    return next(own for own in board.own_rules if own.rule.id == rule)
