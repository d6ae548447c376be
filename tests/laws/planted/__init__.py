"""Faults planted in the sample game, one each, and the law that must catch it.

A law suite that misses one of them would miss it in a new game too.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.api.action import Action, Offer
from engine.api.game import AnyGame, Step
from tests.support.games import GameUnderTest, sample
from tests.support.patched_game import PatchedGame
from tests.support.sample_game import State, View
from tests.support.texts import LOCALES

SAMPLE = sample()

Apply: TypeAlias = Callable[[AnyGame, State, int | None, Action], Step[State]]

#: Changes the offers of a view.
Change: TypeAlias = Callable[[View, tuple[Offer, ...]], tuple[Offer, ...]]

#: Returns the sample game with a fault; the folder is for its files.
Plant: TypeAlias = Callable[[Path], GameUnderTest]


class Fault(Struct, frozen=True):
    """A fault, and the laws of which one must catch it."""

    plant: Plant
    laws: tuple[str, ...]


#: Every fault by name.
FAULTS: dict[str, Fault] = {}


def caught_by(*laws: str) -> Callable[[Plant], Plant]:
    """Add a fault that one of these laws must catch."""

    def add(plant: Plant) -> Plant:
        FAULTS[plant.__name__] = Fault(plant, laws)
        return plant

    return add


def patched(**methods: Callable[..., Any]) -> GameUnderTest:
    """Return the sample game with other methods, whose first argument is the game."""
    return replace(SAMPLE, game=PatchedGame(SAMPLE.game, **methods))


def offering(change: Change, **methods: Callable[..., Any]) -> GameUnderTest:
    """Return the sample game with changed offers, and maybe other methods."""
    return patched(offers=lambda game, view: change(view, game.offers(view)), **methods)


def bids_asked_as(ask: Callable[[View], str], **methods: Callable[..., Any]) -> GameUnderTest:
    """Return the sample game with this ask of the question for a bid, and maybe other methods."""

    def change(view: View, theirs: tuple[Offer, ...]) -> tuple[Offer, ...]:
        return tuple(
            replace(offer, ask=ask(view)) if offer.verb == "bid" else offer for offer in theirs
        )

    return offering(change, **methods)


def informed(**changes: Any) -> GameUnderTest:
    """Return the sample game with other facts."""
    game: Any = PatchedGame(SAMPLE.game)
    game.info = replace(SAMPLE.game.info, **changes)
    return replace(SAMPLE, game=game)


def without_text(folder: Path, key: str, *locales: str) -> GameUnderTest:
    """Return the sample game without a text in these languages, or in all."""
    texts = copytree(SAMPLE.texts, folder / "text")
    for locale in locales or LOCALES:
        path = texts / f"{locale}.ftl"
        lines = path.read_text("utf-8").splitlines(keepends=True)
        left = [each for each in lines if not each.startswith(f"{key} =")]
        assert len(left) < len(lines), f"{path.name} has no {key}"
        path.write_text("".join(left), "utf-8")
    return replace(SAMPLE, texts=texts)
