"""Mentions of the bot at a table: moves like typed ones, answered by a reaction."""

from __future__ import annotations

import pytest

from cogs.app.command_rate import COMMANDS_PER_MINUTE
from cogs.mentions import HEARD, REFUSED, SOON
from engine.api.action import Action
from tests.bot.conftest import led, now, reply_text
from tests.support.sim import Sim, text


async def _says(sim: Sim, name: str, words: str) -> list[str]:
    """Let a person write this; return the bot's reactions."""
    message = await sim.people[name].send(sim.channel, words.replace("@bot", _mention(sim)))
    stored = sim.env.backend.get_message(sim.channel.id, message.id)
    return [each.emoji for each in stored.reactions]


def _mention(sim: Sim) -> str:
    return f"<@{sim.bot.user.id}>"


@pytest.mark.parametrize(
    "words",
    ['@bot "Ka-boom!"', "Ka-boom! @bot", "@bot say ka-boom", "@bot “KA-BOOM!”", "@bot\nKaboom"],
)
async def test_a_phrase_in_a_mention_is_said_at_the_table(igor: Sim, words: str) -> None:
    before = (await now(igor)).table.revision
    assert await _says(igor, "Bob", words) == [HEARD]
    assert (await now(igor)).table.revision == before + 1
    assert "Bob: “Ka-boom!”" in text(igor.table)


async def test_a_phrase_counts_in_the_tables_and_in_the_persons_language(igor: Sim) -> None:
    bob = igor.people["Bob"].id
    await igor.run(igor.bot.archive.update_preferences(bob, locale="de"))
    assert await _says(igor, "Bob", "@bot Ka-wumm!") == [HEARD]
    assert await _says(igor, "Bob", "@bot Ka-boom!") == [HEARD]


async def test_a_mention_that_is_minutes_too_early_is_not_kept(igor: Sim) -> None:
    (seat,) = (await now(igor)).awaited
    assert await _says(igor, ("Ann", "Bob", "Cid")[(seat + 1) % 3], "@bot hurry") == [REFUSED]


async def test_any_move_can_be_made_by_a_mention(sim: Sim) -> None:
    igor = await led(sim, pace="live")
    snapshot = await now(igor)
    (seat,) = snapshot.awaited
    offer = next(offer for offer in snapshot.offers[seat] if offer.verb == "play")
    name = ("Ann", "Bob", "Cid")[seat]
    other = ("Ann", "Bob", "Cid")[(seat + 1) % 3]
    assert await _says(igor, other, "@bot hurry") == [SOON]
    await igor.pass_time(30)  # it is made as soon as it may be, and the breath after it is over
    assert Action("hurry") in [each.action for each in await igor.run(igor.bot.archive.log(1))]
    assert await _says(igor, name, f"@bot play {offer.options[0].value}") == [HEARD]
    assert await _says(igor, name, "@bot catch!") == [HEARD]
    assert f"{name}: “Catch!”" in text(igor.table)


async def test_a_mention_that_is_no_move_gets_a_shrug_and_no_message(igor: Sim) -> None:
    before = (await now(igor)).table.revision
    history = len(igor.channel.history())
    assert await _says(igor, "Bob", "@bot how are you?") == [REFUSED]
    assert await _says(igor, "Bob", "@bot play x9z") == [REFUSED]
    assert (await now(igor)).table.revision == before
    assert len(igor.channel.history()) == history + 2


async def test_mentions_count_as_commands_and_a_flood_of_them_gets_no_answer(igor: Sim) -> None:
    for _ in range(COMMANDS_PER_MINUTE - 1):
        assert await _says(igor, "Bob", "@bot play x9z") == [REFUSED]
    bob = igor.people["Bob"]
    assert "in a minute" not in reply_text(await bob.slash(igor.channel, "games"))
    revision = (await now(igor)).table.revision
    assert await _says(igor, "Bob", "@bot Ka-boom!") == []
    assert "in a minute" in reply_text(await bob.slash(igor.channel, "games"))
    assert (await now(igor)).table.revision == revision
    assert await _says(igor, "Cid", "@bot Ka-boom!") == [HEARD]
    await igor.pass_time(61)
    assert await _says(igor, "Bob", "@bot Ka-boom!") == [HEARD]


async def test_an_act_that_was_said_is_used_up(igor: Sim) -> None:
    for _ in range(3):
        assert await _says(igor, "Bob", "@bot howl") == [HEARD]
    assert await _says(igor, "Bob", "@bot howl") == [REFUSED]


@pytest.mark.parametrize("by_command", [False, True])
async def test_cry_and_accusation_in_one_line_accuse_that_player(
    igor: Sim, *, by_command: bool
) -> None:
    snapshot = await now(igor)
    (seat,) = snapshot.awaited
    card = next(each for each in snapshot.offers[seat] if each.verb == "play").options[0].value
    await igor.pass_time(30)
    assert await _says(igor, ("Ann", "Bob", "Cid")[seat], f"@bot play {card}") == [HEARD]
    words = "catch Ann Ka-boom!"
    if by_command:
        await igor.people["Bob"].slash(igor.channel, "move", move=words)
    else:
        assert await _says(igor, "Bob", f"@bot {words}") == [HEARD]
    await igor.pass_time(3)
    (ruling,) = (await now(igor)).table.state.board.rulings
    assert (ruling.accuser, ruling.accused, ruling.breach) == (1, 0, "boom")


async def test_a_message_without_a_mention_is_ignored(igor: Sim) -> None:
    before = (await now(igor)).table.revision
    assert await _says(igor, "Bob", "Ka-boom!") == []
    assert await _says(igor, "Bob", "@bot") == []
    assert await _says(igor, "Bob", f"<@{igor.people['Ann'].id}> Ka-boom!") == []
    assert (await now(igor)).table.revision == before


async def test_a_mention_by_a_person_without_a_seat_is_ignored(igor: Sim) -> None:
    igor.person("Dora")
    assert await _says(igor, "Dora", "@bot Ka-boom!") == []
    other = igor.guild.create_text_channel("elsewhere")
    message = await igor.people["Bob"].send(other, f"{_mention(igor)} Ka-boom!")
    assert not igor.env.backend.get_message(other.id, message.id).reactions


async def test_a_mention_in_a_lobby_is_ignored(lobby: Sim) -> None:
    assert await _says(lobby, "Bob", "@bot start") == []


async def test_mentions_by_bots_are_ignored(igor: Sim) -> None:
    robot = igor.env.create_user("robot", bot=True)
    member = igor.guild.add_member(robot)
    igor.people["Robot"] = member
    assert await _says(igor, "Robot", "@bot Ka-boom!") == []


async def test_a_move_counts_without_the_permission_for_reactions(igor: Sim) -> None:
    igor.deny(add_reactions=False)
    before = (await now(igor)).table.revision
    assert await _says(igor, "Bob", "@bot Ka-boom!") == []
    assert (await now(igor)).table.revision == before + 1


async def test_no_privileged_intent_is_requested(sim: Sim) -> None:
    asked = {name for name, is_asked in sim.bot.intents if is_asked}
    assert asked == {"guilds", "guild_messages", "dm_messages"}
