"""Refused -> a polite private answer; anything else -> the log, and a plain apology."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import discord

from cogs._answer import Answer
from cogs._courier import Courier
from cogs._offers import button
from cogs._parts import own_panel, step_button
from cogs._port import Port
from cogs._token import Step
from cogs._voice import Voice
from engine.event import Seat
from engine.ports import Occupied
from engine.refusals import NotYourTurn, Refused, Stale, TooSoon
from engine.tables import Seen

log = logging.getLogger("hedgerow.cogs")

#: The person's own message or token is gone: nobody is left to tell.
_GONE_CODES = frozenset({10008, 10015, 10062, 40060, 50027})


#: A message holds five rows of five buttons; nobody sits at so many tables that wait.
_TABLES_AT_MOST = 20


class Answering(Port, Protocol):
    """What an answer needs of the bot besides."""

    courier: Courier

    def whereabouts(self, seen: Seen, locale: str) -> str:
        """Name a table for a button."""


class Several(Exception):
    """By DM: somebody sits at several tables and has to say which; `what` they do there."""

    def __init__(self, found: tuple[Seen, ...], what: str) -> None:
        super().__init__(what)
        self.found, self.what = found, what


async def answered(
    client: Answering,
    interaction: discord.Interaction[Any],
    work: Callable[[Answer], Awaitable[None]],
    table: int | None = None,
) -> None:
    """Run what a click or a command asks for; whatever happens the person gets an answer.

    `table` names the table for the log; hands, seeds and words never go there.
    """
    async with Answer(interaction, table) as answer:
        client.courier.acted(answer)
        try:
            try:
                await work(answer)
            except Refused as refusal:
                await _refuse(client, answer, refusal)
            except Occupied as occupied:
                await _occupied(client, answer, occupied.table)
            except Several as several:
                await _which(client, answer, several)
        except discord.HTTPException as error:
            if error.code not in _GONE_CODES:
                log.exception("table %s: Discord refused an answer", answer.table)
                await _apologise(client, answer)
        except Exception:
            log.exception("table %s: a click could not be answered", answer.table)
            await _apologise(client, answer)
    if answer.table is not None:
        client.courier.try_again(answer.table)


async def _refuse(client: Answering, answer: Answer, refusal: Refused) -> None:
    seen = None
    if answer.table is not None:
        try:
            seen = await client.tables.see(answer.table)
        except Refused:
            seen = None
    voice = client.pages.voice(seen, answer.locale)
    said = _reason(refusal, voice)
    seat = seen.table.seat_of(answer.user) if seen else None
    if (
        isinstance(refusal, Stale)
        and seen is not None
        and seat is not None
        and seen.table.state is not None
    ):
        # An old panel becomes the present one, with the reason above it; at the table, where
        # everybody reads along, the panel comes to this person alone.
        await client.courier.show_hand(answer, seen, seat, note=said)
        return
    buttons = []
    if seen is not None and seat is not None and seen.table.taken and seen.table.state is not None:
        buttons.append(step_button(seen, own_panel(seen), voice, discord.ButtonStyle.secondary))
    await answer.whisper(client.pages.notice(said, buttons))


def _reason(refusal: Refused, voice: Voice) -> str:
    said = voice(refusal.line)
    if isinstance(refusal, TooSoon):
        return f"{said} <t:{-(-refusal.opens_ms // 1000)}:R>"
    if not isinstance(refusal, NotYourTurn) or refusal.why is None:
        return said
    # The rule's own reason helps most; who is waited for follows where it names nobody.
    waited = dict(refusal.line.params).get("seats")
    if waited is None or any(isinstance(param, Seat) for _, param in refusal.why.params):
        return voice(refusal.why)
    return f"{voice(refusal.why)} {voice.key('ui-turn-of', seats=waited)}"


async def _occupied(client: Answering, answer: Answer, table: int) -> None:
    try:
        seen = await client.tables.see(table)
    except Refused as frozen:
        await _refuse(client, answer, frozen)
        return
    voice = client.pages.voice(seen, answer.locale)
    link = await client.courier.link(seen)
    await answer.whisper(client.pages.notice(f"{voice.key('ui-occupied')} {link}"))


async def _which(client: Answering, answer: Answer, several: Several) -> None:
    voice = client.pages.voice(None, answer.locale)
    buttons = [
        button(Step(seen.table.id, several.what).text(), client.whereabouts(seen, answer.locale))
        for seen in several.found[:_TABLES_AT_MOST]
    ]
    await answer.whisper(client.pages.notice(voice.key("ui-which-table"), buttons))


async def _apologise(client: Answering, answer: Answer) -> None:
    try:
        voice = client.pages.voice(None, answer.locale)
        await answer.whisper(client.pages.notice(voice.key("ui-apology")))
    except discord.HTTPException:
        log.warning("an apology could not be delivered")
