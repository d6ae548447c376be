"""The messages of a person's profile and of their last games.

Like a leaderboard they are shown to whoever asks alone, and their controls say everything.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

from babel import Locale
from babel.dates import format_date
from discord import ui
from msgspec import Struct

from cogs.controls.custom_id import ControlId, base36
from cogs.controls.offers import button, rows, truncate
from cogs.pages.leaderboard import ROWS
from cogs.pages.pages import ANSWER_PICTURE_SECONDS, MessageContent, Pages
from cogs.pages.parts import TEXT_LIMIT, gallery
from cogs.pages.rating_curve import Captions, Curves
from cogs.pages.rating_curve import Point as Dot
from cogs.pages.result import change_line
from cogs.text.localization import FALLBACK_LOCALE, Localization
from cogs.text.translator import Translator
from cogs.text.user_text import Name
from engine.api.event import Line, Param, Seat, Typed, line
from engine.service.ports import Archive
from engine.standings.leaderboards import GameRecord, Opponent, Profile
from engine.standings.results import Placing, Result

log = logging.getLogger("hedgerow.pages")

#: So many opponents are named.
_OPPONENTS = 5

#: With fewer points there is no line to draw.
_CURVE_FROM = 2

#: The first curve of a process waits for matplotlib to load.
_CURVE_SECONDS = 3 * ANSWER_PICTURE_SECONDS


class Person(Struct, frozen=True):
    """Whose games are looked at, on which server, and whether by themselves."""

    guild: int
    user: int
    name: str
    own: bool


class Profiles:
    """Builds the pages that are about one person."""

    def __init__(self, pages: Pages, archive: Archive, curves: Curves) -> None:
        self._pages, self._archive, self._curves = pages, archive, curves

    async def profile(self, person: Person, locale: str, game: str | None = None) -> MessageContent:
        """Build a person's record by game, with the rating's curve in `game` or the first."""
        translator = self._pages.translator(None, locale)
        refused = await self._kept_back(person, translator)
        if refused is not None:
            return refused
        profile = await self._archive.profile(person.guild, person.user)
        if not profile.records:
            return self._pages.notice(_empty(person, translator))
        said = [f"## {Name(person.name)}"]
        said += [text for record in profile.records for text in _record(record, translator)]
        said += await self._opponents(profile, translator)
        if person.own and not await self._listed(person.user):
            said.append(f"-# {translator.key('ui-profile-only-you')}")
        parts: list[ui.Item[Any]] = [ui.TextDisplay(truncate("\n".join(said), TEXT_LIMIT))]
        curved = [each for each in profile.records if len(each.curve) >= _CURVE_FROM]
        if not curved:
            return self._pages.framed(parts)
        record = next((each for each in curved if each.game == game), curved[0])
        picture = await self._curve(record, translator)
        if picture is not None:
            parts.append(gallery(translator.plain(_curve_alt(record))))
        parts += rows(
            [
                button(
                    ControlId(0, "curve", f"{base36(person.user)}.{each.game}").text(),
                    translator.plain(line("ui-curve-of", game=Line(f"{each.game}-title"))),
                    disabled=each is record,
                )
                for each in (curved if len(curved) > 1 else ())
            ]
        )
        return self._pages.framed(parts, picture)

    async def history(
        self, person: Person, locale: str, game: str | None = None, before: int | None = None
    ) -> MessageContent:
        """Build a person's last games, from before a result's id on where one is given."""
        translator = self._pages.translator(None, locale)
        refused = await self._kept_back(person, translator)
        if refused is not None:
            return refused
        found = await self._archive.history(
            person.guild, user=person.user, game=game, before=before, limit=ROWS + 1
        )
        if not found:
            return self._pages.notice(_empty(person, translator, game))
        title = translator.key("ui-history-title", name=Typed(person.name))
        hidden = set() if person.own else await self._hidden_at(found)
        said = [f"## {title}"]
        for result in found[:ROWS]:
            game_said = _played(result, person.user, hidden, translator)
            # With very long names a page has fewer games rather than half of one.
            if len(said) > 1 and len("\n".join((*said, game_said))) > TEXT_LIMIT:
                break
            said.append(game_said)
        last = found[len(said) - 2]
        where = f"{base36(person.user)}.{game or '-'}"
        turns = []
        if last is not found[-1]:
            token = ControlId(0, "past", f"{where}.{base36(last.id)}").text()
            turns.append(button(token, translator.key("ui-history-older")))
        if before is not None:
            token = ControlId(0, "past", f"{where}.0").text()
            turns.append(button(token, translator.key("ui-history-newest")))
        return self._pages.notice("\n".join(said), turns)

    async def _listed(self, user: int) -> bool:
        return (await self._archive.preferences(user)).listed

    async def _hidden_at(self, results: Sequence[Result]) -> set[int]:
        """Give who of these games hides from people who did not sit there."""
        met = {user for result in results for user in result.people}
        return {user for user in met if not await self._listed(user)}

    async def _kept_back(self, person: Person, translator: Translator) -> MessageContent | None:
        """Give the sentence for somebody who hides from others."""
        if person.own or await self._listed(person.user):
            return None
        return self._pages.notice(translator.key("ui-profile-hidden", name=Typed(person.name)))

    async def _opponents(self, profile: Profile, translator: Translator) -> list[str]:
        """Say who sat at the table most often, without those who hide."""
        met = [each for each in profile.opponents if await self._listed(each.user)][:_OPPONENTS]
        if not met:
            return []
        said = translator.key("ui-profile-opponents", opponents=tuple(map(_opponent, met)))
        return [f"-# {said}"]

    async def _curve(self, record: GameRecord, translator: Translator) -> bytes | None:
        last = record.curve[-1]
        captions = Captions(
            translator.plain(Line(f"{record.game}-title")),
            f"{last.number} ± {last.within}",
            said_day(record.curve[0].at_ms, translator),
            said_day(last.at_ms, translator),
        )
        dots = [Dot(point.number, point.within) for point in record.curve]
        try:
            async with asyncio.timeout(_CURVE_SECONDS):
                return await self._curves.png(dots, captions)
        except TimeoutError:
            log.info("a curve took longer than %s s and was left out", _CURVE_SECONDS)
        except Exception:
            # The words say what the curve shows.
            log.exception("a curve could not be drawn")
        return None


def names_at(
    result: Result, hidden: Collection[int], localization: Localization, locale: str
) -> tuple[Name, ...]:
    """Give a name for each seat of a result; who was forgotten, hides or is unknown is somebody."""
    names: list[Name] = []
    houses = 0
    for placing in result.placings:
        if placing.is_house:
            houses += 1
            names.append(Name(localization.plain(line("house", number=houses), locale)))
            continue
        name = Name("" if placing.user in hidden else placing.name)
        names.append(name if name.plain else Name(localization.plain(Line("somebody"), locale)))
    return tuple(names)


def _empty(person: Person, translator: Translator, game: str | None = None) -> str:
    """Say that there is no game, or none of one kind."""
    key = "ui-profile-empty" if game is None else "ui-history-empty"
    params: dict[str, Param] = {} if game is None else {"game": Line(f"{game}-title")}
    if person.own:
        return translator.key(key, **params)
    return translator.key(f"{key}-other", name=Typed(person.name), **params)


def _record(record: GameRecord, translator: Translator) -> Iterator[str]:
    """Say a game's rating on one line and what was played on the next."""
    game, rating = Line(f"{record.game}-title"), record.rating
    if rating is None:
        yield translator.key("ui-profile-unrated", game=game)
    else:
        places: dict[str, Param] = {} if record.rank is None else {"rank": record.rank}
        key = "ui-profile-rating" if places else "ui-profile-rating-alone"
        if rating.provisional:
            key, places = "ui-profile-provisional", {}
        yield translator.key(key, game=game, rating=rating.number, within=rating.within, **places)
    said = [translator.key("ui-profile-played", played=record.played, won=record.won)]
    if record.streak:
        said.append(translator.key("ui-profile-streak", streak=record.streak))
    if record.longest > max(1, record.streak):
        said.append(translator.key("ui-profile-longest", longest=record.longest))
    if record.ended:
        said.append(translator.key("ui-profile-ended", ended=record.ended))
    yield " · ".join(said)


def _opponent(met: Opponent) -> Line:
    return line(
        "ui-profile-opponent",
        name=Typed(met.name) if Name(met.name).plain else Line("somebody"),
        played=met.played,
        ahead=met.ahead,
        behind=met.behind,
    )


def _played(result: Result, user: int, hidden: Collection[int], translator: Translator) -> str:
    """Say one game: when, which, the place, what it did to the rating, with whom, and its link."""
    names = names_at(result, hidden, translator.localization, translator.locale)
    seat = next(at for at, placing in enumerate(result.placings) if placing.user == user)
    placing = result.placings[seat]
    named = Translator(translator.localization, translator.locale, names)
    said = [
        f"<t:{result.ended_ms // 1000}:d>",
        f"**{translator(Line(f'{result.game}-title'))}**",
        translator(_place(result, placing)),
    ]
    change = change_line(placing)
    if change is not None:
        said.append(translator(change))
    elif not result.ended_early:
        said.append(translator.key("ui-history-unrated"))
    if result.message is not None:
        said.append(f"[{translator.key('ui-history-link')}]({_address(result)})")
    others = _seats(at for at in range(len(names)) if at != seat)
    return "\n".join([" · ".join(said), f"-# {named.key('ui-history-with', people=others)}"])


def _seats(seats: Iterator[int]) -> tuple[Line, ...]:
    return tuple(line("seat", seat=Seat(at)) for at in seats)


def _place(result: Result, placing: Placing) -> Line:
    if placing.place is None:
        return Line("ui-history-ended")
    shared = sum(each.place == placing.place for each in result.placings) > 1
    key = "ui-history-shared" if shared else "ui-history-place"
    return line(key, place=placing.place, seats=len(result.placings))


def _address(result: Result) -> str:
    assert result.message is not None
    channel, message = result.message
    return f"https://discord.com/channels/{result.guild or '@me'}/{channel}/{message}"


def _curve_alt(record: GameRecord) -> Line:
    numbers: Sequence[int] = [point.number for point in record.curve]
    return line(
        "ui-curve-alt",
        game=Line(f"{record.game}-title"),
        games=len(numbers),
        first=numbers[0],
        last=numbers[-1],
        within=record.curve[-1].within,
        low=min(numbers),
        high=max(numbers),
    )


def said_day(at_ms: int, translator: Translator) -> str:
    """Say a day in the language that the words around it are in."""
    spoken = (
        translator.locale
        if translator.localization.has("ui-curve-alt", translator.locale)
        else FALLBACK_LOCALE
    )
    locale = Locale.parse(spoken, sep="-")
    return format_date(datetime.fromtimestamp(at_ms / 1000, UTC), "medium", locale)
