"""Turn pings: short separate messages, because an edit notifies nobody.

Each person the table waits for is pinged once, where they last acted, as soon as they are not
present any more, and warned when a third of their time is left. Who missed a turn is told once what
was played for them, by the ping or the warning if they are asked again by then. One of these stands
at a time, and is deleted when they have answered.

Nobody is pinged only to press "ready": the table goes on without them. Where a question can be
passed, pings wait until the table has passed for those who can do nothing else: a ping tells no
more than the question.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import NamedTuple

import discord
from msgspec.structs import replace

from cogs.controls.offer_controls import is_pause
from cogs.messages import delivery
from cogs.messages.bot_port import BotPort
from cogs.messages.edit_queue import EditQueue, MessageKey
from cogs.messages.message_store import MessageStore
from cogs.messages.request_errors import REQUEST_ERRORS, is_temporary
from cogs.messages.request_pace import Urgency
from cogs.pages.message_content import Mention
from cogs.pages.turn_ping import ping_message, question_words
from cogs.text.translator import Translator
from engine.service.ports import StoredMessage
from engine.standings.leaderboards import Pings
from engine.table.automatic import passes_end_ms
from engine.table.model import Change, Offers, Stage, Table
from engine.table.snapshot import TableSnapshot

log = logging.getLogger("hedgerow.messages")

#: Somebody who acted so recently is at the table: they need no ping, and later no warning.
PRESENT_MS, PRESENT_AT_WARNING_MS = 60_000, 20_000

#: Nobody is warned of less time than this, or pinged so shortly before a warning.
LEAST_WARNING_MS = 20_000

_MAX_REMEMBERED = 10_000

#: The kinds of messages that ask for an answer, and those that say what was missed.
_QUESTIONS, _NEWS = ("ping", "warning"), ("away", "covered")

#: The kinds that a kind tells again, and replaces.
_REPLACED = {"ping": ("away",), "warning": ("ping", "away")}


class Ping(NamedTuple):
    """A message to a person: its kind in the archive, their seat, and who they are."""

    kind: str
    seat: int
    user: int


class TurnPings:
    """Pings people. `link` returns the address of a table's message.

    `on_refused` is called with a table whose channel takes no ping for lack of a permission.
    """

    def __init__(
        self,
        client: BotPort,
        store: MessageStore,
        edit_queue: EditQueue,
        link: Callable[[TableSnapshot], Awaitable[str]],
        on_refused: Callable[[int], object],
    ) -> None:
        self._client, self._store, self._edit_queue, self._link = client, store, edit_queue, link
        self._on_refused = on_refused
        self._later: dict[int, asyncio.TimerHandle] = {}  #: by table: a refresh after a while
        #: user -> (when they last acted in Unix milliseconds, whether by DM)
        self._last_acts: OrderedDict[int, tuple[int, bool]] = OrderedDict()
        #: table -> what need not be sent any more
        self._settled: OrderedDict[int, frozenset[Ping]] = OrderedDict()
        #: (table, message) -> what it says and, of that, what it says of the question
        self._said: OrderedDict[tuple[int, Ping], tuple[Mention, str]] = OrderedDict()
        #: (table, seat) of answers whose pings are still to be deleted
        self._answered: set[tuple[int, int]] = set()

    def note_act(self, user: int, *, by_dm: bool) -> None:
        """Note when and where a person acts, for their pings follow them."""
        self._last_acts[user] = (self._now_ms(), by_dm)
        self._last_acts.move_to_end(user)
        if len(self._last_acts) > _MAX_REMEMBERED:
            self._last_acts.popitem(last=False)

    def note_change(self, change: Change) -> None:
        """Forget who was told of a question that is closed: the next one pings them again."""
        table, seat = change.after.id, change.entry.seat
        settled = self._settled.get(table, frozenset()) & _standing(change.after, change.offers)
        if seat is not None:
            settled = frozenset(each for each in settled if each.seat != seat)
            self._answered.add((table, seat))
        self._set_settled(table, settled)

    def forget(self, table: int) -> None:
        """Forget who was informed at a table: people without a ping are pinged."""
        self._settled.pop(table, None)

    def refresh(self, table: int, urgency: Urgency = Urgency.TURN) -> None:
        """Queue an update of a table's pings."""
        self._edit_queue.put(MessageKey(table, "ping"), partial(self._update, table), urgency)

    def close(self) -> None:
        """Stop at once."""
        for later in self._later.values():
            later.cancel()

    async def _update(self, table: int) -> None:
        """Delete what no longer holds and send what is due.

        The archive knows who has a ping, so a crash between a move and its ping loses none, and
        trying this again pings nobody twice. Raise the last error that may pass, after the others.
        """
        snapshot = await self._client.tables.snapshot(table)
        standing = _standing(snapshot.table, snapshot.offers)
        failures = await self._withdraw_stale(snapshot, standing)
        records = await self._records(table)
        shown = {each for each in standing if _is_shown(records.get((each.kind, each.seat)))}
        self._set_settled(table, (self._settled.get(table, frozenset()) & standing) | shown)
        for ping in sorted(shown):
            await self._correct(snapshot, ping, records)
        due = self._due(snapshot, standing)
        questions = {each.seat for each in due | shown if each.kind in _QUESTIONS}
        for ping in sorted(due):
            if ping.kind in _NEWS and ping.seat in questions:
                continue  # the question tells it
            if ping in self._settled[table] or ping.seat in failures:
                continue
            try:
                await self._send(snapshot, ping, records)
            except REQUEST_ERRORS as error:
                if is_temporary(error):
                    failures[ping.seat] = error  # tried again soon; the others need not wait
                    continue
                if isinstance(error, discord.Forbidden):
                    self._on_refused(table)
                log.info("table %s: somebody could not be pinged (%s)", table, error)
            self._settle(table, ping)
        for failure in failures.values():
            raise failure

    async def _withdraw_stale(
        self, snapshot: TableSnapshot, standing: frozenset[Ping]
    ) -> dict[int, Exception]:
        """Delete the messages that no longer hold; return seat -> what failed and may pass."""
        table, failures = snapshot.table.id, dict[int, Exception]()
        held = {(ping.kind, ping.seat) for ping in standing}
        for (kind, seat), record in (await self._records(table)).items():
            is_answered = kind in _QUESTIONS and (table, seat) in self._answered
            if is_answered or (kind, seat) not in held:
                try:
                    await delivery.withdraw(self._client, self._store, record)
                except REQUEST_ERRORS as error:
                    failures[seat] = error
        seats = range(len(snapshot.table.seats))
        self._answered -= {(table, seat) for seat in seats if seat not in failures}
        return failures

    async def _records(self, table: int) -> dict[tuple[str, int], StoredMessage]:
        """Return (kind, seat) -> the record of each ping of a table."""
        return {
            (each.kind, each.seat): each
            for each in await self._store.all_of(table)
            if each.seat is not None and each.kind in (*_QUESTIONS, *_NEWS)
        }

    def _due(self, snapshot: TableSnapshot, standing: frozenset[Ping]) -> set[Ping]:
        """Return what is due by now, and look again when more will be."""
        now_ms, later = self._now_ms(), []
        due = {ping for ping in standing if ping.kind in _NEWS}
        for seat, user in people_to_ping(snapshot.table, snapshot.offers):
            ping_ms, warning_ms = self._times(snapshot, seat, user)
            later += [at_ms for at_ms in (ping_ms, warning_ms) if at_ms and at_ms > now_ms]
            if warning_ms is not None and warning_ms <= now_ms:
                due.add(Ping("warning", seat, user))
            elif ping_ms is not None and ping_ms <= now_ms:
                due.add(Ping("ping", seat, user))
        self._look_again(snapshot.table.id, min(later, default=None))
        return due

    def _times(
        self, snapshot: TableSnapshot, seat: int, user: int
    ) -> tuple[int | None, int | None]:
        """Return when a person is pinged and when they are warned, as far as is known now."""
        verbs = snapshot.game.info.pass_verbs
        acted_ms, _ = self._last_acts.get(user, (0, False))
        early_ms = passes_end_ms(snapshot.table, seat, snapshot.offers[seat], verbs)
        ping_ms: int | None = max(early_ms, acted_ms + PRESENT_MS)
        asked_ms, until_ms = snapshot.timeouts.get(seat, (0, 0))
        third_ms = (until_ms - asked_ms) // 3
        if third_ms < LEAST_WARNING_MS:
            return ping_ms, None
        warning_ms = until_ms - third_ms
        if ping_ms is not None and ping_ms > warning_ms - LEAST_WARNING_MS:
            ping_ms = None
        return ping_ms, max(warning_ms, acted_ms + PRESENT_AT_WARNING_MS)

    def _now_ms(self) -> int:
        return self._client.tables.clock.now_ms()

    def _look_again(self, table: int, at_ms: int | None) -> None:
        former = self._later.pop(table, None)
        if former is not None:
            former.cancel()
        if at_ms is not None:
            loop = asyncio.get_running_loop()
            seconds = max(0.0, (at_ms - self._now_ms()) / 1000)
            self._later[table] = loop.call_later(seconds, self.refresh, table)

    def _settle(self, table: int, ping: Ping) -> None:
        kinds = {ping.kind, *_REPLACED.get(ping.kind, ())}
        told = {ping._replace(kind=each) for each in kinds}
        self._set_settled(table, self._settled.get(table, frozenset()) | told)

    def _set_settled(self, table: int, pings: frozenset[Ping]) -> None:
        self._settled[table] = pings
        self._settled.move_to_end(table)
        if len(self._settled) > _MAX_REMEMBERED:
            self._settled.popitem(last=False)

    async def _send(
        self,
        snapshot: TableSnapshot,
        ping: Ping,
        records: Mapping[tuple[str, int], StoredMessage],
    ) -> None:
        """Send a message where the person wants it, to the channel if they take no DMs.

        One that is on its way goes where it was sent before. It replaces what it tells again.
        """
        table, record = snapshot.table, records.get((ping.kind, ping.seat))
        _, by_dm = self._last_acts.get(ping.user, (0, False))
        match await self._place(table, ping.user):
            case Pings.NONE:
                return
            case _ if snapshot.channel_gone:
                by_dm = True
            case Pings.RECENT:
                pass
            case place:
                by_dm = place is Pings.DM
        in_channel = StoredMessage(table.id, ping.kind, ping.seat, table.channel, 0)
        try:
            if record is None and by_dm:
                dm = await self._client.create_dm(discord.Object(ping.user))
                record = replace(in_channel, channel=dm.id)
            await self._send_to(snapshot, ping, record or in_channel)
        except discord.Forbidden:
            if record is None or record.channel == table.channel:
                raise
            await self._send_to(snapshot, ping, in_channel)
        for kind in _REPLACED.get(ping.kind, ()):
            if (former := records.get((kind, ping.seat))) is not None:
                await delivery.withdraw(self._client, self._store, former)

    async def _correct(
        self, snapshot: TableSnapshot, ping: Ping, records: Mapping[tuple[str, int], StoredMessage]
    ) -> None:
        """Edit a message whose question, or its time, is not the one that it tells of any more."""
        key, record = (snapshot.table.id, ping), records[ping.kind, ping.seat]
        content, former = self._said.get(key, (None, ""))
        # After a restart it is not known what was said, but a warning's time is a later one.
        is_forgotten = content is None and ping.kind == "warning"
        if not (former or is_forgotten):
            return
        translator = await self._translator(snapshot, ping, record)
        words = question_words(snapshot, ping.kind, ping.seat, translator)
        if words == former:
            return
        if content is None:
            content = ping_message(snapshot, *ping, await self._link(snapshot), translator)
        else:
            content = content._replace(text=content.text.replace(former, words))
        await delivery.edit(self._client, record, content)
        self._note_said(key, content, words)

    def _note_said(self, key: tuple[int, Ping], content: Mention, words: str) -> None:
        self._said[key] = content, words
        self._said.move_to_end(key)
        if len(self._said) > _MAX_REMEMBERED:
            self._said.popitem(last=False)

    async def _translator(
        self, snapshot: TableSnapshot, ping: Ping, record: StoredMessage
    ) -> Translator:
        """Return the translator of a message: its person's by DM, else the table's."""
        locale = None
        if record.channel != snapshot.table.channel:
            locale = (await self._client.archive.preferences(ping.user)).reads
        return self._client.translator(locale, snapshot)

    async def _place(self, table: Table, user: int) -> Pings:
        """Return where a person is told: as they have chosen, else as the server has it."""
        archive = self._client.archive
        chosen = (await archive.preferences(user)).pings
        if chosen is None and table.guild is not None:
            chosen = (await archive.server_settings(table.guild)).pings
        return chosen or Pings.RECENT

    async def _send_to(self, snapshot: TableSnapshot, ping: Ping, record: StoredMessage) -> None:
        translator = await self._translator(snapshot, ping, record)
        link = await self._link(snapshot)
        stored = await self._records(snapshot.table.id)
        is_told = any((kind, ping.seat) in stored for kind in _REPLACED.get(ping.kind, ()))
        person = (ping.kind, ping.seat, ping.user)
        content = ping_message(snapshot, *person, link, translator, is_told=is_told)
        sent = await delivery.send_once(self._client, self._store, record, content)
        await self._store.save(sent)
        words = question_words(snapshot, ping.kind, ping.seat, translator)
        self._note_said((snapshot.table.id, ping), content, words)


def _is_shown(record: StoredMessage | None) -> bool:
    return record is not None and record.nonce is None


def _standing(table: Table, offers: Offers) -> frozenset[Ping]:
    """Return every message that may stand at a table as it is."""
    if table.stage is not Stage.PLAY:
        return frozenset()
    waited_for = people_to_ping(table, offers)
    questions = {Ping(kind, *person) for kind in _QUESTIONS for person in waited_for}
    news = {
        Ping("covered" if occupant.is_covered else "away", seat, occupant.user)
        for seat, occupant in enumerate(table.seats)
        if occupant.user is not None and occupant.missed
    }
    return frozenset(questions | news)


def people_to_ping(table: Table, offers: Offers) -> frozenset[tuple[int, int]]:
    """Return (seat, user) of the people the table waits for, except for a mere "ready".

    Nobody is waited for at a private table.
    """
    if table.is_private:
        return frozenset()
    return frozenset(
        (seat, user)
        for seat, seat_offers in offers.items()
        if seat is not None
        and (user := table.seats[seat].user) is not None
        and not table.seats[seat].is_covered
        and any(not offer.voluntary and not is_pause(offer) for offer in seat_offers)
    )
