"""What the account of a game says of each payment: I15, I17, I19, I21, I22, I28."""

from __future__ import annotations

import pytest

from engine.games.igor.model import State
from tests.games.igor.positions import IGOR, catch, do, missed_zap, play, position, step
from tests.support.games import SEEDS
from tests.support.texts import sentences_of

_TEXTS = sentences_of(SEEDS / "igor" / "text")


def told(state: State, move: str) -> list[str]:
    """Return what the account says of a move, seat by seat."""
    made = step(state, move)
    before, after = (IGOR.view(each, None) for each in (state, made.state))
    terms = IGOR.account(before, made.events, after).terms
    changes = [sum(term.points for term in terms if term.seat == seat) for seat in range(3)]
    coins = zip(before.board.coins, after.board.coins, strict=True)
    assert changes == [now - then for then, now in coins]
    return [f"{term.seat}: {_TEXTS.check(term.what)['en']} {term.points:+}" for term in terms]


def test_I15_a_trick_is_told_alike_every_time() -> None:
    state = play(position("B1 B4", "B2 B5", "B3 B6"), "B1 B2")
    assert told(state, "2 play b3a") == ["2: Trick +3"]


@pytest.mark.parametrize(
    ("act", "expected"),
    [
        (
            "zap",
            [
                "0: Caught by {1} (Say “Zzzap!” after Lightning 1) -1",
                "1: Catch: {0} (Say “Zzzap!” after Lightning 1) +1",
            ],
        ),
        ("howl", ["1: Wrong accusation of {0} (Howl) -1"]),
    ],
)
def test_I19_I21_an_accusation_is_told_with_whom_it_was_about_and_what(
    act: str, expected: list[str]
) -> None:
    state = do(missed_zap(3), "1 catch", f"1 charge 1 {act}")
    names = [_TEXTS.seat_name(seat) for seat in range(3)]
    assert told(state, "- close_claims") == [each.format(*names) for each in expected]


def test_I17_I22_other_fines_are_told_apart() -> None:
    assert told(missed_zap(3), "0 confess zap") == ["0: Owned up (Say “Zzzap!”) -1"]
    assert told(position("L1", "B2", "B4", dealer=1), "1 hurry") == ["0: Too slow -1"]


def test_I28_what_a_vote_changes_is_told_as_that() -> None:
    state = do(catch(missed_zap(3), 1, 0, "zap"), "0 dispute")
    number = state.board.votes[0].number
    assert told(state, f"2 vote no-{number}") == ["0: Ruling changed +1", "1: Ruling changed -2"]
