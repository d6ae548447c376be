"""Why a card would be played: what it catches, and what it leaves (§6, §9, §22)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from engine.api.action import Action
from engine.api.event import Line, line
from engine.games.safaru.catches import Catch, catching, limits_of
from engine.games.safaru.menus import menu
from engine.games.safaru.model import (
    Board,
    Card,
    Content,
    Method,
    View,
    card_line,
    in_order,
    number_of,
)
from engine.games.safaru.offers import catching_in_hand
from engine.games.safaru.rules import menu_of_played


def explain(content: Content, view: View, action: Action) -> Line | None:
    """Return what a catch brings, or why a card is released."""
    board = view.board
    if action.verb == "release":
        return _of_release(content, view, action.args[0])
    catch = _catch(content, view, action) if action.verb in ("catch", "method") else None
    if catch is None:
        is_tried = board.terms.open and action.verb == "catch" and board.due.card is None
        able = catching(board.table, action.args[:1], content.total) if is_tried else ()
        return line("safaru-why-catches" if able else "safaru-why-tries") if is_tried else None
    caught = _caught(catch)
    # A card that is not paired stays on the table.
    left = len(board.table) + 1 - len(caught)
    why = line("safaru-why-catch", count=len(caught), left=left)
    worth = tuple(_worth(content, board, caught))
    return line("safaru-why-among", why=why, kinds=worth) if worth else why


def _worth(content: Content, board: Board, caught: Sequence[Card]) -> Iterator[Line]:
    """Yield how many cards are of each kind that brings points or costs them (§22, §28)."""
    scoring = content.scoring[board.terms.aim]
    letters = [card[0] for card in caught]
    for kind, points, count in (
        ("unicorns", scoring.unicorns, letters.count(content.letters["unicorn"])),
        ("hedgehogs", scoring.hedgehogs, letters.count(content.letters["hedgehog"])),
        ("babies", scoring.baby, sum(number_of(card) == 0 for card in caught)),
    ):
        if points and count:
            yield line(f"safaru-why-{kind}", count=count)


def _of_release(content: Content, view: View, card: Card) -> Line | None:
    """Return what a released card leads to; in the open game that is not told (§16)."""
    board, able = view.board, catching_in_hand(content, view)
    if able is None:
        return None
    if board.terms.aim != "catch":
        return Line("safaru-why-free")
    if not able:
        counts = {each: _count_after(content, board, each) for each in view.hand}
        if counts[card] > min(counts.values()):
            return Line("safaru-why-none")  # it leaves the others more than another card would
        low, high = min(content.numbers), max(content.numbers)
        return line("safaru-why-release", count=counts[card], low=low, high=high)
    limits = limits_of(content.total, board.terms)
    most = {
        each: max(map(_caught, menu(board.table, each, limits).listed), key=len) for each in able
    }
    best = max(able, key=lambda each: len(most[each]))
    kept, count = card_line(best), len(most[best])
    if kinds := tuple(_worth(content, board, most[best])):
        return line("safaru-why-keep-among", card=kept, count=count, kinds=kinds)
    return line("safaru-why-keep", card=kept, count=count)


def _count_after(content: Content, board: Board, card: Card) -> int:
    """Return how many numbers catch something once a card lies on the table as well."""
    table = in_order((*board.table, card))
    numbers = [f"{card[0]}{number}" for number in content.numbers]
    return len(catching(table, numbers, content.total))


def _caught(catch: Catch) -> tuple[Card, ...]:
    """Return all that a catch brings: a card that pairs is caught as well (§9)."""
    return (*catch.taken, catch.card) if catch.is_paired else catch.taken


def _catch(content: Content, view: View, action: Action) -> Catch | None:
    """Return the catch that a move names; `None` if that is still to be chosen."""
    board, words = view.board, action.args
    if action.verb == "method" and board.due.card is not None:
        limits, method = limits_of(content.total, board.terms), words[0]
        return menu(board.table, board.due.card, limits, cast("Method", method)).only
    if board.due.card is not None:
        found = menu_of_played(content, board)
    else:
        found = menu(board.table, words[0], limits_of(content.total, board.terms))
        words = words[1:]
    return found.by_word.get(words[0]) if len(words) == 1 else found.only
