"""/boards: leaderboards on a wall, redrawn after games, after a restart and after deletions."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest

from cogs.boards import MOST_WALLS, PAUSE_SECONDS
from engine.standings.leaderboards import Wall, WallTime
from tests.bot.conftest import reply_text
from tests.bot.served import finished, known
from tests.support.sim import Sim, alts, labelled, text


@pytest.fixture
def kim(sim: Sim) -> Any:
    powers = discord.Permissions(manage_guild=True)
    return sim.person("Kim", roles=[sim.guild.create_role("boss", permissions=powers)])


def wall_of(sim: Sim, channel: Any = None) -> Any:
    """Return the messages that are walls in a channel; one that is there."""
    (wall,) = [each for each in (channel or sim.channel).history() if "Kept up" in text(each)]
    return wall


def drawn_at(sim: Sim) -> int:
    """Return when a wall says that it was drawn, in Unix seconds."""
    found = re.search(r"<t:(\d+):R>", text(wall_of(sim)))
    assert found is not None
    return int(found[1])


async def changed(sim: Sim) -> None:
    """Let the walls be redrawn after results that were stored without a table."""
    await tell(sim)
    await sim.pass_time(PAUSE_SECONDS + 1)


async def tell(sim: Sim) -> None:
    """Say that the standings have changed."""

    async def dispatch() -> None:
        sim.bot.dispatch("standings_changed", sim.guild.id)

    await sim.run(dispatch())


async def test_a_wall_shows_the_best_and_is_redrawn_once_a_minute(sim: Sim, kim: Any) -> None:
    ann, bob, cid = sim.people["Ann"], sim.people["Bob"], sim.people["Cid"]
    asked = await kim.slash(sim.channel, "boards pin", game="race")
    assert asked.ephemeral
    assert "#tables" in reply_text(asked)
    wall = wall_of(sim)
    assert "Nobody has finished a rated game of Racing Hedgehogs" in text(wall)
    await finished(sim, known(ann, bob))
    await changed(sim)
    (alt,) = alts(wall_of(sim))
    assert alt.startswith("Racing Hedgehogs, All time · by rating: places 1 to 2")
    assert wall_of(sim).id == wall.id
    first = drawn_at(sim)
    # Five games at once are one edit, a minute after the one before.
    for _ in range(5):
        await finished(sim, known(cid, bob), channel=5)
        await tell(sim)
    await sim.pass_time(2 * PAUSE_SECONDS)
    assert "3 people" in alts(wall_of(sim))[0]
    second = drawn_at(sim)
    assert second >= first + PAUSE_SECONDS
    # Where nothing is different, nothing is sent.
    await changed(sim)
    assert drawn_at(sim) == second
    mine = await bob.click(wall_of(sim), label="As text")
    assert mine.ephemeral
    assert "(you)" in text(mine.response)


async def test_a_table_that_ends_redraws_the_wall_of_its_month(lobby: Sim, kim: Any) -> None:
    hall = lobby.guild.create_text_channel("hall")
    await kim.slash(lobby.channel, "boards pin", when="month", channel=hall)
    assert "in this time yet" in text(wall_of(lobby, hall))
    now_ms = (await lobby.run(lobby.bot.tables.in_channel(lobby.channel.id))).table.changed_ms
    ann, bob = lobby.people["Ann"], lobby.people["Bob"]
    await finished(lobby, known(ann, bob), at_ms=now_ms, channel=7)
    await lobby.run(lobby.bot.tables.close_unasked(1))
    await lobby.pass_time(PAUSE_SECONDS + 1)
    (alt,) = alts(wall_of(lobby, hall))
    assert alt.startswith("All games, This month (UTC) · by points gained: places 1 to 2")


async def test_a_wall_survives_a_restart_and_hides_who_hides(sim: Sim, kim: Any) -> None:
    ann, bob = sim.people["Ann"], sim.people["Bob"]
    await finished(sim, known(ann, bob))
    await kim.slash(sim.channel, "boards pin")
    wall = wall_of(sim)
    assert "2 people" in alts(wall)[0]
    await sim.restart()
    await ann.slash(sim.channel, "privacy hide")
    await sim.pass_time(PAUSE_SECONDS + 1)
    assert wall_of(sim).id == wall.id
    assert "1 to 1, one person" in alts(wall_of(sim))[0]
    assert "bob" in alts(wall_of(sim))[0]


async def test_a_deleted_wall_is_posted_again_once(sim: Sim, kim: Any) -> None:
    await kim.slash(sim.channel, "boards pin")
    for times in (1, 2):
        assert wall_of(sim)
        await sim.run(wall_of(sim).delete())
        await sim.pass_time(PAUSE_SECONDS + 1)
        assert times == 2 or wall_of(sim)
    await changed(sim)
    assert not [each for each in sim.channel.history() if "Kept up" in text(each)]
    assert "was deleted twice" in reply_text(await kim.slash(sim.channel, "boards list"))
    for _ in range(2):  # pinned again, it moves to the end of the channel
        await kim.slash(sim.channel, "boards pin")
        await sim.pass_time(PAUSE_SECONDS + 1)
        assert wall_of(sim)


async def test_a_wall_waits_for_its_channel_and_its_permissions(sim: Sim, kim: Any) -> None:
    hall = sim.guild.create_text_channel("hall")
    await kim.slash(sim.channel, "boards pin", channel=hall)
    await kim.slash(sim.channel, "boards pin", game="race")
    await sim.pass_time(PAUSE_SECONDS + 1)
    assert wall_of(sim, hall)
    before = drawn_at(sim)
    sim.deny(send_messages=False)
    await finished(sim, known(*(sim.people[each] for each in ("Ann", "Bob"))))
    await changed(sim)
    assert drawn_at(sim) == before
    listed = reply_text(await kim.slash(sim.channel, "boards list"))
    assert "Please give me: Send Messages" in listed
    assert "Please give me" in reply_text(await kim.slash(sim.channel, "boards pin"))
    sim.restore()
    await changed(sim)
    assert drawn_at(sim) > before
    await sim.run(sim.bot.get_channel(hall.id).delete())
    await changed(sim)
    shown = await kim.slash(sim.channel, "boards list")
    assert "Its channel is gone" in reply_text(shown)


async def test_walls_are_taken_down_once_and_by_managers_alone(sim: Sim, kim: Any) -> None:
    ann = sim.people["Ann"]
    assert "hangs here yet" in reply_text(await kim.slash(sim.channel, "boards list"))
    assert "No leaderboard hangs" in reply_text(await kim.slash(sim.channel, "boards unpin"))
    await kim.slash(sim.channel, "boards pin")
    listed = (await kim.slash(sim.channel, "boards list")).response
    down = labelled(listed, "Take it down")
    (refused,) = await sim.burst((ann, listed, down))
    assert "manage this server" in reply_text(refused)
    first, second = await sim.burst((kim, listed, down), (kim, listed, down))
    assert {"hangs here yet" in reply_text(each) for each in (first, second)} == {True, False}
    assert not [each for each in sim.channel.history() if "Kept up" in text(each)]
    for forged in ("n:0:walldown:", "n:0:walldown:!.all.all", "n:0:walldown:1.all.never"):
        (refused,) = await sim.burst((kim, listed, forged))
        assert "out of date" in reply_text(refused)
    await kim.slash(sim.channel, "boards pin")
    await kim.slash(sim.channel, "boards pin", game="race")
    assert "hangs here yet" in reply_text(await kim.slash(sim.channel, "boards unpin"))
    await sim.pass_time(PAUSE_SECONDS + 1)
    assert not [each for each in sim.channel.history() if "Kept up" in text(each)]


async def test_a_server_has_ten_walls_at_most(sim: Sim, kim: Any) -> None:
    channels = [sim.guild.create_text_channel(f"hall-{n}") for n in range(MOST_WALLS)]
    for each in channels:
        await sim.run(sim.bot.archive.save_wall(Wall(sim.guild.id, each.id, "race", WallTime.ALL)))
    assert "10 leaderboards at most" in reply_text(await kim.slash(sim.channel, "boards pin"))
    again = await kim.slash(sim.channel, "boards pin", game="race", channel=channels[0])
    assert "within a minute" in reply_text(again)
