"""Moves that are said at a real table as people say them, not as the game spells them."""

from __future__ import annotations

from cogs.mentions import HEARD, REFUSED
from tests.bot.conftest import now
from tests.support.sim import Sim, controls, text


async def raced(sim: Sim) -> None:
    """Begin a race of Ann, in the east, and Bob at Badger."""
    ann, bob, _ = sim.people.values()
    await ann.slash(sim.channel, "play", game="badger", options="first=host")
    await bob.click(sim.table, label="Join")
    await ann.click(sim.table, label="Start")


async def test_a_move_said_to_the_bot_is_too_and_talk_is_not(sim: Sim) -> None:
    await raced(sim)
    for words, sign in (("what about tile 28?", REFUSED), ("turn 28 up", HEARD)):
        message = await sim.people["Ann"].send(sim.channel, f"<@{sim.bot.user.id}> {words}")
        stored = sim.env.backend.get_message(sim.channel.id, message.id)
        assert [each.emoji for each in stored.reactions] == [sign]
    assert (await now(sim)).table.state.board.laying == 28


async def test_a_refusal_offers_a_move_where_nobody_has_a_hand(sim: Sim) -> None:
    await raced(sim)
    for person, move, why in (
        ("Bob", "uncover 18", "It\u2019s Ann\u2019s turn."),
        ("Ann", "run 23", "You can\u2019t run onto 23: it is still face down."),
    ):
        told = (await sim.people[person].slash(sim.channel, "move", move=move)).response
        assert why in text(told)
        assert [each["label"] for each in controls(told).values()] == ["My move"]
    assert (await now(sim)).table.state.board.asked == 0


async def test_options_are_typed_with_room_round_their_sign(sim: Sim) -> None:
    ann = sim.people["Ann"]
    await ann.slash(sim.channel, "play", game="badger", options="course = short, first: host")
    values = (await now(sim)).table.options.values
    assert (values["course"], values["first"]) == ("short", "host")


async def test_an_option_that_does_not_fit_is_told_what_does(sim: Sim) -> None:
    told = await sim.people["Ann"].slash(sim.channel, "play", game="badger", options="turns=81")
    assert text(told.response) == "The option “turns” takes none, 80, not “81”."
