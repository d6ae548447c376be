"""Bad settings, tokens, files and databases: one clear sentence, and no data is touched."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import sys
from pathlib import Path
from typing import Any

import pytest

from .bot_program import ROOT, BotProgram
from .discord_server import DiscordServer


async def _ended(folder: Path, program: Path = ROOT / "bot.py", **given: str) -> tuple[int, str]:
    """Run the bot until it ends by itself; return its exit code and output."""
    unset = {name: "" for name in os.environ if name.startswith(("DISCORD_", "HEDGEROW_"))}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(program),
        cwd=folder,
        env={**os.environ, **unset, **given},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(150):
            said, error = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
    assert process.returncode is not None
    return process.returncode, (said + error).decode()


TOKEN = {"DISCORD_TOKEN": "any"}


def _one_sentence(said: str) -> bool:
    words = [row for row in said.splitlines() if row and not row.startswith("{")]
    return len(words) == 1 and "Traceback" not in said


async def test_a_wrong_token_is_reported_in_one_sentence(
    discord_server: DiscordServer, tmp_path: Path
) -> None:
    given: dict[str, Any] = {**discord_server.environment, "DISCORD_TOKEN": "wrong.token.given"}
    code, said = await _ended(tmp_path, HEDGEROW_DB=str(tmp_path / "a.db"), **given)
    assert code == 1
    assert "DISCORD_TOKEN" in said
    assert _one_sentence(said)
    assert "wrong.token.given" not in said


async def test_an_address_that_does_not_answer_is_named_in_one_sentence(
    discord_server: DiscordServer, tmp_path: Path
) -> None:
    given: dict[str, Any] = {
        **discord_server.environment,
        "DISCORD_API_BASE": "http://127.0.0.1:9/api/v10",
    }
    code, said = await _ended(tmp_path, HEDGEROW_DB=str(tmp_path / "a.db"), **given)
    assert code == 1
    assert "http://127.0.0.1:9/api/v10" in said
    assert "DISCORD_API_BASE" in said
    assert _one_sentence(said)
    assert discord_server.token not in said


async def test_an_address_that_is_not_discords_is_reported_in_one_sentence(
    discord_server: DiscordServer, tmp_path: Path
) -> None:
    elsewhere = f"http://127.0.0.1:{discord_server.port}/attachments"
    given: dict[str, Any] = {**discord_server.environment, "DISCORD_API_BASE": elsewhere}
    code, said = await _ended(tmp_path, HEDGEROW_DB=str(tmp_path / "a.db"), **given)
    assert code == 1
    assert elsewhere in said
    assert _one_sentence(said)


async def test_a_nonsense_setting_is_named(tmp_path: Path) -> None:
    code, said = await _ended(tmp_path, ROOT / "bot.py", HEDGEROW_PORT="ninety")
    assert code == 1
    assert "HEDGEROW_PORT" in said
    assert _one_sentence(said)


async def test_an_address_for_figures_that_is_in_use_is_named(
    discord_server: DiscordServer, tmp_path: Path
) -> None:
    given: dict[str, Any] = {
        **discord_server.environment,
        "HEDGEROW_METRICS": str(discord_server.port),
    }
    code, said = await _ended(tmp_path, **given, HEDGEROW_DB=str(tmp_path / "a.db"))
    assert code == 1
    assert f"HEDGEROW_METRICS: 127.0.0.1:{discord_server.port}" in said
    assert _one_sentence(said)


async def test_a_damaged_database_is_left_as_it_is(tmp_path: Path) -> None:
    kept = tmp_path / "tables.db"
    kept.write_bytes(b"these are no tables" * 500)
    before = kept.read_bytes()
    code, said = await _ended(tmp_path, ROOT / "bot.py", **TOKEN, HEDGEROW_DB=str(kept))
    assert code == 1
    assert str(kept) in said
    assert _one_sentence(said)
    assert kept.read_bytes() == before


async def test_somebody_elses_database_is_left_as_it_is(tmp_path: Path) -> None:
    kept = tmp_path / "other.db"
    with sqlite3.connect(kept) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
        other.execute("INSERT INTO recipes VALUES ('jam')")
    other.close()
    code, said = await _ended(tmp_path, ROOT / "bot.py", **TOKEN, HEDGEROW_DB=str(kept))
    assert code == 1
    assert _one_sentence(said)
    with sqlite3.connect(kept) as again:
        assert again.execute("SELECT name FROM recipes").fetchall() == [("jam",)]
    again.close()


async def test_an_unwritable_place_is_named(tmp_path: Path) -> None:
    (tmp_path / "a_file").write_text("in the way")
    kept = tmp_path / "a_file" / "tables.db"
    code, said = await _ended(tmp_path, ROOT / "bot.py", **TOKEN, HEDGEROW_DB=str(kept))
    assert code == 1
    assert str(tmp_path / "a_file") in said
    assert _one_sentence(said)


@pytest.mark.parametrize(
    ("file", "broken", "named"),
    [
        ("seeds/race/content.toml", "track = 'long'", "content.toml"),
        ("seeds/race/content.toml", None, "content.toml"),
        ("seeds/race/rules.md", "no rule at all", "rules.md"),
        ("seeds/race/rules.md", None, "rules.md"),
        ("seeds/race/text/en.ftl", "race-title = {", "en.ftl"),
    ],
)
async def test_a_broken_seed_is_named_before_any_file_is_made(
    tmp_path: Path, file: str, broken: str | None, named: str
) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()
    shutil.copy(ROOT / "bot.py", copy)
    shutil.copytree(ROOT / "seeds", copy / "seeds")
    for part in ("cogs", "engine", "storage"):
        (copy / part).symlink_to(ROOT / part)
    if broken is None:
        (copy / file).unlink()
    else:
        (copy / file).write_text(broken, encoding="utf-8")
    kept = tmp_path / "tables.db"
    code, said = await _ended(copy, copy / "bot.py", **TOKEN, HEDGEROW_DB=str(kept))
    assert code == 1
    assert named in said
    assert _one_sentence(said)
    assert not kept.exists()


async def test_a_second_bot_on_the_same_file_is_refused_in_one_sentence(
    discord_server: DiscordServer, tmp_path: Path
) -> None:
    async with BotProgram(discord_server, tmp_path):
        kept = str(tmp_path / "hedgerow.db")
        code, said = await _ended(tmp_path, ROOT / "bot.py", **TOKEN, HEDGEROW_DB=kept)
        assert code == 1
        assert _one_sentence(said)


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
async def test_it_ends_in_order_when_asked(
    discord_server: DiscordServer, tmp_path: Path, sign: signal.Signals
) -> None:
    async with BotProgram(discord_server, tmp_path) as program:
        program.process.send_signal(sign)
        try:
            async with asyncio.timeout(150):
                assert await program.process.wait() == 0
        except TimeoutError:
            pytest.fail(f"it does not end:\n{program.log[-3000:]}")
        assert "Traceback" not in program.log
    # After an orderly close SQLite has merged its WAL into the file.
    assert not (tmp_path / "hedgerow.db-wal").exists()
