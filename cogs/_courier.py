"""Keeps every message of a table as the table is: the table message, the hands, the turn's ping.

Messages are projections: latest wins, one edit in flight a message, and a failed send is tried
again, then left to the next change or to /table. What stands where is remembered in the archive,
so that a restart repairs instead of repeating.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord.utils import utcnow
from msgspec.structs import replace

from cogs._answer import NO_PINGS, Answer
from cogs._lanes import RETRIES, Lane, Lanes
from cogs._offers import Open
from cogs._pages import Page, hidden_part, table_link
from cogs._panels import Panels
from cogs._pings import Pings
from cogs._posts import Posts
from cogs._redrawing import Redrawing
from engine.event import Seat, line
from engine.ports import Post
from engine.refusals import Unavailable
from engine.table import Change, Stage, Table
from engine.tables import Seen

if TYPE_CHECKING:
    from cogs._client import Hedgerow

log = logging.getLogger("hedgerow.courier")

#: An answer's token lives for 15 minutes; a whispered hand is kept right a little less long.
WHISPER_SECONDS = 14 * 60.0

#: For no longer does a message that nobody asked for give way to answers.
GIVE_WAY_SECONDS = 0.25

_REMEMBERED = 10_000

_GONE, _NO_CHANNEL, _ARCHIVED = 10008, 10003, 50083


class Whisper(msgspec.Struct):
    """A private panel somebody has open: it is edited through its answer's token."""

    interaction: Any
    since: float
    opened: Open | None = None  #: how far a move has been made in it


class Courier:
    """Implements `engine.ports.Announcer`."""

    def __init__(self) -> None:
        self._client: Hedgerow | None = None
        self._posts: Posts
        self._pings: Pings
        self.panels: Panels  #: the options that people have open
        self.redrawing: Redrawing  #: results that are drawn once more
        self._lanes = Lanes()
        self._shown: OrderedDict[Lane, bytes] = OrderedDict()
        self._whispers: OrderedDict[tuple[int, int], Whisper] = OrderedDict()
        self._mute: dict[int, int | None] = {}  # table -> the server of its unreachable channel
        self._anew: set[int] = set()  # tables to be shown at the end of their channel
        self._answers: set[asyncio.Future[None]] = set()
        #: One page at a time is made unasked, so that the picture of an answer never queues long.
        self._making = asyncio.Lock()

    def serve(self, client: Hedgerow) -> None:
        """Take up the work for a client; before that nothing is sent."""
        self._client = client
        self._posts = Posts(client.archive)
        self._pings = Pings(client, self._posts, self.link)
        self.panels = Panels(client)
        self.redrawing = Redrawing(client, self._posts, self._lanes, self._edit)

    # What the tables tell

    def table_changed(self, change: Change) -> None:
        """Bring every message of the table up to date, soon."""
        if self._client is None:
            return
        table = change.after
        self._lanes.put((table.id, "table"), partial(self._table_message, table.id))
        if table.stage is not Stage.LOBBY or change.before.stage is not Stage.LOBBY:
            self._hands(table)
        for user in self.panels.users(table.id):
            lane = (table.id, "options", user)
            self._lanes.put(lane, partial(self.panels.follow, table.id, user))
        users = self._pings.wanted(change)
        if users is not None:
            self._lanes.put((table.id, "ping"), partial(self._pings.send, table.id, users))

    async def repair(self) -> None:
        """Bring every table's messages up to date that may lag, one table after the other.

        Those are of the unfinished tables, and of the ended ones whose end has not been shown.
        """
        assert self._client is not None
        archive = self._client.archive
        unfinished = {table_id for table_id, _ in await archive.unfinished()}
        for table_id in sorted(unfinished | set(await archive.told())):
            try:
                seen = await self._client.tables.see(table_id)
            except Unavailable:
                continue
            self._lanes.put((table_id, "table"), partial(self._table_message, table_id))
            if seen.table.stage is not Stage.LOBBY:
                self._hands(seen.table)
            # One table after the other spares Discord; one that cannot be reached holds up nobody.
            await self._lanes.emptied_of(table_id, RETRIES[0])

    async def close(self) -> None:
        """Stop; what was not sent is repaired at the next start."""
        if self._client is not None:
            await self.redrawing.close()
        self._client = None
        await self._lanes.close()

    # What the cogs tell

    def acted(self, answer: Answer) -> None:
        """Note where somebody acts, for the turn's ping follows them, and that they wait."""
        self._pings.acted(answer.user, by_dm=answer.afar)
        self._answers.add(answer.made)
        answer.made.add_done_callback(self._answers.discard)

    async def shown(
        self,
        seen: Seen,
        seat: int,
        interaction: discord.Interaction[Any],
        opened: Open | None = None,
    ) -> None:
        """Note that an answer shows a seat its present hand, so that it is kept right."""
        user = seen.table.seats[seat].user
        if user is None:
            return
        digest = _digest(hidden_part(seen, seat))
        message = interaction.message
        if interaction.guild_id is None and message is not None and not message.flags.ephemeral:
            self._note((seen.table.id, "hand", seat), digest)
            return
        key = (seen.table.id, user)
        self._whispers[key] = Whisper(interaction, utcnow().timestamp(), opened)
        self._whispers.move_to_end(key)
        _bound(self._whispers)
        self._note((seen.table.id, "whisper", seat), _digest(_all_of(seen, seat)))

    async def repost(self, seen: Seen) -> None:
        """Show the table anew at the end of its channel; the older message goes."""
        lane = (seen.table.id, "table")
        self._anew.add(seen.table.id)
        self._lanes.put(lane, partial(self._table_message, seen.table.id))
        await self._lanes.emptied(lane)

    async def link(self, seen: Seen) -> str:
        """Give the address of the table message."""
        assert self._client is not None
        post = await self._standing(seen.table.id)
        return table_link(seen, post.message if post else None)

    def try_again(self, table: int) -> None:
        """Where the table's channel was out of reach, see whether it still is."""
        if table in self._mute:
            self._lanes.put((table, "table"), partial(self._table_message, table))

    def try_server_again(self, guild: int) -> None:
        """Something has changed on a server: see whether its paused tables can go on."""
        for table in [each for each, where in self._mute.items() if where == guild]:
            self.try_again(table)

    async def send_hand_anew(self, seen: Seen, user: int) -> None:
        """Try a seat's hand by DM again: its person has just asked for it."""
        assert self._client is not None
        seat = seen.table.seat_of(user)
        if (post := await self._posts.one(seen.table.id, "closed", seat)) is not None:
            await self._posts.forget(post)
        if seat is not None:
            self._shown.pop((seen.table.id, "hand", seat), None)
            self._lanes.put((seen.table.id, "hand", seat), partial(self._hand, seen.table.id, seat))

    # The table message

    async def _table_message(self, table: int) -> None:
        client = self._serving()
        anew = table in self._anew
        if not anew:
            await self._give_way()
        seen = await client.tables.see(table)
        post = await self._standing(table)
        result = None if seen.table.taken else await client.archive.result(table)
        if table in self._mute:
            # Where this can be read it holds no more.
            seen = replace(seen, paused=False)
        async with self._making:
            page = await client.pages.public(seen, result)
        try:
            failed = _GONE if post is None or anew else await self._edit(post, page)
            if post is not None and failed is None:
                self._heard(seen.table)
                if post.kind == "table" and not seen.table.taken:
                    await self._posts.forget(post)
                    await self._posts.note(replace(post, kind="result"))
                return
            message = await self._channel(seen.table.channel).send(
                view=page.view, files=page.files(), allowed_mentions=NO_PINGS
            )
        except (discord.Forbidden, discord.NotFound) as error:
            if isinstance(error, discord.NotFound) and error.code != _NO_CHANNEL:
                raise
            # The clocks wait for the channel; hands by DM and private panels go on.
            self._mute[table] = seen.table.guild
            client.tables.pause(table)
            self._hands(seen.table)
            log.info("table %s: its channel is out of reach (%s)", table, error.code)
            return
        self._anew.discard(table)
        self._heard(seen.table)
        kind = "table" if seen.table.taken else "result"
        await self._posts.note(Post(table, kind, None, seen.table.channel, message.id))
        if post is not None and (anew or failed == _ARCHIVED):
            await self._deleted(post)

    async def _standing(self, table: int) -> Post | None:
        """Give where the table message stands, in play or as the result."""
        post = await self._posts.one(table, "table")
        return post or await self._posts.one(table, "result")

    def _heard(self, table: Table) -> None:
        """Note that the channel takes our messages; a table that waited for it goes on."""
        if table.id in self._mute:
            del self._mute[table.id]
            self._serving().tables.resume(table.id)
            self._lanes.put((table.id, "table"), partial(self._table_message, table.id))
            self._hands(table)

    async def _edit(self, post: Post, page: Page) -> int | None:
        """Edit a message; `None`: done, else the code of why a new one must be sent.

        That is where it is gone (a moderator deleted it), or its thread is archived: an edit is
        refused there, and a message opens the thread again.
        """
        try:
            await self._message(post).edit(
                view=page.view, attachments=page.files(), allowed_mentions=NO_PINGS
            )
        except discord.HTTPException as error:
            if error.code not in (_GONE, _ARCHIVED):
                raise
            return error.code
        return None

    async def _deleted(self, post: Post) -> None:
        try:
            await self._message(post).delete()
        except discord.HTTPException:
            log.info("table %s: an old message could not be deleted", post.table)

    # Hands

    def _hands(self, table: Table) -> None:
        for seat, sitter in enumerate(table.seats):
            if sitter.user is not None or sitter.left is not None:
                self._lanes.put((table.id, "hand", seat), partial(self._hand, table.id, seat))
            if sitter.left is not None and (table.id, sitter.left) in self._whispers:
                lane = (table.id, "left", sitter.left)
                self._lanes.put(lane, partial(self._close_whisper, table.id, sitter.left))
            if (table.id, sitter.user) in self._whispers:
                self._lanes.put((table.id, "whisper", seat), partial(self._whisper, table.id, seat))

    async def _hand(self, table: int, seat: int) -> None:
        client = self._serving()
        await self._give_way()
        seen = await client.tables.see(table)
        if seen.table.state is None or not seen.game.info.hides:
            return
        post = await self._posts.one(table, "hand", seat)
        user = seen.table.seats[seat].user
        if user is None:
            await self._retire(seen, post, seen.table.seats[seat].left, "ui-seat-left")
            return
        digest = _digest(hidden_part(seen, seat))
        if post is not None and self._shown.get((table, "hand", seat)) == digest:
            return
        prefers = await client.archive.preferences(user)
        if not prefers.dm_hands:
            await self._retire(seen, post, user, "ui-dm-off")
            return
        if post is None and await self._posts.one(table, "closed", seat) is not None:
            return
        async with self._making:
            page = await client.pages.hand(seen, seat, prefers.locale, afar=True)
        if post is None or await self._edit(post, page) is not None:
            if seen.table.stage is not Stage.PLAY:
                return
            await self._send_hand(seen, seat, user, page)
        self._note((table, "hand", seat), digest)

    async def _send_hand(self, seen: Seen, seat: int, user: int, page: Page) -> None:
        client = self._serving()
        try:
            channel = await client.create_dm(discord.Object(user))
            message = await channel.send(
                view=page.view, files=page.files(), allowed_mentions=NO_PINGS
            )
        except discord.Forbidden:
            # Closed DMs (50007), no server in common any more (50278): there is no way either way.
            await self._tell_closed(seen, seat, user)
            return
        await self._posts.note(Post(seen.table.id, "hand", seat, channel.id, message.id))

    async def _tell_closed(self, seen: Seen, seat: int, user: int) -> None:
        """Say once at the table that somebody's DMs are closed, and never what they hold."""
        client = self._serving()
        # Noted first: whether or not it can be told, the closed door is not knocked at again.
        await self._posts.note(Post(seen.table.id, "closed", seat, seen.table.channel, 0))
        voice = client.pages.voice(seen, None)
        await self._channel(seen.table.channel).send(
            f"<@{user}> {voice(line('ui-dm-closed', seat=Seat(seat)))}",
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(user)]),
        )

    async def _close_whisper(self, table: int, user: int) -> None:
        """Take an open private hand from somebody who has left its seat."""
        client = self._serving()
        whisper = self._whispers.pop((table, user), None)
        if whisper is None:
            return
        voice = client.pages.voice(await client.tables.see(table), str(whisper.interaction.locale))
        page = client.pages.notice(voice.key("ui-seat-left"))
        with suppress(discord.NotFound):
            await whisper.interaction.edit_original_response(
                view=page.view, attachments=[], allowed_mentions=NO_PINGS
            )

    async def _retire(self, seen: Seen, post: Post | None, user: int | None, key: str) -> None:
        """Take a hand out of somebody's DMs and say why, in the language they read."""
        if post is None:
            return
        client = self._serving()
        prefers = await client.archive.preferences(user or 0)
        page = client.pages.notice(client.pages.voice(seen, prefers.locale).key(key))
        await self._edit(post, page)
        await self._posts.forget(post)

    async def _whisper(self, table: int, seat: int) -> None:
        client = self._serving()
        await self._give_way()
        seen = await client.tables.see(table)
        user = seen.table.seats[seat].user
        whisper = self._whispers.get((table, user or 0))
        if whisper is None or user is None or seen.table.state is None:
            return
        if utcnow().timestamp() - whisper.since > WHISPER_SECONDS:
            del self._whispers[table, user]
            return
        # Answers are not counted against the bot's requests: an open panel follows every change,
        # and a choice that is half-made in it stays as far as it was made.
        digest = _digest(_all_of(seen, seat))
        if self._shown.get((table, "whisper", seat)) == digest:
            return
        opened = whisper.opened if _stands(seen, seat, whisper.opened) else None
        async with self._making:
            locale = str(whisper.interaction.locale)
            page = await client.pages.hand(seen, seat, locale, opened)
        try:
            await whisper.interaction.edit_original_response(
                view=page.view, attachments=page.files(), allowed_mentions=NO_PINGS
            )
        except discord.NotFound:
            # Dismissed or too old: My hand opens it anew.
            self._whispers.pop((table, user), None)
            return
        self._note((table, "whisper", seat), digest)

    def _note(self, lane: Lane, digest: bytes) -> None:
        self._shown[lane] = digest
        self._shown.move_to_end(lane)
        _bound(self._shown)

    async def _give_way(self) -> None:
        """Let those who have clicked have their answers first: they look at their screens."""
        if self._answers:
            await asyncio.wait(tuple(self._answers), timeout=GIVE_WAY_SECONDS)

    def _serving(self) -> Hedgerow:
        if self._client is None:
            raise Unavailable("refusal-closing")
        return self._client

    def _channel(self, channel: int) -> discord.PartialMessageable:
        return self._serving().get_partial_messageable(channel)

    def _message(self, post: Post) -> discord.PartialMessage:
        return self._channel(post.channel).get_partial_message(post.message)


def _all_of(seen: Seen, seat: int) -> object:
    view = None if seen.table.state is None else seen.game.view(seen.table.state, seat)
    asked = [(offer.verb, offer.ask) for offer in seen.offers.get(seat, ())]
    return (seen.table.stage.value, seen.table.seats[seat].user, seen.paused, view, asked)


def _stands(seen: Seen, seat: int, opened: Open | None) -> bool:
    return opened is not None and any(
        (offer.verb, offer.ask) == (opened.verb, opened.ask) for offer in seen.offers.get(seat, ())
    )


def _digest(value: object) -> bytes:
    return blake2b(msgspec.msgpack.encode(value), digest_size=16).digest()


def _bound(kept: OrderedDict[Any, Any]) -> None:
    while len(kept) > _REMEMBERED:
        kept.popitem(last=False)
