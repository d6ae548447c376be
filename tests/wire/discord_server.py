"""A simulated Discord with real HTTP and a real WebSocket on 127.0.0.1, for the real bot.

It runs in the test's event loop; the bot runs beside it or in a process of its own, pointed here
by `server.environment` (`DISCORD_TOKEN`, `DISCORD_API_BASE`, `DISCORD_GATEWAY`). It knows nothing
of Hedgerow.

    async with DiscordServer() as server:           # or the fixture `discord_server`
        guild = server.guild("The Hedge")
        ada, ben = server.person("Ada"), server.person("Ben", locale="de-DE", guilds=[guild])
        channel = server.channel(guild, "table")
        ... start the bot ...
        await server.ready()                        # it has identified (and registered commands)
        reply = await ada.command(channel, "play", game="race")
        await ben.click(reply.message, "Join")      # custom_id, label or part of a label
        hand = await ada.dm_message(lambda each: each.files)

The world (`world.py`): `server.world` holds users, guilds, channels (`channel.messages`), every
interaction and every HTTP call (`world.calls`: method, path, route, query, body, files, status,
answer). A `Message` has `.text`, `.controls`, `.files`, `.ephemeral`, `.viewer`, `.pinged`,
`.deleted`, and all its versions in `.versions` (`message_version.py`; `.all_words` of a version is
everything but pixels that can be read out of it). `person.sees(channel)` is what one user sees.

Acts (`people.py`), each a coroutine that gives a `Reply` or fails with "This interaction failed"
after three seconds: `command`, `autocomplete`, `click`, `pick`, `use`, `submit_modal`; and `say`,
`dm_message`. A reply has `.kind` (4 to 9), `.message`, `.text`, `.modal`, `.choices`, and waits:
`await reply.settled()`, `await reply.follow_up()`.

Acts of the place: `server.permit`, `server.delete_message`, `server.remove_channel`,
`server.remove_bot`, `server.outage` and `server.recover`, with their gateway events.

Faults (`faults.py`): `server.faults.limit_next("POST /channels/*/messages", 0.3)`,
`.fail_next(...)`, `.delay_next(...)`, `.cut_next(...)`, `.buckets`,
`.everywhere_per_second = 50`. The gateway (`gateway.py`):
`await server.gateway.drop(4000)`, `.cut()`, `.ask_to_reconnect()`, `.invalidate()`;
`.identified` and `.resumed` count what came.

The real bot as a program (`bot_program.py`): `async with BotProgram(server, directory) as bot`,
`.kill()`, `.start()`, `.stop()`, `.log`. People who can play any game by its controls
(`players.py`): `party = Party(server, channel, people)`, `await party.sit_down("race")`,
`await party.play(moves=10)`.

Checks: every call is checked against the schema if `HEDGEROW_OPENAPI` names Discord's published
description of its API (`openapi_check.py`); `server.complaints()` lists its findings, and the calls
to routes this server does not have. `server.refused()` lists the calls answered with an error.

Not here: threads, reactions of people, pins, polls, stickers, voice, webhooks of channels, lists of
members.
"""

from __future__ import annotations

import asyncio
import inspect
import json
import re
import secrets
import socket
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar
from weakref import WeakSet

from aiohttp import web

from .api_errors import ApiError
from .command_registry import CommandRegistry
from .faults import ConnectionLost, Faults, fits
from .gateway import GUILDS, Gateway
from .interaction_routes import InteractionRoutes
from .message_version import Json
from .openapi_check import OpenApiCheck
from .payloads import channel_object, guild_create
from .people import Person
from .rest import Messages, Rest
from .world import Call, Channel, Guild, Message, Permission, World

T = TypeVar("T")

BASE = "/api/v10"


class DiscordServer:
    """The loopback Discord. Use as an async context manager; the port is chosen at random."""

    def __init__(self, *, bot_name: str = "Hedgerow") -> None:
        self.token = f"loopback.{secrets.token_hex(16)}"
        self._bot_name = bot_name
        self.port = 0
        self.faults = Faults()
        self.world: World
        self.gateway: Gateway
        self.commands: CommandRegistry
        self.messages: Messages
        self.rest: Rest
        self._openapi_check = OpenApiCheck.from_environment()
        self._complaints: list[str] = []
        self._runner: web.AppRunner | None = None
        self._site: web.SockSite | None = None
        self._reopening: asyncio.Task[None] | None = None
        self._transports: WeakSet[asyncio.Transport] = WeakSet()  # without the gateway's
        self._people: list[Person] = []

    async def __aenter__(self) -> DiscordServer:
        app = web.Application(client_max_size=30 * 2**20)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        # The routes need the address, which needs the port, so the handler is set afterwards.
        app.router.add_route("*", "/{path:.*}", self._serve)
        await self._runner.setup()
        await self._listen(0)
        self.port = self._runner.addresses[0][1]
        self.world = World(f"http://127.0.0.1:{self.port}", self._bot_name)
        self.gateway = Gateway(self.world, self.token, f"ws://127.0.0.1:{self.port}/gateway")
        self.commands = CommandRegistry(self.world)
        self.messages = Messages(self.world, self.gateway)
        self._interaction_routes = InteractionRoutes(self.messages)
        self.rest = Rest(self.messages, self.commands, self.gateway)
        self._secret = _Routes(self.rest.routes())
        self._open = _Routes(self._interaction_routes.routes())
        return self

    async def __aexit__(self, *_: object) -> None:
        for session in self.gateway.sessions.values():
            if session.connection is not None:
                session.connection.cut()
        assert self._runner is not None
        if self._reopening is not None:
            await self._reopening
        await self._stop_listening()
        await self._runner.cleanup()

    @property
    def environment(self) -> dict[str, str]:
        """Return the variables that point the bot here."""
        return {
            "DISCORD_TOKEN": self.token,
            "DISCORD_API_BASE": f"http://127.0.0.1:{self.port}{BASE}",
            "DISCORD_GATEWAY": self.gateway.address,
        }

    def guild(self, name: str = "The Hedge", *, locale: str = "en-US") -> Guild:
        """Create a guild with the bot in it; a running bot gets the event."""
        guild = self.world.add_guild(name, locale=locale)
        self._dispatch("GUILD_CREATE", guild_create(guild, self.world.bot), guild)
        return guild

    def channel(self, guild: Guild, name: str = "table") -> Channel:
        """Create a text channel; a running bot gets the event."""
        channel = self.world.add_channel(guild, name)
        self._dispatch("CHANNEL_CREATE", channel_object(channel, self.world.bot), guild)
        return channel

    def person(
        self,
        name: str,
        *,
        locale: str = "en-US",
        dms_open: bool = True,
        guilds: Iterable[Guild] | None = None,
        permissions: Permission | None = None,
    ) -> Person:
        """Create a user who is a member of the given guilds, or of all guilds."""
        user = self.world.add_user(name, locale=locale)
        user.dms_open = dms_open
        if permissions is not None:
            user.permissions = permissions
        for guild in self.world.guilds.values() if guilds is None else guilds:
            guild.members.append(user)
            guild.owner = guild.owner or user
        made = Person(user, self.messages, self.gateway, self.commands, self._interaction_routes)
        self._people.append(made)
        return made

    async def ready(self, seconds: float = 20, *, commands: bool = True) -> None:
        """Wait until the bot is connected and, if `commands`, has registered commands."""

        def there() -> bool:
            known = any(self.commands.scopes.values())
            return self.gateway.connected and (known or not commands)

        await self.until(there, seconds, "the bot to identify and register its commands")

    async def until(self, test: Callable[[], T | None], seconds: float, what: str) -> T:
        """Wait until the test returns something true. Raise `AssertionError` when time is up."""
        return await self.world.until(test, seconds, what)

    def permit(self, channel: Channel, permissions: Permission) -> None:
        """Set what the bot may do in a channel."""
        channel.bot_permissions = permissions
        self._dispatch("CHANNEL_UPDATE", channel_object(channel, self.world.bot), channel.guild)

    def delete_message(self, message: Message) -> None:
        """Delete a message as a moderator does."""
        self.messages.remove(message)

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel."""
        body = channel_object(channel, self.world.bot)
        channel.deleted = True
        self._dispatch("CHANNEL_DELETE", body, channel.guild)

    def remove_bot(self, guild: Guild) -> None:
        """Remove the bot from a guild."""
        guild.bot_gone = True
        self._dispatch("GUILD_DELETE", {"id": str(guild.id)}, guild)

    def outage(self, guild: Guild) -> None:
        """Make a guild unavailable, as an outage of Discord does."""
        guild.unavailable = True
        self._dispatch("GUILD_DELETE", {"id": str(guild.id), "unavailable": True}, guild)

    def recover(self, guild: Guild) -> None:
        """Bring a guild back, after an outage or by inviting the bot again."""
        guild.unavailable = guild.bot_gone = False
        self._dispatch("GUILD_CREATE", guild_create(guild, self.world.bot), guild)

    def calls(self, pattern: str = "*") -> list[Call]:
        """Return the calls whose "METHOD /path" or "METHOD /route" fits, oldest first."""
        return [each for each in self.world.calls if fits(each, pattern)]

    def refused(self) -> list[Call]:
        """Return the calls that were answered with an error."""
        return [each for each in self.world.calls if each.status >= 400]

    def complaints(self) -> list[str]:
        """Return what a real Discord would not have understood, or would not have said."""
        return list(self._complaints)

    def _dispatch(self, event: str, body: Json, guild: Guild | None) -> None:
        number = None if guild is None else guild.id
        self.gateway.dispatch(event, body, intent=GUILDS, guild=number)
        self.world.touched()

    async def _serve(self, request: web.Request) -> web.StreamResponse:
        assert request.transport is not None
        if request.path == "/gateway":
            # The client may have used the connection for an ordinary request before.
            self._transports.discard(request.transport)
            return await self.gateway.accept(request)
        if request.path.startswith("/attachments/"):
            return self._file(request.path)
        self._transports.add(request.transport)
        try:
            return await self._respond(request)
        except ConnectionLost as lost:
            if lost.refuse_seconds:
                await self._refuse_connections(lost.refuse_seconds)
            if request.transport is not None:
                request.transport.abort()
            return web.Response()

    async def _respond(self, request: web.Request) -> web.Response:
        path = request.path.removeprefix(BASE)
        route, parameters, answer = self._secret.find(request.method, path)
        open_to_all = False
        if answer is None:
            route, parameters, answer = self._open.find(request.method, path)
            open_to_all = answer is not None
        call = await _read(request, path, route)
        self.world.calls.append(call)
        headers: dict[str, str] = {}
        try:
            if not open_to_all and request.headers.get("Authorization") != f"Bot {self.token}":
                raise ApiError(401, 0, "401: Unauthorized")
            await self.faults.before(call)
            headers = self.faults.spend(call, parameters)
            body, status = await self._answer(call, parameters, answer)
            await self.faults.after(call)
        except ApiError as error:
            headers = getattr(error, "headers", headers)
            body, status = error.body, error.status
        except ConnectionLost:
            raise
        except Exception as error:
            self._complaints.append(f"{call.method} {call.route}: this server broke: {error!r}")
            raise
        call.status, call.answer = status, body
        if self._openapi_check is not None and answer is not None:
            self._complaints += self._openapi_check.mistakes(call)
        self.world.touched()
        return _response(body, status, headers)

    async def _listen(self, port: int) -> None:
        assert self._runner is not None
        self._socket = socket.create_server(("127.0.0.1", port))
        self._site = web.SockSite(self._runner, self._socket)
        await self._site.start()

    async def _stop_listening(self) -> None:
        # A server of Python 3.11 that closes in the turn in which it accepts a connection never
        # closes that connection. So it accepts no more first, and has a few turns for the last.
        asyncio.get_running_loop().remove_reader(self._socket)
        for _turn in range(5):
            await asyncio.sleep(0)
        assert self._site is not None
        await self._site.stop()

    async def _refuse_connections(self, seconds: float) -> None:
        """Close every connection but the gateway's, and accept none for so long."""
        for transport in self._transports:
            transport.abort()
        if self._reopening is None or self._reopening.done():
            await self._stop_listening()
            self._reopening = asyncio.create_task(self._reopen(seconds))

    async def _reopen(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self._listen(self.port)

    async def _answer(
        self, call: Call, parameters: dict[str, str], answer: Callable[..., Any] | None
    ) -> tuple[Any, int]:
        if answer is None:
            self._complaints.append(f"{call.method} {call.path}: this server has no such route")
            raise ApiError(404, 0, "404: Not Found")
        body = answer(call, parameters)
        if inspect.isawaitable(body):
            body = await body
        if isinstance(body, tuple):
            return body[1], body[0]
        return body, 204 if body is None else 200

    def _file(self, path: str) -> web.Response:
        for message in self.world.messages():
            for shown in message.versions:
                for file in shown.files:
                    if file.url.endswith(path):
                        return web.Response(body=file.data, content_type=file.content_type)
        return web.Response(status=404)


class _Routes:
    """Finds the handler of a path: the first route that matches."""

    def __init__(self, routes: dict[str, Any]) -> None:
        self._routes: list[tuple[str, str, list[str], Any]] = []
        for name, answer in routes.items():
            method, route = name.split(" ")
            self._routes.append((method, route, route.split("/"), answer))

    def find(self, method: str, path: str) -> tuple[str, dict[str, str], Any]:
        steps = path.split("/")
        for verb, route, names, answer in self._routes:
            if verb == method and len(names) == len(steps):
                fits = zip(names, steps, strict=True)
                if all(_is_parameter(name, step) or name == step for name, step in fits):
                    pairs = zip(names, steps, strict=True)
                    return route, {a[1:-1]: b for a, b in pairs if a.startswith("{")}, answer
        return path, {}, None


def _is_parameter(name: str, step: str) -> bool:
    if not name.startswith("{"):
        return False
    return step.isdecimal() if name.endswith("_id}") else bool(step)


async def _read(request: web.Request, path: str, route: str) -> Call:
    body: Any = None
    files: dict[int, tuple[str, bytes]] = {}
    if request.content_type == "application/json":
        body = json.loads(await request.read())
    elif request.content_type == "multipart/form-data":
        for name, filename, content in _parts(request, await request.read()):
            if name == "payload_json":
                body = json.loads(content)
            else:
                at = int(name.removeprefix("files[").removesuffix("]"))
                files[at] = (filename, content)
    return Call(request.method, path, route, dict(request.query), body, files)


def _parts(request: web.Request, body: bytes) -> Iterator[tuple[str, str, bytes]]:
    """Return (name, file name, content) of each part of a form.

    By hand: aiohttp's reader of forms warns of its own deprecated call now and then.
    """
    boundary = b"\r\n--" + request.headers["Content-Type"].partition("boundary=")[2].encode()
    for part in (b"\r\n" + body).split(boundary)[1:-1]:
        head, _, content = part.partition(b"\r\n\r\n")
        said = dict(re.findall(r'\b(name|filename)="([^"]*)"', head.decode()))
        yield said["name"], said.get("filename", ""), content


def _response(body: object, status: int, headers: dict[str, str]) -> web.Response:
    if body is None:
        return web.Response(status=status, headers=headers)
    # discord.py reads JSON only under exactly this Content-Type, without a charset.
    exact = {**headers, "Content-Type": "application/json"}
    return web.Response(status=status, body=json.dumps(body).encode(), headers=exact)
