"""SQL of tournaments, their rows as values, and what changes them in the open transaction."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from engine.service.ports import Conflict
from engine.tournaments.model import Tournament, TournamentStage
from engine.tournaments.transitions import forgotten
from storage.database import Connection
from storage.table_sql import Row

_INSERT = "INSERT INTO tournaments (guild, stage, revision, data) VALUES (?, ?, ?, ?) RETURNING id"

_UPDATE = """
UPDATE tournaments SET stage = ?, revision = ?, data = ? WHERE id = ? AND revision = ? - 1
"""

_DELETE_PEOPLE = "DELETE FROM tournament_people WHERE tournament_id = ?"

_INSERT_PEOPLE = "INSERT INTO tournament_people (user_id, tournament_id) VALUES (?, ?)"

INSERT_TABLE_OF_PAIRING = """
INSERT INTO tournament_tables (tournament_id, round, number, table_id) VALUES (?, ?, ?, ?)
"""

TABLE_OF_PAIRING = """
SELECT table_id FROM tournament_tables WHERE tournament_id = ? AND round = ? AND number = ?
"""

BY_ID = "SELECT id, data FROM tournaments WHERE id = ?"

ACTIVE = """
SELECT id, data FROM tournaments WHERE stage IN ('registration', 'running') ORDER BY id
"""

OF_SERVER = "SELECT id, data FROM tournaments WHERE guild = ? ORDER BY id DESC LIMIT ?"

OF_USER = """
SELECT id, data FROM tournaments
WHERE id IN (SELECT tournament_id FROM tournament_people WHERE user_id = ?) ORDER BY id
"""

_DECODER = msgspec.json.Decoder(Tournament)


def read_tournaments(rows: Iterable[Row]) -> tuple[Tournament, ...]:
    """Return the tournaments of rows of (id, data)."""
    return tuple(replace(_DECODER.decode(data), id=number) for number, data in rows)


async def open_tournament(connection: Connection, tournament: Tournament) -> int:
    """Store a new tournament and return its id."""
    row = (tournament.guild, _stage(tournament), tournament.revision, _data(tournament))
    ((number,),) = await connection.execute_fetchall(_INSERT, row)
    await _save_people(connection, replace(tournament, id=int(number)))
    return int(number)


async def commit_tournament(connection: Connection, tournament: Tournament) -> Conflict | None:
    """Store the next revision of a tournament; a `Conflict` if it is not the next one."""
    revision = tournament.revision
    row = (_stage(tournament), revision, _data(tournament), tournament.id, revision)
    if not (await connection.execute(_UPDATE, row)).rowcount:
        return Conflict()
    await _save_people(connection, tournament)
    return None


async def forget_in_tournaments(connection: Connection, user: int, tombstone: int) -> None:
    """Replace a person by a tombstone in all tournaments."""
    rows = await connection.execute_fetchall(OF_USER, (user,))
    for each in read_tournaments(tuple(row) for row in rows):
        without = replace(forgotten(each, user, tombstone), revision=each.revision + 1)
        await commit_tournament(connection, without)


async def _save_people(connection: Connection, tournament: Tournament) -> None:
    everybody = {tournament.organiser, *(each.user for each in tournament.entrants)}
    people = [(user, tournament.id) for user in sorted(everybody) if user > 0]
    await connection.execute(_DELETE_PEOPLE, (tournament.id,))
    if people:
        await connection.executemany(_INSERT_PEOPLE, people)


def _stage(tournament: Tournament) -> str:
    """Return the stage as it is looked up: a tournament runs until its end is shown."""
    if tournament.is_active or tournament.told:
        return tournament.stage
    return TournamentStage.RUNNING


def _data(tournament: Tournament) -> str:
    return msgspec.json.encode(tournament).decode()
