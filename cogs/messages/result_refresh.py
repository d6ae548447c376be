"""Edits results in channels, one after the other, after a person in them was forgotten.

Nobody waits for it and nothing new is sent: a message that is gone, or can no longer be edited,
stays as it is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

import discord

from cogs.messages import delivery
from cogs.messages.bot_port import BotPort
from cogs.messages.edit_queue import RETRIES, EditQueue, MessageKey
from cogs.messages.message_store import MessageStore
from cogs.pages.table import table_message


class ResultRefresh:
    """Edits the result messages of tables in the background."""

    def __init__(self, client: BotPort, store: MessageStore, edit_queue: EditQueue) -> None:
        self._client, self._store, self._edit_queue = client, store, edit_queue
        self._running: set[asyncio.Task[None]] = set()

    def begin(self, tables: Sequence[int]) -> None:
        """Edit the results of these tables; return at once."""
        task = asyncio.create_task(self._edit_all(tuple(tables)), name="result refresh")
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def close(self) -> None:
        """Stop at once."""
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _edit_all(self, tables: Sequence[int]) -> None:
        # People see the latest ones. One at a time leaves requests and the renderer to others.
        for table in sorted(tables, reverse=True):
            self._edit_queue.put(MessageKey(table, "table"), partial(self._edit, table))
            await self._edit_queue.wait_for_table(table, RETRIES[0])

    async def _edit(self, table: int) -> None:
        message = await self._store.find(table, "result")
        if message is None:
            return
        client, snapshot = self._client, await self._client.tables.snapshot(table)
        result = await client.archive.result(table)
        translator = client.translator(None, snapshot)
        content = await table_message(client.renderer, snapshot, translator, result)
        with suppress(discord.NotFound):
            await delivery.edit(client, message, content)
