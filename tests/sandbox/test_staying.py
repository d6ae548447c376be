"""What a window keeps when the page is loaded again, and when its server is gone for a while."""

from __future__ import annotations

import re
import signal
import socket
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, expect

from tests.sandbox.visit import Visit, sandbox

_ABOVE = "log => Math.round(log.lastElementChild.getBoundingClientRect().top)"


async def test_on_a_phone_a_language_is_chosen_without_leaving_the_direct_messages(
    browser: Browser, tmp_path: Path
) -> None:
    async with sandbox(tmp_path, HEDGEROW_HOUSE_SECONDS="60") as started:
        visit = await Visit.open(browser, started.address, width=360, height=600)
        page = visit.page
        await visit.line.fill("half a sen")
        await page.get_by_role("button", name="Play Racing Hedgehogs now").press("Enter")
        await expect(visit.table).to_contain_text("Round 1 of 3")
        # The button is gone: who uses keys goes on in the messages.
        await expect(page.locator(".scroller:focus")).to_contain_text("Round 1 of 3")
        guide = page.get_by_role("complementary", name="Guide").get_by_role("button").first
        await expect(guide).to_have_attribute("aria-expanded", "true")
        await guide.click()
        await page.get_by_role("button", name="Direct messages").click()
        await expect(visit.hand).to_contain_text("Racing Hedgehogs · Robin")
        await visit.pictures_shown()
        await page.get_by_role("combobox", name="Message Hedgerow").fill("and a")
        await visit.dm.evaluate("log => log.parentElement.scrollBy(0, -250)")
        await expect(page.get_by_role("button", name="To the end")).to_be_visible()
        before = await visit.dm.evaluate(_ABOVE)
        async with page.expect_navigation():
            await page.get_by_role("combobox", name="Language").select_option(label="Deutsch")
        await expect(page.get_by_role("button", name="Zum Ende")).to_be_visible()
        await expect(page.get_by_role("combobox", name="Sprache")).to_be_focused()
        log = page.get_by_role("log", name="Direktnachrichten", exact=True)
        await expect(log).to_be_visible()
        # What stands above is of another length in another language: by less than a line here.
        assert abs(await log.evaluate(_ABOVE) - before) < 20
        await expect(page.get_by_role("combobox", name="Nachricht an Hedgerow")).to_have_value(
            "and a"
        )
        guide = page.get_by_role("complementary", name="Einführung").get_by_role("button")
        await expect(guide).to_have_count(1)
        await expect(guide).to_have_attribute("aria-expanded", "false")
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        folded = await guide.bounding_box()
        assert folded is not None
        assert folded["height"] < 40
        await page.get_by_role("button", name="# hedgerow", exact=True).click()
        await expect(page.get_by_role("combobox", name="Nachricht an #hedgerow")).to_have_value(
            "half a sen"
        )
        await guide.click()
        await expect(page.get_by_role("complementary")).to_contain_text("Schritt 1 von 5")
        await visit.close()
        assert await started.end() == (0, "")


async def test_on_a_phone_the_longest_guide_leaves_room_for_the_table(
    browser: Browser, tmp_path: Path
) -> None:
    async with sandbox(tmp_path, HEDGEROW_HOUSE_SECONDS="60") as started:
        visit = await Visit.open(browser, started.address, width=390, height=800)
        await visit.page.get_by_role("button", name="Play Safaru now").press("Enter")
        await expect(visit.table).to_contain_text("Round 1")
        guide = visit.page.get_by_role("complementary", name="Guide")
        await expect(guide).to_contain_text("Animals in the wild")
        box = await guide.bounding_box()
        assert box is not None
        assert box["height"] < 0.4 * 800
        words = guide.locator(".guide-words")
        await words.press("End")
        await expect(words.get_by_text("Blue cards")).to_be_in_viewport()
        await visit.close()
        assert await started.end() == (0, "")


async def test_a_command_half_filled_in_is_text_after_a_reload(
    browser: Browser, tmp_path: Path
) -> None:
    async with sandbox(tmp_path) as started:
        visit = await Visit.open(browser, started.address)
        await visit.line.fill("/play")
        await visit.offered("Commands", "/play").click()
        group = visit.page.get_by_role("group", name="/play")
        await group.get_by_role("combobox", name="game, required").fill("Badger")
        await visit.offered("game", "Badger").click()
        await group.get_by_role("combobox", name="pace, optional").fill("slow")
        await visit.offered("pace", "slow").click()
        await visit.page.reload()
        await expect(visit.line).to_have_value(re.compile("^/play game:Badger pace:Slow"))
        await visit.line.press("Enter")
        await expect(visit.table).to_contain_text("Pace: Slow")
        await visit.close()
        assert await started.end() == (0, "")


async def test_a_window_outlasts_its_server_and_says_what_became_of_the_tables(
    browser: Browser, tmp_path: Path
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    settings: dict[str, Any] = {"HEDGEROW_PORT": port, "HEDGEROW_HOUSE_SECONDS": "60"}
    kept = settings | {"HEDGEROW_DB": "tables.db"}
    async with sandbox(tmp_path, **kept) as started:
        visit = await Visit.open(browser, started.address)
        told = visit.page.get_by_role("status")
        await visit.page.get_by_role("button", name="Play Racing Hedgehogs now").click()
        await expect(visit.table).to_contain_text("Round 1 of 3")
        await visit.line.fill("half a sen")
        await started.end(signal.SIGKILL)
        await expect(told).to_have_text("Connection lost. Reconnecting …")
        await visit.line.press("Enter")
        await expect(visit.page.get_by_role("alert").locator("visible=true")).to_have_text(
            "This interaction failed. There is no connection to the server. Please try again."
        )
    async with sandbox(tmp_path, **kept) as started:
        await expect(told).to_have_text("Connected. Every game is where you left it.")
        await expect(visit.table).to_contain_text("Round 1 of 3")
        await expect(visit.hand).to_contain_text("Racing Hedgehogs · Robin")
        await expect(visit.line).to_have_value("half a sen")
        await started.end(signal.SIGKILL)
        await expect(told).to_have_text("Connection lost. Reconnecting …")
    # Without a file of its own a server begins without tables.
    async with sandbox(tmp_path, **settings) as started:
        await expect(told).to_contain_text("Its earlier tables are gone.")
        await expect(visit.table).to_be_hidden()
        await expect(visit.line).to_have_value("half a sen")
        assert await started.end() == (0, "")
