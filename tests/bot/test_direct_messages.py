"""What people write to the bot by direct message: moves, and one answer to each."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cogs.direct_messages import HINTS_PER_MINUTE, MESSAGES_PER_MINUTE, NOT_READ
from engine.api.action import Pick
from tests.bot.conftest import choose, gathered, mover_of, now, play_one, reply_text
from tests.support.sim import Sim, controls, nodes, text


async def _writes(sim: Sim, person: Any, words: str, **more: Any) -> tuple[list[Any], list[str]]:
    """Let somebody write this to the bot; return its answers, and its reactions."""
    channel = person.user.dm_channel
    before = {each.id for each in channel.history()}
    sent = await person.user.send_dm(words, **more)
    new = [each for each in channel.history() if each.id not in {*before, sent.id}]
    stored = sim.env.backend.get_message(channel.id, sent.id)
    return new, [each.emoji for each in stored.reactions]


async def _cards(sim: Sim) -> tuple[list[Any], list[Any]]:
    """Return the plain cards and the jokers of the person who is to play."""
    snapshot = await now(sim)
    (offer,) = snapshot.offers[snapshot.awaited[0]]
    assert isinstance(offer, Pick)
    plain = [each for each in offer.options if not each.then]
    return plain, [each for each in offer.options if each.then]


def _hands(person: Any) -> list[Any]:
    history = person.user.dm_channel.history(viewer=person.user)
    return [m for m in history if any(each.startswith(("p:", "s:")) for each in controls(m))]


async def test_a_move_is_written_to_the_bot_and_the_hand_that_is_there_follows(race: Sim) -> None:
    for _ in range(3):
        mover, before = await mover_of(race), await now(race)
        hand, (card, *_) = race.dm(mover), (await _cards(race))[0]
        label = race.bot.translator("en", before).plain(card.line)
        (answer,), reactions = await _writes(race, mover, label)
        after = await now(race)
        assert after.table.revision == before.table.revision + 1
        assert not reactions
        name = after.table.seats[before.awaited[0]].name
        assert f"{name} plays" in text(answer)
        following = after.table.seats[after.awaited[0]].name
        assert re.search(rf"As of <t:\d+:R>: Waiting for {following}", text(answer))
        (link,) = (each["url"] for each in nodes(answer) if each.get("url"))
        assert link.endswith(f"/{hand.id}")
        assert not _hands(mover), "its question is answered, and no second hand is there"


async def test_the_hand_that_asks_again_stands_below_what_its_person_has_written(race: Sim) -> None:
    mover, before = await mover_of(race), await now(race)
    hand, (card, *_) = race.dm(mover), (await _cards(race))[0]
    await _writes(race, mover, race.bot.translator("en", before).plain(card.line))
    while await mover_of(race) is not mover:
        assert hand.id in [each.id for each in mover.user.dm_channel.history()]
        await play_one(race)
    (asking,) = _hands(mover)
    last = max(mover.user.dm_channel.history(), key=lambda each: each.id)
    assert asking.id == last.id > hand.id
    assert last.flags.suppress_notifications
    assert hand.id not in [each.id for each in mover.user.dm_channel.history()]
    for _ in range(3):
        await play_one(race)
    assert [each.id for each in _hands(mover)] == [asking.id], "it follows where it stands"


async def test_a_move_that_is_typed_with_move_brings_no_second_hand(race: Sim) -> None:
    mover = await mover_of(race)
    hand, (card, *_) = race.dm(mover), (await _cards(race))[0]
    assert " plays" in reply_text(await mover.user.slash("move", move=f"play {card.value}"))
    for _ in range(2):
        await play_one(race)
    (card, *_), _ = await _cards(race)
    assert len(_hands(mover)) == 1
    assert " plays" in reply_text(await mover.user.slash("move", move=f"play {card.value}"))
    history = mover.user.dm_channel.history(viewer=mover.user)
    private = [each for each in history if each.flags.ephemeral]
    assert len(private) == 1, "the next answer takes the place of the one before"
    assert sum("Racing Hedgehogs ·" in text(each) for each in history if each.attachments) == 1
    assert race.dm(mover).id >= hand.id


async def test_a_joker_is_asked_for_its_hedgehog_and_then_played(sim: Sim) -> None:
    await gathered(sim, "race")
    await sim.people["Ann"].click(sim.table, label="Start")
    while not (await _cards(sim))[1]:
        await play_one(sim)
    mover, (_, (joker, *_)) = await mover_of(sim), await _cards(sim)
    revision = (await now(sim)).table.revision
    (asked,), _ = await _writes(sim, mover, f"play {joker.value}")
    assert "What exactly?" in text(asked)
    assert (await now(sim)).table.revision == revision
    suggested = next(each for each in text(asked).splitlines() if each.startswith("- "))
    (answer,), _ = await _writes(sim, mover, suggested.removeprefix("- "))
    assert " plays" in text(answer)
    assert (await now(sim)).table.revision == revision + 1


async def test_half_a_move_goes_on_in_the_hand_by_dm_which_asks_for_the_rest(race: Sim) -> None:
    while not (await _cards(race))[1]:
        await play_one(race)
    mover, (_, (joker, *_)) = await mover_of(race), await _cards(race)
    hand = race.dm(mover)
    answer = await mover.user.slash("move", move=f"play {joker.value}")
    assert "Choose the rest in your hand." in reply_text(answer)
    (link,) = (each["url"] for each in nodes(answer.response) if each.get("url"))
    assert link.endswith(f"/{hand.id}")
    assert "Which hedgehog runs?" in text(race.dm(mover))
    assert [each.id for each in _hands(mover)] == [hand.id]
    revision = (await now(race)).table.revision
    await mover.user.click(race.dm(mover), label="Green")
    assert (await now(race)).table.revision == revision + 1
    assert "Which hedgehog" not in text(race.dm(mover))


async def test_words_that_are_no_move_complete_the_one_that_was_begun(race: Sim) -> None:
    def colour_of_two(plain: list[Any]) -> str | None:
        held = [each.value for each in plain]
        return next((each[:-1] for each in held if f"{each[:-1]}1" in held[1:]), None)

    while (colour := colour_of_two((await _cards(race))[0])) is None:
        await play_one(race)
    mover, before = await mover_of(race), await now(race)
    (answer,), _ = await _writes(race, mover, colour)
    assert f"Which {colour.title()}: + or ++" in text(answer)
    (answer,), _ = await _writes(race, mover, "++")
    assert f"plays {colour.title()} ++" in text(answer)
    assert (await now(race)).table.revision == before.table.revision + 1


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "I read what you write here as a move"),
        ("de", "Was du hier schreibst, lese ich als Zug"),
        ("pl", "To, co tu piszesz, czytam jako ruch"),
    ],
)
async def test_what_is_no_move_is_explained_and_not_without_end(
    race: Sim, language: str, told: str
) -> None:
    mover = await mover_of(race)
    await choose(race, mover, "me", "language", language)
    revision, answers, reactions = (await now(race)).table.revision, [], []
    for _ in range(MESSAGES_PER_MINUTE + 3):
        said, shrugs = await _writes(race, mover, "hello *there* @everyone")
        answers += said
        reactions += shrugs
    assert len(answers) == HINTS_PER_MINUTE
    assert reactions == [NOT_READ] * (MESSAGES_PER_MINUTE - HINTS_PER_MINUTE)
    assert told in text(answers[0])
    assert "/move" in text(answers[0])
    assert len([each for each in text(answers[0]).splitlines() if each.startswith("- ")]) == 3
    assert (await now(race)).table.revision == revision


async def test_who_is_not_to_move_is_told_whom_the_table_waits_for(race: Sim) -> None:
    mover = await mover_of(race)
    idle = next(each for each in race.people.values() if each is not mover)
    (card, *_), _ = await _cards(race)
    (answer,), _ = await _writes(race, idle, f"play {card.value}")
    (name,) = (name for name, each in race.people.items() if each is mover)
    assert f"s {name}" in text(answer)
    assert re.match(r"As of <t:\d+:R>: It.s .*s turn", text(answer))
    assert re.match(
        r"As of <t:\d+:R>: It.s .*s turn",
        reply_text(await idle.user.slash("move", move=f"play {card.value}")),
    )


async def test_who_plays_nowhere_is_told_what_there_is(race: Sim) -> None:
    dan = race.person("Dan")
    (answer,), _ = await _writes(race, dan, "hi")
    assert "You have no seat in a game right now." in text(answer)
    assert {"games", "learn"} <= {*dan.user.available_commands()}


async def test_a_picture_alone_and_a_text_without_end_change_nothing(race: Sim) -> None:
    mover, revision = await mover_of(race), (await now(race)).table.revision
    channel = mover.user.dm_channel
    picture = race.env.backend.store_attachments(channel.id, [("cat.png", b"cat")])
    assert await _writes(race, mover, "", attachments=picture) == ([], [])
    (answer,), _ = await _writes(race, mover, "play red " * 200)
    assert len(text(answer)) < 600
    assert (await now(race)).table.revision == revision


async def test_of_two_tables_the_one_that_waits_longest_has_the_move(sim: Sim) -> None:
    ann, bob, _ = sim.people.values()
    attic = sim.guild.create_text_channel("attic")
    for channel in (attic, sim.channel):
        await ann.slash(channel, "play", game="race", options="first=host", pace="relaxed")
        table = next(m for m in reversed(channel.history()) if m.flags.components_v2)
        await bob.click(table, label="Join")
        await ann.click(table, label="Add the house")
        await ann.click(table, label="Start")
        await sim.pass_time(1)

    async def seen() -> list[Any]:
        return [await sim.run(sim.bot.tables.in_channel(each.id)) for each in (attic, sim.channel)]

    first, second = await seen()
    colours = [
        {each.value for each in table.offers[0][0].options if not each.then}
        for table in (first, second)
    ]
    shared = sorted(colours[0] & colours[1]) or sorted(colours[0])
    (answer,), _ = await _writes(sim, ann, shared[0])
    assert "#attic" in text(answer)
    after = await seen()
    assert after[0].table.revision == first.table.revision + 1
    assert after[1].table.revision == second.table.revision
    (card, *_) = (each.value for each in second.offers[0][0].options if not each.then)
    (answer,), _ = await _writes(sim, ann, card)
    assert "#tables" in text(answer)
    for words in ("hello there", card):
        (answer,), _ = await _writes(sim, ann, words)
        assert "#attic" in text(answer).partition("\n")[0], "which table has refused it"


async def test_a_written_move_brings_who_was_away_back(sim: Sim) -> None:
    await gathered(sim, "race", pace="live", options="first=host")
    ann = sim.people["Ann"]
    await ann.click(sim.table, label="Start")
    for _ in range(2):
        while await mover_of(sim) != ann:
            await play_one(sim)
        await sim.pass_time(91)
    assert (await now(sim)).table.seats[0].is_covered
    for _ in range(2):
        await play_one(sim)
    (card, *_), _ = await _cards(sim)
    await _writes(sim, ann, f"play {card.value}")
    assert not (await now(sim)).table.seats[0].missed
    assert "Ann is back." in text(sim.table)
