"""Our own pace of requests, on a real aiohttp session and server."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import suppress

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import web

from cogs.app.metrics import Metrics
from cogs.messages import request_pace
from cogs.messages.edit_queue import EditQueue, MessageKey
from cogs.messages.request_pace import (
    AT_ONCE,
    PER_SECOND,
    PRECEDENCE,
    Lease,
    Precedence,
    RequestPace,
    Urgency,
)
from tests.simulation.loop import Loop
from tests.support.random_play import Dice

#: What Discord allows one token in a second.
DISCORD_PER_SECOND = 50


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


@pytest.fixture(params=range(5))
def dice(request: pytest.FixtureRequest) -> Dice:
    return Dice(request.param)


@pytest.fixture
def loop(dice: Dice) -> Iterator[Loop]:
    """Yield an event loop on which time passes at once."""
    loop = Loop(dice)
    yield loop
    loop.close()


def _most_in_a_second(times: Sequence[float]) -> int:
    """Return how many of these times lie in the fullest second."""
    ordered = sorted(times)
    return max(number - bisect_right(ordered, at - 1) for number, at in enumerate(ordered, start=1))


def test_three_times_as_many_as_discord_allows_arrive_below_its_limit(
    dice: Dice, loop: Loop
) -> None:
    pace, starts, arrivals = RequestPace(), list[float](), list[float]()

    async def request(at: float) -> None:
        await asyncio.sleep(at)
        await pace.wait()
        starts.append(loop.time())
        await asyncio.sleep(dice.below(100) / 1000)  # on its way
        arrivals.append(loop.time())

    async def main() -> None:
        await asyncio.gather(*(request(dice.below(10_000) / 1000) for _ in range(1500)))

    loop.run_until_complete(main())
    assert _most_in_a_second(starts) <= PER_SECOND + AT_ONCE
    assert _most_in_a_second(arrivals) <= DISCORD_PER_SECOND
    # And no time is lost: whenever one may start, it does.
    assert max(starts) - min(starts) <= len(starts) / PER_SECOND


def test_sixty_fast_tables_press_the_pace_and_the_turn_never_waits_long(
    dice: Dice, loop: Loop
) -> None:
    """26 moves a second, each with an edit of the table, of the next hand, and of two others."""
    tables, moves, apart = 60, 26 * 30, 1 / 26
    pace, arrivals = RequestPace(), list[float]()
    queue = EditQueue(Metrics(), pace)
    shown: dict[MessageKey, int] = {}
    behind: list[float] = []
    waits: dict[Urgency, list[float]] = {each: [] for each in Urgency}

    def put(key: MessageKey, move: int, urgency: Urgency) -> None:
        asked = loop.time()

        async def job() -> None:
            await pace.wait()
            await asyncio.sleep(dice.below(100) / 1000)
            arrivals.append(loop.time())
            shown[key] = move
            waits[urgency].append(loop.time() - asked)

        queue.put(key, job, urgency)

    async def main() -> None:
        for move in range(moves):
            table, seat = move % tables, move // tables % 3
            put(MessageKey(table, "table"), move, Urgency.TABLE)
            for other in range(3):
                urgency = Urgency.TURN if other == seat else Urgency.REST
                put(MessageKey(table, "hand", other), move, urgency)
            behind.append(queue.seconds_behind())
            await asyncio.sleep(apart)
        for key in [*shown]:
            await queue.wait_for(key)

    loop.run_until_complete(main())
    assert len(arrivals) > 0.9 * PER_SECOND * moves * apart, "the pace is pressed all the time"
    assert len(arrivals) < 2 * moves, "newer states replace older ones"
    assert _most_in_a_second(arrivals) <= DISCORD_PER_SECOND
    assert len(waits[Urgency.TURN]) == moves
    assert max(waits[Urgency.TURN]) < 0.5
    assert max(waits[Urgency.TABLE]) < 5
    assert max(waits[Urgency.REST]) < 10
    assert 2 < max(behind) < 10
    assert all(shown[MessageKey(each, "table")] == moves - tables + each for each in range(tables))


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
    monkeypatch.setattr(request_pace, "AT_ONCE", 1)
    pace, order = RequestPace(), list[object]()
    await pace.wait()

    async def request(urgency: Urgency) -> None:
        PRECEDENCE.set(Precedence(urgency))
        await pace.wait()
        order.append(urgency)

    tasks = [asyncio.create_task(request(each)) for each in reversed(Urgency)]
    gone = asyncio.create_task(request(Urgency.TURN))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.gather(*tasks)
    assert order == [*Urgency]


def a_lease(loop: Loop, dice: Dice) -> Lease:
    """Return the lease of processes that share a row, each with some delay."""
    due = 0.0

    async def lease(count: int, interval: float, at_once: int) -> float:
        nonlocal due
        await asyncio.sleep(dice.below(5) / 1000)
        first = max(due, loop.time() - (at_once - 1) * interval)
        due = first + count * interval
        return max(0.0, first - loop.time())

    return lease


def test_processes_that_share_stay_below_the_limit_and_an_idle_one_leaves_its_share(
    dice: Dice, loop: Loop
) -> None:
    lease = a_lease(loop, dice)
    busy, *others = (RequestPace(3, lease=lease) for _ in range(3))
    starts: list[float] = []

    async def request(pace: RequestPace, at: float) -> None:
        await asyncio.sleep(at)
        await pace.wait()
        starts.append(loop.time())

    async def main() -> None:
        many = (request(busy, dice.below(5_000) / 1000) for _ in range(400))
        few = (request(each, dice.below(5_000) / 1000) for each in others for _ in range(10))
        await asyncio.gather(*many, *few)

    loop.run_until_complete(main())
    assert _most_in_a_second(starts) <= PER_SECOND + 2 * AT_ONCE
    assert max(starts) <= 1.1 * len(starts) / PER_SECOND, "the busy one has nearly all"


def test_without_an_answer_each_process_goes_by_its_equal_part(loop: Loop) -> None:
    starts: list[float] = []

    async def lease(count: int, interval: float, at_once: int) -> float:
        raise ConnectionError

    async def request(pace: RequestPace) -> None:
        await pace.wait()
        starts.append(loop.time())

    async def main() -> None:
        paces = [RequestPace(3, lease=lease) for _ in range(3)]
        await asyncio.gather(*(request(each) for each in paces for _ in range(50)))

    loop.run_until_complete(main())
    assert _most_in_a_second(starts) <= PER_SECOND + AT_ONCE
    assert max(starts) <= 1.1 * len(starts) / PER_SECOND
