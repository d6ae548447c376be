"""Finished games step by step, their records, and the proof of their deals."""

from __future__ import annotations

import re
from hashlib import sha256
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageSequence

from cogs.app.command_rate import CODES_PER_MINUTE, MOVING_PER_MINUTE, SHOWN_PER_MINUTE
from cogs.controls.custom_id import Control, ControlId
from engine.service.tables import Place
from engine.table.record import read_record, verify
from tests.bot.conftest import (
    act,
    choose,
    gathered,
    manager,
    now,
    play_one,
    play_out,
    reply_text,
    vote_to_end,
)
from tests.support.sim import Sim, alts, controls, labelled, text


async def replay(sim: Sim, name: str, detail: str = "") -> Any:
    """Press the control of a replay with any detail, as somebody could forge it."""
    (result,) = await sim.burst(
        (sim.people[name], sim.table, ControlId(1, Control.REPLAY, detail).custom_id())
    )
    return result


async def test_a_finished_game_is_stepped_through_from_both_ends(ended: Sim) -> None:
    ann = ended.people["Ann"]
    panel = (await ann.click(ended.table, label="Replay")).response
    assert "Step 0 of 6" in text(panel)
    assert alts(panel)
    seen = [text(panel)]
    for step in range(1, 7):
        await ann.click(panel, label="Next")
        panel = await _again(ended, panel)
        assert f"Step {step} of 6" in text(panel)
        assert " plays " in text(panel)
        seen.append(text(panel))
    await ann.click(panel, label="Back")
    panel = await _again(ended, panel)
    assert text(panel) == seen[5]
    for label, step in (("First", 0), ("Next turn", 1), ("Last", 6)):
        await ann.click(panel, label=label)
        panel = await _again(ended, panel)
        assert text(panel) == seen[step]


async def test_a_step_is_seen_as_each_seat_saw_it_and_with_all_hands_open(ended: Sim) -> None:
    texts = [reply_text(await replay(ended, "Cid", f"3.{view}")) for view in "-o012"]
    assert len({*texts}) == 2  # the words of a panel tell hands only where all are open
    assert texts[1].count("hand") >= 3
    pictures = set()
    for view in "-012":
        (picture,) = (await replay(ended, "Cid", f"3.{view}")).response.attachments
        pictures.add(await ended.run(picture.read()))
    assert len(pictures) == 4


@pytest.mark.parametrize("game", ["race", "safaru"])
@pytest.mark.parametrize(
    ("language", "own", "named"),
    [
        ("en", "Your hand", "Bob\N{RIGHT SINGLE QUOTATION MARK}s hand"),
        ("de", "Deine Hand", "Hand von Bob"),
        ("pl", "Twoje karty", "Karty: Bob"),
    ],
)
async def test_a_hand_in_a_replay_has_the_name_of_its_player(
    sim: Sim, game: str, language: str, own: str, named: str
) -> None:
    await gathered(sim, game)
    ann, bob, _ = sim.people.values()
    await ann.click(sim.table, label="Start")
    await play_one(sim)
    await vote_to_end(sim, ann, bob)
    await choose(sim, ann, "me", "language", language)
    painter, drawn = sim.bot.renderer._painter, set[str]()
    paint = painter.png

    def painted(scene: Any, texts: Any, *look: Any) -> bytes:
        drawn.update(texts.values())
        return paint(scene, texts, *look)

    painter.png = painted  # type: ignore[assignment,method-assign]
    assert (await replay(sim, "Ann", "1.1")).response.attachments
    assert named in drawn
    assert own not in drawn


async def test_a_forged_step_shows_the_nearest_or_is_refused_kindly(ended: Sim) -> None:
    for detail in ("99999", "5.7", "5.x.y", "5.-.jump"):
        assert " of 6" in reply_text(await replay(ended, "Ann", detail))
    for detail in ("x", "-1", "9" * 50):
        assert " of 6" not in reply_text(await replay(ended, "Ann", detail))


async def test_a_running_game_has_no_replay_no_record_and_no_secret(race: Sim) -> None:
    table = (await now(race)).table
    for control in (Control.REPLAY, Control.REPLAY_SHOW, Control.RECORD):
        custom_id = ControlId(1, control).custom_id()
        (refused,) = await race.burst((race.people["Ann"], race.table, custom_id))
        assert "once" in reply_text(refused)
    fair = reply_text(await race.people["Ann"].slash(race.channel, "fair"))
    assert table.deal_hash in fair
    for secret in (table.secret.hex(), table.seed.hex()):
        assert secret not in fair


async def test_a_moment_is_shown_to_everybody(ended: Sim) -> None:
    panel = (await ended.people["Cid"].click(ended.table, label="Replay")).response
    shown = await ended.people["Cid"].click(panel, label="Show everybody")
    assert "Shown by Cid" in text(shown.response)
    assert not shown.response.flags.ephemeral
    assert not controls(shown.response)
    for _ in range(SHOWN_PER_MINUTE):
        last = reply_text(await ended.people["Cid"].click(panel, label="Show everybody"))
    assert "6 times a minute" in last
    card = (
        await ended.people["Cid"].slash(ended.channel, "card", game="race", name="joker1")
    ).response
    refused = await ended.people["Cid"].click(card, label="Show everybody")
    assert "6 times a minute" in reply_text(refused)
    assert refused.response.flags.ephemeral


async def test_who_may_not_write_in_a_channel_shows_nothing_there(ended: Sim) -> None:
    bob = ended.people["Bob"]
    panel = (await bob.click(ended.table, label="Replay")).response
    ended.deny(bob, send_messages=False)
    refused = await bob.click(panel, label="Show everybody")
    assert "write in this channel" in reply_text(refused)
    assert refused.response.flags.ephemeral


async def test_the_record_of_a_game_is_a_file_that_verifies(race: Sim) -> None:
    await play_out(race)
    panel = (await race.people["Bob"].click(race.table, label="Replay")).response
    result = await race.people["Bob"].click(panel, label="Download")
    assert "engine.verify hedgerow-race-1.json`" in reply_text(result)
    (file,) = result.response.attachments
    assert file.filename == "hedgerow-race-1.json"
    record = read_record(await race.run(file.read()))
    assert record.names == ("Ann", "Bob", "Cid")
    assert "to the result in the record" in verify(record, race.bot.tables.games)


async def test_the_fingerprint_stands_in_the_lobby_and_the_proof_after_the_end(lobby: Sim) -> None:
    ann, bob = lobby.people["Ann"], lobby.people["Bob"]
    digits = (await now(lobby)).table.deal_hash
    assert digits[:16] in text(lobby.table)
    panel = (await bob.slash(lobby.channel, "fair")).response
    assert digits in text(panel)
    form = await bob.click(panel, label="Add a word")
    await bob.submit_modal(form, {"words": "meadow"})
    word = sha256(b"meadow").hexdigest()
    assert (await now(lobby)).table.seats[1].contribution.endswith(f" {word}")
    await ann.click(lobby.table, label="Start")
    table = (await now(lobby)).table
    assert table.deal_hash == digits
    numbers = [each.split(" ")[0] for each in table.contributions]
    assert len({*numbers}) == len(numbers) == len(table.seats) + 1
    assert all(each.isdecimal() for each in numbers)
    for _ in range(3):
        await play_one(lobby)
    await vote_to_end(lobby, ann, bob)
    proof = reply_text(await bob.slash(lobby.channel, "fair"))
    for told in (digits, table.secret.hex(), word, "Checked: the secret fits", *numbers):
        assert told in proof


async def test_who_does_not_play_adds_no_word_and_an_empty_word_is_none(lobby: Sim) -> None:
    dora = lobby.person("Dora")
    assert "Add a word" not in str((await dora.slash(lobby.channel, "fair")).response.components)
    before = (await now(lobby)).table
    panel = (await lobby.people["Bob"].slash(lobby.channel, "fair")).response
    form = await lobby.people["Bob"].click(panel, label="Add a word")
    refused = await lobby.people["Bob"].submit_modal(form, {"words": "\u200b\u2800"})
    assert "visible character" in reply_text(refused)
    assert (await now(lobby)).table == before
    form = await lobby.people["Bob"].click(panel, label="Add a word")
    await lobby.people["Ann"].click(lobby.table, label="Start")
    late = await lobby.people["Bob"].submit_modal(form, {"words": "late"})
    assert "begun" in reply_text(late)


async def test_a_game_of_the_history_is_replayed_and_none_of_another_server(ended: Sim) -> None:
    bob = ended.people["Bob"]
    history = (await bob.slash(ended.channel, "history")).response
    chosen = ControlId(0, Control.REPLAY_OF).custom_id("o")
    (shown,) = await ended.burst((bob, history, chosen, ["1"]))
    assert "Step 0 of 6" in reply_text(shown)
    for forged in ("zz", "-", "", "9" * 40):
        (refused,) = await ended.burst((bob, history, chosen, [forged]))
        assert "Step" not in reply_text(refused)
    other = Place(99, 98)
    table = (await ended.run(ended.bot.tables.open(other, bob.id, "Bob", "race", {}))).table
    await ended.run(ended.bot.tables.close_unasked(table.id))
    (refused,) = await ended.burst((bob, history, chosen, [str(table.id)]))
    assert "out of date" in reply_text(refused)


async def test_where_the_last_lobby_was_closed_unplayed_the_way_to_earlier_games_is_told(
    lobby: Sim,
) -> None:
    ann = lobby.people["Ann"]
    await lobby.run(lobby.bot.tables.close_unasked(1))
    assert "/history leads" in reply_text(await ann.slash(lobby.channel, "replay"))


async def test_a_moving_picture_of_the_moves_before_a_step_is_made_but_not_many(
    ended: Sim,
) -> None:
    async def moving(detail: str) -> Any:
        custom_id = ControlId(1, Control.MOVING, detail).custom_id()
        (result,) = await ended.burst((ended.people["Ann"], ended.table, custom_id))
        return result

    frames = []
    for detail in ("5.-", "2.1"):
        (file,) = (await moving(detail)).response.attachments
        image = Image.open(BytesIO(await ended.run(file.read())))
        frames.append(sum(1 for _ in ImageSequence.Iterator(image)))
    assert frames == [6, 3]
    assert "Nothing that can be seen" in reply_text(await moving("0.-"))
    for _ in range(MOVING_PER_MINUTE):
        last = reply_text(await moving("0.-"))
    assert "a minute" in last


async def test_a_share_code_opens_a_game_elsewhere_as_long_as_its_server_shares(
    ended: Sim,
) -> None:
    ann, bot = ended.people["Ann"], ended.bot
    panel = (await ann.click(ended.table, label="Replay")).response
    assert "does not share" in reply_text(await ann.click(panel, label="Share"))
    await choose(ended, manager(ended), "settings", "shares", "on")
    told = reply_text(await ann.click(panel, label="Share"))
    (code,) = re.findall(r"HR-\w{4}-\w{4}", told)
    assert code in reply_text(await ann.click(panel, label="Share"))
    elsewhere = ended.env.create_guild("Meadow")
    channel = elsewhere.create_text_channel("talk")
    eve = elsewhere.add_member(ended.env.create_user("eve", global_name="Eve"))
    opened: Any = await eve.slash(channel, "replay", code=code.lower().replace("-", " "))
    assert "Step 0 of 6" in reply_text(opened)
    await eve.click(opened.response, label="Next")
    shown: Any = channel.history(viewer=eve)[-1]
    counted = labelled(shown, "How was that counted?")
    assert "No points were counted" in reply_text(await eve.click(shown, custom_id=counted))
    assert "Step 1 of 6" in text(shown)
    await choose(ended, ended.people["Kim"], "settings", "shares", "off")
    refusal = "does not share its replays"
    assert refusal in reply_text(await eve.slash(channel, "replay", code=code))
    for label in ("Next", "Download", "Fair deal"):
        assert refusal in reply_text(await eve.click(shown, label=label))
    assert refusal in reply_text(await eve.click(shown, custom_id=counted))
    assert "Step 0 of 6" in reply_text(await ann.slash(ended.channel, "replay", code=code))
    await choose(ended, ended.people["Kim"], "settings", "shares", "on")
    await ended.run(bot.tables.forget(ended.people["Bob"].id, ("Bob",)))
    assert "Bob" not in reply_text(await eve.slash(channel, "replay", code=code))
    assert "Step 0 of 6" in reply_text(await eve.slash(channel, "replay", code=code))
    for forged in ("HR-2222-2222", "7K2P", "HR-0OI1-LLUU", "x" * 80):
        assert "No game has the code" in reply_text(await eve.slash(channel, "replay", code=forged))
    for _ in range(CODES_PER_MINUTE):
        last = reply_text(await eve.slash(channel, "replay", code="HR-2222-2222"))
    assert "a minute" in last


async def test_a_replay_of_igor_tells_what_was_said(igor: Sim) -> None:
    await act(igor, 0, "act", "howl")
    await igor.run(igor.bot.tables.close_unasked(1))
    assert "howls" in reply_text(await replay(igor, "Ann", "6"))


async def _again(sim: Sim, panel: Any) -> Any:
    history = sim.channel.history(viewer=sim.people["Ann"])
    return next(message for message in history if message.id == panel.id)
