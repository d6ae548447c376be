"""A law of every game: what is taken back showed nothing hidden, and leaves the table as it was."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.api.action import Action
from engine.api.event import without
from engine.api.refusals import Refused
from engine.table import codec, past, play, takeback
from engine.table.deadlines import deadlines
from engine.table.model import Cause, Change, Pace, Stage, Table, Takebacks
from engine.table.play import act, begin, open_offers
from engine.table.replay import ReplayStep
from tests.laws.check import record
from tests.laws.differences import difference
from tests.laws.position import generator, table_at
from tests.laws.recording import Recording
from tests.support.games import Setting, every_game, few_settings, sample
from tests.support.random_play import Dice

#: So many moves of a play are looked at, and so often each is made again with other cards.
_LOOKS, _DEALS = 30, 10

#: The time between two moves.
_PAUSE_MS = 700


def test_what_is_taken_back_showed_nothing_and_leaves_no_trace(slug: str) -> None:
    known = every_game()[slug]
    for seats in {known.game.info.seats[0], known.game.info.seats[-1]}:
        assert _check(few_settings(known, seats)[0]), "no move could be taken back"


def test_a_game_that_forgets_what_it_showed_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(past, "reveals", lambda change, game: False)
    with pytest.raises(AssertionError, match="sees more after"):
        _check(few_settings(sample(), 2)[0])


def test_a_take_back_that_starts_timers_again_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    real = play.record_change
    monkeypatch.setattr(
        takeback,
        "record_change",
        lambda before, after, *rest: real(before, replace(after, timers=()), *rest),
    )
    with pytest.raises(AssertionError, match="other deadlines"):
        _check(few_settings(sample(), 2)[0])


def _check(setting: Setting) -> int:
    """Play a game and take back moves of it; return how many could be."""
    recording = record(setting, bytes(16), Dice(0))
    dice, game = Dice(1), setting.game
    lobby = replace(
        table_at(recording.play_at(0)),
        state=None,
        stage=Stage.LOBBY,
        revision=0,
        # At live pace an option that follows the pace has the value that it has without one.
        pace=Pace.LIVE,
    )
    change = begin(lobby, game, recording.seed, Action("start"), 1_000)
    steps = [ReplayStep(change.after.state, change.events)]
    taken = 0
    every = max(1, len(recording.moves) // _LOOKS)
    for number, move in enumerate(recording.moves):
        looks = number % every == 0 and move.seat is not None and not move.timed_out
        allowed = Takebacks.ALWAYS if looks else Takebacks.NEVER  # deciding it takes time
        before = replace(change.after, takebacks=allowed)
        now = before.changed_ms + _PAUSE_MS
        cause = Cause.TIMEOUT if move.timed_out else Cause.PERSON
        change = act(before, game, move.seat, move.ask, move.action, cause, now)
        steps.append(ReplayStep(change.after.state, change.events, change.entry))
        if change.after.past:
            _check_nothing_was_shown(recording, change, dice)
            _check_nothing_has_changed(recording, change, steps)
            taken += 1
    return taken


def _check_nothing_was_shown(recording: Recording, change: Change, dice: Dice) -> None:
    """Check that the mover and an onlooker see the same of the move however the rest is dealt."""
    game, before, entry = recording.setting.game, change.before, change.entry
    for viewer in {entry.seat, None}:
        for _ in range(_DEALS):
            dealt = game.determinize(before.state, viewer, generator(dice.below(1 << 30)))
            try:
                state = game.apply(dealt, entry.seat, entry.action).state
            except Refused:
                assert viewer != entry.seat, "the mover could not know that the move is possible"
                continue
            seen, real = game.view(state, viewer), game.view(change.after.state, viewer)
            assert seen == real, (
                f"{viewer} sees more after {entry.action}: {difference(real, seen)}"
            )


def _check_nothing_has_changed(
    recording: Recording, change: Change, steps: list[ReplayStep]
) -> None:
    """Check that after a take-back at the same moment the table is what it was, but for its story.

    Deadlines of the house follow the last change, so those of people are compared.
    """
    game, before = recording.setting.game, change.before
    user, move = 100 + (change.entry.seat or 0), change.after.past[-1]
    taking = takeback.take_back(user, move.revision, steps)
    back = taking(change.after, game, change.entry.at_ms)
    after = back.after
    assert codec.encode_state(after.state) == codec.encode_state(before.state)
    offers = open_offers(before, game)
    assert back.offers == offers, difference(offers, back.offers)
    for seat, view in back.views.items():
        assert view == game.view(before.state, seat)
    assert _timeouts(after, game) == _timeouts(before, game), "other deadlines"
    assert after.past == before.past[1 - past.MOST_MOVES :]
    for name in ("answered", "timers", "last_seat", "seats", "asked_back", "stage", "pace"):
        now, then = getattr(after, name), getattr(before, name)
        assert now == then, f"{name}: {difference(then, now)}"
    told = (*change.after.recent_events, *back.events)
    # What stays until the next of its kind would read as if it had come about.
    lasting = {key for keys in game.info.lasting_events for key in keys}
    story = without(told, [each for each in change.events if each.key in lasting])
    assert after.recent_events[-len(story[-4:]) :] == story[-4:], "what somebody saw is unseen"


def _timeouts(table: Table, game: Any) -> list[Any]:
    return sorted(
        (each.at_ms, repr(each))
        for each in deadlines(table, open_offers(table, game), game.info)
        if each.cause is Cause.TIMEOUT
    )
