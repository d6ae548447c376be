"""Exceptions for refused requests. They are expected, are shown to people and change nothing."""

from __future__ import annotations

from engine.api.event import Line, Param, line


class Refused(Exception):
    """The table refuses a request; `line` is the reason."""

    def __init__(self, key: str, **params: Param) -> None:
        super().__init__(key)
        self.line: Line = line(key, **params)


class NotSeated(Refused):
    """The person has no seat at this table, or may not do this."""


class NotYourTurn(Refused):
    """The table waits for somebody else; `why` is the game's own reason, if it has one."""

    why: Line | None = None


class Stale(Refused):
    """The question has been answered or is gone; the reply shows the current offers."""


class TooSoon(Refused):
    """The offer to the question `ask` opens at `opens_ms` (Unix milliseconds), not before."""

    def __init__(self, key: str, opens_ms: int, ask: str) -> None:
        super().__init__(key)
        self.opens_ms, self.ask = opens_ms, ask


class Illegal(Refused):
    """The rules do not allow it; `line` is their reason."""


class NotOffered(Illegal):
    """The action is no legal move now, and the rules have no reason of their own to give."""

    def __init__(self) -> None:
        super().__init__("refusal-not-offered")


class Unavailable(Refused):
    """There is no such table, or it is finished, frozen or not started."""
