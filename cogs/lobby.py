"""/play, /table, /leave, /end, and a lobby's buttons: join, the house, options, start."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs._answer import Answer
from cogs._client import Hedgerow
from cogs._lobby_page import option_values
from cogs._offers import button
from cogs._refusals import answered
from cogs._token import Step
from engine import lobby
from engine.event import Line, Typed
from engine.options import Choice, Value
from engine.refusals import Illegal, Unavailable
from engine.table import Pace, Stage
from engine.tables import Place, Seen
from engine.temper import Strength

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

        async def work(answer: Answer) -> None:
            self._preflight(interaction)
            given = read_options(options)
            if pace is not None:
                given["pace"] = pace.value
            await self._remember(interaction)
            slug = self.client.slug(game, answer.locale)
            seen = await self.client.tables.open(
                _place(interaction), interaction.user.id, interaction.user.display_name, slug, given
            )
            voice = self.client.pages.voice(seen, answer.locale)
            await answer.whisper(self.client.pages.notice(voice.key("ui-opened")))

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

        async def work(answer: Answer) -> None:
            if interaction.guild_id is None:
                found = await self.client.theirs(answer.user)
            else:
                found = (await self.client.here(answer),)
                self._preflight(interaction)
                await self.client.courier.repost(found[0])
            voice = self.client.pages.voice(found[0], answer.locale)
            links = [await self.client.courier.link(seen) for seen in found]
            said = " ".join([voice.key("ui-look-at-table"), *links])
            await answer.whisper(self.client.pages.notice(said))

        await answered(self.client, interaction, work)

    @app_commands.command(name="leave")
    async def leave(self, interaction: Asked) -> None:
        """Leave a lobby at once; in play ask first."""

        async def work(answer: Answer) -> None:
            seen = await self.client.here(answer, "leave")
            await self._leave(answer, Step(seen.table.id, "leave"), ())

        await answered(self.client, interaction, work)

    @app_commands.command(name="end")
    async def end(self, interaction: Asked) -> None:
        """Ask once, then close the table: its host may, and whoever manages the channel."""

        async def work(answer: Answer) -> None:
            seen = await self.client.here(answer, "end")
            await self._end(answer, Step(seen.table.id, "end"), ())

        await answered(self.client, interaction, work)

    async def _join(self, answer: Answer, step: Step, _: tuple[str, ...]) -> None:
        user = answer.interaction.user
        await self._remember(answer.interaction)
        await self.client.tables.alter(step.table, lobby.joined(user.id, user.display_name))
        await answer.nod()

    async def _leave(self, answer: Answer, step: Step, _: tuple[str, ...]) -> None:
        seen = await self.client.tables.see(step.table)
        seated = seen.table.seat_of(answer.user) is not None
        if seated and (seen.table.stage is Stage.PLAY or answer.afar):
            await self._confirm(answer, seen, "leavenow", "ui-leave-sure")
            return
        await self._leave_now(answer, step, ())

    async def _leave_now(self, answer: Answer, step: Step, _: tuple[str, ...]) -> None:
        change = await self.client.tables.alter(step.table, lobby.left(answer.user))
        if answer.on_private_message or answer.interaction.message is None:
            seen = await self.client.tables.see(change.after.id)
            voice = self.client.pages.voice(seen, answer.locale)
            await answer.turn(self.client.pages.notice(voice.key("ui-left")))
        else:
            await answer.nod()

    async def _end(self, answer: Answer, step: Step, _: tuple[str, ...]) -> None:
        seen = await self.client.tables.see(step.table)
        lobby.may_end(seen.table, answer.user, manages=_manages(answer.interaction))
        await self._confirm(answer, seen, "endnow", "ui-end-sure")

    async def _end_now(self, answer: Answer, step: Step, _: tuple[str, ...]) -> None:
        seen = await self.client.tables.see(step.table)
        manages = _manages(answer.interaction)
        await self.client.tables.alter(step.table, lobby.ended(answer.user, manages=manages))
        voice = self.client.pages.voice(seen, answer.locale)
        await answer.turn(self.client.pages.notice(voice.key("ui-ended")))

    async def _house(self, answer: Answer, step: Step, _: tuple[str, ...]) -> None:
        await self.client.tables.alter(step.table, lobby.house_seated(answer.user))
        await answer.nod()

    async def _unhouse(self, answer: Answer, step: Step, _: tuple[str, ...]) -> None:
        await self.client.tables.alter(step.table, lobby.house_sent_home(answer.user))
        await answer.nod()

    async def _partners(self, answer: Answer, step: Step, _: tuple[str, ...]) -> None:
        await self.client.tables.alter(step.table, lobby.partners_changed(answer.user))
        await answer.nod()

    async def _options(self, answer: Answer, step: Step, _: tuple[str, ...]) -> None:
        seen = await self.client.tables.see(step.table)
        lobby.may_set(seen.table, answer.user)
        await self.client.courier.panels.show(answer, seen)

    async def _set(self, answer: Answer, step: Step, values: tuple[str, ...]) -> None:
        for value in values:
            await self.client.tables.alter(
                step.table, lobby.option_set(answer.user, step.detail, value)
            )
        seen = await self.client.tables.see(step.table)
        await self.client.courier.panels.show(answer, seen)

    async def _start(self, answer: Answer, step: Step, _: tuple[str, ...]) -> None:
        await self.client.tables.start(step.table, answer.user)
        await answer.nod()

    async def _rematch(self, answer: Answer, step: Step, _: tuple[str, ...]) -> None:
        user = answer.interaction.user
        self._preflight(answer.interaction)
        await self._remember(answer.interaction)
        await self.client.tables.rematch(step.table, user.id, user.display_name)
        await answer.nod()

    async def _confirm(self, answer: Answer, seen: Seen, what: str, question: str) -> None:
        voice = self.client.pages.voice(seen, answer.locale)
        token = Step(seen.table.id, what).text()
        sure = button(token, voice.key("ui-confirm"), discord.ButtonStyle.danger)
        title = voice.key(f"{seen.table.game}-title")
        said = f"**{title}** <#{seen.table.channel}>\n{voice.key(question)}"
        await answer.turn(self.client.pages.notice(said, [sure]))

    async def _remember(self, interaction: discord.Interaction[Any]) -> None:
        """Keep the language somebody reads, for their hands by DM."""
        archive, user, locale = self.client.archive, interaction.user.id, str(interaction.locale)
        if (await archive.preferences(user)).locale != locale:
            await archive.prefer(user, locale=locale)

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
