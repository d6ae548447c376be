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


#: Seconds pass where others use the machine too; what is there at once is not waited for.
PATIENCE_MS = 20_000
expect.set_options(timeout=PATIENCE_MS)

READY = "Ready for the next round"


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
        page.set_default_timeout(PATIENCE_MS)
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

    async def sit_down(self) -> None:
        """Open a race, let the house take the free seats, start, and open the hand."""
        await self.play("Racing Hedgehogs")
        await expect(self.table).to_contain_text("1 of 5 seats taken")
        await self.press("Seat the house")
        await expect(self.table).to_contain_text("3 of 5 seats taken")
        await self.press("Start")
        await self.open_hand()

    @property
    def ready(self) -> Locator:
        """The table's button between two rounds."""
        return self.table.get_by_role("button", name=READY)

    @property
    def over(self) -> Locator:
        """The table's button when the game is over."""
        return self.table.get_by_role("button", name="Play again")

    def moves(self) -> Locator:
        """The controls of an open hand that make a move."""
        buttons = self.panel.get_by_role("button", disabled=False)
        spoken = re.compile(r"^(Read my hand|Back|Reply|Ready .*)$")
        return buttons.filter(has_not_text=spoken).filter(has_text=re.compile(r"\S"))

    async def move_on(self, prefer: str = "") -> str:
        """Wait until something is asked, press what is preferred or else the first, and say what.

        Says nothing where the game has ended meanwhile.
        """
        while not await self.over.is_visible():
            if await self.ready.is_visible():
                await self.ready.click()
                await expect(self.ready).to_be_hidden()
                return READY
            labels = await self.moves().all_inner_texts()
            if labels:
                chosen = next((each for each in labels if prefer in each), labels[0])
                asked = await self.panel.inner_text()
                await self.press(chosen, self.panel)
                await expect(self.panel).not_to_have_text(asked, use_inner_text=True)
                return chosen
            await asyncio.sleep(0.05)
        return ""

    async def pictures_shown(self) -> None:
        """Wait until every picture of the channel has been loaded."""
        await self.page.wait_for_function(
            "[...document.querySelectorAll('[role=log] img')]"
            ".every(img => img.complete && img.naturalWidth > 0)"
        )
