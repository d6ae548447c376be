"""What a played card can catch by adding, totalling and pairing (§6 to §12, §18).

Only the numbers of cards matter here. A table is sorted and a set of its cards is a bit mask, so
that cached results hold for all tables with the same numbers.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from typing import TypeAlias

from msgspec import Struct

from engine.games.safaru.model import METHODS, Card, Method, Terms, number_of

#: Up to this many cards on the table all combinations are searched. More are hardly ever there
#: unless players release nearly everything (§16).
SMALL = 13

#: The most combinations for one sum on larger tables, and the most catches of a card on any table.
_MOST_COMBINATIONS, _MOST_CATCHES = 64, 50_000

#: No larger sum is ever asked for.
_LARGEST_SUM = 32

#: A set of cards of a table: bit n stands for its card n.
Mask: TypeAlias = int

#: The cards taken by adding, by totalling and by pairing.
Masks: TypeAlias = tuple[Mask, Mask, Mask]

_Numbers: TypeAlias = tuple[int, ...]


class Catch(Struct, frozen=True, gc=False):
    """The cards that one card takes from a table, by method.

    If it takes a pair, the card itself is caught as well (§9).
    """

    card: Card
    table: tuple[Card, ...]
    masks: Masks

    @property
    def adding(self) -> tuple[Card, ...]:
        """The cards taken by adding."""
        return _cards(self.table, self.masks[0])

    @property
    def totalling(self) -> tuple[Card, ...]:
        """The cards taken by totalling."""
        return _cards(self.table, self.masks[1])

    @property
    def pairing(self) -> tuple[Card, ...]:
        """The one card taken by pairing, if any."""
        return _cards(self.table, self.masks[2])

    @property
    def taken(self) -> tuple[Card, ...]:
        """All cards taken from the table, sorted."""
        adding, totalling, pairing = self.masks
        return _cards(self.table, adding | totalling | pairing)

    @property
    def methods(self) -> tuple[Method, ...]:
        """The methods used."""
        return tuple(compress(METHODS, self.masks))


class Limits(Struct, frozen=True):
    """What limits catches besides the numbers on the table."""

    total: int  #: the sum for totalling (§8)
    one_method: bool  #: only one method a turn (§26)
    baby_each: bool  #: a baby for each of adding and totalling, not one for both (§18)


def limits_of(total: int, terms: Terms) -> Limits:
    """Return the limits of a match."""
    return Limits(total, terms.aim == "free", terms.zero_each)


def catches(table: tuple[Card, ...], card: Card, limits: Limits) -> tuple[Catch, ...]:
    """Return the distinct catches of a card: largest first, or smallest first when setting free.

    Two catches are the same if they bring the same cards.
    """
    return tuple([Catch(card, table, masks) for masks in catch_masks(table, card, limits)])


def catch_masks(table: tuple[Card, ...], card: Card, limits: Limits) -> tuple[Masks, ...]:
    """Return the same as `catches`, as masks of the table."""
    return _distinct(_numbers(table), number_of(card), limits)


def methods_of(table: tuple[Card, ...], card: Card, total: int) -> tuple[Method, ...]:
    """Return the methods by which a card catches anything.

    The zero duty rules none of them out, because a baby fits into any sum (§18).
    """
    return tuple(compress(METHODS, _possible_methods(_numbers(table), number_of(card), total)))


def does_catch(table: tuple[Card, ...], card: Card, total: int) -> bool:
    """Return True if a card catches anything by any method, however full the table is (§14)."""
    return any(_possible_methods(_numbers(table), number_of(card), total))


# Numbers


@lru_cache(64)
def _numbers(cards: tuple[Card, ...]) -> _Numbers:
    return tuple(map(number_of, cards))


@lru_cache(1024)
def _possible_methods(numbers: _Numbers, played: int, total: int) -> tuple[bool, bool, bool]:
    """Return for each method whether it catches anything."""
    # Sets of sums as bits: bit n stands for the sum n, of one or more and of two or more cards.
    some = several = 0
    for number in numbers:
        several |= some << number
        some |= some << number | 1 << number
    missing = total - played
    totals = missing >= 0 and bool(some >> missing & 1)
    return bool(several >> played & 1), totals, played in numbers


def combinations(
    numbers: _Numbers, played: int, total: int
) -> tuple[list[Mask], list[Mask], list[Mask]]:
    """Return the sets of cards that each method alone could take, before the zero duty."""
    # A mask with more than one bit is not zero after its lowest bit is cleared.
    adding = [mask for mask in _with_sum(numbers, played) if mask & (mask - 1)]
    totalling = [mask for mask in _with_sum(numbers, total - played) if mask]
    first = bisect_left(numbers, played)
    pairing = [1 << index for index in range(first, bisect_right(numbers, played))]
    return adding, totalling, pairing


def _with_sum(numbers: _Numbers, wanted: int) -> Sequence[Mask]:
    """Return the combinations with this sum, the empty one included."""
    if wanted < 0:
        return ()
    if len(numbers) > SMALL:
        return _some_by_sum(numbers).get(wanted, ())
    sums = _all_sums(numbers)
    masks = []
    mask = sums.find(wanted)
    while mask >= 0:
        masks.append(mask)
        mask = sums.find(wanted, mask + 1)
    return masks


@lru_cache(256)
def _all_sums(numbers: _Numbers) -> bytes:
    """Return the sum of every combination, 255 at most: the byte at index `mask`."""
    sums = [0]
    for number in numbers:
        sums += [each + number for each in sums]
    return bytes([min(each, 255) for each in sums] if sums[-1] > 255 else sums)


@lru_cache(16)
def _some_by_sum(numbers: _Numbers) -> dict[int, list[Mask]]:
    """Return small sum -> combinations with it, of a large table not all."""
    by_sum: dict[int, list[Mask]] = {0: [0]}
    for index, number in enumerate(numbers):
        bit = 1 << index
        # Larger sums first, so that no card is used twice. Babies come first in a sorted table, so
        # some combinations with a baby remain where others are left out.
        for below in sorted(by_sum, reverse=True):
            if below + number > _LARGEST_SUM:
                continue
            masks = by_sum.setdefault(below + number, [])
            room = _MOST_COMBINATIONS - len(masks)
            masks += [mask | bit for mask in by_sum[below][:room]]
    return by_sum


def legal_uses(numbers: _Numbers, played: int, limits: Limits) -> tuple[Masks, ...]:
    """Return every legal use of the methods on disjoint cards, also if it brings the same cards."""
    adding, totalling, pairing = combinations(numbers, played, limits.total)
    babies = (1 << numbers.count(0)) - 1
    uses: list[Masks] = []
    for pair in (*pairing, 0) if adding or totalling else pairing:
        for added in (*adding, 0):
            if added & pair:
                continue
            for totalled in (*totalling, 0):
                if totalled & (added | pair):
                    continue
                masks = (added, totalled, pair)
                if not (babies or limits.one_method) or _is_allowed(masks, babies, limits):
                    uses.append(masks)
            if len(uses) > _MOST_CATCHES:
                return tuple(uses[:_MOST_CATCHES])
    # The last use is that of no method at all, unless the loops did not reach it.
    return tuple(uses[:-1] if uses and not any(uses[-1]) else uses)


@lru_cache(8192)
def _distinct(numbers: _Numbers, played: int, limits: Limits) -> tuple[Masks, ...]:
    uses = legal_uses(numbers, played, limits)
    if len(uses) < 2:
        return uses
    distinct: dict[tuple[Mask, bool], Masks] = {}
    for masks in uses:
        added, totalled, pair = masks
        distinct.setdefault((added | totalled | pair, bool(pair)), masks)
    # The order depends on the numbers alone: long catches are chosen by their place in it.
    sign = 1 if limits.one_method else -1
    order = sorted([(sign * (mask.bit_count() + pair), mask, pair) for mask, pair in distinct])
    return tuple([distinct[mask, pair] for _, mask, pair in order])


def _is_allowed(masks: Masks, babies: Mask, limits: Limits) -> bool:
    """Return True if the zero duty (§18) and the limit to one method (§26) are kept.

    It does not matter by which method a baby is taken, because it fits into any sum.
    """
    added, totalled, pair = masks
    if limits.one_method and bool(added) + bool(totalled) + bool(pair) > 1:
        return False
    owed = bool(added) + bool(totalled) if limits.baby_each else bool(added or totalled)
    return ((added | totalled | pair) & babies).bit_count() >= min(owed, babies.bit_count())


# Cards


def _cards(table: tuple[Card, ...], mask: Mask) -> tuple[Card, ...]:
    return tuple([table[index] for index in indices(mask)])


@lru_cache(4096)
def indices(mask: Mask) -> tuple[int, ...]:
    """Return the indices of the cards that a mask stands for."""
    return tuple(index for index in range(mask.bit_length()) if mask >> index & 1)
