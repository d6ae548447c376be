"""What a window may ask of the server: one struct for each `op`, checked as it is read."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

#: A number of Discord's, as text: JavaScript cannot hold it as a number.
Id: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[0-9]{1,20}\Z")]

#: The path of a command: words joined by single blanks.
Path: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[^\s]+( [^\s]+){0,2}\Z", max_length=100)]

Value: TypeAlias = str | int | float | bool


class _Asked(msgspec.Struct, frozen=True, tag_field="op"):
    nonce: str = ""


class Say(_Asked, frozen=True, kw_only=True, tag="say"):
    """Type a message."""

    channel: Id
    text: str


class Command(_Asked, frozen=True, kw_only=True, tag="command"):
    """Use a command."""

    channel: Id
    name: Path
    options: dict[str, Value] = {}


class Complete(_Asked, frozen=True, kw_only=True, tag="complete"):
    """Ask what may be chosen for the option that is being typed."""

    channel: Id
    name: Path
    focused: str
    options: dict[str, Value] = {}


class Press(_Asked, frozen=True, kw_only=True, tag="press"):
    """Press a button."""

    channel: Id
    message: Id
    custom_id: str


class Choose(_Asked, frozen=True, kw_only=True, tag="choose"):
    """Choose from a menu."""

    channel: Id
    message: Id
    custom_id: str
    values: list[str]


class Submit(_Asked, frozen=True, kw_only=True, tag="submit"):
    """Send a form; `of` is the nonce of the act that was answered with it."""

    of: str
    custom_id: str
    fields: dict[str, str | bool | list[str]]


class Restart(_Asked, frozen=True, kw_only=True, tag="restart"):
    """Restart the bot."""


class Demo(_Asked, frozen=True, kw_only=True, tag="demo"):
    """Open a table of a game, let the house fill it, and start."""

    channel: Id
    game: str


Asked: TypeAlias = Say | Command | Complete | Press | Choose | Submit | Restart | Demo

_READER: msgspec.json.Decoder[Asked] = msgspec.json.Decoder(Asked)


def read(text: str) -> Asked:
    """Read a frame. Raises `msgspec.DecodeError` for anything else."""
    return _READER.decode(text)
