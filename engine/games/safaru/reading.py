"""The words of a move become cards and catches, or a refusal of one clear sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.api.event import Typed, line
from engine.api.refusals import Illegal
from engine.games.safaru.catches import Catch, Duty, catches
from engine.games.safaru.menus import Menu
from engine.games.safaru.model import METHODS, Card, Content, Method, card_line, number_of
from engine.games.safaru.naming import how

_CARD = re.compile(r"[a-z]\d+")


def read_card(
    content: Content, hand: Sequence[Card], words: tuple[str, ...], table: Sequence[Card] = ()
) -> Card:
    """Read the card that is played, the first word; `table`: what might be named in its stead."""
    # An animal without its number, or a number without its animal, is no card yet.
    if not words or words[0] in content.animal_of or words[0].isdecimal():
        raise Illegal("safaru-refusal-no-card")
    card = words[0]
    if card not in content.triangles_on:
        raise Illegal("safaru-refusal-no-such-card", card=Typed(card))
    if card not in hand:
        where = "on-table" if card in table else "not-in-hand"
        raise Illegal(f"safaru-refusal-{where}", card=card_line(card))
    return card


def read_catch(chosen: Menu, limits: Duty, words: tuple[str, ...]) -> Catch:
    """Read which catch of a card is meant; no word is needed where there is but one (§7, §11)."""
    only = chosen.only
    if only is not None and not words:
        return only
    found = chosen.at(words) if only is None else None
    if found is None:
        raise _misread(chosen, limits, None, ("catch", chosen.card), words)
    return found


def read_which(chosen: Menu, limits: Duty, method: Method | None, words: tuple[str, ...]) -> Catch:
    """Read which catch is meant of a card that lies there, where it is always named.

    `method`: by which it must be, where the left neighbour has chosen (§26).
    """
    found = chosen.at(words)
    if found is None:
        raise _misread(chosen, limits, method, ("catch",), words)
    return found


def read_method(open_to: Sequence[Method], card: Card, words: tuple[str, ...]) -> Method:
    """Read the method that the left neighbour chooses (§26)."""
    for method in METHODS:
        if words == (method,):
            if method in open_to:
                return method
            raise Illegal(f"safaru-refusal-no-{method}", card=card_line(card))
    raise no_method(open_to)


def no_method(open_to: Sequence[Method]) -> Illegal:
    """Say which methods there are, to whoever names none (§26)."""
    methods = tuple(line(f"safaru-method-{method}") for method in open_to)
    return Illegal("safaru-refusal-method", methods=methods)


def _misread(
    chosen: Menu,
    limits: Duty,
    method: Method | None,
    before: tuple[str, ...],
    words: tuple[str, ...],
) -> Illegal:
    """Say how to write what was meant, or what the card catches; `before` is typed first."""
    card = chosen.card
    # Where a card has but one catch, `catch` names the card alone.
    alone = chosen.only is not None and card in before
    first, some = next(chosen.paths())
    if not words:
        move = " ".join((*before, *(() if alone else first)))
        return Illegal("safaru-refusal-say-which", card=card_line(card), move=Typed(move))
    if {*words} <= {*METHODS}:
        return _by_methods(chosen, before, words)
    named = {each for word in words for each in _CARD.findall(word)} - {card}
    meant = _path(chosen, named)
    if meant is not None:
        move = " ".join((*before, *(() if alone else meant)))
        return Illegal("safaru-refusal-write", move=Typed(move))
    babies = tuple(each for each in chosen.table if number_of(each) == 0)
    if _takes(chosen, limits, method, named, {*named, *babies}):
        return Illegal("safaru-refusal-unlisted", card=card_line(card))
    if _takes(chosen, limits, method, named, named):
        each = "-each" if limits.each else ""
        return Illegal(f"safaru-refusal-baby{each}", card=card_line(card))
    return Illegal("safaru-refusal-no-such-catch", card=card_line(card), how=how(some))


def _by_methods(chosen: Menu, before: tuple[str, ...], words: tuple[str, ...]) -> Illegal:
    """Say how to write a catch of which only the methods were named."""
    found = [path for path, catch in chosen.paths() if {*catch.methods} == {*words}]
    card = chosen.card
    if not found:
        some = how(next(chosen.paths())[1])
        return Illegal("safaru-refusal-no-such-catch", card=card_line(card), how=some)
    alone = chosen.only is not None and card in before
    move = Typed(" ".join((*before, *(() if alone else found[0]))))
    if len(found) == 1:
        return Illegal("safaru-refusal-write", move=move)
    return Illegal("safaru-refusal-say-which", card=card_line(card), move=move)


def _path(chosen: Menu, named: set[Card]) -> tuple[str, ...] | None:
    """Find the catch whose cards were named, in whatever order they were written."""
    return next((path for path, found in chosen.paths() if named == {*found.taken}), None)


def _takes(
    chosen: Menu, limits: Duty, method: Method | None, named: set[Card], there: set[Card]
) -> bool:
    """Say whether the card could catch just the cards that were named, did only these lie there.

    What else lies there matters by its babies alone (§18).
    """
    table = tuple(card for card in chosen.table if card in there)
    return named != set() and any(
        named == {*found.taken} and (method is None or method in found.methods)
        for found in catches(table, chosen.card, limits)
    )
