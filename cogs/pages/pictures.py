"""Pictures on messages: drawn in time, or replaced by their text alternative."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord
from discord import ui

from cogs.controls.items import truncate
from cogs.images.renderer import Renderer
from cogs.pages.message_content import PICTURE_NAME, text_part
from cogs.text.translator import Translator
from engine.api.scene import Scene

log = logging.getLogger("hedgerow.pages")

#: A picture that takes longer is left out: a reply must not wait for it, the table message may.
REPLY_PICTURE_SECONDS, TABLE_PICTURE_SECONDS = 1.5, 10.0

#: The longest alternative text of a picture that Discord takes, in characters.
_ALT_LIMIT = 1_024

#: So many characters of what may be read only now are shown on the message; a file has it all.
_FLEETING_LIMIT, _FILE_NAME = 2_600, "now.txt"


async def draw(
    renderer: Renderer, scene: Scene, translator: Translator, seconds: float
) -> bytes | None:
    """Return the PNG of a scene, or `None` where it takes longer or cannot be drawn."""
    try:
        async with asyncio.timeout(seconds):
            return await renderer.png(scene, translator.locale, translator.names, translator.look)
    except TimeoutError:
        log.info("a picture took longer than %s s and was left out", seconds)
    except Exception:
        # A table without its picture still plays: the words say all of it.
        log.exception("a picture could not be drawn")
    return None


async def scene_part(
    renderer: Renderer, scene: Scene, translator: Translator, seconds: float, longest: int = 1500
) -> tuple[ui.Item[Any], bytes | None]:
    """Return the part that shows a scene and its PNG, or its text alternative and `None`."""
    picture = await draw(renderer, scene, translator, seconds)
    if picture is not None:
        return gallery(translator.plain(scene.alt)), picture
    return text_part("\n".join(map(translator, scene.text)), longest), None


def fleeting_parts(
    scene: Scene, translator: Translator, room: int = _FLEETING_LIMIT
) -> tuple[list[ui.Item[Any]], tuple[str, bytes] | None]:
    """Return what may be read only now, as parts of a message and a file if it is long.

    `room`: so many characters the message has left for it.
    The message that shows it must be edited or deleted when the scene shows it no more.
    """
    text = "\n".join(map(translator, scene.fleeting))
    longest = min(room, _FLEETING_LIMIT)
    if len(text) <= longest:
        return [text_part(text)] if text else [], None
    whole = "\n".join(map(translator.plain, scene.fleeting))
    first, _, _ = text[:longest].rpartition("\n")
    file: ui.File[Any] = ui.File(f"attachment://{_FILE_NAME}")
    return [text_part(f"{first}\n…"), file], (_FILE_NAME, whole.encode())


def gallery(alt: str, name: str = PICTURE_NAME) -> ui.Item[Any]:
    """Return the part that shows a picture of the message; `alt` says it in a sentence."""
    return ui.MediaGallery(
        discord.MediaGalleryItem(f"attachment://{name}", description=truncate(alt, _ALT_LIMIT))
    )
