"""/games and /rules: what can be played here, and every rule of it by its number."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.client import Hedgerow, matching_choices, suggest_games
from cogs.app.command_text import Written
from cogs.app.errors import with_reply
from cogs.controls.custom_id import Control, ControlId
from cogs.controls.items import button, rows
from cogs.messages.reply import Reply
from cogs.pages.message_content import message_content, notice, text_part
from engine.api.event import Line, Typed
from engine.api.refusals import Illegal
from engine.table.snapshot import TableSnapshot


class RuleBooks(commands.Cog):
    """Shows the games and their rules."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client
        client.router.add_table_handlers({Control.RULES: self._rules_of_table})
        client.router.add_handlers({Control.GAME_RULES: self._rules_of_game})

    @app_commands.command(name="games")
    @with_reply
    async def games(self, reply: Reply) -> None:
        """List the games with seats and minutes, each with its rules and, on a server, a start."""
        translator = self.client.translator(reply.locale)
        controls = {Control.PLAY: "ui-play", Control.GAME_RULES: "ui-rules"}
        if reply.interaction.guild_id is None:
            del controls[Control.PLAY]
        parts: list[discord.ui.Item[Any]] = [text_part(f"## {translator.text('ui-games')}", 200)]
        for slug, game in self.client.tables.games.items():
            entry = translator.text(
                "ui-game-entry",
                title=Line(f"{slug}-title"),
                blurb=Line(f"{slug}-blurb"),
                least=min(game.info.seats),
                most=max(game.info.seats),
                spread=max(game.info.seats) - min(game.info.seats),
                shortest=game.info.minutes[0],
                longest=game.info.minutes[1],
            )
            parts.append(text_part(entry, 600))
            parts += rows(
                button(ControlId(0, control, slug).custom_id(), translator.text(label))
                for control, label in controls.items()
            )
        await reply.send_ephemeral(message_content(parts))

    @app_commands.command(name="rules")
    @app_commands.autocomplete(game=suggest_games)
    @with_reply
    async def rules(self, reply: Reply, game: Written, section: Written = "") -> None:
        """Show one rule, or the list of them."""
        await self._show(reply, game, section)

    @rules.autocomplete("section")
    async def _suggest_sections(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        locale = await self.client.locale_of(interaction)
        slug = self.client.game_slug(str(interaction.namespace.game or ""), locale)
        if slug not in self.client.tables.games:
            return []
        sections = self.client.rules[slug].sections.items()
        named = ((number, f"{number}. {title}") for number, (title, _) in sections)
        return matching_choices(typed, named)

    async def _rules_of_game(self, reply: Reply, game: str) -> None:
        await self._show(reply, game, "")

    async def _rules_of_table(self, reply: Reply, snapshot: TableSnapshot, section: str) -> None:
        await self._show(reply, snapshot.table.game, section)

    async def _show(self, reply: Reply, game: str, section: str) -> None:
        slug = self.client.require_game(game, reply.locale)
        translator = self.client.translator(reply.locale)
        rules = self.client.rules[slug]
        title = translator.text(f"{slug}-title")
        if not section:
            listed = "\n".join(
                f"**{number}** {name}" for number, (name, _) in rules.sections.items()
            )
            more = translator.text("ui-rules-more")
            text = f"## {title}\n{rules.introduction}\n\n{listed}\n-# {more}"
        else:
            number = rules.find(section)
            if number is None:
                raise Illegal("refusal-no-such-rule", section=Typed(section))
            name, body = rules.sections[number]
            text = f"## {title} · {number}. {name}\n{body}"
        await reply.send_ephemeral(notice(text))


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(RuleBooks(client))
