"""What is told of cards in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.api.event import Line


def card_names(value: object, among: Mapping[str, str]) -> Iterator[str]:
    """Find every card that a line names; `among`: the key of a card's own line -> its name."""
    if isinstance(value, Line):
        if value.key in among:
            yield among[value.key]
        for _, param in value.params:
            yield from card_names(param, among)
    elif isinstance(value, tuple):
        for each in value:
            yield from card_names(each, among)
