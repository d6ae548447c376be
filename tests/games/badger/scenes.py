"""The picture and its words as tests look at them: what is drawn where, and boards to draw."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.api.action import Action
from engine.api.event import Line
from engine.api.scene import Figure, Point, Scene, Stamp
from engine.games.badger.geometry import LOWER, PANEL, RIM, UPPER, WIDTH, plan
from engine.games.badger.model import State
from tests.games.badger.positions import BADGER, LONG, dealt, position
from tests.support.games import SEEDS
from tests.support.random_play import Dice, random_answer
from tests.support.texts import sentences_of

TEXTS = sentences_of(SEEDS / "badger" / "text")
PLAN = plan(LONG)


def scene(state: State, pending: str = "", seat: int | None = None) -> Scene:
    verb, *words = pending.split() or [""]
    action = Action(verb, tuple(words)) if pending else None
    return BADGER.picture(BADGER.view(state, seat), action)


def english(lines: tuple[Line, ...]) -> list[str]:
    return [TEXTS.check(each)["en"] for each in lines]


def stamped(shown: Scene, figure: Figure) -> list[Stamp]:
    return [mark for mark in shown.marks if isinstance(mark, Stamp) and mark.figure is figure]


def middle(stamp: Stamp) -> Point:
    wide, high = stamp.figure.size
    return (stamp.x + wide * stamp.scale / 2, stamp.y + high * stamp.scale / 2)


def field_at(point: Point) -> str:
    """Name the field whose hexagon a point is nearest to."""
    near = [(x - point[0]) ** 2 + (y - point[1]) ** 2 for x, y in PLAN.centres]
    return LONG.names[near.index(min(near))]


def on_board(shown: Scene, figure: Figure) -> set[str]:
    """Name the fields a figure is drawn on, panels left aside."""
    return {field_at(middle(each)) for each in stamped(shown, figure) if not in_a_panel(each)}


def in_a_panel(stamp: Stamp) -> bool:
    x, y = middle(stamp)
    aside = x < RIM + PANEL or x > WIDTH - RIM - PANEL
    return aside and (y < RIM + UPPER or y > PLAN.height - RIM - LOWER)


def example() -> State:
    """Return a board with something of everything."""
    tiles = {
        10: "n02",
        5: "n03",
        2: "n35",
        1: "n03",
        21: "G0235",
        28: "Y0235",
        22: "r013",
        26: "o024",
    }
    return position(tiles, at=("22", "28"), lord="red-se", passed=(False, True), snacks=(5, 2))


def everything() -> Iterator[tuple[State, str]]:
    """Yield boards of a random game, the example, and choices in mind."""
    yield from ((dealt(), ""), (dealt(course="short"), ""), (example(), ""))
    yield from ((example(), "rotate 22"), (example(), "run 28"))
    yield from list(walked(8))[::12]


def walked(seed: int) -> Iterator[tuple[State, str]]:
    """Yield every board of a random game, with half of the move that follows; the end with none."""
    state, dice = dealt(seed), Dice(seed)
    while offers := BADGER.offers(BADGER.view(state, state.board.turn)):
        action = random_answer(state.board.turn, offers[dice.below(len(offers))], dice).action
        yield state, " ".join((action.verb, *action.args[:1]))
        state = BADGER.apply(state, state.board.turn, action).state
    yield state, ""


def spoken(locale: str) -> Callable[[Line], str]:
    return lambda each: TEXTS.check(each)[locale]


def begun() -> State:
    """Return a table with one of everything to do."""
    return position({22: "n13", 23: "g04", 21: "n14"}, under={27: "n02"}, at=("22", "start-w"))
