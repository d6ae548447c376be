"""A thread-safe cache bounded in bytes: the least recently used value is dropped first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class ByteCache(Generic[K, V]):
    """Stores values up to a total of `most_bytes`; the caller says how large each one is."""

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._values: OrderedDict[K, tuple[V, int]] = OrderedDict()
        self._lock = Lock()
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._values)

    def get(self, key: K) -> V | None:
        """Return the value of the key, or `None` if it is not stored or was dropped."""
        with self._lock:
            entry = self._values.get(key)
            if entry is None:
                return None
            self._values.move_to_end(key)
            return entry[0]

    def put(self, key: K, value: V, size_bytes: int) -> V:
        """Store a value and return it; one larger than the whole cache is not stored."""
        with self._lock:
            _, replaced_bytes = self._values.pop(key, (None, 0))
            self.bytes -= replaced_bytes
            if size_bytes <= self._most_bytes:
                self._values[key] = (value, size_bytes)
                self.bytes += size_bytes
            while self.bytes > self._most_bytes:
                _, (_, dropped_bytes) = self._values.popitem(last=False)
                self.bytes -= dropped_bytes
        return value
