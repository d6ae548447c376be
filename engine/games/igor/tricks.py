"""Tricks: which cards may be played, and which one wins (I12 to I14)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.igor.content import Card, Content, Face
from engine.games.igor.model import PlayedCard


def legal(content: Content, hand: Sequence[Card], trick: Sequence[PlayedCard]) -> tuple[Card, ...]:
    """Return the cards of a hand that may be played: those of the suit led, else all (I12)."""
    if not trick:
        return tuple(hand)
    faces = content.faces
    led = faces[trick[0].card].suit
    following = tuple([card for card in hand if faces[card].suit == led])
    return following or tuple(hand)


def winning(content: Content, trick: Sequence[PlayedCard]) -> int:
    """Return the index of the card that wins so far.

    It is the highest card off the suit led, or the highest of all if every card follows (I13); of
    equal cards the first (I14).
    """
    return strongest([content.faces[played.card] for played in trick])


def strongest(faces: Sequence[Face]) -> int:
    """Return the same for the faces of the cards."""
    led = faces[0].suit
    strengths = [(face.suit != led, face.rank) for face in faces]
    return strengths.index(max(strengths))
