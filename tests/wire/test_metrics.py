"""The figures of the running bot and its health, over HTTP from the real process."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
from contextlib import suppress
from pathlib import Path

import aiohttp

from .bot_program import BotProgram
from .discord_server import DiscordServer
from .players import Party


def free_port() -> str:
    """Return a port at which nothing listens."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return str(found.getsockname()[1])


async def _get(port: str, path: str) -> tuple[int, str]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}{path}") as response,
    ):
        return response.status, await response.text()


def _figure(text: str, name: str) -> float:
    (found,) = re.findall(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(found)


async def test_the_figures_of_a_game_are_served_and_name_nobody(
    discord_server: DiscordServer, party: Party, tmp_path: Path
) -> None:
    port = free_port()
    async with BotProgram(discord_server, tmp_path, HEDGEROW_METRICS=port) as program:
        await discord_server.until(lambda: "ready: " in program.log, 20, "the bot to be ready")
        assert await _get(port, "/healthz") == (200, "ready\n")
        await party.sit_down("race", options="house=sleepy")
        discord_server.faults.limit_next("PATCH /channels/*/messages/*", 0.05)
        await party.play(moves=4)
        await discord_server.until(
            lambda: discord_server.faults.is_over, 20, "the refused request to be made"
        )
        status, text = await _get(port, "/metrics")
    assert status == 200
    assert _figure(text, "hedgerow_ready") == 1
    assert _figure(text, "hedgerow_tables") == 1
    assert _figure(text, 'hedgerow_moves_total{cause="person",game="race"}') >= 4
    assert _figure(text, 'hedgerow_tables_entered_total{game="race",stage="play"}') == 1
    assert _figure(text, 'hedgerow_discord_responses_total{status="429"}') == 1
    assert _figure(text, "hedgerow_commit_batch_size_sum") >= 8
    assert _figure(text, "hedgerow_picture_seconds_count") >= 1
    assert _figure(text, "hedgerow_reply_seconds_count") >= 8
    assert _figure(text, "hedgerow_loop_lag_seconds_count") >= 1
    assert _figure(text, 'hedgerow_message_delay_seconds_count{kind="table"}') >= 2
    assert _figure(text, "hedgerow_behind_seconds") >= 0
    for queue in (
        "commits",
        "messages",
        "requests",
        "pictures",
        "replies",
        "deadlines",
        "house",
    ):
        assert _figure(text, f'hedgerow_queue_length{{queue="{queue}"}}') >= 0
    assert 'hedgerow_gateway_latency_seconds{shard="0"}' in text
    people = [part for each in party.people for part in (each.user.name, str(each.user.id))]
    assert party.channel.guild is not None
    places = [party.channel.guild.name, str(party.channel.guild.id), str(party.channel.id)]
    for private in (*people, *places, discord_server.token):
        assert private not in text


async def test_it_is_healthy_from_ready_until_it_is_asked_to_stop(
    discord_server: DiscordServer, party: Party, tmp_path: Path
) -> None:
    port = free_port()
    program = BotProgram(discord_server, tmp_path, HEDGEROW_METRICS=f"127.0.0.1:{port}")
    discord_server.faults.delay_next("GET /gateway/bot", 2)
    starting = asyncio.create_task(program.start())
    await discord_server.until(
        lambda: discord_server.calls("GET /gateway/bot"), 60, "the bot to ask for the gateway"
    )
    assert await _health(port) == (503, "not ready\n")
    await starting
    await discord_server.until(lambda: "ready: " in program.log, 20, "the bot to be ready")
    assert await _health(port) == (200, "ready\n")
    await party.sit_down("race")
    discord_server.faults.delay_next("PATCH /channels/*/messages/*", 60, times=100)
    program.process.send_signal(signal.SIGTERM)
    while (found := await _health(port)) == (200, "ready\n"):
        pass
    assert found in ((503, "not ready\n"), None)
    await program.stop()


async def test_nothing_is_served_unless_it_is_asked_for(
    discord_server: DiscordServer, party: Party, tmp_path: Path
) -> None:
    port = free_port()
    async with BotProgram(discord_server, tmp_path) as program:
        assert _ports(program) == []
    async with BotProgram(discord_server, tmp_path, HEDGEROW_METRICS=port) as program:
        assert _ports(program) == [f"0100007F:{int(port):04X}"]  # 127.0.0.1


async def _health(port: str) -> tuple[int, str] | None:
    with suppress(aiohttp.ClientError):
        return await _get(port, "/healthz")
    return None


def _ports(program: BotProgram) -> list[str]:
    """Return the addresses at which the process listens, as Linux writes them."""
    process = Path(f"/proc/{program.process.pid}")
    files = {str(each.readlink()) for each in (process / "fd").iterdir()}
    _, *sockets = (process / "net/tcp").read_text("ascii").splitlines()
    return [
        local
        for _, local, _, state, *_, inode in (each.split()[:10] for each in sockets)
        if state == "0A" and f"socket:[{inode}]" in files
    ]
