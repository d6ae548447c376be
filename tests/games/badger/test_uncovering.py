"""The rules of Badger, clause by clause: tiles are uncovered and covered (B18 to B23)."""

from __future__ import annotations

import pytest

from engine.api.action import Pick
from engine.games.badger.content import NONE
from engine.games.badger.model import Question, State
from tests.games.badger.positions import (
    BADGER,
    dealt,
    edges,
    moves,
    places,
    play,
    position,
    refusal,
    said,
    step,
)


def test_B18_e1_at_the_start_only_uncovering_is_offered() -> None:
    assert moves(dealt()) == {"uncover 23", "uncover 28"}


def test_B18_e2_only_tiles_that_an_own_path_leads_to_are_uncovered() -> None:
    state = position({22: "n13"}, at=("22", "start-w"))
    assert places(state, "uncover") == {"23", "27"}
    assert refusal(state, "uncover 28") == "badger-no-path-to"
    state = play(state, "uncover 23")
    state = play(state, _any_lie(state))
    assert state.board.laying == 27
    state = play(state, _any_lie(state))
    assert state.board.open[23]
    assert state.board.open[27]
    assert not state.board.open[28]
    assert state.board.action == 2


def test_B19_the_choice_among_several_tiles_says_that_it_is_of_the_first() -> None:
    several, single = dealt(), position({22: "n14", 23: "n14"}, at=("22", "start-w"))
    for state, key in ((several, "badger-up-first"), (single, "badger-up")):
        (uncover,) = (
            each
            for each in BADGER.offers(BADGER.view(state, state.board.turn))
            if isinstance(each, Pick) and each.verb == "uncover"
        )
        assert {option.line.key for option in uncover.options} == {key}


def test_B19_the_choice_of_a_further_tile_does_not_read_as_a_new_action() -> None:
    state = play(position({22: "g024"}, at=("22", "start-w")), "uncover 17")
    state = play(state, _any_lie(state))
    (uncover,) = BADGER.offers(BADGER.view(state, 0))
    assert isinstance(uncover, Pick)
    assert len(uncover.options) > 1
    assert {option.line.key for option in uncover.options} == {"badger-up-next"}


def test_B18_uncovering_is_not_offered_without_a_covered_tile() -> None:
    state = position({22: "n14", 21: "n14", 23: "n14"}, at=("22", "start-w"))
    assert places(state, "uncover") == set()
    assert refusal(state, "uncover 28") == "badger-nothing-to-uncover"


def test_B18_uncovering_several_tiles_is_one_action() -> None:
    state = dealt()
    state = play(state, "uncover 28")
    while state.board.due.question is not Question.ACT:
        state = play(state, _any_lie(state))
    assert state.board.action == 2
    assert state.board.turn == 0


def test_B19_e2_a_laid_tile_has_a_path_to_the_own_field() -> None:
    state = position({22: "n13"}, under={23: "g02"}, at=("22", "start-w"))
    state = play(state, "uncover 23")
    assert moves(state) == {"lay 1", "lay 2"}
    assert play(state, "lay 2").board.open[23] == edges("g04")


def test_B19_the_player_chooses_the_order_and_sees_one_tile_after_the_other() -> None:
    state = position({22: "r013"}, at=("22", "start-w"))
    assert places(state, "uncover") == {"17", "23", "27"}
    state = play(state, "uncover 27")
    assert [place for place, kind in enumerate(state.board.shown) if kind != NONE] == [22, 27]
    state = play(state, _any_lie(state))
    assert moves(state) == {"uncover 17", "uncover 23"}
    assert refusal(state, "run 27") == "badger-first-next"
    state = play(state, "uncover 17")
    assert refusal(state, "uncover 23") == "badger-first-lay"


def test_B19_the_last_tile_is_turned_up_without_asking() -> None:
    state = play(dealt(), "uncover 23")
    state = play(state, _any_lie(state))
    assert state.board.laying == 28


def test_B19_a_laid_tile_is_not_touched_again() -> None:
    state = position({22: "r013"}, at=("22", "start-w"))
    state = play(state, "uncover 27")
    state = play(state, _any_lie(state))
    assert refusal(state, "uncover 27") == "badger-not-covered"


def test_B19_rotations_that_look_alike_are_offered_once() -> None:
    cross = play(position({22: "n14"}, under={23: "Y0134"}, at=("22", "start-w")), "uncover 23")
    assert moves(cross) == {"lay 1", "lay 2"}
    assert {refusal(cross, f"lay {word}") for word in ("0", "3", "x")} == {"badger-lay-how"}


@pytest.mark.parametrize(("under", "lies"), [("n03", "n14"), ("g024", "g024")])
def test_B19_a_tile_that_can_lie_in_only_one_way_is_laid_at_once(under: str, lies: str) -> None:
    state = position({22: "n14", 21: "n14"}, under={23: under}, at=("22", "start-w"))
    done = step(state, "uncover 23")
    assert said(done) == ["badger-uncovered", "badger-lies"]
    assert done.state.board.open[23] == edges(lies)
    assert done.state.board.action == 2
    assert done.state.known == state.known | 1 << 23


def test_B19_after_such_a_tile_the_next_one_is_chosen_or_turned_up() -> None:
    under = {17: "n03", 21: "y03", 28: "g02"}
    state = play(position({22: "r024"}, under=under, at=("22", "start-w")), "uncover 17")
    assert moves(state) == {"uncover 21", "uncover 28"}
    assert play(state, "uncover 21").board.laying == 28
    assert play(state, "uncover 28", _any_lie(play(state, "uncover 28"))).board.action == 2


def test_B19_tiles_stay_on_their_places() -> None:
    state = position({22: "n13"}, under={23: "g02", 27: "y03"}, at=("22", "start-w"))
    after = play(state, "uncover 27", "lay 2")
    assert after.tiles == state.tiles
    assert (after.board.shown[23], after.board.shown[27]) == (state.tiles[23], state.tiles[27])


def test_B20_uncovering_moves_no_lord_and_has_no_effect() -> None:
    state = position({22: "n14", 21: "n03"}, under={23: "Y0134"}, at=("22", "start-w"))
    after = play(state, "uncover 23", "lay 1")
    assert after.board.lord == NONE
    assert after.board.due.question is Question.ACT


def test_B21_all_that_an_own_path_leads_to_is_covered() -> None:
    state = position({22: "n13", 23: "g02", 27: "n14", 21: "n14"}, at=("22", "start-w"))
    done = step(state, "cover")
    board = done.state.board
    # 23 and 27 need not answer the path; 21 is next to 22, but no path leads there.
    assert (board.open[23], board.open[27]) == (0, 0)
    assert (board.shown[23], board.shown[27]) == (NONE, NONE)
    assert board.open[21]
    assert board.action == 2


def test_B21_tiles_are_covered_together() -> None:
    state = position({22: "n13", 23: "g02", 27: "n14"}, at=("22", "start-w"))
    assert refusal(state, "cover 23") == "badger-cover-all"


def test_B22_e17_a_tile_with_the_other_mouse_stays_face_up() -> None:
    state = position({22: "n13", 23: "g02", 27: "n14"}, at=("22", "27"))
    board = play(state, "cover").board
    assert board.open[27]
    assert not board.open[23]


def test_B22_e17_covering_is_not_offered_without_a_tile_to_cover() -> None:
    state = position({22: "n13", 27: "n14"}, at=("22", "27"))
    assert "cover" not in moves(state)
    assert refusal(state, "cover") == "badger-nothing-to-cover"


def test_B22_the_ladys_cave_and_the_frame_are_never_covered() -> None:
    state = position({21: "n25"}, at=("21", "start-w"))
    assert "cover" not in moves(state)
    assert "cover" not in moves(position({28: "n14"}, at=("28", "start-w")))


def test_B23_a_covered_tile_keeps_its_face_and_not_its_rotation() -> None:
    state = position({22: "n14", 21: "n03", 23: "g04"}, at=("22", "start-w"))
    covered = play(state, "cover")
    assert covered.tiles == state.tiles
    assert covered.board.shown[23] == NONE
    again = play(covered, "uncover 23")
    assert again.board.shown[23] == state.board.shown[23]
    assert moves(again) == {"lay 1", "lay 2"}


def _any_lie(state: State) -> str:
    return min(move for move in moves(state) if move.startswith("lay"))
