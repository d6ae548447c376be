"""A law of every game: the panel of who watches is made of what an onlooker may see."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.pages.feats import NOT_OVER
from cogs.pages.watching import watch_message
from cogs.text.translator import translator_for
from engine.api.game import AnyGame
from engine.table.snapshot import TableSnapshot
from tests.laws.check import record
from tests.laws.position import Position
from tests.support.games import Setting, every_game, few_settings, sample
from tests.support.patched_game import PatchedGame
from tests.support.random_play import Dice
from tests.support.shared_localization import shared_localization

#: So many moments of a play are looked at.
_LOOKS = 12


class _NoPictures:
    """Draws nothing, so that the panel says in words all that its picture shows."""

    async def png(self, *_: Any) -> bytes:
        raise TimeoutError


async def test_a_panel_is_the_same_however_the_hidden_things_are_dealt(slug: str) -> None:
    known = every_game()[slug]
    await _check(few_settings(known, known.game.info.seats[0])[0])


async def test_a_panel_with_somebodys_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    real = TableSnapshot.picture
    monkeypatch.setattr(TableSnapshot, "picture", lambda snapshot, _: real(snapshot, 0))
    with pytest.raises(AssertionError, match="looks at the hand of seat 0"):
        await _check(few_settings(sample(), 2)[0])


async def _check(setting: Setting) -> None:
    recording = record(setting, bytes(16), Dice(0))
    every = max(1, len(recording.moves) // _LOOKS)
    for number in range(1, len(recording.moves), every):
        position = Position(recording, number, Dice(number))
        tables = position.table, position.dealt_again
        real, again = [await _panel(table, setting.game, position) for table in tables]
        assert real == again


async def _panel(table: Any, game: AnyGame, position: Position) -> list[Any]:
    def view(game: AnyGame, state: Any, seat: int | None) -> Any:
        assert seat is None, f"the panel looks at the hand of seat {seat}"
        return game.view(state, seat)

    # Who is asked is public; that is a law of its own.
    snapshot = TableSnapshot(table, PatchedGame(game, view=view), position.offers)
    translator = translator_for(shared_localization(), None, table)
    events = table.recent_events
    content = await watch_message(_NoPictures(), snapshot, translator, events, NOT_OVER, 0)  # type: ignore[arg-type]
    return content.view.to_components()
