"""The laws of secrecy catch faults that are planted in the sample game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.api.action import Action, Offer, Pick, Timeout, Wait
from engine.api.event import line
from engine.api.game import AnyGame, Step
from engine.api.rng import Rng
from engine.api.scene import Scene
from tests.laws.planted import law_broken, offering
from tests.support.sample_game import State, View


def test_a_view_that_leaks_is_caught() -> None:
    def view(game: AnyGame, state: State, seat: int | None) -> View:
        snapshot = game.view(state, seat)
        return replace(snapshot, left=snapshot.left + 100 * (state.deck[:1] == ("a1",)))

    assert law_broken(40, view=view) == "determinize_keeps_the_view"


def test_a_bid_that_shows_too_early_is_caught() -> None:
    def view(game: AnyGame, state: State, seat: int | None) -> View:
        return replace(game.view(state, seat), bids=state.bids)

    assert law_broken(view=view) == "determinize_keeps_the_view"


def test_a_text_alternative_that_keeps_what_is_fleeting_is_caught() -> None:
    def picture(game: AnyGame, view: View, pending: Action | None = None) -> Scene:
        scene = game.picture(view, pending)
        return replace(scene, fleeting=scene.text[:1])

    assert law_broken(picture=picture) == "what_is_fleeting_stands_apart"


def test_determinize_that_changes_nothing_is_caught() -> None:
    def determinize(game: AnyGame, state: State, seat: int | None, rng: Rng) -> State:
        return state

    assert law_broken(determinize=determinize) == "determinize_changes_everything_hidden"


def test_determinize_that_keeps_the_generator_is_caught() -> None:
    def determinize(game: AnyGame, state: State, seat: int | None, rng: Rng) -> State:
        return replace(game.determinize(state, seat, rng), rng=state.rng)

    assert law_broken(determinize=determinize) in (
        "determinize_changes_everything_hidden",
        "determinize_ignores_hidden_things",
    )


@pytest.mark.parametrize("zone", ["deck", "bids"])
def test_determinize_that_keeps_a_zone_is_caught(zone: str) -> None:
    def determinize(game: AnyGame, state: State, seat: int | None, rng: Rng) -> State:
        dealt = game.determinize(state, seat, rng)
        if zone == "bids":
            return replace(dealt, bids=state.bids)
        hidden = sorted(card for card in (*dealt.deck, *dealt.hands[0]) if card)
        size = len(dealt.deck)
        if seat == 0 or len(hidden) == size:
            return replace(dealt, deck=tuple(sorted(dealt.deck)))
        hands = (tuple(hidden[size:]), *dealt.hands[1:])
        return replace(dealt, deck=tuple(hidden[:size]), hands=hands)

    assert law_broken(determinize=determinize) in (
        "determinize_changes_everything_hidden",
        "determinize_ignores_hidden_things",
    )


def test_determinize_that_depends_on_what_it_hides_is_caught() -> None:
    def determinize(game: AnyGame, state: State, seat: int | None, rng: Rng) -> State:
        dealt = game.determinize(state, seat, rng)
        turned = state.deck[:1] > state.deck[-1:]
        return replace(dealt, deck=dealt.deck[::-1]) if turned else dealt

    assert law_broken(determinize=determinize) == "determinize_ignores_hidden_things"


def test_determinize_that_changes_the_own_hand_is_caught() -> None:
    def determinize(game: AnyGame, state: State, seat: int | None, rng: Rng) -> State:
        return game.determinize(state, None, rng)

    assert law_broken(determinize=determinize) == "determinize_keeps_the_view"


def test_a_reaction_asked_only_of_those_who_can_is_caught() -> None:
    """A seat that is not asked to echo has no card that fits, so being asked reveals something."""

    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        return () if [offer.verb for offer in theirs] == ["pass"] else theirs

    assert law_broken(offers=offering(offers)) in (
        "questions_and_timers_are_public",
        "somebody_can_act",
    )


def test_timer_that_reveals_a_hand_is_caught() -> None:
    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        return tuple(
            replace(offer, timeout=Timeout(Wait.BEAT))
            if offer.verb == "pass" and len(theirs) == 1
            else offer
            for offer in theirs
        )

    assert law_broken(offers=offering(offers)) == "questions_and_timers_are_public"


def test_posted_offer_that_reveals_a_hand_is_caught() -> None:
    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        return tuple(
            replace(offer, posted=True) if isinstance(offer, Pick) else offer for offer in theirs
        )

    assert law_broken(offers=offering(offers)) == "questions_and_timers_are_public"


def test_a_pass_that_says_there_was_nothing_to_play_is_caught() -> None:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        step = game.apply(state, seat, action)
        offers = game.offers(game.view(state, seat))
        if action.verb == "pass" and all(offer.verb != "echo" for offer in offers):
            return replace(step, events=(*step.events, line("sample-pass")))
        return step

    assert law_broken(apply=apply) == "automatic_passes_tell_nothing"
