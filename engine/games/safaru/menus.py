"""The catches of a card as a menu: which words choose which catch, and what they say.

A menu level never has more options than Discord shows at once, and below a card there are two
levels at most, so that a turn is three choices at the very most.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

from engine.action import WORD, Option, leaves
from engine.event import Line, Param, Typed, line
from engine.games.safaru.catches import Catch, Duty, catches, places
from engine.games.safaru.model import METHODS, Card, Method, card_lines, in_order

#: Options of one Discord menu, and how many catches of a card are listed at most.
LEVEL, _LISTED = 25, 400

#: Of more cards than this a catch names the numbers, and their animals by letter.
_NAMED = 8

#: The word for a method that is not used, and for nothing beside what was chosen before.
SKIP = "none"

_Path: TypeAlias = tuple[str, ...]


class Menu(Struct, frozen=True):
    """How the catches of a card are chosen."""

    options: tuple[Option, ...]
    found: tuple[Catch, ...]  #: one a leaf of the options, in their order

    @property
    def only(self) -> Catch | None:
        """The catch, if there is but one to choose."""
        return self.found[0] if len(self.found) == 1 else None

    def paths(self) -> Iterator[tuple[_Path, Catch]]:
        """Give the words that choose each catch."""
        for path, catch in zip(leaves(self.options), self.found, strict=True):
            yield tuple(option.value for option in path), catch

    def at(self, words: _Path) -> Catch | None:
        """Give the catch that these words choose, if they choose one."""
        return next((catch for path, catch in self.paths() if path == words), None)


#: The menu of a card that catches nothing.
NOTHING = Menu((), ())


@lru_cache(64)
def menu(table: tuple[Card, ...], card: Card, limits: Duty, method: Method | None = None) -> Menu:
    """Make the menu of a card, of one method's catches where that has been chosen (§26).

    Up to 25 catches stand in one list. More are chosen method by method, where that parts them
    into lists of 25; else they are numbered. The 400 largest are listed, the smallest when
    setting free: tables with more come up by design only.
    """
    found = catches(table, card, limits)
    if method is not None:
        found = tuple(each for each in found if each.methods == (method,))
    if len(found) <= LEVEL:
        return Menu(_listed(found), found) if found else NOTHING
    found = found[:_LISTED]
    for split in METHODS:
        groups: dict[tuple[Card, ...], list[Catch]] = {}
        for each in found:
            groups.setdefault(part(each, split), []).append(each)
        if len(groups) <= LEVEL and max(map(len, groups.values())) <= LEVEL:
            return _split(groups, split)
    return _parted(found)


def part(catch: Catch, method: Method) -> tuple[Card, ...]:
    """Give the cards that a catch takes by one method."""
    match method:
        case "adding":
            return catch.adding
        case "totalling":
            return catch.totalling
        case "pairing":
            return catch.pairing


def how(catch: Catch) -> Line:
    """Say what a catch takes by which method."""
    return _how(catch.table, *catch.masks)


def spelled(cards: Sequence[Card]) -> str | None:
    """Write sorted cards as one word, "u2+h5"; of many, "uht0+f4" has them by number.

    `None`: even that is too long for a word.
    """
    if not cards:
        return SKIP
    word = "+".join(cards)
    if len(word) <= WORD:
        return word
    word = "+".join(each + number for number, each in _by_number(cards).items())
    return word if len(word) <= WORD else None


def _how(table: tuple[Card, ...], adding: int, totalling: int, pairing: int) -> Line:
    """Say it from masks of a table: most of the words of a turn are these."""
    # A menu's line has room for so many cards by their full names; more are named by number.
    short = (adding | totalling | pairing).bit_count() > _NAMED
    named: Sequence[Line] = card_lines(table)
    params: list[tuple[str, Param]] = []
    if adding:
        at = places(adding)
        params.append(("adding", _briefly(table, at) if short else tuple([named[i] for i in at])))
    if totalling:
        at = places(totalling)
        params.append(
            ("totalling", _briefly(table, at) if short else tuple([named[i] for i in at]))
        )
    if pairing:
        params.append(("pair", named[pairing.bit_length() - 1]))
    # One key for every set of methods, so that each language orders them as it likes.
    return Line(_KEYS[bool(adding), bool(totalling), bool(pairing)], tuple(params))


def _briefly(table: tuple[Card, ...], at: Iterable[int]) -> Typed:
    letters = _by_number([table[each] for each in at])
    return Typed(" ".join(each.upper() + number for number, each in letters.items()))


def _by_number(cards: Iterable[Card]) -> Mapping[str, str]:
    """Give number -> the letters of its animals."""
    letters: dict[str, str] = {}
    for card in cards:
        letters[card[1:]] = letters.get(card[1:], "") + card[0]
    return letters


_KEYS = {
    (bool(adding), bool(totalling), bool(pairing)): f"safaru-by-{adding}{totalling}{pairing}"
    for adding in ("", "a")
    for totalling in ("", "t")
    for pairing in ("", "p")
}


def _listed(found: Sequence[Catch]) -> tuple[Option, ...]:
    words = _words(found, [each.taken for each in found])
    return tuple([Option(word, how(each)) for word, each in zip(words, found, strict=True)])


def _split(groups: Mapping[tuple[Card, ...], Sequence[Catch]], method: Method) -> Menu:
    options: list[Option] = []
    # What is left out comes last: whoever looks for a catch looks for cards.
    ordered = sorted(groups.items(), key=lambda each: not each[0])
    heads = _numbered([spelled(cards) for cards, _ in ordered])
    for word, (cards, group) in zip(heads, ordered, strict=True):
        rests = [tuple(card for card in each.taken if card not in cards) for each in group]
        below = tuple(
            Option(last, _beside(each, method))
            for last, each in zip(_words(group, rests), group, strict=True)
        )
        options.append(Option(word, _chosen(group[0], method), below))
    return Menu(tuple(options), tuple(each for _, group in ordered for each in group))


def _parted(found: tuple[Catch, ...]) -> Menu:
    """List 25 at a time, each list under its numbers and what its catches bring."""
    options = []
    for at in range(0, len(found), LEVEL):
        group = found[at : at + LEVEL]
        last = at + len(group)
        sizes = (len(group[0].taken), len(group[-1].taken))
        named = line("safaru-part", first=at + 1, last=last, least=min(sizes), most=max(sizes))
        options.append(Option(f"{at + 1}-{last}", named, _listed(group)))
    return Menu(tuple(options), found)


def _chosen(catch: Catch, method: Method) -> Line:
    """Say what a catch takes by one method."""
    if not part(catch, method):
        return line(f"safaru-no-{method}")
    return _only(catch, (method,))


def _beside(catch: Catch, method: Method) -> Line:
    """Say what a catch takes by the other methods."""
    if catch.methods in ((), (method,)):
        return line("safaru-nothing-more")
    return _only(catch, tuple(each for each in METHODS if each != method))


def _only(catch: Catch, methods: tuple[Method, ...]) -> Line:
    masks = zip(METHODS, catch.masks, strict=True)
    adding, totalling, pairing = (mask if each in methods else 0 for each, mask in masks)
    return _how(catch.table, adding, totalling, pairing)


def _words(found: Sequence[Catch], cards: list[tuple[Card, ...]]) -> list[str]:
    """Spell each catch by its cards; one that takes its own card along where another does not, too.

    The same cards with and without the played one are two catches: the first then names it.
    """
    if len(set(cards)) < len(cards):
        alone = {each for catch, each in zip(found, cards, strict=True) if not catch.pairing}
        cards = [
            in_order((*each, catch.card)) if catch.pairing and each in alone else each
            for catch, each in zip(found, cards, strict=True)
        ]
    return _numbered(map(spelled, cards))


def _numbered(words: Iterable[str | None]) -> list[str]:
    """Give a word that is too long its number in the list instead."""
    return [word if word is not None else f"x{at}" for at, word in enumerate(words, 1)]
