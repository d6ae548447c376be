"""Igor: an act and a catch take two clicks; table and hands tell what is decided and read."""

from __future__ import annotations

from re import search
from typing import Any

import pytest

from engine.api.action import Pick
from engine.games.igor.model import Phase
from engine.table import lobby
from tests.bot.conftest import act, gathered, now, reply_text
from tests.support.sim import Sim, controls, labelled, nodes, text

_SAY, _DO = "forgot to say …", "forgot to do …, or a forbidden card"


async def _panel(sim: Sim, name: str) -> Any:
    catch = await sim.people[name].click(sim.table, custom_id=labelled(sim.table, "Catch!"))
    return catch.response


def _menu(message: Any, placeholder: str) -> str:
    return next(
        custom_id
        for custom_id, node in controls(message).items()
        if node["type"] == 3 and node["placeholder"] == placeholder
    )


async def _to_the_last_call(sim: Sim) -> None:
    while (snapshot := await now(sim)).table.state.board.phase is Phase.PLAY:
        (seat,) = snapshot.awaited
        play = next(each for each in snapshot.offers[seat] if each.verb == "play")
        assert isinstance(play, Pick)
        await sim.pass_time(5)
        await act(sim, seat, "play", play.options[0].value)


async def test_I20_a_catch_is_one_press_and_one_choice(igor: Sim) -> None:
    panel = await _panel(igor, "Ann")
    assert "Ann: “Catch!”" in text(igor.table)
    await igor.people["Ann"].select(panel, ["howl"], custom_id=_menu(panel, f"Bob: {_DO}"))
    await igor.pass_time(2)
    assert "Bob" in text(igor.table)
    assert "Howl" in text(igor.table)


async def test_I20_a_catch_from_a_hand_by_dm_is_one_press_and_one_choice_too(igor: Sim) -> None:
    ann = igor.people["Ann"]
    await ann.user.click(igor.dm(ann), custom_id=labelled(igor.dm(ann), "Catch!"))
    hand = igor.dm(ann)
    await ann.user.select(hand, ["howl"], custom_id=_menu(hand, f"Bob: {_DO}"))
    await igor.pass_time(2)
    assert "Howl" in text(igor.table)


async def test_I20_the_button_that_catches_stays_in_its_place_while_somebody_says_what(
    igor: Sim,
) -> None:
    def places() -> list[str]:
        labels = [node.get("label", "") for node in controls(igor.table).values()]
        return [each.split(":")[0] for each in labels if each.startswith(("Catch", "Dispute"))]

    panel = await _panel(igor, "Ann")
    await igor.people["Ann"].select(panel, ["howl"], custom_id=_menu(panel, f"Bob: {_DO}"))
    await igor.pass_time(2)
    assert places() == ["Catch!", "Dispute"]
    await _panel(igor, "Ann")
    assert places() == ["Catch!", "Dispute"]


async def test_I28_the_last_call_lasts_as_long_as_its_rulings_can_be_disputed(igor: Sim) -> None:
    await _to_the_last_call(igor)
    assert "can be claimed until all are ready to go on." in text(igor.table)
    await igor.pass_time(10)
    panel = await _panel(igor, "Ann")
    await igor.people["Ann"].select(panel, ["howl"], custom_id=_menu(panel, f"Bob: {_DO}"))
    await igor.pass_time(2)
    goes_on, dispute = (
        int(search(rf"{word} <t:(\d+):", text(igor.table))[1])  # type: ignore[index]
        for word in ("goes on by itself at", "until")
    )
    assert goes_on >= dispute


async def test_I22_I23_a_hand_tells_its_player_what_they_said_did_or_owned_up_to(igor: Sim) -> None:
    ann, bob = igor.people["Ann"], igor.people["Bob"]
    for verb, word, told in (
        ("act", "zap", "Ann: “Zzzap!”"),
        ("act", "bow", "Ann bows."),
        ("confess", "howl", "Ann owns up (Howl) and pays 1 M to the pool."),
    ):
        await act(igor, 0, verb, word)
        assert text(igor.dm(ann)).count(told) == 1
        assert text(igor.dm(ann)).startswith(f"{told}\n###"), "only the latest comes first"
        assert told in text(igor.table)
    assert not text(igor.dm(bob)).startswith(told)


async def test_I20_I28_table_and_hands_say_what_is_decided_by_whom_and_until_when(
    igor: Sim,
) -> None:
    hands = [igor.dm(each) for each in igor.people.values()]
    await act(igor, 0, "catch")
    called = "“Catch!” Ann will say who forgot what · until <t:"
    for name in igor.people:
        assert called in text(igor.dm(igor.people[name]))
    assert called in text(igor.table)
    await act(igor, 0, "charge", "2", "howl")
    await igor.pass_time(2)
    ruled = "Ann accuses Bob wrongly (Howl) and pays 1 M to the pool. Ann can dispute it before"
    for message in (igor.table, igor.dm(igor.people["Ann"]), igor.dm(igor.people["Bob"])):
        assert f"{ruled} their next card · until <t:" in text(message)
    await act(igor, 0, "dispute")
    vote = "Vote: did Bob break a rule (Howl)?"
    assert f"{vote} · Still to answer: Cid · until <t:" in text(igor.table)
    for name, person in igor.people.items():
        hand = text(igor.dm(person))
        assert f"{vote} · until <t:" in hand
        is_in_turn = [*igor.people][(await now(igor)).awaited[0]] == name
        asked = "asked something, though" in hand
        assert asked == (name == "Cid" and not is_in_turn)
    await act(igor, 2, "vote", "no-" + str((await now(igor)).table.state.board.votes[0].number))
    assert "The ruling stands: the 1 M that Ann paid stays in the pool." in text(igor.table)
    assert not any("until <t:" in text(each) and vote in text(each) for each in hands)


async def test_I20_who_called_first_stands_first(igor: Sim) -> None:
    await act(igor, 1, "catch")
    await igor.pass_time(2)
    await act(igor, 0, "catch")
    for message in (igor.table, *map(igor.dm, igor.people.values())):
        callers = [f"{each} will say who forgot what · until" for each in ("Bob", "Ann")]
        first, second = map(text(message).index, callers)
        assert first < second


async def test_I26_who_may_call_reads_in_a_hand_by_dm_what_others_did_also_while_it_waits(
    igor: Sim,
) -> None:
    (turn,) = (await now(igor)).awaited
    play = next(each for each in (await now(igor)).offers[turn] if each.verb == "play")
    assert isinstance(play, Pick)
    await igor.pass_time(5)
    await act(igor, turn, "play", play.options[0].value)
    names = [*igor.people]
    person, other = igor.people[names[turn]], (turn + 2) % 3
    await act(igor, other, "act", "bow")
    await person.user.click(igor.dm(person), custom_id=labelled(igor.dm(person), "Refresh"))
    assert "Waiting for" in text(igor.dm(person))
    assert f"{names[other]} bows." in text(igor.dm(person))


async def test_I26_a_hand_by_dm_tells_that_a_trick_is_over_also_while_the_same_seat_is_waited_for(
    igor: Sim,
) -> None:
    has_same_seat_won = False
    while (before := await now(igor)).table.state.board.phase is Phase.PLAY:
        (seat,) = before.awaited
        play = next(each for each in before.offers[seat] if each.verb == "play")
        assert isinstance(play, Pick)
        await igor.pass_time(5)
        await act(igor, seat, "play", play.options[0].value)
        after = (await now(igor)).table.state.board
        if after.completed_tricks > before.table.state.board.completed_tricks:
            has_same_seat_won |= after.turn == seat
            hands = [text(igor.dm(each)) for each in igor.people.values()]
            assert all("wins the trick with" in each for each in hands)
    assert has_same_seat_won, "this deal has such a trick"


async def test_I3_who_can_change_the_rules_reads_them_in_the_hand_by_dm(sim: Sim) -> None:
    await gathered(sim, "igor")
    await sim.people["Ann"].click(sim.table, label="Start")
    (dealer,) = (await now(sim)).awaited
    # The first dealer can remove none of them.
    hands = [text(sim.dm(each)) for each in sim.people.values()]
    assert ["In force in hand 1" in each for each in hands] == [seat == dealer for seat in range(3)]
    await act(sim, dealer, "change", "add")
    taken = next(each for each in (await now(sim)).offers[dealer] if each.verb == "take")
    assert isinstance(taken, Pick)
    hands = [text(sim.dm(each)) for each in sim.people.values()]
    assert ["In force in hand 1" in each for each in hands] == [seat == dealer for seat in range(3)]
    await act(sim, dealer, "take", taken.options[0].value)
    for seat in range(3):
        await act(sim, seat, "ready")
    assert not any("In force" in text(sim.dm(each)) for each in sim.people.values())


async def test_I20_the_panel_lists_everybody_else_and_goes_back(igor: Sim) -> None:
    panel = await _panel(igor, "Ann")
    menus = [node["placeholder"] for node in nodes(panel) if node["type"] == 3]
    assert menus == [f"{name}: {each}" for name in ("Cid", "Bob") for each in (_SAY, _DO)]
    ids = [node["custom_id"] for node in nodes(panel) if "custom_id" in node]
    assert len(ids) == len({*ids})
    assert len(nodes(panel)) <= 40
    assert labelled(panel, "Never mind")
    back = await igor.people["Ann"].click(panel, label="Back")
    assert back.acknowledged


async def test_I26_an_act_is_one_choice_at_the_table_and_opens_no_panel(igor: Sim) -> None:
    act = next(each for each in controls(igor.table) if ":act:" in f"{each}:")
    before = len(igor.channel.history(viewer=igor.people["Bob"]))
    await igor.people["Bob"].select(igor.table, ["howl"], custom_id=act)
    assert "Bob howls." in text(igor.table)
    assert len(igor.channel.history(viewer=igor.people["Bob"])) == before


async def test_I27_a_cry_does_not_change_the_deadline_of_a_card(igor: Sim) -> None:
    snapshot = await igor.run(igor.bot.tables.in_channel(igor.channel.id))
    await act(igor, snapshot.awaited[0], "catch")
    now = await igor.run(igor.bot.tables.in_channel(igor.channel.id))
    assert now.awaited == snapshot.awaited
    assert now.next_timeout_ms == snapshot.next_timeout_ms


async def test_I20_a_forbidden_card_is_one_choice_in_the_second_menu_of_a_player(igor: Sim) -> None:
    panel = await _panel(igor, "Ann")
    await igor.people["Ann"].select(panel, ["card"], custom_id=_menu(panel, f"Bob: {_DO}"))
    await igor.pass_time(2)
    assert "a forbidden card" in text(igor.table)
    assert "Bob" in text(igor.table)


async def test_each_menu_of_a_hand_is_named_by_its_own_question(igor: Sim) -> None:
    hand = igor.dm(igor.people["Ann"])
    menus = [node["placeholder"] for node in nodes(hand) if node["type"] == 3]
    assert menus == [
        "Do something …",
        "I forgot to say …",
        "I forgot to do …, or played a forbidden card",
    ]
    assert not any(node.get("label") == "▶ 2/2" for node in nodes(hand))


async def test_I18_the_last_call_asks_for_claims_alone(igor: Sim) -> None:
    await _to_the_last_call(igor)
    asked = "Anything to claim or to own up to? If not, press “Nothing more to claim”"
    for person in igor.people.values():
        assert asked in text(igor.dm(person))
        assert "Anything to do" not in text(igor.dm(person))


async def test_I26_a_call_that_is_begun_by_dm_stays_so_when_others_play(igor: Sim) -> None:
    bob = igor.people["Bob"]
    menu = _menu(igor.dm(bob), "Do something …")
    await bob.user.select(igor.dm(bob), ["call"], custom_id=menu)
    begun = text(igor.dm(bob))
    (seat,) = (await now(igor)).awaited
    play = next(each for each in (await now(igor)).offers[seat] if each.verb == "play")
    assert isinstance(play, Pick)
    await igor.pass_time(5)
    await act(igor, seat, "play", play.options[0].value)
    assert text(igor.dm(bob)) != begun, "hands follow the trick"
    assert "Do something … · **Call a number**" in text(igor.dm(bob))
    menu = next(each for each, node in controls(igor.dm(bob)).items() if node["type"] == 3)
    await bob.user.select(igor.dm(bob), ["7"], custom_id=menu)
    assert "Bob calls 7." in text(igor.table)
    assert "**Call a number**" not in text(igor.dm(bob))


async def test_I26_a_call_that_is_begun_by_dm_gives_way_to_the_own_turn(igor: Sim) -> None:
    names = [*igor.people]
    (turn,) = (await now(igor)).awaited
    mine = (turn + 1) % 3
    person = igor.people[names[mine]]
    menu = _menu(igor.dm(person), "Do something …")
    await person.user.select(igor.dm(person), ["call"], custom_id=menu)
    while (seat := (await now(igor)).awaited[0]) != mine:
        play = next(each for each in (await now(igor)).offers[seat] if each.verb == "play")
        assert isinstance(play, Pick)
        await igor.pass_time(5)
        await act(igor, seat, "play", play.options[0].value)
    assert any(":play:" in each for each in controls(igor.dm(person)))


async def test_I26_a_number_is_called_by_two_choices_from_the_table(igor: Sim) -> None:
    act_menu = next(each for each in controls(igor.table) if ":act:" in f"{each}:")
    asked = await igor.people["Bob"].select(igor.table, ["call"], custom_id=act_menu)
    menu = next(
        custom_id for custom_id, node in controls(asked.response).items() if node["type"] == 3
    )
    await igor.people["Bob"].select(asked.response, ["7"], custom_id=menu)
    assert "Bob calls 7." in text(igor.table)


async def test_I20_once_all_are_ready_the_table_waits_for_who_cried_and_says_so(igor: Sim) -> None:
    await _to_the_last_call(igor)
    ann, bob, _ = igor.people.values()
    await act(igor, 0, "catch")
    for seat in range(3):
        await act(igor, seat, "ready")
    assert (await now(igor)).awaited == ()
    assert "Waiting for Ann · goes on by itself" in text(igor.table)
    assert "Waiting for you · goes on by itself" in text(igor.dm(ann))
    assert "Say who forgot what" in text(igor.dm(ann))
    assert "Waiting for you" not in text(igor.dm(bob))
    await igor.pass_time(60)
    shown = text(igor.table)
    assert "Ann has not said who forgot what, so the call is over." in shown
    assert "accuses nobody after all" not in shown


async def test_I23_the_next_card_waits_at_the_table_until_all_others_are_done(sim: Sim) -> None:
    await gathered(sim, "igor")
    assert "Until the next trick" in text(sim.table)
    await sim.people["Ann"].click(sim.table, label="Start")
    (dealer,) = (await now(sim)).awaited
    await act(sim, dealer, "change", "pass")
    for seat in range(3):
        await act(sim, seat, "ready")
    (leader,) = (await now(sim)).awaited
    card = next(each for each in (await now(sim)).offers[leader] if each.verb == "play")
    assert isinstance(card, Pick)
    await act(sim, leader, "play", card.options[0].value)
    others = [seat for seat in range(3) if seat != (leader + 1) % 3]
    assert [*(await now(sim)).awaited] == others
    people = [*sim.people.values()]
    asked = text(sim.dm(people[others[0]]))
    assert "Anything to do? If not, press “Nothing to do” · goes on by itself at <t:" in asked
    assert "your turn" not in asked
    await act(sim, others[1], "act", "bow")
    name = [*sim.people][others[1]]
    assert f"{name} bows" in text(sim.dm(people[others[0]])), (
        "who might call hears at once what was done"
    )
    assert "your turn" not in text(sim.dm(people[others[0]])), "also if nobody else is waited for"
    await people[others[0]].click(sim.table, label="Nothing to do")
    assert (await now(sim)).awaited == ((leader + 1) % 3,)
    assert "has nothing" not in text(sim.table)


async def test_I23_a_rematch_at_another_pace_follows_that_pace(sim: Sim) -> None:
    await gathered(sim, "igor", options="hands=1 wait=breath")
    ann = sim.people["Ann"]
    await ann.click(sim.table, label="Start")
    begun = (await now(sim)).table
    assert begun.options.values["soon"] == "trick"
    await sim.run(sim.bot.tables.change(begun.id, lobby.end(9, manages=True)))
    again = await sim.run(sim.bot.tables.rematch(begun.id, ann.id, "Ann"))
    assert again.table.options.values.get("wait") == "breath"
    assert "soon" not in again.table.options.values
    await sim.run(sim.bot.tables.change(again.table.id, lobby.set_option(ann.id, "pace", "live")))
    assert "Until the next card" in text(sim.table)


async def test_I33_a_built_rule_gets_its_title_and_its_duty_in_one_form(sim: Sim) -> None:
    host, *others = sim.people.values()
    await host.slash(sim.channel, "play", game="igor", options="own=on")
    for each in others:
        await each.click(sim.table, label="Join")
    await host.click(sim.table, label="Start")
    await act(sim, 0, "build", "shows", "rat", "howl")
    hand = sim.dm(host)
    form = await host.user.click(hand, custom_id=labelled(hand, "Give your rule a title"))
    await host.user.submit_modal(form, {"title": "Rats!", "bound": ["next"]})
    own = (await now(sim)).table.state.board.proposal.own
    assert (own.title, own.rule.who, own.rule.window) == ("Rats!", "next", "own_turn")


@pytest.mark.parametrize("words", ["Speak only in whispers.", "y" * 200])
async def test_I33_the_whole_rule_stands_at_the_buttons_of_its_vote(sim: Sim, words: str) -> None:
    host, *others = sim.people.values()
    await host.slash(sim.channel, "play", game="igor", options="own=on")
    for each in others:
        await each.click(sim.table, label="Join")
    await host.click(sim.table, label="Start")
    await act(sim, 0, "write", "x" * 40, words)
    asked = f"Accept the rule “{'x' * 40}”?\n{words} (Not checked automatically"
    for message in (sim.table, *map(sim.dm, others)):
        assert text(message).count(words) == 1
        assert asked in text(message)
    # What is taken stands at the table until the hand begins, and in no message of a seat.
    for seat in range(3):
        await act(sim, seat, "vote", "yes-1")
    assert words in text(sim.table)
    assert not any(words in text(sim.dm(each)) for each in others)


async def test_I28_who_is_part_of_a_claim_reads_so_at_the_buttons_of_its_vote(igor: Sim) -> None:
    ann, bob, cid = igor.people.values()
    await act(igor, 0, "catch")
    await act(igor, 0, "charge", "2", "howl")
    await igor.pass_time(2)
    await act(igor, 0, "dispute")
    broken = labelled(igor.table, "Broken!")
    for person in (ann, bob):
        told = reply_text(await person.click(igor.table, custom_id=broken))
        assert "You are part of this claim: the others vote" in told
        assert "your turn" not in told
    assert (await now(igor)).table.state.board.votes
    await cid.click(igor.table, custom_id=broken)
    assert not (await now(igor)).table.state.board.votes
