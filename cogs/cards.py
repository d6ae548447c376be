"""/card and the menus of cards: what a card, a tile or a rule of a game is."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.client import Hedgerow, suggest_games
from cogs.app.command_text import Written
from cogs.app.errors import with_reply
from cogs.controls.custom_id import Control
from cogs.controls.items import MENU_OPTIONS, OPTION_LABEL, truncate
from cogs.messages.reply import Reply
from cogs.pages.cards import card_message, cards_found_message, search_cards
from cogs.text.localization import FALLBACK_LOCALE
from engine.api.event import Typed
from engine.api.game import AnyGame
from engine.api.refusals import Illegal, Stale


class Cards(commands.Cog):
    """Shows single cards, privately or to everybody."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client
        client.router.add_handlers(
            {Control.CARD: self._choose, Control.CARD_SHOW: self._show_everybody}
        )

    @app_commands.command(name="card")
    @app_commands.autocomplete(game=suggest_games)
    @with_reply
    async def card(self, reply: Reply, game: Written, name: Written) -> None:
        """Show what a card of a game is, or the cards that the name may mean."""
        slug = self.client.require_game(game, reply.locale)
        found = self._search(slug, name, reply.locale)
        if not found:
            raise Illegal("refusal-no-such-card", card=Typed(name))
        if len(found) == 1:
            await self._show(reply, slug, found[0])
            return
        rules, translator = self.client.tables.games[slug], self.client.translator(reply.locale)
        await self.client.open_texts.show(
            reply, cards_found_message(rules, found, name, translator)
        )

    @card.autocomplete("name")
    async def _suggest_cards(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        locale = await self.client.locale_of(interaction)
        slug = self.client.game_slug(str(interaction.namespace.game or ""), locale)
        if slug not in self.client.tables.games:
            return []
        cards, plain = self.client.tables.games[slug].cards, self.client.translator(locale).plain
        return [
            app_commands.Choice(name=truncate(plain(cards[word].name), OPTION_LABEL), value=word)
            for word in self._search(slug, typed, locale)[:MENU_OPTIONS]
        ]

    def _search(self, slug: str, query: str, locale: str) -> tuple[str, ...]:
        """Return the cards that a name means in the reader's language, or in English."""
        locales = dict.fromkeys((locale, FALLBACK_LOCALE))
        translators = [self.client.translator(each) for each in locales]
        return search_cards(self.client.tables.games[slug], query, translators)

    async def _choose(self, reply: Reply, detail: str) -> None:
        """Show the card that was chosen in a menu."""
        await self._show(reply, detail.partition(".")[0], "".join(reply.values))

    async def _show(self, reply: Reply, slug: str, word: str) -> None:
        game, look = self._require(slug, word), reply.preferences.look
        translator = self.client.translator(reply.locale, look=look)
        content = await card_message(self.client.renderer, game, word, translator)
        await self.client.open_texts.show(reply, content)

    async def _show_everybody(self, reply: Reply, detail: str) -> None:
        """Post a card into the channel, in the language of its server."""
        slug, _, word = detail.partition(".")
        game = self._require(slug, word)
        translator = self.client.translator(str(reply.interaction.guild_locale or reply.locale))
        who = reply.interaction.user.display_name
        content = await card_message(self.client.renderer, game, word, translator, who)
        await reply.send_public(content)

    def _require(self, slug: str, word: str) -> AnyGame:
        """Return a game that has this card. Raise `Illegal` or `Stale`."""
        game = self.client.tables.require_game(slug)
        if word not in game.cards:
            raise Stale("refusal-old-control")
        return game


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Cards(client))
