"""The role that the best of a server's last season have, where it has one."""

from __future__ import annotations

import logging
from typing import Protocol

import discord

from cogs.messages.request_errors import REQUEST_ERRORS, is_temporary
from engine.api.event import Line, Typed, line
from engine.service.ports import Archive
from engine.standings.leaderboards import ALL_GAMES
from engine.standings.seasons import Award, Season

log = logging.getLogger("hedgerow.seasons")

#: Discord's answer for somebody who has left the server.
_UNKNOWN_MEMBER = 10007

#: What Discord shows in the server's audit log.
_REASON = "Champion of a season of Hedgerow"


class RolePort(Protocol):
    """The part of the bot that gives roles."""

    archive: Archive
    http: discord.http.HTTPClient

    def get_guild(self, id: int, /) -> discord.Guild | None:
        """Return a server the bot is on."""


def role_trouble(guild: discord.Guild, role_id: int) -> Line | None:
    """Return what keeps the bot from giving a role, as far as can be known now."""
    role = guild.get_role(role_id)
    if role is None:
        return Line("ui-champions-gone")
    if not guild.me.guild_permissions.manage_roles:
        return Line("ui-champions-permission")
    if role.is_default() or role.managed:
        return line("ui-champions-managed", role=Typed(role.name))
    if role >= guild.me.top_role:
        return line("ui-champions-above", role=Typed(role.name))
    return None


async def crown(client: RolePort, season: Season) -> Line | None:
    """Grant the role to the champions of a closed season, and take it from those before.

    Return what has kept the bot from it. Raise what a request raises that may succeed later.
    """
    archive, guild = client.archive, client.get_guild(season.guild)
    role = (await archive.server_settings(season.guild)).champions
    if guild is None or role is None:
        return None
    if (trouble := role_trouble(guild, role)) is not None:
        return trouble
    best = await _champions(archive, season)
    former = [user for user in await archive.former_champions(season.guild) if user not in best]
    try:
        for user in former:
            await _try(client.http.remove_role(guild.id, user, role, reason=_REASON))
        for user in best:
            await _try(client.http.add_role(guild.id, user, role, reason=_REASON))
        for user in best - await _champions(archive, season):  # has hidden meanwhile
            await _try(client.http.remove_role(guild.id, user, role, reason=_REASON))
    except discord.Forbidden:
        return line("ui-champions-above", role=Typed(str(guild.get_role(role))))
    return None


async def _champions(archive: Archive, season: Season) -> set[int]:
    """Return who was first in all games in a closed season, without people who hide now."""
    medals = await archive.medals(season.id)
    return {each.user for each in medals if (each.game, each.award) == (ALL_GAMES, Award.FIRST)}


async def uncrown(client: RolePort, user: int) -> Line | None:
    """Take the role from somebody who hides or is about to be forgotten, wherever they won it.

    Who hides no more does not get it back: a manager may have taken it from them as well. A server
    of another process is unknown here, but takes the same request. Return a sentence if one still
    has it.
    """
    medals = await client.archive.medals_of(user)
    won = {each.guild for each in medals if (each.game, each.award) == (ALL_GAMES, Award.FIRST)}
    trouble = None
    for server in won:
        role = (await client.archive.server_settings(server)).champions
        guild = client.get_guild(server)
        if role is None or (guild is not None and guild.get_role(role) is None):
            continue  # nobody has it
        try:
            if guild is not None and role_trouble(guild, role) is not None:
                trouble = Line("ui-champions-untaken")
            else:
                await _try(client.http.remove_role(server, user, role, reason=_REASON))
        except REQUEST_ERRORS as error:
            log.info("a champion's role could not be taken back: %s", type(error).__name__)
            trouble = Line("ui-champions-untaken")
    return trouble


async def _try(request: discord.http.Response[None]) -> None:
    """Make a request; it is no matter that somebody has left the server."""
    try:
        await request
    except discord.HTTPException as error:
        if isinstance(error, discord.Forbidden) or is_temporary(error):
            raise
        if error.code != _UNKNOWN_MEMBER:
            log.info("a champion's role could not be changed: %s", error.code)
