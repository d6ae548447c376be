"""Logging: one form for every line, and no value of a variable in a traceback."""

from __future__ import annotations

import io
import logging
import sys
from collections.abc import Iterator

import pytest

from cogs.app.logs import set_up_logs


class Stream(io.StringIO):
    """A stand-in for standard error, on a terminal or elsewhere."""

    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = handlers, level


@pytest.mark.parametrize("terminal", [True, False])
def test_a_traceback_shows_no_value_of_any_variable(
    terminal: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream = Stream(terminal)
    monkeypatch.setattr(sys, "stderr", stream)
    set_up_logs("debug")

    def fails(hand: str) -> None:
        raise ZeroDivisionError(len(hand))

    try:
        fails("purple" + "2")
    except ZeroDivisionError:
        logging.getLogger("hedgerow.cogs").exception("table %s: it failed", 7)
    said = stream.getvalue()
    assert "table 7: it failed" in said
    assert "ZeroDivisionError" in said
    assert "purple2" not in said


@pytest.mark.parametrize("name", ["aiosqlite", "aiohttp.access", "asyncio"])
def test_details_logged_by_libraries_are_left_out(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream = Stream(False)
    monkeypatch.setattr(sys, "stderr", stream)
    set_up_logs("debug")
    logging.getLogger(name).debug("executing with %s", "purple2")
    logging.getLogger("discord.http").debug("sent %s", "purple2")
    assert stream.getvalue() == ""
