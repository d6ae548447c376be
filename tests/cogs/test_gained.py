"""What is told as new in a hand, beside the hand."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.messages.hand_context import HandContexts
from engine.api.action import Action
from engine.api.options import Options
from engine.table.model import Cause, Occupant, Stage, Table
from engine.table.play import act
from tests.games.igels.positions import CONTENT, IGELS, H, M, Player, R, asked, at, position


@pytest.mark.parametrize("cause", [Cause.HOUSE, Cause.TIMEOUT])
def test_a_card_that_comes_into_a_hand_by_anothers_move_is_told_as_new(cause: Cause) -> None:
    """Stinging Nettles draw a card at the reveal, which the last pass of another seat brings."""
    state = position(
        Player(H, fight="jumbo", down="nettles"), Player(M, fight="gnaw"), Player(R),
        phase=at("lay", 1), revealed=False, deck="magpie",
    )  # fmt: skip
    seats = tuple(Occupant(100 + seat, f"seat {seat}") for seat in range(3))
    table = Table(
        id=7, channel=1, guild=1, locale="en", host=100, game="igels", version=IGELS.info.version,
        options=Options(), stage=Stage.PLAY, seats=seats, seed=b"", state=state,
    )  # fmt: skip
    game: Any = IGELS
    contexts: Any = HandContexts(None, None)  # type: ignore[arg-type]
    seat = asked(state)[0]
    change = act(table, game, seat, "", Action("pass"), cause, 1)
    contexts.note_change(change, game)
    assert contexts._read_gained(change.after, 100) == (CONTENT.lines["magpie"],)
    assert contexts._read_gained(change.after, 101) == ()
