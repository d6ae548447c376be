"""What who manages a server is told about results that look arranged; nobody else sees it."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.pages.history import visible_names
from cogs.pages.message_content import message_link
from cogs.pages.person import is_listed
from cogs.text.translator import Translator
from engine.api.event import Line, Seat, line
from engine.api.game import AnyGame
from engine.service.ports import Archive
from engine.standings.findings import WINDOW_MS, Finding, findings
from engine.standings.results import Result

#: So many findings, and so many of the games of each: with long names and links they fit.
_MOST, _MOST_GAMES = 3, 5


async def finding_lines(
    archive: Archive, games: Mapping[str, AnyGame], guild: int, now_ms: int, translator: Translator
) -> list[str]:
    """Return what is worth a look on a server, the latest first; empty where nothing is.

    It is computed each time and stored nowhere, so a forgotten person is in none of it.
    """
    results = await archive.recently_rated(guild, now_ms - WINDOW_MS)
    shortest = {slug: game.info.shortest for slug, game in games.items()}
    found = sorted(findings(results, shortest), key=lambda each: -each.results[-1].id)
    lines = [await _lines(archive, each, translator) for each in found[:_MOST]]
    more = [f"+ {len(found) - _MOST}"] if len(found) > _MOST else []
    return [translator.text("ui-findings"), *lines, *more] if lines else []


async def _lines(archive: Archive, finding: Finding, translator: Translator) -> str:
    """Return who played, what is unusual, and the latest of the games with links."""
    last = finding.results[-1]
    hidden = {user for user in last.people if not await is_listed(archive, user)}
    named = translator.with_names(visible_names(last, hidden, translator))
    what = named.text(
        f"ui-findings-{finding.pattern}",
        people=tuple(line("seat", seat=Seat(at)) for at in range(len(last.placings))),
        count=len(finding.results),
    )
    shown = [_game(each, translator) for each in finding.results[: -_MOST_GAMES - 1 : -1]]
    more = len(finding.results) - len(shown)
    return f"- {what}\n-# {' · '.join([*shown, *([f'+ {more}'] if more else [])])}"


def _game(result: Result, translator: Translator) -> str:
    title = translator(Line(f"{result.game}-title"))
    if result.message is not None:
        title = f"[{title}]({message_link(result.guild, *result.message)})"
    return f"<t:{result.ended_ms // 1000}:d> {title}"
