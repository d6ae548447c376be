"""A tournament as a value: its plan, its entrants, and its rounds so far.

An entrant is a number, the place in `Tournament.entrants`; only `Entrant` knows which person that
is. From the draw on the numbers do not change. Times are Unix milliseconds.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from engine.api.event import Line
from engine.api.options import Value

#: At most so many people in a tournament.
MOST_ENTRANTS = 128

#: With fewer people there is no tournament.
LEAST_ENTRANTS = 3

#: After so many tables at which somebody made no move they are withdrawn.
ABSENCES_TO_WITHDRAW = 2


class Format(StrEnum):
    """How it is decided who plays whom."""

    SWISS = "swiss"  #: everybody plays every round, with people who have done equally well
    ROUND_ROBIN = "roundrobin"  #: everybody plays everybody once, two at a table
    KNOCKOUT = "knockout"  #: the best of each table go on to the next round


class TournamentStage(StrEnum):
    """The stage of a tournament."""

    REGISTRATION = "registration"
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"


class Plan(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the organiser has chosen."""

    title: str = ""  #: "": it is called by its game
    game: str
    options: dict[str, Value] = {}  #: of every table: those of the game, and `lobby.TABLE_OPTIONS`
    format: Format = Format.SWISS
    size: int  #: people at a table; some tables have fewer if the number of people needs it
    rounds: int = 0  #: of a Swiss tournament; 0: enough to find a winner
    advancing: int = 1  #: of each table of a knockout
    starts_ms: int  #: registration ends, and the first round begins
    table_ms: int  #: how long a table may take until it is brought to its end


class Entrant(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who takes part. `user` is negative once they were forgotten."""

    user: int
    name: str
    withdrawn: bool = False  #: plays no further round
    left: bool = False  #: is not on the server, and plays no round until they are back


class Pairing(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One table of a round: entrants in seat order, and how its game ended for each.

    A table that ended without a result is over and has no `places`: nobody gets points.
    """

    players: tuple[int, ...]
    table: int | None = None  #: the id of its table, once that was opened
    channel: int | None = None  #: the thread of its table
    due_ms: int | None = None  #: when it is brought to its end; moves on while that takes time
    hurries: int = 0  #: how often it was tried to bring it to its end
    over: bool = False
    places: tuple[int, ...] = ()  #: 1 is best; who made no move comes after those who did
    sides: tuple[int, ...] = ()
    absent: tuple[int, ...] = ()  #: the entrants who made no move


class Round(Struct, frozen=True, forbid_unknown_fields=True):
    """The tables of a round, and the entrants who play at none of them."""

    pairings: tuple[Pairing, ...]
    byes: tuple[int, ...] = ()

    @property
    def is_over(self) -> bool:
        """True if every table is over."""
        return all(each.over for each in self.pairings)

    @property
    def is_final(self) -> bool:
        """True if everybody who is left in a knockout sits at one table."""
        return len(self.pairings) == 1 and not self.byes


class Tournament(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One tournament in one channel."""

    id: int = 0  #: set by the archive, never reused
    revision: int = 0  #: number of its changes; a write must follow the one before
    guild: int
    channel: int
    locale: str  #: the server's language
    organiser: int
    plan: Plan
    stage: TournamentStage = TournamentStage.REGISTRATION
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[Round, ...] = ()
    reason: Line | None = None  #: why it was cancelled, or ended before its last round
    message: int = 0  #: the message that shows it; 0: none is known to have been sent
    nonce: int | None = None  #: of a message on its way
    told: bool = False  #: the message shows how it ended
    event: int | None = None  #: its event in Discord's calendar

    @property
    def is_active(self) -> bool:
        """True in registration and while it runs."""
        return self.stage in (TournamentStage.REGISTRATION, TournamentStage.RUNNING)

    @property
    def playing(self) -> tuple[int, ...]:
        """The entrants who have not withdrawn and are on the server."""
        return tuple(
            at for at, each in enumerate(self.entrants) if not (each.withdrawn or each.left)
        )

    def number_of(self, user: int) -> int | None:
        """Return a person's number, `None` if they do not take part."""
        return next((at for at, each in enumerate(self.entrants) if each.user == user), None)
