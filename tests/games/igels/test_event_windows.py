"""The rules clause by clause: when Events are played and countered (C36 to C42)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.api.action import Press, Timeout, Wait
from engine.api.event import Seat, line
from engine.api.seats import with_item
from engine.games.igels.content import WINDOWS
from engine.games.igels.model import State
from tests.games.igels.positions import (
    BATTLE,
    H,
    M,
    Player,
    R,
    S,
    all_pass,
    asked,
    at,
    dealt,
    do,
    event_keys,
    nobody_counters,
    offer,
    offers,
    paths,
    position,
    refusal,
    step,
    totals,
    until_asked,
    until_phase,
    verbs,
)


def test_C14_C36_all_are_asked_clockwise_with_a_posted_pass_that_times_out() -> None:
    state = position(Player(H), Player(M), Player(R), starter=1)
    for seat in (1, 2, 0):
        assert asked(state) == (seat,)
        passing, resting, _ = offers(state, seat)
        assert isinstance(passing, Press)
        assert passing.posted
        assert passing.timeout == Timeout(Wait.WINDOW)
        assert isinstance(resting, Press)
        assert resting.posted
        assert resting.voluntary
        assert resting.ask != passing.ask  # a hint is given for what must be answered
        state = do(state, (seat, "pass"))


def _quick(state: State, *seats: int) -> State:
    areas = state.board.areas
    for seat in seats:
        areas = with_item(areas, seat, replace(areas[seat], quick=True))
    return replace(state, board=replace(state.board, areas=areas))


@pytest.mark.parametrize("hand", ["mud", "duckweed"])
def test_C36_auto_pass_leaves_the_usual_time_to_whoever_is_hit(hand: str) -> None:
    state = position(Player(H, hand="magpie"), Player(M, food="nuts", hand=hand), Player(R))
    state = do(_quick(state, 1), (0, "event magpie p2 nuts"))
    assert offer(state, 1, "let").timeout == Timeout(Wait.PROMPT)


@pytest.mark.parametrize("hand", ["mud", "duckweed"])
def test_C38_that_somebody_lets_it_happen_is_told_whatever_they_hold(hand: str) -> None:
    state = position(Player(H, hand="magpie"), Player(M, food="nuts", hand=hand), Player(R))
    told = step(do(state, (0, "event magpie p2 nuts")), 1, "let").events
    assert told[0] == line("igels-lets", seat=Seat(1))
    assert [each.key for each in told[1:]] == ["igels-stolen"]


def test_C36_auto_pass_leaves_the_usual_time_for_an_ability_in_a_window() -> None:
    state = position(
        Player(S, fight="ninja"), Player(M, fight="gnaw"), Player(R), phase=at("c2", 0, 1, 2)
    )
    state = _quick(state, 0, 1)
    assert "use" in verbs(state, 0)
    assert offer(state, 0, "pass").timeout == Timeout(Wait.CHOICE)
    assert offer(do(state, (0, "pass")), 1, "pass").timeout == Timeout(Wait.BEAT)


def test_C36_auto_pass_leaves_the_usual_time_for_the_trade() -> None:
    state = _quick(position(Player(H), Player(M), Player(R), phase=at("trade", 0, 1, 2)), 0)
    assert offer(state, 0, "trade")
    assert offer(state, 0, "pass").timeout == Timeout(Wait.CHOICE)


def test_C36_auto_pass_passes_on_events_of_the_hand_after_a_beat() -> None:
    state = dealt(3)
    quick = offer(state, 0, "quick")
    assert quick.voluntary
    assert not quick.posted, "at the table also those would press it who have none"
    state = step(state, 0, "quick").state
    assert refusal(state, 1, "quick") == "igels-quick-asked"
    state = until_phase(state, *WINDOWS)
    assert offer(state, 0, "pass").timeout == Timeout(Wait.BEAT)
    assert offer(do(state, (0, "pass")), 1, "pass").timeout == Timeout(Wait.WINDOW)


def test_C36_those_who_fight_have_more_time_for_the_totals_than_others_whatever_they_hold() -> None:
    for hand in ("mud", "magpie wind"):
        state = position(
            Player(S, fight="floxel", hand=hand), Player(M, fight="gnaw", food="nuts"),
            Player(R, hand=hand), phase=at("c2", 0, 2),
        )  # fmt: skip
        assert offer(state, 0, "pass").timeout == Timeout(Wait.CHOICE)
        assert offer(do(state, (0, "pass")), 2, "pass").timeout == Timeout(Wait.WINDOW)


def test_C36_the_seats_asked_do_not_depend_on_the_hand() -> None:
    for hand in ("mud", "magpie", "duckweed"):
        state = position(Player(H, hand=hand), Player(M, food="nuts"), Player(R))
        assert asked(state) == (0,)
        required = [each for each in offers(state, 0) if not each.voluntary]
        assert len({each.ask for each in required}) == 1


def test_C36_a_seat_with_an_empty_hand_is_not_asked() -> None:
    state = position(
        Player(H, hand=""), Player(M), Player(R, hand="mud"), phase=at("draw", 2), starter=0
    )
    state = do(state, (2, "draw animals"))
    assert asked(state) == (1,)
    assert asked(do(state, (1, "pass"))) == (2,)


def test_C36_a_window_is_skipped_when_no_hidden_event_fits() -> None:
    played = "stomach stomach"
    state = position(
        Player(H, penalties=played), Player(M), Player(R), phase=at("draw", 2), dump="ferret"
    )
    state = do(state, (2, "draw animals"))
    assert state.board.phase.step != "bu"


def test_C36_an_event_opens_the_window_again_for_all_seats() -> None:
    state = position(
        Player(H, hand="magpie mud"), Player(M, food="nuts bug", hand="mud"), Player(R)
    )
    before = offers(state, 0)[0].ask
    state = do(state, (0, "event magpie p2 nuts"), (1, "let"))
    for seat in (1, 2, 0):
        assert asked(state) == (seat,)
        assert offers(state, seat)[0].ask != before
        state = do(state, (seat, "pass"))
    assert state.board.phase.step != "bu"


def test_C36_two_events_may_be_played_in_one_window() -> None:
    state = position(Player(H, hand="magpie stomach"), Player(M, food="nuts"), Player(R))
    state = do(state, (0, "event magpie p2 nuts"), (1, "let"), (1, "pass"), (2, "pass"))
    state = nobody_counters(do(state, (0, "event stomach p3")))
    assert state.board.areas[0].food == ("nuts",)
    assert state.board.areas[2].penalties == ("stomach",)


def test_C36_a_seat_that_rests_already_cannot_pass_for_the_rest_of_the_turn_again() -> None:
    state = position(Player(H, fight="gilly", hand="mud"), Player(M, fight="gnaw"), Player(R))
    resting = replace(state.board.areas[0], resting=7)
    state = replace(
        state, board=replace(state.board, areas=with_item(state.board.areas, 0, resting))
    )
    assert refusal(state, 0, "rest") == "igels-resting"


@pytest.mark.parametrize(
    ("when", "label"),
    [
        ("draw", "igels-pass-draw-none"),
        ("bu", "igels-pass"),
        ("join", "igels-pass-join-none"),
        ("lay", "igels-pass-lay-none"),
        ("ab", "igels-pass-use"),
        ("c2", "igels-pass"),
        ("trade", "igels-pass-trade"),
    ],
)
def test_C36_a_pass_says_what_it_leaves_undone(when: str, label: str) -> None:
    state = position(
        Player(S, fight="ninja", pool="hazel", hand="mud mud"),
        Player(M, fight="tulip", hand="mud mud"),
        Player(R),
        phase=when,
        revealed=when in BATTLE,
    )
    assert offer(state, 0, "pass").label.key == label


def test_C36_who_passes_on_events_plays_none_until_it_is_taken_back() -> None:
    state = position(
        Player(H, fight="jumbo", hand="jay log"),
        Player(M, fight="gnaw", hand="mud"),
        Player(S, fight="ninja", hand="wind"),
        phase="mu",
        revealed=False,
    )
    state = do(until_asked(state, 2), (2, "rest"))
    state = until_asked(all_pass(state, steps=("mu", "lay", "ab")), 2)
    assert verbs(state, 2) == {"use", "pass", "quick", "resume"}
    assert refusal(state, 2, "event wind") == "igels-resting"
    state = do(state, (2, "resume"))
    assert paths(state, 2, "event") == {"wind"}
    assert refusal(state, 2, "resume") == "igels-not-resting"


def test_C36_passing_on_events_is_taken_back_while_others_are_asked() -> None:
    state = position(Player(H), Player(M, food="nuts"), Player(R, hand="magpie"))
    state = do(state, (0, "rest"))
    assert asked(state) == (1,)
    back = offer(state, 0, "resume")
    assert back.voluntary
    assert not back.posted
    last = step(state, 0, "resume")
    assert event_keys(last) == ["igels-resumes"]
    assert offers(last.state, 1) == offers(state, 1)  # nobody's question changes
    state = do(last.state, (1, "pass"), (2, "event magpie p2 nuts"), (1, "let"))
    assert asked(state) == (0,)  # an Event asks everybody again


def test_C36_taking_it_back_tells_no_ability_again() -> None:
    state = position(
        Player(R, fight="hoppsa ronn"),
        Player(H, fight="jumbo"),
        Player(M),
        phase="mu",
        revealed=False,
    )
    state = do(until_asked(state, 2), (2, "rest"))
    state = all_pass(state, steps=("mu", "lay"))
    assert (state.board.phase.step, asked(state)) == ("ab", (0,))
    last = step(state, 2, "resume")
    assert event_keys(last) == ["igels-resumes"]
    assert offers(last.state, 0) == offers(state, 0)


def test_C36_a_resting_seat_is_asked_only_about_what_hits_it() -> None:
    state = position(
        Player(H, pool="jumbo", hand="mud"),
        Player(M, pool="gnaw", food="nuts bug", hand="magpie"),
        Player(R, pool="lop", hand="magpie mud mud"),
    )
    last = step(do(state, (0, "pass")), 1, "rest")
    assert event_keys(last) == ["igels-rests"]
    state = last.state
    assert asked(state) == (2,)
    state = do(state, (2, "event magpie p2 nuts"))
    assert asked(state) == (1,)
    state = do(state, (1, "let"))
    assert asked(state) == (0,)
    state = do(state, (0, "pass"), (2, "pass"), (0, "lead jumbo"), (1, "lead gnaw"), (2, "sit"))
    while state.board.phase.step != "trade":
        assert not (state.board.phase.step in WINDOWS and 1 in asked(state))
        state = do(state, (asked(state)[0], "pass"))
    assert state.board.areas[1].resting
    state = do(state, (2, "pass"))
    assert not any(side.resting for side in state.board.areas)


def test_C31_C36_a_resting_seat_is_still_asked_for_its_leaders_one_shot() -> None:
    state = position(
        Player(S, fight="ninja", hand="jay"),
        Player(H, fight="jumbo"),
        Player(R),
        phase="mu",
        revealed=False,
    )
    state = do(until_asked(state, 0), (0, "rest"))
    state = all_pass(state, steps=("mu", "lay", "ab", "c1"))
    state = until_asked(state, 0)
    assert state.board.phase.step == "c2"
    assert verbs(state, 0) == {"use", "pass", "quick", "resume"}
    assert totals(do(state, (0, "use ninja")))[0] == 9


def test_C36_resting_is_refused_outside_a_window() -> None:
    assert refusal(dealt(3), 0, "rest") == "igels-not-now"
    state = position(Player(H), Player(M), Player(R))
    assert refusal(do(state, (0, "pass")), 0, "rest") == "igels-not-your-turn"
    assert refusal(state, 0, "rest now") == "igels-say-nothing-more"


def test_C36_an_event_that_changes_nothing_is_refused() -> None:
    state = position(Player(H, hand="magpie"), Player(M), Player(R))
    assert refusal(state, 0, "event magpie p2 nuts") == "igels-no-sense"


def test_C37_an_event_without_a_target_is_refused() -> None:
    state = position(Player(H, hand="stomach"), Player(M), Player(R))
    assert refusal(state, 0, "event stomach") == "igels-no-aim"
    assert refusal(state, 0, "event") == "igels-say-which"


def test_C38_a_seat_that_is_hit_is_asked_whatever_it_holds() -> None:
    for hand in ("duckweed", "mud", "left-hook"):
        state = position(Player(H, hand="magpie"), Player(M, food="nuts", hand=hand), Player(R))
        state = do(state, (0, "event magpie p2 nuts"))
        assert asked(state) == (1,)
        let = offer(state, 1, "let")
        assert let.posted
        assert let.timeout == Timeout(Wait.PROMPT)
        assert refusal(state, 2, "let") == "igels-not-asked"


def test_C38_nobody_is_asked_when_every_counter_lies_open() -> None:
    state = position(
        Player(H, hand="magpie"),
        Player(M, food="nuts"),
        Player(R),
        dump="duckweed duckweed duckweed",
    )
    state = do(state, (0, "event magpie p2 nuts"))
    assert state.board.hit is None
    assert state.board.areas[0].food == ("nuts",)


def test_C39_C40_events_may_come_from_outside_and_hit_seats_outside() -> None:
    state = position(
        Player(H, fight="jumbo", hand="magpie"),
        Player(M, fight="gnaw"),
        Player(R, food="nuts", hand="jay"),
        phase="c1",
    )
    assert paths(state, 0, "event") == {"magpie p3 nuts"}
    state = do(state, (0, "event magpie p3 nuts"), (2, "let"))
    while asked(state) != (2,):
        state = do(state, "pass")
    assert paths(state, 2, "event") >= {"jay p1", "jay p2"}


def test_C39_a_seat_outside_has_no_share_of_a_draw() -> None:
    state = position(
        Player(H, fight="jumbo"), Player(M, fight="gnaw"), Player(R, hand="smoke"), phase="c1"
    )
    while asked(state) != (2,):
        state = do(state, "pass")
    state = all_pass(do(state, (2, "event smoke")), steps=BATTLE)
    assert state.board.battle.result.seats == (0, 1)
    assert state.board.battle.result.draw
