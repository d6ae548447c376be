"""All the games: every package of `engine.games`, created from its seed files.

A layer of its own: the house's worker process needs the games, and the service needs the house.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import MappingProxyType, ModuleType

import engine.games
from engine.api.content import ContentError, read_content
from engine.api.feat import Feat, Feats
from engine.api.game import AnyGame, GameInfo
from engine.table.lesson import read_lesson
from engine.table.lobby import TABLE_OPTIONS
from engine.table.past import TABLE_VERBS

_FEATS = "feats.toml"

#: Words that people type about a table, besides the verbs of its log.
_TYPED = frozenset({"hand", "look", "rules", "table", "rematch"})


class GameError(Exception):
    """A game package cannot be used; the message is one sentence that says what to change."""


def catalogue(seeds: Path) -> Mapping[str, AnyGame]:
    """Return slug -> game for every game package, which has `create(seeds: Path) -> Game`.

    Raise `ContentError` if a game's content is invalid, `GameError` if its package is.
    """
    games: dict[str, AnyGame] = {}
    for package in sorted(iter_modules(engine.games.__path__), key=lambda each: each.name):
        game = create_game(import_module(f"engine.games.{package.name}"), seeds)
        check_reserved_words(game.info)
        games[game.info.slug] = game
    return MappingProxyType(games)


def create_game(package: ModuleType, seeds: Path) -> AnyGame:
    """Return the game of a package with its lesson and its feats.

    Raise `GameError` if it makes none, or one of another name; `ContentError` for its seeds.
    """
    folder = package.__name__.rpartition(".")[2]
    if not hasattr(package, "create"):
        raise GameError(
            f"{package.__file__} has no create(seeds: Path) that returns the game: add it."
        )
    game: AnyGame = package.create(seeds)
    if game.info.slug != folder:
        raise GameError(f"{package.__file__} has the slug {game.info.slug}: call it {folder}.")
    return replace(game, lesson=read_lesson(seeds, game), feats=read_feats(seeds, game))


def read_feats(seeds: Path, game: AnyGame) -> tuple[Feat, ...]:
    """Return the feats of a game; none without a file. Raise `ContentError` if one cannot be."""
    path = seeds / game.info.slug / _FEATS
    if not path.exists():
        return ()
    feats = read_content(seeds, game.info.slug, Feats, _FEATS).feats
    unknown = {each.count for each in feats} - game.counters.keys()
    if unknown:
        raise ContentError(f"{path} counts {min(unknown)}, which the game does not count.")
    if len({each.name for each in feats}) < len(feats):
        raise ContentError(f"{path} has two feats of one name.")
    return feats


def check_reserved_words(info: GameInfo) -> None:
    """Raise `GameError` if a verb or option of a game is reserved for the table."""
    options = tuple(spec.key for spec in info.options)
    for kind, words, reserved in (
        ("verb", info.verbs, TABLE_VERBS | _TYPED),
        ("option", options, frozenset(TABLE_OPTIONS)),
    ):
        for word in words:
            if word in reserved:
                message = f"The {kind} {word} of {info.slug} is reserved for the table: rename it."
                raise GameError(message)
