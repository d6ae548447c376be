"""Every move: buttons, menus, modals and /move; all of them end in `Tables.act`."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs._answer import Answer
from cogs._client import Hedgerow
from cogs._offers import Open, action_of, cut, modal, needs_modal, options_at
from cogs._refusals import Several, answered
from cogs._spelling import read_aloud, read_move, spelled_moves
from cogs._token import Play
from cogs._vocabulary import vocabulary
from engine.action import Action, Offer, Pick, admits
from engine.event import Typed
from engine.refusals import Illegal, NotSeated, Refused, Stale
from engine.tables import Seen, seat_in_play

Asked = discord.Interaction[Hedgerow]


class Moves(commands.Cog):
    """Turns clicks and typed words into actions."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client
        client.played = self._played

    @app_commands.command(name="move")
    async def move(self, interaction: Asked, move: str) -> None:
        """Make the typed move, if it is one of the caller's own."""

        async def work(answer: Answer) -> None:
            if answer.afar:
                seen, words = await self._meant(answer, move)
            else:
                seen, words = await self.client.here(answer), move
            answer.table = seen.table.id
            action = self._read(seen, answer, words)
            if action is None:
                raise Illegal("refusal-unread-move", move=Typed(move))
            try:
                await self._act(answer, seen, seat_in_play(seen.table, answer.user), None, action)
            except Illegal as refusal:
                if refusal.line.key != "refusal-not-offered":
                    raise
                # Neither the offers nor the rules know such a move.
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
                tables = (await self.client.here(Answer(interaction)),)
        except Refused:
            return []
        found = []
        for seen in tables:
            seat = seen.table.seat_of(user)
            voice = self.client.pages.voice(seen, locale)
            where = f" ({self.client.whereabouts(seen, locale)})" if len(tables) > 1 else ""
            at = _at(seen) if len(tables) > 1 else ""
            for text, label in spelled_moves(seen.offers.get(seat, ()), voice.plain):
                if seat is not None and (wanted in label.casefold() or wanted in text):
                    found.append((at + text, cut(label, 100 - len(where)) + where))
        return [
            app_commands.Choice(name=name[:100], value=text)
            for text, name in found
            if len(text) <= 100
        ][:25]

    async def _meant(self, answer: Answer, move: str) -> tuple[Seen, str]:
        """Give the table by DM at which a typed move can be made, of several that wait.

        A move that was offered among those of several tables begins with its table. Raises
        `Several` where it is not one table alone: their hands say what they ask.
        """
        found = await self.client.awaiting(answer.user)
        for seen in found:
            if move.startswith(_at(seen)):
                return seen, move.removeprefix(_at(seen))
        fits = tuple(seen for seen in found if self._admits(seen, answer, move))
        if len(found) > 1 and len(fits) != 1:
            raise Several(fits or found, "hand")
        return (fits or found)[0], move

    def _admits(self, seen: Seen, answer: Answer, move: str) -> bool:
        action = self._read(seen, answer, move)
        theirs = seen.offers.get(seen.table.seat_of(answer.user), ())
        return action is not None and any(admits(offer, action) for offer in theirs)

    def _read(self, seen: Seen, answer: Answer, move: str) -> Action | None:
        seat, pages = seat_in_play(seen.table, answer.user), self.client.pages
        offers = seen.offers.get(seat, ())
        # In the words of their own panel, or in those of the table.
        voices = [pages.voice(seen, locale).plain for locale in (answer.locale, None)]
        called = vocabulary(pages.speech, seen.table.game, (answer.locale, seen.table.locale, "en"))
        aloud = read_aloud(move, offers, voices, called)
        return aloud or read_move(move, offers, voices[0], called)

    async def _played(
        self, answer: Answer, token: Play, values: tuple[str, ...], written: bool
    ) -> None:
        seen = await self.client.tables.see(token.table)
        seat = seat_in_play(seen.table, answer.user)
        if token.seat is not None and token.seat != seat:
            raise NotSeated("refusal-not-your-panel")
        offer = _standing(seen, seat, token)
        if needs_modal(offer) and not written:
            voice = self.client.pages.voice(seen, answer.locale)
            shown = modal(token.table, token.seat, offer, voice.plain)
            shown.stop()  # read raw when it comes back, so that nothing is stored (decision 0006)
            if not await answer.ask(shown):
                raise Stale("refusal-too-late-to-write")
            return
        action = action_of(token, values)
        if _is_half(offer, action):
            opened = Open(token.ask, token.verb, action.args, token.page)
            await self.client.courier.show_hand(answer, seen, seat, opened)
            return
        await self._act(answer, seen, seat, token.ask, action)

    async def _act(
        self, answer: Answer, seen: Seen, seat: int, ask: str | None, action: Action
    ) -> None:
        await self.client.tables.act(seen.table.id, answer.user, ask, action)
        now = await self.client.tables.see(seen.table.id)
        public = answer.interaction.message is not None and not answer.on_private_message
        opened = _opens_more(seen, now, seat) if public else None
        if public and opened is None:
            await answer.nod()
            return
        await self.client.courier.show_hand(answer, now, seat, opened)


def _at(seen: Seen) -> str:
    """Give how a move begins that was offered among those of several tables."""
    return f"#{seen.table.id} "


def _standing(seen: Seen, seat: int, token: Play) -> Offer:
    for offer in seen.offers.get(seat, ()):
        if (offer.verb, offer.ask) == (token.verb, token.ask):
            return offer
    raise Stale("refusal-stale")


def _opens_more(before: Seen, now: Seen, seat: int) -> Open | None:
    """Give the new private question that a click at the table has put to who clicked, if any."""
    known = {offer.verb for offer in before.offers.get(seat, ())}
    return next(
        (
            Open(offer.ask, offer.verb)
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
