"""/replay and /fair: finished games step by step, their records, and how a deal is checked."""

from __future__ import annotations

import asyncio

from discord import app_commands
from discord.ext import commands

from cogs.app.client import Hedgerow
from cogs.app.command_rate import (
    CODES_PER_MINUTE,
    MOVING_PER_MINUTE,
    CommandRate,
)
from cogs.app.command_text import Written
from cogs.app.errors import with_reply
from cogs.app.private_tables import open_private
from cogs.app.share_codes import draw_code, halves, read_code
from cogs.controls.custom_id import Control, ControlId, from_base36
from cogs.controls.modals import text_modal
from cogs.messages.reply import Reply
from cogs.pages.account import account_message
from cogs.pages.message_content import notice
from cogs.pages.replay import (
    fair_message,
    moving_message,
    read_place,
    record_message,
    replay_message,
    seat_choice,
    shown_step,
)
from cogs.pages.story import page_number
from engine.api.event import Typed
from engine.api.refusals import Illegal, Stale, Unavailable
from engine.api.written_text import visible
from engine.table import lobby
from engine.table.deal import LONGEST_WORD
from engine.table.model import Stage
from engine.table.private import Player, PrivateOpening, play_on
from engine.table.replay import Replay, accounts
from engine.table.snapshot import TableSnapshot


class Replays(commands.Cog):
    """Shows finished games again, and what their deals were made of."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client
        self._code_rate = CommandRate(CODES_PER_MINUTE, "refusal-too-many-codes")
        self._moving_rate = CommandRate(MOVING_PER_MINUTE, "refusal-too-many-moving")
        client.router.add_table_handlers(
            {
                Control.REPLAY: self._replay,
                Control.REPLAY_SHOW: self._show_everybody,
                Control.PLAY_ON: self._play_on,
                Control.MOVING: self._show_moving,
                Control.SHARE: self._share,
                Control.ACCOUNT: self._account,
                Control.RECORD: self._record,
                Control.FAIR: self._fair,
                Control.WORD: self._add_word,
            }
        )
        client.router.add_handlers({Control.REPLAY_OF: self._replay_of})

    @app_commands.command(name="replay")
    @with_reply
    async def replay(self, reply: Reply, code: Written = "") -> None:
        """Show the first step of this channel's last game, or of one that was shared."""
        if code:
            snapshot = await self._find_shared(reply, code)
        else:
            snapshot = await self.client.find_table(reply)
            if snapshot.table.stage is Stage.CLOSED and snapshot.table.state is None:
                raise Unavailable("refusal-replay-none")
        await self._replay(reply, snapshot)

    @app_commands.command(name="fair")
    @with_reply
    async def fair(self, reply: Reply) -> None:
        """Say how the deal of this channel's table is made, and check it once the game is over."""
        await self._fair(reply, await self.client.find_table(reply))

    async def _replay(self, reply: Reply, snapshot: TableSnapshot, detail: str = "") -> None:
        await self._show(reply, snapshot, reply.values[0] if reply.values else detail)

    async def _show(self, reply: Reply, snapshot: TableSnapshot, detail: str) -> None:
        """Show a step; of none, the first one, in a message of its own."""
        replay = await self._read(reply, snapshot)
        step, view = read_place(detail, replay)
        translator = self.client.translator(reply.locale, replay.snapshot(step))
        content = await replay_message(self.client.renderer, replay, step, view, translator)
        await (reply.update if detail else reply.send_ephemeral)(content)

    async def _read(self, reply: Reply, snapshot: TableSnapshot) -> Replay:
        await self._check_readable(reply, snapshot)
        return await self.client.tables.replays.of(snapshot.table.id)

    async def _check_readable(self, reply: Reply, snapshot: TableSnapshot) -> None:
        """Raise a `Refused` unless the person may see this game here.

        A private one only its person may, and one of another server if that shares replays.
        """
        table = snapshot.table
        if reply.user in table.people:
            return
        if table.guild is None:
            raise Stale("refusal-old-control")
        if table.guild != reply.interaction.guild_id and not await self._shares(table.guild):
            raise Unavailable("refusal-not-shared")

    async def _shares(self, guild: int) -> bool:
        return (await self.client.archive.server_settings(guild)).shares

    async def _find_shared(self, reply: Reply, typed: str) -> TableSnapshot:
        """Return the table of a share code. Raise `Unavailable` if there is none."""
        self._code_rate.check(reply.user)
        code = read_code(typed)
        table = None if code is None else await self.client.archive.shared_table(code)
        if table is None:
            raise Unavailable("refusal-no-such-code", code=Typed(typed))
        reply.table = table
        reply.snapshot = await self.client.tables.snapshot(table)
        return reply.snapshot

    async def _share(self, reply: Reply, snapshot: TableSnapshot, _: str) -> None:
        """Answer with the code by which the replay is opened elsewhere."""
        await self._check_readable(reply, snapshot)
        table = snapshot.table
        if table.guild is None or not await self._shares(table.guild):
            raise Unavailable("refusal-sharing-off")
        if table.is_active:
            raise Unavailable("refusal-replay-running")
        code = await self.client.archive.share(table.id, draw_code())
        if code is None:  # it has just been deleted
            raise Unavailable("refusal-no-such-table")
        translator = self.client.translator(reply.locale, snapshot)
        first, second = map(Typed, halves(code))
        text = translator.text("ui-share-code", first=first, second=second)
        await reply.send_ephemeral(notice(text))

    async def _replay_of(self, reply: Reply, _: str) -> None:
        """Show the game of this server that was chosen in a history."""
        try:
            snapshot = await self.client.tables.snapshot(from_base36("".join(reply.values)))
        except ValueError:
            raise Stale("refusal-old-control") from None
        if snapshot.table.guild != reply.require_guild():
            raise Stale("refusal-old-control")
        await self._show(reply, snapshot, "")

    async def _show_everybody(self, reply: Reply, snapshot: TableSnapshot, detail: str) -> None:
        """Post a step into the channel, in the language of its server."""
        replay = await self._read(reply, snapshot)
        step, view = read_place(detail, replay)
        locale = str(reply.interaction.guild_locale or reply.locale)
        translator = self.client.translator(locale, replay.snapshot(step))
        who = reply.interaction.user.display_name
        content = await shown_step(self.client.renderer, replay, step, view, translator, who)
        await reply.send_public(content)

    async def _show_moving(self, reply: Reply, snapshot: TableSnapshot, detail: str) -> None:
        """Answer with the moves up to a step as a moving picture, to keep or to pass on."""
        self._moving_rate.check(reply.user)
        replay = await self._read(reply, snapshot)
        step, view = read_place(detail, replay)
        look = reply.preferences.look
        translator = self.client.translator(reply.locale, replay.snapshot(step), look)
        content = await moving_message(self.client.renderer, replay, step, view, translator)
        await reply.send_ephemeral(content)

    async def _play_on(self, reply: Reply, snapshot: TableSnapshot, detail: str) -> None:
        """Open a private table that goes on from a step, on the seat whose view is chosen."""
        place, _, replaces = (reply.values[0] if reply.values else detail).partition("!")
        replay = await self._read(reply, snapshot)
        step, view = read_place(place, replay)
        if not view.isdecimal():
            translator = self.client.translator(reply.locale, snapshot)
            await reply.send_ephemeral(seat_choice(replay, step, translator))
            return

        async def opening(player: Player) -> PrivateOpening:
            # In a thread: it looks at many earlier steps where questions stay open for long.
            return await asyncio.to_thread(play_on, player, replay, step, int(view))

        replace_id = ControlId(snapshot.table.id, Control.PLAY_ON, f"{step}.{view}!new").custom_id()
        await open_private(self.client, reply, opening, replace_id, replaces=bool(replaces))

    async def _account(self, reply: Reply, snapshot: TableSnapshot, page: str) -> None:
        """Say how the scores came about, also of a game that is not over."""
        await self._check_readable(reply, snapshot)
        counted = accounts(snapshot.game, await self.client.tables.replays.steps(snapshot))
        translator = self.client.translator(reply.locale, snapshot, reply.preferences.look)
        number = page_number(page, 0)
        content = await account_message(
            self.client.renderer, snapshot, tuple(counted), translator, number
        )
        await (reply.update(content) if page else self.client.open_texts.show(reply, content))

    async def _record(self, reply: Reply, snapshot: TableSnapshot, _: str) -> None:
        await self._check_readable(reply, snapshot)
        record = await self.client.tables.replays.record(snapshot.table.id)
        translator = self.client.translator(reply.locale, snapshot)
        await reply.send_ephemeral(record_message(record, snapshot.table.id, translator))

    async def _fair(self, reply: Reply, snapshot: TableSnapshot, _: str = "") -> None:
        await self._check_readable(reply, snapshot)
        translator = self.client.translator(reply.locale, snapshot)
        await self.client.open_texts.show(reply, fair_message(snapshot, translator, reply.user))

    async def _add_word(self, reply: Reply, snapshot: TableSnapshot, _: str) -> None:
        """Ask for a word, then add it to what the person contributes to the deal."""
        translator = self.client.translator(reply.locale, snapshot)
        if not reply.is_modal:
            custom_id = ControlId(snapshot.table.id, Control.WORD).custom_id("w")
            title, label = translator.text("ui-word"), translator.text("ui-word-label")
            await reply.open_modal(text_modal(custom_id, title, label, LONGEST_WORD))
            return
        word = visible("".join(reply.values)[:LONGEST_WORD])
        if not word:
            raise Illegal("refusal-no-word")
        await self.client.tables.change(snapshot.table.id, lobby.add_word(reply.user, word))
        after = await self.client.tables.snapshot(snapshot.table.id)
        await reply.update(fair_message(after, translator, reply.user))


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Replays(client))
