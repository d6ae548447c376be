"""Lobby transitions and each of their refusals."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.api.action import Action
from engine.api.event import Line, Typed, line
from engine.api.game import GameInfo
from engine.api.options import Choice, Number, resolve_options
from engine.api.refusals import Illegal, NotSeated, Refused, Unavailable
from engine.table import lobby as lobbies
from engine.table.faces import house_faces
from engine.table.lobby import LOBBY_TIMEOUT_MS, Transition
from engine.table.model import Change, Pace, Stage, Strength, Table
from tests.engine.builders import NOW, lobby, press, started
from tests.support.scripted_game import ScriptedGame

_INFO = GameInfo(
    slug="scripted",
    seats=(2, 3, 4),
    minutes=(1, 1),
    bound=100,
    options=(
        Choice(key="deck", values=("small", "large"), default="small"),
        Number(key="starter", low=0, high=3, carried=True),
    ),
)
_DESK = ScriptedGame({"a": {0: (press("go"),), 1: (press("go"),)}}, {}, info=_INFO)
_SEED = b"s" * 16


def _do(table: Table, transition: Transition) -> Change:
    change = transition(table, _DESK, NOW + 5)
    assert change.before is table
    assert change.after.revision == change.entry.revision == table.revision + 1
    assert change.after.changed_ms == NOW + 5
    return change


def _house(face: int) -> Line:
    return line("house-seated", seat=line("house", face=face))


def _users(change: Change) -> list[int | None]:
    return [occupant.user for occupant in change.after.seats]


def test_a_person_joins_behind_the_others() -> None:
    change = _do(lobby(1, 2), lobbies.join(3, "Cleo"))
    assert _users(change) == [1, 2, 3]
    assert change.events == (line("table-joined", who=Typed("Cleo")),)
    assert change.entry.action == Action("join", ("3",))
    assert change.entry.seat is None


def test_at_a_full_table_the_last_house_seat_makes_room() -> None:
    change = _do(lobby(1, None, 2, None), lobbies.join(3, "Cleo"))
    assert _users(change) == [1, None, 2, 3]


def test_leaving_the_lobby_removes_the_seat() -> None:
    change = _do(lobby(1, None, 2), lobbies.leave(2))
    assert _users(change) == [1, None]
    assert change.after.host == 1


def test_the_next_person_is_host_when_the_host_leaves() -> None:
    assert _do(lobby(1, None, 2), lobbies.leave(1)).after.host == 2


def test_a_lobby_without_people_is_closed() -> None:
    change = _do(lobby(1, None), lobbies.leave(1))
    assert change.after.stage is Stage.CLOSED
    assert change.after.reason == line("closed-all-left")


def test_in_play_the_house_takes_a_left_seat_over_and_keeps_its_user() -> None:
    table = started(_DESK, 1, 2, 3).after
    change = _do(table, lobbies.leave(2))
    assert _users(change) == [1, None, 3]
    assert (change.after.seats[1].left, change.after.seats[1].name) == (2, table.seats[1].name)
    assert table.seats[1].name
    assert change.after.stage is Stage.PLAY
    assert change.offers == started(_DESK, 1, 2, 3).offers
    # The clock of the other seat runs on; the house has none.
    assert next((timer.seat, timer.since_ms) for timer in change.after.timers) == (0, NOW)


def test_a_game_that_everybody_left_is_closed() -> None:
    table = _do(started(_DESK, 1, None, 2).after, lobbies.leave(1)).after
    change = _do(table, lobbies.leave(2))
    assert change.after.stage is Stage.CLOSED
    assert change.offers == {}
    assert change.after.timers == ()


def test_the_house_fills_what_a_start_still_needs() -> None:
    change = _do(lobby(1), lobbies.add_house(1))
    assert _users(change) == [1, None]
    (first,) = house_faces(change.after).values()
    assert change.events == (line("table-joined", who=_house(first)),)
    again = _do(change.after, lobbies.add_house(1))
    assert _users(again) == [1, None, None]
    assert again.events == (line("table-joined", who=_house(house_faces(again.after)[2])),)


def test_last_house_seat_is_removed_first() -> None:
    table = lobby(1, None, 2, None)
    change = _do(table, lobbies.remove_house(1))
    assert _users(change) == [1, None, 2]
    assert change.events == (line("table-left", who=_house(house_faces(table)[3])),)


def test_an_option_is_set_and_the_others_stay() -> None:
    once = _do(lobby(1), lobbies.set_option(1, "deck", "LARGE")).after
    change = _do(once, lobbies.set_option(1, "pace", "slow"))
    assert change.after.options.choice("deck") == "large"
    assert change.after.pace is Pace.SLOW
    assert change.entry.action == Action("set", ("1", "pace", "slow"))


def test_the_strength_of_the_house_is_chosen_beside_the_pace() -> None:
    table = lobby(1, None)
    assert table.house is Strength.HUMAN
    change = _do(table, lobbies.set_option(1, "house", " Sleepy "))
    assert change.after.house is Strength.SLEEPY
    assert change.entry.action == Action("set", ("1", "house", "sleepy"))


def test_the_host_sits_on_the_first_seat_when_it_starts() -> None:
    table = lobby(1, 2, None, host=2)
    change = _do(table, lobbies.start(2, _SEED))
    assert _users(change) == [2, None, 1]
    assert change.after.stage is Stage.PLAY
    assert (change.after.secret, change.after.contributions) == (_SEED, ("", "", "", ""))
    assert len(change.after.deal_hash) == len(change.after.seed.hex()) == 64
    assert change.checkpoint


@pytest.mark.parametrize("by", [(1, False), (9, True), (2, True)])
def test_host_or_channel_manager_ends_a_table(by: tuple[int, bool]) -> None:
    user, manages = by
    running = started(_DESK, 1, 2).after
    if user in running.people:
        with pytest.raises(Illegal, match="by-vote"):
            _do(running, lobbies.end(user, manages=manages))
        running = started(_DESK, user, None, host=user).after
    for table in (lobby(1, 2), running):
        change = _do(table, lobbies.end(user, manages=manages))
        assert change.after.stage is Stage.CLOSED
        assert change.after.reason == change.events[0]
        assert change.offers == {}


def test_abandoned_lobby_is_closed_after_a_day() -> None:
    table = lobby(1)
    change = lobbies.expire()(table, _DESK, NOW + LOBBY_TIMEOUT_MS)
    assert change.after.stage is Stage.CLOSED
    assert change.after.reason == line("closed-never-started")
    with pytest.raises(Illegal):
        lobbies.expire()(table, _DESK, NOW + LOBBY_TIMEOUT_MS - 1)


_PAIRS = ScriptedGame(_DESK.script, {}, info=replace(_INFO, sides={4: (0, 1, 0, 1)}))


def test_where_seats_play_as_sides_the_host_changes_partners() -> None:
    table = lobby(1, 2, 3, 4)
    partners = []
    for _ in range(3):
        partners.append(
            [{table.seats[at].user for at in side} for side in lobbies.sides(table, _PAIRS)]
        )
        table = lobbies.rotate_partners(1)(table, _PAIRS, NOW).after
    assert partners == [[{1, 3}, {2, 4}], [{1, 4}, {3, 2}], [{1, 2}, {4, 3}]]
    assert table.seats == lobby(1, 2, 3, 4).seats


def test_sides_in_the_lobby_are_those_of_the_game_for_any_host() -> None:
    table = replace(lobby(1, 2, 3, 4), host=2)
    shown = [{table.seats[at].user for at in side} for side in lobbies.sides(table, _PAIRS)]
    playing = lobbies.start(2, _SEED)(table, _PAIRS, NOW).after
    assert shown == [{playing.seats[at].user for at in side} for side in ((0, 2), (1, 3))]


def test_changed_partners_stay_in_a_rematch_and_nothing_is_carried() -> None:
    table = replace(
        lobby(1, 2, 3, 4),
        previous_users=(1, 2, 3, 4),
        options=resolve_options(_INFO.options, {}, {"starter": 2}),
    )
    changed = lobbies.rotate_partners(1)(table, _PAIRS, NOW).after
    playing = lobbies.start(1, _SEED)(changed, _PAIRS, NOW).after
    assert [occupant.user for occupant in playing.seats] == [1, 3, 4, 2]
    assert "starter" not in playing.options.values


def test_anybody_seated_starts_a_lobby_in_which_nothing_has_changed_for_a_quarter_of_an_hour() -> (
    None
):
    table = lobby(1, 2)
    late = table.changed_ms + lobbies.HOST_WAIT_MS
    for user, at_ms in ((2, late - 1), (9, late)):
        with pytest.raises(NotSeated, match="only-host-starts"):
            lobbies.start(user, _SEED)(table, _DESK, at_ms)
    started_by = lobbies.start(2, _SEED)(table, _DESK, late).after
    assert (started_by.stage, started_by.host) == (Stage.PLAY, 1)
    with pytest.raises(Illegal, match="seat-count"):
        lobbies.start(2, _SEED)(lobby(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), _DESK, late)


def test_only_the_host_changes_partners_and_only_where_there_are_some() -> None:
    with pytest.raises(NotSeated) as caught:
        lobbies.rotate_partners(2)(lobby(1, 2, 3, 4), _PAIRS, NOW)
    assert caught.value.line.key == "refusal-only-host"
    for table, game in ((lobby(1, 2, 3), _PAIRS), (lobby(1, 2, 3, 4), _DESK)):
        assert lobbies.sides(table, game) == ()
        with pytest.raises(Illegal) as alone:
            lobbies.rotate_partners(1)(table, game, NOW)
        assert alone.value.line.key == "refusal-no-partners"


_PLAYING = started(_DESK, 1, 2).after
_OVER = replace(_PLAYING, stage=Stage.OVER)
_CLOSED = lobby(1, 2, stage=Stage.CLOSED)

_EVERYTHING: dict[str, Transition] = {
    "join": lobbies.join(7, "Gil"),
    "house": lobbies.add_house(1),
    "unhouse": lobbies.remove_house(1),
    "partners": lobbies.rotate_partners(1),
    "set": lobbies.set_option(1, "deck", "large"),
    "start": lobbies.start(1, _SEED),
    "rest": lobbies.expire(),
}


@pytest.mark.parametrize("what", _EVERYTHING)
def test_what_is_for_the_lobby_is_refused_later(what: str) -> None:
    with pytest.raises(Unavailable) as caught:
        _EVERYTHING[what](_PLAYING, _DESK, NOW)
    assert caught.value.line.key == "refusal-already-begun"
    for table in (_OVER, _CLOSED):
        with pytest.raises(Unavailable) as caught:
            _EVERYTHING[what](table, _DESK, NOW)
        assert caught.value.line.key == "refusal-table-over"


@pytest.mark.parametrize("transition", [lobbies.leave(1), lobbies.end(1, manages=True)])
def test_finished_table_can_be_neither_left_nor_ended(transition: Transition) -> None:
    for table in (_OVER, _CLOSED):
        with pytest.raises(Unavailable) as caught:
            transition(table, _DESK, NOW)
        assert caught.value.line.key == "refusal-table-over"


@pytest.mark.parametrize(
    ("table", "transition", "kind", "key"),
    [
        (lobby(1, 2), lobbies.join(2, "Bo"), Illegal, "refusal-already-seated"),
        (lobby(1, 2, 3, 4), lobbies.join(5, "Eve"), Illegal, "refusal-table-full"),
        (lobby(1, 2), lobbies.leave(9), NotSeated, "refusal-not-seated"),
        (_PLAYING, lobbies.leave(9), NotSeated, "refusal-not-seated"),
        (lobby(1, 2), lobbies.add_house(2), NotSeated, "refusal-only-host"),
        (lobby(1, 2, 3, 4), lobbies.add_house(1), Illegal, "refusal-table-full"),
        (lobby(1, None), lobbies.remove_house(2), NotSeated, "refusal-only-host"),
        (lobby(1, 2), lobbies.remove_house(1), Illegal, "refusal-no-house"),
        (lobby(1, 2), lobbies.set_option(2, "deck", "large"), NotSeated, "refusal-only-host"),
        (lobby(1), lobbies.set_option(1, "deck", "huge"), Illegal, "refusal-bad-option"),
        (lobby(1), lobbies.set_option(1, "pace", "brisk"), Illegal, "refusal-bad-option"),
        (lobby(1), lobbies.set_option(1, "house", "asleep"), Illegal, "refusal-bad-option"),
        (lobby(1), lobbies.set_option(1, "moon", "full"), Illegal, "refusal-no-such-option"),
        (lobby(1), lobbies.set_option(1, "starter", "2"), Illegal, "refusal-no-such-option"),
        (lobby(1, 2), lobbies.start(2, _SEED), NotSeated, "refusal-only-host-starts"),
        (lobby(1), lobbies.start(1, _SEED), Illegal, "refusal-seat-count"),
        (lobby(1, 2), lobbies.end(2, manages=False), NotSeated, "refusal-only-host-ends"),
        (_PLAYING, lobbies.end(9, manages=False), NotSeated, "refusal-only-host-ends"),
    ],
)
def test_each_refusal_says_why(
    table: Table, transition: Transition, kind: type[Refused], key: str
) -> None:
    with pytest.raises(kind) as caught:
        transition(table, _DESK, NOW)
    assert caught.value.line.key == key


def test_a_refusal_names_the_host() -> None:
    with pytest.raises(NotSeated) as caught:
        lobbies.start(2, _SEED)(lobby(1, 2), _DESK, NOW)
    params: dict[str, Any] = dict(caught.value.line.params)
    assert params["host"].key == "seat"


def test_a_game_begins_without_the_lines_of_its_lobby() -> None:
    joined = _do(lobby(1), lobbies.join(2, "Bob")).after
    assert line("table-joined", who=Typed("Bob")) in joined.recent_events
    begun = lobbies.start(1, _SEED)(joined, _DESK, NOW).after
    assert begun.recent_events[0].key == "table-begun"
