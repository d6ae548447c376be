"""The rules clause by clause: the cards, the deal and the Build-Up (C1 to C18, C60)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.api.action import Timeout, Wait
from engine.api.event import Line
from engine.games.igels.content import WINDOWS
from engine.games.igels.state_builder import StateBuilder
from engine.games.igels.turns import draw_choices
from tests.games.igels.positions import (
    CONTENT,
    IGELS,
    H,
    M,
    Player,
    R,
    all_pass,
    asked,
    at,
    dealt,
    do,
    event_keys,
    new_game,
    offer,
    offers,
    paths,
    position,
    refusal,
    step,
    until_phase,
)


def test_C1_C5_C65_C67_C68_C71_every_card_has_a_name_and_a_text() -> None:
    assert {"balloon", "buzzard"} <= CONTENT.effect_cards.keys()
    assert all(card.line.key and card.text.key for card in CONTENT.effect_cards.values())


def test_C4_there_are_168_cards_for_three_or_four_seats() -> None:
    assert IGELS.info.seats == (3, 4)
    assert len(CONTENT.animals) == 32
    assert sum(card.count for card in CONTENT.battle) == 66
    assert sum(card.count for card in CONTENT.events) == 38
    assert len(CONTENT.all_food) == 32


def test_C60_food_counts_match_the_rulebook() -> None:
    assert Counter(CONTENT.all_food) == {
        "nuts": 5,
        "worm": 5,
        "turnips": 5,
        "berries": 5,
        "picnic": 2,
        "grass": 4,
        "leaf": 4,
        "bug": 2,
    }


@pytest.mark.parametrize("size", [32, 24, 16])
def test_C7_a_shorter_game_removes_random_food(size: int) -> None:
    state = new_game(4, forest=str(size))
    assert len(state.forest) == size
    assert len(state.removed_food) == 32 - size
    assert new_game(4, 1, forest="16").removed_food != new_game(4, 2, forest="16").removed_food


def test_C8_an_empty_pile_is_reshuffled_from_the_dump() -> None:
    rest = Counter(CONTENT.all_support) - Counter(("magpie", "stash", "jay"))
    state = position(
        Player(H, hand="magpie"),
        Player(M, hand="stash"),
        Player(R, hand="jay"),
        phase=at("draw", 0),
        dump=" ".join(CONTENT.sorted(rest.elements())[:100]),
    )
    assert len(state.draw_pile) == 1
    found = step(state, 0, "draw supports")
    assert "igels-reshuffled" in event_keys(found)
    assert found.state.board.dump == ()
    assert len(found.state.draw_pile) == 99


def test_C8_without_pile_and_dump_nothing_is_drawn() -> None:
    hands = [" ".join(CONTENT.all_support[at::3]) for at in range(3)]
    state = position(*(Player(s, hand=h) for s, h in zip((H, M, R), hands, strict=True)))
    assert StateBuilder(CONTENT, state).draw_support(0, 2) == 0


def test_C9_each_species_is_picked_once_first_come_first_served() -> None:
    state = new_game(4)
    assert state.board.phase.step == "species"
    assert asked(state) == (0, 1, 2, 3)
    state = do(state, (2, "species mouse"))
    assert refusal(state, 1, "species mouse") == "igels-species-taken"
    assert refusal(state, 2, "species rabbit") == "igels-species-yours"
    assert refusal(state, 1, "species badger") == "igels-no-such"
    assert "mouse" not in paths(state, 1, "species")
    state = do(state, (1, "species rabbit"), (0, "species lot"))
    assert len({side.species for side in state.board.areas}) == 4  # the last one had no choice
    assert refusal(state, 0, "species lot") == "igels-species-settled"


def test_C9_a_timeout_draws_the_species_by_lot() -> None:
    (found,) = offers(new_game(3), 0)
    assert found.timeout == Timeout(Wait.TURN, ("lot",))
    assert found.posted


def test_C9_with_three_seats_one_species_stays_out() -> None:
    state = dealt(3)
    out = set(CONTENT.animals_by_species) - {side.species for side in state.board.areas}
    assert len(out) == 1
    assert len(state.species_piles[out.pop()]) == 8


def test_C10_a_species_pile_has_eight_animals_and_is_shuffled() -> None:
    assert all(len(pack) == 8 for pack in new_game(4).species_piles.values())
    assert new_game(4, 1).species_piles != new_game(4, 2).species_piles


def test_C11_the_host_or_a_random_seat_begins() -> None:
    assert new_game(4).board.starter == 0
    assert {new_game(4, seed, first="random").board.starter for seed in range(20)} == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", [3, 4])
def test_C12_C13_everybody_starts_with_five_cards_and_a_ready_animal(seats: int) -> None:
    state = dealt(seats)
    assert state.board.turn == 1
    for seat in range(seats):
        assert len(state.hands[seat]) == 5
        (animal,) = state.board.areas[seat].pool
        assert not animal.asleep
        assert CONTENT.animal_cards[animal.name].species == state.board.areas[seat].species


def test_C14_C15_all_seats_draw_in_order_before_the_next_phase() -> None:
    state = dealt(4)
    order: list[int] = []
    while state.board.phase.step == "draw":
        order += asked(state)
        state = do(state, "draw supports")
    assert order == [0, 1, 2, 3]
    assert state.board.phase.step in WINDOWS
    assert refusal(state, 0, "lead jumbo") == "igels-not-now-lead"


def test_C14_a_move_out_of_turn_is_refused() -> None:
    state = dealt(4)
    assert refusal(state, 1, "draw supports") == "igels-not-your-turn"
    assert refusal(state, 0, "lay mud") == "igels-not-now"
    assert refusal(state, 1, "pass") == "igels-not-your-turn"
    assert refusal(new_game(3), 0, "pass") == "igels-nothing-to-pass"
    assert refusal(state, 0, "trade mud mud-2") == "igels-not-now-trade"


def test_C16_the_start_player_moves_clockwise_after_the_first_turn() -> None:
    state = dealt(3)
    starters: list[int] = []
    while state.board.turn < 4:
        if len(starters) < state.board.turn:
            starters.append(state.board.starter)
        state = until_phase(state, "trade") if state.board.phase.step != "trade" else state
        state = all_pass(state, steps=("trade",))
    assert starters == [0, 1, 2]


def test_C17_a_seat_draws_any_mix_and_sees_the_first_card_before_the_second() -> None:
    state = dealt(4)
    assert paths(state, 0, "draw") == {"support", "supports", "animal", "animals", "both"}
    one = do(state, (0, "draw support"))
    assert asked(one) == (0,)
    assert paths(one, 0, "draw") == {"support", "animal"}
    assert refusal(one, 0, "draw both") == "igels-cannot-draw"
    both = do(one, (0, "draw animal"))
    assert len(both.hands[0]) == 6
    assert len(both.board.areas[0].pool) == 2
    assert asked(both) == (1,)


def test_C17_nobody_has_to_draw() -> None:
    state = do(dealt(3), (0, "pass"))
    assert (len(state.hands[0]), len(state.board.areas[0].pool)) == (5, 1)
    assert asked(state) == (1,)
    assert offer(state, 1, "pass").label == Line("igels-pass-draw-none")
    state = do(state, (1, "draw animal"))
    assert offer(state, 1, "pass").label == Line("igels-pass-draw")
    state = do(state, (1, "pass"))
    assert (len(state.hands[1]), len(state.board.areas[1].pool)) == (5, 2)
    assert asked(state) == (2,)


def test_C17_with_one_pile_left_a_seat_may_draw_from_it_or_not() -> None:
    full = "jumbo spike gilly junkie bramble gramps nightwatch gobbler"
    state = position(Player(M), Player(H, pool=full), Player(R), phase="draw", starter=0)
    state = do(state, (0, "draw supports"))
    assert asked(state) == (1,)
    assert paths(state, 1, "draw") == {"support", "supports"}
    state = do(state, (1, "draw support"), (1, "pass"))
    assert asked(state) == (2,)
    assert len(state.hands[1]) == 2


def test_C17_draw_choices_depend_on_the_piles() -> None:
    assert draw_choices(1, 0, 2) == ("support",)
    assert draw_choices(0, 1, 2) == ("animal",)
    assert draw_choices(1, 1, 2) == ("both", "support", "animal")
    assert draw_choices(9, 9, 1) == ("support", "animal")
    assert draw_choices(0, 0, 2) == ()
    assert draw_choices(9, 9, 0) == ()


def test_C18_drawn_animals_are_public_and_drawn_support_is_not() -> None:
    found = step(dealt(4), 0, "draw both")
    events = {event.key: event for event in found.events}
    assert set(events) == {"igels-draws", "igels-draws-animal"}
    assert dict(events["igels-draws"].params)["cards"] == 1
    assert found.state.board.areas[0].pool[-1].asleep is False
