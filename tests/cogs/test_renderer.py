"""Pictures are deterministic, drawn once and off the event loop; a broken one is refused."""

import asyncio
import io
import math
import threading
from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace
from PIL import Image

from cogs.images import renderer as renderer_module
from cogs.images.moving import MOVING_BYTES
from cogs.images.renderer import Renderer
from cogs.text.localization import Localization
from engine.api.event import Line, Seat, line
from engine.api.scene import Anchor, Box, Disc, Figure, Mark, Scene, Shape, Stamp, Stroke, Words
from engine.api.seats import seat_name
from tests.cogs.painted import CARD, RED, B, K, R, at, opened, scene


@pytest.fixture
async def renderer(localization: Localization) -> AsyncIterator[Renderer]:
    renderer = Renderer(localization)
    yield renderer
    renderer.close()


BROKEN: list[Mark] = [
    Box(0, 0, 10, 10, fill="red"),
    Box(0, 0, 10, 10, fill="#12345"),
    Box(0, 0, 10, 10, fill="#gggggg"),
    Box(math.nan, 0, 10, 10, fill=R),
    Disc(10, 10, math.nan, fill=R),
    Disc(10, 10, 1e7, fill=R),
    Box(0, 0, 1e9, 1e9, fill=R, radius=9),
    Shape(((0, 0), (1, 1)), fill=R),
    Shape(((0, 0), (1e9, 0), (0, 1e9)), fill=R),
    Stroke((), R),
    Words(10, 10, "x", fill="black"),
    Stamp(0, 0, Figure((10, 10), (Box(0, 0, 10, 10, fill="no"),))),
    Stamp(0, 0, Figure((1e6, 10), (Box(0, 0, 10, 10, fill=R),))),
]


@pytest.mark.parametrize("mark", BROKEN, ids=repr)
async def test_a_broken_mark_raises_to_the_caller(renderer: Renderer, mark: Mark) -> None:
    with pytest.raises((ValueError, OverflowError)):
        await renderer.png(scene(mark), "en", ())
    # The next picture is drawn as usual.
    assert at(opened(await renderer.png(scene(Box(0, 0, 100, 100, fill=R)), "en", ())), 5, 5) == RED


@pytest.mark.parametrize("size", [(0, 10), (10, -1), (100_000, 10), (10, 5000)])
async def test_a_size_out_of_bounds_is_refused(renderer: Renderer, size: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="out of bounds"):
        await renderer.png(scene(size=size), "en", ())


def busy(number: int) -> Scene:
    """Return a picture with every kind of mark, different for every number."""
    marks: list[Mark] = [
        Words(10, 20, line("table-back", seat=Seat(0)), size=18, anchor=Anchor.LEFT, width=180),
        Words(
            10,
            50,
            line("ui-result-row", place=1, who=seat_name(1), score=number),
            anchor=Anchor.LEFT,
        ),
    ]
    marks += [Stamp(20 + 37.3 * n, 80, CARD, 0.4 + 0.1 * (n % 4), 0.25 * (n % 3)) for n in range(7)]
    marks += [Disc(30 * n, 150 + number % 7, 9 + n / 3, fill=R, stroke=B) for n in range(9)]
    marks += [Stroke(((0, 0), (number % 300, 190)), B, 3)]
    ground = tuple(
        Shape(((40 * n, 0), (40 * n + 40, 0), (40 * n + 20, 200)), fill="#e9dcbc", stroke=K)
        for n in range(8)
    )
    return scene(*marks, size=(300, 200), ground=ground)


async def test_the_same_scene_is_the_same_bytes_each_time(localization: Localization) -> None:
    found = set()
    for _ in range(3):
        renderer = Renderer(localization, threads=1)
        await renderer.png(busy(4), "en", ("Ola", "Jan"))  # must not change the next one
        found.add(await renderer.png(busy(7), "en", ("Ola", "Jan")))
        renderer.close()
    assert len(found) == 1


async def test_a_picture_is_cached(renderer: Renderer) -> None:
    first = await renderer.png(busy(1), "en", ("Ola", "Jan"))
    assert await renderer.png(busy(1), "en", ("Ola", "Jan")) is first


async def test_locale_and_names_make_another_picture(renderer: Renderer) -> None:
    one = await renderer.png(busy(1), "en", ("Ola", "Jan"))
    others = [
        await renderer.png(busy(1), "pl", ("Ola", "Jan")),
        await renderer.png(busy(1), "en", ("Ola", "Bo")),
        await renderer.png(busy(2), "en", ("Ola", "Jan")),
    ]
    assert len({one, *others}) == 4


async def test_a_picture_without_words_is_the_same_in_every_language(renderer: Renderer) -> None:
    wordless = scene(Box(0, 0, 50, 50, fill=R))
    assert await renderer.png(wordless, "pl", ("A",)) is await renderer.png(wordless, "de", ("B",))


async def test_alt_and_text_alternative_make_no_other_picture(renderer: Renderer) -> None:
    one = scene(Box(0, 0, 50, 50, fill=R))
    other = replace(one, alt=Line("ui-leave"), text=())
    assert await renderer.png(one, "en", ()) is await renderer.png(other, "en", ())


async def test_concurrent_requests_for_a_picture_share_one_drawing(
    renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    gate = threading.Event()
    paint = renderer._painter.png

    def slowly(*args: object) -> bytes:
        drawn.append(threading.current_thread().name)
        gate.wait(5)
        return paint(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(renderer._painter, "png", slowly)
    waiting = [asyncio.create_task(renderer.png(busy(3), "en", ("A", "B"))) for _ in range(20)]
    await asyncio.sleep(0.01)
    waiting[0].cancel()  # must not cancel it for the others
    await asyncio.sleep(0)
    gate.set()
    results = await asyncio.gather(*waiting, return_exceptions=True)
    assert isinstance(results[0], asyncio.CancelledError)
    assert len(set(results[1:])) == 1
    assert len(drawn) == 1
    assert drawn[0].startswith("renderer")
    assert not renderer._drawing


async def test_a_failed_picture_is_drawn_again_when_asked_for(
    renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> bytes:
        raise MemoryError

    with monkeypatch.context() as patched:
        patched.setattr(renderer._painter, "png", fails)
        both = [renderer.png(busy(3), "en", ("A", "B")) for _ in range(2)]
        results = await asyncio.gather(*both, return_exceptions=True)
        assert [type(result) for result in results] == [MemoryError, MemoryError]
    assert await renderer.png(busy(3), "en", ("A", "B"))


async def test_fifty_pictures_at_once_are_not_mixed_up(localization: Localization) -> None:
    alone = Renderer(localization, threads=1)
    expected = [await alone.png(busy(n), "pl", ("Ola", "Jan")) for n in range(50)]
    alone.close()
    together = Renderer(localization, threads=4)
    drawn = await asyncio.gather(*(together.png(busy(n), "pl", ("Ola", "Jan")) for n in range(50)))
    together.close()
    assert list(drawn) == expected
    assert len(set(expected)) == 50


async def test_the_picture_cache_is_bounded(
    localization: Localization, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(renderer_module, "CACHE_BYTES", 20_000)
    renderer = Renderer(localization)
    for number in range(20):
        await renderer.png(busy(number), "en", ("Ola", "Jan"))
    assert 0 < renderer._cache.bytes <= 20_000
    assert len(renderer._cache._values) < 20
    renderer.close()


async def test_a_name_that_cannot_be_drawn_becomes_its_seat_number(
    renderer: Renderer, localization: Localization
) -> None:
    winner = scene(Words(150, 50, line("table-back", seat=Seat(1)), size=30), size=(300, 100))
    unknown = await renderer.png(winner, "en", ("Ola", "日本太郎"))
    assert unknown == await renderer.png(winner, "en", ("Ola", "Seat 2"))
    assert unknown != await renderer.png(winner, "en", ("Ola", "Seat 1"))


async def test_names_that_differ_only_in_emoji_become_their_seat_numbers(
    renderer: Renderer,
) -> None:
    winner = scene(Words(150, 50, line("table-back", seat=Seat(1)), size=30), size=(300, 100))
    alike = await renderer.png(winner, "en", ("Ola 🦔", "Ola 🍎"))
    assert alike == await renderer.png(winner, "en", ("Seat 1", "Seat 2"))
    different = await renderer.png(winner, "en", ("Ola 🦔", "Jan 🍎"))
    assert different == await renderer.png(winner, "en", ("Ola", "Jan"))


async def test_names_are_not_escaped_in_pictures(renderer: Renderer) -> None:
    typed = scene(Words(150, 50, line("seat", seat=Seat(0)), size=30), size=(300, 100))
    plain = scene(Words(150, 50, "a_b*c", size=30), size=(300, 100))
    assert await renderer.png(typed, "en", ("a_b*c",)) == await renderer.png(plain, "en", ())


async def test_a_closed_renderer_refuses_to_draw(localization: Localization) -> None:
    renderer = Renderer(localization)
    renderer.close()
    with pytest.raises(RuntimeError):
        await renderer.png(busy(1), "en", ("A", "B"))


async def test_pictures_become_a_moving_one_that_is_small_and_stands_still_at_last(
    renderer: Renderer,
) -> None:
    low = replace(scene(Box(0, 0, 100, 50, fill=K)), size=(100, 50))
    shown = [scene(Box(0, 0, 100, 100, fill=R)), busy(1), low]
    film = await renderer.moving(shown, "en", ("Ann",))
    assert film is not None
    assert len(film) <= MOVING_BYTES
    with Image.open(io.BytesIO(film)) as moving:
        assert (moving.format, getattr(moving, "n_frames", 1)) == ("GIF", 3)
        assert moving.width == 480
        first = moving.convert("RGB").getpixel((5, 5))
        moving.seek(2)
        assert moving.info["duration"] > 1_000
        assert moving.convert("RGB").getpixel((240, 5)) != first


async def test_in_a_sentence_that_is_too_long_the_name_is_shortened_not_the_question(
    renderer: Renderer, localization: Localization
) -> None:
    asked = line("igor-now-wait", seat=Seat(0))
    words = Words(0, 50, asked, 30, K, Anchor.LEFT, bold=True, width=400)

    async def drawn(name: str) -> bytes:
        return await renderer.png(scene(words, size=(400, 100)), "en", (name,))

    long = "Maximilian Alexander von Hohenheim"
    assert await drawn(long) == await drawn("Maximilian…")
    assert await drawn("Marie-Luise") != await drawn("Marie-Lu…")
