"""Clauses that were once read differently: the order of the battle, one path for every effect."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.games.igels.content import WINDOWS
from engine.games.igels.turns import STEPS
from tests.games.igels.positions import (
    CONTENT,
    H,
    M,
    Player,
    R,
    S,
    all_pass,
    animal_names,
    asked,
    at,
    battle_over,
    change_troop,
    do,
    event_keys,
    nobody_counters,
    offer,
    paths,
    play_event,
    position,
    refusal,
    step,
    totals,
    troop,
    until_asked,
    verbs,
)


def before_reveal(*players: Player, **more: Any):
    """Return the position after everybody has laid support: all is turned up."""
    return all_pass(
        position(*players, phase="lay", revealed=False, **more),
        steps=("lay",),
    )


def test_C14_the_steps_of_a_turn_follow_the_rulebook() -> None:
    phases = list(dict.fromkeys(each.phase for each in STEPS.values()))
    assert phases == ["build-up", "battle", "swag", "organization"]
    after_support = list(STEPS)[list(STEPS).index("reveal") : list(STEPS).index("sp")]
    assert after_support == ["reveal", "ab", "c1", "totals", "c2", "decide"]
    assert tuple(name for name in STEPS if name in WINDOWS) == WINDOWS


def test_C29_a_leader_uses_its_ability_before_any_event_can_kill_it() -> None:
    state = before_reveal(
        Player(H, fight="jumbo", hand="road"), Player(S, fight="ninja"), Player(R)
    )
    assert state.board.phase.step == "ab"
    assert asked(state) == (1,)  # though the road is held by a side with more Initial SAP
    assert verbs(state, 1) == {"use", "pass", "quick"}
    assert refusal(state, 0, "event road ninja") == "igels-wrong-moment"
    state = do(state, (1, "use ninja"))
    assert state.board.phase.step == "c2"
    assert totals(state) == [4, 9, 0]


def test_C29_a_stronger_leader_acts_before_a_weaker_one_takes_its_ability() -> None:
    state = before_reveal(
        Player(R, fight="fluff"), Player(S, fight="ninja hazel"), Player(M, fight="futty")
    )
    assert asked(state) == (1,)
    used = do(state, (1, "use ninja"))
    assert totals(used)[1] == 11
    assert not troop(used, 1).silenced  # it has nothing left to lose


def test_C29_a_leader_that_lost_its_ability_to_a_stronger_one_is_not_asked() -> None:
    state = before_reveal(Player(R, fight="fluff lop"), Player(S, fight="ninja"), Player(H))
    assert state.board.phase.step == "c2"
    assert troop(state, 1).silenced


def test_C29_each_leader_is_asked_once_in_the_step_of_abilities_and_again_after_the_totals() -> (
    None
):
    players = (Player(S, fight="ninja", hand=""), Player(H, fight="gramps", hand=""), Player(R))
    state = position(*players, phase="ab")
    order = []
    while state.board.phase.step in ("ab", "c1", "c2"):
        order += (
            [(state.board.phase.step, *asked(state))]
            if "use" in verbs(state, asked(state)[0])
            else []
        )
        state = do(state, "pass")
    assert order == [("ab", 0), ("ab", 1), ("c2", 0), ("c2", 1)]


def test_C31_after_a_theft_by_an_ability_all_may_play_events_again() -> None:
    state = position(
        Player(R, hand="magpie"),
        Player(H, fight="jumbo", food="nuts worm"),
        Player(M, fight="cheese-thief", hand="mouse-hole"),
        phase="sw",
        result=(1,),
    )
    state = nobody_counters(do(state, "pass", "pass", (2, "use cheese-thief p2 nuts")))
    assert (state.board.phase.step, state.board.phase.queue) == ("sw", (0, 1, 2))
    state = do(state, "pass", "pass", (2, "event mouse-hole"))
    assert state.board.areas[2].secured == ("nuts",)


def test_C5_of_two_copies_the_one_that_counts_is_made_to_count_zero() -> None:
    state = position(
        Player(M, fight="gnaw"),
        Player(H, fight="jumbo", cards="scouts scouts"),
        Player(R),
        phase="c2",
    )
    heads = troop(state, 1).cards[0]
    state = change_troop(state, 1, cards=(replace(heads, sap=0), heads))
    state = do(state, "pass", (0, "use gnaw p2 scouts"))
    assert totals(state)[1] == CONTENT.animal_cards["jumbo"].sap


def test_C38_whose_animal_is_trapped_is_asked_for_a_hollow_log() -> None:
    state = before_reveal(
        Player(H, fight="jumbo", hand="", down="trap"),
        Player(M, fight="gnaw tulip", hand="log"),
        Player(R),
    )
    assert asked(state) == (1,)
    saved = do(state, (1, "counter log"))
    assert animal_names(troop(saved, 1).fighters) == ["gnaw", "tulip"]
    assert saved.board.dump == ("log",)
    lost = do(state, (1, "let"))
    assert animal_names(troop(lost, 1).knocked_out) == ["tulip"]


def test_C38_lucky_foot_counters_events_but_no_trap() -> None:
    state = before_reveal(
        Player(H, fight="jumbo", hand="", down="trap"), Player(R, fight="lucky-foot lop"), Player(M)
    )
    assert asked(state) == (1,)
    assert offer(state, 1, "counter") is None
    assert refusal(state, 1, "counter lucky-foot") == "igels-no-answer"


def test_C66_a_card_that_binds_may_count_zero_in_its_battle_and_counts_afterwards() -> None:
    state = before_reveal(
        Player(H, fight="junkie", hand="", down="needle"),
        Player(M, fight="gnaw", hand="", down="oil"),
        Player(R),
    )
    assert [card.nullified for card in troop(state, 0).cards] == [True]
    assert totals(state)[:2] == [2, 3]
    after = battle_over(state)
    assert [each.bound for each in after.board.areas[0].pool] == [("needle",)]


def test_C57_C66_a_card_that_binds_is_dumped_if_its_animal_dies() -> None:
    state = before_reveal(
        Player(H, fight="gilly junkie", hand="", down="needle"),
        Player(M, fight="gnaw", hand="road"),
        Player(R),
    )
    state = battle_over(play_event(all_pass(state, steps=("ab",)), 1, "road junkie"))
    assert state.board.areas[0].dead[0].bound == ()
    assert "needle" in state.board.dump


def test_C51_C66_a_card_stays_under_an_animal_that_is_knocked_out() -> None:
    state = position(
        Player(H, fight="gilly junkie", cards="needle"),
        Player(M, fight="gnaw", hand="fox"),
        Player(R),
        phase="c2",
    )
    state = battle_over(play_event(state, 1, "fox junkie"))
    junkie = next(each for each in state.board.areas[0].pool if each.name == "junkie")
    assert (junkie.asleep, junkie.bound) == (True, ("needle",))


def test_C26_battle_cards_of_a_side_with_nobody_left_do_nothing() -> None:
    state = position(
        Player(H, fight="jumbo", hand="road trap"),
        Player(M, fight="gnaw tulip", hand="nettles web"),
        Player(R),
        phase="mu",
        revealed=False,
    )
    state = all_pass(play_event(state, 0, "road gnaw"), steps=("mu",))
    last = step(do(state, (0, "lay trap"), (1, "lay nettles")), 1, "lay web")
    state = nobody_counters(last.state)
    assert animal_names(troop(state, 1).knocked_out) == ["tulip"]
    assert (state.hands[1], totals(state)) == ((), [5, 0, 0])


def test_C27_a_total_is_raised_to_zero_only_once_all_is_added_up() -> None:
    state = position(
        Player(H, fight="gilly", hand="wind"),
        Player(M, fight="gnaw", hand="rain"),
        Player(R),
        phase="c2",
    )
    state = play_event(state, 1, "rain")
    assert totals(state)[0] == 0
    assert totals(play_event(state, 0, "wind"))[0] == 2


@pytest.mark.parametrize(("species", "leader"), [(S, "ninja"), (H, "gramps"), (M, "gnaw")])
def test_C31_a_one_shot_that_could_change_nothing_is_not_offered(species: str, leader: str) -> None:
    alone = position(Player(species, fight=leader), Player(R), phase=at("c2", 0))
    assert "use" not in verbs(alone, 0)
    foe = Player(R, fight="lop", cards="mud")
    against = position(Player(species, fight=leader), foe, phase=at("c2", 0))
    assert "use" in verbs(against, 0)


def test_C34_a_side_that_was_wiped_out_is_still_an_opponent_after_the_battle() -> None:
    state = position(
        Player(M, fight="cheese-thief gnaw"),
        Player(H, fight="gilly", food="nuts"),
        Player(S, fight="floxel hazel", food="worm"),
        Player(R, food="bug", hand="road"),
        phase="c2",
        forest="leaf leaf leaf leaf",
    )
    state = all_pass(play_event(state, 3, "road gilly"), steps=("c2", "sp", "take"))
    offered = paths(until_asked(state, 0), 0, "use")
    assert {each for each in offered if "leaf" not in each} == {
        "cheese-thief p2 nuts",
        "cheese-thief p3 worm",
    }


def test_C48_a_silenced_vegetarian_keeps_its_diet() -> None:
    state = position(
        Player(R, fight="pepper lop"),
        Player(H, fight="gilly"),
        Player(M),
        phase="c2",
        forest="worm nuts bug leaf",
    )
    state = all_pass(change_troop(state, 0, silenced=True), steps=("c2", "sp", "take"))
    assert (state.board.areas[0].food, state.board.forest_size) == (("nuts",), 3)


def test_C29_what_a_leader_has_done_stands_once_it_is_dead() -> None:
    state = position(
        Player(H, fight="gramps gilly"), Player(M, fight="gnaw", hand="road"), Player(R), phase="ab"
    )
    state = play_event(do(state, (0, "use gramps")), 1, "road gramps")
    assert totals(state)[0] == 2 + 6


@pytest.mark.parametrize(
    ("species", "leader"), [(M, "trunkee"), (S, "floxel"), (H, "junkie"), (S, "ninja/u")]
)
def test_C23_an_animal_without_an_ability_to_lose_loses_none(species: str, leader: str) -> None:
    state = position(
        Player(R, fight="fluff lop"),
        Player(species, fight=leader),
        Player(next(each for each in (H, M) if each != species)),
        phase=at("lay", 1),
        revealed=False,
    )
    last = step(state, 1, "pass")
    assert not troop(last.state, 1).silenced
    assert "igels-silenced" not in event_keys(last)


def test_C23_trunkee_wins_a_tie_against_fluff() -> None:
    state = before_reveal(
        Player(R, fight="fluff", hand=""), Player(M, fight="trunkee"), Player(H, fight="gilly")
    )
    state = all_pass(state, steps=("ab", "c1", "c2"))
    assert state.board.battle.result.seats == (1,)


def before_support(event: str, **foe: str):
    """Return a position after the hangers-on are in; the first seat sits out with an Event."""
    return position(
        Player(S, hand=event),
        Player(H, **{"fight": "jumbo gilly", **foe}),
        Player(M, fight="gnaw"),
        phase="mu",
        revealed=False,
    )


@pytest.mark.parametrize(
    ("move", "order"),
    [("road jumbo", (1, 2, 0)), ("fox jumbo", (1, 2, 0)), ("buzzard gilly", (1, 2, 0))],
)
def test_C36_an_event_that_removes_a_fighter_may_be_played_before_support(
    move: str, order: tuple[int, ...]
) -> None:
    state = play_event(before_support(move.split()[0]), 0, move)
    assert move.split()[1] not in animal_names(troop(state, 1).fighters)
    state = all_pass(state, steps=("mu",))
    assert state.board.phase.step == "lay"
    assert state.board.battle.order == order
    assert troop(state, 1).initial_sap == sum(
        CONTENT.animal_cards[each.name].sap for each in troop(state, 1).fighters
    )


def test_C36_rain_before_support_lowers_the_totals_but_no_initial_sap() -> None:
    state = all_pass(play_event(before_support("rain"), 0, "rain"), steps=("mu",))
    assert [troop(state, seat).initial_sap for seat in (1, 2)] == [6, 2]
    assert totals(state) == [0, 3, 0]


def test_C36_the_ferret_may_be_played_before_support() -> None:
    state = play_event(before_support("ferret"), 0, "ferret p2")
    assert state.hands[1] == ()


def test_C36_a_side_that_loses_its_last_animal_before_support_lays_none() -> None:
    state = position(
        Player(S, hand="road"), Player(H, fight="gilly"), Player(M), phase="mu", revealed=False
    )
    state = do(state, (0, "event road gilly"))
    state = all_pass(nobody_counters(state), steps=("mu", "c1", "c2"))
    assert (state.board.battle, state.board.phase.step) == (None, "draw")


def test_C39_C66_support_is_called_for_after_a_draw_was_made_and_still_binds() -> None:
    state = position(
        Player(H, fight="jumbo junkie", hand="needle"),
        Player(M, fight="gnaw", hand="mud"),
        Player(R, hand="smoke"),
        phase="mu",
        revealed=False,
    )
    state = all_pass(play_event(state, 2, "smoke"), steps=("mu",))
    state = battle_over(do(state, (0, "lay needle"), (1, "lay mud")))
    junkie = next(each for each in state.board.areas[0].pool if each.name == "junkie")
    assert junkie.bound == ("needle",)
    assert [len(each.food) for each in state.board.areas] == [1, 1, 0]
