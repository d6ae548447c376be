"""The sandbox in its own process, and what a visitor does and sees in a browser window."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from shutil import which
from typing import Literal

from playwright.async_api import Browser, Locator, Page, WebSocket, async_playwright, expect

ROOT = Path(__file__).parents[2]
CHROMIUM = which("chromium") or which("chromium-browser") or which("google-chrome")

#: No background traffic of the browser leaves the machine; no GPU and no extra user are needed.
_QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)

#: Whatever a developer's `.env` says, these tests use no token and their own database.
UNSET = {
    "DISCORD_TOKEN": "",
    "HEDGEROW_DB": "",
    "HEDGEROW_HOST": "",
    "HEDGEROW_PORT": "",
    "HEDGEROW_LOG": "warning",
}


#: On a busy machine things take seconds; what is there already is not waited for.
PATIENCE_MS = 60_000
expect.set_options(timeout=PATIENCE_MS)

#: The member the page opens as, and the other members.
FIRST = "Robin"

#: Anything that takes longer is stuck, however busy the machine is.
ENDS_SECONDS = 100

_TABLE_BUTTONS = re.compile("^(Rules|Play again)$")
_HAND_BUTTONS = re.compile("^(Hand as text|Table as text|Go to the table)$")


class Sandbox:
    """`python bot.py` without a token, as a process."""

    def __init__(self, process: asyncio.subprocess.Process, said: list[str]) -> None:
        self.process, self.said = process, said

    @property
    def address(self) -> str:
        """The address that it has printed."""
        (found,) = re.findall(r"http://\S+", " ".join(self.said))
        return found

    async def end(self, sign: signal.Signals = signal.SIGINT) -> tuple[int, str]:
        """Stop it with Ctrl-C; return its exit code and its log."""
        if self.process.returncode is None:
            self.process.send_signal(sign)
        out, errors = await asyncio.wait_for(self.process.communicate(), ENDS_SECONDS)
        self.said += out.decode().splitlines()
        return self.process.returncode or 0, errors.decode()


@asynccontextmanager
async def sandbox(folder: Path, *, root: Path = ROOT, **settings: str) -> AsyncIterator[Sandbox]:
    """Start a sandbox in an empty folder; it is stopped when the context ends, if it still runs.

    `root`: the tree whose program it is.
    """
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(root / "bot.py"),
        cwd=folder,
        env={**os.environ, **UNSET, **settings},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    started = Sandbox(process, [])
    try:
        async with asyncio.timeout(150):
            for _ in range(2):
                started.said.append((await process.stdout.readline()).decode().strip())
        yield started
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """Start the system's browser headless."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(_QUIET))
        try:
            yield browser
        finally:
            await browser.close()


class Visit:
    """One window on the sandbox. Everything is done by clicking and typing."""

    def __init__(self, page: Page) -> None:
        self.page, self.name, self.room = page, FIRST, "hedgerow"
        self.hosts: set[str] = set()
        self.complaints: list[str] = []
        #: The custom_ids of the buttons that were really pressed and answered.
        self.pressed: set[str] = set()
        self.asked = 0  #: how many requests buttons and menus have sent
        self._pressing: dict[str, str] = {}
        page.on("websocket", self._connected)
        page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._heard)

    def _heard(self, message: object) -> None:
        if getattr(message, "type", "") in ("error", "warning"):
            self.complaints.append(str(getattr(message, "text", message)))

    def _connected(self, line: WebSocket) -> None:
        line.on("framesent", self._asked)
        line.on("framereceived", self._note_received)

    def _asked(self, frame: str | bytes) -> None:
        act = json.loads(frame)
        self.asked += act["op"] in ("press", "choose")
        if act["op"] == "press":
            self._pressing[act["nonce"]] = act["custom_id"]

    def _note_received(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        if told["t"] == "done" and told["d"]["nonce"] in self._pressing:
            self.pressed.add(self._pressing.pop(told["d"]["nonce"]))

    @classmethod
    async def open(
        cls,
        browser: Browser,
        address: str,
        name: str = FIRST,
        *,
        width: int = 1100,
        height: int = 900,
        scale: float = 1,
        scheme: Literal["dark", "light"] = "light",
    ) -> Visit:
        """Open the address in a new window, as this member."""
        page = await browser.new_page(
            viewport={"width": width, "height": height},
            device_scale_factor=scale,
            color_scheme=scheme,
            reduced_motion="reduce",
        )
        page.set_default_timeout(PATIENCE_MS)
        visit = cls(page)
        await page.goto(address)
        await expect(visit.line).to_be_attached()
        if name != FIRST:
            await visit.become(name)
        return visit

    async def close(self) -> None:
        """Close the window. Assert that the page logged no errors."""
        await self.page.close()
        assert not self.complaints, self.complaints

    # What the window shows

    @property
    def line(self) -> Locator:
        """The text box of the channel."""
        return self.page.get_by_role("combobox", name=f"Message #{self.room}", exact=True)

    @property
    def channel(self) -> Locator:
        """The messages of the channel."""
        return self.page.get_by_role("log", name=self.room, exact=True)

    @property
    def dm(self) -> Locator:
        """The direct messages of this member and the bot."""
        return self.page.get_by_role("log", name="Direct messages", exact=True)

    @property
    def table(self) -> Locator:
        """The table message."""
        buttons = self.page.get_by_role("button", name=_TABLE_BUTTONS)
        public = self.page.get_by_role("article").filter(has_not_text="Only you can see this")
        return self.channel.locator(public).filter(has=buttons).last

    @property
    def panel(self) -> Locator:
        """The latest ephemeral message in the channel."""
        private = self.page.get_by_role("article").filter(has_text="Only you can see this")
        return self.channel.locator(private).last

    @property
    def hand(self) -> Locator:
        """The hand by direct message."""
        buttons = self.page.get_by_role("button", name=_HAND_BUTTONS)
        return self.dm.get_by_role("article").filter(has=buttons).last

    @property
    def over(self) -> Locator:
        """The rematch button of a finished table."""
        return self.table.get_by_role("button", name="Play again")

    # Actions

    async def become(self, name: str) -> None:
        """Switch to another member."""
        who = self.page.get_by_role("combobox", name="You are")
        async with self.page.expect_navigation():
            await who.select_option(label=name)
        await expect(who.locator("option:checked")).to_have_text(name)
        self.name = name
        await expect(self.line).to_be_attached()

    async def play(self, game: str, **options: str) -> None:
        """Type /play, choose the game from the list, fill in the options and send."""
        await self.line.fill("/play")
        await self.offered("Commands", "/play").click()
        group = self.page.get_by_role("group", name="/play")
        await group.get_by_role("combobox", name="game, required").fill(game)
        await self.offered("game", game).click()
        for name, value in options.items():
            await group.get_by_role("combobox", name=f"{name}, optional").fill(value)
        await self.page.get_by_role("button", name="Send").locator("visible=true").first.click()

    def offered(self, listbox: str, option: str) -> Locator:
        """Return an option of an open list by the list's name and a part of the option's name."""
        found = self.page.get_by_role("listbox", name=listbox, exact=True)
        return found.get_by_role("option", name=option).first

    async def press(self, label: str, where: Locator | None = None) -> None:
        """Press a button of the table."""
        await (where or self.table).get_by_role("button", name=label, exact=True).click()

    async def choose(self, menu: str, option: str, where: Locator) -> None:
        """Choose from a menu."""
        await where.get_by_role("combobox", name=menu, exact=True).click()
        await self.offered(menu, option).click()

    async def open_hand(self) -> None:
        """Press "My hand" and wait for it.

        On a busy machine it comes without its picture, and with other buttons, until that is there.
        """
        await self.press("My hand")
        await expect(self.panel.get_by_role("button", name="Hand as text")).to_be_visible()
        await expect(self.panel.locator("figure.picture")).to_be_visible()

    async def pictures_shown(self) -> None:
        """Wait until every picture has been loaded."""
        await self.page.wait_for_function(
            # A function, because the page's policy forbids evaluating text a second time.
            "() => [...document.querySelectorAll('[role=log] img')]"
            ".every(img => img.complete && img.naturalWidth > 0)",
            polling=50,
        )
