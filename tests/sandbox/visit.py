"""The sandbox as a process of its own, and what a visitor does and sees in a browser window."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from shutil import which

from playwright.async_api import Browser, Locator, Page, TimeoutError, async_playwright, expect

ROOT = Path(__file__).parents[2]
CHROMIUM = which("chromium") or which("chromium-browser") or which("google-chrome")

#: Nothing of the browser's own leaves the machine, and it needs no GPU and no user of its own.
_QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)

#: Whatever somebody's `.env` says, these tests have no token and a file of their own.
UNSET = {"DISCORD_TOKEN": "", "HEDGEROW_DB": "", "HEDGEROW_PORT": "", "HEDGEROW_LOG": "warning"}


class Sandbox:
    """`python bot.py` without a token."""

    def __init__(self, process: asyncio.subprocess.Process, said: list[str]) -> None:
        self.process, self.said = process, said

    @property
    def address(self) -> str:
        """The one address in what it has said."""
        (found,) = re.findall(r"http://\S+", " ".join(self.said))
        return found

    async def end(self, sign: signal.Signals = signal.SIGINT) -> tuple[int, str]:
        """Stop it as a person does; give its exit code and its log."""
        if self.process.returncode is None:
            self.process.send_signal(sign)
        out, errors = await asyncio.wait_for(self.process.communicate(), 20)
        self.said += out.decode().splitlines()
        return self.process.returncode or 0, errors.decode()


@asynccontextmanager
async def sandbox(folder: Path, **settings: str) -> AsyncIterator[Sandbox]:
    """Start one in an empty folder; it is ended at the latest when this is left."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(ROOT / "bot.py"),
        cwd=folder,
        env={**os.environ, **UNSET, **settings},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    started = Sandbox(process, [])
    try:
        async with asyncio.timeout(30):
            for _ in range(2):
                started.said.append((await process.stdout.readline()).decode().strip())
        yield started
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """Start the system's browser without a window."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(_QUIET))
        try:
            yield browser
        finally:
            await browser.close()


class Visit:
    """One window on the sandbox. Everything is done by clicking and typing."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hosts: set[str] = set()
        page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))

    @classmethod
    async def open(
        cls, browser: Browser, address: str, width: int = 1100, height: int = 900, scale: float = 1
    ) -> Visit:
        """Open the address and wait until one can type."""
        page = await browser.new_page(
            viewport={"width": width, "height": height}, device_scale_factor=scale
        )
        page.set_default_timeout(10_000)
        visit = cls(page)
        await page.goto(address)
        await expect(page.locator("#channel-composer-input")).to_be_visible()
        return visit

    @property
    def channel(self) -> Locator:
        """What stands in the channel; a list of messages beside it repeats them."""
        return self.page.get_by_role("log")

    @property
    def table(self) -> Locator:
        """The table message: the one that everybody sees."""
        public = self.page.get_by_role("article").filter(has_not_text="Only you can see this")
        return self.channel.locator(public).last

    @property
    def panel(self) -> Locator:
        """The latest message that only this visitor sees."""
        private = self.page.get_by_role("article").filter(has_text="Only you can see this")
        return self.channel.locator(private).last

    async def become(self, name: str) -> None:
        """Look through somebody else."""
        await self.page.get_by_label("Viewing as").select_option(label=name)

    async def play(self, game: str) -> None:
        """Type /play and choose the game in the slash picker."""
        await self.page.locator("#channel-composer-input").fill("/play")
        await self.page.locator(".command-entry", has_text="/play").click()
        offered = self.page.get_by_role("option", name=game).first
        for _ in range(3):  # whoever types faster than a busy machine answers types again
            await self.page.get_by_role("combobox", name="game, required").fill("")
            await self.page.get_by_role("combobox", name="game, required").fill(game)
            with suppress(TimeoutError):
                await offered.wait_for(timeout=4_000)
                break
        await offered.click()
        await self.page.locator("#send-message").click()

    async def press(self, label: str, where: Locator | None = None) -> None:
        """Press a button of the table."""
        await (where or self.table).get_by_role("button", name=label, exact=True).click()

    async def open_hand(self) -> None:
        """Press "My hand" and wait for it."""
        await self.press("My hand")
        await expect(self.panel.get_by_role("button", name="Read my hand")).to_be_visible()

    def moves(self) -> Locator:
        """The controls of an open hand that make a move."""
        buttons = self.panel.get_by_role("button", disabled=False)
        spoken = re.compile(r"^(Read my hand|Back|Reply)$")
        return buttons.filter(has_not_text=spoken).filter(has_text=re.compile(r"\S"))

    async def source(self) -> str:
        """All that this window's page holds."""
        return await self.page.content()
