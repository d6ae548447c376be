"""What a result card remembers of a race."""

from __future__ import annotations

from engine.games.badger.model import State
from tests.games.badger.positions import BADGER, play, position
from tests.games.badger.scenes import TEXTS


def told(state: State) -> str:
    moment = BADGER.moment(BADGER.view(state, None))
    assert moment is not None
    return TEXTS.check(moment.line)["en"]


def test_B7_a_race_is_remembered_by_how_near_the_other_mouse_was() -> None:
    tiles = {29: "n02"}
    won = play(position(tiles, at=("29", "30"), passed=(True, True)), "run goal")
    assert told(won) == "Marie-Luise 1 was one step from the goal."
    behind = play(position(tiles, at=("29", "start-w"), passed=(True, False)), "run goal")
    assert told(behind) == "Marie-Luise 1 never passed the checkpoint."


def test_a_race_that_goes_on_has_no_moment() -> None:
    state = position({22: "n14"}, at=("22", "start-w"))
    assert BADGER.moment(BADGER.view(state, None)) is None
