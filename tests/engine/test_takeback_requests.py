"""Asking the others whether a move may be taken back: when, who answers, and how it ends."""

from __future__ import annotations

from itertools import cycle

import pytest
from msgspec.structs import replace

from engine.api.event import Line, Seat, line
from engine.api.refusals import Illegal, NotSeated, Stale
from engine.table import attendance, takeback
from engine.table.model import Cause, Wish
from engine.table.past import MOST_MOVES, request_told
from engine.table.play import with_missed
from tests.engine.builders import NOW
from tests.engine.taken_back import GAME, Played, is_same, timeouts


def _asked(*users: int | None) -> Played:
    """Return a table at which seat 0 asks for a move after which seat 1 has moved."""
    played = Played(*(users or (1, 2)))
    for seat, verb in ((0, "go"), (0, "on"), (1, "go")):
        played.move(seat, verb, NOW)
    played.take_back(1, played.own(0) or 0, NOW)
    return played


def test_after_somebody_else_has_moved_everybody_there_agrees_first() -> None:
    played = Played(1, 2, None)
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
    assert is_same(played.table, before)
    assert played.table.asked_back is None
    assert not any(each.wishes for each in played.table.seats)
    # Each question has the time left that it had when the move was made, 50 seconds before.
    assert [each.at_ms - 50_000 for each in timeouts(played.table)] == [
        each.at_ms for each in timeouts(before)
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
        played.change = attendance.wish(user, Wish.SLOWER)(played.table, GAME, NOW)
    assert [each.key for each in played.change.events] == ["table-pace", "table-request-dropped"]
    assert not any(each.wishes for each in played.table.seats)


def test_one_vote_at_a_time() -> None:
    played = Played(1, 2)
    for seat, verb in ((0, "go"), (0, "on"), (1, "go"), (0, "go")):
        played.move(seat, verb, NOW)
    _, earlier, other, _ = (each.revision for each in played.table.past)
    played.take_back(2, other, NOW)
    with pytest.raises(Illegal, match="takeback-other"):
        played.take_back(1, earlier, NOW)


def test_who_asked_takes_back_alone_once_the_house_covers_for_who_did_not_agree() -> None:
    played = Played(1, 2)
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
    played = Played(1, 2)
    played.move(0, "go", NOW + 89_000)
    revision = played.own(0)
    assert revision is not None
    played.take_back(1, revision, NOW + 90_000)
    assert played.table.asked_back == revision


def test_who_was_not_told_that_others_are_asked_asks_nobody() -> None:
    played = Played(1, 2)
    played.move(0, "go", NOW)
    played.take_back(1, played.own(0) or 0, NOW, may_ask=False)
    for seat, verb in ((0, "go"), (0, "on"), (1, "go")):
        played.move(seat, verb, NOW)
    revision = played.own(0) or 0
    with pytest.raises(Stale, match="takeback-asks"):
        played.take_back(1, revision, NOW, may_ask=False)
    assert played.table.asked_back is None
    played.take_back(1, revision, NOW)
    played.take_back(2, revision, NOW, may_ask=False)
    assert played.change.entry.action.verb == "takeback"
