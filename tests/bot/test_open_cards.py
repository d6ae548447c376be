"""*Cards*: everybody reads what the cards do that lie open at a table, and nothing hidden."""

from __future__ import annotations

from collections import Counter
from typing import Any

import discord
import pytest

from cogs.pages.cards import card_menus, search_cards
from cogs.pages.story import cards_message
from cogs.text.translator import Translator
from engine.catalogue import catalogue
from tests.bot.conftest import now, play_one, reply_text
from tests.games.igels.positions import CONTENT, IGELS, H, M, Player, R, position
from tests.support.games import SEEDS, every_game
from tests.support.shared_localization import shared_localization
from tests.support.sim import Sim, controls, labelled, text


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


async def _first_draw(sim: Sim) -> discord.Message:
    """Return the hand of the first of three people who is to draw."""
    ann, bob, cid = sim.people.values()
    await ann.slash(sim.channel, "play", game="igels", options="species=lot")
    for each in (bob, cid):
        await each.click(sim.table, label="Join")
    await ann.click(sim.table, label="Start")
    return (await ann.click(sim.table, label="My hand")).response


async def test_who_draws_an_animal_is_told_which_one(sim: Sim) -> None:
    ann, hand = sim.people["Ann"], await _first_draw(sim)
    before = (await now(sim)).table.state.board.areas[0].pool
    told = reply_text(await ann.click(hand, label="One of each"))
    (new,) = {*(await now(sim)).table.state.board.areas[0].pool} - {*before}
    name = sim.bot.translator("en")(CONTENT.lines[new.name])
    assert f"{name} joins Ann" in told.splitlines()[0]


async def test_who_draws_cards_is_told_which_ones(sim: Sim) -> None:
    ann, bob, cid = sim.people.values()
    hand = await _first_draw(sim)
    before = (await now(sim)).table.state.hands[0]
    told = reply_text(await ann.click(hand, label="Two Support cards"))
    new = Counter((await now(sim)).table.state.hands[0]) - Counter(before)
    names = [sim.bot.translator("en")(CONTENT.lines[each]) for each in new.elements()]
    assert len(names) == 2
    said = next(each for each in told.splitlines() if each.startswith("New in your hand: "))
    assert all(name in said for name in names)

    def shown() -> str:
        return text(next(m for m in sim.channel.history(viewer=ann) if m.id == hand.id))

    for each in (bob, cid):
        await each.click(sim.table, label="Two Support cards")
    await cid.click(sim.table, label="Pass: play nothing")
    assert said in shown()
    await ann.click(hand, label="Sit this battle out")
    assert "New in your hand" not in shown(), "they have moved again"


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


def card_menu(message: Any) -> dict[str, Any]:
    """Return the first menu of cards of a message."""
    return next(each for at, each in controls(message).items() if ":card:" in at)


async def test_where_no_card_lies_open_there_is_no_such_button(race: Sim) -> None:
    with pytest.raises(StopIteration):
        labelled(race.table, "Cards")
    await play_one(race)
    bob = race.people["Bob"]
    shown = (await bob.click(race.table, label="Cards")).response
    pile = (await now(race)).table.state.board.pile
    assert [each["value"] for each in card_menu(shown)["options"]] == [*pile]


async def test_a_card_of_the_table_is_shown_with_its_picture_and_to_everybody(race: Sim) -> None:
    await play_one(race)
    bob = race.people["Bob"]
    shown = (await bob.click(race.table, label="Cards")).response
    (face,) = (await now(race)).table.state.board.pile
    menu = card_menu(shown)["custom_id"]
    await bob.select(shown, [face], custom_id=menu)
    (private,) = (each for each in race.channel.history(viewer=bob) if each.flags.ephemeral)
    told = text(private)
    assert " spaces." in told or "one space." in told
    assert private.attachments
    before = len(race.channel.history())
    await bob.click(private, label="Show everybody")
    public = max(race.channel.history(), key=lambda each: each.id)
    assert len(race.channel.history()) == before + 1
    assert "Bob" in text(public)
    assert text(public).splitlines()[0] == told.splitlines()[0]


async def test_every_card_is_found_by_its_name_in_the_readers_language(sim: Sim) -> None:
    ann = sim.people["Ann"]
    for game, name, wanted in (
        ("igels", "Duckweed", "## Duckweed"),
        ("safaru", "unicorn 7", "## Unicorn 7 (U7)"),
        ("safaru", "u7", "## Unicorn 7 (U7)"),
        ("igor", "Live Wire", "## Live Wire"),
        ("badger", "badger lord", "## Badger lord"),
        ("race", "red ++", "## Red ++"),
    ):
        assert wanted in reply_text(await ann.slash(sim.channel, "card", game=game, name=name))
    several = await ann.slash(sim.channel, "card", game="safaru", name="unicorn")
    assert "These have “unicorn” in their name:" in reply_text(several)
    hint = card_menu(several.response)["placeholder"]
    assert hint == "What is this? Unicorn 0 (U0) … Unicorn 11 (U11)"
    igels: Any = sim.bot.tables.games["igels"]
    (menu,) = card_menus(igels, ("trunkee",), sim.bot.translator("en"))
    assert "'What is this? Trunkee'" in str(menu.to_component_dict())
    none = reply_text(await ann.slash(sim.channel, "card", game="race", name="dragon"))
    assert "no card called “dragon”" in none


@pytest.mark.parametrize(
    ("game", "locale", "query", "word"),
    [
        ("safaru", "de", "Einhorn 3", "u3"),
        ("safaru", "de", "schildkroete 3", "t3"),
        ("safaru", "pl", "zolw 3", "t3"),
        ("safaru", "pl", "Turtle 3", "t3"),
        ("igels", "de", "entengruetze", "duckweed"),
        ("igels", "en", "squirrel's nest", "nest"),
        ("igels", "en", "Shy", "shy"),
        ("igels", "de", "abwehr", "counter"),
        ("igels", "pl", "niesmiale", "shy"),
        ("race", "en", "red++", "red2"),
    ],
)
def test_names_of_cards_are_folded_and_understood_in_english_too(
    game: str, locale: str, query: str, word: str
) -> None:
    names = shared_localization()
    translators = [Translator(names, each, ()) for each in (locale, "en")]
    assert word in search_cards(every_game()[game].game, query, translators)
    assert search_cards(every_game()[game].game, "?!" * 50, translators) == ()


@pytest.mark.parametrize("game", catalogue(SEEDS))
def test_every_card_of_every_game_has_one_example_in_each_language(game: str) -> None:
    words = {"en": "Example: ", "de": "Beispiel: ", "pl": "Przykład: "}
    for locale, word in words.items():
        translator = Translator(shared_localization(), locale, ())
        for card, shown in every_game()[game].game.cards.items():
            told = [translator(line) for line in shown.text]
            assert sum(text.startswith(word) for text in told) == 1, (card, told)
