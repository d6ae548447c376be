"""Laws of secrecy: a seat notices nothing when what it cannot know is dealt again."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.api.action import Action, admits
from engine.api.rng import Rng
from engine.table import codec
from engine.table.automatic import automatic_deadlines
from engine.table.deadlines import turn_timer_ask
from engine.table.model import Offers, awaited
from engine.table.play import open_offers
from tests.laws.position import Position

#: So many generators show whether a hidden thing ever comes out otherwise.
GENERATORS = 64


def determinize_keeps_the_view(position: Position) -> None:
    """Check that `determinize` keeps the seat's view and offers."""
    for seat in position.seats:
        state = position.determinized(seat, position.dice.below(1 << 30))
        assert type(state) is position.game.state_type
        view = position.game.view(state, seat)
        assert view == position.views[seat], _shown(seat, position.views[seat], view)
        assert position.game.offers(view) == position.asked[seat]
        assert position.game.outcome(state) == position.game.outcome(position.state)


def determinize_ignores_hidden_things(position: Position) -> None:
    """Check that the result of `determinize` does not depend on what it hides."""
    for seat in position.seats:
        first, second = position.dice.below(1 << 30), position.dice.below(1 << 30)
        rng = Rng(second.to_bytes(16, "big"))
        once = position.determinized(seat, second)
        twice = position.game.determinize(position.determinized(seat, first), seat, rng)
        assert once == twice, (
            f"a determinization for seat {seat} depends on the order of hidden things (sort them "
            f"before they are shuffled): {_shown(seat, once, twice)}"
        )


def determinized_state_is_playable(position: Position) -> None:
    """Check that a determinized state can be stored, viewed and played on."""
    seat = position.seats[position.dice.below(len(position.seats))]
    state = position.determinized(seat, position.dice.below(1 << 30))
    again = msgspec.json.decode(codec.encode_state(state), type=position.game.state_type)
    assert again == state
    if position.known.cards is not None:
        assert position.known.cards(state) == position.known.cards(position.state)
    for other in position.seats:
        for offer in position.game.offers(position.game.view(state, other)):
            position.lines.append(offer.label)


def questions_and_timers_are_public(position: Position) -> None:
    """Check that awaited seats, their questions, all timers and posted offers are public.

    A verb counts where a clock runs on it: a reaction may be one button for those who cannot and
    two for those who can, as long as the question and its time are the same.
    """
    asked = _public(position.asked)
    state = position.determinized(None, position.dice.below(1 << 30))
    views = {seat: position.game.view(state, seat) for seat in position.seats}
    again = _public({seat: position.game.offers(view) for seat, view in views.items()})
    assert asked == again, f"being asked tells: {asked} could be {again}"


def automatic_passes_tell_nothing(position: Position) -> None:
    """Check that nobody can tell who can only pass: not by the question, the time or the words.

    Which questions can be passed is public. The time of an automatic answer is the same whatever is
    hidden. While others are still asked, everybody sees the same after a pass, whether or not the
    seat had another answer.
    """
    game, verbs = position.game, position.game.info.pass_verbs
    assert set(verbs) <= set(game.info.verbs)
    dealt = replace(position.table, state=position.determinized(None, position.dice.below(1 << 30)))
    found, again = position.offers, open_offers(dealt, game)
    passes = _passes(found, verbs)
    assert passes == _passes(again, verbs), f"a pass on offer tells: {passes}"
    due, due_again = (
        {(each.seat, each.ask): each.at_ms for each in automatic_deadlines(table, offers, verbs)}
        for table, offers in ((position.table, found), (dealt, again))
    )
    for question in due.keys() & due_again.keys():
        assert due[question] == due_again[question], f"{question}: the time of its answer tells"
    for seat, ask, verb in passes:
        steps = [game.apply(state, seat, Action(verb)) for state in (position.state, dealt.state)]
        left = [_passes(open_offers(replace(dealt, state=s.state), game), verbs) for s in steps]
        if all(any(each[0] != seat and each[1] == ask for each in after) for after in left):
            seen = [(step.events, game.view(step.state, None)) for step in steps]
            assert seen[0] == seen[1], f"the {verb} of seat {seat} tells: {seen[0]} {seen[1]}"


def what_is_fleeting_stands_apart(position: Position) -> None:
    """Check that the text alternative, which stays on people's screens, tells nothing fleeting."""
    for seat in position.seats:
        scene = position.game.picture(position.views[seat])
        kept = {scene.alt, *scene.text}
        assert kept.isdisjoint(scene.fleeting), f"seat {seat} keeps what it may read only now"


def voluntary_moves_use_own_knowledge(position: Position) -> None:
    """Check that voluntary moves depend only on what the seat knows, and are offered."""
    game = position.game
    for seat in position.seats:
        if seat is None or position.over:
            continue
        found = game.voluntary_moves(position.state, seat)
        state = position.determinized(seat, seat)
        assert game.voluntary_moves(state, seat) == found, (
            f"seat {seat} acts on what it cannot know"
        )
        for habit in found:
            assert habit.action.verb in game.info.voluntary_verbs
            assert 0 < habit.chance_permille <= 1_000
            assert any(
                offer.voluntary and offer.ask == habit.ask and admits(offer, habit.action)
                for offer in position.asked[seat]
            ), f"{habit} is not offered"
        assert 0 <= game.evaluate(state, seat) <= 1_000


def determinize_changes_everything_hidden(position: Position) -> None:
    """Check that over many generators the next draw and each hidden zone vary."""
    if position.over:
        return
    seat = position.seats[position.dice.below(len(position.seats))]
    first = position.dice.below(1 << 30)
    states = [position.determinized(seat, first + n) for n in range(GENERATORS)]
    drawn = [generators(state) for state in states]
    for at, rng in enumerate(generators(position.state)):
        draws = {each[at].below(1_000)[0] for each in drawn}
        assert len(draws) > 1, (
            f"the next draw is the same after each determinization for seat {seat}"
        )
        assert all(each[at] != rng for each in drawn), "determinize keeps the generator"
    if position.known.hidden_information is not None:
        hidden = position.known.hidden_information(position.state, seat)
        dealt = [position.known.hidden_information(state, seat) for state in states]
        for name in hidden:
            assert len({repr(each.get(name)) for each in dealt}) > 1, (
                f"{name} is the same after each determinization for seat {seat}"
            )


def generators(value: Any) -> list[Rng]:
    """Return every generator in a state, in the same order for states of one shape."""
    found, left = [], [value]
    while left:
        each = left.pop()
        if isinstance(each, Rng):
            found.append(each)
        elif isinstance(each, msgspec.Struct):
            left.extend(getattr(each, name) for name in each.__struct_fields__)
        elif isinstance(each, tuple | list):
            left.extend(each)
        elif isinstance(each, dict):
            left.extend(each.values())
    return found


def leaves_of(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[Any, Any]]:
    """Yield (path, value) of a state's fields, two levels deep: each hand is one of them."""
    if isinstance(value, dict) and len(path) < 2:
        for name, below in value.items():
            yield from leaves_of(below, (*path, name))
    elif isinstance(value, list) and len(path) == 1:
        for at, below in enumerate(value):
            yield (*path, at), repr(below)
    else:
        yield path, repr(value)


def _passes(offers: Offers, verbs: Collection[str]) -> set[tuple[int, str, str]]:
    """Return (seat, ask, verb) of every pass that a seat is asked for."""
    return {
        (seat, offer.ask, offer.verb)
        for seat, theirs in offers.items()
        for offer in theirs
        if seat is not None and offer.verb in verbs and not offer.voluntary
    }


def _public(offers: Offers) -> tuple[object, ...]:
    """Return all that the table shows of the offers or times."""
    musts = {
        seat: {offer.ask for offer in theirs if not offer.voluntary}
        for seat, theirs in offers.items()
    }
    timers = {
        (seat, offer.verb, offer.ask, offer.opens, offer.timeout and offer.timeout.after)
        for seat, theirs in offers.items()
        for offer in theirs
        if offer.opens is not None or offer.timeout is not None
    }
    turns = {seat: turn_timer_ask(theirs) for seat, theirs in offers.items() if seat is not None}
    posted = {seat: [offer for offer in theirs if offer.posted] for seat, theirs in offers.items()}
    return awaited(offers), musts, timers, turns, posted, offers[None]


def _shown(seat: int | None, before: Any, after: Any) -> str:
    old, new = msgspec.to_builtins(before), msgspec.to_builtins(after)
    if isinstance(old, dict) and isinstance(new, dict):
        names = [name for name in old if old[name] != new.get(name)]
        pairs = ", ".join(f"{name}: {old[name]} / {new.get(name)}" for name in names)
        return f"seat {seat} could tell by {pairs}"
    return f"seat {seat} could tell: {old} / {new}"
