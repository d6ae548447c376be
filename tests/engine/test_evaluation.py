"""`evaluation_of_lead`, with which games say how well a seat stands."""

from __future__ import annotations

import pytest

from engine.api.game import evaluation_of_lead


@pytest.mark.parametrize(
    ("lead", "evaluation"), [(0, 500), (10, 750), (-10, 250), (30, 875), (-30, 125)]
)
def test_a_lead_of_one_swing_is_worth_half_of_what_is_left(lead: float, evaluation: int) -> None:
    assert evaluation_of_lead(lead, swing=10) == evaluation


def test_no_lead_is_worth_a_won_game() -> None:
    assert evaluation_of_lead(1_000, swing=10) == 995
    assert evaluation_of_lead(-1_000, swing=10) == 5
