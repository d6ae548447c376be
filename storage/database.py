"""What writes and reads need of a database: the same for SQLite and PostgreSQL.

`aiosqlite.Connection` is a `Connection` and a `Reader` as it is. Statements are in SQLite's words;
`storage.dialect` translates them for PostgreSQL.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

T = TypeVar("T")


class Cursor(Protocol):
    """What is left of a statement that was executed."""

    @property
    def rowcount(self) -> int:
        """How many rows it changed."""


class Reader(Protocol):
    """Something to read from."""

    def execute_fetchall(
        self, sql: str, parameters: Any = ...
    ) -> Awaitable[Iterable[Sequence[Any]]]:
        """Execute a query and return its rows."""


class Connection(Reader, Protocol):
    """The open transaction of a connection."""

    def execute(self, sql: str, parameters: Any = ...) -> Awaitable[Cursor]:
        """Execute a statement."""

    def executemany(self, sql: str, parameters: Iterable[Any]) -> Awaitable[Cursor]:
        """Execute a statement for each set of parameters; `rowcount` is of all together."""


class Transactions(Protocol):
    """The one connection that writes."""

    async def transact(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Return what `work` returns, after its transaction was committed.

        If it fails, the transaction is rolled back. `work` may be called again then, so it must
        not depend on what it did before.
        """

    def is_fault(self, error: Exception) -> bool:
        """Return True if the error is the database's, so that each write would fail on its own."""

    async def empty_log(self) -> None:
        """Overwrite old data in the database's log, where that can be done."""


class Share(NamedTuple):
    """What one of several processes does: of so many it is this one, and serves these servers."""

    process: int
    processes: int
    serves: Callable[[int | None], bool]
    #: it does the work of another process that is gone, until that one is back
    is_guest: bool = False
