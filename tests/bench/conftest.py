"""Run each benchmark for one short round, to see that it still works; measure on request."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def short_round(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace a module's numbers by those in its `SHORT`, unless `--benchmark-enable` is given."""
    if not request.config.getoption("benchmark_enable"):
        for name, number in request.module.SHORT.items():
            monkeypatch.setattr(request.module, name, number)
