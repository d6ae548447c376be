"""Timers and deadlines: keyed by (seat, verb, ask), started once, changed by nothing else."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.api.action import Action, Offer, Wait
from engine.api.game import GameInfo
from engine.table.deadlines import (
    HOUSE_MENU_MS,
    HOUSE_MS,
    Deadline,
    deadlines,
    house_pause_ms,
    offers_for_house,
    opens_ms,
    turn_timer_ask,
    wait_ms,
)
from engine.table.model import Cause, Change, Occupant, Pace, Tempo, Timer
from engine.table.play import act
from tests.engine.builders import NOW, lobby, number, press, started, timed_press
from tests.support.scripted_game import ScriptedGame

_INFO = GameInfo(
    slug="scripted",
    seats=(2, 3),
    minutes=(1, 1),
    bound=100,
    pass_verbs=("pass",),
    last_verbs=("species",),
)

_PACES = [Pace.LIVE, Pace.RELAXED, Pace.SLOW, Pace.NONE]


def _deadlines(change: Change) -> list[Deadline]:
    return sorted(deadlines(change.after, change.offers, _INFO))


@pytest.mark.parametrize(
    ("wait", "lengths"),
    [
        (Wait.BLINK, [1_500, 1_500, 1_500, 1_500]),
        (Wait.BEAT, [4_000, 4_000, 4_000, 4_000]),
        (Wait.WINDOW, [40_000, 60_000, 6 * 3_600_000, None]),
        (Wait.PROMPT, [25_000, 300_000, 6 * 3_600_000, None]),
        (Wait.CHOICE, [40_000, 300_000, 6 * 3_600_000, None]),
        (Wait.TURN, [90_000, 6 * 3_600_000, 48 * 3_600_000, None]),
    ],
)
def test_pace_sets_the_seconds_of_named_times(wait: Wait, lengths: list[int | None]) -> None:
    assert [wait_ms(pace, wait) for pace in _PACES] == lengths


def test_timeout_is_due_after_its_time_with_its_action() -> None:
    game = ScriptedGame(
        {"a": {0: (timed_press("ready", Wait.PROMPT),), None: (timed_press("close", Wait.BEAT),)}},
        {},
    )
    assert _deadlines(started(game, 100)) == [
        Deadline(NOW + 4_000, None, "q", "close", (), Cause.TIMEOUT),
        Deadline(NOW + 25_000, 0, "q", "ready", (), Cause.TIMEOUT),
    ]


def test_timer_is_not_changed_by_other_seats_moves() -> None:
    script = {"a": {0: (timed_press("ready", Wait.PROMPT),), 1: (number("say"), press("go", "r"))}}
    game = ScriptedGame(script, {})
    change = started(game, 100, 200)
    for later, ask, verb, args in ((5_000, "q", "say", ("1",)), (9_000, "r", "go", ())):
        change = act(change.after, game, 1, ask, Action(verb, args), Cause.PERSON, NOW + later)
    assert Timer(0, "ready", "q", NOW) in change.after.timers
    assert Deadline(NOW + 25_000, 0, "q", "ready", (), Cause.TIMEOUT) in _deadlines(change)


def test_new_question_starts_its_own_timer() -> None:
    script = {"a": {0: (press("go", "t1"),)}, "b": {0: (press("go", "t2"),)}}
    game = ScriptedGame(script, {("a", "go"): "b"})
    change = started(game, 100)
    assert change.after.timers == (Timer(0, "", "t1", NOW),)
    change = act(change.after, game, 0, "t1", Action("go"), Cause.PERSON, NOW + 7_000)
    assert change.after.timers == (Timer(0, "", "t2", NOW + 7_000),)
    assert _deadlines(change) == [Deadline(NOW + 97_000, 0, "t2", "", None, Cause.TIMEOUT)]


def test_two_verbs_of_one_question_have_a_timer_each() -> None:
    script = {"a": {0: (timed_press("pass", Wait.PROMPT), press("hurry", opens=Wait.BEAT))}}
    change = started(ScriptedGame(script, {}), 100)
    assert set(change.after.timers) == {Timer(0, "pass", "q", NOW), Timer(0, "hurry", "q", NOW)}


def test_answered_question_has_no_timer() -> None:
    script = {
        "a": {0: (timed_press("ready", Wait.PROMPT),), 1: (timed_press("ready", Wait.PROMPT),)}
    }
    game = ScriptedGame(script, {})
    change = started(game, 100, 200)
    change = act(change.after, game, 0, "q", Action("ready"), Cause.PERSON, NOW + 1)
    assert [timer.seat for timer in change.after.timers] == [1]
    assert [due.seat for due in _deadlines(change)] == [1]


def test_a_turn_runs_on_the_first_question_that_must_be_answered() -> None:
    must, may = press("go", "t1"), press("wave", "w", voluntary=True)
    assert turn_timer_ask((may, must, press("swap", "t2"))) == "t1"
    assert turn_timer_ask((may,)) is None
    # If one of them times out the table is not stuck, and nobody plays for the seat.
    assert turn_timer_ask((must, timed_press("pass", Wait.PROMPT, "p"))) is None
    assert turn_timer_ask((must, timed_press("wave", Wait.PROMPT, "p", voluntary=True))) == "t1"


@pytest.mark.parametrize("pace", _PACES)
def test_turn_that_times_out_is_played_by_the_house(pace: Pace) -> None:
    change = started(ScriptedGame({"a": {0: (press("go", "t1"),)}}, {}), 100, pace=pace)
    length = wait_ms(pace, Wait.TURN)
    expected = [] if length is None else [Deadline(NOW + length, 0, "t1", "", None, Cause.TIMEOUT)]
    assert _deadlines(change) == expected


def test_without_time_limits_only_beats_and_blinks_end() -> None:
    script = {
        "a": {0: (timed_press("ready", Wait.PROMPT),), None: (timed_press("close", Wait.BEAT),)},
    }
    change = started(ScriptedGame(script, {}), 100, pace=Pace.NONE)
    assert [due.seat for due in _deadlines(change)] == [None]


def test_without_time_limits_an_offer_still_times_out_if_no_seat_must_act() -> None:
    """A vote that nobody must answer would otherwise hold an abandoned table for ever."""
    vote = timed_press("vote", Wait.PROMPT, "v", voluntary=True)
    stands = timed_press("stands", Wait.PROMPT, "d", voluntary=True)
    hours = 6 * 3_600_000
    for seat, offer in ((0, vote), (None, stands)):
        alone = started(ScriptedGame({"a": {seat: (offer,)}}, {}), 100, pace=Pace.NONE)
        assert [(due.at_ms, due.seat) for due in _deadlines(alone)] == [(NOW + hours, seat)]
    beside = {0: (vote,), 1: (press("go", "t"),), None: (stands,)}
    assert _deadlines(started(ScriptedGame({"a": beside}, {}), 100, 101, pace=Pace.NONE)) == []


@pytest.mark.parametrize("tempo", Tempo)
@pytest.mark.parametrize("pace", _PACES)
def test_house_takes_a_moment_for_its_turn_and_less_for_each_further_act(
    pace: Pace, tempo: Tempo
) -> None:
    turns = {1: (press("go", "t1"),)}
    game = ScriptedGame({"a": turns, "b": turns}, {("a", "go"): "b"})
    change = started(game, 100, None, pace=pace, tempo=tempo)
    first_ms, next_ms = HOUSE_MS[tempo]
    assert _deadlines(change) == [Deadline(NOW + first_ms, 1, "t1", "", None, Cause.HOUSE)]
    further = act(change.after, game, 1, "t0", Action("go"), Cause.HOUSE, NOW)
    assert [due.at_ms for due in _deadlines(further)] == [NOW + next_ms]
    assert HOUSE_MS[Tempo.BRISK] == (1_200, 300)


@pytest.mark.parametrize("tempo", Tempo)
def test_house_takes_its_moment_only_once_the_breath_of_the_others_is_over(tempo: Tempo) -> None:
    go = press("go", "t", opens=Wait.BEAT)
    change = started(ScriptedGame({"a": {1: (go,)}}, {}), 100, None, tempo=tempo)
    assert [due.at_ms for due in _deadlines(change)] == [NOW + 4_000 + HOUSE_MS[tempo][0]]


@pytest.mark.parametrize(("tempo", "pass_ms"), [(Tempo.BRISK, 100), (Tempo.CALM, 250)])
def test_house_passes_as_fast_as_it_answers_where_it_could_pass(tempo: Tempo, pass_ms: int) -> None:
    may_pass, lay = press("pass", "w", posted=True), number("lay", "w")
    for offers in ((may_pass,), (may_pass, lay)):
        change = started(ScriptedGame({"a": {1: offers}}, {}), 100, None, tempo=tempo)
        assert [due.at_ms for due in _deadlines(change)] == [NOW + pass_ms]


def test_house_makes_at_once_what_everybody_knows_to_be_its_only_move() -> None:
    for posted, delay_ms in ((True, 0), (False, 1_200)):
        offer = press("ready", "r", posted=posted)
        change = started(ScriptedGame({"a": {1: (offer,)}}, {}), 100, None)
        assert [due.at_ms for due in _deadlines(change)] == [NOW + delay_ms]


def test_house_chooses_after_the_people_where_the_game_says_so() -> None:
    species = number("species", "s", posted=True)
    asked = ScriptedGame({"a": {0: (species,), 1: (species,)}}, {})
    change = started(asked, 100, None)
    assert [due.seat for due in _deadlines(change)] == [0]
    assert [due.seat for due in _deadlines(started(asked, None, None, 100))] == [0, 1]
    away = (replace(change.after.seats[0], missed=2), Occupant(), Occupant(7))
    covered = replace(change.after, seats=away)
    assert {due.seat for due in deadlines(covered, change.offers, _INFO)} == {0, 1}


def test_house_makes_required_moves_before_voluntary_ones() -> None:
    may = [press("catch", "c", voluntary=True), press("wave", "w", voluntary=True)]
    both = started(ScriptedGame({"a": {1: (*may, press("go", "t1"))}}, {}), 100, None)
    assert [due.ask for due in _deadlines(both)] == ["t1"]
    free = started(ScriptedGame({"a": {1: tuple(may)}}, {}), 100, None)
    assert sorted(due.ask for due in _deadlines(free)) == ["c", "w"]


@pytest.mark.parametrize("pace", _PACES)
def test_house_makes_immediate_moves_before_the_next_move(pace: Pace) -> None:
    may = (press("catch", "c", voluntary=True), press("act", "a", voluntary=True))
    script = {"a": {1: may, 2: may, 3: may, 0: (press("go", "t", opens=Wait.BEAT),)}}
    change = started(ScriptedGame(script, {}), 100, None, None, None, pace=pace)
    opens = opens_ms(change.after, 0, change.offers[0][0]) - NOW
    pause = house_pause_ms(pace)
    found = list(deadlines(change.after, change.offers, replace(_INFO, immediate_verbs=("act",))))
    immediate_verbs = {due.seat: due.at_ms - NOW for due in found if due.ask == "a"}
    later = {due.seat: due.at_ms - NOW for due in found if due.ask == "c"}
    assert set(immediate_verbs) == set(later) == {1, 2, 3}
    assert (
        pause // 4
        <= min(immediate_verbs.values())
        <= max(immediate_verbs.values())
        <= pause // 2
        <= opens
    )
    assert pause <= min(later.values()) <= max(later.values()) <= pause * 3 // 2
    assert len(set(later.values())) > 1, "the seats come one after the other"


def test_house_makes_its_further_immediate_moves_after_a_moment() -> None:
    may = {1: (press("act", "a", voluntary=True),), 0: (press("go", "t"),)}
    game = ScriptedGame({"a": may, "b": may}, {("a", "go"): "b"})
    change = started(game, 100, None)
    info = replace(_INFO, immediate_verbs=("act",))
    for seat, delay_ms in ((1, HOUSE_MS[Tempo.BRISK][1]), (None, house_pause_ms(Pace.LIVE) // 4)):
        after = replace(change.after, last_seat=seat)
        due = next(due for due in deadlines(after, change.offers, info) if due.seat == 1)
        assert (due.at_ms - NOW == delay_ms) if seat else (due.at_ms - NOW >= delay_ms)


@pytest.mark.parametrize("pace", _PACES)
@pytest.mark.parametrize("required", [(), (press("go", "t1"),)])
def test_house_leaves_people_time_before_it_chooses_from_a_menu(
    pace: Pace, required: tuple[Offer, ...]
) -> None:
    """What else the seat is asked does not wait for that; and no other move moves it."""
    menu = timed_press("charge", Wait.MENU, "k", voluntary=True)
    drop = press("drop", "k", voluntary=True)
    hand = {1: (*required, menu, drop), 0: (press("pass", "p"),)}
    game = ScriptedGame({"a": hand, "b": hand}, {("a", "pass"): "b"})
    change = started(game, 100, None, pace=pace)
    later = act(change.after, game, 0, "p", Action("pass"), Cause.PERSON, NOW + 900)
    for each in (change, later):
        found = {due.ask: due for due in _deadlines(each) if due.seat == 1 and due.args is None}
        assert found["k"].at_ms == NOW + HOUSE_MENU_MS
        assert offers_for_house(each.after, each.offers, found["k"], _INFO) == (menu, drop)
        for offer in required:
            assert found[offer.ask].at_ms < found["k"].at_ms
            assert offers_for_house(each.after, each.offers, found[offer.ask], _INFO) == required
    time_out = wait_ms(pace, Wait.MENU)
    assert time_out is not None
    assert time_out > HOUSE_MENU_MS


_DEMANDS = replace(
    _INFO,
    voluntary_verbs=("act", "catch"),
    immediate_verbs=("act",),
    demanded_verbs=("act",),
)


def test_house_does_what_is_demanded_of_a_person_who_has_missed_a_turn() -> None:
    act_, catch = press("act", "a", voluntary=True), press("catch", "c", voluntary=True)
    go = press("go", "t", opens=Wait.BEAT)
    change = started(ScriptedGame({"a": {0: (act_, catch, go)}}, {}), 100, 200)
    late = replace(change.after.seats[0], missed=1)
    missed = replace(change.after, seats=(late, change.after.seats[1]))
    for table, expected in ((change.after, set()), (missed, {"a"})):
        found = list(deadlines(table, change.offers, _DEMANDS))
        of_house = {due.ask: due for due in found if due.cause is Cause.HOUSE}
        assert {*of_house} == expected
        (turn,) = (due for due in found if due.cause is Cause.TIMEOUT)
        assert turn.at_ms == NOW + 90_000
        assert offers_for_house(table, change.offers, turn, _DEMANDS) == (act_, go)
        for due in of_house.values():
            assert offers_for_house(table, change.offers, due, _DEMANDS) == (act_,)


def test_a_house_seat_waits_for_an_offer_to_open() -> None:
    """The house is held to the same moment as everybody else."""
    catch = press("catch", "c", voluntary=True, opens=Wait.PROMPT)
    change = started(ScriptedGame({"a": {1: (catch,)}}, {}), 100, None)
    assert [due.at_ms for due in _deadlines(change)] == [NOW + 25_000]


def test_a_table_with_nobody_seated_rests() -> None:
    game = ScriptedGame({"a": {0: (press("go"),), 1: (press("go"),)}}, {})
    change = started(game, None, None)
    assert _deadlines(change) == []


def test_lobby_has_no_timers() -> None:
    assert list(deadlines(lobby(100, None), {}, _INFO)) == []
