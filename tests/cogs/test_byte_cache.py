"""A byte cache is bounded and drops what was used least recently."""

from cogs.images.byte_cache import ByteCache


def test_a_full_cache_drops_the_least_recently_used_value() -> None:
    cache: ByteCache[str, str] = ByteCache(10, len)
    cache.put("a", "AAAA")
    cache.put("b", "BBBB")
    assert cache.get("a") == "AAAA"
    cache.put("c", "CCCC")
    assert (cache.get("a"), cache.get("b"), cache.get("c")) == ("AAAA", None, "CCCC")
    assert cache.bytes == 8


def test_a_replaced_value_is_counted_once() -> None:
    cache: ByteCache[str, str] = ByteCache(10, len)
    cache.put("a", "AAAA")
    cache.put("a", "AAAABBBB")
    assert (cache.bytes, len(cache._values), cache.get("a")) == (8, 1, "AAAABBBB")


def test_a_value_larger_than_the_cache_is_not_stored() -> None:
    cache: ByteCache[str, str] = ByteCache(10, len)
    cache.put("a", "AAAA")
    assert cache.get_or_make("b", lambda: 11 * "B") == 11 * "B"
    assert (cache.get("a"), cache.get("b")) == ("AAAA", None)


def test_a_missing_value_is_made_once() -> None:
    cache: ByteCache[str, str] = ByteCache(10, len)
    assert [cache.get_or_make("a", each.upper) for each in ("a", "b")] == ["A", "A"]
