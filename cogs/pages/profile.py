"""The message of /profile: a person's record by game, with the curve of a rating.

Like a leaderboard it is shown to the person who asks, or by them to everybody.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime

from babel import Locale
from babel.dates import format_date

from cogs.controls.custom_id import Control, ControlId, to_base36
from cogs.controls.items import button, rows
from cogs.images.renderer import Renderer
from cogs.pages.feats import FeatCount, counted_feats
from cogs.pages.leaderboard import season_line
from cogs.pages.message_content import MessageContent, message_content, text_part
from cogs.pages.person import Person, empty_notice, hidden_notice, is_listed
from cogs.pages.pictures import REPLY_PICTURE_SECONDS, draw, gallery
from cogs.pages.rating_curve import curve_scene, has_curve
from cogs.text.localization import FALLBACK_LOCALE
from cogs.text.translator import Translator
from cogs.text.user_text import Name
from engine.api.event import Line, Param, Typed, line
from engine.api.game import AnyGame
from engine.service.ports import Archive
from engine.standings.leaderboards import GameRecord, Opponent, Profile
from engine.standings.seasons import PLACES, Season

#: So many opponents are named.
_OPPONENTS = 5

#: So many medals are named.
_MEDALS = 8


async def profile_message(
    archive: Archive,
    renderer: Renderer,
    person: Person,
    translator: Translator,
    games: Mapping[str, AnyGame],
    game: str | None = None,
    shown_by: str = "",
) -> MessageContent:
    """Return a person's record by game, with the curve and the feats of `game` or the first.

    `shown_by`: who shows it to everybody, which needs no controls.
    """
    hidden = await hidden_notice(archive, person, translator)
    if hidden is not None:
        return hidden
    profile = await archive.profile(person.guild, person.user)
    if not profile.records:
        return empty_notice(person, translator)
    stored = await archive.feats(person.guild, person.user)
    feats = {each.game: counted_feats(games.get(each.game), stored) for each in profile.records}
    lines = [f"## {Name(person.name)}"]
    for each in profile.records:
        lines += _record(each, translator)
        if feats[each.game]:
            lines.append(translator(_feats(feats[each.game], games[each.game])))
    lines += _medals(profile, translator)
    lines += await _opponents(archive, profile, translator)
    if person.own and not await is_listed(archive, person.user):
        lines.append(f"-# {translator.text('ui-profile-only-you')}")
    parts = [text_part("\n".join(lines))]
    shown = text_part(f"-# {translator.text('ui-shown-by', who=Typed(shown_by))}")
    show = ControlId(0, Control.PROFILE_SHOW, f"{to_base36(person.user)}.{game or '-'}").custom_id()
    below = [shown] if shown_by else rows([button(show, translator.text("ui-replayshow"))])
    pictured = [each for each in profile.records if has_curve(each) or feats[each.game]]
    if not pictured:
        return message_content([*parts, *below])
    record = next((each for each in pictured if each.game == game), pictured[0])
    first, last = (
        format_day(record.curve[at].at_ms, translator) if record.curve else "" for at in (0, -1)
    )
    # Everybody sees for themselves what else there is to do.
    missing = person.own and not shown_by
    shown_feats = counted_feats(games.get(record.game), stored, missing=missing)
    medals = [each.award for each in profile.medals if each.game == record.game]
    places = [place for place, award in enumerate(PLACES, 1) for each in medals if each is award]
    scene = curve_scene(record, first, last, shown_feats, places)
    picture = await draw(renderer, scene, translator, REPLY_PICTURE_SECONDS)
    if picture is not None:
        parts.append(gallery(translator.plain(scene.alt)))
    parts += rows(
        button(
            ControlId(0, Control.RATING_CURVE, f"{to_base36(person.user)}.{each.game}").custom_id(),
            translator.plain(line("ui-curve-of", game=Line(f"{each.game}-title"))),
            disabled=each is record,
        )
        for each in (pictured if len(pictured) > 1 and not shown_by else ())
    )
    return message_content([*parts, *below], picture)


def format_day(at_ms: int, translator: Translator) -> str:
    """Return a day in the language of the words around it."""
    has_words = translator.localization.has("ui-curve-alt", translator.locale)
    locale = Locale.parse(translator.locale if has_words else FALLBACK_LOCALE, sep="-")
    return format_date(datetime.fromtimestamp(at_ms / 1000, UTC), "medium", locale)


def _record(record: GameRecord, translator: Translator) -> Iterator[str]:
    """Yield a game's rating on one line and what was played on the next."""
    game, rating = Line(f"{record.game}-title"), record.rating
    if rating is None:
        yield translator.text("ui-profile-unrated", game=game)
    else:
        places: dict[str, Param] = {} if record.rank is None else {"rank": record.rank}
        key = "ui-profile-rating" if places else "ui-profile-rating-alone"
        if rating.provisional:
            key, places = "ui-profile-provisional", {}
        yield translator.text(key, game=game, rating=rating.number, within=rating.within, **places)
    parts = [translator.text("ui-profile-played", played=record.played, won=record.won)]
    if record.streak:
        parts.append(translator.text("ui-profile-streak", streak=record.streak))
    if record.longest > max(1, record.streak):
        parts.append(translator.text("ui-profile-longest", longest=record.longest))
    if record.ended:
        parts.append(translator.text("ui-profile-ended", ended=record.ended))
    yield " · ".join(parts)


def _feats(feats: Sequence[FeatCount], game: AnyGame) -> Line:
    """Return which feats of a game somebody has, and how many there are."""
    shown = tuple(line("ui-profile-feat", title=each.title, times=each.times) for each in feats)
    return line("ui-profile-feats", have=len(feats), all=len(game.feats), feats=shown)


def _medals(profile: Profile, translator: Translator) -> Iterator[str]:
    """Yield a line for each of the latest medals."""
    for medal in profile.medals[:_MEDALS]:
        season = Season(medal.season, profile.guild, medal.number, medal.season_name, 0)
        game = Line(f"{medal.game}-title")
        yield translator.text(f"ui-medal-{medal.award}", season=season_line(season), game=game)
    if len(profile.medals) > _MEDALS:
        yield f"-# {translator.text('ui-medals-more', medals=len(profile.medals) - _MEDALS)}"


async def _opponents(archive: Archive, profile: Profile, translator: Translator) -> list[str]:
    """Return the line of the most frequent opponents, without those who hide."""
    listed = [each for each in profile.opponents if await is_listed(archive, each.user)]
    if not listed:
        return []
    opponents = tuple(map(_opponent, listed[:_OPPONENTS]))
    return [f"-# {translator.text('ui-profile-opponents', opponents=opponents)}"]


def _opponent(opponent: Opponent) -> Line:
    return line(
        "ui-profile-opponent",
        name=Typed(opponent.name) if Name(opponent.name).plain else Line("somebody"),
        played=opponent.played,
        ahead=opponent.ahead,
        behind=opponent.behind,
    )
