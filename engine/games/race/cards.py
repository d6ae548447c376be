"""Every kind of card, for people who ask what it is, and those that a view shows."""

from __future__ import annotations

from collections.abc import Iterator

from engine.api.card import Card
from engine.api.event import Line, line
from engine.games.race import model
from engine.games.race.drawings import card_face
from engine.games.race.model import Content, View

_SIZE = (142.0, 213.0)


def cards(content: Content) -> dict[str, Card]:
    """Return every kind of card by its face."""
    return {
        face: Card(each.line, tuple(_text(content, each)), card_face(content, each, _SIZE))
        for face, each in content.cards.items()
    }


def cards_of(content: Content, view: View) -> tuple[str, ...]:
    """Return the faces that lie open in a view, sorted."""
    board = view.board
    scored = board.last_round.tallies if board.last_round is not None else ()
    faces = {*board.pile, *view.hand, *(face for tally in scored for face in tally.hand)}
    return content.as_hand(faces)


def _text(content: Content, card: model.Card) -> Iterator[Line]:
    if card.hedgehog is None:
        yield line("race-about-joker", steps=card.steps)
        points = next(iter(content.scoring.values())).bonus
        yield line("race-about-example-joker", steps=card.steps, points=points)
        return
    racer = content.hedgehogs[card.hedgehog].line
    yield line("race-about-moves", hedgehog=racer, steps=card.steps)
    low, high = min(content.track), max(content.track)
    yield line("race-about-counts", hedgehog=racer, low=low, high=high)
    yield line("race-about-example", hedgehog=racer, value=high, points=2 * high)
