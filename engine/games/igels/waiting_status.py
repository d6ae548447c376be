"""Which seats the table waits for and why, as text lines for the picture and its description."""

from __future__ import annotations

from engine.api.event import Line, Seat, line
from engine.api.seats import seat_names
from engine.games.igels import phases
from engine.games.igels.content import Content
from engine.games.igels.model import Board

#: Phase of the table -> (phase of the turn, what the table waits for), as parts of text keys.
_PHASES: dict[type, tuple[str, str]] = {
    phases.ChoosingSpecies: ("species", "choosing"),
    phases.Drawing: ("build-up", "drawing"),
    phases.Leading: ("battle", "leading"),
    phases.Gathering: ("battle", "gathering"),
    phases.Laying: ("battle", "laying"),
    phases.GoingHome: ("organization", "going-home"),
    phases.Trading: ("organization", "trading"),
    phases.Over: ("tally", "over"),
}

#: Kind of a window -> the phase of the turn.
_WINDOWS = {
    "bu": "build-up",
    "mu": "battle",
    "c1": "battle",
    "c2": "battle",
    "sp": "swag",
    "sw": "swag",
    "or": "organization",
}


def turn_phase(board: Board) -> Line:
    """Return the name of the phase of the turn."""
    match board.phase:
        case phases.Window(kind=kind) | phases.OrderedWindow(kind=kind):
            name = _WINDOWS[kind]
        case phases.NextStep():  # a pending effect is asked about between two phases
            decided = board.battle is not None and board.battle.result is not None
            name = "swag" if decided else "battle" if board.battle is not None else "organization"
        case phase:
            name, _ = _PHASES[type(phase)]
    return Line(f"igels-phase-{name}")


def awaited_seats(board: Board) -> tuple[int, ...]:
    """Return the seats that the table waits for."""
    if board.hit is not None:
        return board.hit.waiting
    if board.target_choices:
        return (board.target_choices[0].seat,)
    seats: tuple[int, ...] = ()
    match board.phase:
        case phases.ChoosingSpecies():
            seats = tuple(seat for seat, area in enumerate(board.areas) if area.species is None)
        case (
            phases.Drawing(seat=seat)
            | phases.Leading(seat=seat)
            | phases.Gathering(seat=seat)
            | phases.Laying(seat=seat)
        ):
            seats = (seat,)
        case phases.Window(waiting=waiting) | phases.GoingHome(waiting=waiting):
            seats = waiting
        case phases.Trading(waiting=queue) | phases.OrderedWindow(queue=queue):
            seats = queue[:1]
    return seats


def waiting_line(content: Content, board: Board) -> Line:
    """Return who is awaited, and for what."""
    awaited = awaited_seats(board)
    seats = seat_names(awaited)
    if 1 < len(awaited) == len(board.areas):
        seats = (Line("igels-everybody"),)
    if board.hit is not None:
        source, by = content.lines[board.hit.source], Seat(board.hit.by)
        return line("igels-wait-hit", seats=seats, card=source, by=by)
    if board.target_choices:
        source = content.lines[board.target_choices[0].source]
        return line("igels-wait-aim", seats=seats, card=source)
    match board.phase:
        case phases.Over():
            return Line("igels-wait-over")
        case phases.Window(kind=kind) | phases.OrderedWindow(kind=kind):
            return line(f"igels-wait-{kind}", seats=seats)
    _, name = _PHASES[type(board.phase)]
    return line(f"igels-wait-{name}", seats=seats)


def title(board: Board) -> Line:
    """Return the turn and its phase."""
    return line("igels-title-turn", turn=board.turn, phase=turn_phase(board))
