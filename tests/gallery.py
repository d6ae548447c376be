"""Draw the gallery of docs/pictures.md: each game's table, hand and result, large and on a phone.

    uv run --group dev python -m tests.gallery

plays one game of each with the same dice every time and keeps a moment of it: by day 800 pixels
wide and by night 400. The files are WebP below docs/pictures, small enough for the repository.
"""

from __future__ import annotations

import asyncio
import html
import io
import sys

from PIL import Image

from cogs.images.renderer import Renderer
from engine.api.drawing.palette import Look
from engine.api.event import Line
from engine.api.game import AnyGame
from engine.api.scene import Scene
from engine.catalogue import catalogue
from tests.pictures import NAMES, scenes
from tests.support.games import ROOT, SEEDS
from tests.support.shared_localization import shared_localization

PAGE = ROOT / "docs" / "pictures.md"
FOLDER = ROOT / "docs" / "pictures"

#: The kinds of pictures, and the most telling moments of each game for table and hand, in permille.
KINDS = ("table", "hand", "result")
_MOMENTS = {
    "race": ("0750", "0500"),
    "safaru": ("0250", "0750"),
    "badger": ("0500", "0950"),
    "igels": ("0750", "0500"),
    "igor": ("0250", "0500"),
}
_ANY_GAME = ("0500", "0500")

#: The most bytes of one picture.
LIMIT = 60_000

_INTRODUCTION = """\
# The pictures of all games

Each game by day as a computer shows it, and by night as a phone does, with the words that a screen
reader says. `python -m tests.gallery` draws this page; [art.md](art.md) says how pictures are made.
"""


def moments(game: AnyGame) -> dict[str, Scene]:
    """Return the scene of each kind; the hand with a move half made, if one is shown then."""
    shown = dict(scenes(game))
    table, hand = _MOMENTS.get(game.info.slug, _ANY_GAME)
    of_hand = max(name for name in shown if name.startswith(f"{hand}-hand"))
    return dict(zip(KINDS, (shown[f"{table}-table"], shown[of_hand], shown["result"]), strict=True))


def file_name(slug: str, kind: str, *, dark: bool) -> str:
    """Return the name of the file of a picture."""
    return f"{slug}-{kind}{'-dark' if dark else ''}.webp"


def smaller(png: bytes, width: int) -> bytes:
    """Return a picture as WebP of this width, without loss but for its rarest colours."""
    with Image.open(io.BytesIO(png)) as picture:
        size = (width, round(picture.height * width / picture.width))
        resized = picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)
    data = b""
    for colours in (128, 64, 48, 32):
        written = io.BytesIO()
        few = resized.quantize(colours, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        few.convert("RGB").save(written, "WEBP", lossless=True, quality=90)
        data = written.getvalue()
        if len(data) <= LIMIT:
            break
    return data


async def draw(game: AnyGame, renderer: Renderer, files: dict[str, bytes]) -> list[str]:
    """Add the six pictures of a game to the files, and return the lines of the page about it."""
    slug, localization = game.info.slug, shared_localization()
    title = localization.plain(Line(f"{slug}-title"), "en")
    lines = [f"\n## {title}\n", "| 800 pixels, by day | 400 pixels, by night |", "| --- | --- |"]
    for kind, scene in moments(game).items():
        told = html.escape(localization.plain(scene.alt, "en", NAMES)).replace("|", "&#124;")
        cells = []
        for dark, width in ((False, 800), (True, 400)):
            data = smaller(await renderer.png(scene, "en", NAMES, Look(dark)), width)
            assert len(data) <= LIMIT, f"{slug}, {kind}: {len(data)} bytes"
            name = file_name(slug, kind, dark=dark)
            files[name] = data
            shown = width // 2 + (0 if dark else 60)
            cells.append(f'<img src="pictures/{name}" width="{shown}" alt="{told}">')
        lines.append(f"| {' | '.join(cells)} |")
    return lines


async def write() -> None:
    """Write the pictures and the page."""
    renderer, files = Renderer(shared_localization()), dict[str, bytes]()
    lines = [_INTRODUCTION.rstrip("\n")]
    for game in catalogue(SEEDS).values():
        lines += await draw(game, renderer, files)
    renderer.close()
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.iterdir():
        old.unlink()
    for name, data in files.items():
        (FOLDER / name).write_bytes(data)
    PAGE.write_text("\n".join(lines) + "\n", "utf-8")


def main() -> int:
    """Draw the gallery."""
    asyncio.run(write())
    files = sorted(FOLDER.iterdir())
    print(f"{len(files)} pictures, {sum(each.stat().st_size for each in files) // 1000} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
