"""/privacy: hide from leaderboards, export what is stored about oneself, be forgotten."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

import discord
import msgspec
from discord import app_commands, ui
from discord.ext import commands

from cogs.app.client import Hedgerow
from cogs.app.command_text import PLACEHOLDER
from cogs.app.errors import with_reply
from cogs.controls.custom_id import Control, ControlId
from cogs.controls.items import button
from cogs.controls.modals import text_modal
from cogs.messages.champions import uncrown
from cogs.messages.delivery import send_dm
from cogs.messages.reply import Reply
from cogs.pages.message_content import MessageContent, message_content, notice
from engine.api.event import Line, Typed, line
from engine.api.refusals import Illegal
from engine.standings.leaderboards import Export

EXPORT_NAME = "hedgerow.json"

#: Larger files are compressed: Discord takes 10 MiB.
_MAX_BYTES = 8 * 2**20

_MAX_CONFIRMATION = 40


class Privacy(commands.Cog):
    """Shows, exports and deletes what is stored about a person, for that person alone."""

    privacy = app_commands.Group(name="privacy", description=PLACEHOLDER)

    def __init__(self, client: Hedgerow) -> None:
        self.client = client
        client.router.add_handlers(
            {Control.FORGET: self._ask_confirmation, Control.FORGET_CONFIRMED: self._forget}
        )

    @privacy.command(name="hide")
    @with_reply
    async def hide(self, reply: Reply) -> None:
        """Take the caller off every leaderboard, at once."""
        await self.client.archive.update_preferences(reply.user, listed=False)
        self.client.dispatch("standings_changed", None)
        trouble = await uncrown(self.client, reply.user)
        lines = [Line("ui-privacy-hidden"), *([trouble] if trouble else [])]
        texts = map(self.client.translator(reply.locale), lines)
        await reply.send_ephemeral(notice("\n".join(texts)))

    @privacy.command(name="show")
    @with_reply
    async def show(self, reply: Reply) -> None:
        """Put the caller on the leaderboards again."""
        await self.client.archive.update_preferences(reply.user, listed=True)
        self.client.dispatch("standings_changed", None)
        await reply.send_ephemeral(self.client.sentence("ui-privacy-shown", reply.locale))

    @privacy.command(name="export")
    @with_reply
    async def export(self, reply: Reply) -> None:
        """Send the file by DM; where DMs are closed show it here, to the caller alone."""
        # Years of games: encoded in a thread, so that people at tables do not wait for it.
        file = await asyncio.to_thread(_encode, await self.client.archive.export(reply.user))
        by_dm = self._file_content("ui-privacy-file", reply, file)
        if await send_dm(self.client, reply.user, by_dm) is not None:
            content = self.client.sentence("ui-privacy-sent", reply.locale)
        else:
            content = self._file_content("ui-privacy-here", reply, file)
        await reply.send_ephemeral(content)

    @privacy.command(name="forget")
    @with_reply
    async def forget(self, reply: Reply) -> None:
        """Say what is deleted and what stays, with a button that asks for a confirmation."""
        translator = self.client.translator(reply.locale)
        custom_id = ControlId(0, Control.FORGET).custom_id()
        ask = button(custom_id, translator.text("ui-forget"), discord.ButtonStyle.danger)
        await reply.send_ephemeral(notice(translator.text("ui-forget-sure"), [ask]))

    async def _ask_confirmation(self, reply: Reply, _: str) -> None:
        """Open a modal in which the person writes a word to confirm."""
        translator = self.client.translator(reply.locale)
        question = translator.plain(line("ui-forget-ask", word=Line("ui-forget-word")))
        custom_id = ControlId(0, Control.FORGET_CONFIRMED).custom_id("w")
        title = translator.text("ui-forget-title")
        await reply.open_modal(text_modal(custom_id, title, question, _MAX_CONFIRMATION))

    async def _forget(self, reply: Reply, _: str) -> None:
        translator = self.client.translator(reply.locale)
        word = translator.plain(Line("ui-forget-word"))
        # A click with this custom_id has the same rights as the modal: only the word counts.
        if not reply.values or " ".join(reply.values[0].split()).casefold() != word.casefold():
            raise Illegal("refusal-forget-word", word=Typed(word))
        person = reply.interaction.user
        names = {person.display_name, person.global_name or "", person.name}
        trouble = await uncrown(self.client, reply.user)
        report = await self.client.tables.forget(reply.user, names)
        self.client.table_messages.refresh_results(report.tables)
        self.client.dispatch("standings_changed", None)
        sentences = [translator.text("ui-forget-done", results=report.results)]
        if report.unfinished:
            unfinished = len(report.unfinished)
            sentences.append(translator.text("ui-forget-unfinished", tables=unfinished))
        if trouble is not None:
            sentences.append(translator(trouble))
        await reply.update(notice("\n".join(sentences)))

    def _file_content(self, key: str, reply: Reply, file: tuple[str, bytes]) -> MessageContent:
        text = self.client.translator(reply.locale).text(key)
        attachment: ui.File[Any] = ui.File(f"attachment://{file[0]}")
        return message_content([ui.TextDisplay(text), attachment], None, file)


def _encode(export: Export) -> tuple[str, bytes]:
    return compressed(msgspec.json.format(msgspec.json.encode(export), indent=2))


def compressed(data: bytes, limit: int = _MAX_BYTES) -> tuple[str, bytes]:
    """Return a file's name and its bytes, compressed if there are more than `limit`."""
    if len(data) <= limit:
        return EXPORT_NAME, data
    return f"{EXPORT_NAME}.gz", gzip.compress(data)


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Privacy(client))
