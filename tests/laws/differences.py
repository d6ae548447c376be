"""Which parts of two values differ, in few words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from msgspec import Struct

#: So many differing parts are shown, and so many characters of each.
_SHOWN, _CHARACTERS = 4, 80


def difference(before: object, after: object) -> str:
    """Return the first parts that differ, as "hands.2: () / ('a1',)"; "" if none does."""
    parts = [*islice(_differing(before, after, ""), _SHOWN + 1)]
    more = ["..."] if len(parts) > _SHOWN else []
    return "; ".join((*parts[:_SHOWN], *more))


def _differing(before: object, after: object, path: str) -> Iterator[str]:
    if before == after:
        return
    old, new = _parts(before), _parts(after)
    if type(before) is not type(after) or old.keys() != new.keys() or not old:
        yield f"{path or 'all'}: {_short(before)} / {_short(after)}"
        return
    for name in old:
        yield from _differing(old[name], new[name], f"{path}.{name}" if path else str(name))


def _parts(value: object) -> dict[object, object]:
    """Return name -> part of a struct, dict or sequence; of anything else nothing."""
    match value:
        case Struct():
            return {name: getattr(value, name) for name in value.__struct_fields__}
        case dict():
            return dict(value)
        case tuple() | list():
            return dict(enumerate(value))
    return {}


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= _CHARACTERS else text[: _CHARACTERS - 3] + "..."
