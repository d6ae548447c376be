"""/privacy: hide from leaderboards, get all that is kept of oneself, be forgotten."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

import discord
import msgspec
from discord import app_commands, ui
from discord.ext import commands

from cogs._answer import NO_PINGS, Answer
from cogs._client import Hedgerow
from cogs._command_words import UNSAID
from cogs._offers import button, written
from cogs._pages import Page
from cogs._refusals import answered
from cogs._token import Step
from engine.event import Line, Typed, line
from engine.refusals import Illegal, Stale
from engine.standings import Export

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

        async def work(answer: Answer) -> None:
            kept = await self.client.archive.export(answer.user)
            # Years of games: people at tables do not wait for it.
            name, paper = await asyncio.to_thread(_written_out, kept)
            voice = self.client.pages.voice(None, answer.locale)
            by_dm = self._paper(voice.key("ui-privacy-file"), name, paper)
            if await self._sent(answer.user, by_dm):
                await answer.whisper(self.client.pages.notice(voice.key("ui-privacy-sent")))
            else:
                await answer.whisper(self._paper(voice.key("ui-privacy-here"), name, paper))

        await answered(self.client, interaction, work)

    @privacy.command(name="forget")
    async def forget(self, interaction: Asked) -> None:
        """Say what leaves and what stays, and ask for a confirmation in words."""

        async def work(answer: Answer) -> None:
            voice = self.client.pages.voice(None, answer.locale)
            token = Step(0, "forget").text()
            ask = button(token, voice.key("ui-forget"), discord.ButtonStyle.danger)
            await answer.whisper(self.client.pages.notice(voice.key("ui-forget-sure"), [ask]))

        await answered(self.client, interaction, work)

    async def _list(self, interaction: Asked, *, listed: bool) -> None:
        async def work(answer: Answer) -> None:
            await self.client.archive.prefer(answer.user, listed=listed)
            voice = self.client.pages.voice(None, answer.locale)
            key = "ui-privacy-shown" if listed else "ui-privacy-hidden"
            await answer.whisper(self.client.pages.notice(voice.key(key)))

        await answered(self.client, interaction, work)

    async def _ask_word(self, answer: Answer, _: Step, __: tuple[str, ...]) -> None:
        voice = self.client.pages.voice(None, answer.locale)
        asked = voice.plain(line("ui-forget-ask", word=Line("ui-forget-word")))
        token = Step(0, "forgetnow").text("w")
        modal = written(token, voice.key("ui-forget-title"), asked, _WORD_AT_MOST)
        modal.stop()  # read raw when it comes back, so that nothing is stored (decision 0006)
        if not await answer.ask(modal):
            raise Stale("refusal-too-late-to-write")

    async def _forget(self, answer: Answer, _: Step, words: tuple[str, ...]) -> None:
        voice = self.client.pages.voice(None, answer.locale)
        wanted = voice.plain(Line("ui-forget-word"))
        # The message's own button has the same rights as the modal: what counts is the word.
        if not words or " ".join(words[0].split()).casefold() != wanted.casefold():
            raise Illegal("refusal-forget-word", word=Typed(wanted))
        person = answer.interaction.user
        called = {person.display_name, person.global_name or "", person.name}
        done = await self.client.tables.forget(answer.user, called)
        self.client.courier.redrawing.begin(done.tables)
        said = [voice.key("ui-forget-done", results=done.results)]
        if done.unfinished:
            said.append(voice.key("ui-forget-unfinished", tables=len(done.unfinished)))
        await answer.turn(self.client.pages.notice("\n".join(said)))

    def _paper(self, said: str, name: str, paper: bytes) -> Page:
        file: ui.File[Any] = ui.File(f"attachment://{name}")
        return self.client.pages.framed([ui.TextDisplay(said), file], paper=(name, paper))

    async def _sent(self, user: int, page: Page) -> bool:
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
