"""Scene -> PNG for one reader: painted in threads beside the event loop, and cached.

The event loop only translates the lines of a scene and looks the picture up; Pillow releases the
interpreter's lock for most of the time that painting takes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from cogs.images.byte_cache import ByteCache
from cogs.images.digests import digest_of_marks, lines_in
from cogs.images.fonts import can_draw, drawable, fit
from cogs.images.moving import animated
from cogs.images.painter import Painter, text_width
from cogs.text.localization import Localization, unnamed_seat
from cogs.text.user_text import Name, clean
from engine.api.drawing.palette import DAY, Look
from engine.api.event import Line
from engine.api.scene import Mark, Scene, Words

#: Bytes of finished pictures in the cache: the painter has their bands too.
CACHE_BYTES = 5_000_000

#: To so many characters names are shortened, one after the other, where a sentence is too long.
_SHORTER = (16, 12, 9, 6)


class Renderer:
    """Draws and caches pictures; requests for one that is being drawn share its result."""

    def __init__(self, localization: Localization, threads: int = 2) -> None:
        self._localization = localization
        self._painter = Painter()
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="renderer")
        self._cache: ByteCache[bytes, bytes] = ByteCache(CACHE_BYTES, len)
        self._drawing: dict[bytes, asyncio.Future[bytes]] = {}
        #: called with the seconds until a picture was painted that was not cached
        self.on_painted: Callable[[float], object] = lambda _: None

    async def png(self, scene: Scene, locale: str, names: Sequence[str], look: Look = DAY) -> bytes:
        """Return a scene as a PNG in a look; `names` has one name for each seat.

        Raise `ValueError`, or what Pillow raises, for a scene
        that cannot be drawn: its text alternative says all of it.
        """
        shown = self._drawable_names(names, locale)
        marks = (*scene.ground, *scene.marks)
        texts = self._texts(marks, locale, shown)
        key = digest_of_marks(marks, len(scene.ground), scene.size, list(texts.items()), look)
        png = self._cache.get(key)
        if png is not None:
            return png
        drawing = self._drawing.get(key)
        if drawing is None:
            loop = asyncio.get_running_loop()
            drawing = loop.run_in_executor(self._pool, self._painter.png, scene, texts, look)
            self._drawing[key] = drawing
            drawing.add_done_callback(partial(self._finished, key, loop.time()))
        # A caller that stops waiting must not stop the drawing for the others.
        return await asyncio.shield(drawing)

    async def moving(
        self, scenes: Sequence[Scene], locale: str, names: Sequence[str], look: Look = DAY
    ) -> bytes | None:
        """Return scenes as a moving GIF; `None`: it would be too large."""
        frames = [await self.png(each, locale, names, look) for each in scenes]
        return await asyncio.get_running_loop().run_in_executor(self._pool, animated, frames)

    @property
    def waiting(self) -> int:
        """How many pictures are being painted or wait for it."""
        return len(self._drawing)

    def close(self) -> None:
        """Wait for the pictures that are being drawn, and drop those that are not begun."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _finished(self, key: bytes, began: float, drawing: asyncio.Future[bytes]) -> None:
        del self._drawing[key]
        self.on_painted(asyncio.get_running_loop().time() - began)
        if not drawing.cancelled() and drawing.exception() is None:
            self._cache.put(key, drawing.result())

    def _texts(self, marks: Sequence[Mark], locale: str, names: Sequence[Name]) -> dict[Line, str]:
        """Return the text of each line; in a row that is too long, names are shortened first."""
        plain = self._localization.plain
        texts = {line: plain(line, locale, names) for line in lines_in(marks)}
        for mark in marks:
            if type(mark) is not Words or mark.rows > 1 or not isinstance(mark.text, Line):
                continue
            # A name that stands alone is cut where its room ends.
            if mark.text.key == "seat" or not any(each.plain in texts[mark.text] for each in names):
                continue
            for longest in _SHORTER:
                text = drawable(texts[mark.text])
                if fit(text, mark.size, mark.bold, text_width(mark))[0] == text:
                    break
                shorter = [Name(clean(each.plain, longest)) for each in names]
                texts[mark.text] = plain(mark.text, locale, shorter)
        return texts

    def _drawable_names(self, names: Sequence[str], locale: str) -> tuple[Name, ...]:
        """Return each name as it can be drawn, or the number of its seat.

        The number also stands for names that differ only in characters that cannot be drawn.
        """
        known = [each if isinstance(each, Name) else Name(each) for each in names]
        drawn = [" ".join(drawable(each.plain).split()) for each in known]
        return tuple(
            (name if letters == name.plain else Name(letters))
            if can_draw(name.plain) and drawn.count(letters) == 1
            else Name(self._localization.plain(unnamed_seat(index), locale))
            for index, (name, letters) in enumerate(zip(known, drawn, strict=True))
        )
