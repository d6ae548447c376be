"""The button that takes a move back, and what it says goes back with it."""

from __future__ import annotations

from cogs.pages.takebacks import takeback_buttons, with_icon, without_own_answers
from cogs.text.translator import Translator
from engine.api.drawing.palette import DAY
from engine.api.event import Seat, line
from engine.table.model import Cause
from engine.table.past import ASKS_BACK, DROPPED, TOOK_BACK
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


def test_a_word_about_a_move_does_not_stand_behind_the_icon_of_that_move() -> None:
    move = line("table-a-move")
    translator = Translator(shared_localization(), "en", ("Ann", "Rowan"), DAY, {move: "<:card:1>"})
    told = line(TOOK_BACK, seat=Seat(0), what=move, later=0)
    assert with_icon(move, translator) == "<:card:1> a move."
    assert with_icon(told, translator) == "Ann takes this back: “a move.”"


def test_a_seat_is_told_what_others_said_to_a_request_and_not_its_own_words() -> None:
    move = line("table-a-move")
    asks = line(ASKS_BACK, seat=Seat(0), what=move)
    refused = line("table-back-refused", who=Seat(1), seat=Seat(0))
    withdrawn = line("table-back-withdrawn", seat=Seat(0))
    took_back = line(TOOK_BACK, seat=Seat(0), what=move, later=0)
    happened = [None, asks, refused, withdrawn, took_back, line(DROPPED), move]
    told = without_own_answers(happened, 0)
    assert told == [None, refused, line(DROPPED), move]
    assert without_own_answers(happened, 1) == [None, took_back, line(DROPPED), move]
