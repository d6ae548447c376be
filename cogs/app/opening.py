"""Where a table may be opened and by whom: the bot's permissions and the server's settings."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Any, TypeAlias

import discord

from cogs.app.client import NEEDED, NEEDED_IN_THREAD, Hedgerow
from cogs.messages.reply import Reply
from cogs.pages.message_content import MessageContent, notice
from engine.api.event import Line, Typed, line
from engine.api.options import Value
from engine.api.refusals import Illegal, NotSeated, Unavailable
from engine.standings.leaderboards import ServerSettings
from engine.table import lobby

#: The sign between an option and its value, as people write it.
_EQUALS = re.compile(r"\s*[=:]\s*")

#: An answer waits so long for the message of a table that has just been opened.
_LINK_SECONDS = 10.0

Values: TypeAlias = dict[str, Value | str]


def may_begin_thread(interaction: discord.Interaction[Any]) -> bool:
    """Return True if this is a channel that takes threads, and the person may begin them."""
    return takes_threads(interaction) and interaction.permissions.create_public_threads


def takes_threads(interaction: discord.Interaction[Any]) -> bool:
    """Return True if this is a channel in which threads can be begun."""
    channel = interaction.channel
    return isinstance(channel, discord.TextChannel) and not channel.is_news()


def check_permissions(
    interaction: discord.Interaction[Any], needed: Sequence[str] | None = None
) -> None:
    """Raise `Unavailable` where the bot could not show a table, with the missing permissions."""
    if interaction.guild_id is None:
        raise Unavailable("refusal-only-server")
    if interaction.client.is_ready() and not interaction.client.get_guild(interaction.guild_id):
        # Discord offers the commands also where they alone were installed.
        raise Unavailable("refusal-not-member")
    thread = isinstance(interaction.channel, discord.Thread)
    needed = needed or (NEEDED_IN_THREAD if thread else NEEDED)
    missing = [name for name in needed if not getattr(interaction.app_permissions, name)]
    if missing:
        names = tuple(Line(f"perm-{name.replace('_', '-')}") for name in missing)
        raise Unavailable("refusal-permissions", permissions=names)


def check_settings(interaction: discord.Interaction[Any], settings: ServerSettings) -> None:
    """Raise a `Refused` if the server's settings keep this person from opening a table here.

    A thread counts as its channel. People who manage the server need no role.
    """
    guild, channel = interaction.guild, interaction.channel
    if guild is None:
        return
    check_channel(guild, {interaction.channel_id, getattr(channel, "parent_id", None)}, settings)
    if not interaction.permissions.manage_guild:
        check_role(guild, interaction.user, settings)


def check_role(
    guild: discord.Guild, person: discord.User | discord.Member, settings: ServerSettings
) -> None:
    """Raise a `Refused` if a person lacks the role that opens tables on a server."""
    if settings.openers is None:
        return
    role = guild.get_role(settings.openers)
    if role is None:
        raise Unavailable("refusal-role-gone")
    if not isinstance(person, discord.Member) or role not in person.roles:
        raise NotSeated("refusal-no-role", role=Typed(role.name))


def check_channel(
    guild: discord.Guild, here: Collection[int | None], settings: ServerSettings
) -> None:
    """Raise a `Refused` if tables belong in other channels; `here`: a channel and its parent."""
    if not settings.channels or not set(settings.channels).isdisjoint(here):
        return
    found = [guild.get_channel(each) for each in settings.channels]
    names = tuple(line("ui-channel", name=Typed(each.name)) for each in found if each is not None)
    if not names:
        raise Unavailable("refusal-channels-gone")
    raise Illegal("refusal-other-channel", channels=names)


def read_options(typed: str) -> Values:
    """Return the options of "scoring=advanced first: host". Raise `Illegal` for another form."""
    values: Values = {}
    for word in _EQUALS.sub("=", typed).replace(",", " ").split():
        key, equals, value = word.partition("=")
        if not (key and equals and value):
            raise Illegal("refusal-options-form", text=Typed(word))
        values[key.casefold()] = value
    return values


async def seated_notice(
    client: Hedgerow, reply: Reply, table: int, *, sat: bool = False
) -> MessageContent:
    """Return what a person reads who has sat down in a lobby away from its message, or `sat`."""
    await reply.acknowledge()  # the messages of tables wait until people are answered
    snapshot = await client.tables.snapshot(table)
    translator = client.translator(reply.locale, snapshot)
    text = translator.text("ui-opened")
    if sat:
        text = translator.text("ui-seated-already")
    elif reply.user != snapshot.table.host:
        text = translator.text("ui-seated", host=lobby.host_line(snapshot.table))
    link = await client.table_messages.link(snapshot, _LINK_SECONDS)
    return notice(f"{text} {link}")
