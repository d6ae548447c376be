"""The private hands people have open in a channel: kept right while their answer's token lives."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

import discord
from discord.utils import utcnow
from msgspec import Struct

from cogs._answer import NO_PINGS, Answer
from cogs._lanes import Lane, Lanes
from cogs._offers import Open
from cogs._port import Port
from cogs._shown import Courtesy, Shown, digest_of
from engine.table import Table
from engine.tables import Seen

#: An answer's token lives for 15 minutes; what it shows is kept right a little less long.
TOKEN_SECONDS = 14 * 60.0

#: The open panels of that time, unless there are more.
_REMEMBERED = 10_000


class Whisper(Struct):
    """A private panel somebody has open: it is edited through its answer's token."""

    interaction: discord.Interaction[Any]
    since: float
    opened: Open | None = None  #: how far a move has been made in it


class Whispers:
    """Knows who has which table's hand open."""

    def __init__(self, client: Port, lanes: Lanes, courtesy: Courtesy) -> None:
        self._client, self._lanes, self._courtesy = client, lanes, courtesy
        self._open: OrderedDict[tuple[int, int], Whisper] = OrderedDict()
        self._shown = Shown(client.tables, lanes, courtesy, self._bring_right)

    def __len__(self) -> int:
        """Give how many are open."""
        return len(self._open)

    @contextmanager
    def answering(
        self, answer: Answer, seen: Seen, seat: int, opened: Open | None
    ) -> Iterator[None]:
        """Note that an answer shows a seat its present hand; an older panel is let go."""
        key, lane = (seen.table.id, answer.user), Lane(seen.table.id, "whisper", seat)
        before = self._open.get(key)
        whisper = Whisper(answer.interaction, utcnow().timestamp(), opened)
        self._keep(key, whisper)
        try:
            with self._shown.answering(lane, _digest(seen, seat, opened)):
                yield
        except BaseException:
            if self._open.get(key) is whisper:
                del self._open[key]
                if before is not None:
                    self._keep(key, before)
            raise

    def follow(self, table: Table) -> None:
        """Bring what people have open up to date, soon."""
        for seat, sitter in enumerate(table.seats):
            if sitter.left is not None and (table.id, sitter.left) in self._open:
                lane = Lane(table.id, "left", sitter.left)
                self._lanes.put(lane, partial(self._close, table.id, sitter.left))
            if sitter.user is not None and (table.id, sitter.user) in self._open:
                self._shown.look(Lane(table.id, "whisper", seat))

    async def _bring_right(self, lane: Lane, seen: Seen) -> None:
        table, _, seat = lane
        user = seen.table.seats[seat].user
        whisper = None if user is None else self._open.get((table, user))
        if whisper is None or not _lives(whisper) or seen.table.state is None:
            return
        # Answers are not counted against the bot's requests: an open panel follows every change,
        # and a choice that is half-made in it stays as far as it was made.
        opened = whisper.opened if _stands(seen, seat, whisper.opened) else None
        digest = _digest(seen, seat, opened)
        if self._shown.stands(lane, digest):
            return
        async with self._courtesy.making:
            page = await self._client.pages.hand(
                seen, seat, str(whisper.interaction.locale), opened
            )
        if self._open.get((table, user or 0)) is not whisper:
            return  # it has been opened anew, as things stand
        try:
            with self._shown.editing(lane, digest):
                await whisper.interaction.edit_original_response(
                    view=page.view, attachments=page.files(), allowed_mentions=NO_PINGS
                )
        except discord.NotFound:
            # Dismissed or too old: My hand opens it anew, and may have done so meanwhile.
            if self._open.get((table, user or 0)) is whisper:
                del self._open[table, user or 0]

    async def _close(self, table: int, user: int) -> None:
        """Take an open private hand from somebody who has left its seat."""
        whisper = self._open.pop((table, user), None)
        if whisper is None or not _lives(whisper):
            return
        pages = self._client.pages
        voice = pages.voice(await self._client.tables.see(table), str(whisper.interaction.locale))
        page = pages.notice(voice.key("ui-seat-left"))
        with suppress(discord.NotFound):
            await whisper.interaction.edit_original_response(
                view=page.view, attachments=[], allowed_mentions=NO_PINGS
            )

    def _keep(self, key: tuple[int, int], whisper: Whisper) -> None:
        self._open[key] = whisper
        self._open.move_to_end(key)
        # Each holds its whole message: those that cannot be edited any more are let go.
        oldest = next(iter(self._open.values()))
        while len(self._open) > 1 and (len(self._open) > _REMEMBERED or not _lives(oldest)):
            self._open.popitem(last=False)
            oldest = next(iter(self._open.values()))


def _lives(whisper: Whisper) -> bool:
    return utcnow().timestamp() - whisper.since < TOKEN_SECONDS


def _digest(seen: Seen, seat: int, opened: Open | None) -> bytes:
    view = None if seen.table.state is None else seen.game.view(seen.table.state, seat)
    asked = [(offer.verb, offer.ask) for offer in seen.offers.get(seat, ())]
    table = seen.table
    return digest_of((table.stage.value, table.seats[seat].user, seen.paused, view, asked, opened))


def _stands(seen: Seen, seat: int, opened: Open | None) -> bool:
    return opened is not None and any(
        (offer.verb, offer.ask) == (opened.verb, opened.ask) for offer in seen.offers.get(seat, ())
    )
