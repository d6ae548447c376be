"""What a played card can catch by adding, totalling and pairing (§6 to §12, §18).

Only the numbers of cards matter here. So the catches are found as shapes first, which are catches
without their animals: of these there are some hundreds at most, however many cards lie there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, combinations, compress, product
from typing import NamedTuple, TypeAlias

from msgspec import Struct

from engine.games.safaru.model import METHODS, Card, Method, Terms, number_of

#: Numbers of cards, in rising order.
_Numbers: TypeAlias = tuple[int, ...]


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


class _Shape(NamedTuple):
    """The numbers of a catch, all of them and by method."""

    numbers: _Numbers
    adding: _Numbers
    totalling: _Numbers
    pairing: _Numbers


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
    for shape in _shapes_on(table, card, limits, method):
        yield from _with_animals(table, card, shape)


def smallest_catch(
    table: tuple[Card, ...], card: Card, limits: Limits, method: Method | None
) -> Catch:
    """Return a catch of the fewest cards from the table; there must be one."""
    shapes = _shapes_on(table, card, limits, method)
    return next(_with_animals(table, card, min(shapes, key=lambda each: len(each.numbers))))


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
        if len(shape.numbers) == len(wanted)
    ]
    if card in named:
        found = [shape for shape in found if shape.pairing]
    if {*named} - {*table, card} or not found:
        return None
    shape = min(found, key=lambda each: len(each.pairing))
    return next(_with_animals(wanted, card, shape))


def methods_of(table: tuple[Card, ...], card: Card, total: int) -> tuple[Method, ...]:
    """Return the methods by which a card catches anything.

    The zero duty rules none of them out, because a baby fits into any sum (§18).
    """
    some, several = _sums_as_bits(table)
    played = number_of(card)
    missing = total - played
    return tuple(
        compress(
            METHODS,
            (
                several >> played & 1,
                missing >= 0 and some >> missing & 1,
                played in _by_number(table),
            ),
        )
    )


@lru_cache(64)
def _sums_as_bits(table: tuple[Card, ...]) -> tuple[int, int]:
    """Return the sums of one or more and of two or more cards: bit n stands for the sum n."""
    some = several = 0
    for number in _numbers(table):
        several |= some << number
        some |= some << number | 1 << number
    return some, several


def _shapes_on(
    table: tuple[Card, ...], card: Card, limits: Limits, method: Method | None
) -> tuple[_Shape, ...]:
    numbers = _numbers(table)
    return _shapes(numbers, numbers.count(0), number_of(card), limits, method)


@lru_cache(64)
def _numbers(table: tuple[Card, ...]) -> _Numbers:
    return tuple(map(number_of, table))


@lru_cache(8192)
def _shapes(
    numbers: _Numbers, babies: int, played: int, limits: Limits, method: Method | None
) -> tuple[_Shape, ...]:
    """Return the distinct shapes of catches from cards of these numbers, in the order of `catches`.

    `babies`: so many lie on the table, which may be more than those among the numbers (§18).
    """
    found: list[_Shape] = []
    if method != "pairing":
        found += _sums(numbers, babies, played, limits, method)
    if played in numbers and method in (None, "pairing"):
        found.append(_Shape((played,), (), (), (played,)))
        if not limits.one_method:
            at = numbers.index(played)
            left, still_owed = numbers[:at] + numbers[at + 1 :], babies - (played == 0)
            for shape in _sums(left, still_owed, played, limits, method, paired_baby=played == 0):
                every = tuple(sorted((*shape.numbers, played)))
                found.append(_Shape(every, shape.adding, shape.totalling, (played,)))
    sign = 1 if limits.one_method else -1
    found.sort(key=lambda each: (sign * (len(each.numbers) + len(each.pairing)), each.numbers))
    return tuple(found)


def _sums(
    numbers: _Numbers,
    babies: int,
    played: int,
    limits: Limits,
    method: Method | None,
    *,
    paired_baby: bool = False,
) -> Iterator[_Shape]:
    """Yield the distinct shapes that add or total; a paired baby counts for the duty too (§18)."""
    zeros = numbers.count(0)
    sets = _sets_by_sum(numbers[zeros:], limits.total)
    adding = () if method == "totalling" else sets.get(played, ())
    totalling = () if method == "adding" else sets.get(limits.total - played, ())
    if not (adding or totalling):
        return
    uses: list[tuple[_Numbers | None, _Numbers | None]] = [(added, None) for added in adding]
    uses += [(None, totalled) for totalled in totalling]
    if adding and totalling and not limits.one_method:
        uses += [each for each in product(adding, totalling) if _fits(*each, numbers)]
    seen: set[_Numbers] = set()
    if not (zeros or babies):
        for added, totalled in uses:
            every = tuple(sorted((added or ()) + (totalled or ())))
            if every not in seen and (added is None or len(added) > 1):
                seen.add(every)
                yield _Shape(every, added or (), totalled or (), ())
        return
    for added, totalled in uses:
        # Adding takes two cards or more, totalling one or more, so some of them need babies.
        to_add = 0 if added is None else max(0, 2 - len(added))
        to_total = 0 if totalled is None else max(0, 1 - len(totalled))
        each = limits.baby_each and added is not None and totalled is not None
        owed = min(babies + paired_baby, 1 + each) - paired_baby
        others = tuple(sorted((added or ()) + (totalled or ())))
        for taken in range(max(to_add + to_total, owed), zeros + 1):
            every = (0,) * taken + others
            if every in seen:
                continue
            seen.add(every)
            total_zeros = taken
            if added is not None:
                total_zeros = max(to_total, each and min(1, taken - max(1, to_add)))
            yield _Shape(
                every,
                (0,) * (taken - total_zeros) + (added or ()),
                (0,) * total_zeros + (totalled or ()),
                (),
            )


def _fits(added: _Numbers, totalled: _Numbers, numbers: _Numbers) -> bool:
    """Return True if there are enough cards of each number for both."""
    shared = {*added}.intersection(totalled)
    return all(
        added.count(number) + totalled.count(number) <= numbers.count(number) for number in shared
    )


@lru_cache(256)
def _sets_by_sum(numbers: _Numbers, most: int) -> dict[int, list[_Numbers]]:
    """Return sum -> the different sets with it of these numbers (none is 0), up to `most`."""
    found: dict[int, list[_Numbers]] = {0: [()]}
    for number in dict.fromkeys(numbers):
        # Larger sums first, so that sets with this number are not extended by it again.
        for below in sorted(found, reverse=True):
            for count in range(1, min(numbers.count(number), (most - below) // number) + 1):
                more = (number,) * count
                longer = found.setdefault(below + count * number, [])
                longer += [each + more for each in found[below]]
    return found


def _with_animals(table: tuple[Card, ...], card: Card, shape: _Shape) -> Iterator[Catch]:
    """Yield the catches of a shape: each choice between the cards of one number."""
    numbers, cards = shape.numbers, _by_number(table)
    wanted = dict.fromkeys(numbers)
    if len(wanted) == len(numbers):
        for chosen in product(*[cards[number] for number in numbers]):
            at = dict(zip(numbers, chosen, strict=True))
            by_method = [tuple([at[number] for number in some]) for some in shape[1:]]
            yield Catch(card, chosen, *by_method)
        return
    choices = [combinations(cards[number], numbers.count(number)) for number in wanted]
    for some_of_each in product(*choices):
        # Of cards with one number it does not matter which method takes which.
        left = dict(zip(wanted, map(iter, some_of_each), strict=True))
        by_method = [tuple([next(left[number]) for number in some]) for some in shape[1:]]
        yield Catch(card, tuple(chain.from_iterable(some_of_each)), *by_method)


@lru_cache(64)
def _by_number(table: tuple[Card, ...]) -> dict[int, list[Card]]:
    found: dict[int, list[Card]] = {}
    for card in table:
        found.setdefault(number_of(card), []).append(card)
    return found
