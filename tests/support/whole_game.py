"""Play whole games without the service: the house on some seats, random people on the others.

Time is a number that jumps to the next deadline of the table or the next person's answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec.structs import replace

from engine.api.action import Action
from engine.api.game import AnyGame, Outcome
from engine.api.legal_actions import Move, random_legal_move
from engine.api.options import Options
from engine.api.rng import Rng
from engine.house import player
from engine.house.search import Decision
from engine.house.strength import house_skill
from engine.service.pending_deadlines import PendingDeadlines
from engine.table.deadlines import Deadline, offers_for_house, opens_ms
from engine.table.model import Cause, Change, Occupant, Pace, Strength, Table
from engine.table.play import act, begin, open_offers
from engine.table.snapshot import TableSnapshot
from tests.support.random_play import Dice

#: Chooses the house's move, as `player.choose_move` does.
Chooser: TypeAlias = Callable[[AnyGame, Decision[Any]], Move | None]

#: A person answers a question between so many milliseconds after it opened.
PEOPLE_MS = (1_500, 6_000)


def play_game(
    game: AnyGame,
    options: Options,
    seats: int,
    house_seats: frozenset[int],
    seed: int,
    watch: Callable[[Change], None] = lambda change: None,
    pace: Pace = Pace.LIVE,
    strength: Strength = Strength.HUMAN,
    choose: Chooser = player.choose_move,
) -> Outcome:
    """Play one game to its end and return its result; `watch` is called with every change."""
    occupants = tuple(
        Occupant() if at in house_seats else Occupant(at + 1, f"name {at}") for at in range(seats)
    )
    table: Table = _AttendedTable(
        id=1,
        channel=1,
        guild=1,
        locale="en",
        host=1,
        game=game.info.slug,
        version=game.info.version,
        pace=pace,
        house=strength,
        options=options,
        seats=occupants,
        changed_ms=1,
    )
    table = begin(table, game, seed.to_bytes(32, "big"), Action("start", ("1",)), 1).after
    return _Run(game, table, seed, watch, choose).to_the_end()


def play_on(
    game: AnyGame, table: Table, seed: int, house_seats: frozenset[int] = frozenset()
) -> list[Change]:
    """Play a started table to its end, by random people on all other seats; return what changed."""
    changes: list[Change] = []
    people = tuple(
        Occupant() if at in house_seats else Occupant(at + 1, f"name {at}")
        for at in range(len(table.seats))
    )
    _Run(game, replace(table, seats=people), seed, changes.append).to_the_end()
    return changes


class _AttendedTable(Table, frozen=True):
    """A table that goes on even if only the house plays."""

    is_attended = True


class _Run:
    def __init__(
        self,
        game: AnyGame,
        table: Table,
        seed: int,
        watch: Callable[[Change], None],
        choose: Chooser = player.choose_move,
    ) -> None:
        self.game, self.table, self.watch, self.choose = game, table, watch, choose
        self.dice = Dice(seed)
        self.seed, self.drawn = seed, 0
        self.pending_deadlines = PendingDeadlines()
        self.answers: dict[tuple[int, str], int] = {}

    def to_the_end(self) -> Outcome:
        while self.table.outcome is None:
            snapshot = TableSnapshot(self.table, self.game, open_offers(self.table, self.game))
            due, person = self.pending_deadlines.next(snapshot), self._first_person(snapshot)
            assert due is not None or person is not None, "nobody can act"
            if person is not None and (due is None or person[0] <= due.at_ms):
                self._move(snapshot, *person)
            elif due is not None:
                self._do(snapshot, due)
        return self.table.outcome

    def _first_person(self, snapshot: TableSnapshot) -> tuple[int, int] | None:
        """Return (time, seat) of the awaited person who answers first."""
        answers = []
        for seat in snapshot.awaited:
            if self.table.seats[seat].user is None:
                continue
            must = [offer for offer in snapshot.offers[seat] if not offer.voluntary]
            key = (seat, must[0].ask)
            if key not in self.answers:
                opened = min(opens_ms(self.table, seat, offer) for offer in must)
                low, high = PEOPLE_MS
                began = max(self.table.changed_ms, opened)
                self.answers[key] = began + low + self.dice.below(high - low)
            answers.append((self.answers[key], seat))
        return min(answers, default=None)

    def _move(self, snapshot: TableSnapshot, at_ms: int, seat: int) -> None:
        must = [offer for offer in snapshot.offers[seat] if not offer.voluntary]
        state = self.table.state
        drawn = random_legal_move(self.game, state, seat, tuple(must), self.dice.below(1 << 60))
        assert drawn is not None, f"the rules accept no move of seat {seat}"
        offer, action, _ = drawn
        self._made(seat, offer.ask, action, Cause.PERSON, at_ms)

    def _do(self, snapshot: TableSnapshot, due: Deadline) -> None:
        if due.cause is Cause.AUTO and due.verb not in self.game.info.pass_verbs:
            # As people choose if they choose nothing.
            self.pending_deadlines.decline(self.table.id, due.seat, (due.ask,))
        elif due.args is not None:
            self._made(due.seat, due.ask, Action(due.verb, due.args), due.cause, due.at_ms)
        else:
            self._ask_house(snapshot, due)

    def _ask_house(self, snapshot: TableSnapshot, due: Deadline) -> None:
        assert due.seat is not None
        offers = offers_for_house(self.table, snapshot.offers, due, self.game.info)
        self.drawn += 1
        rng = Rng((self.seed << 32 | self.drawn).to_bytes(16, "big"))
        skill = house_skill(self.table.house, self.table.seed)
        seats = len(self.table.seats)
        decision = Decision(self.table.state, due.seat, offers, rng, seats, skill)
        move = self.choose(self.game, decision)
        if move is None:
            asks = (offer.ask for offer in offers)
            self.pending_deadlines.decline(self.table.id, due.seat, asks)
        else:
            self._made(due.seat, move.ask, move.action, Cause.HOUSE, due.at_ms)

    def _made(self, seat: int | None, ask: str, action: Action, cause: Cause, at_ms: int) -> None:
        change = act(self.table, self.game, seat, ask, action, cause, at_ms)
        if seat is not None:
            self.answers.pop((seat, ask), None)
        self.watch(change)
        self.table = change.after
        snapshot = TableSnapshot(self.table, self.game, change.offers)
        self.pending_deadlines.drop_stale_declines(snapshot)


def share_of_victory(outcome: Outcome, seat: int) -> Any:
    """Return a seat's share of the victory, which is divided among the sides that won."""
    won = {side for side, place in zip(outcome.sides, outcome.places, strict=True) if place == 1}
    return (outcome.sides[seat] in won) / len(won)
