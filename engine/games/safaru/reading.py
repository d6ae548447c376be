"""The words of a move become cards and catches, or a refusal of one clear sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.event import Typed, line
from engine.games.safaru.catches import Catch
from engine.games.safaru.menus import Menu
from engine.games.safaru.model import METHODS, Card, Content, Method, card_line
from engine.games.safaru.naming import how
from engine.refusals import Illegal

_CARD = re.compile(r"[a-z]\d+")


def read_card(content: Content, hand: Sequence[Card], words: tuple[str, ...]) -> Card:
    """Read the card that is played, the first word."""
    if not words:
        raise Illegal("safaru-refusal-no-card")
    card = words[0]
    if card not in content.triangles_on:
        raise Illegal("safaru-refusal-no-such-card", card=Typed(card))
    if card not in hand:
        raise Illegal("safaru-refusal-not-in-hand", card=card_line(card))
    return card


def read_catch(chosen: Menu, card: Card, words: tuple[str, ...]) -> Catch:
    """Read which catch of a card is meant; no word is needed where there is but one (§7, §11)."""
    only = chosen.only
    if only is not None and not words:
        return only
    found = chosen.at(words) if only is None else None
    if found is None:
        raise _misread(chosen, ("catch", card), card, words)
    return found


def read_which(chosen: Menu, verb: tuple[str, ...], card: Card, words: tuple[str, ...]) -> Catch:
    """Read which catch is meant where it is always named; `verb`: what is typed before it."""
    found = chosen.at(words)
    if found is None:
        raise _misread(chosen, verb, card, words)
    return found


def read_method(open_to: Sequence[Method], card: Card, words: tuple[str, ...]) -> Method:
    """Read the method that the left neighbour chooses (§26)."""
    for method in METHODS:
        if words == (method,):
            if method in open_to:
                return method
            raise Illegal(f"safaru-refusal-no-{method}", card=card_line(card))
    methods = tuple(line(f"safaru-method-{method}") for method in open_to)
    raise Illegal("safaru-refusal-method", methods=methods)


def _misread(chosen: Menu, verb: tuple[str, ...], card: Card, words: tuple[str, ...]) -> Illegal:
    """Say how to write what was meant, or what the card catches."""
    # Where a card has but one catch, `catch` names the card alone.
    alone = chosen.only is not None and verb == ("catch", card)
    first, some = next(chosen.paths())
    if not words:
        move = " ".join((*verb, *(() if alone else first)))
        return Illegal("safaru-refusal-say-which", card=card_line(card), move=Typed(move))
    meant = _meant(chosen, card, words)
    if meant is None:
        return Illegal("safaru-refusal-no-such-catch", card=card_line(card), how=how(some))
    move = " ".join((*verb, *(() if alone else meant)))
    return Illegal("safaru-refusal-write", move=Typed(move))


def _meant(chosen: Menu, card: Card, words: tuple[str, ...]) -> tuple[str, ...] | None:
    """Find the catch whose cards were named, in whatever order they were written."""
    named = {each for word in words for each in _CARD.findall(word)}
    for path, found in chosen.paths():
        if named in ({*found.taken}, {*found.taken, card}):
            return path
    return None
