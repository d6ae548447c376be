"""How badgers bite: the lord after each action, also enraged, and the lady after each turn.

Every function returns the next board and appends to `events` what happens.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.event import Event, Seat, line
from engine.games.badger.content import MICE, NONE, Course
from engine.games.badger.model import OVER, Board, Due, Ending
from engine.games.badger.naming import destination, field


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
    return _bite(course, board, attacked, "badger-lord-bit", events)


def raging_lord_bites(course: Course, board: Board, events: list[Event]) -> Board:
    """Let the lord bite all tiles beside his cave, path or not (B45)."""
    return _bite(course, board, course.beside[board.lord], "badger-lord-bit", events)


def lady_bites(course: Course, board: Board, events: list[Event]) -> Board:
    """Let the lady search once and bite the mice that she finds (B32, B34)."""
    return _bite(course, board, course.hunted(board.open), "badger-lady-bit", events)


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
