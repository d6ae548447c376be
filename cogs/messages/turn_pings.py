"""The turn's ping: a short message of its own, for an edit notifies nobody.

Whoever the table waits for is called once, where they last acted, unless they are there; the
message goes when they have answered. Nobody is called only to say that they are ready: the table
goes on without them.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import discord
from discord.utils import utcnow

from cogs.controls.offer_controls import is_pause
from cogs.messages.bot_port import BotPort
from cogs.messages.message_store import MessageStore
from engine.service.ports import StoredMessage
from engine.table.model import Change, Offers, Table
from engine.table.snapshot import TableSnapshot

log = logging.getLogger("hedgerow.pings")

#: Somebody who acted so lately is at the table: they need no ping.
PRESENT_SECONDS = 60.0

_REMEMBERED = 10_000

#: From this status on it is Discord that fails, not what it was asked.
_THEIR_FAULT = 500


class TurnPings:
    """Calls people to their tables. `link` gives the address of a table's message."""

    def __init__(
        self, client: BotPort, posts: MessageStore, link: Callable[[TableSnapshot], Awaitable[str]]
    ) -> None:
        self._client, self._message_store, self._link = client, posts, link
        self._acted: OrderedDict[int, tuple[float, bool]] = OrderedDict()
        #: table -> (seat, user) of whoever knows that it waits for them
        self._told: OrderedDict[int, frozenset[tuple[int, int]]] = OrderedDict()

    def acted(self, user: int, *, by_dm: bool) -> None:
        """Note when and where somebody acts, for their pings follow them."""
        self._acted[user] = (utcnow().timestamp(), by_dm)
        self._acted.move_to_end(user)
        if len(self._acted) > _REMEMBERED:
            self._acted.popitem(last=False)

    def changed(self, change: Change) -> None:
        """Forget who was told of what is no longer asked: they are called anew the next time.

        Whoever answered and is asked again at once is there to see it.
        """
        table = change.after.id
        told = self._told.get(table)
        if told is not None:
            self._tell(table, told & called(change.after, change.offers))

    def forget(self, table: int) -> None:
        """Forget who was told at a table: whoever has no ping by now is called."""
        self._told.pop(table, None)

    async def bring_right(self, table: int) -> None:
        """Call whom the table waits for and who was not told, and take away what calls nobody.

        Who has a ping is in the archive, so whom a crash kept from being called is called after
        it. Nobody is called twice for the same where this is tried again. Raises what may pass.
        """
        snapshot = await self._client.tables.snapshot(table)
        waited = called(snapshot.table, snapshot.offers)
        standing = {
            post.seat: post for post in await self._message_store.of(table) if post.kind == "ping"
        }
        # Somebody may have answered while their ping was on its way.
        told = self._told.get(table, frozenset()) & waited
        self._tell(table, told)
        failed: Exception | None = None
        for seat, user in sorted(waited - told):
            try:
                if seat not in standing and not self._is_present(user):
                    await self._sent(snapshot, seat, user)
            except (discord.HTTPException, TimeoutError, OSError) as error:
                if not isinstance(error, discord.HTTPException) or error.status >= _THEIR_FAULT:
                    failed = error  # tried again soon; the others need not wait for it
                    continue
                log.info("table %s: somebody could not be pinged (%s)", table, error.code)
            self._tell(table, self._told.get(table, frozenset()) | {(seat, user)})
        for post in standing.values():
            if not any(post.seat == seat for seat, _ in waited):
                await self._deleted(post)
        if failed is not None:
            raise failed

    def _tell(self, table: int, told: frozenset[tuple[int, int]]) -> None:
        self._told[table] = told
        self._told.move_to_end(table)
        if len(self._told) > _REMEMBERED:
            self._told.popitem(last=False)

    def _is_present(self, user: int) -> bool:
        at, _ = self._acted.get(user, (0.0, False))
        return utcnow().timestamp() - at < PRESENT_SECONDS

    async def _sent(self, snapshot: TableSnapshot, seat: int, user: int) -> None:
        _, by_dm = self._acted.get(user, (0.0, False))
        translator = self._client.translator(None, snapshot)
        said = translator.text("ui-ping" if snapshot.awaited == (seat,) else "ui-waits-for-you")
        text = f"<@{user}> {said} {await self._link(snapshot)}"
        mention = discord.AllowedMentions(users=[discord.Object(user)])
        try:
            if not by_dm:
                raise _NotByDm
            channel = await self._client.create_dm(discord.Object(user))
            message = await channel.send(text, allowed_mentions=mention)
        except (_NotByDm, discord.Forbidden):
            there = self._client.get_partial_messageable(snapshot.table.channel)
            message = await there.send(text, allowed_mentions=mention)
        await self._message_store.note(
            StoredMessage(snapshot.table.id, "ping", seat, message.channel.id, message.id)
        )

    async def _deleted(self, post: StoredMessage) -> None:
        there = self._client.get_partial_messageable(post.channel)
        try:
            await there.get_partial_message(post.message).delete()
        except (discord.Forbidden, discord.NotFound):
            log.info("table %s: a ping could not be deleted", post.table)
        await self._message_store.forget(post)


def called(table: Table, offers: Offers) -> frozenset[tuple[int, int]]:
    """Give (seat, user) of the people the table waits for, but for a mere "ready"."""
    return frozenset(
        (seat, user)
        for seat, theirs in offers.items()
        if seat is not None
        and (user := table.seats[seat].user) is not None
        and any(not offer.voluntary and not is_pause(offer) for offer in theirs)
    )


class _NotByDm(Exception):
    """Somebody last acted in the channel: that is where they are told."""
