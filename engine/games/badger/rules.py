"""The rules: the table is laid, mice uncover, cover, run and rotate, and somebody wins.

Pure functions of the content and a state. What follows from an action is in consequences.py, how
badgers bite in bites.py; every refusal names its reason.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from itertools import compress
from operator import ne
from typing import TypeAlias

from msgspec.structs import replace

from engine.api.action import Action
from engine.api.event import Event, Seat, Typed, line
from engine.api.game import Step
from engine.api.options import Options
from engine.api.refusals import Illegal, NotOffered
from engine.api.rng import Rng
from engine.api.seats import with_item
from engine.games.badger import consequences
from engine.games.badger.bites import bites_told
from engine.games.badger.content import (
    LADY,
    MICE,
    NONE,
    Content,
    Course,
    Edges,
    Place,
    edges_of,
    rotated,
)
from engine.games.badger.model import (
    ACT,
    FLIPPER,
    LAY,
    LORD,
    NEXT,
    OVER,
    ROTATOR,
    Board,
    Deed,
    Due,
    Question,
    State,
)
from engine.games.badger.naming import destination, face, field, fields, ways_on

#: The words of a rotation by steps of 60 degrees clockwise.
TURN_STEPS: Mapping[str, int] = {str(steps): steps for steps in range(1, 6)}

_Verb: TypeAlias = Callable[[Course, State, tuple[str, ...], list[Event]], Board]


def setup(content: Content, seats: int, options: Options, rng: Rng) -> Step[State]:
    """Lay the tiles face down, put the mice on their starts and hand out snacks (B1 to B5).

    There are always two seats.
    """
    name = options.choice("course", next(iter(content.courses)))
    course = content.courses[name]
    pack, rng = rng.shuffled(content.pack)
    first = options.choice("first", "random")
    starter = 1 if first == "challenger" else 0
    if first == "random":
        starter, rng = rng.below(MICE)
    snacks = [content.snacks] * MICE
    owner = options.values.get(consequences.REMATCH_SNACK)
    rematch = owner if isinstance(owner, int) else NONE
    told = [line("badger-laid", seat=Seat(starter))]
    if rematch != NONE:
        snacks[rematch] += 1
        told.insert(0, line("badger-rematch-snack", seat=Seat(rematch), snacks=snacks[rematch]))
    limit = options.choice("turns", "none")
    board = Board(
        course=name,
        own_cave=options.switch("own-cave"),
        limit=int(limit) if limit.isdecimal() else content.turn_limit,
        open=(edges_of(content.lady.shape), *([0] * course.tiles)),
        shown=(NONE,) * (1 + course.tiles),
        mice=(course.starts[0], course.starts[1]),
        passed=(False, False),
        snacks=(snacks[0], snacks[1]),
        turn=starter,
        entered=1 << course.starts[starter],
        rematch=rematch,
    )
    state = State(board, (NONE, *pack), 0, rng)
    return Step(state, tuple(told))


def apply(content: Content, state: State, seat: int | None, action: Action) -> Step[State]:
    """Make an action or a choice that is due, and all that follows up to the next choice.

    Raise `Illegal` with the rule's reason.
    """
    board = state.board
    if seat is None:
        raise NotOffered
    if board.due.question is OVER:
        raise Illegal("badger-over")
    if seat != board.turn:
        raise Illegal("badger-not-your-turn", seat=Seat(board.turn))
    course = content.courses[board.course]
    verb = _VERBS[board.due.question].get(action.verb)
    if verb is None:
        raise _wrong_verb(course, board, action.verb)
    events: list[Event] = []
    after = verb(course, state, action.args, events)
    known = state.known | _differing(board.shown, after.shown)  # what is covered was seen before
    after = _with_deed(course, board, after, action, events)
    return Step(State(after, state.tiles, known, state.rng), tuple(events))


@cache
def placements(edges: Edges, required: Edges) -> Mapping[str, Edges]:
    """Return the ways in which a tile may be laid, numbered from 1, equal ones once (B19).

    Each has its open edges. `required` is the edge that must be open, 0 where none must (B44).
    """
    turned = dict.fromkeys(rotated(edges, steps) for steps in range(6))
    allowed = (each for each in turned if not required or each & required)
    return {str(number): each for number, each in enumerate(allowed, 1)}


@cache
def rotations(edges: Edges) -> Mapping[str, Edges]:
    """Return the rotations of a tile by steps, each with its open edges, equal ones once (B31)."""
    words: dict[Edges, str] = {}
    for word, steps in TURN_STEPS.items():
        words.setdefault(rotated(edges, steps), word)
    return {word: turned for turned, word in words.items()}


def placements_in_hand(course: Course, board: Board) -> Mapping[str, Edges]:
    """Return the ways in which the tile in hand may be laid, each with its open edges.

    It must have a path to the mover's field, unless the flipper turned it up (B19, B44).
    """
    place, at = board.laying, board.mice[board.turn]
    required = 0 if board.due.free else course.edge_to[place].get(at, 0)
    return placements(course.content.kinds[board.shown[place]].edges, required)


def _with_deed(
    course: Course, before: Board, after: Board, action: Action, events: list[Event]
) -> Board:
    """Return the board after an answer, with the action of the turn and all it has changed."""
    changed = _differing(before.open, after.open)
    lord = NONE if after.lord == before.lord else after.lord
    bites = after.snacks != before.snacks
    bitten = bites_told(course, events) if bites else ()
    deeds = before.deeds
    if before.due.question is ACT:
        place = course.numbers.get(action.args[0], NONE) if action.args else NONE
        start = before.mice[before.turn] if action.verb == "run" else NONE
        deeds = (*deeds, Deed(action.verb, place, start, changed, lord, bites, bitten))
    elif deeds and (changed or bites or lord != NONE):
        *earlier, deed = deeds
        deed = replace(
            deed,
            changed=deed.changed | changed,
            lord=deed.lord if lord == NONE else lord,
            bites=deed.bites or bites,
            bitten=(*deed.bitten, *bitten),
        )
        deeds = (*earlier, deed)
    asked = before.asked + 1
    if after.turns != before.turns:
        return replace(after, asked=asked, deeds=(), last=deeds)
    return replace(after, asked=asked, deeds=deeds)


#: One bit for each tile.
_BITS = tuple(1 << at for at in range(64))


def _differing(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    """Return the tiles that have something else in two boards, as bits."""
    return 0 if one is other else sum(compress(_BITS, map(ne, one, other)))


def _uncover(course: Course, state: State, args: tuple[str, ...], events: list[Event]) -> Board:
    """Turn up the next of the tiles that this action uncovers (B18, B19)."""
    board = state.board
    at = board.mice[board.turn]
    begins = board.due.question is ACT
    waiting = tuple(course.covered(board.open, at)) if begins else board.due.places
    if not waiting:
        raise Illegal("badger-nothing-to-uncover", field=field(course, at))
    if not args:
        raise Illegal("badger-uncover-which", fields=fields(course, waiting))
    place = _place(course, args, 1)
    if place not in waiting:
        if LADY < place <= course.tiles and not board.open[place]:
            raise Illegal("badger-no-path-to", field=field(course, place))
        raise Illegal("badger-not-covered", field=field(course, place))
    if begins:
        board = replace(board, turned=NONE)
    return _turn_up(course, state, board, place, events, tuple(p for p in waiting if p != place))


def _turn_up(
    course: Course,
    state: State,
    board: Board,
    place: Place,
    events: list[Event],
    covered: tuple[Place, ...] = (),
    *,
    free: bool = False,
) -> Board:
    kind = state.tiles[place]
    shown = face(course.content, kind)
    key = "badger-flipped-up" if free else "badger-uncovered"
    events.append(line(key, seat=Seat(board.turn), field=field(course, place), face=shown))
    due = Due(LAY, (place,), covered, free)
    board = replace(board, shown=with_item(board.shown, place, kind), due=due)
    only, *more = placements_in_hand(course, board).values()
    return board if more else _put_down(course, state, board, only, events)


def _lay(course: Course, state: State, args: tuple[str, ...], events: list[Event]) -> Board:
    """Lay the tile in hand as it is to lie (B19)."""
    board = state.board
    allowed = placements_in_hand(course, board)
    if len(args) != 1 or args[0] not in allowed:
        raise Illegal("badger-lay-how", field=field(course, board.laying), most=len(allowed))
    return _put_down(course, state, board, allowed[args[0]], events)


def _put_down(
    course: Course, state: State, board: Board, laid: Edges, events: list[Event]
) -> Board:
    """Lay the tile in hand with these open edges; then the next one is due, if any (B19)."""
    place = board.laying
    beside = ways_on(course, place, laid & course.answering(board.open, place))
    events.append(line("badger-lies", field=field(course, place), fields=beside))
    covered = board.due.covered
    board = replace(board, open=with_item(board.open, place, laid), due=Due(NEXT, covered))
    if len(covered) > 1:
        return board
    if covered:
        return _turn_up(course, state, board, covered[0], events)
    return consequences.finish_action(course, board, events)


def _cover(course: Course, state: State, args: tuple[str, ...], events: list[Event]) -> Board:
    """Turn face down all that a path of the own field leads to (B21, B22)."""
    board = state.board
    places = course.coverable(board.open, board.mice[board.turn], board.mice)
    if args:
        raise Illegal("badger-cover-all")
    if not places:
        raise Illegal("badger-nothing-to-cover")
    events.append(line("badger-covered", seat=Seat(board.turn), fields=fields(course, places)))
    opened, shown = list(board.open), list(board.shown)
    for place in places:
        opened[place], shown[place] = 0, NONE
    board = replace(board, open=tuple(opened), shown=tuple(shown), turned=NONE)
    return consequences.finish_action(course, board, events)


def _run(course: Course, state: State, args: tuple[str, ...], events: list[Event]) -> Board:
    """Run one step along paths that meet (B24 to B27)."""
    board = state.board
    seat = board.turn
    if not args:
        raise Illegal("badger-run-where")
    there = _place(course, args, 1)
    at = board.mice[seat]
    if there == at:
        raise Illegal("badger-run-here", field=field(course, there))
    if there not in course.beyond[at]:
        raise Illegal("badger-not-beside", field=field(course, there))
    if there <= course.tiles and not board.open[there]:
        raise Illegal("badger-still-covered", field=field(course, there))
    if there not in course.joined(board.open, at):
        raise Illegal("badger-not-joined", here=field(course, at), field=field(course, there))
    if board.entered >> there & 1:
        raise Illegal("badger-entered", field=field(course, there))
    events.append(line("badger-ran", seat=Seat(seat), where=destination(course, there)))
    return consequences.run_to(course, board, there, events)


def _rotate(course: Course, state: State, args: tuple[str, ...], events: list[Event]) -> Board:
    """Turn the own tile or one next to it (B28 to B31)."""
    board = state.board
    place = _tile_to_turn(course, board, args)
    at = board.mice[board.turn]
    if place == board.turned:
        raise Illegal("badger-just-turned", field=field(course, place))
    if place != at and place not in course.beyond[at]:
        raise Illegal("badger-too-far", field=field(course, place))
    board = replace(_turn_tile(course, board, place, args, events), turned=place)
    return consequences.finish_action(course, board, events)


def _rotate_any(course: Course, state: State, args: tuple[str, ...], events: list[Event]) -> Board:
    """Turn any tile that lies face up, as the rotator wants it (B43)."""
    board = state.board
    place = _tile_to_turn(course, board, args)
    return consequences.finish_action(
        course, _turn_tile(course, board, place, args, events), events
    )


def _tile_to_turn(course: Course, board: Board, args: tuple[str, ...]) -> Place:
    """Read the tile of a rotation; fields of the frame and covered tiles stay (B29)."""
    if not args:
        raise Illegal("badger-rotate-which")
    by_steps = len(args) > 1 and args[1] in TURN_STEPS
    place = _place(course, args if by_steps else args[:1], 2)
    if course.is_frame(place):
        raise Illegal("badger-frame-stays", field=field(course, place))
    if not board.open[place]:
        raise Illegal("badger-rotate-covered", field=field(course, place))
    return place


def _turn_tile(
    course: Course, board: Board, place: Place, args: tuple[str, ...], events: list[Event]
) -> Board:
    if len(args) != 2 or args[1] not in TURN_STEPS:
        raise Illegal("badger-rotate-how", field=field(course, place))
    opened = rotated(board.open[place], TURN_STEPS[args[1]])
    events.append(
        line(
            "badger-turned-any" if board.due.question is ROTATOR else "badger-turned",
            seat=Seat(board.turn),
            field=field(course, place),
            fields=ways_on(course, place, opened & course.answering(board.open, place)),
        )
    )
    return replace(board, open=with_item(board.open, place, opened))


def _lord(course: Course, state: State, args: tuple[str, ...], events: list[Event]) -> Board:
    """Put the lord on one of the caves of the colour entered (B36, B39)."""
    choices = state.board.due.places
    if len(args) != 1 or course.numbers.get(args[0]) not in choices:
        raise Illegal("badger-lord-where", fields=fields(course, choices))
    return consequences.move_lord(course, state.board, course.numbers[args[0]], events)


def _flip(course: Course, state: State, args: tuple[str, ...], events: list[Event]) -> Board:
    """Flip a tile, as the flipper wants it (B44)."""
    board = state.board
    if not args:
        raise Illegal("badger-flip-which")
    place = _place(course, args, 1)
    if place == LADY or course.is_frame(place):
        raise Illegal("badger-flip-tiles", field=field(course, place))
    if place in board.mice:
        raise Illegal("badger-flip-mouse", field=field(course, place))
    if not board.open[place]:
        return _turn_up(course, state, board, place, events, free=True)
    events.append(line("badger-flipped-down", seat=Seat(board.turn), field=field(course, place)))
    shown = with_item(board.shown, place, NONE)
    board = replace(board, open=with_item(board.open, place, 0), shown=shown)
    return consequences.finish_action(course, board, events)


_VERBS: Mapping[Question, Mapping[str, _Verb]] = {
    ACT: {"uncover": _uncover, "cover": _cover, "run": _run, "rotate": _rotate},
    NEXT: {"uncover": _uncover},
    LAY: {"lay": _lay},
    LORD: {"lord": _lord},
    ROTATOR: {"rotate": _rotate_any},
    FLIPPER: {"flip": _flip},
}


def _wrong_verb(course: Course, board: Board, verb: str) -> Illegal:
    """Return why nothing of this verb can be done now."""
    question = board.due.question
    if question is LAY:
        return Illegal("badger-first-lay", field=field(course, board.laying))
    if question is NEXT:
        return Illegal("badger-first-next", fields=fields(course, board.due.places))
    if question is not ACT:
        return Illegal(f"badger-first-{question}")
    if verb in ("lay", "lord", "flip", "takeback", "back"):
        return Illegal(f"badger-no-{'takeback' if verb == 'back' else verb}")
    if verb in ("pass", "end", "skip", "wait"):
        return Illegal("badger-no-passing", actions=course.content.actions)  # B15
    return Illegal("badger-unknown", verb=Typed(verb[:40]))


def _place(course: Course, args: tuple[str, ...], most: int) -> Place:
    place = course.numbers.get(args[0])
    if place is None:
        raise Illegal("badger-no-such-field", field=Typed(args[0][:40]))
    if len(args) > most:
        raise Illegal("badger-too-many-words", word=Typed(args[most][:40]))
    return place
