"""A play with its state after every move, so that any moment of it can be looked at."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise
from typing import Any, NamedTuple

from engine.api.action import Action
from engine.api.event import Event
from tests.support.games import Setting
from tests.support.random_play import Dice, Play, PlayedMove


class Moment(NamedTuple):
    """The state after a move, the questions answered in it, and the events of the move."""

    state: Any
    answered: frozenset[tuple[int | None, str]]
    events: tuple[Event, ...]


class Recording:
    """The moments of a play: the first is its deal, each other follows the move before it."""

    def __init__(self, setting: Setting, seed: bytes, first: Moment) -> None:
        self.setting, self.seed = setting, seed
        self.moves: list[PlayedMove] = []
        self.moments = [first]

    @property
    def over(self) -> bool:
        """True if the last moment is the end of the game."""
        return self.setting.game.outcome(self.moments[-1].state) is not None

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """Every action of the play, once."""
        return tuple(dict.fromkeys(move.action for move in self.moves))

    def add(self, play: Play, events: tuple[Event, ...]) -> None:
        """Record the last move of a play."""
        self.moves.append(play.moves[-1])
        self.moments.append(Moment(play.state, play.answered, events))

    def play_at(self, number: int) -> Play:
        """Return the play as it was after so many moves."""
        moment = self.moments[number]
        moves = self.moves[:number]
        return Play(self.setting, self.seed, moment.state, moves, moment.answered)

    def looks(self, number: int, seen: set[str], dice: Dice) -> Iterator[int]:
        """Yield which moments between deal and end to look at, about `number`, in order.

        They are spread over the play; beside them stand those after a kind of event or move that
        nobody has looked at (`seen`), so that rare events are looked at too.
        """
        last = len(self.moves) - 1
        spread = {*range(1, last + 1)}
        if last > number:
            starts = [1 + last * part // number for part in range(number + 1)]
            spread = {low + dice.below(high - low) for low, high in pairwise(starts)}
        for at in range(1, last + 1):
            kinds = {event.key for event in self.moments[at].events}
            kinds.add(f"move {self.moves[at - 1].action.verb}")
            if at in spread or not kinds <= seen:
                seen |= kinds
                yield at
