"""Somebody without a Discord account plays a whole race in a browser, alone with the house."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from playwright.async_api import Browser, expect

from tests.sandbox.visit import Visit, sandbox

READY = "Ready for the next round"
PLACE = re.compile(r"(?P<who>.+) \N{EN DASH} (?P<points>\d+) points?")


async def test_a_lone_visitor_plays_a_whole_race_by_clicking(browser: Browser, tmp_path: Path):
    async with sandbox(tmp_path, HEDGEROW_HOUSE_SECONDS="0") as started:
        visit = await Visit.open(browser, started.address)
        await visit.play("Racing Hedgehogs")
        await expect(visit.table).to_contain_text("1 of 5 seats taken")
        await visit.press("Seat the house")
        await expect(visit.table).to_contain_text("3 of 5 seats taken")
        await visit.press("Start")
        await visit.open_hand()

        async with asyncio.timeout(90):
            pressed = await play_to_the_end(visit)

        # Two stops between three rounds, and a joker was given a colour.
        assert pressed.count(READY) == 2
        joker = next(at for at, label in enumerate(pressed) if label.startswith("Joker"))
        assert pressed[joker + 1] in ("Yellow", "Red", "Green", "Purple")

        ranking = await visit.table.get_by_role("listitem").all_inner_texts()
        places = [PLACE.fullmatch(place.strip()) for place in ranking]
        assert {place["who"] for place in places if place} == {"Robin", "House", "House 2"}
        points = [int(place["points"]) for place in places if place]
        assert points == sorted(points, reverse=True)
        await expect(visit.table.get_by_role("button", name="Play again")).to_be_visible()
        await expect(visit.table.get_by_role("img")).to_have_js_property("complete", True)

        assert visit.hosts == {started.address.split("/")[2]}
        assert await started.end() == (0, "")


async def play_to_the_end(visit: Visit) -> list[str]:
    """Press whatever is offered first, a joker once where there is one; give what was pressed."""
    pressed: list[str] = []
    over = visit.table.get_by_role("button", name="Play again")
    ready = visit.table.get_by_role("button", name=READY)
    while not await over.is_visible():
        if await ready.is_visible():
            await ready.click()
            pressed.append(READY)
            await expect(ready).to_be_hidden()
            continue
        labels = await visit.moves().all_inner_texts()
        if not labels or READY in labels:
            await asyncio.sleep(0.05)
            continue
        jokers = [label for label in labels if label.startswith("Joker")]
        untried = not any(label.startswith("Joker") for label in pressed)
        chosen = jokers[0] if jokers and untried else labels[0]
        asked = await visit.panel.inner_text()
        await visit.press(chosen, visit.panel)
        pressed.append(chosen)
        await expect(visit.panel).not_to_have_text(asked, use_inner_text=True)
    return pressed
