"""Reads the words of a move as cards, catches and methods, or refuses them with a reason."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.api.event import Typed, line
from engine.api.refusals import Illegal
from engine.games.safaru.catches import Catch, Limits, catches
from engine.games.safaru.menus import Menu
from engine.games.safaru.model import METHODS, Card, Content, Method, card_line, number_of
from engine.games.safaru.naming import catch_line

_CARD = re.compile(r"[a-z]\d+")


def read_card(
    content: Content, hand: Sequence[Card], words: tuple[str, ...], table: Sequence[Card] = ()
) -> Card:
    """Return the card of the first word; raises `Illegal` if it is not in the hand.

    A card of `table` gets a reason of its own.
    """
    # An animal without a number, or a number without an animal, does not name a card.
    if not words or words[0] in content.animal_of or words[0].isdecimal():
        raise Illegal("safaru-refusal-no-card")
    card = words[0]
    if card not in content.triangles_on:
        raise Illegal("safaru-refusal-no-such-card", card=Typed(card))
    if card not in hand:
        where = "on-table" if card in table else "not-in-hand"
        raise Illegal(f"safaru-refusal-{where}", card=card_line(card))
    return card


def read_catch(menu: Menu, limits: Limits, words: tuple[str, ...]) -> Catch:
    """Return the catch that the words name; none are needed if there is only one (§7, §11)."""
    only = menu.only
    if only is not None and not words:
        return only
    found = menu.at(words) if only is None else None
    if found is None:
        raise _misread(menu, limits, None, ("catch", menu.card), words)
    return found


def read_which(menu: Menu, limits: Limits, method: Method | None, words: tuple[str, ...]) -> Catch:
    """Return the catch that the words name for a card already played; they are always needed.

    `method` is the one that the left neighbour chose, if so (§26).
    """
    found = menu.at(words)
    if found is None:
        raise _misread(menu, limits, method, ("catch",), words)
    return found


def read_method(open_to: Sequence[Method], card: Card, words: tuple[str, ...]) -> Method:
    """Return the method that the left neighbour names (§26)."""
    for method in METHODS:
        if words == (method,):
            if method in open_to:
                return method
            raise Illegal(f"safaru-refusal-no-{method}", card=card_line(card))
    raise no_method(open_to)


def no_method(open_to: Sequence[Method]) -> Illegal:
    """Return the refusal of words that name no method; it lists the methods (§26)."""
    methods = tuple(line(f"safaru-method-{method}") for method in open_to)
    return Illegal("safaru-refusal-method", methods=methods)


def _misread(
    menu: Menu,
    limits: Limits,
    method: Method | None,
    prefix: tuple[str, ...],
    words: tuple[str, ...],
) -> Illegal:
    """Return the refusal of words that name no catch.

    It says how to write what was meant, or what the card catches; `prefix` is typed first.
    """
    card = menu.card
    # If a card has only one catch, the verb takes the card alone.
    alone = menu.only is not None and card in prefix
    first, example = next(menu.paths())
    if not words:
        move = " ".join((*prefix, *(() if alone else first)))
        return Illegal("safaru-refusal-say-which", card=card_line(card), move=Typed(move))
    if {*words} <= {*METHODS}:
        return _by_methods(menu, prefix, words)
    named = {each for word in words for each in _CARD.findall(word)} - {card}
    meant = _path(menu, named)
    if meant is not None:
        move = " ".join((*prefix, *(() if alone else meant)))
        return Illegal("safaru-refusal-write", move=Typed(move))
    babies = tuple(each for each in menu.table if number_of(each) == 0)
    if _takes(menu, limits, method, named, {*named, *babies}):
        return Illegal("safaru-refusal-unlisted", card=card_line(card))
    if _takes(menu, limits, method, named, named):
        each = "-each" if limits.baby_each else ""
        return Illegal(f"safaru-refusal-baby{each}", card=card_line(card))
    return Illegal("safaru-refusal-no-such-catch", card=card_line(card), how=catch_line(example))


def _by_methods(menu: Menu, prefix: tuple[str, ...], words: tuple[str, ...]) -> Illegal:
    """Return the refusal if only methods were named; it says how to write such a catch."""
    found = [path for path, catch in menu.paths() if {*catch.methods} == {*words}]
    card = menu.card
    if not found:
        example = catch_line(next(menu.paths())[1])
        return Illegal("safaru-refusal-no-such-catch", card=card_line(card), how=example)
    alone = menu.only is not None and card in prefix
    move = Typed(" ".join((*prefix, *(() if alone else found[0]))))
    if len(found) == 1:
        return Illegal("safaru-refusal-write", move=move)
    return Illegal("safaru-refusal-say-which", card=card_line(card), move=move)


def _path(menu: Menu, named: set[Card]) -> tuple[str, ...] | None:
    """Return the words of the catch with these cards, or None."""
    return next((path for path, found in menu.paths() if named == {*found.taken}), None)


def _takes(
    menu: Menu, limits: Limits, method: Method | None, named: set[Card], there: set[Card]
) -> bool:
    """Return True if the card could catch exactly the `named` cards if only `there` lay there.

    Of the other cards on the table only babies matter (§18).
    """
    table = tuple(card for card in menu.table if card in there)
    return named != set() and any(
        named == {*found.taken} and (method is None or method in found.methods)
        for found in catches(table, menu.card, limits)
    )
