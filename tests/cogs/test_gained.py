"""What is told as new in a hand, beside the hand."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.messages.hand_context import HandContexts
from engine.api.action import Action
from engine.api.options import Options
from engine.games.igels.model import State
from engine.table.model import Cause, Change, LogEntry, Occupant, Stage, Table
from engine.table.play import act
from tests.games.igels.positions import CONTENT, IGELS, H, M, Player, R, asked, at, position


@pytest.mark.parametrize("cause", [Cause.HOUSE, Cause.TIMEOUT])
def test_a_card_that_comes_into_a_hand_by_anothers_move_is_told_as_new(cause: Cause) -> None:
    """Stinging Nettles draw a card at the reveal, which the last pass of another seat brings."""
    state = position(
        Player(H, fight="jumbo", down="nettles"), Player(M, fight="gnaw"), Player(R),
        phase=at("lay", 1), revealed=False, deck="magpie",
    )  # fmt: skip
    game: Any = IGELS
    contexts: Any = HandContexts(None, None)  # type: ignore[arg-type]
    seat = asked(state)[0]
    change = act(_table(state), game, seat, "", Action("pass"), cause, 1)
    contexts.note_change(change, game)
    assert contexts._read_gained(change.after, 100) == (CONTENT.lines["magpie"],)
    assert contexts._read_gained(change.after, 101) == ()


def test_what_the_house_has_played_of_it_is_new_no_more_however_long_it_plays() -> None:
    without, with_it = (
        _table(position(Player(H, hand=f"nettles {card}"), Player(M), Player(R)))
        for card in ("", "magpie")
    )
    contexts: Any = HandContexts(None, None)  # type: ignore[arg-type]
    for _ in range(3):
        contexts.note_change(_by_house(without, with_it), IGELS)
        assert contexts._read_gained(with_it, 100) == (CONTENT.lines["magpie"],)
        contexts.note_change(_by_house(with_it, without), IGELS)
        assert contexts._read_gained(without, 100) == ()


def _table(state: State) -> Table:
    return Table(
        id=7, channel=1, guild=1, locale="en", host=100, game="igels", version=IGELS.info.version,
        options=Options(), stage=Stage.PLAY, seed=b"", state=state,
        seats=tuple(Occupant(100 + seat, f"seat {seat}") for seat in range(3)),
    )  # fmt: skip


def _by_house(before: Table, after: Table) -> Change:
    entry = LogEntry(1, IGELS.info.version, 0, Action("pass"), Cause.HOUSE, 1)
    return Change(before, after, {}, (), entry)
