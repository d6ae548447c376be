"""Store a table close to its end before a sandbox starts: a browser plays only the last moves."""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from cogs.app.opening import read_options
from engine.catalogue import catalogue
from engine.service.ports import TableRecord
from engine.service.tables import Place
from engine.table import codec, lobby
from storage.archive import SqliteArchive
from tests.support.games import SEEDS
from tests.support.table_harness import TableHarness, WatchedArchive
from tests.support.whole_game import play_on


async def store_table(
    file: Path, hello: Mapping[str, Any], slug: str, given: Mapping[str, str], moves_left: int
) -> None:
    """Store a table of a page's first two members, played up to so many moves before its end.

    Its ids are the same at every start of a sandbox; `hello` is how one greets, `given` are the
    options of `/play`. The house has the other seats that the game needs.
    """
    archive = await SqliteArchive.open_file(file)
    try:
        harness = TableHarness(catalogue(SEEDS), WatchedArchive(archive))
        place = Place(int(hello["channels"][0]["id"]), int(hello["server"]["id"]), "en")
        (host, name), (other, its_name) = (
            (int(each["id"]), each["name"]) for each in hello["members"][:2]
        )
        chosen = {**read_options(given.get("options", "")), **given}
        chosen.pop("options", None)
        number = (await harness.tables.open(place, host, name, slug, chosen)).table.id
        await harness.tables.change(number, lobby.join(other, its_name))
        if min(harness.games[slug].info.seats) > 2:
            await harness.tables.change(number, lobby.add_house(host))
        await harness.tables.deadlines.stop()
        await harness.tables.start(number, host)
        await _skip_ahead(archive, number, moves_left)
    finally:
        await archive.close()


async def _skip_ahead(archive: SqliteArchive, number: int, moves_left: int) -> None:
    """Play a stored table at random, up to so many moves before its end."""
    stored = await archive.load(number)
    assert stored is not None
    game = catalogue(SEEDS)[stored.game]
    table, _ = codec.decode(stored.data, number, game)
    for change in play_on(game, table, 1)[:-moves_left]:
        # The moves were made in a time that has not come yet.
        now = int(time.time() * 1000)
        timers = tuple(replace(each, since_ms=now) for each in change.after.timers)
        after = replace(change.after, seats=table.seats, timers=timers, changed_ms=now)
        record = TableRecord(
            id=number,
            channel=stored.channel,
            guild=stored.guild,
            game=stored.game,
            stage=after.stage,
            revision=after.revision,
            due_ms=now,
            people=stored.people,
            data=codec.encode(after),
        )
        await archive.commit(record, replace(change.entry, at_ms=now), checkpoint=False)
