"""A game step by step, from its log: what everybody sees happen, and each position it led to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.api.account import Account
from engine.api.action import answers
from engine.api.event import Event, Line, Param, Seat, line
from engine.api.game import AnyGame, GameInfo
from engine.api.scene import Scene
from engine.table.faces import as_told, seated_at
from engine.table.model import Cause, LogEntry, Offers, Stage, Table
from engine.table.past import is_move, revision_before, told_as, took_back
from engine.table.snapshot import TableSnapshot

#: The text of a heading above a part of the story.
HEADING = "table-part"

#: The text above what the house did for a person who was late or away.
HOUSE_MOVES = "table-house-moves"

#: (seat, ask) of questions that have been answered.
Answered: TypeAlias = tuple[tuple[int | None, str], ...]

#: What has happened; `None` where something is forgotten.
_Told = TypeVar("_Told", Event, Event | None)


class ReplayStep(Struct, frozen=True):
    """A position, the move that led to it (`None`: the deal), and what everybody saw of it."""

    state: Any
    events: tuple[Event, ...]
    entry: LogEntry | None = None

    def told_of(self, table: Table, shown: Table | None = None) -> tuple[Event, ...]:
        """Return what everybody saw of the move with the names that the table's seats had then.

        `shown`: the table whose names are shown; `None`: this one.
        """
        if self.entry is None:
            return self.events
        return as_told(self.events, seated_at(table, self.entry.revision), shown or table)


class Replay(Struct, frozen=True):
    """A finished game's positions in order; the first is the deal, or an upgrade of its rules."""

    table: Table  #: as it ended
    game: AnyGame
    steps: tuple[ReplayStep, ...]

    def snapshot(self, number: int) -> TableSnapshot:
        """Return the table at a step, with the names of then and without offers.

        At the last one it is over.
        """
        if number == len(self.steps) - 1:
            return TableSnapshot(self.table, self.game, {})
        state, entry = self.steps[number].state, self.steps[max(number, 1)].entry
        then = self.table if entry is None else seated_at(self.table, entry.revision)
        before = replace(then, state=state, stage=Stage.PLAY, outcome=None)
        return TableSnapshot(before, self.game, {})

    def answered(self, number: int) -> Answered:
        """Return the questions that have been answered at a step and are still asked."""
        steps = self.steps[: number + 1]
        *_, (_, _, answered) = with_offers(self.game, len(self.table.seats), steps)
        return tuple(sorted(answered, key=repr))

    def last_pictures(
        self, most: int, until: int | None = None, seat: int | None = None
    ) -> tuple[Scene, ...]:
        """Return what a seat or onlookers saw last, each picture that differs from the one before.

        `until`: the step of the last one; `None`: the last of all.
        """
        scenes: list[Scene] = []
        last = len(self.steps) - 1 if until is None else until
        # Some moves change nothing that everybody sees.
        for number in range(last, max(-1, last - 3 * most), -1):
            scene = self.snapshot(number).picture(seat)
            if not scenes or scene != scenes[-1]:
                scenes.append(scene)
            if len(scenes) == most:
                break
        return tuple(reversed(scenes))

    def chapters(self) -> dict[int, Line]:
        """Return the steps at which another part of the game begins, with what it is called."""
        return _chapters(self.game, self.steps)

    def turns(self) -> list[int]:
        """Return the steps at which another seat than before moves, the first and the last step."""
        seats = [None if each.entry is None else each.entry.seat for each in self.steps]
        changed = (at for at in range(1, len(seats)) if seats[at] != seats[at - 1])
        return sorted({0, *changed, len(seats) - 1})


def steps_since(table: Table, game: AnyGame, log: Iterable[LogEntry]) -> Iterator[ReplayStep]:
    """Yield the position of a table's checkpoint, then each one that its log since then led to.

    Where moves were taken back, the earlier position follows again.
    """
    steps = [ReplayStep(table.state, table.recent_events)]
    yield steps[0]
    for entry in log:
        target = revision_before(entry)
        if target is not None:
            first = len(up_to(steps, target))
            what = undone_as(game, steps, first)
            told = took_back(int(entry.action.args[2]), what, len(steps) - first - 1)
            del steps[first:]
            yield ReplayStep(steps[-1].state, (told,), entry)
        elif is_move(entry):
            step = game.apply(steps[-1].state, entry.seat, entry.action)
            steps.append(ReplayStep(step.state, step.events, entry))
            yield steps[-1]


def story_of(table: Table, game: AnyGame, steps: Sequence[ReplayStep]) -> Iterator[Event]:
    """Yield what everybody saw since the deal, each part of the game under a heading."""
    chapters = _chapters(game, steps)
    for at, step in enumerate(steps):
        told = _with_house(table, steps[at - 1], step) if at else ()
        if (chapter := chapters.get(at)) is not None:
            # What led to a part stands above it, what tells its number within it.
            opens = (number for number, each in enumerate(told) if _is_of(each, chapter))
            first = next(opens, len(told))
            told = (*told[:first], line(HEADING, part=chapter), *told[first:])
        revision = 0 if step.entry is None else step.entry.revision
        yield from as_told(told, seated_at(table, revision), table)


def _with_house(table: Table, before: ReplayStep, step: ReplayStep) -> tuple[Event, ...]:
    """Return what everybody saw of a step, below a word where the house begins to play for one.

    Only what says itself whose move it was has one, so that it tells nothing more.
    """
    entry, former, told = step.entry, before.entry, step.events
    if entry is None or entry.seat is None or entry.cause is not Cause.HOUSE:
        return told
    goes_on = former is not None and (former.seat, former.cause) == (entry.seat, entry.cause)
    says_who = bool(told and told[0].params) and told[0].params[0][1] == Seat(entry.seat)
    if goes_on or not says_who or seated_at(table, entry.revision).seats[entry.seat].user is None:
        return told
    return (line(HOUSE_MOVES, seat=Seat(entry.seat)), *told)


def without_begun(info: GameInfo, events: Sequence[_Told]) -> tuple[_Told, ...]:
    """Return events without those of moves that were begun and then made (`GameInfo.begun_events`).

    A move that is taken back, or told as made by the house, is no such event.
    """
    made, kept = set[Param](), list[_Told]()
    for each in reversed(events):
        who = each.params[0][1] if each is not None and each.params else None
        is_of_game = each is not None and not each.key.startswith("table-")
        if each is not None and each.key in info.begun_events and who in made:
            continue
        if is_of_game and isinstance(who, Seat):
            made.add(who)
        kept.append(each)
    return tuple(reversed(kept))


def _chapters(game: AnyGame, steps: Iterable[ReplayStep]) -> dict[int, Line]:
    found, last = dict[int, Line](), None
    for at, step in enumerate(steps):
        chapter = game.chapter(game.view(step.state, None))
        if chapter is not None and chapter != last:
            found[at] = last = chapter
    return found


def _is_of(event: Event, chapter: Line) -> bool:
    """Return True if an event says the number of a part of the game."""
    return any(number in event.params for number in chapter.params[:1])


def with_offers(
    game: AnyGame, seats: int, steps: Iterable[ReplayStep]
) -> Iterator[tuple[ReplayStep, Offers, Answered]]:
    """Yield each step with its open offers and the answered questions that are still asked."""
    offers: Offers = {}
    answered = frozenset[tuple[int | None, str]]()
    history = [(0, answered)]  #: what had been answered at each revision
    for step in steps:
        entry = step.entry
        if entry is not None and (target := revision_before(entry)) is not None:
            while len(history) > 1 and history[-1][0] > target:
                history.pop()
            answered = history[-1][1]
        elif entry is not None:
            given = (each for each in offers[entry.seat] if answers(each, entry.action))
            answered |= {(entry.seat, each.ask) for each in given}
        every = {seat: game.offers(game.view(step.state, seat)) for seat in (*range(seats), None)}
        answered &= {(seat, each.ask) for seat, found in every.items() for each in found}
        history.append((0 if entry is None else entry.revision, answered))
        offers = {
            seat: tuple([each for each in found if (seat, each.ask) not in answered])
            for seat, found in every.items()
        }
        yield step, offers, tuple(answered)


def standing_steps(steps: Iterable[ReplayStep]) -> tuple[ReplayStep, ...]:
    """Return the steps without those that were taken back."""
    kept: list[ReplayStep] = []
    for each in steps:
        target = None if each.entry is None else revision_before(each.entry)
        if target is None:
            kept.append(each)
        else:
            kept = up_to(kept, target)
    return tuple(kept)


def up_to(steps: Iterable[ReplayStep], revision: int) -> list[ReplayStep]:
    """Return the steps up to a revision."""
    return [each for each in steps if each.entry is None or each.entry.revision <= revision]


def undone_as(game: AnyGame, steps: Sequence[ReplayStep], at: int) -> Event:
    """Return what a step is called while it is asked for or taken back."""
    return told_as(game, steps[at - 1].state, steps[at].entry, steps[at].events)


def accounts(game: AnyGame, steps: Iterable[ReplayStep]) -> Iterator[tuple[ReplayStep, Account]]:
    """Yield each of these steps that changed a score, and what was counted in it."""
    before = None
    for step in standing_steps(steps):
        view = game.view(step.state, None)
        account: Account = game.account(before, step.events, view)
        if account.terms:
            yield step, account
        before = view
