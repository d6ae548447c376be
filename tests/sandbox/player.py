"""Somebody who knows no game: they read what their window offers and choose any of it.

Moves are made in the hand by direct message, and at the table where that has the same button.
"""

from __future__ import annotations

import re
from typing import Any

from playwright.async_api import Locator, expect

from tests.sandbox.visit import Visit
from tests.support.walk import Dice

#: Buttons that are no move.
NO_MOVES = frozenset(
    ("Read my hand", "Read the table", "Look at the table", "Back", "Rules", "My hand", "My move")
)

#: What need not be done is done one time in so many.
SELDOM = 12

#: What a window offers its member, read in one go.
_OFFERED = """
room => {
  const log = name => document.querySelector(`[role=log][aria-label="${name}"]`);
  const named = (each, name) => [...each.querySelectorAll('button')].some(b => name.test(b.innerText.trim()));
  const last = (log, name) => [...log.querySelectorAll('article')].reverse().find(a => named(a, name));
  const table = last(log(room), /^(Rules|Play again)$/);
  const hand = last(log('Direct messages'), /^(Read my hand|Read the table|Look at the table)$/);
  const controls = article => article ? [...article.querySelectorAll('button:not(:disabled)')]
    .filter(b => b.closest('.container'))
    .map(b => ({
      menu: b.getAttribute('role') === 'combobox',
      label: b.getAttribute('aria-label') || b.innerText.trim(),
      spare: b.classList.contains('secondary') && !b.innerText.trim().endsWith('…'),
    })) : [];
  return {
    over: !!table && named(table, /^Play again$/),
    mine: !!hand && /It is your turn\\./.test(hand.innerText),
    hand: controls(hand),
    table: controls(table),
    busy: !!document.querySelector('[role=log] [aria-busy=true]'),
    shown: (hand ? hand.innerText : '') + (table ? table.innerText : ''),
  };
}
"""


class Player:
    """Plays one seat through one window."""

    def __init__(self, visit: Visit, seed: int) -> None:
        self.visit, self._dice = visit, Dice(seed)
        self.pressed: list[str] = []

    async def play(self) -> None:
        """Play until the game is over. Raises playwright's `TimeoutError` where it stands still."""
        while not (offered := await self._something_asked())["over"]:
            control, at_table = self._chosen(offered)
            self.pressed.append(control["label"])
            await self._act(control, self.visit.table if at_table else self.visit.hand)
            await self._settled(offered["shown"])

    async def _something_asked(self) -> dict[str, Any]:
        found = await self.visit.page.wait_for_function(
            f"room => {{ const it = ({_OFFERED})(room); return (it.over || it.mine) && !it.busy && it }}",
            arg=self.visit.room,
            polling=50,
            timeout=60_000,
        )
        offered: dict[str, Any] = await found.json_value()
        return offered

    def _chosen(self, offered: dict[str, Any]) -> tuple[dict[str, Any], bool]:
        moves = [each for each in offered["hand"] if each["label"] not in NO_MOVES]
        moves = [each for each in moves if not re.match("[◀▶]", each["label"])]
        asked = [each for each in moves if not each["spare"]]
        spare = [each for each in moves if each["spare"]]
        some = spare if not asked or (spare and not self._dice.below(SELDOM)) else asked
        assert some, f"nothing to do on one's turn: {offered}"
        control = some[self._dice.below(len(some))]
        return control, control["label"] in [each["label"] for each in offered["table"]]

    async def _act(self, control: dict[str, Any], where: Locator) -> None:
        page = self.visit.page
        if control["menu"]:
            menu = where.get_by_role("combobox", name=control["label"], exact=True).first
            await menu.click()
            await self._choose(page.get_by_role("listbox"))
            return
        await where.get_by_role("button", name=control["label"], exact=True).first.click()

    async def _choose(self, listbox: Locator) -> None:
        options = listbox.get_by_role("option")
        confirm = self.visit.page.get_by_role("button", name="Confirm")
        if not await confirm.is_visible():
            await options.nth(self._dice.below(await options.count())).click()
            return
        while True:
            await options.nth(self._dice.below(await options.count())).click()
            if await confirm.is_enabled() and not self._dice.below(2):
                await confirm.click()
                return

    async def _settled(self, before: str) -> None:
        """Wait for the answer to what was done; a form is filled in and sent."""
        page = self.visit.page
        await page.wait_for_function(
            f"""([room, before]) => {{
                if (document.querySelector('[role=dialog]')) return true;
                const it = ({_OFFERED})(room);
                return !it.busy && (it.shown !== before || document.querySelector('.failed'));
            }}""",
            arg=[self.visit.room, before],
            polling=50,
        )
        dialog = page.get_by_role("dialog")
        if await dialog.is_visible():
            for box in await dialog.get_by_role("textbox").all():
                least = int(await box.get_attribute("minlength") or 1)
                await box.fill("Nobody may sing here.".ljust(least, "."))
            for menu in await dialog.get_by_role("combobox").all():
                await menu.click()
                await self._choose(page.get_by_role("listbox"))
            await dialog.get_by_role("button", name="Submit").click()
            await expect(dialog).to_be_hidden()
