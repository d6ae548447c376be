"""Whose turn it is, as everybody reads it."""

from __future__ import annotations

import pytest

from cogs.pages.turn_status import turn_status
from cogs.text.translator import translator_for
from engine.table.model import Change, Stage, awaited
from engine.table.snapshot import TableSnapshot
from tests.support.games import every_game, few_settings
from tests.support.shared_localization import shared_localization
from tests.support.whole_game import play_game


@pytest.mark.parametrize("slug", every_game())
def test_it_tells_nothing_of_what_only_a_seat_is_offered(slug: str) -> None:
    """Whoever holds a card that may be played reads the same there as who can only pass."""
    known, compared = every_game()[slug], 0

    def watch(change: Change) -> None:
        nonlocal compared
        if change.after.stage is not Stage.PLAY:
            return
        asked = awaited(change.offers)
        public = {
            seat: tuple(each for each in offers if each.posted or each.voluntary)
            for seat, offers in change.offers.items()
        }
        if not asked or awaited(public) != asked:
            return
        translator = translator_for(shared_localization(), "en", change.after)
        told = {
            turn_status(
                TableSnapshot(change.after, known.game, offers, timeouts={asked[0]: (0, 60_000)}),
                translator,
            )
            for offers in (change.offers, public)
        }
        assert len(told) == 1, told
        compared += public != change.offers

    seats = known.game.info.seats[-1]
    options = few_settings(known, seats)[0].options
    play_game(known.game, options, seats, frozenset({1}), 5, watch)
    assert compared or slug != "igels"
