"""What stands beside a hand besides the table itself, read for its person."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Sequence
from contextlib import suppress

from msgspec import Struct

from cogs.controls.offer_controls import Selection, options_at
from cogs.messages.bot_port import BotPort
from cogs.messages.message_store import MessageStore
from cogs.messages.since_turn import SinceTurn, since_of
from cogs.pages.feats import read_ending
from cogs.pages.hand import HandContext, left_message
from cogs.pages.message_content import MessageContent
from cogs.text.translator import Translator
from engine.api.action import Action, Offer, admits
from engine.api.event import Event, Line, without
from engine.api.game import AnyGame
from engine.api.lesson import Tip
from engine.api.refusals import Unavailable
from engine.service.ports import Archive, Automatic, Preferences
from engine.table.automatic import only_answer
from engine.table.model import Cause, Change, Stage, Table
from engine.table.replay import ReplayStep
from engine.table.snapshot import TableSnapshot
from engine.table.tips import tip_for, tip_id

#: The notes of new cards, and those above hands, that are remembered; older ones are forgotten.
_MOST_GAINED = _MOST_NOTES = 2_000

#: A note above a hand stays so long, also while the game goes on below it.
_NOTE_MS = 8_000


class _Note(Struct, frozen=True):
    """What stands above a hand since its person's latest act."""

    text: str
    until_ms: int
    selection: Selection | None  #: it also stays while this choice is open


class HandContexts:
    """Reads what stands beside hands."""

    def __init__(self, client: BotPort, store: MessageStore) -> None:
        self._client, self._store, self.since_turn = client, store, SinceTurn()
        #: (table, user) -> what came into their hand with their latest move and since, and
        #: `went_back` then
        self._gained: OrderedDict[tuple[int, int], tuple[Sequence[Line], int]] = OrderedDict()
        self._notes: OrderedDict[tuple[int, int], _Note] = OrderedDict()  # (table, user)
        #: (table, user) -> the tips that have stood beside their hand since they last moved
        self._tips: OrderedDict[tuple[int, int], set[str]] = OrderedDict()

    def keep_note(self, table: int, user: int, text: str, selection: Selection | None) -> None:
        """Have a note above a person's hand for some seconds, and as long as a choice is open.

        "" takes away the one that is there.
        """
        self._notes.pop((table, user), None)
        if text:
            until = self._client.tables.clock.now_ms() + _NOTE_MS
            self._notes[table, user] = _Note(text, until, selection)
            if len(self._notes) > _MOST_NOTES:
                self._notes.popitem(last=False)

    def note_gained(self, table: Table, user: int, gained: Sequence[Line]) -> None:
        """Remember what a person's move brought into their hand, until they move again."""
        self._gained.pop((table.id, user), None)
        if gained:
            self._gained[table.id, user] = (gained, table.went_back)
            if len(self._gained) > _MOST_GAINED:
                self._gained.popitem(last=False)

    def note_change(self, change: Change, game: AnyGame | None) -> None:
        """Remember what is told since each seat's turn, and what others' moves brought into hands.

        What comes of a person's own move is noted as they make it.
        """
        self.since_turn.note_change(change, game.info if game is not None else None)
        before, after, entry = change.before, change.after, change.entry
        is_play = before.stage is after.stage is Stage.PLAY
        if game is None or not is_play or before.went_back != after.went_back:
            return
        for seat, occupant in enumerate(after.seats):
            is_own = seat == entry.seat and entry.cause is Cause.PERSON
            if occupant.user is None or is_own:
                continue
            earlier, later = game.view(before.state, seat), game.view(after.state, seat)
            came, went = game.gained(earlier, later), game.gained(later, earlier)
            if came or went:  # the house may play long for somebody: what is gone is not new
                kept = Counter(self._read_gained(after, occupant.user)) - Counter(went)
                self.note_gained(after, occupant.user, (*kept.elements(), *came))

    async def read(
        self,
        snapshot: TableSnapshot,
        seat: int,
        user: int,
        preferences: Preferences,
        translator: Translator,
    ) -> HandContext:
        """Return what stands beside the hand of a seat, which a person reads."""
        client = self._client
        since = await self._read_since(snapshot, seat)
        outcome = self.since_turn.outcome(snapshot, seat)
        lately = self.since_turn.lately(snapshot, seat)
        own = sum(each not in outcome for each in lately) if len(lately) < len(since) else 0
        now_ms = client.tables.clock.now_ms()
        tip = await _read_tip(client.archive, snapshot, user, preferences)
        if tip is not None:
            self._note_tip_shown(snapshot.table, user, tip)
        return HandContext(
            now_ms=now_ms,
            note=self._read_note(snapshot, seat, user, now_ms),
            early=client.tables.early_moves.find(snapshot.table.id, user),
            ending=await read_ending(client.archive, snapshot, translator),
            since=without(since, outcome),
            own=own,
            is_first=self.since_turn.is_first_turn(snapshot, seat),
            outcome=outcome,
            gained=self._read_gained(snapshot.table, user),
            tip=tip,
            passes=_passes_soon(snapshot, seat, preferences),
            result=await self._read_result(snapshot),
        )

    async def read_left(self, snapshot: TableSnapshot, translator: Translator) -> MessageContent:
        """Return what somebody who has left a game reads when it is over."""
        ending = await read_ending(self._client.archive, snapshot, translator)
        result = await self._read_result(snapshot)
        return left_message(snapshot, translator, ending, result)

    async def note_tips_seen(
        self, snapshot: TableSnapshot, user: int, preferences: Preferences
    ) -> tuple[str, ...]:
        """Store that a person who moves now has read the tips beside their hand; return all of it.

        It is the same for who has none because they have played before: theirs is not looked for
        again.
        """
        seat, seen = snapshot.table.seat_of(user), preferences.tips_seen
        read = self._tips.pop((snapshot.table.id, user), set())
        tip = tip_for(snapshot, seat, seen) if seat is not None and preferences.tips else None
        if tip is not None:
            read.add(tip_id(snapshot.table.game, tip))
        if new := sorted(read.difference(seen)):
            seen = (*seen, *new)
            await self._client.archive.update_preferences(user, tips_seen=seen)
        return seen

    def _note_tip_shown(self, table: Table, user: int, tip: Tip) -> None:
        self._tips.setdefault((table.id, user), set()).add(tip_id(table.game, tip))
        self._tips.move_to_end((table.id, user))
        if len(self._tips) > _MOST_NOTES:
            self._tips.popitem(last=False)

    def _read_note(self, snapshot: TableSnapshot, seat: int, user: int, now_ms: int) -> str:
        note = self._notes.get((snapshot.table.id, user))
        if note is None:
            return ""
        return (
            note.text if now_ms < note.until_ms or is_open(snapshot, seat, note.selection) else ""
        )

    def _read_gained(self, table: Table, user: int) -> Sequence[Line]:
        """Return what came with a person's latest move and since, unless moves were taken back."""
        gained, went_back = self._gained.get((table.id, user), ((), 0))
        return gained if table.stage is Stage.PLAY and went_back == table.went_back else ()

    async def _read_result(self, snapshot: TableSnapshot) -> int | None:
        """Return the message that shows, or is about to show, how a game has ended."""
        if snapshot.table.is_active:
            return None
        table, find = snapshot.table.id, self._store.find
        message = await find(table, "table") or await find(table, "result")
        return message.message if message else None

    async def _read_since(self, snapshot: TableSnapshot, seat: int) -> tuple[Event | None, ...]:
        """Return what a seat that is asked may have missed, from the log if need be."""
        table = snapshot.table
        if seat in snapshot.awaited and not self.since_turn.knows(table):
            steps: tuple[ReplayStep, ...] = ()
            with suppress(Unavailable):  # played by rules that have changed since
                steps = await self._client.tables.replays.steps(snapshot)
            # In a thread: the offers of a long game take longer than one move.
            self.since_turn.put(table, await asyncio.to_thread(since_of, snapshot, steps))
        return self.since_turn.events(snapshot, seat)


def is_open(snapshot: TableSnapshot, seat: int, selection: Selection | None) -> bool:
    """Return True if a choice that was begun can still be made."""
    return selection is not None and any(
        (offer.verb, offer.ask) == (selection.verb, selection.ask) and _fits(offer, selection)
        for offer in snapshot.offers.get(seat, ())
    )


def _fits(offer: Offer, selection: Selection) -> bool:
    """Return True if an offer still has what was chosen of it."""
    if selection.is_complete:
        return admits(offer, Action(selection.verb, selection.path))
    return not selection.path or bool(options_at(offer, selection.path))


def _passes_soon(snapshot: TableSnapshot, seat: int, preferences: Preferences) -> bool:
    """Return True if a person can only pass and the table is going to pass for them."""
    table, verbs = snapshot.table, snapshot.game.info.pass_verbs
    if snapshot.paused or table.is_resting or table.seats[seat].is_played_by_house:
        return False
    answer = only_answer(snapshot.offers.get(seat, ()), verbs)
    is_pass = answer is not None and answer[1].verb in verbs
    return is_pass and preferences.automatic is not Automatic.NOTHING


async def _read_tip(
    archive: Archive, snapshot: TableSnapshot, user: int, preferences: Preferences
) -> Tip | None:
    """Return the tip that fits a person now, who has not finished a game of this kind before."""
    table = snapshot.table
    seat = table.seat_of(user)
    tip = tip_for(snapshot, seat, preferences.tips_seen) if seat is not None else None
    if tip is None or not preferences.tips:
        return None
    if table.guild is None:
        return tip
    finished = await archive.history(
        table.guild, user=user, game=table.game, limit=1, finished=True
    )
    return None if finished else tip
