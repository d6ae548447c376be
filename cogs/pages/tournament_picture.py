"""The standings of a tournament as a scene, with its text alternative, and its podium."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from babel.numbers import format_decimal
from msgspec import Struct

from cogs.images.fonts import can_draw_most
from cogs.pages.picture_style import (
    EDGE,
    GREEN,
    HEAD,
    INK,
    PAPER,
    RULE,
    SOFT_INK,
    STRIPE,
    WIDTH,
    initial,
    list_head,
    place,
)
from cogs.text.user_text import Name
from engine.api.drawing.podium import PodiumRow, podium
from engine.api.event import Line, Seat, Typed, line
from engine.api.scene import Anchor, Box, Mark, Scene, Stroke, Words
from engine.api.seats import seat_name
from engine.tournaments.standings import Standing

#: So many rows fit into a picture that is still read on a phone; the text has all.
SHOWN = 16

#: The three on the podium, and so many below them.
_ON_PODIUM = 9

_CAPTIONS, _ROW, _FOOT, _END = 46, 56, 46, 14

#: Where the columns stand: the middle of the place, the left of the name, the right of the rest.
_PLACE, _NAME, _POINTS, _OPPONENTS, _WINS = 50, 96, 510, 650, 776

_NAME_WIDTH, _NUMBER_WIDTH, _CAPTION_WIDTH = 310, 96, 124


class StandingsView(Struct, frozen=True):
    """Where everybody stands; `names` has one for each row, `out` those who play no more."""

    rows: tuple[Standing, ...]
    names: tuple[Name, ...]
    out: Mapping[int, str]  #: their numbers, with the text key that says why
    title: Line
    subtitle: Line
    locale: str

    def number(self, number: Fraction) -> str:
        """Return a number of points with two decimals at most: 2, 2.5, 2.67."""
        return format_decimal(float(number), "0.##", self.locale.replace("-", "_"))


def standings_scene(view: StandingsView) -> Scene:
    """Return the standings as a scene; its text has a line for everybody."""
    rows = view.rows[:SHOWN]
    rows_end = HEAD + _CAPTIONS + _ROW * len(rows)
    left_out = len(view.rows) - len(rows)
    size = (WIDTH, rows_end + (_FOOT if left_out else _END))
    best = line(
        "ui-tournament-alt", title=view.title, round=view.subtitle, rows=_lines(view)[:SHOWN]
    )
    marks = [*_marks(view, rows)]
    if left_out:
        note = line("ui-tournament-more", count=left_out)
        wide = WIDTH - 2 * EDGE
        marks.append(Words(EDGE, rows_end + _FOOT / 2, note, 24, SOFT_INK, Anchor.LEFT, width=wide))
    return Scene(
        size=size,
        ground=(Box(0, 0, *size, PAPER), Box(0, 0, WIDTH, HEAD, GREEN)),
        marks=tuple(marks),
        alt=best,
        text=_lines(view),
    )


def podium_of(view: StandingsView, game: Line) -> Scene:
    """Return the podium of a tournament that is over; in each row the points and the wins."""
    rows = tuple(
        PodiumRow(
            rank=row.rank,
            name=_drawn_name(view.names[at], at),
            rating=view.number(row.points),
            record=line("ui-podium-record", wins=row.wins, games=row.tables),
            letter=initial(view.names[at]),
        )
        for at, row in enumerate(view.rows[:_ON_PODIUM])
    )
    footer = line("ui-result-players", players=len(view.rows))
    alt = line("ui-podium-alt", season=view.title, game=game, places=_lines(view)[:_ON_PODIUM])
    return podium(view.title, game, rows, footer, alt)


def _marks(view: StandingsView, rows: Sequence[Standing]) -> Iterator[Mark]:
    yield from list_head(view.title, view.subtitle, view.names[0])
    bottom = HEAD + _CAPTIONS
    for x, key in (
        (_POINTS, "ui-tournament-points"),
        (_OPPONENTS, "ui-tournament-opponents"),
        (_WINS, "ui-board-wins"),
    ):
        bold = x == _POINTS
        middle, ink = bottom - _CAPTIONS / 2, INK if bold else SOFT_INK
        yield Words(x, middle, Line(key), 22, ink, Anchor.RIGHT, bold=bold, width=_CAPTION_WIDTH)
    yield Stroke(((0, bottom), (WIDTH, bottom)), RULE, 2)
    for at, row in enumerate(rows):
        yield from _row(view, row, at, bottom + _ROW * at)


def _row(view: StandingsView, row: Standing, at: int, top: float) -> Iterator[Mark]:
    middle = top + _ROW / 2
    if at % 2 == 0:
        yield Box(0, top, WIDTH, _ROW, STRIPE)
    yield place(_PLACE, middle, row.rank, is_won=bool(row.tables or row.byes))
    is_out = row.number in view.out
    name = _drawn_name(view.names[at], at)
    if is_out:
        name = line(view.out[row.number], name=name)
    ink = SOFT_INK if is_out else INK
    yield Words(_NAME, middle, name, 26, ink, Anchor.LEFT, width=_NAME_WIDTH, rows=2)
    for x, value, bold in (
        (_POINTS, view.number(row.points), True),
        (_OPPONENTS, view.number(row.opponents), False),
        (_WINS, str(row.wins), False),
    ):
        yield Words(x, middle, value, 27, INK, Anchor.RIGHT, bold=bold, width=_NUMBER_WIDTH)


def _lines(view: StandingsView) -> tuple[Line, ...]:
    return tuple(
        line(
            "ui-tournament-row",
            place=row.rank,
            name=line(view.out[row.number], name=seat_name(at))
            if row.number in view.out
            else seat_name(at),
            points=Typed(view.number(row.points)),
            wins=row.wins,
        )
        for at, row in enumerate(view.rows)
    )


def _drawn_name(name: Name, at: int) -> Line:
    return line("seat", seat=Seat(at)) if can_draw_most(name.plain) else Line("ui-board-unwritten")
