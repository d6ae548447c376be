"""Encoded tables: round trips, upgrades of old states, and what cannot be read."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.api.action import Press
from engine.api.event import Line, Seat, Typed, line
from engine.api.game import GameInfo, Outcome
from engine.api.options import Options
from engine.table import codec
from engine.table.model import Occupant, Pace, Stage, Strength, Table, Timer
from engine.table.upgrades import TABLE_VERSION
from tests.support.scripted_game import ScriptedGame, State

_GO = {0: (Press(verb="go", ask="q", label=line("go")),)}
_DESK = ScriptedGame({"first": _GO}, {})


def _table(**fields: Any) -> Table:
    whole = {
        "id": 3,
        "channel": 10,
        "guild": 20,
        "locale": "pl",
        "host": 1,
        "game": "scripted",
        "version": 1,
        "stage": Stage.PLAY,
        "seats": (Occupant(1, "Ala"), Occupant(None, "", 2)),
        "seed": b"\x00\xff" * 8,
        "state": State("first", 2, ("0 go",)),
        **fields,
    }
    return Table(**whole)


def _versioned(version: int, **upgrades: Any) -> ScriptedGame:
    info = GameInfo(slug="scripted", version=version, seats=(2,), minutes=(1, 1), bound=9)
    steps = {int(name.removeprefix("v")): step for name, step in upgrades.items()}
    return ScriptedGame({"first": _GO}, {}, info=info, upgrades=steps)


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"guild": None, "pace": Pace.NONE, "stage": Stage.LOBBY, "state": None},
        {"options": Options({"deck": "large", "open": True, "rounds": 3})},
        {"answered": ((None, "q"), (1, "q")), "timers": (Timer(None, "close", "c1", 5),)},
        {
            "recent_events": (
                line("said", seat=Seat(1), words=Typed("*ćma*"), n=-4),
                line("said", cards=(Line("a"), line("b", card=Line("c")))),
            )
        },
        {
            "stage": Stage.OVER,
            "outcome": Outcome(
                places=(1, 1),
                scores=(-3, 4),
                sides=(0, 0),
                reason=line("over"),
                carry={"starter": 1, "deck": "large", "open": False},
            ),
        },
        {"reason": line("closed-all-left"), "stage": Stage.CLOSED, "seed": b""},
    ],
)
def test_table_is_equal_after_encoding_and_decoding(fields: dict[str, Any]) -> None:
    table = _table(**fields)
    data = codec.encode(table)
    assert codec.decode(data, 3, _DESK) == (table, False)
    assert codec.encode(codec.decode(data, 3, _DESK)[0]) == data


def test_table_is_always_encoded_as_the_same_bytes() -> None:
    """The order in which the options were set makes no difference."""
    one = _table(options=Options({"a": 1, "b": 2}))
    other = _table(options=Options({"b": 2, "a": 1}))
    assert codec.encode(one) == codec.encode(other)


def test_id_comes_from_the_row_and_not_from_the_encoded_table() -> None:
    data = codec.encode(_table(id=0))
    assert codec.decode(data, 9, _DESK)[0].id == 9


def test_an_old_state_is_upgraded_step_by_step() -> None:
    """Version 1 had no seats, version 2 kept what was made under another name."""
    data = codec.encode(_table())
    stored = msgspec.json.decode(data)
    stored["state"] = {"where": "first", "moves": ["0 go"]}

    def second(state: dict[str, Any]) -> dict[str, Any]:
        return {"where": state["where"], "done": state["moves"]}

    def third(state: dict[str, Any]) -> dict[str, Any]:
        return {"at": state["where"], "made": state["done"], "seats": 2}

    game = _versioned(3, v1=second, v2=third)
    table, upgraded = codec.decode(msgspec.json.encode(stored), 3, game)
    assert upgraded
    assert table.version == 3
    assert table.state == State("first", 2, ("0 go",))
    assert codec.decode(codec.encode(table), 3, game) == (table, False)


def test_a_lobby_of_an_old_version_needs_no_upgrade() -> None:
    data = codec.encode(_table(stage=Stage.LOBBY, state=None))
    table, _ = codec.decode(data, 3, _versioned(2))
    assert (table.version, table.state) == (2, None)


def test_a_state_of_a_newer_version_is_left_alone() -> None:
    data = codec.encode(_table(version=2))
    with pytest.raises(codec.Unreadable, match="newer"):
        codec.decode(data, 3, _DESK)


def _gives_nonsense(state: dict[str, Any]) -> dict[str, Any]:
    return {"at": 5}


def _fails(state: dict[str, Any]) -> dict[str, Any]:
    raise KeyError("hands")


@pytest.mark.parametrize("upgrades", [{"v1": _fails}, {"v1": _gives_nonsense}, {}])
def test_a_failed_upgrade_says_why(upgrades: dict[str, Any]) -> None:
    with pytest.raises(codec.Unreadable):
        codec.decode(codec.encode(_table()), 3, _versioned(2, **upgrades))


def test_damaged_bytes_are_unreadable_wherever_they_are_cut() -> None:
    data = codec.encode(_table())
    for length in range(0, len(data), 7):
        with pytest.raises(codec.Unreadable):
            codec.decode(data[:length], 3, _DESK)


@pytest.mark.parametrize(
    "wrong",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b'{"game":"scripted","version":1,"table":{},"state":null}',
        b"\xff\xfe",
    ],
)
def test_bytes_that_are_no_table_are_unreadable(wrong: bytes) -> None:
    with pytest.raises(codec.Unreadable):
        codec.decode(wrong, 3, _DESK)


def test_a_state_of_the_wrong_shape_is_unreadable() -> None:
    stored = msgspec.json.decode(codec.encode(_table()))
    stored["state"] = {"at": "first", "seats": "two"}
    with pytest.raises(codec.Unreadable):
        codec.decode(msgspec.json.encode(stored), 3, _DESK)


def test_repr_of_a_table_shows_no_secret() -> None:
    table = replace(_table(), state=State("secret", 2))
    assert "secret" not in repr(table)
    assert "secret" not in f"{table} {[table]}"


def _stored(**changes: Any) -> dict[str, Any]:
    return {**json.loads(codec.encode(_table(house=Strength.SHARP))), **changes}


def _decode(stored: dict[str, Any]) -> tuple[Table, bool]:
    return codec.decode(json.dumps(stored).encode(), 7, _DESK)


def test_table_of_version_1_stored_without_a_strength_gets_human() -> None:
    stored = _stored(table_version=1)
    assert stored["table"].pop("house") == "sharp"
    table, upgraded = _decode(stored)
    assert table.house is Strength.HUMAN
    assert not upgraded, "the log still replays: the state was not upgraded"


def test_table_without_a_version_is_of_version_1() -> None:
    stored = _stored()
    del stored["table_version"], stored["table"]["house"]
    assert _decode(stored)[0].house is Strength.HUMAN


def test_table_of_version_1_keeps_a_stored_strength() -> None:
    assert _decode(_stored(table_version=1))[0].house is Strength.SHARP


@pytest.mark.parametrize("version", [0, -1, TABLE_VERSION + 1])
def test_table_of_an_unknown_version_is_unreadable_and_nobody_is_forgotten(version: int) -> None:
    stored = _stored(table_version=version)
    with pytest.raises(codec.Unreadable):
        _decode(stored)
    with pytest.raises(codec.Unreadable):
        codec.forgotten(json.dumps(stored).encode(), 1, -1, ())


def test_forgetting_a_person_stores_the_table_in_the_present_version() -> None:
    stored = _stored(table_version=1)
    del stored["table"]["house"]
    stored["table"]["formers"] = [
        {"seat": 1, "until": 4, "user": 1, "name": "Alina"},
        {"seat": 1, "until": 6, "user": 2, "name": "Bo"},
    ]
    stored["table"]["recent_events"] = msgspec.to_builtins([line("said", who=Typed("Alina"))])
    after = codec.forgotten(json.dumps(stored).encode(), 1, -1, ())
    assert b"Al" not in after, "nor the name they had when they held another's seat"
    assert json.loads(after)["table_version"] == TABLE_VERSION
    table, _ = codec.decode(after, 7, _DESK)
    assert (table.host, table.seats[0], table.house) == (-1, Occupant(-1, ""), Strength.HUMAN)


@pytest.mark.parametrize(
    ("path", "field"),
    [
        ((), "table_version"),
        (("table",), "timers"),
        (("table",), "recent_events"),
        (("table", "timers", 0), "seat"),
        (("table", "seats", 1), "left"),
        (("table", "recent_events", 0), "params"),
        (("table", "recent_events", 0, "params", 0, 1), "index"),
        (("table", "options"), "values"),
        (("table", "outcome"), "carry"),
        (("state",), "made"),
    ],
)
def test_a_field_under_another_name_makes_a_table_unreadable(
    path: tuple[str | int, ...], field: str
) -> None:
    """Its default must not silently replace what was stored."""
    stored = json.loads(
        codec.encode(
            _table(
                timers=(Timer(None, "close", "c1", 5),),
                recent_events=(line("said", seat=Seat(1)),),
                outcome=Outcome(
                    places=(1,), scores=(2,), sides=(0,), reason=line("over"), carry={"a": 1}
                ),
                options=Options({"rounds": 3}),
            )
        )
    )
    part: Any = stored
    for step in path:
        part = part[step]
    part[f"old_{field}"] = part.pop(field)
    with pytest.raises(codec.Unreadable):
        _decode(stored)
