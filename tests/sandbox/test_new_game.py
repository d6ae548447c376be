"""A game that the kit writes, and the one that the guide makes of it, run in a copy of the tree."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.sandbox.test_server import Wire, window
from tests.sandbox.visit import sandbox
from tests.support import guide
from tests.support.games import ROOT

#: The game that the kit writes.
WRITTEN = "twocards"

_COPIED = ("bot.py", "pyproject.toml", "cogs", "docs", "engine", "seeds", "storage", "tests")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the tree with both games."""
    root = tmp_path_factory.mktemp("tree")
    for name in _COPIED:
        copy: Any = shutil.copytree if (ROOT / name).is_dir() else shutil.copy2
        copy(ROOT / name, root / name)
    for slug in (WRITTEN, guide.SLUG):
        run(root, "tests.newgame", slug)
    guide.write(root)
    run(root, "tests.keep", guide.SLUG)
    return root


def run(root: Path, *command: str, **environment: str) -> str:
    """Run a module in the tree and return what it says; fail if it fails."""
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=root,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-5_000:] + done.stderr[-2_000:]
    return done.stdout


def test_both_games_keep_every_law_and_pass_their_own_tests(tree: Path) -> None:
    found = run(tree, "pytest", "-n", "0", HEDGEROW_LAW_ONLY=WRITTEN)
    assert f"Laws of {WRITTEN}: " in found
    # The guide says in English what it would say in Polish, which has other plurals.
    less = "--deselect=tests/cogs/test_texts.py"
    found = run(tree, "pytest", "-n", "0", less, HEDGEROW_LAW_ONLY=guide.SLUG)
    assert f"Laws of {guide.SLUG}: " in found


def test_their_code_is_as_clean_as_that_of_the_others(tree: Path) -> None:
    code = [f"engine/games/{slug}" for slug in (WRITTEN, guide.SLUG)]
    tests = [f"tests/games/{slug}" for slug in (WRITTEN, guide.SLUG)]
    run(tree, "ruff", "check", *code, *tests)
    run(tree, "ruff", "format", "--check", *code, *tests)
    run(tree, "mypy", *code)


def test_nothing_outside_the_three_folders_changes(tree: Path) -> None:
    ours = {path.relative_to(ROOT) for name in _COPIED for path in (ROOT / name).rglob("*.*")}
    theirs = {path.relative_to(tree) for name in _COPIED for path in (tree / name).rglob("*.*")}
    for path in theirs - ours:
        assert {WRITTEN, guide.SLUG} & {*path.parts} or "__pycache__" in path.parts, path
    for path in ours & theirs:
        if path.suffix in (".py", ".toml", ".ftl", ".md", ".js"):
            assert (tree / path).read_bytes() == (ROOT / path).read_bytes(), path


@pytest.mark.parametrize("slug", [WRITTEN, guide.SLUG])
def test_their_pictures_are_drawn(tree: Path, slug: str) -> None:
    drawn = run(tree, "tests.pictures", slug, "pl").split()
    assert {path.rpartition("-")[2] for path in drawn if path.endswith(".png")} == {
        *("800.png", "400.png")
    }
    assert all((tree / path).stat().st_size for path in drawn)


async def test_the_written_game_is_played_at_a_table_of_the_sandbox(
    tree: Path, tmp_path: Path
) -> None:
    async with (
        sandbox(tmp_path, root=tree, HEDGEROW_HOUSE_SECONDS="0") as started,
        window(started) as robin,
    ):
        channel = robin.hello["channels"][0]["id"]
        assert "text" not in await robin.ask("demo", channel=channel, game=WRITTEN)
        pressed = set[str]()
        async with asyncio.timeout(120):
            while not any("Play again" in str(each) for each in robin.messages().values()):
                move = next((each for each in moves(robin) if each[1] not in pressed), None)
                if move is None:
                    await robin.next()
                    continue
                message, custom_id = move
                pressed.add(custom_id)
                place = {"channel": message["channel_id"], "message": message["id"]}
                await robin.ask("press", custom_id=custom_id, **place)
        verbs = [custom_id.split(":")[4] for custom_id in pressed]
        assert verbs.count("play") >= 3
        assert await started.end() == (0, "")


def moves(wire: Wire) -> Iterator[tuple[dict[str, Any], str]]:
    """Yield every move that a button offers now, with its message."""
    for message in wire.messages().values():
        parts = list(message["components"])
        while parts:
            part = parts.pop()
            parts += part.get("components") or []
            custom_id = str(part.get("custom_id") or "")
            if custom_id.startswith("p:") and not part.get("disabled"):
                yield message, custom_id
