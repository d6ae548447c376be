"""/hand, and the buttons that show a person their own hand or everybody the table in words."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.app.client import Hedgerow
from cogs.app.errors import with_reply
from cogs.controls.custom_id import Control
from cogs.messages.reply import Reply
from cogs.pages.cards import card_menus
from cogs.pages.hint import hint_note, hint_question, hint_selection, may_be_capped
from cogs.pages.message_content import MessageContent
from cogs.pages.story import cards_message, page_number, story_message
from cogs.pages.text_alternative import open_hands_message, text_alternative_message
from engine.api.refusals import NotSeated, Unavailable
from engine.table.replay import without_begun
from engine.table.snapshot import TableSnapshot


class Hands(commands.Cog):
    """Shows people their hands, and tables as text."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client
        client.router.add_table_handlers(
            {
                Control.HAND: self._show,
                Control.MOVE: self._show,
                Control.BACK: self._show,
                Control.REFRESH: self._show,
                Control.HINT: self._hint,
                Control.HINT_CONFIRMED: self._hint_confirmed,
                Control.READ: self._read_table,
                Control.READ_HAND: self._read_hand,
                Control.CARDS: self._read_cards,
                Control.STORY: self._read_story,
                Control.OPEN_HANDS: self._read_open_hands,
                Control.TIPS_OFF: self._turn_tips_off,
            }
        )

    @app_commands.command(name="hand")
    @with_reply
    async def hand(self, reply: Reply) -> None:
        """Show the caller's hand and what they may do."""
        await self._show(reply, await self.client.find_table(reply))

    async def _show(self, reply: Reply, snapshot: TableSnapshot, _: str = "") -> None:
        seat = _require_seat(snapshot, reply.user)
        await self.client.table_messages.show_hand(reply, snapshot, seat)

    async def _hint(self, reply: Reply, snapshot: TableSnapshot, _: str) -> None:
        """Show a hint, but first ask a person to whom it costs something."""
        seat = _require_seat(snapshot, reply.user)
        if seat in snapshot.awaited and may_be_capped(snapshot, seat):
            translator = self.client.translator(reply.locale, snapshot)
            await reply.update(hint_question(snapshot, translator))
        else:
            await self._hint_confirmed(reply, snapshot)

    async def _hint_confirmed(self, reply: Reply, snapshot: TableSnapshot, _: str = "") -> None:
        """Show the hand with the move that the house would make, to be confirmed."""
        hint = await self.client.tables.hints.ask(snapshot.table.id, reply.user)
        snapshot = await self.client.tables.snapshot(snapshot.table.id)
        seat = _require_seat(snapshot, reply.user)
        translator = self.client.translator(reply.locale, snapshot)
        note = hint_note(snapshot, seat, hint, translator)
        show_hand = self.client.table_messages.show_hand
        await show_hand(reply, snapshot, seat, hint_selection(hint), note)

    async def _turn_tips_off(self, reply: Reply, snapshot: TableSnapshot, _: str) -> None:
        """Show no more tips to a person, and their hand without the one beside it."""
        seat = _require_seat(snapshot, reply.user)
        await self.client.archive.update_preferences(reply.user, tips=False)
        reply.preferences = replace(reply.preferences, tips=False)
        note = self.client.translator(reply.locale).text("ui-tips-are-off")
        await self.client.table_messages.show_hand(reply, snapshot, seat, note=note)

    async def _read_table(self, reply: Reply, snapshot: TableSnapshot, _: str) -> None:
        translator = self.client.translator(reply.locale, snapshot)
        await self._read(reply, text_alternative_message(snapshot, None, translator))

    async def _read_hand(self, reply: Reply, snapshot: TableSnapshot, _: str) -> None:
        seat = _require_seat(snapshot, reply.user)
        translator = self.client.translator(reply.locale, snapshot)
        await self._read(reply, text_alternative_message(snapshot, seat, translator))

    async def _read_cards(self, reply: Reply, snapshot: TableSnapshot, page: str) -> None:
        if snapshot.table.state is None:
            raise Unavailable("refusal-table-over")
        translator = self.client.translator(reply.locale, snapshot)
        cards = snapshot.picture(None).cards
        game, words = snapshot.game, snapshot.game.cards_of(snapshot.view(None))
        menus = card_menus(game, words, translator)
        number = page_number(page, 0)
        title = translator.text_of(snapshot.table.game, f"ui-{Control.CARDS}")
        table = snapshot.table.id
        content = cards_message(table, cards, translator, number, menus, title)
        await self._read(reply, content, page)

    async def _read_story(self, reply: Reply, snapshot: TableSnapshot, page: str) -> None:
        events = await self.client.tables.replays.story(snapshot.table.id)
        if (outcome := snapshot.table.outcome) is not None:
            events = (*events, outcome.reason)
        events = without_begun(snapshot.game.info, events)
        translator = self.client.translator(reply.locale, snapshot)
        content = story_message(snapshot.table.id, events, translator, page_number(page, -1))
        await self._read(reply, content, page)

    async def _read_open_hands(self, reply: Reply, snapshot: TableSnapshot, _: str) -> None:
        translator = self.client.translator(reply.locale, snapshot)
        await self._read(reply, open_hands_message(snapshot, translator))

    async def _read(self, reply: Reply, content: MessageContent, page: str = "") -> None:
        """Show a text in place of the one the person has open, so that none pile up."""
        if page:
            await reply.update(content)
            return
        await self.client.open_texts.show(reply, content)


def _require_seat(snapshot: TableSnapshot, user: int) -> int:
    """Return the seat whose hand a person may see, in play and after it.

    Raise `Unavailable` where no cards were dealt, and `NotSeated`.
    """
    if snapshot.table.state is None:
        raise Unavailable("refusal-not-begun" if snapshot.table.is_active else "refusal-table-over")
    seat = snapshot.table.seat_of(user)
    if seat is None:
        raise NotSeated("refusal-not-seated")
    return seat


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Hands(client))
