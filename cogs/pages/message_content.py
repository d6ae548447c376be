"""A finished message: its frame, its texts, its picture and its files.

It knows Discord's form of a message, and nothing of tables or of sending.
"""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from typing import Any, NamedTuple

import discord
from discord import ui

from cogs.controls.items import ControlButton, rows, truncate

#: Characters over all texts of one message.
TEXT_LIMIT = 4000

PICTURE_NAME = "table.png"

NO_PINGS = discord.AllowedMentions.none()

_HEDGE_GREEN = 0x4F7942


class PictureMissing(Exception):
    """Raised after a message was sent without its picture: it may be there a little later."""


class MessageContent(NamedTuple):
    """What to send or to edit a message to: a view, perhaps a PNG, named files besides."""

    view: ui.LayoutView
    picture: bytes | None = None
    attachments: tuple[tuple[str, bytes], ...] = ()
    lacks_picture: bool = False  #: a text stands in its place
    is_silent: bool = False  #: it notifies nobody when it is sent

    def check_picture(self) -> None:
        """Raise `PictureMissing` if the picture was not drawn in time."""
        if self.lacks_picture:
            raise PictureMissing

    def files(self) -> list[discord.File]:
        """Return new attachments at each call: a `discord.File` can be sent only once."""
        picture = () if self.picture is None else ((PICTURE_NAME, self.picture),)
        return [discord.File(BytesIO(data), name) for name, data in (*picture, *self.attachments)]

    def send_arguments(self) -> dict[str, Any]:
        """Return the arguments with which discord.py sends it."""
        silent = {"silent": True} if self.is_silent else {}
        return {"view": self.view, "files": self.files(), "allowed_mentions": NO_PINGS, **silent}

    def edit_arguments(self) -> dict[str, Any]:
        """Return the arguments with which discord.py edits another message to it."""
        return {"view": self.view, "attachments": self.files(), "allowed_mentions": NO_PINGS}


class Mention(NamedTuple):
    """A message of text that notifies one person, perhaps with buttons below."""

    text: str
    user: int
    buttons: tuple[ControlButton, ...] = ()

    def send_arguments(self) -> dict[str, Any]:
        """Return the arguments with which discord.py sends it."""
        mentioned = discord.AllowedMentions(users=[discord.Object(self.user)])
        arguments: dict[str, Any] = {"content": self.text, "allowed_mentions": mentioned}
        if self.buttons:
            view = ui.View(timeout=None)
            for each in self.buttons:
                view.add_item(each)
            view.stop()
            arguments["view"] = view
        return arguments

    def edit_arguments(self) -> dict[str, Any]:
        """Return the arguments with which discord.py edits another message to it."""
        return self.send_arguments()


def message_content(
    parts: Iterable[ui.Item[Any]],
    picture: bytes | None = None,
    *attachments: tuple[str, bytes] | None,
) -> MessageContent:
    """Return a message of these parts, in a view that discord.py never stores.

    Every control says all in its custom_id (decision 0006); a stored view would cost memory and a
    timer each, and ending one could disable the controls of every table (tested).
    """
    view = ui.LayoutView(timeout=None)
    container: ui.Container[Any] = ui.Container(*parts, accent_colour=_HEDGE_GREEN)
    view.add_item(container)
    view.stop()
    return MessageContent(view, picture, tuple(each for each in attachments if each))


def notice(text: str, buttons: Iterable[ControlButton] = ()) -> MessageContent:
    """Return a message of a text with buttons below."""
    return message_content([text_part(text), *rows(buttons)])


def text_part(text: str, longest: int = TEXT_LIMIT) -> ui.Item[Any]:
    """Return a text as a part of a message, cut to `longest` characters."""
    return ui.TextDisplay(truncate(text, longest))


def message_link(guild: int | None, channel: int, message: int | None = None) -> str:
    """Return the address of a message, or of a channel."""
    tail = f"/{message}" if message else ""
    return f"https://discord.com/channels/{guild or '@me'}/{channel}{tail}"
