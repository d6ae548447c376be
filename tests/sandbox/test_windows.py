"""Several members in several windows: what each sees, and what survives a restart."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, expect

from tests.sandbox.visit import ROOT, Sandbox, Visit, sandbox

CARD = re.compile(r"^(Yellow|Red|Green|Purple|Joker) \+")
PLAIN_CARD = re.compile(r"^(Yellow|Red|Green|Purple) \+")


async def at_a_race(started: Sandbox, browser: Browser) -> tuple[Visit, Visit]:
    """Open a race of Robin, Ada and the house, with one window each for Robin and Ada."""
    robin = await Visit.open(browser, started.address)
    ada = await Visit.open(browser, started.address, "Ada")
    await robin.play("Racing Hedgehogs")
    await ada.press("Join")
    await expect(robin.table).to_contain_text("2 of 5 seats taken")
    await robin.press("Add the house")
    await expect(ada.table).to_contain_text("3 of 5 seats taken")
    await robin.press("Start")
    await expect(ada.table).to_contain_text("Round 1 of 3")
    return robin, ada


async def test_no_window_holds_the_hand_of_another(browser: Browser, tmp_path: Path) -> None:
    async with sandbox(tmp_path, HEDGEROW_HOUSE_SECONDS="60") as started:
        robin, ada = await at_a_race(started, browser)
        await robin.open_hand()
        await ada.open_hand()
        await robin.page.reload()  # what is private stays so when a window comes back
        for visit, name, other in ((robin, "Robin", "Ada"), (ada, "Ada", "Robin")):
            await expect(visit.panel).to_contain_text(f"Racing Hedgehogs · {name}")
            await expect(visit.hand).to_contain_text(f"Racing Hedgehogs · {name}")
            source = await visit.page.content()
            assert f"Racing Hedgehogs · {name}" in source
            assert f"Racing Hedgehogs · {other}" not in source
        # Cleo has no seat: her window holds no hand, and asking for one is refused.
        cleo = await Visit.open(browser, started.address, "Cleo")
        await expect(cleo.table).to_contain_text("Round 1 of 3")
        await cleo.press("My hand")
        await expect(cleo.panel).to_contain_text("You have no seat at this table.")
        assert "Racing Hedgehogs · " not in await cleo.page.content()
        labels = await cleo.page.get_by_role("button").all_inner_texts()
        assert not [label for label in labels if CARD.match(label)]
        for visit in (robin, ada, cleo):
            await visit.close()
        assert await started.end() == (0, "")


async def test_the_house_moves_by_itself_and_both_sides_follow(
    browser: Browser, tmp_path: Path
) -> None:
    async with sandbox(tmp_path, HEDGEROW_HOUSE_SECONDS="0.5") as started:
        visit = await Visit.open(browser, started.address)
        await visit.play("Racing Hedgehogs", options="first=host")
        await visit.press("Add the house")
        await visit.press("Start")
        await visit.hand.get_by_role("button", name=CARD).first.click()
        # Nobody clicks now, and both messages are updated.
        await expect(visit.table).to_contain_text(re.compile(r"(\w+ plays.*){3}", re.DOTALL))
        await expect(visit.hand).to_contain_text("s your turn")
        await visit.close()
        assert await started.end() == (0, "")


async def test_a_restart_of_the_bot_keeps_tables_and_their_old_buttons(
    browser: Browser, tmp_path: Path
) -> None:
    async with sandbox(tmp_path, HEDGEROW_HOUSE_SECONDS="60") as started:
        robin, ada = await at_a_race(started, browser)
        await robin.open_hand()
        cards = await robin.panel.get_by_role("button").all_inner_texts()
        await ada.page.get_by_role("button", name="Restart the bot").click()
        back = re.compile("back|again", re.IGNORECASE)
        for visit in (robin, ada):
            await expect(visit.page.get_by_role("status").first).to_contain_text(back)
        # The message from before the restart still works: no new one was sent.
        await robin.press("Hand as text", robin.panel)
        await expect(robin.panel).to_contain_text("Hand: ")
        await robin.open_hand()
        assert await robin.panel.get_by_role("button").all_inner_texts() == cards
        for visit in (robin, ada):
            await visit.close()
        assert await started.end() == (0, "")


async def test_a_kept_file_brings_its_table_back(browser: Browser, tmp_path: Path) -> None:
    settings: dict[str, Any] = {"HEDGEROW_DB": "tables.db", "HEDGEROW_HOUSE_SECONDS": "60"}
    async with sandbox(tmp_path, **settings) as started:
        _, ada = await at_a_race(started, browser)
        await ada.open_hand()
        before = await ada.panel.get_by_role("button").all_inner_texts()
        code, _ = await started.end()
        assert code == 0
    async with sandbox(tmp_path, **settings) as started:
        ada = await Visit.open(browser, started.address, "Ada")
        await expect(ada.table).to_contain_text("Round 1 of 3")
        await ada.open_hand()
        assert await ada.panel.get_by_role("button").all_inner_texts() == before
        assert await started.end() == (0, "")


async def test_typing_and_an_open_menu_outlast_the_others_clicks(
    browser: Browser, tmp_path: Path
) -> None:
    async with sandbox(tmp_path) as started:
        robin = await Visit.open(browser, started.address)
        ada = await Visit.open(browser, started.address, "Ada")
        await robin.play("Racing Hedgehogs")
        await robin.press("Options")
        await robin.panel.get_by_role("combobox", name="Pace", exact=True).click()
        live = robin.offered("Pace", "Live")
        await expect(live).to_be_visible()
        await ada.press("Join")
        await expect(robin.table).to_contain_text("2 of 5 seats taken")
        await live.click()
        await expect(ada.table).to_contain_text("Pace: Live")
        await robin.line.fill("half a sent")
        await ada.press("Leave")
        await expect(robin.table).to_contain_text("1 of 5 seats taken")
        await expect(robin.line).to_have_value("half a sent")
        for visit in (robin, ada):
            await visit.close()
        assert await started.end() == (0, "")


#: The bot with a turn of a few seconds at live pace: nobody waits three minutes for this test.
_IMPATIENT = """
import sys
sys.path.insert(0, {root!r})
import bot
from engine.api.action import Wait
from engine.table import deadlines
from engine.table.model import Pace
deadlines._SECONDS[Pace.LIVE][Wait.TURN] = 8
bot.main()
"""


async def test_who_goes_away_for_two_turns_comes_back_to_their_seat(
    browser: Browser, tmp_path: Path
) -> None:
    (tmp_path / "bot.py").write_text(_IMPATIENT.format(root=str(ROOT)), "utf-8")
    async with sandbox(tmp_path, root=tmp_path) as started:
        robin = await Visit.open(browser, started.address)
        ada = await Visit.open(browser, started.address, "Ada")
        await robin.play("Racing Hedgehogs", pace="live", options="first=host")
        await ada.press("Join")
        await expect(robin.table).to_contain_text("2 of 5 seats taken")
        await robin.press("Add the house")
        await expect(robin.table).to_contain_text("3 of 5 seats taken")
        await robin.press("Start")
        told = robin.channel.get_by_role("article").filter(has_text="Your time ran out")
        await expect(told).to_contain_text("Robin plays")
        await ada.hand.get_by_role("button", name=PLAIN_CARD).first.click()
        await expect(ada.table).to_contain_text("The house plays for Robin until they are back.")
        await robin.press("I am back")
        await expect(ada.table).to_contain_text("Robin is back.")
        await expect(ada.table).not_to_contain_text("The house plays for Robin")
        for visit in (robin, ada):
            await visit.close()
        assert await started.end() == (0, "")
