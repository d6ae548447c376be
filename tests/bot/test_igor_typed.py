"""Igor: moves that are typed, and what is said to those that cannot be made."""

from __future__ import annotations

from typing import Any

import pytest

from engine.api.action import Pick
from tests.bot.conftest import gathered, now, reply_text
from tests.support.sim import Sim, nodes, text

_SAY, _DO = "forgot to say …", "forgot to do …, or a forbidden card"


@pytest.mark.parametrize("words", ["a forbidden card", "I played a forbidden card", "confess"])
async def test_I22_a_forbidden_card_that_is_typed_asks_before_it_costs(
    igor: Sim, words: str
) -> None:
    asked = await igor.people["Ann"].slash(igor.channel, "move", move=words)
    assert "I forgot something …" in text(asked.response)
    menus = [node["placeholder"] for node in nodes(asked.response) if node["type"] == 3]
    assert menus == ["I forgot to say …", "I forgot to do …, or played a forbidden card"]
    mention = f"<@{igor.bot.user.id}> {words}"
    await igor.people["Ann"].send(igor.channel, mention)
    assert (await now(igor)).table.state.board.coins == (10, 10, 10)


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
