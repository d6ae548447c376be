"""Tips in a first game: each once, beside the person's own hand, until they turn them off."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.api.event import Line
from engine.table.snapshot import TableSnapshot
from engine.table.tips import tip_for
from tests.bot.conftest import choose, gathered, mover_of, play_one, play_out, vote_to_end
from tests.support.games import every_game
from tests.support.sim import Sim, labelled, text
from tests.support.table_harness import TableHarness, WatchedArchive

_PLAY, _OFF = "Play one card", "No more tips"


async def test_a_tip_is_read_once_also_across_a_restart(race: Sim) -> None:
    mover = await mover_of(race)
    assert _PLAY in text(race.dm(mover))
    await race.restart()
    assert _PLAY in text(race.dm(mover))
    await play_one(race)
    assert (await race.run(race.bot.archive.preferences(mover.id))).tips_seen == ("race.play",)
    while await mover_of(race) is not mover:
        await play_one(race)
    assert _PLAY not in text(race.dm(mover))
    assert "Tip:" in text(race.dm(mover))


async def test_tips_are_off_with_one_press_and_on_again_in_own_settings(race: Sim) -> None:
    mover = await mover_of(race)
    await mover.user.click(race.dm(mover), custom_id=labelled(race.dm(mover), _OFF))
    assert "Tips are off" in text(race.dm(mover))
    assert _PLAY not in text(race.dm(mover))
    await choose(race, mover, "me", "tips", "on")
    assert _PLAY in text(race.dm(mover))


async def test_only_who_has_finished_a_game_of_the_kind_reads_no_tips(race: Sim) -> None:
    await vote_to_end(race, race.people["Ann"], race.people["Bob"])
    await _dealt_again(race)
    assert "Tip:" in text(race.dm(await mover_of(race)))
    await play_out(race)
    await _dealt_again(race)
    assert "Tip:" not in text(race.dm(await mover_of(race)))


async def _dealt_again(sim: Sim) -> None:
    await gathered(sim, "race")
    await sim.people["Ann"].click(sim.table, label="Start")


@pytest.mark.parametrize(("aim", "told"), [("catch", "caught"), ("free", None)])
async def test_a_tip_about_unicorns_is_only_for_those_who_catch_for_points(
    watched_archive: WatchedArchive, aim: str, told: str | None
) -> None:
    game = every_game()["safaru"].game
    harness = TableHarness({"safaru": game}, watched_archive)
    number = await harness.start_table("safaru", 1, 2, channel=1, aim=aim)
    table = (await harness.tables.snapshot(number)).table
    caught = replace(table, recent_events=(Line("safaru-caught"),))
    tip = tip_for(TableSnapshot(caught, game, {}), 0, ())
    assert (tip and tip.key) == told


async def test_a_tip_about_a_battle_is_gone_once_its_food_is_taken(
    watched_archive: WatchedArchive,
) -> None:
    game = every_game()["igels"].game
    harness = TableHarness({"igels": game}, watched_archive)
    number = await harness.start_table("igels", 1, 2, 3, channel=1)
    table = (await harness.tables.snapshot(number)).table
    won, taken = Line("igels-beats"), Line("igels-takes-food")

    def told(*events: Line, seen: tuple[str, ...] = ()) -> str | None:
        tip = tip_for(TableSnapshot(replace(table, recent_events=events), game, {}), 0, seen)
        return tip.key if tip is not None else None

    assert told(won) == "won"
    assert told(won, taken) == "food"
    assert told(won, taken, seen=("igels.food",)) is None
    assert told(won, taken, Line("igels-secures")) is None


async def test_no_tip_comes_back_after_the_act_of_who_has_read_it(sim: Sim) -> None:
    await gathered(sim, "safaru")
    await sim.people["Ann"].click(sim.table, label="Start")
    read: dict[int, set[str]] = {each.id: set() for each in sim.people.values()}
    for _ in range(12):
        for each in sim.people.values():
            read[each.id] |= _tips(sim, each)
        mover = await mover_of(sim)
        await play_one(sim)
        assert not _tips(sim, mover) & read[mover.id]
    assert max(map(len, read.values())) > 1


def _tips(sim: Sim, person: Any) -> set[str]:
    return {each for each in text(sim.dm(person)).splitlines() if "Tip:" in each}
