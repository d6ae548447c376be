"""Logging: one form for every line, and no value of a variable in a traceback."""

from __future__ import annotations

import io
import logging
import sys
from collections.abc import Iterator

import pytest

from cogs.app.logs import set_up_logs
from engine.service.ports import ArchiveFailed


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


class _Away(ArchiveFailed):
    """The archive's error where its database is away."""


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_database_that_is_away_takes_one_line_and_a_bug_its_traceback(
    form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream = Stream(False)
    monkeypatch.setattr(sys, "stderr", stream)
    set_up_logs("info", form)
    for error in (_Away("the database cannot be reached"), ZeroDivisionError("by zero")):
        try:
            raise error
        except Exception:
            logging.getLogger("hedgerow.seasons").exception("%s again", "tried")
    away, bug = stream.getvalue().split("\n", 1)
    assert "tried again: the database cannot be reached" in away
    assert "warning" in away
    assert "Traceback" in bug
    assert "_Away" not in bug
