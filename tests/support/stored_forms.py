"""The form of everything that is stored, and its digest, which `python -m tests.keep` pins."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from enum import Enum
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec.inspect as inspected
from msgspec import NODEFAULT, Struct, to_builtins

from engine.api.event import Line
from engine.api.options import Value
from engine.catalogue import catalogue
from engine.service.ports import Preferences
from engine.standings.leaderboards import ServerSettings
from engine.standings.ratings import Unrated
from engine.table.codec import Envelope
from engine.table.model import Cause, Stage, Table
from engine.table.upgrades import TABLE_VERSION
from engine.tournaments.model import Tournament
from storage.migrations import load_migrations
from storage.packing import PackedTable
from tests.support.games import ROOT, SEEDS

#: The file in a folder of saves that pins what must not change within a version.
PINS = "pins.toml"


class Rows(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the columns hold besides tables, numbers and names: JSON and words with a meaning."""

    preferences: Preferences
    server_settings: ServerSettings
    reason: Line
    options: dict[str, Value]
    args: tuple[str, ...]
    stage: Stage
    cause: Cause
    unrated: Unrated
    packed: PackedTable
    tournament: Tournament


class StoredForm(Struct, frozen=True):
    """A part of what is stored that has a version of its own, and the folder of its saves."""

    name: str
    version: int
    types: tuple[Any, ...]
    saves: Path

    def __repr__(self) -> str:
        return self.name

    @property
    def structs(self) -> dict[type, inspected.StructType]:
        """The structs it is made of."""
        found: dict[type, inspected.StructType] = {}
        for each in self.types:
            description(each, found)
        return found

    @property
    def digest(self) -> str:
        """The digest of all that decides how it is stored; no name of a class is part of that."""
        return digest(*self.types)


def stored_forms() -> Iterator[StoredForm]:
    """Yield the table's own part, the state of each game of the catalogue, and the other rows."""
    tests = ROOT / "tests"
    yield StoredForm("table", TABLE_VERSION, (Envelope, Table), tests / "engine" / "saves")
    for slug, game in catalogue(SEEDS).items():
        saves = tests / "games" / slug / "saves"
        yield StoredForm(slug, game.info.version, (game.state_type,), saves)
    schema = load_migrations()[-1].number
    yield StoredForm("rows", schema, (Rows,), tests / "storage" / "saves")


def digest(*types: Any) -> str:
    """Return a digest of how these types are stored."""
    found: dict[type, inspected.StructType] = {}
    told = [description(each, found) for each in types]
    return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


def description(kind: Any, found: dict[type, inspected.StructType]) -> Any:
    """Return how a type is stored, as plain values; note each struct in `found`."""
    if not isinstance(kind, inspected.Type):
        kind = inspected.type_info(kind)
    if isinstance(kind, inspected.EnumType):
        return sorted(member.value for member in kind.cls)
    if not isinstance(kind, inspected.StructType):
        parts = {name: getattr(kind, name) for name in kind.__struct_fields__}
        return [type(kind).__name__, {name: _part(part, found) for name, part in parts.items()}]
    if kind.cls in found:
        return [*found].index(kind.cls)
    found[kind.cls] = kind
    fields = [
        [field.encode_name, _default(field), description(field.type, found)]
        for field in sorted(kind.fields, key=lambda field: field.encode_name)
    ]
    order = [field.encode_name for field in kind.fields] if kind.array_like else None
    return [kind.tag_field, kind.tag, order, fields]


def _part(part: Any, found: dict[type, inspected.StructType]) -> Any:
    if isinstance(part, inspected.Type):
        return description(part, found)
    if isinstance(part, tuple):
        return [_part(each, found) for each in part]
    return part if part is None or isinstance(part, bool | int | float | str) else repr(part)


def _default(field: inspected.Field) -> Any:
    if field.default_factory is not NODEFAULT:
        return to_builtins(field.default_factory())
    if field.default is NODEFAULT:
        return "required"
    value = field.default.value if isinstance(field.default, Enum) else field.default
    return [to_builtins(value)]


def pins(form: StoredForm) -> dict[str, dict[str, str]]:
    """Return v<version> -> what is pinned -> its digest."""
    path = form.saves / PINS
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


def present_pins(form: StoredForm) -> dict[str, str]:
    """Return the digests of the present version: of the form and, for a game, of its content."""
    content = SEEDS / form.name / "content.toml"
    digests = {"form": form.digest}
    if content.exists():
        digests["content"] = sha256(content.read_bytes()).hexdigest()
    return digests
