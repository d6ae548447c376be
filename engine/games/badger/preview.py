"""A choice that is being made: the board as it would be, to be drawn before it counts."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.api.action import Action
from engine.games.badger.course import Box, Course
from engine.games.badger.model import NONE, Board, Edges, Phase, Place, rotated
from engine.games.badger.rules import LIES, TURNS, lies, needed


class Mind(Struct, frozen=True):
    """The board as it would be, the field the choice is about, and how a tile may lie."""

    board: Board
    place: Place = NONE
    ways: tuple[tuple[int, Edges], ...] = ()  #: steps of rotation, open edges
    ghost: Place = NONE  #: where the mover's mouse would stand
    lord: Place = NONE  #: where the lord would sit


def in_mind(box: Box, course: Course, board: Board, pending: Action | None) -> Mind:
    """Read a choice as far as it is made; words that fit nothing show nothing."""
    words = pending.args if pending is not None else ()
    if board.phase is Phase.LAY:
        return _laying(box, course, board, words)
    place = course.numbers.get(words[0], NONE) if words else NONE
    verb = pending.verb if pending is not None and place != NONE else ""
    if verb == "rotate" and place <= course.tiles and board.open[place]:
        return _rotating(board, place, words[1:])
    ghost = place if verb == "run" else NONE
    return Mind(board, place, (), ghost, place if verb == "lord" else NONE)


def _laying(box: Box, course: Course, board: Board, words: tuple[str, ...]) -> Mind:
    edges = box.kinds[board.shown[board.laying]].edges
    if words and words[0] in LIES:
        laid = rotated(edges, LIES[words[0]])
        return Mind(_opened(board, board.laying, laid), board.laying)
    fitting = lies(edges, needed(course, board))
    return Mind(board, board.laying, tuple((each, rotated(edges, each)) for each in fitting))


def _rotating(board: Board, place: Place, words: tuple[str, ...]) -> Mind:
    before = board.open[place]
    if words and words[0] in TURNS:
        return Mind(_opened(board, place, rotated(before, TURNS[words[0]])), place)
    return Mind(board, place, tuple((each, rotated(before, each)) for each in TURNS.values()))


def _opened(board: Board, place: Place, edges: Edges) -> Board:
    return replace(board, open=(*board.open[:place], edges, *board.open[place + 1 :]))
