"""Several people at one table in several windows: what each sees, and what nobody does."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path

from playwright.async_api import Browser, expect

from tests.sandbox.visit import Sandbox, Visit, sandbox

CARD = re.compile(r"^(Yellow|Red|Green|Purple|Joker) \+\d")


async def at_a_race(started: Sandbox, browser: Browser) -> tuple[Visit, Visit]:
    """Robin and Ada at a race with one seat of the house, each with a window of their own."""
    robin = await Visit.open(browser, started.address)
    ada = await Visit.open(browser, started.address)
    await ada.become("Ada")
    await robin.play("Racing Hedgehogs")
    await ada.press("Join")
    await expect(robin.table).to_contain_text("2 of 5 seats taken")
    await robin.press("Seat the house")
    await expect(ada.table).to_contain_text("3 of 5 seats taken")
    await robin.press("Start")
    await expect(ada.table).to_contain_text("Round 1 of 3")
    return robin, ada


async def test_no_window_holds_the_hand_of_another(browser: Browser, tmp_path: Path):
    async with sandbox(tmp_path, HEDGEROW_HOUSE_SECONDS="60") as started:
        robin, ada = await at_a_race(started, browser)
        await robin.open_hand()
        await ada.open_hand()
        for visit, name, other in ((robin, "Robin", "Ada"), (ada, "Ada", "Robin")):
            await expect(visit.panel).to_contain_text(f"Racing Hedgehogs · {name}")
            source = await visit.page.content()
            assert f"Racing Hedgehogs · {name}" in source
            assert f"Racing Hedgehogs · {other}" not in source
        # Cleo sits nowhere: her window holds no hand at all, and asking for one is answered so.
        cleo = await Visit.open(browser, started.address)
        await cleo.become("Cleo")
        await expect(cleo.table).to_contain_text("Round 1 of 3")
        await cleo.press("My hand")
        await expect(cleo.panel).to_contain_text("You have no seat at this table.")
        assert "Racing Hedgehogs · " not in await cleo.page.content()
        labels = await cleo.channel.get_by_role("button").all_inner_texts()
        assert not [label for label in labels if CARD.match(label)]
        assert await started.end() == (0, "")


async def test_the_house_moves_by_itself_after_a_breath(browser: Browser, tmp_path: Path):
    async with sandbox(tmp_path) as started:
        visit = await Visit.open(browser, started.address)
        await visit.play("Racing Hedgehogs")
        await visit.press("Seat the house")
        await visit.press("Options")
        await visit.panel.get_by_role("combobox", name="Who begins").click()
        await visit.page.get_by_role("option", name="The host").click()
        await expect(visit.table).to_contain_text("Who begins: The host")
        await visit.press("Start")
        await visit.open_hand()
        await visit.press(await visit.moves().first.inner_text(), visit.panel)
        moved = time.monotonic()
        # Nobody clicks now, and both messages follow: two seats, three seconds each at this pace.
        await expect(visit.table).to_contain_text("House plays")
        await expect(visit.table).to_contain_text("House 2 plays")
        assert time.monotonic() - moved > 5.5
        await expect(visit.panel).to_contain_text("It is your turn. · in 6 hours")
        assert await started.end() == (0, "")


async def test_a_kept_file_brings_its_table_back(browser: Browser, tmp_path: Path):
    settings = {"HEDGEROW_DB": "tables.db", "HEDGEROW_HOUSE_SECONDS": "60"}
    async with sandbox(tmp_path, **settings) as started:
        _, ada = await at_a_race(started, browser)
        await ada.open_hand()
        before = await ada.panel.get_by_role("button").all_inner_texts()
        code, _ = await started.end()
        assert code == 0
    async with sandbox(tmp_path, **settings) as started:
        ada = await Visit.open(browser, started.address)
        await ada.become("Ada")
        await expect(ada.table).to_contain_text("Round 1 of 3")
        await ada.open_hand()
        assert await ada.panel.get_by_role("button").all_inner_texts() == before
        assert await started.end() == (0, "")


async def test_typing_and_an_open_menu_outlast_the_others_clicks(browser: Browser, tmp_path: Path):
    async with sandbox(tmp_path) as started:
        robin = await Visit.open(browser, started.address)
        ada = await Visit.open(browser, started.address)
        await ada.become("Ada")
        await robin.play("Racing Hedgehogs")
        await robin.press("Options")
        await robin.panel.get_by_role("combobox", name="Pace").click()
        live = robin.page.get_by_role("option", name="Live")
        await expect(live).to_be_visible()
        await ada.press("Join")
        await expect(robin.table).to_contain_text("2 of 5 seats taken")
        await live.click()
        await expect(ada.table).to_contain_text("Pace: Live")
        await robin.page.locator("#channel-composer-input").fill("half a sent")
        await ada.press("Leave")
        await expect(robin.table).to_contain_text("1 of 5 seats taken")
        assert await robin.page.locator("#channel-composer-input").input_value() == "half a sent"
        assert await started.end() == (0, "")


async def test_the_page_can_end_it_too(browser: Browser, tmp_path: Path):
    async with sandbox(tmp_path) as started:
        visit = await Visit.open(browser, started.address)
        await visit.page.get_by_text("More", exact=True).click()
        await visit.page.get_by_role("button", name="End preview session").click()
        assert await asyncio.wait_for(started.process.wait(), 10) == 0
