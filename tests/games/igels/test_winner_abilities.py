"""Abilities that work if their Animal leads the side that wins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.igels.positions import (
    CONTENT,
    H,
    M,
    Player,
    R,
    S,
    at,
    do,
    event_keys,
    offer,
    paths,
    position,
    refusal,
    step,
)


def won(leader: str, **more: Any):
    """Let a leader win and take its spoils; give what follows."""
    species = CONTENT.animal_cards[leader].species
    first = {name: more.pop(name) for name in ("pool", "hand", "food", "secured") if name in more}
    foe = Player(H if species != H else M, fight="jumbo" if species != H else "gnaw", hand="mud")
    state = position(
        Player(species, fight=leader, **first),
        foe,
        Player(R if species != R else S),
        phase=at("sp", 0),
        result=(0,),
        **more,
    )
    return step(state, 0, "pass")


@pytest.mark.parametrize("leader", ["gobbler", "hazel", "pepper", "whisker"])
def test_some_leaders_take_one_extra_food_when_they_win(leader: str) -> None:
    after = won(leader, forest="nuts leaf turnips berries grass").state
    assert len(after.board.areas[0].food) == 3
    usual = won("floxel", forest="nuts leaf turnips berries grass").state
    assert len(usual.board.areas[0].food) == 2


@pytest.mark.parametrize(("leader", "count"), [("gilly", 1), ("tulip", 2)])
def test_some_leaders_draw_support_when_they_win(leader: str, count: int) -> None:
    after = won(leader)
    assert len(after.state.hands[0]) == 1 + count
    assert "igels-draws-by" in event_keys(after)


def test_C8_a_leader_that_finds_no_support_to_draw_is_not_told_to_draw() -> None:
    cards = CONTENT.all_support
    made = step(
        position(
            Player(M, fight="tulip", hand=" ".join(cards[::2])),
            Player(H, fight="gilly", hand=" ".join(cards[1::2])),
            Player(R),
            phase=at("sp", 0),
            result=(0,),
        ),
        0,
        "pass",
    )
    assert "igels-takes-food" in event_keys(made)
    assert "igels-draws-by" not in event_keys(made)


def test_bramble_makes_the_only_opponent_discard_at_random() -> None:
    after = won("bramble")
    assert after.state.hands[1] == ()
    assert after.state.board.dump == ("mud",)
    assert "igels-loses-cards" in event_keys(after)


def test_bramble_chooses_among_opponents_that_hold_cards() -> None:
    state = position(
        Player(H, fight="bramble"),
        Player(M, fight="gnaw", hand="mud"),
        Player(S, fight="hazel", hand="club"),
        Player(R, hand="rage"),
        phase=at("sp", 0),
        result=(0,),
    )
    state = do(state, (0, "pass"))
    assert paths(state, 0, "aim") == {"p2", "p3"}
    assert refusal(state, 0, "aim p4") == "igels-no-aim"
    assert do(state, (0, "aim p3")).hands[2] == ()


def test_acorn_takes_an_extra_food_and_puts_one_back() -> None:
    after = won("acorn", forest="nuts leaf picnic berries grass").state
    assert paths(after, 0, "aim") == {"nuts", "leaf", "picnic"}
    put_back = step(after, 0, "aim leaf")
    assert event_keys(put_back)[0] == "igels-put-back"  # nobody else is aimed at
    after = put_back.state
    assert sorted(after.board.areas[0].food) == ["nuts", "picnic"]
    assert sorted(after.forest) == ["berries", "grass", "leaf"]
    assert after.board.returned_food == ("leaf",)


def test_acorn_puts_nothing_back_if_there_was_no_extra_food() -> None:
    after = won("acorn", forest="nuts leaf").state
    assert after.board.phase.step == "over"
    assert sorted(after.board.areas[0].food) == ["leaf", "nuts"]


def test_burrower_secures_one_of_the_food_just_taken() -> None:
    after = won("burrower", forest="nuts picnic leaf grass", food="bug").state
    assert paths(after, 0, "aim") == {"nuts", "picnic"}
    assert refusal(after, 0, "aim bug") == "igels-no-such-food"
    after = do(after, (0, "aim picnic"))
    assert after.board.areas[0].secured == ("picnic",)
    full = won("burrower", forest="nuts picnic leaf grass", secured="bug worm nuts").state
    assert offer(full, 0, "aim") is None


def test_burrower_secures_without_a_question_if_all_food_is_alike() -> None:
    after = won("burrower", forest="leaf leaf nuts picnic", food="bug").state
    assert offer(after, 0, "aim") is None
    assert after.board.areas[0].secured == ("leaf",)


def test_thistle_wakes_an_animal_after_the_fighters_fall_asleep() -> None:
    state = position(
        Player(R, fight="thistle lop"),
        Player(M, fight="gnaw", hand="mud"),
        Player(H),
        phase=at("home", 1),
        result=(0,),
    )
    state = do(state, (1, "pass")) if offer(state, 1, "pass") else state
    assert paths(state, 0, "aim") == {"thistle", "lop"}
    state = do(state, (0, "aim lop"))
    assert {each.name: each.asleep for each in state.board.areas[0].pool} == {
        "thistle": True,
        "lop": False,
    }
