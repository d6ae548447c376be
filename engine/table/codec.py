"""A table as bytes and back: the envelope {game, version, table, state}, and its upgrades."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.api.event import Line, Param, Typed
from engine.api.game import AnyGame
from engine.table.model import Occupant, Table


class Unreadable(Exception):
    """A stored table cannot be read by this version; the row stays as it is."""


class Envelope(msgspec.Struct, frozen=True):
    """What is stored of a table. The state is apart, so that an upgrade can work on plain JSON."""

    game: str
    version: int
    table: Table
    state: msgspec.Raw


_ENCODER = msgspec.json.Encoder(order="deterministic")
_DECODER = msgspec.json.Decoder(Envelope)


def encode_state(state: Any) -> bytes:
    """Give a state as JSON, the same bytes for the same state."""
    return _ENCODER.encode(state)


def encode(table: Table) -> bytes:
    """Seal a table."""
    bare = replace(table, state=None)
    state = msgspec.Raw(_ENCODER.encode(table.state))
    return _ENCODER.encode(Envelope(table.game, table.version, bare, state))


def decode(data: bytes, table_id: int, game: AnyGame) -> tuple[Table, bool]:
    """Open a sealed table; the flag says whether its state was upgraded to this version.

    Raises `Unreadable` with the reason; the bytes are the caller's to keep.
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


def game_of(data: bytes) -> str:
    """Give the slug of a sealed table's game."""
    return msgspec.json.decode(data, type=_Named).game


def forgotten(data: bytes, user: int, tombstone: int, names: Collection[str]) -> bytes:
    """Seal a table that is over again, without a person in it. The state knows seats alone.

    `tombstone` takes the place of their id; `names` are those they went by. Raises `Unreadable`.
    """
    try:
        envelope = _DECODER.decode(data)
    except msgspec.MsgspecError as error:
        raise Unreadable(str(error)) from error
    table = envelope.table
    taken_out = {*names, *(each.name for each in table.seats if _is_of(each, user))} - {""}

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
        recent_events=tuple(unnamed(each, taken_out) for each in table.recent_events),
        reason=unnamed(table.reason, taken_out) if table.reason else None,
    )
    return _ENCODER.encode(replace(envelope, table=table))


def _is_of(occupant: Occupant, user: int) -> bool:
    return user in (occupant.user, occupant.left)


def unnamed(said: Line, names: Collection[str]) -> Line:
    """Give a line that says "somebody" for these names."""
    return replace(said, params=tuple((key, _unnamed(each, names)) for key, each in said.params))


def _unnamed(param: Param, names: Collection[str]) -> Param:
    match param:
        case Typed(text=text) if text in names:
            return Line("somebody")
        case Line():
            return unnamed(param, names)
        case tuple():
            return tuple(unnamed(each, names) for each in param)
    return param


class _Named(msgspec.Struct):
    game: str


def _state(raw: msgspec.Raw, version: int, game: AnyGame) -> Any:
    if bytes(raw) == b"null":
        return None
    if version == game.info.version:
        return msgspec.json.decode(raw, type=game.state_type)
    plain: dict[str, Any] = msgspec.json.decode(raw)
    for old in range(version, game.info.version):
        plain = game.upgrades[old](plain)
    return msgspec.convert(plain, type=game.state_type)
