"""The laws of form catch faults that are planted in the sample game."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.api.action import Action, Count, Offer, Option
from engine.api.event import line
from engine.api.game import AnyGame, Step
from engine.api.refusals import Illegal
from engine.api.scene import Box, Disc, Mark, Scene, Words
from tests.laws.planted import law_broken, offering
from tests.support.sample_game import State, View


def test_a_state_that_cannot_be_stored_is_caught() -> None:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        step = game.apply(state, seat, action)
        return Step(replace(step.state, toast=b"bytes"), step.events)

    assert law_broken(apply=apply) == "round_trips"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"verb": "bid-very-very-high"}, "verb"),
        ({"ask": "the-question-of-all-questions"}, "ask"),
        ({"ask": "b:0"}, "a sign that parts tokens"),
        ({"verb": "end"}, "a verb of the table's own log"),
        ({"low": 9}, "an empty count"),
    ],
)
def test_a_token_that_does_not_fit_is_caught(change: dict[str, Any], why: str) -> None:
    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        return tuple(
            replace(offer, **change) if isinstance(offer, Count) else offer for offer in theirs
        )

    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        if "verb" in change and action.verb == change["verb"]:
            action = Action("bid", action.args)
        elif "verb" in change and action.verb == "bid":
            raise Illegal("sample-refusal")
        return game.apply(state, seat, action)

    assert law_broken(offers=offering(offers), apply=apply) == "offers_fit_discord", why


def test_a_tree_too_deep_is_caught() -> None:
    def deeper(option: Option, levels: int) -> Option:
        below = (deeper(option, levels - 1),) if levels else ()
        return replace(option, value="x" * 16, then=below)

    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        return tuple(
            replace(offer, options=(deeper(offer.options[0], 4),))
            if offer.verb == "play"
            else offer
            for offer in theirs
        )

    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        if len(action.args) == 5 and seat == state.turn and state.phase == "turn":
            action = Action("play", (state.hands[state.turn][0],))
        return game.apply(state, seat, action)

    assert law_broken(offers=offering(offers), apply=apply) == "offers_fit_discord"


def test_line_without_a_text_is_caught() -> None:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        step = game.apply(state, seat, action)
        return Step(step.state, (*step.events, line("sample-unheard")))

    assert law_broken(apply=apply) == "everything_has_words"


def test_a_picture_that_cannot_be_drawn_is_caught() -> None:
    def picture(game: AnyGame, view: View, pending: Action | None = None) -> Any:
        assert pending is None or len(pending.args) < 2
        return game.picture(view, pending)

    assert law_broken(picture=picture) == "pictures_can_be_drawn"


@pytest.mark.parametrize(
    "mark", [Words(400, 390, "x", 30), Words(80, 80, "x", 20), Box(790, 0, 20, 9), Disc(9, 9, 12)]
)
def test_a_picture_that_cannot_be_read_is_caught(mark: Mark) -> None:
    def picture(game: AnyGame, view: View, pending: Action | None) -> Scene:
        drawn = game.picture(view, pending)
        return replace(drawn, marks=(*drawn.marks, mark))

    assert law_broken(picture=picture) == "pictures_can_be_drawn"
