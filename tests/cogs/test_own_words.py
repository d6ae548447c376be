"""Moves that are said at a real table as people say them, not as the game spells them."""

from __future__ import annotations

from cogs.mentions import HEARD, REFUSED
from tests.cogs.conftest import now
from tests.support.sim import Sim


async def raced(sim: Sim) -> None:
    """Begin a race of Ann, in the east, and Bob at Badger."""
    ann, bob, _ = sim.people.values()
    await ann.slash(sim.channel, "play", game="badger", options="first=host")
    await bob.click(sim.table, label="Join")
    await ann.click(sim.table, label="Start")


async def test_a_move_said_to_the_bot_is_too_and_talk_is_not(sim: Sim):
    await raced(sim)
    for words, sign in (("what about tile 28?", REFUSED), ("turn 28 up", HEARD)):
        message = await sim.people["Ann"].send(sim.channel, f"<@{sim.bot.user.id}> {words}")
        stored = sim.env.backend.get_message(sim.channel.id, message.id)
        assert [each.emoji for each in stored.reactions] == [sign]
    assert (await now(sim)).table.state.board.laying == 28
