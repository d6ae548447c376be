"""The catches of a card as a menu, and their names: as words of a move, and as lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from itertools import islice

from msgspec import Struct

from engine.api.action import LazyOptions, Option
from engine.api.event import Line, Param, Typed
from engine.games.safaru.catches import (
    Catch,
    Limits,
    Shape,
    find_catch,
    shapes_on,
    sizes_of,
    with_animals,
    with_cards,
)
from engine.games.safaru.model import Card, Method, card_line, card_lines, in_order, number_of

#: So many catches are listed at most. Of more, people choose the cards one by one.
LISTED = 50

#: The most cards that a menu line names in full.
_NAMED_IN_FULL = 8


class Menu(Struct, frozen=True, dict=True):
    """The listed catches of a card, each with its word; they are made when they are asked for."""

    table: tuple[Card, ...]
    card: Card
    limits: Limits
    method: Method | None
    shapes: tuple[Shape, ...]
    sizes: tuple[int, ...]  #: how many catches each shape has
    count: int  #: how many catches are listed
    is_complete: bool  #: False if there are more catches than are listed

    @property
    def catches(self) -> tuple[Catch, ...]:
        """The listed catches."""
        return tuple(map(self.catch, range(self.count)))

    @property
    def words(self) -> tuple[str, ...]:
        """The words of the listed catches."""
        return tuple(map(self.word, self.catches))

    @cached_property
    def first(self) -> Catch:
        """The first listed catch; there must be one."""
        return self.catch(0)

    @property
    def only(self) -> Catch | None:
        """The catch if there is exactly one, else None."""
        return self.first if self.count == 1 else None

    @property
    def options(self) -> Sequence[Option]:
        """The listed catches as options."""
        return LazyOptions(range(self.count), self._option)

    def catch(self, at: int) -> Catch:
        """Return the catch at this place of the list."""
        for shape, size in zip(self.shapes, self.sizes, strict=True):
            if at < size:
                return next(islice(with_animals(self.table, self.card, shape), at, None))
            at -= size
        raise IndexError(at)

    def word(self, catch: Catch) -> str:
        """Return the word of a catch: the cards it takes."""
        cards = catch.taken
        if catch.pairing:
            numbers = tuple(map(number_of, cards))
            if any(shape[0] == numbers and not shape[3] for shape in self.shapes):
                # Other methods can take the same cards without the played one, so it is named too.
                cards = in_order((*cards, self.card))
        return "+".join(cards)

    def read(self, word: str) -> Catch | None:
        """Return the listed catch with this word, or None."""
        if not self.is_complete and word not in self.words:
            return None
        named = word.split("+")
        taken = tuple([card for card in self.table if card in named])
        numbers = tuple(map(number_of, taken))
        for shape in self.shapes:
            if shape[0] == numbers:
                catch = with_cards(self.card, taken, shape)
                if self.word(catch) == word:
                    return catch
        return None

    def find(self, named: Sequence[Card], *, babies: bool = True) -> Catch | None:
        """Return the catch that brings exactly the named cards, as `find_catch` does."""
        return find_catch(self.table, self.card, named, self.limits, self.method, babies=babies)

    def _option(self, at: int) -> Option:
        catch = self.catch(at)
        return Option(self.word(catch), catch_line(catch))


@lru_cache(64)
def menu(table: tuple[Card, ...], card: Card, limits: Limits, method: Method | None = None) -> Menu:
    """Return the menu of a card, or of its catches by one method if that is chosen (§26)."""
    shapes = shapes_on(table, card, limits, method)
    sizes = sizes_of(table, shapes)
    count = sum(sizes)
    listed = min(count, LISTED)
    return Menu(table, card, limits, method, shapes, sizes, listed, listed == count)


def catch_line(catch: Catch) -> Line:
    """Return what a catch takes by which method, in words.

    Each set of methods has its own text key, so that a language can order them as it likes.
    """
    named = _short_list if len(catch.taken) > _NAMED_IN_FULL else card_lines
    letters = ""
    params: tuple[tuple[str, Param], ...] = ()
    if catch.adding:
        letters, params = "a", (("adding", named(catch.adding)),)
    if catch.totalling:
        letters, params = letters + "t", (*params, ("totalling", named(catch.totalling)))
    if catch.pairing:
        letters, params = letters + "p", (*params, ("pair", card_line(catch.pairing[0])))
    return Line(f"safaru-by-{letters}", params)


def _short_list(cards: Iterable[Card]) -> Param:
    """Return cards by number: "FHOTU0 FHOT1"."""
    letters: dict[str, str] = {}
    for card in cards:
        letters[card[1:]] = letters.get(card[1:], "") + card[0]
    return Typed(" ".join(each.upper() + number for number, each in letters.items()))
