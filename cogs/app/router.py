"""The router of interactions: which function answers which button, menu or modal.

Each cog registers its handlers here when it is loaded; `Hedgerow.on_interaction` is the way in.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

from cogs.controls.custom_id import Control, MoveId, parse
from cogs.messages.reply import Reply
from engine.api.refusals import Stale
from engine.service.ports import Frozen
from engine.service.tables import Tables
from engine.table.snapshot import TableSnapshot

MoveHandler: TypeAlias = Callable[[Reply, TableSnapshot, MoveId], Awaitable[None]]
#: The text is the detail of the control's custom_id. Chosen or written values: `Reply.values`.
TableHandler: TypeAlias = Callable[[Reply, TableSnapshot, str], Awaitable[None]]
FrozenHandler: TypeAlias = Callable[[Reply, Frozen], Awaitable[None]]
ControlHandler: TypeAlias = Callable[[Reply, str], Awaitable[None]]


async def _refuse_move(reply: Reply, snapshot: TableSnapshot, move: MoveId) -> None:
    raise Stale("refusal-old-control")


class Router:
    """The handlers of all cogs, by what their controls do."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._move_handler: MoveHandler = _refuse_move
        self._table_handlers: dict[Control, TableHandler] = {}
        self._frozen_handlers: dict[Control, FrozenHandler] = {}
        self._control_handlers: dict[Control, ControlHandler] = {}

    def add_move_handler(self, handler: MoveHandler) -> None:
        """Set the handler of all moves."""
        self._move_handler = handler

    def add_table_handlers(self, handlers: Mapping[Control, TableHandler]) -> None:
        """Add the handlers of controls that belong to a table."""
        self._table_handlers.update(handlers)

    def add_frozen_handlers(self, handlers: Mapping[Control, FrozenHandler]) -> None:
        """Have controls of a table that cannot be read answered by these handlers."""
        self._frozen_handlers.update(handlers)

    def add_handlers(self, handlers: Mapping[Control, ControlHandler]) -> None:
        """Add the handlers of controls that belong to no table."""
        self._control_handlers.update(handlers)

    async def route(self, reply: Reply, custom_id: str) -> None:
        """Run the handler of a click. Look its table up once; `reply.snapshot` keeps it.

        Raise `Stale` for a custom_id that is not ours, and `Unavailable` where its table cannot be
        read. The handler raises the refusals of what it does.
        """
        try:
            parsed = parse(custom_id)
        except ValueError:
            raise Stale("refusal-old-control") from None
        if isinstance(parsed, MoveId):
            await self._move_handler(reply, await self._snapshot(reply, parsed.table), parsed)
        elif parsed.control in self._table_handlers:
            try:
                snapshot = await self._snapshot(reply, parsed.table)
            except Frozen as frozen:
                if parsed.control not in self._frozen_handlers:
                    raise
                await self._frozen_handlers[parsed.control](reply, frozen)
            else:
                await self._table_handlers[parsed.control](reply, snapshot, parsed.detail)
        elif parsed.control in self._control_handlers:
            await self._control_handlers[parsed.control](reply, parsed.detail)
        else:
            raise Stale("refusal-old-control")

    async def _snapshot(self, reply: Reply, table: int) -> TableSnapshot:
        reply.table = table
        reply.snapshot = await self._tables.snapshot(table)
        return reply.snapshot
