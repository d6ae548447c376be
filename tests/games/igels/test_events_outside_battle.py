"""Events that change the spoils, cost points or take cards, played and refused."""

from __future__ import annotations

import pytest

from cogs.controls.offer_controls import past_single_branches
from tests.games.igels.positions import (
    H,
    M,
    Player,
    R,
    asked,
    at,
    do,
    offer,
    paths,
    play_event,
    position,
    refusal,
)


def spoils(card: str, *, draw: bool = False, forest: str = "nuts bug leaf worm"):
    return position(
        Player(H, fight="jumbo"),
        Player(M, fight="gnaw", hand=card),
        Player(R),
        phase=at("sp", 1, 2, 0),
        result=(0, 1) if draw else (0,),
        draw=draw,
        forest=forest,
    )


@pytest.mark.parametrize(("card", "count"), [("harvest", 3), ("ranger", 1)])
def test_harvest_and_ranger_change_the_spoils(card: str, count: int) -> None:
    state = play_event(spoils(card), 1, card)
    while state.board.phase.step == "sp":
        state = do(state, "pass")
    assert len(state.board.areas[0].food) == count


@pytest.mark.parametrize("card", ["harvest", "ranger"])
def test_the_spoils_of_a_draw_cannot_be_changed(card: str) -> None:
    assert refusal(spoils(card, draw=True), 1, f"event {card}") == "igels-no-sense"
    calm = position(Player(H, hand=card), Player(M), Player(R))
    assert refusal(calm, 0, f"event {card}") == "igels-wrong-moment"


def test_a_harvest_without_more_food_in_the_forest_is_refused() -> None:
    assert refusal(spoils("harvest", forest="nuts bug"), 1, "event harvest") == "igels-no-sense"


def test_lucky_foot_counters_the_ranger() -> None:
    state = position(
        Player(R, fight="lucky-foot"),
        Player(M, fight="gnaw", hand="ranger"),
        Player(H),
        phase=at("sp", 1, 2, 0),
        result=(0,),
    )
    state = do(state, (1, "event ranger"))
    assert asked(state) == (0,)
    assert do(state, (0, "counter lucky-foot")).board.battle.spoils_changes == ()


def test_a_stomach_ache_stays_in_front_of_its_victim() -> None:
    state = position(Player(H, hand="stomach"), Player(M), Player(R))
    assert paths(state, 0, "event") == {"stomach p2", "stomach p3"}
    after = play_event(state, 0, "stomach p3")
    assert after.board.areas[2].penalties == ("stomach",)
    assert after.board.dump == ()
    assert refusal(state, 0, "event stomach p1") == "igels-no-aim"


def test_a_countered_stomach_ache_is_dumped() -> None:
    state = position(
        Player(H, hand="stomach"), Player(R, fight="lucky-foot"), Player(M), phase="mu"
    )
    state = do(state, (0, "event stomach p2"), (1, "counter lucky-foot"))
    assert state.board.areas[1].penalties == ()
    assert state.board.dump == ("stomach",)


def test_the_ferret_discards_two_random_cards() -> None:
    state = position(Player(H, hand="ferret"), Player(M, hand="mud club rage"), Player(R, hand=""))
    assert paths(state, 0, "event") == {"ferret p2"}
    after = play_event(state, 0, "ferret p2")
    assert len(after.hands[1]) == 1
    assert len(after.board.dump) == 3
    assert refusal(state, 0, "event ferret p3") == "igels-no-aim"


def test_C36_the_rooster_is_refused_in_the_swag_phase() -> None:
    state = position(Player(H, hand="rooster", pool="gilly/z"), Player(M), Player(R), phase="sp")
    assert refusal(state, 0, "event rooster") == "igels-wrong-moment"


def test_a_theft_from_the_only_person_with_food_asks_at_once_what_is_stolen() -> None:
    for others, path in (("", ("magpie", "p2")), ("bug", ("magpie",))):
        state = position(
            Player(H, hand="magpie"), Player(M, food="nuts worm"), Player(R, food=others)
        )
        stealing = offer(state, 0, "event")
        assert stealing is not None
        assert past_single_branches(stealing, ("magpie",)) == path
        assert past_single_branches(stealing, ("magpie", "p3")) == ("magpie", "p3")
