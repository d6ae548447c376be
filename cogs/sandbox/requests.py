"""The requests a browser window may send: one struct for each `op`, validated when decoded."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

#: A Discord id as text: JavaScript numbers cannot hold it.
Id: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[0-9]{1,20}\Z")]

#: The path of a command: words joined by single spaces.
Path: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[^\s]+( [^\s]+){0,2}\Z", max_length=100)]

Value: TypeAlias = str | int | float | bool


class _Request(msgspec.Struct, frozen=True, tag_field="op"):
    nonce: str = ""


class Say(_Request, frozen=True, kw_only=True, tag="say"):
    """Send a message."""

    channel: Id
    text: str


class Command(_Request, frozen=True, kw_only=True, tag="command"):
    """Use a command."""

    channel: Id
    name: Path
    options: dict[str, Value] = {}


class Complete(_Request, frozen=True, kw_only=True, tag="complete"):
    """Request the choices for the option that is being typed."""

    channel: Id
    name: Path
    focused: str
    options: dict[str, Value] = {}


class Press(_Request, frozen=True, kw_only=True, tag="press"):
    """Press a button."""

    channel: Id
    message: Id
    custom_id: str


class Choose(_Request, frozen=True, kw_only=True, tag="choose"):
    """Choose from a menu."""

    channel: Id
    message: Id
    custom_id: str
    values: list[str]


class Submit(_Request, frozen=True, kw_only=True, tag="submit"):
    """Submit a modal; `of` is the nonce of the request that opened it."""

    of: str
    custom_id: str
    fields: dict[str, str | bool | list[str]]


class Restart(_Request, frozen=True, kw_only=True, tag="restart"):
    """Restart the bot."""


class Demo(_Request, frozen=True, kw_only=True, tag="demo"):
    """Open a table, let the house take the free seats, and start the game."""

    channel: Id
    game: str


Request: TypeAlias = Say | Command | Complete | Press | Choose | Submit | Restart | Demo

_DECODER: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)


def decode(text: str) -> Request:
    """Return the request in a frame. Raise `msgspec.DecodeError` if it is not a valid one."""
    return _DECODER.decode(text)
