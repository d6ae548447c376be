"""Taking moves back: who may and when, what the table is like after it, and what the log keeps."""

from __future__ import annotations

import asyncio
from itertools import cycle
from typing import Any

import pytest
from msgspec.structs import replace

from engine.api.action import Action
from engine.api.event import Line, Seat, line
from engine.api.refusals import Illegal, NotSeated, Stale
from engine.api.rng import Rng
from engine.standings.results import result_of
from engine.table import attendance, takeback
from engine.table import lobby as table_lobby
from engine.table.deadlines import deadlines
from engine.table.model import Cause, Change, LogEntry, Table, Takebacks, Wish
from engine.table.past import MOST_MOVES, allows_takebacks, is_move, request_told, standing
from engine.table.play import act, open_offers, with_missed
from engine.table.replay import standing_steps, steps_since
from engine.table.snapshot import TableSnapshot
from tests.engine.builders import NOW, lobby, press, started
from tests.support.scripted_game import END, ScriptedGame, State, moves_made
from tests.support.table_harness import TableHarness, WatchedArchive, settle

#: Seat 0 moves twice, then seat 1 once, and so on; "show" shows what nobody could know.
_TURNS = ScriptedGame(
    {
        "a": {0: (press("go", "a"), press("show", "a"))},
        "b": {0: (press("on", "b"),)},
        "c": {1: (press("go", "c"), press("stop", "c"))},
        "seen": {0: (press("on", "seen"),)},
    },
    {
        ("a", "go"): "b",
        ("a", "show"): "seen",
        ("b", "on"): "c",
        ("seen", "on"): "c",
        ("c", "go"): "a",
        ("c", "stop"): END,
    },
)


class _Hiding(ScriptedGame):
    """A scripted game in which "show" shows what was drawn, so that it comes out otherwise."""

    def determinize(self, state: State, seat: int | None, rng: Rng) -> State:
        return replace(state, seats=2 + rng.below(1000)[0])

    def view(self, state: State, seat: int | None) -> Any:
        drawn = state.seats if state.at == "seen" else 0
        return replace(super().view(state, seat), at=f"{state.at}:{drawn}")

    def offers(self, view: Any) -> Any:
        return super().offers(replace(view, at=view.at.partition(":")[0]))


_GAME = _Hiding(_TURNS.script, _TURNS.leads)


class _Played:
    """A table with its log, played without a service."""

    def __init__(self, *users: int | None, **fields: Any) -> None:
        change = started(_GAME, *users, **{"takebacks": Takebacks.ALWAYS, **fields})
        self.first, self.log, self.change = change.after, list[LogEntry](), change

    @property
    def table(self) -> Table:
        return self.change.after

    def move(self, seat: int, verb: str, now: int, cause: Cause = Cause.PERSON) -> None:
        (ask,) = {each.ask for each in open_offers(self.table, _GAME)[seat]}
        self._add(act(self.table, _GAME, seat, ask, Action(verb), cause, now))

    def take_back(self, user: int, revision: int, now: int) -> None:
        steps = standing_steps(steps_since(self.first, _GAME, self.log))
        taking = takeback.take_back(user, revision, steps)
        self._add(taking(self.table, _GAME, now))

    def keep(self, user: int, revision: int) -> None:
        self._add(takeback.keep_move(user, revision)(self.table, _GAME, NOW))

    def own(self, seat: int) -> int | None:
        move = takeback.own_move(self.table, seat)
        return None if move is None else move.revision

    def _add(self, change: Change) -> None:
        self.change = change
        self.log.append(change.entry)


def _asked(*users: int | None) -> _Played:
    """Return a table at which seat 0 asks for a move after which seat 1 has moved."""
    played = _Played(*(users or (1, 2)))
    for seat, verb in ((0, "go"), (0, "on"), (1, "go")):
        played.move(seat, verb, NOW)
    played.take_back(1, played.own(0) or 0, NOW)
    return played


def _same(table: Table, before: Table) -> bool:
    offers = open_offers(table, _GAME)
    return (table.state, table.answered, table.last_seat, table.past, offers) == (
        *(before.state, before.answered, before.last_seat, before.past),
        open_offers(before, _GAME),
    )


def _timeouts(table: Table) -> list[Any]:
    found = deadlines(table, open_offers(table, _GAME), _GAME.info)
    return sorted(each for each in found if each.cause is Cause.TIMEOUT)


def test_ones_own_moves_go_back_one_by_one_until_somebody_else_moves() -> None:
    played = _Played(1, 2)
    tables = [played.table]
    for verb, now in (("go", NOW + 1_000), ("on", NOW + 5_000)):
        played.move(0, verb, now)
        tables.append(played.table)
    for before in (tables[1], tables[0]):
        revision = played.own(0)
        assert revision == before.revision
        assert not takeback.needs_consent(played.table, played.table.past[-1], NOW + 9_000)
        played.take_back(1, revision, NOW + 9_000)
        assert _same(played.table, before)
        assert _timeouts(played.table) == _timeouts(before)
    assert played.own(0) is None
    assert [entry.action.verb for entry in played.log] == ["go", "on", "takeback", "takeback"]
    assert not [entry for entry in standing(played.log) if is_move(entry)]
    made = line("scripted-made")
    told = line("table-took-back", seat=Seat(0), what=made, later=0)
    assert played.table.recent_events[-4:] == (made, made, told, told)


def test_what_was_taken_back_already_is_refused() -> None:
    played = _Played(1, 2)
    played.move(0, "go", NOW)
    revision = played.own(0)
    assert revision is not None
    played.take_back(1, revision, NOW)
    with pytest.raises(Stale, match="takeback-gone"):
        played.take_back(1, revision, NOW)


def test_nobody_takes_back_the_move_of_another_seat() -> None:
    played = _Played(1, 2)
    played.move(0, "go", NOW)
    revision = played.own(0)
    assert revision is not None
    for user, refusal in ((2, Stale), (3, NotSeated)):
        with pytest.raises(refusal):
            played.take_back(user, revision, NOW)


def test_a_move_that_showed_something_hidden_stays() -> None:
    played = _Played(1, 2)
    played.move(0, "show", NOW)
    assert not played.table.past
    played.move(0, "on", NOW)
    revision = played.own(0)
    assert revision is not None
    played.take_back(1, revision, NOW)
    assert moves_made(played.table.state) == ("0 show",)
    assert played.own(0) is None


def test_after_somebody_else_has_moved_everybody_there_agrees_first() -> None:
    played = _Played(1, 2, None)
    played.move(0, "go", NOW + 10_000)
    before = played.table
    played.move(0, "on", NOW + 20_000)
    played.move(1, "go", NOW + 30_000)
    revision = played.own(0)
    assert revision == before.revision
    played.take_back(1, revision, NOW + 60_000)
    assert (played.table.asked_back, played.table.seats[0].wishes) == (revision, (Wish.BACK,))
    with pytest.raises(Illegal, match="takeback-asked"):
        played.take_back(1, revision, NOW + 60_000)
    played.take_back(2, revision, NOW + 70_000)
    assert _same(played.table, before)
    assert played.table.asked_back is None
    assert not any(each.wishes for each in played.table.seats)
    # Each question has the time left that it had when the move was made, 50 seconds before.
    assert [each.at_ms - 50_000 for each in _timeouts(played.table)] == [
        each.at_ms for each in _timeouts(before)
    ]
    told = line("table-took-back", seat=Seat(0), what=line("scripted-made"), later=1)
    assert played.table.recent_events[-1] == told


def test_a_request_names_the_move_and_the_next_move_ends_it() -> None:
    played = _asked()
    asked = line("table-asks-back", seat=Seat(0), what=line("scripted-made"))
    assert played.change.events == (asked,)
    played.move(0, "go", NOW)
    assert (played.table.asked_back, played.table.seats[0].wishes) == (None, ())
    assert played.change.events[-1] == line("table-request-dropped")
    assert played.table.recent_events[-1] == line("table-request-dropped")


@pytest.mark.parametrize(
    ("user", "told"),
    [
        (1, line("table-back-withdrawn", seat=Seat(0))),
        (2, line("table-back-refused", who=Seat(1), seat=Seat(0))),
    ],
)
def test_nobody_is_asked_again_for_a_move_that_was_refused_or_whose_request_was_withdrawn(
    user: int, told: Line
) -> None:
    played = _asked()
    revision = played.own(0) or 0
    played.keep(user, revision)
    assert played.change.events == (told,)
    assert (played.table.asked_back, played.table.seats[0].wishes) == (None, ())
    assert played.own(0) is None
    for who in (1, 2):
        with pytest.raises(Stale, match="takeback-gone"):
            played.take_back(who, revision, NOW)
        with pytest.raises(Stale, match="takeback-unasked"):
            played.keep(who, revision)
    own = played.own(1)
    assert own is not None, "a later move can still be taken back"
    played.take_back(2, own, NOW)
    assert played.change.entry.action.verb == "takeback"


def test_who_has_allowed_it_may_still_refuse_and_other_moves_are_not_meant() -> None:
    played = _asked(1, 2, 3)
    revision = played.own(0) or 0
    played.take_back(2, revision, NOW)
    with pytest.raises(Illegal, match="takeback-agreed"):
        played.take_back(2, revision, NOW)
    with pytest.raises(Stale, match="takeback-unasked"):
        played.keep(2, revision - 1)
    with pytest.raises(NotSeated):
        played.keep(4, revision)
    played.keep(2, revision)
    assert not any(each.wishes for each in played.table.seats)


def test_a_request_stays_known_while_the_house_plays_on_and_ends_with_its_move() -> None:
    played = _asked(1, 2, None)
    house = cycle(((0, "go"), (0, "on"), (1, "go")))
    for _ in range(MOST_MOVES - 2):  # the one that is asked for, and one after it
        asked = request_told(played.table)
        assert asked is not None
        assert asked.key == "table-asks-back"
        assert played.table.asked_back is not None
        played.move(*next(house), NOW, Cause.HOUSE)
    played.move(*next(house), NOW, Cause.HOUSE)
    assert played.table.asked_back is None, "the move is too long ago"
    assert played.table.recent_events[-1] == line("table-request-dropped")


def test_a_new_pace_says_that_it_drops_a_request() -> None:
    played = _asked()
    for user in (1, 2):
        played.change = attendance.wish(user, Wish.SLOWER)(played.table, _GAME, NOW)
    assert [each.key for each in played.change.events] == ["table-pace", "table-request-dropped"]
    assert not any(each.wishes for each in played.table.seats)


def test_one_vote_at_a_time() -> None:
    played = _Played(1, 2)
    for seat, verb in ((0, "go"), (0, "on"), (1, "go"), (0, "go")):
        played.move(seat, verb, NOW)
    _, earlier, other, _ = (each.revision for each in played.table.past)
    played.take_back(2, other, NOW)
    with pytest.raises(Illegal, match="takeback-other"):
        played.take_back(1, earlier, NOW)


def test_who_asked_takes_back_alone_once_the_house_covers_for_who_did_not_agree() -> None:
    played = _Played(1, 2)
    before = played.table
    for seat, verb in ((0, "go"), (0, "on"), (1, "go")):
        played.move(seat, verb, NOW)
    played.take_back(1, before.revision, NOW)
    with pytest.raises(Illegal, match="takeback-asked"):
        played.take_back(1, before.revision, NOW)
    assert takeback.who_agreed(played.table) is None
    covered = with_missed(played.table, 1, 2)
    assert takeback.who_agreed(covered) == 1
    assert takeback.who_agreed(with_missed(covered, 0, 2)) is None, "nobody is there"
    assert takeback.who_agreed(replace(covered, past=())) is None
    played.change = replace(played.change, after=covered)
    played.take_back(1, before.revision, NOW)
    assert played.table.state == before.state


def test_once_the_time_of_a_turn_is_up_taking_it_back_needs_the_others() -> None:
    played = _Played(1, 2)
    played.move(0, "go", NOW + 89_000)
    revision = played.own(0)
    assert revision is not None
    played.take_back(1, revision, NOW + 90_000)
    assert played.table.asked_back == revision


def test_with_the_house_alone_nobody_else_has_to_agree() -> None:
    played = _Played(1, None, takebacks=Takebacks.UNRATED)
    before = played.table
    played.move(0, "go", NOW)
    middle = played.table
    played.move(0, "on", NOW)
    played.move(1, "go", NOW, Cause.HOUSE)
    revision = played.own(0)
    assert revision == middle.revision
    played.take_back(1, revision, NOW + 200_000)
    assert _same(played.table, middle)
    played.take_back(1, before.revision, NOW + 200_000)
    assert _same(played.table, before)


@pytest.mark.parametrize(
    ("users", "fields", "allows"),
    [
        ((1, 2), {}, False),
        ((1, None), {}, True),
        ((1, 2), {"guild": None}, True),
        ((1, 2), {"takebacks": Takebacks.ALWAYS}, True),
        ((1, None), {"takebacks": Takebacks.NEVER}, False),
    ],
)
def test_by_default_only_where_no_rating_counts(
    users: tuple[int | None, ...], fields: dict[str, Any], allows: bool
) -> None:
    assert allows_takebacks(lobby(*users, **fields)) is allows
    played = _Played(*users, **{"takebacks": Takebacks.UNRATED, **fields})
    played.move(0, "go", NOW)
    assert bool(played.table.past) is allows


def test_only_the_latest_moves_are_kept() -> None:
    played = _Played(1, None)
    for _ in range(MOST_MOVES):
        for seat, verb in ((0, "go"), (0, "on"), (1, "go")):
            played.move(seat, verb, NOW)
    assert len(played.table.past) == MOST_MOVES


@pytest.mark.parametrize("ends", [attendance.wish(1, Wish.SLOWER), table_lobby.leave(2)])
def test_a_new_pace_or_another_person_ends_what_can_be_taken_back(ends: Any) -> None:
    played = _Played(1, 2, None, None)
    played.move(0, "go", NOW)
    table = attendance.wish(2, Wish.SLOWER)(played.table, _GAME, NOW).after
    assert table.past
    assert not ends(table, _GAME, NOW).after.past


def test_what_was_taken_back_counts_in_no_result() -> None:
    played = _Played(1, 2)
    begun = LogEntry(1, 1, None, Action("start", ("1",)), Cause.PERSON, NOW)
    played.move(0, "go", NOW)
    played.take_back(1, played.own(0) or 0, NOW)
    for seat, verb in ((0, "go"), (0, "on"), (1, "stop")):
        played.move(seat, verb, NOW)
    result = result_of(played.change, [begun, *played.log[:-1]], _GAME.info)
    assert result is not None
    assert [each.own_moves for each in result.placings] == [2, 1]
    assert result.actions == 3


async def test_a_take_back_survives_a_restart_and_stays_in_the_story(
    watched_archive: WatchedArchive,
) -> None:
    harness = TableHarness({"scripted": _GAME}, watched_archive)
    table = await harness.start_table("scripted", 1, 2, takebacks="always")
    await harness.act(table, 1, "a", "go")
    harness = harness.restarted()
    await _take_back(harness, table, 1)
    harness = harness.restarted()
    snapshot = await harness.tables.snapshot(table)
    assert moves_made(snapshot.table.state) == ()
    assert [each.key for each in await harness.tables.replays.story(table)] == [
        "scripted-made",
        "table-took-back",
    ]
    await harness.act(table, 1, "a", "go")


async def test_a_move_that_the_house_chose_before_a_take_back_is_dropped(
    watched_archive: WatchedArchive,
) -> None:
    harness = TableHarness({"scripted": _GAME}, watched_archive)
    table = await harness.open_table("scripted", 1)
    await harness.tables.add_house(table, 1)
    await harness.tables.start(table, 1)
    await harness.act(table, 1, "a", "go")
    await harness.act(table, 1, "b", "on")
    # Before the house is let go: the log is replayed in a thread, for which `settle` does not wait.
    taking_back = await _taking_back(harness, table, 1)
    harness.archive.gate.clear()
    back = asyncio.create_task(harness.tables.change(table, taking_back))
    await settle()
    await harness.clock.pass_ms(10_000)  # the house has chosen and waits for the lock
    await harness.wait_for_house()
    harness.archive.gate.set()
    await back
    await settle()
    assert moves_made((await harness.tables.snapshot(table)).table.state) == ("0 go",)


async def _take_back(harness: TableHarness, table: int, user: int) -> None:
    await harness.tables.change(table, await _taking_back(harness, table, user))


async def _taking_back(harness: TableHarness, table: int, user: int) -> table_lobby.Transition:
    snapshot: TableSnapshot = await harness.tables.snapshot(table)
    seat = snapshot.table.seat_of(user)
    assert seat is not None
    move = takeback.own_move(snapshot.table, seat)
    assert move is not None
    steps = standing_steps(await harness.tables.replays.steps(snapshot))
    return takeback.take_back(user, move.revision, steps)
