"""No text is left over: every key of seeds/*/text is named in code, in content or in a text."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.cogs.test_texts import FOLDERS, PAGE_KEY, ROOT, SEEDS, entries, page_code

_WORD = re.compile(r"[A-Za-z0-9_-]+")

#: Letters that Safaru's code joins to one part of a key: how a card catches, in several ways.
_JOINED = {"ap", "at", "tp", "atp"}


@cache
def _strings(folder: Path) -> tuple[frozenset[str], tuple[tuple[str | None, ...], ...]]:
    """Return the whole strings in a folder's code, and the parts of the composed ones."""
    whole, composed = set[str](), list[tuple[str | None, ...]]()
    for path in folder.rglob("*.py"):
        if folder == ROOT / "engine" and (folder / "games") in path.parents:
            continue  # each game is a folder of its own here
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = (each for each in node.values)
                composed.append(
                    tuple(str(p.value) if isinstance(p, ast.Constant) else None for p in parts)
                )
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
                composed += [(node.value, None)] if node.value.endswith("-") else []
    return frozenset(whole), tuple(composed)


def _words(content: Any) -> Iterator[str]:
    """Yield every key and value of a content file."""
    if isinstance(content, dict):
        for key, value in content.items():
            yield key
            yield from _words(value)
    elif isinstance(content, list):
        for each in content:
            yield from _words(each)
    else:
        yield str(content)


def _is_known(part: str, names: set[str]) -> bool:
    """Return True for a name, a number, or several of them with strokes between."""
    return (
        part in names
        or part.isdecimal()
        or any(
            sign == "-" and _is_known(part[:at], names) and _is_known(part[at + 1 :], names)
            for at, sign in enumerate(part)
        )
    )


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_text_is_used(folder: str) -> None:
    code = [ROOT / "cogs", ROOT / "engine", ROOT / "engine" / "games" / folder]
    read = [_strings(each) for each in code if each.exists()]
    literals = {each for whole, _ in read for each in whole} | {*PAGE_KEY.findall(page_code())}
    names = {each.casefold().replace("_", "-") for each in literals if _WORD.fullmatch(each)}
    names |= literals | _JOINED
    for path in (SEEDS / folder).glob("*.toml"):
        names.update(_words(tomllib.loads(path.read_text("utf-8"))))
    composed = {
        re.compile("".join(gap if part is None else re.escape(part) for part in parts))
        for _, every in read
        for parts in every
        for gap in ("(.+)", "(.+?)")
        if re.search("[a-z]-|-[a-z]", "".join(part or " " for part in parts))
    }
    text = (SEEDS / folder / "text" / "en.ftl").read_text("utf-8")

    def is_used(key: str) -> bool:
        if key in literals or f"{{ {key} }}" in text:
            return True
        matches = (each.fullmatch(key) for each in composed)
        return any(
            all(_is_known(part, names) or is_used(part) for part in match.groups())
            for match in matches
            if match
        )

    # What a command is described by is compared with the commands in test_command_text.
    keys = [key for key in entries(SEEDS / folder / "text" / "en.ftl") if "command-" not in key]
    assert [key for key in keys if not is_used(key)] == []
