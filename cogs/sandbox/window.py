"""One browser window: who looks through it, what it is told, and what it asks for.

A window is told only what its member may see, also when it comes back.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import OrderedDict
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from cogs.sandbox import asked
from cogs.sandbox.guild import Answered, Failed, Guild
from cogs.sandbox.tour import open_and_start
from cogs.sandbox.world import News

log = logging.getLogger("hedgerow.sandbox")

#: A window that has not taken so many frames is let go; it comes back by itself.
FRAMES_WAITING = 2_000

#: Acts of one window that may wait for their answers at the same time.
ACTS_AT_ONCE = 32

#: Forms a window may have open.
FORMS = 16


class Window:
    """What stands between one WebSocket and the guild."""

    def __init__(
        self, guild: Guild, member: int, socket: web.WebSocketResponse, database: Path
    ) -> None:
        self.guild, self.member, self.socket, self.database = guild, member, socket, database
        self._frames: asyncio.Queue[str] = asyncio.Queue(FRAMES_WAITING)
        self._forms: OrderedDict[str, tuple[int, Answered]] = OrderedDict()
        self._acts: set[asyncio.Task[None]] = set()
        self._full = False

    async def live(self) -> None:
        """Tell and listen until the window is closed."""
        self.guild.listen(self.heard)
        sending = asyncio.create_task(self._send())
        try:
            self._greet()
            async for message in self.socket:
                if message.type is WSMsgType.TEXT:
                    self._take(message.data)
        finally:
            self.guild.deaf(self.heard)
            for task in (sending, *self._acts):
                task.cancel()
            await asyncio.gather(sending, *self._acts, return_exceptions=True)

    def heard(self, news: News) -> None:
        """Pass on what has happened, where this member may know it."""
        if news.only in (None, self.member):
            self.tell(news.kind, news.told)

    def tell(self, kind: str, told: dict[str, Any]) -> None:
        """Send a frame."""
        if self._frames.full():
            self._full = True  # the next frame it takes is its last; it comes back by itself
            return
        self._frames.put_nowait(json.dumps({"t": kind, "d": told}))

    def _greet(self) -> None:
        guild, dm = self.guild, self.guild.dm_of(self.member)
        self.tell(
            "hello",
            {
                "me": str(self.member),
                "members": guild.everybody(),
                "server": guild.server,
                "channels": [
                    {"id": str(each.id), "name": each.name, "topic": guild.topics[each.id]}
                    for each in guild.channels.values()
                ],
                "dm": {"id": str(dm)},
                "commands": guild.commands(),
                "games": guild.games(),
                "database": str(self.database),
                "now": round(time.time()),
                "up": guild.client is not None,
            },
        )
        for channel in (*guild.channels, dm):
            shown = guild.history(self.member, channel)
            self.tell("messages", {"channel_id": str(channel), "messages": shown})

    async def _send(self) -> None:
        while not self._full:
            await self.socket.send_str(await self._frames.get())
        log.info("a window does not keep up and is let go")
        await self.socket.close()

    def _take(self, text: str) -> None:
        try:
            act = asked.read(text)
        except msgspec.DecodeError as error:
            log.debug("a window asks what cannot be read: %s", error)
            self.tell("failed", {"nonce": "", "text": "The page asks what cannot be read."})
            return
        if len(self._acts) >= ACTS_AT_ONCE:
            self.tell("failed", {"nonce": act.nonce, "text": "One thing after the other, please."})
            return
        task = asyncio.create_task(self._do(act))
        self._acts.add(task)
        task.add_done_callback(self._acts.discard)

    async def _do(self, act: asked.Asked) -> None:
        try:
            await self._act(act)
        except Failed as error:
            self.tell("failed", {"nonce": act.nonce, "text": str(error)})
        except Exception:
            log.exception("an act of a window's failed")
            sentence = "Something went wrong in the sandbox; its log says what."
            self.tell("failed", {"nonce": act.nonce, "text": sentence})

    async def _act(self, act: asked.Asked) -> None:
        guild, me = self.guild, self.member
        match act:
            case asked.Say():
                await guild.say(me, int(act.channel), act.text)
            case asked.Command():
                result = await guild.command(me, int(act.channel), act.name, act.options)
                self._form(act.nonce, int(act.channel), result)
            case asked.Complete():
                choices = await guild.complete(
                    me, int(act.channel), act.name, act.options, act.focused
                )
                self.tell("choices", {"nonce": act.nonce, "choices": choices})
                return
            case asked.Press():
                channel, message = int(act.channel), int(act.message)
                result = await guild.press(me, channel, message, act.custom_id)
                self._form(act.nonce, channel, result)
            case asked.Choose():
                channel, message = int(act.channel), int(act.message)
                result = await guild.choose(me, channel, message, act.custom_id, act.values)
                self._form(act.nonce, channel, result)
            case asked.Submit():
                await self._submit(act)
            case asked.Restart():
                await guild.restart()
            case asked.Demo():
                await open_and_start(guild, me, int(act.channel), act.game)
        self.tell("done", {"nonce": act.nonce})

    def _form(self, nonce: str, channel: int, result: Answered) -> None:
        form = result.modal
        if form is None:
            return
        self._forms[nonce] = (channel, result)
        while len(self._forms) > FORMS:
            self._forms.popitem(last=False)
        shown = {key: form[key] for key in ("custom_id", "title", "components")}
        self.tell("modal", {"nonce": nonce, **shown})

    async def _submit(self, act: asked.Submit) -> None:
        if act.of not in self._forms:
            raise Failed("That form is no longer open; please open it again.")
        channel, opener = self._forms[act.of]
        await self.guild.submit(self.member, channel, opener, act.fields)
        self._forms.pop(act.of, None)
