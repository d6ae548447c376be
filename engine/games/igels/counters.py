"""What is counted for the feats of Igels: battles as they are told, and what is left at last."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from engine.api.event import Event, Line
from engine.api.feat import Counter, seat_of, told
from engine.games.igels.model import PlayerArea, View

_WON = ("igels-beats", "igels-wins-tie", "igels-wins-alone")


def counters() -> Mapping[str, Counter]:
    """Return the counters by their names in feats.toml."""
    return {
        "battles-won": told(*_WON),
        "ties-won": told("igels-wins-tie"),
        "sap-of-a-win": _sap_of_a_win,
        "food-taken": _food("igels-takes-food"),
        "food-stolen": _food("igels-stolen"),
        "food-at-the-end": _at_the_end(lambda area: len(area.food) + len(area.secured)),
        "secured-at-the-end": _at_the_end(lambda area: len(area.secured)),
        "dead-at-the-end": _at_the_end(lambda area: len(area.dead)),
    }


def _sap_of_a_win(
    before: View, events: tuple[Event, ...], after: View
) -> Iterator[tuple[int, int]]:
    for event in events:
        sap = dict(event.params).get("sap")
        if event.key in _WON and isinstance(sap, int):
            yield seat_of(event), sap


def _food(key: str) -> Counter:
    """Return what counts the Food in events with this key."""

    def counted(before: View, events: tuple[Event, ...], after: View) -> Iterator[tuple[int, int]]:
        for event in events:
            food = dict(event.params).get("food")
            if event.key == key and isinstance(food, tuple):
                yield seat_of(event), sum(_copies(each) for each in food)

    return counted


def _copies(food: Line) -> int:
    """Return how many cards a name in a list of Food stands for."""
    count = dict(food.params).get("count", 1)
    return count if isinstance(count, int) else 1


def _at_the_end(count: Callable[[PlayerArea], int]) -> Counter:
    """Return what counts what lies in front of each seat once the game is over."""

    def counted(before: View, events: tuple[Event, ...], after: View) -> Iterator[tuple[int, int]]:
        if after.board.over and not before.board.over:
            yield from ((seat, count(area)) for seat, area in enumerate(after.board.areas))

    return counted
