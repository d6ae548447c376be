"""The text files: every locale has the same keys, every text formats, and no key is missing."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax.ast import (
    FunctionReference,
    Identifier,
    Junk,
    Message,
    NumberLiteral,
    SelectExpression,
    Term,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from tests.support.texts import parsed

ROOT = Path(__file__).resolve().parents[2]
SEEDS = ROOT / "seeds"
LOCALES = ("en", "de", "pl")
FILES = sorted(SEEDS.glob("*/text/*.ftl"))
FOLDERS = sorted({path.parents[1].name for path in FILES})

#: Those of no game.
SHARED = ("common", "sandbox")

PLURALS = {"en": {"one", "other"}, "de": {"one", "other"}, "pl": {"one", "few", "many"}}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


class Parameters(Visitor):
    """Collects the parameters of a message, and which of them must be numbers."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.numbers: set[str] = set()
        self.choices: list[set[str]] = []

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: FunctionReference) -> None:
        for argument in node.arguments.positional:
            if isinstance(argument, VariableReference):
                self.numbers.add(argument.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        keys = [variant.key for variant in node.variants]
        named = {key.name for key in keys if isinstance(key, Identifier)}
        by_number = any(isinstance(key, NumberLiteral) for key in keys)
        if by_number or named - {"other"} <= CATEGORIES:
            if isinstance(node.selector, VariableReference):
                self.numbers.add(node.selector.id.name)
            if named - {"other"}:
                self.choices.append(named)
        self.generic_visit(node)


@cache
def entries(path: Path) -> dict[str, Parameters]:
    found: dict[str, Parameters] = {}
    for entry in parsed(path).body:
        assert not isinstance(entry, Junk), f"{path}: {entry.content!r}"
        if isinstance(entry, Message):
            found[entry.id.name] = parameters = Parameters()
            parameters.visit(entry)
        elif isinstance(entry, Term):
            Parameters().visit(entry)
    return found


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_locale_has_the_same_keys_with_the_same_parameters(folder: str) -> None:
    assert {path.stem for path in (SEEDS / folder / "text").iterdir()} == set(LOCALES)
    ours = entries(SEEDS / folder / "text" / "en.ftl")
    assert ours
    for locale in LOCALES[1:]:
        theirs = entries(SEEDS / folder / "text" / f"{locale}.ftl")
        assert set(theirs) == set(ours), locale
        assert {key: each.names for key, each in theirs.items()} == {
            key: each.names for key, each in ours.items()
        }, locale


def samples(parameters: Parameters) -> Iterator[dict[str, int | str]]:
    for number in (0, 1, 2, 5, 12, 22, 1000, -1):
        yield dict.fromkeys(parameters.names, number)
    texts: dict[str, int | str] = dict.fromkeys(parameters.names, "Ola i Jan")
    yield texts | dict.fromkeys(parameters.numbers, 3)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_every_message_formats(path: Path) -> None:
    bundle = FluentBundle([path.stem], use_isolating=False)
    for each in (path, SEEDS / "common" / "text" / path.name):
        bundle.add_resource(parsed(each))
    for key, parameters in entries(path).items():
        message = bundle.get_message(key)
        assert message.value is not None, f"{key} has no words"
        for sample in samples(parameters):
            said, errors = bundle.format_pattern(message.value, sample)
            assert not errors, (key, sample, errors)
            assert said.strip(), key


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_plural_has_every_category_of_its_language(path: Path) -> None:
    for key, parameters in entries(path).items():
        for named in parameters.choices:
            assert named == PLURALS[path.stem], f"{key}: {named}"


#: What a wait for everybody is called, and that it also ends when the time is up.
WAITS = {
    "en": ("starts when everybody is ready", "or their time is up"),
    "de": ("wenn alle bereit sind", "oder ihre Zeit um ist"),
    "pl": ("gdy wszyscy będą gotowi", "albo skończy się ich czas"),
}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_wait_for_everybody_is_said_to_end_with_the_time_too(path: Path) -> None:
    ready, in_time = WAITS[path.stem]
    said = [line for line in path.read_text("utf-8").splitlines() if ready in line]
    assert [line for line in said if in_time not in line] == []


@pytest.mark.parametrize("folder", [each for each in FOLDERS if each not in SHARED])
def test_the_keys_of_a_game_start_with_its_slug(folder: str) -> None:
    keys = entries(SEEDS / folder / "text" / "en.ftl")
    assert {f"{folder}-title", f"{folder}-blurb"} <= set(keys)
    assert [key for key in keys if not key.startswith(f"{folder}-")] == []


def test_every_key_in_the_code_of_engine_and_cogs_has_a_text() -> None:
    keys = {key for each in SHARED for key in entries(SEEDS / each / "text" / "en.ftl")}
    used: set[str] = set()
    for folder in ("engine", "cogs"):
        for path in (ROOT / folder).rglob("*.py"):
            used |= set(KEY.findall(path.read_text("utf-8")))
    used |= set(PAGE_KEY.findall(page_code()))
    assert {"refusal-stale", "ui-your-turn", "sandbox-lost", "sandbox-what"} <= used
    assert sorted(used - keys) == []


#: A whole key of the shared texts as a literal in code.
KEY = re.compile(
    r"[\"']((?:refusal|table|closed|ui|perm|seat|list|sandbox)-[a-z][a-z-]*[a-z])[\"']"
)

#: A key of the local page: a string in its scripts, a place in its HTML.
PAGE_KEY = re.compile(r"[\"{](sandbox-[a-z0-9-]+)[\"}]")


def page_code() -> str:
    """Return the scripts and pages of the local page."""
    files = (ROOT / "cogs" / "sandbox" / "page").iterdir()
    return "\n".join(each.read_text("utf-8") for each in files if each.suffix in (".js", ".html"))
