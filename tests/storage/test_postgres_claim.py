"""The claim of a process on a database, and how it is handed from one process to another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from time import time

import pytest

from storage import postgres_claim, postgres_locks
from storage.errors import ArchiveError
from storage.postgres_claim import Claim
from storage.postgres_server import PostgresServer
from tests.storage.test_processes import a_share
from tests.support.postgres import PostgresProgram, executed

pytestmark = pytest.mark.postgres


async def test_a_second_process_waits_until_the_first_has_ended(address: str) -> None:
    first, second = Claim(PostgresServer(address)), Claim(PostgresServer(address))
    await first.acquire()
    waiting = asyncio.create_task(second.acquire())
    done, _ = await asyncio.wait([waiting], timeout=1)
    assert not done
    await first.release()
    await waiting
    await second.release()


@pytest.fixture
async def hanging(address: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Claim]:
    """Yield a claim without a sign of life: the server frees its lock after a second."""
    claim = Claim(PostgresServer(address))
    with monkeypatch.context() as patched:
        patched.setattr(postgres_locks, "SILENCE_SECONDS", 1)
        await claim.acquire()
        assert claim._heart is not None
        claim._heart.cancel()
    yield claim
    await claim.release()


async def test_a_process_that_hangs_loses_its_claim_and_learns_it(
    address: str, hanging: Claim
) -> None:
    other = Claim(PostgresServer(address))
    await asyncio.wait_for(other.acquire(), 30)
    # When it goes on, it asks before it says anything, and learns that another one has taken over.
    hanging._heart = asyncio.create_task(hanging._keep())
    assert await asyncio.wait_for(hanging.confirm(), 30) is False
    assert await hanging.ended() is False
    assert await other.confirm()
    await other.release()


async def test_a_process_learns_that_another_one_had_its_claim_meanwhile(
    address: str, hanging: Claim
) -> None:
    other = Claim(PostgresServer(address))
    await asyncio.wait_for(other.acquire(), 30)
    await other.release()
    # The lock is free again, but what this process knows is out of date.
    hanging._heart = asyncio.create_task(hanging._keep())
    assert await asyncio.wait_for(hanging.ended(), 30) is False
    assert not await hanging.confirm()
    assert not hanging.may_write


async def test_a_claim_outlasts_a_restart_of_the_server(
    postgres: PostgresProgram, address: str
) -> None:
    claim, other = Claim(PostgresServer(address)), Claim(PostgresServer(address))
    await claim.acquire()
    await asyncio.to_thread(postgres.stop)
    await asyncio.to_thread(postgres.start)
    key = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND classid = 1212499015"

    async def is_held() -> bool:
        return await executed(address, key) == [(1,)]

    while not await is_held():  # noqa: ASYNC110 - the server tells nobody
        await asyncio.sleep(0.05)
    assert not await other._try()
    await other.release()
    await claim.release()


async def test_processes_of_another_number_wait_for_each_other(address: str) -> None:
    server = PostgresServer(address)
    one, two = Claim(server, a_share(1, 2)), Claim(server, a_share(0, 3))
    await one.acquire()
    with pytest.raises(ArchiveError, match="in use by another Hedgerow"):
        await two.acquire(waits=False)
    with pytest.raises(ArchiveError, match="in use by another Hedgerow"):
        await Claim(server, a_share(1, 2)).acquire(waits=False)
    beside = Claim(server, a_share(0, 2))
    await beside.acquire(waits=False)
    waiting = asyncio.create_task(two.acquire())
    await one.release()
    await beside.release()
    await asyncio.wait_for(waiting, 30)
    await two.release()


async def test_a_free_number_is_taken_by_a_guest_and_handed_back_while_both_are_connected(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_claim, "START_SECONDS", 0)
    server = PostgresServer(address)
    other, own = Claim(server, a_share(0, 2)), Claim(server, a_share(1, 2))
    guest, late = (Claim(server, a_share(1, 2, is_guest=True)) for _ in range(2))
    try:
        await other.acquire()
        assert await asyncio.wait_for(other.vacancy(()), 30) == 1
        await guest.stand_by()
        assert guest.is_held
        with pytest.raises(ArchiveError, match="in use by another Hedgerow"):
            await late.stand_by()
        await asyncio.wait_for(own.stand_by(), 30)
        assert not own.is_held
        # Both get what Discord sends: one answers.
        assert [await guest.take(7), await own.take(7)] == [True, False]
        assert [await own.take(8), await guest.take(8)] == [True, False]
        taking = asyncio.create_task(own.take_over())
        assert await asyncio.wait_for(guest.ended(), 30)
        assert not await guest.take(9)
        await guest.release()
        await asyncio.wait_for(taking, 30)
        assert own.is_held
        assert await own.take(9)
        # A process that is to end finds one that takes its number over.
        leaving = asyncio.create_task(own.hand_over())
        assert await asyncio.wait_for(other.vacancy(()), 30) == 1
        await late.stand_by()
        taking = asyncio.create_task(late.take_over())
        assert await asyncio.wait_for(leaving, 30)
        await own.release()
        await asyncio.wait_for(taking, 30)
        # Where there is nobody else, it is not waited.
        await other.release()
        assert await asyncio.wait_for(late.hand_over(), 30) is False
    finally:
        for each in (other, own, guest, late):
            await each.release()


async def test_a_guest_leaves_that_is_connected_when_the_own_process_is_back_before_it(
    address: str,
) -> None:
    server = PostgresServer(address)
    leaving, back = Claim(server, a_share(1, 2)), Claim(server, a_share(1, 2))
    guest = Claim(server, a_share(1, 2, is_guest=True))
    try:
        await leaving.acquire()
        handing = asyncio.create_task(leaving.hand_over())
        await asyncio.wait_for(_offered(guest), 30)
        assert not guest.is_held
        handing.cancel()
        # The lock is free for less than a guest's pause between two tries.
        await leaving.release()
        await back.stand_by()
        assert back.is_held
        assert await asyncio.wait_for(guest.ended(), 30) is False
        assert [await back.take(7), await guest.take(7)] == [True, False]
    finally:
        for each in (leaving, back, guest):
            await each.release()


async def test_a_slow_first_answer_of_the_server_tells_its_time_all_the_same(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_locks, "_EXACT_MS", 0)
    monkeypatch.setattr(postgres_locks, "wall_ms", lambda: time() * 1000 - 180_000)
    claim = Claim(PostgresServer(address))
    await claim.acquire()
    assert abs(claim.ahead_ms - 180_000) <= 5_000
    await claim.release()


async def test_a_click_waits_for_the_database_until_it_is_known_who_owns_the_table(
    postgres: PostgresProgram, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    claim = Claim(PostgresServer(address), a_share(0, 2))
    await claim.acquire()
    await asyncio.to_thread(postgres.stop)
    try:
        taking = asyncio.create_task(claim.take(7))
        await asyncio.sleep(0)  # it waits for ten seconds, the next one shortly
        monkeypatch.setattr(postgres_claim, "PATIENCE_SECONDS", 0.02)
        assert not await claim.take(8)
        assert not taking.done()
    finally:
        await asyncio.to_thread(postgres.start)
    assert await taking
    await claim.release()


async def _offered(guest: Claim) -> None:
    """Return once the process that has the lock lets a guest connect."""
    while True:
        try:
            return await guest.stand_by()
        except ArchiveError:  # it has not offered yet
            await asyncio.sleep(0.05)


async def test_processes_whose_clocks_differ_go_by_the_servers(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for wrong_ms in (-180_000, 0, 180_000):
        monkeypatch.setattr(postgres_locks, "wall_ms", lambda ms=wrong_ms: time() * 1000 + ms)
        claim = Claim(PostgresServer(address))
        await claim.acquire()
        assert abs(claim.ahead_ms + wrong_ms) <= 500
        # It is set while the process runs.
        set_ms = wrong_ms + 60_000
        monkeypatch.setattr(postgres_locks, "wall_ms", lambda ms=set_ms: time() * 1000 + ms)
        assert abs(claim.ahead_ms + set_ms) <= 500
        await claim.release()
