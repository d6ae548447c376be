"""What people write to the bot by direct message: a move, as if it were typed with /move.

Discord gives the words of a direct message to the bot without the privileged intent. Everything
that is sent in answer is bounded, for anybody can write to the bot as often as they like.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from itertools import islice

import discord
from discord.ext import commands

from cogs.app.client import Hedgerow
from cogs.app.command_rate import CommandRate
from cogs.app.errors import reason_of
from cogs.app.move_words import answer_beside_hand, is_possible, make_move, read_words, why_not
from cogs.messages.request_errors import REQUEST_ERRORS
from cogs.messages.request_pace import PRECEDENCE, Precedence, Urgency
from cogs.pages.hand import early_note
from cogs.pages.message_content import MessageContent, notice
from cogs.pages.moved import hint_lines, moved_message, told_of
from cogs.pages.overview import OverviewRow, overview_rows
from cogs.text.user_text import escape_markdown
from cogs.typed_moves.candidates import list_moves
from engine.api.action import Action
from engine.api.event import Typed
from engine.api.refusals import NotOffered, Refused, TooSoon, Unavailable
from engine.table import attendance
from engine.table.play import find_offer
from engine.table.snapshot import TableSnapshot

log = logging.getLogger("hedgerow.direct_messages")

#: So many messages of a person are read in any minute, and so many that are no move explained.
MESSAGES_PER_MINUTE, HINTS_PER_MINUTE = 20, 2

#: The reaction to what is no move, once that has been explained.
NOT_READ = "🤷"

#: A message is compared with the offers of so many tables, at which its person is asked longest.
_TABLES_READ = 5

#: So many of the moves that can be made are suggested, out of so many that are looked at.
_SUGGESTED, _LISTED = 3, 200

#: Of a message that is no move so many characters are repeated.
_QUOTED = 80

#: So many people's moves that are half-made are remembered.
_MOST_BEGUN = 2_000

_KINDS = (discord.MessageType.default, discord.MessageType.reply)


class DirectMessages(commands.Cog):
    """Makes the moves that people write by direct message."""

    def __init__(self, client: Hedgerow) -> None:
        self.client = client
        self._rate, self._hint_rate = (
            CommandRate(MESSAGES_PER_MINUTE),
            CommandRate(HINTS_PER_MINUTE),
        )
        #: user -> (table, revision, words): the move of which they were last asked for the rest
        self._begun: OrderedDict[int, tuple[int, int, str]] = OrderedDict()

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Make the move that a person writes, and answer; attachments are not looked at."""
        words = _words(message)
        if not words or not await self.client.archive.ownership.take(message.id):
            return
        PRECEDENCE.set(Precedence(Urgency.REST))
        self.client.table_messages.dm_hands.note_written(message.channel.id, message.id)
        try:
            answer = await self._answer(message.author.id, message.channel.id, words)
            if isinstance(answer, str):
                await message.add_reaction(answer)
            elif answer is not None:
                await message.channel.send(**answer.send_arguments(), silent=True)
        except REQUEST_ERRORS as error:
            log.info("a direct message got no answer (%s)", type(error).__name__)
        except Exception:
            log.exception("a direct message could not be answered")

    async def _answer(self, user: int, channel: int, words: str) -> MessageContent | str | None:
        """Make the move; return what is answered, a reaction, or `None` for one who sends much."""
        client = self.client
        try:
            client.command_rate.check(user)
            self._rate.check(user)
        except Refused:
            return None
        client.table_messages.turn_pings.note_act(user, by_dm=True)
        preferences = await client.archive.preferences(user)
        try:
            tables = await client.tables.of_user(user)
            rows = overview_rows(tables, user)[:_TABLES_READ]
            for row in rows:
                locale = preferences.reads or row.snapshot.table.locale
                actions = read_words(client, row.snapshot, row.seat, locale, words)
                if is_possible(row.snapshot, row.seat, actions):
                    return await self._move(row, user, channel, locale, actions)
            if rows:
                locale = preferences.reads or rows[0].snapshot.table.locale
                return await self._go_on(rows, user, channel, locale, words)
            if tables:
                raise Unavailable("refusal-not-begun")
            raise Unavailable("ui-dm-no-table")
        except Refused as refusal:
            return self._limited(user) or notice(
                reason_of(refusal, client.translator(preferences.reads))
            )

    async def _go_on(
        self, rows: Sequence[OverviewRow], user: int, channel: int, locale: str, words: str
    ) -> MessageContent | str:
        """Read words that are no move as the rest of the move that was begun before, or explain.

        They are read at the first table; its name is said where there are others.
        """
        row = rows[0]
        snapshot, table = row.snapshot, row.snapshot.table
        at, revision, begun = self._begun.pop(user, (0, 0, ""))
        if (at, revision) == (table.id, table.revision):
            whole = f"{begun} {words}"
            actions = read_words(self.client, snapshot, row.seat, locale, whole)
            if is_possible(snapshot, row.seat, actions):
                return await self._move(row, user, channel, locale, actions)
            if actions and not read_words(self.client, snapshot, row.seat, locale, words):
                words = whole
        if read_words(self.client, snapshot, row.seat, locale, words):
            self._begun[user] = (table.id, table.revision, words)
            if len(self._begun) > _MOST_BEGUN:
                self._begun.popitem(last=False)
        name = self.client.table_label(snapshot, locale) if len(rows) > 1 else ""
        return self._explain(row, user, locale, words, name)

    async def _move(
        self, row: OverviewRow, user: int, channel: int, locale: str, actions: Sequence[Action]
    ) -> MessageContent:
        """Make a move, or keep it until it may be made; a person who was away is back with it."""
        client, snapshot, seat = self.client, row.snapshot, row.seat
        table = snapshot.table.id
        if snapshot.table.seats[seat].is_covered:
            with suppress(Refused):  # they have just come back by a click
                await client.tables.change(table, attendance.come_back(user))
            snapshot = await client.tables.snapshot(table)
        translator = client.translator(locale, snapshot)
        preferences = await client.archive.preferences(user)
        await client.table_messages.contexts.note_tips_seen(snapshot, user, preferences)
        told = list[str]()
        try:
            for action in actions:
                snapshot, events = await make_move(client, snapshot, user, None, action)
                told += told_of(events, translator)
        except TooSoon as refusal:
            early = client.tables.early_moves.keep(table, user, action, refusal)
            client.table_messages.refresh_hand(table, user)
            told.append(early_note(early, translator))
        answer = await answer_beside_hand(client, snapshot, seat, channel, translator, told)
        if answer is not None:
            return answer
        name, link = (
            client.table_label(snapshot, locale),
            await client.table_messages.link(snapshot),
        )
        now_ms = client.tables.clock.now_ms()
        return moved_message(snapshot, seat, name, told, link, translator, now_ms)

    def _explain(
        self, row: OverviewRow, user: int, locale: str, words: str, name: str
    ) -> MessageContent | str:
        """Return why this is no move at the table that has waited for its person the longest.

        `name`: what the table is called, if it is not the person's only one.
        """
        if (reaction := self._limited(user)) is not None:
            return reaction
        client, snapshot, seat = self.client, row.snapshot, row.seat
        translator = client.translator(locale, snapshot)
        actions = read_words(client, snapshot, seat, locale, words)
        offers = sorted(snapshot.offers.get(seat, ()), key=lambda each: each.voluntary)
        moves = [*islice(list_moves(offers, translator.plain), _LISTED)]
        if begun := [label for text, label in moves if _begins(text, actions)]:
            which = translator.text("ui-dm-which")
            return _explained(name, hint_lines(which, begun[:_SUGGESTED], translator))
        refusal = self._why_not(snapshot, seat, locale, words, actions)
        if refusal is not None and refusal.line.key != "refusal-unread-move":
            reason = reason_of(refusal, translator, client.tables.clock.now_ms())
            return _explained(name, [reason])
        labels = [label for _, label in moves[:_SUGGESTED]]
        unread = translator.text("ui-dm-unread", move=Typed(words[:_QUOTED]))
        return _explained(name, hint_lines(unread, labels, translator))

    def _why_not(
        self,
        snapshot: TableSnapshot,
        seat: int,
        locale: str,
        words: str,
        actions: Sequence[Action],
    ) -> Refused | None:
        """Return why a move is refused that was read; `None`: nothing was."""
        if not actions:
            return None
        at_table = (snapshot.table, snapshot.game, snapshot.offers, seat)
        try:
            find_offer(*at_table, None, actions[0], self.client.tables.clock.now_ms())
        except NotOffered:
            return why_not(self.client, snapshot, seat, locale, words)
        except Refused as refusal:
            return refusal
        return None

    def _limited(self, user: int) -> str | None:
        """Return the reaction to what is not explained once more; `None`: it is explained."""
        try:
            self._hint_rate.check(user)
        except Refused:
            return NOT_READ
        return None


def _words(message: discord.Message) -> str:
    """Return what a person wrote by direct message; "" for any other message."""
    is_person = not message.author.bot and message.webhook_id is None
    if message.guild is not None or not is_person or message.type not in _KINDS:
        return ""
    return " ".join(message.content.split()).removeprefix("/move ")


def _explained(name: str, lines: Sequence[str]) -> MessageContent:
    heading = [f"**{escape_markdown(name)}**"] if name else []
    return notice("\n".join((*heading, *lines)))


def _begins(text: str, actions: Sequence[Action]) -> bool:
    """Return True if a move says more than what was written, and that first."""
    begun = [" ".join((each.verb, *each.args)) for each in actions]
    return bool(begun) and text.startswith(f"{begun[0]} ")


async def setup(client: Hedgerow) -> None:
    """Load the cog."""
    await client.add_cog(DirectMessages(client))
