"""Results: what stays of a table when it is over, and whether it counts for the ratings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.api.event import Line
from engine.api.game import GameInfo
from engine.api.options import Value
from engine.standings.ratings import Rating, Unrated, won
from engine.table.model import Cause, Change, LogEntry, Stage, Table
from engine.table.play import TABLE_VERBS


class FairPlay(Struct, frozen=True):
    """What keeps a rating from being farmed. Each rule has its `Unrated` reason."""

    #: A person plays at least this share of the moves that are made for their seat. Lapses count
    #: for nobody: letting a reaction pass is a way to play.
    least_own_share: float = 0.5
    #: And makes so many moves of their own.
    least_own_moves: int = 2
    #: So many games of one kind the same people have rated within `day_ms`: two, or more of them.
    same_pair: int = 5
    same_people: int = 10
    day_ms: int = 24 * 3600 * 1000

    def most_of_same(self, people: int) -> int:
        """Give how many rated games the same people may have within `day_ms`."""
        return self.same_pair if people == 2 else self.same_people


FAIR_PLAY = FairPlay()


class Placing(Struct, frozen=True, kw_only=True):
    """One seat of a table that is over.

    `user`: who sat there, also where they left and the house took over; `None` is the house from
    the start, a negative number somebody who asked to be forgotten. `before` and `after` are the
    ratings of the server's all-time board; `None` where the game was not rated.
    """

    user: int | None
    name: str = ""  #: empty: unknown, or forgotten
    side: int
    place: int | None = None  #: 1 is best, tied seats share one; `None`: it came to no real end
    score: int | None = None
    left: bool = False  #: got up before the end
    own: int = 0  #: moves the person made
    covered: int = 0  #: moves the house made for the seat
    lapsed: int = 0  #: what the seat let pass
    before: Rating | None = None
    after: Rating | None = None

    @property
    def is_house(self) -> bool:
        """Did the house sit here from the start?"""
        return self.user is None

    @property
    def forgotten(self) -> bool:
        """Was this somebody who asked to be forgotten?"""
        return self.user is not None and self.user < 0

    @property
    def change(self) -> int | None:
        """By how much the number people see moved."""
        if self.before is None or self.after is None:
            return None
        return self.after.number - self.before.number


class Result(Struct, frozen=True, kw_only=True):
    """What stays of a table that was dealt and is over. Placings are in seat order.

    A table that was ended early has a result without places, which counts for nothing.
    """

    id: int = 0  #: given by the archive, in the order of finishing
    table: int
    guild: int | None
    channel: int
    game: str
    options: dict[str, Value] = {}
    began_ms: int
    ended_ms: int
    actions: int  #: of the game, lapses and the house's included
    reason: Line | None  #: how it ended, or why it was closed
    placings: tuple[Placing, ...]
    unrated: Unrated | None = None  #: `None`: it was rated
    season: int | None = None  #: the one that was open at its end
    message: tuple[int, int] | None = None  #: (channel, message) where the result stands

    @property
    def seconds(self) -> int:
        """How long it took, from the deal."""
        return (self.ended_ms - self.began_ms) // 1000

    @property
    def ended_early(self) -> bool:
        """Was it ended without a result?"""
        return any(placing.place is None for placing in self.placings)

    @property
    def people(self) -> tuple[int, ...]:
        """Who sat there, in seat order, without the house."""
        return tuple(placing.user for placing in self.placings if placing.user is not None)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won: nobody in a draw of all or a game that was ended early."""
        places = [placing.place for placing in self.placings if placing.place is not None]
        if len(places) < len(self.placings):
            return ()
        sides = [placing.side for placing in self.placings]
        return tuple(seat for seat, has_won in enumerate(won(places, sides)) if has_won)

    @property
    def crew(self) -> str:
        """The people who played, whatever their seats: the same text for the same people."""
        return " ".join(str(user) for user in sorted(self.people))


def result_of(change: Change, log: Sequence[LogEntry], info: GameInfo) -> Result | None:
    """Return the result of a change that ends a dealt table, else `None`.

    `log` holds the table's rows before this change. `unrated` has all reasons but `FAMILIAR`,
    which needs what the archive knows.
    """
    table = change.after
    dealt = next((entry for entry in log if entry.action.verb == "start"), None)
    if dealt is None or table.is_active or change.before.stage is not Stage.PLAY:
        return None
    moves = [entry for entry in (*log, change.entry) if not _is_tables_own(entry)]
    result = Result(
        table=table.id,
        guild=table.guild,
        channel=table.channel,
        game=table.game,
        options=dict(table.options.values),
        began_ms=dealt.at_ms,
        ended_ms=change.entry.at_ms,
        actions=len(moves),
        reason=table.outcome.reason if table.outcome else table.reason,
        placings=_placings(table, moves, info),
    )
    return _judged(result, info)


def _is_tables_own(entry: LogEntry) -> bool:
    return entry.seat is None and entry.action.verb in TABLE_VERBS


def _placings(table: Table, moves: Sequence[LogEntry], info: GameInfo) -> tuple[Placing, ...]:
    made = Counter((entry.seat, entry.cause) for entry in moves)
    outcome = table.outcome
    count = len(table.seats)
    sides = outcome.sides if outcome else info.sides.get(count, tuple(range(count)))
    return tuple(
        Placing(
            user=occupant.left if occupant.user is None else occupant.user,
            name=occupant.name,
            side=sides[seat],
            place=outcome.places[seat] if outcome else None,
            score=outcome.scores[seat] if outcome else None,
            left=occupant.user is None and occupant.left is not None,
            own=made[seat, Cause.PERSON],
            covered=made[seat, Cause.HOUSE],
            lapsed=made[seat, Cause.TIMEOUT],
        )
        for seat, occupant in enumerate(table.seats)
    )


def _judged(result: Result, info: GameInfo, rules: FairPlay = FAIR_PLAY) -> Result:
    return replace(result, unrated=why_unrated(result, info, rules))


def why_unrated(result: Result, info: GameInfo, rules: FairPlay = FAIR_PLAY) -> Unrated | None:
    """Give the first reason that keeps a result from being rated, but for `FAMILIAR`."""
    placings = result.placings
    people = [placing for placing in placings if not placing.is_house]
    checks = (
        (Unrated.ENDED, result.ended_early),
        (Unrated.DIRECT, result.guild is None),
        (Unrated.HOUSE, len(people) < len(placings)),
        (Unrated.TWICE, len({placing.user for placing in people}) < len(people)),
        (Unrated.ALONE, len({placing.side for placing in placings}) < 2),
        (Unrated.COVERED, any(_is_covered(placing, rules) for placing in people)),
        (Unrated.SHORT, result.actions < info.rated_from),
    )
    return next((reason for reason, applies in checks if applies), None)


def _is_covered(placing: Placing, rules: FairPlay) -> bool:
    """Did somebody else play most of this person's game?"""
    made = placing.own + placing.covered
    return placing.own < max(rules.least_own_moves, rules.least_own_share * made)
