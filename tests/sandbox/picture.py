"""Make the picture in the README: `uv run --group dev python -m tests.sandbox.picture [file]`.

A visitor opens a race by one button and plays some cards, and the page is taken as it stands then:
the table in the channel and the hand beside it.
"""

from __future__ import annotations

import asyncio
import io
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.async_api import expect

from tests.sandbox.visit import ROOT, Visit, chromium, sandbox

CARDS = 3

MY_TURN = re.compile(r"s your turn|Waiting for you")

#: A card that is played at once, without choosing a colour.
PLAIN = re.compile(r"^(Yellow|Red|Green|Purple) \+")


async def take(file: Path, folder: Path) -> None:
    """Play some cards and write the picture."""
    async with (
        sandbox(folder, HEDGEROW_HOUSE_SECONDS="0", HEDGEROW_DB="tables.db") as started,
        chromium() as browser,
    ):
        visit = await Visit.open(browser, started.address, width=1280, height=860, scale=1.25)
        await visit.page.get_by_role("button", name="Play Racing Hedgehogs now").click()
        for _ in range(CARDS):
            await expect(visit.hand).to_contain_text(MY_TURN)
            cards = visit.hand.get_by_role("button", name=PLAIN)
            label = await cards.first.inner_text()
            await cards.first.click()
            await expect(visit.channel).to_contain_text("Robin plays")
            await expect(visit.hand.get_by_role("button", name=label, exact=True)).to_be_hidden()
        await expect(visit.hand).to_contain_text(MY_TURN)
        await visit.page.get_by_role("button", name="Guide").click()
        await visit.table.evaluate("table => table.scrollIntoView({block: 'start'})")
        await visit.page.mouse.move(0, 0)
        await visit.pictures_shown()
        taken = await visit.page.screenshot()
    with Image.open(io.BytesIO(taken)) as picture:
        few = picture.convert("RGB").quantize(256, dither=Image.Dither.NONE)
        few.save(file, optimize=True)


def main() -> None:
    """Write to the given file, or to the one that the README shows."""
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "play.png"
    with TemporaryDirectory() as folder:
        asyncio.run(take(file.resolve(), Path(folder)))


if __name__ == "__main__":
    main()
