"""The order of replies and edits, and hands that are no longer wanted."""

from __future__ import annotations

from time import sleep
from typing import Any

import discord
from msgspec.structs import replace

from cogs.pages.table import table_message
from engine.api.event import Seat, line
from engine.api.seats import seat_names
from engine.table import lobby
from tests.bot.conftest import choose, now, play_one
from tests.support.sim import Sim, controls


async def test_no_other_picture_is_drawn_while_a_reply_draws_its_own(race: Sim) -> None:
    painter = race.bot.renderer._painter
    paint, story = painter.png, []

    def told(*given: Any) -> bytes:
        story.append("begun")
        sleep(0.05)  # long enough for another to begin
        story.append("done")
        return paint(*given)

    painter.png = told  # type: ignore[assignment,method-assign]
    await play_one(race)
    assert len(story) > 2, "the table and the next hand have pictures too"
    assert story[:2] == ["begun", "done"]


async def test_an_unchanged_hand_is_retired_when_its_person_turns_dms_off(race: Sim) -> None:
    for person in race.people.values():
        hand = race.dm(person)
        assert any(each.startswith("n:") for each in controls(hand))
        await choose(race, person, "me", "hands", "off")
        assert not any(each.startswith(("p:", "n:")) for each in controls(race.dm(person)))


async def test_a_table_message_that_a_moderator_deleted_comes_back_by_itself(race: Sim) -> None:
    gone = race.table.id
    await race.run(race.table.delete())
    assert race.table.id != gone
    assert controls(race.table)
    await play_one(race)
    assert len(_tables(race)) == 1


async def test_a_stored_line_that_has_no_words_any_more_is_left_out(race: Sim) -> None:
    snapshot = await now(race)
    events = (line("table-said-long-ago"), line("table-back", seat=Seat(0)))
    old = replace(snapshot, table=replace(snapshot.table, recent_events=events))
    translator = race.bot.translator("en", old)
    content = await race.run(table_message(race.bot.renderer, old, translator))
    shown = str(content.view.to_components())
    assert "Ann" in shown
    assert "table-said" not in shown


async def test_dots_stand_where_things_happened_since_the_last_trick_that_are_not_told(
    igor: Sim,
) -> None:
    snapshot = await now(igor)
    won = line("igor-hand-over", hand=1, seats=seat_names((0,)))
    back = line("table-back", seat=Seat(0))
    for newer, ending in ((4, "Most tricks: Ann."), (5, "Most tricks: Ann. …")):
        table = replace(snapshot.table, recent_events=(won, *[back] * newer))
        shown = replace(snapshot, table=table)
        translator = igor.bot.translator("en", shown)
        content = await igor.run(table_message(igor.bot.renderer, shown, translator))
        told = str(content.view.to_components())
        assert f"{ending}\\n" in told


def _tables(sim: Sim) -> list[discord.Message]:
    return [each for each in sim.channel.history() if each.flags.components_v2]


async def test_a_bot_that_deletes_every_message_does_not_keep_this_one_posting(race: Sim) -> None:
    await race.run(race.table.delete())
    await race.run(race.table.delete())
    assert not _tables(race)
    await play_one(race)
    assert len(_tables(race)) == 1, "it comes back with the next change"
    await race.run(race.table.delete())
    assert not _tables(race)
    await race.people["Ann"].slash(race.channel, "table")
    assert len(_tables(race)) == 1


async def test_the_message_of_an_ended_table_stays_deleted(race: Sim) -> None:
    await race.run(race.bot.tables.change(1, lobby.end(9, manages=True)))
    await race.run(race.table.delete())
    assert not _tables(race)
