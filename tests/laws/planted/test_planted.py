"""The laws catch every planted fault, and each law catches one at least."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.table import automatic
from engine.table.model import Table
from tests.laws import check
from tests.laws.broken import LawBroken
from tests.laws.planted import FAULTS, SAMPLE, forms, moves, secrets
from tests.laws.test_laws import LOOKS
from tests.support.games import GameUnderTest, few_settings

assert forms, (moves, secrets)  # importing them plants the faults

#: Fewer faults could leave a law unproved.
_LEAST = 25


def check_all(known: GameUnderTest) -> None:
    """Check the laws as for every game. Raise `LawBroken`."""
    check.check_game(known, check.GAME_LAWS)
    for seats in known.game.info.seats:
        for setting in few_settings(known, seats):
            check.check_setting(setting, LOOKS)
    check.check_game(known, check.DEAL_LAWS)


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_caught(name: str, tmp_path: Path) -> None:
    fault = FAULTS[name]
    with pytest.raises(LawBroken) as caught:
        check_all(fault.plant(tmp_path))
    assert caught.value.law in fault.laws, str(caught.value)


def test_every_law_catches_a_fault_of_its_own() -> None:
    every = (
        *check.LAWS,
        check.the_input_is_untouched,
        *check.PLAY_LAWS,
        *check.GAME_LAWS,
        *check.DEAL_LAWS,
    )
    proved = {fault.laws for fault in FAULTS.values()}
    assert [law.__name__ for law in every if (law.__name__,) not in proved] == []
    assert len(FAULTS) >= _LEAST


def test_the_game_without_a_fault_keeps_the_laws() -> None:
    check_all(SAMPLE)


@pytest.mark.parametrize("name", ["automatic_delay_ms", "opens_ms"])
def test_an_automatic_answer_whose_time_depends_on_a_hand_is_caught(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Plant it in the table itself: a few more milliseconds with some cards."""
    real = getattr(automatic, name)

    def slower(table: Table, seat: int, asked: Any) -> int:
        by_hand = sum(map(len, table.state.hands)) and int(table.state.hands[seat] > ("b",))
        time: int = real(table, seat, asked)
        return time + (by_hand if name == "automatic_delay_ms" else 60_000 * by_hand)

    monkeypatch.setattr(automatic, name, slower)
    with pytest.raises(LawBroken) as caught:
        check_all(SAMPLE)
    assert caught.value.law in ("automatic_passes_tell_nothing", "waiting_tells_nothing")
