"""Which failed requests to Discord are tried again."""

from __future__ import annotations

import aiohttp
import discord

#: The connection failed: Discord may have carried out the request, and only its response is lost.
#: aiohttp's errors are listed besides, for `ServerDisconnectedError` is no `OSError`.
CONNECTION_ERRORS = (aiohttp.ClientError, OSError, TimeoutError)

#: What a request raises that failed.
REQUEST_ERRORS = (discord.HTTPException, *CONNECTION_ERRORS)

_TOO_MANY_REQUESTS = 429
_SERVER_ERROR = 500


def is_temporary(error: BaseException) -> bool:
    """Return True if the same request may succeed later, False if Discord has refused it."""
    if isinstance(error, discord.HTTPException):
        return error.status == _TOO_MANY_REQUESTS or error.status >= _SERVER_ERROR
    return isinstance(error, CONNECTION_ERRORS)
