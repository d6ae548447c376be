"""A browser without a window, the system's own."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from tests.sandbox.visit import CHROMIUM, chromium


@pytest_asyncio.fixture
async def browser() -> AsyncIterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine: `apt install chromium`, or run .ci/run")
    async with chromium() as running:
        yield running
