"""A server of forty people and its seasons: evenings of games, tournaments, kills and restarts."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import discord
from msgspec import Struct

from engine.api.legal_actions import random_legal_move
from engine.api.refusals import Illegal, Refused
from engine.service.ports import Occupied
from engine.service.tables import Place
from engine.table import attendance, lobby
from engine.table.model import Stage, Wish
from engine.table.snapshot import TableSnapshot
from engine.tournaments.model import Tournament
from tests.simulation.mortal import Death
from tests.simulation.season_audit import Audit
from tests.support.random_play import Dice
from tests.support.sim import Sim, labelled, text

PEOPLE = 40

HOUR, DAY = 3600, 24 * 3600

#: A turn of somebody who is away is over, and the house's pause too.
_TURN_SECONDS = 120

#: So many games with the house are played on; the others end by a vote.
_HOUSE_MOVES = 40


#: A game that is played to its end stops all the same after so many moves of people.
_WHOLE_MOVES = 250


class Plan(Struct, frozen=True):
    """How much happens."""

    begins: int = 30 * DAY + 18 * HOUR  #: after the beginning of 2026, when the bot is installed
    evenings: int = 2
    every: int = 1  #: days from one evening to the next
    tables: int = 2  #: of an evening
    entrants: int = 6
    rule: str = "monthly"
    swiss: int = 0  #: on which evening it is played
    knockout: int = 1
    awake: int = 2  #: after one evening of so many the bot runs until past midnight
    kill_within: int = 40  #: writes and messages
    whole: int = 5  #: one game of so many is played to its end


class League:
    """The server, what its people do there, and what must be true of it in the end."""

    def __init__(self, sim: Sim, seed: int, plan: Plan, death: Death) -> None:
        self.sim, self.plan, self.death = sim, plan, death
        self._dice = Dice(seed)
        self.counts: Counter[str] = Counter()
        self.people: dict[int, Any] = {}
        self.strength: dict[int, int] = {}
        self.away: set[int] = set()
        self.hidden: set[int] = set()
        self.channels: list[Any] = []
        self.audit = Audit(self)
        self._back: set[int] = set()  #: tables to which somebody came back

    async def run(self) -> None:
        """Live through all days. Raise `AssertionError` if anything is wrong."""
        await self._furnish()
        for number in range(self.plan.evenings):
            await self._day(number)
            self.counts["evenings"] += 1
        await self.quiet()
        await self.audit.check()

    async def quiet(self) -> None:
        """Let everything that is on its way arrive, without a kill."""
        self.death.disarm()
        await self.alive(lambda: self.sim.pass_time(130))

    async def alive(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Do something that may be done again, until the bot outlives it."""
        while True:
            try:
                done = await work()
            except BaseException:
                if not self.death.is_dead:
                    raise
            if not self.death.is_dead:
                return done
            await self.death.revive(self.sim)
            self.counts["kills"] += 1

    # What stands from the first day

    async def _furnish(self) -> None:
        sim, guild = self.sim, self.sim.guild
        sim.env.backend.advance_clock(self.plan.begins)
        powers = discord.Permissions(manage_guild=True, manage_roles=True)
        self.kim = sim.person("Kim", roles=[guild.create_role("boss", permissions=powers)])
        self.champion = guild.create_role("champion")
        for number in range(1, PEOPLE + 1):
            person = sim.person(f"P{number:02}")
            self.people[person.id] = person
            self.strength[person.id] = self._dice.below(100)
            if number > 3:  # a picture for every hand takes long
                await sim.run(sim.bot.archive.update_preferences(person.id, dm_hands=False))
        self.channels = [guild.create_text_channel(f"garden-{number}") for number in range(5)]
        self.hall = guild.create_text_channel("hall")
        self.arena = [guild.create_text_channel(f"arena-{number}") for number in range(2)]
        for given in ({}, {"game": "badger", "when": "month"}, {"when": "season"}):
            await self.kim.slash(sim.channel, "boards pin", channel=self.hall, **given)
        await self.kim.slash(sim.channel, "season rule", rule=self.plan.rule, channel=self.hall)
        said = await self.kim.slash(sim.channel, "season champions", role=self.champion)
        assert str(self.champion.id) in text(said.response), text(said.response)

    # A day

    async def _day(self, number: int) -> None:
        plan = self.plan
        self.away = set()
        await self._affairs(number)
        if number == plan.swiss:
            await self._open_tournament(
                self.arena[0], format="swiss", game="igor", size=4, title="Hedge Cup"
            )
        if number == plan.knockout:
            await self._open_tournament(
                self.arena[1], format="knockout", game="race", size=4, advancing=2
            )
        self.death.arm(plan.kill_within)
        await self._evening()
        await self._play_tournaments()
        await self._night(number)

    async def _night(self, number: int) -> None:
        """Let the time pass until the next evening; the bot sleeps, or it sees midnight before."""
        day = self.now() // DAY
        self.death.arm(self.plan.kill_within)
        if not number % self.plan.awake:
            await self.alive(lambda: self.sim.pass_time(max(0.0, (day + 1) * DAY - self.now())))
        await self.quiet()
        await self.sim.bot.close()
        evening = (day + self.plan.every) * DAY + 18 * HOUR
        self.sim.env.backend.advance_clock(evening - self.now())
        await self.sim.restart(kill=True)
        self.counts["restarts"] += 1
        await self.quiet()
        await self.audit.note_ends()

    def now(self) -> float:
        return self.sim.env.now().timestamp()

    async def _affairs(self, number: int) -> None:
        """Let people hide, show themselves and be forgotten, and one of them stay away."""
        self.death.disarm()
        users = [*self.people]
        if self.hidden and number % 2:
            user = min(self.hidden)
            await self.people[user].slash(self.sim.channel, "privacy show")
            self.hidden.discard(user)
            self.counts["show"] += 1
        elif not number % 2:
            user = users[number // 2 % 4]
            await self.people[user].slash(self.sim.channel, "privacy hide")
            self.hidden.add(user)
            self.audit.champions.discard(user)
            self.counts["hide"] += 1
        if number % 12 == 1:  # in mid-season
            user = users[4 + number // 12]
            said = (await self.people[user].slash(self.sim.channel, "privacy forget")).response
            asked = await self.people[user].click(said, custom_id=labelled(said, "Delete my data"))
            await self._confirm_forget(user, asked)
        self.away |= {users[7 + number % 5]}
        await self.quiet()

    async def _confirm_forget(self, user: int, asked: Any) -> None:
        person = self.people[user]
        said = await person.submit_modal(asked, {"words": "forget me"})
        assert "I have forgotten you" in text(said.response), text(said.response)
        self.hidden.discard(user)
        self.audit.forgotten(user)
        self.counts["forget"] += 1

    async def _evening(self) -> None:
        """Let people open tables of all games, and play."""
        games = sorted(self.sim.bot.tables.games)
        tables = [
            (channel, games[self._dice.below(len(games))])
            for channel in self.channels[: self.plan.tables]
        ]
        for channel, game in tables:
            chosen = self._drawn(2 + self._dice.below(3), game)
            with_house = not self._dice.below(6) and not self.away & {*chosen}
            await self.alive(partial(self._gather, channel, game, chosen, with_house))
        await self._play_all()

    def _drawn(self, count: int, game: str) -> list[int]:
        """Draw so many people, as many as a game needs."""
        seats = self.sim.bot.tables.games[game].info.seats
        count = min(max(count, min(seats)), max(seats))
        while count not in seats:
            count += 1
        users = [*self.people]
        return [users.pop(self._dice.below(len(users))) for _ in range(count)]

    async def _gather(self, channel: Any, game: str, users: Sequence[int], house: bool) -> None:
        """Open a table in a channel, as far as that is not done, and start it."""
        bot = self.sim.bot

        async def gathered() -> None:
            try:
                place = Place(channel.id, self.sim.guild.id)
                snapshot = await bot.tables.open(
                    place, users[0], self._name(users[0]), game, {"pace": "live"}
                )
            except Occupied:
                snapshot = await bot.tables.in_channel(channel.id)
            table = snapshot.table.id
            if snapshot.table.stage is not Stage.LOBBY:
                return
            for user in users[1 + house :]:
                if snapshot.table.seat_of(user) is None:
                    await bot.tables.change(table, lobby.join(user, self._name(user)))
            if house and None not in [each.user for each in snapshot.table.seats]:
                await bot.tables.change(table, lobby.add_house(users[0]))
            await bot.tables.start(table, users[0])
            self.counts["tables"] += 1

        await self.sim.run(gathered())

    def _name(self, user: int) -> str:
        return str(self.people[user].user.global_name)

    # At the tables

    async def _play_all(self) -> None:
        """Play every table to its end; time passes for those who are away and for the house."""
        for _ in range(200):
            left = await self.alive(self._play_on)
            if not left:
                return
            await self.alive(lambda: self.sim.pass_time(_TURN_SECONDS))
        stuck = await self.sim.run(self.sim.bot.tables.snapshot(left[0]))
        raise AssertionError(f"{left} never end: {stuck.table} {stuck.table.seats}")

    async def _play_on(self) -> list[int]:
        """Make all moves that people can make now; return the tables that are not over."""
        bot = self.sim.bot

        async def played() -> list[int]:
            tables = [table for table, _ in await bot.archive.unfinished()]
            left = await asyncio.gather(*map(self._play_table, tables))
            return [table for table, is_left in zip(tables, left, strict=True) if is_left]

        return await self.sim.run(played())

    async def _play_table(self, table: int) -> bool:
        """Play one table as far as its people can; return True if it is not over."""
        tables = self.sim.bot.tables
        while True:
            snapshot = await tables.snapshot(table)
            if not snapshot.table.is_active:
                self.audit.ended(table)
                return False
            if snapshot.table.stage is Stage.LOBBY:
                return True
            if self._is_enough(snapshot):
                await self._leave(snapshot)
            elif late := [
                each.user
                for each in snapshot.table.seats
                if each.user and each.is_covered and each.user not in self.away
            ]:
                await tables.change(table, attendance.come_back(late[0]))
                self.counts["return"] += 1
            elif not await self._move(snapshot):
                return True

    async def _move(self, snapshot: TableSnapshot) -> bool:
        """Let somebody who is there make a random move; return False if nobody is asked."""
        table = snapshot.table
        for seat in snapshot.awaited:
            occupant = table.seats[seat]
            if occupant.user is None or occupant.user in self.away:
                continue
            offers, drawn = snapshot.offers[seat], self._dice.below(1 << 30)
            move = random_legal_move(snapshot.game, table.state, seat, offers, drawn)
            assert move is not None
            offer, action, _ = move
            try:
                await self.sim.bot.tables.act(table.id, occupant.user, offer.ask, action)
            except Refused:
                continue  # somebody was faster, or it is too early
            self._moves(table.id)[occupant.user] += 1
            self.counts["moves"] += 1
            return True
        return False

    def _moves(self, table: int) -> Counter[int]:
        return self.audit.moves.setdefault(table, Counter())

    def _is_enough(self, snapshot: TableSnapshot) -> bool:
        """Return True if the people at a table have played enough for today."""
        table, moves = snapshot.table, self._moves(snapshot.table.id)
        asked = {table.seats[each].user for each in snapshot.awaited}
        if table.id % 3 and asked and asked <= self.away:
            return any(moves.values())  # nobody waits for somebody who never came
        if not (table.id % self.plan.whole or self.away & {*table.people}):
            return sum(moves.values()) > _WHOLE_MOVES
        if any(each.user is None and each.left is None for each in table.seats):
            return sum(moves.values()) > _HOUSE_MOVES
        there = [each for each in table.people if each not in self.away]
        least = snapshot.game.info.rated_from if table.id % 9 else 3
        return table.revision > least + len(table.seats) and all(moves[each] > 2 for each in there)

    async def _leave(self, snapshot: TableSnapshot) -> None:
        """Let the weakest person give up, or people end a game with the house."""
        tables, table = self.sim.bot.tables, snapshot.table
        if any(each.user is None and each.left is None for each in table.seats):
            people = [each for each in table.seats if each.user is not None]
            wishing = min(people, key=lambda each: Wish.END in each.wishes).user or 0
            await tables.change(table.id, attendance.wish(wishing, Wish.END))
            return
        weakest = min(table.people, key=lambda user: self._form(user, table.id))
        await tables.change(table.id, lobby.leave(weakest))
        self.counts["leave"] += 1
        if len(table.people) > 2 and not table.id % 4 and table.id not in self._back:
            self._back.add(table.id)  # they are back for the end
            back = attendance.take_seat(weakest, self._name(weakest))
            await tables.change(table.id, back)
            self.counts["back"] += 1

    def _form(self, user: int, table: int) -> tuple[bool, int]:
        """Return how well somebody plays at a table; who is away is the last to leave."""
        luck = (user * 2654435761 + table * 40503) % 97
        return user in self.away, self.strength.get(user, 0) + luck

    # Tournaments

    async def _open_tournament(self, channel: Any, **given: Any) -> None:
        self.death.disarm()
        said = await self.kim.slash(
            channel, "tournament open", registration="2h", time="6h", pace="live", **given
        )
        assert "The tournament is open" in text(said.response), text(said.response)
        self.counts["tournaments"] += 1
        await self.quiet()
        (found,) = [
            each
            for each in await self.sim.run(self.sim.bot.archive.active_tournaments())
            if each.channel == channel.id
        ]
        users = [*self.people][: self.plan.entrants]
        self.death.arm(self.plan.kill_within)
        for user in users:
            await self.alive(partial(self._join, found.id, user))
            self.audit.joined.setdefault(found.id, set()).add(user)
        self.away |= {users[1]}
        await self.alive(lambda: self.sim.pass_time(2 * HOUR + 60))

    async def _join(self, tournament: int, user: int) -> None:
        service = self.sim.bot.tables.tournaments
        with suppress(Illegal):  # they were let in before the bot died
            await self.sim.run(service.join(tournament, user, self._name(user)))

    async def _play_tournaments(self) -> None:
        """Play all rounds of the tournaments that run."""
        for _ in range(60):
            await self._play_all()
            await self.alive(lambda: self.sim.pass_time(20))
            if not await self.alive(self._running):
                return
        raise AssertionError(f"tournaments never end: {await self._running()}")

    async def _running(self) -> list[Tournament]:
        found = await self.sim.run(self.sim.bot.archive.active_tournaments())
        return [each for each in found if each.is_active]
