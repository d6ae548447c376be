"""Forty people play a season with two tournaments: everything equals a recount of the results.

`HEDGEROW_SEASON=17` runs that seed alone; `-m slow` plays ninety days of each of three seeds.
"""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

import pytest

from tests.simulation.mortal import Death, LogWatch, quicken
from tests.simulation.season import League, Plan
from tests.support.random_play import Dice
from tests.support.sim import simulated

_SEEDS = [int(each) for each in os.environ.get("HEDGEROW_SEASON", "1").split(",")]

#: A quarter and the first days of the next, with everybody in both tournaments.
_QUARTER = Plan(
    begins=18 * 3600,
    evenings=32,
    every=3,
    tables=4,
    entrants=40,
    rule="quarterly",
    swiss=10,
    knockout=20,
    awake=4,
    kill_within=150,
)


@pytest.mark.long
@pytest.mark.parametrize("seed", _SEEDS)
async def test_a_season_of_forty_people(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counts = await season(seed, Plan(), tmp_path / "hedgerow.db", monkeypatch)
    print(dict(counts))
    assert min(counts[each] for each in ("medals", "kills", "pairings", "hide", "forget")) > 0


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", _SEEDS)
async def test_a_quarter_of_forty_people(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    print(dict(await season(seed, _QUARTER, tmp_path / "hedgerow.db", monkeypatch)))


async def season(
    seed: int, plan: Plan, file: Path, monkeypatch: pytest.MonkeyPatch
) -> Counter[str]:
    """Run a server with this seed; return how often each kind of event happened."""
    quicken(monkeypatch)
    death = Death(Dice(seed + 1_000))
    death.install(monkeypatch)
    watch = LogWatch(death)
    with watch.listening():
        async with simulated(file, expect_errors=True) as sim:
            league = League(sim, seed, plan, death)
            try:
                await league.run()
            except BaseException as error:
                error.add_note(f"HEDGEROW_SEASON={seed} runs this one again: {league.counts}")
                raise
            league.counts["boards"] = league.audit.boards
    assert not watch.wrong, "\n".join(watch.wrong)
    return league.counts
