"""The message of a tournament: its registration, its rounds and standings, its podium."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import discord
from discord import ui

from cogs.controls.custom_id import Control, ControlId, to_base36
from cogs.controls.items import button, rows
from cogs.images.fonts import can_draw_most
from cogs.images.renderer import Renderer
from cogs.pages.leaderboard_picture import drawn_names
from cogs.pages.message_content import MessageContent, message_content, notice, text_part
from cogs.pages.person import visible_name
from cogs.pages.pictures import TABLE_PICTURE_SECONDS, draw, gallery
from cogs.pages.tournament_picture import StandingsView, podium_of, standings_scene
from cogs.text.translator import Translator
from cogs.text.user_text import Name
from engine.api.event import Line, Typed, line
from engine.tournaments.model import Format, Pairing, Tournament, TournamentStage
from engine.tournaments.pairing import round_count
from engine.tournaments.standings import standings

#: So many names are listed in registration.
_NAMED = 60

#: What is left for the tables of a round beside all other texts of the message.
_TABLES_LIMIT = 2_400

_HOUR_MS = 3600 * 1000


async def tournament_message(
    renderer: Renderer, tournament: Tournament, translator: Translator
) -> MessageContent:
    """Return what everybody in the channel sees of a tournament."""
    heading = f"## {translator(title_line(tournament))}\n{_about(tournament, translator)}"
    parts: list[ui.Item[Any]] = [text_part(heading)]
    if tournament.stage is TournamentStage.CANCELLED:
        parts.append(text_part(f"**{translator.text('ui-tournament-cancelled')}**"))
    if tournament.reason is not None:
        parts.append(text_part(translator(tournament.reason)))
    if tournament.stage is TournamentStage.REGISTRATION:
        parts += [
            text_part(_registration(tournament, translator)),
            *_buttons(tournament, translator),
        ]
        return message_content(parts)
    picture = None
    if tournament.rounds:
        view = standings_view(tournament, translator)
        scene = standings_scene(view)
        if tournament.stage is TournamentStage.OVER:
            scene = podium_of(view, Line(f"{tournament.plan.game}-title"))
        drawn = translator.with_names(drawn_names(view.names))
        picture = await draw(renderer, scene, drawn, TABLE_PICTURE_SECONDS)
        named = translator.with_names(view.names)
        if picture is not None:
            parts.append(gallery(named.plain(scene.alt)))
        else:
            parts.append(text_part("\n".join(map(named, standings_scene(view).text)), 1500))
    if tournament.stage is TournamentStage.RUNNING:
        parts.append(text_part(_round(tournament, translator), _TABLES_LIMIT))
    parts += _buttons(tournament, translator)
    return message_content(parts, picture)


def standings_message(tournament: Tournament, translator: Translator) -> MessageContent:
    """Return the standings of everybody in words."""
    view = standings_view(tournament, translator)
    named = translator.with_names(view.names)
    head = f"## {translator(view.title)}\n{translator(view.subtitle)}"
    texts = [head, *map(named, standings_scene(view).text), translator.text("ui-tournament-order")]
    return notice("\n".join(texts))


def standings_view(tournament: Tournament, translator: Translator) -> StandingsView:
    """Return where everybody stands, with their names."""
    table = standings(tournament)
    return StandingsView(
        table,
        tuple(visible_name(tournament.entrants[row.number].name, translator) for row in table),
        {
            at: "ui-tournament-out" if each.withdrawn else "ui-tournament-left"
            for at, each in enumerate(tournament.entrants)
            if each.withdrawn or each.left
        },
        _drawn_title(tournament),
        _round_line(tournament),
        translator.locale,
    )


def title_line(tournament: Tournament) -> Line:
    """Return what a tournament is called."""
    if tournament.plan.title:
        return line("ui-tournament-named", title=Typed(tournament.plan.title))
    return line("ui-tournament-title", game=Line(f"{tournament.plan.game}-title"))


def pairing_message(
    tournament: Tournament, round_number: int, number: int, translator: Translator
) -> str:
    """Return what tells the players of a table that it is open; it mentions them."""
    pairing = tournament.rounds[round_number].pairings[number]
    people = [tournament.entrants[each] for each in pairing.players]
    mentions = ", ".join(f"<@{each.user}>" for each in people if each.user > 0)
    text = translator.text(
        "ui-tournament-table-open",
        title=title_line(tournament),
        round=round_number + 1,
        table=number + 1,
        time=_duration(tournament.plan.table_ms),
    )
    return f"{mentions}\n{text}"


def _drawn_title(tournament: Tournament) -> Line:
    plan = tournament.plan
    if plan.title and not can_draw_most(plan.title):
        return line("ui-tournament-title", game=Line(f"{plan.game}-title"))
    return title_line(tournament)


def _round_line(tournament: Tournament) -> Line:
    played, people = len(tournament.rounds), len(tournament.entrants)
    planned = round_count(tournament.plan, people)
    if tournament.stage is TournamentStage.OVER:
        return line("ui-tournament-final", rounds=played)
    if planned is None:
        return line("ui-tournament-round", round=played)
    return line("ui-tournament-round-of", round=played, rounds=planned)


def _about(tournament: Tournament, translator: Translator) -> str:
    """Return the game, the format and the size of the tables, in a line each."""
    plan = tournament.plan
    game = translator.text(
        "ui-tournament-about",
        game=Line(f"{plan.game}-title"),
        size=plan.size,
        time=_duration(plan.table_ms),
    )
    how = line(f"ui-tournament-{plan.format}")
    if plan.format is Format.KNOCKOUT:
        how = line("ui-tournament-knockout", count=plan.advancing)
    return f"{game}\n-# {translator(how)}"


def _registration(tournament: Tournament, translator: Translator) -> str:
    starts = tournament.plan.starts_ms // 1000
    until = translator.text("ui-tournament-until")
    names = [str(visible_name(each.name, translator)) for each in tournament.entrants[:_NAMED]]
    more = len(tournament.entrants) - len(names)
    listed = ", ".join(names) + (f" + {more}" if more else "")
    registered = translator.text("ui-tournament-registered", count=len(tournament.entrants))
    return f"{until} <t:{starts}:F> (<t:{starts}:R>)\n**{registered}** {listed}"


def _round(tournament: Tournament, translator: Translator) -> str:
    """Return the tables of the present round, those in play first."""
    *_, current = tournament.rounds
    tables = [*enumerate(current.pairings, 1)]
    texts = [f"### {translator(_round_line(tournament))}"]
    texts += [
        _table(tournament, number, each, translator)
        for number, each in sorted(tables, key=lambda table: table[1].over)
    ]
    if current.byes:
        byes = ", ".join(_name(tournament, each, translator) for each in current.byes)
        texts.append(f"-# {translator.text('ui-tournament-bye')} {byes}")
    return "\n".join(texts)


def _table(tournament: Tournament, number: int, pairing: Pairing, translator: Translator) -> str:
    names = [_name(tournament, each, translator) for each in pairing.players]
    if pairing.over:
        return f"{number}\\. {_ended(pairing, names, translator)}"
    where = f"<#{pairing.channel}>" if pairing.channel else translator.text("ui-tournament-soon")
    until = f" · <t:{pairing.due_ms // 1000}:R>" if pairing.due_ms else ""
    return f"{number}\\. {', '.join(names)} · {where}{until}"


def _ended(pairing: Pairing, names: list[Name], translator: Translator) -> str:
    """Return the players in the order of their places; who was absent is marked."""
    marked = [
        translator.text("ui-tournament-absent", name=Typed(name.plain))
        if number in pairing.absent
        else name
        for number, name in zip(pairing.players, names, strict=True)
    ]
    if not pairing.places:
        return f"{', '.join(marked)} · {translator.text('ui-tournament-no-result')}"
    order = sorted(zip(pairing.places, marked, strict=True))
    return ", ".join(f"{place}\\. {name}" for place, name in order)


def _name(tournament: Tournament, number: int, translator: Translator) -> Name:
    return visible_name(tournament.entrants[number].name, translator)


def _duration(length_ms: int) -> Line:
    length = timedelta(milliseconds=length_ms)
    if length % timedelta(days=1) == timedelta():
        return line("ui-days", count=length.days)
    if length_ms % _HOUR_MS == 0:
        return line("ui-hours", count=length_ms // _HOUR_MS)
    return line("ui-minutes", count=length_ms // 60_000)


def _buttons(tournament: Tournament, translator: Translator) -> Iterator[ui.Item[Any]]:
    controls: list[tuple[Control, discord.ButtonStyle]] = []
    grey = discord.ButtonStyle.secondary
    if tournament.stage is TournamentStage.REGISTRATION:
        controls.append((Control.TOURNAMENT_JOIN, discord.ButtonStyle.primary))
    if tournament.is_active:
        controls.append((Control.TOURNAMENT_LEAVE, grey))
    if tournament.rounds:
        controls.append((Control.TOURNAMENT_READ, grey))
    detail = to_base36(tournament.id)
    yield from rows(
        button(ControlId(0, control, detail).custom_id(), translator.text(f"ui-{control}"), style)
        for control, style in controls
    )
