"""/leaderboard: its pages, the viewer's own row, and names as people write them."""

from __future__ import annotations

import re
from io import BytesIO

import discord
import pytest
from PIL import Image

from cogs.app.clock import DiscordClock
from cogs.pages.leaderboard import LeaderboardBuilder, drawn_subtitle
from cogs.pages.leaderboard_query import LeaderboardQuery, Viewer
from cogs.pages.picture_style import WIDTH
from engine.standings.leaderboards import Sort
from engine.standings.seasons import Season
from tests.bot.conftest import choose, reply_text
from tests.bot.served import crowd, files, finished, known
from tests.support.sim import Sim, alts, controls, nodes, text


def _ranks(said: str) -> list[int]:
    return [int(found) for found in re.findall(r"^\**(\d+)\\\. ", said, re.MULTILINE)]


async def _in_words(sim: Sim, person, **options):
    """Ask for a leaderboard and switch it to words."""
    shown = (await person.slash(sim.channel, "leaderboard", **options)).response
    return (await person.click(shown, label="As text")).response


async def test_an_empty_leaderboard_says_how_to_be_the_first(sim: Sim) -> None:
    ann = sim.people["Ann"]
    result = await ann.slash(sim.channel, "leaderboard", game="race")
    assert result.ephemeral
    assert "Nobody has finished a rated game of Racing Hedgehogs" in reply_text(result)
    assert not result.response.attachments


async def test_in_direct_messages_leaderboards_are_refused(sim: Sim) -> None:
    for command in ("leaderboard", "profile", "history"):
        assert "server" in reply_text(await sim.people["Ann"].user.slash(command))


async def test_a_leaderboard_is_a_picture_with_a_text_alternative(sim: Sim) -> None:
    ann, bob, cid = sim.people.values()
    await finished(sim, known(bob, ann, cid))
    shown = (await ann.slash(sim.channel, "leaderboard")).response
    (picture,) = files(shown).values()
    image = Image.open(BytesIO(await sim.run(picture.read())))
    assert image.width == WIDTH
    (alt,) = alts(shown)
    assert alt.startswith("Racing Hedgehogs, All time · by rating: places 1 to 3, 3 people")
    words = text((await ann.click(shown, label="As text")).response)
    assert _ranks(words) == [1, 2, 3]
    assert re.search(r"^1\\\. bob . 15\d\d\? ± \d+ · 1 game, 1 win$", words, re.MULTILINE)
    assert re.search(r"^\*\*2\\\. ann . .*\*\* \(you\)$", words, re.MULTILINE)
    assert "provisional: fewer than 10" in words


async def test_every_page_shows_the_viewers_own_row(sim: Sim) -> None:
    ann, bob, _ = sim.people.values()
    await crowd(sim, (f"guest {number}" for number in range(30)))
    await finished(sim, known(bob, ann))
    shown = await _in_words(sim, ann)
    seen = []
    for page in range(1, 5):
        said = text(shown)
        assert f"Page {page} of 4" in str(nodes(shown))
        assert len(re.findall(r"\(you\)$", said, re.MULTILINE)) == 1
        seen += re.findall(r"\\\. ([a-z]+(?: \d+)?) . ", said.split("\n…")[0])
        if page < 4:
            shown = (await ann.click(shown, label="▶")).response
    assert len(seen) == len(set(seen)) == 32
    assert "▶" not in [node.get("label") for node in controls(shown).values()]
    for _ in range(3):
        shown = (await ann.click(shown, label="◀")).response
    assert _ranks(text(shown))[0] == 1


async def test_my_place_shows_the_page_with_the_viewers_row(sim: Sim) -> None:
    ann, bob, _ = sim.people.values()
    await crowd(sim, (f"guest {number}" for number in range(30)))
    await finished(sim, known(bob, ann))
    first = await _in_words(sim, ann)
    assert "\n…\n" in text(first)
    mine = (await ann.click(first, label="My place")).response
    assert "(you)" in text(mine)
    assert "\n…\n" not in text(mine)
    assert "My place" not in str(nodes(mine))


@pytest.mark.parametrize("sort", Sort)
async def test_my_place_is_found_among_many_equal_rows(sim: Sim, sort: Sort) -> None:
    ann, bob, _ = sim.people.values()
    await crowd(sim, (f"guest {number}" for number in range(500)))
    await finished(sim, known(bob, ann))
    for person in (ann, bob):
        first = await _in_words(sim, person, sort=sort.value)
        mine = (await person.click(first, label="My place")).response
        assert "(you)" in text(mine)
        assert "\n…\n" not in text(mine)


async def test_a_thousand_rows_have_a_hundred_pages(sim: Sim) -> None:
    ann, bob, _ = sim.people.values()
    await crowd(sim, (f"guest {number}" for number in range(998)))
    await finished(sim, known(bob, ann))
    last = await _in_words(sim, ann, page=100)
    assert "Page 100 of 100" in str(nodes(last))
    beyond = await _in_words(sim, ann, page=1_000_000)
    assert text(beyond) == text(last)
    assert (await ann.slash(sim.channel, "leaderboard", page=100)).response.attachments


async def test_the_order_is_chosen_by_button_or_option(sim: Sim) -> None:
    ann, bob, cid = sim.people.values()
    day = 24 * 3600 * 1000
    await finished(sim, known(cid, bob))
    for number in range(3):
        await finished(sim, known(bob, ann), places=(2, 1), at_ms=day * (3 + number))
    by_rating = await _in_words(sim, ann)
    assert "by rating" in text(by_rating)
    by_games = (await ann.click(by_rating, label="Games")).response
    assert re.findall(r"\d\\\. (\w+) .", text(by_games)) == ["bob", "ann", "cid"]
    by_wins = await _in_words(sim, ann, sort="wins")
    assert re.findall(r"\d\\\. (\w+) .", text(by_wins)) == ["ann", "cid", "bob"]


WILD = {
    "*Bold* [x](https://a.example) <@1> @everyone": r"\*Bold\*",
    "שרה": "\u2068שרה\u2069",
    "\u202egnuf": "gnuf",
    "\u3164\u200b": "somebody",
    "": "somebody",
    "李小龙": "李小龙",
    "🎲 Dice 🎲": "🎲 Dice 🎲",
    "Zażółć Gęślą": "Zażółć Gęślą",
    "W" * 32: "W" * 32,
    "two\nlines": "two lines",
}


async def test_names_are_shown_as_written_and_not_interpreted(sim: Sim) -> None:
    await crowd(sim, WILD)
    ann = sim.people["Ann"]
    shown = (await ann.slash(sim.channel, "leaderboard")).response
    assert shown.attachments
    said = text((await ann.click(shown, label="As text")).response)
    for tame in WILD.values():
        assert tame in said
    assert "\u202e" not in said
    assert "https://" not in said
    assert "@everyone" not in said
    assert "\n\n" not in said
    assert len(_ranks(said)) == len(WILD)


async def test_a_person_who_left_the_server_keeps_their_place(sim: Sim) -> None:
    ann, bob, cid = sim.people.values()
    await finished(sim, known(bob, ann, cid))
    sim.guild.remove_member(bob)
    said = text(await _in_words(sim, ann))
    assert r"1\. bob" in said
    assert _ranks(said) == [1, 2, 3]


async def test_games_of_another_server_are_not_counted(sim: Sim) -> None:
    ann, bob, cid = sim.people.values()
    await finished(sim, known(ann, bob))
    await finished(sim, known(cid, ann), guild=77)
    said = text(await _in_words(sim, ann))
    assert "cid" not in said
    assert r"1\. ann" in said


async def test_the_house_and_bots_are_on_no_leaderboard(sim: Sim) -> None:
    ann = sim.people["Ann"]
    await ann.slash(sim.channel, "play", game="race")
    await ann.click(sim.table, label="Add the house")
    assert "Nobody has finished" in reply_text(await ann.slash(sim.channel, "leaderboard"))
    robot = sim.env.create_user("robot", bot=True)
    assert "bot" in reply_text(await ann.slash(sim.channel, "profile", person=robot))


async def test_a_hidden_person_is_seen_by_nobody_else_and_sees_their_own_row(sim: Sim) -> None:
    ann, bob, cid = sim.people.values()
    await finished(sim, known(ann, bob, cid))
    assert "hidden" in reply_text(await ann.slash(sim.channel, "privacy hide"))
    others = text(await _in_words(sim, bob))
    assert "ann" not in others
    assert _ranks(others) == [1, 2]
    own = text(await _in_words(sim, ann))
    assert re.search(r"ann . .*\(you\)", own)
    assert "Only you can see your row" in own
    assert "results private" in reply_text(await bob.slash(sim.channel, "profile", person=ann.user))
    assert "results private" in reply_text(await bob.slash(sim.channel, "history", person=ann.user))
    assert "ann" not in reply_text(await bob.slash(sim.channel, "profile"))
    assert "ann" in reply_text(await bob.slash(sim.channel, "history"))
    assert "with somebody and bob" in reply_text(
        await bob.slash(sim.channel, "history", person=cid.user)
    )
    assert "Only you can see this" in reply_text(await ann.slash(sim.channel, "profile"))
    await ann.slash(sim.channel, "privacy show")
    assert "ann" in text(await _in_words(sim, bob))


async def test_where_everybody_is_hidden_each_person_sees_their_own_row(sim: Sim) -> None:
    ann, bob, _ = sim.people.values()
    await finished(sim, known(ann, bob))
    for person in (ann, bob):
        await person.slash(sim.channel, "privacy hide")
    own = (await ann.slash(sim.channel, "leaderboard")).response
    assert own.attachments
    assert "Only you can see your row" in text(own)


async def test_a_person_not_on_the_leaderboard_is_told_how_to_get_there(sim: Sim) -> None:
    ann, bob, cid = sim.people.values()
    await finished(sim, known(ann, bob))
    assert "not on this board yet" in reply_text(await cid.slash(sim.channel, "leaderboard"))


async def test_games_are_chosen_from_those_played_here(sim: Sim) -> None:
    ann, bob, _ = sim.people.values()
    await finished(sim, known(ann, bob))
    await finished(sim, known(bob, ann), game="safaru")
    shown = await _in_words(sim, ann, game="race")
    games = next(node for node in nodes(shown) if ":boardgame:" in str(node.get("custom_id")))
    assert [option["value"] for option in games["options"]] == ["race", "safaru", "all"]
    other = (await ann.select(shown, ["safaru"], custom_id=games["custom_id"])).response
    assert "Safaru" in text(other)
    assert r"1\. bob" in text(other)
    games = next(node for node in nodes(other) if ":boardgame:" in str(node.get("custom_id")))
    together = text((await ann.select(other, ["all"], custom_id=games["custom_id"])).response)
    assert "## All games" in together
    assert re.search(r"^1\\\. bob . 1\d{3}\? .* 2 games, 1 win$", together, re.MULTILINE)


async def _now_ms() -> int:
    return DiscordClock().now_ms()


async def test_a_period_shows_what_people_gained_in_it_by_utc(sim: Sim) -> None:
    ann, bob, cid = sim.people.values()
    now_ms = await sim.run(_now_ms())
    await finished(sim, known(cid, bob), at_ms=now_ms - 70 * 24 * 3600 * 1000)
    await finished(sim, known(ann, bob), at_ms=now_ms)
    for when in ("today", "Today (UTC)", "#day", "this month"):
        said = (await ann.slash(sim.channel, "leaderboard", when=when)).response
        assert "(UTC) · by points gained" in str(alts(said)), text(said)
    shown = await _in_words(sim, ann, game="race", when="Today (UTC)")
    assert "Today (UTC) · by points gained" in text(shown)
    assert re.search(r"1\\\. ann . \+\d+, now 1\d{3} · 1 game, 1 win", text(shown))
    assert re.search(r"2\\\. bob . \W\d+, now 1\d{3} · 1 game, 0 wins", text(shown))
    assert "cid" not in text(shown)
    assert "provisional" not in text(shown)
    assert "not on this board" in text(await _in_words(sim, cid, game="race", when="Today (UTC)"))
    by_wins = (await ann.click(shown, label="Wins")).response
    assert "Today (UTC) · by wins" in text(by_wins)
    picture = (await ann.click(by_wins, label="As a picture")).response
    assert "Today (UTC) · by wins" in alts(picture)[0]


async def test_a_leaderboard_is_shown_to_everybody_without_anybodys_own_row(sim: Sim) -> None:
    ann, bob, cid = sim.people.values()
    await crowd(sim, (f"guest {number}" for number in range(30)))
    await finished(sim, known(bob, ann))
    await cid.slash(sim.channel, "privacy hide")
    private = await _in_words(sim, ann)
    assert "(you)" in text(private)
    shown = await ann.click(private, label="Show everybody")
    assert not shown.ephemeral
    public = sim.channel.history()[-1]
    assert "Shown by Ann" in text(public)
    assert "(you)" not in text(public)
    assert "\n…" not in text(public)
    assert _ranks(text(public)) == _ranks(text(private))[:10]
    mine = await bob.click(public, label="My place")
    assert mine.ephemeral
    assert "(you)" in text(mine.response)


async def test_a_profile_and_a_history_are_shown_without_who_hides(sim: Sim) -> None:
    ann, bob, cid = sim.people.values()
    for _ in range(2):
        await finished(sim, known(ann, bob, cid))
    await cid.slash(sim.channel, "privacy hide")
    for command in ("profile", "history"):
        asked = (await ann.slash(sim.channel, command)).response
        shown = await ann.click(asked, label="Show everybody")
        assert not shown.ephemeral
        public = sim.channel.history()[-1]
        assert "ann" in text(public).casefold()
        assert "Bob" in text(public) or "bob" in text(public)
        assert "cid" not in text(public)
        assert not controls(public)
        hidden = (await cid.slash(sim.channel, command)).response
        refused = await cid.click(hidden, label="Show everybody")
        assert refused.ephemeral
        assert "hidden yourself" in reply_text(refused)


async def test_leaderboards_of_channels_are_shown_where_the_server_enabled_them(sim: Sim) -> None:
    ann, bob, cid = sim.people.values()
    kim = sim.person("Kim", roles=[_managing(sim)])
    await finished(sim, known(ann, bob), channel=sim.channel.id)
    await finished(sim, known(cid, bob), channel=5)
    assert "/settings" in reply_text(
        await ann.slash(sim.channel, "leaderboard", game="race", here=True)
    )
    await choose(sim, kim, "settings", "boards", "on")
    here = text(await _in_words(sim, ann, game="race", here=True))
    assert "this channel" in here
    assert "cid" not in here
    shown = await _in_words(sim, ann, game="race")
    whens = next(node for node in nodes(shown) if ":boardwhen:" in str(node.get("custom_id")))
    times = ("-day", "-week", "-month", "-")
    values = [f"{where}{time}" for where in "gc" for time in times]
    assert [option["value"] for option in whens["options"]] == values
    there = await ann.select(shown, ["c-"], custom_id=whens["custom_id"])
    assert text(there.response) == here
    await choose(sim, kim, "settings", "boards", "off")
    assert "/settings" in reply_text(
        await ann.slash(sim.channel, "leaderboard", game="race", here=True)
    )
    late = await ann.click(there.response, label="Wins")
    assert "/settings" in reply_text(late)


async def test_unknown_games_and_seasons_are_refused(sim: Sim) -> None:
    ann = sim.people["Ann"]
    assert "chess" in reply_text(await ann.slash(sim.channel, "leaderboard", game="chess"))
    assert "chess" in reply_text(await ann.slash(sim.channel, "history", game="chess"))
    assert "Winter" in reply_text(await ann.slash(sim.channel, "leaderboard", when="Winter"))


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("de", ("nach Wertung", "Seite 1 von 2", "Als Bild", "1 Partie, 1 Sieg")),
        ("pl", ("według rankingu", "Strona 1 z 2", "Jako obrazek", "1 gra, 1 wygrana")),
        ("xx", ("by rating", "Page 1 of 2", "As a picture", "1 game, 1 win")),
    ],
)
async def test_a_leaderboard_is_in_the_readers_language(
    sim: Sim, locale: str, said: tuple[str, ...]
) -> None:
    ann, bob, cid = sim.people.values()
    await finished(sim, known(bob, ann))
    await crowd(sim, (f"guest {number}" for number in range(10)))
    games = tuple(sim.bot.tables.games)
    boards = LeaderboardBuilder(sim.bot.archive, sim.bot.renderer, games, DiscordClock())
    asker = Viewer(cid.id, sim.guild.id, sim.channel.id)
    query = LeaderboardQuery("race", words=True)
    page = await sim.run(boards.message(query, asker, sim.bot.translator(locale)))
    shown = str(page.view.to_components())
    for words in said:
        assert words in shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Spring", "Spring · by rating"),
        ("", "Season 3 · by rating"),
        ("\u05d0\u05d1\u05d9\u05d1", "Season 3 · by rating"),
        ("\u6625", "Season 3 · by rating"),
        ("\N{GAME DIE}", "Season 3 · by rating"),
    ],
)
async def test_a_season_that_cannot_be_drawn_has_its_number_in_the_picture(
    sim: Sim, name: str, shown: str
) -> None:
    season = Season(9, 1, 3, name, 0, 5)
    assert (
        sim.bot.localization.plain(drawn_subtitle(LeaderboardQuery("race", 9), season), "en")
        == shown
    )


def _managing(sim: Sim):
    return sim.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
