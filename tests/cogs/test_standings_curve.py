"""The curve of a rating: a picture that reads at half its size and costs the start nothing."""

import asyncio
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from cogs.pages.rating_curve import SIZE, Captions, Curves, Point
from tests.support.sim import Sim

ROOT = Path(__file__).resolve().parents[2]

CAPTIONS = Captions("Racing Hedgehogs", "1530 ± 90", "3 January 2026", "21 November 2026")


def _drawn(*drawings: tuple[list[Point], Captions]) -> list[Image.Image]:
    async def draw() -> list[bytes]:
        curves = Curves()
        try:
            return list(await asyncio.gather(*(curves.png(*each) for each in drawings)))
        finally:
            curves.close()

    return [Image.open(BytesIO(png)).convert("RGB") for png in asyncio.run(draw())]


def _inked(picture: Image.Image, box: tuple[int, int, int, int]) -> int:
    """Count the pixels of a part that are not of the paper's colour."""
    paper = picture.getpixel((2, 2))
    part = picture.crop(box)
    return sum(count for count, colour in part.getcolors(1 << 20) or () if colour != paper)


def test_starting_the_bot_loads_no_matplotlib() -> None:
    said = subprocess.run(
        [
            sys.executable,
            "-c",
            "import bot, cogs.standings, sys; print('matplotlib' in sys.modules)",
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.strip() == "False"


@pytest.mark.parametrize("games", [2, 25, 400])
def test_a_curve_fills_its_picture_and_leaves_its_margin(games: int) -> None:
    points = [Point(1500 + 3 * at, 180 - min(at, 120)) for at in range(games)]
    (picture,) = _drawn((points, CAPTIONS))
    assert picture.size == SIZE
    width, height = SIZE
    assert _inked(picture, (0, 0, 12, height)) == 0
    assert _inked(picture, (width - 12, 0, width, height)) == 0
    assert _inked(picture, (100, 90, width - 40, height - 80)) > 5_000


def test_a_long_title_gives_way_to_the_rating() -> None:
    points = [Point(1500, 90), Point(1530, 90)]
    long = Captions("Najdłuższy tytuł, jaki da się wymyślić dla jednej gry", *_rest(CAPTIONS))
    plain, crowded = _drawn((points, CAPTIONS), (points, long))
    rating = (SIZE[0] - 170, 10, SIZE[0], 60)
    assert plain.crop(rating).tobytes() == crowded.crop(rating).tobytes()


def test_no_sign_of_a_title_is_read_as_mathematics() -> None:
    points = [Point(1500, 90), Point(1530, 90)]
    assert _drawn((points, Captions("$x_1^{", "1530", "$", "\\alpha$")))[0].size == SIZE


def _rest(captions: Captions) -> tuple[str, str, str]:
    return captions.now, captions.first, captions.last


async def test_who_looks_at_a_board_has_the_curves_made_ready(sim: Sim) -> None:
    curves = sim.bot.cogs["Standings"]._curves  # type: ignore[attr-defined]
    assert not curves._is_loading
    await sim.people["Ann"].slash(sim.channel, "leaderboard")
    assert curves._is_loading
