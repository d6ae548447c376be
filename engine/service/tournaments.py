"""The tournaments of this process: rounds begin, tables open, results are taken over by themselves.

What is to be done follows from the stored value and the stored tables alone. So it is simply done
again after a kill, and nothing happens twice: a tournament is changed by compare-and-set, and the
archive stores one table for each pairing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Protocol
from weakref import WeakValueDictionary

from msgspec.structs import replace

from engine.api.action import Action
from engine.api.event import Line, line
from engine.api.game import AnyGame
from engine.api.options import resolve_options
from engine.api.refusals import Illegal, Refused, Unavailable
from engine.service.deadline_scheduler import DeadlineScheduler
from engine.service.ports import Clock, Conflict, Entropy, Occupied
from engine.service.table_store import TableStore
from engine.table import lobby
from engine.table.attendance import hurry
from engine.table.model import Cause, Change, LogEntry, Occupant, Stage, Table
from engine.tournaments import transitions
from engine.tournaments.model import Pairing, Tournament, TournamentStage

log = logging.getLogger("hedgerow.tournaments")

#: After an error, or where no thread can be made, it is tried again after so long.
RETRY_MS = 5 * 60 * 1000

#: A table whose time is up is looked at again after so long, until its game is over.
HURRY_MS = 10 * 60 * 1000

#: A table whose time was up while the bot did not run has so long after the start.
GRACE_MS = 30 * 60 * 1000

#: After so many times it is closed without a result: its thread was deleted, for example.
MOST_HURRIES = 72


class Venue(Protocol):
    """Where tournaments take place: the channels of their tables, and what shows them."""

    async def channel_for(self, tournament: Tournament, round_number: int, number: int) -> int:
        """Return a new channel for a table, and tell its players; the same one if asked again.

        Raise `Unavailable` with the reason where none can be made now, and `Illegal` where the
        tournament's own channel is gone for good.
        """

    async def members(self, guild: int, users: Iterable[int]) -> Mapping[int, bool]:
        """Return of each person if they are on a server; without those of whom it is not known."""

    def tournament_changed(self, tournament: Tournament) -> None:
        """Take a committed tournament; return at once and never raise."""


class Tournaments:
    """All tournaments. It runs nothing before `start`."""

    def __init__(
        self, games: Mapping[str, AnyGame], clock: Clock, entropy: Entropy, store: TableStore
    ) -> None:
        self._games, self._clock, self._entropy = games, clock, entropy
        self._store, self._archive = store, store.archive
        self._scheduler = DeadlineScheduler(clock, self._on_due)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        #: table -> its tournament, of the tables that may still be in play
        self._tables: dict[int, int] = {}
        self._venue: Venue | None = None
        self._began_ms = 0  #: when it was started
        store.announce_to(self)

    async def start(self, venue: Venue) -> None:
        """Go on with all tournaments that this process serves."""
        if self._venue is None:
            self._began_ms = self._clock.now_ms()
        self._venue = venue
        for each in await self._archive.active_tournaments():
            self._tell(each)
            self.look_at(each.id)

    async def stop(self) -> None:
        """Begin nothing more; return when what runs is done."""
        await self._scheduler.stop()

    def look_at(self, tournament: int) -> None:
        """Do soon what is to be done for a tournament."""
        if self._venue is not None:
            self._scheduler.schedule(tournament, self._clock.now_ms())

    def table_changed(self, change: Change) -> None:
        """Take over the result of a table that has ended."""
        if not change.after.is_active and change.after.id in self._tables:
            self.look_at(self._tables.pop(change.after.id))

    # What people do

    async def open(self, tournament: Tournament) -> Tournament:
        """Store a new tournament and return it. Raise `Illegal` for a plan that cannot be played.

        The options of its plan are as people wrote them.
        """
        plan = tournament.plan
        game = self._games[plan.game]
        transitions.check_plan(plan, game.info.seats, self._clock.now_ms())
        chosen = {key: each for key, each in plan.options.items() if key not in lobby.TABLE_OPTIONS}
        options = dict(resolve_options(game.info.options, chosen, {}).values)
        for key in lobby.TABLE_OPTIONS:
            if key in plan.options:
                options[key] = str(lobby.parse_table_option(key, plan.options[key]))
        tournament = replace(tournament, plan=replace(plan, options=options))
        tournament = replace(tournament, id=await self._archive.open_tournament(tournament))
        self._tell(tournament)
        self.look_at(tournament.id)
        return tournament

    async def tournament(self, tournament: int) -> Tournament:
        """Return a tournament. Raise `Unavailable` if there is none."""
        found = await self._archive.tournament(tournament)
        if found is None:
            raise Unavailable("refusal-no-tournament")
        return found

    async def join(self, tournament: int, user: int, name: str) -> Tournament:
        """Register a person. Raise the refusals of `transitions.join`."""
        return await self.change(tournament, lambda each: transitions.join(each, user, name))

    async def leave(self, tournament: int, user: int) -> Tournament:
        """Take a person out. Raise the refusals of `transitions.leave`."""
        return await self.change(tournament, lambda each: transitions.leave(each, user))

    async def cancel(self, tournament: int, reason: Line) -> Tournament:
        """Cancel a tournament. Raise `Unavailable` if it is over."""
        return await self.change(tournament, lambda each: transitions.cancel(each, reason))

    async def start_now(self, tournament: int) -> Tournament:
        """End the registration. Raise `Unavailable` if it has ended."""
        now = self._clock.now_ms()
        after = await self.change(tournament, lambda each: transitions.start_at(each, now))
        self.look_at(tournament)
        return after

    async def show_again(self, tournaments: Iterable[Tournament]) -> None:
        """Show tournaments as they are stored now: a person in them was forgotten."""
        for each in tournaments:
            self._tell(await self.tournament(each.id))

    async def change(
        self,
        tournament: int,
        transition: Callable[[Tournament], Tournament],
        *,
        is_shown: bool = False,
    ) -> Tournament:
        """Commit a transition and return what it led to. Raise its refusals.

        `is_shown`: the venue itself has made it, and need not be told.
        """
        while True:
            before = await self.tournament(tournament)
            after = transition(before)
            if after == before:
                return before
            after = replace(after, revision=before.revision + 1)
            with suppress(Conflict):  # somebody was faster
                await self._archive.commit_tournament(after)
                if not is_shown:
                    self._tell(after)
                return after

    def _tell(self, tournament: Tournament) -> None:
        if self._venue is not None:
            self._venue.tournament_changed(tournament)

    # What happens by itself

    async def _on_due(self, tournament: int) -> None:
        lock = self._locks.setdefault(tournament, asyncio.Lock())
        try:
            async with lock:
                await self._run(tournament)
        except Unavailable:
            pass  # somebody has cancelled it
        except Exception:
            log.exception("tournament %s: it is tried again", tournament)
            self._scheduler.schedule(tournament, self._clock.now_ms() + RETRY_MS)

    async def _run(self, number: int) -> None:
        """Do all that is to be done now, and schedule the next time."""
        tournament = await self.tournament(number)
        if not tournament.is_active:
            return
        plan = tournament.plan
        if plan.game not in self._games:
            reason = line("tournament-game-gone")
            await self.cancel(number, reason)
            return
        seats, now = self._games[plan.game].info.seats, self._clock.now_ms()
        if tournament.stage is TournamentStage.REGISTRATION:
            if now < plan.starts_ms:
                self._scheduler.schedule(number, plan.starts_ms)
                return
            await self._note_members(tournament)
            seed = self._entropy()
            tournament = await self.change(number, lambda t: transitions.begin(t, seats, seed))
        if tournament.stage is TournamentStage.RUNNING:
            tournament = await self._take_results(tournament)
            if tournament.rounds[-1].is_over:
                await self._note_members(tournament)
            tournament = await self.change(number, lambda t: transitions.advance(t, seats))
            await self._open_tables(tournament)
            await self._schedule_end(number)

    async def _note_members(self, tournament: Tournament) -> None:
        """Mark who has left the server, and who is back."""
        assert self._venue is not None
        users = [each.user for each in tournament.entrants if each.user > 0 and not each.withdrawn]
        found = await self._venue.members(tournament.guild, users)
        await self.change(tournament.id, lambda each: transitions.with_members(each, found))

    async def _take_results(self, tournament: Tournament) -> Tournament:
        at = len(tournament.rounds) - 1
        changed: dict[int, Pairing] = {}
        for number, pairing in enumerate(tournament.rounds[at].pairings):
            if pairing.table is None or pairing.over:
                continue
            if self._due_ms(pairing) <= self._clock.now_ms():
                changed[number] = await self._brought_to_end(pairing.table, pairing)
            if await self._is_over(pairing.table):
                result = await self._archive.result(pairing.table)
                changed[number] = transitions.finished(pairing, result)

        if not changed:
            return tournament

        def take(tournament: Tournament) -> Tournament:
            for number, pairing in changed.items():
                tournament = transitions.with_pairing(tournament, at, number, pairing)
            return transitions.without_absent(tournament)

        return await self.change(tournament.id, take)

    async def _is_over(self, table: int) -> bool:
        """Return True if a table has ended, was deleted, or cannot be read any more."""
        try:
            return not (await self._store.snapshot(table)).table.is_active
        except Unavailable:
            return True

    async def _brought_to_end(self, table: int, pairing: Pairing) -> Pairing:
        """Let the house take the seats of who is away; the others play on at the live pace.

        Return the pairing with the next time to do so.
        """
        now = self._clock.now_ms()
        end = hurry() if pairing.hurries < MOST_HURRIES else lobby.end(0, manages=True)
        with suppress(Refused):
            await self._store.change(table, lambda each: end(each.table, each.game, now))
        return replace(pairing, due_ms=now + HURRY_MS, hurries=pairing.hurries + 1)

    async def _open_tables(self, tournament: Tournament) -> None:
        """Open the tables of the last round that are not open yet."""
        assert self._venue is not None
        if tournament.stage is not TournamentStage.RUNNING:
            return
        at = len(tournament.rounds) - 1
        for number, pairing in enumerate(tournament.rounds[at].pairings):
            if pairing.over or pairing.table is not None:
                continue
            pairing = _people_first(tournament, pairing)
            try:
                channel = pairing.channel
                if channel is None:
                    channel = await self._venue.channel_for(tournament, at, number)
                    await self._set(tournament.id, at, number, replace(pairing, channel=channel))
                opened = await self._open_table(
                    tournament, (tournament.id, at, number), pairing, channel
                )
            except Illegal as refusal:
                await self._stop_at(tournament.id, refusal.line)
                return
            except Unavailable as refusal:
                await self._note_problem(tournament.id, refusal.line)
                return
            due_ms = self._clock.now_ms() + tournament.plan.table_ms
            opened_pairing = replace(pairing, channel=channel, table=opened, due_ms=due_ms)
            after = await self._set(tournament.id, at, number, opened_pairing)
            if not after.is_active:  # somebody has cancelled it
                return
        await self._note_problem(tournament.id, None)

    async def _open_table(
        self, tournament: Tournament, key: tuple[int, int, int], pairing: Pairing, channel: int
    ) -> int:
        """Open and start the table of a pairing, as far as that is not done, and return its id."""
        table_id = await self._archive.table_of_pairing(key)
        if table_id is None:
            table = await self._lobby(tournament, pairing, channel)
            opening = Action("open", (str(table.host),))
            entry = LogEntry(0, table.version, None, opening, Cause.PERSON, table.changed_ms)
            try:
                # Without a check: its tables do not count against the limits of their hosts.
                change = Change(table, table, {}, (), entry)
                table_id = (await self._store.open(change, pairing=key)).table.id
            except Occupied:
                # Somebody was faster in its thread, with a table of their own.
                raise Unavailable("tournament-thread-taken", table=key[2] + 1) from None
        self._tables[table_id] = tournament.id
        with suppress(Refused):  # it cannot be read, or somebody has left it
            snapshot = await self._store.snapshot(table_id)
            if snapshot.table.stage is Stage.LOBBY:
                start = lobby.start(snapshot.table.host, self._entropy())
                now = self._clock.now_ms()
                await self._store.change(table_id, lambda each: start(each.table, each.game, now))
        return table_id

    async def _lobby(self, tournament: Tournament, pairing: Pairing, channel: int) -> Table:
        """Return a lobby with everybody seated; its first player is its host.

        The house has the seat of who was forgotten since the draw.
        """
        plan = tournament.plan
        entrants = [tournament.entrants[each] for each in pairing.players]
        given = {key: plan.options[key] for key in lobby.TABLE_OPTIONS if key in plan.options}
        chosen = {key: each for key, each in plan.options.items() if key not in given}
        game = self._games[plan.game]
        settings = await self._archive.server_settings(tournament.guild)
        table = Table(
            channel=channel,
            guild=tournament.guild,
            locale=settings.language or tournament.locale,
            host=entrants[0].user,
            game=plan.game,
            version=game.info.version,
            options=resolve_options(game.info.options, chosen, {}),
            seats=tuple(
                Occupant(each.user, each.name) if each.user > 0 else Occupant() for each in entrants
            ),
            secret=self._entropy(),
            changed_ms=self._clock.now_ms(),
        )
        table = replace(table, pace=settings.pace or table.pace, hints_cap=settings.hints_cap)
        for key, value in given.items():
            table = replace(table, **{key: lobby.parse_table_option(key, value)})
        return table

    async def _set(self, tournament: int, at: int, number: int, pairing: Pairing) -> Tournament:
        return await self.change(
            tournament, lambda each: transitions.with_pairing(each, at, number, pairing)
        )

    async def _note_problem(self, tournament: int, problem: Line | None) -> None:
        """Show what keeps it from going on, and try again later; `None`: nothing does."""
        await self.change(tournament, lambda each: replace(each, reason=problem))
        if problem is not None:
            self._scheduler.schedule(tournament, self._clock.now_ms() + RETRY_MS)

    async def _stop_at(self, tournament: int, reason: Line) -> None:
        with suppress(Unavailable):
            await self.change(tournament, lambda each: transitions.cancel(each, reason))

    async def _schedule_end(self, number: int) -> None:
        """Look again when the first table's time is up; at once at one that ended meanwhile."""
        tournament = await self.tournament(number)
        if tournament.stage is not TournamentStage.RUNNING:
            return
        for pairing in tournament.rounds[-1].pairings:
            if pairing.over or pairing.table is None:
                continue
            self._tables[pairing.table] = number
            is_over = await self._is_over(pairing.table)
            now = self._clock.now_ms()
            self._scheduler.schedule(number, now if is_over else self._due_ms(pairing))

    def _due_ms(self, pairing: Pairing) -> int:
        """Return when a table is brought to its end."""
        due_ms = pairing.due_ms or 0
        return due_ms if due_ms > self._began_ms else self._began_ms + GRACE_MS


def _people_first(tournament: Tournament, pairing: Pairing) -> Pairing:
    """Return a table with who was forgotten since the draw on its last seats."""
    users = [tournament.entrants[each].user for each in pairing.players]
    if min(users) > 0:
        return pairing
    order = sorted(pairing.players, key=lambda each: tournament.entrants[each].user < 0)
    return replace(pairing, players=tuple(order))
