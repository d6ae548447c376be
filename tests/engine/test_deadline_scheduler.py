"""After a long stop thousands of tables are due at once: they are looked at a few at a time."""

from __future__ import annotations

import asyncio

from engine.service.deadline_scheduler import MAX_RUNNING, DeadlineScheduler
from tests.support.table_harness import ManualClock, settle


async def test_tables_due_at_once_are_looked_at_a_few_at_a_time() -> None:
    clock, order, gate = ManualClock(), list[int](), asyncio.Semaphore(0)

    async def look(table: int) -> None:
        order.append(table)
        await gate.acquire()

    scheduler = DeadlineScheduler(clock, look)
    for table in range(5_000):
        scheduler.schedule(table, clock.now_ms() - 5_000 + table)
    await settle()
    assert order == [*range(MAX_RUNNING)]
    gate.release()
    await settle()
    assert order == [*range(MAX_RUNNING + 1)], "the next one begins where one ends"
    for _ in range(5_000):
        gate.release()
    while len(order) < 5_000:
        await settle()
    assert order == [*range(5_000)], "every table has its turn, the longest overdue first"
    await scheduler.stop()


async def test_stopping_leaves_those_that_wait_their_turn_alone() -> None:
    clock, order, gate = ManualClock(), list[int](), asyncio.Event()

    async def look(table: int) -> None:
        order.append(table)
        await gate.wait()

    scheduler = DeadlineScheduler(clock, look)
    for table in range(5_000):
        scheduler.schedule(table, clock.now_ms())
    await settle()
    stopping = asyncio.create_task(scheduler.stop())
    await settle()
    gate.set()
    await stopping
    assert len(order) == MAX_RUNNING
