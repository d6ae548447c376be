"""*Take back* in the hand: at once, by consent, too late, pressed twice, after a restart."""

from __future__ import annotations

from typing import Any

import pytest
import pytest_asyncio

from cogs.controls.custom_id import Control, ControlId
from engine.api.legal_actions import list_actions
from engine.api.refusals import Stale
from engine.table.model import Wish
from tests.bot.conftest import act, choose, control, gathered, manager, now, reply_text
from tests.support.sim import Sim, controls, labelled, text


@pytest_asyncio.fixture
async def open_race(sim: Sim) -> Sim:
    """Return a race of Ann, Bob and Cid in which moves can be taken back."""
    await gathered(sim, "race", options="first=host takebacks=always")
    await sim.people["Ann"].click(sim.table, label="Start")
    return sim


def _labels(message: Any) -> list[str]:
    return [each.get("label", "") for each in controls(message).values()]


async def _play(sim: Sim) -> Any:
    """Let the person whose turn it is play a card; return their hand."""
    snapshot = await now(sim)
    (seat,) = snapshot.awaited
    first, *_ = snapshot.offers[seat]
    option, *_ = first.options
    path = [option.value]
    while option.then:
        option = option.then[0]
        path.append(option.value)
    await act(sim, seat, "play", *path)
    person = sim.people[("Ann", "Bob", "Cid")[seat]]
    return (await person.slash(sim.channel, "hand")).response


async def test_a_card_played_by_mistake_goes_back_at_once(open_race: Sim) -> None:
    ann = open_race.people["Ann"]
    before = (await now(open_race)).table
    hand = await _play(open_race)
    back = await ann.click(hand, label="Take back")
    after = (await now(open_race)).table
    assert (after.state, after.timers) == (before.state, before.timers)
    assert "your turn" in text(hand) + reply_text(back)
    assert "Ann takes this back: “Ann plays" in text(open_race.table)
    story = reply_text(await ann.click(open_race.table, label="What happened"))
    assert story.count("Ann plays") == 2


async def test_a_second_press_and_a_press_after_a_restart_are_answered(open_race: Sim) -> None:
    ann = open_race.people["Ann"]
    hand = await _play(open_race)
    custom_id = labelled(hand, "Take back")
    await open_race.restart()
    await ann.click(hand, custom_id=custom_id)
    assert (await now(open_race)).table.went_back
    (second,) = await open_race.burst((ann, hand, custom_id))
    assert "be taken back any more" in reply_text(second)
    other = open_race.person("Dan")
    (foreign,) = await open_race.burst((other, open_race.table, custom_id))
    assert "You have no seat" in reply_text(foreign)


async def test_a_click_from_before_a_take_back_does_not_answer_the_question_as_it_is_asked_again(
    open_race: Sim,
) -> None:
    ann, bob, _ = open_race.people.values()
    hand = await _play(open_race)
    before, asked = await now(open_race), open_race.dm(bob)
    (offer,) = before.offers[1]
    older = next(each for each in controls(asked) if f":{offer.ask}:play:" in each)
    await ann.click(hand, label="Take back")
    await _play(open_race)
    again = await now(open_race)
    assert again.offers[1][0].ask == offer.ask
    (late,) = await open_race.burst((bob.user, asked, older))
    assert (await now(open_race)).table.revision == again.table.revision
    assert "A move was taken back meanwhile" in reply_text(late) + text(open_race.dm(bob))
    chosen = (offer.ask, list_actions(offer)[0], before.table.went_back)
    with pytest.raises(Stale):  # it was under way meanwhile
        await open_race.run(open_race.bot.tables.act(before.table.id, bob.id, *chosen))
    await open_race.restart()
    fresh = next(each for each in controls(open_race.dm(bob)) if f":{offer.ask}~" in each)
    await open_race.burst((bob.user, open_race.dm(bob), fresh))
    assert (await now(open_race)).table.revision == again.table.revision + 1


async def test_once_others_have_moved_everybody_agrees(open_race: Sim) -> None:
    ann, bob, cid = open_race.people.values()
    before = (await now(open_race)).table
    await _play(open_race)
    await _play(open_race)
    hand = (await ann.slash(open_race.channel, "hand")).response
    await ann.click(hand, label="Ask to take back my last move")
    assert "You ask to take back: “Ann plays" in text(hand)
    table = text(open_race.table)
    assert table.count("Ann asks to take back: “Ann plays") == 1
    assert "1 of 3 agree (Ann)" in table
    theirs = open_race.dm(bob)
    assert text(theirs).count("Ann asks to take back: “Ann plays") == 1
    assert "Waiting for the others" not in text(theirs)
    allow = labelled(theirs, "Allow")
    await bob.user.click(theirs, custom_id=allow)
    assert "No" in _labels(open_race.dm(bob))
    assert "Allow" not in _labels(open_race.dm(bob))
    (again,) = await open_race.burst((bob.user, open_race.dm(bob), allow))
    assert "You have allowed it already" in reply_text(again)
    assert text(open_race.dm(cid)).count("Ann asks to take back") == 1, "once, by its buttons"
    await cid.click(open_race.table, label="Allow")
    after = (await now(open_race)).table
    assert after.state == before.state
    assert "One move after it is taken back too." in text(open_race.table)
    assert "of 3 agree" not in text(open_race.table)
    assert "asks to take back" not in text(open_race.table)
    assert "Allow" not in _labels(open_race.table)
    assert "Ann takes this back" in text(open_race.dm(cid))
    (late,) = await open_race.burst((bob, open_race.table, allow))
    assert "taken back any more: it has been already" in reply_text(late)


async def test_a_request_says_how_many_moves_go_back_and_leaves_whose_turn_it_is(
    open_race: Sim,
) -> None:
    ann, bob, cid = open_race.people.values()
    for _ in range(4):
        await _play(open_race)
    hand = (await cid.slash(open_race.channel, "hand")).response
    await cid.click(hand, label="Ask to take back my last move")
    for shown in (open_race.table, hand, *map(open_race.dm, (ann, bob, cid))):
        assert text(shown).count("One move after it is taken back too.") == 1
    for person in (ann, cid):
        assert text(open_race.dm(person)).count("Waiting for Bob") == 1


async def test_what_was_taken_back_is_not_told_beside_what_was_played_instead(
    open_race: Sim,
) -> None:
    ann, bob, cid = open_race.people.values()
    for _ in range(5):
        await _play(open_race)
    hand = (await ann.slash(open_race.channel, "hand")).response
    await ann.click(hand, label="Ask to take back my last move")
    for each in (bob, cid):
        await each.click(open_race.table, label="Allow")
    asked = text(open_race.dm(ann))
    assert [asked.count(f"{name} plays") for name in ("Ann", "Bob", "Cid")] == [1, 1, 1]
    await _play(open_race)
    assert "takes this back" not in text(open_race.dm(ann))
    asked = text(open_race.dm(bob))
    assert [asked.count(f"{name} plays") for name in ("Ann", "Bob", "Cid")] == [2, 0, 1]
    await _play(open_race)
    asked = text(open_race.dm(cid))
    assert asked.count("Ann takes this back: “Ann plays") == 1
    assert asked.count("Ann plays") == 2
    assert asked.count("Bob plays") == 1
    assert "asks to take back" not in asked
    assert "\N{MULTIPLICATION SIGN}" not in asked


async def test_a_request_is_told_once_and_can_be_answered_beside_a_move_that_is_half_made(
    open_race: Sim,
) -> None:
    names, asked = ("Ann", "Bob", "Cid"), ""
    await _play(open_race)
    while not asked:
        await _play(open_race)
        (seat,) = (await now(open_race)).awaited
        player, before = (
            open_race.people[names[each]] for each in (seat, seat - 2)
        )  # others have moved since
        asked = next((e for e in _labels(open_race.dm(player)) if e.startswith("Joker")), "")
    hand = (await before.slash(open_race.channel, "hand")).response
    await before.click(hand, label="Ask to take back my last move")
    shown = open_race.dm(player)
    assert text(shown).count("asks to take back") == 1
    await player.user.click(shown, label=asked)
    shown = open_race.dm(player)
    assert {"Allow", "No", "Back"} <= {*_labels(shown)}
    await player.user.click(shown, label="No")
    for _ in range(3):
        await _play(open_race)
    assert "says no" not in text(open_race.dm(player))


async def test_who_plays_on_and_so_ends_a_request_is_not_told_their_own_move(
    open_race: Sim,
) -> None:
    ann, cid = open_race.people["Ann"], open_race.people["Cid"]
    await _play(open_race)
    await _play(open_race)
    hand = (await ann.slash(open_race.channel, "hand")).response
    await ann.click(hand, label="Ask to take back my last move")
    await _play(open_race)
    for _ in range(2):
        await _play(open_race)
    told = text(open_race.dm(cid))
    assert "Bob plays" in told
    assert "Cid plays" not in told
    assert "The game goes on" not in told


async def test_a_ready_that_is_taken_back_is_called_by_its_button(open_race: Sim) -> None:
    ann = open_race.people["Ann"]
    while (await now(open_race)).awaited != (0, 1, 2):
        await _play(open_race)
    hand = (await ann.slash(open_race.channel, "hand")).response
    await ann.click(hand, label="Ready for the next round")
    await ann.click(hand, label="Not yet")
    told = "Ann takes this back: “Ready for the next round"
    assert told in text(open_race.table)


@pytest.mark.parametrize(
    ("at_table", "who", "told"),
    [
        (False, "Bob", "Bob says no: Ann"),
        (True, "Bob", "Bob says no: Ann"),
        (False, "Ann", "Ann no longer asks to take the move back."),
    ],
)
async def test_everybody_who_saw_a_request_reads_that_it_was_refused_or_withdrawn(
    open_race: Sim, at_table: bool, who: str, told: str
) -> None:
    ann, bob, cid = open_race.people.values()
    await _play(open_race)
    await _play(open_race)
    hand = (await ann.slash(open_race.channel, "hand")).response
    await ann.click(hand, label="Ask to take back my last move")
    person = open_race.people[who]
    asked = open_race.table if at_table else open_race.dm(person)
    answer = labelled(asked, "Withdraw the request" if who == "Ann" else "No")
    actor = person if at_table else person.user
    answers = await open_race.burst(*[(actor, asked, answer)] * 2)
    if at_table:
        assert "Nobody asks to take a move back any more" in "".join(map(reply_text, answers))
    for shown in (open_race.table, open_race.dm(ann), open_race.dm(bob), open_race.dm(cid)):
        assert text(shown).count(told) == 1
        assert not {"Allow", "No", "Ask to take back my last move"} & {*_labels(shown)}
        assert "asks to take back: “" not in text(shown), "how it ended says enough"
    assert (await now(open_race)).table.asked_back is None


async def _votes_beside_a_request(race: Sim) -> Any:
    """Have Ann ask to take a move back; return the panel that Bob opens with *More* then."""
    ann, bob, _ = race.people.values()
    await _play(race)
    await _play(race)
    hand = (await ann.slash(race.channel, "hand")).response
    await ann.click(hand, label="Ask to take back my last move")
    return (await bob.click(race.table, label="More")).response


async def test_the_panel_of_votes_says_nothing_of_a_request_that_is_answered_elsewhere(
    open_race: Sim,
) -> None:
    panel = await _votes_beside_a_request(open_race)
    assert "**Pace:**" in text(panel)
    assert "take back" not in text(panel)


async def test_everybody_who_saw_a_request_reads_that_the_next_move_ended_it(
    open_race: Sim,
) -> None:
    ann, bob, cid = open_race.people.values()
    await _play(open_race)
    await _play(open_race)
    hand = (await ann.slash(open_race.channel, "hand")).response
    await ann.click(hand, label="Ask to take back my last move")
    refuse = labelled(open_race.table, "No")
    await _play(open_race)
    told = "The game goes on, so the request to take a move back is over."
    for shown in (open_race.table, open_race.dm(ann), open_race.dm(bob), open_race.dm(cid)):
        assert text(shown).count(told) == 1
    (late,) = await open_race.burst((bob, open_race.table, refuse))
    assert "Nobody asks to take a move back any more" in reply_text(late)


async def test_who_missed_a_turn_is_not_offered_to_take_back_what_was_before_it(sim: Sim) -> None:
    await gathered(sim, "race", options="first=host takebacks=always", pace="live")
    ann, *others = sim.people.values()
    await ann.click(sim.table, label="Start")
    for _ in sim.people:
        await _play(sim)
    await sim.pass_time(90)  # the house moves for Ann
    for _ in others:
        await _play(sim)
    assert "Play a card" in text(sim.dm(ann))
    assert not {"Take back", "Ask to take back my last move"} & {*_labels(sim.dm(ann))}
    await _play(sim)
    assert "Take back" in _labels(sim.dm(ann))


async def test_who_has_no_seat_answers_no_request(open_race: Sim) -> None:
    ann = open_race.people["Ann"]
    await _play(open_race)
    await _play(open_race)
    hand = (await ann.slash(open_race.channel, "hand")).response
    await ann.click(hand, label="Ask to take back my last move")
    for label in ("Allow", "No"):
        click = labelled(open_race.table, label)
        (foreign,) = await open_race.burst((open_race.person(label), open_race.table, click))
        assert "You have no seat" in reply_text(foreign)
    (own,) = await open_race.burst((ann, open_race.table, labelled(open_race.table, "Allow")))
    assert "You have asked already" in reply_text(own)
    assert "1 of 3 agree (Ann)" in text(open_race.table)


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Ann takes this back: “"), ("de", "Ann nimmt zurück: „"), ("pl", "Ann cofa ruch: „")],
)
async def test_a_request_is_granted_once_the_house_covers_for_who_did_not_agree(
    sim: Sim, language: str, told: str
) -> None:
    await choose(sim, manager(sim), "settings", "language", language)
    del sim.people["Kim"]
    await gathered(sim, "race", options="first=host takebacks=always", pace="live")
    ann, bob, _ = sim.people.values()
    await ann.click(sim.table, custom_id=control(sim.table, "start"))
    before = (await now(sim)).table
    await _play(sim)
    await _play(sim)
    hand = (await ann.slash(sim.channel, "hand")).response
    await ann.click(hand, custom_id=control(hand, Control.TAKE_BACK))
    await bob.click(sim.table, custom_id=control(sim.table, Control.TAKE_BACK))
    for _ in ("Cid", "Ann", "Bob"):
        await sim.pass_time(90)
    assert (await now(sim)).table.asked_back == before.revision
    await sim.pass_time(90)
    after = (await now(sim)).table
    assert (after.state, after.asked_back) == (before.state, None)
    assert after.seats[2].is_covered
    assert told in text(sim.table)


async def test_a_button_of_an_older_panel_brings_the_present_panel_with_the_reason(
    open_race: Sim,
) -> None:
    bob, panel = open_race.people["Bob"], await _votes_beside_a_request(open_race)
    assert "**Pace:** Relaxed" in text(panel)
    older = ControlId((await now(open_race)).table.id, Control.WISH, Wish.BACK).custom_id()
    await open_race.burst((bob, panel, older))
    assert "That button is out of date." in text(panel)
    assert "**Pace:** Relaxed" in text(panel)


async def test_a_button_that_is_out_of_date_asks_nobody_before_it_has_said_so(
    open_race: Sim,
) -> None:
    ann = open_race.people["Ann"]
    await _play(open_race)
    hand = open_race.dm(ann)
    back = labelled(hand, "Take back")
    await _play(open_race)
    assert back in controls(open_race.dm(ann)), "a move of others edits no hand by DM"
    await ann.user.click(hand, custom_id=back)
    assert "take that back alone any more." in text(open_race.dm(ann))
    assert (await now(open_race)).table.asked_back is None
    assert back not in controls(open_race.dm(ann))
    await ann.user.click(open_race.dm(ann), label="Ask to take back my last move")
    assert "Everybody who is here must allow it" in text(open_race.dm(ann))


async def test_whether_others_have_to_agree_goes_by_the_clock_that_all_processes_share(
    open_race: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = open_race.people["Ann"]
    assert labelled(await _play(open_race), "Take back")
    monkeypatch.setattr(open_race.bot.tables.clock, "_ahead_ms", lambda: 10**9)
    hand = (await ann.slash(open_race.channel, "hand")).response
    assert labelled(hand, "Ask to take back my last move")


async def test_in_a_game_that_counts_there_is_no_such_button(race: Sim) -> None:
    await _play(race)
    for person in race.people.values():
        hand = (await person.slash(race.channel, "hand")).response
        assert not any(f":{Control.TAKE_BACK}:" in each for each in controls(hand))


async def test_the_host_chooses_in_the_lobby(lobby: Sim) -> None:
    ann = lobby.people["Ann"]
    assert "Taking back moves:** Where no ratings count" in text(lobby.table)
    panel = (await ann.click(lobby.table, label="Options")).response
    await ann.select(panel, ["never"], custom_id=f"o:1:{Control.SET_OPTION}:takebacks")
    assert "Taking back moves:** Not allowed" in text(lobby.table)
