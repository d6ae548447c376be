"""A game with some of its methods replaced: how tests break a good game on purpose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.api.game import AnyGame


class PatchedGame:
    """Plays as `game` does but for the methods given, which take the game first."""

    def __init__(self, game: AnyGame, **methods: Callable[..., Any]) -> None:
        self._game = game
        self._methods = methods

    def __getattr__(self, name: str) -> Any:
        method = self._methods.get(name)
        if method is None:
            return getattr(self._game, name)
        return lambda *args: method(self._game, *args)
