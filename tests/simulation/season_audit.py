"""What must be true of a server after its days: everything stored equals a recount."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from engine.standings.leaderboards import Leaderboard, Sort, Wall
from engine.standings.periods import Period, Span
from engine.standings.results import Result
from engine.standings.seasons import Season
from engine.table import codec
from engine.tournaments.standings import standings
from tests.simulation.bracket_recount import check_tournament
from tests.simulation.recount import Board, Recount, Row, feats_of, periods
from tests.support.replay import replay
from tests.support.sim import alts, text

if TYPE_CHECKING:
    from tests.simulation.season import League

_ALL_RESULTS = 100_000


class Audit:
    """Compares what the archive and Discord have with what people did."""

    def __init__(self, league: League) -> None:
        self._league = league
        self.moves: dict[int, Counter[int]] = {}  #: table -> user -> moves that were acknowledged
        self.joined: dict[int, set[int]] = {}  #: tournament -> who was told that they play
        self._ended: set[int] = set()  #: tables that somebody saw at their end
        #: (season, game, award, user, value) of the medals of all seasons that have closed
        self._medals: set[tuple[int, str, str, int, int]] = set()
        self._closed: set[int] = set()
        #: who won the last season and has not hidden since
        self.champions: set[int] = set()
        self.boards = 0

    def ended(self, table: int) -> None:
        """Note that somebody saw that a game is over."""
        self._ended.add(table)

    def forgotten(self, user: int) -> None:
        """Note that a person was forgotten, with their medals."""
        self.champions.discard(user)
        self._medals = {each for each in self._medals if each[3] != user}
        for joined in self.joined.values():
            joined.discard(user)

    @property
    def _archive(self) -> Any:
        return self._league.sim.bot.archive

    @property
    def _guild(self) -> int:
        return self._league.sim.guild.id

    async def _recount(self) -> Recount:
        results = await self._archive.history(self._guild, limit=_ALL_RESULTS)
        games = self._league.sim.bot.tables.games
        rated_from = {slug: game.info.rated_from for slug, game in games.items()}
        return Recount(results[::-1], self._league.hidden, rated_from)

    async def note_ends(self) -> None:
        """Recount the medals of the seasons that have just closed, and compare all medals."""
        await self._league.sim.run(self._note_ends())

    async def _note_ends(self) -> None:
        seasons: tuple[Season, ...] = await self._archive.seasons(self._guild)
        closed = [each for each in seasons if each.closed_ms is not None]
        if {each.id for each in closed} != self._closed:
            recount = await self._recount()
            for season in reversed(closed):
                if season.id not in self._closed:
                    found = recount.medals(season)
                    self._medals |= {(season.id, *each) for each in found}
                    self._closed.add(season.id)
                    self.champions = {each[2] for each in found if each[:2] == ("all", "first")}
                    self._league.counts["medals"] += len(found)
        stored = [each for season in closed for each in await self._archive.medals(season.id)]
        keys = [(each.season, each.game, str(each.award), each.user, each.value) for each in stored]
        assert len({*keys}) == len(keys), f"a medal twice: {sorted(keys)}"
        # Who hides has their medals for themselves.
        listed = {each for each in self._medals if each[3] not in self._league.hidden}
        assert {*keys} == listed, {*keys} ^ listed

        crowned = {user for user in self._league.people if self._is_crowned(user)}
        assert crowned == self.champions, f"{crowned} have the role, not {self.champions}"

    def _is_crowned(self, user: int) -> bool:
        member = self._league.sim.env.backend.get_member(self._guild, user)
        return self._league.champion.id in member.role_ids

    async def check(self) -> None:
        """Compare everything. Raise `AssertionError` with what differs."""
        await self._league.sim.run(self._check())

    async def _check(self) -> None:
        await self._note_ends()
        recount = await self._recount()
        by_table = {each.table: each for each in recount.results}
        assert len(by_table) == len(recount.results), "a table has two results"
        await self._check_tables(by_table)
        self._check_seasons(recount, await self._archive.seasons(self._guild))
        await self._check_boards(recount)
        for user in self._league.people:
            await self._check_profile(recount, user)
        await self._check_tournaments(by_table)
        await self._check_messages(recount)
        self._league.counts["results"] = len(by_table)
        self._league.counts["rated"] = sum(each.unrated is None for each in recount.results)

    # Results

    async def _check_tables(self, results: dict[int, Result]) -> None:
        """Check that every game that was over has its result, which follows from its log."""
        assert self._ended <= {*results}, f"lost: {self._ended - {*results}}"
        for table, result in results.items():
            log = await self._archive.log(table)
            assert result.ended_ms == log[-1].at_ms
            made = Counter(
                entry.seat for entry in log if entry.seat is not None and entry.cause == "person"
            )
            assert sum(made.values()) >= sum(self.moves.get(table, Counter()).values())
            _, start = await self._archive.checkpoint(table)
            game = self._league.sim.bot.tables.games[result.game]
            first, _ = codec.decode(start, table, game)
            last, _ = codec.decode((await self._archive.load(table)).data, table, game)
            revision = first.revision
            assert replay(last, game, log[revision + 1 :]) == last.state
            counted = feats_of(game, last, log[revision + 1 :], result)
            people = [each.feats for each in result.placings if not each.is_house]
            assert people == counted, f"table {table}: {people}, not {counted}"
            outcome = last.outcome
            places = outcome.places if outcome else (None,) * len(result.placings)
            assert tuple(each.place for each in result.placings) == places

    def _check_seasons(self, recount: Recount, seasons: tuple[Season, ...]) -> None:
        """Check that each result counts for the season that was open when it ended."""
        for later, earlier in pairwise(seasons):
            assert earlier.closed_ms == later.began_ms, "a gap between two seasons"
        for result in recount.results:
            open_then = [
                each.id
                for each in seasons
                if each.began_ms <= result.ended_ms < (each.closed_ms or 1 << 60)
            ]
            counted = [] if result.season is None else [result.season]
            assert counted == open_then, result

    # Leaderboards

    async def _check_boards(self, recount: Recount) -> None:
        now = periods(round(self._league.now() * 1000))
        latest: dict[tuple[str, int | None, str], int] = {}
        for game, channel, time in recount.boards:
            if isinstance(time, tuple):
                key = (game, channel, time[0])
                latest[key] = max(time[1], latest.get(key, 0))
        boards = {*recount.boards} | {("all", None, each) for each in now.items()}
        for board in boards:
            game, channel, time = board
            if isinstance(time, tuple) and time[1] < latest.get((game, channel, time[0]), 0):
                continue  # it is dropped in time
            for sort in Sort:
                await self._check_board(recount, board, sort)

    async def _check_board(self, recount: Recount, board: Board, sort: Sort) -> None:
        listed = recount.listed(board, sort)
        names = recount.names.get(board, {})
        wanted = [(rank, user, names[user], row) for rank, user, row in listed]
        shown = []
        for offset in range(0, max(1, len(listed)), 10):
            page = await self._archive.leaderboard(query(self._guild, board), sort, offset=offset)
            assert page.people == len(listed), f"{board}: {page.people} are listed"
            shown += [(each.rank, each.user, each.name, as_row(each.rating)) for each in page.rows]
        assert shown == wanted, f"{board} by {sort}:\n{shown}\n{wanted}"
        for user in {*recount.boards.get(board, {})} & {*recount.hidden}:
            page = await self._archive.leaderboard(query(self._guild, board), sort, user=user)
            assert page.own.hidden, f"{user} is on {board}"
            if sort is Sort.RATING:
                assert page.own.rank == recount.rank(board, user)
        self.boards += 1

    async def _check_profile(self, recount: Recount, user: int) -> None:
        profile = await self._archive.profile(self._guild, user)
        games = {each.game for each in recount.results if user in each.people}
        assert {each.game for each in profile.records} == games
        for record in profile.records:
            wanted = recount.record(user, record.game)
            found = {key: getattr(record, key) for key in wanted}
            found["rating"] = record.rating and as_row(record.rating)
            assert found == wanted, f"{user}: {found}, not {wanted}"
        feats = await self._archive.feats(self._guild, user)
        kept = {(each.game, each.feat): (each.times, each.first) for each in feats}
        assert kept == recount.feats(user)
        self._league.counts["feats"] += len(kept)
        met = recount.opponents(user)
        most = sorted(met, key=lambda each: (-met[each][0], each))[:20]
        shown = [(each.user, each.played, each.ahead, each.behind) for each in profile.opponents]
        assert shown == [(each, *met[each]) for each in most]
        medals = {(m.season, m.game, str(m.award), m.user, m.value) for m in profile.medals}
        assert medals == {each for each in self._medals if each[3] == user}

    # Tournaments

    async def _check_tournaments(self, results: dict[int, Result]) -> None:
        found = await self._archive.tournaments_of(self._guild, 100)
        assert {each.id for each in found} == {*self.joined}
        tables: list[int] = []
        for each in found:
            assert not each.is_active
            assert each.reason is None, each.reason
            there = {entrant.user for entrant in each.entrants}
            assert self.joined[each.id] <= there, "a registration is lost"
            check_tournament(each, standings(each), results)
            for at, played in enumerate(each.rounds):
                for number, pairing in enumerate(played.pairings):
                    if len(pairing.players) > 1:
                        key = (each.id, at, number)
                        assert pairing.table == await self._archive.table_of_pairing(key)
                        tables.append(pairing.table)
                        self._league.counts["pairings"] += 1
        assert len({*tables}) == len(tables)
        threads = [thread for arena in self._league.arena for thread in arena.threads]
        inside = [each for each in results.values() if each.channel in {t.id for t in threads}]
        assert {each.table for each in inside} == {*tables}, "a table that belongs to nothing"
        assert len(threads) == len(tables), "a thread twice"

    # Messages

    async def _check_messages(self, recount: Recount) -> None:
        """Check that each message stands once, and that what hangs on the walls is true."""
        league = self._league
        history = league.hall.history()
        walls: tuple[Wall, ...] = await self._archive.walls(self._guild)
        shown = [each for each in history if "Kept up to date" in text(each)]
        assert sorted(each.id for each in shown) == sorted(each.message for each in walls)
        seasons = await self._archive.seasons(self._guild)
        for wall in walls:
            (message,) = [each for each in shown if each.id == wall.message]
            board = wall_board(wall, seasons, round(league.now() * 1000))
            best = recount.listed(board)
            if best:
                (alt,) = alts(message)[-1:]
                _, user, row = best[0]
                value = f"{row.number - row.began:+}" if wall.time == "month" else row.number
                first = f"{recount.names[board][user]}, {value}".replace("-", "\N{MINUS SIGN}")
                assert first in alt.replace("-", "\N{MINUS SIGN}"), f"not {first}: {alt}"
                assert ("one person" if len(best) == 1 else f"{len(best)} people") in alt, alt
        played = {each.season for each in recount.results if each.unrated is None}
        podiums = [each for each in history if "is over. Congratulations" in text(each)]
        wanted = [each for each in seasons if each.closed_ms is not None and each.id in played]
        assert len(podiums) == len(wanted), f"{len(podiums)} podiums of {len(wanted)} seasons"
        for arena in league.arena:
            messages = arena.history()
            heads = [each for each in messages if each.flags.components_v2]
            calls = [each for each in messages if "your game is open" in each.content]
            assert len(heads) == 1, "a tournament's message twice"
            assert {each.id for each in calls} == {each.id for each in arena.threads}


def query(guild: int, board: Board) -> Leaderboard:
    """Return the archive's name of a leaderboard."""
    game, channel, time = board
    if isinstance(time, tuple):
        return Leaderboard(guild, game, None, channel, Period(Span(time[0]), time[1]))
    return Leaderboard(guild, game, time if isinstance(time, int) else None, channel)


def wall_board(wall: Wall, seasons: tuple[Season, ...], now_ms: int) -> Board:
    """Return which leaderboard hangs on a wall."""
    if wall.time == "month":
        return wall.game, None, ("month", periods(now_ms)["month"])
    return wall.game, None, seasons[0].id if wall.time == "season" and seasons else "all"


def as_row(rating: Any) -> Row:
    """Return a stored rating as the recount has it."""
    return Row(rating.mu, rating.sigma, rating.games, rating.wins, rating.began)
