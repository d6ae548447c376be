"""The question that a chosen joker of Racing Hedgehogs asks."""

from __future__ import annotations

import pytest
from discord import ui

from cogs.controls.offer_controls import Selection
from cogs.pages.table_parts import offer_parts
from cogs.text.translator import Translator
from engine.api.action import Pick
from engine.games.race.offers import card_options
from engine.table.model import Occupant, Stage, Table
from engine.table.snapshot import TableSnapshot
from tests.support.games import every_game
from tests.support.shared_localization import shared_localization
from tests.support.texts import LOCALES


@pytest.mark.parametrize("locale", LOCALES)
def test_a_joker_held_twice_asks_for_its_hedgehog_and_says_nothing_else(locale: str) -> None:
    game = every_game()["race"].game
    counted = card_options(game.content)["joker1"]
    table = Table(
        id=7, channel=1, guild=None, locale="en", host=1, game="race", version=1,
        seats=(Occupant(user=1),), stage=Stage.PLAY,
    )  # fmt: skip
    asked = []
    for option in counted[:2]:
        found = (Pick(verb="play", ask="r1.t1", label=option.line, options=(option,)),)
        snapshot = TableSnapshot(table, game, {0: found})
        chosen = Selection("r1.t1", "play", (option.value,))
        translator = Translator(shared_localization(), locale, ("Ann",))
        parts = offer_parts(snapshot, 0, found, translator, chosen, room=30)
        asked.append([each.content for each in parts if isinstance(each, ui.TextDisplay)])
    assert asked[0] == asked[1]
    assert len(asked[1][0].splitlines()) == 1
