"""Who may play Events from outside the battle, and who may counter them: C38 to C40."""

from __future__ import annotations

import pytest

from engine.games.igels.model import Settings
from tests.games.igels.positions import (
    H,
    M,
    Player,
    R,
    do,
    offer,
    paths,
    play_event,
    position,
    refusal,
    until_asked,
)


@pytest.mark.parametrize(
    "move", ["magpie p2 bug", "stash p2", "stomach p2", "lair", "godmother gilly"]
)
def test_C39_at_a_strict_table_events_not_about_the_battle_may_come_from_outside(move: str) -> None:
    state = position(
        Player(H, hand=move.split()[0], food="nuts", dead="gilly"),
        Player(M, fight="gnaw", food="bug", hand="oil"),
        Player(R, fight="lop", hand="oil"),
        phase="c1",
        settings=Settings(outside="strict"),
    )
    state = until_asked(state, 0)
    assert move in paths(state, 0, "event")
    assert do(state, (0, f"event {move}")).board.hand_sizes[0] == 0


@pytest.mark.parametrize("card", ["buzzard", "wind", "ferret"])
def test_C39_at_a_strict_table_battle_events_from_outside_are_refused(card: str) -> None:
    state = position(
        Player(H, hand=card),
        Player(M, fight="gnaw", hand="oil"),
        Player(R, fight="hoppsa", hand="oil", food="nuts"),
        phase="c1",
        settings=Settings(outside="strict"),
    )
    assert refusal(until_asked(state, 0), 0, f"event {card}") == "igels-from-outside"


def test_C38_C39_at_a_strict_table_a_seat_outside_may_still_counter() -> None:
    state = position(
        Player(H, fight="jumbo", hand="magpie"),
        Player(M, fight="gnaw"),
        Player(R, food="nuts", hand="duckweed log"),
        phase="c1",
        settings=Settings(outside="strict"),
    )
    state = do(state, (0, "event magpie p3 nuts"), (2, "counter duckweed"))
    assert state.board.areas[2].food == ("nuts",)
    # A counter is played at once: nobody is asked to stop it.
    assert state.board.hit is None


def test_C38_a_hideout_is_no_counter() -> None:
    state = position(Player(H, hand="magpie"), Player(M, food="nuts", hand="mouse-hole"), Player(R))
    state = do(state, (0, "event magpie p2 nuts"))
    assert refusal(state, 1, "counter mouse-hole") == "igels-other-answer"
    assert refusal(state, 1, "event mouse-hole") == "igels-answer-first"
    assert offer(state, 1, "counter") is None


def test_C40_a_penalty_may_hit_a_seat_outside_the_battle() -> None:
    state = position(
        Player(H, fight="jumbo", hand="stomach"), Player(M, fight="gnaw"), Player(R), phase="c1"
    )
    assert play_event(state, 0, "stomach p3").board.areas[2].penalties == ("stomach",)
