"""The laws of moves catch faults that are planted in the sample game."""

from __future__ import annotations

from collections import Counter
from itertools import count
from typing import Any

import msgspec
import pytest
from msgspec.structs import force_setattr, replace

from engine.api.action import Action, Count, Offer, Press, Timeout, Wait
from engine.api.event import line
from engine.api.game import AnyGame, Step
from engine.api.options import resolve_options
from engine.api.refusals import Illegal
from engine.api.rng import Rng
from tests.laws.check import LawBroken, check_golden_play, check_quickly
from tests.laws.planted import SAMPLE, law_broken, law_of, offering, play_some
from tests.support import sample_game
from tests.support.games import Setting
from tests.support.patched_game import PatchedGame
from tests.support.random_play import Dice, read_play, replay
from tests.support.sample_game import State, View


def test_sample_game_breaks_no_law() -> None:
    play_some(SAMPLE, 3)


def test_a_game_that_gets_stuck_is_caught() -> None:
    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        return theirs if view.seat is not None else ()

    assert law_broken(offers=offering(offers)) == "somebody_can_act"


def test_game_that_waits_for_ever_without_time_limits_is_caught() -> None:
    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        if view.phase != "breath":
            return theirs
        return tuple(
            replace(offer, timeout=Timeout(Wait.PROMPT)) for offer in theirs if view.seat is None
        )

    assert law_broken(offers=offering(offers)) == "somebody_can_act"


def test_a_game_without_an_end_is_caught() -> None:
    assert law_broken(outcome=lambda game, state: None) in ("plays_to_an_end", "somebody_can_act")


def test_a_bound_that_is_too_low_is_caught() -> None:
    game = PatchedGame(SAMPLE.game)
    game.info = replace(SAMPLE.game.info, bound=12)
    assert law_of(replace(SAMPLE, game=game)) == "plays_to_an_end"


def test_an_offer_that_is_refused_is_caught() -> None:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        if action == Action("bid", ("3",)):
            raise Illegal("sample-refusal")
        return game.apply(state, seat, action)

    assert law_broken(apply=apply) == "what_is_offered_is_accepted"


def test_timeout_that_is_refused_is_caught() -> None:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        if seat is None:
            raise Illegal("sample-refusal")
        return game.apply(state, seat, action)

    assert law_broken(apply=apply) == "what_is_offered_is_accepted"


def test_a_move_out_of_turn_is_caught() -> None:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        if action.verb == "play" and seat is not None:
            seat = state.turn
        return game.apply(state, seat, action)

    assert law_broken(apply=apply) == "everything_else_is_refused"


def test_rules_that_crash_on_nonsense_are_caught() -> None:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        if action.verb == "bid":
            int(action.args[0])
        return game.apply(state, seat, action)

    assert law_broken(apply=apply) == "everything_else_is_refused"


def test_rules_that_write_into_a_state_are_caught() -> None:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        force_setattr(state, "number", state.number + 1)
        return game.apply(state, seat, action)

    assert law_broken(apply=apply) in ("the_input_is_untouched", "what_is_offered_is_accepted")


def test_a_picture_that_writes_into_a_state_is_caught() -> None:
    snapshot: list[State] = []

    def view(game: AnyGame, state: State, seat: int | None) -> View:
        snapshot.append(state)
        return game.view(state, seat)

    def picture(game: AnyGame, *args: Any) -> Any:
        force_setattr(snapshot[0], "toast", "spilt")
        return game.picture(*args)

    known = replace(SAMPLE, game=PatchedGame(SAMPLE.game, view=view, picture=picture))
    assert law_of(known) == "the_input_is_untouched"


def test_rules_with_another_source_of_randomness_are_caught() -> None:
    throws = count()

    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        step = game.apply(state, seat, action)
        scores = (next(throws), *step.state.scores[1:])
        return Step(replace(step.state, scores=scores), step.events)

    assert law_broken(apply=apply) == "same_seed_same_game"


def test_a_voluntary_offer_without_end_is_caught() -> None:
    numbers = count()

    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        label = line("sample-ready")
        wave = Press(verb="wave", ask=f"w{next(numbers)}", label=label, voluntary=True)
        return theirs if view.seat is None else (*theirs, wave)

    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        if action == Action("wave") and seat is not None and state.phase != "over":
            return Step(state)
        return game.apply(state, seat, action)

    assert law_broken(offers=offering(offers), apply=apply) == "voluntary_offers_run_out"


def test_an_ask_that_is_used_twice_is_caught() -> None:
    """The bid of the second round would be closed to those who bid in the first."""

    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        stay = Press(verb="swap", ask="b0", label=line("sample-ready"))
        more = tuple(replace(offer, ask="b0") for offer in theirs if isinstance(offer, Count))
        return (*more, stay) if view.phase == "bid" and view.seat is not None else theirs

    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        if action == Action("swap") and state.phase == "bid" and seat is not None:
            return Step(state)
        return game.apply(state, seat, action)

    assert law_broken(offers=offering(offers), apply=apply) == "somebody_can_act"


def test_a_lost_card_is_caught() -> None:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        step = game.apply(state, seat, action)
        return Step(replace(step.state, pile=step.state.pile[-3:]), step.events)

    assert law_broken(apply=apply) == "cards_in_are_cards_out"


def test_quick_check_catches_a_fault_too() -> None:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        if action.verb == "ready":
            raise Illegal("sample-refusal")
        return game.apply(state, seat, action)

    known = replace(SAMPLE, game=PatchedGame(SAMPLE.game, apply=apply))
    setting = Setting(known, 2, resolve_options(known.game.info.options, {}, {}))
    with pytest.raises(LawBroken) as caught:
        check_quickly(setting, b"0" * 16, Dice(1), look=False, dear=False)
    assert caught.value.law == "what_is_offered_is_accepted"


def test_golden_play_catches_the_fault_it_was_kept_for() -> None:
    """The printed play breaks the law again, and no law once the fault is removed."""

    def view(game: AnyGame, state: State, seat: int | None) -> View:
        return replace(game.view(state, seat), bids=state.bids)

    broken = replace(SAMPLE, game=PatchedGame(SAMPLE.game, view=view))
    with pytest.raises(LawBroken) as caught:
        play_some(broken, 6)
    kept = caught.value.play.toml()
    with pytest.raises(LawBroken, match="determinize_keeps_the_view"):
        check_golden_play(kept, broken, every=9)
    check_golden_play(kept, SAMPLE, every=9)


def test_the_play_that_is_printed_can_be_played_again() -> None:
    setting = Setting(SAMPLE, 4, resolve_options(SAMPLE.game.info.options, {"deck": "large"}, {}))
    play = check_quickly(setting, b"1" * 16, Dice(5), look=False, dear=False)
    again, seed, moves = read_play(play.toml(), SAMPLE)
    assert again == setting
    assert len(moves) == len(play.moves) > 20
    state = replay(again.game, again.seats, again.options, seed, iter(moves))
    assert msgspec.json.encode(state) == msgspec.json.encode(play.state)


def test_sample_game_counts_its_whole_deck() -> None:
    state = SAMPLE.game.setup(
        4, resolve_options(SAMPLE.game.info.options, {}, {}), Rng(b"2" * 16)
    ).state
    assert sample_game.cards(state) == Counter(
        [f"{suit}{rank}" for suit in "abc" for rank in range(1, 5)] + ["w1", "w2"]
    )
