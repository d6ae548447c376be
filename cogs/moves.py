"""Every move: buttons, menus, modals and /move; all of them end in `Tables.act`."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.app.client import Hedgerow
from cogs.app.command_text import Written
from cogs.app.errors import SeveralTables, with_reply
from cogs.app.move_words import answer_beside_hand, is_possible, make_move, read_words, why_not
from cogs.controls.custom_id import Control, MoveId
from cogs.controls.items import truncate
from cogs.controls.modals import offer_modal
from cogs.controls.offer_controls import (
    Selection,
    is_pause,
    needs_modal,
    options_at,
    past_single_branches,
    unpacked,
)
from cogs.messages.reply import Reply
from cogs.pages.hand import early_note
from cogs.pages.moved import told_of
from cogs.typed_moves.candidates import list_moves
from engine.api.action import Action, Offer, Pick, admits
from engine.api.event import Typed
from engine.api.refusals import (
    Illegal,
    NotOffered,
    NotSeated,
    NotYourTurn,
    Refused,
    Stale,
    TooSoon,
)
from engine.api.seats import seat_names
from engine.table import attendance
from engine.table.attendance import seat_in_play
from engine.table.play import explain_refusal
from engine.table.snapshot import TableSnapshot

#: A move by DM is compared with the offers of so many tables; of more, a person says which.
_TABLES_READ = 5

#: So many people's last clicks are remembered, for double clicks.
_MADE = 2_000


class Moves(commands.Cog):
    """Turns clicks and typed words into actions."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client
        #: (table, user) -> the last click that made a move, with its values
        self._made: OrderedDict[tuple[int, int], tuple[MoveId, tuple[str, ...]]] = OrderedDict()
        client.router.add_move_handler(self._click)

    @app_commands.command(name="move")
    @with_reply
    async def move(self, reply: Reply, move: Written) -> None:
        """Make the typed move, if it is one of the caller's own."""
        if reply.by_dm:
            snapshot, words = await self._find_table_by_move(reply, move)
            reply.table, reply.snapshot = snapshot.table.id, snapshot
        else:
            snapshot, words = await self.client.find_table(reply), move
        snapshot = await self._come_back(reply, snapshot)
        *before, action = self._read(snapshot, reply, words) or (None,)
        if action is None:
            raise Illegal("refusal-unread-move", move=Typed(move))
        seat = seat_in_play(snapshot.table, reply.user)
        for offer in snapshot.offers.get(seat, ()):
            begun = offer.verb == action.verb and _is_half_made(offer, action)
            if begun and not admits(offer, action):
                if needs_modal(offer):
                    await self._open_modal(reply, snapshot, seat, offer)
                    return
                path = past_single_branches(offer, action.args)
                selection = Selection(offer.ask, offer.verb, path)
                await self._go_on(reply, snapshot, seat, selection)
                return
        try:
            for first in before:
                await self.client.tables.act(
                    snapshot.table.id, reply.user, None, first, snapshot.table.went_back
                )
            await self._act(reply, snapshot, seat, None, action)
        except NotOffered as refusal:
            raise why_not(self.client, snapshot, seat, reply.locale, words) from refusal

    @move.autocomplete("move")
    async def _suggest_moves(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Return the caller's own open moves; nobody else sees them."""
        locale, user = await self.client.locale_of(interaction), interaction.user.id
        wanted = typed.casefold()
        tables: tuple[TableSnapshot, ...]
        try:
            if interaction.guild_id is None:
                tables = await self.client.waiting_tables(user)
            else:
                tables = (await self.client.tables.in_channel(interaction.channel_id or 0),)
        except Refused:
            return []
        choices: list[app_commands.Choice[str]] = []
        for snapshot in tables:
            seat = snapshot.table.seat_of(user)
            if seat is None:
                continue
            translator = self.client.translator(locale, snapshot)
            suffix = f" ({self.client.table_label(snapshot, locale)})" if len(tables) > 1 else ""
            prefix = _table_prefix(snapshot) if len(tables) > 1 else ""
            for text, label in list_moves(snapshot.offers.get(seat, ()), translator.plain):
                fits = wanted in label.casefold() or wanted in text
                if fits and len(value := prefix + text) <= 100:
                    name = truncate(label, 100 - len(suffix)) + suffix
                    choices.append(app_commands.Choice(name=name[:100], value=value))
                if len(choices) == 25:
                    return choices
        return choices

    async def _find_table_by_move(self, reply: Reply, move: str) -> tuple[TableSnapshot, str]:
        """Return the table at which a move typed by DM can be made, and the move's words.

        A move that was suggested among those of several tables begins with its table. Raise
        `SeveralTables` where the move fits several of them, or none, or where too many wait.
        """
        tables = await self.client.waiting_tables(reply.user)
        for snapshot in tables:
            if move.startswith(_table_prefix(snapshot)):
                return snapshot, move.removeprefix(_table_prefix(snapshot))
        read = tables if len(tables) <= _TABLES_READ else ()
        admitting = tuple(
            each
            for each in read
            if is_possible(each, each.table.seat_of(reply.user), self._read(each, reply, move))
        )
        if len(tables) > 1 and len(admitting) != 1:
            raise SeveralTables(admitting or tables, Control.HAND)
        return (admitting or tables)[0], move

    def _read(self, snapshot: TableSnapshot, reply: Reply, move: str) -> tuple[Action, ...]:
        seat = seat_in_play(snapshot.table, reply.user)
        return read_words(self.client, snapshot, seat, reply.locale, move)

    async def _click(self, reply: Reply, snapshot: TableSnapshot, move: MoveId) -> None:
        """Make the move of a click; the second one of a double click shows what the first did."""
        try:
            await self._make(reply, snapshot, move)
        except Stale:
            after = await self.client.tables.snapshot(move.table)
            seat = seat_in_play(after.table, reply.user)
            is_same = self._made.get((move.table, reply.user)) == (move, reply.values)
            if not is_same or after.table.last_seat != seat:  # others have moved since
                raise
            if reply.is_on_public_message:
                await reply.acknowledge()
                return
            await self.client.table_messages.show_hand(reply, after, seat)

    async def _make(self, reply: Reply, snapshot: TableSnapshot, move: MoveId) -> None:
        """Make the move of a click; where it is half-made, or must be written, ask for the rest."""
        reply.selection = Selection(
            move.ask, move.verb, move.path if reply.values else move.path[:-1], move.page
        )
        snapshot = await self._come_back(reply, snapshot)
        seat = seat_in_play(snapshot.table, reply.user)
        if move.seat is not None and move.seat != seat:
            raise NotSeated("refusal-not-your-panel")
        offer = _open_offer(snapshot, seat, move)
        if needs_modal(offer) and not reply.is_modal:
            await self._open_modal(reply, snapshot, move.seat, offer)
            return
        path = unpacked(offer, move.path) if move.is_confirmed else move.path
        action = Action(move.verb, (*path, *reply.values))
        if reply.preferences.confirm and not move.is_confirmed and _is_to_confirm(offer, action):
            selection = Selection(move.ask, move.verb, action.args, is_complete=True)
            await self.client.table_messages.show_hand(reply, snapshot, seat, selection)
            return
        if _is_half_made(offer, action):
            path = past_single_branches(offer, action.args)
            selection = Selection(move.ask, move.verb, path, move.page)
            await self.client.table_messages.show_hand(reply, snapshot, seat, selection)
            return
        await self._act(reply, snapshot, seat, move.ask, action, move)

    async def _go_on(
        self, reply: Reply, snapshot: TableSnapshot, seat: int, selection: Selection
    ) -> None:
        """Let a person choose the rest of a typed move, in their hand by DM if that is there."""
        client, channel, answer = self.client, reply.interaction.channel_id, None
        if await client.table_messages.dm_hands.begin(reply, snapshot, seat, selection):
            translator = client.translator(reply.locale, snapshot)
            told = [translator.text("ui-move-begun")]
            answer = await answer_beside_hand(client, snapshot, seat, channel, translator, told)
        if answer is None:
            await client.table_messages.show_hand(reply, snapshot, seat, selection)
        else:
            await client.open_notices.show(reply, answer)

    async def _come_back(self, reply: Reply, snapshot: TableSnapshot) -> TableSnapshot:
        """Return the table after a person for whom the house plays has tried any move.

        Their seat is theirs again, even if the house has just answered that question.
        """
        table, seat = snapshot.table, snapshot.table.seat_of(reply.user)
        if seat is None or not table.is_active or not table.seats[seat].is_covered:
            return snapshot
        self.client.table_messages.note_return(reply, table, seat)
        with suppress(Refused):  # they have just come back by another click
            await self.client.tables.change(table.id, attendance.come_back(reply.user))
        return await self.client.tables.snapshot(table.id)

    async def _open_modal(
        self, reply: Reply, snapshot: TableSnapshot, seat: int | None, offer: Offer
    ) -> None:
        translator = self.client.translator(reply.locale, snapshot)
        await reply.open_modal(offer_modal(snapshot.table, seat, offer, translator))

    async def _act(
        self,
        reply: Reply,
        before: TableSnapshot,
        seat: int,
        ask: str | None,
        action: Action,
        click: MoveId | None = None,
    ) -> None:
        """Commit the move, then answer with the present hand, or by the table message alone.

        What comes a little too early is kept and made when it may be; the hand says when.
        """
        preferences, user = reply.preferences, reply.user
        seen = await self.client.table_messages.contexts.note_tips_seen(before, user, preferences)
        reply.preferences = replace(preferences, tips_seen=seen)
        translator = self.client.translator(reply.locale, before)
        try:
            after, events = await make_move(self.client, before, user, ask, action)
            told = told_of(events, translator)
        except TooSoon as refusal:
            early = self.client.tables.early_moves.keep(before.table.id, user, action, refusal)
            after, told = before, [early_note(early, translator)]
        else:
            await self.client.open_texts.fold_beside(reply)  # the hand comes last again
            if click is not None:
                self._made[before.table.id, user] = (click, reply.values)
                self._made.move_to_end((before.table.id, user))
                if len(self._made) > _MADE:
                    self._made.popitem(last=False)
        if click is None and reply.by_dm:
            channel = reply.interaction.channel_id
            answer = await answer_beside_hand(self.client, after, seat, channel, translator, told)
            if answer is not None:
                await self.client.open_notices.show(reply, answer)
                if after is before:
                    self.client.table_messages.refresh_hand(before.table.id, user)
                return
        selection = _new_question(before, after, seat) if reply.is_on_public_message else None
        is_kept = after is before
        if reply.is_on_public_message and selection is None and not (reply.missed or is_kept):
            await reply.acknowledge()
            return
        await self.client.table_messages.show_hand(reply, after, seat, selection)


def _table_prefix(snapshot: TableSnapshot) -> str:
    """Return how a move begins that was suggested among those of several tables."""
    return f"#{snapshot.table.id} "


def _open_offer(snapshot: TableSnapshot, seat: int, move: MoveId) -> Offer:
    """Return the offer that a click answers.

    Raise `NotYourTurn` where a button of the table asks others alone, with the game's reason if it
    has one, and `Stale` where the offer is no longer open or moves were taken back since.
    """
    if move.went_back != snapshot.table.went_back:
        raise Stale("refusal-went-back")
    for offer in snapshot.offers.get(seat, ()):
        if (offer.verb, offer.ask) == (move.verb, move.ask):
            return offer
    asked = snapshot.asked(move.verb, move.ask) if move.seat is None else ()
    if asked and (seat, move.ask) not in snapshot.table.answered:
        refused = NotYourTurn("refusal-not-your-turn", seats=seat_names(asked))
        action = Action(move.verb, move.path)
        if any(admits(offer, action) for offer in snapshot.offers[asked[0]]):
            why = explain_refusal(snapshot.table, snapshot.game, snapshot.offers, seat, action)
            if isinstance(why, NotYourTurn):
                raise why
            refused.why = None if isinstance(why, NotOffered) else why.line
        raise refused
    raise Stale("refusal-stale")


def _new_question(before: TableSnapshot, after: TableSnapshot, seat: int) -> Selection | None:
    """Return the private question that a click at the table has opened for its seat, if any."""
    known = {offer.verb for offer in before.offers.get(seat, ())}
    return next(
        (
            Selection(offer.ask, offer.verb)
            for offer in after.offers.get(seat, ())
            if offer.verb not in known and not offer.posted
        ),
        None,
    )


def _is_half_made(offer: Offer, action: Action) -> bool:
    """Return True if a pick has more to choose; turning a menu's page chooses nothing yet."""
    return isinstance(offer, Pick) and offer.most == 1 and bool(options_at(offer, action.args))


def _is_to_confirm(offer: Offer, action: Action) -> bool:
    """Return True if a click makes a move of which its person may want to be asked once more.

    What was written in a modal was sent by a button of its own, and "ready" moves nothing.
    """
    return admits(offer, action) and not is_pause(offer) and not needs_modal(offer)


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Moves(client))
