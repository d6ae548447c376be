"""The form of stored data changes only with a version, and no stored value is lost unnoticed."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec
import pytest
from msgspec import Struct, defstruct

from engine.table import codec
from tests.support.games import ROOT, every_game, only_games
from tests.support.random_play import Dice, play_out
from tests.support.saved_tables import (
    always_default,
    fields_of,
    read_saved,
    saves_of,
    set_fields,
)
from tests.support.stored_forms import Rows, StoredForm, digest, pins, present_pins, stored_forms

_FORMS = [form for form in stored_forms() if not only_games() or form.name in only_games()]
_VERSIONS = [(form, version) for form in _FORMS for version in range(1, form.version + 1)]
# Older rows are upgraded by SQL, so only the present ones can be read.
_SAVED = [each for each in _VERSIONS if each[0].name != "rows" or each[1] == each[0].version]
_GAMES = [(form, version) for form, version in _SAVED if form.name in every_game()]

_CHANGED = """
The {what} of {form!r} has changed, but its version is still {version}.
If version {version} was released: raise it, write the upgrade and add a save (docs/upgrading.md).
Then, or at once if version {version} was never released, pin what is there now:

    uv run --group dev python -m tests.keep
"""

_DEFAULTS = """
These fields of {form!r} are empty or have their defaults in every save of version {version}, so
that nobody would notice if they were lost: {fields}
Write a save that has values, also of what is chosen in secret and not yet shown; for a game:

    uv run --group dev python -m tests.keep {form!r}

or list each in {folder}/defaults.toml with the reason.
"""


@pytest.mark.parametrize("form", _FORMS, ids=repr)
def test_form_and_content_are_those_pinned_for_their_version(form: StoredForm) -> None:
    pinned = pins(form).get(f"v{form.version}", {})
    for what, digest_now in present_pins(form).items():
        told = _CHANGED.format(what=what, form=form, version=form.version)
        assert pinned.get(what) == digest_now, told


@pytest.mark.parametrize("form", _FORMS, ids=repr)
def test_unknown_field_of_a_stored_struct_is_an_error(form: StoredForm) -> None:
    lax = [each.__name__ for each, kind in form.structs.items() if not kind.forbid_unknown_fields]
    assert not lax, f"write forbid_unknown_fields=True: stored fields would be dropped by {lax}"


@pytest.mark.parametrize(("form", "version"), _SAVED, ids=repr)
def test_saves_of_a_version_have_a_value_for_every_field(form: StoredForm, version: int) -> None:
    told = set[str]()
    for path in saves_of(form.saves, version):
        told |= set_fields(_read(form, version, path.read_bytes()))
    listed = always_default(form.saves, version)
    missing = fields_of([*form.structs]) - told
    folder = form.saves.relative_to(ROOT)
    assert not missing - {*listed}, _DEFAULTS.format(
        form=form, version=version, fields=", ".join(sorted(missing - {*listed})), folder=folder
    )
    assert {*listed} <= missing, f"{folder}/defaults.toml lists what the saves have"
    assert all(len(reason) > 10 for reason in listed.values())


def test_a_save_without_a_pending_secret_choice_has_no_value_for_it() -> None:
    laid = defstruct(
        "Laid", [("face_down", tuple[tuple[str, ...], ...]), ("bids", tuple[int, ...])]
    )
    assert set_fields(laid(((), ()), (None, None))) == set()
    assert set_fields(laid(((), ("fox",)), (None, 0))) == {"Laid.face_down", "Laid.bids"}


@pytest.mark.parametrize(("form", "version"), _GAMES, ids=repr)
def test_every_saved_table_opens_and_plays_to_its_end(form: StoredForm, version: int) -> None:
    saves = saves_of(form.saves, version)
    assert saves, f"{form!r} needs a save of version {version}"
    for path in saves:
        play_out(read_saved(form.name, version, path), Dice(1))


class _Phase(StrEnum):
    LEAD = "lead"
    FOLLOW = "follow"


def _struct(*fields: Any, name: str = "Board", **config: Any) -> type[Struct]:
    return defstruct(name, [("round", int), *fields], **config)


_TURN = ("turn", int, 0)


@pytest.mark.parametrize(
    "other",
    [
        _struct(),
        _struct(("turns", int, 0)),
        _struct(("turn", int, 1)),
        _struct(("turn", int)),
        _struct(("turn", int | None, 0)),
        _struct(_TURN, ("ask", str, "")),
        _struct(_TURN, tag="board"),
        _struct(_TURN, rename={"round": "number"}),
        _struct(_TURN, array_like=True),
    ],
)
def test_change_of_a_stored_form_changes_its_digest(other: type[Struct]) -> None:
    holders = [defstruct("State", [("board", each)]) for each in (_struct(_TURN), other)]
    assert digest(holders[0]) != digest(holders[1])


def test_new_word_of_an_enumeration_changes_the_digest() -> None:
    class Phase(StrEnum):
        LEAD = "lead"
        FOLLOW = "follow"
        RUFF = "ruff"

    assert digest(_struct(("phase", _Phase))) != digest(_struct(("phase", Phase)))


def test_names_of_classes_and_the_order_of_fields_do_not_change_the_digest() -> None:
    one = _struct(_TURN, ("ask", str, ""), name="Board")
    other = defstruct("Table", [("ask", str, ""), ("turn", int, 0), ("round", int)], kw_only=True)
    assert digest(one) == digest(other)


def _read(form: StoredForm, version: int, data: bytes) -> Any:
    if form.name in every_game():
        return codec.decode(data, 7, every_game()[form.name].game)[0].state
    if form.name == "rows":
        return msgspec.json.decode(data, type=Rows)
    envelope = msgspec.json.decode(data, type=codec.Envelope)
    return envelope, codec.decode(data, 7, every_game()["sample"].game)[0]
