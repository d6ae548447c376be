"""Every numbered rule of every game has a test that names it."""

from __future__ import annotations

import pytest

from tests.traced import games, untested


@pytest.mark.parametrize("game", games())
def test_every_numbered_rule_has_a_test_that_names_it(game: str) -> None:
    assert untested(game) == []
