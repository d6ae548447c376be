"""The catches of a card as a menu: which words choose which catch, and what they say.

A menu level never has more options than Discord shows at once. Below a card there are two levels,
so that a turn is three choices; a third one only where there are more than 625 catches, all told.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from engine.api.action import Option, leaves
from engine.api.event import line
from engine.games.safaru.catches import SMALL, Catch, Duty, Mask, Masks, found_by
from engine.games.safaru.model import METHODS, Card, Method
from engine.games.safaru.naming import Names, names, spelled

#: Options of one Discord menu.
LEVEL = 25

_Path: TypeAlias = tuple[str, ...]


class Menu(Struct, frozen=True):
    """How the catches of a card are chosen."""

    table: tuple[Card, ...]
    card: Card
    options: tuple[Option, ...]
    masks: Sequence[Masks]  #: one a leaf of the options, in their order

    @property
    def found(self) -> tuple[Catch, ...]:
        """The catches, one a leaf of the options, in their order."""
        return tuple(Catch(self.card, self.table, masks) for masks in self.masks)

    @property
    def only(self) -> Catch | None:
        """The catch, if there is but one to choose."""
        return Catch(self.card, self.table, self.masks[0]) if len(self.masks) == 1 else None

    def paths(self) -> Iterator[tuple[_Path, Catch]]:
        """Give the words that choose each catch."""
        for path, catch in zip(leaves(self.options), self.found, strict=True):
            yield tuple(option.value for option in path), catch

    def at(self, words: _Path) -> Catch | None:
        """Give the catch that these words choose, if they choose one."""
        options, before = self.options, 0
        for word in words:
            for option in options:
                if option.value == word:
                    options = option.then
                    break
                before += sum(1 for _ in leaves((option,)))
            else:
                return None
        if options or not words:
            return None
        return Catch(self.card, self.table, self.masks[before])


#: The menu of any card that catches nothing.
_NOTHING = Menu((), "", (), ())


@lru_cache(64)
def menu(
    table: tuple[Card, ...],
    card: Card,
    limits: Duty,
    method: Method | None = None,
) -> Menu:
    """Make the menu of a card, of one method's catches where that has been chosen (§26).

    Up to 25 catches stand in one list. More are chosen method by method, where that parts them
    into lists of 25; else they are numbered, the largest first, the smallest when setting free.
    Of a table so full that not all are known, 625 are listed.
    """
    found: Sequence[Masks] = found_by(table, card, limits)
    if method is not None:
        found = [masks for masks in found if masks[METHODS.index(method)]]
    if not found:
        return _NOTHING
    if len(found) <= LEVEL:
        return Menu(table, card, _listed(names(table), card, found), found)
    if len(table) > SMALL:
        found = found[: LEVEL**2]
    for split in range(len(METHODS)):
        groups: dict[Mask, list[Masks]] = {}
        for masks in found:
            groups.setdefault(masks[split], []).append(masks)
        if len(groups) <= LEVEL and max(map(len, groups.values())) <= LEVEL:
            return _split(table, card, groups, split)
    return _parted(table, card, found)


def _listed(
    named: Names, card: Card, found: Sequence[Masks], chosen: Mask = 0
) -> tuple[Option, ...]:
    """List catches by their cards, without those that were `chosen` before.

    The same cards with and without the played one are two catches: the first then names it.
    """
    alone = {adding | totalling for adding, totalling, pairing in found if not pairing}
    options: list[Option] = []
    for masks in found:
        adding, totalling, pairing = masks
        cards = adding | totalling | pairing
        if pairing and cards in alone:
            word = spelled((*Catch(card, named.table, masks).taken, card))
        else:
            word = named.word(cards & ~chosen)
        if chosen:
            masks = (adding & ~chosen, totalling & ~chosen, pairing & ~chosen)
        # Cards that are too many for a word are chosen by their place in the list.
        options.append(Option(word or f"x{len(options) + 1}", named.how(masks)))
    return tuple(options)


def _split(
    table: tuple[Card, ...], card: Card, groups: Mapping[Mask, Sequence[Masks]], split: int
) -> Menu:
    """Choose what one method takes first, then all the rest."""
    named = names(table)
    # What is left out comes last: whoever looks for a catch looks for cards.
    ordered = sorted(groups.items(), key=lambda each: not each[0])
    options: list[Option] = []
    for number, (mask, group) in enumerate(ordered, 1):
        if mask:
            said = named.how((mask * (split == 0), mask * (split == 1), mask * (split == 2)))
        else:
            said = line(f"safaru-no-{METHODS[split]}")
        word = named.word(mask) or f"x{number}"
        options.append(Option(word, said, _listed(named, card, group, mask)))
    found = [masks for _, group in ordered for masks in group]
    return Menu(table, card, tuple(options), found)


def _parted(table: tuple[Card, ...], card: Card, found: Sequence[Masks]) -> Menu:
    """List 25 at a time, each list under its numbers and what its catches bring."""
    named = names(table)
    parts = [
        _part(found, at, at + LEVEL, _listed(named, card, found[at : at + LEVEL]))
        for at in range(0, len(found), LEVEL)
    ]
    if len(parts) > LEVEL:
        parts = [
            _part(found, at * LEVEL, (at + LEVEL) * LEVEL, tuple(parts[at : at + LEVEL]))
            for at in range(0, len(parts), LEVEL)
        ]
    return Menu(table, card, tuple(parts), found)


def _part(found: Sequence[Masks], first: int, end: int, then: tuple[Option, ...]) -> Option:
    """Head the list of some of the catches, which are in the order of what they bring."""
    last = min(end, len(found))
    least, most = sorted(map(_brings, (found[first], found[last - 1])))
    if least < most:
        said = line("safaru-part", first=first + 1, last=last, least=least, most=most)
    else:
        said = line("safaru-part-alike", first=first + 1, last=last, each=most)
    return Option(f"{first + 1}-{last}", said, then)


def _brings(masks: Masks) -> int:
    """Count the cards of a catch, the played one too where it goes along (§9)."""
    return sum(map(int.bit_count, masks)) + (masks[2] > 0)
