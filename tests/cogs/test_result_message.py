"""The message of a result shows the card first and the final picture after it."""

from __future__ import annotations

import json

import pytest

from cogs.images.renderer import Renderer
from cogs.pages.result import result_message
from cogs.text.translator import Translator, names_of
from engine.catalogue import catalogue
from engine.table.snapshot import TableSnapshot
from tests.laws.position import table_at
from tests.support.games import SEEDS, GameUnderTest, settings
from tests.support.random_play import Dice, play_out, start_play
from tests.support.shared_localization import shared_localization
from tests.support.texts import LOCALES


@pytest.mark.parametrize("slug", catalogue(SEEDS))
async def test_a_result_has_a_card_whose_words_say_all_of_it(slug: str) -> None:
    known = GameUnderTest(catalogue(SEEDS)[slug], SEEDS / slug / "text")
    play = play_out(start_play(next(settings(known)), bytes(16))[0], Dice(3))
    table = table_at(play, over=True)
    snapshot = TableSnapshot(table, play.setting.game, {})
    renderer = Renderer(shared_localization())
    assert table.outcome is not None
    for locale in LOCALES:
        names = names_of(shared_localization(), table, locale)
        translator = Translator(shared_localization(), locale, names)
        content = await result_message(renderer, snapshot, translator)
        assert [file.filename for file in content.files()] == ["table.png", "result.png"]
        sent = json.dumps(content.view.to_components(), ensure_ascii=False)
        assert sent.index("attachment://result.png") < sent.index("attachment://table.png")
        galleries = [
            item
            for part in content.view.to_components()[0]["components"]
            for item in part.get("items", ())
        ]
        alt = galleries[0]["description"]
        for seat, name in enumerate(names):
            assert f"{table.outcome.places[seat]}: {name.plain}" in alt
        if snapshot.moment is not None:
            assert translator.plain(snapshot.moment.line) in alt
    renderer.close()
