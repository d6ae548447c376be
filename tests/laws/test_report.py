"""How a run tells that laws are broken."""

from __future__ import annotations

import pytest

from tests.laws.report import BROKEN, BrokenLaws


def _report(name: str, game: str, law: str) -> pytest.TestReport:
    broken = (BROKEN, (game, law, f"<{game} {name}> breaks {law}"))
    return pytest.TestReport(
        name,
        (name, 1, name),
        {},
        "failed",
        "a whole traceback\nof many lines",
        "call",
        sections=[("a play", "moves = []")],
        user_properties=[broken],
    )


def test_a_law_that_a_game_breaks_again_is_told_in_one_line() -> None:
    told = BrokenLaws()
    first, again, other_law, other_game = reports = (
        _report("seats=2", "mau", "round_trips"),
        _report("seats=3", "mau", "round_trips"),
        _report("seats=3", "mau", "somebody_can_act"),
        _report("seats=3", "tau", "round_trips"),
    )
    for report in reports:
        told.shorten(report)
    for whole in (first, other_law, other_game):
        assert "many lines" in str(whole.longrepr)
        assert whole.sections
    assert str(again.longrepr).startswith("<mau seats=3> breaks round_trips (as above")
    assert "\n" not in str(again.longrepr)
    assert again.sections == []
