"""A player without knowledge of any game: it reads what the window offers and picks one.

Moves are made in the hand by direct message, and at the table where that has the same button.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Literal

from playwright.async_api import Locator, TimeoutError, expect

from tests.sandbox.visit import Visit
from tests.support.random_play import Dice

#: How the custom_ids of moves begin (`cogs.controls.custom_id`).
MOVES = ("p:", "s:", "m:", "c:")

#: Offers below the first question, and voluntary ones, are taken once in so many times.
SELDOM = 12

#: If nobody has anything to do for so long, the game is stuck.
STILL_MS = 180_000

#: How long to try to click. An edit may remove the target, so the player looks again in between;
#: a click takes milliseconds, or seconds on a busy machine.
TRIES_MS = (1_000, 3_000, 10_000)

#: A list opens at once, unless an edit has closed it again.
GONE_MS = 10_000

#: A click during an edit has no effect; after so many in a row the button is dead.
VAIN_AT_MOST = 10

#: The script that reads everything a window offers.
_OFFERED = (Path(__file__).parent / "offered.js").read_text()

#: The script that reads what a modal's field accepts.
_FIELD = """
field => ({
  label: field.labels[0].innerText,
  least: Math.max(field.minLength, 1),
  most: field.maxLength > 0 ? field.maxLength : 4000,
})
"""


class Player:
    """Plays one seat through one window."""

    def __init__(self, visit: Visit, seed: int, prefer: str = "", owed: str = "") -> None:
        """Start at a window.

        `prefer`: the beginning of a label that is chosen most of the time; `owed`: the verb of a
        question that is answered although the game waits for nobody.
        """
        self.visit, self._dice, self._prefer, self._owed = visit, Dice(seed), prefer, owed
        self._vain = 0

    async def play(self) -> None:
        """Play until the game is over. Raise `AssertionError` if it is stuck."""
        while not (offered := await self._something_asked())["over"]:
            try:
                if offered["form"]:
                    await self._fill_in()
                else:
                    await self._move(offered)
            except TimeoutError:
                continue  # an edit has taken it away meanwhile: one looks again

    @property
    def _where(self) -> list[Any]:
        # A question on the public message is answered once.
        return [self.visit.room, self.visit.name, sorted(self.visit.pressed), self._owed]

    async def _something_asked(self) -> dict[str, Any]:
        return await self._looked(
            "(it.over || it.form || it.mine || it.posted.length) && !it.busy", "nothing is asked"
        )

    async def _looked(self, until: str, trouble: str, before: Any = None) -> dict[str, Any]:
        """Wait until a condition holds in the window; return what it offers then."""
        try:
            found = await self.visit.page.wait_for_function(
                f"""([where, before]) => {{
                    const it = ({_OFFERED})(where);
                    return ({until}) && it;
                }}""",
                arg=[self._where, before],
                polling=50,
                timeout=STILL_MS,
            )
        except TimeoutError as error:
            shown = (
                await self.visit.page.get_by_role("log").locator("visible=true").all_inner_texts()
            )
            raise AssertionError(f"{trouble} of {self.visit.name}: {shown}") from error
        offered: dict[str, Any] = await found.json_value()
        return offered

    async def _move(self, offered: dict[str, Any]) -> None:
        if offered["mine"]:
            control, at_table = self._chosen(offered)
        else:
            control, at_table = offered["posted"][0], True
        begun = self.visit.panel if offered["begun"] else self.visit.hand
        asked = self.visit.asked
        await self._act(control, self.visit.table if at_table else begun)
        await self.visit.page.evaluate("0")  # what the click has sent is heard of before that
        self._vain = self._vain + 1 if self.visit.asked == asked else 0
        assert self._vain <= VAIN_AT_MOST, f"{self.visit.name} presses in vain: {control}"
        if self._vain:
            return
        await self._looked(
            "it.form || (!it.busy && (it.shown !== before.shown"
            " || (before.at_table && it.stands !== before.stands)"
            " || document.querySelector('article .failed')))",
            f"nothing comes of “{control['label']}”",
            {"shown": offered["shown"], "stands": offered["stands"], "at_table": at_table},
        )

    def _chosen(self, offered: dict[str, Any]) -> tuple[dict[str, Any], bool]:
        moves = [each for each in offered["offered"] if each["custom"].startswith(MOVES)]
        moves = [each for each in moves if each["label"] != "Back"]
        moves = [each for each in moves if not re.match("[◀▶]", each["label"])]
        asked = [each for each in moves if each["first"] and not each["spare"]]
        other = [each for each in moves if each not in asked]
        some = other if not asked or (other and not self._dice.below(SELDOM)) else asked
        liked = [each for each in moves if self._prefer and each["label"].startswith(self._prefer)]
        if liked and self._dice.below(4):
            some = liked
        assert some, f"nothing to do on one's turn: {offered}"
        control = some[self._dice.below(len(some))]
        if offered["begun"] or (offered["hand"] and control["label"].endswith("…")):
            # A pick with further levels continues in the hand, where it began.
            return control, False
        same = [each for each in offered["table"] if each["label"] == control["label"]]
        if not same:
            return control, False
        return control if control in same else same[0], True

    async def _act(self, control: dict[str, Any], where: Locator) -> None:
        """Use exactly this control. Raise playwright's `TimeoutError` if it is gone."""
        page = self.visit.page
        role: Literal["combobox", "button"] = "combobox" if control["menu"] else "button"
        # By custom_id too: an edit can put another button of the same name in its place.
        this = page.locator(f'[data-custom="{control["custom"]}"]')
        found = where.get_by_role(role, name=control["label"], exact=True).and_(this)
        await _clicked(found.first)
        if control["menu"]:
            await self._choose(page.get_by_role("listbox"))

    async def _choose(self, listbox: Locator) -> None:
        """Choose at random; give up if an edit has closed the list."""
        await listbox.get_by_role("option").first.wait_for(timeout=GONE_MS)
        options = listbox.locator("[role=option]:not([aria-disabled=true])")
        confirm = self.visit.page.get_by_role("button", name="Confirm")
        several = await confirm.is_visible()
        while count := await options.count():
            await _clicked(options.nth(self._dice.below(count)))
            if not several:
                return
            if await confirm.is_enabled(timeout=GONE_MS) and not self._dice.below(2):
                await _clicked(confirm)
                return

    def _words(self, field: dict[str, Any]) -> str:
        if numbers := re.search(r"(\d+) \.\.\. (\d+)", field["label"]):
            low, high = map(int, numbers.groups())
            return str(low + self._dice.below(high - low + 1))
        return "Nobody may sing here.".ljust(field["least"], ".")[: field["most"]]

    async def _fill_in(self) -> None:
        dialog = self.visit.page.get_by_role("dialog")
        for box in await dialog.get_by_role("textbox").all():
            await box.fill(self._words(await box.evaluate(_FIELD)))
        for menu in await dialog.locator("select").all():
            await menu.select_option(index=1)
        await dialog.get_by_role("button", name="Submit").click()
        await expect(dialog).to_be_hidden()


async def _clicked(control: Locator) -> None:
    """Click while it exists. Raise playwright's `TimeoutError` if an edit has removed it."""
    for patience_ms in TRIES_MS:
        if not await control.count():
            break
        try:
            return await control.click(timeout=patience_ms)
        except TimeoutError:
            continue
    raise TimeoutError("it has gone")
