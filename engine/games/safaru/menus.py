"""The catches of a card as a menu: which words choose which catch, and how they are named.

A level of a menu has at most 25 options. There are two levels below a card, and a third one only
if there are more than 625 catches.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from engine.api.action import Option, leaves
from engine.api.event import line
from engine.games.safaru.catches import SMALL, Catch, Limits, Mask, Masks, catch_masks
from engine.games.safaru.model import METHODS, Card, Method
from engine.games.safaru.naming import Names, catch_word, names_of

#: The most options of one level.
LEVEL = 25

_Path: TypeAlias = tuple[str, ...]


class Menu(Struct, frozen=True):
    """The choice between the catches of a card."""

    table: tuple[Card, ...]
    card: Card
    options: tuple[Option, ...]
    masks: Sequence[Masks]  #: the catch of each leaf of the options, in order

    @property
    def catches(self) -> tuple[Catch, ...]:
        """The catch of each leaf of the options, in order."""
        return tuple(Catch(self.card, self.table, masks) for masks in self.masks)

    @property
    def only(self) -> Catch | None:
        """The catch if there is exactly one, else None."""
        return Catch(self.card, self.table, self.masks[0]) if len(self.masks) == 1 else None

    def paths(self) -> Iterator[tuple[_Path, Catch]]:
        """Yield each catch with the words that choose it."""
        for path, catch in zip(leaves(self.options), self.catches, strict=True):
            yield tuple(option.value for option in path), catch

    def at(self, words: _Path) -> Catch | None:
        """Return the catch that these words choose, or None."""
        options, index = self.options, 0
        for word in words:
            for option in options:
                if option.value == word:
                    options = option.then
                    break
                index += sum(1 for _ in leaves((option,)))
            else:
                return None
        if options or not words:
            return None
        return Catch(self.card, self.table, self.masks[index])


#: The menu of a card that catches nothing.
_EMPTY = Menu((), "", (), ())


@lru_cache(64)
def menu(
    table: tuple[Card, ...],
    card: Card,
    limits: Limits,
    method: Method | None = None,
) -> Menu:
    """Return the menu of a card, or of its catches by one method if that is chosen (§26).

    Up to 25 catches form one list. More are chosen method by method if that makes lists of at most
    25. Otherwise they are listed by number: largest first, or smallest first when setting free. Of
    a table so full that not all catches are known, 625 are listed.
    """
    catches: Sequence[Masks] = catch_masks(table, card, limits)
    if method is not None:
        catches = [masks for masks in catches if masks[METHODS.index(method)]]
    if not catches:
        return _EMPTY
    if len(catches) <= LEVEL:
        return Menu(table, card, _options(names_of(table), card, catches), catches)
    if len(table) > SMALL:
        catches = catches[: LEVEL**2]
    for split in range(len(METHODS)):
        groups: dict[Mask, list[Masks]] = {}
        for masks in catches:
            groups.setdefault(masks[split], []).append(masks)
        if len(groups) <= LEVEL and max(map(len, groups.values())) <= LEVEL:
            return _by_method(table, card, groups, split)
    return _by_number(table, card, catches)


def _options(
    names: Names, card: Card, catches: Sequence[Masks], chosen: Mask = 0
) -> tuple[Option, ...]:
    """Return an option for each catch, named by its cards without those `chosen` before.

    If two catches differ only in whether the played card is caught, that option names it too.
    """
    unpaired = {adding | totalling for adding, totalling, pairing in catches if not pairing}
    options: list[Option] = []
    for masks in catches:
        adding, totalling, pairing = masks
        cards = adding | totalling | pairing
        if pairing and cards in unpaired:
            word = catch_word((*Catch(card, names.table, masks).taken, card))
        else:
            word = names.word(cards & ~chosen)
        if chosen:
            masks = (adding & ~chosen, totalling & ~chosen, pairing & ~chosen)
        # If the cards are too many for a word, the option is chosen by its number.
        options.append(Option(word or f"x{len(options) + 1}", names.catch_line(masks)))
    return tuple(options)


def _by_method(
    table: tuple[Card, ...], card: Card, groups: Mapping[Mask, Sequence[Masks]], split: int
) -> Menu:
    """Return a menu that first asks what one method takes, then for the rest."""
    names = names_of(table)
    # Not using the method comes last.
    ordered = sorted(groups.items(), key=lambda each: not each[0])
    options: list[Option] = []
    for number, (mask, group) in enumerate(ordered, 1):
        if mask:
            masks = (mask * (split == 0), mask * (split == 1), mask * (split == 2))
            label = names.catch_line(masks)
        else:
            label = line(f"safaru-no-{METHODS[split]}")
        word = names.word(mask) or f"x{number}"
        options.append(Option(word, label, _options(names, card, group, mask)))
    catches = [masks for _, group in ordered for masks in group]
    return Menu(table, card, tuple(options), catches)


def _by_number(table: tuple[Card, ...], card: Card, catches: Sequence[Masks]) -> Menu:
    """Return a menu of lists of 25, each named by its numbers and the size of its catches."""
    names = names_of(table)
    lists = [
        _list(catches, start, LEVEL, _options(names, card, catches[start : start + LEVEL]))
        for start in range(0, len(catches), LEVEL)
    ]
    if len(lists) > LEVEL:
        lists = [
            _list(catches, start * LEVEL, LEVEL**2, tuple(lists[start : start + LEVEL]))
            for start in range(0, len(lists), LEVEL)
        ]
    return Menu(table, card, tuple(lists), catches)


def _list(catches: Sequence[Masks], start: int, size: int, then: tuple[Option, ...]) -> Option:
    """Return the option that leads to catches start to start + size; they are in order of size."""
    last = min(start + size, len(catches))
    least, most = sorted(map(_card_count, (catches[start], catches[last - 1])))
    if least < most:
        label = line("safaru-part", first=start + 1, last=last, least=least, most=most)
    else:
        label = line("safaru-part-alike", first=start + 1, last=last, each=most)
    return Option(f"{start + 1}-{last}", label, then)


def _card_count(masks: Masks) -> int:
    """Return the number of cards a catch brings, a paired card included (§9)."""
    return sum(map(int.bit_count, masks)) + (masks[2] > 0)
