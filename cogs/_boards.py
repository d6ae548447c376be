"""The message of a leaderboard: its picture or its words, and the ways to its other pages.

It is always shown to one person alone, for it has that person's own row. Every control's custom_id
says which page of which board it leads to, so it works after a restart as before.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import ui
from msgspec import Struct
from msgspec.structs import replace

from cogs._board import Sheet, board_scene, drawn_names, is_written, shown_rows
from cogs._offers import Tap, button, cut, menu, rows
from cogs._pages import ANSWER_PICTURE_SECONDS, Page, Pages
from cogs._parts import TEXT_LIMIT, gallery
from cogs._token import Step, base36, read36
from cogs._verbatim import Name
from cogs._voice import Voice
from engine import standings
from engine.event import Line, Typed, line
from engine.ports import Standings
from engine.standings import Row, Season, Sort

#: Rows of one page.
ROWS = 10

#: Menus hold so many options.
_MENU_OPTIONS = 25

_ALL_TIME = "-"


class Wish(Struct, frozen=True):
    """Which page of which board somebody wants to see, and how."""

    game: str
    season: int | None = None
    channel: bool = False  #: the board of the channel it is asked in
    sort: Sort = Sort.RATING
    page: int = 0
    words: bool = False

    def token(self, what: str, tag: str, prefix: str = "n") -> str:
        """Spell it as a custom_id; `tag` keeps two controls apart that lead to the same page."""
        season = _ALL_TIME if self.season is None else base36(self.season)
        where, how = "c" if self.channel else "g", "w" if self.words else "p"
        parts = (self.game, season, where, self.sort.value, str(self.page), how, tag)
        return Step(0, what, ".".join(parts)).text(prefix)


def read_wish(detail: str) -> Wish:
    """Read a custom_id's detail. Raises `ValueError` for anything else."""
    game, season, where, sort, page, how, _ = detail.split(".")
    return Wish(
        game,
        None if season == _ALL_TIME else read36(season),
        where == "c",
        Sort(sort),
        max(0, min(int(page), 10_000_000)),
        how == "w",
    )


class Asker(Struct, frozen=True):
    """Who looks at a board, and where."""

    user: int
    guild: int
    channel: int


class Boards:
    """Builds the pages of leaderboards."""

    def __init__(self, pages: Pages, archive: Standings, games: Sequence[str]) -> None:
        self._pages, self._archive, self._games = pages, archive, games

    async def page(self, wish: Wish, asker: Asker, locale: str) -> Page:
        """Build the page of a wish, or the last one where the board has fewer."""
        board = _board_of(wish, asker)
        found = await self._read(board, wish, asker)
        if not found.rows and found.people:
            wish = replace(wish, page=(found.people - 1) // ROWS)
            found = await self._read(board, wish, asker)
        seasons = await self._archive.seasons(asker.guild)
        voice = self._pages.voice(None, locale)
        names = tuple(self._name(row, voice) for row in shown_rows(found, asker.user))
        season = next((each for each in seasons if each.id == wish.season), None)
        title, head = Line(f"{wish.game}-title"), _head(wish, season)
        sheet = Sheet(found, asker.user, title, head, drawn_head(wish, season), names)
        parts, picture = await self._shown(sheet, wish, voice)
        parts += [*_turns(wish, found, voice), *await self._ways(wish, asker, seasons, voice)]
        return self._pages.framed(parts, picture)

    async def mine(self, wish: Wish, asker: Asker) -> Wish:
        """Give the wish for the page that the asker stands on; for somebody unlisted as it was."""
        rows = await self._archive.ahead(_board_of(wish, asker), wish.sort, asker.user)
        return wish if rows is None else replace(wish, page=rows // ROWS)

    async def _read(self, board: standings.Board, wish: Wish, asker: Asker) -> standings.Page:
        return await self._archive.board(
            board, wish.sort, offset=wish.page * ROWS, limit=ROWS, user=asker.user
        )

    def _name(self, row: Row, voice: Voice) -> Name:
        name = Name(row.name)
        return name if name.plain else Name(voice.plain(Line("somebody")))

    async def _shown(
        self, sheet: Sheet, wish: Wish, voice: Voice
    ) -> tuple[list[ui.Item[Any]], bytes | None]:
        """Give the board itself: its picture, or its words where they are wanted or must do."""
        below = [voice(each) for each in _below(sheet)]
        if not sheet.page.rows and sheet.page.own is None:
            return [ui.TextDisplay("\n".join([_heading(sheet, voice), *below]))], None
        scene = board_scene(sheet)
        if not wish.words:
            drawn = Voice(voice.speech, voice.locale, drawn_names(sheet.names))
            picture = await self._pages.drawn(scene, drawn, ANSWER_PICTURE_SECONDS)
            if picture is not None:
                named = Voice(voice.speech, voice.locale, sheet.names)
                parts: list[ui.Item[Any]] = [gallery(named.plain(scene.alt))]
                return [*parts, *([ui.TextDisplay("\n".join(below))] if below else [])], picture
        named = Voice(voice.speech, voice.locale, sheet.names)
        said = [_heading(sheet, voice), *(named(each) for each in scene.twin), *below]
        return [ui.TextDisplay(cut("\n".join(said), TEXT_LIMIT))], None

    async def _ways(
        self, wish: Wish, asker: Asker, seasons: Sequence[Season], voice: Voice
    ) -> list[ui.Item[Any]]:
        """Give the menus of games and seasons."""
        found: list[ui.Item[Any]] = []
        played = await self._archive.games_played(asker.guild)
        games = [slug for slug in self._games if slug in {*played, wish.game}]
        if len(games) > 1:
            options = [
                _option(voice.plain(Line(f"{slug}-title")), slug, slug == wish.game)
                for slug in games[:_MENU_OPTIONS]
            ]
            token = wish.token("boardgame", "g", "o")
            found.append(ui.ActionRow(menu(token, voice.key("ui-board-game"), options)))
        whens = await self._whens(wish, asker, seasons, voice)
        if len(whens) > 1:
            token = wish.token("boardwhen", "s", "o")
            found.append(ui.ActionRow(menu(token, voice.key("ui-board-when"), whens)))
        return found

    async def _whens(
        self, wish: Wish, asker: Asker, seasons: Sequence[Season], voice: Voice
    ) -> list[discord.SelectOption]:
        chosen = await self._archive.choices(asker.guild)
        places = [(False, "g")] + ([(True, "c")] if chosen.channel_boards or wish.channel else [])
        spans = [None, *seasons[: _MENU_OPTIONS // len(places) - 1]]
        found = []
        for channel, sign in places:
            for season in spans:
                said = voice.plain(season_line(season))
                if channel:
                    said = voice.plain(line("ui-board-of-channel", season=season_line(season)))
                number = None if season is None else season.id
                value = f"{sign}{_ALL_TIME if number is None else base36(number)}"
                now = (number, channel) == (wish.season, wish.channel)
                found.append(_option(said, value, now))
        return found


def chosen(wish: Wish, what: str, value: str) -> Wish:
    """Give the wish with what was chosen from a menu. Raises `ValueError` for another's value."""
    if what == "boardgame":
        return replace(wish, game=value, page=0)
    number = None if value[1:] == _ALL_TIME else read36(value[1:])
    return replace(wish, season=number, channel=value[:1] == "c", page=0)


def season_line(season: Season | None) -> Line:
    """Say a season, or all time."""
    if season is None:
        return Line("ui-season-all")
    if season.name:
        return line("ui-season-named", name=Typed(season.name))
    return line("ui-season-number", number=season.number)


def _board_of(wish: Wish, asker: Asker) -> standings.Board:
    channel = asker.channel if wish.channel else None
    return standings.Board(asker.guild, wish.game, wish.season, channel)


def drawn_head(wish: Wish, season: Season | None) -> Line:
    """Give the head for the picture: a season whose name has no letters there has its number."""
    if season is not None and not is_written(season.name):
        season = replace(season, name="")
    return _head(wish, season)


def _head(wish: Wish, season: Season | None) -> Line:
    said = season_line(season)
    if season is not None and season.closed_ms is None:
        said = line("ui-season-running", season=said)
    key = "ui-board-head-channel" if wish.channel else "ui-board-head"
    return line(key, season=said, sort=Line(f"ui-sort-{wish.sort}"))


def _heading(sheet: Sheet, voice: Voice) -> str:
    return f"## {voice(sheet.title)}\n{voice(sheet.head)}"


def _below(sheet: Sheet) -> Iterator[Line]:
    """Say what a board cannot show of itself."""
    own = sheet.page.own
    if not sheet.page.people:
        yield line("ui-board-empty", game=sheet.title)
    elif own is None:
        yield line("ui-board-not-on", game=sheet.title)
    if own is not None and own.hidden:
        yield Line("ui-board-hidden")


def _turns(wish: Wish, found: standings.Page, voice: Voice) -> list[ui.Item[Any]]:
    """Give the buttons: the order, the pages, one's own place, words or picture."""
    if not found.rows and found.own is None:
        return []
    blue, grey = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
    sorts = [
        button(
            replace(wish, sort=sort, page=0).token("board", f"s{sort.value[0]}"),
            voice.plain(Line(f"ui-board-{sort}")),
            blue if sort is wish.sort else grey,
        )
        for sort in Sort
    ]
    how = "ui-board-picture" if wish.words else "ui-board-words"
    sorts.append(button(replace(wish, words=not wish.words).token("board", "w"), voice.key(how)))
    turns: list[Tap] = []
    pages = -(-found.people // ROWS)
    if pages > 1:
        turns = [_turn(wish, wish.page - 1, pages, "◀", "p"), _page_number(wish, pages, voice)]
        turns.append(_turn(wish, wish.page + 1, pages, "▶", "n"))
    own = found.own
    if own is not None and not own.hidden and own not in found.rows:
        turns.append(button(wish.token("boardmine", "m"), voice.key("ui-board-mine")))
    return [*rows(sorts), *rows(turns)]


def _turn(wish: Wish, to: int, pages: int, sign: str, tag: str) -> Tap:
    token = replace(wish, page=max(0, to)).token("board", tag)
    return button(token, sign, disabled=not 0 <= to < pages)


def _page_number(wish: Wish, pages: int, voice: Voice) -> Tap:
    said = voice.key("ui-board-page", page=wish.page + 1, pages=pages)
    return button(wish.token("board", "h"), said, disabled=True)


def _option(label: str, value: str, chosen: bool) -> discord.SelectOption:
    return discord.SelectOption(label=cut(label, 100), value=value, default=chosen)
