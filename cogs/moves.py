"""Every move: buttons, menus, modals and /move; all of them end in `Tables.act`."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.app.client import Hedgerow
from cogs.app.errors import SeveralTables, answered
from cogs.controls.custom_id import MoveId
from cogs.controls.items import truncate
from cogs.controls.modals import offer_modal
from cogs.controls.offer_controls import Selection, needs_modal, options_at
from cogs.messages.reply import Reply
from cogs.typed_moves.parser import read_aloud, read_move, spelled_moves
from cogs.typed_moves.synonyms import synonyms_of
from engine.api.action import Action, Offer, Pick, admits
from engine.api.event import Typed
from engine.api.refusals import Illegal, NotOffered, NotSeated, Refused, Stale
from engine.service.tables import seat_in_play
from engine.table.snapshot import TableSnapshot

Asked = discord.Interaction[Hedgerow]


class Moves(commands.Cog):
    """Turns clicks and typed words into actions."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client
        client.played = self._played

    @app_commands.command(name="move")
    async def move(self, interaction: Asked, move: str) -> None:
        """Make the typed move, if it is one of the caller's own."""

        async def work(reply: Reply) -> None:
            if reply.by_dm:
                snapshot, words = await self._meant(reply, move)
            else:
                snapshot, words = await self.client.here(reply), move
            reply.table = snapshot.table.id
            action = self._read(snapshot, reply, words)
            if action is None:
                raise Illegal("refusal-unread-move", move=Typed(move))
            try:
                await self._act(
                    reply, snapshot, seat_in_play(snapshot.table, reply.user), None, action
                )
            except NotOffered as refusal:
                raise Illegal("refusal-unread-move", move=Typed(words)) from refusal

        await answered(self.client, interaction, work)

    @move.autocomplete("move")
    async def _own_moves(self, interaction: Asked, typed: str) -> list[app_commands.Choice[str]]:
        """List the caller's own open moves; nobody else sees them."""
        locale, user, wanted = str(interaction.locale), interaction.user.id, typed.casefold()
        try:
            if interaction.guild_id is None:
                tables = await self.client.awaiting(user)
            else:
                tables = (await self.client.here(Reply(interaction)),)
        except Refused:
            return []
        found = []
        for snapshot in tables:
            seat = snapshot.table.seat_of(user)
            translator = self.client.translator(locale, snapshot)
            where = f" ({self.client.whereabouts(snapshot, locale)})" if len(tables) > 1 else ""
            at = _at(snapshot) if len(tables) > 1 else ""
            for text, label in spelled_moves(snapshot.offers.get(seat, ()), translator.plain):
                if seat is not None and (wanted in label.casefold() or wanted in text):
                    found.append((at + text, truncate(label, 100 - len(where)) + where))
        return [
            app_commands.Choice(name=name[:100], value=text)
            for text, name in found
            if len(text) <= 100
        ][:25]

    async def _meant(self, reply: Reply, move: str) -> tuple[TableSnapshot, str]:
        """Give the table by DM at which a typed move can be made, of several that wait.

        A move that was offered among those of several tables begins with its table. Raises
        `SeveralTables` where it is not one table alone: their hands say what they ask.
        """
        found = await self.client.awaiting(reply.user)
        for snapshot in found:
            if move.startswith(_at(snapshot)):
                return snapshot, move.removeprefix(_at(snapshot))
        fits = tuple(snapshot for snapshot in found if self._admits(snapshot, reply, move))
        if len(found) > 1 and len(fits) != 1:
            raise SeveralTables(fits or found, "hand")
        return (fits or found)[0], move

    def _admits(self, snapshot: TableSnapshot, reply: Reply, move: str) -> bool:
        action = self._read(snapshot, reply, move)
        theirs = snapshot.offers.get(snapshot.table.seat_of(reply.user), ())
        return action is not None and any(admits(offer, action) for offer in theirs)

    def _read(self, snapshot: TableSnapshot, reply: Reply, move: str) -> Action | None:
        seat = seat_in_play(snapshot.table, reply.user)
        offers = snapshot.offers.get(seat, ())
        # In the words of their own panel, or in those of the table.
        translators = [
            self.client.translator(locale, snapshot).plain for locale in (reply.locale, None)
        ]
        called = synonyms_of(
            self.client.localization,
            snapshot.table.game,
            (reply.locale, snapshot.table.locale, "en"),
        )
        aloud = read_aloud(move, offers, translators, called)
        return aloud or read_move(move, offers, translators[0], called)

    async def _played(
        self, reply: Reply, token: MoveId, values: tuple[str, ...], written: bool
    ) -> None:
        snapshot = await self.client.tables.snapshot(token.table)
        seat = seat_in_play(snapshot.table, reply.user)
        if token.seat is not None and token.seat != seat:
            raise NotSeated("refusal-not-your-panel")
        offer = _standing(snapshot, seat, token)
        if needs_modal(offer) and not written:
            translator = self.client.translator(reply.locale, snapshot)
            shown = offer_modal(token.table, token.seat, offer, translator.plain)
            shown.stop()  # read raw when it comes back, so that nothing is stored (decision 0006)
            if not await reply.open_modal(shown):
                raise Stale("refusal-too-late-to-write")
            return
        action = Action(token.verb, (*token.path, *values))
        if _is_half(offer, action):
            selection = Selection(token.ask, token.verb, action.args, token.page)
            await self.client.table_messages.show_hand(reply, snapshot, seat, selection)
            return
        await self._act(reply, snapshot, seat, token.ask, action)

    async def _act(
        self, reply: Reply, snapshot: TableSnapshot, seat: int, ask: str | None, action: Action
    ) -> None:
        await self.client.tables.act(snapshot.table.id, reply.user, ask, action)
        now = await self.client.tables.snapshot(snapshot.table.id)
        public = reply.interaction.message is not None and not reply.on_private_message
        selection = _opens_more(snapshot, now, seat) if public else None
        if public and selection is None:
            await reply.acknowledge()
            return
        await self.client.table_messages.show_hand(reply, now, seat, selection)


def _at(snapshot: TableSnapshot) -> str:
    """Give how a move begins that was offered among those of several tables."""
    return f"#{snapshot.table.id} "


def _standing(snapshot: TableSnapshot, seat: int, token: MoveId) -> Offer:
    for offer in snapshot.offers.get(seat, ()):
        if (offer.verb, offer.ask) == (token.verb, token.ask):
            return offer
    raise Stale("refusal-stale")


def _opens_more(before: TableSnapshot, now: TableSnapshot, seat: int) -> Selection | None:
    """Give the new private question that a click at the table has put to who clicked, if any."""
    known = {offer.verb for offer in before.offers.get(seat, ())}
    return next(
        (
            Selection(offer.ask, offer.verb)
            for offer in now.offers.get(seat, ())
            if offer.verb not in known and not offer.posted
        ),
        None,
    )


def _is_half(offer: Offer, action: Action) -> bool:
    """Say whether a pick has more to choose; a page turned is a pick of nothing yet."""
    return isinstance(offer, Pick) and offer.most == 1 and bool(options_at(offer, action.args))


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(Moves(client))
