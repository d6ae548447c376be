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

from engine import house
from engine.action import Offer
from engine.games import race
from engine.options import settle
from engine.ports import Unthought
from engine.rng import Rng
from engine.temper import Temper
from engine.thinking import Apart, InThread
from tests.support.games import SEEDS

ROOT = Path(__file__).parents[2]

_GAME = race.create(SEEDS)
_STATE = _GAME.setup(3, settle(_GAME.info.options, {}, {}), Rng(b"1" * 16)).state
_SEAT = next(seat for seat in range(3) if _GAME.offers(_GAME.view(_STATE, seat)))
_RNG = Rng(b"house" * 4)


def _offers() -> tuple[Offer, ...]:
    return _GAME.offers(_GAME.view(_STATE, _SEAT))


async def _asked(thinker: Apart | InThread, state: Any = _STATE) -> house.Move | None:
    return await thinker.choose(_GAME, state, _SEAT, _offers(), _RNG, 3, Temper())


@pytest.fixture
async def apart() -> AsyncIterator[Apart]:
    apart = Apart(SEEDS)
    yield apart
    await apart.close()


def _ended(process: int) -> None:
    """Wait until a process that is nobody's child here has ended."""
    poll = select.poll()
    poll.register(process, select.POLLIN)
    assert poll.poll(30_000), "it lives on"
    os.close(process)


async def test_it_chooses_as_it_would_in_a_thread(apart: Apart) -> None:
    thread = InThread()
    assert apart.pid is None, "nothing is begun before the first move"
    assert await _asked(apart) == await _asked(thread)
    assert apart.pid is not None
    await thread.close()


async def test_questions_that_come_at_once_are_answered_in_turn(apart: Apart) -> None:
    moves = await asyncio.gather(*(_asked(apart) for _ in range(3)))
    assert moves[0] == moves[1] == moves[2]


async def test_only_what_is_open_is_chosen_from(apart: Apart) -> None:
    """An offer that was answered or has not opened is not worked out again."""
    assert await apart.choose(_GAME, _STATE, _SEAT, (), _RNG, 3, Temper()) is None


async def test_no_secret_of_the_surroundings_reaches_it(
    apart: Apart, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "not to be told")
    await _asked(apart)
    surroundings = Path(f"/proc/{apart.pid}/environ")
    assert "not to be told" not in await asyncio.to_thread(surroundings.read_text, "utf-8")


async def test_ctrl_c_is_not_for_it(apart: Apart) -> None:
    first = await _asked(apart)
    pid = apart.pid
    assert pid is not None
    os.kill(pid, signal.SIGINT)
    assert await _asked(apart) == first
    assert apart.pid == pid
    assert os.getsid(pid) != os.getsid(0)


async def test_a_dead_one_is_replaced_and_asked_again(apart: Apart) -> None:
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
    apart = Apart(SEEDS, command)
    move = await _asked(apart)
    assert move == house.plain(_GAME, _STATE, _SEAT, _offers())
    assert move is not None
    _GAME.apply(_STATE, _SEAT, move.action)
    await apart.close()


async def test_a_fault_of_the_game_is_told_and_the_next_move_is_thought(apart: Apart) -> None:
    with pytest.raises(Unthought, match="ValidationError"):
        await _asked(apart, state={"nonsense": True})
    pid = apart.pid
    assert await _asked(apart) is not None
    assert apart.pid == pid


async def test_closing_ends_it_and_the_thought(apart: Apart) -> None:
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
from tests.engine.test_thinking import Apart, SEEDS, _asked

async def main():
    apart = Apart(SEEDS)
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
    assert house.plain(_GAME, _STATE, _SEAT, ()) is None
