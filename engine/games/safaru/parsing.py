"""Reads the words of a move as cards, catches and methods, or refuses them with a reason."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.api.event import Typed, line
from engine.api.refusals import Illegal
from engine.games.safaru.catches import Catch
from engine.games.safaru.menus import Menu, catch_line
from engine.games.safaru.model import METHODS, Card, Content, Method, card_line

_CARD = re.compile(r"[a-z]\d+")


def read_card(
    content: Content, hand: Sequence[Card], words: tuple[str, ...], table: Sequence[Card] = ()
) -> Card:
    """Return the card of the first word; raise `Illegal` if it is not in the hand.

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


def read_catch(menu: Menu, words: tuple[str, ...], *, is_played: bool) -> Catch:
    """Return the catch that the words name; raise `Illegal` with how to write what was meant.

    A card still in the hand needs no words if it has only one catch; of a card that is played
    already the catch is always named (§7, §11). If not all catches are listed, the cards may be
    named one by one.
    """
    needs_no_words = menu.count == 1 and not is_played
    if needs_no_words and not words:
        return menu.listed[0]
    if len(words) == 1 and not needs_no_words:
        listed = menu.by_word.get(words[0])
        if listed is not None:
            return listed
    if not menu.is_complete and words and len({*words}) == len(words):
        found = menu.find(words)
        if found is not None:
            return found
    prefix = ("catch",) if is_played else ("catch", menu.card)
    moves = ["" if needs_no_words else word for word in menu.by_word]
    raise _misread(menu, [" ".join((*prefix, *filter(None, [move]))) for move in moves], words)


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


def _misread(menu: Menu, moves: Sequence[str], words: tuple[str, ...]) -> Illegal:
    """Return the refusal of words that name no catch; `moves` has the whole move of each catch."""
    name, how = card_line(menu.card), catch_line(menu.listed[0])
    if not words:
        return Illegal("safaru-refusal-say-which", card=name, move=Typed(moves[0]))
    if {*words} <= {*METHODS}:
        meant = [
            move
            for move, catch in zip(moves, menu.listed, strict=True)
            if {*catch.methods} == {*words}
        ]
        if len(meant) > 1:
            return Illegal("safaru-refusal-say-which", card=name, move=Typed(meant[0]))
    else:
        named = list(dict.fromkeys(each for word in words for each in _CARD.findall(word)))
        others = [each for each in named if each != menu.card]
        found = (menu.find(named) or menu.find(others)) if others else None
        if found is not None:
            meant = [
                move for move, catch in zip(moves, menu.listed, strict=True) if catch == found
            ] or [" ".join(("catch", *found.taken))]
        elif others and menu.find(others, babies=False):
            each = "-each" if menu.limits.baby_each else ""
            return Illegal(f"safaru-refusal-baby{each}", card=name)
        else:
            meant = []
    if meant:
        return Illegal("safaru-refusal-write", move=Typed(meant[0]))
    return Illegal("safaru-refusal-no-such-catch", card=name, how=how)
