"""A message shows the latest state, whatever was sent last and whatever failed."""

from __future__ import annotations

from pathlib import Path
from time import sleep
from typing import Any

import pytest

from cogs.messages.ephemeral_message import TOKEN_SECONDS
from tests.bot.conftest import gathered, mover_of, now, play_one, reply_text
from tests.support.sim import Sim, alts, build, controls, labelled, simulated, text
from tests.support.stored_rows import edited


def _card(hand: Any) -> str:
    return next(each for each in controls(hand) if ":play:" in each and "joker" not in each)


def _slow_first_picture(sim: Sim) -> None:
    """Make the next picture take longer than a move."""
    painter = sim.bot.renderer._painter
    paint, slow = painter.png, [True]

    def painted(*given: Any) -> bytes:
        if slow:
            slow.clear()
            sleep(0.7)
        return paint(*given)

    painter.png = painted  # type: ignore[assignment,method-assign]


async def test_a_hand_opened_during_a_move_shows_the_move(race: Sim) -> None:
    mover = await mover_of(race)
    seats = (await now(race)).table.seats
    after = seats[((await now(race)).awaited[0] + 1) % len(seats)].user
    other = next(each for each in race.people.values() if each.id == after)
    hand, opens = race.dm(mover), labelled(race.table, "My hand")
    _slow_first_picture(race)
    opened, _ = await race.burst((other, race.table, opens), (mover.user, hand, _card(hand)))
    assert (await mover_of(race)) is other
    assert "s your turn" in text(opened.response)


async def test_a_hand_by_dm_is_updated_if_the_reply_to_its_click_was_lost(race: Sim) -> None:
    mover = await mover_of(race)
    hand = race.dm(mover)
    race.fail("POST", "/interactions/*/*/callback", status=404, code=10062)
    await race.burst((mover.user, hand, _card(hand)))
    assert (await mover_of(race)) is not mover, "the move counts"
    shown = race.dm(mover)
    assert shown.id == hand.id
    assert not any(each.startswith("p:") for each in controls(shown))


async def test_a_reply_that_discord_refuses_becomes_an_apology(tmp_path: Path) -> None:
    async with simulated(tmp_path / "tables.db", expect_errors=True) as sim:
        ann = sim.person("Ann")
        sim.fail("POST", "/interactions/*/*/callback", status=400, code=50035)
        result = await ann.slash(sim.channel, "games")
        assert result.ephemeral
        assert reply_text(result).startswith("Sorry")


async def test_a_result_in_place_of_a_deleted_message_is_posted_once(race: Sim) -> None:
    for person in [*race.people.values()][:2]:
        asked = await person.slash(race.channel, "leave")
        if len((await now(race)).table.people) == 2:
            # A moderator deletes the table message before the second person leaves: one has won.
            race.env.backend.delete_message(race.channel.id, race.table.id)
        await person.click(asked.response, label="Confirm")
    result = race.table
    assert labelled(result, "Play again")
    count = len(race.channel.history())
    await race.restart()
    assert race.table.id == result.id
    assert len(race.channel.history()) == count


async def test_a_person_who_may_not_set_options_gets_no_menus(lobby: Sim) -> None:
    bob, dan = lobby.people["Bob"], lobby.person("Dan")
    for person in (bob, dan):
        result = await person.click(lobby.table, label="Options")
        assert result.ephemeral
        assert "Ann" in reply_text(result)
        assert not controls(result.response)
    opened = await lobby.people["Ann"].click(lobby.table, label="Options")
    assert any(each.startswith("o:") for each in controls(opened.response))


async def test_an_unreadable_table_is_named_when_another_is_opened(tmp_path: Path) -> None:
    async with simulated(tmp_path / "tables.db", expect_errors=True) as sim:
        ann = sim.person("Ann")
        await ann.slash(sim.channel, "play", game="race")
        await sim.bot.close()
        with edited(sim.path) as file:
            file.execute("UPDATE tables SET data = '{}'")
        await sim.env.restart_bot(await build(sim.path))
        frozen = reply_text(await ann.slash(sim.channel, "table"))
        assert not frozen.startswith("Sorry, something")
        assert reply_text(await ann.slash(sim.channel, "play", game="race")) == frozen


async def test_hands_that_can_no_longer_be_edited_are_dropped(race: Sim) -> None:
    hands = race.bot.table_messages._ephemeral_hands
    ann, bob, _ = race.people.values()
    await ann.click(race.table, label="My hand")
    assert len(hands._open) == 1
    await race.pass_time(TOKEN_SECONDS + 1)
    await bob.click(race.table, label="My hand")
    assert len(hands._open) == 1


async def test_a_person_who_moves_by_a_mention_is_present(race: Sim) -> None:
    await race.pass_time(90)
    mover = await mover_of(race)
    card = _card(race.dm(mover)).rpartition(":")[2]
    bot = race.env.backend.bot_user.id
    at = race.bot.table_messages.turn_pings._last_acts
    at.clear()
    await mover.send(race.channel, f"<@{bot}> {card}")
    assert mover.id in at
    await play_one(race)


@pytest.mark.parametrize("passes", [True, False])
async def test_a_picture_that_could_not_be_drawn_is_tried_once_more_by_itself(
    tmp_path: Path, *, passes: bool
) -> None:
    async with simulated(tmp_path / "tables.db", expect_errors=True) as sim:
        for name in ("Ann", "Bob", "Cid"):
            sim.person(name)
        await gathered(sim, "race")
        painter, fails, tries = sim.bot.renderer._painter, [True], list[Any]()
        paint = painter.png

        def painted(*given: Any) -> bytes:
            tries.append(given)
            if fails:
                raise OSError("no memory")
            return paint(*given)

        painter.png = painted  # type: ignore[assignment,method-assign]
        await sim.people["Ann"].click(sim.table, label="Start")
        opened = await sim.people["Cid"].click(sim.table, label="My hand")
        shown = [sim.table, *map(sim.dm, sim.people.values()), opened.response]
        assert not any(alts(each) for each in shown)
        assert "Ann to play" in text(sim.table), "the words say all of it"
        if passes:
            fails.clear()
        await sim.pass_time(6)
        again = [sim.table, *map(sim.dm, sim.people.values()), opened.response]
        assert [bool(alts(each)) for each in again] == [passes] * 5
        before = len(tries)
        await sim.pass_time(300)
        assert len(tries) == before, "once, and not for ever"
