"""A table as computed from its log, by rules that share no code with the lobby and the table."""

from __future__ import annotations

from collections import Counter

from engine.api.action import Offer
from engine.api.game import AnyGame
from engine.api.options import Choice, PreviousSeat
from engine.api.rng import Rng
from engine.table.model import Cause, LogEntry, Pace, Stage, Table, Wish

DAY_MS = 86_400_000

TAKEN = (Stage.LOBBY, Stage.PLAY)


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
        #: seat -> since when the house covers for its person, or they are asked without time limit
        self.away = {at: each.away_ms for at, each in enumerate(first.seats)}
        self.answered = {*first.answered}  #: (seat, question) of the open questions
        self._states = {first.revision: first.state}  #: revision -> the state after it

    def tell(self, entry: LogEntry, table: Table) -> None:
        """Apply the next log entry. Seed and options are taken from the stored table."""
        assert self.stage in TAKEN, f"{entry} after the end"
        self.told = entry.revision + 1
        self._apply(entry, table)
        if entry.cause is Cause.PERSON:  # that person is there
            words, by = entry.action.args[:1], entry.seat
            who = {at for at, user in enumerate(self.seats) if words == (str(user),)}
            self.away |= dict.fromkeys(who if by is None else {by}, 0)
        if self.stage is Stage.PLAY:
            self._grant(entry.at_ms)
            asked = self._asked() if self.pace == Pace.NONE else set[int]()
            for at, user in enumerate(self.seats):
                is_away = user is not None and (self._house(at) or at in asked)
                self.away[at] = (self.away.get(at) or entry.at_ms) if is_away else 0

    def _asked(self) -> set[int]:
        """Return the seats that have a question which the game waits for."""
        open_to = {at: self._offers(at) for at in range(len(self.seats))}
        self.answered &= {(at, each.ask) for at, offers in open_to.items() for each in offers}
        return {
            at
            for at, offers in open_to.items()
            if any(not each.voluntary and (at, each.ask) not in self.answered for each in offers)
        }

    def _note_answer(self, entry: LogEntry) -> None:
        if entry.seat is not None and self.pace == Pace.NONE:
            offers, verb = self._offers(entry.seat), entry.action.verb
            self.answered |= {(entry.seat, each.ask) for each in offers if each.verb == verb}

    def _offers(self, seat: int) -> tuple[Offer, ...]:
        return self._game.offers(self._game.view(self.state, seat))

    def _apply(self, entry: LogEntry, table: Table) -> None:
        if entry.seat is not None or entry.cause is not Cause.PERSON:
            self._note_answer(entry)
            self.state = self._game.apply(self.state, entry.seat, entry.action).state
            self._states[entry.revision] = self.state
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
            self._states[entry.revision] = self.state
        elif verb == "end":
            self.stage = Stage.CLOSED
        elif verb == "takeback":
            kept = {at: state for at, state in self._states.items() if at <= int(words[1])}
            self._states, self.state = kept, kept[max(kept)]
        elif verb == "keep" or words[1:] == (str(Wish.BACK),):
            assert int(words[0]) in self.seats, "somebody without a seat has asked or answered"
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
        """Do what enough people want; fewer have to once somebody has left or is away."""
        people = [at for at, each in enumerate(self.seats) if each is not None]
        there = [at for at in people if not self._house(at)]
        paces = [str(each) for each in Pace]
        for wanted, step in (("end", 0), ("faster", -1), ("slower", 1)):
            wishing = [at for at in people if wanted in self.wishes.get(self.seats[at], ())]
            long = [
                at
                for at in people
                if 0 < self.away.get(at, 0) <= now_ms - DAY_MS * (1 if self._house(at) else 3)
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
