"""/play, /table, /leave, /end, and a lobby's buttons: join, the house, options, start."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.client import NEEDED_TO_BEGIN_THREAD, Hedgerow, suggest_games
from cogs.app.command_text import Written
from cogs.app.errors import occupied_parts, with_reply
from cogs.app.opening import (
    Values,
    check_permissions,
    check_settings,
    may_begin_thread,
    read_options,
    seated_notice,
    takes_threads,
)
from cogs.controls.custom_id import LONGEST, Control, ControlId
from cogs.controls.items import button
from cogs.messages.dm_hands import DmHands
from cogs.messages.reply import Reply
from cogs.pages.lobby import option_values
from cogs.pages.message_content import notice
from engine.api.event import Line, line
from engine.api.options import Choice
from engine.api.refusals import Illegal, Stale
from engine.api.seats import seat_names
from engine.service.ports import Frozen, Occupied
from engine.service.tables import Place
from engine.standings.leaderboards import ServerSettings, Threads
from engine.standings.ratings import Unrated
from engine.table import attendance, lobby
from engine.table.model import Pace, Stage, Table, Wish
from engine.table.snapshot import TableSnapshot

#: A custom_id has room for so much after the name of its control.
_LONGEST_DETAIL = LONGEST - len(ControlId(0, Control.PLAY_IN_THREAD).custom_id())

#: The options that every table has beside those of its game, except for `pace`.
_OF_TABLES = tuple(
    Choice(key=key, values=tuple(kind))
    for key, kind in lobby.TABLE_OPTIONS.items()
    if kind is not Pace
)


class Lobby(commands.Cog):
    """Opens tables, and lets people in and out."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client
        client.router.add_table_handlers(
            {
                Control.JOIN: self._join,
                Control.LEAVE: self._leave,
                Control.LEAVE_CONFIRMED: self._leave_confirmed,
                Control.END: self._end,
                Control.END_CONFIRMED: self._end_confirmed,
                Control.ADD_HOUSE: self._add_house,
                Control.REMOVE_HOUSE: self._remove_house,
                Control.ROTATE_PARTNERS: self._rotate_partners,
                Control.OPTIONS: self._show_options,
                Control.SET_OPTION: self._set_option,
                Control.START: self._start,
            }
        )
        client.router.add_handlers(
            {Control.PLAY: self._play_from_list, Control.PLAY_IN_THREAD: self._play_in_thread}
        )
        client.router.add_frozen_handlers(
            {
                Control.END: self._end_frozen,
                Control.END_CONFIRMED: self._end_frozen_confirmed,
            }
        )

    @app_commands.command(name="play")
    @app_commands.guild_only()
    @app_commands.choices(
        pace=[app_commands.Choice(name=pace.value, value=pace.value) for pace in Pace]
    )
    @app_commands.autocomplete(game=suggest_games)
    @with_reply
    async def play(
        self,
        reply: Reply,
        game: Written,
        pace: app_commands.Choice[str] | None = None,
        options: Written = "",
    ) -> None:
        """Open a lobby with the caller as its host."""
        values = read_options(options)
        if pace is not None:
            values["pace"] = pace.value
        await self._play_here(reply, self.client.require_game(game, reply.locale), values)

    async def _play_from_list(self, reply: Reply, game: str) -> None:
        """Open a lobby of a game from the list of all games."""
        await self._play_here(reply, game, {})

    async def _play_here(self, reply: Reply, game: str, values: Values) -> None:
        check_permissions(reply.interaction)
        settings = await self._check_settings(reply)
        if settings.threads is Threads.ALWAYS and takes_threads(reply.interaction):
            await self._open_in_thread(reply, game, values, settings)
            return
        channel = reply.interaction.channel_id
        assert channel is not None
        try:
            snapshot = await self._open(reply, channel, game, values)
        except Occupied as occupied:
            await self._offer_other_places(reply, occupied, game, values, settings)
        else:
            told = self.client.sentence("ui-opened", reply.locale, snapshot)
            await self.client.open_notices.show(reply, told)

    async def _check_settings(self, reply: Reply) -> ServerSettings:
        """Return the server's settings. Raise a `Refused` if they allow no table here."""
        settings = await self.client.archive.server_settings(reply.require_guild())
        check_settings(reply.interaction, settings)
        return settings

    async def _open(self, reply: Reply, channel: int, game: str, values: Values) -> TableSnapshot:
        interaction, user = reply.interaction, reply.interaction.user
        await self._store_locale(reply)
        locale = str(interaction.guild_locale or interaction.locale)
        place = Place(channel, interaction.guild_id, locale)
        return await self.client.tables.open(
            place, user.id, user.display_name, game, values, contribution=str(interaction.id)
        )

    async def _offer_other_places(
        self, reply: Reply, occupied: Occupied, game: str, values: Values, settings: ServerSettings
    ) -> None:
        """Link the table that has the channel; offer to close it if it rests, and a thread."""
        try:
            snapshot = await self.client.tables.snapshot(occupied.table)
        except Frozen:
            raise occupied from None  # the answer offers to close it
        translator = self.client.translator(reply.locale, snapshot)
        text, buttons = await occupied_parts(self.client, reply, snapshot)
        if settings.threads is not Threads.NEVER and may_begin_thread(reply.interaction):
            detail = " ".join([game, *(f"{key}={value}" for key, value in values.items())])
            if len(detail) > _LONGEST_DETAIL:
                detail = game  # the options can be set in the lobby
            custom_id = ControlId(0, Control.PLAY_IN_THREAD, detail).custom_id()
            label = translator.text("ui-play-in-thread")
            buttons.insert(0, button(custom_id, label, discord.ButtonStyle.primary))
        table = snapshot.table
        if self.client.tables.is_free_to_close(table) and reply.user not in table.people:
            text = f"{text}\n{translator.text('ui-resting')}"
            custom_id = ControlId(table.id, Control.END).custom_id()
            buttons.append(button(custom_id, translator.text("ui-close")))
        await reply.send_ephemeral(notice(text, buttons))

    async def _play_in_thread(self, reply: Reply, detail: str) -> None:
        """Begin a thread in this channel, with a lobby."""
        interaction = reply.interaction
        if not may_begin_thread(interaction):
            raise Stale("refusal-old-control")
        settings = await self._check_settings(reply)
        if settings.threads is Threads.NEVER:
            raise Illegal("refusal-no-threads")
        game, *words = detail.split(" ")
        await self._open_in_thread(reply, game, read_options(" ".join(words)), settings)

    async def _open_in_thread(
        self, reply: Reply, game: str, values: Values, settings: ServerSettings
    ) -> None:
        interaction = reply.interaction
        check_permissions(interaction, NEEDED_TO_BEGIN_THREAD)
        assert isinstance(interaction.channel, discord.TextChannel)
        place = Place(interaction.channel.id, interaction.guild_id)
        await self.client.tables.check_open(place, reply.user, game, values)
        language = settings.language or str(interaction.guild_locale or reply.locale)
        title = self.client.game_titles(language)[game]
        thread = await interaction.channel.create_thread(
            name=f"{title} · {interaction.user.display_name}"[:100],
            type=discord.ChannelType.public_thread,
        )
        await self._open(reply, thread.id, game, values)
        text = self.client.translator(reply.locale).text("ui-opened-thread")
        await reply.update(notice(f"{text} {thread.mention}"))

    @play.autocomplete("options")
    async def _suggest_options(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        locale = await self.client.locale_of(interaction)
        slug = self.client.game_slug(str(interaction.namespace.game or ""), locale)
        game = self.client.tables.games.get(slug)
        if game is None:
            return []
        *earlier, last = typed.split(" ")
        head = " ".join(earlier)
        words = [
            f"{spec.key}={value}"
            for spec in (*game.info.options, *_OF_TABLES)
            if not spec.carried and f"{spec.key}=" not in head
            for value in option_values(spec)
        ]
        texts = [f"{head} {word}".strip()[:100] for word in words if word.startswith(last)]
        return [app_commands.Choice(name=text, value=text) for text in texts][:25]

    @app_commands.command(name="table")
    @with_reply
    async def table(self, reply: Reply) -> None:
        """Post the table message again at the end of the channel; by DM link all own tables."""
        tables: tuple[TableSnapshot, ...]
        if reply.by_dm:
            tables = await self.client.unfinished_tables(reply.user)
        else:
            tables = (await self.client.find_table(reply),)
            check_permissions(reply.interaction)
            await self.client.table_messages.repost(tables[0].table.id)
        translator = self.client.translator(reply.locale, tables[0])
        links = [await self.client.table_messages.link(snapshot) for snapshot in tables]
        text = f"{translator.text('ui-look-at-table')} {links[0]}"
        if len(links) > 1:
            lines = [f"**{translator.text('ui-overview')}**"]
            for each, link in zip(tables, links, strict=True):
                title = translator.text(f"{each.table.game}-title")
                lines.append(f"- {title} <#{each.table.channel}> {link}")
            text = "\n".join(lines)
        await self.client.open_texts.show(reply, notice(text))

    @app_commands.command(name="leave")
    @with_reply
    async def leave(self, reply: Reply) -> None:
        """Leave a lobby at once; in play ask first."""
        await self._leave(reply, await self.client.find_table(reply, Control.LEAVE))

    @app_commands.command(name="end")
    @with_reply
    async def end(self, reply: Reply) -> None:
        """Ask once, then close the table; its host and managers of the channel may."""
        try:
            snapshot = await self.client.find_table(reply, Control.END)
        except Frozen as frozen:
            await self._end_frozen(reply, frozen)
        else:
            await self._end(reply, snapshot)

    async def _join(self, reply: Reply, snapshot: TableSnapshot, _: str) -> None:
        user = reply.interaction.user
        await self._store_locale(reply)
        joining = lobby.join(user.id, user.display_name, str(reply.interaction.id))
        if reply.is_on_private_message:  # where the channel was taken by this table
            await self.client.tables.change(snapshot.table.id, joining)
            await reply.update(await seated_notice(self.client, reply, snapshot.table.id))
            return
        await self._change(reply, snapshot, joining)

    async def _leave(self, reply: Reply, snapshot: TableSnapshot, _: str = "") -> None:
        if snapshot.table.is_private:  # nobody plays on without its person
            await self._end(reply, snapshot)
            return
        seated = snapshot.table.seat_of(reply.user) is not None
        if seated and (snapshot.table.stage is Stage.PLAY or reply.by_dm):
            after, unrated = await self.client.tables.if_left(snapshot.table.id, reply.user)
            questions = _what_leaving_does(after, unrated)
            await self._confirm(reply, snapshot, Control.LEAVE_CONFIRMED, *questions)
        else:
            await self._leave_confirmed(reply, snapshot)

    async def _leave_confirmed(self, reply: Reply, snapshot: TableSnapshot, _: str = "") -> None:
        if reply.is_on_public_message:
            await self._change(reply, snapshot, lobby.leave(reply.user))
            return
        await self.client.tables.change(snapshot.table.id, lobby.leave(reply.user))
        left = self.client.sentence("ui-left", reply.locale, snapshot)
        await self.client.open_notices.end(reply, left)

    async def _end(self, reply: Reply, snapshot: TableSnapshot, _: str = "") -> None:
        if _ends_by_vote(snapshot, reply.user):
            await self._confirm(reply, snapshot, Control.END_CONFIRMED, Line("ui-end-vote-sure"))
            return
        manages = _manages(reply, snapshot.table.channel)
        self.client.tables.check_may_end(snapshot.table, reply.user, manages=manages)
        await self._confirm(reply, snapshot, Control.END_CONFIRMED, Line("ui-end-sure"))

    async def _end_confirmed(self, reply: Reply, snapshot: TableSnapshot, _: str) -> None:
        table = snapshot.table
        if not _ends_by_vote(snapshot, reply.user):
            manages = _manages(reply, table.channel)
            await self.client.tables.change(table.id, lobby.end(reply.user, manages=manages))
        elif Wish.END not in table.seats[table.seat_of(reply.user) or 0].wishes:
            await self.client.tables.change(table.id, attendance.wish(reply.user, Wish.END))
        after = await self.client.tables.snapshot(table.id)
        await self.client.table_messages.option_panels.show_more(reply, after)

    async def _end_frozen(self, reply: Reply, frozen: Frozen) -> None:
        record = frozen.record
        manages = _manages(reply, record.channel)
        await self.client.tables.check_may_close(frozen, reply.user, manages=manages)
        text = f"<#{record.channel}>\n{self.client.translator(reply.locale).text('ui-close-sure')}"
        await self._ask(reply, record.id, Control.END_CONFIRMED, text)

    async def _end_frozen_confirmed(self, reply: Reply, frozen: Frozen) -> None:
        record = frozen.record
        manages = _manages(reply, record.channel)
        await self.client.tables.close_frozen(frozen, reply.user, manages=manages)
        self.client.table_messages.show_frozen_end(record)
        await reply.update(self.client.sentence("closed-frozen", reply.locale))

    async def _add_house(self, reply: Reply, snapshot: TableSnapshot, _: str) -> None:
        await self.client.tables.add_house(snapshot.table.id, reply.user)
        await reply.acknowledge()

    async def _remove_house(self, reply: Reply, snapshot: TableSnapshot, _: str) -> None:
        await self._change(reply, snapshot, lobby.remove_house(reply.user))

    async def _rotate_partners(self, reply: Reply, snapshot: TableSnapshot, _: str) -> None:
        await self._change(reply, snapshot, lobby.rotate_partners(reply.user))

    async def _show_options(self, reply: Reply, snapshot: TableSnapshot, _: str) -> None:
        lobby.check_may_set(snapshot.table, reply.user)
        await self.client.table_messages.option_panels.show(reply, snapshot)

    async def _set_option(self, reply: Reply, snapshot: TableSnapshot, option: str) -> None:
        table = snapshot.table.id
        if not reply.values:
            # No menu of ours sends none: the options open for the host alone, by their button.
            raise Stale("refusal-old-control")
        for value in reply.values:
            await self.client.tables.change(table, lobby.set_option(reply.user, option, value))
        after = await self.client.tables.snapshot(table)
        await self.client.table_messages.option_panels.show(reply, after)

    async def _start(self, reply: Reply, snapshot: TableSnapshot, _: str) -> None:
        await self.client.tables.start(snapshot.table.id, reply.user, str(reply.interaction.id))
        await reply.acknowledge()

    async def _change(
        self, reply: Reply, snapshot: TableSnapshot, transition: lobby.Transition
    ) -> None:
        """Commit a transition; the table message shows it."""
        await self.client.tables.change(snapshot.table.id, transition)
        await reply.acknowledge()

    async def _confirm(
        self, reply: Reply, snapshot: TableSnapshot, control: Control, *questions: Line
    ) -> None:
        translator = self.client.translator(reply.locale, snapshot)
        title = translator.text(f"{snapshot.table.game}-title")
        text = f"**{title}** <#{snapshot.table.channel}>\n{' '.join(map(translator, questions))}"
        await self._ask(reply, snapshot.table.id, control, text)

    async def _ask(self, reply: Reply, table: int, control: Control, text: str) -> None:
        """Ask the person to confirm what `control` does."""
        label = self.client.translator(reply.locale).text("ui-confirm")
        custom_id = ControlId(table, control).custom_id()
        confirm = button(custom_id, label, discord.ButtonStyle.danger)
        # The hand by DM stays, with the game that is still played there.
        show = reply.send_ephemeral if DmHands.is_clicked(reply) else reply.update
        await show(notice(text, [confirm]))

    async def _store_locale(self, reply: Reply) -> None:
        """Store the language a person reads, for their hands by DM."""
        locale = str(reply.interaction.locale)
        if reply.preferences.locale != locale:
            await self.client.archive.update_preferences(reply.user, locale=locale)


def _what_leaving_does(after: Table, unrated: Unrated | None) -> tuple[Line, ...]:
    """Return what a person is asked before they leave a table, which would be so after that."""
    if after.stage is Stage.CLOSED:
        return (Line("ui-leave-closes-sure"),)
    if after.stage is Stage.LOBBY:
        return (Line("ui-leave-lobby-sure"),)
    if after.outcome is not None:
        winners = (seat for seat, place in enumerate(after.outcome.places) if place == 1)
        counts = Line(unrated or "ui-result-counts")
        return (line("ui-concede-sure", seats=seat_names(winners)), counts)
    key = "ui-leave-rests-sure" if after.is_resting else "ui-leave-sure"
    return (Line(key), *((Line("ui-result-counts"),) if unrated is None else ()))


def _ends_by_vote(snapshot: TableSnapshot, user: int) -> bool:
    """Return True if a person plays with others, so that they cannot end the game alone."""
    people = snapshot.table.people
    return snapshot.table.stage is Stage.PLAY and user in people and len(people) > 1


def _manages(reply: Reply, channel: int) -> bool:
    """Return True if the person manages this channel and is there; elsewhere nobody can tell."""
    interaction = reply.interaction
    return interaction.channel_id == channel and interaction.permissions.manage_channels


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Lobby(client))
