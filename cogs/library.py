"""/games and /rules: what can be played here, and every rule of it by its number."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs._answer import Answer
from cogs._client import Hedgerow
from cogs._refusals import answered
from cogs._token import Step
from engine.event import Line, Typed
from engine.refusals import Illegal

Asked = discord.Interaction[Hedgerow]


class Library(commands.Cog):
    """Answers what can be played and how."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client
        client.steps["rules"] = self._of_table

    @app_commands.command(name="games")
    async def games(self, interaction: Asked) -> None:
        """List the games with seats and minutes."""

        async def work(answer: Answer) -> None:
            voice = self.client.pages.voice(None, answer.locale)
            entries = [
                voice.key(
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
            text = "\n\n".join([f"## {voice.key('ui-games')}", *entries])
            await answer.whisper(self.client.pages.notice(text))

        await answered(self.client, interaction, work)

    @app_commands.command(name="rules")
    async def rules(self, interaction: Asked, game: str, section: str = "") -> None:
        """Show one rule, or the list of them."""

        async def work(answer: Answer) -> None:
            await self._tell(answer, game, section)

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

    async def _of_table(self, answer: Answer, step: Step, _: tuple[str, ...]) -> None:
        seen = await self.client.tables.see(step.table)
        await self._tell(answer, seen.table.game, step.detail)

    async def _tell(self, answer: Answer, game: str, section: str) -> None:
        slug = self.client.slug(game, answer.locale)
        if slug not in self.client.tables.games:
            raise Illegal("refusal-no-such-game", game=Typed(game))
        voice = self.client.pages.voice(None, answer.locale)
        rules = self.client.rules[slug]
        title = voice.key(f"{slug}-title")
        if not section:
            listed = "\n".join(
                f"**{number}** {name}" for number, (name, _) in rules.sections.items()
            )
            more = voice.key("ui-rules-more")
            text = f"## {title}\n{rules.introduction}\n\n{listed}\n-# {more}"
        else:
            number = rules.find(section)
            if number is None:
                raise Illegal("refusal-no-such-rule", section=Typed(section))
            name, body = rules.sections[number]
            text = f"## {title} · {number}. {name}\n{body}"
        await answer.whisper(self.client.pages.notice(text))


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Library(client))
