"""Our own pace of requests, on a real aiohttp session and server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import web

from cogs.messages import request_pace
from cogs.messages.request_pace import PER_SECOND, URGENCY, RequestPace, Urgency


@pytest_asyncio.fixture
async def address() -> AsyncIterator[str]:
    """Yield the address of a server that answers every request."""

    async def answer(_: web.Request) -> web.Response:
        return web.Response()

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    yield f"http://{host}:{port}"
    await runner.cleanup()


class _Closed(RequestPace):
    """A pace that lets nothing go."""

    def _delay(self) -> float:
        return 3600.0


async def test_requests_of_a_session_take_at_least_their_time(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_pace, "PER_SECOND", 10)
    monkeypatch.setattr(request_pace, "SECOND", 0.25)
    loop = asyncio.get_running_loop()
    async with aiohttp.ClientSession(trace_configs=[RequestPace().trace_config()]) as session:
        began = loop.time()
        await asyncio.gather(
            *(session.get(f"{address}/api/v10/channels/{n}/messages") for n in range(25))
        )
        assert loop.time() - began >= 0.5


async def test_replies_to_interactions_do_not_wait(address: str) -> None:
    async with aiohttp.ClientSession(trace_configs=[_Closed().trace_config()]) as session:
        counted = asyncio.create_task(session.get(f"{address}/api/v10/channels/1/messages"))
        for path in ("interactions/1/token/callback", "webhooks/1/token/messages/@original"):
            for _ in range(PER_SECOND):
                async with session.post(f"{address}/api/v10/{path}") as response:
                    assert response.status == 200
        assert not counted.done()
        counted.cancel()
        with suppress(asyncio.CancelledError):
            await counted


async def test_the_most_urgent_goes_first_and_a_cancelled_one_takes_no_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(request_pace, "PER_SECOND", 1)
    monkeypatch.setattr(request_pace, "SECOND", 0.1)
    pace, order = RequestPace(), list[object]()
    await pace.wait()

    async def request(urgency: Urgency) -> None:
        URGENCY.set(urgency)
        await pace.wait()
        order.append(urgency)

    tasks = [asyncio.create_task(request(each)) for each in reversed(Urgency)]
    gone = asyncio.create_task(request(Urgency.TURN))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.gather(*tasks)
    assert order == [*Urgency]
