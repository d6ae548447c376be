"""Encode a table as bytes and decode it: {game, version, table, state}, with upgrades."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.api.event import Line, Param, Typed
from engine.api.game import AnyGame
from engine.table.model import Occupant, Table


class Unreadable(Exception):
    """A stored table cannot be read by this version; its row is not changed."""


class Envelope(msgspec.Struct, frozen=True):
    """A stored table. The state is a field of its own, so that upgrades work on plain JSON."""

    game: str
    version: int
    table: Table
    state: msgspec.Raw


_ENCODER = msgspec.json.Encoder(order="deterministic")
_DECODER = msgspec.json.Decoder(Envelope)


def encode_state(state: Any) -> bytes:
    """Return a state as JSON, the same bytes for the same state."""
    return _ENCODER.encode(state)


def encode(table: Table) -> bytes:
    """Return a table as bytes, for `decode`."""
    bare = replace(table, state=None)
    state = msgspec.Raw(_ENCODER.encode(table.state))
    return _ENCODER.encode(Envelope(table.game, table.version, bare, state))


def decode(data: bytes, table_id: int, game: AnyGame) -> tuple[Table, bool]:
    """Return an encoded table, and True if its state was upgraded to this version.

    Raises `Unreadable` with the reason.
    """
    try:
        envelope = _DECODER.decode(data)
        version, now = envelope.version, game.info.version
        if version > now:
            raise Unreadable(f"version {version} of {envelope.game} is newer than {now}")
        state = _state(envelope.state, version, game)
    except Unreadable:
        raise
    except Exception as error:  # an upgrade is game code and may fail in any way
        raise Unreadable(f"{type(error).__name__}: {error}") from error
    return replace(envelope.table, id=table_id, version=now, state=state), version < now


def forgotten(data: bytes, user: int, tombstone: int, names: Collection[str]) -> bytes:
    """Return an encoded finished table without a person. Its state knows only seats.

    `tombstone` replaces their id; `names` are all their names. Raises `Unreadable`.
    """
    try:
        envelope = _DECODER.decode(data)
    except msgspec.MsgspecError as error:
        raise Unreadable(str(error)) from error
    table = envelope.table
    removed = {*names, *(each.name for each in table.seats if _is_of(each, user))} - {""}

    def other(each: int | None) -> int | None:
        return tombstone if each == user else each

    table = replace(
        table,
        host=tombstone if table.host == user else table.host,
        previous_users=tuple(other(each) for each in table.previous_users),
        seats=tuple(
            replace(each, user=other(each.user), left=other(each.left), name="")
            if _is_of(each, user)
            else each
            for each in table.seats
        ),
        recent_events=tuple(unnamed(each, removed) for each in table.recent_events),
        reason=unnamed(table.reason, removed) if table.reason else None,
    )
    return _ENCODER.encode(replace(envelope, table=table))


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
    plain: dict[str, Any] = msgspec.json.decode(raw)
    for old in range(version, game.info.version):
        plain = game.upgrades[old](plain)
    return msgspec.convert(plain, type=game.state_type)
