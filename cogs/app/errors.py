"""Turns errors into answers: a refusal into its reason, others into an apology and a log line.

Every click and every command goes through `respond`. Hands, seeds and people's words are never
logged; tables are logged by their id.
"""

from __future__ import annotations

import asyncio
import inspect
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

import aiohttp
import discord

from cogs.app.command_rate import CommandRate
from cogs.app.command_text import MAX_WRITTEN
from cogs.app.metrics import Metrics
from cogs.controls.custom_id import Control, ControlId
from cogs.controls.items import ControlButton, button
from cogs.controls.offer_controls import Selection
from cogs.messages.bot_port import BotPort
from cogs.messages.ephemeral_message import OpenTexts
from cogs.messages.hand_context import is_open
from cogs.messages.reply import Reply
from cogs.messages.request_errors import REQUEST_ERRORS
from cogs.messages.table_messages import TableMessages
from cogs.pages.message_content import notice
from cogs.pages.rules import rule_buttons
from cogs.pages.table_parts import hand_or_move, table_button
from cogs.pages.turn_status import as_of
from cogs.text.translator import Translator
from engine.api.event import Line, Seat
from engine.api.refusals import Illegal, NotYourTurn, Refused, Stale, TooSoon
from engine.service.ports import ArchiveFailed, Frozen, Occupied
from engine.table.model import Stage
from engine.table.snapshot import TableSnapshot

log = logging.getLogger("hedgerow.replies")

#: The interaction's message or token is gone: nobody is left to answer.
_GONE_CODES = frozenset({10008, 10015, 10062, 50027})

#: A message holds 25 buttons at most; nobody sits at so many tables that wait.
_TABLES_AT_MOST = 20


class Client(BotPort, Protocol):
    """What an answer needs of the bot."""

    in_flight: set[asyncio.Task[Any]]  #: the tasks that answer somebody just now

    @property
    def table_messages(self) -> TableMessages:
        """The messages of all tables."""

    @property
    def open_notices(self) -> OpenTexts:
        """Refusals and other short answers that people have open, until their next answer."""

    @property
    def metrics(self) -> Metrics:
        """The bot's figures."""

    @property
    def command_rate(self) -> CommandRate:
        """How many commands each person gave lately."""


class SeveralTables(Exception):
    """A command by DM fits several tables: the person must say which; `control` does it there."""

    def __init__(self, tables: tuple[TableSnapshot, ...], control: Control) -> None:
        super().__init__(control)
        self.tables, self.control = tables, control


class _Cog(Protocol):
    @property
    def client(self) -> Client: ...


C = TypeVar("C", bound=_Cog)
P = ParamSpec("P")


def with_reply(
    command: Callable[Concatenate[C, Reply, P], Awaitable[None]],
) -> Callable[Concatenate[C, discord.Interaction[Any], P], Coroutine[Any, Any, None]]:
    """Return a callback for discord.py of a cog's command that answers by a `Reply`."""

    @wraps(command)
    async def callback(
        cog: C, interaction: discord.Interaction[Any], /, *args: P.args, **kwargs: P.kwargs
    ) -> None:
        async def handle(reply: Reply) -> None:
            cog.client.command_rate.check(reply.user)
            if any(isinstance(each, str) and len(each) > MAX_WRITTEN for each in kwargs.values()):
                # Discord enforces this limit, but a forged request may not keep it.
                raise Illegal("refusal-long-text", most=MAX_WRITTEN)
            await command(cog, reply, *args, **kwargs)

        await respond(cog.client, interaction, handle)

    # discord.py reads the options here; as text they would be looked up in this module.
    callback.__signature__ = inspect.signature(command, eval_str=True)  # type: ignore[attr-defined]
    return callback


async def respond(
    client: Client,
    interaction: discord.Interaction[Any],
    handler: Callable[[Reply], Awaitable[None]],
) -> None:
    """Run the handler of a click or a command; whatever happens the person gets an answer.

    Unless it is another process that answers: then do nothing.
    """
    began, task = asyncio.get_running_loop().time(), asyncio.current_task()
    assert task is not None
    client.in_flight.add(task)
    task.add_done_callback(client.in_flight.discard)
    async with Reply(interaction) as reply:
        if not await reply.take(client.archive.ownership):
            if reply.is_answered:  # the database was away for too long
                await _apologise(client, reply)
            return
        client.table_messages.note_act(reply)
        try:
            await _run(client, reply, handler)
        except discord.HTTPException as error:
            client.note_error(error)
            if error.code not in _GONE_CODES:
                log.exception("table %s: Discord refused an answer", reply.table)
                await _apologise(client, reply)
        except aiohttp.ClientError as error:
            name = type(error).__name__
            log.warning("table %s: an answer was not sent: %s", reply.table, name)
            await _apologise(client, reply)
        except ArchiveFailed as error:
            log.warning("table %s: an interaction could not be answered: %s", reply.table, error)
            await _apologise(client, reply)
        except Exception:
            log.exception("table %s: an interaction could not be answered", reply.table)
            await _apologise(client, reply)
    client.metrics.reply.observe(asyncio.get_running_loop().time() - began)
    if reply.is_answered:
        await client.open_notices.fold(reply)
    if reply.table is not None:
        client.table_messages.retry(reply.table)


async def _run(client: Client, reply: Reply, handler: Callable[[Reply], Awaitable[None]]) -> None:
    reply.preferences = await client.archive.preferences(reply.user)
    try:
        await handler(reply)
    except Refused as refusal:
        await _refuse(client, reply, refusal)
    except Occupied as occupied:
        await _link_occupying_table(client, reply, occupied.table)
    except SeveralTables as several:
        await _ask_which_table(client, reply, several)


async def _refuse(client: Client, reply: Reply, refusal: Refused) -> None:
    snapshot = await _snapshot(client, reply, refusal)
    translator = client.translator(reply.locale, snapshot)
    text = reason_of(refusal, translator, client.tables.clock.now_ms() if reply.by_dm else None)
    seat = snapshot.table.seat_of(reply.user) if snapshot else None
    buttons = []
    if snapshot is not None and seat is not None and snapshot.table.state is not None:
        if isinstance(refusal, Stale) or reply.selection is not None:
            # The reason stands above the choices, in the panel where the click was; an old panel
            # becomes the present one. At the table, where everybody reads along, it comes to this
            # person alone.
            selection = _left_to_choose(snapshot, seat, reply.selection)
            # Whose turn it is may change at once.
            lasts = not isinstance(refusal, NotYourTurn)
            await client.table_messages.show_hand(
                reply, snapshot, seat, selection, text, note_lasts=lasts
            )
            return
        if snapshot.table.is_active:
            grey = discord.ButtonStyle.secondary
            buttons = [table_button(snapshot, hand_or_move(snapshot), translator, grey)]
    if snapshot is not None:
        buttons = [*rule_buttons(snapshot.table.game, text, translator), *buttons]
    if isinstance(refusal, Frozen) and refusal.is_active:
        text = f"{text} {translator.text('ui-frozen-close')}"
        custom_id = ControlId(refusal.record.id, Control.END).custom_id()
        buttons = [button(custom_id, translator.text("ui-close"), discord.ButtonStyle.danger)]
    await client.open_notices.show(reply, notice(text, buttons))


def _left_to_choose(
    snapshot: TableSnapshot, seat: int, selection: Selection | None
) -> Selection | None:
    """Return a choice that was begun and refused, if it can still be made in another way."""
    if selection is None or not (selection.path or selection.page):
        return None
    return selection if is_open(snapshot, seat, selection) else None


async def _snapshot(client: Client, reply: Reply, refusal: Refused) -> TableSnapshot | None:
    """Return the table a refusal is about, if it can be read; after a `Stale` as it is now."""
    if reply.table is None or (reply.snapshot is not None and not isinstance(refusal, Stale)):
        return reply.snapshot
    try:
        return await client.tables.snapshot(reply.table)
    except Refused:
        return None


def reason_of(refusal: Refused, translator: Translator, dm_ms: int | None = None) -> str:
    """Return what a person reads of a refusal.

    `dm_ms`: now, where it is read by DM: there it stays, and says when it was whose turn.
    """
    if isinstance(refusal, NotYourTurn):
        text = _whose_turn(refusal, translator)
        return text if dm_ms is None else as_of(dm_ms, text, translator)
    text = translator(refusal.line)
    if isinstance(refusal, TooSoon):
        return f"{text} <t:{-(-refusal.opens_ms // 1000)}:T>"
    return text


def _whose_turn(refusal: NotYourTurn, translator: Translator) -> str:
    if refusal.why is None:
        return translator(refusal.line)
    # The rule's own reason helps most; who is waited for follows where it names nobody.
    seats = dict(refusal.line.params).get("seats")
    if seats is None or any(isinstance(param, Seat) for _, param in refusal.why.params):
        return translator(refusal.why)
    return f"{translator(refusal.why)} {translator.text('ui-turn-of', seats=seats)}"


async def _link_occupying_table(client: Client, reply: Reply, table: int) -> None:
    try:
        snapshot = await client.tables.snapshot(table)
    except Refused as frozen:
        await _refuse(client, reply, frozen)
        return
    await client.open_notices.show(reply, notice(*await occupied_parts(client, reply, snapshot)))


async def occupied_parts(
    client: Client, reply: Reply, snapshot: TableSnapshot
) -> tuple[str, list[ControlButton]]:
    """Return a sentence with a link to the table that has the channel, and *Join* in a lobby."""
    table, translator = snapshot.table, client.translator(reply.locale, snapshot)
    told = translator.text("ui-occupied", game=Line(f"{table.game}-title"))
    may_join = table.stage is Stage.LOBBY and reply.user not in table.people
    buttons = [table_button(snapshot, Control.JOIN, translator)] if may_join else []
    return f"{told} {await client.table_messages.link(snapshot)}", buttons


async def _ask_which_table(client: Client, reply: Reply, several: SeveralTables) -> None:
    translator = client.translator(reply.locale)
    buttons = [
        button(
            ControlId(snapshot.table.id, several.control).custom_id(),
            client.table_label(snapshot, reply.locale),
        )
        for snapshot in several.tables[:_TABLES_AT_MOST]
    ]
    await client.open_notices.show(reply, notice(translator.text("ui-which-table"), buttons))


async def _apologise(client: Client, reply: Reply) -> None:
    try:
        translator = client.translator(reply.locale)
        await client.open_notices.show(reply, notice(translator.text("ui-apology")))
    except REQUEST_ERRORS:
        log.warning("an apology could not be delivered")
