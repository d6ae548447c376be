"""The page itself: the command picker, keyboard use, a phone's width, and axe-core's findings."""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path
from typing import Literal

import pytest
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser, expect

from engine.catalogue import catalogue
from tests.sandbox.visit import Sandbox, Visit, sandbox
from tests.support.games import SEEDS

#: The impacts that axe-core reports for violations that shut people out.
GRAVE = ("serious", "critical")


async def test_the_picker_offers_commands_their_options_and_what_fits(
    browser: Browser, tmp_path: Path
) -> None:
    async with sandbox(tmp_path) as started:
        visit = await Visit.open(browser, started.address)
        await visit.line.fill("/")
        listbox = visit.page.get_by_role("listbox", name="Commands")
        await expect(listbox.get_by_role("option", name="/table")).to_be_visible()
        offered = await listbox.get_by_role("option").all_inner_texts()
        names = [each.split()[0] for each in offered]
        assert names == sorted(names)
        assert {"/hand", "/move", "/play", "/table"} <= set(names)
        assert any("Who plays best on this server" in each for each in offered)
        await visit.line.fill("/play")
        # What was typed in full stands first, before "/replay".
        await expect(listbox.get_by_role("option").first).to_contain_text("/play")
        await visit.offered("Commands", "/play").click()
        group = visit.page.get_by_role("group", name="/play")
        game = group.get_by_role("combobox", name="game, required")
        await game.fill("hedge")
        await expect(visit.offered("game", "Racing Hedgehogs")).to_be_visible()
        await expect(visit.page.get_by_role("listbox").get_by_role("option")).to_have_count(1)
        await visit.offered("game", "Racing Hedgehogs").click()
        await group.get_by_role("combobox", name="pace, optional").click()
        await visit.offered("pace", "slow").click()
        options = group.get_by_role("combobox", name="options, optional")
        await options.fill("first=")
        await visit.offered("options", "first=host").click()
        await visit.page.keyboard.press("Enter")
        await expect(visit.table).to_contain_text("Pace: Slow")
        await expect(visit.table).to_contain_text("Who begins: The host")
        await visit.close()
        assert await started.end() == (0, "")


@pytest.mark.parametrize("ends", ["Enter", "Tab"])
async def test_typing_faster_than_the_bot_answers_still_gets_its_suggestions(
    browser: Browser, tmp_path: Path, ends: str
) -> None:
    async with sandbox(tmp_path) as started:
        visit = await Visit.open(browser, started.address)
        await visit.line.focus()
        keys = visit.page.keyboard
        for press in ("/play", "Enter", "Badg", ends, "Enter"):
            await (keys.press(press) if press in ("Enter", "Tab") else keys.type(press))
        await expect(visit.table).to_contain_text("Badger")
        await visit.close()
        assert await started.end() == (0, "")


async def test_a_command_typed_in_full_needs_no_list(browser: Browser, quiet: Sandbox) -> None:
    visit = await Visit.open(browser, quiet.address)
    for said, heard in (
        ("/games", "Racing Hedgehogs"),
        ("/rules safaru", "Safaru"),
        ("/Profile", "Robin"),
        ("/privacy  export", "everything I store about you"),
    ):
        await visit.line.fill(said)
        await visit.page.keyboard.press("Escape")
        await visit.page.keyboard.press("Enter")
        await expect(visit.channel.get_by_role("article").last).to_contain_text(heard)
        await expect(visit.line).to_have_value("")
    # With what follows its name nothing is offered: it is sent as it was typed.
    await visit.line.fill("/rules race")
    await visit.page.keyboard.press("Enter")
    await expect(visit.channel.get_by_role("article").last).to_contain_text("Racing")
    # One of several with the same first word is the one that was typed.
    await visit.line.fill("/season start")
    await visit.page.keyboard.press("Enter")
    await expect(visit.page.get_by_role("group", name="/season start")).to_be_visible()
    await visit.page.get_by_role("button", name="Leave /season start").click()
    await visit.line.fill("/gamesome")
    await visit.page.keyboard.press("Enter")
    await expect(visit.page.get_by_role("alert").locator("visible=true")).to_have_text(
        "There is no command /gamesome here."
    )
    await visit.close()


async def test_options_are_typed_with_their_names(browser: Browser, tmp_path: Path) -> None:
    async with sandbox(tmp_path) as started:
        visit = await Visit.open(browser, started.address)
        await visit.line.fill("/play pace: slow Game:Racing Hedgehogs options:first=host")
        await visit.page.keyboard.press("Enter")
        await expect(visit.table).to_contain_text("Racing Hedgehogs")
        await expect(visit.table).to_contain_text("Pace: Slow")
        await expect(visit.table).to_contain_text("Who begins: The host")
        await visit.close()
        assert await started.end() == (0, "")


async def test_the_address_names_the_channel(browser: Browser, quiet: Sandbox) -> None:
    visit = await Visit.open(browser, quiet.address + "#%E0%A4")
    await visit.page.goto(quiet.address + "#meadow")
    await expect(visit.page.get_by_role("combobox", name="Message #meadow")).to_be_visible()
    await visit.close()


async def test_emoji_are_left_out_where_no_font_has_them(browser: Browser, quiet: Sandbox) -> None:
    with_emoji, without = "A pair: \N{TURTLE} T6, \N{UNICORN FACE} U6.", "A pair: T6, U6."
    listing = ("fc-list", ":color=true:charset=1f422")
    found = await asyncio.to_thread(subprocess.run, listing, capture_output=True, check=True)
    visit = await Visit.open(browser, quiet.address)
    shown = [
        await visit.page.evaluate(
            "async words => (await import('/page/dom.js')).h('p', words).textContent", words
        )
        for words in (with_emoji, "\N{TURTLE}", "3 \N{MULTIPLICATION SIGN} 7 \N{RIGHTWARDS ARROW}")
    ]
    # If there is nothing else it stays: a box is better than nothing.
    assert shown == [
        with_emoji if found.stdout else without,
        "\N{TURTLE}",
        "3 \N{MULTIPLICATION SIGN} 7 \N{RIGHTWARDS ARROW}",
    ]
    await visit.close()


async def test_words_reach_everybody_and_direct_messages_only_one(
    browser: Browser, tmp_path: Path
) -> None:
    async with sandbox(tmp_path) as started:
        robin = await Visit.open(browser, started.address)
        ada = await Visit.open(browser, started.address, "Ada")
        await robin.line.fill("Who plays with me, @Ada?")
        await robin.line.press("Enter")
        await expect(ada.channel.get_by_role("article")).to_contain_text("Who plays with me, @Ada?")
        await robin.page.get_by_role("combobox", name="Message Hedgerow").fill("a secret")
        await robin.page.keyboard.press("Enter")
        await expect(robin.dm.get_by_role("article")).to_contain_text(["a secret", "/learn"])
        assert "a secret" not in await ada.page.content()
        for visit in (robin, ada):
            await visit.close()
        assert await started.end() == (0, "")


async def test_a_move_is_made_with_the_keys_alone(browser: Browser, tmp_path: Path) -> None:
    async with sandbox(tmp_path, HEDGEROW_HOUSE_SECONDS="60") as started:
        visit = await Visit.open(browser, started.address)
        keys = visit.page.keyboard
        await visit.line.focus()
        await keys.type("/play")
        await keys.press("Enter")
        await keys.type("Racing")
        fitting = visit.page.get_by_role("listbox", name="game", exact=True).get_by_role("option")
        await expect(fitting).to_have_count(1)
        await keys.press("ArrowDown")
        await keys.press("Enter")
        options = visit.page.get_by_role("combobox", name="options, optional")
        while not await options.evaluate("field => field === document.activeElement"):
            await keys.press("Tab")
        await keys.type("first=host")
        await expect(visit.offered("options", "first=host")).to_be_visible()
        await keys.press("Enter")
        await keys.press("Enter")
        for label in ("Add the house", "Start"):
            await expect(visit.table.get_by_role("button", name=label)).to_be_enabled()
            await tab_to(visit, label)
            await keys.press("Enter")
        await expect(visit.hand).to_contain_text("s your turn")
        card = visit.hand.get_by_role("button", name="+").first
        label = await card.inner_text()
        await tab_to(visit, label)
        await keys.press("Space")
        if label.endswith("…"):
            await expect(visit.hand.get_by_role("button", name="Back")).to_be_visible()
            await tab_to(visit, "Red")
            await keys.press("Enter")
        await expect(visit.table).to_contain_text("Robin plays")
        await visit.close()
        assert await started.end() == (0, "")


async def tab_to(visit: Visit, label: str) -> None:
    """Press Tab until a button of this name has the focus."""
    focused = "document.activeElement.innerText.trim() || document.activeElement.ariaLabel"
    for _ in range(80):
        if await visit.page.evaluate(focused) == label:
            return
        await visit.page.keyboard.press("Tab")
    raise AssertionError(f"no way to “{label}” by Tab")


async def test_on_a_phone_the_direct_messages_are_a_tab(browser: Browser, tmp_path: Path) -> None:
    async with sandbox(tmp_path, HEDGEROW_HOUSE_SECONDS="60") as started:
        visit = await Visit.open(browser, started.address, width=390, height=800)
        await visit.page.get_by_role("button", name="Play Racing Hedgehogs now").click()
        await expect(visit.table).to_contain_text("Round 1 of 3")
        await expect(visit.dm).to_be_hidden()
        await visit.page.get_by_role("button", name="Direct messages").click()
        await expect(visit.hand).to_contain_text("Racing Hedgehogs · Robin")
        await expect(visit.channel).to_be_hidden()
        assert await visit.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        await visit.close()
        assert await started.end() == (0, "")


async def test_the_guide_goes_on_when_the_reader_has_done_what_it_says(
    browser: Browser, tmp_path: Path
) -> None:
    async with sandbox(tmp_path, HEDGEROW_HOUSE_SECONDS="60") as started:
        visit = await Visit.open(browser, started.address)
        guide = visit.page.locator("#guide")
        await expect(guide).to_contain_text("Welcome!")
        await visit.page.get_by_role("button", name="Play Racing Hedgehogs now").click()
        await expect(guide).to_contain_text("Four hedgehogs, no owners")
        await visit.open_hand()
        await expect(guide).to_contain_text("Play a card")
        await expect(guide).to_contain_text("Step 2 of 5")
        chosen = guide.get_by_role("combobox", name="Guide to")
        assert len(await chosen.get_by_role("option").all()) == 1 + len(catalogue(SEEDS))
        await visit.close()
        assert await started.end() == (0, "")


@pytest.mark.parametrize("scheme", ["light", "dark"])
async def test_axe_finds_nothing_grave(
    browser: Browser, tmp_path: Path, scheme: Literal["light", "dark"]
) -> None:
    async with sandbox(tmp_path, HEDGEROW_HOUSE_SECONDS="60") as started:
        visit = await Visit.open(browser, started.address, scheme=scheme)
        found = [await grave(visit)]
        await visit.page.get_by_role("button", name="Play Racing Hedgehogs now").click()
        await expect(visit.hand).to_contain_text("Racing Hedgehogs · Robin")
        await visit.open_hand()
        await visit.line.fill("/")
        found.append(await grave(visit))
        await visit.line.fill("")
        await visit.page.set_viewport_size({"width": 390, "height": 800})
        found.append(await grave(visit))
        assert found == [[], [], []]
        assert await started.end() == (0, "")


async def grave(visit: Visit) -> list[str]:
    """Return the serious violations on the page as it is now: the rule, and where."""
    result = await Axe().run(visit.page)
    return [
        f"{each['id']}: {[node['html'][:120] for node in each['nodes']]}"
        for each in result.response["violations"]
        if each["impact"] in GRAVE
    ]
