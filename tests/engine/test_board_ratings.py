"""What a result does to the ratings of everybody, and of who took a hint where that costs."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.standings.board_ratings import rate_result
from engine.standings.leaderboards import Leaderboard
from engine.standings.ratings import Rating
from engine.standings.results import Placing, Result

_BOARD = Leaderboard(7, "race")


@st.composite
def _games(draw: Any) -> tuple[Result, dict[tuple[Leaderboard, int], Rating]]:
    """Return a result of two to five people, some of them capped, and the ratings before it."""
    seats = draw(st.integers(2, 5))
    sides = draw(st.sampled_from([tuple(range(seats)), (0, 1, 0, 1, 2)[:seats]]))
    by_side = draw(st.lists(st.integers(1, 3), min_size=seats, max_size=seats))
    placings = tuple(
        Placing(user=seat + 1, side=side, place=by_side[side], capped=draw(st.booleans()))
        for seat, side in enumerate(sides)
    )
    result = Result(
        table=1,
        guild=7,
        channel=1,
        game="race",
        began_ms=0,
        ended_ms=1,
        actions=40,
        reason=None,
        placings=placings,
        season=draw(st.sampled_from([None, 3])),
        carries=draw(st.booleans()),
    )
    _, played = rate_result(result, {})
    ratings = st.builds(
        Rating, st.floats(10, 40), st.floats(1, 8), st.integers(1, 20), st.integers(0, 1)
    )
    kept = {key: draw(ratings) for key in sorted(played, key=repr) if draw(st.booleans())}
    return result, kept


@given(_games())
def test_a_hint_takes_away_the_gain_and_nothing_else(game: Any) -> None:
    result, before = game
    free = replace(result, placings=tuple(replace(each, capped=False) for each in result.placings))
    rated, changed = rate_result(result, before)
    expected_result, expected = rate_result(free, before)
    capped = {each.user for each in result.placings if each.capped}
    for key, rating in expected.items():
        board, user = key
        all_time = replace(board, season=None, period=None)
        old, new = before.get((all_time, user)) or Rating(), expected[all_time, user]
        if user not in capped:
            assert changed[key] == rating
        elif new.mu >= old.mu:
            assert key not in changed
        else:
            assert changed[key].games == rating.games
            assert changed[key].wins == before.get(key, Rating()).wins
            if board == all_time:
                assert (changed[key].mu, changed[key].sigma) == (rating.mu, rating.sigma)
            elif board.season is not None and key in before:
                assert changed[key].mu == min(before[key].mu, rating.mu)
    assert {*changed} <= {*expected}
    for placing, other in zip(rated.placings, expected_result.placings, strict=True):
        is_shown = (_BOARD, placing.user) in changed
        assert placing.before == (other.before if is_shown else None)
        assert placing.after == changed.get((_BOARD, placing.user or 0))


@given(_games())
def test_what_is_stored_wrongly_for_a_capped_person_is_corrected(game: Any) -> None:
    result, before = game
    wrong = replace(
        result,
        placings=tuple(replace(each, before=Rating(), after=Rating()) for each in result.placings),
    )
    assert rate_result(wrong, before) == rate_result(result, before)
