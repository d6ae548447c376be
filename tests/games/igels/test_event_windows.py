"""The rules clause by clause: when Events are played and countered (C36 to C42)."""

from __future__ import annotations

from engine.api.action import Press, Timeout, Wait
from engine.games.igels.phases import Drawing, Laying, Leading, OrderedWindow, Trading, Window
from tests.games.igels.positions import (
    H,
    M,
    Player,
    R,
    S,
    all_pass,
    asked,
    dealt,
    do,
    event_keys,
    offer,
    offers,
    paths,
    play_event,
    position,
    refusal,
    step,
    totals,
    troop,
    until_asked,
    until_phase,
)


def test_C36_all_are_asked_at_once_with_a_posted_pass_that_times_out():
    state = position(Player(H), Player(M), Player(R))
    assert asked(state) == (0, 1, 2)
    for seat in range(3):
        passing, resting = offers(state, seat)
        assert isinstance(passing, Press)
        assert passing.posted
        assert passing.timeout == Timeout(Wait.PROMPT)
        assert isinstance(resting, Press)
        assert resting.posted
        assert resting.voluntary
        assert resting.ask == passing.ask


def test_C36_the_pass_of_a_quick_seat_times_out_after_a_beat():
    state = dealt(3)
    quick = offer(state, 0, "quick")
    assert quick.voluntary
    assert quick.posted
    state = step(state, 0, "quick").state
    assert refusal(state, 1, "quick") == "igels-not-your-turn"
    state = until_phase(state, Window)
    assert offer(state, 0, "pass").timeout == Timeout(Wait.BEAT)
    assert offer(state, 1, "pass").timeout == Timeout(Wait.PROMPT)


def test_C36_the_seats_asked_do_not_depend_on_the_hand():
    for hand in ("mud", "magpie", "duckweed"):
        state = position(Player(H, hand=hand), Player(M, food="nuts"), Player(R))
        assert asked(state) == (0, 1, 2)
        assert len({each.ask for each in offers(state, 0)}) == 1


def test_C36_a_seat_with_an_empty_hand_is_not_asked():
    state = position(
        Player(H, hand=""), Player(M), Player(R, hand="mud"), phase=Drawing(2, 2), starter=0
    )
    assert asked(do(state, (2, "draw animals"))) == (1, 2)


def test_C36_a_window_is_skipped_when_no_hidden_event_fits():
    played = "stomach stomach"
    state = position(
        Player(H, penalties=played), Player(M), Player(R), phase=Drawing(2, 2), dump="ferret"
    )
    state = do(state, (2, "draw animals"))
    assert isinstance(state.board.phase, Leading)


def test_C36_an_event_opens_the_window_again_for_all_seats():
    state = position(
        Player(H, hand="magpie mud"), Player(M, food="nuts bug", hand="mud"), Player(R)
    )
    before = offers(state, 2)[0].ask
    state = do(state, (2, "pass"), (0, "event magpie p2 nuts"), (1, "let"))
    assert asked(state) == (0, 1, 2)
    assert offers(state, 2)[0].ask != before


def test_C36_two_events_may_be_played_in_one_window():
    state = position(Player(H, hand="magpie stomach"), Player(M, food="nuts"), Player(R))
    state = do(state, (0, "event magpie p2 nuts"), (1, "let"), (0, "event stomach p3"))
    assert state.board.areas[0].food == ("nuts",)
    assert state.board.areas[2].penalties == ("stomach",)


def test_C36_a_resting_seat_is_asked_only_about_what_hits_it():
    state = position(
        Player(H, pool="jumbo", hand="mud"),
        Player(M, pool="gnaw", food="nuts bug", hand="magpie"),
        Player(R, pool="lop", hand="magpie mud mud"),
    )
    last = step(state, 1, "rest")
    assert event_keys(last) == ["igels-rests"]
    state = last.state
    assert asked(state) == (0, 2)
    state = do(state, (2, "event magpie p2 nuts"))
    assert asked(state) == (1,)
    state = do(state, (1, "let"))
    assert asked(state) == (0, 2)
    state = do(state, (0, "pass"), (2, "pass"), (0, "lead jumbo"), (1, "lead gnaw"), (2, "sit"))
    while not isinstance(state.board.phase, Trading):
        assert not (isinstance(state.board.phase, Window | OrderedWindow) and 1 in asked(state))
        state = do(state, (asked(state)[0], "pass"))
    assert state.board.areas[1].resting
    state = do(state, (2, "pass"))
    assert not any(side.resting for side in state.board.areas)


def test_C31_a_resting_seat_gives_up_its_leaders_one_shot():
    state = position(Player(S, fight="ninja"), Player(H, fight="jumbo"), Player(R), phase="c1")
    while asked(state) != (0,):
        state = do(state, (asked(state)[0], "pass"))
    assert "use" in {each.verb for each in offers(state, 0)}
    state = do(state, (0, "rest"))
    while isinstance(state.board.phase, OrderedWindow):
        assert asked(state) != (0,)
        state = do(state, (asked(state)[0], "pass"))


def test_C36_resting_is_refused_outside_a_window():
    assert refusal(dealt(3), 0, "rest") == "igels-not-now"
    state = position(Player(H), Player(M), Player(R))
    assert refusal(do(state, (0, "pass")), 0, "rest") == "igels-not-asked"
    assert refusal(state, 0, "rest now") == "igels-say-nothing-more"


def test_C36_an_event_that_changes_nothing_is_refused():
    state = position(Player(H, hand="magpie"), Player(M), Player(R))
    assert refusal(state, 0, "event magpie p2 nuts") == "igels-no-sense"


def test_C37_an_event_without_a_target_is_refused():
    state = position(Player(H, hand="stomach"), Player(M), Player(R))
    assert refusal(state, 0, "event stomach") == "igels-no-aim"
    assert refusal(state, 0, "event") == "igels-say-which"


def test_C38_a_seat_that_is_hit_is_asked_whatever_it_holds():
    for hand in ("duckweed", "mud", "left-hook"):
        state = position(Player(H, hand="magpie"), Player(M, food="nuts", hand=hand), Player(R))
        state = do(state, (0, "event magpie p2 nuts"))
        assert asked(state) == (1,)
        let = offer(state, 1, "let")
        assert let.posted
        assert let.timeout == Timeout(Wait.PROMPT)
        assert refusal(state, 2, "let") == "igels-not-asked"


def test_C38_nobody_is_asked_when_every_counter_lies_open():
    state = position(
        Player(H, hand="magpie"),
        Player(M, food="nuts"),
        Player(R),
        dump="duckweed duckweed duckweed",
    )
    state = do(state, (0, "event magpie p2 nuts"))
    assert state.board.hit is None
    assert state.board.areas[0].food == ("nuts",)


def test_C39_C40_events_may_come_from_outside_and_hit_seats_outside():
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


def test_C39_a_seat_outside_has_no_share_of_a_draw():
    state = position(
        Player(H, fight="jumbo"), Player(M, fight="gnaw"), Player(R, hand="smoke"), phase="c1"
    )
    while asked(state) != (2,):
        state = do(state, "pass")
    state = all_pass(do(state, (2, "event smoke")), kind=OrderedWindow)
    assert state.board.battle.result.seats == (0, 1)
    assert state.board.battle.result.draw


def test_C42_events_laid_as_support_are_played_or_wasted():
    state = position(
        Player(H, fight="jumbo", down="jay"),
        Player(M, fight="gnaw", hand="mud", down="jay"),
        Player(R),
        phase=Laying(1, (0,)),
        revealed=False,
    )
    state = do(state, (1, "pass"))
    assert troop(state, 0).events == ("jay",)
    state = do(state, (0, "event jay p2"))
    assert totals(state)[1] == 0
    events = []
    while isinstance(state.board.phase, OrderedWindow):
        found = step(state, asked(state)[0], "pass")
        events += event_keys(found)
        state = found.state
    assert "igels-wasted" in events
    assert sorted(state.board.dump) == ["jay", "jay"]


def test_C42_a_side_without_animals_cannot_play_its_laid_events():
    state = position(
        Player(H, fight="jumbo", hand="road"),
        Player(M, fight="gnaw", events="jay"),
        Player(R, fight="lop"),
        phase="c1",
    )
    state = until_asked(play_event(until_asked(state, 0), 0, "road gnaw"), 1)
    assert refusal(state, 1, "event jay p1") == "igels-card-not-held"
    assert offer(state, 1, "event") is None
