"""Pictures of positions, what is drawn and written in them, and two battles to look at."""

from __future__ import annotations

from typing import Any

from engine.api.action import Action
from engine.api.event import Line
from engine.api.scene import Box, Figure, Scene, Stamp, Words
from engine.games.igels.model import Phase, State
from tests.games.igels.positions import (
    IGELS,
    H,
    M,
    Player,
    R,
    at,
    position,
)
from tests.support.games import SEEDS
from tests.support.texts import sentences_of

TEXTS = sentences_of(SEEDS / "igels" / "text")


def scene(state: State, seat: int | None = None, *pending: str) -> Scene:
    action = Action(pending[0], pending[1:]) if pending else None
    return IGELS.picture(IGELS.view(state, seat), action)


def texts(shown: Scene) -> list[Line | str]:
    return [mark.text for mark in shown.marks if isinstance(mark, Words)]


def stamps(shown: Scene, figure: Figure) -> list[Stamp]:
    return [mark for mark in shown.marks if isinstance(mark, Stamp) and mark.figure == figure]


def english(shown: Scene) -> list[str]:
    return [TEXTS.check(each)["en"] for each in shown.text]


def against_mice(first: Player, phase: str | Phase = "c1", **more: Any) -> State:
    """Return a battle of the first seat against a mouse, whose player holds Waste Oil."""
    return position(first, Player(M, fight="gnaw", hand="oil"), Player(R), phase=phase, **more)


def battle() -> State:
    return position(
        Player(H, fight="jumbo gilly", cards="club oil", hand="wire"),
        Player(M, fight="gnaw", pool="tulip/z", hand="jay mud mud", food="nuts nuts"),
        Player(R, pool="lop", dead="ronn", secured="bug", penalties="stomach"),
        phase="c1",
    )


def boxes(shown: Scene) -> list[Box]:
    return [mark for mark in shown.marks if isinstance(mark, Box)]


def over(first: Player, second: Player) -> State:
    """Return the end of a game of these and a third player, who has nothing."""
    return position(first, second, Player(R), phase=at("over"), forest="")
