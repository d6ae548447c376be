"""What a seat may do now, from its view alone. All of it may be posted: nothing here is private."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.api.action import Offer, Option, Pick, Press
from engine.api.event import Line, line
from engine.games.badger import consequences
from engine.games.badger.course import Box, Course
from engine.games.badger.model import Board, Edges, Phase, Place, View, rotated
from engine.games.badger.rules import TURNS, lies, needed
from engine.games.badger.words import arrows, field, fields, led_to

_UNCOVER, _COVER = Line("badger-uncover"), Line("badger-cover")
_RUN, _ROTATE = Line("badger-run"), Line("badger-rotate")
_ANY, _FLIP, _LORD = Line("badger-rotate-any"), Line("badger-flip"), Line("badger-lord")


def offers(box: Box, view: View) -> tuple[Offer, ...]:
    """Give the actions of the mover, or the choice that is due before the next one (B15, B40)."""
    board = view.board
    if view.seat != board.turn or board.phase is Phase.OVER:
        return ()
    course, ask = box.courses[board.course], f"a{board.asked}"
    if board.phase is Phase.ACT:
        return _actions(box, course, board, ask)
    return (_due(box, course, board, ask),)


def _actions(box: Box, course: Course, board: Board, ask: str) -> tuple[Offer, ...]:
    inside, at = board.open, board.mice[board.turn]
    found: list[Offer] = []
    there = consequences.choices(box, board)
    if there:
        found.append(_pick("run", ask, _RUN, _named(course, "badger-run-to", there)))
    covered = course.covered(inside, at)
    if covered:
        found.append(_pick("uncover", ask, _UNCOVER, _named(course, "badger-up", covered)))
    places = course.turnable(inside, at, board.turned)
    if places:
        found.append(_pick("rotate", ask, _ROTATE, _turns(box, course, board, places)))
    if course.coverable(inside, at, board.mice):
        found.append(Press(verb="cover", ask=ask, label=_COVER, posted=True))
    return tuple(found)


def _due(box: Box, course: Course, board: Board, ask: str) -> Offer:
    match board.phase:
        case Phase.NEXT:
            return _pick("uncover", ask, _UNCOVER, _named(course, "badger-up", board.left))
        case Phase.LAY:
            return _laying(box, course, board, ask)
        case Phase.LORD:
            caves = consequences.lord_choices(box, board)
            return _pick("lord", ask, _LORD, _named(course, "badger-name", caves))
        case Phase.ROTATOR:
            places = [place for place, edges in enumerate(board.open) if edges]
            return _pick("rotate", ask, _ANY, _turns(box, course, board, places))
    flips = (
        _flip(course, place, covered=not board.open[place])
        for place in consequences.flippable(course, board)
    )
    return _pick("flip", ask, _FLIP, flips)


def _laying(box: Box, course: Course, board: Board, ask: str) -> Offer:
    edges = box.kinds[board.shown[board.laying]].edges
    fitting = lies(edges, needed(course, board))
    label = line("badger-lay", field=field(course, board.laying))
    options = (_lie(box, course, board.laying, edges, steps) for steps in fitting)
    return _pick("lay", ask, label, options)


def _turns(box: Box, course: Course, board: Board, places: Iterable[Place]) -> list[Option]:
    return [_tree(box, course, place, board.open[place]) for place in places]


def _pick(verb: str, ask: str, label: Line, options: Iterable[Option]) -> Pick:
    return Pick(verb=verb, ask=ask, label=label, options=tuple(options), posted=True)


def _named(course: Course, key: str, places: Iterable[Place]) -> list[Option]:
    return [_option(course, key, place) for place in places]


# Options depend on the field and its edges alone, so each is made once. The bounds hold all that
# a few courses can need.


@lru_cache(maxsize=1024)
def _option(course: Course, key: str, place: Place) -> Option:
    return Option(course.names[place], line(key, field=field(course, place)))


@lru_cache(maxsize=256)
def _flip(course: Course, place: Place, *, covered: bool) -> Option:
    key = "badger-flip-up" if covered else "badger-flip-down"
    return Option(course.names[place], line(key, field=field(course, place)))


@lru_cache(maxsize=4096)
def _tree(box: Box, course: Course, place: Place, edges: Edges) -> Option:
    """Make the option of a tile to be turned: it goes on to the five rotations (B31)."""
    then = tuple(_lie(box, course, place, edges, steps, word) for word, steps in TURNS.items())
    return Option(course.names[place], line("badger-turn", field=field(course, place)), then)


@lru_cache(maxsize=8192)
def _lie(
    box: Box, course: Course, place: Place, edges: Edges, steps: int, word: str = ""
) -> Option:
    """Make the option of a rotation: its arrows, and as a hint the fields that they lead to."""
    opened = rotated(edges, steps)
    there = led_to(course, place, opened)
    hint = line("badger-leads", fields=fields(course, there)) if there else None
    shown = line("badger-lie", steps=steps, edges=arrows(box, opened))
    return Option(word or str(steps), shown, (), hint)
