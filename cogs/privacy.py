"""/privacy: hide from leaderboards, get all that is kept of oneself, be forgotten."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

import discord
import msgspec
from discord import app_commands, ui
from discord.ext import commands

from cogs.app.client import Hedgerow
from cogs.app.command_text import UNSAID
from cogs.app.errors import answered
from cogs.controls.custom_id import ControlId
from cogs.controls.items import button
from cogs.controls.modals import text_modal
from cogs.messages.reply import NO_PINGS, Reply
from cogs.pages.message_content import MessageContent, message_content, notice
from engine.api.event import Line, Typed, line
from engine.api.refusals import Illegal, Stale
from engine.standings.leaderboards import Export

Asked = discord.Interaction[Hedgerow]

EXPORT_NAME = "hedgerow.json"

#: Larger files are packed: Discord takes 10 MiB.
_LARGEST = 8 * 2**20

_WORD_AT_MOST = 40


class Privacy(commands.Cog):
    """Answers what is kept of a person, to that person alone."""

    privacy = app_commands.Group(name="privacy", description=UNSAID)

    def __init__(self, client: Hedgerow) -> None:
        self.client = client
        client.steps.update(forget=self._ask_word, forgetnow=self._forget)

    @privacy.command(name="hide")
    async def hide(self, interaction: Asked) -> None:
        """Take the caller off every board, at once."""
        await self._list(interaction, listed=False)

    @privacy.command(name="show")
    async def show(self, interaction: Asked) -> None:
        """Put the caller on the boards again."""
        await self._list(interaction, listed=True)

    @privacy.command(name="export")
    async def export(self, interaction: Asked) -> None:
        """Send the file by DM; where DMs are closed show it here, to the caller alone."""

        async def work(reply: Reply) -> None:
            kept = await self.client.archive.export(reply.user)
            # Years of games: people at tables do not wait for it.
            name, paper = await asyncio.to_thread(_written_out, kept)
            translator = self.client.translator(reply.locale)
            by_dm = self._paper(translator.text("ui-privacy-file"), name, paper)
            if await self._sent(reply.user, by_dm):
                await reply.send_ephemeral(notice(translator.text("ui-privacy-sent")))
            else:
                await reply.send_ephemeral(
                    self._paper(translator.text("ui-privacy-here"), name, paper)
                )

        await answered(self.client, interaction, work)

    @privacy.command(name="forget")
    async def forget(self, interaction: Asked) -> None:
        """Say what leaves and what stays, and ask for a confirmation in words."""

        async def work(reply: Reply) -> None:
            translator = self.client.translator(reply.locale)
            token = ControlId(0, "forget").custom_id()
            ask = button(token, translator.text("ui-forget"), discord.ButtonStyle.danger)
            await reply.send_ephemeral(notice(translator.text("ui-forget-sure"), [ask]))

        await answered(self.client, interaction, work)

    async def _list(self, interaction: Asked, *, listed: bool) -> None:
        async def work(reply: Reply) -> None:
            await self.client.archive.update_preferences(reply.user, listed=listed)
            translator = self.client.translator(reply.locale)
            key = "ui-privacy-shown" if listed else "ui-privacy-hidden"
            await reply.send_ephemeral(notice(translator.text(key)))

        await answered(self.client, interaction, work)

    async def _ask_word(self, reply: Reply, _: ControlId, __: tuple[str, ...]) -> None:
        translator = self.client.translator(reply.locale)
        asked = translator.plain(line("ui-forget-ask", word=Line("ui-forget-word")))
        token = ControlId(0, "forgetnow").custom_id("w")
        modal = text_modal(token, translator.text("ui-forget-title"), asked, _WORD_AT_MOST)
        modal.stop()  # read raw when it comes back, so that nothing is stored (decision 0006)
        if not await reply.open_modal(modal):
            raise Stale("refusal-too-late-to-write")

    async def _forget(self, reply: Reply, _: ControlId, words: tuple[str, ...]) -> None:
        translator = self.client.translator(reply.locale)
        wanted = translator.plain(Line("ui-forget-word"))
        # The message's own button has the same rights as the modal: what counts is the word.
        if not words or " ".join(words[0].split()).casefold() != wanted.casefold():
            raise Illegal("refusal-forget-word", word=Typed(wanted))
        person = reply.interaction.user
        called = {person.display_name, person.global_name or "", person.name}
        done = await self.client.tables.forget(reply.user, called)
        self.client.table_messages.result_refresh.begin(done.tables)
        said = [translator.text("ui-forget-done", results=done.results)]
        if done.unfinished:
            said.append(translator.text("ui-forget-unfinished", tables=len(done.unfinished)))
        await reply.update(notice("\n".join(said)))

    def _paper(self, said: str, name: str, paper: bytes) -> MessageContent:
        file: ui.File[Any] = ui.File(f"attachment://{name}")
        return message_content([ui.TextDisplay(said), file], attachment=(name, paper))

    async def _sent(self, user: int, page: MessageContent) -> bool:
        """Send a page by DM; false where somebody takes none."""
        try:
            channel = await self.client.create_dm(discord.Object(user))
            await channel.send(view=page.view, files=page.files(), allowed_mentions=NO_PINGS)
        except discord.Forbidden:
            # Closed DMs (50007), or no server in common any more (50278).
            return False
        return True


def _written_out(kept: Export) -> tuple[str, bytes]:
    return packed(msgspec.json.format(msgspec.json.encode(kept), indent=2))


def packed(paper: bytes, most: int = _LARGEST) -> tuple[str, bytes]:
    """Give a file's name and its bytes, packed where it is larger than `most`."""
    if len(paper) <= most:
        return EXPORT_NAME, paper
    return f"{EXPORT_NAME}.gz", gzip.compress(paper)


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Privacy(client))
