"""The podium of a closed season as a scene, from the first page of its leaderboard."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.images.fonts import can_draw_most
from cogs.pages.picture_style import initial
from cogs.text.user_text import Name
from engine.api.drawing.podium import PodiumRow, podium
from engine.api.event import Line, Seat, line
from engine.api.scene import Scene
from engine.standings.leaderboards import LeaderboardPage, LeaderboardRow

#: The three on the stumps, and so many below them.
SHOWN = 9


def podium_scene(page: LeaderboardPage, title: Line, game: Line, names: Sequence[Name]) -> Scene:
    """Return the podium of a page that has rows; `names` has one name for each of its rows."""
    rows = tuple(_row(row, at, names[at]) for at, row in enumerate(page.rows[:SHOWN]))
    places = tuple(
        line("ui-podium-row", place=row.rank, seat=Seat(at), rating=row.rating.number)
        for at, row in enumerate(page.rows[:SHOWN])
    )
    alt = line("ui-podium-alt", season=title, game=game, places=places)
    footer = line("ui-result-players", players=page.people)
    return podium(title, game, rows, footer, alt)


def _row(row: LeaderboardRow, at: int, name: Name) -> PodiumRow:
    is_drawable = can_draw_most(name.plain)
    number = row.rating.number
    return PodiumRow(
        rank=row.rank,
        name=line("seat", seat=Seat(at)) if is_drawable else Line("ui-board-unwritten"),
        rating=f"{number}?" if row.rating.provisional else str(number),
        record=line("ui-podium-record", wins=row.rating.wins, games=row.rating.games),
        letter=initial(name),
    )
