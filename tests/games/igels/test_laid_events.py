"""Events laid face down as support: they happen when they are turned up (C42)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.api.action import Timeout, Wait
from engine.api.event import line
from engine.api.seats import seat_name, with_item
from engine.games.igels.model import Settings
from tests.games.igels.positions import (
    BATTLE,
    CONTENT,
    IGELS,
    H,
    M,
    Player,
    R,
    S,
    asked,
    at,
    do,
    event_keys,
    nobody_counters,
    offer,
    paths,
    position,
    refusal,
    step,
    totals,
    troop,
    until_asked,
    verbs,
)


def laid_event(name: str = "jay", **more: Any):
    """Return a position in which the first seat has laid an Event and is asked for it."""
    state = position(
        Player(H, fight="jumbo", down=name),
        Player(M, fight="gnaw", hand="mud"),
        Player(R, fight="fluff", hand=""),
        phase=at("lay", 1),
        revealed=False,
        **more,
    )
    return do(state, (1, "pass"))


def test_C42_an_event_laid_as_support_is_aimed_by_its_owner() -> None:
    state = laid_event()
    assert (troop(state, 0).events, asked(state)) == (("jay",), (0,))
    assert paths(state, 0, "event") == {"jay p2", "jay p3"}
    state = do(state, (0, "event jay p3"))
    assert totals(state) == [4, 2, 0]
    assert state.board.dump == ("jay",)


def test_C42_a_laid_event_happens_even_if_its_owner_passes() -> None:
    last = step(laid_event(), 0, "pass")
    assert totals(last.state) == [4, 0, 1]  # it is aimed at the first that it can be aimed at
    assert "igels-plays-at" in event_keys(last)
    assert troop(last.state, 0).events == ()


def test_C36_C42_who_has_laid_an_event_decides_about_it_before_passing_on_events() -> None:
    state = laid_event()
    assert offer(state, 0, "rest") is None
    assert refusal(state, 0, "rest") == "igels-rest-later"


def test_C31_C36_who_may_use_its_ability_now_decides_that_before_passing_on_events() -> None:
    state = position(
        Player(S, fight="ninja", hand="jay"), Player(H, fight="jumbo"), Player(R), phase="c2"
    )
    state = until_asked(state, 0)
    assert verbs(state, 0) == {"event", "use", "pass", "quick"}
    assert refusal(state, 0, "rest") == "igels-rest-later"


@pytest.mark.parametrize("outside", ["free", "strict"])
@pytest.mark.parametrize(("name", "totals_after"), [("rain", [3, 0, 0]), ("smoke", [6, 0, 1])])
def test_C42_C57_a_laid_event_happens_though_its_side_has_left_the_battle(
    name: str, totals_after: list[int], outside: str
) -> None:
    state = position(
        Player(H, fight="jumbo gilly", hand="road mud"),
        Player(M, fight="gnaw", hand="", events=name),
        Player(R, fight="fluff", hand=""),
        phase="c1",
        settings=Settings(outside=outside),
    )
    state = do(state, (0, "event road gnaw"))
    while state.board.phase.step == "c1":
        state = do(state, (asked(state)[0], "let" if state.board.hit else "pass"))
    assert totals(state) == totals_after
    assert state.board.battle.peace == (name == "smoke")
    assert not state.board.battle.troops[1].fighters
    assert sorted(state.board.dump) == sorted(("road", name))


def test_C42_a_pass_that_times_out_lets_a_laid_event_happen() -> None:
    passing = offer(laid_event(), 0, "pass")
    assert passing.label == line(
        "igels-pass-laid-at", card=CONTENT.lines["jay"], aims=(seat_name(1),)
    )
    assert passing.timeout == Timeout(Wait.CHOICE)


def test_C36_C42_an_event_laid_by_a_seat_that_rested_before_is_not_wasted() -> None:
    state = laid_event()
    areas = with_item(state.board.areas, 0, replace(state.board.areas[0], resting=7))
    state = replace(state, board=replace(state.board, areas=areas))
    assert asked(state) == (0,)
    assert totals(do(state, (0, "pass")))[1] == 0


def test_C42_C57_the_words_say_whose_laid_event_waits_once_its_side_has_left() -> None:
    state = position(
        Player(H, fight="jumbo gilly", hand="road mud"),
        Player(M, fight="gnaw", hand="", events="rain"),
        Player(R, fight="fluff", hand=""),
        phase="c1",
    )
    state = nobody_counters(do(state, (0, "event road gnaw")))
    told = [each.key for each in IGELS.picture(IGELS.view(state, None)).text]
    place = told.index("igels-out")
    assert told[place + 1] == "igels-describe-events"
    assert asked(state) == (1,)


def test_C42_the_owner_of_a_laid_event_may_leave_it_unused() -> None:
    last = step(laid_event(), 0, "waste")
    assert event_keys(last) == ["igels-wasted", "igels-totals"]
    assert totals(last.state) == [4, 2, 1]
    assert last.state.board.dump == ("jay",)
    assert asked(last.state) == (0,)
    assert refusal(last.state, 0, "waste") == "igels-nothing-to-pass"


def test_C42_a_laid_event_without_a_target_is_wasted_when_the_battle_is_decided() -> None:
    state = position(
        Player(H, fight="jumbo", events="buzzard", hand=""),
        Player(M, fight="flesel", hand=""),
        Player(R, hand="mud"),
        phase="c1",
    )
    events: list[str] = []
    while state.board.phase.step in BATTLE:
        last = step(state, asked(state)[0], "pass")
        events, state = [*events, *event_keys(last)], last.state
    assert "igels-wasted" in events
    assert state.board.dump == ("buzzard",)
