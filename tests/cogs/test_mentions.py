"""What people say to the bot where their table stands: a move like a typed one, and no noise."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from cogs.mentions import HEARD, REFUSED, SOON
from tests.support.sim import Sim, text


async def _now(sim: Sim) -> Any:
    return await sim.run(sim.bot.tables.in_channel(sim.channel.id))


async def _says(sim: Sim, name: str, words: str) -> list[str]:
    """Let somebody write this; give the signs the bot puts on it."""
    message = await sim.people[name].send(sim.channel, words.replace("@bot", _mention(sim)))
    stored = sim.env.backend.get_message(sim.channel.id, message.id)
    return [each.emoji for each in stored.reactions]


def _mention(sim: Sim) -> str:
    return f"<@{sim.bot.user.id}>"


@pytest.mark.parametrize(
    "words",
    ['@bot "Ka-boom!"', "Ka-boom! @bot", "@bot say ka-boom", "@bot “KA-BOOM!”", "@bot\nKaboom"],
)
async def test_a_phrase_said_to_the_bot_is_said_at_the_table(igor: Sim, words: str):
    before = (await _now(igor)).table.revision
    assert await _says(igor, "Bob", words) == [HEARD]
    now = (await _now(igor)).table
    assert now.revision == before + 1
    assert "Bob: “Ka-boom!”" in text(igor.table)


async def test_it_counts_in_the_language_of_the_table_and_in_ones_own(igor: Sim):
    bob = igor.people["Bob"].id
    await igor.run(igor.bot.archive.update_preferences(bob, locale="de"))
    assert await _says(igor, "Bob", "@bot Ka-wumm!") == [HEARD]
    assert await _says(igor, "Bob", "@bot Ka-boom!") == [HEARD]


async def test_any_move_may_be_said(igor: Sim):
    seen = await _now(igor)
    (seat,) = seen.awaited
    offer = next(offer for offer in seen.offers[seat] if offer.verb == "play")
    name = ("Ann", "Bob", "Cid")[seat]
    assert await _says(igor, name, f"@bot play {offer.options[0].value}") == [SOON]
    await igor.pass_time(30)
    assert await _says(igor, name, f"@bot play {offer.options[0].value}") == [HEARD]
    assert await _says(igor, name, "@bot catch!") == [HEARD]
    assert f"{name}: “Catch!”" in text(igor.table)


async def test_what_is_no_move_gets_a_shrug_and_no_message(igor: Sim):
    before = (await _now(igor)).table.revision
    history = len(igor.channel.history())
    assert await _says(igor, "Bob", "@bot how are you?") == [REFUSED]
    assert await _says(igor, "Bob", "@bot play x9z") == [REFUSED]
    assert (await _now(igor)).table.revision == before
    assert len(igor.channel.history()) == history + 2


async def test_acts_are_used_up_by_saying_them_too(igor: Sim):
    for _ in range(3):
        assert await _says(igor, "Bob", "@bot howl") == [HEARD]
    assert await _says(igor, "Bob", "@bot howl") == [REFUSED]


async def test_who_does_not_mention_the_bot_is_not_heard(igor: Sim):
    before = (await _now(igor)).table.revision
    assert await _says(igor, "Bob", "Ka-boom!") == []
    assert await _says(igor, "Bob", "@bot") == []
    assert await _says(igor, "Bob", f"<@{igor.people['Ann'].id}> Ka-boom!") == []
    assert (await _now(igor)).table.revision == before


async def test_who_does_not_sit_here_is_left_alone(igor: Sim):
    igor.person("Dora")
    assert await _says(igor, "Dora", "@bot Ka-boom!") == []
    other = igor.guild.create_text_channel("elsewhere")
    message = await igor.people["Bob"].send(other, f"{_mention(igor)} Ka-boom!")
    assert not igor.env.backend.get_message(other.id, message.id).reactions


async def test_a_lobby_hears_nothing(lobby: Sim):
    assert await _says(lobby, "Bob", "@bot start") == []


async def test_bots_are_never_answered(igor: Sim):
    robot = igor.env.create_user("robot", bot=True)
    member = igor.guild.add_member(robot)
    igor.people["Robot"] = member
    assert await _says(igor, "Robot", "@bot Ka-boom!") == []


async def test_without_the_permission_for_signs_the_move_counts_all_the_same(igor: Sim):
    igor.deny(add_reactions=False)
    before = (await _now(igor)).table.revision
    assert await _says(igor, "Bob", "@bot Ka-boom!") == []
    assert (await _now(igor)).table.revision == before + 1


async def test_no_privileged_intent_is_asked_for(sim: Sim):
    intents = sim.bot.intents
    assert dict(intents) | {"guilds": False, "guild_messages": False} == dict(
        discord.Intents.none()
    )
