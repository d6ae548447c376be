"""The drawings of the race: racers, cards and the values of spaces, each made once.

A hedgehog is recognised by its paint, by its letter and by what it wears: never by colour alone.
This module knows nothing about the state of a game.
"""

from __future__ import annotations

from functools import lru_cache

from engine.api.drawing import creatures
from engine.api.drawing.creatures import HEDGEHOG
from engine.api.drawing.geometry import moved
from engine.api.drawing.palette import GOLD, INK, NEUTRAL, PAPER
from engine.api.drawing.plates import card_frame
from engine.api.drawing.signs import TICK, apple, number_text, plus
from engine.api.event import Line
from engine.api.scene import Box, Figure, Part, Words
from engine.games.race.model import JOKER, Card, Content, Hedgehog

#: The tag of a space below zero differs from the others in its darkness too.
_DARK_TAG, _DARK_TEXT = "#6a4f66", "#ffffff"

#: A small card lying on its side.
CHIP = (48.0, 32.0)


@lru_cache(maxsize=64)
def hedgehog(racer: Hedgehog, *, left: bool = False) -> Figure:
    """Draw a racer."""
    letter = Line(f"race-{racer.name}-letter")
    return creatures.hedgehog((racer.paint,), racer.badge, letter, left=left)


def joker(racers: tuple[Hedgehog, ...]) -> Figure:
    """Draw the hedgehog of the jokers: striped in the paints of all racers, and crowned."""
    paints = tuple(racer.paint for racer in racers)
    return creatures.hedgehog(paints, "crown", Line(f"race-{JOKER}-letter"))


def suit_figure(content: Content, suit: int | None) -> Figure:
    """Draw the hedgehog of a suit; `None`: the joker's."""
    if suit is None:
        return joker(content.hedgehogs)
    return hedgehog(content.hedgehogs[suit])


def paint(content: Content, suit: int | None) -> str:
    """Return the colour of a suit's cards."""
    return NEUTRAL if suit is None else content.hedgehogs[suit].paint


def card_face(
    content: Content, card: Card, size: tuple[float, float], *, chosen: bool = False
) -> Figure:
    """Draw the face of a card: its steps as plus signs and the hedgehog that it moves."""
    return _card_face(
        suit_figure(content, card.hedgehog),
        paint(content, card.hedgehog),
        card.steps,
        size,
        chosen,
    )


@lru_cache(maxsize=128)
def _card_face(
    figure: Figure, colour: str, steps: int, size: tuple[float, float], chosen: bool
) -> Figure:
    width, height = size
    scale = min(width / 100, height / 150)
    parts: list[Part] = [*card_frame((0, 0, width, height), colour, chosen=chosen)]
    gap = min(40, 76 / steps)
    for step in range(steps):
        x = width / 2 + (step - (steps - 1) / 2) * gap * scale
        parts += plus(x, 33 * scale, 0.7 * gap * scale)
    enlarged = 0.72 * scale
    left = (width - HEDGEHOG[0] * enlarged) / 2
    parts += moved(figure.marks, left, height - 94 * scale, enlarged)
    return Figure(size, tuple(parts))


def tag(value: int) -> Figure:
    """Draw the value of a space on a tag, with as many apples as it is worth."""
    return _tag(value, max(0, value) if value <= 3 else 0)


def plain_tag(value: int) -> Figure:
    """Draw a value on a tag without apples."""
    return _tag(value, 0)


@lru_cache(maxsize=64)
def _tag(value: int, apples: int) -> Figure:
    width = 54.0 if apples == 0 else 42.0 + 20 * apples
    fill, ink = (_DARK_TAG, _DARK_TEXT) if value < 0 else (PAPER, INK)
    middle = width / 2 - 10 * apples
    parts: list[Part] = [
        Box(0, 0, width, 38, fill, INK, 3, 12),
        Words(middle, 19, number_text(value), 32, ink, bold=True, width=width - 8),
    ]
    for at in range(apples):
        parts += moved(apple().marks, middle + 11 + 20 * at, 7, 0.6)
    return Figure((width, 38), tuple(parts))


@lru_cache(maxsize=128)
def chip(colour: str, steps: int, *, pair: bool = False) -> Figure:
    """Draw a small card on its side; a pair is two cards under one golden clasp."""
    width, height = CHIP
    signs = 2 if pair else steps
    parts: list[Part]
    if pair:
        parts = [
            Box(0, 5, 26, height, PAPER, colour, 4, 7),
            Box(22, 5, 26, height, PAPER, colour, 4, 7),
            Box(16, 0, 16, 10, GOLD, INK, 2, 5),
            Box(16, 32, 16, 10, GOLD, INK, 2, 5),
        ]
    else:
        parts = [Box(0, 5, width, height, PAPER, colour, 4, 7)]
    gap = min(22, 40 / signs)
    for sign in range(signs):
        # The steps of a pair's cards are one, so each shows one sign.
        parts += plus(width / 2 + (sign - (signs - 1) / 2) * gap, 5 + height / 2, 0.55 * gap + 1)
    return Figure((width, height + 10), tuple(parts))


def icons(content: Content) -> dict[Line, Figure]:
    """Return the icons of the hedgehogs, of the cards with their steps, and of being ready."""
    racers = {each.line: hedgehog(each) for each in content.hedgehogs}
    cards = {each.line: _card_icon(content, each) for each in content.cards.values()}
    return {**racers, **cards, Line("race-ready"): TICK}


def _card_icon(content: Content, card: Card) -> Figure:
    """Draw the hedgehog that a card moves, and its steps on a dark plate below."""
    width, height = HEDGEHOG
    gap, size = 46, 46 * card.steps + 12
    parts: list[Part] = [
        *suit_figure(content, card.hedgehog).marks,
        Box((width - size) / 2, height - 34, size, 52, INK, PAPER, 4, 16),
    ]
    for step in range(card.steps):
        x = width / 2 + (step - (card.steps - 1) / 2) * gap
        parts += plus(x, height - 8, 30, PAPER)
    return Figure((width, height + 18), tuple(parts))
