"""Whole games in the browser: a visitor alone, and two people in two windows at each game."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.async_api import Browser, expect

from cogs.controls.custom_id import parse
from engine.api.event import Line
from engine.catalogue import catalogue
from tests.sandbox.player import Player
from tests.sandbox.skip_ahead import store_table
from tests.sandbox.test_server import window
from tests.sandbox.visit import Sandbox, Visit, sandbox
from tests.support.games import SEEDS
from tests.support.shared_localization import shared_localization

#: A line of the ranking, perhaps after its medal: a name, then the points or the new rating.
PLACE = re.compile(
    r"^ ?(?:\d\. )?(\w[\w ]*?) [\N{EN DASH}\N{MIDDLE DOT}] [\N{MINUS SIGN}-]?\d+", re.MULTILINE
)


class BrowserGame(NamedTuple):
    """A game by its title, the number of seats, and how it ends fast."""

    title: str
    seats: int
    options: Mapping[str, str]
    prefer: str = ""  #: the beginning of the moves that bring the game forward
    owed: str = ""  #: the verb of a question that one has asked for oneself
    moves_left: int = 0  #: how many of the last moves are made in the browser; 0: all


def browser_game_of(slug: str) -> BrowserGame:
    """Return how a game is played here: with the fewest seats, and as its spec.py says."""
    given = dict(getattr(import_module(f"tests.games.{slug}.spec"), "BROWSER_GAME", {}))
    prefer, owed = given.pop("prefer", ""), given.pop("owed", "")
    moves_left = int(given.pop("moves_left", 0))
    title = shared_localization().plain(Line(f"{slug}-title"), "en")
    return BrowserGame(title, catalogue(SEEDS)[slug].info.seats[0], given, prefer, owed, moves_left)


# A minute or two each; the rest allows for a busy machine.
@pytest.mark.timeout(900)
async def test_a_lone_visitor_opens_a_race_by_one_button_and_plays_it(
    browser: Browser, tmp_path: Path
) -> None:
    async with sandbox(tmp_path, HEDGEROW_HOUSE_SECONDS="0") as started:
        visit = await Visit.open(browser, started.address)
        await visit.page.get_by_role("button", name="Play Racing Hedgehogs now").click()
        await Player(visit, 1).play()

        # Two stops between three rounds.
        plays = [parse(custom) for custom in visit.pressed if custom.startswith("p:")]
        assert len({play.ask for play in plays if play.verb == "ready"}) == 2
        ranking = await places(visit)
        assert "Robin" in ranking
        assert len({*ranking}) == 3, "both seats of the house have names of their own"
        await visit.pictures_shown()
        assert visit.hosts == {started.address.split("/")[2]}
        await visit.close()
        assert await started.end() == (0, "")


@pytest.mark.timeout(900)
@pytest.mark.parametrize("slug", catalogue(SEEDS))
async def test_two_people_play_in_two_windows(
    browser: Browser, quiet: Sandbox, tmp_path: Path, slug: str
) -> None:
    """Most begin close to the end; from its start one plays Safaru here, and a race above."""
    game = browser_game_of(slug)
    settings: dict[str, Any] = {"HEDGEROW_DB": "tables.db"}
    if game.moves_left:
        async with window(quiet) as anybody:
            hello = anybody.hello
        file = tmp_path / "tables.db"
        await store_table(file, hello, slug, game.options, game.moves_left)
    async with sandbox(tmp_path, HEDGEROW_HOUSE_SECONDS="0", **settings) as started:
        if game.moves_left:
            robin = await Visit.open(browser, started.address)
            ada = await Visit.open(browser, started.address, "Ada")
        else:
            robin, ada = await at_a_table(started, browser, game)
        more = game.prefer, game.owed
        players = Player(robin, 1, *more), Player(ada, 2, *more)
        await asyncio.gather(*(player.play() for player in players))
        for visit in (robin, ada):
            assert {"Robin", "Ada"} <= set(await places(visit))
        await step_through(robin)
        for visit in (robin, ada):
            await visit.pictures_shown()
            await visit.close()
        assert await started.end() == (0, "")


async def at_a_table(started: Sandbox, browser: Browser, game: BrowserGame) -> tuple[Visit, Visit]:
    """Seat Robin and Ada, with a window each, and the house in the seats that are left."""
    robin = await Visit.open(browser, started.address)
    ada = await Visit.open(browser, started.address, "Ada")
    await robin.play(game.title, **game.options)
    await ada.press("Join")
    await expect(robin.table).to_contain_text("2 of")
    if game.seats > 2:
        await robin.press("Add the house")
    await robin.press("Start")
    await expect(ada.table).to_contain_text("Waiting for")
    return robin, ada


async def step_through(visit: Visit) -> None:
    """Step through the replay of the game that has just ended, from both of its ends."""
    await visit.press("Replay")
    where = visit.panel.locator("strong").first
    await expect(where).to_contain_text("Step 0 of ")
    steps = int((await where.inner_text()).split()[-1])
    for label, step in (("Next", 1), ("Last", steps), ("Back", steps - 1), ("First", 0)):
        await visit.press(label, visit.panel)
        await expect(where).to_contain_text(f"Step {step} of {steps}")


async def places(visit: Visit) -> list[str]:
    """Return the names in the order of the ranking."""
    # The hand says that the game is over a moment before the table has its pictures.
    await expect(visit.table.get_by_role("button", name="Play again")).to_be_visible()
    return PLACE.findall(await visit.table.inner_text())
