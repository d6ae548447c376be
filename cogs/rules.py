"""/games and /rules: what can be played here, and every rule of it by its number."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.client import Hedgerow
from cogs.app.errors import answered
from cogs.controls.custom_id import ControlId
from cogs.messages.reply import Reply
from cogs.pages.message_content import notice
from engine.api.event import Line, Typed
from engine.api.refusals import Illegal

Asked = discord.Interaction[Hedgerow]


class Library(commands.Cog):
    """Answers what can be played and how."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client
        client.steps["rules"] = self._of_table

    @app_commands.command(name="games")
    async def games(self, interaction: Asked) -> None:
        """List the games with seats and minutes."""

        async def work(reply: Reply) -> None:
            translator = self.client.translator(reply.locale)
            entries = [
                translator.text(
                    "ui-game-entry",
                    title=Line(f"{slug}-title"),
                    blurb=Line(f"{slug}-blurb"),
                    least=min(game.info.seats),
                    most=max(game.info.seats),
                    shortest=game.info.minutes[0],
                    longest=game.info.minutes[1],
                )
                for slug, game in self.client.tables.games.items()
            ]
            text = "\n\n".join([f"## {translator.text('ui-games')}", *entries])
            await reply.send_ephemeral(notice(text))

        await answered(self.client, interaction, work)

    @app_commands.command(name="rules")
    async def rules(self, interaction: Asked, game: str, section: str = "") -> None:
        """Show one rule, or the list of them."""

        async def work(reply: Reply) -> None:
            await self._tell(reply, game, section)

        await answered(self.client, interaction, work)

    @rules.autocomplete("game")
    async def _games(self, interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
        return self.client.game_choices(str(interaction.locale), typed)

    @rules.autocomplete("section")
    async def _sections(self, interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
        slug = self.client.slug(str(interaction.namespace.game or ""), str(interaction.locale))
        if slug not in self.client.tables.games:
            return []
        wanted = typed.casefold()
        titles = [
            (number, f"{number}. {title}")
            for number, (title, _) in self.client.rules[slug].sections.items()
        ]
        return [
            app_commands.Choice(name=title[:100], value=number)
            for number, title in titles
            if wanted in title.casefold()
        ][:25]

    async def _of_table(self, reply: Reply, step: ControlId, _: tuple[str, ...]) -> None:
        snapshot = await self.client.tables.snapshot(step.table)
        await self._tell(reply, snapshot.table.game, step.detail)

    async def _tell(self, reply: Reply, game: str, section: str) -> None:
        slug = self.client.slug(game, reply.locale)
        if slug not in self.client.tables.games:
            raise Illegal("refusal-no-such-game", game=Typed(game))
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
    await client.add_cog(Library(client))
