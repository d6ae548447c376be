"""What follows from an action (B40): lord, effects, bites, the next turn, and how a game ended.

A function that takes `events` returns the next board and appends what happens on the way. The bites
themselves are in bites.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from engine.api.event import Event, Line, Seat, line
from engine.api.game import Outcome
from engine.api.seats import with_item
from engine.games.badger.bites import lady_bites, lord_bites, raging_lord_bites
from engine.games.badger.content import LADY, MICE, NONE, Course, Edges, Effect, Place, rotated
from engine.games.badger.model import (
    ACT,
    FLIPPER,
    LORD,
    OVER,
    ROTATOR,
    Board,
    Due,
    Ending,
    State,
)
from engine.games.badger.naming import destination

#: The option that carries the rematch snack: the seat it went to (B14).
REMATCH_SNACK = "rematch-snack"


def enter(course: Course, board: Board, place: Place, events: list[Event]) -> Board:
    """Go on after the mover's mouse has run onto a field: the win comes first (B7, B40)."""
    seat = board.turn
    if place == course.goal and board.passed[seat]:
        return replace(board, due=Due(OVER), ending=Ending.GOAL, winner=seat)
    if place == course.checkpoint and not board.passed[seat]:
        board = replace(board, passed=with_item(board.passed, seat, True))
        events.append(line("badger-passed", seat=Seat(seat)))
    caves = lord_choices(course, board)
    if len(caves) > 1:
        return replace(board, due=Due(LORD, tuple(caves)))
    if caves:
        return move_lord(course, board, caves[0], events)
    return _apply_effect(course, board, events)


def lord_choices(course: Course, board: Board) -> list[Place]:
    """Return the caves that the lord may be put on for the field the mover has entered (B36).

    None where the field has no colour; never the cave he is on.
    """
    colour = colour_of(course, board, board.mice[board.turn])
    if colour == NONE:
        return []
    return [cave for cave in course.caves_of[colour] if cave != board.lord]


def choices(course: Course, board: Board) -> Sequence[Place]:
    """Return the fields that the mover could run to, or those of another choice that is due."""
    if board.due.question is not ACT:
        return board.due.places
    joined = course.joined(board.open, board.mice[board.turn])
    return [place for place in joined if not board.entered >> place & 1]


def run_to(course: Course, board: Board, place: Place, events: list[Event]) -> Board:
    """Put the mover's mouse on a field, and go on after it (B25, B40)."""
    board = replace(
        board,
        mice=with_item(board.mice, board.turn, place),
        entered=board.entered | 1 << place,
        turned=NONE,
    )
    return enter(course, board, place, events)


def is_bitten_on(course: Course, board: Board, place: Place) -> bool:
    """Return True if the mover, running to a field, is bitten whatever they choose then."""
    after = run_to(course, board, place, [])
    if after.due.question is LORD:
        return all(is_bitten_with_lord(course, after, cave) for cave in after.due.places)
    if after.due.question is FLIPPER:
        return all(is_bitten_hiding(course, after, (tile,)) for tile in after.due.places)
    if after.due.question is ROTATOR:
        return all(is_bitten_rotating(course, after, tile) for tile in after.due.places)
    return after.snacks[board.turn] < board.snacks[board.turn]


def is_bitten_with_lord(course: Course, board: Board, cave: Place) -> bool:
    """Return True if the mover, sending the lord to a cave, is bitten by the end of the action."""
    after = move_lord(course, board, cave, [])
    return after.snacks[board.turn] < board.snacks[board.turn]


def is_bitten_hiding(course: Course, board: Board, tiles: Iterable[Place]) -> bool:
    """Return True if the mover, covering tiles or turning them up, is bitten however they lie."""
    inside = list(board.open)
    for tile in tiles:
        inside[tile] = 0
    return is_bitten_with(course, board, tuple(inside))


def is_bitten_rotating(course: Course, board: Board, tile: Place) -> bool:
    """Return True if the mover is bitten however they rotate a tile."""
    ways = (rotated(board.open[tile], steps) for steps in range(1, 6))
    return all(is_bitten_with(course, board, with_item(board.open, tile, way)) for way in ways)


def is_bitten_with(course: Course, board: Board, inside: tuple[Edges, ...]) -> bool:
    """Return True if the mover is bitten at the end of an action that leaves these edges open.

    A tile that is still to be laid only adds paths to them, so that it spares nobody a bite.
    """
    if is_out_of_reach(course, board):
        return False
    at, other = board.mice[board.turn], board.mice[1 - board.turn]
    if board.lord != NONE:
        attacked = course.bitten_beside(inside, board.lord) | board.own_cave << board.lord
        if attacked >> at & 1:
            return True
        if attacked >> other & 1 and board.snacks[1 - board.turn] == 1:
            return False  # the game ends before the lady comes
    is_last = board.action == course.content.actions
    return is_last and bool(course.hunted(inside) >> at & 1)


def is_out_of_reach(course: Course, board: Board) -> bool:
    """Return True if no badger can bite the mover where it is, however the tiles may lie.

    The lady comes after the last action; the lord does not leave his cave's surroundings.
    """
    if board.action == course.content.actions:
        return False
    near = course.beside[board.lord] | board.own_cave << board.lord if board.lord != NONE else 0
    return not near >> board.mice[board.turn] & 1


def move_lord(course: Course, board: Board, cave: Place, events: list[Event]) -> Board:
    """Put the lord on a cave, then let the effect of the entered tile work (B40)."""
    events.append(line("badger-lord-goes", where=destination(course, cave)))
    return _apply_effect(course, replace(board, lord=cave), events)


def finish_action(course: Course, board: Board, events: list[Event]) -> Board:
    """End an action: the lord attacks (B37), then the next action or the end of the turn (B16)."""
    board = lord_bites(course, board, events)
    if board.ending:
        return board
    if board.action < course.content.actions:
        board = replace(board, action=board.action + 1, due=Due())
        if _can_act(course, board):
            return board
        events.append(line("badger-stuck", seat=Seat(board.turn)))  # B15
    return _finish_turn(course, board, events)


def outcome(state: State) -> Outcome | None:
    """Return the result: who came home, whose snacks were gone, or who was further (B7, B9, B46).

    The score is the snacks the winner has left. The rematch snack goes along (B14).
    """
    board = state.board
    if not board.ending:
        return None
    winner = board.winner
    places = tuple(1 if winner in (seat, NONE) else 2 for seat in range(MICE))
    owner = NONE
    if winner != NONE and board.ending is not Ending.LIMIT:
        owner = winner if board.ending is Ending.GOAL else 1 - winner
    return Outcome(
        places=places,
        scores=tuple(
            snacks if place == 1 else 0 for snacks, place in zip(board.snacks, places, strict=True)
        ),
        sides=tuple(range(MICE)),
        reason=reason(board),
        carry={} if owner == NONE else {REMATCH_SNACK: owner},
    )


def reason(board: Board) -> Line:
    """Return how a game that is over ended."""
    if not board.ending:
        return Line("badger-stopped")
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
    if board.passed[0] != board.passed[1]:
        why = "flag"
    else:
        why = "snacks" if board.snacks[0] != board.snacks[1] else "steps"
    return line("badger-won-limit", seat=winner, turns=board.turns, why=Line(f"badger-why-{why}"))


def colour_of(course: Course, board: Board, place: Place) -> int:
    """Return the colour of a cave of the lord or of a tile face up, `NONE` for any other field."""
    if place in course.caves:
        return course.caves[place]
    kind = board.shown[place] if LADY < place <= course.tiles else NONE
    return course.content.kinds[kind].colour if kind != NONE else NONE


def _apply_effect(course: Course, board: Board, events: list[Event]) -> Board:
    at = board.mice[board.turn]
    # B43: effects never work on frame fields.
    on_tile = LADY < at <= course.tiles
    effect = course.content.kinds[board.shown[at]].effect if on_tile else Effect.NO
    if effect is Effect.ROTATOR:
        turnable = tuple(place for place, edges in enumerate(board.open) if edges)
        return replace(board, due=Due(ROTATOR, turnable))
    if effect is Effect.FLIPPER:
        # B44: any tile but one a mouse is on.
        tiles = tuple(at for at in range(1, course.tiles + 1) if at not in board.mice)
        return replace(board, due=Due(FLIPPER, tiles))
    if effect is Effect.RAGE and board.lord != NONE:
        bites: list[Event] = []
        # B41: these bites take effect before the lord's attack looks at the board.
        board = raging_lord_bites(course, board, bites)
        events += [line("badger-rage" if bites else "badger-rage-nobody"), *bites]
        if board.ending:
            return board
    return finish_action(course, board, events)


def _can_act(course: Course, board: Board) -> bool:
    at = board.mice[board.turn]
    if at <= course.tiles and at != board.turned:
        return True  # the own tile may be turned (B28)
    return bool(
        course.turnable(board.open, at, board.turned)
        or course.covered(board.open, at)
        or choices(course, board)
        or course.coverable(board.open, at, board.mice)
    )


def _finish_turn(course: Course, board: Board, events: list[Event]) -> Board:
    """End a turn: the lady searches once (B32, B34), then it is the other's turn."""
    board = lady_bites(course, board, events)
    if board.ending:
        return board
    if board.turns >= min(board.limit, course.content.turn_limit):
        return _end_at_limit(course, board)
    other = (board.turn + 1) % MICE
    return replace(
        board,
        turn=other,
        turns=board.turns + 1,
        action=1,
        entered=1 << board.mice[other],
        turned=NONE,
        due=Due(),
    )


def _end_at_limit(course: Course, board: Board) -> Board:
    """End a game that takes too long: the mouse that is further wins (B46)."""
    first, second = (
        (board.passed[seat], board.snacks[seat], -steps)
        for seat in range(MICE)
        for steps in [course.steps_left(board.mice[seat], passed=board.passed[seat])]
    )
    winner = NONE if first == second else int(second > first)
    return replace(board, due=Due(OVER), ending=Ending.LIMIT, winner=winner)
