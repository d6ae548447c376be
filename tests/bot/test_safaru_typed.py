"""Moves at Safaru: an overlooked catch, and what the rules refuse, mostly typed."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.api.legal_actions import list_actions
from engine.games.safaru.catches import methods_of
from tests.bot.conftest import now, reply_text
from tests.support.sim import Sim, controls, labelled, text


async def _typed(sim: Sim, name: str, move: str) -> str:
    return reply_text(await sim.people[name].slash(sim.channel, "move", move=move))


async def _board(sim: Sim) -> Any:
    return (await now(sim)).table.state.board


async def _sat(sim: Sim, options: str) -> None:
    ann, bob, _ = sim.people.values()
    await ann.slash(sim.channel, "play", game="safaru", options=options)
    await bob.click(sim.table, label="Join")
    await ann.click(sim.table, label="Start")


async def _overlooked(sim: Sim) -> tuple[str, str, str]:
    """Release cards until one catches; return it, its player and the other player."""
    names = ("Ann", "Bob")
    for _ in range(30):
        await sim.pass_time(10)
        snapshot = await now(sim)
        state, (seat, *_) = snapshot.table.state, snapshot.awaited
        if state.board.due.question == "last":
            await _typed(sim, names[seat], "let it be")
            continue
        card = max(state.hands[seat], key=lambda each: methods_of(state.board.table, each, 17))
        await _typed(sim, names[seat], f"set {card} free")
        if methods_of(state.board.table, card, 17):
            return card, names[seat], names[1 - seat]
    raise AssertionError("no card catches")


async def _idle_card(sim: Sim) -> tuple[int, str]:
    """Release cards until the seat in turn has one that catches nothing; return both."""
    for _ in range(30):
        snapshot = await now(sim)
        state, (seat, *_) = snapshot.table.state, snapshot.awaited
        if state.board.due.question == "last":
            await _typed(sim, ("Ann", "Bob")[seat], "let it be")
            continue
        for card in state.hands[seat]:
            if not methods_of(state.board.table, card, 17):
                return seat, card
        await _typed(sim, ("Ann", "Bob")[seat], f"set {state.hands[seat][0]} free")
    raise AssertionError("every card catches")


async def test_an_overlooked_catch_is_pointed_out_and_made_by_typed_moves(sim: Sim) -> None:
    await _sat(sim, "overlook=table rounds=1")
    card, mover, other = await _overlooked(sim)
    before = (await now(sim)).table.revision
    assert "turn" in await _typed(sim, mover, f"set {card} free")
    assert "opponent" in await _typed(sim, mover, "that catches!")
    assert "no seat" in await _typed(sim, "Cid", "that catches!")
    assert "shout" in await _typed(sim, other, f"{card} catches!")
    assert (await now(sim)).table.revision == before

    await _typed(sim, other, "that catches!")
    board = await _board(sim)
    assert (board.due.question, board.due.card) == ("owed", card)
    assert f"{other} challenges" in text(sim.table)
    assert "must catch now" in await _typed(sim, mover, f"set {card} free")
    revision = (await now(sim)).table.revision
    assert "and must catch now" in await _typed(sim, other, "that catches!")
    assert (await now(sim)).table.revision == revision

    (offer,) = (await now(sim)).offers[board.seat]
    path, options = [], offer.options
    while options:
        path.append(options[0].value)
        options = options[0].then
    await _typed(sim, mover, " ".join(path))
    after = await _board(sim)
    assert after.due.question == "turn"
    assert after.last_play.card == card
    assert after.last_play.taken


async def test_16_a_wrong_challenge_is_the_last_one_of_its_card(sim: Sim) -> None:
    ann, bob, cid = sim.people.values()
    await ann.slash(sim.channel, "play", game="safaru", options="overlook=table")
    await bob.click(sim.table, label="Join")
    await cid.click(sim.table, label="Join")
    await ann.click(sim.table, label="Start")
    snapshot = await now(sim)
    names, (mover,) = list(sim.people), snapshot.awaited
    board, hand = snapshot.table.state.board, snapshot.table.state.hands[mover]
    card = next(each for each in hand if not methods_of(board.table, each, 17))
    await _typed(sim, names[mover], f"set {card} free")
    after, other = names[(mover + 1) % 3], names[(mover + 2) % 3]
    catches = labelled(sim.table, "Challenge: ")
    own = await sim.people[names[mover]].click(sim.table, custom_id=catches)
    told = "Only an opponent can challenge this card (rule 16)."
    assert reply_text(own).startswith(f"{told} Waiting for {after}.")
    await sim.people[other].click(sim.table, custom_id=catches)
    assert catches not in controls(sim.table)
    again = await _typed(sim, other, "that catches")
    assert again.startswith("There is no released card to challenge now (rule 16).")
    # The hand of who challenged says what came of it.
    hand = reply_text(await sim.people[other].slash(sim.channel, "hand"))
    assert f"{other} challenges" in hand
    assert "catches nothing" in hand
    assert "challenges" not in reply_text(await sim.people[names[mover]].slash(sim.channel, "hand"))
    # Who has not moved yet is told all of it with their turn.
    told = reply_text(await sim.people[after].slash(sim.channel, "hand"))
    assert f"{other} challenges" in told.partition("Since the game began:")[2]


async def test_16_who_tries_a_card_reads_in_their_hand_that_it_caught_nothing(sim: Sim) -> None:
    await _sat(sim, "overlook=table rounds=1")
    names = ("Ann", "Bob")
    for _ in range(12):
        snapshot = await now(sim)
        (seat,), board = snapshot.awaited, snapshot.table.state.board
        held = snapshot.table.state.hands[seat]
        useless = [each for each in held if not methods_of(board.table, each, 17)]
        if useless:
            break
        await _typed(sim, names[seat], f"set {held[0]} free")
    told = await _typed(sim, names[seat], f"catch {useless[0]}")
    assert "but it catches nothing and is released" in told
    assert "Waiting for" in told


async def test_another_persons_card_is_refused_without_telling_who_holds_it(sim: Sim) -> None:
    await _sat(sim, "rounds=1")
    snapshot = await now(sim)
    (seat,) = snapshot.awaited
    names, state = ("Ann", "Bob"), snapshot.table.state
    for card in state.hands[1 - seat]:
        for move in (f"catch {card}", f"release {card}"):
            assert "You don" in await _typed(sim, names[seat], move)
    for card in state.board.table:
        assert "is on the table" in await _typed(sim, names[seat], f"catch {card}")
    assert (await now(sim)).table.revision == snapshot.table.revision


@pytest.mark.parametrize(
    ("options", "amiss"),
    [
        ("target=9", "10 … 250"),
        ("target=251", "10 … 250"),
        ("rounds=0", "1 … 20"),
        ("rounds=21", "1 … 20"),
        ("aim=eat", "catch, free"),
        ("overlook=open", "strict, table"),
    ],
)
async def test_an_option_out_of_bounds_is_refused_with_its_bounds(
    sim: Sim, options: str, amiss: str
) -> None:
    told = reply_text(
        await sim.people["Ann"].slash(sim.channel, "play", game="safaru", options=options)
    )
    assert amiss in told
    assert "no table" in reply_text(await sim.people["Ann"].slash(sim.channel, "hand")).casefold()


@pytest.mark.parametrize("options", ["target=10 rounds=1", "target=250 rounds=20"])
async def test_options_at_their_bounds_are_accepted(sim: Sim, options: str) -> None:
    await _sat(sim, options)
    terms = (await _board(sim)).terms
    assert f"target={terms.target} rounds={terms.rounds}" == options


async def test_a_card_to_release_is_its_button_under_the_question(sim: Sim) -> None:
    await _sat(sim, "rounds=1")
    names = ("Ann", "Bob")
    for _ in range(30):
        snapshot = await now(sim)
        (seat,) = snapshot.awaited
        offers = {each.verb: each for each in snapshot.offers[seat]}
        if "release" in offers:
            break
        await _typed(sim, names[seat], f"catch {offers['catch'].options[0].value}")
    hand = sim.dm(sim.people[names[seat]])
    labels = [node["label"] for key, node in controls(hand).items() if ":release:" in key]
    cards = [each.value for each in offers["release"].options]
    assert [each.split()[-1].casefold() for each in labels] == cards
    assert all(len(each.split()) <= 2 for each in labels), "a sign and the card"
    assert "Release a card" in text(hand)
    before = snapshot.table.revision
    await _typed(sim, names[seat], f"release {cards[0]}")
    assert (await now(sim)).table.revision == before + 1


async def test_16_a_card_that_was_tried_is_not_taken_back_and_one_that_was_released_is(
    sim: Sim,
) -> None:
    await _sat(sim, "overlook=table rounds=1 takebacks=always")
    names = ("Ann", "Bob")
    for verb, can_go_back in (("release", True), ("catch", False)):
        snapshot = await now(sim)
        (seat,) = snapshot.awaited
        card, *_ = snapshot.table.state.hands[seat]
        await _typed(sim, names[seat], f"{verb} {card}")
        hand = (await sim.people[names[seat]].slash(sim.channel, "hand")).response
        labels = {node.get("label") for node in controls(hand).values()}
        assert ("Take back" in labels) is can_go_back
        assert bool((await now(sim)).table.past) is can_go_back


async def test_16_how_a_challenge_came_out_is_said_first_until_others_have_moved(sim: Sim) -> None:
    await _sat(sim, "overlook=table rounds=1")
    _, mover, other = await _overlooked(sim)
    hands = {name: sim.people[name] for name in (mover, other)}
    await _typed(sim, other, "that catches!")
    told = f"{other} challenges"
    for each in hands.values():
        assert told in text(sim.dm(each)).partition("###")[0]
    snapshot = await now(sim)
    (seat,) = snapshot.awaited
    words = list_actions(snapshot.offers[seat][0])[0]
    await _typed(sim, mover, f"catch {words.args[0]}")
    first, _, rest = text(sim.dm(hands[other])).partition("###")
    assert "s your turn" in rest
    assert first == ""
    assert told in rest.partition("Since your last")[2], "in its order"


async def test_16_a_card_tried_in_vain_is_said_first_until_others_have_moved(sim: Sim) -> None:
    await _sat(sim, "overlook=table rounds=1")
    seat, card = await _idle_card(sim)
    name = ("Ann", "Bob")[seat]
    await _typed(sim, name, f"catch {card}")
    hand, told = sim.people[name], f"{name} tries to catch"
    assert text(sim.dm(hand)).startswith(told)
    snapshot = await now(sim)
    (seat, *_) = snapshot.awaited
    await _typed(sim, ("Ann", "Bob")[seat], f"set {snapshot.table.state.hands[seat][0]} free")
    first, _, rest = text(sim.dm(hand)).partition("###")
    assert first == ""
    assert told in rest.partition("Since your last")[2], "in its order"


async def test_16_while_the_house_waits_for_a_challenge_everybody_reads_that_and_until_when(
    sim: Sim,
) -> None:
    ann, bob, _ = sim.people.values()
    await ann.slash(sim.channel, "play", game="safaru", options="overlook=table", pace="live")
    await bob.click(sim.table, label="Join")
    await ann.click(sim.table, label="Add the house")
    await ann.click(sim.table, label="Start")
    for _ in range(30):
        snapshot = await now(sim)
        (seat,), hands = snapshot.awaited, snapshot.table.state.hands
        if seat == 1:
            break
        if seat == 0:
            await _typed(sim, "Ann", f"release {hands[0][0]}")
            assert "can still be challenged" not in text(sim.table), "the house is quick"
        await sim.pass_time(20)
    card = (await now(sim)).table.state.hands[1][0]
    await _typed(sim, "Bob", f"release {card}")
    told = re.compile(rf"{card.upper()} can still be challenged · (.*)until <t:(\d+):T>")
    shown = told.search(text(sim.table))
    assert shown is not None
    assert "Still to answer: Ann" in shown[1]
    hand = text(sim.dm(ann))
    assert told.search(hand) is not None
    assert "not your turn: please choose below" in hand
    assert "can still be challenged" not in text(sim.dm(bob)), "it would stay there"
    opened = (await ann.click(sim.table, label="My hand")).response
    assert opened is not None
    assert "not your turn: please choose below" in text(opened)
    for message in (sim.table, sim.dm(ann), sim.dm(bob), opened):
        assert "is waiting for answers" in text(message)
        assert "Waiting for the house" not in text(message), "it waits for Ann"
    await sim.pass_time(60)
    for message in (sim.table, sim.dm(ann), opened):
        assert f"{card.upper()} can still be challenged" not in text(message)
        assert "is waiting for answers" not in text(message)
    assert "please choose below" not in text(opened)
