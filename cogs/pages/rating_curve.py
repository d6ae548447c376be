"""The curve of somebody's rating as a PNG, drawn by matplotlib off the event loop.

It knows points and words that are already said. matplotlib takes 50 MB and seconds to load, so it
is never imported at the start, but in the thread that draws, as soon as a curve may be asked for.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from cogs.images.fonts import FACES, fitted, legible

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from matplotlib.font_manager import FontProperties

#: The picture's size in pixels. Its letters are twice as large as what is still read at half.
SIZE = (800, 440)

_DOTS_PER_INCH = 100

_SMALL, _LARGE = 25, 32

#: More points than this are drawn as a line alone.
_DOTS_AT_MOST = 40

_PAPER, _INK, _FAINT, _LINE, _BAND = "#f7f3ea", "#1f1a17", "#8a8072", "#2f5d2a", "#4f7942"


class Point(Struct, frozen=True):
    """A rating as it stood after a game, with its uncertainty, both as they are shown."""

    rating: int
    spread: int


class Captions(Struct, frozen=True):
    """What stands on a curve, in the reader's language."""

    title: str
    now: str  #: the rating as it stands
    first: str  #: under the first game
    last: str  #: under the last one


class Curves:
    """Draws curves, one after the other: matplotlib's letters are not for two threads at once."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="curves")
        self._is_loading = False

    def make_ready(self) -> None:
        """Load matplotlib beside everything else, unless that was begun before."""
        if not self._is_loading:
            self._is_loading = True
            self._pool.submit(_load)

    async def png(self, points: Sequence[Point], captions: Captions) -> bytes:
        """Draw two points or more, oldest first. Raises what matplotlib raises."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, _drawn, tuple(points), captions)

    def close(self) -> None:
        """Let the thread end; what is not being drawn yet is dropped."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _load() -> None:
    import matplotlib.backends.backend_agg
    import matplotlib.figure
    import matplotlib.font_manager  # noqa: F401 - loaded, not used


def _drawn(points: Sequence[Point], captions: Captions) -> bytes:
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    inches = (SIZE[0] / _DOTS_PER_INCH, SIZE[1] / _DOTS_PER_INCH)
    figure = Figure(figsize=inches, dpi=_DOTS_PER_INCH, facecolor=_PAPER)
    canvas = FigureCanvasAgg(figure)
    axes = figure.add_axes((0.11, 0.15, 0.86, 0.68), facecolor=_PAPER)
    _frame(axes, len(points))
    _line(axes, points)
    _captions(figure, captions)
    made = BytesIO()
    canvas.print_png(made)  # type: ignore[no-untyped-call]  # matplotlib leaves it untyped
    return made.getvalue()


def _frame(axes: Axes, games: int) -> None:
    """Leave the grid and the ratings at the left; how far apart two games are means nothing."""
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(_FAINT)
    axes.grid(axis="y", color=_FAINT, alpha=0.35, linewidth=1)
    axes.set_axisbelow(True)
    axes.set_xlim(0, games - 1)
    axes.set_xticks([])
    axes.locator_params(axis="y", nbins=5, integer=True)
    axes.tick_params(axis="y", length=0)
    for label in axes.get_yticklabels():
        label.set_fontproperties(_letters(_SMALL, bold=False))
        label.set_color(_INK)


def _line(axes: Axes, points: Sequence[Point]) -> None:
    at = list(range(len(points)))
    ratings = [point.rating for point in points]
    low = [point.rating - point.spread for point in points]
    high = [point.rating + point.spread for point in points]
    axes.fill_between(at, low, high, color=_BAND, alpha=0.22, linewidth=0)
    axes.plot(at, ratings, color=_LINE, linewidth=3.5, solid_joinstyle="round", clip_on=False)
    if len(points) <= _DOTS_AT_MOST:
        axes.plot(at, ratings, "o", color=_LINE, markersize=6, clip_on=False)
    axes.plot(at[-1:], ratings[-1:], "o", color=_LINE, markersize=11, clip_on=False)


def _captions(figure: Figure, captions: Captions) -> None:
    left, edge, right = 0.03, 0.11, 0.97
    _say(figure, captions.now, (right, 0.92), "right", _LARGE, bold=True)
    now_pixels = fitted(legible(captions.now), _LARGE, True, None)[1].getlength(captions.now)
    width = SIZE[0] * (right - left) - now_pixels - _LARGE
    _say(figure, captions.title, (left, 0.92), "left", _SMALL, bold=False, width=width)
    _say(figure, captions.first, (edge, 0.07), "left", _SMALL, bold=False)
    _say(figure, captions.last, (right, 0.07), "right", _SMALL, bold=False)


def _say(
    figure: Figure,
    words: str,
    at: tuple[float, float],
    side: Literal["left", "right"],
    size: float,
    *,
    bold: bool,
    width: float | None = None,
) -> None:
    """Write words that keep to `width` pixels, shrunk and cut as in every picture."""
    shown, letters = fitted(legible(words), size, bold, width)
    figure.text(
        *at,
        shown,
        horizontalalignment=side,
        verticalalignment="center",
        fontproperties=_letters(letters.size, bold=bold),
        color=_INK,
        parse_math=False,
    )


def _letters(pixels: float, *, bold: bool) -> FontProperties:
    from matplotlib.font_manager import FontProperties

    return FontProperties(fname=str(FACES[bold]), size=pixels * 72 / _DOTS_PER_INCH)
