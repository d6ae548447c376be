"""A small bot of real discord.py that uses everything the loopback Discord must support."""

from __future__ import annotations

import asyncio
import io
import re
import struct
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import discord
import yarl
from discord import app_commands, ui

from .discord_server import DiscordServer

C = TypeVar("C", bound=discord.Client)


class Counter(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<number>\d+)"):
    """A button whose number is part of its custom_id; it works without a stored view."""

    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=f"Count {number}", custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Counter:
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(view=board(self.number + 1))


class Fruit(ui.DynamicItem[ui.Select[Any]], template="fruit"):
    """A menu that answers with an ephemeral message."""

    def __init__(self) -> None:
        options = [discord.SelectOption(label=each.title(), value=each) for each in FRUIT]
        super().__init__(
            ui.Select(custom_id="fruit", placeholder="Fruit", options=options, max_values=2)
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Fruit:
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        raw: dict[str, Any] = dict(interaction.data or {})
        await interaction.response.send_message(", ".join(raw["values"]), ephemeral=True)


class Written(ui.Modal, title="Your name"):
    """A modal with every kind of field."""

    name: ui.Label[Any] = ui.Label(text="Name", component=ui.TextInput(max_length=10))
    colour: ui.Label[Any] = ui.Label(
        text="Colour",
        component=ui.Select(options=[discord.SelectOption(label=each) for each in ("red", "blue")]),
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        assert isinstance(self.name.component, ui.TextInput)
        assert isinstance(self.colour.component, ui.Select)
        said = f"{self.name.component.value} likes {self.colour.component.values[0]}"
        await interaction.response.send_message(said)


FRUIT = ("apple", "pear", "plum")


def board(number: int) -> ui.LayoutView:
    """Return a view with a text, a picture, the counter and the menu."""
    view = ui.LayoutView(timeout=None)
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery(
        discord.MediaGalleryItem("attachment://board.png", description=f"The number {number}")
    )
    view.add_item(
        ui.Container(ui.TextDisplay(f"# {number}"), ui.ActionRow(Counter(number)), accent_color=255)
    )
    view.add_item(ui.ActionRow(Fruit()))
    if number == 0:
        view.add_item(gallery)
    return view


def png(width: int = 3, height: int = 2) -> io.BytesIO:
    """Return a grey picture."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return (
            struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        )

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress(b"".join(b"\0" + b"\x80" * width for _ in range(height)))
    body = chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
    return io.BytesIO(b"\x89PNG\r\n\x1a\n" + body)


class Minimal(discord.Client):
    """The bot. `errors` keeps what was raised in commands; `happened` the events it got.

    It thinks until `thought` is set.
    """

    def __init__(self, intents: discord.Intents | None = None, **options: Any) -> None:
        super().__init__(intents=intents or discord.Intents(guilds=True), **options)
        self.tree = app_commands.CommandTree(self)
        self.thought = asyncio.Event()
        self.errors: list[BaseException] = []
        self.happened: list[tuple[str, Any]] = []
        self.tree.on_error = self._failed  # type: ignore[method-assign]
        command: app_commands.Command[Any, ..., None]
        for command in (_board, _dm, _form, _pick_fruit, _think, _twice, _members):
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Counter, Fruit)
        await self.tree.sync()

    async def on_resumed(self) -> None:
        self.happened.append(("resumed", None))

    async def on_message(self, message: discord.Message) -> None:
        self.happened.append(("message", message.content))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self.happened.append(("guild_remove", guild.id))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self.happened.append(("channel_delete", channel.id))

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        self.happened.append(("message_delete", event.message_id))

    async def _failed(self, interaction: discord.Interaction[Any], error: Exception) -> None:
        self.errors.append(getattr(error, "original", error))


@app_commands.command(name="board", description="Show the board")
async def _board(interaction: discord.Interaction[Any]) -> None:
    file = discord.File(png(), "board.png")
    await interaction.response.send_message(view=board(0), file=file)


@app_commands.command(name="dm", description="Send somebody a hand")
async def _dm(interaction: discord.Interaction[Any], who: discord.User) -> None:
    await interaction.response.defer(ephemeral=True)
    try:
        sent = await who.send(
            "Your hand", file=discord.File(png(), "hand.png", description="A ten")
        )
    except discord.Forbidden as error:
        await interaction.followup.send(f"closed ({error.code})")
        return
    await sent.edit(content="Your hand, again")
    await interaction.edit_original_response(content=f"sent {sent.id}")


@app_commands.command(name="form", description="Open a form")
async def _form(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_modal(Written())


@app_commands.command(name="fruit", description="Choose by typing")
async def _pick_fruit(
    interaction: discord.Interaction[Any], name: str, count: app_commands.Range[int, 1, 5] = 1
) -> None:
    await interaction.response.send_message(f"{count} {name}")


@_pick_fruit.autocomplete("name")
async def _fruit_names(
    interaction: discord.Interaction[Any], typed: str
) -> list[app_commands.Choice[str]]:
    found = [each for each in FRUIT if each.startswith(typed)]
    return [app_commands.Choice(name=each.title(), value=each) for each in found]


@app_commands.command(name="think", description="Think first")
async def _think(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.defer(thinking=True)
    assert isinstance(interaction.client, Minimal)
    await interaction.client.thought.wait()
    await interaction.edit_original_response(content="thought")
    await interaction.followup.send("more", ephemeral=True)


@app_commands.command(name="twice", description="Answer twice at once")
async def _twice(interaction: discord.Interaction[Any]) -> None:
    answers = (interaction.response.send_message(each) for each in ("one", "two"))
    results = await asyncio.gather(*answers, return_exceptions=True)
    for each in results:
        if isinstance(each, BaseException):
            raise each


@app_commands.command(name="permissions", description="Say what the bot may do")
@app_commands.guild_only()
async def _members(interaction: discord.Interaction[Any]) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    assert interaction.guild is not None
    cached = interaction.channel.permissions_for(interaction.guild.me)
    said = f"{interaction.app_permissions.attach_files} {cached.attach_files}"
    await interaction.response.send_message(said, ephemeral=True)


@asynccontextmanager
async def running(server: DiscordServer, client: C) -> AsyncIterator[C]:
    """Run a bot against the server in the running event loop."""
    base, gateway = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    discord.http.Route.BASE = server.environment["DISCORD_API_BASE"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(server.gateway.address)
    try:
        async with client:
            task = asyncio.create_task(client.start(server.token))
            try:
                ready = asyncio.create_task(server.ready())
                await asyncio.wait([task, ready], return_when=asyncio.FIRST_COMPLETED)
                if task.done():
                    ready.cancel()
                    await task
                await ready
                yield client
            finally:
                await client.close()
                task.cancel()
                await asyncio.wait([task])
    finally:
        discord.http.Route.BASE = base
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway
