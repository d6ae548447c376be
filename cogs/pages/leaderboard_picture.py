"""A page of a leaderboard as a picture of our own and in words, from rows that are ranked already.

It knows rows and names, and nothing of where they come from or who may see them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from cogs.images.fonts import legible
from cogs.text.user_text import Name
from engine.api.event import Line, Seat, line
from engine.api.scene import Anchor, Box, Disc, Mark, Scene, Stroke, Words
from engine.standings.leaderboards import LeaderboardPage, LeaderboardRow, Sort
from engine.standings.ratings import SETTLED_GAMES

WIDTH = 800

#: Heights. Letters are twice as large as what is still read at half the width, as on a phone.
_HEAD, _CAPTIONS, _ROW, _GAP, _FOOT, _END = 108, 46, 56, 30, 46, 14

#: Where the columns stand: the middle of the place, the left of the name, the right of the rest.
_PLACE, _NAME, _RATING, _WITHIN, _GAMES, _WINS = 50, 96, 486, 572, 676, 776

_NAME_WIDTH, _NUMBER_WIDTH, _CAPTION_WIDTH, _EDGE = 296, 92, 86, 28

_GREEN, _PALE, _PAPER, _STRIPE, _OWN = "#2f4a2b", "#d8e4cf", "#f7f3ea", "#efe8d8", "#dbe8d0"
_INK, _SOFT, _RULE = "#1f1a17", "#665c50", "#c9bda6"
_MEDALS = {1: "#e2b93b", 2: "#c3c7cb", 3: "#cf9468"}


class LeaderboardSheet(Struct, frozen=True):
    """One page of a board as one person sees it.

    `names` has a name a shown row, in order; the reader's row comes last where it stands on
    another page.
    """

    page: LeaderboardPage
    reader: int
    title: Line
    head: Line  #: the season and the order
    drawn_head: Line  #: the same as letters of pictures can write it
    names: tuple[Name, ...]

    @property
    def apart(self) -> LeaderboardRow | None:
        """The reader's own row where it is not among those of the page."""
        return apart(self.page, self.reader)


def apart(page: LeaderboardPage, reader: int) -> LeaderboardRow | None:
    """Give the reader's own row where it is not among those of the page."""
    return None if any(row.user == reader for row in page.rows) else page.own


def shown_rows(page: LeaderboardPage, reader: int) -> tuple[LeaderboardRow, ...]:
    """Give every row that is shown, in order."""
    own = apart(page, reader)
    return (*page.rows, own) if own else page.rows


def drawn_names(names: Sequence[Name]) -> tuple[Name, ...]:
    """Give the names as letters of pictures can write them, for drawing a sheet."""
    return tuple(Name(legible(name.plain)) if is_written(name.plain) else name for name in names)


def board_scene(sheet: LeaderboardSheet) -> Scene:
    """Draw a page that has a row; its twin says every row of it."""
    return Scene(
        size=(WIDTH, _height(sheet)),
        ground=(Box(0, 0, WIDTH, _height(sheet), _PAPER), Box(0, 0, WIDTH, _HEAD, _GREEN)),
        marks=tuple(_marks(sheet)),
        alt=_alt(sheet),
        text=tuple(_twin(sheet)),
    )


def _height(sheet: LeaderboardSheet) -> int:
    return _rows_end(sheet) + (_FOOT if _doubtful(sheet) else _END)


def _rows_end(sheet: LeaderboardSheet) -> int:
    rows = _HEAD + _CAPTIONS + _ROW * len(sheet.page.rows)
    return rows + (_GAP + _ROW if sheet.apart else 0)


def _doubtful(sheet: LeaderboardSheet) -> bool:
    rows = shown_rows(sheet.page, sheet.reader)
    return any(row.rating.provisional for row in rows)


def _marks(sheet: LeaderboardSheet) -> Iterator[Mark]:
    wide = WIDTH - 2 * _EDGE
    yield Words(_EDGE, 40, sheet.title, 36, _PAPER, Anchor.LEFT, bold=True, width=wide)
    yield Words(_EDGE, 82, sheet.drawn_head, 25, _PALE, Anchor.LEFT, width=wide)
    yield from _captions(sheet.page.sort)
    top = _HEAD + _CAPTIONS
    for at, row in enumerate(sheet.page.rows):
        if row.user != sheet.reader and at % 2 == 0:
            yield Box(0, top, WIDTH, _ROW, _STRIPE)
        yield from _row(sheet, row, at, top)
        top += _ROW
    own = sheet.apart
    if own is not None:
        if sheet.page.rows:
            for x in (-14, 0, 14):
                yield Disc(_PLACE + x, top + _GAP / 2, 3.5, _SOFT)
        yield from _row(sheet, own, len(sheet.page.rows), top + _GAP)
    if _doubtful(sheet):
        said = line("ui-board-provisional", games=SETTLED_GAMES)
        foot = _rows_end(sheet) + _FOOT / 2
        yield Words(_EDGE, foot, said, 22, _SOFT, Anchor.LEFT, width=wide)


def _captions(sort: Sort) -> Iterator[Mark]:
    bottom = _HEAD + _CAPTIONS
    for x, each, width in (
        (_WITHIN, Sort.RATING, 2 * _CAPTION_WIDTH),
        (_GAMES, Sort.GAMES, _CAPTION_WIDTH),
        (_WINS, Sort.WINS, _CAPTION_WIDTH),
    ):
        chosen = each is sort
        said, ink = Line(f"ui-board-{each}"), _INK if chosen else _SOFT
        middle = bottom - _CAPTIONS / 2
        yield Words(x, middle, said, 22, ink, Anchor.RIGHT, bold=chosen, width=width)
    yield Stroke(((0, bottom), (WIDTH, bottom)), _RULE, 2)


def _row(sheet: LeaderboardSheet, row: LeaderboardRow, at: int, top: float) -> Iterator[Mark]:
    middle, sort, rating = top + _ROW / 2, sheet.page.sort, row.rating
    own = row.user == sheet.reader
    if own:
        # The bar and the heavy letters say it too, not the colour alone.
        yield Box(0, top, WIDTH, _ROW, _OWN)
        yield Box(0, top, 10, _ROW, _GREEN)
    medal = None if row.hidden else _MEDALS.get(row.rank)
    if medal:
        yield Disc(_PLACE, middle, 21, medal, _SOFT, 1.5)
    yield Words(_PLACE, middle, str(row.rank), 26, _INK, bold=bool(medal), width=66)
    written = is_written(sheet.names[at].plain)
    name = line("seat", seat=Seat(at)) if written else Line("ui-board-unwritten")
    ink = _INK if written else _SOFT
    yield Words(_NAME, middle, name, 28, ink, Anchor.LEFT, bold=own, width=_NAME_WIDTH)
    number = f"{rating.number}?" if rating.provisional else str(rating.number)
    ink = _SOFT if rating.provisional else _INK
    yield _number(_RATING, middle, number, ink, bold=sort is Sort.RATING)
    yield Words(_WITHIN, middle, f"± {rating.within}", 22, _SOFT, Anchor.RIGHT, width=82)
    yield _number(_GAMES, middle, str(rating.games), _INK, bold=sort is Sort.GAMES)
    yield _number(_WINS, middle, str(rating.wins), _INK, bold=sort is Sort.WINS)


def is_written(name: str) -> bool:
    """Say whether most letters of a name are left when it is drawn; ornaments may go."""
    letters, left = (sum(map(str.isalnum, text)) for text in (name, legible(name)))
    return 2 * left > letters


def _number(x: float, y: float, number: str, ink: str, *, bold: bool) -> Words:
    return Words(x, y, number, 27, ink, Anchor.RIGHT, bold=bold, width=_NUMBER_WIDTH)


def _alt(sheet: LeaderboardSheet) -> Line:
    rows = shown_rows(sheet.page, sheet.reader)
    return line(
        "ui-board-alt",
        title=sheet.title,
        head=sheet.head,
        first=rows[0].rank,
        last=(sheet.page.rows or rows)[-1].rank,
        people=sheet.page.people,
        seat=Seat(0),
        rating=rows[0].rating.number,
    )


def _twin(sheet: LeaderboardSheet) -> Iterator[Line]:
    for at, row in enumerate(sheet.page.rows):
        yield _row_line(sheet, row, at)
    own = sheet.apart
    if own is not None:
        if sheet.page.rows:
            yield Line("ui-board-gap")
        yield _row_line(sheet, own, len(sheet.page.rows))
    if _doubtful(sheet):
        yield line("ui-board-provisional", games=SETTLED_GAMES)


def _row_line(sheet: LeaderboardSheet, row: LeaderboardRow, at: int) -> Line:
    doubtful = row.rating.provisional
    said = line(
        "ui-board-row-provisional" if doubtful else "ui-board-row",
        place=row.rank,
        seat=Seat(at),
        rating=row.rating.number,
        within=row.rating.within,
        games=row.rating.games,
        wins=row.rating.wins,
    )
    return line("ui-board-own", row=said) if row.user == sheet.reader else said
