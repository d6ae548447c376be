"""Whose turn it is, as everybody reads it."""

from __future__ import annotations

import pytest

from cogs.pages.overview import overview_message, overview_rows
from cogs.pages.turn_status import turn_status
from cogs.text.translator import translator_for
from engine.api.action import Action
from engine.api.options import resolve_options
from engine.table.model import Cause, Change, Stage, awaited
from engine.table.play import act, begin
from engine.table.snapshot import TableSnapshot
from tests.engine.builders import NOW, lobby
from tests.support.games import every_game, few_settings
from tests.support.shared_localization import shared_localization
from tests.support.whole_game import play_game


@pytest.mark.parametrize("slug", every_game())
def test_it_tells_nothing_of_what_only_a_seat_is_offered(slug: str) -> None:
    """The status is the same for a seat with a playable card and for one that can only pass."""
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


class _TableNames:
    def table_label(self, snapshot: TableSnapshot, locale: str) -> str:
        return f"table {snapshot.table.id} ({locale})"


def test_nobody_is_said_to_wait_for_the_house_where_it_chooses_after_people() -> None:
    """The house takes its species last: only the person who has none yet is waited for."""
    game = every_game()["igels"].game
    options = resolve_options(game.info.options, {"species": "chosen"}, {})
    seated = {"game": "igels", "version": game.info.version, "options": options}
    table = lobby(1, None, 2, None, **seated)
    change = begin(table, game, b"0" * 32, Action("start"), NOW)
    (offer,) = (each for each in change.offers[0] if not each.voluntary)
    chosen = Action(offer.verb, (offer.options[0].value,))
    change = act(change.after, game, 0, offer.ask, chosen, Cause.PERSON, NOW)
    assert awaited(change.offers) == (1, 2, 3)
    snapshot = TableSnapshot(change.after, game, change.offers)
    assert snapshot.awaited == (2,)
    translator = translator_for(shared_localization(), "en", change.after)
    assert turn_status(snapshot, translator) == "Waiting for name 2."
    assert turn_status(snapshot, translator, 2) == translator.text("ui-your-turn")
    rows = overview_rows([snapshot], 1)
    listed = overview_message(rows, translator, _TableNames(), 10.0).view.to_components()
    assert "waiting for name 2 since" in str(listed)
