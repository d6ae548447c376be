"""Turn pings: short separate messages, because an edit notifies nobody.

Each person the table waits for is pinged once, where they last acted, unless they are present; the
ping is deleted when they have answered. Nobody is pinged only to press "ready": the table goes on
without them. Where a question can be passed, pings wait until the table has passed for those who
can do nothing else: a ping tells no more than the question.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial

import discord
from discord.utils import utcnow
from msgspec.structs import replace

from cogs.controls.offer_controls import is_pause
from cogs.messages import delivery
from cogs.messages.bot_port import BotPort
from cogs.messages.edit_queue import EditQueue, MessageKey
from cogs.messages.message_store import MessageStore
from cogs.messages.request_errors import REQUEST_ERRORS, is_temporary
from cogs.messages.request_pace import Urgency
from cogs.pages.message_content import Mention
from engine.service.ports import StoredMessage
from engine.table.automatic import passes_end_ms
from engine.table.model import Change, Offers, Table
from engine.table.snapshot import TableSnapshot

log = logging.getLogger("hedgerow.messages")

#: Somebody who acted so recently is at the table: they need no ping.
PRESENT_SECONDS = 60.0

_MAX_REMEMBERED = 10_000


class TurnPings:
    """Pings people. `link` returns the address of a table's message."""

    def __init__(
        self,
        client: BotPort,
        store: MessageStore,
        edit_queue: EditQueue,
        link: Callable[[TableSnapshot], Awaitable[str]],
    ) -> None:
        self._client, self._store, self._edit_queue, self._link = client, store, edit_queue, link
        self._later: dict[int, asyncio.Task[None]] = {}  #: by table: a refresh after a while
        #: user -> (when they last acted, whether by DM)
        self._last_acts: OrderedDict[int, tuple[float, bool]] = OrderedDict()
        #: table -> (seat, user) of the people who know that it waits for them
        self._informed: OrderedDict[int, frozenset[tuple[int, int]]] = OrderedDict()

    def note_act(self, user: int, *, by_dm: bool) -> None:
        """Note when and where a person acts, for their pings follow them."""
        self._last_acts[user] = (utcnow().timestamp(), by_dm)
        self._last_acts.move_to_end(user)
        if len(self._last_acts) > _MAX_REMEMBERED:
            self._last_acts.popitem(last=False)

    def note_change(self, change: Change) -> None:
        """Forget who was informed of a question that is closed: the next one pings them again.

        A person who answered and is asked again at once is there to see it.
        """
        table = change.after.id
        informed = self._informed.get(table)
        if informed is not None:
            self._set_informed(table, informed & people_to_ping(change.after, change.offers))

    def forget(self, table: int) -> None:
        """Forget who was informed at a table: people without a ping are pinged."""
        self._informed.pop(table, None)

    def refresh(self, table: int, urgency: Urgency = Urgency.TURN) -> None:
        """Queue an update of a table's pings."""
        self._edit_queue.put(MessageKey(table, "ping"), partial(self._update, table), urgency)

    async def close(self) -> None:
        """Stop at once."""
        for task in self._later.values():
            task.cancel()
        await asyncio.gather(*self._later.values(), return_exceptions=True)

    async def _update(self, table: int) -> None:
        """Ping the people the table waits for, and delete the pings of those it does not.

        The archive knows who has a ping, so a crash between a move and its ping loses none, and
        trying this again pings nobody twice. Raise the last error that may pass, after the others.
        """
        snapshot = await self._client.tables.snapshot(table)
        waited_for = people_to_ping(snapshot.table, snapshot.offers)
        pings = {ping.seat: ping for ping in await self._store.all_of(table) if ping.kind == "ping"}
        # A person may have answered while their ping was on its way.
        informed = self._informed.get(table, frozenset()) & waited_for
        self._set_informed(table, informed)
        failed: Exception | None = None
        early = _early_seats(snapshot)
        if early and table not in self._later:
            self._later[table] = asyncio.create_task(self._refresh_at(table, min(early.values())))
        for seat, user in sorted(waited_for - informed):
            if seat in early:
                continue
            try:
                ping = pings.get(seat)
                is_sent = ping is not None and ping.nonce is None
                if not is_sent and not self._is_present(user):
                    await self._send(snapshot, seat, user, ping)
            except REQUEST_ERRORS as error:
                if is_temporary(error):
                    failed = error  # tried again soon; the others need not wait for it
                    continue
                log.info("table %s: somebody could not be pinged (%s)", table, error)
            self._set_informed(table, self._informed.get(table, frozenset()) | {(seat, user)})
        for ping in pings.values():
            if not any(ping.seat == seat for seat, _ in waited_for):
                await delivery.withdraw(self._client, self._store, ping)
        if failed is not None:
            raise failed

    async def _refresh_at(self, table: int, at_ms: int) -> None:
        try:
            await asyncio.sleep(at_ms / 1000 - utcnow().timestamp())
        finally:
            del self._later[table]
        self.refresh(table)

    def _set_informed(self, table: int, people: frozenset[tuple[int, int]]) -> None:
        self._informed[table] = people
        self._informed.move_to_end(table)
        if len(self._informed) > _MAX_REMEMBERED:
            self._informed.popitem(last=False)

    def _is_present(self, user: int) -> bool:
        acted_at, _ = self._last_acts.get(user, (0.0, False))
        return utcnow().timestamp() - acted_at < PRESENT_SECONDS

    async def _send(
        self, snapshot: TableSnapshot, seat: int, user: int, ping: StoredMessage | None
    ) -> None:
        translator = self._client.translator(None, snapshot)
        key = "ui-ping" if snapshot.awaited == (seat,) else "ui-waits-for-you"
        text = f"<@{user}> {translator.text(key)} {await self._link(snapshot)}"
        await self._store.save(
            await self._send_text(snapshot.table, seat, Mention(text, user), ping)
        )

    async def _send_text(
        self, table: Table, seat: int, mention: Mention, ping: StoredMessage | None
    ) -> StoredMessage:
        """Send a ping by DM if the person last acted there and takes DMs, else to the channel.

        `ping`: the record of one that is on its way; it goes where it was sent before.
        """
        _, by_dm = self._last_acts.get(mention.user, (0.0, False))
        record = StoredMessage(table.id, "ping", seat, table.channel, 0)
        try:
            if ping is None and by_dm:
                dm = await self._client.create_dm(discord.Object(mention.user))
                ping = replace(record, channel=dm.id)
            return await delivery.send_once(self._client, self._store, ping or record, mention)
        except discord.Forbidden:
            if not by_dm and (ping is None or ping.channel == table.channel):
                raise
        return await delivery.send_once(self._client, self._store, record, mention)


def _early_seats(snapshot: TableSnapshot) -> dict[int, int]:
    """Return the seats that the table may still pass for, and until when (Unix milliseconds)."""
    table, verbs = snapshot.table, snapshot.game.info.pass_verbs
    ends = {
        seat: passes_end_ms(table, seat, snapshot.offers[seat], verbs) for seat in snapshot.awaited
    }
    return {seat: end for seat, end in ends.items() if end > utcnow().timestamp() * 1000}


def people_to_ping(table: Table, offers: Offers) -> frozenset[tuple[int, int]]:
    """Return (seat, user) of the people the table waits for, except for a mere "ready"."""
    return frozenset(
        (seat, user)
        for seat, seat_offers in offers.items()
        if seat is not None
        and (user := table.seats[seat].user) is not None
        and any(not offer.voluntary and not is_pause(offer) for offer in seat_offers)
    )
