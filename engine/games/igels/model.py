"""The state of a table of Igels, and what a seat sees of it. No rule of play is here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeAlias

from msgspec import Struct

from engine.api.rng import Rng

#: A seat or a place of it as a word of a move: "p1" is the first seat.
Path: TypeAlias = tuple[str, ...]


class Animal(Struct, frozen=True):
    """An Animal in play. `used`: its one-shot is spent (C32); `bound`: cards under it (C66)."""

    name: str
    asleep: bool = False
    used: bool = False
    bound: tuple[str, ...] = ()


class Side(Struct, frozen=True):
    """All that lies open before a seat."""

    species: str | None = None
    pool: tuple[Animal, ...] = ()
    dead: tuple[Animal, ...] = ()
    food: tuple[str, ...] = ()  #: unsecured (C62)
    secured: tuple[str, ...] = ()
    penalties: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()  #: cards everybody saw going to this hand, not seen since
    quick: bool = False  #: its lapsing questions are short
    resting: bool = False  #: it plays no more Events this turn (C36)


class Shift(Struct, frozen=True):
    """A change of a Total: by which card, of which seat, and how much."""

    source: str
    by: int
    amount: int


class Laid(Struct, frozen=True):
    """A Battle card that was turned up: what it counts, and whether something took that away."""

    name: str
    sap: int
    spoilt: bool = False
    coin: bool = False  #: its coin is still to be tossed


class Troop(Struct, frozen=True):
    """Who and what fights for a seat. Without fighters it is out of the battle (C57)."""

    fighters: tuple[Animal, ...] = ()
    leader: str | None = None  #: while it is in the battle
    knocked: tuple[Animal, ...] = ()  #: out of the battle, to sleep
    doomed: tuple[str, ...] = ()  #: dies instead of falling asleep (C58)
    wakeful: tuple[str, ...] = ()  #: does not fall asleep
    cards: tuple[Laid, ...] = ()
    events: tuple[str, ...] = ()  #: turned up and not yet played (C42)
    bound: tuple[str, ...] = ()  #: cards that went under an animal in this battle
    initial: int = 0
    shifts: tuple[Shift, ...] = ()
    set_sap: tuple[tuple[str, int], ...] = ()
    silenced: bool = False


class Result(Struct, frozen=True):
    """How a battle ended: one winner, or all who share a draw."""

    seats: tuple[int, ...]
    draw: bool = False
    forced: bool = False


class Battle(Struct, frozen=True):
    """A battle. A troop a seat, `None` for who sits out; `order` from the highest Initial SAP."""

    troops: tuple[Troop | None, ...]
    order: tuple[int, ...] = ()
    revealed: bool = False
    peace: bool = False  #: made a draw by an Event (C39)
    spoils: tuple[Shift, ...] = ()  #: what Events change of the spoils (C44)
    result: Result | None = None
    taken: tuple[str, ...] = ()  #: the Food the winner has just taken


# What the table is waiting for.


class Choosing(Struct, frozen=True, tag="choosing"):
    """Everybody picks a species (C9)."""


class Drawing(Struct, frozen=True, tag="drawing"):
    """A seat draws its cards (C17)."""

    seat: int
    left: int


class Window(Struct, frozen=True, tag="window"):
    """A moment for Events: everybody in `waiting` may play one or pass. `ask` numbers it.

    `by`: this seat has just played one, and as soon as that is done all others are asked anew.
    """

    kind: str
    waiting: tuple[int, ...]
    ask: int
    by: int | None = None


class Leading(Struct, frozen=True, tag="leading"):
    """A seat sends a leader or sits out (C21)."""

    seat: int


class Gathering(Struct, frozen=True, tag="gathering"):
    """A seat adds hangers-on or is done (C22)."""

    seat: int
    done: tuple[int, ...]
    round: int = 1


class Laying(Struct, frozen=True, tag="laying"):
    """A seat lays support face down or is done (C25)."""

    seat: int
    done: tuple[int, ...]
    round: int = 1


class Contest(Struct, frozen=True, tag="contest"):
    """Abilities and Events in order (C29): the seats still to be asked, the first is asked now."""

    kind: str
    queue: tuple[int, ...]
    ask: int


class Homing(Struct, frozen=True, tag="homing"):
    """Leaders with an ability for the way home (C52)."""

    waiting: tuple[int, ...]


class Trading(Struct, frozen=True, tag="trading"):
    """Those who hold enough may trade two cards for one: the first of `waiting` is asked (C53)."""

    waiting: tuple[int, ...]


class Going(Struct, frozen=True, tag="going"):
    """Nobody is asked by the phase itself: it goes on as soon as what is due is done."""

    to: str


class Over(Struct, frozen=True, tag="over"):
    """The game is over. `last_turn`: the guard ended it."""

    last_turn: bool = False


Phase: TypeAlias = (
    Choosing | Drawing | Window | Leading | Gathering | Laying | Contest | Homing | Trading
    | Going | Over
)  # fmt: skip


class Hit(Struct, frozen=True):
    """An effect that waits for those it hits (C38): whose, by which card, aimed where."""

    by: int
    source: str
    at: int  #: which of the card's effects
    path: Path
    waiting: tuple[int, ...]
    ask: int
    stopped: tuple[int, ...] = ()


class Due(Struct, frozen=True):
    """An effect that its owner still has to aim."""

    seat: int
    source: str
    at: int
    ask: int


class Settings(Struct, frozen=True):
    """What was chosen for this table."""

    outside: str = "free"  #: what who sits out may play in a battle: "free" or "strict" (C39)
    diet: bool = False  #: Vegetarians keep their diet in a draw too (C48)
    last_turn: int = 30  #: the guard: the tally comes after this turn at the latest


class Board(Struct, frozen=True, kw_only=True):
    """All that lies open, with the sizes of what does not."""

    settings: Settings
    turn: int
    starter: int
    phase: Phase
    sides: tuple[Side, ...]
    held: tuple[int, ...]  #: cards in each hand
    down: tuple[int, ...]  #: cards laid face down by each seat
    pile: int  #: Support cards to draw
    packs: dict[str, int]  #: Animals to draw of each species
    woods: int  #: Food in the Forest
    returned: tuple[str, ...] = ()  #: Food known to be back in the Forest
    dump: tuple[str, ...] = ()
    battle: Battle | None = None
    hit: Hit | None = None
    dues: tuple[Due, ...] = ()
    asked: int = 0  #: questions of this turn that were numbered
    idle: int = 0  #: turns in a row without a battle (C20)


class State(Struct, frozen=True):
    """A table: what lies open and what does not. Piles are drawn from the front."""

    board: Board
    hands: tuple[tuple[str, ...], ...]
    laid: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    packs: dict[str, tuple[str, ...]]
    forest: tuple[str, ...]
    removed: tuple[str, ...]  #: Food that stays in the box (C7)
    rng: Rng


class View(Struct, frozen=True):
    """What a seat sees; of an onlooker the last two are empty."""

    board: Board
    seat: int | None
    hand: tuple[str, ...]
    laid: tuple[str, ...]


class Open(Protocol):
    """What rules about aims and strength look at: a board, or a draft of the next one."""

    @property
    def settings(self) -> Settings:
        """What was chosen for this table."""

    @property
    def sides(self) -> Sequence[Side]:
        """What lies before each seat."""

    @property
    def battle(self) -> Battle | None:
        """The battle, if there is one."""

    @property
    def held(self) -> Sequence[int]:
        """The cards in each hand."""

    @property
    def woods(self) -> int:
        """The Food in the Forest."""

    @property
    def pile(self) -> int:
        """The Support cards to draw."""

    @property
    def dump(self) -> Sequence[str]:
        """The Support cards that lie open."""


def seat_word(seat: int) -> str:
    """Spell a seat as a word of a move."""
    return f"p{seat + 1}"


def troop_of(table: Open, seat: int) -> Troop | None:
    """Give who fights for a seat; `None` where nobody does or nobody is left."""
    battle = table.battle
    troop = battle.troops[seat] if battle is not None else None
    return troop if troop is not None and troop.fighters else None


def in_battle(table: Open) -> tuple[int, ...]:
    """Give the seats that are still in the battle."""
    battle = table.battle
    if battle is None:
        return ()
    return tuple(seat for seat, troop in enumerate(battle.troops) if troop and troop.fighters)


def opponents(table: Open, seat: int) -> tuple[int, ...]:
    """Give the others in the battle (C34)."""
    return tuple(other for other in in_battle(table) if other != seat)


def clockwise(table: Open, first: int) -> tuple[int, ...]:
    """Give all seats clockwise from `first`."""
    seats = len(table.sides)
    return tuple((first + step) % seats for step in range(seats))
