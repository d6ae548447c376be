"""Seasons that end by their rule: closed at their time, and told to the server once."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

import discord

from cogs.messages.bot_port import BotPort
from cogs.messages.champions import RolePort, crown
from cogs.messages.request_errors import CONNECTION_ERRORS, is_temporary
from cogs.messages.request_pace import PRECEDENCE, Precedence, Urgency
from cogs.messages.walls import channel_trouble
from cogs.pages.leaderboard import LeaderboardBuilder
from engine.service.ports import Clock
from engine.standings.seasons import Season

log = logging.getLogger("hedgerow.seasons")

#: What could not be told is tried again after this time.
RETRY_SECONDS = 60.0

#: So often the ends are looked up, for another process may have set one.
LOOK_SECONDS = 3600.0

#: Added to a season's id: the nonces of tables' messages are drawn from all numbers.
_NONCE = 2**40


class SeasonsPort(BotPort, RolePort, Protocol):
    """The part of the bot that ends seasons."""

    def dispatch(self, event: str, /, *args: object) -> None:
        """Call the listeners of an event."""


class SeasonEnds:
    """Closes seasons whose time is over and posts their podiums, between `look` and `stop`."""

    def __init__(self, client: SeasonsPort, builder: LeaderboardBuilder, clock: Clock) -> None:
        self._client, self._builder, self._clock = client, builder, clock
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_stopped = self._is_wanted = False

    @property
    def is_waiting(self) -> bool:
        """True while some server has a season that ends by itself."""
        return self._timer is not None or self._task is not None

    def look(self) -> None:
        """Look now for seasons that are over."""
        if self._is_stopped:
            return
        if self._task is not None:
            self._is_wanted = True
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._task = asyncio.create_task(self._run(), name="season ends")

    async def stop(self) -> None:
        """Stop for good; return when nothing runs any more."""
        self._is_stopped = True
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait((self._task,))

    async def _run(self) -> None:
        PRECEDENCE.set(Precedence(Urgency.REST))
        seconds: float | None = RETRY_SECONDS
        try:
            seconds = await self._close_and_tell()
        except Exception:
            log.exception("seasons could not be closed; it is tried again")
        self._task = None
        if self._is_wanted:
            self._is_wanted = False
            self.look()
        elif seconds is not None and not self._is_stopped:
            self._timer = asyncio.get_running_loop().call_later(seconds, self.look)

    async def _close_and_tell(self) -> float | None:
        """Close and tell what is due; return in how many seconds to look again, if at all."""
        archive, now_ms = self._client.archive, self._clock.now_ms()
        for guild, ends_ms in await archive.season_ends():
            if ends_ms <= now_ms:
                await archive.roll_season(guild, now_ms)
        is_told = [await self._tell(season) for season in await archive.untold_seasons()]
        if not all(is_told):
            return RETRY_SECONDS
        ends = [ends_ms for _, ends_ms in await archive.season_ends()]
        if not ends:
            return None
        return min(LOOK_SECONDS, max(0.0, (min(ends) - self._clock.now_ms()) / 1000))

    async def _tell(self, season: Season) -> bool:
        """Post a season's podium and change its champions; return False if it must wait."""
        guild = self._client.get_guild(season.guild)
        if guild is None:
            return True  # another client is on that server, or none any more
        if guild.unavailable:
            return False
        try:
            await self._post(season, guild)
            trouble = await crown(self._client, season)
        except discord.HTTPException as error:
            if is_temporary(error):
                return False
            log.info("the podium of season %s is not posted: %s", season.id, error.code)
        except CONNECTION_ERRORS:
            return False
        else:
            if trouble is not None:
                log.info("the champions of season %s have no role: %s", season.id, trouble.key)
        await self._client.archive.note_told(season.id)
        self._client.dispatch("standings_changed", season.guild)
        return True

    async def _post(self, season: Season, guild: discord.Guild) -> None:
        settings = await self._client.archive.server_settings(season.guild)
        where = settings.podium_channel
        if where is None or channel_trouble(guild, where) is not None:
            return  # `/season show` says so
        translator = self._client.translator(settings.language or str(guild.preferred_locale))
        content = await self._builder.season_message(season, translator)
        if content is not None:
            channel = self._client.get_partial_messageable(where)
            # If it is sent again after a crash, Discord shows it once.
            await channel.send(**content.send_arguments(), nonce=_NONCE + season.id)
