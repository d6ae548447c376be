"""Faults of secrecy: views, questions and timers that tell, and re-deals that do not deal again."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from engine.api.action import Action, Offer, Pick, Timeout, Wait
from engine.api.event import line
from engine.api.game import AnyGame, Step, VoluntaryMove
from engine.api.rng import Rng
from engine.api.scene import Scene
from tests.laws.planted import SAMPLE, bids_asked_as, caught_by, informed, offering, patched
from tests.support.games import GameUnderTest
from tests.support.sample_game import State, View


@caught_by("determinize_keeps_the_view")
def view_that_leaks(folder: Path) -> GameUnderTest:
    def view(game: AnyGame, state: State, seat: int | None) -> View:
        shown: View = game.view(state, seat)
        return replace(shown, left=shown.left + 100 * (state.deck[:1] == ("a1",)))

    return patched(view=view)


@caught_by("determinize_keeps_the_view")
def bid_that_shows_too_early(folder: Path) -> GameUnderTest:
    def view(game: AnyGame, state: State, seat: int | None) -> View:
        shown: View = game.view(state, seat)
        return replace(shown, bids=state.bids)

    return patched(view=view)


@caught_by("determinize_keeps_the_view")
def determinize_changes_the_own_hand(folder: Path) -> GameUnderTest:
    return patched(determinize=lambda game, state, seat, rng: game.determinize(state, None, rng))


@caught_by("automatic_passes_tell_nothing")
def pass_that_gives_a_point_to_who_had_nothing_to_play(folder: Path) -> GameUnderTest:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        step = game.apply(state, seat, action)
        offers = game.offers(game.view(state, seat))
        if action.verb == "pass" and all(offer.verb != "echo" for offer in offers):
            points = tuple(own + (at == seat) for at, own in enumerate(step.state.points))
            return Step(replace(step.state, points=points), step.events)
        return step

    return patched(apply=apply)


@caught_by("automatic_passes_tell_nothing", "events_tell_what_everybody_sees")
def pass_that_says_there_was_nothing_to_play(folder: Path) -> GameUnderTest:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        step = game.apply(state, seat, action)
        offers = game.offers(game.view(state, seat))
        if action.verb == "pass" and all(offer.verb != "echo" for offer in offers):
            return replace(step, events=(*step.events, line("sample-pass")))
        return step

    return patched(apply=apply)


@caught_by("close_calls_are_public")
def close_call_that_depends_on_the_own_hand(folder: Path) -> GameUnderTest:
    return patched(is_close_call=lambda game, view: "a1" in view.hand)


@caught_by("events_tell_what_everybody_sees")
def event_that_names_the_next_card(folder: Path) -> GameUnderTest:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        step = game.apply(state, seat, action)
        if step.state.deck[:1] == ("a1",):
            return replace(step, events=(*step.events, line("sample-pass")))
        return step

    return patched(apply=apply)


@caught_by("events_tell_what_everybody_sees")
def event_that_tells_of_the_movers_own_hand(folder: Path) -> GameUnderTest:
    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        step = game.apply(state, seat, action)
        if action.verb == "bid" and seat is not None and "w1" in state.hands[seat]:
            return replace(step, events=(*step.events, line("sample-pass")))
        return step

    return patched(apply=apply)


@caught_by("events_tell_what_everybody_sees")
def event_that_names_a_card_put_away_unseen(folder: Path) -> GameUnderTest:
    """Let the cards that are put away lie face down, under the draw pile, and tell of them."""

    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        step = game.apply(state, seat, action)
        if action.verb != "swap":
            return step
        put = tuple(sorted(action.args))
        return Step(
            replace(step.state, away=state.away, deck=(*step.state.deck, *put)), step.events
        )

    return patched(apply=apply)


@caught_by("secret_answers_change_no_question")
def question_that_tells_of_a_bid(folder: Path) -> GameUnderTest:
    """Count the high bids so far in the question for a bid, of which each seat has its own."""

    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        step = game.apply(state, seat, action)
        if action.verb == "bid" and step.state.phase == "bid" and int(action.args[0]) > 1:
            return Step(replace(step.state, number=step.state.number + 1), step.events)
        return step

    return bids_asked_as(lambda view: f"b{view.number}.{view.seat}", apply=apply)


@caught_by("what_is_fleeting_stands_apart")
def text_alternative_that_keeps_what_is_fleeting(folder: Path) -> GameUnderTest:
    def picture(game: AnyGame, view: View, pending: Action | None) -> Scene:
        scene: Scene = game.picture(view, pending)
        return replace(scene, fleeting=scene.text[:1])

    return patched(picture=picture)


@caught_by("determinize_changes_everything_hidden")
def determinize_changes_nothing(folder: Path) -> GameUnderTest:
    return patched(determinize=lambda game, state, seat, rng: state)


@caught_by("determinize_changes_everything_hidden")
def determinize_keeps_the_generator(folder: Path) -> GameUnderTest:
    def determinize(game: AnyGame, state: State, seat: int | None, rng: Rng) -> State:
        dealt: State = game.determinize(state, seat, rng)
        return replace(dealt, rng=Rng(b"0" * 16))

    return patched(determinize=determinize)


@caught_by("determinize_reaches_all_deals_that_look_the_same")
def determinize_knows_who_was_dealt_a_wild_card(folder: Path) -> GameUnderTest:
    def determinize(game: AnyGame, state: State, seat: int | None, rng: Rng) -> State:
        dealt: State = game.determinize(state, seat, rng)
        last = len(state.hands) - 1
        if state.number or state.played or any(state.answered) or seat is not None:
            return dealt
        if "w1" in state.hands[last]:
            return _with_card(dealt, last, "w1")
        return _with_card(dealt, last, dealt.deck[0]) if dealt.hands[last][-1] == "w1" else dealt

    return patched(determinize=determinize)


@caught_by("determinized_states_have_different_futures")
def determinize_deals_always_the_same(folder: Path) -> GameUnderTest:
    """Keep the rest of the game fixed in a game whose author has not said what is hidden."""

    def determinize(game: AnyGame, state: State, seat: int | None, rng: Rng) -> State:
        dealt: State = game.determinize(state, seat, rng if seat is None else Rng(b"0" * 16))
        return dealt if seat is None else replace(dealt, rng=rng)

    return replace(patched(determinize=determinize), hidden_information=None)


@caught_by("determinize_changes_everything_hidden")
def determinize_sorts_the_deck_in_mid_game(folder: Path) -> GameUnderTest:
    def determinize(game: AnyGame, state: State, seat: int | None, rng: Rng) -> State:
        dealt: State = game.determinize(state, seat, rng)
        if not state.number or seat is None:
            return dealt
        hidden = [
            *dealt.deck,
            *(card for at, hand in enumerate(dealt.hands) if at != seat for card in hand),
        ]
        hidden.sort()
        hands = []
        for at, hand in enumerate(dealt.hands):
            hands.append(hand if at == seat else tuple(hidden[: len(hand)]))
            hidden = hidden if at == seat else hidden[len(hand) :]
        return replace(dealt, hands=tuple(hands), deck=tuple(hidden))

    return patched(determinize=determinize)


@caught_by("determinize_changes_everything_hidden")
def determinize_keeps_the_bids(folder: Path) -> GameUnderTest:
    def determinize(game: AnyGame, state: State, seat: int | None, rng: Rng) -> State:
        dealt: State = game.determinize(state, seat, rng)
        return replace(dealt, bids=state.bids)

    return patched(determinize=determinize)


@caught_by("determinize_ignores_hidden_things")
def determinize_depends_on_what_it_hides(folder: Path) -> GameUnderTest:
    def determinize(game: AnyGame, state: State, seat: int | None, rng: Rng) -> State:
        dealt: State = game.determinize(state, seat, rng)
        turned = state.number and state.deck[:1] > state.deck[-1:]
        return replace(dealt, deck=dealt.deck[::-1]) if turned else dealt

    return patched(determinize=determinize)


@caught_by("determinize_ignores_hidden_things")
def determinize_keeps_a_drawn_card(folder: Path) -> GameUnderTest:
    """Note the card that was drawn last, seen by nobody, and leave it in its hand."""

    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        note = state.toast if state.phase == "turn" else ""
        step = game.apply(replace(state, toast="") if note else state, seat, action)
        if action.verb == "swap":
            return Step(replace(step.state, toast=state.deck[0]), step.events)
        return step

    def view(game: AnyGame, state: State, seat: int | None) -> View:
        shown: View = game.view(state, seat)
        return replace(shown, toast="") if state.phase == "turn" else shown

    def determinize(game: AnyGame, state: State, seat: int | None, rng: Rng) -> State:
        dealt: State = game.determinize(state, seat, rng)
        if state.phase != "turn" or not state.toast or seat == state.turn:
            return dealt
        return _with_card(dealt, state.turn, state.toast)

    return patched(apply=apply, view=view, determinize=determinize)


@caught_by("determinized_state_is_playable")
def determinize_makes_what_cannot_be_stored(folder: Path) -> GameUnderTest:
    def determinize(game: AnyGame, state: State, seat: int | None, rng: Rng) -> State:
        dealt: State = game.determinize(state, seat, rng)
        return replace(dealt, deck=list(dealt.deck))

    return patched(determinize=determinize)


@caught_by("questions_and_timers_are_public", "automatic_passes_tell_nothing")
def reaction_asked_only_of_those_who_can(folder: Path) -> GameUnderTest:
    """Ask those who have a card that fits: being asked tells."""

    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        if view.seat is None and view.phase == "echo":
            close = SAMPLE.game.offers(replace(view, phase="breath"))
            return tuple(replace(offer, ask=f"n{view.number}") for offer in close)
        return () if [offer.verb for offer in theirs] == ["pass"] else theirs

    def apply(game: AnyGame, state: State, seat: int | None, action: Action) -> Step[State]:
        if seat is None and state.phase == "echo":
            return game.apply(replace(state, phase="breath"), seat, action)
        return game.apply(state, seat, action)

    return offering(offers, apply=apply)


@caught_by("questions_and_timers_are_public")
def timer_that_tells_of_a_hand(folder: Path) -> GameUnderTest:
    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        return tuple(
            replace(offer, timeout=Timeout(Wait.BEAT))
            if offer.verb == "pass" and len(theirs) == 1
            else offer
            for offer in theirs
        )

    return offering(offers)


@caught_by("waiting_tells_nothing")
def house_that_is_slower_to_pass_with_a_card_that_fits(folder: Path) -> GameUnderTest:
    """Let it echo at another pace than it passes: only who has a card that fits can echo."""
    return informed(immediate_verbs=("echo",))


@caught_by("questions_and_timers_are_public")
def posted_offer_that_tells_of_a_hand(folder: Path) -> GameUnderTest:
    def offers(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        return tuple(
            replace(offer, posted=True) if isinstance(offer, Pick) else offer for offer in theirs
        )

    return offering(offers)


def _volunteering(verb: str, *, peeks: bool, declared: bool) -> GameUnderTest:
    def voluntary_moves(game: AnyGame, state: State, seat: int) -> tuple[VoluntaryMove, ...]:
        open_now = [offer for offer in game.offers(game.view(state, seat)) if offer.verb == verb]
        if not open_now or (peeks and state.deck[:1] < ("b",)):
            return ()
        return (VoluntaryMove(open_now[0].ask, Action(verb), "now", 500),)

    known = patched(voluntary_moves=voluntary_moves)
    verbs = (verb,) if declared else ()
    known.game.info = replace(known.game.info, voluntary_verbs=verbs)  # type: ignore[misc]
    return known


@caught_by("voluntary_moves_use_own_knowledge")
def voluntary_move_that_peeks(folder: Path) -> GameUnderTest:
    return _volunteering("catch", peeks=True, declared=True)


@caught_by("voluntary_moves_use_own_knowledge")
def voluntary_verb_that_is_not_declared(folder: Path) -> GameUnderTest:
    return _volunteering("catch", peeks=False, declared=False)


@caught_by("voluntary_moves_use_own_knowledge")
def evaluation_beyond_its_scale(folder: Path) -> GameUnderTest:
    return patched(evaluate=lambda game, state, seat: 1_001)


def _with_card(state: State, seat: int, wanted: str) -> State:
    """Return the state with this card in the seat's hand, exchanged for its last."""
    given = state.hands[seat][-1:]
    if not given or wanted in state.hands[seat]:
        return state
    swap = {wanted: given[0], given[0]: wanted}
    hands = tuple(tuple(sorted(swap.get(card, card) for card in each)) for each in state.hands)
    return replace(state, hands=hands, deck=tuple(swap.get(card, card) for card in state.deck))
