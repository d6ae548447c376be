"""*What happened* and *How was that counted?*: what everybody can read of a game."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cogs.controls.custom_id import Control, ControlId
from engine.api.legal_actions import list_actions
from tests.bot.conftest import (
    act,
    gathered,
    manager,
    mover_of,
    now,
    play_one,
    play_out,
    reply_text,
    vote_to_end,
)
from tests.support.sim import Sim, alts, controls, labelled, text


async def read(sim: Sim, name: str, page: str = "") -> Any:
    (result,) = await sim.burst(
        (sim.people[name], sim.table, ControlId(1, Control.STORY, page).custom_id())
    )
    return result


async def test_I26_everything_said_and_done_is_told_in_order_to_everybody(igor: Sim) -> None:
    await act(igor, 0, "act", "howl")
    for seat in range(3):
        await act(igor, seat, "catch")
    dora = igor.person("Dora")
    await igor.restart()
    shown = (await dora.click(igor.table, label="What happened")).response
    lines = [each for each in text(shown).splitlines() if not each.startswith("-# ")]
    dealt = next(at for at, line in enumerate(lines) if line.startswith("Hand 1 of 3"))
    assert " leads " in lines[dealt + 1]
    assert lines[dealt + 2] == "Ann howls."
    assert lines[dealt + 3 :] == [f"{name}: “Catch!”" for name in ("Ann", "Bob", "Cid")]


async def test_long_story_is_paged_and_begins_with_its_last_page(igor: Sim) -> None:
    for _ in range(13):
        for seat in range(3):
            await act(igor, seat, "catch")
            await act(igor, seat, "drop")
        await igor.pass_time(30)
        mover = (await now(igor)).awaited[0]
        offers = (await now(igor)).offers[mover]
        play = next((each for each in offers if each.verb == "play"), None)
        if play is None:
            break
        await act(igor, mover, "play", play.options[0].value)
    shown = (await igor.people["Ann"].click(igor.table, label="What happened")).response
    last = text(shown)
    before = labelled(shown, "◀")
    turned = await igor.people["Ann"].click(shown, custom_id=before)
    assert turned.acknowledged
    history = igor.channel.history(viewer=igor.people["Ann"])
    page = next(text(message) for message in history if message.id == shown.id)
    assert page != last
    assert page.splitlines()[1:] != last.splitlines()[1:]


async def test_story_and_points_can_be_read_in_the_game_and_after_it(race: Sim) -> None:
    ann = race.people["Ann"]
    await play_one(race)
    hand = race.dm(ann)
    read_by_dm = await ann.user.click(hand, custom_id=labelled(hand, "What happened"))
    assert " plays " in reply_text(read_by_dm)
    dora = race.person("Dora")
    assert "Nothing has been counted" in await counted(race, dora)
    while not (await now(race)).posted:
        await play_one(race)
    assert " · goes on by itself at <t:" in text(race.table)
    round_one = await counted(race, dora)
    assert round_one.count("Round 1 of 3: ") == 3
    await play_one(race)
    assert " · until <t:" in text(race.table)
    assert await counted(race, dora) == round_one
    history = race.channel.history(viewer=dora)
    (sheet,) = next(alts(each) for each in reversed(history) if "counted?" in text(each))
    assert "round 1 of 3" in sheet
    while await play_one(race):
        pass
    told = text(race.dm(ann))
    assert "-# Since your last " in told, "nothing else tells by DM how it came to the end"
    shown = (await ann.click(race.table, label="What happened")).response
    outcome = (await now(race)).table.outcome
    names = dict(enumerate(race.people))
    winners = [names[seat] for seat, place in enumerate(outcome.places) if place == 1]
    assert all(name in text(shown).splitlines()[-1] for name in winners)
    asked = await dora.click(race.table, label="How was that counted?")
    whole = reply_text(asked)
    assert round_one.splitlines()[2] in whole
    for name, score in zip(race.people, outcome.scores, strict=False):
        assert f"**{name}: {score}**" in whole
    replayed = (await dora.slash(race.channel, "replay")).response
    assert "How was that counted?" in str(replayed.components)


async def test_a_game_that_ended_before_its_first_score_promises_no_points(ended: Sim) -> None:
    asked = await ended.people["Bob"].click(ended.table, label="How was that counted?")
    assert "No points were counted in this game." in reply_text(asked)


async def counted(sim: Sim, person: Any) -> str:
    """Let somebody who reads the story ask how the points came about; return the answer."""
    story = (await person.click(sim.table, label="What happened")).response
    return reply_text(await person.click(story, label="How was that counted?"))


async def test_a_lobby_has_no_story_and_no_page_is_out_of_range(lobby: Sim) -> None:
    assert "What happened" not in str(lobby.table.components)
    assert "has not begun" in reply_text(await read(lobby, "Ann"))
    await lobby.people["Ann"].click(lobby.table, label="Start")
    for page in ("99", "x", "-1", "9" * 50):
        assert "What happened" in reply_text(await read(lobby, "Bob", page))


async def test_what_happened_keeps_the_names_of_who_played(race: Sim) -> None:
    ann, bob, cid = race.people.values()
    dan, eve = race.person("Dan"), race.person("Eve")

    async def to_its_next_move() -> None:
        await play_one(race)
        while (await now(race)).table.last_seat != 1:
            await play_one(race)

    async def hand_over(leaver: Any, *takers: Any) -> str:
        """Let the seat move once, then let others have it; return what is told of the leaver."""
        await to_its_next_move()
        asked = await leaver.slash(race.channel, "leave")
        await leaver.click(asked.response, label="Confirm")
        told = text(race.table).splitlines()[-1]
        for each in takers:
            await each.click(race.table, label="Take over a seat")
        assert told in text(race.table), "it still names the house"
        return told

    assert (await hand_over(bob, dan)).startswith("Bob leaves the game. ")
    assert "Dan takes over the seat of Bob." in text(race.table)
    assert "Bob plays" in text(race.table)
    assert "Dan plays" not in text(race.table)
    await hand_over(dan, eve)
    await race.restart()
    await to_its_next_move()
    told = re.findall(r"^(\w+) plays", reply_text(await read(race, "Cid")), re.M)
    assert [name for name in told if name not in ("Ann", "Cid")] == ["Bob", "Dan", "Eve"]
    await vote_to_end(race, ann, cid)
    panel = (await ann.click(race.table, label="Replay")).response
    shown = set[str]()
    for _ in range(8):
        await ann.click(panel, label="Next")
        history = race.channel.history(viewer=ann)
        panel = next(each for each in history if each.id == panel.id)
        mover = re.search(r"^\*\*Step \d+ of 8 · (\w+)\*\*\n(\w+) plays", text(panel), re.M)
        assert mover is not None
        assert mover[1] == mover[2]
        assert f"Hand of **{mover[1]}**" in text(panel)
        assert alts(panel)[0].startswith(f"{mover[1]} plays")
        shown.add(mover[1])
    assert shown == {"Ann", "Bob", "Cid", "Dan", "Eve"}


@pytest.mark.parametrize("at", [None, 1, 3])
async def test_a_hand_that_is_asked_again_begins_with_what_happened_since(
    race: Sim, at: int | None
) -> None:
    """Also if the bot was killed after the first or the last of these moves."""
    mover = await mover_of(race)
    for number in (1, 2, 3):
        await play_one(race)
        if number == at:
            await race.restart(kill=True)
    asked = text(race.dm(mover))
    others = [name for name, each in race.people.items() if each is not mover]
    title, *told = (each for each in asked.splitlines() if each.startswith("-# "))
    assert title == "-# Since your last turn:"
    assert sorted(each.partition(" plays ")[0] for each in told) == [
        f"-# • {name}" for name in sorted(others)
    ]
    await play_one(race)
    assert "Since your last turn" not in text(race.dm(mover))


async def test_a_hand_beside_the_table_says_what_ended_the_game_as_by_dm(race: Sim) -> None:
    """The table's message has no words for it then, but the result."""
    for each in race.people.values():
        await each.click(race.table, label="My hand")
    await play_out(race)
    for each in race.people.values():
        hands = (m for m in race.channel.history(viewer=each) if m.flags.ephemeral)
        (beside,) = (
            [line for line in text(hand).splitlines() if line.startswith("-# ")] for hand in hands
        )
        assert " is home!" in "\n".join(beside)
        assert beside == [each for each in text(race.dm(each)).splitlines() if "-# " in each[:3]]


async def test_texts_that_are_read_do_not_pile_up(race: Sim) -> None:
    bob = race.people["Bob"]
    for label in ("Table as text", "Rules", "More", "More", "What happened", "What happened"):
        await bob.click(race.table, label=label)
    private = [each for each in race.channel.history(viewer=bob) if each.flags.ephemeral]
    assert len(private) == 1
    assert "What happened" in text(private[0])


async def test_what_commands_show_does_not_pile_up(race: Sim) -> None:
    bob = race.people["Bob"]
    await bob.slash(race.channel, "rules", game="race")
    for command in ("fair", "fair", "leaderboard", "profile", "history", "table", "table"):
        await bob.slash(race.channel, command)
    (shown,) = (each for each in race.channel.history(viewer=bob) if each.flags.ephemeral)
    assert "Go to the table" in text(shown)
    await bob.slash(race.channel, "leaderboard")
    (shown,) = (each for each in race.channel.history(viewer=bob) if each.flags.ephemeral)
    assert "Go to the table" not in text(shown)


async def test_what_managers_are_shown_does_not_pile_up(race: Sim) -> None:
    kim = manager(race)
    commands = ("season show", "season start", "settings", "boards list", "season show")
    for command in (*commands, "boards list", "season start"):
        await kim.slash(race.channel, command)
    (shown,) = (each for each in race.channel.history(viewer=kim) if each.flags.ephemeral)
    assert "Confirm" in [each["label"] for each in controls(shown).values()]
    await kim.click(shown, label="Confirm")
    (shown,) = (each for each in race.channel.history(viewer=kim) if each.flags.ephemeral)
    assert "Confirm" not in [each["label"] for each in controls(shown).values()]


async def test_that_somebody_chooses_gives_way_to_what_they_have_chosen(sim: Sim) -> None:
    await gathered(sim, "safaru", options="overlook=table")
    ann = sim.people["Ann"]
    await ann.click(sim.table, label="Start")
    chooses = "and chooses what it catches"
    for _ in range(60):
        snapshot = await now(sim)
        seat = snapshot.awaited[0]
        pick, *_ = (each for each in snapshot.offers[seat] if not each.voluntary)
        action, *_ = list_actions(pick)
        await act(sim, seat, action.verb, *action.args)
        if snapshot.table.state.board.due.question == "which":
            break
        is_chosen = (await now(sim)).table.state.board.due.question == "which"
        assert (chooses in text(sim.table)) == is_chosen
    assert snapshot.table.recent_events[-1].key == "safaru-tried"
    assert chooses not in text(sim.table)
    assert " catches with " in text(sim.table)
    story = reply_text(await ann.click(sim.table, label="What happened"))
    assert chooses not in story
    assert not any(chooses in text(sim.dm(each)) for each in sim.people.values())
