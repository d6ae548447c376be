"""Which tests run when, and fixtures for tests of every folder.

`pytest` alone runs the fast lane, and of that with `HEDGEROW_LAW_ONLY=<slug>` all that a game with
this slug meets. `--all` runs every test that is neither slow nor needs PostgreSQL; `-k`, `-m` and
paths choose among these. A slow test runs only if `-m` names `slow`, one that needs PostgreSQL
only if it names `postgres`.
"""

from __future__ import annotations

import asyncio
import gc
import os
import re
import shutil
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from xdist.workermanage import WorkerController

from cogs.text.localization import Localization
from storage.archive import SqliteArchive
from tests.laws.report import BrokenLaws, positions_looked_at
from tests.support.games import only_games, slugs_of_packages
from tests.support.shared_localization import shared_localization
from tests.support.table_harness import WatchedArchive

_HERE = Path(__file__).parent

# How long something takes is measured in tests/bench: on a busy machine anything may be slow.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")

#: Folder -> marker of its tests. The fast lane does not even import them.
_MARKERS = {
    "bench": "benchmark",
    "bot": "bot",
    "sandbox": "browser",
    "simulation": "simulation",
    "wire": "wire",
}

#: Beside the laws and the game's own tests, what a game meets in the fast lane.
_OF_EVERY_GAME = frozenset(
    (
        "cogs/test_lessons.py",
        "cogs/test_reading_work.py",
        "cogs/test_texts.py",
        "cogs/test_typed_words.py",
        "engine/test_results.py",
        "test_kit.py",
        "test_stored_forms.py",
        "test_traced.py",
    )
)

_BROKEN_LAWS = BrokenLaws()

_FAST_LANE = pytest.StashKey[bool]()

# Compiling the tests, with pytest's assertions, takes 10 s: keep the result also where the
# environment says not to, as containers do. The programs that tests start inherit it.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="run every test but slow and postgres")


def pytest_configure(config: pytest.Config) -> None:
    options = config.option
    chosen = options.all or options.markexpr or options.keyword or _names_paths(config)
    config.stash[_FAST_LANE] = getattr(config, "workerinput", {}).get("fast_lane", not chosen)


def pytest_configure_node(node: WorkerController) -> None:
    """Tell a worker of xdist, which always gets paths, that these were not chosen."""
    node.workerinput["fast_lane"] = node.config.stash[_FAST_LANE]


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """Use one process for the tests of a path, which are few; otherwise what xdist suggests."""
    return 0 if _names_paths(config) else None


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    if not config.stash[_FAST_LANE]:
        return None
    left_out = _marker(collection_path) is not None
    return left_out or (only_games() and not _meets(collection_path, only_games())) or None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark tests by their folder, and leave out the long and slow ones nobody asked for."""
    left_out = {"long"} if config.stash[_FAST_LANE] else set()
    left_out |= {"slow", "postgres"}.difference(re.findall(r"\w+", config.option.markexpr))
    kept: list[pytest.Item] = []
    deselected: list[pytest.Item] = []
    for item in items:
        if marker := _marker(item.path):
            item.add_marker(marker)
        marked = any(item.get_closest_marker(name) for name in left_out)
        other = config.stash[_FAST_LANE] and only_games() and _is_of_another_game(item)
        (deselected if marked or other else kept).append(item)
    items[:] = kept
    config.hook.pytest_deselected(items=deselected)


def pytest_collection_finish() -> None:
    """Collect garbage seldom, and never look through the tests and their modules again.

    Otherwise a sixth of the time goes into looking through what lives as long as the process.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Tell at length only once that a game breaks a law: it may in every set of options."""
    _BROKEN_LAWS.shorten(report)


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, exitstatus: int, config: pytest.Config
) -> None:
    for line in positions_looked_at(terminalreporter.getreports("passed")):
        terminalreporter.write_line(line)
    if config.stash[_FAST_LANE]:
        others = " | ".join(["long", *_MARKERS.values(), "postgres", "slow"])
        terminalreporter.write_line(
            "This was the fast lane. `pytest --all` runs every test but the last two, "
            f"`pytest -m NAME` one of {others}."
        )
    elif exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
        terminalreporter.write_line(
            "Slow tests and those that need PostgreSQL run only with `-m slow`, `-m postgres`."
        )


def _names_paths(config: pytest.Config) -> bool:
    return config.args_source is pytest.Config.ArgsSource.ARGS


def _marker(path: Path) -> str | None:
    """Return the marker of the folder that a test file is in, if it has one."""
    if _HERE not in path.parents:
        return None
    return _MARKERS.get(path.relative_to(_HERE).parts[0])


def _meets(path: Path, slugs: Sequence[str]) -> bool:
    """Return True if a folder or module may have tests that games of these slugs meet."""
    parts = path.relative_to(_HERE).parts if _HERE in path.parents else ()
    match parts:
        case ("laws", *rest):
            return "planted" not in rest
        case ("games", slug, *_):
            return slug in slugs
    return path.is_dir() or "/".join(parts) in _OF_EVERY_GAME


def _is_of_another_game(item: pytest.Item) -> bool:
    """Return True if one of the test's parameters names a game that is not looked at now."""
    named = set(re.split(r"[^a-z0-9]", item.name.partition("[")[2]))
    return not named.isdisjoint({*slugs_of_packages()} - {*only_games()})


@pytest.fixture(scope="session")
def localization() -> Localization:
    return shared_localization()


@pytest.fixture(scope="session")
def empty_archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the file of an empty archive. A copy of it opens faster than a new file is made."""
    file = tmp_path_factory.mktemp("archive") / "empty.db"

    async def create() -> None:
        await (await SqliteArchive.open_file(file)).close()

    asyncio.run(create())
    return file


@pytest.fixture
async def archive(tmp_path: Path, empty_archive: Path) -> AsyncIterator[SqliteArchive]:
    """Yield an empty archive in the file `hedgerow.db` of `tmp_path`."""
    archive = await SqliteArchive.open_file(
        Path(shutil.copy(empty_archive, tmp_path / "hedgerow.db"))
    )
    try:
        yield archive
    finally:
        await archive.close()


@pytest.fixture
async def watched_archive(archive: SqliteArchive) -> AsyncIterator[WatchedArchive]:
    """Yield an archive for one or more harnesses, whose deadlines are stopped in the end."""
    watched = WatchedArchive(archive)
    yield watched
    watched.gate.set()
    for harness in watched.harnesses:
        await harness.tables.deadlines.stop()
