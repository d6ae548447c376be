"""The house's worker process: the same moves as in a thread, and how it starts, fails and ends."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from engine.api.action import Offer, admits
from engine.api.legal_actions import Move
from engine.api.options import resolve_options
from engine.api.rng import Rng
from engine.catalogue import catalogue
from engine.games import race
from engine.house import player
from engine.house.executor import HouseFailed, WorkerProcess
from engine.house.search import Decision
from engine.house.strength import HouseSkill
from engine.table.model import Strength
from tests.support.games import SEEDS, every_game, settings
from tests.support.random_play import Dice, advance, open_offers_of, start_play
from tests.support.worker_thread import WorkerThread

ROOT = Path(__file__).parents[2]

_GAME = race.create(SEEDS)
_STATE = _GAME.setup(3, resolve_options(_GAME.info.options, {}, {}), Rng(b"1" * 16)).state
_SEAT = next(seat for seat in range(3) if _GAME.offers(_GAME.view(_STATE, seat)))
_RNG = Rng(b"house" * 4)
_QUICK = HouseSkill(Strength.SLEEPY)


def _offers() -> tuple[Offer, ...]:
    return _GAME.offers(_GAME.view(_STATE, _SEAT))


async def _choose(executor: WorkerProcess | WorkerThread, state: Any = _STATE) -> Move | None:
    return await executor.choose_move(_GAME, Decision(state, _SEAT, _offers(), _RNG, 3))


@pytest.fixture
async def worker() -> AsyncIterator[WorkerProcess]:
    worker = WorkerProcess(SEEDS)
    yield worker
    await worker.close()


def _wait_for_end(process: int) -> None:
    """Wait until a process that is not our child has ended; `process` is its pidfd."""
    poll = select.poll()
    poll.register(process, select.POLLIN)
    assert poll.poll(30_000), "the process is still running"
    os.close(process)


async def test_process_and_thread_choose_the_same_move(worker: WorkerProcess) -> None:
    thread = WorkerThread()
    assert worker.pid is None, "nothing is started before the first move"
    assert await _choose(worker) == await _choose(thread)
    assert worker.pid is not None
    await thread.close()


@pytest.mark.parametrize("slug", sorted(catalogue(SEEDS).keys() & every_game().keys()))
async def test_the_process_moves_in_every_game(worker: WorkerProcess, slug: str) -> None:
    play, _ = start_play(next(settings(every_game()[slug])), b"worker" * 4)
    dice = Dice(3)
    for _ in range(6):
        for seat in range(play.setting.seats):
            offers = open_offers_of(play, seat)
            decision = Decision(play.state, seat, offers, _RNG, play.setting.seats, _QUICK)
            move = await worker.choose_move(play.setting.game, decision)
            assert move is None or any(
                offer.ask == move.ask and admits(offer, move.action) for offer in offers
            )
        advance(play, dice)


async def test_simultaneous_requests_are_all_answered(worker: WorkerProcess) -> None:
    moves = await asyncio.gather(*(_choose(worker) for _ in range(3)))
    assert moves[0] == moves[1] == moves[2]


async def test_no_move_is_chosen_from_no_open_offers(worker: WorkerProcess) -> None:
    assert await worker.choose_move(_GAME, Decision(_STATE, _SEAT, (), _RNG, 3)) is None


async def test_worker_does_not_get_the_bot_token(
    worker: WorkerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a secret token")
    await _choose(worker)
    environment = Path(f"/proc/{worker.pid}/environ")
    assert "a secret token" not in await asyncio.to_thread(environment.read_text, "utf-8")


async def test_worker_ignores_ctrl_c(worker: WorkerProcess) -> None:
    first = await _choose(worker)
    pid = worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGINT)
    assert await _choose(worker) == first
    assert worker.pid == pid
    assert os.getsid(pid) != os.getsid(0)


async def test_dead_worker_is_replaced_and_asked_again(worker: WorkerProcess) -> None:
    first = await _choose(worker)
    pid = worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)  # it would answer at once
    pending = asyncio.create_task(_choose(worker))
    await asyncio.sleep(0)
    os.kill(pid, signal.SIGKILL)
    assert await pending == first
    assert worker.pid not in (None, pid)


@pytest.mark.parametrize(
    "command", [(sys.executable, "-c", ""), (sys.executable, "-c", "print()"), ("/nowhere",)]
)
async def test_fallback_move_is_played_when_no_worker_answers(command: tuple[str, ...]) -> None:
    worker = WorkerProcess(SEEDS, command)
    move = await _choose(worker)
    assert move == player.fallback_move(_GAME, Decision(_STATE, _SEAT, _offers(), _RNG, 3))
    assert move is not None
    _GAME.apply(_STATE, _SEAT, move.action)
    await worker.close()


async def test_error_of_the_game_is_reported_and_the_worker_goes_on(
    worker: WorkerProcess,
) -> None:
    with pytest.raises(HouseFailed, match="ValidationError"):
        await _choose(worker, state={"nonsense": True})
    pid = worker.pid
    assert await _choose(worker) is not None
    assert worker.pid == pid


async def test_closing_kills_the_worker_and_cancels_its_requests(worker: WorkerProcess) -> None:
    await _choose(worker)
    assert worker.pid is not None
    process = os.pidfd_open(worker.pid)
    os.kill(worker.pid, signal.SIGSTOP)  # it would answer at once
    pending = [asyncio.create_task(_choose(worker)) for _ in range(2)]
    await asyncio.sleep(0)
    await worker.close()
    results = await asyncio.gather(*pending, return_exceptions=True)
    assert [type(result) for result in results] == [asyncio.CancelledError] * 2
    _wait_for_end(process)
    assert worker.pid is None


_PARENT = """
import asyncio, sys
from tests.engine.test_executor import WorkerProcess, SEEDS, _choose

async def main():
    worker = WorkerProcess(SEEDS)
    await _choose(worker)
    print(worker.pid, flush=True)
    if sys.argv[1] == "busy":
        await asyncio.gather(*(_choose(worker) for _ in range(1000)))
    await asyncio.Event().wait()

asyncio.run(main())
"""


@pytest.mark.parametrize("parent", ["busy", "idle"])
async def test_worker_ends_when_its_parent_is_killed(parent: str) -> None:
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-c", _PARENT, parent, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert bot.stdout is not None
    process = os.pidfd_open(int(await bot.stdout.readline()))
    bot.kill()
    await bot.wait()
    await asyncio.to_thread(_wait_for_end, process)


def test_fallback_move_is_none_when_nothing_is_required() -> None:
    assert player.fallback_move(_GAME, Decision(_STATE, _SEAT, (), _RNG, 3)) is None
