"""Run every law test over every game."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.laws.broken import LawBroken
from tests.laws.report import BROKEN
from tests.support.games import every_game


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if {"slug", "seats"} <= set(metafunc.fixturenames):
        tables = [
            pytest.param(slug, seats, marks=[pytest.mark.long] if seats in more else [])
            for slug, each in every_game().items()
            for more in [_left_out(each.game.info.seats)]
            for seats in each.game.info.seats
        ]
        metafunc.parametrize(("slug", "seats"), tables)
    elif "slug" in metafunc.fixturenames:
        metafunc.parametrize("slug", list(every_game()))


def _left_out(seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return the numbers of seats that the fast lane leaves out: all but the first and the last."""
    return seats[1:-1]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Print the play that breaks a law, ready to be pasted into a file of plays."""
    report = yield
    if call.excinfo is not None and isinstance(call.excinfo.value, LawBroken):
        error = call.excinfo.value
        report.user_properties.append((BROKEN, (error.game, error.law, str(error).split("\n")[0])))
        play = error.play
        if play is None:
            return report
        name = f"a play for tests/games/{play.setting.game.info.slug}/plays"
        report.sections.append((name, play.toml()))
    return report
