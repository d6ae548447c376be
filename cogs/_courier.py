"""Keeps every message of a table as the table is; the one that everybody sees it posts itself.

Messages are projections: latest wins, one edit in flight a message, and a failed send is tried
again, then left to the next change or to /table. What stands where is remembered in the archive,
so that a restart repairs instead of repeating. Hands, panels and pings have modules of their own.
"""

from __future__ import annotations

import logging
from functools import partial

import discord
from msgspec.structs import replace

from cogs._answer import NO_PINGS, Answer
from cogs._dm_hands import DmHands
from cogs._lanes import RETRIES, Lane, Lanes
from cogs._offers import Open
from cogs._pages import Page, table_link
from cogs._panels import Panels
from cogs._pings import Pings
from cogs._port import Port
from cogs._posts import Posts
from cogs._redrawing import Redrawing
from cogs._shown import Courtesy
from cogs._whispers import Whispers
from engine.ports import Post
from engine.refusals import Unavailable
from engine.table import Change, Stage, Table
from engine.tables import Seen

log = logging.getLogger("hedgerow.courier")

_GONE, _NO_CHANNEL, _ARCHIVED = 10008, 10003, 50083


class Courier:
    """Implements `engine.ports.Announcer`."""

    def __init__(self) -> None:
        self._client: Port | None = None
        self._posts: Posts
        self._hands: DmHands
        self._whispers: Whispers
        self.pings: Pings  #: who is called when
        self.panels: Panels  #: the options that people have open
        self.redrawing: Redrawing  #: results that are drawn once more
        self._lanes = Lanes()
        self._courtesy = Courtesy()
        self._mute: dict[int, int | None] = {}  # table -> the server of its unreachable channel
        self._anew: set[int] = set()  # tables to be shown at the end of their channel

    def serve(self, client: Port) -> None:
        """Take up the work for a client; before that nothing is sent."""
        self._client = client
        self._posts = Posts(client.archive)
        self._hands = DmHands(client, self._posts, self._lanes, self._courtesy, self._edit)
        self._whispers = Whispers(client, self._lanes, self._courtesy)
        self.pings = Pings(client, self._posts, self.link)
        self.panels = Panels(client, self._lanes, self._courtesy)
        self.redrawing = Redrawing(client, self._posts, self._lanes, self._edit)

    # What the tables tell

    def table_changed(self, change: Change) -> None:
        """Bring every message of the table up to date, soon."""
        if self._client is None:
            return
        self.panels.follow(change.after.id)
        self.pings.changed(change)
        self._bring_right(change.after)

    async def repair(self) -> None:
        """Bring every table's messages up to date that may lag, one table after the other.

        Those are of the unfinished tables, and of the ended ones whose end has not been shown.
        """
        client = self._serving()
        unfinished = {table_id for table_id, _ in await client.archive.unfinished()}
        for table_id in sorted(unfinished | set(await client.archive.told())):
            try:
                seen = await client.tables.see(table_id)
            except Unavailable:
                continue
            except Exception:
                log.exception("table %s cannot be looked at", table_id)
                continue
            self._bring_right(seen.table)
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
        self.pings.acted(answer.user, by_dm=answer.afar)
        self._courtesy.note(answer)

    async def show_hand(
        self, answer: Answer, seen: Seen, seat: int, opened: Open | None = None, note: str = ""
    ) -> None:
        """Answer a seat's person with what it sees, `note` above, and keep that right from now on.

        `opened`: how far a move has been made in it.
        """
        by_dm = self._hands.is_on(answer)
        with (
            self._hands.answering(seen, seat)
            if by_dm
            else self._whispers.answering(answer, seen, seat, opened)
        ):
            pages, locale = self._serving().pages, answer.locale
            await answer.turn(
                await pages.hand(seen, seat, locale, opened, afar=answer.afar, note=note)
            )

    async def repost(self, seen: Seen) -> None:
        """Show the table anew at the end of its channel; the older message goes."""
        lane = Lane(seen.table.id, "table")
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
            self._lanes.put(Lane(table, "table"), partial(self._table_message, table))

    def try_server_again(self, guild: int) -> None:
        """Something has changed on a server: see whether its paused tables can go on."""
        for table in [each for each, where in self._mute.items() if where == guild]:
            self.try_again(table)

    async def send_hand_anew(self, seen: Seen, user: int) -> None:
        """Try a seat's hand by DM again: its person has just asked for it."""
        await self._hands.send_anew(seen, user)

    # The table message

    async def _table_message(self, table: int) -> None:
        client = self._serving()
        anew = table in self._anew
        if not anew:
            await self._courtesy.give_way()
        seen = await client.tables.see(table)
        guild = seen.table.guild
        if guild is not None and client.is_ready() and client.get_guild(guild) is None:
            # It threw the bot out: Discord would refuse, at every start anew.
            self._out_of_reach(seen.table, "no longer on its server")
            return
        post = await self._standing(table)
        result = None if seen.table.taken else await client.archive.result(table)
        if table in self._mute:
            # Where this can be read it holds no more.
            seen = replace(seen, paused=False)
        async with self._courtesy.making:
            page = await client.pages.public(seen, result)
        try:
            failed = _GONE if post is None or anew else await self._edit(post, page)
            if post is not None and failed is None:
                self._heard(seen.table)
                await self._noted(seen.table, post.message, post)
                return
            message = await self._channel(seen.table.channel).send(
                view=page.view, files=page.files(), allowed_mentions=NO_PINGS
            )
        except (discord.Forbidden, discord.NotFound) as error:
            if isinstance(error, discord.NotFound) and error.code != _NO_CHANNEL:
                raise
            self._out_of_reach(seen.table, error.code)
            return
        self._anew.discard(table)
        self._heard(seen.table)
        await self._noted(seen.table, message.id, post)
        if post is not None and (anew or failed == _ARCHIVED):
            await self._deleted(post)

    async def _noted(self, table: Table, message: int, before: Post | None) -> None:
        """Remember where the table message stands; once it shows the end, it is the result.

        What stood before is forgotten last: till then the end counts as not shown.
        """
        post = Post(table.id, "table" if table.taken else "result", None, table.channel, message)
        if post != before:
            await self._posts.note(post)
        if before is not None and before.kind != post.kind:
            await self._posts.forget(before)

    async def _standing(self, table: int) -> Post | None:
        """Give where the table message stands, in play or as the result."""
        post = await self._posts.one(table, "table")
        return post or await self._posts.one(table, "result")

    def _out_of_reach(self, table: Table, why: object) -> None:
        """Let the clocks wait for the channel; hands by DM and private panels go on."""
        self._mute[table.id] = table.guild
        if table.taken:
            self._serving().tables.pause(table.id)
        self._bring_hands_right(table)
        log.info("table %s: its channel is out of reach (%s)", table.id, why)

    def _heard(self, table: Table) -> None:
        """Note that the channel takes our messages; a table that waited for it goes on."""
        if table.id in self._mute:
            del self._mute[table.id]
            self._serving().tables.resume(table.id)
            # Whoever was to be called meanwhile may not have been: the channel took nothing.
            self.pings.forget(table.id)
            self._bring_right(table)

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

    def _bring_right(self, table: Table) -> None:
        """Have every message of a table looked at, soon."""
        self._lanes.put(Lane(table.id, "table"), partial(self._table_message, table.id))
        if table.stage is not Stage.LOBBY:
            self._bring_hands_right(table)
            self._lanes.put(Lane(table.id, "ping"), partial(self.pings.bring_right, table.id))

    def _bring_hands_right(self, table: Table) -> None:
        self._hands.follow(table)
        self._whispers.follow(table)

    def _serving(self) -> Port:
        if self._client is None:
            raise Unavailable("refusal-closing")
        return self._client

    def _channel(self, channel: int) -> discord.PartialMessageable:
        return self._serving().get_partial_messageable(channel)

    def _message(self, post: Post) -> discord.PartialMessage:
        return self._channel(post.channel).get_partial_message(post.message)
