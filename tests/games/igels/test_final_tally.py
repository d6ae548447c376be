"""The rules clause by clause: Final Tally (C2, C61, C69, C70), and what holds at any time."""

from __future__ import annotations

from engine.api.action import Pick
from engine.api.options import Options
from engine.games.igels.final_scoring import score
from engine.games.igels.model import Phase, Settings
from tests.games.igels.positions import (
    CONTENT,
    IGELS,
    H,
    M,
    Player,
    R,
    S,
    at,
    dealt,
    do,
    new_game,
    offers,
    position,
    refusal,
)


def over(*players: Player):
    return position(*players, phase=at("over"), forest="")


def test_C2_C61_C69_C70_score_is_points_and_bonus_less_penalties() -> None:
    state = over(
        Player(S, food="nuts picnic", secured="worm", penalties="stomach"),
        Player(H, food="nuts worm"),
        Player(R),
    )
    assert [score(CONTENT, side) for side in state.board.areas] == [3 + 4 + 2 - 2, 2 + 3, 0]
    outcome = IGELS.outcome(state)
    assert outcome.places == (1, 2, 3)
    assert outcome.reason.key == "igels-won"


def test_C70_a_tie_goes_to_more_food_and_then_is_shared() -> None:
    state = over(Player(S, food="leaf leaf"), Player(H, food="turnips"), Player(R))
    assert IGELS.outcome(state).places == (1, 2, 3)
    assert IGELS.outcome(state).reason.key == "igels-won-more-food"
    state = over(Player(S, food="turnips"), Player(H, food="turnips"), Player(R))
    assert IGELS.outcome(state).places == (1, 1, 3)
    assert IGELS.outcome(state).reason.key == "igels-won-shared"


def test_C70_the_game_ends_after_the_chosen_last_turn() -> None:
    state = position(
        Player(H, hand="mud mud", food="nuts"),
        Player(M),
        Player(R),
        turn=20,
        phase=at("trade", 0),
        settings=Settings(last_turn=20),
    )
    state = do(state, (0, "pass"))
    assert state.board.phase == Phase("over")
    assert IGELS.outcome(state).reason.key == "igels-won-last-turn"


def test_C70_after_the_last_turn_the_words_say_that_more_food_won_a_tie() -> None:
    state = position(
        Player(S, food="leaf leaf"), Player(H, food="turnips"), Player(R), phase=at("over")
    )
    assert IGELS.outcome(state).places == (1, 2, 3)
    assert IGELS.outcome(state).reason.key == "igels-won-last-turn-more-food"


def test_C3_C19_the_board_shows_forest_and_draw_pile_sizes() -> None:
    board = dealt(3).board
    assert (board.forest_size, board.draw_pile_size, len(board.areas)) == (32, 104 - 15, 3)


def test_C6_moves_that_are_not_offered_are_refused() -> None:
    state = position(Player(H), Player(M), Player(R))
    assert refusal(state, None, "pass") == "refusal-not-offered"
    assert refusal(state, 0, "nonsense") == "refusal-not-offered"
    assert refusal(state, 0, "pass now") == "igels-say-nothing-more"


def test_the_options_are_complete() -> None:
    found = {spec.key for spec in IGELS.info.options}
    assert found == {"forest", "species", "first", "outside", "diet", "turns"}
    assert Options().values == {}
    assert isinstance(offers(new_game(3), 0)[0], Pick)
