"""The buttons and menus of /leaderboard: after a restart, of another person, forged."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cogs.controls.custom_id import LONGEST, Control
from cogs.pages.leaderboard_query import LeaderboardQuery, read_query
from engine.standings.leaderboards import Sort
from engine.standings.periods import Span
from tests.bot.conftest import reply_text
from tests.bot.served import crowd, finished, known
from tests.support.sim import Sim, labelled, nodes, simulated


async def test_a_page_button_works_after_a_restart(tmp_path: Path) -> None:
    async with simulated(tmp_path / "tables.db") as sim:
        for name in ("Ann", "Bob", "Cid"):
            sim.person(name)
        ann, bob, _ = sim.people.values()
        await crowd(sim, (f"guest {number}" for number in range(18)))
        await finished(sim, known(bob, ann))
        shown = (await ann.slash(sim.channel, "leaderboard")).response
        await sim.restart()
        turned = await ann.click(shown, label="▶")
        assert turned.acknowledged
        assert "Page 2 of 2" in str(nodes(turned.response))
        assert turned.response.id == shown.id


async def test_a_button_of_anothers_leaderboard_shows_the_clickers_own_row(sim: Sim) -> None:
    ann, bob, cid = sim.people.values()
    await finished(sim, known(ann, bob, cid))
    shown = (await ann.slash(sim.channel, "leaderboard")).response
    custom_id = labelled(shown, "As text")
    (result,) = await sim.burst((bob, shown, custom_id))
    assert result.acknowledged
    assert re.search(r"bob . .*\(you\)", reply_text(result))
    assert not re.search(r"ann . .*\(you\)", reply_text(result))


@pytest.mark.parametrize(
    "forged",
    [
        "n:0:board:",
        "n:0:board:race",
        "n:0:board:chess.-.g.rating.0.p.w",
        "n:0:board:race.!.g.rating.0.p.w",
        "n:0:board:race.-.g.luck.0.p.w",
        "n:0:board:race.-.g.rating.x.p.w",
        "n:0:curve:!.race",
        "n:0:past:1.race",
        "n:0:past:1.race.!",
        # Numbers that are no ids: negative, or too large to look for.
        "n:0:board:race.-5.g.rating.0.p.w",
        "n:0:board:race.zzzzzzzzzzzzzzzz.g.rating.0.p.w",
        "n:0:curve:-1.race",
        "n:0:past:-1.-.0",
        "n:0:past:zzzzzzzzzzzzzzzz.-.0",
        "n:0:past:1.-.zzzzzzzzzzzzzzzz",
    ],
)
async def test_a_forged_or_old_button_is_refused_with_a_sentence(sim: Sim, forged: str) -> None:
    ann, bob, _ = sim.people.values()
    await finished(sim, known(ann, bob))
    shown = (await ann.slash(sim.channel, "leaderboard")).response
    (result,) = await sim.burst((ann, shown, forged))
    assert "out of date" in reply_text(result)


async def test_a_button_with_an_unknown_season_shows_an_empty_leaderboard(sim: Sim) -> None:
    ann, bob, _ = sim.people.values()
    await finished(sim, known(ann, bob))
    shown = (await ann.slash(sim.channel, "leaderboard")).response
    (result,) = await sim.burst((ann, shown, "n:0:board:race.zz.g.rating.9.p.w"))
    assert "Nobody has finished" in reply_text(result)


async def test_every_control_of_a_leaderboard_has_its_own_short_custom_id(sim: Sim) -> None:
    ann, bob, _ = sim.people.values()
    await crowd(sim, (f"guest {number}" for number in range(18)))
    await finished(sim, known(bob, ann))
    for page in (1, 2):
        shown = (await ann.slash(sim.channel, "leaderboard", page=page)).response
        ids = [node["custom_id"] for node in nodes(shown) if "custom_id" in node]
        assert len(ids) == len(set(ids))
        assert all(len(each) <= LONGEST for each in ids)
        assert str(ann.id) not in str(ids)


@pytest.mark.parametrize(
    "query",
    [
        LeaderboardQuery("race"),
        LeaderboardQuery("igels", 5, False, Sort.WINS, 12, False),
        LeaderboardQuery("safaru", 2**40, True, Sort.GAMES, 9_999_999, True),
        LeaderboardQuery("safaru", None, True, Sort.GAMES, 9_999_999, True, Span.MONTH),
    ],
)
def test_a_query_survives_its_custom_id(query: LeaderboardQuery) -> None:
    custom_id = query.custom_id(Control.LEADERBOARD, "n")
    assert len(custom_id) <= LONGEST
    assert read_query(custom_id.split(":", 3)[3]) == query


def test_a_choice_from_a_menu_starts_on_the_first_page() -> None:
    query = LeaderboardQuery("race", 4, False, Sort.WINS, 7)
    assert query.with_choice(Control.LEADERBOARD_GAME, "igor") == LeaderboardQuery(
        "igor", 4, False, Sort.WINS, 0
    )
    assert query.with_choice(Control.LEADERBOARD_SEASON, "c-") == LeaderboardQuery(
        "race", None, True, Sort.WINS, 0
    )
    assert query.with_choice(Control.LEADERBOARD_SEASON, "g9") == LeaderboardQuery(
        "race", 9, False, Sort.WINS, 0
    )
