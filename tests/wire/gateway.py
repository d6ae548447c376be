"""Discord's gateway: sessions that identify, send heartbeats, lose their connection and resume.

It speaks `zlib-stream`, `zstd-stream` where a library for it is there, and plain JSON. Events of
a session whose connection is gone are kept and replayed on RESUME.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import aiohttp
from aiohttp import web

from .message_version import Json
from .payloads import guild_create, own_user_object
from .world import Guild, World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME = 0, 1, 2, 3, 4, 6
RECONNECT, MEMBERS, INVALID, HELLO, ACK = 7, 8, 9, 10, 11

#: Intents, as bits.
GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 0, 1 << 9, 1 << 12, 1 << 15
PRIVILEGED = 1 << 1 | 1 << 8 | MESSAGE_CONTENT

MOST_FRAME_BYTES = 4096


@dataclass(eq=False)
class Session:
    """A gateway session, which RESUME continues. `shard` is (number, count)."""

    id: str
    intents: int
    shard: tuple[int, int]
    sequence: int = 0
    kept: deque[Json] = field(default_factory=lambda: deque(maxlen=10_000))
    connection: Connection | None = None


class Connection:
    """One WebSocket connection; frames are sent in order."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request, packed: str) -> None:
        self.socket = socket
        self.request = request
        self._pack = _packer(packed)
        self._outbox: asyncio.Queue[Json | None] = asyncio.Queue()
        self._pump = asyncio.create_task(self._deliver())

    def send(self, frame: Json) -> None:
        """Queue a frame."""
        self._outbox.put_nowait(frame)

    async def close(self, code: int, reason: str = "") -> None:
        """Send the queued frames, then close with a code."""
        self._outbox.put_nowait(None)
        await asyncio.wait([self._pump])
        await self.socket.close(code=code, message=reason.encode())

    def cut(self) -> None:
        """Drop the connection without a close frame."""
        self.stop()
        if self.request.transport is not None:
            self.request.transport.abort()

    def stop(self) -> None:
        """Send nothing more."""
        self._pump.cancel()

    async def _deliver(self) -> None:
        while (frame := await self._outbox.get()) is not None:
            if self.socket.closed:
                return
            text = json.dumps(frame)
            try:
                if self._pack is None:
                    await self.socket.send_str(text)
                else:
                    await self.socket.send_bytes(self._pack(text.encode()))
            except ConnectionError:
                return


class Gateway:
    """All sessions of the bot; `heard` holds every frame it sent, except heartbeats."""

    def __init__(self, world: World, token: str, address: str) -> None:
        self.world = world
        self.token = token
        self.address = address
        self.heartbeat_seconds = 41.25
        self.privileged_intents = 0  #: which of them the application may ask for
        self.sessions: dict[str, Session] = {}
        self.heard: list[Json] = []
        self.beats = 0
        self._connections: set[Connection] = set()

    @property
    def identified(self) -> int:
        """Count the IDENTIFYs so far."""
        return sum(each["op"] == IDENTIFY for each in self.heard)

    @property
    def resumed(self) -> int:
        """Count the RESUMEs so far."""
        return sum(each["op"] == RESUME for each in self.heard)

    @property
    def connected(self) -> bool:
        """Return True if a session has a connection now."""
        return any(each.connection is not None for each in self.sessions.values())

    def dispatch(self, event: str, body: Json, *, intent: int = 0, guild: int | None = None) -> int:
        """Send an event to the sessions that want it; return how many those are.

        `guild` chooses the shard (none: shard 0), `intent` must be among those asked for.
        """
        reached = 0
        for session in self.sessions.values():
            number, count = session.shard
            if intent & ~session.intents or number != ((guild or 0) >> 22) % count:
                continue
            self._post(session, event, body)
            reached += 1
        return reached

    async def drop(self, code: int = 4000) -> None:
        """Close every connection with a code; sessions can be resumed."""
        for connection in list(self._connections):
            await connection.close(code, "dropped by the test")

    def cut(self) -> None:
        """Drop every connection without a close frame; the sessions stay."""
        for connection in list(self._connections):
            connection.cut()

    def ask_to_reconnect(self) -> None:
        """Ask every client to reconnect and resume (op 7)."""
        for connection in self._connections:
            connection.send({"op": RECONNECT, "d": None, "s": None, "t": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell every client that its session is invalid (op 9)."""
        for session in list(self.sessions.values()):
            if session.connection is not None:
                session.connection.send({"op": INVALID, "d": resumable, "s": None, "t": None})
            if not resumable:
                del self.sessions[session.id]

    async def accept(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection to its end."""
        packed = request.query.get("compress", "")
        socket = web.WebSocketResponse(timeout=2)
        await socket.prepare(request)
        try:
            connection = Connection(socket, request, packed)
        except ImportError:
            await socket.close(
                code=4002, message=b"this server has no library for " + packed.encode()
            )
            return socket
        self._connections.add(connection)
        connection.send(
            {"op": HELLO, "d": {"heartbeat_interval": int(self.heartbeat_seconds * 1000)}}
        )
        try:
            await self._listen(connection)
        finally:
            self._connections.discard(connection)
            connection.stop()
            for session in self.sessions.values():
                if session.connection is connection:
                    session.connection = None
            self.world.touched()
        return socket

    async def _listen(self, connection: Connection) -> None:
        while True:
            try:
                message = await connection.socket.receive(timeout=self.heartbeat_seconds * 1.5)
            except TimeoutError:
                await connection.close(4009, "no heartbeat")
                return
            if message.type is not aiohttp.WSMsgType.TEXT:
                return
            if code := self._hear(connection, message.data):
                await connection.close(code)
                return

    def _hear(self, connection: Connection, text: str) -> int:
        """Handle one frame; return the code to close with, or 0."""
        try:
            frame = json.loads(text)
            op = frame["op"]
        except (ValueError, KeyError):
            return 4002
        if len(text.encode()) > MOST_FRAME_BYTES:
            return 4002
        if op == HEARTBEAT:
            self.beats += 1
            connection.send({"op": ACK})
            return 0
        self.heard.append(frame)
        self.world.touched()
        begun = any(each.connection is connection for each in self.sessions.values())
        if op in (IDENTIFY, RESUME):
            begin = self._identify if op == IDENTIFY else self._resume
            return 4005 if begun else begin(connection, frame["d"])
        if op in (PRESENCE, VOICE, MEMBERS):
            return 0 if begun else 4003
        return 4001

    def _identify(self, connection: Connection, body: Json) -> int:
        if body.get("token") != self.token:
            return 4004
        intents = body.get("intents", 0)
        if intents & PRIVILEGED & ~self.privileged_intents:
            return 4014
        number, count = body.get("shard") or (0, 1)
        session = Session(secrets.token_hex(16), intents, (number, count), connection=connection)
        self.sessions[session.id] = session
        mine = [
            each
            for each in self.world.guilds.values()
            if not each.bot_gone and (each.id >> 22) % count == number
        ]
        ready = {
            "v": 10,
            "user": own_user_object(self.world.bot),
            "guilds": [{"id": str(each.id), "unavailable": True} for each in mine],
            "session_id": session.id,
            "resume_gateway_url": self.address,
            "shard": [number, count],
            "application": {"id": str(self.world.bot.id), "flags": 0},
            "session_type": "normal",
            "private_channels": [],
            "relationships": [],
            "presences": [],
        }
        self._post(session, "READY", ready)
        if intents & GUILDS:
            for guild in mine:
                self._bring(session, guild)
        self.world.touched()
        return 0

    def _bring(self, session: Session, guild: Guild) -> None:
        if not guild.unavailable:
            self._post(session, "GUILD_CREATE", guild_create(guild, self.world.bot))

    def _resume(self, connection: Connection, body: Json) -> int:
        if body.get("token") != self.token:
            return 4004
        session = self.sessions.get(body.get("session_id") or "")
        seen = body.get("seq") or 0
        if session is None or seen > session.sequence:
            connection.send({"op": INVALID, "d": False, "s": None, "t": None})
            return 0
        session.connection = connection
        for frame in session.kept:
            if frame["s"] > seen:
                connection.send(frame)
        self._post(session, "RESUMED", {"_trace": []})
        self.world.touched()
        return 0

    def _post(self, session: Session, event: str, body: Json) -> None:
        session.sequence += 1
        frame = {"op": DISPATCH, "d": body, "s": session.sequence, "t": event}
        session.kept.append(frame)
        if session.connection is not None:
            session.connection.send(frame)


def _packer(packed: str) -> Callable[[bytes], bytes] | None:
    """Return the stream compressor a URL asks for. Raise `ImportError` where there is none."""
    if packed == "zlib-stream":
        stream = zlib.compressobj()
        return lambda text: stream.compress(text) + stream.flush(zlib.Z_SYNC_FLUSH)
    if packed == "zstd-stream":
        return _zstd_packer()
    return None


def _zstd_packer() -> Callable[[bytes], bytes]:
    zstd: Any
    try:
        zstd = importlib.import_module("compression.zstd")
    except ImportError:
        zstd = importlib.import_module("zstandard")
        stream = zstd.ZstdCompressor().compressobj()
        flush = zstd.COMPRESSOBJ_FLUSH_BLOCK
        return lambda text: bytes(stream.compress(text) + stream.flush(flush))
    compressor = zstd.ZstdCompressor()
    block = compressor.FLUSH_BLOCK
    return lambda text: bytes(compressor.compress(text, mode=block))
