"""Why something was not done. A refusal is expected, kind and changes nothing."""

from __future__ import annotations

from engine.api.event import Line, Param, line


class Refused(Exception):
    """A move the table does not make; `line` says why in the reader's words."""

    def __init__(self, key: str, **params: Param) -> None:
        super().__init__(key)
        self.line: Line = line(key, **params)


class NotSeated(Refused):
    """Whoever asks has no seat at this table, or not the right to what they ask."""


class NotYourTurn(Refused):
    """The table waits for somebody else; `why` is the game's own reason, where it has one."""

    why: Line | None = None


class Stale(Refused):
    """The question has been answered or is gone; a fresh panel comes with the answer."""


class TooSoon(Refused):
    """The offer stands but has not opened yet; `opens_ms` is when it will (Unix milliseconds)."""

    def __init__(self, key: str, opens_ms: int) -> None:
        super().__init__(key)
        self.opens_ms = opens_ms


class Illegal(Refused):
    """The rules do not allow it; the line names the rule's reason."""


class NotOffered(Illegal):
    """The action is no legal move now, and the rules have no reason of their own to give."""

    def __init__(self) -> None:
        super().__init__("refusal-not-offered")


class Unavailable(Refused):
    """There is no such table, or it is finished, frozen or not begun."""
