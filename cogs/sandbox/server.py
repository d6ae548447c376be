"""The HTTP server of the page: static files, attachments, and one WebSocket for each window.

It serves browsers on this machine, or on the network if it is bound to more. Requests with a
foreign `Host` or `Origin` header are refused, so that no other site's page can talk to it.
"""

from __future__ import annotations

import asyncio
import errno
import ipaddress
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import msgspec
from aiohttp import WSCloseCode, web
from yarl import URL

from cogs.app.settings import BadSetting
from cogs.sandbox.guild import Guild
from cogs.sandbox.verifying import LONGEST_RECORD, Verifier
from cogs.sandbox.window import Window
from cogs.sandbox.words import with_words

PAGE = Path(__file__).parent / "page"

_KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
}

_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}

#: The largest frame a window may send, in bytes.
LONGEST_FRAME = 64 * 1024

#: How long open connections have to close.
CLOSING_SECONDS = 2.0

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class PageServer:
    """Serves one guild to any number of windows."""

    def __init__(self, guild: Guild, database: str, host: str) -> None:
        self.guild, self.database, self.host = guild, database, host
        self._windows: set[Window] = set()
        self._verifier = Verifier()

    def app(self) -> web.Application:
        """Build the routes."""
        app = web.Application(middlewares=[self._check_host], client_max_size=LONGEST_RECORD + 1)
        app.router.add_get("/", partial(self._html, "index.html"))
        app.router.add_get("/verify", partial(self._html, "verify.html"))
        app.router.add_post("/verify", self._verify)
        app.router.add_get("/page/{name}", self._file)
        app.router.add_get("/pictures/{key}/{name}", self._picture)
        app.router.add_get("/emojis/{name}", self._emoji)
        app.router.add_get("/live", self._live)
        app.on_shutdown.append(self._close_windows)
        return app

    @web.middleware
    async def _check_host(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse unknown host names (DNS rebinding) and requests from other sites' pages."""
        if not is_own_host(request.host, self.host):
            raise web.HTTPForbidden(text="This server is not called so.")
        origin = request.headers.get("Origin")
        if origin is not None and origin != f"{request.scheme}://{request.host}":
            raise web.HTTPForbidden(text="Other sites have no business here.")
        try:
            response = await handler(request)
        except web.HTTPException as error:
            error.headers.update(_HEADERS)
            raise
        if not response.prepared:
            response.headers.update({**_HEADERS, **response.headers})
        return response

    async def _html(self, name: str, request: web.Request) -> web.StreamResponse:
        html = await asyncio.to_thread((PAGE / name).read_text, "utf-8")
        language = self.guild.language_of(self._visitor(request))
        text = with_words(html, self.guild.localization, language)
        return web.Response(text=text, content_type="text/html")

    def _visitor(self, request: web.Request) -> int:
        """Return the member that an address asks for, who reads from now on what it asks for."""
        people = {str(each): each for each in self.guild.members}
        member = people.get(request.query.get("me", ""), next(iter(people.values())))
        self.guild.speak(member, request.query.get("lang", ""))
        return member

    async def _verify(self, request: web.Request) -> web.StreamResponse:
        """Say what the record of a game proves that the visitor has sent."""
        finding = await self._verifier.check(await request.read())
        return web.Response(body=msgspec.json.encode(finding), content_type="application/json")

    async def _file(self, request: web.Request) -> web.StreamResponse:
        name = Path(request.match_info["name"])
        kind = _KINDS.get(name.suffix)
        file = PAGE / name.name
        if kind is None or not await asyncio.to_thread(file.is_file):
            raise web.HTTPNotFound
        return web.FileResponse(file, headers={"Content-Type": kind})

    async def _picture(self, request: web.Request) -> web.StreamResponse:
        found = self.guild.attachments.by_key(request.match_info["key"])
        if found is None:
            raise web.HTTPNotFound
        kind, data = found
        response = web.Response(body=data, content_type=kind)
        if not kind.startswith("image/"):
            response.headers["Content-Disposition"] = "attachment"
        return response

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        data = await asyncio.to_thread(self.guild.emoji_png, request.match_info["name"])
        if data is None:
            raise web.HTTPNotFound
        # Its name has the hash of what it shows.
        headers = {"Cache-Control": "max-age=86400"}
        return web.Response(body=data, content_type="image/png", headers=headers)

    async def _live(self, request: web.Request) -> web.StreamResponse:
        member = self._visitor(request)
        socket_ = web.WebSocketResponse(heartbeat=30.0, max_msg_size=LONGEST_FRAME)
        await socket_.prepare(request)
        window = Window(self.guild, member, socket_, self.database)
        self._windows.add(window)
        try:
            await window.run()
        finally:
            self._windows.discard(window)
        return socket_

    async def _close_windows(self, _: web.Application) -> None:
        closing = (
            each.socket.close(code=WSCloseCode.GOING_AWAY, message=b"Hedgerow has been stopped")
            for each in tuple(self._windows)
        )
        await asyncio.gather(*closing, return_exceptions=True)


@asynccontextmanager
async def serving(guild: Guild, database: str, host: str, port: int) -> AsyncIterator[str]:
    """Serve the page and yield its address. Raise `BadSetting` if host or port cannot be used."""
    runner = web.AppRunner(
        PageServer(guild, database, host).app(),
        access_log=None,
        handle_signals=False,
        shutdown_timeout=CLOSING_SECONDS,
    )
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except (socket.gaierror, UnicodeError) as error:
            raise BadSetting(
                f"HEDGEROW_HOST {host} cannot be used: this name has no address."
            ) from error
        except OSError as error:
            raise BadSetting(_bind_error(host, port, error)) from error
        bound = runner.addresses[0][1]
        yield f"http://{_public_host(host)}:{bound}/"
    finally:
        await runner.cleanup()


def is_own_host(host_header: str, host: str) -> bool:
    """Return True if a `Host` header names this server, which listens on `host`.

    IP addresses are accepted, because only a name can be made to point elsewhere, and so are the
    names of this machine.
    """
    try:
        name = (URL(f"http://{host_header}").host or "").casefold()
    except ValueError:
        return False
    own = socket.gethostname().casefold()
    if name in ("localhost", host.casefold(), own, f"{own}.local"):
        return True
    try:
        return bool(ipaddress.ip_address(name))
    except ValueError:
        return False


def _bind_error(host: str, port: int, error: OSError) -> str:
    why = {
        errno.EADDRINUSE: "something else uses it already",
        errno.EACCES: "only an administrator may use it",
        errno.EADDRNOTAVAIL: "this machine has no such address",
    }.get(error.errno or 0, error.strerror or str(error))
    if error.errno == errno.EADDRNOTAVAIL:
        return f"HEDGEROW_HOST {host} cannot be used: {why}."
    return f"HEDGEROW_PORT {port} cannot be used: {why}."


def _public_host(host: str) -> str:
    """Return the host to open; for a wildcard address, this machine's address in its network."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    is_ipv6 = address.version == 6
    if address.is_unspecified:
        host = _network_address(socket.AF_INET6 if is_ipv6 else socket.AF_INET)
    return f"[{host}]" if is_ipv6 else host


#: family -> (a documentation address to probe with, the loopback address)
_PROBES = {
    socket.AF_INET: ("192.0.2.1", "127.0.0.1"),
    socket.AF_INET6: ("2001:db8::1", "::1"),
}


def _network_address(family: socket.AddressFamily) -> str:
    """Return this machine's address in its network; no packet is sent."""
    remote, loopback = _PROBES[family]
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((remote, 9))
            return str(probe.getsockname()[0])
    except OSError:
        return loopback
