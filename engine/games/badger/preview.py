"""A choice that is being made: the board as it would be, to be drawn before it counts."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from engine.api.action import Action
from engine.api.seats import with_item
from engine.games.badger.content import NONE, Course, Edges, Place, rotated
from engine.games.badger.model import Board
from engine.games.badger.rules import TURN_STEPS, placements_in_hand, rotations


class Preview(Struct, frozen=True):
    """The board as it would be, and the field the choice is about."""

    board: Board
    place: Place = NONE
    lies: Mapping[str, Edges] = {}  #: how the tile may lie: number -> open edges
    mouse: Place = NONE  #: where the mover's mouse would stand
    lord: Place = NONE  #: where the lord would sit


def preview(course: Course, board: Board, pending: Action | None) -> Preview:
    """Return what a half-made choice would do; words that fit nothing change nothing."""
    words = pending.args if pending is not None else ()
    if board.laying != NONE:
        return _laying(course, board, words)
    place = course.numbers.get(words[0], NONE) if words else NONE
    verb = pending.verb if pending is not None and place != NONE else ""
    if verb == "rotate" and place <= course.tiles and board.open[place]:
        return _rotating(board, place, words[1:])
    mouse, lord = (place if verb == wanted else NONE for wanted in ("run", "lord"))
    return Preview(board, place, mouse=mouse, lord=lord)


def _laying(course: Course, board: Board, words: tuple[str, ...]) -> Preview:
    allowed = placements_in_hand(course, board)
    if words and words[0] in allowed:
        return _with_edges(board, board.laying, allowed[words[0]])
    return Preview(board, board.laying, allowed)


def _rotating(board: Board, place: Place, words: tuple[str, ...]) -> Preview:
    edges = board.open[place]
    if words and words[0] in TURN_STEPS:
        return _with_edges(board, place, rotated(edges, TURN_STEPS[words[0]]))
    return Preview(board, place, rotations(edges))


def _with_edges(board: Board, place: Place, edges: Edges) -> Preview:
    return Preview(replace(board, open=with_item(board.open, place, edges)), place)
