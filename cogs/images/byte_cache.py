"""A bounded cache: what was not asked for longest goes first. It may be shared by threads."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class ByteCache(Generic[K, V]):
    """Keeps values up to a number of bytes; the caller says how large each one is."""

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._kept: OrderedDict[K, tuple[V, int]] = OrderedDict()
        self._lock = Lock()
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: K) -> V | None:
        """Give what is kept under the key, if it still is."""
        with self._lock:
            found = self._kept.get(key)
            if found is None:
                return None
            self._kept.move_to_end(key)
            return found[0]

    def put(self, key: K, value: V, size_bytes: int) -> V:
        """Keep a value and give it back; one larger than the whole shelf is not kept."""
        with self._lock:
            _, before = self._kept.pop(key, (None, 0))
            self.bytes -= before
            if size_bytes <= self._most_bytes:
                self._kept[key] = (value, size_bytes)
                self.bytes += size_bytes
            while self.bytes > self._most_bytes:
                _, (_, gone) = self._kept.popitem(last=False)
                self.bytes -= gone
        return value
