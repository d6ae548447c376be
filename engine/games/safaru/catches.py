"""What a played card can catch by adding, totalling and pairing (§6 to §12, §18).

Only the numbers of cards matter here. So the catches are found as shapes first, which are catches
without their animals: of these there are some hundreds at most, however many cards lie there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, combinations, compress, product
from typing import TypeAlias

from msgspec import Struct

from engine.games.safaru.model import METHODS, Card, Method, Terms, number_of

#: Numbers of cards, in rising order.
_Numbers: TypeAlias = tuple[int, ...]

#: The numbers of a catch: all of them, and those by adding, by totalling and by pairing.
Shape: TypeAlias = tuple[_Numbers, _Numbers, _Numbers, _Numbers]


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
        every, *by_method = self.shape
        if every in by_method:
            return tuple([self.taken if some else () for some in by_method])
        # Of cards with one number it does not matter which method takes which.
        numbers, cards = list(every), list(self.taken)
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
        return bool(self.shape[3])

    @property
    def methods(self) -> tuple[Method, ...]:
        """The methods used."""
        return tuple(compress(METHODS, self.shape[1:]))


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
        for taken in choices(table, shape[0]):
            yield Catch(card, taken, shape)


def smallest_catch(
    table: tuple[Card, ...], card: Card, limits: Limits, method: Method | None
) -> Catch:
    """Return a catch of the fewest cards from the table; there must be one."""
    shapes = shapes_on(table, card, limits, method)
    shape = min(shapes, key=lambda each: len(each[0]))
    return Catch(card, next(iter(choices(table, shape[0]))), shape)


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
        if len(shape[0]) == len(wanted)
    ]
    if card in named:
        found = [shape for shape in found if shape[3]]
    if {*named} - {*table, card} or not found:
        return None
    shape = min(found, key=lambda each: len(each[3]))
    return Catch(card, wanted, shape)


def methods_of(table: tuple[Card, ...], card: Card, total: int) -> tuple[Method, ...]:
    """Return the methods by which a card catches anything.

    The zero duty rules none of them out, because a baby fits into any sum (§18).
    """
    numbers, played = _numbers(table), number_of(card)
    adding = any(len(each) + numbers.count(0) > 1 for each in _sets(numbers, played))
    by_total = played <= total and _sums(numbers)[-1] >> total - played & 1
    return tuple(compress(METHODS, (adding, by_total, played in numbers)))


def catching(table: tuple[Card, ...], cards: Iterable[Card], total: int) -> tuple[Card, ...]:
    """Return those of the cards that catch anything by any method."""
    sums = _sums(_numbers(table))[-1]
    found = []
    for card in cards:
        played = number_of(card)
        if sums >> played & 1 or (played <= total and sums >> total - played & 1):
            found.append(card)
    return tuple(found)


@lru_cache(64)
def _numbers(table: tuple[Card, ...]) -> _Numbers:
    return tuple(map(number_of, table))


@lru_cache(64)
def _by_number(table: tuple[Card, ...]) -> Mapping[int, list[Card]]:
    """Return the cards of each number."""
    found: dict[int, list[Card]] = {}
    for card in table:
        found.setdefault(number_of(card), []).append(card)
    return found


@lru_cache(64)
def _sums(numbers: _Numbers) -> list[int]:
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
    adding = _sets(numbers, played) if method in (None, "adding") else []
    totalling = _sets(numbers, limits.total - played) if method in (None, "totalling") else []
    both: list[tuple[_Numbers, _Numbers]] = []
    if adding and totalling and not limits.one_method:
        both = [
            (added, totalled)
            for added, totalled in product(adding, totalling)
            if {*added}.isdisjoint(totalled) or _fits(added, totalled, numbers)
        ]
    zeros = numbers.count(0)
    found = _with_babies(adding, totalling, both, zeros, babies, limits)
    if played in numbers and method in (None, "pairing"):
        pair = (played,)
        beside: list[Shape] = []
        if not limits.one_method and played:
            beside = [each for each in found if each[0].count(played) < numbers.count(played)]
        elif not limits.one_method:
            beside = _with_babies(adding, totalling, both, zeros - 1, babies, limits, paired=True)
        found += [(tuple(sorted(pair + each[0])), each[1], each[2], pair) for each in beside]
        found.append((pair, (), (), pair))
    if len(found) > 1:
        sign = 1 if limits.one_method else -1
        found.sort(key=lambda each: (sign * (len(each[0]) + len(each[3])), each[0]))
    return tuple(found)


def _sets(numbers: _Numbers, total: int) -> list[_Numbers]:
    """Return the distinct sets of these numbers with this sum, without zeros (none is 0)."""
    if total <= 0:
        return [()] * (total == 0)
    sums, found = _sums(numbers), list[_Numbers]()
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


def _with_babies(
    adding: list[_Numbers],
    totalling: list[_Numbers],
    both: list[tuple[_Numbers, _Numbers]],
    zeros: int,
    babies: int,
    limits: Limits,
    *,
    paired: bool = False,
) -> list[Shape]:
    """Return the distinct shapes that add or total these numbers and up to `zeros` babies.

    `paired`: a baby is taken as a pair too, which counts for the zero duty (§18).
    """
    # Adding takes two cards or more, totalling one or more, so some of them need babies.
    owed = min(babies, 1) - paired
    found: dict[_Numbers, Shape] = {}
    for added in adding:
        for taken in range(max(2 - len(added), owed), zeros + 1):
            every = (0,) * taken + added
            found[every] = (every, every, (), ())
    for totalled in totalling:
        for taken in range(max(1 - len(totalled), owed), zeros + 1):
            every = (0,) * taken + totalled
            found.setdefault(every, (every, (), every, ()))
    owed = min(babies, 1 + limits.baby_each) - paired
    for added, totalled in both:
        others = tuple(sorted(added + totalled))
        to_add, to_total = max(0, 2 - len(added)), max(0, 1 - len(totalled))
        for taken in range(max(to_add + to_total, owed), zeros + 1):
            total = max(to_total, limits.baby_each and min(1, taken - max(1, to_add)))
            every = (0,) * taken + others
            with_baby = (0,) * (taken - total) + added, (0,) * total + totalled
            found.setdefault(every, (every, *with_baby, ()))
    return list(found.values())


def choices(table: tuple[Card, ...], numbers: _Numbers) -> Iterable[tuple[Card, ...]]:
    """Return each choice of cards with these numbers, sorted."""
    of_number = _by_number(table)
    only = tuple(chain.from_iterable([of_number[each] for each in numbers]))
    if len(only) == len(numbers):
        return (only,)
    some = [combinations(of_number[each], numbers.count(each)) for each in dict.fromkeys(numbers)]
    return (tuple(chain.from_iterable(chosen)) for chosen in product(*some))
