"""/learn: one private message, step by step, that touches no table."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.controls.custom_id import Control, ControlId
from engine.table.model import Strength
from tests.bot.conftest import now, reply_text
from tests.support.sim import HOUSE_MS, Sim, alts, controls, labelled, nodes, text


async def _press(sim: Sim, panel: Any, label: str) -> Any:
    """Press a button of Ann's panel and return the same message as it is then."""
    ann = sim.people["Ann"]
    await ann.click(panel, custom_id=labelled(panel, label))
    history = sim.channel.history(viewer=ann)
    return next(message for message in history if message.id == panel.id)


async def test_a_lesson_is_read_to_its_end_in_one_private_message(sim: Sim) -> None:
    panel = (await sim.people["Ann"].slash(sim.channel, "learn", game="racing hedgehogs")).response
    assert panel.flags.ephemeral
    assert "Step 1 of 5" in text(panel)
    assert alts(panel)
    panel = await _press(sim, panel, "Next")
    assert "Which card do you play?" in text(panel)
    panel = await _press(sim, panel, "Green +")
    assert "Not this one: try another!" in text(panel)
    assert "Ann plays Green +." in text(panel)
    assert text(panel).endswith("\n-# Already undone: below, everything is as it was before.")
    await sim.restart()
    panel = await _press(sim, panel, "Yellow ++")
    assert "Right!" in text(panel)
    assert "Ann plays Yellow ++." in text(panel)
    assert "undone" not in text(panel)
    assert not any("Yellow" in (node.get("label") or "") for node in controls(panel).values())
    (shown,) = [each for each in text(panel).splitlines() if each.startswith("> ")]
    panel = await _press(sim, panel, "Table as text")
    assert not alts(panel)
    assert "Hand: " in text(panel)
    # The words are those of the position after the answer, and the reply is still there.
    assert "Played so far: Yellow ++." in text(panel)
    assert shown in text(panel)
    with pytest.raises(StopIteration):
        labelled(panel, "Table as text")
    panel = await _press(sim, await _press(sim, panel, "Next"), "Back")
    assert "Step 2 of 5" in text(panel)
    for _ in range(3):
        panel = await _press(sim, panel, "Next")
    assert "Step 5 of 5" in text(panel)
    assert labelled(panel, "Play")
    with pytest.raises(StopIteration):
        labelled(panel, "Next")


async def test_a_lesson_that_is_opened_again_takes_the_place_of_the_one_before(lobby: Sim) -> None:
    ann = lobby.people["Ann"]

    def shown() -> list[str]:
        return [text(each) for each in lobby.channel.history(viewer=ann) if each.flags.ephemeral]

    await ann.click(lobby.table, label="Learn")
    lesson = (await ann.click(lobby.table, label="Learn")).response
    assert sum("Step 1 of 5" in each for each in shown()) == 1
    lesson = await _press(lobby, lesson, "Next")
    await ann.click(lesson, label="Rules")
    await ann.click(lobby.table, label="Rules")
    assert sum("Step 2 of 5" in each for each in shown()) == 1, "the rules stand beside it"
    assert len(shown()) == 2


async def test_every_game_can_be_learned_from_the_list_of_games(sim: Sim) -> None:
    ann = sim.people["Ann"]
    listed = (await ann.slash(sim.channel, "games")).response
    for slug in sim.bot.tables.games:
        custom_id = ControlId(0, Control.LEARN, slug).custom_id()
        assert custom_id in controls(listed)
        result = await ann.click(listed, custom_id=custom_id)
        assert "Step 1 of" in reply_text(result)


async def test_learning_from_the_lobby_leaves_the_table_alone(lobby: Sim) -> None:
    before = await now(lobby)
    panel = (await lobby.people["Cid"].click(lobby.table, label="Learn")).response
    assert panel.flags.ephemeral
    assert "Step 1 of 5" in text(panel)
    assert (await now(lobby)).table == before.table


@pytest.mark.parametrize(
    "detail", ["race.0", "race.6", "race.x", "race.-1", "race.1.0", "race.2.9", "race.2.x", "mau.1"]
)
async def test_a_forged_step_or_game_gets_one_kind_sentence(sim: Sim, detail: str) -> None:
    listed = (await sim.people["Ann"].slash(sim.channel, "games")).response
    forged = ControlId(0, Control.LEARN, detail).custom_id()
    (result,) = await sim.burst((sim.people["Ann"], listed, forged))
    said = reply_text(result)
    assert "Step" not in said
    assert said.count("\n") == 0
    assert 0 < len(said) < 200


async def test_every_lesson_ends_with_a_short_private_game_with_all_its_tips(sim: Sim) -> None:
    ann = sim.people["Ann"]
    seen = ("race.play", "igor.ready")
    await sim.run(sim.bot.archive.update_preferences(ann.id, tips_seen=seen))
    panel = (await ann.slash(sim.channel, "learn", game="race")).response
    for _ in range(4):
        panel = await _press(sim, panel, "Next")
    opened = await ann.click(panel, label="Play a short game")
    for slug in ("race", *(each for each in sim.bot.tables.games if each != "race")):
        if slug != "race":
            again = ControlId(0, Control.LESSON_GAME, f"{slug}.new").custom_id()
            listed = (await ann.slash(sim.channel, "games")).response
            (opened,) = await sim.burst((ann, listed, again))
        assert "private table is open" in reply_text(opened)
        in_dm = sim.bot.tables.in_channel
        while not (now := await sim.run(in_dm(ann.user.dm_channel.id))).offers.get(0):
            await sim.pass_time(HOUSE_MS / 1000)
        table = now.table
        assert (table.game, table.house, table.people) == (slug, Strength.SLEEPY, (ann.id,))
        assert "Tip:" in text(sim.dm(ann))
    opened = await ann.click(panel, label="Play a short game")
    assert "already have a private table" in reply_text(opened)


async def test_a_short_game_that_is_asked_for_twice_is_opened_once(sim: Sim) -> None:
    ann = sim.people["Ann"]
    await sim.run(sim.bot.archive.update_preferences(ann.id, tips=False))
    listed = (await ann.slash(sim.channel, "games")).response
    for pressed in ("n:0:lessongame:race", "n:0:lessongame:race.new"):
        answers = await sim.burst(*[(ann, listed, pressed)] * 2)
        assert ["private table is open" in reply_text(each) for each in answers] == [True] * 2
    assert (
        len([each for each in ann.user.dm_channel.history() if "waits for you" in text(each)]) == 1
    )
    table = (await sim.run(sim.bot.tables.in_channel(ann.user.dm_channel.id))).table
    # No more tips means none here, and for good.
    assert not (await sim.run(sim.bot.archive.preferences(ann.id))).tips
    assert "Tip:" not in text(sim.dm(ann))
    while not (await sim.run(sim.bot.tables.snapshot(table.id))).offers.get(0):
        await sim.pass_time(HOUSE_MS / 1000)
    hand = sim.dm(ann)
    await ann.user.click(hand, custom_id=next(each for each in controls(hand) if each[:2] == "p:"))
    asked = await sim.burst((ann, listed, "n:0:lessongame:race"))
    assert "already have a private table" in reply_text(asked[0])


async def test_a_rule_shows_its_picture_in_the_readers_language_and_the_next_page_drops_it(
    sim: Sim,
) -> None:
    ann = sim.people["Ann"]
    await sim.run(sim.bot.archive.update_preferences(ann.id, language="de"))
    shown = await ann.slash(sim.channel, "rules", game="race", section="19")
    (alt,) = alts(shown.response)
    assert alt.startswith("Rasende Igel: Runde 1 von 3 ist vorbei, und alle Karten liegen offen.\n")
    assert "13" in alt  # all that the picture shows, for there is no button for the words
    assert len(shown.response.attachments) == 1
    assert "macht 13." in text(shown.response)
    after = await ann.click(shown.response, label="§20 Nie unter 0")
    assert after.response.id == shown.response.id
    assert not after.response.attachments
    assert not alts(after.response)
    index = await ann.click(after.response, label="Regeln")
    signed = {
        option["value"]: (option.get("emoji") or {}).get("name")
        for node in nodes(index.response)
        if node["type"] == 3
        for option in node["options"]
    }
    assert (signed["19"], signed["20"]) == ("\U0001f5bc\ufe0f", None)
