"""Tables made by hand in a short notation, so that no test has to play up to them.

A tile is spelt by its letter and its open edges: "n03" is a neutral one open to edges 0 and 3.
Letters: n neutral, g green, y yellow, r red; G, Y, R the same with the lord's rage; o the rotator,
f the flipper. Edges: 0 NE, 1 E, 2 SE, 3 SW, 4 W, 5 NW. Fields go by their names, tiles by number.

E1 to E18, e1 to e18 in the names of tests, are the worked examples the rules were checked with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from engine.api.action import Action, Pick, leaves
from engine.api.event import Line
from engine.api.game import Step
from engine.api.options import resolve_options
from engine.api.refusals import Illegal
from engine.api.rng import Rng
from engine.games.badger import create
from engine.games.badger.content import NONE, Course, Edges, Effect, Place, edges_of, rotated
from engine.games.badger.model import Board, Question, State
from tests.support.games import SEEDS

BADGER = create(SEEDS)
CONTENT = BADGER.content
LONG: Course = CONTENT.courses["long"]
RNG = Rng(bytes(16))

_LETTERS = {"g": 0, "y": 1, "r": 2, "n": NONE, "o": NONE, "f": NONE}
_EFFECTS = {"o": Effect.ROTATOR, "f": Effect.FLIPPER}


def dealt(seed: int = 0, carry: Mapping[str, Any] | None = None, **given: Any) -> State:
    """Return a table from a small seed; the host begins unless it is said otherwise."""
    options = resolve_options(BADGER.info.options, {"first": "host", **given}, carry or {})
    return BADGER.setup(2, options, Rng(seed.to_bytes(16, "big"))).state


def position(
    tiles: Mapping[int, str] | None = None,
    *,
    at: tuple[str, str] = ("start-e", "start-w"),
    under: Mapping[int, str] | None = None,
    lady: str | None = None,
    lord: str | None = None,
    course: str = "long",
    entered: tuple[str, ...] = (),
    **fields: Any,
) -> State:
    """Return a maze: `tiles` face up, `under` covered, the lady's edges, both mice at named fields.

    The tiles that are not named lie covered on the other places. The mover has entered the field
    its mouse is on, and those of `entered`.
    """
    plan = CONTENT.courses[course]
    board = dealt(course=course).board
    opened, shown, everywhere = list(board.open), list(board.shown), [NONE] * (plan.tiles + 1)
    for place, spelt in (tiles or {}).items():
        everywhere[place] = shown[place] = kind(spelt)
        opened[place] = edges(spelt)
    for place, spelt in (under or {}).items():
        everywhere[place] = kind(spelt)
    rest = list((Counter(CONTENT.pack) - Counter(everywhere)).elements())
    for place in range(1, plan.tiles + 1):
        if everywhere[place] == NONE:
            everywhere[place] = rest.pop()
    assert sorted(everywhere[1:]) == sorted(CONTENT.pack), "more tiles of a kind than there are"
    if lady is not None:
        opened[0] = edges_of(map(int, lady))
    mice = (plan.numbers[at[0]], plan.numbers[at[1]])
    fields.setdefault("turn", 0)
    been = {mice[fields["turn"]], *(plan.numbers[name] for name in entered)}
    board = replace(
        board,
        open=tuple(opened),
        shown=tuple(shown),
        mice=mice,
        lord=NONE if lord is None else plan.numbers[lord],
        entered=sum(1 << place for place in been),
        **fields,
    )
    return State(board, tuple(everywhere), sum(1 << place for place in tiles or {}), RNG)


def ladys_road(**fields: object) -> State:
    """Return the road of the example: from her cave over 10, 5 and 2 to the checkpoint and 1."""
    fields.setdefault("at", ("start-e", "start-w"))
    tiles = {10: "n02", 5: "n03", 2: "n35", 1: "n03", 4: "g14"}
    return position(tiles, **fields)  # type: ignore[arg-type]


def kind(spelt: str) -> int:
    """Find the kind of a spelt tile: its colour and effect, and a shape that can lie like that."""
    letter = spelt[0]
    colour = _LETTERS[letter.lower()]
    effect = Effect.RAGE if letter.isupper() else _EFFECTS.get(letter, Effect.NO)
    for index, each in enumerate(CONTENT.kinds):
        if (each.colour, each.effect) == (colour, effect) and any(
            rotated(each.edges, steps) == edges(spelt) for steps in range(6)
        ):
            return index
    raise AssertionError(f"no tile can lie like {spelt}")


def edges(spelt: str) -> Edges:
    """Read the open edges of a spelt tile."""
    return edges_of(map(int, spelt[1:]))


def step(state: State, move: str, seat: int | None = None) -> Step[State]:
    """Make a move, "run 25", for the mover if no seat is named."""
    verb, *args = move.split()
    mover = state.board.turn if seat is None else seat
    return BADGER.apply(state, mover, Action(verb, tuple(args)))


def play(state: State, *moves: str) -> State:
    """Make each move for the seat in turn."""
    for move in moves:
        state = step(state, move).state
    return state


def moves(state: State, seat: int | None = None) -> set[str]:
    """Return all that the mover, or the seat, is offered."""
    mover = state.board.turn if seat is None else seat
    return {
        " ".join((offer.verb, *(option.value for option in path)))
        for offer in BADGER.offers(BADGER.view(state, mover))
        for path in (leaves(offer.options) if isinstance(offer, Pick) else ((),))
    }


def places(state: State, verb: str) -> set[str]:
    """Return the first words that an offered verb takes."""
    return {move.split()[1] for move in moves(state) if move.split()[0] == verb}


def refused(state: State, move: str, seat: int | None = None) -> Line:
    """Return the line that says why a move is refused."""
    try:
        step(state, move, seat)
    except Illegal as why:
        return why.line
    raise AssertionError(f"{move} was not refused")


def refusal(state: State, move: str, seat: int | None = None) -> str:
    """Return the key of why a move is refused."""
    return refused(state, move, seat).key


def said(done: Step[State]) -> list[str]:
    """Return the keys of what was said."""
    return [event.key for event in done.events]


def mouse(state: State, seat: int) -> str:
    """Return the name of the field a mouse is on."""
    return name(state, state.board.mice[seat])


def lord(state: State) -> str | None:
    """Return the name of the lord's cave, if he is on the board."""
    return None if state.board.lord == NONE else name(state, state.board.lord)


def name(state: State, place: Place) -> str:
    """Return the name of a field."""
    return CONTENT.courses[state.board.course].names[place]


def is_asked(state: State, question: Question) -> bool:
    """Return True if the mover is asked this now."""
    return state.board.due.question is question


def fresh(board: Board) -> bool:
    """Return True if a turn has just begun."""
    return board.action == 1 and board.due.question is Question.ACT
