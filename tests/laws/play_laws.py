"""Laws of a whole play, from the deal to the end."""

from __future__ import annotations

from engine.api.rng import Rng
from engine.standings.feats import feats_of
from engine.table import codec
from engine.table.model import Cause, LogEntry, Table
from engine.table.replay import ReplayStep, accounts, standing_steps, steps_since
from tests.laws.differences import difference
from tests.laws.position import table_at
from tests.laws.recording import Recording
from tests.support.replay import replay
from tests.support.texts import sentences_of


def plays_to_an_end(recording: Recording) -> None:
    """Check that a play ends within `GameInfo.bound` actions.

    Let something run out in every game (cards, rounds, a limit of turns), and count in `bound` the
    most actions that it can take, with every voluntary one and every timeout.
    """
    bound, made = recording.setting.game.info.bound, len(recording.moves)
    assert made <= bound, f"{made} actions, and the bound is {bound}"
    assert recording.over, f"no end after {made} actions"


def same_seed_same_game(recording: Recording) -> None:
    """Check that one seed always deals the same.

    `setup` may use nothing but its arguments: every random draw comes from the given generator.
    """
    setting = recording.setting
    again = setting.game.setup(setting.seats, setting.options, Rng(recording.seed)).state
    first = recording.moments[0].state
    assert again == first, f"one seed, two deals: {difference(first, again)}"


def the_log_replays(recording: Recording) -> None:
    """Check that the seed and the logged moves lead to the same state.

    `apply` may use nothing but its arguments, and an action names a thing instead of a place in a
    list. What happens by itself must follow from the state.
    """
    table = table_at(recording.play_at(0))
    entries = _entries(recording, table)
    state, last = replay(table, recording.setting.game, entries), recording.moments[-1].state
    assert codec.encode_state(state) == codec.encode_state(last), difference(last, state)


def _entries(recording: Recording, table: Table) -> tuple[LogEntry, ...]:
    """Return the log of a play, after the start of its table."""
    return tuple(
        LogEntry(at + 2, table.version, made.seat, made.action, Cause.PERSON, 0)
        for at, made in enumerate(recording.moves)
    )


def feats_follow_from_the_log(recording: Recording) -> None:
    """Check that the feats at the end of the play are the same when counted again from its log.

    A counter may use nothing but its arguments, and counts for seats that there are.
    """
    game, seats = recording.setting.game, recording.setting.seats
    outcome = game.outcome(recording.moments[-1].state)
    winners = [seat for seat in range(seats) if outcome.places[seat] == 1]
    played = [ReplayStep(each.state, each.events) for each in recording.moments]
    table = table_at(recording.play_at(0))
    again = standing_steps(steps_since(table, game, _entries(recording, table)))
    at_the_end, recounted = (feats_of(game, steps, winners, seats) for steps in (played, again))
    assert at_the_end == recounted, f"at the end {at_the_end}, recounted {recounted}"


def every_event_has_words(recording: Recording) -> None:
    """Check that every event of the play has a sentence in every language.

    Write the sentence into the text file of that language, with the variables that the code passes.
    """
    words = sentences_of(recording.setting.known.texts)
    for event in {event for moment in recording.moments for event in moment.events}:
        words.check(event)


def the_account_adds_up(recording: Recording) -> None:
    """Check that what is counted for each seat, step by step, is its score, and has words.

    `Game.account` returns a term for all that changes a score: compare the views before and after.
    """
    game, seats = recording.setting.game, recording.setting.seats
    steps = [ReplayStep(each.state, each.events) for each in recording.moments]
    sums, words = [0] * seats, sentences_of(recording.setting.known.texts)
    for _, counted in accounts(game, steps):
        if counted.heading is not None:
            words.check(counted.heading)
        for term in counted.terms:
            sums[term.seat] += term.points
            words.check(term.what)
    scores = list(game.outcome(recording.moments[-1].state).scores)
    assert sums == scores, f"the account comes to {sums}, the scores are {scores}"


def a_whole_game_is_rated(recording: Recording) -> None:
    """Check that a game played to its end is not too short to be rated.

    Lower `rated_from` in the game's __init__.py to the actions of the shortest real game.
    """
    least, made = recording.setting.game.info.rated_from, len(recording.moves)
    assert made >= least, f"it ends after {made} actions, but is rated from {least} on"
