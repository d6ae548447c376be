"""The options that make a table different from others of its game, in picture and words.

Every picture of the table in play has them, so no game draws them itself, but for those that its
own pictures always say (`pictured`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from engine.api.event import Line, line
from engine.api.game import GameInfo
from engine.api.options import Options, Value, shown_options, values_by_pace
from engine.api.scene import Anchor, Box, Disc, Mark, Scene, Words

#: The strip below the picture: a row for each option.
_ROW, _EDGE, _SIZE = 36, 10, 26
_INK, _PAPER = "#1f1a17", "#fffaf0"


def chosen_options(info: GameInfo, options: Options, pace: str) -> tuple[Line, ...]:
    """Return the options that differ from their defaults at this pace, each in a few words.

    Those that the game's pictures say themselves are left out.
    """
    return tuple(_chosen(info, options, values_by_pace(info.options, pace)))


def _chosen(info: GameInfo, options: Options, by_pace: Mapping[str, Value]) -> Iterator[Line]:
    for spec in shown_options(info.options, options):
        value, key = options.values.get(spec.key), f"{info.slug}-chosen-{spec.key}"
        if spec.pictured or value in (None, by_pace.get(spec.key, spec.default)):
            continue
        match value:
            case bool():
                yield Line(f"{info.slug}-option-{spec.key}" if value else f"{key}-off")
            case str():
                yield Line(f"{key}-{value}")
            case int():
                yield line(key, number=value)


def with_options(scene: Scene, chosen: tuple[Line, ...]) -> Scene:
    """Return the scene with a strip that names these options, and a line that says them."""
    if not chosen:
        return scene
    width, top = scene.size
    height = len(chosen) * _ROW + 2 * _EDGE
    strip: list[Mark] = [Box(0, top, width, height, _PAPER)]
    for row, option in enumerate(chosen):
        y = top + _EDGE + (row + 0.5) * _ROW
        strip.append(Disc(24, y, 5, _INK))
        strip.append(Words(40, y, option, _SIZE, _INK, Anchor.LEFT, width=width - 52))
    return replace(
        scene,
        size=(width, top + height),
        marks=(*scene.marks, *strip),
        text=(*scene.text, line("table-chosen", options=chosen)),
    )
