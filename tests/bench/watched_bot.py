"""`bot.py` with a ticker on its event loop; how late each tick comes is written to a file.

A program for `test_clicks.py`. The file is named by `LATENESS_FILE`; it gets a line a tick, the
present time and the lateness in milliseconds, when the bot ends. With `HOUSE_THINKS=in a thread`
the house has no process of its own.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import bot
from cogs.app.settings import Settings
from tests.support.worker_thread import WorkerThread

#: Seconds between two ticks: long enough that the ticker itself costs almost nothing.
TICK = 0.005


async def watched(settings: Settings) -> None:
    ticks: list[tuple[float, float]] = []

    async def tick() -> None:
        while True:
            began = time.monotonic()
            await asyncio.sleep(TICK)
            now = time.monotonic()
            ticks.append((now, 1000 * (now - began - TICK)))

    ticker = asyncio.create_task(tick())
    try:
        await run(settings)
    finally:
        ticker.cancel()
        lines = "\n".join(f"{at:.4f} {late:.3f}" for at, late in ticks)
        await asyncio.to_thread(Path(os.environ["LATENESS_FILE"]).write_text, lines, "utf-8")


if __name__ == "__main__":
    run, bot.run = bot.run, watched
    if os.environ.get("HOUSE_THINKS") == "in a thread":
        setattr(bot, "WorkerProcess", lambda seeds: WorkerThread())  # noqa: B010 - mypy
    bot.main()
