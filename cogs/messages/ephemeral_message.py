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

    async def replace(self, reply: Reply) -> None:
        """Note that a reply shows a text, and delete the one that the person had open."""
        older = self._texts.pop(reply.user, None)
        self._texts[reply.user] = EphemeralMessage.now(reply.interaction)
        if len(self._texts) > _MOST_TEXTS:
            self._texts.popitem(last=False)
        if older is not None:
            with suppress(*REQUEST_ERRORS):
                await older.delete()
