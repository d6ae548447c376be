"""All the games: every package of `engine.games`, created from its seed files.

A layer of its own: the house's worker process needs the games, and the service needs the house.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import MappingProxyType

import engine.games
from engine.api.game import AnyGame, GameInfo
from engine.table.lobby import TABLE_OPTIONS
from engine.table.play import TABLE_VERBS

#: Words that people type about a table, besides the verbs of its log.
_TYPED = frozenset({"hand", "look", "rules", "table", "rematch"})


class ReservedWordError(Exception):
    """A game uses a verb or option name that belongs to the table; the message names both."""


def catalogue(seeds: Path) -> Mapping[str, AnyGame]:
    """Return slug -> game for every game package, which has `create(seeds: Path) -> Game`.

    Raises `ContentError` if a game's content is invalid, `ReservedWordError` if a game uses a
    reserved word.
    """
    games: dict[str, AnyGame] = {}
    for package in sorted(iter_modules(engine.games.__path__), key=lambda each: each.name):
        game: AnyGame = import_module(f"engine.games.{package.name}").create(seeds)
        check_reserved_words(game.info)
        games[game.info.slug] = game
    return MappingProxyType(games)


def check_reserved_words(info: GameInfo) -> None:
    """Raise `ReservedWordError` if a verb or option of a game is reserved for the table."""
    options = tuple(spec.key for spec in info.options)
    for kind, words, reserved in (
        ("verb", info.verbs, TABLE_VERBS | _TYPED),
        ("option", options, frozenset(TABLE_OPTIONS)),
    ):
        for word in words:
            if word in reserved:
                message = f"The {kind} {word} of {info.slug} is reserved for the table: rename it."
                raise ReservedWordError(message)
