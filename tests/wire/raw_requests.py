"""Requests that discord.py would not send."""

from __future__ import annotations

import io
import json
from typing import Any

import aiohttp

from .discord_server import DiscordServer


class Raw:
    """Sends requests that discord.py would not send, and returns (status, body)."""

    def __init__(self, session: aiohttp.ClientSession, server: DiscordServer) -> None:
        self.session = session
        self.base = server.environment["DISCORD_API_BASE"]
        self.headers = {"Authorization": f"Bot {server.token}"}

    async def __call__(
        self, method: str, path: str, body: Any = None, files: dict[str, bytes] | None = None
    ) -> tuple[int, Any]:
        if files:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body))
            for at, (name, content) in enumerate(files.items()):
                form.add_field(f"files[{at}]", io.BytesIO(content), filename=name)
            sent = self.session.request(method, self.base + path, data=form, headers=self.headers)
        else:
            sent = self.session.request(method, self.base + path, json=body, headers=self.headers)
        async with sent as answer:
            return answer.status, await answer.json() if answer.status != 204 else None
