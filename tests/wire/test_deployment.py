"""What the Dockerfile, compose.yaml and the systemd unit promise, as far as no daemon is needed."""

from __future__ import annotations

import asyncio
import fnmatch
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cogs.app.settings import Settings

from .bot_program import ROOT, BotProgram
from .discord_server import DiscordServer
from .players import Party
from .test_metrics import free_port

DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
UNIT = ROOT / "docs" / "hedgerow.service"


def _copied() -> list[str]:
    """Return what the image has beside its environment."""
    sources = [shlex.split(row)[1:-1] for row in re.findall(r"^COPY .*$", DOCKERFILE, re.MULTILINE)]
    return [source for row in sources for source in row]


@pytest.fixture
def image(tmp_path: Path) -> Path:
    """Return a folder like /app of the image, with the volume beside it."""
    app = tmp_path / "app"
    app.mkdir()
    for name in _copied():
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, app / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, app / name)
    (tmp_path / "volume").mkdir(mode=0o700)
    assert "ln -s /data /app/data" in DOCKERFILE
    (app / "data").symlink_to(tmp_path / "volume")
    return app


def _run(app: Path, *arguments: str) -> str:
    # As `docker exec CONTAINER python bot.py ...` does, where .env leaves the settings empty.
    unset = {name: "" for name in os.environ if name.startswith(("DISCORD_", "HEDGEROW_"))}
    done = subprocess.run(
        [sys.executable, "bot.py", *arguments],
        cwd=app,
        env={**os.environ, **unset, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_build_gets_what_the_image_copies() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    for name in _copied():
        assert (ROOT / name).exists()
        assert any(fnmatch.fnmatch(f"!{name}", pattern) for pattern in ignored), name


def test_uv_is_the_same_in_the_image_and_in_ci() -> None:
    pins = [
        re.findall(r"uv==([\d.]+)", text)
        for text in (DOCKERFILE, (ROOT / ".ci" / "run").read_text("utf-8"))
    ]
    assert len(pins[0]) == 1
    assert pins[0] == pins[1]
    assert re.search(r"^ARG PYTHON=python:3\.11\.\d+-slim-\w+$", DOCKERFILE, re.MULTILINE)


@pytest.mark.parametrize("file", ["Dockerfile", "compose.yaml", "docs/hedgerow.service"])
def test_every_setting_of_a_deployment_is_known(file: str) -> None:
    named = set(re.findall(r"HEDGEROW_[A-Z_]+", (ROOT / file).read_text("utf-8")))
    assert named
    assert named <= set(Settings.__struct_encode_fields__)


async def test_a_game_is_backed_up_and_restored_inside_the_image(
    discord_server: DiscordServer, party: Party, image: Path
) -> None:
    before = _files(image)
    given = {"HEDGEROW_DB": "", "PYTHONDONTWRITEBYTECODE": "1", "HEDGEROW_METRICS": free_port()}
    program = BotProgram(discord_server, image, image / "bot.py", **given)
    async with program:
        await discord_server.until(lambda: "ready: " in program.log, 20, "the bot to be ready")
        assert await asyncio.to_thread(_health, given["HEDGEROW_METRICS"]) == 0
        await party.sit_down("race")
        await party.play(moves=3)
        assert "is sound" in await asyncio.to_thread(_run, image, "--backup", "data/backup.db")
        at_backup = json.loads(await asyncio.to_thread(_revision, image))
        await party.play(moves=2)
        program.process.send_signal(signal.SIGTERM)
        process = program.process
        await discord_server.until(lambda: process.returncode is not None, 10, "the bot to end")
        assert process.returncode == 0
        assert await asyncio.to_thread(_health, given["HEDGEROW_METRICS"]) != 0
        assert await asyncio.to_thread(_health, "") == 0, "it is not asked for"
        assert json.loads(await asyncio.to_thread(_revision, image)) > at_backup
        assert "is kept as" in await asyncio.to_thread(_run, image, "--restore", "data/backup.db")
        assert json.loads(await asyncio.to_thread(_revision, image)) == at_backup
        await program.start()
        await party.play(moves=2)
    assert _files(image) - before == {"bot-1.log", "bot-2.log"}, "all else is in the volume"
    kept = [each for each in (image / "data").iterdir() if each.stat().st_size]
    assert {each.stat().st_mode & 0o777 for each in kept} == {0o600}


def _health(metrics: str) -> int:
    """Run the image's health check and return its exit code."""
    check = re.search(r"^HEALTHCHECK [^\[]*CMD (\[.*?\])$", DOCKERFILE, re.MULTILINE | re.DOTALL)
    assert check is not None
    _, *arguments = json.loads(check[1].replace("\\\n", ""))
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "HEDGEROW_METRICS": metrics},
        capture_output=True,
        timeout=60,
        check=False,
    )
    return done.returncode


def _revision(image: Path) -> str:
    code = (
        "import sqlite3; print(sqlite3.connect('file:data/hedgerow.db?mode=ro', uri=True)"
        ".execute('SELECT revision FROM tables').fetchone()[0])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=image, capture_output=True, check=True)
    return done.stdout.decode()


def _files(folder: Path) -> set[str]:
    """Return the files of a folder, without those of links."""
    found = (Path(at) / name for at, _, names in os.walk(folder) for name in names)
    return {str(each.relative_to(folder)) for each in found}


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not there")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / UNIT.name
    text = UNIT.read_text("utf-8").replace("/opt/hedgerow/.venv/bin/python", sys.executable)
    unit.write_text(text.replace("/opt/hedgerow", str(ROOT)), "utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
