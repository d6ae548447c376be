"""A game with some methods replaced, for tests that break a good game on purpose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.api.game import AnyGame
from tests.support.stand_in import StandIn


class PatchedGame(StandIn):
    """Plays like `game` except for the given methods, whose first argument is the game."""

    def __init__(self, game: AnyGame, **methods: Callable[..., Any]) -> None:
        self._game = game
        self._methods = methods

    def __getattr__(self, name: str) -> Any:
        method = self._methods.get(name)
        if method is None:
            return getattr(self._game, name)
        return lambda *args: method(self._game, *args)
