"""The queue of edits: urgent jobs first, few at once, and a failure holds up nobody."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial

import pytest
import pytest_asyncio

from cogs.app.metrics import Metrics
from cogs.messages import edit_queue
from cogs.messages.edit_queue import MAX_RUNNING, EditQueue, MessageKey
from cogs.messages.request_pace import PRECEDENCE, RequestPace, Urgency
from engine.service.ports import ArchiveFailed


@pytest_asyncio.fixture
async def queue() -> AsyncIterator[EditQueue]:
    queue = EditQueue(Metrics(), RequestPace())
    yield queue
    await queue.close()


def _noting(notes: list[object], note: object) -> Callable[[], Awaitable[None]]:
    async def job() -> None:
        notes.append(note)

    return job


def _urgency() -> Urgency:
    precedence = PRECEDENCE.get()
    assert precedence is not None
    return precedence.urgency


def _fill(queue: EditQueue) -> asyncio.Event:
    """Let every place be taken until the event is set."""
    gate = asyncio.Event()

    async def wait() -> None:
        await gate.wait()

    for number in range(MAX_RUNNING):
        queue.put(MessageKey(-number - 1, "table"), wait)
    return gate


async def test_urgent_jobs_go_first_and_a_table_has_one_place(queue: EditQueue) -> None:
    gate, notes = _fill(queue), list[object]()
    for urgency in reversed(Urgency):
        for table in range(1, 4):
            key = MessageKey(table, urgency.name)
            for version in ("old", "new"):
                queue.put(key, _noting(notes, (urgency, table, version)), urgency)
    gate.set()
    await queue.wait_for(MessageKey(3, "REPAIR"))
    assert notes == [(urgency, table, "new") for urgency in Urgency for table in range(1, 4)]


async def test_a_waiting_job_that_becomes_urgent_moves_forward(queue: EditQueue) -> None:
    gate, notes = _fill(queue), list[object]()
    queue.put(MessageKey(1, "table"), _noting(notes, "first"), Urgency.TABLE)
    queue.put(MessageKey(2, "hand"), _noting(notes, "idle"), Urgency.REST)
    queue.put(MessageKey(2, "hand"), _noting(notes, "turn"), Urgency.TURN)
    gate.set()
    await queue.wait_for(MessageKey(1, "table"))
    await queue.wait_for(MessageKey(2, "hand"))
    assert notes == ["turn", "first"]


async def test_thousands_of_waiting_messages_are_no_tasks(queue: EditQueue) -> None:
    gate, notes = _fill(queue), list[object]()
    for table in range(1, 10_001):
        queue.put(MessageKey(table, "table"), _noting(notes, table))
    assert len(asyncio.all_tasks()) <= MAX_RUNNING + 1
    gate.set()
    await queue.wait_for(MessageKey(10_000, "table"))
    assert notes == [*range(1, 10_001)]


async def test_a_job_is_tried_again_that_finds_the_database_away(
    queue: EditQueue, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(edit_queue, "RETRIES", (0.0,))
    tries = 0

    async def job() -> None:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise ArchiveFailed("the database cannot be reached")

    queue.put(MessageKey(1, "table"), job)
    await queue.wait_for(MessageKey(1, "table"))
    assert tries == 2
    (said,) = caplog.records
    assert said.getMessage() == (
        "table 1: table could not be updated: the database cannot be reached"
    )
    assert said.exc_info is None


async def test_a_job_knows_its_urgency(queue: EditQueue) -> None:
    seen: list[object] = []

    async def job() -> None:
        seen.append(_urgency())

    queue.put(MessageKey(1, "table"), job, Urgency.REPAIR)
    await queue.wait_for(MessageKey(1, "table"))
    assert seen == [Urgency.REPAIR]
    assert PRECEDENCE.get() is None


async def test_a_job_in_flight_becomes_as_urgent_as_the_one_that_waits_for_it(
    queue: EditQueue,
) -> None:
    """Else a hand that is asked for would wait behind its own older edit, which goes last."""
    gate, seen = asyncio.Event(), list[object]()
    key = MessageKey(1, "hand")

    async def job() -> None:
        await gate.wait()
        seen.append(_urgency())

    queue.put(key, job, Urgency.REPAIR)
    await asyncio.sleep(0)
    for urgency in (Urgency.TURN, Urgency.REST):
        queue.put(key, job, urgency)
    gate.set()
    await queue.wait_for(key)
    assert seen == [Urgency.TURN, Urgency.TURN]


async def test_a_message_is_behind_since_the_change_that_it_does_not_show(
    queue: EditQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop = asyncio.get_running_loop()
    now = began = round(loop.time())  # whole seconds, whose differences are exact
    monkeypatch.setattr(loop, "time", lambda: now)
    gates = [asyncio.Event(), asyncio.Event()]
    key = MessageKey(1, "table")

    async def show(gate: asyncio.Event) -> None:
        await gate.wait()

    for number, gate in enumerate(gates):
        now = began + 10 * number
        queue.put(key, partial(show, gate))
        await asyncio.sleep(0)
    now = began + 12
    assert queue.seconds_behind() == 12
    gates[0].set()
    while queue.seconds_behind() == 12:  # noqa: ASYNC110 - it tells nobody
        await asyncio.sleep(0)
    assert queue.seconds_behind() == 2
    monkeypatch.undo()
    gates[1].set()
    await queue.wait_for(key)
    assert queue.seconds_behind() == 0


async def test_failing_jobs_take_no_place_from_others(
    queue: EditQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(edit_queue, "RETRIES", (3600.0,))
    failed: list[object] = []

    async def fail() -> None:
        failed.append(None)
        raise OSError("the connection is gone")

    for table in range(1, 2 * MAX_RUNNING):
        queue.put(MessageKey(table, "table"), fail)
    notes: list[object] = []
    queue.put(MessageKey(9999, "table"), _noting(notes, "done"), Urgency.REST)
    await queue.wait_for(MessageKey(9999, "table"))
    assert notes == ["done"]
    assert len(failed) == 2 * MAX_RUNNING - 1


async def test_a_failed_job_is_tried_again_and_given_up_at_last(
    queue: EditQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(edit_queue, "RETRIES", (0.01, 0.01, 0.01))
    tries: list[object] = []

    async def fail() -> None:
        tries.append(None)
        raise OSError("the connection is gone")

    key = MessageKey(1, "table")
    queue.put(key, fail)
    await queue.wait_for(key)
    assert len(tries) == 4
    queue.put(key, _noting(tries, "again"))
    await queue.wait_for(key)
    assert tries[4:] == ["again"]


async def test_a_newer_job_replaces_one_that_waits_to_be_tried_again(
    queue: EditQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(edit_queue, "RETRIES", (0.2,))
    notes: list[object] = []
    key = MessageKey(1, "table")
    failed = asyncio.Event()

    async def fail() -> None:
        failed.set()
        raise OSError("the connection is gone")

    queue.put(key, fail)
    await failed.wait()
    queue.put(key, _noting(notes, "newer"))
    await queue.wait_for(key)
    assert notes == ["newer"]


async def test_a_job_that_becomes_urgent_while_a_retry_waits_is_urgent(
    queue: EditQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(edit_queue, "RETRIES", (0.2,))
    seen: list[object] = []
    key = MessageKey(1, "hand")
    failed = asyncio.Event()

    async def fail() -> None:
        failed.set()
        raise OSError("the connection is gone")

    async def job() -> None:
        seen.append(_urgency())

    queue.put(key, fail, Urgency.TABLE)
    await failed.wait()
    await asyncio.sleep(0)  # until its pause has begun
    for urgency in (Urgency.TURN, Urgency.REPAIR):
        queue.put(key, job, urgency)
    await queue.wait_for(key)
    assert seen == [Urgency.TURN]


async def test_closing_wakes_who_waits(queue: EditQueue) -> None:
    _fill(queue)
    queue.put(MessageKey(1, "table"), _noting([], None))
    waiting = asyncio.create_task(queue.wait_for(MessageKey(1, "table")))
    await asyncio.sleep(0)
    await queue.close()
    await waiting
    queue.put(MessageKey(1, "table"), _noting([], None))
    await queue.wait_for(MessageKey(1, "table"))
