"""A byte cache is bounded and drops what was used least recently."""

from cogs.images.byte_cache import ByteCache


def test_a_full_cache_drops_the_least_recently_used_value() -> None:
    cache: ByteCache[str, str] = ByteCache(10)
    cache.put("a", "A", 4)
    cache.put("b", "B", 4)
    assert cache.get("a") == "A"
    cache.put("c", "C", 4)
    assert (cache.get("a"), cache.get("b"), cache.get("c")) == ("A", None, "C")
    assert cache.bytes == 8


def test_a_replaced_value_is_counted_once() -> None:
    cache: ByteCache[str, str] = ByteCache(10)
    cache.put("a", "A", 4)
    cache.put("a", "AA", 8)
    assert (cache.bytes, len(cache), cache.get("a")) == (8, 1, "AA")


def test_a_value_larger_than_the_cache_is_not_stored() -> None:
    cache: ByteCache[str, str] = ByteCache(10)
    cache.put("a", "A", 4)
    assert cache.put("b", "B", 11) == "B"
    assert (cache.get("a"), cache.get("b")) == ("A", None)
