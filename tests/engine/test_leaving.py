"""Who leaves a seat, takes one over or comes back, and what that ends."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.api.refusals import Illegal
from engine.table import attendance, lobby
from engine.table.model import Occupant, Stage
from engine.table.play import with_missed
from tests.engine.builders import NOW, press, started
from tests.support.scripted_game import ScriptedGame

#: Two seats take turns for ever.
_TURNS = ScriptedGame(
    {"a": {0: (press("go", "t0"),)}, "b": {1: (press("go", "t1"),)}},
    {("a", "go"): "b", ("b", "go"): "a"},
)


def test_who_left_comes_back_while_the_house_plays_their_seat() -> None:
    left = lobby.leave(2)(started(_TURNS, 1, 2, 3).after, _TURNS, NOW).after
    back = attendance.take_seat(2, "Bo")(left, _TURNS, NOW)
    assert back.after.seats[1] == Occupant(2, "Bo")
    with pytest.raises(Illegal, match="already-seated"):
        attendance.take_seat(3, "Cy")(left, _TURNS, NOW)
    with pytest.raises(Illegal, match="no-abandoned-seat"):
        attendance.take_seat(9, "Di")(back.after, _TURNS, NOW)


def test_another_person_takes_a_seat_over_and_its_result_stays_whose_it_was() -> None:
    left = lobby.leave(2)(started(_TURNS, 1, 2, 3).after, _TURNS, NOW).after
    taken = attendance.take_seat(9, "Di")(left, _TURNS, NOW).after
    assert taken.seats[1] == Occupant(9, "Di", 2, "name 2")
    with pytest.raises(Illegal, match="other-hand"):
        attendance.take_seat(2, "Bo")(taken, _TURNS, NOW)
    again = lobby.leave(9)(taken, _TURNS, NOW).after
    assert again.seats[1] == Occupant(None, "name 2", 2, stood_in=(9,))


def test_who_left_sees_no_other_hand() -> None:
    table = started(_TURNS, 1, 2, 3, 4).after
    for user in (2, 3):
        table = lobby.leave(user)(table, _TURNS, NOW).after
    back = attendance.take_seat(3, "Cy")(table, _TURNS, NOW).after
    assert [seat.user for seat in back.seats] == [1, None, 3, 4]


def test_who_stood_in_and_left_sees_no_other_hand() -> None:
    left = lobby.leave(2)(started(_TURNS, 1, 2, 3, 4).after, _TURNS, NOW).after
    table = attendance.take_seat(9, "Di")(left, _TURNS, NOW).after
    for user in (9, 1):
        table = lobby.leave(user)(table, _TURNS, NOW).after
    back = attendance.take_seat(9, "Di")(table, _TURNS, NOW).after
    assert [seat.user for seat in back.seats] == [None, 9, 3, 4]
    table = lobby.leave(9)(back, _TURNS, NOW).after
    table = attendance.take_seat(2, "Bo")(table, _TURNS, NOW).after
    assert table.seats[1] == Occupant(2, "Bo", stood_in=(9,))
    with pytest.raises(Illegal, match="other-hand"):
        attendance.take_seat(9, "Di")(table, _TURNS, NOW)
    for user in (2, 3):
        table = lobby.leave(user)(table, _TURNS, NOW).after
    assert (table.stage, table.seats[1].stood_in) == (Stage.OVER, ()), "no ids are kept"


def test_the_host_s_place_passes_to_somebody_who_is_there() -> None:
    table = with_missed(started(_TURNS, 1, 2, 3).after, 1, 2)
    assert lobby.leave(1)(table, _TURNS, NOW).after.host == 3


def test_the_last_side_with_people_has_won() -> None:
    pairs = ScriptedGame(
        _TURNS.script, _TURNS.leads, info=replace(_TURNS.info, sides={4: (0, 1, 0, 1)})
    )
    table = lobby.leave(2)(started(pairs, 1, 2, 3, 4).after, pairs, NOW).after
    assert table.stage is Stage.PLAY, "the partner plays on"
    over = lobby.leave(4)(table, pairs, NOW).after
    assert over.stage is Stage.OVER
    assert over.outcome is not None
    assert over.outcome.places == (1, 3, 1, 3)


def test_with_a_house_seat_or_alone_nobody_concedes() -> None:
    table = started(_TURNS, 1, 2, None).after
    assert lobby.leave(2)(table, _TURNS, NOW).after.stage is Stage.PLAY
