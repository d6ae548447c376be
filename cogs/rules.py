"""/games and /rules: what can be played here, and every rule of it by its number or a word."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.client import Hedgerow, suggest_games
from cogs.app.command_text import Written
from cogs.app.errors import with_reply
from cogs.controls.custom_id import Control, ControlId
from cogs.controls.items import MENU_OPTIONS, OPTION_LABEL, button, rows, truncate
from cogs.messages.reply import Reply
from cogs.pages.lesson import with_lesson_names
from cogs.pages.message_content import MessageContent, message_content, text_part
from cogs.pages.rules import rule_index, rule_page, search_rules
from engine.api.event import Line, Typed
from engine.api.refusals import Illegal
from engine.api.seats import seat_range
from engine.table.snapshot import TableSnapshot


class RuleBooks(commands.Cog):
    """Shows the games and their rules."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client
        client.router.add_table_handlers({Control.RULES: self._rules_of_table})
        client.router.add_handlers({Control.GAME_RULES: self._turn})

    @app_commands.command(name="games")
    @with_reply
    async def games(self, reply: Reply) -> None:
        """List the games with seats and minutes, each with its rules and, on a server, a start."""
        translator = self.client.translator(reply.locale)
        controls = {
            Control.PLAY: "ui-play",
            Control.LEARN: "ui-learn",
            Control.GAME_RULES: "ui-rules",
        }
        if reply.interaction.guild_id is None:
            del controls[Control.PLAY]
        parts: list[discord.ui.Item[Any]] = [text_part(f"## {translator.text('ui-games')}", 200)]
        for slug, game in self.client.tables.games.items():
            entry = translator.text(
                "ui-game-entry",
                title=Line(f"{slug}-title"),
                blurb=Line(f"{slug}-blurb"),
                **seat_range(game.info.seats),
                shortest=game.info.minutes[0],
                longest=game.info.minutes[1],
            )
            parts.append(text_part(entry, 600))
            parts += rows(
                button(ControlId(0, control, slug).custom_id(), translator.text(label))
                for control, label in controls.items()
            )
        await self.client.open_texts.show(reply, message_content(parts))

    @app_commands.command(name="rules")
    @app_commands.autocomplete(game=suggest_games)
    @with_reply
    async def rules(self, reply: Reply, game: Written, section: Written = "") -> None:
        """Show one rule, those that have a word, or the list of all."""
        await self.client.open_texts.show(reply, await self._page(reply, game, section))

    @rules.autocomplete("section")
    async def _suggest_sections(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        locale = await self.client.locale_of(interaction)
        slug = self.client.game_slug(str(interaction.namespace.game or ""), locale)
        if slug not in self.client.tables.games:
            return []
        book = self.client.localization.rule_book(slug, locale)
        return [
            app_commands.Choice(
                name=truncate(f"{number}. {book.sections[number][0]}", OPTION_LABEL), value=number
            )
            for number in search_rules(book, typed)[:MENU_OPTIONS]
        ]

    async def _turn(self, reply: Reply, detail: str) -> None:
        """Open the page that a button or a menu of the rules names."""
        game, number, place = (*detail.split("."), "", "")[:3]
        content = await self._page(reply, game, reply.values[0] if reply.values else number)
        show = Reply.update if place else self.client.open_texts.show
        await show(reply, content)

    async def _rules_of_table(self, reply: Reply, snapshot: TableSnapshot, _: str) -> None:
        content = await self._page(reply, snapshot.table.game, "")
        await self.client.open_texts.show(reply, content)

    async def _page(self, reply: Reply, game: str, query: str) -> MessageContent:
        """Return the one rule that is meant, else those that have the word; without one all."""
        slug = self.client.require_game(game, reply.locale)
        rules = self.client.tables.games[slug]
        translator = self.client.translator(reply.locale, look=reply.preferences.look)
        if not query.strip("§. "):
            return rule_index(rules, translator)
        found = search_rules(translator.rule_book(slug), query)
        if not found:
            raise Illegal("refusal-no-such-rule", section=Typed(query))
        if len(found) == 1:
            names = with_lesson_names(translator, rules, reply.interaction.user.display_name)
            return await rule_page(self.client.renderer, rules, found[0], names)
        return rule_index(rules, translator, found, query)


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(RuleBooks(client))
