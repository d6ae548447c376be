"""What somebody who catches for points plays at a glance, and what they do unasked: for the house.

The house plays on with it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from math import inf

from engine.api.action import Action
from engine.api.game import VoluntaryMove
from engine.api.seats import without
from engine.games.safaru.catches import Catch, Limits, catching, limits_of, shapes_on
from engine.games.safaru.menus import menu
from engine.games.safaru.model import Card, Content, State, View, in_order, number_of
from engine.games.safaru.offers import ask_of
from engine.games.safaru.rules import menu_of_played, others_listening

#: What a unicorn and a hedgehog are worth in points: about their part of the points for most.
_UNICORN, _HEDGEHOG = 4.0, -2.0

#: Which part of its worth is lost with a card that stays on the table, and with any card set free.
_LEFT, _FREED = 0.4, 1.0

#: Of the catches of a card by number so many are looked at, the largest first.
_LOOKS = 12

#: Of 1000 overlooked catches that they would gain by a person notices so many.
_NOTICED = 700


def policy(content: Content, worths: Mapping[Card, float], view: View) -> Action | None:
    """Return the catch that is worth most, or the card that loses least if it is set free.

    `None` where another aim or the open game asks for something else (§16, §26).
    """
    board, question = view.board, view.board.due.question
    if board.terms.aim != "catch" or board.terms.open or view.seat not in board.due.seats:
        return None
    if question == "turn":
        return _turn(content, worths, view)
    if question == "which":
        return Action("catch", (menu_of_played(content, board).listed[0].word,))
    return None


def voluntary_moves(
    content: Content, worths: Mapping[Card, float], state: State, seat: int
) -> tuple[VoluntaryMove, ...]:
    """Return the shout at a catch that would do the player no good, then to let it be (§16)."""
    board = state.board
    if board.last_play is None or seat not in (board.listeners or ()):
        return ()
    ask, card = ask_of("s", board), board.last_play.card
    found = menu(without(board.table, card), card, limits_of(content.total, board.terms))
    best = max((_worth_of(worths, catch) for catch in found.listed), default=0.0)
    moves = []
    if best < 0 or (found.count and board.terms.aim == "free"):
        moves.append(VoluntaryMove(ask, Action("shout"), ask, _NOTICED))
    if seat in others_listening(board):
        moves.append(VoluntaryMove(ask, Action("quiet"), ask, 1000))
    return tuple(moves)


def _worth_of(worths: Mapping[Card, float], catch: Catch) -> float:
    return sum(worths[each] for each in (*catch.taken, *((catch.card,) if catch.is_paired else ())))


def _turn(content: Content, worths: Mapping[Card, float], view: View) -> Action:
    table, limits = view.board.table, limits_of(content.total, view.board.terms)
    able = catching(table, view.hand, content.total)
    lying = sorted(table, key=worths.__getitem__, reverse=True)
    most, best = -inf, Action("")
    for card in able:
        for shape in islice(shapes_on(table, card, limits, None), _LOOKS):
            taken = _best_of(lying, shape.numbers)
            worth = sum([worths[each] for each in taken])
            worth += worths[card] if shape.by_method[2] else -_LEFT * worths[card]
            if worth > most:
                most, best = worth, Action("catch", (card, *taken))
    for card in view.hand:
        worth = -_LEFT * worths[card] - _FREED
        if worth > most and card not in able:
            most, best = worth, Action("release", (card,))
    return best if best.verb == "release" else _as_offered(table, limits, best.args)


def _best_of(lying: Sequence[Card], numbers: Sequence[int]) -> list[Card]:
    """Return cards with these numbers, of equal ones those that lie first."""
    wanted, taken = list(numbers), []
    for card in lying:
        number = number_of(card)
        if number in wanted:
            wanted.remove(number)
            taken.append(card)
    return taken


def _as_offered(table: tuple[Card, ...], limits: Limits, named: Sequence[Card]) -> Action:
    """Return the catch of these cards by the first one as the offer names it."""
    card, *taken = named
    found = menu(table, card, limits)
    # A card whose catches are not all listed is played first.
    if not found.is_complete or found.count == 1:
        return Action("catch", (card,))
    cards = in_order(taken)
    word = next(each.word for each in found.listed if each.taken == cards)
    return Action("catch", (card, word))


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
