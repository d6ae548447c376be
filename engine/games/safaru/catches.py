"""What a played card catches: adding, totalling and pairing, alone or together (§6 to §12, §18).

Only numbers matter for that. A table is sorted, and its cards are the bits of a mask, so what has
been worked out for some numbers holds for every table that has them.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from typing import TypeAlias

from msgspec import Struct

from engine.games.safaru.model import METHODS, Card, Method, Terms, number_of

#: Of so many cards all combinations are looked at. More hardly ever lie there unless people let
#: nearly everything go (§16).
SMALL = 13

#: On larger tables so many for a sum, and so many catches for a card on any.
_COMBINATIONS, _CATCHES = 64, 50_000

#: No sum that is asked for is larger.
_LARGEST = 32

#: Some cards of a table: bit n stands for its card n.
Mask: TypeAlias = int

#: What is taken by adding, by totalling and by pairing.
Masks: TypeAlias = tuple[Mask, Mask, Mask]

_Numbers: TypeAlias = tuple[int, ...]


class Catch(Struct, frozen=True, gc=False):
    """What one card takes from a table, by method; paired with one, the card goes along (§9)."""

    card: Card
    table: tuple[Card, ...]
    masks: Masks

    @property
    def adding(self) -> tuple[Card, ...]:
        """The cards it takes by adding."""
        return _cards(self.table, self.masks[0])

    @property
    def totalling(self) -> tuple[Card, ...]:
        """The cards it takes by totalling."""
        return _cards(self.table, self.masks[1])

    @property
    def pairing(self) -> tuple[Card, ...]:
        """The one card it takes by pairing, if any."""
        return _cards(self.table, self.masks[2])

    @property
    def taken(self) -> tuple[Card, ...]:
        """All the cards it takes from the table, sorted."""
        adding, totalling, pairing = self.masks
        return _cards(self.table, adding | totalling | pairing)

    @property
    def methods(self) -> tuple[Method, ...]:
        """The methods it uses."""
        return tuple(compress(METHODS, self.masks))


class Duty(Struct, frozen=True):
    """What limits catches beside the numbers: the total, one method a turn, and the zero duty."""

    total: int
    single: bool  #: one method a turn (§26)
    each: bool  #: a baby for each of adding and totalling (§18)


def duty(total: int, terms: Terms) -> Duty:
    """Give the limits that hold at a table."""
    return Duty(total, terms.aim == "free", terms.zero_each)


def catches(table: tuple[Card, ...], card: Card, limits: Duty) -> tuple[Catch, ...]:
    """Give every catch a card may make, equal ones merged, the largest first.

    Setting free, the smallest comes first. Two catches are equal if they bring the same cards.
    """
    return tuple([Catch(card, table, masks) for masks in found_by(table, card, limits)])


def found_by(table: tuple[Card, ...], card: Card, limits: Duty) -> tuple[Masks, ...]:
    """Give the same as masks of the table."""
    return _merged(_numbers(table), number_of(card), limits)


def all_catches(table: tuple[Card, ...], card: Card, limits: Duty) -> tuple[Catch, ...]:
    """Give every way to use the methods, equal catches each on its own."""
    found = _found(_numbers(table), number_of(card), limits)
    return tuple(Catch(card, table, masks) for masks in found)


def combinations(
    table: tuple[Card, ...], card: Card, total: int
) -> dict[Method, tuple[tuple[Card, ...], ...]]:
    """Give what each method alone could take, before the zero duty."""
    by_method = _by_method(_numbers(table), number_of(card), total)
    return {
        method: tuple(_cards(table, mask) for mask in masks)
        for method, masks in zip(METHODS, by_method, strict=True)
    }


def methods_of(table: tuple[Card, ...], card: Card, total: int) -> tuple[Method, ...]:
    """Give the methods by which a card catches anything.

    The zero duty takes none away: a baby joins any sum (§18).
    """
    open_to = _methods(_numbers(table), number_of(card), total)
    return tuple(compress(METHODS, open_to))


def does_catch(table: tuple[Card, ...], card: Card, total: int) -> bool:
    """Say whether a card catches anything by any method, on however full a table (§14)."""
    return any(_methods(_numbers(table), number_of(card), total))


# Numbers


@lru_cache(64)
def _numbers(cards: tuple[Card, ...]) -> _Numbers:
    return tuple(map(number_of, cards))


@lru_cache(1024)
def _methods(numbers: _Numbers, played: int, total: int) -> tuple[bool, bool, bool]:
    """Say for each method whether it catches anything; bit n of a set of sums stands for n."""
    some = several = 0
    for number in numbers:
        several |= some << number
        some |= some << number | 1 << number
    missing = total - played
    totals = missing >= 0 and bool(some >> missing & 1)
    return bool(several >> played & 1), totals, played in numbers


def _by_method(
    numbers: _Numbers, played: int, total: int
) -> tuple[list[Mask], list[Mask], list[Mask]]:
    """Give the combinations of each method."""
    # A mask with more than one bit keeps some when its lowest is taken away.
    adding = [mask for mask in _summing(numbers, played) if mask & (mask - 1)]
    totalling = [mask for mask in _summing(numbers, total - played) if mask]
    first = bisect_left(numbers, played)
    pairing = [1 << at for at in range(first, bisect_right(numbers, played))]
    return adding, totalling, pairing


def _summing(numbers: _Numbers, wanted: int) -> Sequence[Mask]:
    """Give the combinations with this sum."""
    if wanted < 0:
        return ()
    if len(numbers) > SMALL:
        return _capped(numbers).get(wanted, ())
    sums = _sums(numbers)
    masks = []
    at = sums.find(wanted)
    while at >= 0:
        masks.append(at)
        at = sums.find(wanted, at + 1)
    return masks


@lru_cache(256)
def _sums(numbers: _Numbers) -> bytes:
    """Give the sum of every combination: the byte at a mask."""
    sums = [0]
    for number in numbers:
        sums += [each + number for each in sums]
    return bytes([min(each, 255) for each in sums] if sums[-1] > 255 else sums)


@lru_cache(16)
def _capped(numbers: _Numbers) -> dict[int, list[Mask]]:
    """Give combinations for each small sum, of a large table not all."""
    found: dict[int, list[Mask]] = {0: [0]}
    for at, number in enumerate(numbers):
        bit = 1 << at
        # Larger sums first, so that no card is used twice. Babies come first in a sorted table:
        # where combinations are left out, some with a baby remain.
        for below in sorted(found, reverse=True):
            if below + number > _LARGEST:
                continue
            more = found.setdefault(below + number, [])
            room = _COMBINATIONS - len(more)
            more += [mask | bit for mask in found[below][:room]]
    return found


def _found(numbers: _Numbers, played: int, limits: Duty) -> tuple[Masks, ...]:
    """Give every legal use of the methods on disjoint cards."""
    adding, totalling, pairing = _by_method(numbers, played, limits.total)
    zeros = _zeros(numbers)
    there = zeros.bit_count()
    found: list[Masks] = []
    for pair in (*pairing, 0) if adding or totalling else pairing:
        for added in (*adding, 0):
            if added & pair:
                continue
            for rest in (*totalling, 0):
                if rest & (added | pair):
                    continue
                masks = (added, rest, pair)
                if not (zeros or limits.single) or _allowed(masks, zeros, there, limits):
                    found.append(masks)
            if len(found) > _CATCHES:
                return tuple(found[:_CATCHES])
    # With nothing by any method the loops end.
    return tuple(found[:-1] if found and not any(found[-1]) else found)


@lru_cache(8192)
def _merged(numbers: _Numbers, played: int, limits: Duty) -> tuple[Masks, ...]:
    found = _found(numbers, played, limits)
    if len(found) < 2:
        return found
    first: dict[tuple[Mask, bool], Masks] = {}
    for masks in found:
        added, rest, pair = masks
        first.setdefault((added | rest | pair, bool(pair)), masks)
    # The order is the same for the same table: long catches are told apart by their place in it.
    way = 1 if limits.single else -1
    order = sorted([(way * (mask.bit_count() + pair), mask, pair) for mask, pair in first])
    return tuple([first[mask, pair] for _, mask, pair in order])


def _allowed(masks: Masks, zeros: Mask, there: int, limits: Duty) -> bool:
    """Say whether the zero duty is kept (§18): `zeros` are the babies, `there` lie on the table.

    It matters how many are taken and not by which method: a baby joins any sum.
    """
    added, rest, pair = masks
    if limits.single and bool(added) + bool(rest) + bool(pair) > 1:
        return False
    owed = bool(added) + bool(rest) if limits.each else bool(added or rest)
    return ((added | rest | pair) & zeros).bit_count() >= min(owed, there)


def _zeros(numbers: _Numbers) -> Mask:
    return (1 << numbers.count(0)) - 1


# Cards


def _cards(table: tuple[Card, ...], mask: Mask) -> tuple[Card, ...]:
    return tuple([table[at] for at in places(mask)])


@lru_cache(4096)
def places(mask: Mask) -> tuple[int, ...]:
    """Give which cards of a table a mask stands for."""
    return tuple(at for at in range(mask.bit_length()) if mask >> at & 1)
