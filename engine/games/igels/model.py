"""The state of a table of Igels and what a seat sees of it. This module holds no rule of play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol, TypeAlias

from msgspec import Struct

from engine.api.rng import Rng

#: What an effect is aimed at, as words of a move: seats ("p1"), animals, cards or Food.
Target: TypeAlias = tuple[str, ...]


class Phase(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A step of the turn (`turns.STEPS`) and the seats still to be asked in it, the next one first.

    Steps outside the turn: "species" while everybody picks one (C9), "over", and only in a view
    "stopped": the game was ended early.
    """

    step: str
    queue: tuple[int, ...] = ()
    ask: int = 0  #: the number of the question to the first seat
    drawn: int = 0  #: cards that the first seat has drawn so far (C17)
    #: Who played which card last in this step, for which all are asked again (C29).
    played: tuple[int, str] | None = None


class Animal(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An Animal in play. `used`: its one-shot is spent (C32); `bound`: cards under it (C66)."""

    name: str
    asleep: bool = False
    used: bool = False
    bound: tuple[str, ...] = ()


class PlayerArea(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """All that lies open in front of a seat, except what is in the battle."""

    species: str | None = None
    pool: tuple[Animal, ...] = ()
    dead: tuple[Animal, ...] = ()
    food: tuple[str, ...] = ()  #: unsecured (C62)
    secured: tuple[str, ...] = ()
    penalties: tuple[str, ...] = ()
    known_cards: tuple[str, ...] = ()  #: everybody saw them go to this hand; not played since
    quick: bool = False  #: questions that time out give this seat less time
    #: It plays no more Events of its hand this turn since this question of it (C36); 0 if it does.
    resting: int = 0


class Contribution(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a card adds to a Total or to the spoils."""

    source: str
    amount: int


class RevealedCard(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A Battle card that was turned up, and the SAP it has in this battle."""

    name: str
    sap: int
    nullified: bool = False  #: counts 0
    coin_pending: bool = False  #: its coin has not been tossed yet


class Troop(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Who and what fights for a seat. Without fighters it is out of the battle (C57)."""

    fighters: tuple[Animal, ...] = ()
    leader: str | None = None  #: while it is in the battle
    knocked_out: tuple[Animal, ...] = ()  #: out of the battle, will sleep
    will_die: tuple[str, ...] = ()  #: these die instead of falling asleep (C58)
    stay_awake: tuple[str, ...] = ()  #: these do not fall asleep
    cards: tuple[RevealedCard, ...] = ()
    events: tuple[str, ...] = ()  #: turned up and not yet played (C42)
    initial_sap: int = 0
    sap_changes: tuple[Contribution, ...] = ()
    fixed_sap: tuple[tuple[str, int], ...] = ()  #: animals whose own SAP was set (C30)
    silenced: bool = False  #: its leader's ability is lost for this battle (C29)


class BattleResult(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How a battle ended: `seats` is one winner or all who share a draw."""

    seats: tuple[int, ...]
    draw: bool = False


class Battle(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A battle: a troop per seat, `None` for a seat that sits out.

    `order`: all seats, from the highest Initial SAP; those that sit out come last (C29).
    """

    troops: tuple[Troop | None, ...]
    order: tuple[int, ...] = ()
    revealed: bool = False
    peace: bool = False  #: an Event made it a draw (C39)
    spoils_changes: tuple[Contribution, ...] = ()  #: how Events change the spoils (C44)
    result: BattleResult | None = None
    taken: tuple[str, ...] = ()  #: the Food the winner has just taken


class Use(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One effect of a card on its way to happen: it is aimed, then those it hits may counter it.

    `target` is `None` until it is chosen (C37), `waiting` until those hit are asked (C38).
    """

    seat: int
    source: str
    index: int = 0  #: which of the card's effects
    target: Target | None = None
    waiting: tuple[int, ...] | None = None  #: seats that may still counter it
    stopped: tuple[int, ...] = ()  #: seats that have countered it
    ask: int = 0


class Settings(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The options chosen for this table."""

    outside: str = "free"  #: what a seat outside the battle may play in it: "free", "strict" (C39)
    diet: bool = False  #: Vegetarians keep their diet in a draw too (C48)
    last_turn: int = 30  #: the game ends after this turn at the latest


class Board(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """All that lies open, with the sizes of what does not."""

    settings: Settings
    turn: int
    starter: int
    phase: Phase
    areas: tuple[PlayerArea, ...]
    hand_sizes: tuple[int, ...] = ()
    face_down_counts: tuple[int, ...] = ()  #: cards laid face down by each seat
    draw_pile_size: int = 0
    species_pile_sizes: dict[str, int] = {}
    forest_size: int = 0
    returned_food: tuple[str, ...] = ()  #: Food everybody saw go back into the Forest
    dump: tuple[str, ...] = ()
    battle: Battle | None = None
    pending: tuple[Use, ...] = ()  #: effects that are still to happen, in order
    ask_count: int = 0  #: how many questions of this turn have been numbered
    turns_without_battle: int = 0  #: in a row (C20)

    @property
    def hit(self) -> Use | None:
        """The effect that waits for the seats it hits to counter it or not."""
        return self.pending[0] if self.pending and self.pending[0].waiting else None

    @property
    def over(self) -> bool:
        """True once the game is over."""
        return self.phase.step == "over"


class State(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A table: what lies open and what does not. Piles are drawn from the front."""

    board: Board
    hands: tuple[tuple[str, ...], ...]
    face_down: tuple[tuple[str, ...], ...]
    draw_pile: tuple[str, ...]
    species_piles: dict[str, tuple[str, ...]]
    forest: tuple[str, ...]
    removed_food: tuple[str, ...]  #: stays out of the game (C7)
    rng: Rng


class View(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a seat sees: the board, its own hand and what it has laid face down.

    For an onlooker the seat is `None` and the last two are empty.
    """

    board: Board
    seat: int | None
    hand: tuple[str, ...]
    face_down: tuple[str, ...]


class PublicState(Protocol):
    """What the rules about targets and SAP read: a `Board` or a `StateBuilder`."""

    @property
    def settings(self) -> Settings:
        """The options chosen for this table."""

    @property
    def phase(self) -> Phase:
        """The step of the turn."""

    @property
    def areas(self) -> Sequence[PlayerArea]:
        """What lies in front of each seat."""

    @property
    def battle(self) -> Battle | None:
        """The battle, if there is one."""

    @property
    def hand_sizes(self) -> Sequence[int]:
        """The number of cards in each hand."""

    @property
    def face_down_counts(self) -> Sequence[int]:
        """The number of cards that each seat has laid face down."""

    @property
    def forest_size(self) -> int:
        """The number of Food cards in the Forest."""

    @property
    def dump(self) -> Sequence[str]:
        """The Support cards on the Garbage Dump."""


def seat_word(seat: int) -> str:
    """Return a seat as a word of a move: "p1" is the first seat."""
    return f"p{seat + 1}"


def parse_seat(word: str) -> int:
    """Return the seat that `seat_word` wrote as this word."""
    return int(word[1:]) - 1


def fighting_troops(table: PublicState) -> Iterator[tuple[int, Troop]]:
    """Yield each seat that is still in the battle with its troop."""
    for seat, troop in enumerate(table.battle.troops if table.battle is not None else ()):
        if troop is not None and troop.fighters:
            yield seat, troop


def fighting_troop(table: PublicState, seat: int) -> Troop | None:
    """Return a seat's troop; `None` if the seat has nobody in the battle (any more)."""
    troop = table.battle.troops[seat] if table.battle is not None else None
    return troop if troop is not None and troop.fighters else None


def fighting_seats(table: PublicState) -> tuple[int, ...]:
    """Return the seats that are still in the battle."""
    return tuple([seat for seat, _ in fighting_troops(table)])


def open_events(table: PublicState, seat: int) -> tuple[str, ...]:
    """Return the Events of a seat that lie turned up, even if it has left the battle (C42)."""
    troop = table.battle.troops[seat] if table.battle is not None else None
    return troop.events if troop is not None else ()


def opponents(table: PublicState, seat: int) -> tuple[int, ...]:
    """Return the other seats that are still in the battle (C34)."""
    return tuple([other for other, _ in fighting_troops(table) if other != seat])
