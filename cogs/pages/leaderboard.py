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

from cogs.controls.custom_id import ControlId, base36, read36
from cogs.controls.offers import ControlButton, button, menu, rows, truncate
from cogs.pages.leaderboard_picture import (
    LeaderboardSheet,
    board_scene,
    drawn_names,
    is_written,
    shown_rows,
)
from cogs.pages.pages import ANSWER_PICTURE_SECONDS, MessageContent, Pages
from cogs.pages.parts import TEXT_LIMIT, gallery
from cogs.text.translator import Translator
from cogs.text.user_text import Name
from engine.api.event import Line, Typed, line
from engine.service.ports import Standings
from engine.standings import leaderboards
from engine.standings.leaderboards import LeaderboardRow, Season, Sort

#: Rows of one page.
ROWS = 10

#: Menus hold so many options.
_MENU_OPTIONS = 25

_ALL_TIME = "-"


class LeaderboardQuery(Struct, frozen=True):
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
        return ControlId(0, what, ".".join(parts)).text(prefix)


def read_wish(detail: str) -> LeaderboardQuery:
    """Read a custom_id's detail. Raises `ValueError` for anything else."""
    game, season, where, sort, page, how, _ = detail.split(".")
    return LeaderboardQuery(
        game,
        None if season == _ALL_TIME else read36(season),
        where == "c",
        Sort(sort),
        max(0, min(int(page), 10_000_000)),
        how == "w",
    )


class Viewer(Struct, frozen=True):
    """Who looks at a board, and where."""

    user: int
    guild: int
    channel: int


class Boards:
    """Builds the pages of leaderboards."""

    def __init__(self, pages: Pages, archive: Standings, games: Sequence[str]) -> None:
        self._pages, self._archive, self._games = pages, archive, games

    async def page(self, wish: LeaderboardQuery, asker: Viewer, locale: str) -> MessageContent:
        """Build the page of a wish, or the last one where the board has fewer."""
        board = _board_of(wish, asker)
        found = await self._read(board, wish, asker)
        if not found.rows and found.people:
            wish = replace(wish, page=(found.people - 1) // ROWS)
            found = await self._read(board, wish, asker)
        seasons = await self._archive.seasons(asker.guild)
        translator = self._pages.translator(None, locale)
        names = tuple(self._name(row, translator) for row in shown_rows(found, asker.user))
        season = next((each for each in seasons if each.id == wish.season), None)
        title, head = Line(f"{wish.game}-title"), _head(wish, season)
        sheet = LeaderboardSheet(found, asker.user, title, head, drawn_head(wish, season), names)
        parts, picture = await self._shown(sheet, wish, translator)
        parts += [
            *_turns(wish, found, translator),
            *await self._ways(wish, asker, seasons, translator),
        ]
        return self._pages.framed(parts, picture)

    async def mine(self, wish: LeaderboardQuery, asker: Viewer) -> LeaderboardQuery:
        """Give the wish for the page that the asker stands on; for somebody unlisted as it was."""
        rows = await self._archive.rows_ahead(_board_of(wish, asker), wish.sort, asker.user)
        return wish if rows is None else replace(wish, page=rows // ROWS)

    async def _read(
        self, board: leaderboards.Leaderboard, wish: LeaderboardQuery, asker: Viewer
    ) -> leaderboards.LeaderboardPage:
        return await self._archive.leaderboard(
            board, wish.sort, offset=wish.page * ROWS, limit=ROWS, user=asker.user
        )

    def _name(self, row: LeaderboardRow, translator: Translator) -> Name:
        name = Name(row.name)
        return name if name.plain else Name(translator.plain(Line("somebody")))

    async def _shown(
        self, sheet: LeaderboardSheet, wish: LeaderboardQuery, translator: Translator
    ) -> tuple[list[ui.Item[Any]], bytes | None]:
        """Give the board itself: its picture, or its words where they are wanted or must do."""
        below = [translator(each) for each in _below(sheet)]
        if not sheet.page.rows and sheet.page.own is None:
            return [ui.TextDisplay("\n".join([_heading(sheet, translator), *below]))], None
        scene = board_scene(sheet)
        if not wish.words:
            drawn = Translator(translator.localization, translator.locale, drawn_names(sheet.names))
            picture = await self._pages.drawn(scene, drawn, ANSWER_PICTURE_SECONDS)
            if picture is not None:
                named = Translator(translator.localization, translator.locale, sheet.names)
                parts: list[ui.Item[Any]] = [gallery(named.plain(scene.alt))]
                return [*parts, *([ui.TextDisplay("\n".join(below))] if below else [])], picture
        named = Translator(translator.localization, translator.locale, sheet.names)
        said = [_heading(sheet, translator), *(named(each) for each in scene.text), *below]
        return [ui.TextDisplay(truncate("\n".join(said), TEXT_LIMIT))], None

    async def _ways(
        self,
        wish: LeaderboardQuery,
        asker: Viewer,
        seasons: Sequence[Season],
        translator: Translator,
    ) -> list[ui.Item[Any]]:
        """Give the menus of games and seasons."""
        found: list[ui.Item[Any]] = []
        played = await self._archive.games_played(asker.guild)
        games = [slug for slug in self._games if slug in {*played, wish.game}]
        if len(games) > 1:
            options = [
                _option(translator.plain(Line(f"{slug}-title")), slug, slug == wish.game)
                for slug in games[:_MENU_OPTIONS]
            ]
            token = wish.token("boardgame", "g", "o")
            found.append(ui.ActionRow(menu(token, translator.key("ui-board-game"), options)))
        whens = await self._whens(wish, asker, seasons, translator)
        if len(whens) > 1:
            token = wish.token("boardwhen", "s", "o")
            found.append(ui.ActionRow(menu(token, translator.key("ui-board-when"), whens)))
        return found

    async def _whens(
        self,
        wish: LeaderboardQuery,
        asker: Viewer,
        seasons: Sequence[Season],
        translator: Translator,
    ) -> list[discord.SelectOption]:
        chosen = await self._archive.server_settings(asker.guild)
        places = [(False, "g")] + ([(True, "c")] if chosen.channel_boards or wish.channel else [])
        spans = [None, *seasons[: _MENU_OPTIONS // len(places) - 1]]
        found = []
        for channel, sign in places:
            for season in spans:
                said = translator.plain(season_line(season))
                if channel:
                    said = translator.plain(line("ui-board-of-channel", season=season_line(season)))
                number = None if season is None else season.id
                value = f"{sign}{_ALL_TIME if number is None else base36(number)}"
                now = (number, channel) == (wish.season, wish.channel)
                found.append(_option(said, value, now))
        return found


def chosen(wish: LeaderboardQuery, what: str, value: str) -> LeaderboardQuery:
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


def _board_of(wish: LeaderboardQuery, asker: Viewer) -> leaderboards.Leaderboard:
    channel = asker.channel if wish.channel else None
    return leaderboards.Leaderboard(asker.guild, wish.game, wish.season, channel)


def drawn_head(wish: LeaderboardQuery, season: Season | None) -> Line:
    """Give the head for the picture: a season whose name has no letters there has its number."""
    if season is not None and not is_written(season.name):
        season = replace(season, name="")
    return _head(wish, season)


def _head(wish: LeaderboardQuery, season: Season | None) -> Line:
    said = season_line(season)
    if season is not None and season.closed_ms is None:
        said = line("ui-season-running", season=said)
    key = "ui-board-head-channel" if wish.channel else "ui-board-head"
    return line(key, season=said, sort=Line(f"ui-sort-{wish.sort}"))


def _heading(sheet: LeaderboardSheet, translator: Translator) -> str:
    return f"## {translator(sheet.title)}\n{translator(sheet.head)}"


def _below(sheet: LeaderboardSheet) -> Iterator[Line]:
    """Say what a board cannot show of itself."""
    own = sheet.page.own
    if not sheet.page.people:
        yield line("ui-board-empty", game=sheet.title)
    elif own is None:
        yield line("ui-board-not-on", game=sheet.title)
    if own is not None and own.hidden:
        yield Line("ui-board-hidden")


def _turns(
    wish: LeaderboardQuery, found: leaderboards.LeaderboardPage, translator: Translator
) -> list[ui.Item[Any]]:
    """Give the buttons: the order, the pages, one's own place, words or picture."""
    if not found.rows and found.own is None:
        return []
    blue, grey = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
    sorts = [
        button(
            replace(wish, sort=sort, page=0).token("board", f"s{sort.value[0]}"),
            translator.plain(Line(f"ui-board-{sort}")),
            blue if sort is wish.sort else grey,
        )
        for sort in Sort
    ]
    how = "ui-board-picture" if wish.words else "ui-board-words"
    sorts.append(
        button(replace(wish, words=not wish.words).token("board", "w"), translator.key(how))
    )
    turns: list[ControlButton] = []
    pages = -(-found.people // ROWS)
    if pages > 1:
        turns = [_turn(wish, wish.page - 1, pages, "◀", "p"), _page_number(wish, pages, translator)]
        turns.append(_turn(wish, wish.page + 1, pages, "▶", "n"))
    own = found.own
    if own is not None and not own.hidden and own not in found.rows:
        turns.append(button(wish.token("boardmine", "m"), translator.key("ui-board-mine")))
    return [*rows(sorts), *rows(turns)]


def _turn(wish: LeaderboardQuery, to: int, pages: int, sign: str, tag: str) -> ControlButton:
    token = replace(wish, page=max(0, to)).token("board", tag)
    return button(token, sign, disabled=not 0 <= to < pages)


def _page_number(wish: LeaderboardQuery, pages: int, translator: Translator) -> ControlButton:
    said = translator.key("ui-board-page", page=wish.page + 1, pages=pages)
    return button(wish.token("board", "h"), said, disabled=True)


def _option(label: str, value: str, chosen: bool) -> discord.SelectOption:
    return discord.SelectOption(label=truncate(label, 100), value=value, default=chosen)
