"""Why a card would be played: what it does for the own hand (§13 to §20)."""

from __future__ import annotations

from engine.api.action import Action
from engine.api.event import Line, line
from engine.api.seats import with_item, without
from engine.games.race.model import Content, View
from engine.games.race.rules import tally


def explain(content: Content, view: View, action: Action) -> Line | None:
    """Return what a card brings that this seat would play."""
    board = view.board
    if action.verb != "play" or action.args[0] not in view.hand:
        return None
    face, *names = action.args
    card = content.cards[face]
    racer = content.names[names[0]] if card.hedgehog is None else card.hedgehog
    space = min(board.positions[racer] + card.steps, content.finish)
    hand, named = without(view.hand, face), content.hedgehogs[racer].line
    if space == content.finish:
        after = with_item(board.positions, racer, space)
        points = tally(content, board.scoring, after, hand, home=True).points
        return line("race-why-home", hedgehog=named, points=points)
    count = sum(content.cards[each].hedgehog == racer for each in hand)
    value = content.track[space]
    if not count and card.hedgehog is None:
        # A joker is not of the colour that it moves.
        return line("race-why-others", hedgehog=named, value=value)
    if count and value < 0:
        left = next(at for at, each in enumerate(content.track) if each >= 0) - space
        return line("race-why-closer", hedgehog=named, count=count, left=left)
    return line("race-why-keep", hedgehog=named, count=count, value=value)
