"""Random people: they open tables, play, click twice, late and in the wrong place, and leave."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Iterable, Mapping, Sequence

from msgspec import Struct

from engine.api.action import Action
from engine.api.game import AnyGame
from engine.api.refusals import Refused, Unavailable
from engine.service.ports import Occupied
from engine.service.tables import Place, Tables
from engine.table import attendance, lobby
from engine.table.model import Change, Pace, PastMove, Stage, Wish
from engine.table.past import asked_move
from engine.table.private import Player, new_game
from engine.table.replay import standing_steps
from engine.table.snapshot import TableSnapshot
from engine.table.takeback import keep_move, own_move, take_back
from storage.errors import ArchiveError
from tests.simulation.ledger import Ledger
from tests.support.games import option_values
from tests.support.random_play import Dice, random_answer

#: Nobody waits longer for an answer.
PATIENCE_SECONDS = 300

CHANNELS = 6

#: The channels are on servers of as many shards.
SHARDS = 3


def guild_of(channel: int) -> int:
    """Return the server of a channel."""
    return (channel % SHARDS) << 22 | 7


class Click(Struct, frozen=True):
    """A button that a person has seen."""

    table: int
    ask: str | None
    action: Action


class Person:
    """A person, who knows only what they have seen."""

    def __init__(
        self,
        user: int,
        games: Mapping[str, AnyGame],
        tables: Sequence[Tables],
        ledger: Ledger,
        dice: Dice,
    ) -> None:
        self.user, self.name = user, f"person {user}"
        self._games, self._all, self._ledger, self._dice = games, tables, ledger, dice
        self._pocket: list[Click] = []

    async def live(self) -> None:
        """Visit tables for ever. Raise `AssertionError` if a reply is wrong."""
        while True:
            await asyncio.sleep(self._dice.below(6_000) / 1000)
            try:
                await asyncio.wait_for(self._visit(), PATIENCE_SECONDS)
            except (Refused, Occupied) as refusal:
                self._ledger.counts[type(refusal).__name__] += 1
            except (sqlite3.OperationalError, ArchiveError):
                self._ledger.counts["apology"] += 1

    @property
    def _tables(self) -> Tables:
        return self._all[self._dice.below(len(self._all))]

    async def _visit(self) -> None:
        if self._dice.below(4):
            own = await self._tables.of_user(self.user)
            for snapshot in own:
                if snapshot.table.seat_of(self.user) in snapshot.awaited:
                    await self._at_table(snapshot)
                    return
            if own:
                await self._at_table(own[self._dice.below(len(own))])
                return
        if not self._dice.below(8):
            await self._open_private()
            return
        channel = self._dice.below(CHANNELS)
        try:
            snapshot = await self._tables.in_channel(channel)
        except Unavailable:
            await self._open(channel)
            return
        if snapshot.table.stage is Stage.LOBBY:
            await self._in_lobby(snapshot)
        elif snapshot.table.stage is Stage.PLAY and not await self._takes_over(snapshot):
            await self._at_table(snapshot)
        elif snapshot.table.stage is Stage.PLAY:
            return
        else:
            await self._afterwards(snapshot, channel)

    # Before and after the game

    async def _open(self, channel: int) -> None:
        names = sorted(self._games)
        game = self._games[names[self._dice.below(len(names))]]
        given = {}
        for spec in game.info.options:
            some = [value for value in option_values(spec) if value is not None]
            if not spec.carried and not self._dice.below(3):
                given[spec.key] = some[self._dice.below(len(some))]
        paces = (*Pace, Pace.LIVE, Pace.LIVE)
        given["pace"] = paces[self._dice.below(len(paces))].value
        opening = self._tables.open(
            Place(channel, guild_of(channel)), self.user, self.name, game.info.slug, given
        )
        await self._asked(None, Action("open", (str(self.user),)), opening)

    async def _open_private(self) -> None:
        """Begin a game with the house alone, perhaps beside one that is not finished."""
        names = sorted(self._games)
        game = self._games[names[self._dice.below(len(names))]]
        player = Player(self.user, self.name, 1_000 + self.user)
        seed = self._dice.below(1 << 60).to_bytes(32, "big")
        opening = self._tables.open_private(new_game(player, game, min(game.info.seats), seed))
        await self._asked(None, Action("open", (str(self.user),)), opening)

    async def _afterwards(self, snapshot: TableSnapshot, channel: int) -> None:
        """Ask for a rematch, perhaps pressing twice; or open another table."""
        if not self._dice.below(3):
            await self._open(channel)
            return
        await self._at_once(
            self._rematch(snapshot.table.id) for _ in range(1 + self._dice.below(2))
        )

    async def _rematch(self, table: int) -> None:
        again = self._tables.rematch(table, self.user, self.name)
        await self._asked(None, Action("open", (str(self.user),)), again)

    async def _in_lobby(self, snapshot: TableSnapshot) -> None:
        table, user = snapshot.table, self.user
        if table.seat_of(user) is None and self._dice.below(8):
            await self._altered(table.id, "join", lobby.join(user, self.name))
            return
        match self._dice.below(12):
            case 0:
                await self._altered(table.id, "leave", lobby.leave(user))
            case 1:
                await self._altered(table.id, "unhouse", lobby.remove_house(user))
            case 2 | 3:
                await self._altered(table.id, "house", lobby.add_house(user))
            case 4 | 5:
                await self._set(snapshot)
            case 6:
                await self._end(table.id)
            case _:
                # Two presses are two starts; the second finds the table begun.
                presses = 1 + self._dice.below(2)
                await self._at_once(self._start(table.id) for _ in range(presses))

    async def _start(self, table: int) -> None:
        action = Action("start", (str(self.user),))
        await self._asked(table, action, self._tables.start(table, self.user))

    async def _set(self, snapshot: TableSnapshot) -> None:
        key, value = "pace", list(Pace)[self._dice.below(4)].value
        specs = [spec for spec in snapshot.game.info.options if not spec.carried]
        if specs and self._dice.below(3):
            spec = specs[self._dice.below(len(specs))]
            some = [each for each in option_values(spec) if each is not None]
            key, value = spec.key, str(some[self._dice.below(len(some))])
        change = lobby.set_option(self.user, key, value)
        await self._altered(snapshot.table.id, "set", change, key, value)

    async def _end(self, table: int) -> None:
        ended = lobby.end(self.user, manages=not self._dice.below(2))
        await self._altered(table, "end", ended)

    async def _altered(
        self, table: int, verb: str, transition: lobby.Transition, *words: str
    ) -> None:
        action = Action(verb, (str(self.user), *words))
        await self._asked(table, action, self._tables.change(table, transition))

    # At the table

    async def _at_table(self, snapshot: TableSnapshot) -> None:
        if snapshot.table.stage is not Stage.PLAY:
            await self._in_lobby(snapshot)
        elif asked_move(snapshot.table) is not None and self._dice.below(2):
            await self._take_back(snapshot)
        else:
            await self._in_play(snapshot)

    async def _in_play(self, snapshot: TableSnapshot) -> None:
        table = snapshot.table
        match self._dice.below(150):
            case 0:
                await self._altered(table.id, "leave", lobby.leave(self.user))
            case 1:
                await self._end(table.id)
            case 2:
                await self._set(snapshot)
            case 3:
                await self._start(table.id)
            case 4:
                await self._rematch(table.id)
            case 5 | 6:
                await self._altered(table.id, "return", attendance.come_back(self.user))
            case 7 | 8:
                wanted = [*Wish][self._dice.below(3)]
                await self._altered(table.id, "wish", attendance.wish(self.user, wanted), wanted)
            case 9 | 10 | 11 | 12 | 13 | 14:
                await self._take_back(snapshot)
            case _:
                await self._play(snapshot)

    async def _take_back(self, snapshot: TableSnapshot) -> None:
        """Take a move back, ask for it or answer who asks, perhaps pressing twice."""
        table, seat = snapshot.table, snapshot.table.seat_of(self.user)
        asked = asked_move(table)
        move = asked or (None if seat is None else own_move(table, seat))
        if move is None:
            await self._play(snapshot)
            return
        presses = range(1 + self._dice.below(2))
        if asked is not None and not self._dice.below(3):
            keeping, revision = keep_move(self.user, asked.revision), str(asked.revision)
            await self._at_once(self._altered(table.id, "keep", keeping, revision) for _ in presses)
            return
        steps = standing_steps(await self._tables.replays.steps(snapshot))
        taking = take_back(self.user, move.revision, steps)
        await self._at_once(self._goes_back(table.id, move, taking) for _ in presses)

    async def _goes_back(self, table: int, move: PastMove, taking: lobby.Transition) -> None:
        """Press what takes a move back, or only wishes so."""
        wish = Action("wish", (str(self.user), Wish.BACK))
        back = Action("takeback", (str(self.user), str(move.revision), str(move.seat)))
        await self._asked(table, (back, wish), self._tables.change(table, taking))

    async def _takes_over(self, snapshot: TableSnapshot) -> bool:
        """Take a seat that was given up, one they have left first; return True if there was one."""
        table = snapshot.table
        seats = [*enumerate(table.seats)]
        known = [at for at, each in seats if self.user in (each.left, *each.stood_in)]
        given_up = [at for at in known or range(len(table.seats)) if table.seats[at].is_abandoned]
        if table.seat_of(self.user) is not None or not given_up or self._dice.below(3):
            return False
        taking = attendance.take_seat(self.user, self.name)
        await self._altered(table.id, "takeover", taking, str(given_up[0]))
        return True

    async def _play(self, snapshot: TableSnapshot) -> None:
        """Answer a current offer once or several times, late, or press an old or foreign button."""
        table = snapshot.table
        mine = table.seat_of(self.user)
        seat = self._dice.below(len(table.seats)) if not self._dice.below(15) else mine
        theirs = () if seat is None else snapshot.offers.get(seat, ())
        if theirs:
            offer = theirs[self._dice.below(len(theirs))]
            action = random_answer(seat, offer, self._dice).action
            typed = not self._dice.below(10)
            self._pocket.append(Click(table.id, None if typed else offer.ask, action))
        elif not self._pocket or self._dice.below(6):
            return
        click = self._pocket[-1]
        match self._dice.below(20):
            case 0:
                click = self._pocket.pop(self._dice.below(len(self._pocket)))
            case 1 | 2:
                await asyncio.sleep(self._dice.below(90_000) / 1000)
            case 3:
                await self._cancelled(click)
                return
        times = 1 if self._dice.below(8) else 2 + self._dice.below(2)
        await self._at_once(self._click(click) for _ in range(times))

    async def _click(self, click: Click) -> None:
        acting = self._tables.act(click.table, self.user, click.ask, click.action)
        await self._asked(click.table, click.action, acting, click.ask)

    async def _cancelled(self, click: Click) -> None:
        """Cancel the call while it runs."""
        task = asyncio.create_task(self._click(click))
        # A person who dies with the host cannot ask what came of the act.
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        await asyncio.sleep(self._dice.below(30) / 1000)
        task.cancel()
        await asyncio.wait([task])
        if not task.cancelled():
            task.result()

    # What is told

    async def _asked(
        self,
        table: int | None,
        action: Action | tuple[Action, ...],
        work: Awaitable[Change | TableSnapshot],
        ask: str | None = None,
    ) -> None:
        """Record what came of an act, or of one that does one of several things."""
        actions = action if isinstance(action, tuple) else (action,)
        try:
            answer = await work
        except (Refused, Occupied):
            raise
        except BaseException:
            for each in actions:
                self._ledger.doubt(table, each)
            raise
        if isinstance(answer, Change):
            assert answer.entry.action in actions, f"{action} was asked, {answer.entry} done"
            self._ledger.answer(answer, self.user, ask)
        else:
            assert answer.table.seat_of(self.user) == 0
            is_private = answer.table.is_private
            assert answer.table.stage is (Stage.PLAY if is_private else Stage.LOBBY)
            self._ledger.counts["private" if is_private else "open"] += 1

    async def _at_once(self, works: Iterable[Awaitable[None]]) -> None:
        answers = await asyncio.gather(*works, return_exceptions=True)
        for answer in answers:
            if isinstance(answer, BaseException):
                raise answer
