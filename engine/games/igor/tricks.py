"""Tricks: which cards may be laid, and which one wins (I12 to I14)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.igor.model import Card, Content
from engine.games.igor.state import Laid


def legal(content: Content, hand: Sequence[Card], trick: Sequence[Laid]) -> tuple[Card, ...]:
    """Give the cards of a hand that may be laid to a trick: the suit led if there is one (I12)."""
    if not trick:
        return tuple(hand)
    led = content.faces[trick[0].card].suit
    following = tuple(card for card in hand if content.faces[card].suit == led)
    return following or tuple(hand)


def winning(content: Content, trick: Sequence[Laid]) -> int:
    """Give the index of the card that wins so far.

    The highest card off the suit led, or where all followed the highest (I13); of equal ones the
    first (I14).
    """
    faces = [content.faces[laid.card] for laid in trick]
    led = faces[0].suit
    off = [at for at, face in enumerate(faces) if face.suit != led]
    best = max(faces[at].rank for at in off or range(len(faces)))
    return next(at for at in off or range(len(faces)) if faces[at].rank == best)
