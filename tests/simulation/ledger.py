"""What was acknowledged, and so must be in the archive.

Announcers and callers record here each change that was acknowledged to them. `Book` computes each
table from its log by rules of its own: it shares no code with the lobby and the table under test.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence

from msgspec import Struct

from engine.api.action import Action
from engine.api.game import AnyGame
from engine.api.options import Choice, PreviousSeat
from engine.api.rng import Rng
from engine.service.feats import FeatCounts
from engine.service.ports import Archive, TableRecord
from engine.standings.leaderboards import RatingsRecompute
from engine.table import codec
from engine.table.automatic import automatic_delay_ms, only_answer
from engine.table.model import Cause, Change, LogEntry, Pace, Stage, Table
from engine.table.play import open_offers
from tests.support.replay import replay

#: So many tables may have been opened, or ids used up, unacknowledged.
_UNACKNOWLEDGED = 30

DAY_MS = 86_400_000

_TAKEN = (Stage.LOBBY, Stage.PLAY)


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
            if record.stage in _TAKEN:
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
        assert (result is not None) == (dealt and record.stage not in _TAKEN), f"{at}: its result"
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
            if not is_of_person(entry):
                own += entry.revision not in told
                continue
            known = None if entry.revision == 0 else table
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


class Book:
    """One table as computed from its log, independently of the engine."""

    def __init__(self, game: AnyGame, first: Table) -> None:
        self._game = game
        self.seats = [occupant.user for occupant in first.seats]
        self.host, self.stage, self.pace = first.host, first.stage, str(first.pace)
        self.options = {key: str(value) for key, value in first.options.values.items()}
        self.previous_users, self.state = first.previous_users, first.state
        self.told = first.revision + 1  #: how many rows of the log
        #: seat -> who left it; seat -> turns missed in a row; user -> what they want
        self.left = {at: each.left for at, each in enumerate(first.seats)}
        #: user -> the one seat whose hand they have seen
        self.known = {
            user: at
            for at, each in enumerate(first.seats)
            for user in (each.user, each.left, *each.stood_in)
        }
        self.missed = {at: each.missed for at, each in enumerate(first.seats)}
        self.wishes = {each.user: {*map(str, each.wishes)} for each in first.seats}
        self.covered = {at: each.away_ms for at, each in enumerate(first.seats)}  #: since when

    def tell(self, entry: LogEntry, table: Table) -> None:
        """Apply the next log entry. Seed and options are taken from the stored table."""
        assert self.stage in _TAKEN, f"{entry} after the end"
        self.told = entry.revision + 1
        self._apply(entry, table)
        if entry.cause is Cause.PERSON and entry.seat is None:  # whoever did this is there
            words = entry.action.args[:1]
            self.covered |= {at: 0 for at, user in enumerate(self.seats) if words == (str(user),)}
        if self.stage is Stage.PLAY:
            self._grant(entry.at_ms)
            for at in range(len(self.seats)):
                is_covered = self.seats[at] is not None and self._house(at)
                self.covered[at] = (self.covered.get(at) or entry.at_ms) if is_covered else 0

    def _apply(self, entry: LogEntry, table: Table) -> None:
        if entry.seat is not None or entry.cause is not Cause.PERSON:
            self.state = self._game.apply(self.state, entry.seat, entry.action).state
            self._note_attendance(entry)
            if self._game.outcome(self.state) is not None:
                self.stage = Stage.OVER
            return
        verb, words = entry.action.verb, entry.action.args
        if verb == "set":
            if words[1] == "pace":
                self.pace = words[2]
            else:
                self.options[words[1]] = words[2]
        elif verb == "start":
            self._start(table)
        elif verb == "end":
            self.stage = Stage.CLOSED
        elif verb in ("return", "takeover", "wish"):
            self._attend(verb, int(words[0]), words[-1])
        else:
            self._seat(verb, int(words[0]))

    def _attend(self, verb: str, user: int, what: str) -> None:
        match verb:
            case "return":
                self.missed[self.seats.index(user)] = 0
            case "takeover":
                self._take_over(user, int(what))
            case "wish":
                self._wish(user, what)

    def _seat(self, verb: str, user: int) -> None:
        counts = self._game.info.seats
        if verb == "join" and len(self.seats) < max(counts):
            self.seats.append(user)
        elif verb == "join":
            self.seats[self._last_house()] = user
        elif verb == "house":
            self.seats += [None] * max(1, min(counts) - len(self.seats))
        elif verb == "unhouse":
            del self.seats[self._last_house()]
        else:
            assert verb == "leave", verb
            at = self.seats.index(user)
            self.seats[at : at + 1] = [None] if self.stage is Stage.PLAY else []
            self.wishes.pop(user, None)
            if self.stage is Stage.PLAY:
                self.left[at], self.missed[at] = self.left[at] or user, 0
            people = [each for each in self.seats if each is not None]
            there = [user for at, user in enumerate(self.seats) if user and not self._house(at)]
            if not people:
                self.stage = Stage.CLOSED
            elif self.host == user:
                self.host = (there if self.stage is Stage.PLAY and there else people)[0]
            if self.stage is Stage.PLAY and self._is_conceded():
                self.stage = Stage.OVER

    def _note_attendance(self, entry: LogEntry) -> None:
        if entry.seat is not None and entry.cause is Cause.PERSON:
            self.missed[entry.seat] = 0
        elif entry.seat is not None and not self._house(entry.seat):
            is_asked = entry.action.verb not in self._game.info.voluntary_verbs
            self.missed[entry.seat] += entry.cause is Cause.HOUSE and is_asked

    def _house(self, seat: int) -> bool:
        return self.seats[seat] is None or self.missed.get(seat, 0) > 1

    def _is_conceded(self) -> bool:
        count = len(self.seats)
        if any(user is None and self.left[at] is None for at, user in enumerate(self.seats)):
            return False
        sides = self._game.info.sides.get(count, tuple(range(count)))
        return len({sides[at] for at, user in enumerate(self.seats) if user is not None}) == 1

    def _take_over(self, user: int, seat: int) -> None:
        assert self.seats[seat] is None
        assert self.left[seat] is not None
        assert self.known.setdefault(user, seat) == seat, "they have seen another hand"
        self.seats[seat] = user
        if self.left[seat] == user:
            self.left[seat] = None

    def _wish(self, user: int, wanted: str) -> None:
        wishes = self.wishes.setdefault(user, set())
        wishes ^= {wanted}
        if wanted in wishes and wanted != "end":
            wishes -= {"faster", "slower"} - {wanted}

    def _grant(self, now_ms: int) -> None:
        """Do what enough people want; fewer have to once somebody has left or is covered for.

        No simulated table without time limits waits for three days.
        """
        people = [at for at, each in enumerate(self.seats) if each is not None]
        there = [at for at in people if not self._house(at)]
        paces = [str(each) for each in Pace]
        for wanted, step in (("end", 0), ("faster", -1), ("slower", 1)):
            wishing = [at for at in people if wanted in self.wishes.get(self.seats[at], ())]
            long = [
                at
                for at in people
                if self._house(at) and 0 < self.covered.get(at, 0) <= now_ms - DAY_MS
            ]
            if wanted == "end" and 2 * len(wishing) > len({*people} - {*long} | {*wishing}):
                self.stage = Stage.CLOSED
                return
            if wanted != "end" and wishing and {*there} <= {*wishing}:
                self.pace = paces[paces.index(self.pace) + step]
                for each in self.wishes.values():
                    each -= {"faster", "slower"}
                return

    def _start(self, table: Table) -> None:
        # They sit as in the game before, newcomers last, and the host first.
        same = Counter(self.previous_users) == Counter(self.seats)
        new, order = list(self.seats), list[int | None]()
        for user in self.previous_users:
            if user in new:
                new.remove(user)
                order.append(user)
        self.seats, turned = [*order, *new], 0
        while self.seats[0] != self.host:
            self.seats.append(self.seats.pop(0))
            turned += 1
        for spec in self._game.info.options:
            carried = self.options.pop(spec.key, None) if spec.carried else None
            if carried is not None and same:
                seat = isinstance(spec, PreviousSeat)
                kept = str((int(carried) - turned) % len(self.seats)) if seat else carried
                self.options[spec.key] = kept
            if isinstance(spec, Choice) and self.pace in spec.by_pace:
                self.options.setdefault(spec.key, spec.by_pace[self.pace])
        self.stage = Stage.PLAY
        self.left = dict.fromkeys(range(len(self.seats)))
        self.known = {user: at for at, user in enumerate(self.seats)}
        self.missed = dict.fromkeys(range(len(self.seats)), 0)
        step = self._game.setup(len(self.seats), table.options, Rng(table.seed))
        self.state = step.state

    def _last_house(self) -> int:
        return max(at for at, user in enumerate(self.seats) if user is None)
