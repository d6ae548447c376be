"""Somebody who knows no game: they read what their window offers and choose any of it.

Moves are made in the hand by direct message, and at the table where that has the same button.
"""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path
from typing import Any

from playwright.async_api import Locator, TimeoutError, expect

from tests.sandbox.visit import Visit
from tests.support.walk import Dice

#: Buttons that are no move.
NO_MOVES = frozenset(
    (
        "Read my hand",
        "Read the table",
        "Look at the table",
        "Back",
        "Rules",
        "My hand",
        "My move",
        "Enlarge the picture",
    )
)

#: What does not stand under the first question, or need not be done, is done once in so many.
SELDOM = 12

#: A table without a clock takes such a breath between two moves.
BEAT_SECONDS = 2.0

#: So long nobody is left without anything to do: the house thinks for a second or two.
STILL_MS = 60_000

#: What is not there by then has gone.
GONE_MS = 3_000

#: Of what an edit replaced under the pointer nothing comes: one presses again, so often.
VAIN_MS, VAIN_AT_MOST = 5_000, 3

#: What a window offers its member, read in one go.
_OFFERED = (Path(__file__).parent / "offered.js").read_text()

#: What a form wants in a field.
_FIELD = """
field => ({
  label: field.labels[0].innerText,
  least: Math.max(field.minLength, 1),
  most: field.maxLength > 0 ? field.maxLength : 4000,
})
"""


class Player:
    """Plays one seat through one window."""

    def __init__(self, visit: Visit, seed: int, prefer: str = "") -> None:
        """`prefer`: what the label of a move begins with that is mostly chosen where it can be."""
        self.visit, self._dice, self._prefer = visit, Dice(seed), prefer
        self._done: list[str] = []  # of what everybody is asked at the table
        self._where = [visit.room, visit.name, self._done]
        self._refused = 0
        #: What was pressed for which question: a late edit can make one press twice for the same.
        self.pressed: set[tuple[str, str]] = set()

    async def play(self) -> None:
        """Play until the game is over. Asserts that it never stands still."""
        vain = 0
        while not (offered := await self._something_asked())["over"]:
            if offered["mine"]:
                control, at_table = self._chosen(offered)
            else:
                control, at_table = offered["posted"][0], True
            try:
                begun = self.visit.panel if offered["begun"] else self.visit.hand
                await self._act(control, self.visit.table if at_table else begun)
            except TimeoutError:
                continue  # an edit has taken it away meanwhile: one looks again
            settled = await self._settled(offered["shown"])
            if not offered["mine"]:
                self._done.append(control["custom"])
            elif not settled:
                vain += 1
                assert vain <= VAIN_AT_MOST, f"nothing comes of {control} for {self.visit.name}"
                continue
            vain = 0
            self.pressed.add((control["label"], control["custom"]))
            if await self.visit.dm.get_by_text("Not quite yet").count() > self._refused:
                self._refused += 1
                await asyncio.sleep(BEAT_SECONDS)  # as anybody would who has just been told so

    async def _something_asked(self) -> dict[str, Any]:
        try:
            found = await self.visit.page.wait_for_function(
                f"""where => {{
                    const it = ({_OFFERED})(where);
                    return (it.over || it.mine || it.posted.length) && !it.busy && it;
                }}""",
                arg=self._where,
                polling=50,
                timeout=STILL_MS,
            )
        except TimeoutError as error:
            shown = (
                await self.visit.page.get_by_role("log").locator("visible=true").all_inner_texts()
            )
            raise AssertionError(f"nothing is asked of {self.visit.name}: {shown}") from error
        offered: dict[str, Any] = await found.json_value()
        return offered

    def _chosen(self, offered: dict[str, Any]) -> tuple[dict[str, Any], bool]:
        moves = [each for each in offered["offered"] if each["label"] not in NO_MOVES]
        moves = [each for each in moves if not re.match("[◀▶]", each["label"])]
        asked = [each for each in moves if each["first"] and not each["spare"]]
        other = [each for each in moves if each not in asked]
        some = other if not asked or (other and not self._dice.below(SELDOM)) else asked
        liked = [each for each in some if self._prefer and each["label"].startswith(self._prefer)]
        if liked and self._dice.below(4):
            some = liked
        assert some, f"nothing to do on one's turn: {offered}"
        control = some[self._dice.below(len(some))]
        at_table = control["label"] in [each["label"] for each in offered["table"]]
        if offered["begun"] or (offered["hand"] and control["label"].endswith("…")):
            # What goes on in a further choice goes on where it was begun: in the hand.
            at_table = False
        return control, at_table

    async def _act(self, control: dict[str, Any], where: Locator) -> None:
        page = self.visit.page
        if control["menu"]:
            menu = where.get_by_role("combobox", name=control["label"], exact=True).first
            await menu.click(timeout=GONE_MS)
            await self._choose(page.get_by_role("listbox"))
            return
        button = where.get_by_role("button", name=control["label"], exact=True).first
        await button.click(timeout=GONE_MS)

    async def _choose(self, listbox: Locator) -> None:
        """Choose at random; a list that an edit has closed meanwhile is let go."""
        options = listbox.get_by_role("option")
        await options.first.wait_for(timeout=GONE_MS)
        confirm = self.visit.page.get_by_role("button", name="Confirm")
        several = await confirm.is_visible()
        while count := await options.count():
            await options.nth(self._dice.below(count)).click(timeout=GONE_MS)
            if not several:
                return
            if await confirm.is_enabled(timeout=GONE_MS) and not self._dice.below(2):
                await confirm.click(timeout=GONE_MS)
                return

    def _words(self, field: dict[str, Any]) -> str:
        if numbers := re.search(r"(\d+) \.\.\. (\d+)", field["label"]):
            low, high = map(int, numbers.groups())
            return str(low + self._dice.below(high - low + 1))
        return "Nobody may sing here.".ljust(field["least"], ".")[: field["most"]]

    async def _settled(self, before: str) -> bool:
        """Wait for the answer to what was done, if any comes; a form is filled in and sent."""
        page = self.visit.page
        found = await page.wait_for_function(
            f"""([where, before, until]) => {{
                if (document.querySelector('dialog[open]')) return 'asked';
                const it = ({_OFFERED})(where);
                const failed = document.querySelector('article .failed');
                if (it.busy) return '';
                return it.shown !== before || failed ? 'answered' : Date.now() > until && 'vain';
            }}""",
            arg=[self._where, before, time.time() * 1_000 + VAIN_MS],
            polling=50,
            timeout=STILL_MS,
        )
        dialog = page.get_by_role("dialog")
        if await dialog.is_visible():
            for box in await dialog.get_by_role("textbox").all():
                await box.fill(self._words(await box.evaluate(_FIELD)))
            for menu in await dialog.get_by_role("combobox").all():
                await menu.click()
                await self._choose(page.get_by_role("listbox"))
            await dialog.get_by_role("button", name="Submit").click()
            await expect(dialog).to_be_hidden()
        return bool(await found.json_value() != "vain")
