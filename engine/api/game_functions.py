"""A game made of plain functions: the shortest way for a game package to keep `Game`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Concatenate, Generic, ParamSpec, Protocol, TypeVar

from engine.api.action import Action, Offer
from engine.api.game import GameInfo, Outcome, Step, Upgrade, VoluntaryMove
from engine.api.options import Options
from engine.api.rng import Rng
from engine.api.scene import Scene

C = TypeVar("C")
S = TypeVar("S")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)
P = ParamSpec("P")
R = TypeVar("R")


class Picture(Protocol[V_contra]):
    """Draws a view, with a half-made move if there is one."""

    def __call__(self, view: V_contra, pending: Action | None = None, /) -> Scene:
        """Return the picture of the view."""


def bind(function: Callable[Concatenate[C, P], R], content: C) -> Callable[P, R]:
    """Return the function with its first argument filled in, type-checked unlike `partial`."""
    return partial(function, content)


def no_voluntary_moves(state: object, seat: int) -> tuple[VoluntaryMove, ...]:
    """Return no moves: for games in which people do nothing of their own accord."""
    return ()


@dataclass(frozen=True, kw_only=True)
class GameFunctions(Generic[C, S, V]):
    """A `Game` whose methods are functions of a package; `game.Game` says what each promises.

    `content` is what the functions are bound to, so that others can read the same cards.
    """

    content: C
    info: GameInfo
    state_type: type[S]
    setup: Callable[[int, Options, Rng], Step[S]]
    view: Callable[[S, int | None], V]
    offers: Callable[[V], tuple[Offer, ...]]
    apply: Callable[[S, int | None, Action], Step[S]]
    outcome: Callable[[S], Outcome | None]
    evaluate: Callable[[S, int], int]
    picture: Picture[V]
    determinize: Callable[[S, int | None, Rng], S]
    voluntary_moves: Callable[[S, int], tuple[VoluntaryMove, ...]] = no_voluntary_moves
    upgrades: Mapping[int, Upgrade] = field(default_factory=dict)
