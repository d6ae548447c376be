"""Connecting to a PostgreSQL database: its address, its schema, and what is wrong in one sentence.

No sentence contains the password or what a statement was about to store.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg

from storage import errors
from storage.errors import ArchiveError
from storage.migrations import Migration

SCHEMA = Path(__file__).with_name("schema_postgres")

#: How long a write or a read waits for a server that restarts, before it is refused. Who clicked
#: sees meanwhile that the bot is thinking.
PATIENCE_SECONDS = 10.0

#: How long a new connection of the pool may take, and what is left to do when the archive closes.
CONNECT_SECONDS = CLOSE_SECONDS = 2.0

#: After this time without an answer a server counts as gone.
ANSWER_SECONDS = 10.0

_RETRY_SECONDS = 0.05

#: Features of this release are used.
_OLDEST_RELEASE = 14

#: What a connection raises that is lost, or whose server stops, starts or became a standby.
LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.exceptions.OperatorInterventionError,
    asyncpg.exceptions.IdleInTransactionSessionTimeoutError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.TooManyConnectionsError,
    OSError,
    TimeoutError,
)

_SETTINGS = {
    "application_name": "hedgerow",
    "search_path": "hedgerow",
    "synchronous_commit": "on",
    "jit": "off",  # every query is short
    # The server frees what a process that hangs has locked.
    "idle_in_transaction_session_timeout": "5000",
}

_SCHEMA_EXISTS = "SELECT EXISTS (SELECT FROM pg_namespace WHERE nspname = 'hedgerow')"

_VERSION_EXISTS = "SELECT to_regclass('hedgerow.schema_number') IS NOT NULL"

#: A Hedgerow uses the database, or waits until it may (`storage.postgres_locks.Lock`).
_IN_USE = """
SELECT EXISTS (
    SELECT FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND granted
    AND classid BETWEEN 1212499015 AND 1212499019
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
)
"""

#: After this time the server has freed the lock of a process whose machine is gone.
FREED_SECONDS = 6.0

#: One process migrates, the others wait. The key is "HEDG".
_LOCK_SCHEMA = "SELECT pg_advisory_xact_lock(1212499015)"


class PostgresServer:
    """A database on a server, by its address `postgresql://user:password@host:port/name`."""

    def __init__(self, address: str) -> None:
        """Raise `ArchiveError` if the address cannot be one."""
        self._address = address
        self._closes_at = inf
        try:
            parts = urlsplit(address)
            if "@" in parts.path + parts.query + parts.fragment:
                # A password that is not percent-encoded: a part of it would count as the name.
                raise ArchiveError(errors.BAD_ADDRESS)
            host = f"{parts.hostname or 'this machine'}:{parts.port or 5432}"
            name = parts.path.strip("/") or parts.username or "without a name"
            self.name = f"{name} at {host}"
            self.user = parts.username or "the user of this process"
        except ValueError:
            raise ArchiveError(errors.BAD_ADDRESS) from None

    async def connect(self, **options: Any) -> asyncpg.Connection:
        """Return a new connection. Raise what asyncpg raises."""
        return await asyncpg.connect(**self._options(ANSWER_SECONDS), **options)

    def pool(self, size: int) -> Any:
        """Return a pool of connections for single statements, which connects when it is used."""
        options = self._options(CONNECT_SECONDS)
        return asyncpg.create_pool(min_size=0, max_size=size, reset=_leave, **options)

    def _options(self, timeout_seconds: float) -> dict[str, Any]:
        return {
            "dsn": self._address,
            "timeout": timeout_seconds,
            "command_timeout": ANSWER_SECONDS,
            "statement_cache_size": 500,
            "server_settings": _SETTINGS,
        }

    async def prepare(self, migrations: tuple[Migration, ...], *, creates: bool) -> None:
        """Bring the database to the newest schema. Raise `ArchiveError`; then it is unchanged.

        Unless it `creates` one, a database without our schema is refused.
        """
        async with self._transaction() as connection:
            await connection.execute(_LOCK_SCHEMA)
            found = await self._schema(connection, migrations)
            if not (found or creates):
                raise ArchiveError(errors.NOTHING_YET, name=self.name)
            await self._migrate(connection, found, migrations)

    async def schema(self, migrations: tuple[Migration, ...]) -> int:
        """Return the number of the database's schema, and change nothing. Raise `ArchiveError`."""
        async with self._transaction() as connection:
            found = await self._schema(connection, migrations)
        if not found:
            raise ArchiveError(errors.NOTHING_YET, name=self.name)
        return found

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[asyncpg.Connection]:
        """Yield a new connection in a transaction. Raise `ArchiveError`."""
        try:
            connection = await self.connect()
        except (*LOST, asyncpg.PostgresError, ValueError) as error:
            raise self.connection_error(error) from None
        try:
            release = connection.get_server_version().major
            if release < _OLDEST_RELEASE:
                raise ArchiveError(
                    errors.OLD_SERVER, name=self.name, found=release, oldest=_OLDEST_RELEASE
                )
            async with connection.transaction():
                yield connection
        except (*LOST, asyncpg.PostgresError) as error:
            raise self.error(error) from None
        finally:
            await connection.close()

    async def _schema(
        self, connection: asyncpg.Connection, migrations: tuple[Migration, ...]
    ) -> int:
        """Return the number of the schema, 0 if there is none. Raise `ArchiveError`."""
        if not await connection.fetchval(_SCHEMA_EXISTS):
            return 0
        if not await connection.fetchval(_VERSION_EXISTS):
            raise ArchiveError(errors.FOREIGN_SCHEMA, name=self.name)
        found: int = await connection.fetchval("SELECT number FROM schema_number")
        newest = migrations[-1].number
        if found > newest:
            raise ArchiveError(errors.NEWER_DATABASE, name=self.name, found=found, newest=newest)
        return found

    async def _migrate(
        self, connection: asyncpg.Connection, found: int, migrations: tuple[Migration, ...]
    ) -> None:
        newest = migrations[-1].number
        if not found:
            await connection.execute("CREATE SCHEMA hedgerow")
            await connection.execute("CREATE TABLE schema_number (number INTEGER NOT NULL)")
            await connection.execute("INSERT INTO schema_number VALUES (0)")
        if 0 < found < newest:
            until = asyncio.get_running_loop().time() + FREED_SECONDS
            while await connection.fetchval(_IN_USE):
                if asyncio.get_running_loop().time() > until:
                    values = {"found": found, "newest": newest}
                    raise ArchiveError(errors.OLDER_IN_USE, name=self.name, **values)
                await asyncio.sleep(_RETRY_SECONDS)
        for migration in (each for each in migrations if each.number > found):
            try:
                await connection.execute(migration.sql)
            except asyncpg.PostgresError as error:
                raise ArchiveError(
                    errors.MIGRATION_FAILED,
                    path=self.name,
                    number=migration.number,
                    reason=type(error).__name__,
                ) from error
        await connection.execute("UPDATE schema_number SET number = $1", newest)

    def patient_until(self) -> float:
        """Return when something that begins now gives up, on the clock of the event loop."""
        return asyncio.get_running_loop().time() + PATIENCE_SECONDS

    def hurry(self) -> None:
        """Have everything give up soon: the archive closes."""
        self._closes_at = asyncio.get_running_loop().time() + CLOSE_SECONDS

    async def pause(self, error: Exception, until: float) -> None:
        """Wait before the next try. Raise `ArchiveError` if it is too late for one."""
        if asyncio.get_running_loop().time() >= min(until, self._closes_at):
            raise self.error(error) from None
        await asyncio.sleep(_RETRY_SECONDS)

    def connection_error(self, error: Exception) -> ArchiveError:
        """Return the error of a connection that could not be made."""
        values = {"name": self.name, "user": self.user, "reason": _reason(error)}
        if isinstance(error, asyncpg.InvalidAuthorizationSpecificationError):
            return ArchiveError(errors.REFUSED_LOGIN, **values)
        if isinstance(error, asyncpg.InvalidCatalogNameError):
            return ArchiveError(errors.NO_DATABASE, **values)
        if isinstance(error, ValueError | asyncpg.ClientConfigurationError):
            return ArchiveError(errors.BAD_ADDRESS)
        return self.error(error)

    def error(self, error: Exception) -> ArchiveError:
        """Return the error of a statement, without what it was about to store."""
        if isinstance(error, asyncpg.InsufficientPrivilegeError):
            return ArchiveError(errors.NOT_ALLOWED, name=self.name, user=self.user)
        if isinstance(error, LOST):
            return ArchiveError(errors.UNREACHABLE, name=self.name, reason=_reason(error))
        return ArchiveError(errors.FAILED_STATEMENT, name=self.name, reason=_reason(error))


def _reason(error: Exception) -> str:
    # Nothing of the server's message: it may quote the values of a row.
    state = getattr(error, "sqlstate", None)
    return f"{type(error).__name__} {state}" if state else type(error).__name__


async def _leave(connection: asyncpg.Connection) -> None:
    """Leave a connection of the pool as it is: a single statement changes no setting."""
