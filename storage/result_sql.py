"""SQL of results, placings, seasons and server settings, and their rows as values."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter

import msgspec
from msgspec.structs import asdict, astuple

from engine.api.event import Line
from engine.api.options import Value
from engine.standings.feats import FeatRecord
from engine.standings.findings import MOST_RESULTS
from engine.standings.leaderboards import ALL_GAMES, ServerSettings
from engine.standings.ratings import Rating
from engine.standings.results import Placing, Result
from engine.standings.seasons import Award, Medal, Season
from storage.table_sql import NamedRow, Row

INSERT_RESULT = """
INSERT INTO results
    (table_id, guild, channel, game, options, began_ms, ended_ms, actions, reason, people_key,
    unrated, season_id, host)
VALUES (:table, :guild, :channel, :game, :options, :began_ms, :ended_ms, :actions, :reason,
    :people_key, :unrated, :season, :host)
RETURNING id
"""

INSERT_PLACING = """
INSERT INTO placings
    (result_id, seat, guild, game, user_id, name, side, place, won, score, has_left, own_moves,
    house_moves, timed_out, capped, mu_before, sigma_before, games_before, wins_before, mu_after,
    sigma_after, feats)
VALUES (:result, :seat, :guild, :game, :user, :name, :side, :place, :won, :score, :left, :own_moves,
    :house_moves, :timed_out, :capped, :mu_before, :sigma_before, :games_before, :wins_before,
    :mu_after, :sigma_after, :feats)
"""

#: Nothing is changed where the person was forgotten.
UPDATE_FEATS = """
UPDATE placings SET feats = :feats WHERE result_id = :result AND seat = :seat AND user_id = :user
"""

FEATS_OF = """
SELECT game, feats, count(*), min(result_id) FROM placings
WHERE user_id = ? AND guild = ? AND feats <> '' GROUP BY game, feats
"""

UPDATE_PLACING_RATINGS = """
UPDATE placings SET mu_before = :mu_before, sigma_before = :sigma_before,
    games_before = :games_before, wins_before = :wins_before, mu_after = :mu_after,
    sigma_after = :sigma_after
WHERE result_id = :result AND seat = :seat
"""

#: How many rated games the same people had since a time.
COUNT_OF_SAME_PEOPLE = """
SELECT count(*) FROM results
WHERE guild = ? AND game = ? AND people_key = ? AND ended_ms > ? AND unrated IS NULL
"""

_COLUMNS = """
r.id, r.table_id, r.guild, r.channel, r.game, r.options, r.began_ms, r.ended_ms, r.actions,
r.reason, r.unrated, r.season_id, coalesce(s.carries, 0), r.host, m.channel, m.message,
p.user_id, p.name, p.side, p.place, p.won, p.score, p.has_left, p.own_moves, p.house_moves,
p.timed_out, p.capped, p.mu_before, p.sigma_before, p.games_before, p.wins_before, p.mu_after,
p.sigma_after, p.feats
"""

# A row for each seat.
_RESULT = f"""
SELECT {_COLUMNS} FROM results AS r
JOIN placings AS p ON p.result_id = r.id
LEFT JOIN messages AS m ON m.table_id = r.table_id AND m.kind = 'result' AND m.seat = -1
LEFT JOIN seasons AS s ON s.id = r.season_id
"""  # noqa: S608 - constants only

RESULT_OF_TABLE = f"{_RESULT} WHERE r.table_id = ? ORDER BY p.seat"

_OF_SERVER = "SELECT id FROM results WHERE guild = :guild AND id < :before"
_OF_USER = """
SELECT own.result_id FROM placings AS own
WHERE own.user_id = :user AND own.guild = :guild AND own.result_id < :before
"""

_WITH_OTHER = """
AND EXISTS (SELECT 1 FROM placings AS o WHERE o.result_id = own.result_id AND o.user_id = :other)
"""

_FINISHED = "AND own.won IS NOT NULL"

#: Every result with a person in it.
RESULTS_OF_USER = f"""
{_RESULT} WHERE r.id IN (SELECT result_id FROM placings WHERE user_id = ?) ORDER BY r.id, p.seat
"""  # noqa: S608 - constants only

#: Results after some id whose feats were not counted.
UNCOUNTED_RESULTS = f"""
{_RESULT} WHERE r.id IN (
    SELECT DISTINCT result_id FROM placings
    WHERE feats IS NULL AND user_id > 0 AND result_id > ? ORDER BY result_id LIMIT ?
) ORDER BY r.id, p.seat
"""  # noqa: S608 - constants only

#: A server's rated results after some id, in the order in which they ended.
RATED_RESULTS = f"""
{_RESULT} WHERE r.guild = ? AND r.unrated IS NULL AND r.id > ? ORDER BY r.id, p.seat
"""

#: Those of them that ended since some time, among a server's latest results.
RECENTLY_RATED = f"""
{_RESULT} WHERE r.id IN (
    SELECT id FROM results WHERE guild = :guild ORDER BY id DESC LIMIT {MOST_RESULTS}
) AND r.unrated IS NULL AND r.ended_ms > :since ORDER BY r.id, p.seat
"""  # noqa: S608 - constants only

SEASONS_OF = """
SELECT id, guild, number, name, began_ms, closed_ms, ends_ms, carries FROM seasons
WHERE guild = ? ORDER BY number DESC
"""

SEASON_ENDS = """
SELECT guild, ends_ms FROM seasons WHERE closed_ms IS NULL AND ends_ms IS NOT NULL ORDER BY ends_ms
"""

FORMER_CHAMPIONS = f"""
SELECT m.user_id FROM seasons AS s JOIN medals AS m ON m.season_id = s.id
WHERE s.guild = ? AND m.game = '{ALL_GAMES}' AND m.award = '{Award.FIRST}'
ORDER BY m.season_id DESC LIMIT 20
"""  # noqa: S608 - constants only

UNTOLD_SEASONS = """
SELECT id, guild, number, name, began_ms, closed_ms, ends_ms, carries FROM seasons
WHERE told = 0 ORDER BY guild, id
"""

_MEDALS = """
SELECT s.guild, s.id, s.number, s.name, m.game, m.award, m.user_id, m.name, m.value
FROM medals AS m JOIN seasons AS s ON s.id = m.season_id
"""

MEDALS_OF_USER = f"{_MEDALS} WHERE m.user_id = ? ORDER BY m.season_id DESC, m.game, m.award"

#: Who hides has no row that is listed on the season's leaderboards.
MEDALS_OF_SEASON = f"""
{_MEDALS} WHERE m.season_id = ? AND NOT EXISTS (
    SELECT 1 FROM ratings AS r JOIN leaderboards AS b ON b.id = r.leaderboard_id
    WHERE r.user_id = m.user_id AND b.season = m.season_id AND r.hidden = 1
) ORDER BY m.game, m.award, m.user_id
"""  # noqa: S608 - constants only

SAVE_SETTINGS = """
INSERT INTO server_settings (guild, settings) VALUES (?, ?)
ON CONFLICT (guild) DO UPDATE SET settings = excluded.settings
"""

SETTINGS_OF = "SELECT settings FROM server_settings WHERE guild = ?"

_RATINGS = ("mu_before", "sigma_before", "games_before", "wins_before", "mu_after", "sigma_after")

#: What `_COLUMNS` are: fields of `Result`, then of `Placing`.
_FIELDS = (
    *("id", "table", "guild", "channel", "game", "options", "began_ms", "ended_ms", "actions"),
    *("reason", "unrated", "season", "carries", "host", "message_channel", "message_id"),
    *("user", "name", "side", "place", "won", "score", "left", "own_moves", "house_moves"),
    *("timed_out", "capped", *_RATINGS, "feats"),
)

_JSON = msgspec.json.Encoder()
_OPTIONS = msgspec.json.Decoder(dict[str, Value])
_LINE = msgspec.json.Decoder(Line)
_SETTINGS = msgspec.json.Decoder(ServerSettings)


def history(user: bool, other: bool, game: bool, finished: bool) -> str:
    """Return the SQL of a server's latest results, filtered by the flags that are true.

    Only a person's can be filtered by another one and by whether they were played out. Its
    parameters are named guild, before, limit, and user, other and game where filtered.
    """
    of_user = _OF_USER + (_WITH_OTHER if other else "") + (_FINISHED if finished else "")
    ids = (of_user if user else _OF_SERVER) + (" AND game = :game" if game else "")
    ids += " ORDER BY result_id DESC" if user else " ORDER BY id DESC"
    return f"{_RESULT} WHERE r.id IN ({ids} LIMIT :limit) ORDER BY r.id DESC, p.seat"


def result_row(result: Result) -> NamedRow:
    """Return the parameters of `INSERT_RESULT`."""
    return {
        **asdict(result),
        "options": _JSON.encode(result.options).decode(),
        "reason": None if result.reason is None else write_line(result.reason),
        "people_key": result.people_key,
    }


def placing_rows(result: Result) -> list[NamedRow]:
    """Return the parameters of `INSERT_PLACING` for each seat of a result that has its id."""
    return [
        {
            **asdict(placing),
            **placing_ratings(placing),
            "result": result.id,
            "seat": seat,
            "guild": result.guild,
            "game": result.game,
            "won": None if result.ended_early else seat in result.winners,
            "feats": _write_feats(placing),
        }
        for seat, placing in enumerate(result.placings)
    ]


def feat_rows(result: Result) -> list[NamedRow]:
    """Return the parameters of `UPDATE_FEATS` for each person of a result."""
    return [
        {"result": result.id, "seat": seat, "user": each.user, "feats": _write_feats(each)}
        for seat, each in enumerate(result.placings)
        if each.user is not None and not each.forgotten
    ]


def read_feats(rows: Iterable[Row]) -> tuple[FeatRecord, ...]:
    """Return the feats of `FEATS_OF`, by game, those a person had first first."""
    found: dict[tuple[str, str], FeatRecord] = {}
    for game, names, times, first in rows:
        for name in names.split():
            known = found.get((game, name), FeatRecord(game, name, 0, first))
            total = known.times + times
            found[game, name] = FeatRecord(game, name, total, min(known.first, first))
    return tuple(sorted(found.values(), key=lambda each: (each.game, each.first, each.feat)))


def _write_feats(placing: Placing) -> str | None:
    return None if placing.feats is None else " ".join(placing.feats)


def placing_ratings(placing: Placing) -> NamedRow:
    """Return a placing's ratings before and after; the games and wins after follow from them."""
    before, after = placing.before, placing.after
    if before is None or after is None:
        return dict.fromkeys(_RATINGS)
    return dict(zip(_RATINGS, (*astuple(before)[:4], after.mu, after.sigma), strict=True))


def read_results(rows: Iterable[Row]) -> tuple[Result, ...]:
    """Return the results of any query here that selects whole results."""
    named = (dict(zip(_FIELDS, row, strict=True)) for row in rows)
    return tuple(_result([*group]) for _, group in groupby(named, key=itemgetter("id")))


def write_line(line: Line) -> str:
    """Return a line as it is stored."""
    return _JSON.encode(line).decode()


def read_line(stored: str) -> Line:
    """Return the line from what is stored."""
    return _LINE.decode(stored)


def read_seasons(rows: Iterable[Row]) -> tuple[Season, ...]:
    """Return the seasons of `SEASONS_OF`, or of a query with the same columns."""
    # Not strict: SQLite has no booleans.
    named = (dict(zip(Season.__struct_fields__, row, strict=True)) for row in rows)
    return tuple(msgspec.convert(each, Season, strict=False) for each in named)


def read_medals(rows: Iterable[Row]) -> tuple[Medal, ...]:
    """Return the medals of `MEDALS_OF_USER` or `MEDALS_OF_SEASON`, the best of a season first."""
    named = (dict(zip(Medal.__struct_fields__, row, strict=True)) for row in rows)
    medals = [msgspec.convert(each, Medal) for each in named]
    order = [*Award]
    return tuple(sorted(medals, key=lambda each: (-each.season, order.index(each.award))))


def read_settings(rows: Iterable[Row]) -> ServerSettings:
    """Return the settings of `SETTINGS_OF`; without a row, the defaults."""
    return next((_SETTINGS.decode(settings) for (settings,) in rows), ServerSettings())


def _result(rows: list[NamedRow]) -> Result:
    row = rows[0]
    message = (row["message_channel"], row["message_id"])
    fields = {
        **row,
        "options": _OPTIONS.decode(row["options"]),
        "carries": bool(row["carries"]),
        "reason": None if row["reason"] is None else read_line(row["reason"]),
        "placings": tuple(map(_placing, rows)),
        "message": None if None in message else message,
    }
    return msgspec.convert(fields, Result)


def _placing(row: NamedRow) -> Placing:
    before = after = None
    if row["mu_after"] is not None:
        games, wins = row["games_before"], row["wins_before"]
        before = Rating(row["mu_before"], row["sigma_before"], games, wins)
        won = row["won"] and not row["capped"]
        after = Rating(row["mu_after"], row["sigma_after"], games + 1, wins + won)
    feats = None if row["feats"] is None else row["feats"].split()
    # Not strict: SQLite has no booleans.
    fields = {**row, "before": before, "after": after, "feats": feats}
    return msgspec.convert(fields, Placing, strict=False)
