"""What follows from an action: the lord moves, effects work, badgers bite, the turn passes (B40).

Every function takes a board, adds to `said` what happens, and gives the next board.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.event import Event, Line, Seat, line
from engine.games.badger.course import Box, Course
from engine.games.badger.model import (
    LADY,
    MICE,
    NONE,
    Board,
    Effect,
    Ending,
    Phase,
    Place,
)
from engine.games.badger.words import whither


def entered(box: Box, board: Board, there: Place, said: list[Event]) -> Board:
    """Go on after the mover's mouse has run onto a field: the win comes first (B7, B40)."""
    course = box.courses[board.course]
    seat = board.turn
    if there == course.goal and board.passed[seat]:
        return replace(board, phase=Phase.OVER, ending=Ending.GOAL, winner=seat)
    if there == course.checkpoint and not board.passed[seat]:
        passed = (True, board.passed[1]) if seat == 0 else (board.passed[0], True)
        board = replace(board, passed=passed)
        said.append(line("badger-passed", seat=Seat(seat)))
    choices = lord_choices(box, board)
    if len(choices) > 1:
        return replace(board, phase=Phase.LORD)
    if choices:
        return lord_moved(box, board, choices[0], said)
    return _effect(box, board, said)


def lord_choices(box: Box, board: Board) -> list[Place]:
    """Give the caves that the lord may be put on for the field the mover has entered (B36).

    None where the field has no colour; never the cave he is on.
    """
    course = box.courses[board.course]
    colour = colour_of(box, course, board, board.mice[board.turn])
    if colour == NONE:
        return []
    return [cave for cave in course.caves_of[colour] if cave != board.lord]


def choices(box: Box, board: Board) -> list[Place]:
    """Give the fields that the mover could run to, or that another choice is of.

    None where a tile is laid, and where it is of any tile, as an effect may leave it.
    """
    course = box.courses[board.course]
    match board.phase:
        case Phase.ACT:
            joined = course.joined(board.open, board.mice[board.turn])
            return [there for there in joined if not board.entered >> there & 1]
        case Phase.NEXT:
            return list(board.left)
        case Phase.LORD:
            return lord_choices(box, board)
    return []


def lord_moved(box: Box, board: Board, cave: Place, said: list[Event]) -> Board:
    """Put the lord on a cave, then let the effect of the entered tile work (B40)."""
    said.append(line("badger-lord-goes", where=whither(box.courses[board.course], cave)))
    return _effect(box, replace(board, lord=cave), said)


def settled(box: Box, board: Board, said: list[Event]) -> Board:
    """End an action: the lord attacks (B37), then the next action or the end of the turn (B16)."""
    course = box.courses[board.course]
    if board.lord != NONE:
        bits = course.bitten_beside(board.open, board.lord)
        if board.own_cave:
            bits |= 1 << board.lord  # B38
        board = _bitten(course, board, bits, "badger-lord-bites", said)
        if board.ending:
            return board
    if board.action < box.content.actions:
        board = replace(board, action=board.action + 1, phase=Phase.ACT)
        if _can_act(course, board):
            return board
        said.append(line("badger-stuck", seat=Seat(board.turn)))  # B15
    return _turn_over(box, course, board, said)


def flippable(course: Course, board: Board) -> list[Place]:
    """Give the tiles that the flipper may flip: any but one a mouse is on (B44)."""
    return [place for place in range(1, course.tiles + 1) if place not in board.mice]


def reason(box: Box, board: Board) -> Line:
    """Say how the game ended."""
    winner = Seat(board.winner)
    match board.ending:
        case Ending.GOAL:
            return line("badger-won-goal", seat=winner, snacks=board.snacks[board.winner])
        case Ending.SNACKS if board.winner == NONE:
            return line("badger-drawn-snacks")
        case Ending.SNACKS:
            return line("badger-won-snacks", seat=winner, loser=Seat(1 - board.winner))
        case _ if board.winner == NONE:
            return line("badger-drawn-limit", turns=board.turns)
    return line("badger-won-limit", seat=winner, turns=board.turns)


def colour_of(box: Box, course: Course, board: Board, place: Place) -> int:
    """Give the colour of a cave of the lord or of a tile face up, `NONE` for any other field."""
    if place in course.caves:
        return course.caves[place]
    kind = board.shown[place] if LADY < place <= course.tiles else NONE
    return box.kinds[kind].colour if kind != NONE else NONE


def _effect(box: Box, board: Board, said: list[Event]) -> Board:
    course = box.courses[board.course]
    at = board.mice[board.turn]
    # B43: effects never work on frame fields.
    effect = box.kinds[board.shown[at]].effect if LADY < at <= course.tiles else Effect.NO
    if effect is Effect.ROTATOR:
        return replace(board, phase=Phase.ROTATOR)
    if effect is Effect.FLIPPER and flippable(course, board):
        return replace(board, phase=Phase.FLIPPER)
    if effect is Effect.RAGE and board.lord != NONE:
        said.append(line("badger-rage"))
        # B41: these bites take effect before the lord's attack looks at the board.
        bits = course.raged_beside(board.lord)
        board = _bitten(course, board, bits, "badger-lord-bites", said)
        if board.ending:
            return board
    return settled(box, board, said)


def _bitten(course: Course, board: Board, bits: int, key: str, said: list[Event]) -> Board:
    """Bite all mice on these fields at once: a snack is gone, they are put back (B9, B11)."""
    mice, snacks, closed = list(board.mice), list(board.snacks), board.entered
    for seat in range(MICE):
        if not bits >> mice[seat] & 1:
            continue
        back = course.checkpoint if board.passed[seat] else course.starts[seat]
        mice[seat] = back
        snacks[seat] -= 1
        if seat == board.turn:
            closed |= 1 << back  # B13
        where = whither(course, back)
        said.append(line(key, seat=Seat(seat), where=where, snacks=snacks[seat]))
    if snacks == list(board.snacks):
        return board
    after = replace(board, mice=(mice[0], mice[1]), snacks=(snacks[0], snacks[1]), entered=closed)
    if min(snacks) > 0:
        return after
    # B10: both without a snack after one attack is a draw.
    winner = NONE if max(snacks) == 0 else snacks.index(max(snacks))
    return replace(after, phase=Phase.OVER, ending=Ending.SNACKS, winner=winner)


def _can_act(course: Course, board: Board) -> bool:
    inside, at = board.open, board.mice[board.turn]
    if course.turnable(inside, at, board.turned) or course.covered(inside, at):
        return True
    if any(not board.entered >> there & 1 for there in course.joined(inside, at)):
        return True
    return bool(course.coverable(inside, at, board.mice))


def _turn_over(box: Box, course: Course, board: Board, said: list[Event]) -> Board:
    """End a turn: the lady searches once (B32, B34), then it is the other's turn."""
    bits = course.hunted(board.open)
    board = _bitten(course, board, bits, "badger-lady-bites", said)
    if board.ending:
        return board
    if board.turns >= min(board.limit, box.content.turn_limit):
        return _limit_reached(course, board)
    following = (board.turn + 1) % MICE
    return replace(
        board,
        turn=following,
        turns=board.turns + 1,
        action=1,
        entered=1 << board.mice[following],
        turned=NONE,
        phase=Phase.ACT,
    )


def _limit_reached(course: Course, board: Board) -> Board:
    """End a game that takes too long: whoever is further wins (B46)."""
    first, second = (
        (board.passed[seat], board.snacks[seat], -steps)
        for seat in range(MICE)
        for steps in [course.steps_left(board.mice[seat], passed=board.passed[seat])]
    )
    winner = NONE if first == second else int(second > first)
    return replace(board, phase=Phase.OVER, ending=Ending.LIMIT, winner=winner)
