"""The texts of a game for the laws: whether every line has a sentence in every locale."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from engine.api.event import Line, Seat, Typed
from engine.api.scene import Figure, Mark, Scene, Stamp, Words
from tests.support.games import SEEDS

LOCALES = ("en", "de", "pl")

#: Lines whose sentences are remembered: pictures say the same ones again and again.
_KNOWN = 20_000

_COMMON = SEEDS / "common" / "text"


class Sentences:
    """The sentences of one game (and the shared ones) in every locale, read when first needed."""

    def __init__(self, texts: Path) -> None:
        self._texts = texts
        self.known: dict[Line, dict[str, str]] = {}  #: line -> locale -> sentence

    @cached_property
    def bundles(self) -> dict[str, FluentBundle]:
        bundles = {}
        for locale in LOCALES:
            bundle = FluentBundle([locale], use_isolating=False)
            for path in (self._texts / f"{locale}.ftl", _COMMON / f"{locale}.ftl"):
                if path.exists():
                    bundle.add_resource(parsed(path))
            bundles[locale] = bundle
        return bundles

    def check(self, line: Line) -> dict[str, str]:
        """Return locale -> sentence. Fail if a sentence or one of its parameters is missing."""
        told = self._told(line)
        if len(told) < len(self.bundles):
            for locale in self.bundles:
                self.say(locale, line)
        return told

    def say(self, locale: str, line: Line) -> str:
        told = self._told(line)
        if locale not in told:
            told[locale] = self._sentence(locale, line)
        return told[locale]

    def seat_name(self, seat: int) -> str:
        """Return what sentences call a seat."""
        return f"Marie-Luise {seat}"

    def _told(self, line: Line) -> dict[str, str]:
        told = self.known.get(line)
        if told is None:
            if len(self.known) > _KNOWN:
                self.known.clear()
            told = self.known[line] = {}
        return told

    def _sentence(self, locale: str, line: Line) -> str:
        bundle = self.bundles[locale]
        assert bundle.has_message(line.key), f"{locale} has no {line.key}"
        pattern = bundle.get_message(line.key).value
        assert pattern is not None, f"{locale} says nothing for {line.key}"
        places = {name: self._filled(locale, param) for name, param in line.params}
        sentence, errors = bundle.format_pattern(pattern, places)
        assert not errors, f"{locale} cannot say {line}: {errors}"
        return str(sentence)

    def _filled(self, locale: str, param: Any) -> str | int:
        match param:
            case Line():
                return self.say(locale, param)
            case Seat(index):
                return self.seat_name(index)
            case Typed(text):
                return text
            case tuple():
                return ", ".join(self.say(locale, each) for each in param)
        assert isinstance(param, int)
        return param


@cache
def sentences_of(texts: Path) -> Sentences:
    """Return the sentences of a game and the shared ones."""
    return Sentences(texts)


@cache
def parsed(path: Path) -> ast.Resource:
    """Return a parsed file; the shared texts are part of every game's."""
    return FluentResource(path.read_text("utf-8"))


def variables(path: Path) -> dict[str, frozenset[str]]:
    """Return key -> the variables its sentence uses. Fail if the file is not valid Fluent."""
    found = {}
    for entry in parsed(path).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.annotations[0].message}"
        if isinstance(entry, ast.Message):
            found[entry.id.name] = frozenset(_variables(entry))
    return found


def lines_of(scene: Scene) -> Iterator[Line]:
    """Yield every line of a picture, its text alternative and what may be read only now."""
    yield scene.alt
    yield from scene.text
    yield from scene.fleeting
    yield from lines_of_marks((*scene.ground, *scene.marks))


def lines_of_marks(marks: tuple[Mark, ...]) -> Iterator[Line]:
    """Yield every line in some marks."""
    for mark in marks:
        if isinstance(mark, Words) and isinstance(mark.text, Line):
            yield mark.text
        elif isinstance(mark, Stamp):
            figure: Figure = mark.figure
            yield from lines_of_marks(figure.marks)


def _variables(node: object) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for below in vars(node).values():
            yield from _variables(below)
    elif isinstance(node, list):
        for each in node:
            yield from _variables(each)
