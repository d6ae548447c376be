"""Run Hedgerow: settings -> archive -> tables -> cogs -> run."""

from __future__ import annotations

import asyncio
import gc
import secrets
import sys
from collections.abc import Mapping
from functools import cache, partial
from pathlib import Path

import discord

from cogs.app.client import Hedgerow, set_addresses
from cogs.app.clock import DiscordClock
from cogs.app.logs import set_up_logs
from cogs.app.process import run_process
from cogs.app.settings import BadSetting, Settings, read_settings
from cogs.messages.request_errors import REQUEST_ERRORS
from cogs.text.localization import Localization
from engine.api.content import ContentError
from engine.api.game import AnyGame
from engine.catalogue import GameError, catalogue
from engine.house.executor import WorkerProcess
from engine.service.ports import Archive
from engine.service.tables import Tables
from storage import errors
from storage.commands import CommandError, parse_arguments, run_command
from storage.database import Share
from storage.errors import ArchiveError, FailedStatement
from storage.opening import is_postgres, open_archive

SEEDS = Path(__file__).parent / "seeds"
DATABASE = "data/hedgerow.db"

DISCORD = discord.http.Route.BASE

#: A thread that computes or paints hands the interpreter back to the event loop after this time:
#: people wait there, and Python's default of 5 ms would be added at every step of a reply.
SWITCH_SECONDS = 0.0005


async def build(settings: Settings, *, is_guest: bool = False) -> Hedgerow:
    """Return the bot; a guest does another process's work. Wait until no process does it.

    Raise `ContentError`, `GameError` or `ArchiveError`.
    """
    database = settings.database or DATABASE
    if settings.backups and is_postgres(database):  # a spare would wait first
        raise ArchiveError(errors.NO_FILE_BACKUPS)
    games, localization = _seeds()
    share = Share(settings.process, settings.processes, settings.serves, is_guest)
    archive = await open_archive(database, share)
    if settings.backups:
        archive.begin_backups(settings.backups, settings.backups_kept)
    client = Hedgerow(localization, _tables(settings, games, archive), archive, settings)
    archive.on_commit(client.metrics.batch_size.observe)
    return client


@cache  # a guest needs them again, quickly
def _seeds() -> tuple[Mapping[str, AnyGame], Localization]:
    gc.disable()  # nothing of what is read is garbage; looking for some takes a quarter of the time
    try:
        games, localization = catalogue(SEEDS), Localization(SEEDS)
        localization.check_games(game.info for game in games.values())
        return games, localization
    finally:
        gc.enable()


def _tables(settings: Settings, games: Mapping[str, AnyGame], archive: Archive) -> Tables:
    clock = DiscordClock(lambda: archive.ownership.ahead_ms)
    entropy, house = partial(secrets.token_bytes, 32), WorkerProcess(SEEDS)
    house_ms, limits, keep_days = settings.house_ms, settings.limits, settings.keep_days
    return Tables(games, archive, clock, entropy, house, house_ms, limits, keep_days)


async def run(settings: Settings) -> None:
    """Run on Discord if there is a token, else on a simulated Discord on this machine."""
    if settings.token is None:
        from cogs.sandbox import serve

        await serve(build, settings)
        return
    set_addresses(settings.api_base, settings.gateway)
    await run_process(build, settings, _freeze)


def _freeze() -> None:
    # These objects live to the end: the garbage collector need not stop the loop to visit them.
    gc.collect()
    gc.freeze()


def main() -> None:
    """Start; exit with one sentence if a setting, a seed, the archive or the token is wrong."""
    arguments = parse_arguments(sys.argv[1:])
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        settings = read_settings()
        set_up_logs(settings.log_level, settings.log_form)
        database = settings.database or DATABASE
        answer = run_command(
            arguments, database, lambda archive: _tables(settings, catalogue(SEEDS), archive)
        )
        print(answer) if answer else asyncio.run(run(settings))
    except KeyboardInterrupt:
        pass  # everything is closed by now
    except (
        BadSetting,
        ContentError,
        GameError,
        ArchiveError,
        FailedStatement,
        CommandError,
    ) as error:
        sys.exit(str(error))
    except discord.LoginFailure:
        sys.exit("Discord refuses this token: copy it again into DISCORD_TOKEN in .env.")
    except (*REQUEST_ERRORS, discord.GatewayNotFound) as error:
        base = discord.http.Route.BASE
        where = f" at {base} (DISCORD_API_BASE)" if base != DISCORD else ""
        sys.exit(f"Discord cannot be reached{where} ({type(error).__name__}): try again later.")


if __name__ == "__main__":
    main()
