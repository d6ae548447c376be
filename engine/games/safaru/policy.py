"""What somebody who catches for points plays at a glance. The house plays on with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice

from engine.api.action import Action
from engine.games.safaru.catches import Catch, catching, limits_of
from engine.games.safaru.menus import menu
from engine.games.safaru.model import Card, Content, View, number_of
from engine.games.safaru.rules import menu_of_played

#: What a unicorn and a hedgehog are worth in points: about their part of the points for most.
_UNICORN, _HEDGEHOG = 4.0, -2.0

#: Which part of its worth is lost with a card that stays on the table, and with any card set free.
_LEFT, _FREED = 0.4, 1.0

#: Of the catches of a card so many are looked at, the largest first.
_LOOKS = 12


def policy(content: Content, worths: Mapping[Card, float], view: View) -> Action | None:
    """Return the catch that is worth most, or the card that loses least if it is set free.

    `None` where another aim or the open game asks for something else (§16, §26).
    """
    board, question = view.board, view.board.due.question
    if board.terms.aim != "catch" or board.terms.open or view.seat not in board.due.seats:
        return None
    if question == "turn":
        return max(_turn(content, worths, view), key=lambda each: each[0])[1]
    if question == "which":
        return Action("catch", (next(iter(menu_of_played(content, board).by_word)),))
    return None


def _turn(
    content: Content, worths: Mapping[Card, float], view: View
) -> Iterator[tuple[float, Action]]:
    """Yield the actions of a turn, each with its worth."""
    board = view.board
    able = catching(board.table, view.hand, content.total)
    limits = limits_of(content.total, board.terms)
    for card in able:
        found = menu(board.table, card, limits)
        # A card whose catches are not all listed is played first.
        chooses = found.is_complete and found.count > 1
        for word, catch in islice(found.by_word.items(), _LOOKS):
            yield _worth(worths, catch), Action("catch", (card, word) if chooses else (card,))
    for card in view.hand:
        if card not in able:
            yield -_LEFT * worths[card] - _FREED, Action("release", (card,))


def _worth(worths: Mapping[Card, float], catch: Catch) -> float:
    taken = sum([worths[card] for card in catch.taken])
    return taken + (1.0 if catch.is_paired else -_LEFT) * worths[catch.card]


def worths_of(content: Content) -> Mapping[Card, float]:
    """Return about how many points it brings to catch each card (§22)."""
    letters, scoring = content.letters, content.scoring["catch"]
    by_letter = {letters["unicorn"]: _UNICORN, letters["hedgehog"]: _HEDGEHOG}
    return {
        card: scoring.triangle * content.triangles_on[card]
        + by_letter.get(card[0], 0.0)
        + (scoring.baby if number_of(card) == 0 else 0)
        for card in content.pack
    }
