"""Check the laws over every game, number of seats and set of options."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.laws.check import DEAL_LAWS, GAME_LAWS, check_game, check_golden_play, check_setting
from tests.laws.report import PROPERTY
from tests.support.games import ROOT, Setting, every_game, few_settings, settings

#: Positions between deal and end that the laws look at, for each set of options.
LOOKS = 50

#: The same where time does not count.
_DEEP_LOOKS = int(os.environ.get("HEDGEROW_LAW_LOOKS", "200"))

#: So many combinations of options are played; of a game with more, each option is set alone.
_TOGETHER = 500

#: Another number makes other plays.
_SEED = int(os.environ.get("HEDGEROW_LAW_SEED", "0"))

PLAYS = ROOT / "tests" / "games"


def test_every_law_holds(
    slug: str, seats: int, record_property: Callable[[str, object], None]
) -> None:
    """The number of positions is printed at the end of the run."""
    _check(few_settings(every_game()[slug], seats), LOOKS, record_property)


@pytest.mark.slow
@pytest.mark.timeout(36_000)
def test_every_law_holds_in_all_combinations_of_options(
    slug: str, seats: int, record_property: Callable[[str, object], None]
) -> None:
    every = settings(every_game()[slug], _TOGETHER)
    chosen = [setting for setting in every if setting.seats == seats]
    _check(chosen, _DEEP_LOOKS, record_property)


def _check(
    chosen: list[Setting], looks: int, record_property: Callable[[str, object], None]
) -> None:
    counts = []
    for setting in chosen:
        count, plays = check_setting(setting, looks, _SEED)
        assert count >= looks, f"{setting!r}: only {count} positions in {plays} plays"
        counts.append(count)
    slug = chosen[0].game.info.slug
    record_property(PROPERTY, (slug, len(counts), sum(counts), min(counts)))


def test_the_game_as_a_whole_keeps_the_laws(slug: str) -> None:
    check_game(every_game()[slug], (*GAME_LAWS, *DEAL_LAWS))


@pytest.mark.parametrize("path", sorted(PLAYS.glob("*/plays/*.toml")), ids=lambda each: each.stem)
def test_golden_plays_keep_the_laws(path: Path) -> None:
    """A play that broke a law once is checked for ever, its last position too."""
    slug = path.parts[-3]
    known = every_game().get(slug)
    if known is None:
        pytest.skip(f"{slug} is not looked at now")
    check_golden_play(path.read_text("utf-8"), known, looks=10)
