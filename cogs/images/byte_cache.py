"""A thread-safe cache bounded in bytes: the least recently used value is dropped first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class ByteCache(Generic[K, V]):
    """Stores values up to a total of `most_bytes`; `size` returns the bytes of a value."""

    def __init__(self, most_bytes: int, size: Callable[[V], int]) -> None:
        self._most_bytes, self._size = most_bytes, size
        self._values: OrderedDict[K, V] = OrderedDict()
        self._lock = Lock()
        self.bytes = 0

    def get(self, key: K) -> V | None:
        """Return the value of the key, or `None` if it is not stored or was dropped."""
        with self._lock:
            value = self._values.get(key)
            if value is not None:
                self._values.move_to_end(key)
            return value

    def put(self, key: K, value: V) -> None:
        """Store a value; one larger than the whole cache is not stored."""
        with self._lock:
            replaced = self._values.pop(key, None)
            if replaced is not None:
                self.bytes -= self._size(replaced)
            if self._size(value) <= self._most_bytes:
                self._values[key] = value
                self.bytes += self._size(value)
            while self.bytes > self._most_bytes:
                self.bytes -= self._size(self._values.popitem(last=False)[1])

    def get_or_make(self, key: K, make: Callable[[], V]) -> V:
        """Return the value of the key, made and stored if it is missing.

        Threads that ask at the same time may each make one.
        """
        value = self.get(key)
        if value is None:
            value = make()
            self.put(key, value)
        return value
