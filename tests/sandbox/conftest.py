"""The system's browser, headless; one for all tests, each with its own windows."""

from __future__ import annotations

from collections.abc import AsyncIterator
from inspect import iscoroutinefunction
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from tests.sandbox.visit import CHROMIUM, Sandbox, chromium, sandbox


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the tests of this folder in the event loop of the browser."""
    for item in items:
        ours = item.path.is_relative_to(Path(__file__).parent)
        if ours and isinstance(item, pytest.Function) and iscoroutinefunction(item.function):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def running() -> AsyncIterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine: `apt install chromium`, or run .ci/run")
    async with chromium() as started:
        yield started


@pytest_asyncio.fixture(loop_scope="session")
async def browser(running: Browser) -> AsyncIterator[Browser]:
    yield running
    for context in running.contexts:
        await context.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def quiet(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Sandbox]:
    """Yield a shared sandbox without tables, for tests that only look: a start takes long."""
    async with sandbox(tmp_path_factory.mktemp("quiet")) as running:
        yield running
        assert await running.end() == (0, "")
