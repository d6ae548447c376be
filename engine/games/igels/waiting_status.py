"""Who is awaited and why, in words: the same for the picture, its title and its twin."""

from __future__ import annotations

from engine.api.event import Line, Seat, line
from engine.games.igels.content import Content
from engine.games.igels.model import (
    Board,
    Choosing,
    Contest,
    Drawing,
    Gathering,
    Homing,
    Laying,
    Leading,
    Over,
    Trading,
    Window,
)
from engine.games.igels.state_builder import seats_line

_PHASES = {
    Choosing: 0,
    Drawing: 1,
    Leading: 2,
    Gathering: 2,
    Laying: 2,
    Contest: 2,
    Homing: 4,
    Trading: 4,
    Over: 5,
}
_WINDOWS = {"bu": 1, "mu": 2, "sp": 3, "sw": 3, "or": 4}


def phase(board: Board) -> Line:
    """Give the name of the phase of the turn."""
    now = board.phase
    number = _WINDOWS[now.kind] if isinstance(now, Window) else _PHASES.get(type(now))
    if number is None:  # something is due between two phases
        taken = board.battle is not None and board.battle.result is not None
        number = (3 if taken else 2) if board.battle is not None else 4
    return Line(f"igels-phase-{number}")


def awaited(board: Board) -> tuple[int, ...]:
    """Give the seats that the table waits for."""
    if board.hit is not None:
        return board.hit.waiting
    if board.dues:
        return (board.dues[0].seat,)
    now = board.phase
    match now:
        case Choosing():
            seats = tuple(at for at, side in enumerate(board.sides) if side.species is None)
        case Drawing() | Leading() | Gathering() | Laying():
            seats = (now.seat,)
        case Window() | Homing():
            seats = now.waiting
        case Trading():
            seats = now.waiting[:1]
        case Contest():
            seats = now.queue[:1]
        case _:
            seats = ()
    return seats


def wait(content: Content, board: Board) -> Line:
    """Say who is awaited, and for what."""
    waited = awaited(board)
    seats = seats_line(waited)
    if 1 < len(waited) == len(board.sides):
        seats = (Line("igels-everybody"),)
    if board.hit is not None:
        source, by = content.lines[board.hit.source], Seat(board.hit.by)
        return line("igels-wait-hit", seats=seats, card=source, by=by)
    if board.dues:
        return line("igels-wait-aim", seats=seats, card=content.lines[board.dues[0].source])
    match board.phase:
        case Over():
            return Line("igels-wait-over")
        case Window(kind=kind) | Contest(kind=kind):
            return line(f"igels-wait-{kind}", seats=seats)
    return line(f"igels-wait-{type(board.phase).__name__.lower()}", seats=seats)


def title(board: Board) -> Line:
    """Say the turn and its phase."""
    return line("igels-title-turn", turn=board.turn, phase=phase(board))
