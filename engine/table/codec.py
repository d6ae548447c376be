"""Encode a table as bytes and decode it, with upgrades.

The form is {game, version, table_version, table, state}: `version` is that of the game's state. An
unknown field is an error, so that a renamed field is never replaced by its default unnoticed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.api.event import Line, Param, Typed
from engine.api.game import AnyGame
from engine.table.model import Occupant, Table
from engine.table.past import without_past
from engine.table.upgrades import TABLE_UPGRADES, TABLE_VERSION, upgrade


class Unreadable(Exception):
    """A stored table cannot be read by this version; its row is not changed."""


class Envelope(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stored table. Table and state are fields of their own, upgraded as plain JSON."""

    game: str
    version: int
    table: msgspec.Raw
    state: msgspec.Raw
    table_version: int = 1


class _Hosted(msgspec.Struct, frozen=True):
    host: int


class _HostOnly(msgspec.Struct, frozen=True):
    """What `read_host` reads. Other fields are ignored: it must work for any version."""

    table: _Hosted


class _Seated(msgspec.Struct, frozen=True):
    seats: tuple[Occupant, ...]


class _SeatsOnly(msgspec.Struct, frozen=True):
    """What `seats_of` reads."""

    table: _Seated


_ENCODER = msgspec.json.Encoder(order="deterministic")
_DECODER = msgspec.json.Decoder(Envelope)
_TABLE_DECODER = msgspec.json.Decoder(Table)
_HOST_DECODER = msgspec.json.Decoder(_HostOnly)
_SEATS_DECODER = msgspec.json.Decoder(_SeatsOnly)


def encode_state(state: Any) -> bytes:
    """Return a state as JSON, the same bytes for the same state."""
    return _ENCODER.encode(state)


def encode(table: Table) -> bytes:
    """Return a table as bytes, for `decode`."""
    state = msgspec.Raw(encode_state(table.state))
    return _encode(table.game, table.version, replace(table, state=None), state)


def decode(data: bytes, table_id: int, game: AnyGame) -> tuple[Table, bool]:
    """Return an encoded table, and True if its state was upgraded to this version.

    Raise `Unreadable` with the reason.
    """
    with _failing_as_unreadable():
        envelope = _DECODER.decode(data)
        version, now = envelope.version, game.info.version
        if version > now:
            raise Unreadable(f"version {version} of {envelope.game} is newer than {now}")
        table = _table(envelope)
        state = _state(envelope.state, version, game)
    if version < now:
        table = without_past(table)  # the log replays from here on
    return replace(table, id=table_id, version=now, state=state), version < now


def read_host(data: bytes) -> int | None:
    """Return the host of an encoded table of any version; `None` if they cannot be read."""
    try:
        return _HOST_DECODER.decode(data).table.host
    except msgspec.MsgspecError:
        return None


def seats_of(data: bytes, user: int) -> tuple[int, ...]:
    """Return the seats that a person has, or left to the house; none if they cannot be read."""
    try:
        seats = _SEATS_DECODER.decode(data).table.seats
    except msgspec.MsgspecError:
        return ()
    return tuple(at for at, occupant in enumerate(seats) if _is_of(occupant, user))


def forgotten(data: bytes, user: int, tombstone: int, names: Collection[str]) -> bytes:
    """Return an encoded finished table without a person. Its state knows only seats.

    `tombstone` replaces their id; `names` are all their names. Raise `Unreadable`.
    """
    with _failing_as_unreadable():
        envelope = _DECODER.decode(data)
        table = _table(envelope)
    theirs = [each for each in table.seats if _is_of(each, user)]
    removed = {*names, *(each.left_name or each.name for each in theirs if each.left == user)}
    removed |= {each.name for each in theirs if each.user == user}
    removed |= {each.name for each in table.formers if each.user == user}
    removed -= {""}

    def other(each: int | None) -> int | None:
        return tombstone if each == user else each

    table = replace(
        table,
        host=tombstone if table.host == user else table.host,
        previous_users=tuple(other(each) for each in table.previous_users),
        seats=tuple(
            replace(each, user=other(each.user), left=other(each.left), name="", left_name="")
            if _is_of(each, user)
            else each
            for each in (replace(seat, stood_in=()) for seat in table.seats)
        ),
        formers=tuple(
            replace(each, user=tombstone, name="") if each.user == user else each
            for each in table.formers
        ),
        recent_events=tuple(unnamed(each, removed) for each in table.recent_events),
        reason=unnamed(table.reason, removed) if table.reason else None,
    )
    return _encode(envelope.game, envelope.version, table, envelope.state)


@contextmanager
def _failing_as_unreadable() -> Iterator[None]:
    """Raise `Unreadable` for any error: an upgrade may fail in any way, as may game code."""
    try:
        yield
    except Unreadable:
        raise
    except Exception as error:
        raise Unreadable(f"{type(error).__name__}: {error}") from error


def _encode(game: str, version: int, table: Table, state: msgspec.Raw) -> bytes:
    stored = msgspec.Raw(_ENCODER.encode(table))
    return _ENCODER.encode(Envelope(game, version, stored, state, TABLE_VERSION))


def _table(envelope: Envelope) -> Table:
    """Return the table without its state. An upgrade may raise any exception."""
    version = envelope.table_version
    if version > TABLE_VERSION:
        raise Unreadable(f"version {version} of the table is newer than {TABLE_VERSION}")
    if version == TABLE_VERSION:
        return _TABLE_DECODER.decode(envelope.table)
    plain = upgrade(msgspec.json.decode(envelope.table), version, TABLE_VERSION, TABLE_UPGRADES)
    return msgspec.convert(plain, type=Table)


def _is_of(occupant: Occupant, user: int) -> bool:
    return user in (occupant.user, occupant.left)


def unnamed(text: Line, names: Collection[str]) -> Line:
    """Return the line with "somebody" in place of these names."""
    return replace(text, params=tuple((key, _unnamed(each, names)) for key, each in text.params))


def _unnamed(param: Param, names: Collection[str]) -> Param:
    match param:
        case Typed(text=text) if text in names:
            return Line("somebody")
        case Line():
            return unnamed(param, names)
        case tuple():
            return tuple(unnamed(each, names) for each in param)
    return param


def _state(raw: msgspec.Raw, version: int, game: AnyGame) -> Any:
    if bytes(raw) == b"null":
        return None
    if version == game.info.version:
        return msgspec.json.decode(raw, type=game.state_type)
    plain = upgrade(msgspec.json.decode(raw), version, game.info.version, game.upgrades)
    return msgspec.convert(plain, type=game.state_type)
