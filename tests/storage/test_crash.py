"""Kill -9 in the middle of a storm: what was acknowledged is there, and the log has no gaps."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections import Counter
from pathlib import Path
from typing import TypeAlias

from engine.service.ports import StoredMessage
from storage.archive import SqliteArchive
from tests.storage.rows import entry, record

TABLES = 60
ROUNDS = 4

#: (commit or post, table) -> the highest number that was acknowledged.
Said: TypeAlias = Counter[tuple[str, int]]


async def storm(file: Path) -> None:
    """Play every table for ever; say what was acknowledged: kind, table and number."""
    archive = await SqliteArchive.open_file(file)

    async def play(channel: int) -> None:
        snapshot = await archive.in_channel(channel)
        if snapshot is None:
            table = await archive.open(record(channel=channel, people=(channel,)), entry(1))
            revision = 1
        else:
            table, revision = snapshot.id, snapshot.revision
        while True:
            os.write(1, b"commit %d %d\n" % (table, revision))
            revision += 1
            await archive.commit(
                record(table, revision, people=(channel, revision)),
                entry(revision, str(revision)),
                checkpoint=revision % 10 == 0,
            )
            if revision % 7 == 0:
                await archive.save_message(StoredMessage(table, "table", None, channel, revision))
                os.write(1, b"post %d %d\n" % (table, revision))

    try:
        await asyncio.gather(*(play(channel) for channel in range(TABLES)))
    finally:
        await archive.close()


async def stopped_storm(
    file: Path, lines: int, by: signal.Signals, storm: str = "tests.storage.test_crash"
) -> Said:
    """Let a storm acknowledge that many writes, stop it, and give what it said."""
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        storm,
        str(file),
        cwd=Path(__file__).parents[2],
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert child.stdout is not None
    said: Said = Counter()
    try:
        for _ in range(lines):
            line = await child.stdout.readline()
            assert line, "the storm ended by itself"
            _hear(said, line)
        child.send_signal(by)
        # What it said before it died counts as much.
        for line in (await child.stdout.read()).splitlines(keepends=True):
            _hear(said, line)
        assert await child.wait() != 0
    finally:
        if child.returncode is None:
            child.kill()
    return said


def _hear(said: Said, line: bytes) -> None:
    if line.endswith(b"\n"):
        kind, table, number = line.decode().split()
        key = (kind, int(table))
        said[key] = max(said[key], int(number))


async def test_nothing_acknowledged_is_lost_by_a_kill(file: Path):
    acknowledged: Said = Counter()
    for round_ in range(ROUNDS):
        acknowledged |= await stopped_storm(file, 300 + 211 * round_, signal.SIGKILL)
        archive = await SqliteArchive.open_file(file)
        try:
            for table, _ in await archive.unfinished():
                await _is_whole(archive, table, acknowledged)
            assert {("commit", table) for table, _ in await archive.unfinished()} >= {
                key for key in acknowledged if key[0] == "commit"
            }
        finally:
            await archive.close()
    assert sum(key[0] == "commit" for key in acknowledged) == TABLES


async def test_an_interrupt_closes_the_file_and_the_process_ends(file: Path):
    acknowledged = await stopped_storm(file, 500, signal.SIGINT)
    assert not file.with_name(f"{file.name}-wal").exists()
    archive = await SqliteArchive.open_file(file)
    try:
        for table, _ in await archive.unfinished():
            await _is_whole(archive, table, acknowledged)
    finally:
        await archive.close()


async def _is_whole(archive: SqliteArchive, table: int, acknowledged: Said) -> None:
    snapshot = await archive.load(table)
    assert snapshot is not None
    assert snapshot.revision >= acknowledged["commit", table]
    log = await archive.log(table)
    assert log == (entry(1), *(entry(n, str(n)) for n in range(2, snapshot.revision + 1)))
    assert snapshot.data == b"revision %d" % snapshot.revision
    people = (
        (snapshot.channel,) if snapshot.revision == 1 else (snapshot.channel, snapshot.revision)
    )
    assert snapshot.people == people
    last = snapshot.revision // 10 * 10
    checkpoint = (last, b"revision %d" % last) if last else None
    assert await archive.checkpoint(table) == checkpoint
    posted = max((post.message for post in await archive.messages(table)), default=0)
    assert acknowledged["post", table] <= posted <= snapshot.revision


if __name__ == "__main__":
    asyncio.run(storm(Path(sys.argv[1])))
