"""Makes the README's picture: `uv run --group dev python -m tests.sandbox.picture [file]`.

A visitor plays into the second round, and the table message is taken as it stands then.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import expect

from tests.sandbox.visit import READY, ROOT, Visit, chromium, sandbox

TURNS = 4


async def take(file: Path, folder: Path) -> None:
    """Play and write the picture."""
    async with sandbox(folder, HEDGEROW_HOUSE_SECONDS="0") as started, chromium() as browser:
        visit = await Visit.open(browser, started.address, width=720, height=1000, scale=1.5)
        await visit.sit_down()
        async with asyncio.timeout(60):
            while await visit.move_on() != READY:
                pass
            for _ in range(TURNS):
                await visit.move_on()
            await expect(visit.panel).to_contain_text("It is your turn.")
        await visit.table.evaluate("table => table.scrollIntoView({block: 'center'})")
        await visit.page.mouse.move(0, 0)
        await visit.pictures_shown()
        await visit.table.screenshot(path=file)


def main() -> None:
    """Write to the file that is named, else to the README's."""
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "play.png"
    with TemporaryDirectory() as folder:
        asyncio.run(take(file.resolve(), Path(folder)))


if __name__ == "__main__":
    main()
