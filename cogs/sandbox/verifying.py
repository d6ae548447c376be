"""Checking the record of a game for the page: `python -m engine.verify`, in a process of its own.

So the page says what a stranger finds who has the file and the rules alone, and a forged record
that takes long is stopped.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from msgspec import Struct

#: The largest record that is checked, in bytes: five times that of the longest random game of Igor.
LONGEST_RECORD = 4_000_000

#: A record is given up after this; the longest random game takes a fifth of it.
SECONDS = 120.0

_ROOT = Path(__file__).parents[2]


class Finding(Struct, frozen=True):
    """What was found: whether the record holds, the key of the page's text, and the program's."""

    holds: bool
    key: str
    sentence: str = ""


class Verifier:
    """Checks one record at a time."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def check(self, record: bytes) -> Finding:
        """Return what a stranger finds who has this file and the rules alone."""
        if len(record) > LONGEST_RECORD:
            return Finding(False, "sandbox-check-large")
        async with self._turn:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "engine.verify", "-"),
                cwd=_ROOT,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
            )
            try:
                async with asyncio.timeout(SECONDS):
                    found, wrong = await process.communicate(record)
            except TimeoutError:
                return Finding(False, "sandbox-check-long")
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()
        if process.returncode == 0:
            return Finding(True, "sandbox-check-holds", found.decode().strip())
        sentence = wrong.decode(errors="replace").strip()
        return Finding(False, "sandbox-check-broken", sentence)
