"""/profile, /versus and /history: a person's record, and their games with links to the results."""

from __future__ import annotations

import re
from io import BytesIO

import pytest
from PIL import Image

from cogs.pages.message_content import TEXT_LIMIT
from cogs.pages.picture_style import WIDTH
from cogs.pages.profile import format_day
from cogs.pages.rating_curve import HEIGHT
from engine.service.ports import StoredMessage
from engine.standings.ratings import Unrated
from tests.bot.conftest import play_one, reply_text, vote_to_end
from tests.bot.served import DAY_MS, files, finished, known
from tests.storage.games import a_result, dealt, ended
from tests.support.sim import Sim, alts, controls, labelled, nodes, text


async def test_a_profile_shows_the_record_and_a_curve(sim: Sim) -> None:
    ann, bob, cid = sim.people.values()
    for number in range(4):
        await finished(sim, known(ann, bob, cid), at_ms=DAY_MS * (2 + number))
    await finished(sim, known(bob, ann), game="safaru", at_ms=DAY_MS * 9)
    result = await ann.slash(sim.channel, "profile")
    assert result.ephemeral
    said = reply_text(result)
    assert re.search(r"\*\*Racing Hedgehogs\*\* · 1\d\d\d\? ± \d+, still provisional", said)
    assert "4 games, 4 won · 4 wins in a row" in said
    assert "One game, none won" in said
    assert "with bob (5 games: 4 ahead, 1 behind) and cid (4 games: 4 ahead, 0 behind)" in said
    (picture,) = files(result.response).values()
    size = Image.open(BytesIO(await sim.run(picture.read()))).size
    assert size == (WIDTH, HEIGHT + 8 * 84 + 36)  # with the feats that are still missing
    (alt,) = alts(result.response)
    assert alt.startswith("The rating in Racing Hedgehogs over 4 rated games: from ")


async def test_a_button_shows_the_curve_of_another_game(sim: Sim) -> None:
    ann, bob, _ = sim.people.values()
    for number in range(3):
        await finished(sim, known(ann, bob), at_ms=DAY_MS * (2 + number))
        await finished(sim, known(bob, ann), game="safaru", at_ms=DAY_MS * (12 + number))
    shown = (await bob.slash(sim.channel, "profile", person=ann.user)).response
    other = (await bob.click(shown, label="Curve: Safaru")).response
    assert "Safaru" in alts(other)[0]
    assert text(other) == text(shown)


async def test_a_profile_shows_feats_also_of_somebody_who_only_played_the_house(sim: Sim) -> None:
    ann, bob, _ = sim.people.values()
    for feats in (("harvest",), ("harvest", "jokers", "of an older bot")):
        await finished(sim, known(ann, bob), feats=feats, unrated=Unrated.HOUSE)
    shown = (await bob.slash(sim.channel, "profile", person=ann.user)).response
    assert "🏅 2 of 8 feats: Rich harvest (2 times) and Joker fan" in text(shown)
    (alt,) = alts(shown)
    assert alt == (
        "Feats in Racing Hedgehogs: Rich harvest "
        "(16 points or more in one round of simple scoring) "
        "and Joker fan (5 jokers played in one round)."
    )
    assert "feats" not in text((await ann.slash(sim.channel, "profile", person=bob.user)).response)


@pytest.mark.parametrize(
    ("locale", "day"),
    [
        ("en-US", "Jan 2, 1970"),
        ("de", "02.01.1970"),
        ("pl", "2 sty 1970"),
        ("zh-CN", "Jan 2, 1970"),
    ],
)
async def test_days_are_written_in_the_language_of_the_text(
    sim: Sim, locale: str, day: str
) -> None:
    assert format_day(DAY_MS, sim.bot.translator(locale)) == day


async def test_hidden_people_are_replaced_by_other_opponents(sim: Sim) -> None:
    ann = sim.people["Ann"]
    for user in range(900, 908):
        for game in range(2 if user < 905 else 1):
            days = (user - 899) * 2 + game
            await finished(sim, [(ann.id, "Ann"), (user, f"guest {user}")], at_ms=DAY_MS * days)
    for user in range(900, 905):
        await sim.run(sim.bot.archive.update_preferences(user, listed=False))
    said = reply_text(await ann.slash(sim.channel, "profile"))
    assert re.findall(r"guest (\d+)", said) == ["905", "906", "907"]


async def test_a_person_without_games_has_an_empty_profile_and_history(sim: Sim) -> None:
    ann, bob, _ = sim.people.values()
    assert "/play" in reply_text(await ann.slash(sim.channel, "profile"))
    assert "finished a game on this server yet" in reply_text(
        await ann.slash(sim.channel, "profile", person=bob.user)
    )
    assert "/play" in reply_text(await ann.slash(sim.channel, "history"))
    stranger = sim.env.create_user("stranger", global_name="*Stranger*")
    said = reply_text(await ann.slash(sim.channel, "history", person=stranger))
    assert r"\*Stranger\*" in said


async def test_a_history_can_be_limited_to_one_game(sim: Sim) -> None:
    ann, bob, _ = sim.people.values()
    await finished(sim, known(ann, bob))
    said = reply_text(await ann.slash(sim.channel, "history", game="igor"))
    assert "t finished a game of Igor" in said
    said = reply_text(await ann.slash(sim.channel, "history", game="igor", person=bob.user))
    assert "Bob has" in said
    assert "t finished a game of Igor" in said
    assert "place 1 of 2" in reply_text(await ann.slash(sim.channel, "history", game="race"))


async def test_a_person_with_an_invisible_name_is_somebody(sim: Sim) -> None:
    ann = sim.people["Ann"]
    blank = sim.env.create_user("blank", global_name="\u3164")
    assert "somebody" in reply_text(await ann.slash(sim.channel, "profile", person=blank))


async def test_history_links_each_game_to_its_result(race: Sim) -> None:
    while await play_one(race):
        pass
    ann = race.people["Ann"]
    said = reply_text(await ann.slash(race.channel, "history"))
    address = f"/channels/{race.guild.id}/{race.channel.id}/{race.table.id})"
    assert f"[Result](https://discord.com{address}" in said
    assert re.search(r"\*\*Racing Hedgehogs\*\* · (shared )?place \d of 3 · 1\d\d\d\? \(", said)
    assert "with Bob and Cid" in said


async def test_history_pages_to_older_games_and_back(sim: Sim) -> None:
    ann, bob, _ = sim.people.values()
    for number in range(23):
        await finished(sim, known(ann, bob), at_ms=DAY_MS * (2 + number))
    shown = (await ann.slash(sim.channel, "history")).response
    days = []
    while True:
        days += re.findall(r"<t:(\d+):d>", text(shown))
        if "Older games" not in str(nodes(shown)):
            break
        shown = (await ann.click(shown, label="Older games")).response
    assert [int(day) for day in days] == [86_400 * (24 - number) for number in range(23)]
    first = (await ann.click(shown, label="Newest games")).response
    assert f"<t:{86_400 * 24}:d>" in text(first)


async def test_history_marks_games_that_were_not_rated_or_ended_early(sim: Sim) -> None:
    ann, bob, _ = sim.people.values()
    await ann.slash(sim.channel, "play", game="badger")
    await bob.click(sim.table, label="Join")
    await ann.click(sim.table, label="Start")
    await vote_to_end(sim, ann, bob)
    said = reply_text(await ann.slash(sim.channel, "history"))
    assert "**Badger** · ended early" in said
    assert "One game" not in said
    assert "ended early" in reply_text(await bob.slash(sim.channel, "profile"))
    assert "t finished a game of Racing" in reply_text(
        await ann.slash(sim.channel, "history", game="race")
    )


async def test_anothers_page_button_shows_the_same_person_unless_hidden(sim: Sim) -> None:
    ann, bob, cid = sim.people.values()
    for number in range(12):
        await finished(sim, known(ann, bob), at_ms=DAY_MS * (2 + number))
    shown = (await ann.slash(sim.channel, "history")).response
    custom_id = labelled(shown, "Older")
    (seen,) = await sim.burst((cid, shown, custom_id))
    assert "The last games of ann" in reply_text(seen)
    await ann.slash(sim.channel, "privacy hide")
    (kept,) = await sim.burst((cid, shown, custom_id))
    assert "results private" in reply_text(kept)


async def test_long_names_make_shorter_pages_and_skip_no_game(sim: Sim) -> None:
    ann = sim.people["Ann"]
    crowded = [(ann.id, "*" * 32), *((900 + seat, "_" * 31 + str(seat)) for seat in range(5))]
    for number in range(12):
        result = await finished(sim, crowded, at_ms=DAY_MS * (1 + number))
        post = StoredMessage(
            result.table, "result", None, sim.channel.id, 1234567890123456700 + number
        )
        await sim.run(sim.bot.archive.save_message(post))
    shown = (await ann.slash(sim.channel, "history")).response
    links = []
    while True:
        assert len(text(shown)) <= TEXT_LIMIT
        assert not text(shown).endswith("\N{HORIZONTAL ELLIPSIS}")
        links += re.findall(r"/(\d+)\)$", text(shown), re.MULTILINE)
        if "Older games" not in str(nodes(shown)):
            break
        shown = (await ann.click(shown, label="Older games")).response
    assert len(links) == len(set(links)) == 12


async def test_two_people_read_who_was_ahead_and_show_it_to_everybody(sim: Sim) -> None:
    ann, bob, cid = sim.people.values()
    users, partners = (ann.id, bob.id, cid.id), (0, 0, 1)
    result = a_result(users, (1, 1, 2), sides=partners, guild=sim.guild.id, game="safaru")
    await ended(sim.bot.archive, await dealt(sim.bot.archive, result), result)
    for people, game in (((ann, bob, cid), "race"), ((bob, ann), "race"), ((ann, bob), "igor")):
        await finished(sim, known(*people), game=game)
    await finished(sim, known(ann, bob), places=(1, 1))
    shown = (await ann.slash(sim.channel, "versus", person=bob.user)).response
    lines = text(shown).splitlines()
    assert lines[:4] == [
        "## Ann and Bob",
        "Racing Hedgehogs: 3 games · Ann ahead in 1, Bob in 1, level in 1",
        "Igor: one game · Ann ahead in 1, Bob in 0",
        "Safaru: never against each other · partners in 1",
    ]
    assert len([each for each in lines if each.startswith("<t:")]) == 5
    (alt,) = alts(shown)
    assert "Racing Hedgehogs: 3 games" in alt
    await cid.slash(sim.channel, "privacy hide")
    await ann.click(shown, label="Show everybody")
    public = sim.channel.history()[-1]
    assert "Shown by Ann" in text(public)
    assert text(public).casefold().splitlines()[:4] == [each.casefold() for each in lines[:4]]
    assert "cid" not in text(public).casefold()
    assert not controls(public)
    await bob.slash(sim.channel, "privacy hide")
    assert "bob keeps" in reply_text(await ann.click(shown, label="Show everybody"))
    assert "Bob keeps" in reply_text(await ann.slash(sim.channel, "versus", person=bob.user))
    # Who hides still reads their own games, and shows them to nobody.
    own = (await bob.slash(sim.channel, "versus", person=ann.user)).response
    assert "Bob ahead in 1" in text(own)
    assert "hid" in reply_text(await bob.click(own, label="Show everybody"))


async def test_a_versus_without_games_or_with_oneself_says_so(sim: Sim) -> None:
    ann, bob, _ = sim.people.values()
    said = reply_text(await ann.slash(sim.channel, "versus", person=bob.user))
    assert "finished a game together" in said
    assert "somebody else" in reply_text(await ann.slash(sim.channel, "versus", person=ann.user))
    robot = sim.env.create_user("robot", bot=True)
    assert "bot" in reply_text(await ann.slash(sim.channel, "versus", person=robot))
