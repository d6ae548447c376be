"""*Cards*: everybody reads what the cards do that lie open at a table, and nothing hidden."""

from __future__ import annotations

import pytest

from cogs.pages.story import cards_message
from cogs.text.translator import Translator
from tests.bot.conftest import reply_text
from tests.games.igels.positions import CONTENT, IGELS, H, M, Player, R, position
from tests.support.shared_localization import shared_localization
from tests.support.sim import Sim, labelled, text


async def test_everybody_reads_the_open_cards_from_the_table_and_from_a_hand(sim: Sim) -> None:
    ann, bob, cid = sim.people.values()
    await ann.slash(sim.channel, "play", game="igels", options="species=lot")
    for each in (bob, cid):
        await each.click(sim.table, label="Join")
    await ann.click(sim.table, label="Start")
    dan = sim.person("Dan")
    told = reply_text(await dan.click(sim.table, label="Cards"))
    assert [told.count(f"**{name}**") for name in ("Ann", "Bob", "Cid")] == [1, 1, 1]
    assert len(told.splitlines()) == 9  # a title, an animal each, and what Food is worth
    assert "Duckweed" not in told
    hand = (await ann.click(sim.table, label="My hand")).response
    assert reply_text(await ann.click(hand, label="Cards")) == told


@pytest.mark.parametrize("locale", ["en", "de", "pl"])
def test_what_all_cards_of_a_full_dump_do_is_read_page_by_page(locale: str) -> None:
    state = position(
        Player(H, hand=""),
        Player(M, hand=""),
        Player(R, hand=""),
        dump=" ".join(CONTENT.all_support),
    )
    cards = IGELS.picture(IGELS.view(state, None)).cards
    translator = Translator(shared_localization(), locale, ("Ann", "Bob", "Cid"))
    pages = [
        str(cards_message(1, cards, translator, page).view.to_components()) for page in range(3)
    ]
    assert pages[2] == pages[1] != pages[0]
    for card in CONTENT.support_cards.values():
        assert any(translator(card.text) in page for page in pages), card.name


async def test_a_game_whose_picture_says_all_has_no_such_button(race: Sim) -> None:
    with pytest.raises(StopIteration):
        labelled(race.table, "Cards")
    assert "Cards" not in text(race.table)
