"""The message of a leaderboard: its picture or its words, and the controls to its other pages.

It is shown to one person alone, with that person's own row, or to everybody without one. Every
control's custom_id says which page of which leaderboard it leads to, so it works after a restart
as before.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import ui
from msgspec.structs import replace

from cogs.controls.custom_id import Control
from cogs.controls.items import MENU_OPTIONS, ControlButton, button, menu_option, menu_row, rows
from cogs.images.fonts import can_draw_most
from cogs.images.renderer import Renderer
from cogs.pages.leaderboard_picture import (
    LeaderboardView,
    drawn_names,
    leaderboard_scene,
    shown_rows,
    sort_caption,
)
from cogs.pages.leaderboard_query import LeaderboardQuery, Viewer
from cogs.pages.message_content import MessageContent, message_content, text_part
from cogs.pages.person import visible_name
from cogs.pages.pictures import REPLY_PICTURE_SECONDS, draw, gallery
from cogs.pages.podium import podium_scene
from cogs.text.translator import Translator
from engine.api.event import Line, Typed, line
from engine.service.ports import Clock
from engine.service.standings_archive import StandingsArchive
from engine.standings.leaderboards import ALL_GAMES, LeaderboardPage, Sort, Wall, WallTime
from engine.standings.periods import Span
from engine.standings.seasons import PLACES, Award, Season

#: Rows of one page.
ROWS = 10

#: So many people who share an award are named.
_MOST_NAMES = 5

#: The viewer of what everybody sees: no user has this id.
NOBODY = 0

#: The file of a podium; the page beside it has the name of every table's picture.
_PODIUM_NAME = "podium.png"


class LeaderboardBuilder:
    """Builds the messages of leaderboards from what the archive holds."""

    def __init__(
        self, archive: StandingsArchive, renderer: Renderer, games: Sequence[str], clock: Clock
    ) -> None:
        self._archive, self._renderer, self._games = archive, renderer, games
        self._clock = clock

    async def message(
        self, query: LeaderboardQuery, viewer: Viewer, translator: Translator
    ) -> MessageContent:
        """Return the page of a query, or the last one where the leaderboard has fewer."""
        parts, picture, crowning, page = await self._shown(query, viewer, translator)
        seasons = await self._archive.seasons(viewer.guild)
        parts += [
            *_buttons(query, page, translator),
            *await self._menus(query, viewer, seasons, translator),
        ]
        return message_content(parts, picture, crowning)

    async def public_message(
        self, query: LeaderboardQuery, guild: int, channel: int, translator: Translator, below: str
    ) -> MessageContent:
        """Return a page for everybody: without anybody's own row, and with a line below it.

        Its buttons lead to the page for oneself.
        """
        viewer = Viewer(NOBODY, guild, channel)
        parts, picture, crowning, _ = await self._shown(query, viewer, translator)
        words = replace(query, words=not query.words).custom_id(Control.LEADERBOARD, "w")
        key = "ui-board-picture" if query.words else "ui-board-words"
        buttons = (
            button(
                query.custom_id(Control.LEADERBOARD_OWN_PAGE, "m"), translator.text("ui-board-mine")
            ),
            button(words, translator.text(key)),
        )
        parts += [text_part(f"-# {below}"), *rows(buttons)]
        return message_content(parts, picture, crowning)

    async def wall_message(self, wall: Wall, translator: Translator) -> MessageContent:
        """Return what hangs on a wall, and since when it has been so."""
        below = translator.text("ui-wall-kept")
        below += f" <t:{self._clock.now_ms() // 1000}:R>"
        query = await self._wall_query(wall)
        return await self.public_message(query, wall.guild, wall.channel, translator, below)

    async def wall_text(self, wall: Wall, translator: Translator) -> list[str]:
        """Return all that a wall shows as text: if that is the same, it need not be drawn again."""
        query = replace(await self._wall_query(wall), words=True)
        viewer = Viewer(NOBODY, wall.guild, wall.channel)
        parts = (await self._shown(query, viewer, translator))[0]
        return [str(each.content) for each in parts if isinstance(each, ui.TextDisplay)]

    async def _wall_query(self, wall: Wall) -> LeaderboardQuery:
        if wall.time is WallTime.MONTH:
            return LeaderboardQuery(wall.game, span=Span.MONTH)
        seasons = await self._archive.seasons(wall.guild) if wall.time is WallTime.SEASON else ()
        return LeaderboardQuery(wall.game, next((each.id for each in seasons), None))

    async def _shown(
        self, query: LeaderboardQuery, viewer: Viewer, translator: Translator
    ) -> tuple[list[ui.Item[Any]], bytes | None, tuple[str, bytes] | None, LeaderboardPage]:
        """Return the parts without controls, the picture, the file of a podium, and the page."""
        page = await self._page(query, viewer)
        if not page.rows and page.people:
            query = replace(query, page=(page.people - 1) // ROWS)
            page = await self._page(query, viewer)
        seasons = await self._archive.seasons(viewer.guild)
        season = next((each for each in seasons if each.id == query.season), None)
        view = LeaderboardView(
            page,
            viewer.user,
            Line(f"{query.game}-title"),
            _subtitle(query, season),
            drawn_subtitle(query, season),
            tuple(visible_name(row.name, translator) for row in shown_rows(page, viewer.user)),
        )
        parts, picture = await self._board(view, query, translator)
        crowning = None
        if season is not None and season.closed_ms is not None and query.begins_a_season:
            crowning = await self._podium(view, season, translator)
        if crowning is not None:
            parts.insert(0, crowning[0])
        return parts, picture, crowning and crowning[1], page

    async def season_message(self, season: Season, translator: Translator) -> MessageContent | None:
        """Return what everybody sees when a season closes; `None`: nobody has played in it.

        It has the podium of the game that most people played, and a button to each leaderboard.
        """
        everybody = Viewer(NOBODY, season.guild, 0)
        queries = [LeaderboardQuery(game, season.id) for game in (ALL_GAMES, *self._games)]
        pages = [(query, await self._page(query, everybody)) for query in queries]
        played = [each for each in pages if each[1].rows]
        if not played:
            return None
        query, page = max(played, key=lambda each: each[1].people)
        title, subtitle = Line(f"{query.game}-title"), _subtitle(query, season)
        names = tuple(visible_name(row.name, translator) for row in page.rows)
        view = LeaderboardView(page, NOBODY, title, subtitle, subtitle, names)
        said = [translator.text("ui-season-over", season=season_line(season))]
        said += await self._awards(season, translator)
        seasons = await self._archive.seasons(season.guild)
        if seasons[0].closed_ms is None:
            begun = season_line(seasons[0])
            said.append(f"-# {translator.text('ui-season-started', season=begun)}")
        parts = [text_part("\n".join(said))]
        podium = await self._podium(view, season, translator)
        if podium is not None:
            parts.append(podium[0])
        else:
            named = translator.with_names(names)
            parts.append(text_part("\n".join(map(named, leaderboard_scene(view).text))))
        buttons = (
            button(
                each.custom_id(Control.LEADERBOARD, "e"),
                translator.plain(Line(f"{each.game}-title")),
            )
            for each, _ in played
        )
        return message_content([*parts, *rows(buttons)], None, podium and podium[1])

    async def _awards(self, season: Season, translator: Translator) -> list[str]:
        """Return a line for each award of a closed season besides the places."""
        medals = await self._archive.medals(season.id)
        lines = []
        for award in (each for each in Award if each not in PLACES):
            won = [medal for medal in medals if medal.award is award]
            names = tuple(
                line("ui-season-named", name=Typed(medal.name)) for medal in won[:_MOST_NAMES]
            )
            if won:
                value = won[0].value
                lines.append(translator.text(f"ui-award-{award}", names=names, value=value))
        return lines

    async def _podium(
        self, view: LeaderboardView, season: Season, translator: Translator
    ) -> tuple[ui.Item[Any], tuple[str, bytes]] | None:
        """Return the podium of a closed season as a part and a file; `None` without anybody."""
        if not view.page.rows:
            return None
        scene = podium_scene(view.page, season_line(_drawable(season)), view.title, view.names)
        drawn = translator.with_names(drawn_names(view.names))
        picture = await draw(self._renderer, scene, drawn, REPLY_PICTURE_SECONDS)
        if picture is None:
            return None
        alt = translator.with_names(view.names).plain(scene.alt)
        return gallery(alt, _PODIUM_NAME), (_PODIUM_NAME, picture)

    async def own_page(self, query: LeaderboardQuery, viewer: Viewer) -> LeaderboardQuery:
        """Return the query for the page with the viewer's row; unchanged where they have none."""
        board = query.board(viewer, self._clock.now_ms())
        ahead = await self._archive.rows_ahead(board, query.sort, viewer.user)
        return query if ahead is None else replace(query, page=ahead // ROWS)

    async def _page(self, query: LeaderboardQuery, viewer: Viewer) -> LeaderboardPage:
        board = query.board(viewer, self._clock.now_ms())
        return await self._archive.leaderboard(
            board, query.sort, offset=query.page * ROWS, limit=ROWS, user=viewer.user
        )

    async def _board(
        self, view: LeaderboardView, query: LeaderboardQuery, translator: Translator
    ) -> tuple[list[ui.Item[Any]], bytes | None]:
        """Return the rows as a picture, or in words where asked for or where drawing failed."""
        heading = f"## {translator(view.title)}\n{translator(view.subtitle)}"
        remarks = [translator(each) for each in _remarks(view)]
        if not view.page.rows and view.page.own is None:
            return [text_part("\n".join([heading, *remarks]))], None
        scene, named = leaderboard_scene(view), translator.with_names(view.names)
        if not query.words:
            drawn = translator.with_names(drawn_names(view.names))
            picture = await draw(self._renderer, scene, drawn, REPLY_PICTURE_SECONDS)
            if picture is not None:
                below = [text_part("\n".join(remarks))] if remarks else []
                return [gallery(named.plain(scene.alt)), *below], picture
        return [text_part("\n".join([heading, *map(named, scene.text), *remarks]))], None

    async def _menus(
        self,
        query: LeaderboardQuery,
        viewer: Viewer,
        seasons: Sequence[Season],
        translator: Translator,
    ) -> Iterator[ui.Item[Any]]:
        """Return the menus of games and of seasons, each where there is a choice."""
        played = await self._archive.games_played(viewer.guild)
        games = [
            menu_option(translator.plain(Line(f"{slug}-title")), slug, chosen=slug == query.game)
            for slug in self._games
            if slug in {*played, query.game}
        ]
        if played:
            chosen = query.game == ALL_GAMES
            games.append(menu_option(translator.text("all-title"), ALL_GAMES, chosen=chosen))
        settings = await self._archive.server_settings(viewer.guild)
        has_channels = query.game != ALL_GAMES and (settings.channel_boards or query.channel)
        places = (False, True) if has_channels else (False,)
        most = MENU_OPTIONS // len(places) - len(Span) - 1
        spans: list[Span | Season | None] = [*Span, None, *seasons[:most]]
        times = [
            _time_option(query, channel, time, translator) for channel in places for time in spans
        ]
        return (
            menu_row(query.custom_id(control, tag, "o"), translator.text(label), options)
            for control, tag, label, options in (
                (Control.LEADERBOARD_GAME, "g", "ui-board-game", games[:MENU_OPTIONS]),
                (Control.LEADERBOARD_SEASON, "s", "ui-board-when", times),
            )
            if len(options) > 1
        )


def season_line(season: Season | None) -> Line:
    """Return the name of a season, or of all time."""
    if season is None:
        return Line("ui-season-all")
    if season.name:
        return line("ui-season-named", name=Typed(season.name))
    return line("ui-season-number", number=season.number)


def time_line(time: Span | Season | None) -> Line:
    """Return the name of a period, of a season, or of all time."""
    return Line(f"ui-period-{time}") if isinstance(time, Span) else season_line(time)


def drawn_subtitle(query: LeaderboardQuery, season: Season | None) -> Line:
    """Return the subtitle of the picture: a season whose name cannot be drawn has its number."""
    return _subtitle(query, season and _drawable(season))


def _drawable(season: Season) -> Season:
    return season if can_draw_most(season.name) else replace(season, name="")


def _subtitle(query: LeaderboardQuery, season: Season | None) -> Line:
    name = time_line(query.span or season)
    if season is not None and season.closed_ms is None:
        name = line("ui-season-running", season=name)
    key = "ui-board-head-channel" if query.channel else "ui-board-head"
    order = query.sort.value
    if query.span is not None and query.sort is Sort.RATING:
        order = "gained"
    return line(key, season=name, sort=Line(f"ui-sort-{order}"))


def _remarks(view: LeaderboardView) -> Iterator[Line]:
    """Yield what the rows do not show: that there are none, or where the viewer's own is."""
    own, board = view.page.own, view.page.board
    # Of all games, or of a short time, no game is named.
    end = "-here" if board.game == ALL_GAMES or board.period is not None else ""
    if not view.page.people:
        key = "ui-board-empty-then" if board.period is not None else f"ui-board-empty{end}"
        yield line(key, game=view.title)
    elif own is None and view.viewer != NOBODY:
        yield line(f"ui-board-not-on{end}", game=view.title)
    if own is not None and own.hidden:
        yield Line("ui-board-hidden")


def _buttons(
    query: LeaderboardQuery, page: LeaderboardPage, translator: Translator
) -> list[ui.Item[Any]]:
    """Return the buttons: the order, words or picture, the pages, one's own place."""
    if not page.rows and page.own is None:
        return []
    blue, grey = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
    is_period = query.span is not None
    upper = [
        button(
            replace(query, sort=sort, page=0).custom_id(Control.LEADERBOARD, f"s{sort.value[0]}"),
            translator.plain(sort_caption(sort, is_period=is_period)),
            blue if sort is query.sort else grey,
        )
        for sort in Sort
    ]
    other = replace(query, words=not query.words).custom_id(Control.LEADERBOARD, "w")
    upper.append(
        button(other, translator.text("ui-board-picture" if query.words else "ui-board-words"))
    )
    show = query.custom_id(Control.LEADERBOARD_SHOW, "e")
    upper.append(button(show, translator.text("ui-replayshow"), disabled=not page.rows))
    lower: list[ControlButton] = []
    pages = -(-page.people // ROWS)
    if pages > 1:
        number = translator.text("ui-board-page", page=query.page + 1, pages=pages)
        lower = [
            _turn_button(query, query.page - 1, pages, "◀", "p"),
            button(query.custom_id(Control.LEADERBOARD, "h"), number, disabled=True),
            _turn_button(query, query.page + 1, pages, "▶", "n"),
        ]
    own = page.own
    if own is not None and not own.hidden and own not in page.rows:
        lower.append(
            button(
                query.custom_id(Control.LEADERBOARD_OWN_PAGE, "m"), translator.text("ui-board-mine")
            )
        )
    return [*rows(upper), *rows(lower)]


def _turn_button(
    query: LeaderboardQuery, target: int, pages: int, arrow: str, tag: str
) -> ControlButton:
    custom_id = replace(query, page=max(0, target)).custom_id(Control.LEADERBOARD, tag)
    return button(custom_id, arrow, disabled=not 0 <= target < pages)


def _time_option(
    query: LeaderboardQuery, channel: bool, time: Span | Season | None, translator: Translator
) -> discord.SelectOption:
    label = time_line(time)
    if channel:
        label = line("ui-board-of-channel", season=label)
    span, number = (time, None) if isinstance(time, Span) else (None, time and time.id)
    option = replace(query, span=span, season=number, channel=channel)
    chosen = (span, number, channel) == (query.span, query.season, query.channel)
    return menu_option(translator.plain(label), option.time_value, chosen=chosen)
