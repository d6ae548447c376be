"""/play, /table, /leave, /end, and a lobby's buttons: join, the house, options, start."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.client import Hedgerow
from cogs.app.errors import answered
from cogs.controls.custom_id import ControlId
from cogs.controls.items import button
from cogs.messages.reply import Reply
from cogs.pages.lobby import option_values
from cogs.pages.message_content import notice
from engine.api.event import Line, Typed
from engine.api.options import Choice, Value
from engine.api.refusals import Illegal, Unavailable
from engine.service.tables import Place
from engine.table import lobby
from engine.table.model import Pace, Stage, Strength
from engine.table.snapshot import TableSnapshot

Asked = discord.Interaction[Hedgerow]

#: What the bot needs in a channel before a table opens there: permission -> its key in `perm-*`.
NEEDED = ("view_channel", "send_messages", "attach_files")
NEEDED_IN_THREAD = ("view_channel", "send_messages_in_threads", "attach_files")

#: The sign between an option and its value, as people write it.
_EQUALS = re.compile(r"\s*[=:]\s*")

#: An option every table has beside those of its game.
_HOUSE = Choice(key="house", values=tuple(map(str, Strength)))


class Lobby(commands.Cog):
    """Opens tables and sees people in and out."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client
        client.steps.update(
            join=self._join,
            leave=self._leave,
            end=self._end,
            house=self._house,
            unhouse=self._unhouse,
            partners=self._partners,
            options=self._options,
            set=self._set,
            start=self._start,
            rematch=self._rematch,
            leavenow=self._leave_now,
            endnow=self._end_now,
        )

    @app_commands.command(name="play")
    @app_commands.guild_only()
    @app_commands.choices(
        pace=[app_commands.Choice(name=pace.value, value=pace.value) for pace in Pace]
    )
    async def play(
        self,
        interaction: Asked,
        game: str,
        pace: app_commands.Choice[str] | None = None,
        options: str = "",
    ) -> None:
        """Open a lobby with whoever asks as its host."""

        async def work(reply: Reply) -> None:
            self._preflight(interaction)
            given = read_options(options)
            if pace is not None:
                given["pace"] = pace.value
            await self._remember(interaction)
            slug = self.client.slug(game, reply.locale)
            snapshot = await self.client.tables.open(
                _place(interaction), interaction.user.id, interaction.user.display_name, slug, given
            )
            translator = self.client.translator(reply.locale, snapshot)
            await reply.send_ephemeral(notice(translator.text("ui-opened")))

        await answered(self.client, interaction, work)

    @play.autocomplete("game")
    async def _games(self, interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
        return self.client.game_choices(str(interaction.locale), typed)

    @play.autocomplete("options")
    async def _option_values(
        self, interaction: Asked, typed: str
    ) -> list[app_commands.Choice[str]]:
        slug = self.client.slug(str(interaction.namespace.game or ""), str(interaction.locale))
        game = self.client.tables.games.get(slug)
        if game is None:
            return []
        *before, last = typed.split(" ")
        head = " ".join(before)
        found = []
        for spec in (*game.info.options, _HOUSE):
            if spec.carried or f"{spec.key}=" in head:
                continue
            for value in option_values(spec):
                word = f"{spec.key}={value}"
                if word.startswith(last):
                    text = f"{head} {word}".strip()[:100]
                    found.append(app_commands.Choice(name=text, value=text))
        return found[:25]

    @app_commands.command(name="table")
    async def table(self, interaction: Asked) -> None:
        """Post the table message anew at the end of the channel."""

        async def work(reply: Reply) -> None:
            if interaction.guild_id is None:
                found = await self.client.theirs(reply.user)
            else:
                found = (await self.client.here(reply),)
                self._preflight(interaction)
                await self.client.table_messages.repost(found[0])
            translator = self.client.translator(reply.locale, found[0])
            links = [await self.client.table_messages.link(snapshot) for snapshot in found]
            said = " ".join([translator.text("ui-look-at-table"), *links])
            await reply.send_ephemeral(notice(said))

        await answered(self.client, interaction, work)

    @app_commands.command(name="leave")
    async def leave(self, interaction: Asked) -> None:
        """Leave a lobby at once; in play ask first."""

        async def work(reply: Reply) -> None:
            snapshot = await self.client.here(reply, "leave")
            await self._leave(reply, ControlId(snapshot.table.id, "leave"), ())

        await answered(self.client, interaction, work)

    @app_commands.command(name="end")
    async def end(self, interaction: Asked) -> None:
        """Ask once, then close the table: its host may, and whoever manages the channel."""

        async def work(reply: Reply) -> None:
            snapshot = await self.client.here(reply, "end")
            await self._end(reply, ControlId(snapshot.table.id, "end"), ())

        await answered(self.client, interaction, work)

    async def _join(self, reply: Reply, step: ControlId, _: tuple[str, ...]) -> None:
        user = reply.interaction.user
        await self._remember(reply.interaction)
        await self.client.tables.change(step.table, lobby.join(user.id, user.display_name))
        await reply.acknowledge()

    async def _leave(self, reply: Reply, step: ControlId, _: tuple[str, ...]) -> None:
        snapshot = await self.client.tables.snapshot(step.table)
        seated = snapshot.table.seat_of(reply.user) is not None
        if seated and (snapshot.table.stage is Stage.PLAY or reply.by_dm):
            await self._confirm(reply, snapshot, "leavenow", "ui-leave-sure")
            return
        await self._leave_now(reply, step, ())

    async def _leave_now(self, reply: Reply, step: ControlId, _: tuple[str, ...]) -> None:
        change = await self.client.tables.change(step.table, lobby.leave(reply.user))
        if reply.on_private_message or reply.interaction.message is None:
            snapshot = await self.client.tables.snapshot(change.after.id)
            translator = self.client.translator(reply.locale, snapshot)
            await reply.update(notice(translator.text("ui-left")))
        else:
            await reply.acknowledge()

    async def _end(self, reply: Reply, step: ControlId, _: tuple[str, ...]) -> None:
        snapshot = await self.client.tables.snapshot(step.table)
        lobby.check_may_end(snapshot.table, reply.user, manages=_manages(reply.interaction))
        await self._confirm(reply, snapshot, "endnow", "ui-end-sure")

    async def _end_now(self, reply: Reply, step: ControlId, _: tuple[str, ...]) -> None:
        snapshot = await self.client.tables.snapshot(step.table)
        manages = _manages(reply.interaction)
        await self.client.tables.change(step.table, lobby.end(reply.user, manages=manages))
        translator = self.client.translator(reply.locale, snapshot)
        await reply.update(notice(translator.text("ui-ended")))

    async def _house(self, reply: Reply, step: ControlId, _: tuple[str, ...]) -> None:
        await self.client.tables.change(step.table, lobby.add_house(reply.user))
        await reply.acknowledge()

    async def _unhouse(self, reply: Reply, step: ControlId, _: tuple[str, ...]) -> None:
        await self.client.tables.change(step.table, lobby.remove_house(reply.user))
        await reply.acknowledge()

    async def _partners(self, reply: Reply, step: ControlId, _: tuple[str, ...]) -> None:
        await self.client.tables.change(step.table, lobby.rotate_partners(reply.user))
        await reply.acknowledge()

    async def _options(self, reply: Reply, step: ControlId, _: tuple[str, ...]) -> None:
        snapshot = await self.client.tables.snapshot(step.table)
        lobby.check_may_set(snapshot.table, reply.user)
        await self.client.table_messages.option_panels.show(reply, snapshot)

    async def _set(self, reply: Reply, step: ControlId, values: tuple[str, ...]) -> None:
        for value in values:
            await self.client.tables.change(
                step.table, lobby.set_option(reply.user, step.detail, value)
            )
        snapshot = await self.client.tables.snapshot(step.table)
        await self.client.table_messages.option_panels.show(reply, snapshot)

    async def _start(self, reply: Reply, step: ControlId, _: tuple[str, ...]) -> None:
        await self.client.tables.start(step.table, reply.user)
        await reply.acknowledge()

    async def _rematch(self, reply: Reply, step: ControlId, _: tuple[str, ...]) -> None:
        user = reply.interaction.user
        self._preflight(reply.interaction)
        await self._remember(reply.interaction)
        await self.client.tables.rematch(step.table, user.id, user.display_name)
        await reply.acknowledge()

    async def _confirm(
        self, reply: Reply, snapshot: TableSnapshot, what: str, question: str
    ) -> None:
        translator = self.client.translator(reply.locale, snapshot)
        token = ControlId(snapshot.table.id, what).custom_id()
        sure = button(token, translator.text("ui-confirm"), discord.ButtonStyle.danger)
        title = translator.text(f"{snapshot.table.game}-title")
        said = f"**{title}** <#{snapshot.table.channel}>\n{translator.text(question)}"
        await reply.update(notice(said, [sure]))

    async def _remember(self, interaction: discord.Interaction[Any]) -> None:
        """Keep the language somebody reads, for their hands by DM."""
        archive, user, locale = self.client.archive, interaction.user.id, str(interaction.locale)
        if (await archive.preferences(user)).locale != locale:
            await archive.update_preferences(user, locale=locale)

    def _preflight(self, interaction: discord.Interaction[Any]) -> None:
        """Refuse to open a table where the bot could not show it, naming what is missing."""
        if interaction.guild_id is None:
            raise Unavailable("refusal-only-server")
        thread = isinstance(interaction.channel, discord.Thread)
        needed = NEEDED_IN_THREAD if thread else NEEDED
        missing = [name for name in needed if not getattr(interaction.app_permissions, name)]
        if missing:
            names = tuple(Line(f"perm-{name.replace('_', '-')}") for name in missing)
            raise Unavailable("refusal-permissions", permissions=names)


def read_options(typed: str) -> dict[str, Value | str]:
    """Read "scoring=advanced first: host". Raises `Illegal` for anything of another form."""
    given: dict[str, Value | str] = {}
    for word in _EQUALS.sub("=", typed).replace(",", " ").split():
        key, equals, value = word.partition("=")
        if not (key and equals and value):
            raise Illegal("refusal-options-form", text=Typed(word))
        given[key.casefold()] = value
    return given


def _manages(interaction: discord.Interaction[Any]) -> bool:
    return interaction.guild_id is not None and interaction.permissions.manage_channels


def _place(interaction: Asked) -> Place:
    assert interaction.channel_id is not None
    locale = str(interaction.guild_locale or interaction.locale)
    return Place(interaction.channel_id, interaction.guild_id, locale)


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Lobby(client))
