"""What was acknowledged, and so must be in the archive: announcers and callers record it here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence

from msgspec import Struct

from engine.api.action import Action
from engine.api.game import AnyGame
from engine.service.feats import FeatCounts
from engine.service.ports import Archive, TableRecord
from engine.standings.leaderboards import RatingsRecompute
from engine.table import codec
from engine.table.automatic import automatic_delay_ms, only_answer
from engine.table.model import Cause, Change, LogEntry, Stage, Table
from engine.table.play import open_offers
from tests.simulation.book import TAKEN, Book
from tests.support.replay import replay

#: So many tables may have been opened, or ids used up, unacknowledged.
_UNACKNOWLEDGED = 30


class Acknowledged(Struct, frozen=True):
    """A revision somebody was told of: its row of the log and the sealed table."""

    entry: LogEntry
    sealed: bytes


class Ledger:
    """All acknowledged changes; `audit` compares an archive with them."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games
        self._acknowledged: dict[tuple[int, int], Acknowledged] = {}
        self._answers: set[tuple[int, int]] = set()
        self._answered: set[tuple[int, int, str]] = set()  #: (table, seat, ask) that still stand
        self._first: dict[int, Table] = {}  #: as it was when it was first acknowledged
        self._doubts: list[tuple[int | None, Action]] = []
        self._books: dict[int, Book] = {}
        #: deaths and failures after which a table may have acted without announcing it
        self.excuses = 0
        self.counts: Counter[str] = Counter()

    def hear(self, change: Change) -> None:
        """Store a change that an announcer or a caller was told of."""
        entry, table = change.entry, change.after
        key = (table.id, entry.revision)
        acknowledged = Acknowledged(entry, codec.encode(table))
        if key not in self._acknowledged:
            self.counts[entry.cause] += entry.cause is not Cause.PERSON
            self._answered -= {each for each in self._answered if self._is_gone(each, table)}
            if table.went_back == table.revision:  # the same questions are asked again
                self._answered -= {each for each in self._answered if each[0] == table.id}
            if entry.cause is Cause.AUTO:
                self._check_automatic(change)
        assert self._acknowledged.setdefault(key, acknowledged) == acknowledged, (
            f"{key} was acknowledged in two ways"
        )
        assert table.revision == entry.revision == change.before.revision + (entry.revision > 0)
        first = self._first.get(table.id)
        if first is None or first.revision > table.revision:
            self._first[table.id] = table

    def _check_automatic(self, change: Change) -> None:
        """Check that the table answered for a person, who could only pass, at the drawn time."""
        entry, before = change.entry, change.before
        assert entry.seat is not None
        assert before.seats[entry.seat].user is not None
        game = self._games[before.game]
        seat_offers = open_offers(before, game)[entry.seat]
        answer = only_answer(seat_offers, game.info.pass_verbs)
        assert answer is not None
        assert answer[1] == entry.action
        assert entry.action.verb in game.info.pass_verbs, "nobody has asked for more"
        ask = answer[0].ask
        since = min(each.since_ms for each in before.timers if each.ask == ask)
        assert entry.at_ms >= since + automatic_delay_ms(before, entry.seat, ask)

    def answer(self, change: Change, user: int, ask: str | None = None) -> None:
        """Store the reply to a person's act; each revision is the reply to one act."""
        self.hear(change)
        entry, table = change.entry, change.after
        key = (table.id, entry.revision)
        assert key not in self._answers, f"{key} answers two clicks"
        self._answers.add(key)
        self.counts[entry.action.verb if entry.seat is None else "act"] += 1
        assert entry.cause is Cause.PERSON
        if entry.seat is not None:
            assert change.before.seats[entry.seat].user == user, f"{key} moved for somebody else"
        if ask is not None and entry.seat is not None:
            question = (table.id, entry.seat, ask)
            assert question not in self._answered, f"{question} was answered twice"
            later = (table.id, table.revision + 1) in self._acknowledged
            if not later and not self._is_gone(question, table):
                self._answered.add(question)

    def _is_gone(self, question: tuple[int, int, str], table: Table) -> bool:
        """Return True if an answered question is gone; a game may ask it again later."""
        table_id, seat, ask = question
        if table_id != table.id:
            return False
        game = self._games[table.game]
        theirs = game.offers(game.view(table.state, seat))
        return table.stage is not Stage.PLAY or ask not in {offer.ask for offer in theirs}

    def doubt(self, table: int | None, action: Action) -> None:
        """Store an act whose caller does not know whether it was made."""
        self._doubts.append((table, action))
        self.counts["doubt"] += 1

    async def audit(self, archive: Archive) -> None:
        """Compare everything stored with what was told, while nobody plays."""
        known = {table for table, _ in self._acknowledged}
        taken: dict[int, TableRecord] = {}
        table_id = 0
        while table_id <= max(known, default=0) + _UNACKNOWLEDGED:
            table_id += 1
            record = await archive.load(table_id)
            if record is None:
                assert table_id not in known, f"table {table_id} is lost"
                continue
            known.add(table_id)
            await self._audit_table(archive, record)
            if record.stage in TAKEN:
                assert record.channel not in taken, f"two tables in channel {record.channel}"
                taken[record.channel] = record
        await self._audit_lists(archive, taken)
        await self._audit_ratings(archive, known)

    async def _audit_ratings(self, archive: Archive, known: Iterable[int]) -> None:
        """Check that the ratings follow from the results, and that each table has one result."""
        results = [each for table in known if (each := await archive.result(table))]
        assert len({each.id for each in results}) == len(results)
        for guild in {each.guild for each in results if each.guild is not None}:
            rated = [each for each in results if each.guild == guild and each.unrated is None]
            found = await archive.recompute_ratings(guild)
            assert found == RatingsRecompute(len(rated), 0), found
            feats = FeatCounts(self._games, archive)
            assert await feats.recount(guild) == 0, "feats differ when they are counted again"

    async def _audit_result(
        self, archive: Archive, record: TableRecord, log: Sequence[LogEntry]
    ) -> None:
        """Check that exactly the finished tables that were dealt have a result."""
        result = await archive.result(record.id)
        dealt = any(entry.action.verb == "start" for entry in log)
        at = f"table {record.id}"
        assert (result is not None) == (dealt and record.stage not in TAKEN), f"{at}: its result"
        if result is not None:
            assert result.ended_ms == log[-1].at_ms, f"{at}: its end"
            assert result.ended_early == (record.stage == Stage.CLOSED), f"{at}: how it ended"

    async def _audit_lists(self, archive: Archive, taken: Mapping[int, TableRecord]) -> None:
        found = await archive.unfinished()
        assert {*found} == {(each.id, each.due_ms) for each in taken.values()}
        for channel, record in taken.items():
            assert await archive.in_channel(channel) == record
        people = {user for record in taken.values() for user in record.people or ()}
        for user in sorted(people):
            theirs = [each for each in taken.values() if user in (each.people or ())]
            assert {*await archive.of_user(user)} == {*theirs}

    async def _audit_table(self, archive: Archive, record: TableRecord) -> None:
        log = await archive.log(record.id)
        at = f"table {record.id}"
        assert [entry.revision for entry in log] == [*range(len(log))], f"{at} has a gap"
        assert record.revision == len(log) - 1, f"{at} and its log differ"
        told = {
            revision: each
            for (table, revision), each in self._acknowledged.items()
            if table == record.id
        }
        for revision, each in told.items():
            assert revision < len(log), f"{at}: revision {revision} was told and is lost"
            assert log[revision] == each.entry, f"{at}: revision {revision} was told otherwise"
        unanswered = [
            entry
            for entry in log
            if entry.revision not in told
            or (entry.revision > 0 and (record.id, entry.revision) not in self._answers)
        ]
        self._explain(record.id, unanswered, told)
        await self._audit_result(archive, record, log)
        game = self._games[record.game]
        table, upgraded = codec.decode(record.data, record.id, game)
        assert not upgraded
        if record.revision in told:
            assert codec.encode(table) == told[record.revision].sealed, f"{at} is not as was told"
        await self._compare(archive, record, table, log)

    def _explain(self, table: int, unanswered: Iterable[LogEntry], told: Collection[int]) -> None:
        """Check that acts which answer nobody were in doubt, and others follow a failure."""
        own = 0
        for entry in unanswered:
            book = self._books.get(table)
            if book is not None and book.told > entry.revision:
                continue  # explained in an earlier audit
            known = None if entry.revision == 0 else table
            # The table does what everybody there agrees to by now.
            is_asked = entry.action.verb != "takeback" or (known, entry.action) in self._doubts
            if not (is_of_person(entry) and is_asked):
                own += entry.revision not in told
                continue
            assert (known, entry.action) in self._doubts, f"{table}: who made {entry}?"
            self._doubts.remove((known, entry.action))
            self.counts["landed"] += 1
        assert own <= self.excuses, f"table {table} acted without announcing it"

    async def _compare(
        self, archive: Archive, record: TableRecord, table: Table, log: tuple[LogEntry, ...]
    ) -> None:
        game = self._games[record.game]
        start = next((entry.revision for entry in log if entry.action.verb == "start"), None)
        if table.is_private:
            start = 0
        book = self._books.get(record.id)
        if book is None:
            # What nobody was told of has to be believed.
            book = self._books[record.id] = Book(game, self._first.get(record.id, table))
        for entry in log[book.told :]:
            book.tell(entry, table)
        at = f"table {record.id}"
        people = [occupant.user for occupant in table.seats]
        assert book.seats == people, f"{at}: {people} sit there, not {book.seats}"
        assert (book.host, book.stage, book.pace) == (table.host, table.stage, table.pace), at
        options = {key: str(value) for key, value in table.options.values.items()}
        assert book.options == options, f"{at}: other options"
        assert book.state == table.state, f"{at}: another state"
        assert record.people == table.people, f"{at}: the archive knows other people"
        assert (record.stage, record.channel) == (table.stage, table.channel), at
        if table.state is not None:
            assert start is not None, f"{at} has no start"
            assert replay(table, game, log[start + 1 :]) == table.state, f"{at} does not replay"
        kept = await archive.checkpoint(record.id)
        assert (kept and kept[0]) == start, f"{at}: another checkpoint"


def is_of_person(entry: LogEntry) -> bool:
    """Return True for what somebody did, and False for what the table did by itself."""
    return entry.cause is Cause.PERSON and entry.action != Action("end")
