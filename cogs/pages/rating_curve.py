"""A person in one game, drawn as a scene: the curve of their rating, and their feats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from cogs.pages.feats import FeatCount
from cogs.pages.picture_style import (
    EDGE,
    GREEN,
    HEAD_WORDS,
    INK,
    PAPER,
    RULE,
    SOFT_INK,
    WIDTH,
)
from engine.api.drawing.palette import both
from engine.api.drawing.signs import ROSETTE, medal
from engine.api.event import Line, line
from engine.api.scene import Anchor, Box, Disc, Mark, Scene, Shape, Stamp, Stroke, Words
from engine.standings.leaderboards import GameRecord, RatingPoint

HEIGHT = 440

#: Where the plot stands, below the head and right of the ratings' labels.
_HEAD, _LEFT, _RIGHT, _TOP, _BOTTOM = 76, 106, 764, 106, 380

_GRID, _BAND = both("#e6ddc8", "#2f3446"), both("#4f794240", "#8fe08a30")
_LINE = both("#2f5d2a", "#8fe08a")

#: More points than this are drawn as a line without dots.
_MOST_DOTS = 25

_MOST_LABELS, _STEPS = 7, (1, 2, 5, 10, 20, 50, 100, 200, 500)

_LETTERS, _NOW_WIDTH = 26, 220

#: With fewer points there is no line to draw.
_FEWEST_POINTS = 2

#: So many medals have room beside the rating.
_MOST_MEDALS = 4

#: The height of a feat, and the space round all of them.
_FEAT, _FEATS_EDGE = 84, 36


def has_curve(record: GameRecord) -> bool:
    """Return True if a record has points enough for a line."""
    return len(record.curve) >= _FEWEST_POINTS


def curve_scene(
    record: GameRecord,
    first_day: str,
    last_day: str,
    feats: Sequence[FeatCount] = (),
    medals: Sequence[int] = (),
) -> Scene:
    """Return the curve of a record, if it has one, and the feats; the days stand below its ends.

    `medals`: the places of the person's medals in the game, for its head; the words beside the
    picture name them.
    Games are spaced evenly: how much time lies between two of them is not shown.
    """
    top = HEIGHT if has_curve(record) else _HEAD
    high = top + len(feats) * _FEAT + (_FEATS_EDGE if feats else 0)
    alts = [*([_alt(record)] if has_curve(record) else []), *_feats_alt(record, feats)]
    return Scene(
        size=(WIDTH, high),
        ground=(Box(0, 0, WIDTH, high, PAPER), Box(0, 0, WIDTH, _HEAD, GREEN)),
        marks=(
            *_head(record, medals[:_MOST_MEDALS]),
            *(_days(first_day, last_day) if has_curve(record) else ()),
            *(_plot(record.curve) if has_curve(record) else ()),
            *_feats(feats, top + _FEATS_EDGE / 2),
        ),
        alt=reduce(lambda one, other: line("ui-curve-alt-both", first=one, second=other), alts),
        text=tuple(alts),
    )


def _head(record: GameRecord, medals: Sequence[int]) -> Iterator[Mark]:
    right, middle = WIDTH - EDGE, _HEAD / 2
    if has_curve(record):
        last = record.curve[-1]
        now = f"{last.number} ± {last.within}"
        yield Words(right, middle, now, 36, HEAD_WORDS, Anchor.RIGHT, bold=True, width=_NOW_WIDTH)
        right -= _NOW_WIDTH + 20
    for rank in reversed(medals):
        right -= 60
        yield Stamp(right, middle - 33, medal(rank))
    width = right - EDGE
    title = Line(f"{record.game}-title")
    yield Words(EDGE, middle, title, 34, HEAD_WORDS, Anchor.LEFT, bold=True, width=width)


def _feats(feats: Sequence[FeatCount], y: float) -> Iterator[Mark]:
    for at, feat in enumerate(feats):
        top = y + at * _FEAT
        left, right = EDGE + 70, WIDTH - EDGE
        room, ink = right - left - 110, INK if feat.times else SOFT_INK
        if feat.times:
            yield Stamp(EDGE, top, ROSETTE)
        else:
            yield Disc(EDGE + 26, top + 27, 20, None, RULE, 3)
        yield Words(
            left, top + 18, feat.title, 30, ink, Anchor.LEFT, bold=feat.times > 0, width=room
        )
        if feat.times > 1:
            times = line("ui-profile-times", times=feat.times)
            yield Words(right, top + 18, times, 30, INK, Anchor.RIGHT, bold=True, width=100)
        yield Words(left, top + 50, feat.how, 26, SOFT_INK, Anchor.LEFT, width=right - left)


def _feats_alt(record: GameRecord, feats: Sequence[FeatCount]) -> Iterator[Line]:
    """Yield a sentence on the feats that somebody has, and one on the others."""
    had, missing = (
        tuple(
            line("ui-feats-alt-one", title=feat.title, how=feat.how)
            for feat in feats
            if bool(feat.times) is has
        )
        for has in (True, False)
    )
    if had:
        yield line("ui-feats-alt", game=Line(f"{record.game}-title"), feats=had)
    if missing:
        yield line("ui-feats-alt-missing", game=Line(f"{record.game}-title"), feats=missing)


def _days(first_day: str, last_day: str) -> Iterator[Mark]:
    days, width = _BOTTOM + 32, (_RIGHT - _LEFT) // 2 - 12
    yield Words(_LEFT, days, first_day, _LETTERS, SOFT_INK, Anchor.LEFT, width=width)
    yield Words(_RIGHT, days, last_day, _LETTERS, SOFT_INK, Anchor.RIGHT, width=width)


def _plot(points: Sequence[RatingPoint]) -> Iterator[Mark]:
    low = min(point.number - point.within for point in points)
    high = max(point.number + point.within for point in points)
    margin = 1 + (high - low) // 25
    low, high = low - margin, high + margin
    step = next((each for each in _STEPS if (high - low) / each <= _MOST_LABELS), _STEPS[-1])

    def at(number: int) -> float:
        return _BOTTOM - (_BOTTOM - _TOP) * (number - low) / (high - low)

    for number in range(-(-low // step) * step, high + 1, step):
        yield Stroke(((_LEFT, at(number)), (_RIGHT, at(number))), _GRID, 2)
        yield Words(_LEFT - 14, at(number), str(number), _LETTERS, INK, Anchor.RIGHT)
    yield Stroke(((_LEFT, _BOTTOM), (_RIGHT, _BOTTOM)), RULE, 2)
    across = [_LEFT + (_RIGHT - _LEFT) * each / (len(points) - 1) for each in range(len(points))]
    upper = [(x, at(point.number + point.within)) for x, point in zip(across, points, strict=True)]
    lower = [(x, at(point.number - point.within)) for x, point in zip(across, points, strict=True)]
    curve = tuple((x, at(point.number)) for x, point in zip(across, points, strict=True))
    yield Shape((*upper, *reversed(lower)), _BAND)
    yield Stroke(curve, _LINE, 4)
    if len(points) <= _MOST_DOTS:
        yield from (Disc(x, y, 7, _LINE, PAPER, 2) for x, y in curve)
    yield Disc(*curve[-1], 12, _LINE, PAPER, 3)


def _alt(record: GameRecord) -> Line:
    numbers = [point.number for point in record.curve]
    return line(
        "ui-curve-alt",
        game=Line(f"{record.game}-title"),
        games=len(numbers),
        first=numbers[0],
        last=numbers[-1],
        within=record.curve[-1].within,
        low=min(numbers),
        high=max(numbers),
    )
