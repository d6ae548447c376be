"""Draw the pictures of a random game, to look at them.

    uv run --group dev python -m tests.pictures <slug> [locale]

writes the table and the hand of the first seat at several moments, with a half-made move where one
is shown, and the result card, light and dark, as PNG files 800 and 400 pixels wide (a phone) and as
text, below build/pictures/<slug>.
"""

from __future__ import annotations

import asyncio
import io
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PIL import Image

from cogs.images.renderer import Renderer
from cogs.pages.result_card import result_scene
from cogs.text.translator import Translator
from engine.api.action import Action, Pick
from engine.api.drawing.palette import Look
from engine.api.game import AnyGame
from engine.api.scene import Scene
from engine.catalogue import catalogue
from engine.standings.ratings import Rating
from engine.standings.results import Placing, Result
from engine.table.snapshot import TableSnapshot
from tests.laws.position import table_at
from tests.support.games import ROOT, SEEDS, GameUnderTest, settings
from tests.support.random_play import Dice, Play, advance, play_out, start_play
from tests.support.shared_localization import shared_localization

#: In pixels: a computer, a phone.
_WIDTHS = (800, 400)

#: Moments of a game, in permille of its moves.
_MOMENTS = (0, 250, 500, 750, 950, 1000)

NAMES = ("Robin", "Ada", "Marie-Luise", "Zażółć Gęślą", "Ben", "Cleo", "Dara", "Eve")


def scenes(game: AnyGame) -> Iterator[tuple[str, Scene]]:
    """Yield a name and a scene for each moment of a random game with the most seats."""
    setting = [*settings(GameUnderTest(game, SEEDS / game.info.slug / "text"))][-1]
    moves = len(play_out(start_play(setting, bytes(16))[0], Dice(1)).moves)
    play, dice = start_play(setting, bytes(16))[0], Dice(1)
    for permille in _MOMENTS:
        while len(play.moves) < moves * permille // 1000:
            advance(play, dice)
        yield f"{permille:04}-table", game.picture(game.view(play.state, None))
        yield from _hand(game, f"{permille:04}-hand", play.state)
    yield "result", _result_card(play)


def _result_card(play: Play) -> Scene:
    table = table_at(play, over=True)
    assert table.outcome is not None
    translator = Translator(shared_localization(), "en")
    result = Result(
        table=table.id,
        guild=None,
        channel=table.channel,
        game=table.game,
        began_ms=0,
        ended_ms=38 * 60_000,
        actions=len(play.moves),
        reason=table.outcome.reason,
        placings=tuple(
            Placing(
                user=100 + seat,
                side=table.outcome.sides[seat],
                place=place,
                before=Rating(games=20 - 4 * seat),
                after=Rating(mu=Rating().mu + 1.1 - 0.7 * place, games=21 - 4 * seat),
            )
            for seat, place in enumerate(table.outcome.places)
        ),
    )
    snapshot = TableSnapshot(table, play.setting.game, {})
    return result_scene(snapshot, table.outcome, translator, result)


def _hand(game: AnyGame, name: str, state: Any) -> Iterator[tuple[str, Scene]]:
    """Yield the first seat's picture, and the one with its first choice half made."""
    view = game.view(state, 0)
    shown = game.picture(view)
    yield name, shown
    for offer in game.offers(view):
        if isinstance(offer, Pick) and offer.options:
            half_made = game.picture(view, Action(offer.verb, (offer.options[0].value,)))
            if half_made != shown:
                yield f"{name}-{offer.verb}", half_made


_LOOKS = {"": Look(), "-dark": Look(dark=True), "-red-green": Look(red_green=True)}


async def write(slug: str, locale: str, folder: Path) -> list[Path]:
    """Write the pictures and their text alternatives into a folder and return the files."""
    localization, written = shared_localization(), list[Path]()
    renderer = Renderer(localization)
    for name, scene in scenes(catalogue(SEEDS)[slug]):
        for suffix, look in _LOOKS.items():
            data = await renderer.png(scene, locale, NAMES, look)
            with Image.open(io.BytesIO(data)) as picture:
                for width in _WIDTHS:
                    size = (width, round(picture.height * width / picture.width))
                    written.append(folder / f"{name}{suffix}-{width}.png")
                    picture.convert("RGB").resize(size, Image.Resampling.LANCZOS).save(written[-1])
        told = [localization.plain(each, locale, NAMES) for each in (scene.alt, *scene.text)]
        written.append(folder / f"{name}.txt")
        written[-1].write_text("\n".join(told) + "\n", "utf-8")
    renderer.close()
    return written


def main(args: list[str]) -> int:
    """Write the pictures of the slug."""
    slugs = [*catalogue(SEEDS)]
    if len(args) not in (1, 2) or args[0] not in slugs:
        print(f"Say which game, and maybe a language: {', '.join(slugs)}.")
        return 2
    slug, locale = (*args, "en")[:2]
    folder = ROOT / "build" / "pictures" / slug
    folder.mkdir(parents=True, exist_ok=True)
    for path in asyncio.run(write(slug, locale, folder)):
        print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
