"""The laws catch what they are for: each of these parlours is broken in one way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec
import pytest
from msgspec.structs import force_setattr, replace

from engine.action import Action, Count, Lapse, Offer, Option, Pick, Press, Wait
from engine.event import line
from engine.game import AnyGame, Step
from engine.options import settle
from engine.refusals import Illegal
from engine.rng import Rng
from engine.scene import Box, Disc, Mark, Scene, Words
from tests.laws.holding import Broken, hold_again, hold_play, hold_quickly
from tests.support import parlour
from tests.support.altered import Altered
from tests.support.games import Known, Setting, the_parlour
from tests.support.parlour import State, View
from tests.support.walk import Dice, read_play, replay

_WHOLE = the_parlour()


def _broken(games: int = 6, **methods: Callable[..., Any]) -> str:
    """Play the altered parlour until a law breaks; give the law's name."""
    known = replace(_WHOLE, game=Altered(_WHOLE.game, **methods))
    return _law_of(known, games)


def _law_of(known: Known, games: int = 6) -> str:
    with pytest.raises(Broken) as caught:
        _play_some(known, games)
    return caught.value.law


def _play_some(known: Known, games: int) -> None:
    options = settle(known.game.info.options, {}, {})
    for seed in range(games):
        setting = Setting(known, 2 + seed % 3, options)
        hold_play(setting, seed.to_bytes(16, "big"), Dice(seed), 3)


def _offers(change: Callable[[View, tuple[Offer, ...]], tuple[Offer, ...]]) -> Callable[..., Any]:
    return lambda game, view: change(view, game.offers(view))


def test_the_whole_parlour_breaks_no_law() -> None:
    _play_some(_WHOLE, 3)


def test_a_view_that_leaks_is_caught() -> None:
    def view(game: AnyGame, state: State, seat: int | None) -> View:
        seen = game.view(state, seat)
        return replace(seen, left=seen.left + 100 * (state.deck[:1] == ("a1",)))

    assert _broken(40, view=view) == "the_view_survives_a_scramble"


def test_a_bid_that_shows_too_early_is_caught() -> None:
    def view(game: AnyGame, state: State, seat: int | None) -> View:
        return replace(game.view(state, seat), bids=state.bids)

    assert _broken(view=view) == "the_view_survives_a_scramble"


def test_a_scramble_that_does_nothing_is_caught() -> None:
    def scramble(game: AnyGame, state: State, seat: int | None, rng: Rng) -> State:
        return state

    assert _broken(scramble=scramble) == "a_scramble_is_no_idle"


def test_a_scramble_that_keeps_the_generator_is_caught() -> None:
    def scramble(game: AnyGame, state: State, seat: int | None, rng: Rng) -> State:
        return replace(game.scramble(state, seat, rng), rng=state.rng)

    assert _broken(scramble=scramble) in ("a_scramble_is_no_idle", "a_scramble_forgets")


@pytest.mark.parametrize("zone", ["deck", "bids"])
def test_a_scramble_that_leaves_a_zone_is_caught(zone: str) -> None:
    def scramble(game: AnyGame, state: State, seat: int | None, rng: Rng) -> State:
        dealt = game.scramble(state, seat, rng)
        if zone == "bids":
            return replace(dealt, bids=state.bids)
        hidden = sorted(card for card in (*dealt.deck, *dealt.hands[0]) if card)
        size = len(dealt.deck)
        if seat == 0 or len(hidden) == size:
            return replace(dealt, deck=tuple(sorted(dealt.deck)))
        hands = (tuple(hidden[size:]), *dealt.hands[1:])
        return replace(dealt, deck=tuple(hidden[:size]), hands=hands)

    assert _broken(scramble=scramble) in ("a_scramble_is_no_idle", "a_scramble_forgets")


def test_a_scramble_that_depends_on_what_it_hides_is_caught() -> None:
    def scramble(game: AnyGame, state: State, seat: int | None, rng: Rng) -> State:
        dealt = game.scramble(state, seat, rng)
        turned = state.deck[:1] > state.deck[-1:]
        return replace(dealt, deck=dealt.deck[::-1]) if turned else dealt

    assert _broken(scramble=scramble) == "a_scramble_forgets"


def test_a_scramble_that_forgets_the_own_hand_is_caught() -> None:
    def scramble(game: AnyGame, state: State, seat: int | None, rng: Rng) -> State:
        return game.scramble(state, None, rng)

    assert _broken(scramble=scramble) == "the_view_survives_a_scramble"


def test_a_reaction_asked_only_of_those_who_can_is_caught() -> None:
    """Whoever is not asked to echo has no card that fits: being asked tells."""

    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        return () if [offer.verb for offer in theirs] == ["pass"] else theirs

    assert _broken(offers=_offers(offers)) in ("waiting_tells_nothing", "somebody_can_act")


def test_a_clock_that_tells_is_caught() -> None:
    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        return tuple(
            replace(offer, lapses=Lapse(Wait.BEAT))
            if offer.verb == "pass" and len(theirs) == 1
            else offer
            for offer in theirs
        )

    assert _broken(offers=_offers(offers)) == "waiting_tells_nothing"


def test_a_posted_offer_that_tells_is_caught() -> None:
    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        return tuple(
            replace(offer, posted=True) if isinstance(offer, Pick) else offer for offer in theirs
        )

    assert _broken(offers=_offers(offers)) == "waiting_tells_nothing"


def test_a_game_that_gets_stuck_is_caught() -> None:
    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        return theirs if view.seat is not None else ()

    assert _broken(offers=_offers(offers)) == "somebody_can_act"


def test_a_game_that_waits_for_ever_without_a_clock_is_caught() -> None:
    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        if view.phase != "breath":
            return theirs
        return tuple(
            replace(offer, lapses=Lapse(Wait.PROMPT)) for offer in theirs if view.seat is None
        )

    assert _broken(offers=_offers(offers)) == "somebody_can_act"


def test_a_game_without_an_end_is_caught() -> None:
    assert _broken(outcome=lambda game, state: None) in ("plays_to_an_end", "somebody_can_act")


def test_a_bound_that_is_too_low_is_caught() -> None:
    game = Altered(_WHOLE.game)
    game.info = replace(_WHOLE.game.info, bound=12)  # type: ignore[attr-defined]
    assert _law_of(replace(_WHOLE, game=game)) == "plays_to_an_end"


def test_an_offer_that_is_refused_is_caught() -> None:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        if action == Action("bid", ("3",)):
            raise Illegal("parlour-refusal")
        return game.apply(state, seat, action)

    assert _broken(apply=apply) == "what_is_offered_is_accepted"


def test_a_lapse_that_is_refused_is_caught() -> None:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        if seat is None:
            raise Illegal("parlour-refusal")
        return game.apply(state, seat, action)

    assert _broken(apply=apply) == "what_is_offered_is_accepted"


def test_a_move_out_of_turn_is_caught() -> None:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        if action.verb == "play" and seat is not None:
            seat = state.turn
        return game.apply(state, seat, action)

    assert _broken(apply=apply) == "everything_else_is_refused"


def test_rules_that_fall_over_nonsense_are_caught() -> None:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        if action.verb == "bid":
            int(action.args[0])
        return game.apply(state, seat, action)

    assert _broken(apply=apply) == "everything_else_is_refused"


def test_rules_that_write_into_a_state_are_caught() -> None:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        force_setattr(state, "number", state.number + 1)
        return game.apply(state, seat, action)

    assert _broken(apply=apply) in ("the_input_is_untouched", "what_is_offered_is_accepted")


def test_a_picture_that_writes_into_a_state_is_caught() -> None:
    seen: list[State] = []

    def view(game: AnyGame, state: State, seat: int | None) -> View:
        seen.append(state)
        return game.view(state, seat)

    def picture(game: AnyGame, *args: Any) -> Any:
        force_setattr(seen[0], "toast", "spilt")
        return game.picture(*args)

    known = replace(_WHOLE, game=Altered(_WHOLE.game, view=view, picture=picture))
    assert _law_of(known) == "the_input_is_untouched"


def test_rules_with_dice_of_their_own_are_caught() -> None:
    throws = count()

    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        step = game.apply(state, seat, action)
        scores = (next(throws), *step.state.scores[1:])
        return Step(replace(step.state, scores=scores), step.events)

    assert _broken(apply=apply) == "same_seed_same_game"


def test_a_voluntary_offer_without_end_is_caught() -> None:
    numbers = count()

    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        label = line("parlour-ready")
        wave = Press(verb="wave", ask=f"w{next(numbers)}", label=label, voluntary=True)
        return theirs if view.seat is None else (*theirs, wave)

    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        if action == Action("wave") and seat is not None and state.phase != "over":
            return Step(state)
        return game.apply(state, seat, action)

    assert _broken(offers=_offers(offers), apply=apply) == "voluntary_offers_run_out"


def test_an_ask_that_is_used_twice_is_caught() -> None:
    """The bid of the second round would be closed to whoever bid in the first."""

    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        stay = Press(verb="swap", ask="b0", label=line("parlour-ready"))
        more = tuple(replace(offer, ask="b0") for offer in theirs if isinstance(offer, Count))
        return (*more, stay) if view.phase == "bid" and view.seat is not None else theirs

    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        if action == Action("swap") and state.phase == "bid" and seat is not None:
            return Step(state)
        return game.apply(state, seat, action)

    assert _broken(offers=_offers(offers), apply=apply) == "somebody_can_act"


def test_a_lost_card_is_caught() -> None:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        step = game.apply(state, seat, action)
        return Step(replace(step.state, pile=step.state.pile[-3:]), step.events)

    assert _broken(apply=apply) == "cards_in_are_cards_out"


def test_a_state_that_cannot_be_stored_is_caught() -> None:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        step = game.apply(state, seat, action)
        return Step(replace(step.state, toast=b"bytes"), step.events)

    assert _broken(apply=apply) == "round_trips"


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
            raise Illegal("parlour-refusal")
        return game.apply(state, seat, action)

    assert _broken(offers=_offers(offers), apply=apply) == "offers_fit_discord", why


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

    assert _broken(offers=_offers(offers), apply=apply) == "offers_fit_discord"


def test_a_line_without_a_sentence_is_caught() -> None:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        step = game.apply(state, seat, action)
        return Step(step.state, (*step.events, line("parlour-unheard")))

    assert _broken(apply=apply) == "everything_has_words"


def test_a_picture_that_cannot_be_drawn_is_caught() -> None:
    def picture(game: AnyGame, view: View, pending: Action | None = None) -> Any:
        assert pending is None or len(pending.args) < 2
        return game.picture(view, pending)

    assert _broken(picture=picture) == "pictures_can_be_drawn"


@pytest.mark.parametrize(
    "mark", [Words(400, 390, "x", 30), Words(80, 80, "x", 20), Box(790, 0, 20, 9), Disc(9, 9, 12)]
)
def test_a_picture_that_cannot_be_read_is_caught(mark: Mark) -> None:
    def picture(game: AnyGame, view: View, pending: Action | None) -> Scene:
        drawn = game.picture(view, pending)
        return replace(drawn, marks=(*drawn.marks, mark))

    assert _broken(picture=picture) == "pictures_can_be_drawn"


def test_the_quick_walk_catches_too() -> None:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        if action.verb == "ready":
            raise Illegal("parlour-refusal")
        return game.apply(state, seat, action)

    known = replace(_WHOLE, game=Altered(_WHOLE.game, apply=apply))
    setting = Setting(known, 2, settle(known.game.info.options, {}, {}))
    with pytest.raises(Broken) as caught:
        hold_quickly(setting, b"0" * 16, Dice(1), look=False, dear=False)
    assert caught.value.law == "what_is_offered_is_accepted"


def test_a_golden_play_catches_what_it_was_kept_for() -> None:
    """The play of a broken law breaks it again, and none once the law holds."""

    def view(game: AnyGame, state: State, seat: int | None) -> View:
        return replace(game.view(state, seat), bids=state.bids)

    broken = replace(_WHOLE, game=Altered(_WHOLE.game, view=view))
    with pytest.raises(Broken) as caught:
        _play_some(broken, 6)
    kept = caught.value.play.toml()
    with pytest.raises(Broken, match="the_view_survives_a_scramble"):
        hold_again(kept, broken, every=9)
    hold_again(kept, _WHOLE, every=9)


def test_the_play_that_is_printed_can_be_played_again() -> None:
    setting = Setting(_WHOLE, 4, settle(_WHOLE.game.info.options, {"deck": "large"}, {}))
    play = hold_quickly(setting, b"1" * 16, Dice(5), look=False, dear=False)
    again, seed, moves = read_play(play.toml(), _WHOLE)
    assert again == setting
    assert len(moves) == len(play.made) > 20
    state = replay(again.game, again.seats, again.options, seed, iter(moves))
    assert msgspec.json.encode(state) == msgspec.json.encode(play.state)


def test_what_the_parlour_counts_is_its_whole_deck() -> None:
    state = _WHOLE.game.setup(4, settle(_WHOLE.game.info.options, {}, {}), Rng(b"2" * 16)).state
    assert parlour.cards(state) == Counter(
        [f"{suit}{rank}" for suit in "abc" for rank in range(1, 5)] + ["w1", "w2"]
    )
