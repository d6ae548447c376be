"""The words of a move become cards and catches, or a refusal of one clear sentence."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.event import Typed, line
from engine.games.safaru.catches import Catch, Duty, catch_of
from engine.games.safaru.menus import Menu
from engine.games.safaru.model import METHODS, Board, Card, Content, Method, card_line
from engine.games.safaru.naming import how
from engine.refusals import Illegal

#: The word that leaves the played card on the table where its catch could be a pairing as well.
STAYS = "stays"

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


def read_which(chosen: Menu, board: Board, words: tuple[str, ...]) -> Catch:
    """Read which catch is meant for the card that lies there already (§16, §26)."""
    assert board.laid is not None
    found = chosen.at(words)
    if found is None:
        raise _misread(chosen, ("catch",), board.laid, words)
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


def read_set(
    content: Content, board: Board, hand: Sequence[Card], limits: Duty, words: tuple[str, ...]
) -> tuple[Card, Catch | None]:
    """Read cards in any order: one of the hand, and what it takes; `None`: it takes nothing.

    It is a pairing wherever it can be one, unless a word says that the played card stays.
    """
    cards = [word for word in words if word != STAYS]
    for card in cards:
        if card not in content.triangles_on:
            raise Illegal("safaru-refusal-no-such-card", card=Typed(card))
        if card not in hand and card not in board.table:
            raise Illegal("safaru-refusal-not-there", card=card_line(card))
    played = [card for card in cards if card in hand]
    taken = tuple(card for card in cards if card in board.table)
    if len(played) != 1:
        raise Illegal("safaru-refusal-one-of-hand")
    if len(set(words)) == len(words):
        if words == (played[0],):
            return played[0], None
        for paired in (True, False)[STAYS in words :]:
            found = catch_of(board.table, played[0], taken, limits, paired=paired)
            if found is not None:
                return played[0], found
    # This says no more than the player asked: what else the card might catch is not told (§16).
    raise Illegal("safaru-refusal-not-caught", card=card_line(played[0]))


def _misread(chosen: Menu, verb: tuple[str, ...], card: Card, words: tuple[str, ...]) -> Illegal:
    """Say how to write what was meant, or what the card catches."""
    first, some = next(chosen.paths())
    if chosen.only is not None:
        first = first if verb == ("catch",) else ()
    if not words:
        return Illegal(
            "safaru-refusal-say-which", card=card_line(card), move=Typed(" ".join((*verb, *first)))
        )
    meant = _meant(chosen, card, words)
    if meant is not None:
        path = () if chosen.only is not None and len(verb) > 1 else meant
        return Illegal("safaru-refusal-write", move=Typed(" ".join((*verb, *path))))
    return Illegal("safaru-refusal-no-such-catch", card=card_line(card), how=how(some))


def _meant(chosen: Menu, card: Card, words: tuple[str, ...]) -> tuple[str, ...] | None:
    """Find the catch whose cards were named, in whatever order they were written."""
    named = {each for word in words for each in _CARD.findall(word)}
    for path, found in chosen.paths():
        if named in ({*found.taken}, {*found.taken, card}):
            return path
    return None
