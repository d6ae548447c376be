"""How often a table message that was deleted is posted again."""

from __future__ import annotations

import asyncio

#: A table message that is deleted again so soon comes back with the next change or by /table:
#: another bot may delete whatever this one posts, and each post counts against its requests.
RESTORE_SECONDS = 60.0


class Restores:
    """Remembers when the messages of tables were last posted again."""

    def __init__(self) -> None:
        self._at: dict[int, float] = {}  # table -> when, by the loop's clock

    def is_due(self, table: int) -> bool:
        """Return True, and remember it, unless this table's was posted again lately."""
        now = asyncio.get_running_loop().time()
        self._at = {each: at for each, at in self._at.items() if now - at < RESTORE_SECONDS}
        is_due = table not in self._at
        self._at.setdefault(table, now)
        return is_due
