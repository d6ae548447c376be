"""A message that only one person sees: it can be edited while its interaction's token is valid."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from typing import Any

import discord
from discord.utils import utcnow
from msgspec import Struct

from cogs.controls.offer_controls import Selection
from cogs.messages.bot_port import BotPort
from cogs.messages.reply import Reply
from cogs.messages.request_errors import REQUEST_ERRORS
from cogs.pages.message_content import MessageContent
from cogs.text.translator import Translator
from engine.table.snapshot import TableSnapshot

#: A token is valid for 15 minutes; the message is kept up to date a little less long.
TOKEN_SECONDS = 14 * 60.0

#: More open texts than this are left where they are.
_MOST_TEXTS = 2_000


class EphemeralMessage(Struct):
    """The answer to an interaction that a person has open."""

    interaction: discord.Interaction[Any]
    sent_at: float
    selection: Selection | None = None  #: how far a move has been made in it
    is_left: bool = False  #: it says that its person has left the seat

    @classmethod
    def now(
        cls, interaction: discord.Interaction[Any], selection: Selection | None = None
    ) -> EphemeralMessage:
        """Return the message that answers an interaction now."""
        return cls(interaction, utcnow().timestamp(), selection)

    @property
    def is_editable(self) -> bool:
        """True while the token is valid."""
        return utcnow().timestamp() - self.sent_at < TOKEN_SECONDS

    async def translator(self, client: BotPort, snapshot: TableSnapshot) -> Translator:
        """Return the translator of its reader, as they have it by now."""
        preferences = await client.archive.preferences(self.interaction.user.id)
        locale = preferences.language or str(self.interaction.locale)
        return client.translator(locale, snapshot, preferences.look)

    async def edit(self, content: MessageContent) -> None:
        """Edit it. Raise `discord.NotFound` if the person has dismissed it."""
        await self.interaction.edit_original_response(**content.edit_arguments())

    def is_clicked(self, reply: Reply) -> bool:
        """Return True if the click was on this message, or on one of which that is not known."""
        clicked = reply.interaction.message
        if clicked is None or not clicked.flags.ephemeral:
            return False
        origin = clicked.interaction_metadata
        return origin is None or origin.id == self.interaction.id

    async def delete(self) -> None:
        """Delete it, unless the person has dismissed it or its token is no longer valid."""
        if self.is_editable:
            with suppress(discord.NotFound):
                await self.interaction.delete_original_response()


class OpenTexts:
    """The texts that people have open, one a person: a newer one takes the older one's place."""

    def __init__(self) -> None:
        self._texts: OrderedDict[int, EphemeralMessage] = OrderedDict()

    async def show(self, reply: Reply, content: MessageContent) -> None:
        """Reply with a text, and delete the one that the person had open."""
        await reply.send_ephemeral(content)
        await self.replace(reply)

    async def update(self, reply: Reply, content: MessageContent) -> None:
        """Show a text in the private message that was clicked, else in place of the open one."""
        await (reply.update(content) if reply.is_on_private_message else self.show(reply, content))

    async def end(self, reply: Reply, content: MessageContent) -> None:
        """Show a short answer in place of the question that was clicked, until the next answer."""
        await self.update(reply, content)
        if not reply.has_own_message:
            await self.fold(reply)
            self._keep(reply)

    async def replace(self, reply: Reply) -> None:
        """Note that a reply shows a text, and delete the one that the person had open."""
        older = self._texts.pop(reply.user, None)
        if reply.has_own_message:  # else what the interaction can delete is what was clicked
            self._keep(reply)
        await _delete(older)

    async def fold(self, reply: Reply) -> None:
        """Delete the text that a person has open, as this reply says something else.

        One that was clicked stays if the reply is a message of its own; else it may show that.
        """
        older = self._texts.get(reply.user)
        if older is None or older.interaction is reply.interaction:
            return
        is_clicked = older.is_clicked(reply)
        if not (is_clicked and reply.has_own_message):
            del self._texts[reply.user]
        if not is_clicked:
            await _delete(older)

    async def fold_beside(self, reply: Reply) -> None:
        """Delete the text that a person has open in the channel of this reply."""
        older = self._texts.get(reply.user)
        if older and older.interaction.channel_id == reply.interaction.channel_id:
            await self.fold(reply)

    def _keep(self, reply: Reply) -> None:
        self._texts[reply.user] = EphemeralMessage.now(reply.interaction)
        if len(self._texts) > _MOST_TEXTS:
            self._texts.popitem(last=False)


async def _delete(message: EphemeralMessage | None) -> None:
    if message is not None:
        with suppress(*REQUEST_ERRORS):
            await message.delete()
