"""The loopback Discord accepts and refuses commands as Discord does."""

from __future__ import annotations

from typing import Any

import pytest

from .bot_program import BotProgram
from .discord_server import DiscordServer
from .message_version import Json
from .raw_requests import Raw


def command(name: str = "play", **more: Any) -> Json:
    return {"name": name, "description": "x", "type": 1} | more


def option(name: str = "game", **more: Any) -> Json:
    return {"name": name, "description": "x", "type": 3} | more


BAD_COMMANDS = {
    "a name in capitals": [command("Play")],
    "a name with a space": [command("play now")],
    "a long name": [command("x" * 33)],
    "a long description": [command(description="x" * 101)],
    "no description": [command(description="")],
    "one name twice": [command(), command()],
    "26 options": [command(options=[option(f"o{each}") for each in range(26)])],
    "a required option last": [command(options=[option("a"), option("b", required=True)])],
    "26 choices": [
        command(options=[option(choices=[{"name": str(at), "value": str(at)} for at in range(26)])])
    ],
    "choices and autocomplete": [
        command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])])
    ],
    "a translation to nowhere": [command(name_localizations={"tlh": "play"})],
    "too many words": [
        command(
            options=[
                option(
                    f"o{at}",
                    choices=[
                        {"name": f"{each}".ljust(100, "x"), "value": f"{each}".ljust(100, "x")}
                        for each in range(25)
                    ],
                )
                for at in range(2)
            ]
        )
    ],
}


@pytest.mark.parametrize("commands", BAD_COMMANDS.values(), ids=BAD_COMMANDS.keys())
async def test_a_bad_command_is_not_registered(
    raw: Raw, discord_server: DiscordServer, commands: list[Json]
) -> None:
    path = f"/applications/{discord_server.world.bot.id}/commands"
    assert (await raw("PUT", path, [command("rules")]))[0] == 200
    status, answer = await raw("PUT", path, commands)
    assert (status, answer["code"]) == (400, 50035)
    assert [each["name"] for each in discord_server.commands.listed(None)] == ["rules"]


async def test_commands_are_made_changed_and_removed_one_by_one(
    raw: Raw, discord_server: DiscordServer
) -> None:
    path = f"/applications/{discord_server.world.bot.id}/commands"
    status, made = await raw("POST", path, command())
    assert status == 201
    assert (await raw("POST", path, command(description="y")))[0] == 200
    one = f"{path}/{made['id']}"
    assert (await raw("PATCH", one, {"name": "deal"}))[1]["description"] == "y"
    assert (await raw("DELETE", one))[0] == 204
    assert (await raw("GET", one))[1]["code"] == 10063


async def test_the_bots_commands_are_taken_with_their_words_in_every_language(
    hedgerow: BotProgram, discord_server: DiscordServer
) -> None:
    commands = discord_server.commands.listed(None)
    play = next(each for each in commands if each["name"] == "play")
    said = play["description_localizations"]
    assert set(said) == {"en-US", "en-GB", "de", "pl"}
    assert said["en-US"] == play["description"]
    assert len(set(said.values())) == 3
    pace = next(each for each in play["options"] if each["name"] == "pace")
    slow = next(each for each in pace["choices"] if each["value"] == "slow")
    assert slow["name_localizations"]["de"] == "Gemächlich"
    assert not any(each["name_localizations"] for each in commands)
