"""One browser window: the member it belongs to, the frames it receives and its requests.

A window receives only what its member may see, also when it reconnects.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import OrderedDict
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from cogs.sandbox import requests
from cogs.sandbox.guild import Failed, Guild, InteractionResult
from cogs.sandbox.quick_start import open_and_start
from cogs.sandbox.world import WorldEvent
from engine.api.event import Line, line

log = logging.getLogger("hedgerow.sandbox")

#: A window with more unsent frames than this is disconnected; the page reconnects by itself.
QUEUED_FRAMES = 2_000

#: How many requests of one window may be in progress at the same time.
CONCURRENT_REQUESTS = 32

#: How many modals a window may have open.
OPEN_MODALS = 16


class Window:
    """Connects one WebSocket with the guild."""

    def __init__(
        self, guild: Guild, member: int, socket: web.WebSocketResponse, database: str
    ) -> None:
        self.guild, self.member, self.socket, self.database = guild, member, socket, database
        self._frames: asyncio.Queue[str] = asyncio.Queue(QUEUED_FRAMES)
        self._modals: OrderedDict[str, tuple[int, InteractionResult]] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._full = False

    async def run(self) -> None:
        """Send events and answer requests until the window is closed."""
        self.guild.add_listener(self.on_event)
        sending = asyncio.create_task(self._send_frames())
        try:
            self._greet()
            async for message in self.socket:
                if message.type is WSMsgType.TEXT:
                    self._receive(message.data)
        finally:
            self.guild.remove_listener(self.on_event)
            for task in (sending, *self._tasks):
                task.cancel()
            await asyncio.gather(sending, *self._tasks, return_exceptions=True)

    def on_event(self, event: WorldEvent) -> None:
        """Send an event to the window if its member may see it."""
        if event.kind == "threads":
            self.send("channels", {"channels": self.guild.rooms(self._language)})
        elif event.only in (None, self.member):
            self.send(event.kind, event.data)

    def send(self, kind: str, data: dict[str, Any]) -> None:
        """Queue a frame."""
        if self._frames.full():
            self._full = True  # the next frame sent is the last one; the page reconnects
            return
        self._frames.put_nowait(json.dumps({"t": kind, "d": data}))

    def _greet(self) -> None:
        guild, dm, language = self.guild, self.guild.dm_of(self.member), self._language
        self.send(
            "hello",
            {
                "me": str(self.member),
                "members": guild.users(),
                "server": guild.server,
                "channels": guild.rooms(language),
                "dm": {"id": str(dm)},
                "commands": guild.commands(),
                "games": guild.games(language),
                "language": language,
                "languages": guild.languages(),
                "database": self.database,
                "now": round(time.time()),
                "up": guild.client is not None,
            },
        )
        for channel in (*guild.channels, dm):
            shown = guild.history(self.member, channel)
            self.send("messages", {"channel_id": str(channel), "messages": shown})

    async def _send_frames(self) -> None:
        while not self._full:
            await self.socket.send_str(await self._frames.get())
        log.info("a window is too slow and is disconnected")
        await self.socket.close()

    def _receive(self, text: str) -> None:
        try:
            request = requests.decode(text)
        except msgspec.DecodeError as error:
            log.debug("a window sent an invalid request: %s", error)
            self._fail("", line("sandbox-request-broken"))
            return
        if len(self._tasks) >= CONCURRENT_REQUESTS:
            self._fail(request.nonce, line("sandbox-requests-many"))
            return
        task = asyncio.create_task(self._handle(request))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _handle(self, request: requests.Request) -> None:
        try:
            await self._dispatch(request)
        except Failed as error:
            self._fail(request.nonce, error.line)
        except Exception:
            log.exception("a request of a window failed")
            self._fail(request.nonce, line("sandbox-broken"))

    def _fail(self, nonce: str, why: Line) -> None:
        text = self.guild.localization.plain(why, self._language)
        self.send("failed", {"nonce": nonce, "text": text})

    @property
    def _language(self) -> str:
        return self.guild.language_of(self.member)

    async def _dispatch(self, request: requests.Request) -> None:
        guild, me = self.guild, self.member
        match request:
            case requests.Say():
                await guild.say(me, int(request.channel), request.text)
            case requests.Command():
                result = await guild.command(
                    me, int(request.channel), request.name, request.options
                )
                self._open_modal(request.nonce, int(request.channel), result)
            case requests.Complete():
                choices = await guild.complete(
                    me, int(request.channel), request.name, request.options, request.focused
                )
                self.send("choices", {"nonce": request.nonce, "choices": choices})
                return
            case requests.Press():
                channel, message = int(request.channel), int(request.message)
                result = await guild.press(me, channel, message, request.custom_id)
                self._open_modal(request.nonce, channel, result)
            case requests.Choose():
                channel, message = int(request.channel), int(request.message)
                result = await guild.choose(me, channel, message, request.custom_id, request.values)
                self._open_modal(request.nonce, channel, result)
            case requests.Submit():
                await self._submit(request)
            case requests.Restart():
                await guild.restart()
            case requests.Demo():
                await open_and_start(guild, me, int(request.channel), request.game)
        self.send("done", {"nonce": request.nonce})

    def _open_modal(self, nonce: str, channel: int, result: InteractionResult) -> None:
        modal = result.modal
        if modal is None:
            return
        self._modals[nonce] = (channel, result)
        while len(self._modals) > OPEN_MODALS:
            self._modals.popitem(last=False)
        shown = {key: modal[key] for key in ("custom_id", "title", "components")}
        self.send("modal", {"nonce": nonce, **shown})

    async def _submit(self, request: requests.Submit) -> None:
        if request.of not in self._modals:
            raise Failed("sandbox-form-gone")
        channel, opener = self._modals[request.of]
        await self.guild.submit(self.member, channel, opener, request.fields)
        self._modals.pop(request.of, None)
