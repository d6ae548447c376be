"""Results that stand in channels drawn once more, one after the other: somebody has left them.

Nobody waits for it and nothing new is ever sent: a message that is gone, or can no longer be
edited, stays as it is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import discord

from cogs.messages.bot_port import BotPort
from cogs.messages.edit_queue import RETRIES, EditQueue, MessageKey
from cogs.messages.message_store import MessageStore
from cogs.pages.message_content import MessageContent
from cogs.pages.table import table_message
from engine.service.ports import StoredMessage


class ResultRefresh:
    """Draws the last words of tables again. `edit` edits a message, or says why it cannot."""

    def __init__(
        self,
        client: BotPort,
        posts: MessageStore,
        edit_queue: EditQueue,
        edit: Callable[[StoredMessage, MessageContent], Awaitable[int | None]],
    ) -> None:
        self._client, self._message_store, self._edit_queue, self._edit = (
            client,
            posts,
            edit_queue,
            edit,
        )
        self._running: set[asyncio.Task[None]] = set()

    def begin(self, tables: Sequence[int]) -> None:
        """Draw the results of these tables again, by and by."""
        task = asyncio.create_task(self._all(tuple(tables)), name="results drawn again")
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def close(self) -> None:
        """Stop at once."""
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _all(self, tables: Sequence[int]) -> None:
        # The latest are what people see; one at a time spares Discord and the pictures of others.
        for table in sorted(tables, reverse=True):
            self._edit_queue.put(MessageKey(table, "table"), partial(self._one, table))
            await self._edit_queue.emptied_of(table, RETRIES[0])

    async def _one(self, table: int) -> None:
        post = await self._message_store.one(table, "result")
        if post is None:
            return
        snapshot = await self._client.tables.snapshot(table)
        page = await table_message(
            self._client.renderer,
            snapshot,
            self._client.translator(None, snapshot),
            await self._client.archive.result(table),
        )
        try:
            await self._edit(post, page)
        except discord.NotFound:
            return
