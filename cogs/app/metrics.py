"""Figures of the running bot for Prometheus, and over HTTP whether it is healthy.

The parts that are measured know nothing of Prometheus: they call a hook, or are read when somebody
asks. No label names a person, a server, a channel or a table, so that there are few, and no secret.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from types import SimpleNamespace
from typing import Protocol

import aiohttp
from aiohttp import web
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from cogs.app.settings import Address, BadSetting
from engine.service.ports import Archive
from engine.table.model import Change, Stage

#: Seconds between two looks at how late the event loop is.
TICK_SECONDS = 0.25

#: An archive that has not answered after so long is not healthy.
ARCHIVE_SECONDS = 2.0

_QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_SLOW = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0, 60.0, 300.0)
_SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Watched(Protocol):
    """What is read of the bot when somebody asks for its figures."""

    archive: Archive
    metrics: Metrics

    @property
    def is_serving(self) -> bool:
        """True while Discord is connected and the bot is not about to stop."""

    @property
    def latencies(self) -> list[tuple[int, float]]:
        """(shard, seconds between a heartbeat and its response)."""

    def queue_lengths(self) -> Mapping[str, int]:
        """Return how many entries wait in each queue, by its name."""

    def seconds_behind(self) -> float:
        """Return for how long the message has been out of date that has been so the longest."""


class Metrics:
    """All figures of one bot. `table_changed` makes it an `engine.service.ports.Announcer`."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._ready = Gauge("hedgerow_ready", "1 while the bot is ready", registry=registry)
        self._latency = Gauge(
            "hedgerow_gateway_latency_seconds",
            "Seconds between a heartbeat and its response",
            ("shard",),
            registry=registry,
        )
        self._tables = Gauge("hedgerow_tables", "Unfinished tables", registry=registry)
        self._queues = Gauge(
            "hedgerow_queue_length", "What waits in each queue", ("queue",), registry=registry
        )
        self._behind = Gauge(
            "hedgerow_behind_seconds",
            "How long the message has been out of date that has been so the longest",
            registry=registry,
        )
        self._moves = Counter(
            "hedgerow_moves", "Committed moves in play", ("game", "cause"), registry=registry
        )
        self._stages = Counter(
            "hedgerow_tables_entered",
            "Tables that entered a stage: lobby, play, over, closed",
            ("game", "stage"),
            registry=registry,
        )
        self._responses = Counter(
            "hedgerow_discord_responses",
            "Responses of Discord by HTTP status, or the kind of error without one",
            ("status",),
            registry=registry,
        )
        self._failures = Counter(
            "hedgerow_failed_messages",
            "Messages that could not be sent or edited: tried again, refused or given up",
            ("status", "outcome"),
            registry=registry,
        )
        self._message_delay = Histogram(
            "hedgerow_message_delay_seconds",
            "Seconds from a change to the message that shows it",
            ("kind",),
            buckets=_SLOW,
            registry=registry,
        )
        self.batch_size = Histogram(
            "hedgerow_commit_batch_size",
            "Writes that were committed together",
            buckets=_SIZES,
            registry=registry,
        )
        self.picture = Histogram(
            "hedgerow_picture_seconds",
            "Seconds until a picture that was not cached was painted",
            buckets=_QUICK,
            registry=registry,
        )
        self.house = Histogram(
            "hedgerow_house_seconds",
            "Seconds until the house had chosen a move",
            buckets=_SLOW,
            registry=registry,
        )
        self.reply = Histogram(
            "hedgerow_reply_seconds",
            "Seconds from a click or command to the end of its answer",
            buckets=_SLOW,
            registry=registry,
        )
        self.loop_lag = Histogram(
            "hedgerow_loop_lag_seconds",
            "How late the event loop was for a timer",
            buckets=_QUICK,
            registry=registry,
        )

    def table_changed(self, change: Change) -> None:
        """Count a committed change."""
        before, after = change.before, change.after
        if before.stage is Stage.PLAY and change.entry.seat is not None:
            self._moves.labels(after.game, change.entry.cause.value).inc()
        if before.stage is not after.stage or not before.id:
            self._stages.labels(after.game, after.stage.value).inc()

    def message_shown(self, kind: str, seconds: float) -> None:
        """Note how long after its change a message was right."""
        self._message_delay.labels(kind).observe(seconds)

    def message_failed(self, status: str, outcome: str) -> None:
        """Count a request for a message that failed."""
        self._failures.labels(status, outcome).inc()

    def watch_requests(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Count the responses to the requests of a session; return its configuration."""
        trace.on_request_end.append(self._note_response)
        trace.on_request_exception.append(self._note_error)
        return trace

    async def _note_response(
        self,
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        params: aiohttp.TraceRequestEndParams,
    ) -> None:
        self._responses.labels(str(params.response.status)).inc()

    async def _note_error(
        self,
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        params: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        self._responses.labels("no response").inc()

    async def text(self, client: Watched) -> bytes:
        """Return all figures as Prometheus reads them."""
        self._ready.set(client.is_serving)
        self._behind.set(client.seconds_behind())
        for queue, length in client.queue_lengths().items():
            self._queues.labels(queue).set(length)
        for shard, seconds in client.latencies:
            # Infinite before the first heartbeat.
            self._latency.labels(str(shard)).set(seconds if math.isfinite(seconds) else math.nan)
        self._tables.set(len(await client.archive.unfinished()))
        return generate_latest(self.registry)

    async def watch_loop(self) -> None:
        """Note again and again how late the event loop is, until this is cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + TICK_SECONDS
            await asyncio.sleep(TICK_SECONDS)
            self.loop_lag.observe(max(0.0, loop.time() - due))


@asynccontextmanager
async def serve_metrics(client: Watched, address: Address) -> AsyncIterator[str]:
    """Serve `/healthz` and `/metrics`; yield their address. Raise `BadSetting`."""

    async def healthz(_: web.Request) -> web.Response:
        is_healthy = client.is_serving and await _answers(client.archive)
        return web.Response(
            text="ready\n" if is_healthy else "not ready\n", status=200 if is_healthy else 503
        )

    async def metrics(_: web.Request) -> web.Response:
        body = await client.metrics.text(client)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})

    app = web.Application()
    app.router.add_get("/healthz", healthz)
    app.router.add_get("/metrics", metrics)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
    await runner.setup()
    ticker = asyncio.create_task(client.metrics.watch_loop())
    try:
        try:
            await web.TCPSite(runner, address.host, address.port).start()
        except OSError as error:
            reason = f"HEDGEROW_METRICS: {address.host}:{address.port} cannot be used"
            raise BadSetting(f"{reason} ({error.strerror}).") from error
        host, port, *_ = runner.addresses[0]
        yield f"http://{host}:{port}"
    finally:
        ticker.cancel()
        await runner.cleanup()


async def _answers(archive: Archive) -> bool:
    with suppress(Exception):  # whatever it is, the archive does not answer
        async with asyncio.timeout(ARCHIVE_SECONDS):
            await archive.preferences(0)
            return True
    return False
