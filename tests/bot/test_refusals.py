"""Clicks and commands that are refused: wrong person, wrong time, twice, old or forged."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.controls.custom_id import Control, ControlId, MoveId, parse
from tests.bot.conftest import choose, mover_of, now, play_one, reply_text, vote_to_end
from tests.support.sim import Sim, controls, labelled, simulated, text


async def _other(sim: Sim):
    mover = await mover_of(sim)
    return next(person for person in sim.people.values() if person is not mover)


async def test_a_person_without_a_seat_is_told_so(race: Sim) -> None:
    dan = race.person("Dan")
    result = await dan.click(race.table, label="My hand")
    assert result.ephemeral
    assert "no seat" in reply_text(result)


async def test_a_move_out_of_turn_is_told_whose_turn_it_is(race: Sim) -> None:
    other, mover = await _other(race), await mover_of(race)
    result = await other.slash(race.channel, "move", move="play red1")
    assert mover.user.name.casefold() in reply_text(result).casefold()
    early = reply_text(await other.slash(race.channel, "move", move="ready"))
    assert early.startswith("The round is still running. Waiting for")
    assert (await now(race)).table.revision == 3


async def test_a_refusal_has_a_button_that_opens_the_rule_it_names(race: Sim) -> None:
    mover = await mover_of(race)
    await race.run(race.bot.archive.update_preferences(mover.user.id, language="pl"))
    refused = await mover.slash(race.channel, "move", move="pas")
    assert "(§9)" in reply_text(refused)
    opened = await mover.click(refused.response, label="§9 Twoja tura")
    assert opened.ephemeral
    assert text(opened.response).startswith("## Pędzące Jeże · 9. Twoja tura")
    # The refusal stays, and from here the rules turn in place.
    assert opened.response.id != refused.response.id
    turned = await mover.click(opened.response, label="§10 Karty w kolorach")
    assert turned.response.id == opened.response.id
    # Other refusals have no such button.
    other = await mover.slash(race.channel, "move", move="xyzzy")
    assert not any("§" in (each.get("label") or "") for each in controls(other.response).values())


def _open(sim: Sim, person: Any) -> list[str]:
    """Return the private messages that a person sees in the channel."""
    history = sim.channel.history(viewer=person)
    return [text(each) for each in history if each.flags.ephemeral]


async def test_refusals_do_not_pile_up_and_go_with_the_next_answer(race: Sim) -> None:
    other = await _other(race)
    for _ in range(3):
        await other.slash(race.channel, "move", move="play red1")
        (refusal,) = _open(race, other)
        assert "turn (rule 14)" in refusal
    await other.slash(race.channel, "hand")
    assert refusal not in _open(race, other)
    await other.slash(race.channel, "move", move="xyzzy")
    assert len(_open(race, other)) == 2
    await other.click(race.table, label="My hand")
    assert len(_open(race, other)) == 1


async def test_a_refusal_that_has_become_a_hand_stays(race: Sim) -> None:
    other = await _other(race)
    refused = await other.slash(race.channel, "move", move="play red1")
    told = text(refused.response)
    shown = await other.click(refused.response, label="My hand")
    assert shown.response.id == refused.response.id
    await other.click(race.table, label="What happened")
    assert len(_open(race, other)) == 2
    assert told not in _open(race, other)


async def test_a_refusal_stays_beside_the_rule_that_was_opened_from_it(race: Sim) -> None:
    mover = await mover_of(race)
    refused = await mover.slash(race.channel, "move", move="pass")
    told = text(refused.response)
    await mover.click(refused.response, label="§9 Your turn")
    assert told in _open(race, mover)
    assert len(_open(race, mover)) == 2
    await mover.slash(race.channel, "hand")
    assert told not in _open(race, mover)


async def test_a_choice_at_the_table_names_who_makes_it_and_sends_the_others_away(
    sim: Sim,
) -> None:
    ann, bob, _ = sim.people.values()
    await ann.slash(sim.channel, "play", game="badger", options="first=host")
    await bob.click(sim.table, label="Join")
    await ann.click(sim.table, label="Start")
    assert "**Ann** \N{MIDDLE DOT} " in text(sim.table)
    custom_id = next(each for each in controls(sim.table) if each.startswith("p:"))
    told = reply_text(await bob.click(sim.table, custom_id=custom_id))
    assert told.startswith("It\u2019s Ann\u2019s turn.")
    assert (await now(sim)).table.revision == 2


async def test_a_double_click_moves_once_and_both_are_answered(race: Sim) -> None:
    mover = await mover_of(race)
    hand = race.dm(mover)
    custom_id = next(
        each for each in controls(hand) if each.startswith("p:") and "joker" not in each
    )
    before = (await now(race)).table.revision
    results = await race.burst((mover.user, hand, custom_id), (mover.user, hand, custom_id))
    assert all(result.acknowledged for result in results)
    assert (await now(race)).table.revision == before + 1
    (late,) = await race.burst((mover.user, hand, custom_id))
    for told in (text(race.dm(mover)), *map(reply_text, (*results, late))):
        assert "already decided" not in told, "it was: by this very move"
    other = next(each for each in controls(hand) if each.startswith("p:") and each != custom_id)
    await race.burst((mover.user, hand, other))
    assert "That was already decided" in text(race.dm(mover)), "by another move"


async def test_an_old_button_is_answered_with_the_present_hand(race: Sim) -> None:
    mover = await mover_of(race)
    hand = race.dm(mover)
    custom_id = next(
        each for each in controls(hand) if each.startswith("p:") and "joker" not in each
    )
    await play_one(race)
    before = (await now(race)).table.revision
    (result,) = await race.burst((mover.user, hand, custom_id))
    assert result.acknowledged
    assert (await now(race)).table.revision == before


async def test_another_persons_panel_makes_no_move(race: Sim) -> None:
    mover, other = await mover_of(race), await _other(race)
    snapshot = await now(race)
    seat = snapshot.awaited[0]
    offer = snapshot.offers[seat][0]
    forged = MoveId(
        snapshot.table.id, seat, offer.ask, "play", (offer.options[0].value,)
    ).custom_id()
    (result,) = await race.burst((other, race.table, forged))
    assert result.acknowledged
    assert (await now(race)).table.revision == snapshot.table.revision
    assert mover is not other


@pytest.mark.parametrize(
    "forged",
    [
        "p:zzzzz:0:r1.t1:play:red1",
        "p:1:x:r1.t1:play:red1",
        "p:1:0:r9.t9:play:red1",
        "p:1:*:r1.t1:nonsense:red1",
        "p:1:0:r1.t1:play:~-1",
        "n:1:nonsense:",
        "n:zzzz:hand:",
        "p:",
        "n:1",
        "x:1:hand:",
        "hand",
        "",
    ],
)
async def test_a_forged_or_foreign_button_is_refused_with_a_sentence(
    race: Sim, forged: str
) -> None:
    ann = race.people["Ann"]
    before = (await now(race)).table.revision
    (result,) = await race.burst((ann, race.table, forged))
    assert result.acknowledged
    assert reply_text(result)
    assert (await now(race)).table.revision == before


@pytest.mark.parametrize("kind", ["o", "n"])
async def test_a_forged_option_without_a_value_opens_no_panel(lobby: Sim, kind: str) -> None:
    forged = ControlId(1, Control.SET_OPTION, "scoring").custom_id(kind)
    (result,) = await lobby.burst((lobby.people["Ann"], lobby.table, forged))
    assert "out of date" in reply_text(result)
    assert not controls(result.response)


async def test_a_forged_option_without_a_value_leaves_the_hand_by_dm(race: Sim) -> None:
    ann = race.people["Ann"]
    hand = text(race.dm(ann))
    forged = ControlId(1, Control.SET_OPTION, "scoring").custom_id("o")
    (result,) = await race.burst((ann.user, race.dm(ann), forged))
    assert result.acknowledged
    assert hand in text(race.dm(ann))


@pytest.mark.parametrize("rest", ["-1:a:play:", " 1:a:play:", "1:a:play:~-1", "1:a:play:~1_0"])
def test_seats_and_pages_in_a_custom_id_are_plain_numbers(rest: str) -> None:
    with pytest.raises(ValueError, match="1"):
        parse(f"p:1:{rest}")


async def test_buttons_of_a_finished_table_say_that_it_is_over(race: Sim) -> None:
    mover = await mover_of(race)
    hand = race.dm(mover)
    play = next(each for each in controls(hand) if each.startswith("p:"))
    await vote_to_end(race, race.people["Ann"], race.people["Bob"])
    assert "ended" in text(race.table)
    (result,) = await race.burst((mover.user, hand, play))
    assert "over" in reply_text(result)


async def test_unknown_games_options_and_moves_are_refused_by_name(sim: Sim) -> None:
    ann = sim.people["Ann"]
    assert "chess" in reply_text(await ann.slash(sim.channel, "play", game="chess"))
    assert "speed" in reply_text(
        await ann.slash(sim.channel, "play", game="race", options="speed=9")
    )
    assert "silly" in reply_text(
        await ann.slash(sim.channel, "play", game="race", options="scoring=silly")
    )
    assert "hello" in reply_text(await ann.slash(sim.channel, "play", game="race", options="hello"))
    assert "no table" in reply_text(await ann.slash(sim.channel, "hand"))
    await ann.slash(sim.channel, "play", game="race")
    assert "begun" in reply_text(await ann.slash(sim.channel, "move", move="play red1"))
    assert "chess" in reply_text(await ann.slash(sim.channel, "rules", game="chess"))
    assert "99" in reply_text(await ann.slash(sim.channel, "rules", game="race", section="99"))


async def test_a_second_table_in_the_channel_is_refused_with_a_link_to_the_first(
    lobby: Sim,
) -> None:
    result = await lobby.people["Bob"].slash(lobby.channel, "play", game="race")
    assert str(lobby.table.id) in reply_text(result)


async def test_a_typed_move_that_the_rules_refuse_says_why(race: Sim) -> None:
    mover = await mover_of(race)
    snapshot = await now(race)
    offered = {option.value for option in snapshot.offers[snapshot.awaited[0]][0].options}
    kinds = (f"{colour}{steps}" for colour in ("red", "green", "yellow") for steps in (1, 2))
    missing = next((each for each in kinds if each not in offered), "red3")  # no hand has a red3
    for typed in (f"play {missing}", missing, "play joker9", "dance", "pass", 'say "'):
        answer = reply_text(await mover.slash(race.channel, "move", move=typed))
        assert answer, typed
    assert (await now(race)).table.revision == snapshot.table.revision


async def test_a_deleted_table_message_is_sent_again(race: Sim) -> None:
    keeper = race.manager("Kim")
    gone = race.table.id
    await keeper.delete(race.table)
    await play_one(race)
    assert race.table.id != gone
    await keeper.delete(race.table)
    result = await race.people["Ann"].slash(race.channel, "table")
    assert str(race.table.id) in reply_text(result)


async def test_missing_permissions_are_named_before_a_table_opens(sim: Sim) -> None:
    sim.deny(attach_files=False)
    answer = reply_text(await sim.people["Ann"].slash(sim.channel, "play", game="race"))
    assert "Attach Files" in answer
    assert "no table" in reply_text(await sim.people["Ann"].slash(sim.channel, "hand"))


async def test_no_move_is_lost_while_the_channel_is_unreachable(race: Sim) -> None:
    race.deny(view_channel=False)
    before = (await now(race)).table.revision
    await play_one(race)
    await play_one(race)
    assert (await now(race)).table.revision == before + 2
    race.restore()
    await play_one(race)
    assert "Round" in text(race.table) or "turn" in text(race.table)


async def test_deadlines_pause_while_the_channel_is_unreachable(race: Sim) -> None:
    race.deny(view_channel=False, send_messages=False)
    await play_one(race)
    before = (await now(race)).table.revision
    assert (await now(race)).paused
    await race.pass_time(13 * 3600)
    assert (await now(race)).table.revision == before
    panel = (await (await mover_of(race)).click(race.table, label="My hand")).response
    assert "paused" in text(panel)
    race.restore()
    await (await mover_of(race)).click(race.table, label="My hand")
    assert not (await now(race)).paused
    await race.pass_time(6 * 3600 - 60)
    assert (await now(race)).table.revision == before, "the pause counted for nobody"
    await race.pass_time(61)
    assert (await now(race)).table.revision == before + 1


async def test_a_failing_edit_is_tried_again(race: Sim) -> None:
    race.fail("PATCH", f"/channels/{race.channel.id}/messages/*", status=500)
    await play_one(race)
    before = race.table.edited_at
    await race.pass_time(6)
    assert race.table.edited_at != before


async def test_closed_dms_are_reported_once_and_the_game_goes_on(lobby: Sim) -> None:
    for person in lobby.people.values():
        await lobby.run(lobby.bot.create_dm(person))
    lobby.close_dms()
    await lobby.people["Ann"].click(lobby.table, label="Start")
    told = [m for m in lobby.channel.history() if "direct messages" in m.content]
    assert len(told) == 3
    assert not any("joker" in m.content.casefold() for m in told)
    mover = await mover_of(lobby)
    panel = await mover.click(lobby.table, label="My hand")
    custom_id = next(each for each in controls(panel.response) if each.startswith("p:"))
    assert (await mover.click(panel.response, custom_id=custom_id)).acknowledged
    assert len([m for m in lobby.channel.history() if "direct messages" in m.content]) == 3


async def test_dms_can_be_turned_off_and_the_choice_survives_a_restart(lobby: Sim) -> None:
    ann = lobby.people["Ann"]
    await choose(lobby, ann, "me", "hands", "off")
    await lobby.restart()
    await ann.click(lobby.table, label="Start")
    assert ann.user.dm_channel is None or not ann.user.dm_channel.history()
    await choose(lobby, ann, "me", "hands", "on")
    assert lobby.dm(ann)


async def test_leaving_gives_the_seat_to_the_house_and_retires_the_hand(race: Sim) -> None:
    bob = race.people["Bob"]
    hand = race.dm(bob)
    asked = await bob.slash(race.channel, "leave")
    await bob.click(asked.response, label="Confirm")
    assert "Bob leaves" in text(race.table)
    assert not any(each.startswith("p:") for each in controls(race.dm(bob)))
    assert hand.id == race.dm(bob).id
    assert "no seat" in reply_text(await bob.click(race.table, label="My hand"))


async def test_only_a_vote_or_a_channel_manager_ends_a_game(race: Sim) -> None:
    await vote_to_end(race, race.people["Ann"])
    assert (await now(race)).table.is_active, "not even its host alone"
    assert "host" in reply_text(await race.person("Dan").slash(race.channel, "end"))
    kim = race.manager("Kim")
    asked = await kim.slash(race.channel, "end")
    await kim.click(asked.response, label="Confirm")
    assert not (await now(race)).table.is_active


async def test_an_unexpected_error_becomes_an_apology_and_a_log_line(tmp_path: Path) -> None:
    async with simulated(tmp_path / "tables.db", expect_errors=True) as sim:
        ann = sim.person("Ann")

        async def broken(*_: object) -> None:
            raise ZeroDivisionError("secret cards")

        sim.bot.router._table_handlers[Control.JOIN] = broken
        await ann.slash(sim.channel, "play", game="race")
        (result,) = await sim.burst((ann, sim.table, ControlId(1, Control.JOIN).custom_id()))
        assert "Sorry" in reply_text(result)
        assert "secret" not in reply_text(result)


async def test_a_lobby_button_pressed_by_a_guest_or_twice_is_refused(lobby: Sim) -> None:
    bob = lobby.people["Bob"]
    (start,) = await lobby.burst((bob, lobby.table, labelled(lobby.table, "Start")))
    assert "host" in reply_text(start)
    (join,) = await lobby.burst((bob, lobby.table, labelled(lobby.table, "Join")))
    assert "already" in reply_text(join)


async def test_why_a_press_counted_for_nothing_stays_above_the_hand_while_others_play_on(
    race: Sim,
) -> None:
    mover = await mover_of(race)
    await mover.click(race.table, label="My hand")

    def shown() -> Any:
        (hand,) = (m for m in race.channel.history(viewer=mover) if m.flags.ephemeral)
        return hand

    old = next(each for each in controls(shown()) if ":play:" in each and "joker" not in each)
    played = next(each for each in controls(shown()) if ":play:" in each and each != old)
    await mover.click(shown(), custom_id=played)
    await race.burst((mover, shown(), old))
    assert text(shown()).startswith("That was already decided")
    before = text(shown())
    await play_one(race)
    assert text(shown()) != before, "the hand follows the game"
    assert text(shown()).startswith("That was already decided"), "it was there for an instant"
    await race.pass_time(10)
    await play_one(race)
    assert not text(shown()).startswith("That was already decided")
