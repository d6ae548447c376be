"""Faults of moves: stuck games, rules that refuse what is offered or take what is not."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

from msgspec.structs import force_setattr, replace

from engine.api.account import Account
from engine.api.action import Action, Count, Offer, Press, Timeout, Wait
from engine.api.event import Event, line
from engine.api.game import AnyGame, Step
from engine.api.options import Options
from engine.api.refusals import Illegal
from engine.api.rng import Rng
from tests.laws.planted import SAMPLE, bids_asked_as, caught_by, informed, offering, patched
from tests.support.games import GameUnderTest
from tests.support.patched_game import PatchedGame
from tests.support.sample_game import State, View
from tests.support.sample_game.moves import MOVES


@caught_by("somebody_can_act")
def game_that_gets_stuck(folder: Path) -> GameUnderTest:
    return offering(lambda view, theirs: theirs if view.seat is not None else ())


@caught_by("somebody_can_act")
def game_that_waits_for_ever_without_time_limits(folder: Path) -> GameUnderTest:
    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        if view.phase != "breath":
            return theirs
        return tuple(
            replace(offer, timeout=Timeout(Wait.PROMPT)) for offer in theirs if view.seat is None
        )

    return offering(offers)


@caught_by("somebody_can_act")
def ask_that_is_used_twice(folder: Path) -> GameUnderTest:
    """Close the bid of the second round to those who bid in the first."""

    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        stay = Press(verb="swap", ask="b0", label=line("sample-ready"))
        more = tuple(replace(offer, ask="b0") for offer in theirs if isinstance(offer, Count))
        return (*more, stay) if view.phase == "bid" and view.seat is not None else theirs

    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        if action == Action("swap") and state.phase == "bid" and seat is not None:
            return Step(state)
        return game.apply(state, seat, action)

    return offering(offers, apply=apply)


@caught_by("the_policy_is_offered_and_accepted")
def policy_that_is_not_offered(folder: Path) -> GameUnderTest:
    return patched(policy=lambda game, view: Action("bid", ("99",)))


@caught_by("plays_to_an_end")
def game_without_an_end(folder: Path) -> GameUnderTest:
    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        wait = Press(verb="ready", ask=f"w{view.number % 2}", label=line("sample-ready"))
        return (wait,) if view.phase == "over" and view.seat == 0 else theirs

    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        if state.phase == "over" and (seat, action) == (0, Action("ready")):
            return Step(replace(state, number=state.number + 1))
        return game.apply(state, seat, action)

    return offering(offers, apply=apply, outcome=lambda game, state: None)


@caught_by("plays_to_an_end")
def bound_too_low(folder: Path) -> GameUnderTest:
    return informed(bound=12)


@caught_by("offers_of_the_table_only_time_out")
def offer_of_the_table_without_a_timeout(folder: Path) -> GameUnderTest:
    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        if view.seat is not None:
            return theirs
        return (*theirs, *(replace(offer, ask="x", timeout=None) for offer in theirs))

    return offering(offers)


@caught_by("what_is_offered_is_accepted")
def offer_that_is_refused(folder: Path) -> GameUnderTest:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        if action == Action("bid", ("3",)):
            raise Illegal("sample-refusal")
        return game.apply(state, seat, action)

    return patched(apply=apply)


@caught_by("what_is_offered_is_accepted")
def timeout_that_is_refused(folder: Path) -> GameUnderTest:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        if seat is None:
            raise Illegal("sample-refusal")
        return game.apply(state, seat, action)

    return patched(apply=apply)


@caught_by("everything_else_is_refused")
def move_out_of_turn(folder: Path) -> GameUnderTest:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        if action.verb == "play" and seat is not None:
            seat = state.turn
        return game.apply(state, seat, action)

    return patched(apply=apply)


@caught_by("everything_else_is_refused")
def card_that_does_not_fit_is_taken(folder: Path) -> GameUnderTest:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        asked = state.phase == "echo" and seat is not None and not state.answered[seat]
        if asked and action.verb == "echo" and action.args[:1] == state.hands[seat or 0][:1]:
            return MOVES["echo"](state, seat or 0, action.args[:1])
        return game.apply(state, seat, action)

    return patched(apply=apply)


@caught_by("everything_else_is_refused")
def second_swap_is_taken(folder: Path) -> GameUnderTest:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        if state.phase == "turn" and action.verb == "swap":
            return game.apply(replace(state, swapped=False), seat, action)
        return game.apply(state, seat, action)

    return patched(apply=apply)


@caught_by("everything_else_is_refused")
def rules_that_crash_on_nonsense(folder: Path) -> GameUnderTest:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        if action.verb == "bid":
            int(action.args[0])
        return game.apply(state, seat, action)

    return patched(apply=apply)


@caught_by("an_old_question_is_stale")
def ask_that_names_nothing(folder: Path) -> GameUnderTest:
    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        return tuple(
            replace(offer, ask="?") if isinstance(offer, Count) else offer for offer in theirs
        )

    return offering(offers)


@caught_by("a_question_to_several_stays")
def question_that_is_another_after_each_answer(folder: Path) -> GameUnderTest:
    return bids_asked_as(lambda view: f"b{view.played}.{sum(view.answered)}")


@caught_by("voluntary_offers_run_out")
def voluntary_offer_without_end(folder: Path) -> GameUnderTest:
    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        label = line("sample-ready")
        wave = Press(verb="wave", ask=f"w{view.number}", label=label, voluntary=True)
        return theirs if view.seat is None or view.phase == "over" else (*theirs, wave)

    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        if action == Action("wave") and seat is not None and state.phase != "over":
            return Step(replace(state, number=state.number + 1))
        return game.apply(state, seat, action)

    known = offering(offers, apply=apply)
    verbs = (*known.game.info.verbs, "wave")
    known.game.info = replace(known.game.info, verbs=verbs)  # type: ignore[misc]
    return known


@caught_by("the_log_replays")
def rules_with_another_source_of_randomness(folder: Path) -> GameUnderTest:
    throws = count()

    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        step = game.apply(state, seat, action)
        scores = (next(throws), *step.state.scores[1:])
        return Step(replace(step.state, scores=scores), step.events)

    return patched(apply=apply)


@caught_by("same_seed_same_game")
def deal_with_another_source_of_randomness(folder: Path) -> GameUnderTest:
    throws = count()

    def setup(game: AnyGame, seats: int, options: Options, rng: Rng) -> Step[State]:
        step = game.setup(seats, options, rng)
        return Step(replace(step.state, number=next(throws) % 7), step.events)

    return patched(setup=setup)


@caught_by("the_table_makes_the_same_move")
def rules_that_remember_the_last_state(folder: Path) -> GameUnderTest:
    last: list[State] = []

    def remembered(step: Step[State]) -> Step[State]:
        last[:] = [step.state]
        return step

    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        step = game.apply(state, seat, action)
        if state is not last[0]:
            step = Step(replace(step.state, number=step.state.number + 1), step.events)
        return remembered(step)

    def setup(game: AnyGame, seats: int, options: Options, rng: Rng) -> Step[State]:
        return remembered(game.setup(seats, options, rng))

    return patched(setup=setup, apply=apply)


@caught_by("same_seed_same_game", "the_log_replays")
def rules_that_write_into_a_state(folder: Path) -> GameUnderTest:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        force_setattr(state, "number", state.number + 1)
        return game.apply(state, seat, action)

    return patched(apply=apply)


@caught_by("the_input_is_untouched")
def picture_that_writes_into_a_state(folder: Path) -> GameUnderTest:
    seen: list[State] = []

    def view(game: AnyGame, state: State, seat: int | None) -> View:
        seen.append(state)
        shown: View = game.view(state, seat)
        return shown

    def picture(game: AnyGame, *args: Any) -> Any:
        force_setattr(seen[0], "toast", "spilt")
        return game.picture(*args)

    return patched(view=view, picture=picture)


@caught_by("short_games_are_not_rated")
def rated_from_too_small(folder: Path) -> GameUnderTest:
    return informed(rated_from=0)


@caught_by("a_whole_game_is_rated")
def rated_from_too_great(folder: Path) -> GameUnderTest:
    return informed(rated_from=60)


@caught_by("the_account_adds_up")
def account_that_forgets_a_seat(folder: Path) -> GameUnderTest:
    def account(
        game: AnyGame, before: View | None, events: tuple[Event, ...], after: View
    ) -> Account:
        counted: Account = game.account(before, events, after)
        return replace(counted, terms=tuple(each for each in counted.terms if each.seat))

    return patched(account=account)


@caught_by("feats_follow_from_the_log")
def feat_that_is_counted_only_once(folder: Path) -> GameUnderTest:
    """Let a counter remember that it was called."""
    first = iter((1,))
    game: Any = PatchedGame(SAMPLE.game)
    game.counters = {"points": lambda before, events, after: [(0, next(first, 0))]}
    return replace(SAMPLE, game=game)
