"""/boards: leaderboards that a server hangs on its walls, kept up to date."""

from __future__ import annotations

import asyncio
import logging

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.client import Hedgerow, suggest_boards
from cogs.app.command_text import PLACEHOLDER, Written
from cogs.app.errors import with_reply
from cogs.app.listening import patient
from cogs.controls.custom_id import Control, from_base36
from cogs.messages.reply import Reply
from cogs.messages.walls import Walls, channel_trouble
from cogs.pages.leaderboard import LeaderboardBuilder
from cogs.pages.message_content import notice
from cogs.pages.walls import walls_message
from engine.api.event import Typed
from engine.api.refusals import Illegal, Unavailable
from engine.standings.leaderboards import ALL_GAMES, Wall, WallTime
from engine.standings.periods import Span, period_at
from engine.table.model import Change

log = logging.getLogger("hedgerow.walls")

MANAGERS = discord.Permissions(manage_guild=True)

#: A wall is redrawn at most so often.
PAUSE_SECONDS = 60.0

#: So often every wall is looked at: another process may have changed what it shows.
LOOK_SECONDS = 600.0

#: Most walls of one server.
MOST_WALLS = 10


class Boards(commands.Cog):
    """Pins leaderboards and keeps them up to date between `start` and the end."""

    boards = app_commands.Group(
        name="boards",
        description=PLACEHOLDER,
        default_permissions=MANAGERS,
        guild_only=True,
    )

    def __init__(self, client: Hedgerow) -> None:
        self.client, self._clock = client, client.tables.clock
        games = tuple(client.tables.games)
        builder = LeaderboardBuilder(client.archive, client.renderer, games, self._clock)
        self.walls = Walls(client, builder)
        #: the servers whose walls may be out of date; `None` among them: all
        self._due: set[int | None] = {None}
        self._is_started = False
        self._drawn_at = -PAUSE_SECONDS  #: when walls were drawn last, by the loop's clock
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        client.tables.announce_to(self)
        client.router.add_handlers({Control.WALL_DOWN: self._take_down})

    async def cog_unload(self) -> None:
        """Stop redrawing; return when nothing runs any more."""
        self._is_started = False
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait((self._task,))

    def table_changed(self, change: Change) -> None:
        """Have the walls of a server redrawn after a game."""
        if change.before.is_active and not change.after.is_active:
            self._refresh(change.after.guild)

    @commands.Cog.listener("on_standings_changed")
    async def _on_standings(self, guild: int | None) -> None:
        """Redraw the walls of a server, or all: a season ended, or somebody hides."""
        self._refresh(guild, everywhere=guild is None)

    @commands.Cog.listener("on_ready")
    @patient
    async def _on_ready(self) -> None:
        if await self.client.archive.walls():
            self._start()

    @commands.Cog.listener("on_guild_channel_update")
    @commands.Cog.listener("on_guild_role_update")
    async def _on_permissions(self, _: object, now: discord.abc.GuildChannel) -> None:
        self._refresh(now.guild.id)

    @commands.Cog.listener("on_raw_message_delete")
    @patient
    async def _on_deletion(self, event: discord.RawMessageDeleteEvent) -> None:
        await self._note_deleted(event.channel_id, {event.message_id})

    @commands.Cog.listener("on_raw_bulk_message_delete")
    @patient
    async def _on_bulk_deletion(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        await self._note_deleted(event.channel_id, event.message_ids)

    async def _note_deleted(self, channel: int, messages: set[int]) -> None:
        if self._is_started:
            for guild in await self.walls.note_deleted(channel, messages):
                self._refresh(guild)

    @boards.command(name="pin")
    @app_commands.choices(
        when=[app_commands.Choice(name=time.value, value=time.value) for time in WallTime]
    )
    @app_commands.autocomplete(game=suggest_boards)
    @with_reply
    async def pin(
        self,
        reply: Reply,
        game: Written = ALL_GAMES,
        when: app_commands.Choice[str] | None = None,
        channel: discord.TextChannel | None = None,
    ) -> None:
        """Keep a leaderboard up to date in a channel."""
        guild_id = reply.require_manager()
        guild, where = self.client.get_guild(guild_id), channel or reply.interaction.channel
        if guild is None:
            raise Unavailable("refusal-not-member")
        if not isinstance(where, discord.TextChannel):
            raise Illegal("refusal-wall-channel")
        if (trouble := channel_trouble(guild, where.id)) is not None:
            raise Unavailable(trouble.key, **dict(trouble.params))
        time = WallTime(when.value) if when else WallTime.ALL
        wall = Wall(guild_id, where.id, self._find_game(game, reply.locale), time)
        walls = await self.client.archive.walls(guild_id)
        others = [each for each in walls if each.key != wall.key]
        if len(others) >= MOST_WALLS:
            raise Illegal("refusal-walls-many", most=MOST_WALLS)
        await self.walls.hang(wall)
        self._start()
        self._refresh(guild_id)
        text = self.client.translator(reply.locale).text(
            "ui-wall-pinned", channel=Typed(f"#{where.name}")
        )
        await reply.send_ephemeral(notice(text))

    @boards.command(name="list")
    @with_reply
    async def list(self, reply: Reply) -> None:
        """Show where leaderboards hang, and what is wrong with any."""
        await self._show(reply, reply.require_manager())

    @boards.command(name="unpin")
    @with_reply
    async def unpin(self, reply: Reply, channel: discord.TextChannel | None = None) -> None:
        """Take down the leaderboards of a channel."""
        guild = reply.require_manager()
        where = channel.id if channel else reply.interaction.channel_id
        walls = [each for each in await self.client.archive.walls(guild) if each.channel == where]
        if not walls:
            raise Illegal("refusal-wall-none")
        for wall in walls:
            await self.walls.take_down(wall)
        await self._show(reply, guild)

    async def _take_down(self, reply: Reply, detail: str) -> None:
        guild = reply.require_manager()
        try:
            channel, game, time = detail.split(".")
            wall = Wall(guild, from_base36(channel), game, WallTime(time))
        except ValueError:
            raise Illegal("refusal-old-button") from None
        known = {each.key for each in await self.client.archive.walls(guild)}
        if wall.key not in known or not await self.walls.take_down(wall):
            raise Illegal("refusal-wall-gone")
        await self._show(reply, guild)

    async def _show(self, reply: Reply, guild: int) -> None:
        walls = await self.client.archive.walls(guild)
        translator = self.client.translator(reply.locale)
        troubles = [self.walls.trouble(each) for each in walls]
        await self.client.open_texts.update(reply, walls_message(walls, troubles, translator))

    def _find_game(self, typed: str, locale: str) -> str:
        title = self.client.translator(locale).text("all-title")
        if typed.strip().casefold() in (ALL_GAMES, title.casefold()):
            return ALL_GAMES
        return self.client.require_game(typed, locale)

    def _refresh(self, guild: int | None, *, everywhere: bool = False) -> None:
        """Have the walls of a server redrawn, or all of them; not sooner than a pause allows."""
        if guild is not None or everywhere:
            self._due.add(guild)
            self._set_timer()

    def _start(self) -> None:
        if not self._is_started:
            self._is_started = True
            self._set_timer()

    def _set_timer(self) -> None:
        """Set when walls are drawn next: soon if any is due, else to look at all of them."""
        if not self._is_started or self._task is not None:
            return  # or it is set when the drawing ends
        if self._timer is not None:
            self._timer.cancel()
        now_ms, loop = self._clock.now_ms(), asyncio.get_running_loop()
        tomorrow_ms = period_at(Span.DAY, now_ms).ends_ms
        seconds = min(LOOK_SECONDS, (tomorrow_ms - now_ms) / 1000)
        if self._due:
            seconds = max(0.0, self._drawn_at + PAUSE_SECONDS - loop.time())
        self._timer = loop.call_later(seconds, self._begin)

    def _begin(self) -> None:
        self._timer = None
        self._task = asyncio.create_task(self._draw(), name="walls")

    async def _draw(self) -> None:
        """Redraw what is due; without anything due, look at every wall."""
        due, self._due = self._due or {None}, set()
        try:
            guilds = None if None in due else {each for each in due if each is not None}
            if not await self.walls.redraw(guilds):
                self._due |= due
        except Exception:
            log.exception("walls could not be redrawn; it is tried again")
            self._due |= due
        self._task, self._drawn_at = None, asyncio.get_running_loop().time()
        self._set_timer()


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Boards(client))
