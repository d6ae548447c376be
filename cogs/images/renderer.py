"""Scene -> PNG, off the event loop and kept; and the same picture in words.

The loop only says the words of a scene and looks the picture up; painting happens in a thread or
two, where Pillow leaves the interpreter to others for most of the time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from cogs.images.byte_cache import ByteCache
from cogs.images.fonts import can_write, legible
from cogs.images.painter import Painter, digest, lines_in
from cogs.text.localization import Localization, unnamed_seat
from cogs.text.user_text import Name
from engine.api.scene import Scene

#: Finished pictures kept, in bytes: about a thousand tables.
KEPT_BYTES = 32_000_000

#: Longest description of an attachment that Discord takes.
LONGEST_ALT = 1024


class Renderer:
    """Draws pictures and keeps them; a picture asked for twice at once is drawn once."""

    def __init__(self, localization: Localization, threads: int = 2) -> None:
        self._speech = localization
        self._painter = Painter()
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="raster")
        self._kept: ByteCache[bytes, bytes] = ByteCache(KEPT_BYTES)
        self._drawing: dict[bytes, asyncio.Future[bytes]] = {}

    async def png(
        self, scene: Scene, locale: str, names: Sequence[str], width: int | None = None
    ) -> bytes:
        """Draw a scene for a reader, `width` pixels wide (else at its natural size).

        `names` has one name a seat, as for `Localization.translate`. Raises `ValueError` (or what Pillow
        raises) for a scene that cannot be drawn: the words of `scene_text` say all of it.
        """
        shown = self._shown(names, locale)
        said = {
            line: self._speech.plain(line, locale, shown)
            for line in lines_in((*scene.ground, *scene.marks))
        }
        key = digest(scene.size, scene.ground, scene.marks, list(said.items()), width)
        kept = self._kept.get(key)
        if kept is not None:
            return kept
        drawing = self._drawing.get(key)
        if drawing is None:
            loop = asyncio.get_running_loop()
            drawing = loop.run_in_executor(self._pool, self._painter.png, scene, said, width)
            self._drawing[key] = drawing
            drawing.add_done_callback(partial(self._drawn, key))
        # Whoever stops waiting does not stop it for the others.
        return await asyncio.shield(drawing)

    def close(self) -> None:
        """Let the threads end; what is not being drawn yet is dropped."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _drawn(self, key: bytes, drawing: asyncio.Future[bytes]) -> None:
        del self._drawing[key]
        if not drawing.cancelled() and drawing.exception() is None:
            png = drawing.result()
            self._kept.put(key, png, len(png))

    def _shown(self, names: Sequence[str], locale: str) -> tuple[Name, ...]:
        """Give the names as the letters of pictures can write them, else a seat's number.

        That is also for names which only differ in signs that pictures cannot write.
        """
        known = [each if isinstance(each, Name) else Name(each) for each in names]
        drawn = [" ".join(legible(each.plain).split()) for each in known]
        return tuple(
            (name if letters == name.plain else Name(letters))
            if can_write(name.plain) and drawn.count(letters) == 1
            else Name(self._speech.plain(unnamed_seat(index), locale))
            for index, (name, letters) in enumerate(zip(known, drawn, strict=True))
        )
