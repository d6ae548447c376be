"""Which seats the table waits for and why, as text lines for the picture and its description."""

from __future__ import annotations

from collections.abc import Sequence

from engine.api.event import Line, Seat, line
from engine.api.seats import seat_names
from engine.games.igels.content import Content
from engine.games.igels.model import Board, Use, View, fighting_seats, parse_seat
from engine.games.igels.sap import peace_holds
from engine.games.igels.state_builder import StateBuilder
from engine.games.igels.turns import STEPS

_PEACE = Line("igels-peace-about")


def turn_phase(board: Board) -> Line:
    """Return the name of the phase of the turn."""
    step = board.phase.step
    outside = {"species": "species", "over": "tally", "stopped": "stopped"}
    return Line(f"igels-phase-{outside.get(step) or STEPS[step].phase}")


def awaited_seats(board: Board | StateBuilder) -> tuple[int, ...]:
    """Return the seats that the table waits for."""
    if board.pending:
        return board.pending[0].waiting or (board.pending[0].seat,)
    if board.phase.step == "species":
        return tuple(seat for seat, area in enumerate(board.areas) if area.species is None)
    return board.phase.queue[:1]


def waiting_line(content: Content, board: Board) -> Line:
    """Return who is awaited, and for what."""
    awaited = awaited_seats(board)
    seats = seat_names(awaited)
    if 1 < len(awaited) == len(board.areas):
        seats = (Line("igels-everybody"),)
    if board.pending:
        if board.hit is not None:
            return line("igels-wait-hit", seats=seats, threat=_threat(content, board, board.hit))
        return line("igels-wait-aim", seats=seats, question=aim_question(content, board))
    if not awaited:
        return Line("igels-wait-over")
    if board.phase.step == "species" and 1 < len(awaited) < len(board.areas):
        return Line("igels-wait-species-rest")  # the house chooses last
    if board.phase.played is not None:
        by, card = board.phase.played
        key = "igels-wait-more" if by in awaited else "igels-wait-again"
        return line(key, seats=seats, by=Seat(by), card=content.lines[card])
    return line(f"igels-wait-{board.phase.step}", seats=seats)


def reason_to_ask(content: Content, board: Board, seat: int) -> Line | None:
    """Return why a seat is asked for Events now (C29, C36); nothing in other steps."""
    if board.phase.played is not None:
        by, card = board.phase.played
        key = "igels-asked-more" if by == seat else "igels-asked-again"
        return line(key, by=Seat(by), card=content.lines[card])
    if board.phase.step == "c2" and peace_holds(board):
        return _PEACE
    step = STEPS.get(board.phase.step)
    asks = step is not None and "event" in step.verbs
    return Line(f"igels-asked-{board.phase.step}") if asks else None


def battle_note(content: Content, board: Board, names: Sequence[str] = ()) -> Line | None:
    """Return what to know before hangers-on join or one of these cards is laid (C25, C33, C39)."""
    if peace_holds(board):
        return _PEACE
    if len(fighting_seats(board)) == 1:
        return Line("igels-alone-about")
    return Line("igels-lay-about") if {*names} & {*content.event_cards} else None


def _threat(content: Content, board: Board, hit: Use) -> Line:
    """Return what an effect does to the seats that it hits unless they stop it (C38)."""
    effect, target = content.effect_cards[hit.source].effects[hit.index], hit.target or ("",)
    key, card, amount = f"igels-threat-{effect.op}", content.lines[hit.source], abs(effect.amount)
    match effect.op:
        case "kill" | "ko":
            return line(key, card=card, animal=content.lines[target[-1]])
        case "steal":
            species = board.areas[parse_seat(target[0])].species
            return line(key, card=card, food=content.food_line(target[-1], species))
        case "steal-random":
            return line(
                key, card=card, count=min(amount, len(board.areas[parse_seat(target[0])].food))
            )
        case "discard-hand":
            return line(key, card=card, count=min(amount, board.hand_sizes[parse_seat(target[0])]))
        case _:
            return line(key, card=card, count=amount)


def aim_question(content: Content, board: Board) -> Line:
    """Return what the seat is asked that has to aim the first pending effect."""
    use = board.pending[0]
    card = content.effect_cards[use.source]
    return line(f"igels-aim-{card.effects[use.index].op}", card=card.line)


def title(board: Board) -> Line:
    """Return the turn and its phase."""
    return line("igels-title-turn", turn=board.turn, phase=turn_phase(board))


def chapter(view: View) -> Line:
    """Return the turn, and that it is its battle from there on."""
    step = STEPS.get(view.board.phase.step)
    if step is None or step.phase == "build-up":
        return title(view.board)
    return line("igels-title-turn", turn=view.board.turn, phase=Line("igels-phase-battle"))
