"""The turn's ping: a short message of its own, for an edit notifies nobody.

Whoever the table waits for is called once, where they last acted, unless they are there; the
message goes when they have answered. Nobody is called only to say that they are ready: the table
goes on without them.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import discord
from discord.utils import utcnow

from cogs._offers import is_pause
from cogs._posts import Posts
from engine.ports import Post
from engine.table import Change, Offers, Stage, Table
from engine.tables import Seen

if TYPE_CHECKING:
    from cogs._client import Hedgerow

log = logging.getLogger("hedgerow.pings")

#: Somebody who acted so lately is at the table: they need no ping.
PRESENT_SECONDS = 60.0

_REMEMBERED = 10_000


class Pings:
    """Calls people to their tables. `link` gives the address of a table's message."""

    def __init__(
        self, client: Hedgerow, posts: Posts, link: Callable[[Seen], Awaitable[str]]
    ) -> None:
        self._client, self._posts, self._link = client, posts, link
        self._acted: OrderedDict[int, tuple[float, bool]] = OrderedDict()
        self._called: OrderedDict[int, frozenset[tuple[int, int]]] = OrderedDict()

    def acted(self, user: int, *, by_dm: bool) -> None:
        """Note when and where somebody acts, for their pings follow them."""
        self._acted[user] = (utcnow().timestamp(), by_dm)
        self._acted.move_to_end(user)
        if len(self._acted) > _REMEMBERED:
            self._acted.popitem(last=False)

    def wanted(self, change: Change) -> frozenset[int] | None:
        """Give the users that a change calls; `None` where the pings that stand are right."""
        table = change.after
        now = called(table, change.offers)
        before = self._called.get(table.id)
        if before is None:
            before = _had_clocks(change)
        self._called[table.id] = now
        self._called.move_to_end(table.id)
        if len(self._called) > _REMEMBERED:
            self._called.popitem(last=False)
        if now == before and table.stage is Stage.PLAY:
            return None
        # Whoever answered and is asked again is there to see it.
        return frozenset(user for _, user in now - before)

    async def send(self, table: int, users: frozenset[int]) -> None:
        """Ping these users, and take away what calls nobody any more."""
        seen = await self._client.tables.see(table)
        waited = called(seen.table, seen.offers)
        stand = {(seat, user) for seat, user in waited if user not in users}
        for post in await self._posts.of(table):
            if post.kind == "ping" and not any(post.seat == seat for seat, _ in stand):
                await self._deleted(post)
        now = utcnow().timestamp()
        for seat, user in sorted(waited - stand):
            at, by_dm = self._acted.get(user, (0.0, False))
            if now - at < PRESENT_SECONDS:
                continue
            try:
                await self._sent(seen, seat, user, by_dm)
            except discord.HTTPException as error:
                log.info("table %s: somebody could not be pinged (%s)", table, error.code)

    async def _sent(self, seen: Seen, seat: int, user: int, by_dm: bool) -> None:
        voice = self._client.pages.voice(seen, None)
        said = voice.key("ui-ping" if seen.awaited == (seat,) else "ui-waits-for-you")
        text = f"<@{user}> {said} {await self._link(seen)}"
        mention = discord.AllowedMentions(users=[discord.Object(user)])
        try:
            if not by_dm:
                raise _NotByDm
            channel = await self._client.create_dm(discord.Object(user))
            message = await channel.send(text, allowed_mentions=mention)
        except (_NotByDm, discord.Forbidden):
            there = self._client.get_partial_messageable(seen.table.channel)
            message = await there.send(text, allowed_mentions=mention)
        await self._posts.note(Post(seen.table.id, "ping", seat, message.channel.id, message.id))

    async def _deleted(self, post: Post) -> None:
        there = self._client.get_partial_messageable(post.channel)
        try:
            await there.get_partial_message(post.message).delete()
        except discord.HTTPException:
            log.info("table %s: a ping could not be deleted", post.table)
        await self._posts.forget(post)


def called(table: Table, offers: Offers) -> frozenset[tuple[int, int]]:
    """Give (seat, user) of the people the table waits for, but for a mere "ready"."""
    return frozenset(
        (seat, user)
        for seat, theirs in offers.items()
        if seat is not None
        and (user := table.seats[seat].user) is not None
        and any(not offer.voluntary and not is_pause(offer) for offer in theirs)
    )


def _had_clocks(change: Change) -> frozenset[tuple[int, int]]:
    table = change.before
    seats = {clock.seat for clock in table.clocks if clock.seat is not None}
    users = ((seat, table.seats[seat].user) for seat in seats)
    return frozenset((seat, user) for seat, user in users if user is not None)


class _NotByDm(Exception):
    """Somebody last acted in the channel: that is where they are told."""
