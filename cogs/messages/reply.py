"""The answer to one click or command: within three seconds or, when that is slow, as an edit."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord

from cogs.pages.message_content import MessageContent

log = logging.getLogger("hedgerow.cogs")

#: Past this a slow answer is promised to Discord first, so the click does not fail.
PATIENCE_SECONDS = 2.0

NO_PINGS = discord.AllowedMentions.none()


class Reply:
    """One interaction's answer; one of `whisper`, `turn`, `ask`, `nod` is given, once."""

    def __init__(self, interaction: discord.Interaction[Any], table: int | None = None) -> None:
        self.interaction = interaction
        self.table = table  #: the table it is about, once that is known
        #: Done as soon as what is answered is on its way.
        self.made: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lock = asyncio.Lock()
        self._watch: asyncio.Task[None] | None = None

    @property
    def user(self) -> int:
        """Who asks."""
        return self.interaction.user.id

    @property
    def locale(self) -> str:
        """The reader's language."""
        return str(self.interaction.locale)

    @property
    def by_dm(self) -> bool:
        """Is this away from the table's channel, in a DM?"""
        return self.interaction.guild_id is None

    @property
    def on_private_message(self) -> bool:
        """Was it clicked on a message that only this person sees?"""
        message = self.interaction.message
        return message is not None and (
            message.flags.ephemeral or self.interaction.guild_id is None
        )

    async def __aenter__(self) -> Reply:
        self._watch = asyncio.create_task(self._promise())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._make()
        if self._watch is not None:
            self._watch.cancel()

    async def send_ephemeral(self, page: MessageContent) -> None:
        """Say something to this person alone, as a message of its own."""
        self._make()
        async with self._lock:
            response = self.interaction.response
            if not response.is_done():
                await response.send_message(
                    view=page.view, files=page.files(), ephemeral=True, allowed_mentions=NO_PINGS
                )
            elif response.type is discord.InteractionResponseType.deferred_channel_message:
                await self.interaction.edit_original_response(
                    view=page.view, attachments=page.files(), allowed_mentions=NO_PINGS
                )
            else:
                await self.interaction.followup.send(
                    view=page.view, files=page.files(), ephemeral=True, allowed_mentions=NO_PINGS
                )

    async def update(self, page: MessageContent) -> None:
        """Turn the private message that was clicked into this page; elsewhere whisper it."""
        if not self.on_private_message:
            await self.send_ephemeral(page)
            return
        self._make()
        async with self._lock:
            response = self.interaction.response
            if not response.is_done():
                await response.edit_message(
                    view=page.view, attachments=page.files(), allowed_mentions=NO_PINGS
                )
            else:
                await self.interaction.edit_original_response(
                    view=page.view, attachments=page.files(), allowed_mentions=NO_PINGS
                )

    async def open_modal(self, modal: discord.ui.Modal) -> bool:
        """Open a window to write in; false where it is too late: Discord takes it first or never.

        Whoever asks still owes an answer then.
        """
        async with self._lock:
            if self.interaction.response.is_done():
                return False
            self._make()
            await self.interaction.response.send_modal(modal)
            return True

    async def acknowledge(self) -> None:
        """Take a click on a public message: its next edit shows what it did."""
        self._make()
        async with self._lock:
            response = self.interaction.response
            if not response.is_done():
                await response.defer()
            elif response.type is discord.InteractionResponseType.deferred_channel_message:
                # The promise was a message of its own; there is nothing to say in it.
                await self.interaction.delete_original_response()

    def _make(self) -> None:
        if not self.made.done():
            self.made.set_result(None)

    async def _promise(self) -> None:
        await asyncio.sleep(PATIENCE_SECONDS)
        async with self._lock:
            if self.interaction.response.is_done():
                return
            on_message = self.interaction.type is discord.InteractionType.component
            try:
                if on_message and self.on_private_message:
                    await self.interaction.response.defer()
                else:
                    await self.interaction.response.defer(ephemeral=True, thinking=True)
            except (discord.HTTPException, TimeoutError, OSError) as error:
                # The answer itself still may get through.
                log.info("a slow answer could not be promised: %s", type(error).__name__)
