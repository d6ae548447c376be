"""What the bot writes to its log at level debug."""

from __future__ import annotations

import re
import sqlite3
from base64 import b64decode
from pathlib import Path

import msgspec

from cogs import VERSION

from .bot_program import BotProgram
from .discord_server import DiscordServer
from .players import Party


async def test_one_line_says_that_the_bot_is_ready_and_how_to_invite_it(
    discord_server: DiscordServer, party: Party, tmp_path: Path
) -> None:
    async with BotProgram(discord_server, tmp_path, HEDGEROW_LOG_FORMAT="text") as program:
        await discord_server.until(lambda: "ready: " in program.log, 20, "the line")
        (row,) = [each for each in program.log.splitlines() if "ready: " in each]
    assert f"ready: Hedgerow {VERSION}, {tmp_path / 'hedgerow.db'} (schema " in row
    assert "), 0 unfinished tables, 1 servers, 1 shards;" in row
    address = re.search(r"https://discord.com/oauth2/authorize\S+", row)
    assert address is not None
    assert f"client_id={discord_server.world.bot.id}" in address[0]
    permissions = sum(1 << bit for bit in (6, 10, 11, 15, 16, 35, 38))
    assert f"permissions={permissions}" in address[0]


async def test_the_log_holds_no_seed_no_hand_and_no_token(
    discord_server: DiscordServer, party: Party, tmp_path: Path
) -> None:
    async with BotProgram(discord_server, tmp_path, HEDGEROW_LOG="debug") as program:
        await party.sit_down("race")
        await party.play(moves=5)
        # Errors are logged at length, which is when secrets may get into a log.
        discord_server.faults.fail_next("PATCH /channels/*/messages/*", 403, 50001)
        discord_server.faults.fail_next("PATCH /channels/*/messages/*", 500, times=2)
        await party.play(moves=3)
        await program.stop()
        log = program.log
    with sqlite3.connect(tmp_path / "hedgerow.db") as stored:
        (data,) = stored.execute("SELECT data FROM tables").fetchone()
        moves = stored.execute("SELECT args FROM log WHERE verb = 'play'").fetchall()
    stored.close()
    seed = msgspec.json.decode(data)["table"]["seed"]
    assert "hedgerow" in log, "it is the bot's own log"
    assert moves
    for secret in (discord_server.token, seed, b64decode(seed).hex()):
        assert len(secret) > 20
        assert secret not in log
    assert not re.search(r"(red|green|yellow|purple|joker)[12]\b", log)
