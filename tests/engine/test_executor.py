"""The house thinks apart: the same moves, and a process that comes, fails and goes as it should."""

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

from engine.api.action import Offer
from engine.api.options import resolve_options
from engine.api.rng import Rng
from engine.games import race
from engine.house import player
from engine.house.executor import WorkerProcess, WorkerThread
from engine.house.strength import HouseSkill
from engine.service.ports import HouseFailed
from tests.support.games import SEEDS

ROOT = Path(__file__).parents[2]

_GAME = race.create(SEEDS)
_STATE = _GAME.setup(3, resolve_options(_GAME.info.options, {}, {}), Rng(b"1" * 16)).state
_SEAT = next(seat for seat in range(3) if _GAME.offers(_GAME.view(_STATE, seat)))
_RNG = Rng(b"house" * 4)


def _offers() -> tuple[Offer, ...]:
    return _GAME.offers(_GAME.view(_STATE, _SEAT))


async def _asked(
    house_executor: WorkerProcess | WorkerThread, state: Any = _STATE
) -> player.Move | None:
    return await house_executor.choose_move(_GAME, state, _SEAT, _offers(), _RNG, 3, HouseSkill())


@pytest.fixture
async def apart() -> AsyncIterator[WorkerProcess]:
    apart = WorkerProcess(SEEDS)
    yield apart
    await apart.close()


def _ended(process: int) -> None:
    """Wait until a process that is nobody's child here has ended."""
    poll = select.poll()
    poll.register(process, select.POLLIN)
    assert poll.poll(30_000), "it lives on"
    os.close(process)


async def test_it_chooses_as_it_would_in_a_thread(apart: WorkerProcess) -> None:
    thread = WorkerThread()
    assert apart.pid is None, "nothing is begun before the first move"
    assert await _asked(apart) == await _asked(thread)
    assert apart.pid is not None
    await thread.close()


async def test_questions_that_come_at_once_are_answered_in_turn(apart: WorkerProcess) -> None:
    moves = await asyncio.gather(*(_asked(apart) for _ in range(3)))
    assert moves[0] == moves[1] == moves[2]


async def test_only_what_is_open_is_chosen_from(apart: WorkerProcess) -> None:
    """An offer that was answered or has not opened is not worked out again."""
    assert await apart.choose_move(_GAME, _STATE, _SEAT, (), _RNG, 3, HouseSkill()) is None


async def test_no_secret_of_the_surroundings_reaches_it(
    apart: WorkerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "not to be told")
    await _asked(apart)
    surroundings = Path(f"/proc/{apart.pid}/environ")
    assert "not to be told" not in await asyncio.to_thread(surroundings.read_text, "utf-8")


async def test_ctrl_c_is_not_for_it(apart: WorkerProcess) -> None:
    first = await _asked(apart)
    pid = apart.pid
    assert pid is not None
    os.kill(pid, signal.SIGINT)
    assert await _asked(apart) == first
    assert apart.pid == pid
    assert os.getsid(pid) != os.getsid(0)


async def test_a_dead_one_is_replaced_and_asked_again(apart: WorkerProcess) -> None:
    first = await _asked(apart)
    pid = apart.pid
    assert pid is not None
    thinking = asyncio.create_task(_asked(apart))
    await asyncio.sleep(0)
    os.kill(pid, signal.SIGKILL)
    assert await thinking == first
    assert apart.pid not in (None, pid)


@pytest.mark.parametrize(
    "command", [(sys.executable, "-c", ""), (sys.executable, "-c", "print()"), ("/nowhere",)]
)
async def test_where_nothing_can_think_the_plain_rule_plays(command: tuple[str, ...]) -> None:
    apart = WorkerProcess(SEEDS, command)
    move = await _asked(apart)
    assert move == player.fallback_move(_GAME, _STATE, _SEAT, _offers())
    assert move is not None
    _GAME.apply(_STATE, _SEAT, move.action)
    await apart.close()


async def test_a_fault_of_the_game_is_told_and_the_next_move_is_thought(
    apart: WorkerProcess,
) -> None:
    with pytest.raises(HouseFailed, match="ValidationError"):
        await _asked(apart, state={"nonsense": True})
    pid = apart.pid
    assert await _asked(apart) is not None
    assert apart.pid == pid


async def test_closing_ends_it_and_the_thought(apart: WorkerProcess) -> None:
    await _asked(apart)
    assert apart.pid is not None
    process = os.pidfd_open(apart.pid)
    thinking = [asyncio.create_task(_asked(apart)) for _ in range(2)]
    await asyncio.sleep(0)
    await apart.close()
    answers = await asyncio.gather(*thinking, return_exceptions=True)
    assert [type(answer) for answer in answers] == [asyncio.CancelledError] * 2
    _ended(process)
    assert apart.pid is None


_PARENT = """
import asyncio, sys
from tests.engine.test_executor import WorkerProcess, SEEDS, _asked

async def main():
    apart = WorkerProcess(SEEDS)
    await _asked(apart)
    print(apart.pid, flush=True)
    if sys.argv[1] == "thinks":
        await asyncio.gather(*(_asked(apart) for _ in range(1000)))
    await asyncio.Event().wait()

asyncio.run(main())
"""


@pytest.mark.parametrize("parent", ["thinks", "rests"])
async def test_it_does_not_outlive_a_killed_parent(parent: str) -> None:
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-c", _PARENT, parent, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert bot.stdout is not None
    process = os.pidfd_open(int(await bot.stdout.readline()))
    bot.kill()
    await bot.wait()
    await asyncio.to_thread(_ended, process)


def test_the_plain_rule_does_nothing_that_need_not_be_done() -> None:
    assert player.fallback_move(_GAME, _STATE, _SEAT, ()) is None
