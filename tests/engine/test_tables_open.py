"""Opening a table, finding it again, and playing another one after it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from engine.api.game import GameInfo
from engine.api.options import Choice, Number
from engine.api.refusals import Illegal, Unavailable
from engine.service.ports import Occupied
from engine.service.tables import Limits, Place
from engine.table import lobby
from engine.table.model import Pace, Stage, Strength
from tests.engine.builders import press
from tests.support.scripted_game import END, ScriptedGame
from tests.support.table_harness import TableHarness, WatchedArchive


async def test_a_lobby_opens_with_its_options(harness: TableHarness) -> None:
    snapshot = await harness.tables.open(
        Place(5, 6, "pl"), 1, "Ala", "sample", {"pace": "slow", "deck": "large", "catching": "off"}
    )
    table = snapshot.table
    assert (table.locale, table.pace, table.host) == ("pl", Pace.SLOW, 1)
    assert table.options.values == {"deck": "large", "catching": False}


@pytest.mark.parametrize(
    ("game", "given", "key"),
    [
        ("chess", {}, "refusal-no-such-game"),
        ("sample", {"deck": "huge"}, "refusal-bad-option"),
        ("sample", {"pace": "brisk"}, "refusal-bad-option"),
        ("sample", {"starter": "1"}, "refusal-no-such-option"),
    ],
)
async def test_refused_opening_says_why(
    harness: TableHarness, game: str, given: dict[str, str], key: str
) -> None:
    with pytest.raises(Illegal) as caught:
        await harness.tables.open(Place(5, 6), 1, "Ala", game, given)
    assert caught.value.line.key == key
    assert harness.archive.written == []


@pytest.mark.parametrize(("guilds", "allowed"), [(range(1, 10), 3), ((7,) * 9, 2)])
async def test_tables_opened_at_the_same_moment_keep_to_the_limits(
    harness: TableHarness, guilds: Sequence[int], allowed: int
) -> None:
    harness.tables._limits = Limits(tables=2, hosted=3)
    opened = await asyncio.gather(
        *(
            harness.tables.open(Place(channel, guild), 1, "Ala", "sample", {})
            for channel, guild in enumerate(guilds, start=1)
        ),
        return_exceptions=True,
    )
    refused = [each for each in opened if isinstance(each, Illegal)]
    assert len(refused) == len(guilds) - allowed
    assert len(harness.archive.written) == allowed


async def test_a_channel_has_one_unfinished_table(harness: TableHarness) -> None:
    table = await harness.open_table("scripted", 1)
    with pytest.raises(Occupied) as caught:
        await harness.open_table("sample", 2)
    assert caught.value.table == table
    await harness.tables.change(table, lobby.leave(1))
    other = await harness.open_table("sample", 2)
    assert (await harness.tables.in_channel(5)).table.id == other > table


async def test_a_channel_s_latest_table_is_found_after_its_end(harness: TableHarness) -> None:
    with pytest.raises(Unavailable):
        await harness.tables.in_channel(5)
    table = await harness.start_table("scripted", 1, 2)
    await harness.tables.change(table, lobby.end(9, manages=True))
    assert (await harness.tables.in_channel(5)).table.id == table


async def test_a_person_s_tables_are_the_unfinished_ones_latest_first(
    harness: TableHarness,
) -> None:
    first = await harness.start_table("scripted", 1, 2, channel=5)
    over = await harness.start_table("scripted", 1, 2, channel=6)
    await harness.tables.change(over, lobby.end(9, manages=True))
    last = await harness.open_table("sample", 3, 1, channel=7)
    assert [snapshot.table.id for snapshot in await harness.tables.of_user(1)] == [last, first]
    assert [snapshot.table.id for snapshot in await harness.tables.of_user(2)] == [first]


async def test_a_seed_is_drawn_at_the_start_and_no_two_are_alike(harness: TableHarness) -> None:
    first = await harness.start_table("scripted", 1, 2, channel=5)
    second = await harness.start_table("scripted", 1, 2, channel=6)
    seeds = [(await harness.tables.snapshot(table)).table.seed for table in (first, second)]
    assert len(set(seeds)) == 2
    assert all(len(seed) >= 16 for seed in seeds)


async def test_a_rematch_keeps_the_options_and_takes_what_the_result_carries(
    watched_archive: WatchedArchive,
) -> None:
    info = GameInfo(
        slug="scripted",
        seats=(1,),
        minutes=(1, 1),
        bound=9,
        options=(
            Choice(key="deck", values=("small", "large"), default="small"),
            Number(key="starter", low=0, high=3, carried=True),
        ),
    )

    class Carrying(ScriptedGame):
        def outcome(self, state):
            over = super().outcome(state)
            return over and replace(over, carry={"starter": 2})

    harness = TableHarness(
        {"scripted": Carrying({"a": {0: (press("go"),)}}, {("a", "go"): END}, info=info)},
        watched_archive,
    )
    table = await harness.start_table("scripted", 1, pace="slow", deck="large")
    with pytest.raises(Unavailable):
        await harness.tables.rematch(table, 1, "Ala")
    await harness.act(table, 1, "q", "go")
    again = (await harness.tables.rematch(table, 8, "Olek")).table
    assert again.id != table
    assert again.stage is Stage.LOBBY
    assert (again.host, again.people, again.pace) == (8, (8,), Pace.SLOW)
    assert again.options.values == {"deck": "large", "starter": 2}
    once_more = (await harness.tables.snapshot(again.id)).table
    await harness.tables.start(once_more.id, 8)
    await harness.act(once_more.id, 8, "q", "go")
    third = (await harness.tables.rematch(once_more.id, 8, "Olek")).table
    assert third.options.values == {"deck": "large", "starter": 2}
    await harness.tables.deadlines.stop()


async def test_a_rematch_has_the_same_strength_of_the_house(harness: TableHarness) -> None:
    table = await harness.open_table("scripted", 1, 2, house="sharp")
    await harness.tables.start(table, 1)
    await harness.tables.change(table, lobby.end(9, manages=True))
    again = await harness.tables.rematch(table, 2, "name 2")
    assert (again.table.house, again.table.pace) == (Strength.SHARP, Pace.LIVE)
