"""Milliseconds per picture and the delay of the event loop, beside Pillow without caches.

    uv run --group dev pytest tests/bench/test_pictures.py --benchmark-enable -s

Prints and asserts no times: read the ratios, the times are those of the machine and the hour.
Work is counted in processor time, so that a busy machine does not show; lateness is not.
"""

from __future__ import annotations

import asyncio
import math
import statistics
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw

from cogs.images.bands import rgba
from cogs.images.digests import lines_in
from cogs.images.fonts import MIDDLE, font
from cogs.images.painter import Painter
from cogs.images.renderer import Renderer
from cogs.text.localization import Localization
from engine.api.event import Line, line
from engine.api.options import resolve_options
from engine.api.rng import Rng
from engine.api.scene import (
    Anchor,
    Box,
    Disc,
    Figure,
    Mark,
    Scene,
    Shape,
    Stamp,
    Stroke,
    Words,
)
from engine.api.seats import seat_name

SEEDS = Path(__file__).resolve().parents[2] / "seeds"
NAMES = ("Kasia", "Jan", "Ola", "Zo\u00eb", "Bo")

#: How often each picture is drawn, and how many are drawn while the event loop is watched.
ROUNDS, PICTURES = 15, 30

#: The numbers of a short round.
SHORT = {"ROUNDS": 1, "PICTURES": 3}

Many = Callable[[int], Scene]


def test_milliseconds_a_picture() -> None:
    localization = Localization(SEEDS)
    print(
        f"\n{'':18}{'KB':>7}{'plain ms':>10}{'cold':>8}{'warm':>8}"
        f"{'of plain':>10}{'hit us':>8}{'digest us':>11}"
    )
    for name, many in pictures().items():
        scenes = [many(number) for number in range(ROUNDS)]
        said = [words(localization, scene) for scene in scenes]
        both = list(zip(scenes, said, strict=True))
        plainly = [timed(partial(plain, s, d)) for s, d in both]
        cold = [timed(partial(_painted_anew, s, d)) for s, d in both]
        painter = Painter()
        sizes = [len(painter.png(*each)) for each in both]
        warm = [timed(partial(painter.png, s, d)) for s, d in both]
        hit, key = asyncio.run(hits(localization, scenes[0]))
        ms = {
            "plain": statistics.median(plainly),
            "cold": statistics.median(cold),
            "warm": statistics.median(warm),
        }
        print(
            f"{name:18}{statistics.mean(sizes) / 1000:7.1f}{ms['plain']:10.1f}{ms['cold']:8.1f}"
            f"{ms['warm']:8.1f}{ms['warm'] / ms['plain']:10.2f}{hit:8.0f}{key:11.0f}"
        )
        assert painter.png(*both[0])


def test_what_the_loop_feels() -> None:
    localization = Localization(SEEDS)
    scenes = [many(number) for number in range(PICTURES) for many in pictures().values()]
    scenes = scenes[:PICTURES]
    idle = asyncio.run(lateness(asyncio.sleep(0.3)))

    async def in_threads() -> None:
        renderer = Renderer(localization)
        for scene in scenes:
            await renderer.png(scene, "en", NAMES)
        renderer.close()

    async def immediate_verbs() -> None:
        renderer = Renderer(localization)
        await asyncio.gather(*(renderer.png(scene, "en", NAMES) for scene in scenes))
        renderer.close()

    async def on_the_loop() -> None:
        for scene in scenes:
            plain(scene, words(localization, scene))
            await asyncio.sleep(0)

    print(
        f"\n{f'{PICTURES} pictures':28}{'p50 ms late':>12}{'p99':>8}{'worst':>8}{'x idle p99':>12}"
    )
    floor = idle[1]
    cases: dict[str, Callable[[], Awaitable[None]]] = {
        "one after another": in_threads,
        "all at once": immediate_verbs,
        "plain, on the loop": on_the_loop,
    }
    print(f"{'idle':28}{idle[0]:12.2f}{idle[1]:8.2f}{idle[2]:8.2f}{1:12.1f}")
    for name, case in cases.items():
        late = asyncio.run(lateness(case()))
        print(f"{name:28}{late[0]:12.2f}{late[1]:8.2f}{late[2]:8.2f}{late[1] / floor:12.1f}")


def _painted_anew(scene: Scene, said: dict[Line, str]) -> bytes:
    return Painter().png(scene, said)


async def hits(localization: Localization, scene: Scene) -> tuple[float, float]:
    """Return the microseconds of a cached picture, and of computing its key alone."""
    renderer = Renderer(localization)
    await renderer.png(scene, "en", NAMES)
    times = []
    for _ in range(200):
        began = time.perf_counter()
        await renderer.png(scene, "en", NAMES)
        times.append(time.perf_counter() - began)
    renderer.close()
    named = [timed(lambda: lines_in((*scene.ground, *scene.marks))) for _ in range(200)]
    return 1e6 * statistics.median(times), 1e3 * statistics.median(named)


async def lateness(work: Awaitable[None]) -> tuple[float, float, float]:
    """Return how many milliseconds late a 1 ms ticker comes while work is done."""
    late: list[float] = []
    busy = True

    async def tick() -> None:
        while busy:
            began = time.perf_counter()
            await asyncio.sleep(0.001)
            late.append(1000 * (time.perf_counter() - began) - 1)

    ticker = asyncio.create_task(tick())
    await asyncio.sleep(0.01)
    await work
    busy = False
    await ticker
    late.sort()
    return late[len(late) // 2], late[int(len(late) * 0.99)], late[-1]


def timed(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return 1000 * (time.process_time() - began)


def words(localization: Localization, scene: Scene) -> dict[Line, str]:
    return {
        each: localization.plain(each, "en", NAMES)
        for each in lines_in((*scene.ground, *scene.marks))
    }


# The pictures


def pictures() -> dict[str, Many]:
    found: dict[str, Many] = {"board 900 x 600": board, "hand 900 x 180": hand}
    if find_spec("engine.games.race") is not None:
        found["race, table"], found["race, hand"] = race(hands=False), race(hands=True)
    return found


def board(number: int) -> Scene:
    """Return a scene of forty hexes with numbers, sixteen tokens and five lines of text."""
    fills = ["#c9d7a7", "#e6c98f", "#9fc3d6", "#d98b6a", "#b8a6c9"]
    ground: list[Mark] = [Box(0, 0, 900, 600, fill="#f4ecd8")]
    places = [(80 + at % 8 * 95 + at // 8 % 2 * 47, 70 + at // 8 * 82) for at in range(40)]
    for at, (x, y) in enumerate(places):
        ground.append(Shape(hexagon(x, y, 52), fills[at * 3 % 5], "#8a744c", 2))
        ground.append(Words(x, y + 32, str(at % 13), size=18, fill="#5a4a33"))
    marks: list[Mark] = []
    for at in range(16):
        x, y = places[(at * 7 + number) % 40]
        marks.append(Stamp(x - 25, y - 24, HEDGEHOG, 0.75, 0.5 if at == 3 else 0))
    for at in range(5):
        said = line("ui-result-row", place=at + 1, who=seat_name(at), score=number + at)
        marks.append(Words(40 + 180 * at, 550, said, size=18, anchor=Anchor.LEFT, width=170))
    return picture((900, 600), ground, marks)


def hand(number: int) -> Scene:
    marks = [Stamp(8 + 81 * at, 20, CARDS[(at + number) % 5]) for at in range(11)]
    return picture((900, 180), [Box(0, 0, 900, 180, fill="#3f5d45")], marks)


def race(*, hands: bool) -> Many:
    """Return a race of four after some plays of each seat's first card, for all or for a seat."""
    from engine.api.legal_actions import list_actions
    from engine.games.race import create

    game = create(SEEDS)
    options = resolve_options(game.info.options, {}, {})
    state = game.setup(4, options, Rng(bytes(16))).state
    scenes: list[Scene] = []
    while game.outcome(state) is None and len(scenes) < 60:
        view = game.view(state, len(scenes) % 4 if hands else None)
        scenes.append(game.picture(view))
        seat, offer = next(
            (seat, offer) for seat in range(4) for offer in game.offers(game.view(state, seat))
        )
        state = game.apply(state, seat, list_actions(offer)[0]).state
    return lambda number: scenes[number % len(scenes)]


def picture(size: tuple[int, int], ground: Iterable[Mark], marks: Iterable[Mark]) -> Scene:
    return Scene(
        size=size,
        ground=tuple(ground),
        marks=tuple(marks),
        alt=Line("ui-ended"),
        text=(Line("ui-ended"),),
    )


def hexagon(x: float, y: float, radius: float) -> tuple[tuple[float, float], ...]:
    corners = (math.pi / 3 * corner + math.pi / 6 for corner in range(6))
    return tuple((x + radius * math.cos(a), y + radius * math.sin(a)) for a in corners)


HEDGEHOG = Figure(
    (64, 48),
    (
        Shape(
            ((6, 40), (4, 24), (12, 14), (22, 12), (28, 2), (40, 3), (50, 20), (62, 36), (20, 44)),
            "#6b4a2f",
            "#2c1d12",
        ),
        Disc(48, 30, 10, "#e8c9a0"),
        Disc(51, 27, 2.2, "#1f1a17"),
        Stroke(((18, 44), (18, 47)), "#2c1d12", 3),
        Disc(26, 26, 9, "#d94f3d", "#ffffff", 1.5),
        Words(26, 26, "R", size=12, fill="#ffffff", bold=True),
    ),
)

CARDS = [
    Figure(
        (78, 130),
        (
            Box(0, 0, 78, 130, "#fffaf0", "#3a2e25", 2, 10),
            Box(8, 8, 62, 60, colour, radius=6),
            Words(39, 38, sign, size=30, bold=True),
            Words(39, 100, Line("ui-join"), size=18, width=64),
        ),
    )
    for colour, sign in (
        ("#d94f3d", "+1"),
        ("#3f7f4f", "+2"),
        ("#7f6a93", "3"),
        ("#e2b93b", "4"),
        ("#4a7fb5", "10"),
    )
]


# The same without caches: painted at twice the size, then reduced, in full colours


def plain(scene: Scene, said: dict[Line, str]) -> bytes:
    image = Image.new("RGB", (2 * scene.size[0], 2 * scene.size[1]), "white")
    draw = ImageDraw.Draw(image, "RGBA")
    draw_plain(draw, (*scene.ground, *scene.marks), said, 0, 0, 2)
    out = BytesIO()
    image.reduce(2).save(out, "PNG")
    return out.getvalue()


def draw_plain(
    draw: ImageDraw.ImageDraw,
    marks: Iterable[Mark],
    said: dict[Line, str],
    left: float,
    top: float,
    zoom: float,
) -> None:
    def at(x: float, y: float) -> tuple[float, float]:
        return left + x * zoom, top + y * zoom

    def colour(name: str | None) -> tuple[int, int, int, int] | None:
        return None if name is None else rgba(name)

    for mark in marks:
        match mark:
            case Box(x=x, y=y, width=width, height=height) if width > 0 and height > 0:
                draw.rounded_rectangle(
                    (*at(x, y), *at(x + width, y + height)),
                    mark.radius * zoom,
                    colour(mark.fill),
                    colour(mark.stroke),
                    round(mark.stroke_width * zoom),
                )
            case Disc(x=x, y=y, radius=wide, tall=tall):
                high = wide if tall is None else tall
                draw.ellipse(
                    (*at(x - wide, y - high), *at(x + wide, y + high)),
                    colour(mark.fill),
                    colour(mark.stroke),
                    round(mark.stroke_width * zoom),
                )
            case Shape(points=points):
                draw.polygon(
                    [at(*point) for point in points],
                    colour(mark.fill),
                    colour(mark.stroke),
                    round(mark.stroke_width * zoom),
                )
            case Stroke(points=points):
                width = round(mark.stroke_width * zoom)
                draw.line([at(*point) for point in points], rgba(mark.stroke), width, "curve")
            case Words(x=x, y=y):
                text = mark.text if isinstance(mark.text, str) else said[mark.text]
                letters = font(mark.size * zoom, mark.bold)
                x, y = at(x, y + MIDDLE * mark.size)
                anchor = {Anchor.LEFT: "ls", Anchor.MIDDLE: "ms", Anchor.RIGHT: "rs"}[mark.anchor]
                draw.text((x, y), text, rgba(mark.fill), letters, anchor)
            case Stamp(x=x, y=y):
                draw_plain(draw, mark.figure.marks, said, *at(x, y), zoom * mark.scale)
