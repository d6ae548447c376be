"""How badgers bite: the lord after each action, also enraged, and the lady after each turn.

Every function returns the next board and appends to `events` what happens.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from engine.api.event import Event, Seat, line
from engine.games.badger.content import MICE, NONE, Course
from engine.games.badger.model import OVER, Bite, Board, Due, Ending
from engine.games.badger.naming import destination, field

#: What tells that a mouse was bitten: by the lord, and by the lady.
_LORD, _LADY = "badger-lord-bit", "badger-lady-bit"


def lord_bites(course: Course, board: Board, events: list[Event]) -> Board:
    """Let the lord bite along open paths (B37), and in his own cave if that option is on (B38)."""
    if board.lord == NONE:
        return board
    own_cave = board.own_cave << board.lord
    first, second = board.mice
    reach = course.beside[board.lord] | own_cave
    if not (reach >> first | reach >> second) & 1:
        return board
    attacked = course.bitten_beside(board.open, board.lord) | own_cave
    return _bite(course, board, attacked, _LORD, events)


def raging_lord_bites(course: Course, board: Board, events: list[Event]) -> Board:
    """Let the lord bite all tiles beside his cave, path or not (B45)."""
    return _bite(course, board, course.beside[board.lord], _LORD, events)


def lady_bites(course: Course, board: Board, events: list[Event]) -> Board:
    """Let the lady search once and bite the mice that she finds (B32, B34)."""
    return _bite(course, board, course.hunted(board.open), _LADY, events)


def bites_told(course: Course, events: Iterable[Event]) -> tuple[Bite, ...]:
    """Return the bites that events tell."""
    places = {field(course, place): place for place in range(len(course.names))}
    told: list[tuple[str, dict[str, Any]]] = [
        (each.key, dict(each.params)) for each in events if each.key in (_LORD, _LADY)
    ]
    return tuple(
        Bite(words["seat"].index, places[words["field"]], key == _LADY) for key, words in told
    )


def _bite(course: Course, board: Board, attacked: int, key: str, events: list[Event]) -> Board:
    """Bite all mice on the attacked fields (bits) at once.

    Each loses a snack and is put back to its start or to the checkpoint (B9, B11).
    """
    first, second = board.mice
    if not (attacked >> first | attacked >> second) & 1:
        return board
    mice, snacks, entered = list(board.mice), list(board.snacks), board.entered
    for seat in range(MICE):
        if not attacked >> mice[seat] & 1:
            continue
        at, back = mice[seat], course.checkpoint if board.passed[seat] else course.starts[seat]
        mice[seat] = back
        snacks[seat] -= 1
        if seat == board.turn:
            entered |= 1 << back  # B13
        here, where, away = field(course, at), destination(course, back), int(at != back)
        told = line(key, seat=Seat(seat), field=here, away=away, where=where, snacks=snacks[seat])
        events.append(told)
    board = replace(board, mice=tuple(mice), snacks=tuple(snacks), entered=entered)
    if min(snacks) > 0:
        return board
    # B10: both without a snack after one attack is a draw.
    winner = NONE if max(snacks) == 0 else snacks.index(max(snacks))
    return replace(board, due=Due(OVER), ending=Ending.SNACKS, winner=winner)
