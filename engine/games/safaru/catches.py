"""What a played card can catch by adding, totalling and pairing (§6 to §12, §18).

Only the numbers of cards matter here. So the catches are found as shapes first, which are catches
without their animals: of these there are some hundreds at most, however many cards lie there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations, compress, product
from typing import TypeAlias

from msgspec import Struct

from engine.games.safaru.model import METHODS, Card, Method, Terms, in_order, number_of

#: Numbers of cards, in rising order.
_Numbers: TypeAlias = tuple[int, ...]


class Shape(Struct, frozen=True, gc=False):
    """The numbers of a catch: all of them, and those by adding, by totalling and by pairing."""

    numbers: _Numbers
    by_method: tuple[_Numbers, _Numbers, _Numbers]
    #: Other methods take the same cards without the played one: a move has to name that too.
    names_played: bool = False


class Limits(Struct, frozen=True, gc=False):
    """What limits catches besides the numbers on the table."""

    total: int  #: the sum for totalling (§8)
    one_method: bool  #: only one method a turn (§26)
    baby_each: bool  #: a baby for each of adding and totalling, not one for both (§18)


class Catch(Struct, frozen=True, gc=False):
    """The cards that one card takes from the table, sorted, and the shape of that catch."""

    card: Card
    taken: tuple[Card, ...]
    shape: Shape

    @property
    def by_method(self) -> tuple[tuple[Card, ...], ...]:
        """The cards taken by adding, by totalling and by pairing."""
        taken, by_method = self.taken, self.shape.by_method
        if self.shape.numbers in by_method:
            added, totalled, paired = by_method
            return (taken if added else (), taken if totalled else (), taken if paired else ())
        # Of cards with one number it does not matter which method takes which.
        numbers, cards = list(self.shape.numbers), list(taken)
        found: list[list[Card]] = [[], [], []]
        for some, into in zip(by_method, found, strict=True):
            for number in some:
                at = numbers.index(number)
                numbers.pop(at)
                into.append(cards.pop(at))
        return tuple(map(tuple, found))

    @property
    def pairing(self) -> tuple[Card, ...]:
        """The card that it takes as a pair, if any."""
        return self.by_method[2]

    @property
    def is_paired(self) -> bool:
        """True if it takes a pair: the card itself is caught as well (§9)."""
        return bool(self.shape.by_method[2])

    @property
    def methods(self) -> tuple[Method, ...]:
        """The methods used."""
        return tuple(compress(METHODS, self.shape.by_method))

    @property
    def word(self) -> str:
        """Its cards as a word of a move: those it takes, and the played one if need be."""
        named = in_order((*self.taken, self.card)) if self.shape.names_played else self.taken
        return "+".join(named)


def limits_of(total: int, terms: Terms) -> Limits:
    """Return the limits of a match."""
    return Limits(total, terms.aim == "free", terms.zero_each)


def catches(
    table: tuple[Card, ...], card: Card, limits: Limits, method: Method | None = None
) -> Iterator[Catch]:
    """Yield the distinct catches of a card: largest first, or smallest first when setting free.

    Two catches are the same if they bring the same cards. `method` is the only one allowed, if it
    has been chosen (§26).
    """
    for shape in shapes_on(table, card, limits, method):
        for taken in _choices(table, shape.numbers):
            yield Catch(card, taken, shape)


def smallest_catch(
    table: tuple[Card, ...], card: Card, limits: Limits, method: Method | None
) -> Catch:
    """Return a catch of the fewest cards from the table; there must be one."""
    shapes = shapes_on(table, card, limits, method)
    shape = min(shapes, key=lambda each: len(each.numbers))
    return Catch(card, next(iter(_choices(table, shape.numbers))), shape)


def find_catch(
    table: tuple[Card, ...],
    card: Card,
    named: Sequence[Card],
    limits: Limits,
    method: Method | None = None,
    *,
    babies: bool = True,
) -> Catch | None:
    """Return the catch that brings exactly the named cards, or None.

    The played card is named if it is caught too; it may be left out if only a pair takes the
    others. `babies`: the zero duty counts (§18).
    """
    wanted = tuple([each for each in table if each in named])
    numbers, owed = _numbers(wanted), sum(number_of(each) == 0 for each in table)
    found = [
        shape
        for shape in _shapes(numbers, owed if babies else 0, number_of(card), limits, method)
        if len(shape.numbers) == len(wanted)
    ]
    if card in named:
        found = [shape for shape in found if shape.by_method[2]]
    if {*named} - {*table, card} or not found:
        return None
    shape = min(found, key=lambda each: len(each.by_method[2]))
    return Catch(card, wanted, shape)


def methods_of(table: tuple[Card, ...], card: Card, total: int) -> tuple[Method, ...]:
    """Return the methods by which a card catches anything.

    The zero duty rules none of them out, because a baby fits into any sum (§18).
    """
    numbers, played = _numbers(table), number_of(card)
    sums = _sums(numbers)
    adding = any(len(each) + numbers.count(0) > 1 for each in _sets(numbers, sums, played))
    by_total = played <= total and sums[-1] >> total - played & 1
    return tuple(compress(METHODS, (adding, by_total, played in numbers)))


def catching(table: tuple[Card, ...], cards: Iterable[Card], total: int) -> tuple[Card, ...]:
    """Return those of the cards that catch anything by any method."""
    sums = _sums_of(table)
    return tuple([card for card in cards if sums & _caught_by(card, total)])


@lru_cache(64)
def _sums_of(table: tuple[Card, ...]) -> int:
    """Return the sums that cards of the table make: bit n is the sum n."""
    return _sums(map(number_of, table))[-1]


@lru_cache(256)
def _caught_by(card: Card, total: int) -> int:
    """Return the sums that a card catches, as bits."""
    played = number_of(card)
    return 1 << played | (1 << total - played if played <= total else 0)


def _numbers(table: Iterable[Card]) -> _Numbers:
    return tuple(map(number_of, table))


def _sums(numbers: Iterable[int]) -> list[int]:
    """Return for each count the sums that the first so many numbers make: bit n is the sum n."""
    sums, found = 0, [0]
    for number in numbers:
        sums |= (sums | 1) << number
        found.append(sums)
    return found


def shapes_on(
    table: tuple[Card, ...], card: Card, limits: Limits, method: Method | None
) -> tuple[Shape, ...]:
    """Return the shapes of the catches of a card, in the order of `catches`."""
    numbers = _numbers(table)
    return _shapes(numbers, numbers.count(0), number_of(card), limits, method)


@lru_cache(8192)
def _shapes(
    numbers: _Numbers, babies: int, played: int, limits: Limits, method: Method | None
) -> tuple[Shape, ...]:
    """Return the distinct shapes of catches from cards of these numbers, in the order of `catches`.

    `babies`: so many lie on the table, which may be more than those among the numbers (§18).
    """
    sums = _sums(numbers)
    adding = _sets(numbers, sums, played) if method in (None, "adding") else []
    totalling = _sets(numbers, sums, limits.total - played) if method in (None, "totalling") else []
    zeros = numbers.count(0)
    found = _without_pair(adding, totalling, numbers, zeros, babies, limits)
    shapes = [*found.values()]
    if played in numbers and method in (None, "pairing"):
        pair = (played,)
        beside: Iterable[Shape] = ()
        if not limits.one_method and played:
            spare = numbers.count(played)
            beside = [each for each in shapes if each.numbers.count(played) < spare]
        elif not limits.one_method:
            # The baby of the pair counts for the zero duty.
            rest = _without_pair(adding, totalling, numbers, zeros - 1, babies, limits, paid=1)
            beside = rest.values()
        for each in beside:
            every, (added, totalled, _) = tuple(sorted(pair + each.numbers)), each.by_method
            shapes.append(Shape(every, (added, totalled, pair), names_played=every in found))
        shapes.append(Shape(pair, ((), (), pair), names_played=pair in found))
    if len(shapes) > 1:
        sign = 1 if limits.one_method else -1
        shapes.sort(
            key=lambda each: (sign * (len(each.numbers) + len(each.by_method[2])), each.numbers)
        )
    return tuple(shapes)


def _sets(numbers: _Numbers, sums: Sequence[int], total: int) -> list[_Numbers]:
    """Return the distinct sets of these numbers with this total, without zeros (none is 0)."""
    if total <= 0:
        return [()] * (total == 0)
    found: list[_Numbers] = []
    stack: list[tuple[int, int, _Numbers]] = [(len(numbers), total, ())]
    while stack:
        at, missing, higher = stack.pop()
        while sums[at] >> missing & 1:
            at -= 1
            number = numbers[at]
            if number == missing:
                found.append((number, *higher))
            elif number < missing and sums[at] >> missing - number & 1:
                stack.append((at, missing - number, (number, *higher)))
            # Another card of this number would lead to the same sets.
            while numbers[at - 1] == number and at > 0:
                at -= 1
    return found


def _fits(added: _Numbers, totalled: _Numbers, numbers: _Numbers) -> bool:
    """Return True if there are enough cards of each number for both."""
    return all(added.count(each) + totalled.count(each) <= numbers.count(each) for each in {*added})


def _without_pair(
    adding: list[_Numbers],
    totalling: list[_Numbers],
    numbers: _Numbers,
    zeros: int,
    babies: int,
    limits: Limits,
    paid: int = 0,
) -> dict[_Numbers, Shape]:
    """Return the distinct shapes that add or total these sets and up to `zeros` babies.

    `paid`: so many of the `babies` owed are taken otherwise (§18).
    """
    found: dict[_Numbers, Shape] = {}
    owed = max(0, min(babies, 1) - paid)
    # Adding takes two cards or more, totalling one or more, so some of them need babies.
    for added in adding:
        for count in range(owed, zeros + 1):
            every = (0,) * count + added
            if len(every) > 1:
                found[every] = Shape(every, (every, (), ()))
    for totalled in totalling:
        for count in range(owed, zeros + 1):
            every = (0,) * count + totalled
            if every and every not in found:
                found[every] = Shape(every, ((), every, ()))
    if adding and totalling and not limits.one_method:
        owed = min(babies, 1 + limits.baby_each) - paid
        both = [
            (added, totalled)
            for added in adding
            for totalled in totalling
            if {*added}.isdisjoint(totalled) or _fits(added, totalled, numbers)
        ]
        for shape in _by_both(both, zeros, owed, limits):
            found.setdefault(shape.numbers, shape)
    return found


def _by_both(
    both: Iterable[tuple[_Numbers, _Numbers]], zeros: int, owed: int, limits: Limits
) -> Iterator[Shape]:
    """Yield the shapes that add and total these sets, and take up to `zeros` babies."""
    for added, totalled in both:
        others = tuple(sorted(added + totalled))
        to_add, to_total = max(0, 2 - len(added)), max(0, 1 - len(totalled))
        for count in range(max(to_add + to_total, owed), zeros + 1):
            total = max(to_total, limits.baby_each and min(1, count - max(1, to_add)))
            every = (0,) * count + others
            with_baby = ((0,) * (count - total) + added, (0,) * total + totalled, ())
            yield Shape(every, with_baby)


def _choices(table: tuple[Card, ...], numbers: _Numbers) -> Iterable[tuple[Card, ...]]:
    """Return each choice of cards with these numbers, sorted."""
    cards = [card for card in table if number_of(card) in numbers]
    if len(cards) == len(numbers):
        return (tuple(cards),)
    some = [
        combinations([card for card in cards if number_of(card) == each], numbers.count(each))
        for each in dict.fromkeys(numbers)
    ]
    return (tuple(chain.from_iterable(chosen)) for chosen in product(*some))
