"""The catches of a card as a menu, and their names: as words of a move, and as lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import islice

from msgspec import Struct

from engine.api.action import LazyOptions, Option
from engine.api.event import Line, Param, Typed, line
from engine.games.safaru.catches import Catch, Limits, catches, find_catch
from engine.games.safaru.model import Card, Method, card_line, card_lines

#: So many catches are listed at most. Of more, people choose the cards one by one.
LISTED = 50

#: The most cards that a menu line names in full.
_NAMED_IN_FULL = 8


class Menu(Struct, frozen=True, gc=False):
    """The listed catches of a card."""

    table: tuple[Card, ...]
    card: Card
    limits: Limits
    method: Method | None
    listed: tuple[Catch, ...]
    is_complete: bool  #: False if there are more catches than are listed

    @property
    def count(self) -> int:
        """How many catches are listed."""
        return len(self.listed)

    @property
    def only(self) -> Catch | None:
        """The catch if there is exactly one, else None."""
        return self.listed[0] if len(self.listed) == 1 else None

    @property
    def options(self) -> Sequence[Option]:
        """The listed catches as options."""
        return LazyOptions(self.listed, _option)

    @property
    def by_word(self) -> dict[str, Catch]:
        """The listed catches by their words, which name the cards that they take."""
        return {catch.word: catch for catch in self.listed}

    def find(self, named: Sequence[Card], *, babies: bool = True) -> Catch | None:
        """Return the catch that brings exactly the named cards, as `find_catch` does."""
        return find_catch(self.table, self.card, named, self.limits, self.method, babies=babies)


@lru_cache(64)
def menu(table: tuple[Card, ...], card: Card, limits: Limits, method: Method | None = None) -> Menu:
    """Return the menu of a card, or of its catches by one method if that is chosen (§26)."""
    found = tuple(islice(catches(table, card, limits, method), LISTED + 1))
    return Menu(table, card, limits, method, found[:LISTED], is_complete=len(found) <= LISTED)


def _option(catch: Catch) -> Option:
    return Option(catch.word, catch_line(catch), group=_group(len(catch.taken) + catch.is_paired))


@lru_cache(64)
def _group(count: int) -> Line:
    return line("safaru-catch-count", count=count)


def catch_line(catch: Catch) -> Line:
    """Return what a catch takes by which method, in words.

    Each set of methods has its own text key, so that a language can order them as it likes.
    """
    named = _short_list if len(catch.taken) > _NAMED_IN_FULL else card_lines
    adding, totalling, pairing = catch.by_method
    letters = ""
    params: tuple[tuple[str, Param], ...] = ()
    if adding:
        letters, params = "a", (("adding", named(adding)),)
    if totalling:
        letters, params = letters + "t", (*params, ("totalling", named(totalling)))
    if pairing:
        letters, params = letters + "p", (*params, ("pair", card_line(pairing[0])))
    return Line(f"safaru-by-{letters}", params)


def _short_list(cards: Iterable[Card]) -> Param:
    """Return cards by number: "FHOTU0 FHOT1"."""
    letters: dict[str, str] = {}
    for card in cards:
        letters[card[1:]] = letters.get(card[1:], "") + card[0]
    return Typed(" ".join(each.upper() + number for number, each in letters.items()))
