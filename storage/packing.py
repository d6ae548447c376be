"""A finished table in few bytes: its data, its log and the checkpoint that the log replays from.

They are compressed together, for much of one is in the others too.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from itertools import accumulate

import msgspec

from engine.api.action import Action
from engine.table.model import Cause, LogEntry


class PackedTable(
    msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, kw_only=True
):
    """What is packed. The log is stored by column; of numbers that grow, how much they grow."""

    data: bytes
    checkpoint: tuple[int, bytes] | None
    revisions: tuple[int, ...]
    versions: tuple[int, ...]
    seats: tuple[int | None, ...]
    verbs: tuple[str, ...]
    args: tuple[tuple[str, ...], ...]
    causes: tuple[Cause, ...]
    at_ms: tuple[int, ...]

    @property
    def log(self) -> tuple[LogEntry, ...]:
        """The log, oldest entry first."""
        return tuple(
            LogEntry(revision, version, seat, Action(verb, args), cause, at_ms)
            for revision, version, seat, verb, args, cause, at_ms in zip(
                accumulate(self.revisions),
                self.versions,
                self.seats,
                self.verbs,
                self.args,
                self.causes,
                accumulate(self.at_ms),
                strict=True,
            )
        )


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(PackedTable)


def packed_table(
    data: bytes, checkpoint: tuple[int, bytes] | None, log: Sequence[LogEntry]
) -> PackedTable:
    """Return what is to be packed of a table."""
    return PackedTable(
        data=data,
        checkpoint=checkpoint,
        revisions=_growth([each.revision for each in log]),
        versions=tuple(each.version for each in log),
        seats=tuple(each.seat for each in log),
        verbs=tuple(each.action.verb for each in log),
        args=tuple(each.action.args for each in log),
        causes=tuple(each.cause for each in log),
        at_ms=_growth([each.at_ms for each in log]),
    )


def pack(packed: PackedTable) -> bytes:
    """Return a table as bytes for `unpack`. Takes a few milliseconds: call it in a thread."""
    return zlib.compress(_ENCODER.encode(packed), level=9)


def unpack(packed: bytes) -> PackedTable:
    """Return what was packed. Raise `zlib.error` or `msgspec.MsgspecError` if it is damaged."""
    return _DECODER.decode(zlib.decompress(packed))


def _growth(numbers: Sequence[int]) -> tuple[int, ...]:
    return tuple(now - before for before, now in zip((0, *numbers), numbers, strict=False))
