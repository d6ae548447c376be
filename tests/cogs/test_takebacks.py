"""The button that takes a move back, and what it says goes back with it."""

from __future__ import annotations

from cogs.pages.takebacks import takeback_buttons
from cogs.text.translator import Translator
from engine.table.model import Cause
from engine.table.play import open_offers
from engine.table.snapshot import TableSnapshot
from tests.engine.builders import NOW
from tests.engine.taken_back import GAME, Played
from tests.support.shared_localization import shared_localization


def _label(played: Played, locale: str = "en") -> str:
    snapshot = TableSnapshot(played.table, GAME, open_offers(played.table, GAME))
    translator = Translator(shared_localization(), locale, ("Ann", "Rowan"))
    (only,) = takeback_buttons(snapshot, 0, translator, NOW)
    return only.label or ""


def test_a_button_says_how_many_moves_of_the_house_go_back_with_the_own_one() -> None:
    played = Played(7, None)
    played.move(0, "go", NOW)
    played.move(0, "on", NOW)
    assert _label(played) == "Take back"
    played.move(1, "go", NOW, Cause.HOUSE)
    assert _label(played) == "Take back my move and the one after it"
    played.move(0, "go", NOW, Cause.TIMEOUT)
    assert _label(played) == "Take back my move and 2 after it"
    assert _label(played, "de") == "Meinen Zug und 2 danach zurücknehmen"
    assert _label(played, "pl") == "Cofnij mój ruch i 2 po nim"
