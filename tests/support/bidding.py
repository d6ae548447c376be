"""A game of one bid each, and tournaments of it with people who bid."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.api.action import Action, Offer
from engine.api.event import line
from engine.api.game import GameInfo, Outcome, Step
from engine.api.refusals import Unavailable
from engine.tournaments.model import Plan, Tournament, TournamentStage
from tests.engine.builders import number
from tests.support.scripted_game import ScriptedGame, State
from tests.support.table_harness import TableHarness

GUILD, CHANNEL = 6, 500


class Bidding(ScriptedGame):
    """Everybody bids once; the highest bid wins."""

    def __init__(self) -> None:
        info = GameInfo(slug="bidding", seats=(2, 3, 4), minutes=(1, 1), bound=9, rated_from=1)
        super().__init__(
            {"bids": {seat: (number("bid", "b1"),) for seat in range(4)}}, {}, info=info
        )

    def view(self, state: State, seat: int | None) -> Any:
        return (state, seat)

    def offers(self, view: Any) -> tuple[Offer, ...]:
        state, seat = view
        has_bid = any(made.startswith(f"{seat} ") for made in state.made)
        return () if seat is None or has_bid else self.script["bids"][seat]

    def apply(self, state: State, seat: int | None, action: Action) -> Step[State]:
        made = (*state.made, " ".join((str(seat), action.verb, *action.args)))
        return Step(State("bids", state.seats, made))

    def outcome(self, state: State) -> Outcome | None:
        if len(state.made) < state.seats:
            return None
        bids = {int(made[0]): int(made.split()[-1]) for made in state.made}
        scores = tuple(bids[seat] for seat in range(state.seats))
        return Outcome(
            places=tuple(1 + sum(other > own for other in scores) for own in scores),
            scores=scores,
            sides=tuple(range(state.seats)),
            reason=line("scripted-over"),
        )


class Threads:
    """The channels of tables, as Discord remembers them, and what was shown."""

    def __init__(self) -> None:
        self.channels: dict[tuple[int, int, int], int] = {}
        self.asked: list[tuple[int, int, int]] = []
        self.shown: list[Tournament] = []
        self.refusal: Unavailable | None = None
        self.gone: set[int] = set()  #: people who have left the server

    async def channel_for(self, tournament: Tournament, round_number: int, number: int) -> int:
        if self.refusal is not None:
            raise self.refusal
        key = (tournament.id, round_number, number)
        self.asked.append(key)
        return self.channels.setdefault(key, 1000 + len(self.channels))

    async def members(self, guild: int, users: Iterable[int]) -> Mapping[int, bool]:
        return {user: user not in self.gone for user in users}

    def tournament_changed(self, tournament: Tournament) -> None:
        self.shown.append(tournament)


async def opened(harness: TableHarness, people: int, **changes: Any) -> Tournament:
    """Return a new tournament with so many people, which begins in an hour."""
    chosen: dict[str, Any] = {"size": 2, "table_ms": 24 * 3600_000, "options": {"pace": "live"}}
    plan = Plan(
        game="bidding", starts_ms=harness.clock.now_ms() + 3600_000, **{**chosen, **changes}
    )
    tournament = Tournament(guild=GUILD, channel=CHANNEL, locale="en", organiser=99, plan=plan)
    tournament = await harness.tables.tournaments.open(tournament)
    for user in range(1, people + 1):
        tournament = await harness.tables.tournaments.join(tournament.id, user, f"P{user}")
    return tournament


async def play_round(harness: TableHarness, *absent: int) -> None:
    """Let everybody who is there bid at every table; who joined first mostly bids highest."""
    for table, _ in await harness.archive.unfinished():
        snapshot = await harness.tables.snapshot(table)
        for seat in snapshot.awaited:
            user = snapshot.table.seats[seat].user
            if user is not None and user not in absent:
                bid = 9 - (user * 7 + table) % 10
                await harness.act(table, user, "b1", "bid", str(bid))


async def play_to_the_end(harness: TableHarness, tournament: int, *absent: int) -> Tournament:
    """Play all rounds; time passes for who is absent."""
    service = harness.tables.tournaments
    for _ in range(100):
        found = await service.tournament(tournament)
        if not found.is_active:
            return found
        await play_round(harness, *absent)
        waits = found.stage is TournamentStage.REGISTRATION
        await harness.clock.pass_ms(3600_000 if waits else 20_000)
        await harness.wait_for_house()
    raise AssertionError(found.stage)
