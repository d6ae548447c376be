"""Kill -9 during many writes: what was acknowledged is stored, and the log has no gaps."""

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

#: Whatever has not ended by then never does, however busy the machine is.
ENDS_SECONDS = 60

#: (commit or message, table) -> the highest number that was acknowledged.
Acknowledged: TypeAlias = Counter[tuple[str, int]]


async def storm(file: Path) -> None:
    """Write to every table for ever; print what was acknowledged: kind, table and number."""
    archive = await SqliteArchive.open_file(file)

    async def play(channel: int) -> None:
        stored = await archive.in_channel(channel)
        if stored is None:
            table = await archive.open(record(channel=channel, people=(channel,)), entry(1))
            revision = 1
        else:
            table, revision = stored.id, stored.revision
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
                os.write(1, b"message %d %d\n" % (table, revision))

    try:
        await asyncio.gather(*(play(channel) for channel in range(TABLES)))
    finally:
        await archive.close()


async def stopped_storm(
    file: Path, lines: int, by: signal.Signals, storm: str = "tests.storage.test_crash"
) -> Acknowledged:
    """Return what a writing process printed: stop it after it printed that many `lines`."""
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
    acknowledged: Acknowledged = Counter()
    try:
        for _ in range(lines):
            line = await child.stdout.readline()
            assert line, "the process ended by itself"
            _note(acknowledged, line)
        child.send_signal(by)
        # What it printed before it died was acknowledged too.
        async with asyncio.timeout(ENDS_SECONDS):
            for line in (await child.stdout.read()).splitlines(keepends=True):
                _note(acknowledged, line)
            assert await child.wait() != 0
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()
    return acknowledged


def _note(acknowledged: Acknowledged, line: bytes) -> None:
    if line.endswith(b"\n"):
        kind, table, number = line.decode().split()
        key = (kind, int(table))
        acknowledged[key] = max(acknowledged[key], int(number))


async def test_a_kill_loses_nothing_acknowledged(file: Path) -> None:
    acknowledged: Acknowledged = Counter()
    for round_ in range(ROUNDS):
        acknowledged |= await stopped_storm(file, 300 + 211 * round_, signal.SIGKILL)
        archive = await SqliteArchive.open_file(file)
        try:
            for table, _ in await archive.unfinished():
                await _check_is_complete(archive, table, acknowledged)
            assert {("commit", table) for table, _ in await archive.unfinished()} >= {
                key for key in acknowledged if key[0] == "commit"
            }
        finally:
            await archive.close()
    assert sum(key[0] == "commit" for key in acknowledged) == TABLES


async def test_an_interrupt_closes_the_file_and_the_process_ends(file: Path) -> None:
    acknowledged = await stopped_storm(file, 500, signal.SIGINT)
    assert not file.with_name(f"{file.name}-wal").exists()
    archive = await SqliteArchive.open_file(file)
    try:
        for table, _ in await archive.unfinished():
            await _check_is_complete(archive, table, acknowledged)
    finally:
        await archive.close()


async def _check_is_complete(
    archive: SqliteArchive, table: int, acknowledged: Acknowledged
) -> None:
    stored = await archive.load(table)
    assert stored is not None
    assert stored.revision >= acknowledged["commit", table]
    log = await archive.log(table)
    assert log == (entry(1), *(entry(n, str(n)) for n in range(2, stored.revision + 1)))
    assert stored.data == b"revision %d" % stored.revision
    people = (stored.channel,) if stored.revision == 1 else (stored.channel, stored.revision)
    assert stored.people == people
    last = stored.revision // 10 * 10
    checkpoint = (last, b"revision %d" % last) if last else None
    assert await archive.checkpoint(table) == checkpoint
    message = max((each.message for each in await archive.messages(table)), default=0)
    assert acknowledged["message", table] <= message <= stored.revision


if __name__ == "__main__":
    # A background job inherits an ignored SIGINT, which Python then leaves ignored.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    asyncio.run(storm(Path(sys.argv[1])))
