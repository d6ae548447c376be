"""Igor: an act and a catch take two clicks from the table message."""

from __future__ import annotations

from typing import Any

import pytest

from engine.api.action import Pick
from engine.games.igor.model import Phase
from engine.table import lobby
from tests.bot.conftest import act, gathered, led, now, reply_text
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


async def test_I3_who_can_change_the_rules_reads_them_in_the_hand_by_dm(sim: Sim) -> None:
    await gathered(sim, "igor")
    await sim.people["Ann"].click(sim.table, label="Start")
    (dealer,) = (await now(sim)).awaited
    await act(sim, dealer, "change", "add")
    taken = next(each for each in (await now(sim)).offers[dealer] if each.verb == "take")
    assert isinstance(taken, Pick)
    hands = [text(sim.dm(each)) for each in sim.people.values()]
    assert ["In force in hand 1" in each for each in hands] == [seat == dealer for seat in range(3)]
    await act(sim, dealer, "take", taken.options[0].value)
    for seat in range(3):
        await act(sim, seat, "ready")
    assert not any("In force" in text(sim.dm(each)) for each in sim.people.values())


async def test_I17_who_is_slow_reads_from_when_the_fine_can_come(igor: Sim) -> None:
    snapshot = await now(igor)
    (turn,) = snapshot.awaited
    names = [*igor.people]
    who = names[turn - 2]
    fined = f"If {names[turn]} takes too long, {who} can fine them 1 M · from <t:"
    assert fined in text(igor.table)
    assert fined in text(igor.dm(igor.people[names[turn]]))


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


@pytest.mark.parametrize("words", ["a forbidden card", "I played a forbidden card", "confess"])
async def test_I22_a_forbidden_card_that_is_typed_asks_before_it_costs(
    igor: Sim, words: str
) -> None:
    asked = await igor.people["Ann"].slash(igor.channel, "move", move=words)
    assert "I forgot something …" in text(asked.response)
    assert _menu(asked.response, "I forgot something …")
    mention = f"<@{igor.bot.user.id}> {words}"
    await igor.people["Ann"].send(igor.channel, mention)
    assert (await now(igor)).table.state.board.coins == (10, 10, 10)


async def test_each_menu_of_a_hand_is_named_by_its_own_question(igor: Sim) -> None:
    hand = igor.dm(igor.people["Ann"])
    menus = [node["placeholder"] for node in nodes(hand) if node["type"] == 3]
    assert {"Do something …", "I forgot something …"} <= {*menus}
    assert len(menus) == len({*menus})


async def test_I26_a_number_is_called_by_two_choices_from_the_table(igor: Sim) -> None:
    act_menu = next(each for each in controls(igor.table) if ":act:" in f"{each}:")
    asked = await igor.people["Bob"].select(igor.table, ["call"], custom_id=act_menu)
    menu = next(
        custom_id for custom_id, node in controls(asked.response).items() if node["type"] == 3
    )
    await igor.people["Bob"].select(asked.response, ["7"], custom_id=menu)
    assert "Bob calls 7." in text(igor.table)


async def test_I20_once_all_are_ready_the_table_waits_for_who_cried_and_says_so(igor: Sim) -> None:
    while (snapshot := await now(igor)).table.state.board.phase is Phase.PLAY:
        (seat,) = snapshot.awaited
        play = next(each for each in snapshot.offers[seat] if each.verb == "play")
        assert isinstance(play, Pick)
        await igor.pass_time(5)
        await act(igor, seat, "play", play.options[0].value)
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


async def test_I10_a_short_code_of_a_card_is_answered_with_what_is_wrong(igor: Sim) -> None:
    snapshot = await now(igor)
    (seat,) = snapshot.awaited
    people = [*igor.people.values()]
    hand, game = snapshot.table.state.hands[seat], snapshot.game
    held = hand[0]
    lacked = next(each[:2] for each in game.cards if each[:2] not in {word[:2] for word in hand})

    async def told(person: Any, move: str) -> str:
        return reply_text(await person.slash(igor.channel, "move", move=move))

    for move in (held[:2], f"play {held[:2]}"):
        assert f"To play yours, type “{held}”" in await told(people[seat], move)
    for move in (lacked, f"play {lacked}", f"{lacked}a"):
        assert "in your hand." in await told(people[seat], move)
    assert "Waiting for" in await told(people[seat - 1], held[:2])


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


async def test_I17_a_fine_that_is_asked_for_too_early_waits_in_the_panel(sim: Sim) -> None:
    igor = await led(sim, pace="live")
    seat = (await now(igor)).awaited[0]
    other = igor.people[("Ann", "Bob", "Cid")[(seat + 1) % 3]]
    for _ in range(2):
        hand = igor.dm(other)
        fine = next(each for each in controls(hand) if ":hurry:" in each)
        slow = ("Ann", "Bob", "Cid")[seat]
        assert controls(hand)[fine]["label"].startswith(f"Fine 1 M if too slow: {slow}")
        await other.user.click(hand, custom_id=fine)
    hand, history = igor.dm(other), other.user.dm_channel.history()
    assert "A little early" in text(hand)
    assert controls(hand)[fine]["label"].endswith(" s")
    assert sum(message.flags.components_v2 for message in history) == 1
    await igor.pass_time(25)
    assert "A little early" not in text(igor.dm(other))
    assert "for being slow" in text(igor.table)


@pytest.mark.parametrize("kill", [False, True])
async def test_I17_a_fine_that_waits_is_not_promised_beyond_a_restart(sim: Sim, kill: bool) -> None:
    igor = await led(sim, pace="live")
    seat = (await now(igor)).awaited[0]
    other = igor.people[("Ann", "Bob", "Cid")[(seat + 1) % 3]]
    hand = igor.dm(other)
    fine = next(each for each in controls(hand) if ":hurry:" in each)
    await other.user.click(hand, custom_id=fine)
    assert "unless I restart first" in text(igor.dm(other))
    await igor.restart(kill=kill)
    assert "A little early" not in text(igor.dm(other))
    await igor.pass_time(30)
    assert "for being slow" not in text(igor.table)
    await other.user.click(igor.dm(other), custom_id=fine)
    assert "for being slow" in text(igor.table)


async def test_I17_a_fine_that_is_minutes_too_early_is_refused_with_the_time(igor: Sim) -> None:
    seat = (await now(igor)).awaited[0]
    other = igor.people[("Ann", "Bob", "Cid")[(seat + 1) % 3]]
    hand = igor.dm(other)
    fine = next(each for each in controls(hand) if ":hurry:" in each)
    (answer,) = await igor.burst((other.user, hand, fine))
    told = reply_text(answer) + text(igor.dm(other))
    assert "Too early. You can do this from <t:" in told
    assert "A little early" not in told
    await igor.pass_time(310)
    assert "hurry" not in [e.action.verb for e in await igor.run(igor.bot.archive.log(1))]


async def test_I17_a_fine_that_waits_is_gone_once_the_card_is_played(sim: Sim) -> None:
    igor = await led(sim, pace="live")
    snapshot = await now(igor)
    seat = snapshot.awaited[0]
    other = igor.people[("Ann", "Bob", "Cid")[(seat + 1) % 3]]
    hand = igor.dm(other)
    await other.user.click(hand, custom_id=next(e for e in controls(hand) if ":hurry:" in e))
    await igor.pass_time(5)
    card = next(each for each in snapshot.offers[seat] if each.verb == "play").options[0].value
    await act(igor, seat, "play", card)
    await igor.pass_time(25)
    assert "A little early" not in text(igor.dm(other))
    assert "hurry" not in [e.action.verb for e in await igor.run(igor.bot.archive.log(1))]


async def _typed(sim: Sim, seat: int, move: str) -> str:
    person = [*sim.people.values()][seat]
    return reply_text(await person.slash(sim.channel, "move", move=move))


async def test_a_card_that_is_named_out_of_turn_is_told_who_is_waited_for(igor: Sim) -> None:
    snapshot = await now(igor)
    (turn,) = snapshot.awaited
    names = [*igor.people]
    content = snapshot.game.content
    for seat in {0, 1, 2} - {turn}:
        card = snapshot.table.state.hands[seat][0]
        called = igor.bot.translator("en", snapshot).plain(content.faces[card].line)
        said = f"make that move right now. Waiting for {names[turn]}."
        assert said in await _typed(igor, seat, called)
        assert "s turn (rule I11)" in await _typed(igor, seat, f"play {called}")
        assert said in await _typed(igor, seat, "Keep the rules")
    assert (await _typed(igor, turn, "Keep the rules")).endswith("make that move right now.")
    assert "understand the move" in await _typed(igor, turn, "Tickle the keeper")


async def test_I12_a_card_that_is_named_is_refused_with_the_rule_against_it(igor: Sim) -> None:
    snapshot = await now(igor)
    (turn,) = snapshot.awaited
    content, hand = snapshot.game.content, snapshot.table.state.hands[turn]
    plain = igor.bot.translator("en", snapshot).plain
    names = {card: plain(content.faces[card].line) for card in content.pack}
    held = {names[card] for card in hand}
    missing = next(name for name in names.values() if name not in held)
    assert f"have {missing} in your hand" in await _typed(igor, turn, missing)
    (play,) = [each for each in snapshot.offers[turn] if each.verb == "play"]
    assert isinstance(play, Pick)
    playable = {names[each.value] for each in play.options}
    for name in held - playable:
        assert "You must follow suit" in await _typed(igor, turn, name)
    assert (await now(igor)).table.revision == snapshot.table.revision


async def test_a_card_of_igels_that_is_named_out_of_turn_is_no_unknown_move(sim: Sim) -> None:
    await gathered(sim, "igels")
    await sim.people["Ann"].click(sim.table, label="Start")
    snapshot = await now(sim)
    for seat in range(3):
        said = await _typed(sim, seat, "Bramble")
        assert "understand" not in said
        assert ("Waiting for" in said) is (seat not in snapshot.awaited)
