"""Refused -> a polite private answer; anything else -> the log, and a plain apology."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import discord

from cogs.controls.custom_id import ControlId
from cogs.controls.items import button
from cogs.messages.bot_port import BotPort
from cogs.messages.reply import Reply
from cogs.messages.table_messages import TableMessages
from cogs.pages.message_content import notice
from cogs.pages.table_parts import hand_or_move, table_button
from cogs.text.translator import Translator
from engine.api.event import Seat
from engine.api.refusals import NotYourTurn, Refused, Stale, TooSoon
from engine.service.ports import Occupied
from engine.table.snapshot import TableSnapshot

log = logging.getLogger("hedgerow.cogs")

#: The person's own message or token is gone: nobody is left to tell.
_GONE_CODES = frozenset({10008, 10015, 10062, 40060, 50027})


#: A message holds five rows of five buttons; nobody sits at so many tables that wait.
_TABLES_AT_MOST = 20


class Answering(BotPort, Protocol):
    """What an answer needs of the bot besides."""

    table_messages: TableMessages

    def whereabouts(self, snapshot: TableSnapshot, locale: str) -> str:
        """Name a table for a button."""


class SeveralTables(Exception):
    """By DM: somebody sits at several tables and has to say which; `what` they do there."""

    def __init__(self, found: tuple[TableSnapshot, ...], what: str) -> None:
        super().__init__(what)
        self.found, self.what = found, what


async def answered(
    client: Answering,
    interaction: discord.Interaction[Any],
    work: Callable[[Reply], Awaitable[None]],
    table: int | None = None,
) -> None:
    """Run what a click or a command asks for; whatever happens the person gets an answer.

    `table` names the table for the log; hands, seeds and words never go there.
    """
    async with Reply(interaction, table) as reply:
        client.table_messages.acted(reply)
        try:
            try:
                await work(reply)
            except Refused as refusal:
                await _refuse(client, reply, refusal)
            except Occupied as occupied:
                await _occupied(client, reply, occupied.table)
            except SeveralTables as several:
                await _which(client, reply, several)
        except discord.HTTPException as error:
            if error.code not in _GONE_CODES:
                log.exception("table %s: Discord refused an answer", reply.table)
                await _apologise(client, reply)
        except Exception:
            log.exception("table %s: a click could not be answered", reply.table)
            await _apologise(client, reply)
    if reply.table is not None:
        client.table_messages.try_again(reply.table)


async def _refuse(client: Answering, reply: Reply, refusal: Refused) -> None:
    snapshot = None
    if reply.table is not None:
        try:
            snapshot = await client.tables.snapshot(reply.table)
        except Refused:
            snapshot = None
    translator = client.translator(reply.locale, snapshot)
    said = _reason(refusal, translator)
    seat = snapshot.table.seat_of(reply.user) if snapshot else None
    if (
        isinstance(refusal, Stale)
        and snapshot is not None
        and seat is not None
        and snapshot.table.state is not None
    ):
        # An old panel becomes the present one, with the reason above it; at the table, where
        # everybody reads along, the panel comes to this person alone.
        await client.table_messages.show_hand(reply, snapshot, seat, note=said)
        return
    buttons = []
    if (
        snapshot is not None
        and seat is not None
        and snapshot.table.is_active
        and snapshot.table.state is not None
    ):
        buttons.append(
            table_button(
                snapshot, hand_or_move(snapshot), translator, discord.ButtonStyle.secondary
            )
        )
    await reply.send_ephemeral(notice(said, buttons))


def _reason(refusal: Refused, translator: Translator) -> str:
    said = translator(refusal.line)
    if isinstance(refusal, TooSoon):
        return f"{said} <t:{-(-refusal.opens_ms // 1000)}:R>"
    if not isinstance(refusal, NotYourTurn) or refusal.why is None:
        return said
    # The rule's own reason helps most; who is waited for follows where it names nobody.
    waited = dict(refusal.line.params).get("seats")
    if waited is None or any(isinstance(param, Seat) for _, param in refusal.why.params):
        return translator(refusal.why)
    return f"{translator(refusal.why)} {translator.text('ui-turn-of', seats=waited)}"


async def _occupied(client: Answering, reply: Reply, table: int) -> None:
    try:
        snapshot = await client.tables.snapshot(table)
    except Refused as frozen:
        await _refuse(client, reply, frozen)
        return
    translator = client.translator(reply.locale, snapshot)
    link = await client.table_messages.link(snapshot)
    await reply.send_ephemeral(notice(f"{translator.text('ui-occupied')} {link}"))


async def _which(client: Answering, reply: Reply, several: SeveralTables) -> None:
    translator = client.translator(reply.locale)
    buttons = [
        button(
            ControlId(snapshot.table.id, several.what).custom_id(),
            client.whereabouts(snapshot, reply.locale),
        )
        for snapshot in several.found[:_TABLES_AT_MOST]
    ]
    await reply.send_ephemeral(notice(translator.text("ui-which-table"), buttons))


async def _apologise(client: Answering, reply: Reply) -> None:
    try:
        translator = client.translator(reply.locale)
        await reply.send_ephemeral(notice(translator.text("ui-apology")))
    except discord.HTTPException:
        log.warning("an apology could not be delivered")
