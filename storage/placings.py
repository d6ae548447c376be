"""Results and seasons as rows and back: the SQL of `results`, `placings`, `seasons`, `servers`."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

import msgspec

from engine.api.event import Line
from engine.api.options import Value
from engine.standings.leaderboards import Season, ServerSettings
from engine.standings.ratings import Rating, Unrated
from engine.standings.results import Placing, Result
from storage.statements import Row

ENTER = """
INSERT INTO results
    (table_id, guild, channel, game, options, began_ms, ended_ms, actions, reason, crew,
    unrated, season)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
RETURNING id
"""

PLACE = """
INSERT INTO placings
    (result, seat, guild, game, user_id, name, side, place, won, score, has_left, own, covered,
    lapsed, mu_before, sigma_before, games_before, wins_before, mu_after, sigma_after)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""

RATE_AGAIN = """
UPDATE placings SET mu_before = ?, sigma_before = ?, games_before = ?, wins_before = ?,
    mu_after = ?, sigma_after = ?
WHERE result = ? AND seat = ?
"""

#: How many rated games the same people had since.
OF_CREW = """
SELECT count(*) FROM results
WHERE guild = ? AND game = ? AND crew = ? AND ended_ms > ? AND unrated IS NULL
"""

_COLUMNS = """
r.id, r.table_id, r.guild, r.channel, r.game, r.options, r.began_ms, r.ended_ms, r.actions,
r.reason, r.unrated, r.season, o.channel, o.message,
p.user_id, p.name, p.side, p.place, p.won, p.score, p.has_left, p.own, p.covered, p.lapsed,
p.mu_before, p.sigma_before, p.games_before, p.wins_before, p.mu_after, p.sigma_after
"""

_RESULT = f"""
SELECT {_COLUMNS} FROM results AS r
JOIN placings AS p ON p.result = r.id
LEFT JOIN posts AS o ON o.table_id = r.table_id AND o.kind = 'result' AND o.seat = -1
"""  # noqa: S608 - constants only

OF_TABLE = f"{_RESULT} WHERE r.table_id = ? ORDER BY p.seat"

_LISTED = "ORDER BY r.id DESC, p.seat"

_OF_SERVER = "SELECT id FROM results WHERE guild = :guild AND id < :before"
_OF_CHANNEL = "SELECT id FROM results WHERE channel = :channel AND guild = :guild AND id < :before"
_OF_PERSON = """
SELECT own.result FROM placings AS own
WHERE own.user_id = :user AND own.guild = :guild AND own.result < :before
"""
_IN_CHANNEL = "(SELECT channel FROM results WHERE id = own.result) = :channel"

#: Every result with a person in it.
OF_PERSON = f"""
{_RESULT} WHERE r.id IN (SELECT result FROM placings WHERE user_id = ?) ORDER BY r.id, p.seat
"""  # noqa: S608 - constants only

#: A server's rated results in the order of finishing, from one on.
RATED = f"""
{_RESULT} WHERE r.guild = ? AND r.unrated IS NULL AND r.id > ? ORDER BY r.id, p.seat
"""

SEASONS_OF = """
SELECT id, guild, number, name, began_ms, closed_ms FROM seasons
WHERE guild = ? ORDER BY number DESC
"""

OPEN_SEASON = """
SELECT id, guild, number, name, began_ms, closed_ms FROM seasons
WHERE guild = ? AND closed_ms IS NULL
"""

BEGIN_SEASON = """
INSERT INTO seasons (guild, number, name, began_ms)
SELECT ?, coalesce(max(number), 0) + 1, ?, ? FROM seasons WHERE guild = ?
"""

CLOSE_SEASON = "UPDATE seasons SET closed_ms = ? WHERE id = ?"

CHOOSE = """
INSERT INTO servers (guild, chosen) VALUES (?, ?)
ON CONFLICT (guild) DO UPDATE SET chosen = excluded.chosen
"""

CHOICES_OF = "SELECT chosen FROM servers WHERE guild = ?"

_TEXT = msgspec.json.Encoder()
_OPTIONS = msgspec.json.Decoder(dict[str, Value])
_LINE = msgspec.json.Decoder(Line)
_CHOICES = msgspec.json.Decoder(ServerSettings)


def history(user: bool, game: bool, channel: bool) -> str:
    """Give the SQL of a server's latest results, of a person, a game or a channel.

    Its parameters are named guild, before, limit and whichever of user, game, channel it is of.
    """
    if user:
        chosen = _OF_PERSON + (" AND own.game = :game" if game else "")
        chosen += f" AND {_IN_CHANNEL}" if channel else ""
        chosen += " ORDER BY own.result DESC"
    else:
        chosen = _OF_CHANNEL if channel else _OF_SERVER
        chosen += " AND game = :game" if game else ""
        chosen += " ORDER BY id DESC"
    return f"{_RESULT} WHERE r.id IN ({chosen} LIMIT :limit) {_LISTED}"


def result_row(result: Result) -> Row:
    """Give the parameters of `ENTER`."""
    return (
        result.table,
        result.guild,
        result.channel,
        result.game,
        _TEXT.encode(result.options).decode(),
        result.began_ms,
        result.ended_ms,
        result.actions,
        None if result.reason is None else line_text(result.reason),
        result.people_key,
        result.unrated,
        result.season,
    )


def placing_rows(result: Result) -> list[Row]:
    """Give the parameters of `PLACE`, one for each seat of a result that has its id."""
    return [
        (
            result.id,
            seat,
            result.guild,
            result.game,
            each.user,
            each.name,
            each.side,
            each.place,
            None if result.ended_early else seat in result.winners,
            each.score,
            each.left,
            each.own_moves,
            each.house_moves,
            each.timed_out,
            *rated_columns(each),
        )
        for seat, each in enumerate(result.placings)
    ]


def rated_columns(placing: Placing) -> Row:
    """Give a placing's ratings: mu, sigma, games and wins before, mu and sigma after."""
    before, after = placing.before, placing.after
    if before is None or after is None:
        return (None,) * 6
    return (before.mu, before.sigma, before.games, before.wins, after.mu, after.sigma)


def results(rows: Iterable[Row]) -> tuple[Result, ...]:
    """Read the rows of `OF_TABLE`, `RATED` or `history`."""
    return tuple(_result([*theirs]) for _, theirs in groupby(rows, key=lambda row: row[0]))


def line_text(said: Line) -> str:
    """Give a line as it is stored."""
    return _TEXT.encode(said).decode()


def line_of(stored: str) -> Line:
    """Read a stored line."""
    return _LINE.decode(stored)


def seasons(rows: Iterable[Row]) -> tuple[Season, ...]:
    """Read the rows of `SEASONS_OF` or `OPEN_SEASON`."""
    return tuple(Season(*row) for row in rows)


def choices(rows: Iterable[Row]) -> ServerSettings:
    """Read the row of `CHOICES_OF`, if there is one."""
    return next((_CHOICES.decode(chosen) for (chosen,) in rows), ServerSettings())


def choices_row(guild: int, chosen: ServerSettings) -> Row:
    """Give the parameters of `CHOOSE`."""
    return (guild, _TEXT.encode(chosen).decode())


def _result(rows: list[Row]) -> Result:
    number, table, guild, channel, game, options, began, ended, actions, reason = rows[0][:10]
    unrated, season, shown_in, message = rows[0][10:14]
    return Result(
        id=number,
        table=table,
        guild=guild,
        channel=channel,
        game=game,
        options=_OPTIONS.decode(options),
        began_ms=began,
        ended_ms=ended,
        actions=actions,
        reason=None if reason is None else line_of(reason),
        placings=tuple(_placing(row[14:]) for row in rows),
        unrated=None if unrated is None else Unrated(unrated),
        season=season,
        message=None if message is None else (shown_in, message),
    )


def _placing(columns: Row) -> Placing:
    user, name, side, place, won, score, has_left, own, covered, lapsed = columns[:10]
    mu_before, sigma_before, games, wins, mu_after, sigma_after = columns[10:]
    before = after = None
    if mu_after is not None:
        before = Rating(mu_before, sigma_before, games, wins)
        after = Rating(mu_after, sigma_after, games + 1, wins + won)
    return Placing(
        user=user,
        name=name,
        side=side,
        place=place,
        score=score,
        left=bool(has_left),
        own_moves=own,
        house_moves=covered,
        timed_out=lapsed,
        before=before,
        after=after,
    )
