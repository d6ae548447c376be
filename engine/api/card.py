"""What a card, a tile or a rule of a game is: for people who ask for it by its name."""

from __future__ import annotations

from msgspec import Struct

from engine.api.event import Line
from engine.api.scene import Figure


class Card(Struct, frozen=True):
    """A thing that people can ask for: its name, what it does, when, an example, and its look."""

    name: Line
    text: tuple[Line, ...]
    figure: Figure
