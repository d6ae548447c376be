"""Forgetting a person: nothing names them any more; results stay true for the others."""

from __future__ import annotations

import sqlite3
import zlib
from contextlib import closing
from pathlib import Path

from msgspec import json, to_builtins

from engine.api.action import Action
from engine.api.event import line
from engine.service.ports import Archive, Preferences, StoredMessage
from engine.service.tables import Place, Tables
from engine.standings.leaderboards import ForgetReport, Leaderboard, Pings
from engine.standings.ratings import Rating
from engine.table import lobby
from engine.table.model import Cause, LogEntry
from storage.archive import SqliteArchive
from tests.engine.test_results import a_desk
from tests.storage.games import DAY_MS, GUILD, a_result, dealt, ended, named, play, top
from tests.storage.rows import entry, record
from tests.support.table_harness import CountedEntropy, ManualClock
from tests.support.worker_thread import WorkerThread


async def test_a_forgotten_person_keeps_a_seat_and_nothing_else(archive: Archive) -> None:
    one = await play(archive, (11, 12))
    two = await play(archive, (13, 11, 12))
    await archive.update_preferences(11, dm_hands=False, language="de", dark=True, overview=(7, 8))
    others = [row for row in (await top(archive)).rows if row.user != 11]
    assert await archive.forget(11) == ForgetReport(2, (one.table, two.table), ())
    first, second = reversed(await archive.history(GUILD))
    assert first.placings[0].forgotten
    assert first.placings[0].name == ""
    assert first.placings[0].user == second.placings[1].user
    assert (first.placings[0].place, first.placings[0].after) == (1, one.placings[0].after)
    assert (first.placings[1:], second.placings[2]) == (one.placings[1:], two.placings[2])
    page = await top(archive, user=11)
    assert page.own is None
    assert [(row.user, row.rating) for row in page.rows] == [
        (row.user, row.rating) for row in others
    ]
    assert (await archive.profile(GUILD, 12)).records[0].played == 2
    assert [each.user for each in (await archive.profile(GUILD, 12)).opponents] == [13]
    assert await archive.preferences(11) == Preferences()
    export = await archive.export(11)
    assert (export.tables, export.results, export.ratings, export.preferences) == ((), (), (), {})
    assert (await archive.recompute_ratings(GUILD)).differing == 0


async def test_a_forgotten_person_who_returns_is_a_newcomer(archive: Archive) -> None:
    await play(archive, (11, 12))
    await archive.forget(11)
    returned = await play(archive, (11, 12), at_ms=3 * DAY_MS)
    assert returned.placings[0].before == Rating()
    assert returned.placings[1].before != Rating()
    await archive.forget(11)
    tombs = {result.placings[0].user for result in await archive.history(GUILD)}
    assert len(tombs) == 2
    assert (await archive.recompute_ratings(GUILD)).differing == 0
    assert await archive.forget(11) == ForgetReport(0, (), ())


async def test_the_reasons_of_results_no_longer_name_a_forgotten_person(archive: Archive) -> None:
    mine = named("table-ended-by", "name 11")
    other = named("table-ended-by", "name 12")
    for reason in (mine, other):
        await play(archive, (11, 12), reason=reason)
    await archive.forget(11)
    reasons = [result.reason for result in await archive.history(GUILD)]
    assert reasons == [other, line("table-ended-by", who=line("somebody"))]


async def test_an_unfinished_table_is_reported_and_forgotten_later(archive: Archive) -> None:
    result = a_result((11, 12))
    table = await dealt(archive, result)
    assert await archive.forget(11) == ForgetReport(0, (), (table,))
    assert [stored.id for stored in await archive.of_user(11)] == [table]
    await ended(archive, table, result)
    assert await archive.forget(11) == ForgetReport(1, (table,), ())


async def test_the_log_and_the_messages_no_longer_name_a_forgotten_person(archive: Archive) -> None:
    rows = (
        LogEntry(1, 1, None, Action("open", ("11",)), Cause.PERSON, 1),
        LogEntry(2, 1, None, Action("join", ("12",)), Cause.PERSON, 2),
        LogEntry(3, 1, None, Action("set", ("11", "pace", "11")), Cause.PERSON, 3),
        # A move with the same words is left unchanged.
        LogEntry(4, 1, 0, Action("set", ("11",)), Cause.PERSON, 4),
    )
    table = await archive.open(record(people=(11, 12)), rows[0])
    for row in rows[1:]:
        await archive.commit(record(table, row.revision, people=None), row)
    result = a_result((11, 12), table=table)
    await archive.commit(record(table, 5, stage="over", people=None), entry(5), result=result)
    for message in (
        StoredMessage(table, "hand", 0, 900, 1),
        StoredMessage(table, "hand", 1, 901, 2),
    ):
        await archive.save_message(message)
    await archive.forget(11)
    log = [row.action.args for row in await archive.log(table)]
    assert log == [("-1",), ("12",), ("-1", "pace", "11"), ("11",), ()]
    assert await archive.messages(table) == (StoredMessage(table, "hand", 1, 901, 2),)
    loaded = await archive.load(table)
    assert loaded is not None
    assert loaded.people == (12,)


async def test_a_person_who_only_visited_a_lobby_is_forgotten_too(archive: Archive) -> None:
    opened = LogEntry(1, 1, None, Action("open", ("12",)), Cause.PERSON, 1)
    table = await archive.open(record(stage="lobby", people=(12,)), opened)
    for at, verb in enumerate(("join", "leave"), start=2):
        looked = LogEntry(at, 1, None, Action(verb, ("11",)), Cause.PERSON, at)
        await archive.commit(record(table, at, stage="lobby", people=(12,)), looked)
    assert (await archive.forget(11)).unfinished == (table,)
    assert [each.table for each in (await archive.export(11)).tables] == [table]
    await archive.commit(record(table, 4, stage="closed", people=None), entry(4))
    assert (await archive.forget(11)).tables == (table,)
    assert [row.action.args for row in await archive.log(table)][1:3] == [("-2",), ("-2",)]


async def test_a_private_table_is_deleted_with_all_that_is_stored_of_it(archive: Archive) -> None:
    opened = LogEntry(1, 1, None, Action("open", ("11",)), Cause.PERSON, 1)
    table = await archive.open(record(channel=900, guild=None, people=(11,)), opened)
    over = record(table, 2, channel=900, guild=None, stage="closed", people=None)
    await archive.commit(over, entry(2))
    await archive.save_message(StoredMessage(table, "hand", 0, 900, 1))
    assert (await archive.forget(11)).tables == (table,)
    assert await archive.load(table) is None
    assert await archive.messages(table) == ()


async def test_an_export_names_nobody_else(archive: Archive) -> None:
    await archive.begin_season(GUILD, "Spring", 1)
    await play(archive, (11, 12, 13), (2, 1, 3), channel=4)
    await play(archive, (12, 13))
    await archive.update_preferences(11, locale="pl", pings=Pings.DM, overview=(7, 8))
    export = await archive.export(11)
    chosen = Preferences(locale="pl", pings=Pings.DM, overview=(7, 8))
    assert export.preferences == to_builtins(chosen)
    assert len(export.tables) == 1
    (game,) = export.results
    assert (game.name, game.place, game.seats, game.seat, game.channel) == ("name 11", 2, 3, 0, 4)
    assert game.after == next(
        each.rating for each in export.ratings if each.board == Leaderboard(GUILD, "race")
    )
    # All-time, season, day, week and month; of the game, of it in the channel, of all games.
    assert len(export.ratings) == 15
    text = json.encode(export).decode()
    assert "name 11" in text
    assert "name 12" not in text
    assert "12," not in text


async def test_an_export_has_acts_and_messages_of_lobbies_and_running_and_finished_games(
    archive: SqliteArchive,
) -> None:
    clock = ManualClock()
    tables = Tables({"scripted": a_desk()}, archive, clock, CountedEntropy(), WorkerThread())
    finished, running = [
        (await tables.open(Place(50 + n, GUILD), 12, "Bo", "scripted", {})).table.id
        for n in range(2)
    ]
    visited = (await tables.open(Place(60, GUILD), 12, "Bo", "scripted", {})).table.id
    await tables.change(visited, lobby.join(11, "Ann"))
    await tables.change(visited, lobby.leave(11))
    for table in (finished, running):
        await tables.change(table, lobby.join(11, "Ann"))
        await tables.start(table, 12)
        for seat in (0, 1):
            await archive.save_message(StoredMessage(table, "hand", seat, 900 + seat, 1 + seat))
        await tables.act(table, 12, "q", Action("on"))
        await tables.act(table, 11, "r", Action("on"))
    await tables.change(finished, lobby.end(99, manages=True))
    now = clock.now_ms()
    for is_packed in (False, True):
        export = {each.table: each for each in (await archive.export(11)).tables}
        assert export[visited].acts == (f"{now} join 11", f"{now} leave 11")
        for table in (finished, running):
            assert export[table].seats == (1,)
            assert export[table].acts == (f"{now} join 11", f"{now} on")
            assert export[table].messages == ((901, 2),)
        assert "12" not in str([export[table].acts for table in export])
        while not is_packed and await archive.tidy(None, 0) is not None:
            pass


NAME, USER = "Zyta Żółć", 987654321987654321


async def test_no_cell_of_the_file_names_a_forgotten_person(
    archive: SqliteArchive, file: Path
) -> None:
    clock = ManualClock()
    tables = Tables({"scripted": a_desk()}, archive, clock, CountedEntropy(), WorkerThread())
    ids = []
    for n in range(4):
        place = Place(50 + n, GUILD)
        snapshot = await tables.open(place, USER, NAME, "scripted", {})
        ids.append(snapshot.table.id)
        await tables.change(ids[-1], lobby.join(12, "Bo"))
    await tables.change(ids[0], lobby.set_option(USER, "pace", "slow"))
    for table in ids[:3]:
        await tables.start(table, USER)
    await tables.act(ids[0], USER, "q", Action("out"))
    await tables.change(ids[1], lobby.end(99, manages=True))
    await tables.change(ids[2], lobby.leave(USER))
    await tables.change(ids[3], lobby.leave(USER))
    await tables.change(ids[3], lobby.end(USER, manages=True))
    assert NAME in str((await tables.snapshot(ids[0])).table.seats)
    # A visit only, under a name that no result has.
    other = await tables.open(Place(60, GUILD), 12, "Bo", "scripted", {})
    await tables.change(other.table.id, lobby.join(USER, "Zyta dawniej"))
    await tables.change(other.table.id, lobby.leave(USER))
    await tables.change(other.table.id, lobby.end(12, manages=False))
    left = await archive.result(ids[2])
    assert left is not None
    assert [(each.name, each.left) for each in left.placings] == [(NAME, True), ("Bo", False)]
    rematch = await tables.rematch(ids[1], 12, "Bo")
    await tables.change(rematch.table.id, lobby.end(12, manages=False))
    await tables.forget(USER, {"Zyta dawniej"})
    for table in ids:
        snapshot = await tables.snapshot(table)
        assert snapshot.table.seat_of(USER) is None
        assert not snapshot.table.is_active
    assert (await tables.snapshot(ids[0])).table.outcome is not None
    # Deleted pages and the write-ahead log do not name them either, while the bot runs on.
    for each in file.parent.glob("hedgerow.db*"):
        stored = each.read_bytes()
        for word in (NAME, "Żółć", "dawniej", str(USER)):
            assert word.encode() not in stored, (each.name, word)
    await archive.close()
    traces = [
        (name, column)
        for name, column, value in cells(file)
        if str(USER) in value or NAME in value or "Żółć" in value or "dawniej" in value
    ]
    assert traces == []


def cells(file: Path) -> list[tuple[str, str, str]]:
    """Return (table, column, value as text) of every cell."""
    values = []
    with closing(sqlite3.connect(file)) as connection:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        for (name,) in names:
            rows = connection.execute(f'SELECT * FROM "{name}"')  # noqa: S608 - our own names
            columns = [column[0] for column in rows.description]
            for row in rows.fetchall():
                for column, value in zip(columns, row, strict=True):
                    if column == "data" and value[:1] != b"{":
                        value = zlib.decompress(value)
                    text = (
                        value.decode(errors="replace") if isinstance(value, bytes) else str(value)
                    )
                    values.append((name, column, text))
    return values
