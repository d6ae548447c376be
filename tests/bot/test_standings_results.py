"""The message of a finished game: places, changes of ratings, and open hands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cogs.pages.text_alternative import open_hands, open_hands_text
from cogs.text.localization import Localization
from cogs.text.translator import Translator
from engine.api.event import Line, Seat, line
from engine.standings.ratings import Unrated
from engine.table.model import Occupant, Stage, Table
from engine.table.snapshot import TableSnapshot
from tests.bot.conftest import play_one, reply_text, vote_to_end
from tests.support.games import every_game, settings
from tests.support.random_play import Dice, advance, start_play
from tests.support.sim import HOUSE_MS, Sim, controls, text

SEEDS = Path(__file__).parents[2] / "seeds"


async def test_a_rated_game_shows_each_change_of_rating(race: Sim) -> None:
    while await play_one(race):
        pass
    shown = text(race.table)
    ranked = re.findall(
        r"^\d\\\. (\w+) . -?\d+ points? · 1\d\d\d\? \(([+±\u2212]\d+)\)$", shown, re.M
    )
    assert sorted(name for name, _ in ranked) == ["Ann", "Bob", "Cid"]
    assert "Not rated" not in shown
    assert "Play again" in str(controls(race.table))


async def test_a_game_with_the_house_says_why_it_is_not_rated(sim: Sim) -> None:
    ann, bob, _ = sim.people.values()
    await ann.slash(sim.channel, "play", game="race")
    await bob.click(sim.table, label="Join")
    await ann.click(sim.table, label="Add the house")
    await ann.click(sim.table, label="Start")
    for _ in range(400):
        if not await play_one(sim):
            break
        await sim.pass_time(HOUSE_MS / 1000 + 1)
    shown = text(sim.table)
    assert "-# Not rated: the house played." in shown
    assert "?" not in shown.split(r"1\. ")[1]
    assert "Nobody has finished" in reply_text(await ann.slash(sim.channel, "leaderboard"))


async def test_a_person_who_left_is_named_in_the_result(race: Sim) -> None:
    ann, _, cid = race.people.values()
    asked = await cid.slash(race.channel, "leave")
    await cid.click(asked.response, label="Confirm")
    for _ in range(400):
        if not await play_one(race):
            break
        await race.pass_time(HOUSE_MS / 1000 + 1)
    shown = text(race.table)
    assert re.search(r"^\d\\\. Cid, then \w+ . \d+ points?$", shown, re.M)
    assert "Not rated: somebody made too few of their moves" in shown
    assert "with Bob and Cid" in reply_text(await ann.slash(race.channel, "history"))


async def test_a_game_that_was_ended_early_says_that_it_is_not_rated(race: Sim) -> None:
    ann, bob, _ = race.people.values()
    await vote_to_end(race, ann)
    assert "End the game: Ann (1 of 2)" in text(race.table)
    await vote_to_end(race, bob)
    shown = text(race.table)
    assert "The people at the table have ended the game." in shown
    assert "Not rated: the game was ended early." in shown


@pytest.mark.parametrize("locale", ["en", "de", "pl"])
def test_places_are_not_renumbered_by_discord_as_a_list(
    localization: Localization, locale: str
) -> None:
    unit = Line("igor-unit")
    for key in ("ui-place", "badger-place"):
        place = line(key, place=2, seat=Seat(0), score=3, unit=unit)
        assert localization.translate(place, locale, ("Ann",)).startswith(r"2\. Ann")


async def test_no_hand_is_open_while_the_game_goes_on(race: Sim) -> None:
    ann = race.people["Ann"]
    (result,) = await race.burst((ann, race.table, "n:1:handsopen:"))
    assert "once the game is over" in reply_text(result)


@pytest.mark.parametrize("reason", Unrated)
@pytest.mark.parametrize("locale", ["en", "de", "pl"])
def test_every_reason_for_no_rating_has_a_sentence(
    localization: Localization, reason: Unrated, locale: str
) -> None:
    assert localization.has(reason.value, locale)
    assert localization.translate(Line(reason.value), locale).endswith(".")


def _played(slug: str) -> tuple[TableSnapshot, TableSnapshot]:
    """Return a table of a game in play and the same at its end."""
    setting = next(iter(settings(every_game()[slug])))
    play, _ = start_play(setting, bytes(32))
    seats = tuple(Occupant(at + 1, f"P{at}") for at in range(setting.seats))
    table = Table(
        id=1,
        channel=1,
        guild=1,
        locale="en",
        host=1,
        game=slug,
        version=1,
        seats=seats,
        stage=Stage.PLAY,
        state=play.state,
    )
    dice = Dice(1)
    while setting.game.outcome(play.state) is None:
        assert advance(play, dice) is not None
    over = {"stage": Stage.OVER, "state": play.state, "outcome": setting.game.outcome(play.state)}
    fields = {name: getattr(table, name) for name in table.__struct_fields__}
    return TableSnapshot(table, setting.game, {}), TableSnapshot(
        Table(**{**fields, **over}), setting.game, {}
    )


def test_the_hands_of_igels_are_open_at_the_end_and_not_before(localization: Localization) -> None:
    before, after = _played("igels")
    assert open_hands(before) == ()
    game, state = after.game, after.table.state
    opened = dict(open_hands(after))
    for seat in range(len(after.table.seats)):
        hand = game.view(state, seat).hand
        assert bool(hand) == (seat in opened)
    said = open_hands_text(after, Translator(localization, "en", ("Ann", "*Bob*", "Cid")))
    assert said.startswith("Hand of **Ann**:\n> ")
    assert "<" not in said
    assert ": · " not in said


def test_hands_that_the_picture_shows_are_not_repeated(localization: Localization) -> None:
    _, after = _played("race")
    assert open_hands(after) == ()
    text = after.game.picture(after.game.view(after.table.state, None)).text
    assert sum(each.key == "race-describe-open" for each in text) == len(after.table.seats)
