"""What one person has done, in memory: profiles, exports, and being forgotten."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable

import msgspec
from msgspec.structs import replace

from engine.standings.leaderboards import (
    CURVE_POINTS,
    LOOKED_BACK,
    OPPONENTS,
    Export,
    ExportedRating,
    ExportedTable,
    ForgetReport,
    GameRecord,
    Leaderboard,
    Opponent,
    Played,
    Profile,
    Traces,
    exported,
    move_text,
    point,
    streaks,
)
from engine.standings.results import Placing, Result
from engine.table import codec
from engine.table.model import Cause
from engine.table.play import TABLE_VERBS
from storage.memory_standings import MemoryStandings
from storage.memory_tables import is_taken


class MemoryPeople(MemoryStandings):
    """The people of the tables of one process."""

    async def profile(self, guild: int, user: int) -> Profile:
        """Give what a person has done on a server."""
        await self._give_way()
        theirs = [each for each in self._results if each.guild == guild and user in each.people]
        ends = [each for each in theirs if not each.ended_early][-LOOKED_BACK:]
        records = [
            await self._record(guild, user, game, [each for each in theirs if each.game == game])
            for game in {each.game for each in theirs}
        ]
        records.sort(key=lambda record: (-record.played, record.game))
        names = [_placing(each, user).name for each in theirs]
        return Profile(
            guild,
            user,
            next((name for name in reversed(names) if name), ""),
            tuple(records),
            tuple(_opponents(ends, user)),
        )

    async def forget(self, user: int, names: Collection[str] = ()) -> ForgetReport:
        """Take a person out of results, logs and tables that are over."""
        await self._give_way()
        self._tombstones += 1
        tombstone = -self._tombstones
        placed = [each for each in self._results if user in each.people]
        rated = {name for (_, at), name in self._names.items() if at == user}
        taken_out = {*names, *rated, *(_placing(each, user).name for each in placed)} - {""}
        for result in placed:
            self._results[result.id - 1] = _without(result, user, tombstone, taken_out)
        for key in [key for key in self._ratings if key[1] == user]:
            del self._ratings[key]
            self._names.pop(key, None)
        self._preferences.pop(user, None)
        at = {each.table for each in placed} | self._visited(user)
        finished = tuple(sorted(each for each in at if not self._is_unfinished(each)))
        for table in finished:
            self._take_out(table, user, tombstone, taken_out)
        return ForgetReport(
            sum(each.people.count(user) for each in placed),
            finished,
            tuple(sorted(at - {*finished})),
        )

    async def export(self, user: int) -> Export:
        """Give all that is kept of a person, without a word about anybody else."""
        await self._give_way()
        chosen = self._preferences.get(user)
        placed = [each for each in self._results if user in each.people]
        at = {each.table for each in placed} | self._visited(user)
        records = [self._kept[table].record for table in sorted(at)]
        return Export(
            user=user,
            preferences=msgspec.to_builtins(chosen) if chosen else {},
            tables=tuple(
                ExportedTable(each.id, each.guild, each.channel, each.game, each.stage)
                for each in records
            ),
            results=tuple(
                each for result in placed for each in exported(result, user, self._traces(result))
            ),
            ratings=tuple(
                ExportedRating(board, self._names.get((board, user), ""), rating)
                for (board, at), rating in self._ratings.items()
                if at == user
            ),
        )

    async def _record(self, guild: int, user: int, game: str, theirs: list[Result]) -> GameRecord:
        ends = [each for each in theirs if not each.ended_early]
        page = await self.leaderboard(Leaderboard(guild, game), user=user)
        played = [Played(game, _has_won(each, user)) for each in ends[-LOOKED_BACK:]]
        now, longest = streaks(played, game)
        rated = [
            (each.ended_ms, after)
            for each in ends
            if (after := _placing(each, user).after) is not None
        ]
        return GameRecord(
            game=game,
            played=len(ends),
            won=sum(_has_won(each, user) for each in ends),
            ended=len(theirs) - len(ends),
            rating=page.own.rating if page.own else None,
            rank=page.own.rank if page.own else None,
            streak=now,
            longest=longest,
            curve=tuple(point(at, after.mu, after.sigma) for at, after in rated[-CURVE_POINTS:])
            if page.own
            else (),
        )

    def _traces(self, result: Result) -> dict[int, Traces]:
        """Give what people did and were sent at a table, by seat."""
        kept = self._kept[result.table]
        return {
            seat: (
                [
                    move_text(row.at_ms, row.action.verb, row.action.args)
                    for row in kept.log
                    if row.seat == seat and row.cause is Cause.PERSON
                ],
                [
                    (post.channel, post.message)
                    for (kind, at), post in sorted(kept.posts.items())
                    if at == seat and kind in ("hand", "ping")
                ],
            )
            for seat in range(len(result.placings))
        }

    def _take_out(self, table: int, user: int, tombstone: int, names: set[str]) -> None:
        kept = self._kept[table]
        kept.visitors.discard(user)
        people = tuple(each for each in kept.record.people or () if each != user)
        kept.record = replace(kept.record, people=people)
        kept.log = [
            replace(
                entry, action=replace(entry.action, args=(str(tombstone), *entry.action.args[1:]))
            )
            if entry.seat is None
            and entry.action.verb in TABLE_VERBS
            and entry.action.args[:1] == (str(user),)
            else entry
            for entry in kept.log
        ]
        seats = self._seats_of(table, tombstone)
        kept.posts = {
            key: post
            for key, post in kept.posts.items()
            if key[0] not in ("hand", "ping") or key[1] not in seats
        }
        try:
            data = codec.forgotten(kept.record.data, user, tombstone, names)
            kept.record = replace(kept.record, data=data)
            if kept.checkpoint is not None:
                revision, sealed = kept.checkpoint
                again = codec.forgotten(sealed, user, tombstone, names)
                kept.checkpoint = (revision, again)
        except codec.Unreadable:
            pass

    def _seats_of(self, table: int, user: int) -> set[int]:
        result = next((each for each in self._results if each.table == table), None)
        placings = result.placings if result else ()
        return {seat for seat, placing in enumerate(placings) if placing.user == user}

    def _visited(self, user: int) -> set[int]:
        return {
            table
            for table, kept in self._kept.items()
            if user in kept.visitors or user in (kept.record.people or ())
        }

    def _is_unfinished(self, table: int) -> bool:
        return is_taken(self._kept[table].record)


def _placing(result: Result, user: int) -> Placing:
    return next(each for each in result.placings if each.user == user)


def _has_won(result: Result, user: int) -> bool:
    return any(result.placings[seat].user == user for seat in result.winners)


def _opponents(ends: Iterable[Result], user: int) -> list[Opponent]:
    played: Counter[int] = Counter()
    ahead: Counter[int] = Counter()
    behind: Counter[int] = Counter()
    names: dict[int, str] = {}
    for result in ends:
        own = _placing(result, user)
        for other in result.placings:
            if other.user is None or other.user < 0 or other.side == own.side:
                continue
            assert own.place is not None
            assert other.place is not None
            played[other.user] += 1
            ahead[other.user] += own.place < other.place
            behind[other.user] += own.place > other.place
            names[other.user] = other.name
    order = sorted(played, key=lambda each: (-played[each], each))[:OPPONENTS]
    return [Opponent(each, names[each], played[each], ahead[each], behind[each]) for each in order]


def _without(result: Result, user: int, tombstone: int, names: set[str]) -> Result:
    placings = tuple(
        replace(each, user=tombstone, name="") if each.user == user else each
        for each in result.placings
    )
    reason = codec.unnamed(result.reason, names) if result.reason else None
    return replace(result, placings=placings, reason=reason)
