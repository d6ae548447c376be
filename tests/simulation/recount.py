"""Standings recounted from nothing but a server's results, by rules of their own.

No code is shared with the archive or the live path: ratings are asked of openskill itself, and
everything else is counted over the list of results.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from datetime import UTC, date, datetime, timedelta
from itertools import takewhile
from typing import TypeAlias

from msgspec import Struct
from openskill.models import BradleyTerryPart

from engine.api.game import AnyGame
from engine.api.rng import Rng
from engine.standings.results import Placing, Result
from engine.standings.seasons import Season
from engine.table.model import LogEntry, Table
from engine.table.past import is_move

DAY_MS = 24 * 3_600_000

#: Of which time a leaderboard is: "all", a season's id, or a period's span and first day.
Time: TypeAlias = str | int | tuple[str, int]

#: A leaderboard: game or "all", channel or `None`, time.
Board: TypeAlias = tuple[str, int | None, Time]

_MODEL = BradleyTerryPart()


class Row(Struct, frozen=True):
    """What a leaderboard has of somebody."""

    mu: float = 25.0
    sigma: float = 25.0 / 3
    games: int = 0
    wins: int = 0
    began: int = 1500

    @property
    def number(self) -> int:
        return round(1500 + 30 * (self.mu - 25))

    def key(self, time: Time) -> int:
        """Return what it is sorted by where a leaderboard is sorted by rating."""
        if isinstance(time, tuple):
            return self.number - self.began
        return self.number + 1_000_000 * (self.games >= 10)


class Recount:
    """All that follows from a server's results, in the order in which the games ended."""

    def __init__(
        self, results: Sequence[Result], hidden: Set[int], rated_from: Mapping[str, int]
    ) -> None:
        self.results, self.hidden, self._rated_from = results, hidden, rated_from
        self.boards: dict[Board, dict[int, Row]] = {}
        self.names: dict[Board, dict[int, str]] = {}
        for at, result in enumerate(results):
            self._check_fairness(result, results[:at])
            if result.unrated is None:
                self._rate(result)

    def listed(self, board: Board, sort: str = "rating") -> list[tuple[int, int, Row]]:
        """Return (rank, user, row) of everybody who stands on a leaderboard, the best first."""
        rows = self.boards.get(board, {})
        listed = {user: row for user, row in rows.items() if self.is_listed(user)}

        def value(row: Row) -> int:
            return {"wins": row.wins, "games": row.games}.get(sort, row.key(board[2]))

        order = sorted(
            listed.items(), key=lambda each: (-value(each[1]), -each[1].key(board[2]), each[0])
        )
        values = [value(row) for _, row in order]
        return [(1 + values.index(value(row)), user, row) for user, row in order]

    def rank(self, board: Board, user: int) -> int:
        """Return the rank by rating, of a hidden person the one they would have."""
        own = self.boards[board][user].key(board[2])
        return 1 + sum(row.key(board[2]) > own for _, _, row in self.listed(board))

    def is_listed(self, user: int) -> bool:
        return user > 0 and user not in self.hidden

    # Ratings

    def _rate(self, result: Result) -> None:
        people = [each.user or 0 for each in result.placings]
        winners = won(result)
        for game, channel in (
            (result.game, None),
            (result.game, result.channel),
            ("all", None),
        ):
            before = [self._row((game, channel, "all"), user) or Row() for user in people]
            after = rated(before, result)
            self._store((game, channel, "all"), result, after)
            if result.season is not None:
                board: Board = (game, channel, result.season)
                carried = [_carried(row) if result.carries else Row() for row in before]
                old = [self._row(board, user) for user in people]
                starts = [own or new for own, new in zip(old, carried, strict=True)]
                self._store(board, result, rated(starts, result))
            for span, first_day in periods(result.ended_ms).items():
                board = (game, channel, (span, first_day))
                steps = []
                for user, first, now, has_won in zip(people, before, after, winners, strict=True):
                    own = self._row(board, user) or Row(began=first.number)
                    games, wins = own.games + 1, own.wins + has_won
                    steps.append(Row(now.mu, now.sigma, games, wins, own.began))
                self._store(board, result, steps)

    def _row(self, board: Board, user: int) -> Row | None:
        return self.boards.get(board, {}).get(user)

    def _store(self, board: Board, result: Result, rows: Sequence[Row]) -> None:
        for placing, row in zip(result.placings, rows, strict=True):
            user = placing.user or 0
            self.boards.setdefault(board, {})[user] = row
            if placing.name:
                self.names.setdefault(board, {})[user] = placing.name

    # Whether a game counts

    def _check_fairness(self, result: Result, earlier: Sequence[Result]) -> None:
        assert str(result.unrated or "") == self._unrated(result, earlier), result

    def _unrated(self, result: Result, earlier: Sequence[Result]) -> str:
        placings, people = result.placings, sorted(result.people)
        same = sum(
            each.unrated is None and each.game == result.game and sorted(each.people) == people
            for each in earlier
            if each.ended_ms > result.ended_ms - DAY_MS
        )
        reasons = {
            "ended": any(each.place is None for each in placings),
            "house": any(each.user is None for each in placings),
            "twice": len({*people}) < len(people),
            "alone": len({each.side for each in placings}) == 1,
            "short": result.actions < self._rated_from[result.game],
            "covered": any(map(_is_covered, placings, won(result))),
            "familiar": same >= (5 if len(people) == 2 else 10),
        }
        return next((f"unrated-{reason}" for reason, holds in reasons.items() if holds), "")

    # Medals

    def medals(self, season: Season) -> set[tuple[str, str, int, int]]:
        """Return the (game, award, user, value) of a season that closes now."""
        medals = set()
        games = {game for game, channel, time in self.boards if time == season.id and not channel}
        for game in games:
            for rank, user, row in self.listed((game, None, season.id)):
                if rank <= 3:
                    award = ("first", "second", "third")[rank - 1]
                    medals.add((game, award, user, row.number))
        if "all" in games:
            medals |= {("all", *each) for each in self._awards(season)}
        return medals

    def _awards(self, season: Season) -> Iterator[tuple[str, int, int]]:
        rows = {user: row for _, user, row in self.listed(("all", None, season.id))}
        rated = [each for each in self.results if each.unrated is None]
        before = {user for each in rated if each.season != season.id for user in each.people}
        regular = {user: row for user, row in rows.items() if row.games >= 5}
        new = {user: row.key(season.id) for user, row in regular.items() if user not in before}
        for user in best(new):
            yield "newcomer", user, rows[user].number
        rises = {user: row.number - row.began for user, row in regular.items() if user in before}
        for user in best({user: rise for user, rise in rises.items() if rise > 0}):
            yield "improved", user, rises[user]
        hosts = Counter(each.host for each in rated if each.season == season.id)
        most = {host: tables for host, tables in hosts.items() if host in rows and tables >= 5}
        for host in best(most):
            yield "host", host, most[host]

    # A person

    def record(self, user: int, game: str) -> dict[str, object]:
        """Return what a profile must say of somebody's games of one kind."""
        played = [each for each in self.results if each.game == game and user in each.people]
        whole = [each for each in played if None not in [p.place for p in each.placings]]
        wins = [_has_won(each, user) for each in whole]
        runs = "".join("x" if each else " " for each in wins).split(" ")
        board = (game, None, "all")
        row = self._row(board, user)
        return {
            "played": len(whole),
            "won": sum(wins),
            "ended": len(played) - len(whole),
            "rating": row,
            "rank": self.rank(board, user) if row else None,
            "streak": len([*takewhile(bool, reversed(wins))]),
            "longest": max(map(len, runs)),
        }

    def feats(self, user: int) -> dict[tuple[str, str], tuple[int, int]]:
        """Return (game, feat) -> how often somebody has it, and in which result first."""
        found: dict[tuple[str, str], tuple[int, int]] = {}
        for result in self.results:
            for placing in result.placings:
                for feat in placing.feats or () if placing.user == user else ():
                    times, first = found.get((result.game, feat), (0, result.id))
                    found[result.game, feat] = (times + 1, first)
        return found

    def opponents(self, user: int) -> dict[int, tuple[int, int, int]]:
        """Return (games, times ahead, times behind) with everybody who played against somebody."""
        gaps: dict[int, list[int]] = {}
        for result in self.results:
            own = next((each for each in result.placings if each.user == user), None)
            if own is None or own.place is None:
                continue
            for other in result.placings:
                if other.user and other.user > 0 and other.side != own.side:
                    gaps.setdefault(other.user, []).append((other.place or 0) - own.place)
        return {
            other: (len(each), sum(gap > 0 for gap in each), sum(gap < 0 for gap in each))
            for other, each in gaps.items()
        }


def feats_of(
    game: AnyGame, table: Table, log: Sequence[LogEntry], result: Result
) -> list[tuple[str, ...]]:
    """Return each person's feats by seat, from a log of moves of which none was taken back."""
    totals: dict[tuple[str, int, tuple[object, ...]], int] = {}
    state = game.setup(len(table.seats), table.options, Rng(table.seed)).state
    for entry in filter(is_move, log):
        step = game.apply(state, entry.seat, entry.action)
        before, after = game.view(state, None), game.view(step.state, None)
        for counter in {each.count for each in game.feats}:
            for seat, times in game.counters[counter](before, step.events, after):
                for part in (("game",), ("round", game.round_of(before)), ("move", entry.revision)):
                    totals[counter, seat, part] = totals.get((counter, seat, part), 0) + times
        state = step.state
    winners, found = won(result), list[tuple[str, ...]]()
    for seat, placing in enumerate(result.placings):
        moves = (placing.own_moves, placing.house_moves)
        if placing.user is None:
            continue
        is_there = placing.user > 0 and not placing.left
        counts = placing.score is not None and result.unrated in (None, "unrated-house")
        names = []
        for feat in game.feats:
            parts = [part for name, who, part in totals if (name, who) == (feat.count, seat)]
            numbers = [totals[feat.count, seat, each] for each in parts if feat.within in each]
            if feat.within == "game" and not numbers:
                numbers = [0]
            most = feat.most if feat.most is not None else max(numbers, default=0)
            if any(feat.least <= each <= most for each in numbers):
                names += [feat.name] if winners[seat] or not feat.won else []
        has_played = moves[0] >= max(2, moves[1])
        found.append(tuple(names) if is_there and counts and has_played else ())
    return found


def rated(before: Sequence[Row], result: Result) -> list[Row]:
    """Return everybody's row after a game, as openskill rates it."""
    sides = [each.side for each in result.placings]
    teams = sorted({*sides})
    seats = {team: [at for at, side in enumerate(sides) if side == team] for team in teams}
    places = [each.place or 0 for each in result.placings]
    found = _MODEL.rate(
        [[_MODEL.rating(before[at].mu, before[at].sigma) for at in seats[team]] for team in teams],
        ranks=[float(min(places[at] for at in seats[team])) for team in teams],
    )
    new = {
        at: each
        for team, rows in zip(teams, found, strict=True)
        for at, each in zip(seats[team], rows, strict=True)
    }
    return [
        Row(new[at].mu, new[at].sigma, old.games + 1, old.wins + has_won, old.began)
        for (at, old), has_won in zip(enumerate(before), won(result), strict=True)
    ]


def won(result: Result) -> list[bool]:
    """Return for each seat whether its side came first, and another did not."""
    first = {each.side for each in result.placings if each.place == 1}
    others = {each.side for each in result.placings} - first
    return [bool(others) and each.side in first for each in result.placings]


def periods(at_ms: int) -> dict[str, int]:
    """Return the first days of the day, the week and the month of a time, since 1970."""
    day = datetime.fromtimestamp(at_ms / 1000, UTC).date()
    firsts = {"day": day, "week": day - timedelta(day.weekday()), "month": day.replace(day=1)}
    return {span: (first - date(1970, 1, 1)).days for span, first in firsts.items()}


def best(values: Mapping[int, int]) -> list[int]:
    """Return the keys of the greatest value."""
    return [key for key, value in values.items() if value == max(values.values())]


def _carried(row: Row) -> Row:
    return Row(row.mu, min(25 / 3, math.hypot(row.sigma, 25 / 9)), began=row.number)


def _is_covered(placing: Placing, has_won: bool) -> bool:
    """Return True if others played for a person; who has left and lost has lost all the same."""
    if placing.user is None or (placing.left and not has_won):
        return placing.user is not None and not placing.own_moves
    return placing.own_moves < max(2, placing.house_moves)


def _has_won(result: Result, user: int) -> bool:
    return any(
        each.user == user and has_won
        for each, has_won in zip(result.placings, won(result), strict=True)
    )
