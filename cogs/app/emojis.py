"""Application emojis: the icons of the games, uploaded once and shown beside words.

The bot answers with words alone until they are there, and wherever Discord refuses them.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Iterable, Mapping

import discord

from cogs.images.icon import icon_digest, icon_png
from cogs.messages.request_errors import REQUEST_ERRORS, is_temporary
from engine.api.event import Line
from engine.api.scene import Figure

log = logging.getLogger("hedgerow.emojis")

#: Seconds until an upload that failed for now is tried again; then it waits for the next start.
RETRIES = (10, 60, 600, 3600)

#: Seconds between two uploads, so that they are never what the bot is busy with.
PAUSE_SECONDS = 0.2

#: The end of our names: the hash of the drawing. Emojis with other names are not ours.
_OURS = re.compile(r"_hr[0-9a-f]{6}$")

#: Discord's limit, in characters.
_LONGEST_NAME = 32

#: Discord's code for a message that it refuses as a whole.
_INVALID_FORM = 50035


class IconEmojis:
    """The application's emojis. `markup` has what stands beside a line, as far as it is there."""

    def __init__(
        self,
        client: discord.Client,
        icons: Iterable[Mapping[Line, Figure]],
        uploads: Callable[[], bool] = lambda: True,
    ) -> None:
        """Start nothing. `uploads` returns False in a process that leaves that to another one."""
        self._client, self._uploads = client, uploads
        self._lines: dict[str, list[Line]] = {}
        self._figures: dict[str, Figure] = {}
        names: dict[str, str] = {}
        for line, figure in (pair for each in icons for pair in each.items()):
            # Texts with the same drawing share one emoji, named after the first of them.
            digest = icon_digest(figure)
            name = names.setdefault(digest, _name(line, digest))
            self._lines.setdefault(name, []).append(line)
            self._figures[name] = figure
        self.markup: dict[Line, str] = {}
        self.running: asyncio.Task[None] | None = None  #: what goes on in the background

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all our emojis."""
        return tuple(self._figures)

    def png(self, name: str) -> bytes:
        """Paint an emoji; this takes a few milliseconds."""
        return icon_png(self._figures[name])

    def start(self) -> None:
        """Fetch the emojis in the background, upload those that are missing, delete old ones.

        Calling it again, as when this process has just become the one that uploads, is harmless.
        """
        self.stop()
        self.running = asyncio.create_task(self._run())

    def stop(self) -> None:
        """Stop what is going on in the background."""
        if self.running is not None:
            self.running.cancel()

    def note_error(self, error: Exception) -> bool:
        """Show words alone from now on, and return True, if a message was refused for an emoji.

        Somebody may have deleted it at Discord while the bot runs.
        """
        refused = isinstance(error, discord.HTTPException) and error.code == _INVALID_FORM
        if not refused or "emoji" not in str(error).casefold() or not self.markup:
            return False
        log.warning("Discord does not know an icon: there are none until the next start")
        self.markup.clear()
        return True

    async def _run(self) -> None:
        for seconds in (*RETRIES, None):
            try:
                if await self._synchronise():
                    return
            except REQUEST_ERRORS as error:
                if seconds is None or not is_temporary(error):
                    log.info("there are no icons beside words: %s", error)
                    return
            if seconds is not None:
                await asyncio.sleep(seconds)

    async def _synchronise(self) -> bool:
        """Return False if another process has not uploaded all of them yet."""
        there = await self._client.fetch_application_emojis()
        for emoji in there:
            self._use(emoji)
        missing = self._figures.keys() - {each.name for each in there}
        if not self._uploads():
            return not missing
        for name in sorted(missing):
            image = await asyncio.to_thread(self.png, name)
            self._use(await self._client.create_application_emoji(name=name, image=image))
            await asyncio.sleep(PAUSE_SECONDS)
        for emoji in there:
            if _OURS.search(emoji.name) and emoji.name not in self._figures:
                await emoji.delete()
        if missing:
            log.info("%d icons were uploaded", len(missing))
        return True

    def _use(self, emoji: discord.Emoji) -> None:
        self.markup |= dict.fromkeys(self._lines.get(emoji.name, ()), str(emoji))


def _name(line: Line, digest: str) -> str:
    """Return the name of an emoji, which screen readers speak, with the hash of its drawing."""
    end = f"_hr{digest}"
    spoken = re.sub(r"\W+", "_", " ".join(_words(line)))
    return spoken[: _LONGEST_NAME - len(end)] + end


def _words(line: Line) -> list[str]:
    """Return the keys in a line, the parameters' without the game's name, and its numbers."""
    words = [line.key]
    for _, param in line.params:
        if isinstance(param, Line):
            words += [each.partition("-")[2] for each in _words(param)]
        elif isinstance(param, int):
            words.append(str(param))
    return words
