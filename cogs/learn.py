"""/learn: a game step by step, in a message that only its reader sees. No table is touched."""

from __future__ import annotations

from secrets import token_bytes

from discord import app_commands
from discord.ext import commands

from cogs.app.client import Hedgerow, suggest_games
from cogs.app.command_text import Written
from cogs.app.errors import with_reply
from cogs.app.private_tables import open_private
from cogs.controls.custom_id import Control, ControlId
from cogs.messages.ephemeral_message import OpenTexts
from cogs.messages.reply import Reply
from cogs.pages.lesson import lesson_message, read_lesson_place, with_lesson_names
from engine.table.lesson import seats_of
from engine.table.model import Cause, Strength
from engine.table.past import is_move
from engine.table.private import Player, PrivateOpening, new_game
from engine.table.snapshot import TableSnapshot


class Lessons(commands.Cog):
    """Shows the lessons of the games."""

    def __init__(self, client: Hedgerow) -> None:
        self.client, self._open_lessons = client, OpenTexts()
        client.router.add_handlers(
            {Control.LEARN: self._learn, Control.LESSON_GAME: self._play_short_game}
        )

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
        content = await lesson_message(
            client.renderer,
            game,
            place,
            with_lesson_names(translator, game, reply.interaction.user.display_name),
            can_play=reply.interaction.guild_id is not None,
        )
        # A lesson is no open text: the rules that are opened from it stand beside it.
        await (reply.update(content) if step else self._open_lessons.show(reply, content))

    async def _play_short_game(self, reply: Reply, detail: str) -> None:
        """Open a private table for a short game against the sleepy house.

        Its tips are shown again, if the person has not turned tips off.
        """
        slug, _, replaces = detail.partition(".")
        client, user = self.client, reply.user
        game = client.tables.require_game(slug)

        async def opening(player: Player) -> PrivateOpening:
            seen = reply.preferences.tips_seen
            others = tuple(each for each in seen if not each.startswith(f"{slug}."))
            await client.archive.update_preferences(user, tips_seen=others)
            chosen = game.lesson.short_game
            seats = seats_of(game)
            return new_game(player, game, seats, token_bytes(32), chosen, Strength.SLEEPY)

        replace_id = ControlId(0, Control.LESSON_GAME, f"{slug}.new").custom_id()

        async def is_wanted(there: TableSnapshot) -> bool:
            """Return True for such a game without a move of theirs: an earlier press opened it."""
            if (there.table.game, there.table.house) != (slug, Strength.SLEEPY):
                return False
            log = await client.archive.log(there.table.id)
            return not any(each.cause is Cause.PERSON and is_move(each) for each in log)

        await open_private(
            client, reply, opening, replace_id, replaces=bool(replaces), is_wanted=is_wanted
        )


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Lessons(client))
