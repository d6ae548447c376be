"""Results: what is kept of a finished table, and whether it counts for the ratings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.api.action import Action
from engine.api.event import Line
from engine.api.game import GameInfo
from engine.api.options import Value
from engine.standings.ratings import Rating, Unrated, won
from engine.table.model import Cause, Change, LogEntry, Occupant, Stage, Table
from engine.table.past import is_move, standing


class FairPlay(Struct, frozen=True):
    """The limits against rating farming. Each has its `Unrated` reason."""

    #: A person makes at least this share of the moves that are made for their seat. Timeouts do
    #: not count: letting a reaction pass is a way to play.
    least_own_share: float = 0.5
    #: A person makes at least this many moves.
    least_own_moves: int = 2
    #: How many games of one kind the same people may have rated within `day_ms`: two people, and
    #: more than two.
    same_pair: int = 5
    same_people: int = 10
    day_ms: int = 24 * 3600 * 1000

    def has_played(self, placing: Placing) -> bool:
        """Return True if a person made enough of the moves of their seat."""
        moves = placing.own_moves + placing.house_moves
        return placing.own_moves >= max(self.least_own_moves, self.least_own_share * moves)

    def daily_limit(self, people: int) -> int:
        """Return how many rated games the same so many people may have within `day_ms`."""
        return self.same_pair if people == 2 else self.same_people


FAIR_PLAY = FairPlay()


class Placing(Struct, frozen=True, kw_only=True):
    """One seat of a finished table.

    `user` is the person who sat there first, also if they left and the house or another person took
    over. `None`: the house, from the start. Negative: a person who was forgotten. `before` and
    `after` are the ratings on the server's all-time leaderboard; `None` if it was not rated, or
    counts for nothing to a person whose rating is `capped`.
    """

    user: int | None
    name: str = ""  #: empty: unknown, or forgotten
    side: int
    place: int | None = None  #: 1 is best, tied seats share one; `None`: the game was ended early
    score: int | None = None
    left: bool = False  #: the person left before the end, or was away then
    own_moves: int = 0  #: moves the person made
    house_moves: int = 0  #: moves the house made for the seat
    timed_out: int = 0  #: moves the table made because the seat's time was up
    capped: bool = False  #: the person took a hint where that keeps the rating from rising
    before: Rating | None = None
    after: Rating | None = None
    #: The names of the person's feats in the game; `None`: they were not counted yet.
    feats: tuple[str, ...] | None = None

    @property
    def is_house(self) -> bool:
        """True if the house sat here from the start."""
        return self.user is None

    @property
    def forgotten(self) -> bool:
        """True if the person who sat here was forgotten."""
        return self.user is not None and self.user < 0

    @property
    def change(self) -> int | None:
        """By how much the number people see changed; `None` if the game was not rated."""
        if self.before is None or self.after is None:
            return None
        return self.after.number - self.before.number


class Result(Struct, frozen=True, kw_only=True):
    """The result of a finished game. Placings are in seat order.

    A table that was ended early has a result without places, which counts for nothing.
    """

    id: int = 0  #: set by the archive, in the order in which games end
    table: int
    guild: int | None
    channel: int
    game: str
    options: dict[str, Value] = {}
    began_ms: int
    ended_ms: int
    actions: int  #: of the game, including timeouts and the moves of the house
    reason: Line | None  #: how it ended, or why it was closed
    placings: tuple[Placing, ...]
    unrated: Unrated | None = None  #: `None`: it was rated
    season: int | None = None  #: the id of the season that was open at its end
    carries: bool = False  #: that season's ratings start from the all-time ones
    host: int | None = None  #: who hosted the table at its end; `None`: unknown, or forgotten
    message: tuple[int, int] | None = None  #: (channel, message) that shows the result

    @property
    def ended_early(self) -> bool:
        """True if it was ended before the rules ended it."""
        return any(placing.place is None for placing in self.placings)

    @property
    def people(self) -> tuple[int, ...]:
        """The people who played, in seat order, without the house."""
        return tuple(placing.user for placing in self.placings if placing.user is not None)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; empty if all sides drew or the game was ended early."""
        places = [placing.place for placing in self.placings if placing.place is not None]
        if len(places) < len(self.placings):
            return ()
        sides = [placing.side for placing in self.placings]
        return tuple(seat for seat, has_won in enumerate(won(places, sides)) if has_won)

    @property
    def people_key(self) -> str:
        """The people as text: equal for the same people, whatever their seats."""
        return " ".join(str(user) for user in sorted(self.people))


def result_of(change: Change, log: Sequence[LogEntry], info: GameInfo) -> Result | None:
    """Return the result if the change ends a game, else `None`.

    `log` holds the table's entries before this change; moves that were taken back count for
    nothing. `unrated` is final, except that the archive may still set `FAMILIAR`.
    """
    table = change.after
    start = next((entry for entry in log if entry.action.verb == "start"), None)
    if start is None or table.is_active or change.before.stage is not Stage.PLAY:
        return None
    log = standing((*log, change.entry))
    result = Result(
        table=table.id,
        guild=table.guild,
        channel=table.channel,
        game=table.game,
        options=dict(table.options.values),
        began_ms=start.at_ms,
        ended_ms=change.entry.at_ms,
        actions=sum(map(is_move, log)),
        reason=table.outcome.reason if table.outcome else table.reason,
        placings=_placings(table, log, info),
        host=table.host,
    )
    return replace(result, unrated=why_unrated(result, info))


def unrated_by(change: Change, log: Sequence[LogEntry], info: GameInfo) -> Unrated | None:
    """Return why a game is not rated once the person of the change has left it, if that is sure."""
    if (result := result_of(change, log, info)) is not None:
        return result.unrated
    if change.after.is_with_house:
        return Unrated.HOUSE
    seat = change.before.seat_of(int(change.entry.action.args[0]))
    has_moved = any(each.seat == seat and each.cause is Cause.PERSON for each in standing(log))
    return None if has_moved else Unrated.COVERED


def _placings(table: Table, log: Sequence[LogEntry], info: GameInfo) -> tuple[Placing, ...]:
    counts = Counter((entry.seat, entry.cause) for entry in log if is_move(entry))
    outcome = table.outcome
    seat_count = len(table.seats)
    sides = outcome.sides if outcome else info.sides.get(seat_count, tuple(range(seat_count)))
    return tuple(
        Placing(
            user=occupant.user if occupant.left is None else occupant.left,
            name=occupant.left_name or occupant.name,
            side=sides[seat],
            place=outcome.places[seat] if outcome else None,
            score=outcome.scores[seat] if outcome and outcome.scores else None,
            left=occupant.left is not None or occupant.is_covered,
            own_moves=counts[seat, Cause.PERSON] - _moves_after_leaving(occupant.left, seat, log),
            house_moves=counts[seat, Cause.HOUSE] + _moves_after_leaving(occupant.left, seat, log),
            timed_out=counts[seat, Cause.TIMEOUT],
            capped=table.hints_cap and _owners_hints(occupant) > 0,
        )
        for seat, occupant in enumerate(table.seats)
    )


def _owners_hints(occupant: Occupant) -> int:
    """Return how many hints the person took who sat on a seat first."""
    is_taken_over = occupant.user is not None and occupant.left is not None
    return occupant.left_hints if is_taken_over else occupant.hints


def _moves_after_leaving(left: int | None, seat: int, log: Sequence[LogEntry]) -> int:
    """Return how many moves another person made on the seat of a person who had left it."""
    if left is None:
        return 0
    leaving = Action("leave", (str(left),))
    revisions = (entry.revision for entry in log if entry.action == leaving)
    gone = max(revisions, default=log[-1].revision)
    return sum(
        entry.revision > gone and entry.seat == seat and entry.cause is Cause.PERSON
        for entry in log
    )


def why_unrated(result: Result, info: GameInfo, limits: FairPlay = FAIR_PLAY) -> Unrated | None:
    """Return the first reason why a result is not rated; `FAMILIAR` is left to the archive."""
    placings, winners = result.placings, result.winners
    people = [placing for placing in placings if not placing.is_house]
    checks = (
        (Unrated.ENDED, result.ended_early),
        (Unrated.DIRECT, result.guild is None),
        (Unrated.HOUSE, len(people) < len(placings)),
        (Unrated.TWICE, len({placing.user for placing in people}) < len(people)),
        (Unrated.ALONE, len({placing.side for placing in placings}) < 2),
        (Unrated.SHORT, result.actions < info.rated_from),
        (
            Unrated.COVERED,
            any(
                _is_covered(placing, limits, has_won=seat in winners)
                for seat, placing in enumerate(placings)
                if not placing.is_house
            ),
        ),
    )
    return next((reason for reason, applies in checks if applies), None)


def _is_covered(placing: Placing, limits: FairPlay, *, has_won: bool) -> bool:
    """Return True if others made too many of this person's moves.

    Who left and lost has lost all the same: leaving is no way out of a defeat.
    """
    if placing.left and not has_won:
        return not placing.own_moves
    return not limits.has_played(placing)
