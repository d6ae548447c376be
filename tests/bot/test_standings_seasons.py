"""/season and /ratings: permissions, confirmations, and games played meanwhile."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from msgspec.structs import replace

from cogs.app.clock import DiscordClock
from cogs.messages.champions import uncrown
from engine.standings.leaderboards import ALL_GAMES
from engine.standings.seasons import Award, Season
from tests.bot.conftest import play_out, reply_text
from tests.bot.served import DAY_MS, finished, known
from tests.support.sim import Sim, alts, controls, labelled, nodes, text
from tests.support.stored_rows import edited

#: The times beside the seasons.
PERIODS = ("Today (UTC)", "This week (UTC)", "This month (UTC)")


def _manager(sim: Sim, name: str = "Kim"):
    powers = discord.Permissions(manage_guild=True)
    return sim.person(name, roles=[sim.guild.create_role("boss", permissions=powers)])


async def _confirmed(person, asked) -> str:
    return reply_text(await person.click(asked.response, label="Confirm"))


async def _start(sim: Sim, kim, name: str = "Spring") -> str:
    return await _confirmed(kim, await kim.slash(sim.channel, "season start", name=name))


async def _close(sim: Sim, kim) -> str:
    return await _confirmed(kim, await kim.slash(sim.channel, "season close"))


async def _allow(sim: Sim, person, command: str) -> None:
    """Let a person see a command for managers, as a server's settings can."""
    found = await sim.run(sim.bot.tree.fetch_commands())
    chosen = next(each for each in found if each.name == command)
    sim.guild.set_command_permissions(chosen, {person: True})


async def test_a_season_starts_and_closes_after_a_confirmation(sim: Sim) -> None:
    kim = _manager(sim)
    asked = await kim.slash(sim.channel, "season start", name="Spring *2026*")
    assert asked.ephemeral
    assert r"Start the season “Spring \*2026\*”?" in reply_text(asked)
    assert not await sim.run(sim.bot.archive.seasons(sim.guild.id))
    assert "has begun" in await _confirmed(kim, asked)
    (season,) = await sim.run(sim.bot.archive.seasons(sim.guild.id))
    assert (season.name, season.closed_ms) == ("Spring *2026*", None)
    assert "Its boards stay" in reply_text(await kim.slash(sim.channel, "season close"))
    assert "is closed" in await _close(sim, kim)
    (season,) = await sim.run(sim.bot.archive.seasons(sim.guild.id))
    assert season.closed_ms is not None


async def test_a_season_without_a_name_is_called_by_its_number(sim: Sim) -> None:
    kim = _manager(sim)
    assert "“Season 1” has begun" in await _confirmed(
        kim, await kim.slash(sim.channel, "season start")
    )
    await _close(sim, kim)
    assert "“Season 2”" in reply_text(await kim.slash(sim.channel, "season start"))


async def test_invisible_or_too_long_season_names_are_refused(sim: Sim) -> None:
    kim = _manager(sim)
    assert "can be read" in reply_text(await kim.slash(sim.channel, "season start", name="\u3164"))
    assert "32 characters" in reply_text(
        await kim.slash(sim.channel, "season start", name="x" * 33)
    )


@pytest.mark.parametrize(
    ("name", "typed"),
    [
        ("\u05d0" * 32, "\u05d0" * 32),
        ("Late\n summer", "late\nSummer"),
        ("Z" + "\u0337\u0321\u0322\u0323\u0324a", "Z" + "\u0337\u0321\u0322\u0323\u0324a"),
        ("a:b.c~d *e* <@1>", "A:B.c~d *e* <@1>"),
    ],
)
async def test_a_season_is_found_as_its_name_was_typed(sim: Sim, name: str, typed: str) -> None:
    kim, ann = _manager(sim), sim.people["Ann"]
    await _start(sim, kim, name)
    said = reply_text(await ann.slash(sim.channel, "leaderboard", when=typed))
    assert "I know no season" not in said
    assert "(running)" in said


async def test_a_second_season_and_closing_none_are_refused(sim: Sim) -> None:
    kim, lee = _manager(sim), _manager(sim, "Lee")
    assert "/season start begins one" in reply_text(await kim.slash(sim.channel, "season close"))
    twice = await lee.slash(sim.channel, "season start", name="Spring")
    await _start(sim, kim)
    assert "“Spring” is still running" in reply_text(await kim.slash(sim.channel, "season start"))
    assert "still running" in await _confirmed(lee, twice)
    assert len(await sim.run(sim.bot.archive.seasons(sim.guild.id))) == 1


async def test_an_old_question_does_not_close_the_next_season(sim: Sim) -> None:
    kim, lee = _manager(sim), _manager(sim, "Lee")
    await _start(sim, kim, "One")
    old = await lee.slash(sim.channel, "season close")
    await _close(sim, kim)
    assert "No season is running" in await _confirmed(lee, old)
    await _start(sim, kim, "Two")
    (late,) = await sim.burst((lee, old.response, "n:0:seasonclose:1"))
    assert "out of date" in reply_text(late)
    assert (await sim.run(sim.bot.archive.seasons(sim.guild.id)))[0].closed_ms is None


async def test_only_server_managers_change_seasons(sim: Sim) -> None:
    ann, kim = sim.people["Ann"], _manager(sim)
    await _allow(sim, ann, "season")
    for command, options in (
        ("season start", {"name": "Mine"}),
        ("season close", {}),
    ):
        assert "manage this server" in reply_text(await ann.slash(sim.channel, command, **options))
    asked = await kim.slash(sim.channel, "season start", name="Spring")
    (foreign,) = await sim.burst((ann, asked.response, labelled(asked.response, "Confirm")))
    assert "manage this server" in reply_text(foreign)
    assert not await sim.run(sim.bot.archive.seasons(sim.guild.id))


async def test_a_game_counts_for_the_season_that_is_open_when_it_ends(race: Sim) -> None:
    kim, ann = _manager(race), race.people["Ann"]
    await _start(race, kim)
    await _close(race, kim)
    await play_out(race)
    everything = reply_text(await ann.slash(race.channel, "leaderboard"))
    assert "Nobody has finished" not in everything
    spring = reply_text(await ann.slash(race.channel, "leaderboard", when="spring"))
    assert "Nobody has finished" in spring
    assert "Spring" in spring


async def test_the_board_of_a_closed_season_stays(sim: Sim) -> None:
    kim, ann, bob = _manager(sim), sim.people["Ann"], sim.people["Bob"]
    await _start(sim, kim)
    await finished(sim, known(ann, bob), at_ms=2 * DAY_MS)
    running = (await ann.slash(sim.channel, "leaderboard", when="Spring")).response
    assert "Spring (running)" in text((await ann.click(running, label="As text")).response)
    await _close(sim, kim)
    await finished(sim, known(bob, ann), at_ms=4 * DAY_MS)
    shown = (await ann.slash(sim.channel, "leaderboard", when="Spring")).response
    words = text((await ann.click(shown, label="As text")).response)
    assert r"1\. ann" in words
    assert "1 game, 1 win" in words
    whens = next(node for node in nodes(shown) if ":boardwhen:" in str(node.get("custom_id")))
    assert [option["label"] for option in whens["options"]] == [*PERIODS, "All time", "Spring"]
    ever = (await ann.select(shown, ["g-"], custom_id=whens["custom_id"])).response
    assert "2 games" in text(ever)


@pytest.mark.parametrize("typed", ["", "Spr", "2"])
async def test_seasons_are_suggested_while_typing(sim: Sim, typed: str) -> None:
    kim, ann = _manager(sim), sim.people["Ann"]
    await _start(sim, kim)
    await _close(sim, kim)
    await _confirmed(kim, await kim.slash(sim.channel, "season start"))
    found = await ann.autocomplete(sim.channel, "leaderboard", "when", typed)
    names = [choice["name"] for choice in found]
    assert names == [
        each
        for each in (*PERIODS, "All time", "Season 2", "Spring")
        if typed.casefold() in each.casefold()
    ]
    for choice in found:
        result = await ann.slash(sim.channel, "leaderboard", when=choice["value"])
        assert choice["name"] in reply_text(result)


async def test_only_the_owner_recomputes_and_the_ratings_stay_the_same(sim: Sim) -> None:
    ann, bob, cid = sim.people.values()
    powers = discord.Permissions(administrator=True)
    boss = sim.person("Boss", roles=[sim.guild.create_role("admin", permissions=powers)])
    for number in range(3):
        await finished(sim, known(ann, bob, cid), at_ms=DAY_MS * (2 + number))
    assert "who runs this bot" in reply_text(await boss.slash(sim.channel, "ratings recompute"))
    sim.bot.owner_id = boss.id
    said = reply_text(await boss.slash(sim.channel, "ratings recompute"))
    assert said == "3 results were recalculated; no rating changed. No feats changed."


async def test_a_closed_season_has_a_podium_for_everybody_and_above_its_board(sim: Sim) -> None:
    kim, ann, bob = _manager(sim), sim.people["Ann"], sim.people["Bob"]
    await _start(sim, kim)
    await finished(sim, known(ann, bob), at_ms=2 * DAY_MS)
    await _close(sim, kim)
    announced = sim.channel.history()[-1]
    assert "“Spring” is over" in text(announced)
    (alt,) = alts(announced)
    assert "Spring, All games: 1: ann" in alt
    assert [each.filename for each in announced.attachments] == ["podium.png"]
    button, _ = controls(announced)
    board = (await bob.click(announced, custom_id=button)).response
    assert alts(board)[0] == alt
    assert len(alts(board)) == 2
    sorted_by_wins = (await bob.click(board, label="Wins")).response
    assert len(alts(sorted_by_wins)) == 1


async def _archive(sim: Sim, name: str, *given):
    return await sim.run(getattr(sim.bot.archive, name)(*given))


async def test_a_season_of_a_rule_ends_by_itself_once_with_a_podium_and_medals(sim: Sim) -> None:
    kim, ann, bob = _manager(sim), sim.people["Ann"], sim.people["Bob"]
    hall = sim.guild.create_text_channel("hall")
    said = await kim.slash(sim.channel, "season rule", rule="monthly", channel=hall)
    assert said.ephemeral
    assert "ends with each month" in reply_text(said)
    assert f"<#{hall.id}>" in reply_text(said)
    (season,) = await _archive(sim, "seasons", sim.guild.id)
    for number in range(6):
        await finished(sim, known(ann, bob), at_ms=season.began_ms + number * 5 * 3_600_000)
    await sim.run(_shorten(sim, season, 60_000))
    await sim.pass_time(61)
    (podium,) = [each for each in hall.history() if "is over" in text(each)]
    assert [each.filename for each in podium.attachments] == ["podium.png"]
    assert f"{season.name}, All games: 1: ann" in alts(podium)[0]
    assert "Best newcomer: ann" in text(podium)
    assert "Most tables hosted: ann (6 rated games)" in text(podium)
    assert "Ratings are carried over" in text(podium)
    running, closed = await _archive(sim, "seasons", sim.guild.id)
    assert closed.closed_ms == closed.ends_ms
    assert running.closed_ms is None
    await sim.restart()
    await sim.pass_time(3700)
    assert len([each for each in hall.history() if "is over" in text(each)]) == 1
    profile = reply_text(await bob.slash(sim.channel, "profile", person=ann.user))
    assert "first in All games" in profile
    assert "best newcomer" in profile


async def _shorten(sim: Sim, season: Season, by_ms: int) -> None:
    """Let the open season end so soon, as if its month was almost over."""
    with edited(sim.path) as connection:
        statement = "UPDATE seasons SET ends_ms = ? WHERE id = ?"
        connection.execute(statement, (DiscordClock().now_ms() + by_ms, season.id))
    await sim.bot.cogs["Seasons"].on_ready()  # type: ignore[attr-defined]


async def test_the_champions_role_follows_the_champion(sim: Sim) -> None:
    kim, ann, bob = _manager(sim), sim.people["Ann"], sim.people["Bob"]
    powers = discord.Permissions(manage_guild=True, manage_roles=True)
    above = sim.guild.create_role("high")
    lord = sim.person("Lord", roles=[sim.guild.create_role("lord", permissions=powers)])
    role = sim.guild.create_role("champion")
    assert "a role that you could give" in reply_text(
        await kim.slash(sim.channel, "season champions", role=role)
    )
    refused = reply_text(await lord.slash(sim.channel, "season champions", role=above))
    assert "a role that you could give" in refused
    said = reply_text(await lord.slash(sim.channel, "season champions", role=role))
    assert f"<@&{role.id}>" in said
    for number, people in enumerate(((ann, bob), (bob, ann), (bob, ann))):
        await _start(sim, kim, f"s{number}")
        await finished(sim, known(*people), at_ms=(2 + number) * DAY_MS)
        await finished(sim, known(*people), at_ms=(2 + number) * DAY_MS + 1)
        await _close(sim, kim)
        (season, *_) = await _archive(sim, "seasons", sim.guild.id)
        medals = await _archive(sim, "medals", season.id)
        (best,) = [m.user for m in medals if (m.game, m.award) == (ALL_GAMES, Award.FIRST)]
        holders = [each for each in (ann, bob) if role.id in _roles(sim, each)]
        assert [each.id for each in holders] == [best]
    # Who hides loses it for good; it is not missed by who never won.
    (last,) = holders
    for command in ("hide", "show", "hide"):
        await last.slash(sim.channel, f"privacy {command}")
        assert role.id not in _roles(sim, last)
    other = next(each for each in (ann, bob) if each is not last)
    assert "role on a server" not in reply_text(await other.slash(sim.channel, "privacy hide"))
    await other.slash(sim.channel, "privacy show")
    assert role.id not in _roles(sim, other)
    # The next season passes over who hides: its best who is listed is the champion.
    await _start(sim, kim, "hidden")
    await finished(sim, known(last, other), at_ms=6 * DAY_MS)
    # Also where the manager may not write, so that no podium is posted.
    sim.deny(kim, send_messages=False)
    await _close(sim, kim)
    sim.deny(kim, send_messages=True)
    assert role.id not in _roles(sim, last)
    assert role.id in _roles(sim, other)
    # Who is forgotten loses it: the bot would not know any more that they have it.
    await sim.run(uncrown(sim.bot, other.id))
    assert role.id not in _roles(sim, other)
    # Where Discord refuses, it is said.
    sim.fail("DELETE", f"/guilds/{sim.guild.id}/members/{other.id}/roles/{role.id}", status=403)
    assert "role on a server" in reply_text(await other.slash(sim.channel, "privacy hide"))
    # A role above the bot's costs one sentence wherever it matters, and so does one that is gone.
    sim.env.backend.reorder_roles(sim.guild.id, [{"id": role.id, "position": 50}])
    for command, given in (("champions", {"role": role}), ("show", {})):
        said = reply_text(await lord.slash(sim.channel, f"season {command}", **given))
        assert "drag my own role above it" in said
    assert "role on a server" in reply_text(await other.slash(sim.channel, "privacy hide"))
    await other.slash(sim.channel, "privacy show")
    sim.env.backend.delete_role(sim.guild.id, role.id)
    await _start(sim, kim, "last")
    await finished(sim, known(ann, bob), at_ms=9 * DAY_MS)
    asked = await kim.slash(sim.channel, "season close")
    await kim.click(asked.response, label="Confirm")
    assert "role is gone" in reply_text(await kim.slash(sim.channel, "season show"))
    assert "“last” is over" in text(sim.channel.history()[-1])


async def test_who_hides_while_the_role_is_given_does_not_keep_it(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    kim, ann, bob = _manager(sim), sim.people["Ann"], sim.people["Bob"]
    role = sim.guild.create_role("champion")
    settings = await _archive(sim, "server_settings", sim.guild.id)
    await _archive(sim, "save_server_settings", sim.guild.id, replace(settings, champions=role.id))
    await _start(sim, kim)
    await finished(sim, known(ann, bob), at_ms=2 * DAY_MS)
    give = sim.bot.http.add_role

    async def hide_and_give(*args: Any, **more: Any) -> None:
        await sim.bot.archive.update_preferences(ann.id, listed=False)
        await give(*args, **more)
        assert role.id in _roles(sim, ann)

    monkeypatch.setattr(sim.bot.http, "add_role", hide_and_give)
    await _close(sim, kim)
    assert role.id not in _roles(sim, ann)


def _roles(sim: Sim, person) -> list[int]:
    return sim.env.backend.get_member(sim.guild.id, person.id).role_ids


async def test_a_podium_that_cannot_be_posted_is_tried_again_or_said_to_managers(sim: Sim) -> None:
    kim, ann, bob = _manager(sim), sim.people["Ann"], sim.people["Bob"]
    hall = sim.guild.create_text_channel("hall")
    said = await kim.slash(sim.channel, "season rule", rule="quarterly", channel=hall)
    assert "Ratings are carried over" in reply_text(said)
    for times in (1, 2):
        season = (await _archive(sim, "seasons", sim.guild.id))[0]
        await finished(sim, known(ann, bob), at_ms=season.began_ms + times)
        sim.fail("POST", f"/channels/{hall.id}/messages", status=503, times=5)
        await sim.run(_shorten(sim, season, 1_000))
        await sim.pass_time(2)
        if times == 2:
            await sim.run(sim.bot.get_channel(hall.id).delete())
        await sim.pass_time(300)
        assert await _archive(sim, "untold_seasons") == ()
        if times == 1:
            assert len([each for each in hall.history() if "is over" in text(each)]) == 1
    said = reply_text(await kim.slash(sim.channel, "season show"))
    assert "That channel is gone. Choose another one with /season rule." in said
    stopped = reply_text(await kim.slash(sim.channel, "season rule", rule="manual"))
    assert "by hand" in stopped
    assert "ends by itself" not in stopped


async def test_only_managers_are_told_of_results_that_are_worth_a_look(sim: Sim) -> None:
    kim, ann, bob, cid = _manager(sim), *(sim.people[name] for name in ("Ann", "Bob", "Cid"))
    people, now_ms = known(ann, bob, cid), DiscordClock().now_ms()
    for number in range(7):
        await finished(sim, people, at_ms=now_ms - 50_000 + number, actions=30)
    await finished(sim, people[:2], at_ms=now_ms, actions=30, places=(1, 1))
    said = reply_text(await kim.slash(sim.channel, "season show"))
    assert "Worth a look" in said
    assert "ann, bob and cid: 7 games were shorter" in said
    assert f"<t:{(now_ms - 50_000) // 1000}:d> Racing Hedgehogs" in said
    assert "+ 2" in said
    await _start(sim, kim)
    assert "7 games were shorter" in reply_text(await kim.slash(sim.channel, "season close"))
    await _allow(sim, ann, "season")
    refused = reply_text(await ann.slash(sim.channel, "season show"))
    assert "manage this server" in refused
    assert "Worth" not in refused
    await sim.run(sim.bot.archive.update_preferences(bob.id, listed=False))
    assert "ann, somebody and cid: 7" in reply_text(await kim.slash(sim.channel, "season show"))
    await sim.run(sim.bot.tables.forget(cid.id, ()))
    assert "Worth" not in reply_text(await kim.slash(sim.channel, "season show"))
