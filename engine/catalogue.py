"""The games there are: every package of `engine.games`, each built from its seeds."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import MappingProxyType

import engine.games
from engine.game import AnyGame


def catalogue(seeds: Path) -> Mapping[str, AnyGame]:
    """Give slug -> game for every game package; raises `BrokenSeed` where its content is amiss.

    A game package has a function `create(seeds: Path) -> Game`.
    """
    games: dict[str, AnyGame] = {}
    for found in sorted(iter_modules(engine.games.__path__), key=lambda each: each.name):
        game: AnyGame = import_module(f"engine.games.{found.name}").create(seeds)
        games[game.info.slug] = game
    return MappingProxyType(games)
