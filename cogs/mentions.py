"""A mention of the bot in a table's channel: what is written beside it counts as a move.

Whoever says a phrase aloud says it where the table stands. Discord gives the words of a message
that mentions the bot without the privileged intent, and no others. Nothing is answered but by a
sign on the message, so that talk stays talk.
"""

from __future__ import annotations

import logging
import re

import discord
from discord.ext import commands

from cogs.app.client import Hedgerow
from cogs.typed_moves.parser import read_aloud
from cogs.typed_moves.synonyms import synonyms_of
from engine.api.refusals import Refused, TooSoon
from engine.table.model import Stage

log = logging.getLogger("hedgerow.mentions")

#: What stands on a message: heard, a little too soon, not possible now.
HEARD, SOON, REFUSED = "👂", "⏳", "🤷"

#: Nobody types longer moves; the rest is not looked at.
_LONGEST = 300


class Mentions(commands.Cog):
    """Turns what people say to the bot into moves."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Make the move that a person writes beside a mention of the bot, if it is one."""
        words = self._said(message)
        if not words:
            return
        try:
            sign = await self._moved(message, words)
            if sign is not None:
                await message.add_reaction(sign)
        except discord.HTTPException as error:
            # A sign is a courtesy: without the permission, or the message, there is none.
            log.info("a mention got no sign (%s)", error.code)
        except Exception:
            log.exception("a mention could not be answered")

    def _said(self, message: discord.Message) -> str:
        """Give what a person wrote beside a mention on a server; nothing for anything else."""
        me = self.client.user
        if me is None or message.guild is None or message.author.bot or message.webhook_id:
            return ""
        parts = re.split(rf"<@!?{me.id}>", message.content)
        return " ".join(" ".join(parts).split())[:_LONGEST] if len(parts) > 1 else ""

    async def _moved(self, message: discord.Message, words: str) -> str | None:
        """Make the move; give its sign, none where it is not for this table."""
        user, tables = message.author.id, self.client.tables
        try:
            snapshot = await tables.in_channel(message.channel.id)
        except Refused:
            return None
        seat = snapshot.table.seat_of(user)
        if seat is None or snapshot.table.stage is not Stage.PLAY:
            return None
        self.client.table_messages.turn_pings.acted(user, by_dm=False)
        prefers = await self.client.archive.preferences(user)
        locales = dict.fromkeys(
            (prefers.locale or snapshot.table.locale, snapshot.table.locale, "en")
        )
        translators = [self.client.translator(locale, snapshot).plain for locale in locales]
        called = synonyms_of(self.client.localization, snapshot.table.game, locales)
        action = read_aloud(words, snapshot.offers.get(seat, ()), translators, called)
        if action is None:
            return REFUSED
        try:
            await tables.act(snapshot.table.id, user, None, action)
        except TooSoon:
            return SOON
        except Refused:
            return REFUSED
        return HEARD


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Mentions(client))
