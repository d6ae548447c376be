"""/learn: a game step by step, in a message that only its reader sees. No table is touched."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.app.client import Hedgerow, suggest_games
from cogs.app.command_text import Written
from cogs.app.errors import with_reply
from cogs.controls.custom_id import Control
from cogs.messages.reply import Reply
from cogs.pages.lesson import lesson_message, read_lesson_place
from cogs.text.localization import unnamed_seat
from cogs.text.translator import house_name
from cogs.text.user_text import Name
from engine.table.lesson import READER, seats_of


class Lessons(commands.Cog):
    """Shows the lessons of the games."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client
        client.router.add_handlers({Control.LEARN: self._learn})

    @app_commands.command(name="learn")
    @app_commands.autocomplete(game=suggest_games)
    @with_reply
    async def learn(self, reply: Reply, game: Written) -> None:
        """Show the first step of a game's lesson."""
        await self._learn(reply, self.client.require_game(game, reply.locale))

    async def _learn(self, reply: Reply, detail: str) -> None:
        """Show a step; from within a lesson, in the same message."""
        slug, _, step = detail.partition(".")
        game = self.client.tables.require_game(slug)
        place = read_lesson_place(detail, game)
        client = self.client
        translator = client.translator(reply.locale, look=reply.preferences.look)
        reader = Name(reply.interaction.user.display_name)
        if not reader.plain:
            reader = Name(translator.plain(unnamed_seat(READER)))
        house = (
            house_name(client.localization, face, reply.locale)
            for face in range(seats_of(game) - 1)
        )
        content = await lesson_message(
            client.renderer,
            game,
            place,
            translator.with_names((reader, *house)),
            can_play=reply.interaction.guild_id is not None,
        )
        await (reply.update if step else reply.send_ephemeral)(content)


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Lessons(client))
