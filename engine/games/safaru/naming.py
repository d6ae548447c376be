"""What the cards of a table are called together: as the word of a move, and as a line to be said.

Both are asked for often while a turn's catches are listed, so each is worked out once a table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from engine.api.action import WORD
from engine.api.event import Line, Param, Typed
from engine.games.safaru.catches import Catch, Mask, Masks, places
from engine.games.safaru.model import Card, card_line, in_order

#: The word for a method that is not used, and for nothing beside what was chosen before.
SKIP = "none"

#: A menu's line has room for so many cards by their full names; more are named by number.
_NAMED = 8


def how(catch: Catch) -> Line:
    """Say what a catch takes by which method."""
    return names(catch.table).how(catch.masks)


def spelled(cards: Iterable[Card]) -> str | None:
    """Write cards as one word, "u2+h5"; if they are many by number, "uht0+f4".

    `None`: even that is too long for a word.
    """
    wanted = in_order(cards)
    word = "+".join(wanted) or SKIP
    if len(word) <= WORD:
        return word
    word = "+".join(each + number for number, each in _by_number(wanted).items())
    return word if len(word) <= WORD else None


@lru_cache(16)
def names(table: tuple[Card, ...]) -> Names:
    """Give the names of the cards of a table; masks are of this table."""
    return Names(table)


class Names:
    """What has been named of a table so far."""

    def __init__(self, table: tuple[Card, ...]) -> None:
        self.table = table
        self._lines = [card_line(card) for card in table]
        self._words: dict[Mask, str | None] = {}
        self._lists: dict[Mask, tuple[Line, ...]] = {}

    def word(self, mask: Mask) -> str | None:
        """Spell some cards of the table."""
        word = self._words.get(mask, "")
        if word == "":
            cards = [self.table[at] for at in places(mask)]
            word = "+".join(cards)
            if not 0 < len(word) <= WORD:
                word = spelled(cards)
            self._words[mask] = word
        return word

    def how(self, masks: Masks) -> Line:
        """Say what is taken by each method; one key for each set of methods.

        So every language orders the methods as it likes.
        """
        adding, totalling, pairing = masks
        named = self._list
        if (adding | totalling | pairing).bit_count() > _NAMED:
            named = self._brief
        params: tuple[tuple[str, Param], ...] = ()
        if adding:
            params = (("adding", named(adding)),)
        if totalling:
            params = (*params, ("totalling", named(totalling)))
        if pairing:
            params = (*params, ("pair", self._lines[pairing.bit_length() - 1]))
        return Line(_KEYS[adding > 0, totalling > 0, pairing > 0], params)

    def _list(self, mask: Mask) -> Param:
        found = self._lists.get(mask)
        if found is None:
            found = self._lists[mask] = tuple([self._lines[at] for at in places(mask)])
        return found

    def _brief(self, mask: Mask) -> Param:
        letters = _by_number(self.table[at] for at in places(mask))
        return Typed(" ".join(each.upper() + number for number, each in letters.items()))


def _by_number(cards: Iterable[Card]) -> Mapping[str, str]:
    """Give number -> the letters of its animals."""
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
