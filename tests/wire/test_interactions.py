"""The loopback Discord accepts one response to an interaction, of the right type and in time."""

from __future__ import annotations

import json

import pytest

from .discord_server import DiscordServer
from .message_version import Json
from .raw_requests import Raw
from .world import Channel

MODALS: dict[str, tuple[Json, str]] = {
    "six fields": (
        {
            "components": [
                {
                    "type": 18,
                    "label": "x",
                    "component": {"type": 4, "style": 1, "custom_id": str(each)},
                }
                for each in range(6)
            ]
        },
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a long title": ({"title": "x" * 46}, "BASE_TYPE_BAD_LENGTH"),
    "a long label": (
        {
            "components": [
                {
                    "type": 18,
                    "label": "x" * 46,
                    "component": {"type": 4, "style": 1, "custom_id": "a"},
                }
            ]
        },
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a button": (
        {"components": [{"type": 2, "style": 1, "label": "A", "custom_id": "a"}]},
        "UNION_TYPE_CHOICES",
    ),
}


@pytest.mark.parametrize("case", MODALS.values(), ids=MODALS.keys())
async def test_a_modal_beyond_the_limits_is_refused(
    raw: Raw, discord_server: DiscordServer, channel: Channel, case: tuple[Json, str]
) -> None:
    change, code = case
    ada = discord_server.person("Ada")
    interaction = discord_server.world.begin(2, ada.user, channel, command="form")
    field = {"type": 18, "label": "x", "component": {"type": 4, "style": 1, "custom_id": "a"}}
    body = {"custom_id": "m", "title": "x", "components": [field]}
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    status, answer = await raw("POST", path, {"type": 9, "data": body | change})
    assert (status, answer["code"]) == (400, 50035)
    assert code in json.dumps(answer["errors"])
    assert (await raw("POST", path, {"type": 9, "data": body}))[0] == 204


async def test_an_answer_must_suit_what_was_done(
    raw: Raw, discord_server: DiscordServer, channel: Channel
) -> None:
    ada = discord_server.person("Ada")
    for kind, answer in ((2, 7), (2, 8), (4, 4), (5, 9)):
        interaction = discord_server.world.begin(kind, ada.user, channel)
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        assert (await raw("POST", path, {"type": answer, "data": {"content": "x"}}))[0] == 400


async def test_an_old_token_opens_nothing(
    raw: Raw, discord_server: DiscordServer, channel: Channel
) -> None:
    ada = discord_server.person("Ada")
    interaction = discord_server.world.begin(2, ada.user, channel, command="form")
    hook = f"/webhooks/{discord_server.world.bot.id}/{interaction.token}"
    assert (await raw("POST", hook, {"content": "early"}))[1]["code"] == 10015
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    await raw("POST", path, {"type": 4, "data": {"content": "x", "flags": 64}})
    assert (await raw("PATCH", f"{hook}/messages/@original", {"content": "y"}))[0] == 200
    discord_server.world.token_seconds = 0
    status, answer = await raw("PATCH", f"{hook}/messages/@original", {"content": "z"})
    assert (status, answer["code"]) == (401, 50027)


async def test_an_ephemeral_message_is_no_channel_message(
    raw: Raw, discord_server: DiscordServer, channel: Channel
) -> None:
    ada = discord_server.person("Ada")
    interaction = discord_server.world.begin(2, ada.user, channel, command="form")
    path = f"/interactions/{interaction.id}/{interaction.token}/callback"
    await raw("POST", path, {"type": 4, "data": {"content": "x", "flags": 64}})
    assert interaction.original is not None
    one = f"/channels/{channel.id}/messages/{interaction.original.id}"
    assert (await raw("PATCH", one, {"content": "y"}))[1]["code"] == 10008
    assert (await raw("GET", f"/channels/{channel.id}/messages"))[1] == []
