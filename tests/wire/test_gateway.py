"""The loopback gateway: logging in, intents, heartbeats, and connections that are lost."""

from __future__ import annotations

from math import isfinite

import discord
import pytest

from .discord_server import DiscordServer
from .minimal_bot import Minimal, running
from .people import Person
from .world import Channel


async def test_a_dropped_connection_resumes_and_misses_nothing(
    bot: Minimal, channel: Channel, ada: Person, discord_server: DiscordServer
) -> None:
    message = (await ada.command(channel, "board")).message
    await discord_server.gateway.drop(4000)
    assert not discord_server.gateway.connected
    await ada.click(message, "Count 0")
    assert message.text == "# 1"
    assert (discord_server.gateway.identified, discord_server.gateway.resumed) == (1, 1)
    assert ("resumed", None) in bot.happened


async def test_a_torn_connection_and_a_call_to_reconnect_resume_too(
    bot: Minimal, channel: Channel, ada: Person, discord_server: DiscordServer
) -> None:
    gateway = discord_server.gateway
    gateway.cut()
    await discord_server.until(lambda: gateway.resumed == 1, 20, "a RESUME")
    gateway.ask_to_reconnect()
    await discord_server.until(lambda: gateway.resumed == 2, 20, "a RESUME")
    reply = await ada.command(channel, "board")
    assert reply.text == "# 0"
    assert gateway.identified == 1


async def test_an_invalid_session_identifies_again(
    bot: Minimal, channel: Channel, ada: Person, discord_server: DiscordServer
) -> None:
    gateway = discord_server.gateway
    gateway.invalidate()
    await discord_server.until(
        lambda: gateway.identified == 2 and gateway.connected, 20, "IDENTIFY"
    )
    assert (await ada.command(channel, "board")).text == "# 0"
    assert gateway.resumed == 0


async def test_the_bot_beats(channel: Channel, discord_server: DiscordServer) -> None:
    discord_server.gateway.heartbeat_seconds = 0.1
    async with running(discord_server, Minimal()) as client:
        await discord_server.until(lambda: discord_server.gateway.beats >= 3, 20, "beats")
        assert isfinite(client.latency), "its beats are answered"


async def test_a_wrong_token_fails_to_log_in(
    discord_server: DiscordServer, channel: Channel
) -> None:
    right, discord_server.token = discord_server.token, "loopback.wrong"
    with pytest.raises(discord.LoginFailure):
        async with running(discord_server, _Elsewhere(right)):
            raise AssertionError("logged in")


class _Elsewhere(Minimal):
    """A bot that keeps a token of its own."""

    def __init__(self, token: str) -> None:
        super().__init__()
        self._mine = token

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        await super().start(self._mine, reconnect=reconnect)


async def test_privileged_intents_are_refused(
    discord_server: DiscordServer, channel: Channel
) -> None:
    greedy = Minimal(discord.Intents(guilds=True, message_content=True))
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(discord_server, greedy):
            raise AssertionError("identified")


async def test_events_come_by_intent(channel: Channel, discord_server: DiscordServer) -> None:
    ada = discord_server.person("Ada")
    listening = Minimal(discord.Intents(guilds=True, messages=True))
    async with running(discord_server, listening) as client:
        await ada.say(channel, "secret")
        await ada.say(channel, f"{discord_server.world.bot.mention} hello")
        await ada.say(ada.dm, "by dm")
        discord_server.delete_message(await ada.say(channel, "gone"))
        await discord_server.until(lambda: len(client.happened) == 5, 20, "the events")
    said = [what for kind, what in client.happened if kind == "message"]
    assert said == ["", f"{discord_server.world.bot.mention} hello", "by dm", ""]
    assert client.happened[-1][0] == "message_delete"


async def test_a_bot_without_the_intent_hears_no_messages(
    bot: Minimal, channel: Channel, ada: Person
) -> None:
    await ada.say(channel, "hello")
    await ada.command(channel, "board")
    assert bot.happened == []
