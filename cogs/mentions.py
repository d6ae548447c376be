"""A mention of the bot in a table's channel: the words beside it count as a move.

A phrase that the rules want said aloud is said where the table is. Discord gives the words of a
message that mentions the bot without the privileged intent, and no others. The only answer is a
reaction to the message, so that talk stays talk.
"""

from __future__ import annotations

import logging
import re
from contextlib import suppress
from functools import partial

import discord
from discord.ext import commands

from cogs.app.client import Hedgerow
from cogs.messages.request_errors import REQUEST_ERRORS
from cogs.messages.request_pace import PRECEDENCE, Precedence, Urgency
from cogs.typed_moves.matching import read_in_one
from cogs.typed_moves.synonyms import synonyms_of
from engine.api.refusals import Refused, TooSoon
from engine.table.model import Stage

log = logging.getLogger("hedgerow.mentions")

#: The reactions: the move is made, it waits a little, it is not possible now.
HEARD, SOON, REFUSED = "👂", "⏳", "🤷"


class Mentions(commands.Cog):
    """Turns what people say to the bot into moves."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Make the move that a person writes beside a mention of the bot, if it is one."""
        words = self._words(message)
        if not words or not await self.client.archive.ownership.take(message.id):
            return
        # A reaction counts against the bot's requests, and every message that waits matters more.
        PRECEDENCE.set(Precedence(Urgency.REST))
        try:
            reaction = await self._move(message, words)
            if reaction is not None:
                await message.add_reaction(reaction)
        except REQUEST_ERRORS as error:
            # A reaction is a courtesy: without the permission, or the message, there is none.
            log.info("a mention got no reaction (%s)", type(error).__name__)
        except Exception:
            log.exception("a mention could not be answered")

    def _words(self, message: discord.Message) -> str:
        """Return what a person wrote beside a mention on a server; "" for any other message."""
        bot = self.client.user
        if bot is None or message.guild is None or message.author.bot or message.webhook_id:
            return ""
        parts = re.split(rf"<@!?{bot.id}>", message.content)
        return " ".join(" ".join(parts).split()) if len(parts) > 1 else ""

    async def _move(self, message: discord.Message, words: str) -> str | None:
        """Make the move; return the reaction, or `None` for a person who does not play here.

        Also `None` for one who has sent too many commands and mentions lately.
        """
        user, tables = message.author.id, self.client.tables
        try:
            # It counts as a command; beyond the limit an answer would be what a flood wants.
            self.client.command_rate.check(user)
            snapshot = await tables.in_channel(message.channel.id)
        except Refused:
            return None
        table, seat = snapshot.table, snapshot.table.seat_of(user)
        if seat is None or table.stage is not Stage.PLAY:
            return None
        self.client.table_messages.turn_pings.note_act(user, by_dm=False)
        preferences = await self.client.archive.preferences(user)
        locales = dict.fromkeys((preferences.reads or table.locale, table.locale, "en"))
        translators = [self.client.translator(locale, snapshot).plain for locale in locales]
        synonyms = synonyms_of(self.client.localization, table.game, locales)
        offers, after = snapshot.offers.get(seat, ()), partial(snapshot.offers_after, seat)
        actions = read_in_one(words, offers, translators, synonyms, after)
        if not actions:
            return REFUSED
        try:
            for action in actions:
                await tables.act(table.id, user, None, action, table.went_back)
        except TooSoon as refusal:
            with suppress(TooSoon):  # it would wait too long
                tables.early_moves.keep(table.id, user, action, refusal)
            return SOON if tables.early_moves.find(table.id, user) else REFUSED
        except Refused:
            return REFUSED
        return HEARD


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Mentions(client))
