"""The hands by direct message: one message a seat, edited when its own part changes.

Direct messages count against the bot's requests, so a move of others alone edits none.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress

import discord

from cogs._answer import NO_PINGS, Answer
from cogs._lanes import Lane, Lanes
from cogs._pages import Page, hidden_part
from cogs._port import Port
from cogs._posts import Posts
from cogs._shown import Courtesy, Shown, digest_of
from engine.event import Seat, line
from engine.ports import Post
from engine.table import Stage, Table
from engine.tables import Seen


class DmHands:
    """Sends hands and keeps them right. `edit` edits a message, or says why it cannot."""

    def __init__(
        self,
        client: Port,
        posts: Posts,
        lanes: Lanes,
        courtesy: Courtesy,
        edit: Callable[[Post, Page], Awaitable[int | None]],
    ) -> None:
        self._client, self._posts = client, posts
        self._courtesy, self._edit = courtesy, edit
        self._shown = Shown(client.tables, lanes, courtesy, self._bring_right)

    @staticmethod
    def is_on(answer: Answer) -> bool:
        """Was it a hand by DM that was clicked?"""
        message = answer.interaction.message
        return answer.afar and message is not None and not message.flags.ephemeral

    @contextmanager
    def answering(self, seen: Seen, seat: int) -> Iterator[None]:
        """Note that an answer turns a hand by DM into the present one."""
        lane = Lane(seen.table.id, "hand", seat)
        with self._shown.answering(lane, digest_of(hidden_part(seen, seat))):
            yield

    def follow(self, table: Table) -> None:
        """Bring the hands of a table up to date, soon."""
        for seat, sitter in enumerate(table.seats):
            if sitter.user is not None or sitter.left is not None:
                self._shown.look(Lane(table.id, "hand", seat))

    async def send_anew(self, seen: Seen, user: int) -> None:
        """Try a seat's hand again: its person has just asked for it."""
        seat = seen.table.seat_of(user)
        if (post := await self._posts.one(seen.table.id, "closed", seat)) is not None:
            await self._posts.forget(post)
        if seat is not None:
            lane = Lane(seen.table.id, "hand", seat)
            self._shown.forget(lane)
            self._shown.look(lane)

    async def _bring_right(self, lane: Lane, seen: Seen) -> None:
        client, (table, _, seat) = self._client, lane
        if seen.table.state is None or not seen.game.info.hides:
            return
        post = await self._posts.one(table, "hand", seat)
        user = seen.table.seats[seat].user
        if user is None:
            await self._retire(seen, post, seen.table.seats[seat].left, "ui-seat-left")
            return
        digest = digest_of(hidden_part(seen, seat))
        if post is not None and self._shown.stands(lane, digest):
            return
        prefers = await client.archive.preferences(user)
        if not prefers.dm_hands:
            await self._retire(seen, post, user, "ui-dm-off")
            return
        if post is None and await self._posts.one(table, "closed", seat) is not None:
            return
        async with self._courtesy.making:
            page = await client.pages.hand(seen, seat, prefers.locale, afar=True)
        with self._shown.editing(lane, digest):
            if post is not None and await self._edit(post, page) is None:
                return
            if seen.table.stage is Stage.PLAY:
                await self._send(seen, seat, user, page)

    async def _send(self, seen: Seen, seat: int, user: int, page: Page) -> None:
        try:
            channel = await self._client.create_dm(discord.Object(user))
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
        client = self._client
        # Noted first: whether or not it can be told, the closed door is not knocked at again.
        await self._posts.note(Post(seen.table.id, "closed", seat, seen.table.channel, 0))
        voice = client.pages.voice(seen, None)
        await client.get_partial_messageable(seen.table.channel).send(
            f"<@{user}> {voice(line('ui-dm-closed', seat=Seat(seat)))}",
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(user)]),
        )

    async def _retire(self, seen: Seen, post: Post | None, user: int | None, key: str) -> None:
        """Take a hand out of somebody's DMs and say why, in the language they read."""
        if post is None:
            return
        client = self._client
        prefers = await client.archive.preferences(user or 0)
        page = client.pages.notice(client.pages.voice(seen, prefers.locale).key(key))
        # Where it may not be edited it stays: asking at every move would change nothing.
        with suppress(discord.Forbidden):
            await self._edit(post, page)
        await self._posts.forget(post)
