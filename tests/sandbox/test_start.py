"""Starting without a token and stopping: output, open ports, and files that are left."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sys
from pathlib import Path

import aiohttp
import pytest

from tests.sandbox.visit import ROOT, UNSET, sandbox
from tests.wire.fair_clock import FairClock


async def test_it_says_one_address_and_where_the_tables_are(tmp_path: Path) -> None:
    async with sandbox(tmp_path) as started:
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", started.address)
        (kept,) = re.findall(r"kept in (\S+\.db)", " ".join(started.said))
        assert exists(kept)
        assert await started.end() == (0, "")
        assert len(started.said) == 2
        assert not exists(str(Path(kept).parent))
    assert not exists(str(tmp_path / "data"))


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_ends_it_without_an_error(tmp_path: Path, sign: signal.Signals) -> None:
    async with sandbox(tmp_path, HEDGEROW_LOG="debug") as started:
        clock = FairClock()
        clock.watch(started.process.pid)
        began, ending = clock.now(), asyncio.create_task(started.end(sign))
        while not ending.done():
            assert not clock.over(began, 5), "it does not end"
            await asyncio.sleep(0.05)
        code, log = await ending
        assert code == 0
        assert "Traceback" not in log


@pytest.mark.skipif(not Path("/proc/self/net/tcp").exists(), reason="looks into Linux's /proc")
async def test_it_listens_on_this_machine_alone(tmp_path: Path) -> None:
    async with sandbox(tmp_path) as started:
        sockets = tcp_sockets(started.process.pid)
        port = int(re.findall(r":(\d+)/", started.address)[0])
        assert sockets == {("127.0.0.1", port)}


async def test_a_chosen_port_and_file_are_used(tmp_path: Path) -> None:
    port = free_port()
    kept = tmp_path / "kept" / "tables.db"
    async with sandbox(tmp_path, HEDGEROW_PORT=str(port), HEDGEROW_DB=str(kept)) as started:
        assert f":{port}/" in started.address
        assert str(kept) in " ".join(started.said)
        assert await started.end() == (0, "")
    assert exists(str(kept))


async def test_a_taken_port_is_reported_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, said = await run(["bot.py"], HEDGEROW_PORT=str(port))
    assert code == 1
    assert len(said.splitlines()) == 1
    assert f"HEDGEROW_PORT {port} cannot be used" in said


async def test_an_address_of_another_machine_is_reported_in_one_sentence() -> None:
    code, said = await run(["bot.py"], HEDGEROW_HOST="192.0.2.7")
    assert code == 1
    assert said.splitlines() == [
        "HEDGEROW_HOST 192.0.2.7 cannot be used: this machine has no such address."
    ]


async def test_an_invalid_address_is_reported_in_one_sentence() -> None:
    code, said = await run(["bot.py"], HEDGEROW_HOST="..")
    assert code == 1
    assert said.splitlines() == ["HEDGEROW_HOST .. cannot be used: this name has no address."]


async def test_the_owner_may_bind_it_to_the_network(tmp_path: Path) -> None:
    async with sandbox(tmp_path, HEDGEROW_HOST="0.0.0.0") as started:  # noqa: S104 - asked for
        assert not started.address.startswith("http://0.0.0.0")
        async with aiohttp.ClientSession() as session, session.get(started.address) as page:
            assert page.status == 200
        assert await started.end() == (0, "")


async def test_without_simcord_one_sentence_says_what_to_do() -> None:
    # As on a server: `uv run --no-default-groups bot.py` finds no simcord.
    absent = "import runpy, sys; sys.modules['simcord'] = None; sys.path.insert(0, '.'); "
    code, said = await run(["-c", absent + "runpy.run_path('bot.py', run_name='__main__')"])
    assert code == 1
    assert said.splitlines() == [
        "There is no token and no sandbox: put DISCORD_TOKEN into .env, or run `uv run bot.py` "
        "with the sandbox group."
    ]


def exists(path: str) -> bool:
    return Path(path).exists()


async def run(arguments: list[str], **settings: str) -> tuple[int, str]:
    """Run Python in the repository; return its exit code and stderr."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *arguments,
        cwd=ROOT,
        env={**os.environ, **UNSET, **settings},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    _, errors = await asyncio.wait_for(process.communicate(), 150)
    return process.returncode or 0, errors.decode()


def tcp_sockets(pid: int) -> set[tuple[str, int]]:
    """Return address and port of every TCP socket of a process (Linux)."""
    links = [
        link.readlink().name for link in Path(f"/proc/{pid}/fd").iterdir() if link.is_symlink()
    ]
    own = {link.removeprefix("socket:[").removesuffix("]") for link in links}
    found = set()
    for table in ("tcp", "tcp6"):
        for line in Path(f"/proc/{pid}/net/{table}").read_text().splitlines()[1:]:
            fields = line.split()
            address, port = fields[1].split(":")
            if fields[9] in own:
                quads = bytes.fromhex(address)[3::-1] if table == "tcp" else b""
                found.add((".".join(map(str, quads)) or address, int(port, 16)))
    return found


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])
