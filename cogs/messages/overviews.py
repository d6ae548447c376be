"""*Your tables*: one direct message that lists the tables of a person who plays at several.

Direct messages count against the bot's requests: it is edited once for many moves, after what is
waited for, and only if it shows something else by then. Who plays at one table has none.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial

from cogs.messages import delivery
from cogs.messages.bot_port import BotPort
from cogs.messages.edit_queue import EditQueue, MessageKey
from cogs.messages.message_store import MessageStore
from cogs.messages.render_state import digest_of
from cogs.messages.request_pace import Urgency
from cogs.pages.message_content import MessageContent, message_link
from cogs.pages.overview import OverviewRow, overview_message, overview_rows
from engine.api.refusals import Unavailable
from engine.service.ports import Preferences, StoredMessage
from engine.table.model import Stage, Table

#: So long a message waits for further changes before it is edited.
WAIT_SECONDS = 10.0


class Overviews:
    """Knows who plays at several tables, and keeps their message right."""

    def __init__(self, client: BotPort, store: MessageStore, edit_queue: EditQueue) -> None:
        self._client, self._store, self._edit_queue = client, store, edit_queue
        self._people: dict[int, frozenset[int]] = {}  #: who plays at each table
        self._tables: dict[int, set[int]] = {}  #: where each person plays
        self._waiting: dict[int, asyncio.TimerHandle] = {}
        self._shown: dict[int, bytes] = {}  #: of people with several tables, a digest

    def note(self, table: Table) -> None:
        """Take a table as it is now, and have the lists that show it edited soon."""
        before = self._people.pop(table.id, frozenset())
        after = frozenset(table.people if table.stage is Stage.PLAY else ())
        if after:
            self._people[table.id] = after
        for user in before | after:
            tables = self._tables.setdefault(user, set())
            had_several = len(tables) > 1
            (tables.add if user in after else tables.discard)(table.id)
            if not tables:
                del self._tables[user]
            if len(tables) > 1 or had_several:
                self.refresh(user)

    def refresh(self, user: int, seconds: float = WAIT_SECONDS) -> None:
        """Have a person's list edited after a while, once for all that happens until then."""
        if user not in self._waiting and not self._edit_queue.is_closed:
            loop = asyncio.get_running_loop()
            self._waiting[user] = loop.call_later(seconds, self._queue, user)

    def forget(self, user: int) -> None:
        """Have a person's list edited soon in any case: they want to read it in another way."""
        self._shown.pop(user, None)
        if len(self._tables.get(user, ())) > 1:
            self.refresh(user, 0)

    def close(self) -> None:
        """Stop at once."""
        for later in self._waiting.values():
            later.cancel()

    def _queue(self, user: int) -> None:
        del self._waiting[user]
        key = MessageKey(0, "overview", user)
        self._edit_queue.put(key, partial(self._update, user), Urgency.REST)

    async def _update(self, user: int) -> None:
        preferences = await self._client.archive.preferences(user)
        rows = await self._rows(user)
        if len(rows) < 2 or not preferences.dm_hands:
            self._shown.pop(user, None)
            if preferences.overview is not None:
                await delivery.delete(self._client, _record(*preferences.overview))
                await self._client.archive.update_preferences(user, overview=None)
            return
        digest = digest_of([each.shown for each in rows])
        if self._shown.get(user) == digest:
            return
        # As their hands are: in the language of a table where theirs is not known.
        locale = preferences.reads or rows[0].snapshot.table.locale
        translator = self._client.translator(locale)
        content = overview_message(rows, translator, self._client, WAIT_SECONDS)
        await self._show(user, preferences, content)
        self._shown[user] = digest

    async def _rows(self, user: int) -> list[OverviewRow]:
        """Return the rows of a person's tables, with a link to their hand of each."""
        rows: list[OverviewRow] = []
        with suppress(Unavailable):  # all of them are frozen
            for row in overview_rows(await self._client.tables.of_user(user), user):
                table = row.snapshot.table
                hand = await self._store.find(table.id, "hand", row.seat)
                stored = hand or await self._store.find(table.id, "table")
                guild = table.guild if hand is None else None
                channel = table.channel if stored is None else stored.channel
                message = None if stored is None else stored.message
                rows.append(row._replace(link=message_link(guild, channel, message)))
        return rows

    async def _show(self, user: int, preferences: Preferences, content: MessageContent) -> None:
        client, shown = self._client, preferences.overview
        if shown is not None and await delivery.edit(client, _record(*shown), content) is None:
            return
        message = await delivery.send_dm(client, user, content, silent=True)
        if message is not None:
            overview = (message.channel.id, message.id)
            await client.archive.update_preferences(user, overview=overview)


def _record(channel: int, message: int) -> StoredMessage:
    return StoredMessage(0, "overview", None, channel, message)
