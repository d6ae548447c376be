"""The ability of every Animal: where it works and where it is refused (C68)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.api.event import Seat
from engine.games.igels.model import Animal
from engine.games.igels.sap import secure_cap
from tests.games.igels.positions import (
    BATTLE,
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
    nobody_counters,
    offer,
    paths,
    position,
    refusal,
    step,
    totals,
    troop,
    until_asked,
)

#: Two other seats that hold cards, so that they are asked in every window.
FOES = (Player(M, fight="gnaw whisker", hand="mud mud"), Player(R, pool="lop", hand="club"))


def in_battle(*players: Player, phase: str = "c1", **more: Any):
    return position(*players, phase=phase, **more)


# Leaders whose ability holds by itself


def test_jumbo_gains_one_sap_per_club_and_two_at_most() -> None:
    for clubs, more in ((0, 0), (1, 1), (2, 2), (3, 2)):
        state = in_battle(Player(H, fight="jumbo", cards="club " * clubs), *FOES)
        assert totals(state)[0] == 4 + 2 * clubs + more


def test_jumbo_gains_nothing_as_hanger_on() -> None:
    assert totals(in_battle(Player(H, fight="gilly jumbo", cards="club"), *FOES))[0] == 8


def test_spike_as_leader_cannot_be_killed_or_knocked_out() -> None:
    for card in ("road", "fox"):
        state = in_battle(
            Player(M, fight="gnaw", hand=card), Player(H, fight="spike gilly"), Player(R)
        )
        state = until_asked(state, 0)
        assert paths(state, 0, "event") == {f"{card} gilly"}
        assert refusal(state, 0, f"event {card} spike") == "igels-no-aim"


def test_spike_as_hanger_on_can_be_knocked_out() -> None:
    state = in_battle(
        Player(M, fight="gnaw", hand="fox"), Player(H, fight="gilly spike"), Player(R)
    )
    assert "fox spike" in paths(until_asked(state, 0), 0, "event")


def test_bushtail_as_leader_protects_the_total_from_events_of_others() -> None:
    state = in_battle(
        Player(M, fight="gnaw", hand="jay rain wind"),
        Player(S, fight="bushtail hazel"),
        Player(R, fight="lop"),
    )
    state = until_asked(state, 0)
    assert paths(state, 0, "event") == {"jay p3", "rain", "wind"}
    assert refusal(state, 0, "event jay p2") == "igels-no-aim"
    state = nobody_counters(do(state, (0, "event rain")))
    assert totals(state) == [2, 4, 1]


def test_rain_tells_whom_bushtail_keeps_dry() -> None:
    state = in_battle(
        Player(M, fight="gnaw", hand="rain"),
        Player(S, fight="bushtail hazel"),
        Player(R, fight="lop"),
    )
    last = step(until_asked(state, 0), 0, "event rain")
    while (hit := last.state.board.hit) is not None:
        assert hit.waiting
        last = step(last.state, hit.waiting[0], "let")
    told = [event for event in last.events if event.key == "igels-shielded"]
    assert [dict(event.params)["seat"] for event in told] == [Seat(1)]


def test_fluff_silences_opposing_leaders_that_are_not_shy() -> None:
    state = position(
        Player(R, fight="fluff lop"),
        Player(H, fight="jumbo", down="club"),
        Player(H, fight="gilly"),
        phase="lay",
        revealed=False,
    )
    after = reveal(state)
    assert troop(after, 1).silenced
    assert not troop(after, 2).silenced
    assert totals(after)[1] == 6


def reveal(state):
    """Return the position after everybody has laid cards and leaders have used their abilities."""
    return all_pass(state, steps=("lay", "ab"))


def test_futty_as_leader_makes_opposing_shy_animals_count_zero() -> None:
    state = in_battle(
        Player(M, fight="futty"), Player(S, fight="finee floxel"), Player(R, fight="lop")
    )
    assert totals(state) == [2, 4, 4]
    silenced = in_battle(Player(M, fight="gnaw futty"), Player(S, fight="finee"), Player(R))
    assert totals(silenced)[1] == 1


def test_flesel_tosses_a_coin_at_the_reveal() -> None:
    seen = set()
    for seed in range(12):
        state = position(
            Player(M, fight="flesel"),
            Player(H, fight="jumbo"),
            Player(R),
            phase="lay",
            revealed=False,
            seed=seed,
        )
        seen.add(totals(reveal(state))[0])
    assert seen == {1, 5}


def test_swarmer_gains_one_sap_per_hanger_on_and_two_at_most() -> None:
    for fight, sap in (("swarmer", 2), ("swarmer tulip", 4), ("swarmer tulip gnaw whisker", 9)):
        assert totals(in_battle(Player(M, fight=fight), FOES[0], FOES[1]))[0] == sap


# Animals that count whenever they have joined


def test_ronn_gains_one_sap_per_other_animal_and_three_at_most() -> None:
    for fight, sap in (("ronn", 2), ("lop ronn", 7), ("lop ronn fluff thistle hoppsa", 14)):
        assert totals(in_battle(Player(R, fight=fight), FOES[0], Player(H)))[0] == sap


def test_C5_trunkee_wins_a_tie_for_first_place_as_hanger_on_too() -> None:
    state = in_battle(
        Player(M, fight="gnaw trunkee"), Player(H, fight="jumbo"), Player(R), phase="c2"
    )
    after = all_pass(state, steps=BATTLE)
    assert after.board.battle.result.seats == (0,)
    assert not after.board.battle.result.draw


def test_trunkee_does_not_help_against_a_higher_total_or_a_forced_draw() -> None:
    state = in_battle(Player(M, fight="trunkee"), Player(H, fight="jumbo"), Player(R), phase="c2")
    assert all_pass(state, steps=BATTLE).board.battle.result.seats == (1,)
    state = in_battle(
        Player(M, fight="gnaw trunkee", hand="smoke"),
        Player(H, fight="jumbo"),
        Player(R),
        phase="c2",
    )
    after = all_pass(do(until_asked(state, 0), (0, "event smoke")), steps=BATTLE)
    assert after.board.battle.result.draw
    assert after.board.battle.result.seats == (0, 1)


def test_finee_raises_the_cap_to_five_unless_she_is_dead() -> None:
    for where in ({"pool": "finee"}, {"pool": "finee/z"}, {"fight": "hazel finee"}):
        state = in_battle(Player(S, **where), FOES[0], Player(H), phase="c1")
        assert secure_cap(CONTENT, state.board, 0) == 5
    assert secure_cap(CONTENT, in_battle(Player(S, dead="finee"), *FOES).board, 0) == 3


# Animals without an ability


@pytest.mark.parametrize("name", ["floxel", "lop", "junkie"])
def test_animal_without_ability_only_adds_its_sap(name: str) -> None:
    card = CONTENT.animal_cards[name]
    state = until_asked(in_battle(Player(card.species, fight=name), FOES[0], Player(H)), 0)
    assert totals(state)[0] == card.sap
    assert offer(state, 0, "use") is None
    assert refusal(state, 0, f"use {name}") == "igels-no-ability"


# One-shots


def use(state, move: str):
    """Return the state after the first seat has used its leader's one-shot."""
    state = until_asked(state, 0)
    assert move in paths(state, 0, "use")
    return step(state, 0, f"use {move}").state


def test_gramps_gains_six_sap_and_dies_after_the_battle() -> None:
    state = use(in_battle(Player(H, fight="gramps gilly"), *FOES, phase="c2"), "gramps")
    assert totals(state)[0] == 9
    after = battle_over(state)
    assert animal_names(after.board.areas[0].dead) == ["gramps"]
    assert [each.asleep for each in after.board.areas[0].pool] == [True]


def test_ninja_has_nine_sap_once() -> None:
    state = use(in_battle(Player(S, fight="ninja hazel"), *FOES, phase="c2"), "ninja")
    assert totals(state)[0] == 11
    state = until_asked(state, 0)
    assert refusal(state, 0, "use ninja") == "igels-no-ability"
    assert troop(state, 0).fighters[0].used


def test_daredevil_dies_and_knocks_out_an_opposing_leader() -> None:
    state = in_battle(
        Player(S, fight="daredevil hazel"),
        Player(M, fight="gnaw whisker"),
        Player(R, fight="lop"),
        phase="ab",
    )
    assert paths(until_asked(state, 0), 0, "use") == {"daredevil gnaw", "daredevil lop"}
    state = nobody_counters(use(state, "daredevil gnaw"))
    assert animal_names(state.board.areas[0].dead) == ["daredevil"]
    assert animal_names(troop(state, 1).knocked_out) == ["gnaw"]
    assert troop(state, 1).leader is None
    assert totals(state) == [2, 2, 4]


def test_daredevil_has_no_target_behind_barbed_wire() -> None:
    state = in_battle(
        Player(S, fight="daredevil"), Player(M, fight="gnaw", cards="wire"), Player(R), phase="c2"
    )
    assert refusal(until_asked(state, 0), 0, "use daredevil gnaw") == "igels-no-ability"


def test_hoppsa_withdraws_its_side_awake_with_its_cards() -> None:
    state = use(
        in_battle(
            Player(R, fight="hoppsa lop", cards="club mud", events="jay"),
            FOES[0],
            Player(H),
            phase="ab",
        ),
        "hoppsa",
    )
    side = state.board.areas[0]
    assert sorted(animal_names(side.pool)) == ["hoppsa", "lop"]
    assert not any(each.asleep for each in side.pool)
    assert state.hands[0] == CONTENT.sorted(("club", "mud", "left-hook"))
    assert sorted(side.known_cards) == ["club", "mud"]
    assert "jay" in state.board.dump
    assert troop(state, 0).fighters == ()


def test_C66_hoppsa_leaves_a_bound_card_with_its_knocked_out_animal() -> None:
    rabbits = Player(R, fight="hoppsa lop", cards="club paprika")
    state = in_battle(rabbits, FOES[0], Player(H), phase="c2")
    state = use(change_troop(state, 0, knocked_out=(Animal("pepper"),)), "hoppsa")
    assert state.board.areas[0].known_cards == ("club",)
    state = battle_over(state)
    pepper = next(each for each in state.board.areas[0].pool if each.name == "pepper")
    assert pepper == Animal("pepper", asleep=True, bound=("paprika",))


def test_lucky_foot_counters_an_event_that_hits_it() -> None:
    state = in_battle(Player(M, fight="gnaw", hand="jay"), Player(R, fight="lucky-foot"), Player(H))
    state = do(until_asked(state, 0), (0, "event jay p2"))
    assert asked(state) == (1,)
    state = do(state, (1, "counter lucky-foot"))
    assert totals(state)[1] == 2
    assert troop(state, 1).fighters[0].used
    assert state.board.hit is None


def test_lucky_foot_counters_no_ability_and_only_once() -> None:
    state = in_battle(
        Player(S, fight="daredevil"), Player(R, fight="lucky-foot lop"), Player(H), phase="c2"
    )
    state = do(until_asked(state, 0), (0, "use daredevil lucky-foot"))
    assert asked(state) == (1,)  # who is hit is asked for a Hollow Log, whatever it holds
    assert offer(state, 1, "counter") is None
    assert refusal(state, 1, "counter lucky-foot") == "igels-no-answer"
    again = in_battle(
        Player(M, fight="gnaw", hand="jay"), Player(R, fight="lucky-foot/u"), Player(H)
    )
    again = do(until_asked(again, 0), (0, "event jay p2"))
    assert again.board.hit is None
    assert totals(again)[1] == 0


def test_gnaw_makes_an_opposing_battle_card_count_zero() -> None:
    state = in_battle(
        Player(M, fight="gnaw"),
        Player(H, fight="jumbo", cards="chainsaw oil"),
        Player(R),
        phase="ab",
    )
    assert paths(until_asked(state, 0), 0, "use") == {"gnaw p2 chainsaw", "gnaw p2 oil"}
    assert totals(use(state, "gnaw p2 chainsaw"))[1] == 5
    bare = in_battle(Player(M, fight="gnaw"), Player(H, fight="jumbo"), Player(R), phase="c2")
    assert refusal(until_asked(bare, 0), 0, "use gnaw") == "igels-no-ability"


def test_nightwatch_stays_awake_after_using_its_ability() -> None:
    state = position(Player(H, fight="nightwatch gilly"), *FOES, phase=at("home", 0))
    after = do(state, (0, "use nightwatch"))
    assert {each.name: each.asleep for each in after.board.areas[0].pool} == {
        "nightwatch": False,
        "gilly": True,
    }
    passed = do(state, (0, "pass"))
    assert all(each.asleep for each in passed.board.areas[0].pool)
    assert refusal(state, 0, "use gilly") == "igels-other-ability"


def test_twig_returns_a_battle_card_to_the_hand() -> None:
    state = position(Player(S, fight="twig", cards="club mud"), *FOES, phase=at("home", 0))
    assert paths(state, 0, "use") == {"twig club", "twig mud"}
    after = do(state, (0, "use twig club"))
    assert after.hands[0] == ("left-hook", "club")
    assert after.board.areas[0].known_cards == ("club",)
    assert "mud" in after.board.dump
    assert "club" not in after.board.dump
    side = Player(S, fight="twig floxel", cards="helmet mud")
    bound = position(side, *FOES, phase=at("home", 0))  # C66: it stays under Floxel
    assert paths(bound, 0, "use") == {"twig mud"}
    side = Player(S, fight="twig hazel", cards="helmet", dead="floxel")
    assert paths(position(side, *FOES, phase=at("home", 0)), 0, "use") == {"twig helmet"}
    none = position(Player(S, fight="twig"), *FOES, phase=at("home", 0))
    assert refusal(none, 0, "use twig") == "igels-no-ability"


def test_cheese_thief_steals_after_a_battle_it_has_not_won() -> None:
    players = (
        Player(M, fight="cheese-thief"),
        Player(H, fight="jumbo", food="nuts worm"),
        Player(R, food="bug"),
    )
    state = position(*players, phase="sw", result=(1,))
    assert paths(state, 0, "use") == {"cheese-thief p2 nuts", "cheese-thief p2 worm"}
    hit = do(state, (0, "use cheese-thief p2 nuts"))
    assert asked(hit) == (1,)
    assert do(hit, (1, "let")).board.areas[0].food == ("nuts",)
    won = position(*players, phase="sw", result=(0,))
    assert refusal(won, 0, "use cheese-thief p2 nuts") == "igels-no-ability"


def test_every_animal_is_named_in_a_test() -> None:
    here = Path(__file__)
    text = here.read_text("utf-8") + here.with_name("test_winner_abilities.py").read_text("utf-8")
    assert not [each.name for each in CONTENT.animals if each.name not in text]
