"""The smallest possible bot: /ping sends a button, and a click on the button answers "pong".

A program for `test_clicks.py`; the click goes the way every click of ours goes, through a
`DynamicItem`.
"""

from __future__ import annotations

import os
import signal
from typing import Any

import discord
import yarl
from discord import app_commands, ui


class Ping(ui.DynamicItem[ui.Button[Any]], template="ping"):
    def __init__(self) -> None:
        super().__init__(ui.Button(label="Ping", custom_id="ping"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: Any
    ) -> Ping:
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("pong", ephemeral=True)


class Pong(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(ping)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Ping)
        await self.tree.sync()


@app_commands.command(description="Send a button")
async def ping(interaction: discord.Interaction[Any]) -> None:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.ActionRow(Ping()))
    view.stop()
    await interaction.response.send_message(view=view)


def main() -> None:
    # A background job inherits an ignored SIGINT, which Python then leaves ignored.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    discord.http.Route.BASE = os.environ["DISCORD_API_BASE"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY"])
    Pong().run(os.environ["DISCORD_TOKEN"], log_handler=None)


if __name__ == "__main__":
    main()
