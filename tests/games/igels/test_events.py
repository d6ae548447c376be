"""Events of theft, hideout, battle and the like: played, countered and refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games.igels.model import Settings
from tests.games.igels.positions import (
    BATTLE,
    CONTENT,
    H,
    M,
    Player,
    R,
    S,
    animal_names,
    asked,
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
)

# Theft


def test_the_magpie_steals_a_chosen_food() -> None:
    state = position(
        Player(H, hand="magpie"), Player(M, food="nuts picnic"), Player(R, secured="bug")
    )
    assert paths(state, 0, "event") == {"magpie p2 nuts", "magpie p2 picnic"}
    after = play_event(state, 0, "magpie p2 picnic")
    assert after.board.areas[0].food == ("picnic",)
    assert after.board.areas[1].food == ("nuts",)
    assert after.board.dump == ("magpie",)
    assert after.hands[0] == ()


@pytest.mark.parametrize("card", ["magpie", "stash"])
def test_secured_and_own_food_cannot_be_stolen(card: str) -> None:
    state = position(Player(H, hand=card, food="nuts"), Player(M, secured="bug"), Player(R))
    assert offer(state, 0, "event") is None
    assert refusal(state, 0, f"event {card} p2") == "igels-no-sense"


def test_the_stash_steals_two_random_food() -> None:
    found = set()
    for seed in range(40):
        state = position(
            Player(H, hand="stash"), Player(M, food="nuts bug worm"), Player(R), seed=seed
        )
        after = play_event(state, 0, "stash p2")
        assert len(after.board.areas[1].food) == 1
        found.add(after.board.areas[1].food)
    assert len(found) == 3


def test_the_stash_steals_a_single_food_if_there_is_no_more() -> None:
    state = position(Player(H, hand="stash"), Player(M, food="nuts"), Player(R))
    assert play_event(state, 0, "stash p2").board.areas[0].food == ("nuts",)


@pytest.mark.parametrize("card", ["magpie p2 nuts", "stash p2"])
def test_duckweed_counters_a_theft(card: str) -> None:
    name = card.split()[0]
    state = position(Player(H, hand=name), Player(M, hand="duckweed mud", food="nuts"), Player(R))
    hit = do(state, (0, f"event {card}"))
    assert asked(hit) == (1,)
    assert paths(hit, 1, "counter") == {"duckweed"}
    found = step(hit, 1, "counter duckweed")
    assert found.state.board.areas[1].food == ("nuts",)
    assert sorted(found.state.board.dump) == sorted(["duckweed", name])
    assert "igels-countered" in event_keys(found)


def test_duckweed_cannot_be_played_unasked_and_counters_no_kill() -> None:
    state = position(
        Player(H, fight="jumbo", hand="road"),
        Player(M, fight="gnaw tulip", hand="duckweed"),
        Player(R),
        phase="c2",
    )
    assert refusal(until_asked(state, 1), 1, "event duckweed") == "igels-only-answers"
    hit = do(until_asked(state, 0), (0, "event road gnaw"))
    assert refusal(hit, 1, "counter duckweed") == "igels-other-answer"
    assert offer(hit, 1, "counter") is None
    assert refusal(hit, 1, "pass") == "igels-answer-first"


# Hideouts


HIDEOUTS = {"nest": S, "lair": H, "burrow": R, "mouse-hole": M}


@pytest.mark.parametrize(("card", "species"), HIDEOUTS.items())
def test_a_hideout_secures_up_to_three_chosen_food(card: str, species: str) -> None:
    others = [each for each in (H, S, R, M) if each != species]
    state = position(
        Player(species, hand=card, food="nuts picnic bug worm"),
        Player(others[0]),
        Player(others[1]),
    )
    state = play_event(state, 0, card)
    assert asked(state) == (0,)
    for wrong in ("aim nuts picnic bug worm", "aim leaf", "aim nuts nuts"):
        assert refusal(state, 0, wrong) == "igels-no-such-food"
    after = do(state, (0, "aim picnic bug nuts"))
    assert sorted(after.board.areas[0].secured) == ["bug", "nuts", "picnic"]
    assert after.board.areas[0].food == ("worm",)


@pytest.mark.parametrize(("card", "species"), HIDEOUTS.items())
def test_a_hideout_is_refused_for_other_species_and_without_food_or_room(
    card: str, species: str
) -> None:
    other = H if species != H else M
    third = R if species != R else S
    state = position(Player(other, hand=card, food="nuts"), Player(third), Player(species))
    assert refusal(state, 0, f"event {card}") == "igels-wrong-species"
    for side in ({"food": ""}, {"food": "nuts", "secured": "bug worm leaf"}):
        state = position(Player(species, hand=card, **side), Player(other), Player(third))
        assert refusal(state, 0, f"event {card}") == "igels-no-sense"


# Back to life, awake


def test_the_godmother_revives_a_dead_animal_awake_and_with_its_used_mark() -> None:
    state = position(Player(H, hand="godmother", dead="gilly spike/u"), Player(M), Player(R))
    assert paths(state, 0, "event") == {"godmother gilly", "godmother spike"}
    after = play_event(state, 0, "godmother spike").board.areas[0]
    assert animal_names(after.dead) == ["gilly"]
    assert [(each.name, each.asleep, each.used) for each in after.pool] == [("spike", False, True)]


def test_the_godmother_is_refused_without_an_own_dead_animal() -> None:
    state = position(Player(H, hand="godmother"), Player(M, dead="gnaw"), Player(R))
    assert refusal(state, 0, "event godmother") == "igels-no-sense"
    assert refusal(state, 0, "event godmother gnaw") == "igels-no-sense"


@pytest.mark.parametrize("window", ["bu", "or"])
def test_the_rooster_wakes_all_own_animals(window: str) -> None:
    state = position(
        Player(H, hand="rooster", pool="gilly/z spike/z jumbo"), Player(M), Player(R), phase=window
    )
    assert not any(each.asleep for each in play_event(state, 0, "rooster").board.areas[0].pool)


def test_the_rooster_is_refused_in_battle_and_without_sleepers() -> None:
    state = position(Player(H, hand="rooster", pool="gilly/z"), Player(M), Player(R), phase="mu")
    assert refusal(state, 0, "event rooster") == "igels-wrong-moment"
    awake = position(Player(H, hand="rooster", pool="gilly"), Player(M, pool="gnaw/z"), Player(R))
    assert refusal(awake, 0, "event rooster") == "igels-no-sense"


# Death and knock-out


def fight(card: str, phase: str = "c1", **more: object):
    return position(
        Player(H, fight="jumbo", hand=card),
        Player(M, fight="flesel gnaw", hand="log duckweed"),
        Player(R, hand=f"{card} mud" if card != "buzzard" else "mud"),
        phase=phase,
        **more,  # type: ignore[arg-type]
    )


def test_the_road_kills_an_animal_and_dumps_its_bound_cards() -> None:
    state = position(
        Player(H, fight="jumbo", hand="road"),
        Player(M, fight="flesel/shield gnaw"),
        Player(R),
        phase="c1",
    )
    after = play_event(state, 0, "road flesel")
    assert animal_names(after.board.areas[1].dead) == ["flesel"]
    assert after.board.areas[1].dead[0].bound == ()
    assert sorted(after.board.dump) == ["road", "shield"]
    assert troop(after, 1).leader is None
    assert totals(after)[1] == 2


def test_the_buzzard_kills_only_animals_of_one_or_two_sap() -> None:
    state = until_asked(fight("buzzard"), 0)
    assert paths(state, 0, "event") == {"buzzard gnaw"}
    assert refusal(state, 0, "event buzzard flesel") == "igels-no-aim"
    assert animal_names(play_event(state, 0, "buzzard gnaw").board.areas[1].dead) == ["gnaw"]


def test_the_buzzard_ignores_bound_cards() -> None:
    state = position(
        Player(M, fight="gnaw", hand="buzzard"),
        Player(H, fight="junkie/needle"),
        Player(R),
        phase="c1",
    )
    assert paths(until_asked(state, 0), 0, "event") == {"buzzard junkie"}


def test_the_fox_knocks_out_an_animal_without_killing_it() -> None:
    after = play_event(fight("fox"), 0, "fox flesel")
    assert animal_names(troop(after, 1).knocked_out) == ["flesel"]
    assert after.board.areas[1].dead == ()


@pytest.mark.parametrize("card", ["road", "fox", "buzzard"])
def test_kill_and_knock_out_events_need_a_battle_and_animals_of_others(card: str) -> None:
    calm = position(Player(H, hand=card, pool="gilly"), Player(M, pool="gnaw"), Player(R))
    assert refusal(calm, 0, f"event {card} gnaw") == "igels-wrong-moment"
    state = until_asked(fight(card), 0)
    assert refusal(state, 0, f"event {card} jumbo") == "igels-no-aim"
    alone = position(Player(H, fight="gilly", hand=card), Player(M), Player(R), phase="c1")
    assert refusal(until_asked(alone, 0), 0, f"event {card}") == "igels-no-sense"


@pytest.mark.parametrize("move", ["road gnaw", "fox gnaw", "buzzard gnaw", "rain"])
def test_a_hollow_log_counters_kills_knock_outs_and_rain(move: str) -> None:
    card = move.split()[0]
    state = do(until_asked(fight(card), 0), (0, f"event {move}"))
    assert asked(state) == (1,)
    assert paths(state, 1, "counter") == {"log"}
    after = do(state, (1, "counter log"))
    assert totals(after)[1] == 5
    assert sorted(after.board.dump) == sorted(["log", card])


def test_a_hollow_log_cannot_be_played_unasked_and_counters_no_theft() -> None:
    state = position(Player(H, hand="magpie"), Player(M, hand="log", food="nuts"), Player(R))
    assert refusal(do(state, (0, "pass")), 1, "event log") == "igels-only-answers"
    state = do(state, (0, "event magpie p2 nuts"))
    assert refusal(state, 1, "counter log") == "igels-other-answer"


# SAP


def test_the_rain_takes_three_sap_from_all_others_in_the_battle() -> None:
    state = position(
        Player(H, fight="jumbo", hand="rain"),
        Player(M, fight="flesel gnaw"),
        Player(R, fight="lop"),
        Player(S, pool="hazel"),
        phase="c2",
    )
    assert totals(play_event(state, 0, "rain")) == [4, 2, 1, 0]


def test_the_rain_asks_all_seats_at_once_and_each_counters_for_itself() -> None:
    state = position(
        Player(H, fight="jumbo", hand="rain"),
        Player(M, fight="flesel gnaw", hand="log"),
        Player(R, fight="lop"),
        phase="c1",
    )
    state = do(until_asked(state, 0), (0, "event rain"))
    assert asked(state) == (1, 2)
    state = do(state, (2, "let"), (1, "counter log"))
    assert totals(state) == [4, 5, 1]


def test_the_second_wind_adds_three_sap_for_a_fighting_seat_only() -> None:
    assert totals(play_event(fight("wind"), 0, "wind"))[0] == 7
    state = until_asked(fight("wind"), 2)
    assert refusal(state, 2, "event wind") == "igels-no-sense"


def test_the_jay_takes_three_sap_from_one_opponent() -> None:
    assert totals(play_event(fight("jay"), 0, "jay p2"))[1] == 2
    assert totals(play_event(fight("jay"), 2, "jay p1"))[0] == 1
    assert refusal(until_asked(fight("jay"), 0), 0, "event jay p3") == "igels-no-aim"


@pytest.mark.parametrize("card", ["rain", "wind", "jay", "smoke"])
def test_sap_and_peace_events_need_an_opponent(card: str) -> None:
    state = position(Player(H, fight="jumbo", hand=card), Player(M), Player(R), phase="c1")
    assert refusal(until_asked(state, 0), 0, f"event {card}") == "igels-no-sense"
    calm = position(Player(H, hand=card), Player(M), Player(R), phase="or")
    assert refusal(calm, 0, f"event {card}") == "igels-wrong-moment"


def test_smoke_forces_a_draw_from_inside_and_outside_and_only_once() -> None:
    for seat in (0, 2):
        after = play_event(fight("smoke"), seat, "smoke")
        assert after.board.battle.peace
    twice = position(
        Player(H, fight="jumbo", hand="smoke smoke"),
        Player(M, fight="gnaw"),
        Player(R),
        phase="c1",
    )
    after = until_asked(play_event(until_asked(twice, 0), 0, "smoke"), 0)
    assert refusal(after, 0, "event smoke") == "igels-no-sense"


# From outside


def test_at_a_strict_table_a_seat_outside_can_only_force_a_draw() -> None:
    strict = Settings(outside="strict")
    for card in ("rain", "jay", "road", "fox"):
        state = until_asked(fight(card, settings=strict), 2)
        assert refusal(state, 2, f"event {card}") == "igels-from-outside"
    assert play_event(fight("smoke", settings=strict), 2, "smoke").board.battle.peace


def test_after_an_event_in_battle_the_pass_ends_when_all_pass_in_a_row() -> None:
    state = until_asked(fight("jay", "c2"), 0)
    after = play_event(state, 0, "jay p2")
    assert after.board.phase.step in BATTLE
    order: list[int] = []
    while after.board.phase.step in BATTLE and after.board.phase.step == "c2":
        order += asked(after)
        after = do(after, "pass")
    assert order == [2, 1]  # the first seat holds nothing any more


def test_every_event_is_named_in_a_test() -> None:
    here = Path(__file__)
    text = here.read_text("utf-8") + here.with_name("test_events_outside_battle.py").read_text(
        "utf-8"
    )
    assert not [each.name for each in CONTENT.events if each.name not in text]


@pytest.mark.parametrize("card", CONTENT.events, ids=lambda card: card.name)
def test_an_event_that_is_not_held_is_refused(card) -> None:
    state = position(Player(H, hand="mud"), Player(M), Player(R))
    assert refusal(state, 0, f"event {card.name}") == "igels-card-not-held"
    assert {each.verb for each in offers(state, 0)} == {"pass", "rest", "quick"}
