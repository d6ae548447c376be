"""Ratings after a game, compared with a second implementation of the model's formulas."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.standings.ratings import MIDDLE, SETTLED_GAMES, Rating, rate, won

MU, SIGMA = 25.0, 25.0 / 3
BETA, TAU, KAPPA = SIGMA / 2, MU / 300, 0.0001

RATINGS = st.builds(Rating, st.floats(0, 50), st.floats(0.5, 9), st.integers(0, 99), st.just(0))


def reference_ratings(
    ratings: Sequence[Rating], sides: Sequence[int], places: Sequence[int]
) -> list[tuple[float, float]]:
    """Return (mu, sigma) by Weng and Lin's Bradley-Terry update: each team and its neighbours.

    As in openskill, neighbours are up to four places away, and their effects are averaged.
    """
    teams = sorted(set(sides))
    seats = {team: [at for at, side in enumerate(sides) if side == team] for team in teams}
    sigmas = [math.sqrt(rating.sigma**2 + TAU**2) for rating in ratings]
    mu = {team: sum(ratings[at].mu for at in seats[team]) for team in teams}
    var = {team: sum(sigmas[at] ** 2 for at in seats[team]) for team in teams}
    rank = {team: min(places[at] for at in seats[team]) for team in teams}
    ladder = sorted(teams, key=lambda team: rank[team])
    new: list[tuple[float, float]] = [(0.0, 0.0)] * len(ratings)
    for at, team in enumerate(ladder):
        omega = delta = 0.0
        near = ladder[max(0, at - 4) : at] + ladder[at + 1 : at + 5]
        for other in near:
            c = math.sqrt(var[team] + var[other] + 2 * BETA**2)
            p = 1 / (1 + math.exp((mu[other] - mu[team]) / c))
            score = 1.0 if rank[team] < rank[other] else 0.5 if rank[team] == rank[other] else 0.0
            omega += var[team] / c * (score - p) / len(near)
            gamma = math.sqrt(var[team]) / c
            delta += gamma * var[team] / c**2 * p * (1 - p) / len(near)
        for seat in seats[team]:
            share = sigmas[seat] ** 2 / var[team]
            new[seat] = (
                ratings[seat].mu + share * omega,
                sigmas[seat] * math.sqrt(max(1 - share * delta, KAPPA)),
            )
    return new


@given(st.data())
def test_ratings_follow_the_paper(data: st.DataObject) -> None:
    seats = data.draw(st.integers(2, 7))
    sides = data.draw(
        st.lists(st.integers(0, 3), min_size=seats, max_size=seats).filter(
            lambda each: len(set(each)) > 1
        )
    )
    rank = data.draw(st.fixed_dictionaries({side: st.integers(1, 4) for side in set(sides)}))
    places = [rank[side] for side in sides]
    ratings = data.draw(st.lists(RATINGS, min_size=seats, max_size=seats))
    after = rate(ratings, sides, places)
    found: list[Any] = [(new.mu, new.sigma) for new in after]
    assert found == [
        (pytest.approx(mu, abs=1e-6), pytest.approx(sigma, abs=1e-6))
        for mu, sigma in reference_ratings(ratings, sides, places)
    ]
    assert [new.games for new in after] == [old.games + 1 for old in ratings]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_among_equals_a_better_place_is_never_worth_less(seats: int) -> None:
    for places in product(range(1, seats + 1), repeat=seats):
        after = rate([Rating()] * seats, range(seats), places)
        for one, two in product(range(seats), repeat=2):
            if places[one] < places[two]:
                assert after[one].mu > after[two].mu, places


def test_a_tie_moves_two_ratings_closer() -> None:
    strong, weak = rate([Rating(30.0, 5.0), Rating(20.0, 5.0)], (0, 1), (1, 1))
    assert strong.mu < 30
    assert weak.mu > 20


def test_the_same_game_gives_exactly_the_same_ratings() -> None:
    ratings = [Rating(25.1, 7.3), Rating(31.2, 2.2), Rating(18.8, 8.1)]
    first = rate(ratings, (0, 1, 2), (2, 1, 2))
    assert rate(ratings, (0, 1, 2), (2, 1, 2)) == first
    assert ratings[0] == Rating(25.1, 7.3)


def test_a_side_is_placed_as_its_best_seat() -> None:
    ratings = [Rating()] * 4
    assert rate(ratings, (0, 0, 1, 1), (1, 4, 2, 3)) == rate(ratings, (0, 0, 1, 1), (1, 1, 2, 2))


def test_one_side_cannot_be_rated() -> None:
    with pytest.raises(ValueError, match="two sides"):
        rate([Rating()] * 2, (0, 0), (1, 1))


def test_the_first_side_wins_unless_all_are_first() -> None:
    assert won((1, 2, 1), (0, 1, 2)) == (True, False, True)
    assert won((1, 1), (0, 1)) == (False, False)
    assert won((2, 1), (0, 1)) == (False, True)
    # All seats of a side win.
    assert won((1, 2, 3, 4), (0, 1, 1, 0)) == (True, False, False, True)


def test_a_newcomers_rating_as_shown() -> None:
    assert (Rating().number, Rating().within, Rating().provisional) == (MIDDLE, 250, True)


def test_a_hundred_points_ahead_wins_two_of_three() -> None:
    ahead, behind = Rating(25.0 + 100 / 30, 0.0), Rating(25.0, 0.0)
    assert ahead.number - behind.number == 100
    wins = 1 / (1 + math.exp((behind.mu - ahead.mu) / math.sqrt(2 * BETA**2)))
    assert wins == pytest.approx(0.64, abs=0.01)


@given(RATINGS, RATINGS)
def test_a_settled_rating_is_sorted_above_every_provisional_one(one: Rating, two: Rating) -> None:
    settled = Rating(one.mu, one.sigma, SETTLED_GAMES)
    provisional = Rating(two.mu, two.sigma, SETTLED_GAMES - 1)
    assert settled.sort_key > provisional.sort_key
