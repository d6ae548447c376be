"""A page of a leaderboard as a scene, with its text alternative, from rows that are ranked already.

It knows rows and names, and nothing of where they come from or who may see them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from cogs.images.fonts import can_draw_most, drawable
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
    list_head,
    place,
)
from cogs.text.user_text import Name
from engine.api.drawing.palette import both
from engine.api.event import Line, Param, Seat, line
from engine.api.scene import Anchor, Box, Disc, Mark, Scene, Stroke, Words
from engine.standings.leaderboards import LeaderboardPage, LeaderboardRow, Sort
from engine.standings.ratings import SETTLED_GAMES

#: Heights. Letters are twice as large as what is still read at half the width, as on a phone.
_CAPTIONS, _ROW, _GAP, _FOOT, _END = 46, 56, 30, 46, 14

#: Where the columns stand: the middle of the place, the left of the name, the right of the rest.
_PLACE, _NAME, _RATING, _WITHIN, _GAMES, _WINS = 50, 96, 486, 572, 676, 776

_NAME_WIDTH, _NUMBER_WIDTH, _CAPTION_WIDTH = 296, 92, 86

_OWN = both("#dbe8d0", "#2f4a2b")
_BAR = both("#2f4a2b", "#8fe08a")


class LeaderboardView(Struct, frozen=True):
    """One page of a leaderboard as one person sees it.

    `names` has one name for each of `shown_rows`, in their order.
    """

    page: LeaderboardPage
    viewer: int
    title: Line
    subtitle: Line  #: the season and the order
    drawn_subtitle: Line  #: the same in letters that can be drawn
    names: tuple[Name, ...]


def shown_rows(page: LeaderboardPage, viewer: int) -> tuple[LeaderboardRow, ...]:
    """Return every row that is shown: those of the page, then the viewer's if it is elsewhere."""
    own = None if any(row.user == viewer for row in page.rows) else page.own
    return (*page.rows, own) if own else page.rows


def drawn_names(names: Sequence[Name]) -> tuple[Name, ...]:
    """Return the names in letters that can be drawn."""
    return tuple(
        Name(drawable(name.plain)) if can_draw_most(name.plain) else name for name in names
    )


def leaderboard_scene(view: LeaderboardView) -> Scene:
    """Return a page with at least one row as a scene; its text has a line for every row."""
    return Scene(
        size=(WIDTH, _height(view)),
        ground=(Box(0, 0, WIDTH, _height(view), PAPER), Box(0, 0, WIDTH, HEAD, GREEN)),
        marks=tuple(_marks(view)),
        alt=_alt(view),
        text=tuple(_text(view)),
    )


def _height(view: LeaderboardView) -> int:
    return _rows_end(view) + (_FOOT if _any_provisional(view) else _END)


def _rows_end(view: LeaderboardView) -> int:
    rows = shown_rows(view.page, view.viewer)
    gap = _GAP if len(rows) > len(view.page.rows) else 0
    return HEAD + _CAPTIONS + _ROW * len(rows) + gap


def _any_provisional(view: LeaderboardView) -> bool:
    rows = shown_rows(view.page, view.viewer)
    return view.page.board.period is None and any(row.rating.provisional for row in rows)


def _marks(view: LeaderboardView) -> Iterator[Mark]:
    rows = view.page.rows
    leader = view.names[0] if rows and rows[0].rank == 1 else None
    yield from list_head(view.title, view.drawn_subtitle, leader)
    yield from _captions(view.page.sort, is_period=view.page.board.period is not None)
    top = HEAD + _CAPTIONS
    for at, row in enumerate(shown_rows(view.page, view.viewer)):
        if at == len(view.page.rows):
            for x in (-14, 0, 14) if at else ():
                yield Disc(_PLACE + x, top + _GAP / 2, 3.5, SOFT_INK)
            top += _GAP
        elif row.user != view.viewer and at % 2 == 0:
            yield Box(0, top, WIDTH, _ROW, STRIPE)
        yield from _row(view, row, at, top)
        top += _ROW
    if _any_provisional(view):
        note = line("ui-board-provisional", games=SETTLED_GAMES)
        foot = _rows_end(view) + _FOOT / 2
        yield Words(EDGE, foot, note, 22, SOFT_INK, Anchor.LEFT, width=WIDTH - 2 * EDGE)


def sort_caption(sort: Sort, *, is_period: bool) -> Line:
    """Return the caption of a column, and of the button that sorts by it."""
    return Line("ui-board-gained" if is_period and sort is Sort.RATING else f"ui-board-{sort}")


def _captions(sort: Sort, *, is_period: bool) -> Iterator[Mark]:
    bottom = HEAD + _CAPTIONS
    for x, each, width in (
        (_WITHIN, Sort.RATING, 2 * _CAPTION_WIDTH),
        (_GAMES, Sort.GAMES, _CAPTION_WIDTH),
        (_WINS, Sort.WINS, _CAPTION_WIDTH),
    ):
        chosen = each is sort
        caption, ink = sort_caption(each, is_period=is_period), INK if chosen else SOFT_INK
        middle = bottom - _CAPTIONS / 2
        yield Words(x, middle, caption, 22, ink, Anchor.RIGHT, bold=chosen, width=width)
    yield Stroke(((0, bottom), (WIDTH, bottom)), RULE, 2)


def _row(view: LeaderboardView, row: LeaderboardRow, at: int, top: float) -> Iterator[Mark]:
    middle, sort, rating = top + _ROW / 2, view.page.sort, row.rating
    own = row.user == view.viewer
    if own:
        # The bar and the bold letters show it too, not the colour alone.
        yield Box(0, top, WIDTH, _ROW, _OWN)
        yield Box(0, top, 10, _ROW, _BAR)
    yield place(_PLACE, middle, row.rank, is_won=not row.hidden)
    is_drawable = can_draw_most(view.names[at].plain)
    name = line("seat", seat=Seat(at)) if is_drawable else Line("ui-board-unwritten")
    ink = INK if is_drawable else SOFT_INK
    yield Words(_NAME, middle, name, 26, ink, Anchor.LEFT, bold=own, width=_NAME_WIDTH, rows=2)
    number = f"{rating.number}?" if rating.provisional else str(rating.number)
    ink, beside = SOFT_INK if rating.provisional else INK, f"± {rating.within}"
    if view.page.board.period is not None:
        # What they gained, and the rating that this made.
        number, ink, beside = signed(rating.gained), INK, str(rating.number)
    yield _number(_RATING, middle, number, ink, bold=sort is Sort.RATING)
    yield Words(_WITHIN, middle, beside, 22, SOFT_INK, Anchor.RIGHT, width=82)
    yield _number(_GAMES, middle, str(rating.games), INK, bold=sort is Sort.GAMES)
    yield _number(_WINS, middle, str(rating.wins), INK, bold=sort is Sort.WINS)


def _number(x: float, y: float, number: str, ink: str, *, bold: bool) -> Words:
    return Words(x, y, number, 27, ink, Anchor.RIGHT, bold=bold, width=_NUMBER_WIDTH)


def _alt(view: LeaderboardView) -> Line:
    rows = shown_rows(view.page, view.viewer)
    return line(
        "ui-board-alt",
        title=view.title,
        head=view.subtitle,
        first=rows[0].rank,
        last=(view.page.rows or rows)[-1].rank,
        people=view.page.people,
        seat=Seat(0),
        value=_value(view, rows[0]),
    )


def _value(view: LeaderboardView, row: LeaderboardRow) -> Line:
    """Return what somebody stands there with: a rating, or what they gained in a period."""
    if view.page.board.period is None:
        return line("ui-board-number", rating=row.rating.number)
    return gained_line(row.rating.gained)


def gained_line(gained: int) -> Line:
    """Return by how much a rating rose or fell."""
    if not gained:
        return Line("ui-change-none")
    return line("ui-change-up" if gained > 0 else "ui-change-down", change=abs(gained))


def signed(number: int) -> str:
    """Return a number with its sign, as pictures show it."""
    return f"{number:+}".replace("-", "\N{MINUS SIGN}") if number else "±0"


def _text(view: LeaderboardView) -> Iterator[Line]:
    for at, row in enumerate(shown_rows(view.page, view.viewer)):
        if at == len(view.page.rows) > 0:
            yield Line("ui-board-gap")
        yield _row_line(view, row, at)
    if _any_provisional(view):
        yield line("ui-board-provisional", games=SETTLED_GAMES)


def _row_line(view: LeaderboardView, row: LeaderboardRow, at: int) -> Line:
    key = "ui-board-row-provisional" if row.rating.provisional else "ui-board-row"
    value: dict[str, Param] = {"rating": row.rating.number, "within": row.rating.within}
    if view.page.board.period is not None:
        key = "ui-board-row-gained"
        value = {"gained": gained_line(row.rating.gained), "rating": row.rating.number}
    counts: dict[str, Param] = {"games": row.rating.games, "wins": row.rating.wins}
    text = line(key, place=row.rank, seat=Seat(at), **value, **counts)
    return line("ui-board-own", row=text) if row.user == view.viewer else text
