"""Faults of form: what cannot be stored, shown, said or typed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec.structs import replace

from engine.api.action import Action, Count, Offer, Option, Pick
from engine.api.event import line
from engine.api.game import AnyGame, Outcome, Step
from engine.api.refusals import Illegal
from engine.api.scene import Box, Disc, Mark, Scene, Words
from tests.laws.planted import SAMPLE, caught_by, informed, offering, patched, without_text
from tests.support.games import GameUnderTest
from tests.support.patched_game import PatchedGame
from tests.support.sample_game import State, View


@caught_by("round_trips")
def state_that_is_read_as_something_else(folder: Path) -> GameUnderTest:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        step = game.apply(state, seat, action)
        return Step(replace(step.state, toast=b"bytes"), step.events)

    return patched(apply=apply)


def _bid_with(**change: Any) -> GameUnderTest:
    """Return the sample game with another bid, whose verb the rules know."""

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

    return offering(offers, apply=apply)


@caught_by("offers_fit_discord")
def verb_too_long(folder: Path) -> GameUnderTest:
    return _bid_with(verb="bid-very-very-high")


@caught_by("offers_fit_discord", "the_log_replays")
def verb_of_the_table(folder: Path) -> GameUnderTest:
    return _bid_with(verb="end")


@caught_by("offers_fit_discord")
def ask_too_long(folder: Path) -> GameUnderTest:
    return _bid_with(ask="the-question-of-all-questions")


@caught_by("offers_fit_discord")
def ask_with_a_sign_of_custom_ids(folder: Path) -> GameUnderTest:
    return _bid_with(ask="b:0")


@caught_by("what_is_offered_is_accepted")
def count_that_is_empty(folder: Path) -> GameUnderTest:
    return _bid_with(low=9)


@caught_by("offers_fit_discord")
def tree_too_deep(folder: Path) -> GameUnderTest:
    def deeper(option: Option, levels: int) -> Option:
        below = (deeper(option, levels - 1),) if levels else ()
        return replace(option, value="x" * 16, then=below)

    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        return tuple(
            replace(offer, options=(deeper(offer.options[0], 4),))
            if isinstance(offer, Pick) and offer.verb == "play"
            else offer
            for offer in theirs
        )

    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        if len(action.args) == 5 and seat == state.turn and state.phase == "turn":
            card = state.hands[state.turn][0]
            action = Action("play", (card, "a") if card[0] == "w" else (card,))
        return game.apply(state, seat, action)

    return offering(offers, apply=apply)


@caught_by("verbs_are_declared")
def verb_that_is_not_declared(folder: Path) -> GameUnderTest:
    return informed(verbs=("bid", "play", "swap", "echo", "pass", "catch", "close", "ready"))


@caught_by("what_is_offered_can_be_typed")
def cards_in_capital_letters(folder: Path) -> GameUnderTest:
    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        return tuple(
            replace(offer, options=tuple(replace(o, value=o.value.upper()) for o in offer.options))
            if isinstance(offer, Pick)
            else offer
            for offer in theirs
        )

    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        if action.args and action.verb in ("play", "swap", "echo"):
            if any(word[:1] != word[:1].upper() for word in action.args if word[1:]):
                raise Illegal("sample-refusal")
            action = Action(action.verb, tuple(word.lower() for word in action.args))
        return game.apply(state, seat, action)

    return offering(offers, apply=apply)


@caught_by("every_event_has_words")
def event_without_a_text(folder: Path) -> GameUnderTest:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        step = game.apply(state, seat, action)
        return Step(step.state, (*step.events, line("sample-unheard")))

    return patched(apply=apply)


@caught_by("every_event_has_words")
def event_of_a_rare_moment_without_a_text(folder: Path) -> GameUnderTest:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        step = game.apply(state, seat, action)
        rare = action.verb == "catch" and len(step.state.away) > 3
        return Step(step.state, (*step.events, *(line("sample-unheard"),) * rare))

    return patched(apply=apply)


@caught_by("every_card_shown_can_be_asked_for")
def card_that_nobody_can_ask_for(folder: Path) -> GameUnderTest:
    return patched(cards_of=lambda game, view: (*game.cards_of(view), "x1"))


@caught_by("every_card_can_be_shown")
def card_without_a_text(folder: Path) -> GameUnderTest:
    game: Any = PatchedGame(SAMPLE.game)
    game.cards = {word: replace(card, text=()) for word, card in SAMPLE.game.cards.items()}
    return replace(SAMPLE, game=game)


@caught_by("every_hint_has_words")
def reason_without_a_text(folder: Path) -> GameUnderTest:
    return patched(explain=lambda game, view, action: line("sample-unheard"))


@caught_by("everything_has_words")
def label_without_a_text(folder: Path) -> GameUnderTest:
    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        return tuple(
            replace(offer, label=line("sample-unheard")) if offer.verb == "toast" else offer
            for offer in theirs
        )

    return offering(offers)


@caught_by("everything_has_words")
def label_too_long_for_a_button(folder: Path) -> GameUnderTest:
    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        long = line("sample-describe-hand", cards=(line("sample-describe-hand", cards=()),) * 9)
        return tuple(
            replace(offer, label=long) if offer.verb == "catch" else offer for offer in theirs
        )

    return offering(offers)


@caught_by("everything_has_words")
def refusal_without_a_text(folder: Path) -> GameUnderTest:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        try:
            return game.apply(state, seat, action)
        except Illegal as refusal:
            if refusal.line.key == "sample-refusal-turn":
                raise Illegal("sample-unheard") from None
            raise

    return patched(apply=apply)


@caught_by("every_locale_has_the_same_texts")
def text_that_one_language_lacks(folder: Path) -> GameUnderTest:
    return without_text(folder, "sample-caught", "pl")


@caught_by("texts_named_in_the_code_exist")
def text_that_every_language_lacks(folder: Path) -> GameUnderTest:
    return without_text(folder, "sample-refusal-turn")


@caught_by("titles_and_options_have_texts")
def language_without_a_title(folder: Path) -> GameUnderTest:
    return without_text(folder, "sample-title", "de")


@caught_by("titles_and_options_have_texts")
def option_without_a_name(folder: Path) -> GameUnderTest:
    return without_text(folder, "sample-option-deck-large")


class WithFloat(State, frozen=True):
    """A state with a number that is not whole."""

    shares: tuple[dict[str, float], ...] = ()


@caught_by("the_state_has_no_floats")
def float_in_the_state(folder: Path) -> GameUnderTest:
    known = patched()
    known.game.state_type = WithFloat  # type: ignore[misc]
    return known


@caught_by("pictures_can_be_drawn")
def picture_that_grows_with_a_half_made_move(folder: Path) -> GameUnderTest:
    def picture(game: AnyGame, view: View, pending: Action | None = None) -> Any:
        scene = game.picture(view, pending)
        return replace(scene, size=(scene.size[0], scene.size[1] + 40)) if pending else scene

    return patched(picture=picture)


@caught_by("pictures_can_be_drawn")
def picture_of_a_half_made_move_that_fails(folder: Path) -> GameUnderTest:
    def picture(game: AnyGame, view: View, pending: Action | None = None) -> Any:
        assert pending is None or len(pending.args) < 2
        return game.picture(view, pending)

    return patched(picture=picture)


def _with_mark(mark: Mark) -> GameUnderTest:
    def picture(game: AnyGame, view: View, pending: Action | None) -> Scene:
        drawn = game.picture(view, pending)
        return replace(drawn, marks=(*drawn.marks, mark))

    return patched(picture=picture)


@caught_by("pictures_can_be_drawn")
def words_below_the_edge(folder: Path) -> GameUnderTest:
    return _with_mark(Words(400, 390, "x", 30))


@caught_by("pictures_can_be_drawn")
def words_too_small(folder: Path) -> GameUnderTest:
    return _with_mark(Words(80, 80, "x", 20))


@caught_by("pictures_can_be_drawn")
def box_beyond_the_edge(folder: Path) -> GameUnderTest:
    return _with_mark(Box(790, 0, 20, 9))


@caught_by("pictures_can_be_drawn")
def disc_beyond_the_edge(folder: Path) -> GameUnderTest:
    return _with_mark(Disc(9, 9, 12))


@caught_by("the_text_says_what_the_picture_shows")
def text_alternative_without_a_count(folder: Path) -> GameUnderTest:
    def picture(game: AnyGame, view: View, pending: Action | None = None) -> Scene:
        same = replace(view, sizes=(3,) * len(view.sizes))
        return replace(game.picture(view, pending), text=game.picture(same, pending).text)

    return patched(picture=picture)


@caught_by("the_text_says_what_the_picture_shows")
def text_alternative_without_the_last_seat(folder: Path) -> GameUnderTest:
    def picture(game: AnyGame, view: View, pending: Action | None = None) -> Scene:
        scene: Scene = game.picture(view, pending)
        return replace(scene, text=scene.text[:-1])

    return patched(picture=picture)


@caught_by("outcomes_are_whole")
def places_with_a_gap(folder: Path) -> GameUnderTest:
    def outcome(game: AnyGame, state: State) -> Outcome | None:
        ended = game.outcome(state)
        return ended and replace(ended, places=tuple(2 * place - 1 for place in ended.places))

    return patched(outcome=outcome)


@caught_by("outcomes_are_whole")
def carry_that_no_option_takes(folder: Path) -> GameUnderTest:
    def outcome(game: AnyGame, state: State) -> Outcome | None:
        ended = game.outcome(state)
        return ended and replace(ended, carry={"dealer": 1})

    return patched(outcome=outcome)


@caught_by("cards_in_are_cards_out")
def lost_card(folder: Path) -> GameUnderTest:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        step = game.apply(state, seat, action)
        return Step(replace(step.state, pile=step.state.pile[-3:]), step.events)

    return patched(apply=apply)
