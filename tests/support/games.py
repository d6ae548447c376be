"""The games that the tests run over: the catalogue's and the sample game."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from math import prod
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import pytest
from msgspec import Struct

import engine.games
from engine.api.game import AnyGame
from engine.api.options import Choice, Options, Spec, Switch, Value, resolve_options
from engine.catalogue import catalogue
from tests.support import sample_game

ROOT = Path(__file__).parents[2]
SEEDS = ROOT / "seeds"

#: More combinations of options than this are not all played, unless a test asks for them.
COMBINATIONS = 48

#: If there are more, `few_settings` are a selection.
_FEW = 4


class GameUnderTest(Struct, frozen=True):
    """A game under test.

    `hidden_information(state, seat)` returns what is hidden from the seat and could be different;
    `cards(state)` counts all that may neither appear nor vanish; `final(state)` returns what a
    recorded game stores about its end beside the result. They come from
    `tests/games/<slug>/spec.py`.
    """

    game: AnyGame
    texts: Path
    hidden_information: Callable[[Any, int | None], dict[str, object]] | None = None
    cards: Callable[[Any], Counter[Any]] | None = None
    final: Callable[[Any], dict[str, object]] = lambda _: {}

    def __repr__(self) -> str:
        return f"<{self.game.info.slug}>"


class Setting(Struct, frozen=True):
    """A game with its number of seats and options: all that a setup needs besides the seed."""

    known: GameUnderTest
    seats: int
    options: Options

    @property
    def game(self) -> AnyGame:
        return self.known.game

    def __repr__(self) -> str:
        chosen = " ".join(f"{key}={value}" for key, value in self.options.values.items())
        return f"<{self.game.info.slug} seats={self.seats} {chosen}>"


def only_games() -> tuple[str, ...]:
    """Return the packages that `HEDGEROW_LAW_ONLY` names; none: all are looked at."""
    return tuple(name for name in os.environ.get("HEDGEROW_LAW_ONLY", "").split(",") if name)


@cache
def slugs_of_packages() -> tuple[str, ...]:
    """Return the packages of `engine.games`, whatever state they are in."""
    return tuple(sorted(each.name for each in iter_modules(engine.games.__path__)))


@cache
def every_game() -> dict[str, GameUnderTest]:
    """Return slug -> game for the catalogue's games and the sample game.

    `HEDGEROW_LAW_ONLY=race,badger` looks at these packages alone, whatever state others are in.
    """
    only = only_games()
    if only:
        if unknown := {*only} - {*slugs_of_packages()}:
            names, packages = ", ".join(sorted(unknown)), ", ".join(slugs_of_packages())
            raise pytest.UsageError(
                f"HEDGEROW_LAW_ONLY names no game: {names}. There are {packages}."
            )
        chosen = [import_module(f"engine.games.{name}").create(SEEDS) for name in only]
        return {game.info.slug: _known(game) for game in chosen}
    found = {slug: _known(game) for slug, game in catalogue(SEEDS).items()}
    return {**found, "sample": sample()}


@cache
def sample() -> GameUnderTest:
    """Return the sample game."""
    texts = Path(sample_game.__file__).with_name("text")
    return GameUnderTest(
        sample_game.create(), texts, sample_game.hidden_information, sample_game.cards
    )


def settings(known: GameUnderTest, most: int = COMBINATIONS) -> Iterator[Setting]:
    """Yield every number of seats with every combination of options.

    If there are more than `most` combinations, each value of an option is set alone, and all
    options at once are not as usual.
    """
    info = known.game.info
    for seats in info.seats:
        for given in _combinations(info.options, most):
            yield Setting(known, seats, resolve_options(info.options, given, {}))


def few_settings(known: GameUnderTest, seats: int) -> list[Setting]:
    """Return every combination of options if they are few, else some for this number of seats.

    These are the usual options, and at one number of seats or more all the others at once and each
    other value alone.
    """
    specs, at = known.game.info.options, known.game.info.seats.index(seats)
    every = [*_combinations(specs, _FEW)]
    if len(every) > _FEW:
        usual, *spread = every
        every = [usual, *spread[at :: len(known.game.info.seats)]]
    return [Setting(known, seats, resolve_options(specs, given, {})) for given in every]


def option_values(spec: Spec) -> tuple[Value | None, ...]:
    """Return the values of an option; `None`: not set."""
    unset = (None,) if spec.default is None else ()
    match spec:
        case Choice(values=named):
            return (*unset, *named)
        case Switch():
            return (*unset, False, True)
    some = {spec.low, spec.high, spec.low if spec.default is None else spec.default}
    return (*unset, *sorted(some))


def _combinations(specs: tuple[Spec, ...], most: int) -> Iterator[dict[str, Value]]:
    shown = {spec.key: option_values(spec) for spec in specs if not spec.carried}
    if prod(map(len, shown.values())) <= most:
        for chosen in product(*shown.values()):
            pairs = zip(shown, chosen, strict=True)
            yield {key: value for key, value in pairs if value is not None}
        return
    yield {}
    usual = {spec.key: spec.default for spec in specs}
    others = {
        key: [value for value in values if value not in (None, usual[key])]
        for key, values in shown.items()
    }
    yield from ({key: value} for key, values in others.items() for value in values)
    yield {key: values[-1] for key, values in others.items()}


def _known(game: AnyGame) -> GameUnderTest:
    slug = game.info.slug
    name = f"tests.games.{slug}.spec"
    hooks = None
    if (ROOT / "tests" / "games" / slug / "spec.py").exists() and find_spec(name):
        hooks = import_module(name)
    return GameUnderTest(
        game,
        SEEDS / slug / "text",
        getattr(hooks, "hidden_information", None),
        getattr(hooks, "cards", None),
        getattr(hooks, "final", lambda _: {}),
    )
