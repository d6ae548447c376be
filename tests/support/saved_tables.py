"""Values as a version stored them (v<version>.json, v<version>-<n>.json), and their defaults."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields

from engine.table import codec
from tests.support.games import ROOT, Setting, every_game
from tests.support.random_play import Play

#: Types of values without fields; a state has thousands of such values.
_PLAIN = frozenset((str, int, bool, bytes, type(None)))


def load_saved(slug: str, version: int) -> Play:
    """Return the first table that this version stored, upgraded to today's version."""
    return read_saved(slug, version, save_folder(slug) / f"v{version}.json")


def read_saved(slug: str, version: int, path: Path) -> Play:
    """Return the table in a save of this version, upgraded to today's version."""
    known = every_game()[slug]
    table, upgraded = codec.decode(path.read_bytes(), 7, known.game)
    assert upgraded is (version != known.game.info.version)
    return Play(Setting(known, len(table.seats), table.options), table.seed, table.state, [])


def save_folder(slug: str) -> Path:
    """Return the folder of a game's saves."""
    return ROOT / "tests" / "games" / slug / "saves"


def saves_of(folder: Path, version: int) -> list[Path]:
    """Return the saves of a version, v<version>.json first."""
    return [*folder.glob(f"v{version}.json"), *sorted(folder.glob(f"v{version}-*.json"))]


def always_default(folder: Path, version: int) -> Mapping[str, str]:
    """Return the fields that have no value in all saves of a version -> the reason."""
    listed = folder / "defaults.toml"
    told = tomllib.loads(listed.read_text("utf-8")) if listed.exists() else {}
    return told.get(f"v{version}", {})


def fields_of(structs: list[type[Struct]]) -> set[str]:
    """Return each field, as Struct.field with the name that is stored."""
    return {f"{each.__name__}.{field.encode_name}" for each in structs for field in fields(each)}


def set_fields(value: Any) -> set[str]:
    """Return the fields that have a value anywhere in a value.

    A default is none, and nothing is none: an empty text, `None`, a tuple of these. So a choice
    that is pending in secret, as that of a card laid face down, has a value only while it pends.
    """
    found, left = set[str](), [value]
    while left:
        each = left.pop()
        if type(each) in _PLAIN:
            continue
        if isinstance(each, Struct):
            for name, stored, default in _defaults(type(each)):
                part = getattr(each, name)
                left.append(part)
                if _has_value(part) if default is NODEFAULT else part != default:
                    found.add(stored)
        elif isinstance(each, dict):
            left.extend(each.values())
        elif isinstance(each, list | tuple | frozenset | set):
            left.extend(each)
    return found


def _has_value(value: Any) -> bool:
    if isinstance(value, dict):
        return any(map(_has_value, value.values()))
    if isinstance(value, list | tuple | frozenset | set):
        return any(map(_has_value, value))
    return value is not None and value != ""


@cache
def _defaults(struct: type[Struct]) -> tuple[tuple[str, str, Any], ...]:
    """Return each field's name, its name as it is stored, and its default or NODEFAULT."""
    return tuple(
        (field.name, f"{struct.__name__}.{field.encode_name}", _default(field))
        for field in fields(struct)
    )


def _default(field: FieldInfo) -> Any:
    if field.default_factory is not NODEFAULT:
        return field.default_factory()
    return field.default
