"""The games there are: every package of `engine.games`, each built from its seeds."""

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

#: Words people type about a table, beside the verbs of its log.
_TYPED = frozenset({"hand", "look", "rules", "table", "rematch"})


class ReservedWordError(Exception):
    """A game takes a word that is the table's own; the message names both."""


def catalogue(seeds: Path) -> Mapping[str, AnyGame]:
    """Give slug -> game for every game package.

    A game package has a function `create(seeds: Path) -> Game`. Raises `ContentError` where its
    content is amiss, `ReservedWordError` where it takes a word of the table.
    """
    games: dict[str, AnyGame] = {}
    for found in sorted(iter_modules(engine.games.__path__), key=lambda each: each.name):
        game: AnyGame = import_module(f"engine.games.{found.name}").create(seeds)
        check_reserved_words(game.info)
        games[game.info.slug] = game
    return MappingProxyType(games)


def check_reserved_words(info: GameInfo) -> None:
    """Check that no verb or option of a game is the table's own, or raise `ReservedWordError`."""
    options = tuple(spec.key for spec in info.options)
    for kind, words, own in (
        ("verb", info.verbs, TABLE_VERBS | _TYPED),
        ("option", options, frozenset(TABLE_OPTIONS)),
    ):
        for word in words:
            if word in own:
                raise ReservedWordError(
                    f"The {kind} {word} of {info.slug} is the table's own: rename it."
                )
