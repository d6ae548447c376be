"""Somebody without a Discord account plays a whole race in a browser, alone with the house."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from playwright.async_api import Browser

from tests.sandbox.visit import READY, Visit, sandbox

PLACE = re.compile(r"\d+\\?\. (?P<who>.+) \N{EN DASH} (?P<points>\d+) points?")


# Half a minute; the rest is for a machine that is busy with other things.
@pytest.mark.timeout(300)
async def test_a_lone_visitor_plays_a_whole_race_by_clicking(browser: Browser, tmp_path: Path):
    async with sandbox(tmp_path, HEDGEROW_HOUSE_SECONDS="0") as started:
        visit = await Visit.open(browser, started.address)
        await visit.sit_down()

        async with asyncio.timeout(200):
            pressed = await play_to_the_end(visit)

        # Two stops between three rounds, and a joker was given a colour.
        assert pressed.count(READY) == 2
        joker = next(at for at, label in enumerate(pressed) if label.startswith("Joker"))
        assert pressed[joker + 1] in ("Yellow", "Red", "Green", "Purple")

        ranking = (await visit.table.inner_text()).splitlines()
        places = [PLACE.fullmatch(place.strip()) for place in ranking]
        assert {place["who"] for place in places if place} == {"Robin", "House", "House 2"}
        points = [int(place["points"]) for place in places if place]
        assert points == sorted(points, reverse=True)
        await visit.pictures_shown()

        assert visit.hosts == {started.address.split("/")[2]}
        assert await started.end() == (0, "")


async def play_to_the_end(visit: Visit) -> list[str]:
    """Press whatever is offered first, a joker once where there is one; give what was pressed."""
    pressed: list[str] = []
    while not await visit.over.is_visible():
        tried = any(label.startswith("Joker") for label in pressed)
        pressed.append(await visit.move_on("" if tried else "Joker"))
    return pressed
