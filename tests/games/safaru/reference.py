"""A second, slow implementation of Safaru's rules, to compare the game with.

Catches are found by trying every set of cards. It shares only the content with the game.
"""

from __future__ import annotations

from itertools import chain, combinations

from engine.games.safaru.model import Content

#: What a card catches: the cards of the table, and whether the card goes along.
Taken = tuple[frozenset[str], bool]


def value(card: str) -> int:
    return int(card[1:])


def sets(cards: list[str]) -> list[tuple[str, ...]]:
    return list(chain.from_iterable(combinations(cards, n) for n in range(len(cards) + 1)))


def by_method(table: list[str], card: str) -> dict[str, list[tuple[str, ...]]]:
    """Return what each method alone could take (§6, §8, §9)."""
    number = value(card)
    return {
        "adding": [s for s in sets(table) if len(s) > 1 and sum(map(value, s)) == number],
        "totalling": [s for s in sets(table) if s and sum(map(value, s)) + number == 17],
        "pairing": [(each,) for each in table if value(each) == number],
    }


def catches(
    table: list[str], card: str, methods: tuple[str, ...], *, single: bool, each: bool
) -> set[Taken]:
    """Return all that a card may take by these methods (§11, §12, §18, §26)."""
    found: set[Taken] = set()
    babies = {one for one in table if value(one) == 0}
    ways = by_method(table, card)
    added, totalled, paired = (
        [(), *ways[method]] if method in methods else [()]
        for method in ("adding", "totalling", "pairing")
    )
    for one in added:
        for two in totalled:
            for three in paired:
                taken = [*one, *two, *three]
                used = [bool(one), bool(two), bool(three)].count(True)
                if not used or len(set(taken)) < len(taken) or (single and used > 1):
                    continue
                owed = (bool(one) + bool(two)) if each else int(bool(one or two))
                if len(babies & set(taken)) >= min(owed, len(babies)):
                    found.add((frozenset(taken), bool(three)))
    return found


class Reference:
    """A match by the reference rules; `stock` is in the order of dealing, after the first deal."""

    def __init__(
        self,
        content: Content,
        hands: list[set[str]],
        table: set[str],
        stock: list[str],
        dealer: int,
        *,
        free: bool = False,
        each: bool = False,
    ) -> None:
        self.content, self.free, self.each = content, free, each
        self.hands, self.table, self.stock = hands, table, stock
        self.seats, self.dealer = len(hands), dealer
        self.seat = (dealer + 1) % self.seats
        self.piles: list[set[str]] = [set() for _ in hands]
        self.over = False

    def open_to(self, card: str) -> tuple[str, ...]:
        """Return the methods by which a card catches anything at all."""
        lying = sorted(self.table)
        found = []
        for method in ("adding", "totalling", "pairing"):
            if catches(lying, card, (method,), single=True, each=self.each):
                found.append(method)
        return tuple(found)

    def ways(self, card: str, methods: tuple[str, ...]) -> set[Taken]:
        lying = sorted(self.table)
        return catches(lying, card, methods, single=self.free, each=self.each)

    def play(self, card: str, taken: Taken | None) -> None:
        """Play a card that takes this, or goes free; then deal if all hands are empty (§19)."""
        self.hands[self.seat].remove(card)
        self.table.add(card)
        if taken is not None:
            cards, paired = taken
            caught = cards | ({card} if paired else set())
            self.table -= caught
            self.piles[self.seat] |= caught
        self.seat = (self.seat + 1) % self.seats
        if any(self.hands):
            return
        if not self.stock:
            self.over = True
            return
        self.dealer = (self.dealer + 1) % self.seats
        self.seat = (self.dealer + 1) % self.seats
        for at in range(self.seats):
            dealt, self.stock = self.stock[:4], self.stock[4:]
            self.hands[(self.seat + at) % self.seats] = set(dealt)
        self.table |= set(self.stock[:4])
        self.stock = self.stock[4:]

    def points(self) -> list[int]:
        """Return the points of the game round, one number a side (§22, §23, §28)."""
        if self.seats == 4:
            sides = [self.piles[0] | self.piles[2], self.piles[1] | self.piles[3]]
        else:
            sides = self.piles
        triangles = dict(zip(self.content.numbers, self.content.triangles, strict=True))
        scores = [sum(triangles[value(card)] for card in side) for side in sides]
        prizes = [("h", 12), ("", 24)] if self.free else [("u", 24), ("h", -12)]
        for letter, points in prizes:
            counts = [sum(card.startswith(letter) for card in side) for side in sides]
            if max(counts):
                winners = [at for at, count in enumerate(counts) if count == max(counts)]
                for at in winners:
                    scores[at] += points // len(winners)
        if not self.free:
            for at, side in enumerate(sides):
                scores[at] -= 5 * sum(value(card) == 0 for card in side)
        return scores
