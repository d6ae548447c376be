"""What is kept goes by when it was last asked for, and is bounded."""

from cogs.images.byte_cache import ByteCache


def test_a_shelf_lets_go_of_what_was_not_asked_for_longest() -> None:
    shelf: ByteCache[str, str] = ByteCache(10)
    shelf.put("a", "A", 4)
    shelf.put("b", "B", 4)
    assert shelf.get("a") == "A"
    shelf.put("c", "C", 4)
    assert (shelf.get("a"), shelf.get("b"), shelf.get("c")) == ("A", None, "C")
    assert shelf.bytes == 8


def test_a_shelf_counts_a_value_that_is_replaced_once() -> None:
    shelf: ByteCache[str, str] = ByteCache(10)
    shelf.put("a", "A", 4)
    shelf.put("a", "AA", 8)
    assert (shelf.bytes, len(shelf), shelf.get("a")) == (8, 1, "AA")


def test_what_is_larger_than_the_shelf_is_not_kept() -> None:
    shelf: ByteCache[str, str] = ByteCache(10)
    shelf.put("a", "A", 4)
    assert shelf.put("b", "B", 11) == "B"
    assert (shelf.get("a"), shelf.get("b")) == ("A", None)
