"""How a score came about: what was counted for each person, round by round."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from discord import ui
from msgspec.structs import replace

from cogs.controls.custom_id import Control, ControlId
from cogs.controls.items import button
from cogs.controls.offer_controls import is_pause
from cogs.images.renderer import Renderer
from cogs.pages.message_content import MessageContent
from cogs.pages.pictures import REPLY_PICTURE_SECONDS, scene_part
from cogs.pages.story import paged
from cogs.text.translator import Translator
from engine.api.account import Account, Term
from engine.api.drawing.signs import TIMES, number_text
from engine.api.event import Line, line
from engine.api.seats import places_of_sides, seat_names
from engine.table.replay import ReplayStep
from engine.table.snapshot import TableSnapshot


async def account_message(
    renderer: Renderer,
    snapshot: TableSnapshot,
    counted: Sequence[tuple[ReplayStep, Account]],
    translator: Translator,
    page: int = 0,
) -> MessageContent:
    """Return a page of what was counted for each seat, the best one first.

    The first one also has the picture of the last scores that everybody could look at: at the end
    of a game, of its last round. A button leads back to what happened, whose place it takes.
    """
    lines = list(_lines(snapshot, [account for _, account in counted], translator))
    none = "ui-account-none" if snapshot.table.is_active else "ui-account-over"
    lines = lines or [translator.text(none)]
    shown = next((each for each, _ in reversed(counted) if _shows_scores(snapshot, each)), None)
    if shown is not None and snapshot.game.outcome(counted[-1][0].state) is not None:
        shown, _ = counted[-1]
    above: list[ui.Item[Any]] = []
    picture = None
    if shown is not None and page == 0:
        then = replace(snapshot.table, state=shown.state)
        scene = TableSnapshot(then, snapshot.game, {}).picture(None)
        part, picture = await scene_part(renderer, scene, translator, REPLY_PICTURE_SECONDS, 1000)
        above = [part]
    table = snapshot.table.id
    story = button(ControlId(table, Control.STORY).custom_id(), translator.text("ui-story"))
    content = paged(table, Control.ACCOUNT, lines, translator, page, (story,), above=above)
    return content._replace(picture=picture)


def _shows_scores(snapshot: TableSnapshot, step: ReplayStep) -> bool:
    """Return True if the game only waited until everybody had seen the scores of a step."""
    game = snapshot.game
    asked = [
        offer
        for seat in range(len(snapshot.table.seats))
        for offer in game.offers(game.view(step.state, seat))
    ]
    return bool(asked) and all(is_pause(each) and each.verb == "ready" for each in asked)


def _lines(
    snapshot: TableSnapshot, counted: Sequence[Account], translator: Translator
) -> Iterator[str]:
    parts: dict[int, dict[Line | None, list[Term]]] = defaultdict(lambda: defaultdict(list))
    for account in counted:
        for term in account.terms:
            parts[term.seat][account.heading].append(term)
    outcome, seats = snapshot.table.outcome, range(len(snapshot.table.seats))
    side_of = snapshot.game.info.sides.get(len(seats), seats)
    places = outcome.places if outcome else side_of
    # Who has got nothing is named, too.
    for _, (seat, *partners) in places_of_sides(places, side_of) if parts else ():
        total = sum(term.points for terms in parts[seat].values() for term in terms)
        names = translator(line("seat", seat=seat_names((seat, *partners))))
        yield f"**{names}: {number_text(total)}**"
        for heading, terms in parts[seat].items():
            told = " · ".join(_told(terms, translator))
            if heading is not None:
                points = number_text(sum(term.points for term in terms))
                told = f"{translator(heading)}: {told} = **{points}**"
            yield told


def _told(terms: Sequence[Term], translator: Translator) -> Iterator[str]:
    """Yield each thing that was counted, with its number and its points."""
    points = Counter[Line]()
    for term in terms:
        points[term.what] += term.points
    counts = Counter(term.what for term in terms)
    for what, sum_of in points.items():
        times = f"{counts[what]} {TIMES} " if counts[what] > 1 else ""
        yield f"{times}{translator(what)}: {'+' if sum_of > 0 else ''}{number_text(sum_of)}"
