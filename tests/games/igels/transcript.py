"""Card names in public events."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.api.event import Line


def card_names(value: object, names: Mapping[str, str]) -> Iterator[str]:
    """Yield every card that a line names; `names`: text key of a card's name -> the card."""
    if isinstance(value, Line):
        if value.key in names:
            yield names[value.key]
        for _, param in value.params:
            yield from card_names(param, names)
    elif isinstance(value, tuple):
        for each in value:
            yield from card_names(each, names)
