"""Names of sets of cards: as the word of a move, and as a line.

Listing a turn's catches needs the same names many times, so they are cached by table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from engine.api.action import WORD
from engine.api.event import Line, Param, Typed
from engine.games.safaru.catches import Catch, Mask, Masks, indices
from engine.games.safaru.model import Card, card_line, in_order

#: The word for no cards: a method not used, or nothing besides what was chosen before.
_NO_CARDS = "none"

#: The most cards that a menu line names in full.
_NAMED_IN_FULL = 8


def catch_line(catch: Catch) -> Line:
    """Return what a catch takes by which method, in words."""
    return names_of(catch.table).catch_line(catch.masks)


def catch_word(cards: Iterable[Card]) -> str | None:
    """Return cards as one word: "u2+h5", or by number if that is too long: "uht0+f4".

    Returns None if even that is too long for a word.
    """
    ordered = in_order(cards)
    word = "+".join(ordered) or _NO_CARDS
    if len(word) <= WORD:
        return word
    word = "+".join(letters + number for number, letters in _by_number(ordered).items())
    return word if len(word) <= WORD else None


@lru_cache(16)
def names_of(table: tuple[Card, ...]) -> Names:
    """Return the names of sets of cards of this table."""
    return Names(table)


class Names:
    """The names of sets of cards of one table, cached; masks are of this table."""

    def __init__(self, table: tuple[Card, ...]) -> None:
        self.table = table
        self._lines = [card_line(card) for card in table]
        self._words: dict[Mask, str | None] = {}
        self._lists: dict[Mask, tuple[Line, ...]] = {}

    def word(self, mask: Mask) -> str | None:
        """Return the same as `catch_word`."""
        if mask not in self._words:
            cards = [self.table[index] for index in indices(mask)]
            word = "+".join(cards)
            self._words[mask] = word if 0 < len(word) <= WORD else catch_word(cards)
        return self._words[mask]

    def catch_line(self, masks: Masks) -> Line:
        """Return what is taken by each method, in words.

        Each set of methods has its own text key, so that a language can order them as it likes.
        """
        adding, totalling, pairing = masks
        many = (adding | totalling | pairing).bit_count() > _NAMED_IN_FULL
        named = self._short_list if many else self._list
        params: tuple[tuple[str, Param], ...] = ()
        if adding:
            params = (("adding", named(adding)),)
        if totalling:
            params = (*params, ("totalling", named(totalling)))
        if pairing:
            params = (*params, ("pair", self._lines[pairing.bit_length() - 1]))
        return Line(_KEYS[adding > 0, totalling > 0, pairing > 0], params)

    def _list(self, mask: Mask) -> Param:
        if mask not in self._lists:
            self._lists[mask] = tuple([self._lines[index] for index in indices(mask)])
        return self._lists[mask]

    def _short_list(self, mask: Mask) -> Param:
        letters = _by_number(self.table[index] for index in indices(mask))
        return Typed(" ".join(each.upper() + number for number, each in letters.items()))


def _by_number(cards: Iterable[Card]) -> Mapping[str, str]:
    """Return number -> the letters of its animals."""
    letters: dict[str, str] = {}
    for card in cards:
        letters[card[1:]] = letters.get(card[1:], "") + card[0]
    return letters


_KEYS = {
    (bool(adding), bool(totalling), bool(pairing)): f"safaru-by-{adding}{totalling}{pairing}"
    for adding in ("", "a")
    for totalling in ("", "t")
    for pairing in ("", "p")
} | {(False, False, False): "safaru-nothing-more"}
