"""What a played card can catch by adding, totalling and pairing (§6 to §12, §18).

Only the numbers of cards matter here. So the catches are found as shapes first, which are catches
without their animals: of these there are some hundreds at most, however many cards lie there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations, compress, product
from math import comb, prod
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from engine.games.safaru.model import METHODS, Card, Method, Terms, number_of

#: Numbers of cards, in rising order.
_Numbers: TypeAlias = tuple[int, ...]

#: The numbers of a catch: all of them, and those by adding, by totalling and by pairing.
Shape: TypeAlias = tuple[_Numbers, _Numbers, _Numbers, _Numbers]


class Limits(NamedTuple):
    """What limits catches besides the numbers on the table."""

    total: int  #: the sum for totalling (§8)
    one_method: bool  #: only one method a turn (§26)
    baby_each: bool  #: a baby for each of adding and totalling, not one for both (§18)


class Catch(Struct, frozen=True, gc=False):
    """The cards that one card takes from the table, sorted, and by method.

    If it takes a pair, the card itself is caught as well (§9).
    """

    card: Card
    taken: tuple[Card, ...]
    adding: tuple[Card, ...]
    totalling: tuple[Card, ...]
    pairing: tuple[Card, ...]

    @property
    def methods(self) -> tuple[Method, ...]:
        """The methods used."""
        return tuple(compress(METHODS, (self.adding, self.totalling, self.pairing)))


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
        yield from with_animals(table, card, shape)


def smallest_catch(
    table: tuple[Card, ...], card: Card, limits: Limits, method: Method | None
) -> Catch:
    """Return a catch of the fewest cards from the table; there must be one."""
    shapes = shapes_on(table, card, limits, method)
    return next(with_animals(table, card, min(shapes, key=lambda each: len(each[0]))))


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
    numbers, owed = tuple(map(number_of, wanted)), sum(number_of(each) == 0 for each in table)
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
    return next(with_animals(wanted, card, shape))


def methods_of(table: tuple[Card, ...], card: Card, total: int) -> tuple[Method, ...]:
    """Return the methods by which a card catches anything.

    The zero duty rules none of them out, because a baby fits into any sum (§18).
    """
    one, several = _sums_as_bits(table)
    played = number_of(card)
    missing = total - played
    by_total = missing >= 0 and (one | several) >> missing & 1
    return tuple(compress(METHODS, (several >> played & 1, by_total, one >> played & 1)))


def can_catch(table: tuple[Card, ...], card: Card, total: int) -> bool:
    """Return True if a card catches anything by any method."""
    one, several = _sums_as_bits(table)
    played = number_of(card)
    some = one | several
    return bool(some >> played & 1 or (played <= total and some >> total - played & 1))


@lru_cache(64)
def _sums_as_bits(table: tuple[Card, ...]) -> tuple[int, int]:
    """Return the sums of one and of two or more cards: bit n stands for the sum n."""
    one = several = 0
    for number in _numbers(table):
        several |= (one | several) << number
        one |= 1 << number
    return one, several


def shapes_on(
    table: tuple[Card, ...], card: Card, limits: Limits, method: Method | None
) -> tuple[Shape, ...]:
    """Return the shapes of the catches of a card, in the order of `catches`."""
    numbers = _numbers(table)
    return _shapes(numbers, numbers.count(0), number_of(card), limits, method)


@lru_cache(64)
def _numbers(table: tuple[Card, ...]) -> _Numbers:
    return tuple(map(number_of, table))


@lru_cache(8192)
def _shapes(
    numbers: _Numbers, babies: int, played: int, limits: Limits, method: Method | None
) -> tuple[Shape, ...]:
    """Return the distinct shapes of catches from cards of these numbers, in the order of `catches`.

    `babies`: so many lie on the table, which may be more than those among the numbers (§18).
    """
    found: list[Shape] = []
    if method != "pairing":
        found += _sums(numbers, babies, played, limits, method)
    if played in numbers and method in (None, "pairing"):
        pair = (played,)
        found.append((pair, (), (), pair))
        if not limits.one_method:
            at = numbers.index(played)
            left, baby = numbers[:at] + numbers[at + 1 :], played == 0
            for shape in _sums(left, babies - baby, played, limits, method, paired=baby):
                found.append((tuple(sorted(shape[0] + pair)), shape[1], shape[2], pair))
    sign = 1 if limits.one_method else -1
    if len(found) > 1:
        found.sort(key=lambda each: (sign * (len(each[0]) + len(each[3])), each[0]))
    return tuple(found)


def _sums(
    numbers: _Numbers,
    babies: int,
    played: int,
    limits: Limits,
    method: Method | None,
    *,
    paired: bool = False,
) -> list[Shape]:
    """Return the distinct shapes that add or total.

    `paired`: a baby is taken as a pair too, which counts for the zero duty (§18).
    """
    zeros = numbers.count(0)
    sets = _sets_by_sum(numbers[zeros:], limits.total)
    adding = () if method == "totalling" else sets.get(played, ())
    totalling = () if method == "adding" else sets.get(limits.total - played, ())
    both: list[tuple[_Numbers, _Numbers]] = []
    if adding and totalling and not limits.one_method:
        both = [each for each in product(adding, totalling) if _fits(*each, numbers)]
    found: dict[_Numbers, Shape] = {}
    if zeros or babies:
        owed = min(babies + paired, 1) - paired
        for added in adding:
            for taken in range(max(2 - len(added), owed), zeros + 1):
                every = (0,) * taken + added
                found[every] = (every, every, (), ())
        for totalled in totalling:
            for taken in range(max(1 - len(totalled), owed), zeros + 1):
                every = (0,) * taken + totalled
                found.setdefault(every, (every, (), every, ()))
        for added, totalled in both:
            _add_both(found, added, totalled, zeros, babies + paired, limits, paired=paired)
        return list(found.values())
    for added, totalled in both:
        every = tuple(sorted(added + totalled))
        if len(added) > 1 and every not in found:
            found[every] = (every, added, totalled, ())
    return [
        *((every, every, (), ()) for every in adding if len(every) > 1),
        *((every, (), every, ()) for every in totalling),
        *found.values(),
    ]


def _add_both(
    found: dict[_Numbers, Shape],
    added: _Numbers,
    totalled: _Numbers,
    zeros: int,
    babies: int,
    limits: Limits,
    *,
    paired: bool,
) -> None:
    """Add the shapes that add and total these numbers and babies (§18)."""
    # Adding takes two cards or more, totalling one or more, so some of them need babies.
    to_add, to_total = max(0, 2 - len(added)), max(0, 1 - len(totalled))
    owed = min(babies, 1 + limits.baby_each) - paired
    others = tuple(sorted(added + totalled))
    for taken in range(max(to_add + to_total, owed), zeros + 1):
        total = max(to_total, limits.baby_each and min(1, taken - max(1, to_add)))
        shape = ((0,) * taken + others, (0,) * (taken - total) + added, (0,) * total + totalled, ())
        found.setdefault(shape[0], shape)


def _fits(added: _Numbers, totalled: _Numbers, numbers: _Numbers) -> bool:
    """Return True if there are enough cards of each number for both."""
    shared = {*added}.intersection(totalled)
    return all(
        added.count(number) + totalled.count(number) <= numbers.count(number) for number in shared
    )


@lru_cache(256)
def _sets_by_sum(numbers: _Numbers, most: int) -> dict[int, list[_Numbers]]:
    """Return sum -> the different sets with it of these numbers (none is 0), up to `most`."""
    sets: list[tuple[int, _Numbers]] = [(0, ())]
    for number in dict.fromkeys(numbers):
        before = sets[:]
        for count in range(1, numbers.count(number) + 1):
            more, room = (number,) * count, most - count * number
            sets += [(sum_ + count * number, each + more) for sum_, each in before if sum_ <= room]
    found: dict[int, list[_Numbers]] = {}
    for sum_, each in sets:
        found.setdefault(sum_, []).append(each)
    return found


def with_animals(table: tuple[Card, ...], card: Card, shape: Shape) -> Iterator[Catch]:
    """Yield the catches of a shape: each choice between the cards of one number."""
    numbers, adding, totalling, pairing = shape
    cards, wanted = _by_number(table), dict.fromkeys(numbers)
    if len(wanted) < len(numbers):
        choices = [combinations(cards[number], numbers.count(number)) for number in wanted]
        for chosen in product(*choices):
            # Of cards with one number it does not matter which method takes which.
            left = dict(zip(wanted, map(iter, chosen), strict=True))
            by_method = [tuple([next(left[number]) for number in some]) for some in shape[1:]]
            yield Catch(card, tuple(chain.from_iterable(chosen)), *by_method)
        return
    for taken in product(*[cards[number] for number in numbers]):
        if numbers == (adding or totalling or pairing):
            # One method takes all.
            yield Catch(card, taken, *[taken if some else () for some in shape[1:]])
            continue
        at = dict(zip(numbers, taken, strict=True))
        yield Catch(
            card,
            taken,
            tuple([at[number] for number in adding]),
            tuple([at[number] for number in totalling]),
            tuple([at[number] for number in pairing]),
        )


def sizes_of(table: tuple[Card, ...], shapes: tuple[Shape, ...]) -> tuple[int, ...]:
    """Return how many catches each shape has on a table."""
    cards = _by_number(table)
    if len(cards) == len(table):
        return (1,) * len(shapes)
    return tuple(
        [
            prod([comb(len(cards[number]), numbers.count(number)) for number in {*numbers}])
            for numbers, *_ in shapes
        ]
    )


@lru_cache(64)
def _by_number(table: tuple[Card, ...]) -> dict[int, list[Card]]:
    found: dict[int, list[Card]] = {}
    for card in table:
        found.setdefault(number_of(card), []).append(card)
    return found
