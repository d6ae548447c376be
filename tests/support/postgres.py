"""A PostgreSQL server of the system's package, in a temporary folder."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg

USER, PASSWORD = "hedgerow", "p@ss:w/rd"

_QUOTED = "p%40ss%3Aw%2Frd"

#: The server refuses to run as root.
_ACCOUNT = "postgres" if os.geteuid() == 0 else None

_numbers = count(1)


def postgres_programs() -> Path | None:
    """Return the folder of the newest installed PostgreSQL, None if there is none."""
    if initdb := shutil.which("initdb"):
        return Path(initdb).parent
    # Debian keeps them out of the path.
    found = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    return max((each.parent for each in found), key=lambda each: int(each.parts[-2]), default=None)


class PostgresProgram:
    """The running server. Its databases are made and left behind; the folder goes in the end."""

    def __init__(self, programs: Path, folder: Path, is_durable: bool) -> None:
        self._programs, self._folder, self._is_durable = programs, folder, is_durable
        with closing(socket.create_server(("127.0.0.1", 0))) as free:
            self.port = free.getsockname()[1]

    def address(self, database: str = "postgres", password: str = _QUOTED) -> str:
        return f"postgresql://{USER}:{password}@127.0.0.1:{self.port}/{database}"

    def create(self) -> None:
        secret = self._folder / "password"
        secret.write_text(PASSWORD)
        shutil.chown(secret, _ACCOUNT or os.geteuid())
        form = ("--encoding=UTF8", "--locale=C.UTF-8", "--no-sync", "--auth=scram-sha-256")
        self._run("initdb", f"--username={USER}", f"--pwfile={secret}", *form)

    def start(self) -> None:
        fsync = "on" if self._is_durable else "off"
        options = f"-k {self._folder} -p {self.port} -c listen_addresses=127.0.0.1 -c fsync={fsync}"
        self._run("pg_ctl", "start", "-w", "-o", options, "-l", str(self._folder / "log"))

    def stop(self, mode: str = "fast") -> None:
        """Stop it; "immediate" is a crash."""
        self._run("pg_ctl", "stop", "-w", "-m", mode)

    async def new_database(self, template: str = "template1") -> str:
        """Return the name of a new database."""
        name = f"db{next(_numbers)}"
        connection = await asyncpg.connect(self.address())
        try:
            await connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        finally:
            await connection.close()
        return name

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self._programs / program, "-D", self._folder / "data", *arguments],
            check=True,
            user=_ACCOUNT,
            cwd="/",
            stdout=subprocess.DEVNULL,
        )


async def executed(address: str, statement: str, *values: Any) -> list[Any]:
    """Return the rows of a statement that is executed on a connection of its own."""
    connection = await asyncpg.connect(address, server_settings={"search_path": "hedgerow"})
    try:
        return [tuple(row) for row in await connection.fetch(statement, *values)]
    finally:
        await connection.close()


@contextmanager
def postgres_program(programs: Path, *, is_durable: bool = False) -> Iterator[PostgresProgram]:
    """Yield a running server, which is stopped in the end.

    Unless it is durable, it survives the crash of a program, but not of the machine.
    """
    folder = Path(tempfile.mkdtemp(prefix="hedgerow-postgres-", dir="/tmp"))
    try:
        shutil.chown(folder, _ACCOUNT or os.geteuid())
        program = PostgresProgram(programs, folder, is_durable)
        program.create()
        program.start()
        try:
            yield program
        finally:
            program.stop("immediate")
    finally:
        shutil.rmtree(folder)
