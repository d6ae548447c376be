"""Laws of secrecy: a seat notices nothing when what it cannot know is dealt again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec

from engine.api.action import Say, admits
from engine.api.game import Step
from engine.api.refusals import Illegal
from engine.api.rng import Rng
from engine.table import codec
from engine.table.deadlines import turn_timer_ask
from engine.table.model import Offers, awaited
from tests.laws.differences import difference
from tests.laws.position import Position, generator
from tests.support.random_play import may_be_refused, random_answer

#: So many generators show whether a hidden thing ever comes out otherwise.
GENERATORS = 64

#: A move is made again with so many other answers to its question.
_OTHER_ANSWERS = 3

#: Types of values that hold no generator; a state has thousands of such values.
_PLAIN = frozenset((str, int, bool, bytes, type(None)))


def determinize_keeps_the_view(position: Position) -> None:
    """Check that `determinize` keeps the seat's view and offers.

    A part of the view that changes is a secret that the seat can see: show its size or nothing in
    `view`. If the seat may see it, let `determinize` keep it.
    """
    for seat in position.some_seats:
        state = position.determinized(seat, position.dice.below(1 << 30))
        assert type(state) is position.game.state_type
        view = position.game.view(state, seat)
        assert view == position.views[seat], (
            f"the view of seat {seat} changes: {difference(position.views[seat], view)}"
        )
        offers = position.game.offers(view)
        assert offers == position.asked[seat], (
            f"the offers of seat {seat} change: {difference(position.asked[seat], offers)}"
        )
        assert position.game.outcome(state) == position.game.outcome(position.state)


def determinize_ignores_hidden_things(position: Position) -> None:
    """Check that `determinize` makes the same of states that look the same to the seat.

    Collect all that the seat cannot know, sort it, shuffle it and deal it again; what a seat drew
    or chose unseen belongs to that too, also where the state notes it in a field of its own.
    """
    drawn = position.some_seats[position.dice.below(len(position.some_seats) - 1)]
    for seat in (drawn, None):
        seed = position.dice.below(1 << 30)
        once = position.determinized(seat, seed)
        for other in _looking_alike(position, seat):
            twice = position.game.determinize(other, seat, generator(seed))
            assert once == twice, (
                f"a determinization for seat {seat} depends on what the seat cannot know: "
                f"{difference(once, twice)}"
            )


def determinized_state_is_playable(position: Position) -> None:
    """Check that a determinized state can be stored, viewed and played on.

    `determinize` must return a state that a real game could reach: every card once, and nothing
    in it that contradicts the rest.
    """
    seat = position.seats[position.dice.below(len(position.seats))]
    state = position.determinized(seat, position.dice.below(1 << 30))
    again = msgspec.json.decode(codec.encode_state(state), type=position.game.state_type)
    assert again == state, f"read again: {difference(state, again)}"
    if position.known.cards is not None:
        dealt, real = position.known.cards(state), position.known.cards(position.state)
        assert dealt == real, f"more: {dealt - real}, fewer: {real - dealt}"
    for other in position.some_seats:
        for offer in position.game.offers(position.game.view(state, other)):
            position.lines.append(offer.label)
            made = random_answer(other, offer, position.dice)
            try:
                position.game.apply(state, other, made.action)
            except Illegal:
                assert may_be_refused(offer), f"seat {other} cannot make {made.action}"


def what_is_fleeting_stands_apart(position: Position) -> None:
    """Check that what stays on people's screens tells nothing fleeting.

    Put a line into `text` or into `fleeting`, never into both; and show it on the table alone, for
    a message that one person has cannot be edited after a crash. Let a `Pick` that is `fleeting`
    ask for what one seat may read only now.
    """
    for seat in position.some_seats:
        scene = position.game.picture(position.views[seat])
        assert seat is None or not scene.fleeting, f"seat {seat} is shown what may be read only now"
        kept = {scene.alt, *scene.text}
        assert kept.isdisjoint(scene.fleeting), f"seat {seat} keeps what it may read only now"


def events_tell_what_everybody_sees(position: Position) -> None:
    """Check that events, which everybody reads, say no more than an onlooker sees after them.

    The last move is made again where all secrets but its seat's are dealt again, and where its
    seat's are too: if an onlooker then sees the same, the events are the same. Leave out of an
    event what was drawn, is held or was put away unseen, also by the seat that moves.
    """
    if not position.number:
        return
    game, move, before = position.game, position.play.moves[-1], position.before.state
    real = game.apply(before, move.seat, move.action)
    seen = game.view(real.state, None)
    for knowing in {move.seat, None}:
        dealt = game.determinize(before, knowing, generator(position.dice.below(1 << 30)))
        for again in _made_alike(position, dealt):
            if game.view(again.state, None) == seen:
                assert again.events == real.events, (
                    f"the events of {move.action} tell: {difference(real.events, again.events)}"
                )


def secret_answers_change_no_question(position: Position) -> None:
    """Check that what a seat answered unseen does not show in the questions of the others.

    The last question is answered in other ways. Where everybody hears the same of it, all others
    have the same questions with the same times. Number questions by the turn or the round, never
    by what was chosen.
    """
    if not position.number:
        return
    game, move, before = position.game, position.play.moves[-1], position.before.state
    if move.seat is None:
        return
    real = game.apply(before, move.seat, move.action)
    for offer in game.offers(game.view(before, move.seat)):
        if offer.ask != move.ask or isinstance(offer, Say):
            continue
        for _ in range(_OTHER_ANSWERS):
            other = random_answer(move.seat, offer, position.dice).action
            try:
                again = game.apply(before, move.seat, other)
            except Illegal:
                continue
            if again.events == real.events:
                asked, asked_again = (
                    public(
                        {
                            seat: game.offers(game.view(step.state, seat))
                            for seat in position.seats
                            if seat != move.seat
                        }
                    )
                    for step in (real, again)
                )
                assert asked == asked_again, (
                    f"whether seat {move.seat} chose {move.action} or {other} shows in the others' "
                    f"questions: {difference(asked, asked_again)}"
                )


def voluntary_moves_use_own_knowledge(position: Position) -> None:
    """Check that voluntary moves depend only on what the seat knows, and are offered.

    Compute them from the seat's view; each needs an open voluntary offer and a verb of
    `GameInfo.voluntary_verbs`. `evaluate` returns 0 to 1000.
    """
    game = position.game
    for seat in position.some_seats:
        if seat is None or position.over:
            continue
        found = game.voluntary_moves(position.state, seat)
        state = position.determinized(seat, seat)
        again = game.voluntary_moves(state, seat)
        assert again == found, (
            f"seat {seat} acts on what it cannot know: {difference(found, again)}"
        )
        for move in found:
            assert move.action.verb in game.info.voluntary_verbs, (
                f"{move.action.verb} is not in GameInfo.voluntary_verbs"
            )
            assert 0 < move.chance_permille <= 1_000
            assert any(
                offer.voluntary and offer.ask == move.ask and admits(offer, move.action)
                for offer in position.asked[seat]
            ), f"{move} is not offered"
        worth = game.evaluate(state, seat)
        assert 0 <= worth <= 1_000, f"evaluate returns {worth}"


def determinize_changes_everything_hidden(position: Position) -> None:
    """Check that over many generators the next draw and each hidden zone vary.

    Deal again what keeps its value, and put the generator that `determinize` is given, drawn on,
    into the state. If the seat knows the value, leave it out of `hidden_information` in spec.py.
    """
    if position.over:
        return
    seat = position.seats[position.dice.below(len(position.seats))]
    first = position.dice.below(1 << 30)
    real = {f"generator {at}": rng.below(1 << 60)[0] for at, rng in _numbered(position.state)}
    hidden = position.known.hidden_information or (lambda state, seat: {})
    same = {**real, **hidden(position.state, seat)}
    dealt: dict[str, set[str]] = {name: set() for name in same}
    for number in range(GENERATORS):
        state = position.determinized(seat, first + number)
        draws = {f"generator {at}": rng.below(1 << 60)[0] for at, rng in _numbered(state)}
        for name, value in {**draws, **hidden(state, seat)}.items():
            dealt.setdefault(name, set()).add(repr(value))
        kept = [name for name in real if draws.get(name) == real[name]]
        assert not kept, f"determinize for seat {seat} keeps the {', '.join(kept)}"
        if all(len(dealt[name]) > 1 for name in same):
            return
    still = [name for name in same if len(dealt[name]) < 2]
    raise AssertionError(f"the same after each determinization for seat {seat}: {', '.join(still)}")


def _looking_alike(position: Position, seat: int | None) -> Iterator[Any]:
    """Yield states that could be the real one as far as the seat can see.

    The second is what the last move led to from another deal, so that what was drawn differs.
    """
    game, seed = position.game, position.dice.below(1 << 30)
    yield position.determinized(seat, seed)
    if not position.number:
        return
    move = position.play.moves[-1]
    try:
        earlier = game.determinize(position.before.state, move.seat, generator(seed))
        state = game.apply(earlier, move.seat, move.action).state
    except Illegal:  # a move of the table, which knows more than an onlooker
        return
    if game.view(state, seat) == position.views[seat]:
        yield state


def _made_alike(position: Position, dealt: Any) -> Iterator[Step[Any]]:
    """Yield what the last move does in another deal, or its other answers if it has not that one.

    A card that was put away unseen is not in the hand that was dealt again: another is put away.
    """
    game, move = position.game, position.play.moves[-1]
    try:
        yield game.apply(dealt, move.seat, move.action)
    except Illegal:
        if move.seat is None:  # a move of the table, which knows more than an onlooker
            return
        for offer in game.offers(game.view(dealt, move.seat)):
            if (offer.verb, offer.ask) != (move.action.verb, move.ask):
                continue
            for _ in range(_OTHER_ANSWERS):
                answer = random_answer(move.seat, offer, position.dice).action
                with suppress(Illegal):
                    yield game.apply(dealt, move.seat, answer)


def _numbered(state: Any) -> Iterator[tuple[int, Rng]]:
    return enumerate(generators(state))


def generators(value: Any) -> list[Rng]:
    """Return every generator in a state, in the same order for states of one shape."""
    found, left = [], [value]
    while left:
        each = left.pop()
        if type(each) in _PLAIN:
            continue
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


def public(offers: Offers) -> dict[str, object]:
    """Return all that the table shows of the offers or times, by name."""
    return {
        "awaited seats": awaited(offers),
        "asks": {
            f"seat {seat}": sorted({offer.ask for offer in theirs if not offer.voluntary})
            for seat, theirs in offers.items()
        },
        "timers": {
            f"seat {seat}, {offer.verb} {offer.ask}": (
                offer.opens,
                offer.timeout and offer.timeout.after,
            )
            for seat, theirs in offers.items()
            for offer in theirs
            if offer.opens is not None or offer.timeout is not None
        },
        "turns": {
            f"seat {seat}": turn_timer_ask(theirs)
            for seat, theirs in offers.items()
            if seat is not None
        },
        "matters": {
            f"seat {seat}, {offer.verb} {offer.ask}": offer.matter
            for seat, theirs in offers.items()
            for offer in theirs
            if offer.matter is not None
        },
        "posted offers": {
            f"seat {seat}": [offer for offer in theirs if offer.posted]
            for seat, theirs in offers.items()
        },
        "offers of the table": offers[None],
    }
