"""Pictures of tables for tests, and what is read or found in them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.api.action import Action
from engine.api.event import Line
from engine.api.scene import Figure, Scene, Stamp
from engine.games.safaru.model import State, Terms
from tests.games.safaru.positions import (
    CONTENT,
    FREE,
    OPEN,
    SAFARU,
    dealt,
    play,
    position,
)
from tests.support.games import SEEDS
from tests.support.texts import sentences_of

TEXTS = sentences_of(SEEDS / "safaru" / "text")

S6 = "U3 H5 F9 T8"


def scene(state: State, seat: int | None, *pending: str) -> Scene:
    """Return what a seat sees, with a half-made move."""
    action = Action(pending[0], pending[1:]) if pending else None
    return SAFARU.picture(SAFARU.view(state, seat), action)


def english(lines: tuple[Line, ...]) -> list[str]:
    """Return these lines in English."""
    return [TEXTS.check(each)["en"] for each in lines]


def places(shown: Scene, *figures: Figure) -> list[tuple[float, float]]:
    """Return where these figures are stamped."""
    wanted = set(map(id, figures))
    return [
        (mark.x, mark.y)
        for mark in shown.marks
        if isinstance(mark, Stamp) and id(mark.figure) in wanted
    ]


def everything() -> Iterator[State]:
    """Yield a table of every kind: between deal and end, with every aim and number of seats."""
    for seats in (2, 3, 4):
        yield dealt(seats, 1)
        yield dealt(seats, 1, aim="free", piles="on")
    yield position("O8 T1", "F1", table="")
    yield play(position("O8 F1", "T1", "F4", table=S6, terms=FREE), "catch o8")
    yield play(position("O8 F1", "T1", table=S6, terms=OPEN), "release o8")
    yield position("O8 F1", "T1", table=" ".join(CONTENT.pack[5:55]), terms=Terms(open=True))
    for seats in (2, 3, 4):
        piles = ("U11 H1", "H4 F3 O0", "T3", "O11")[:seats]
        for rounds in (None, 1):
            terms = Terms(rounds=rounds)
            hands = ("O5", *[""] * (seats - 1))
            yield play(position(*hands, piles=piles, terms=terms), "release o5")
