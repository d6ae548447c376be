"""What most games do seat by seat: naming, ranking, dealing again, and asking who is ready."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, TypeVar

from engine.api.action import Press, Timeout, Wait
from engine.api.event import Line, Seat, line
from engine.api.rng import Rng

T = TypeVar("T")

#: The title of a seat's own hand in its picture; replays have the seat's name in its place.
YOUR_HAND = line("your-hand")


def seat_name(seat: int) -> Line:
    """Return the name of the occupant of a seat, as a line of its own."""
    return line("seat", seat=Seat(seat))


def seat_names(seats: Iterable[int]) -> tuple[Line, ...]:
    """Return the names of these seats, in this order."""
    return tuple(map(seat_name, seats))


def seat_range(counts: Collection[int]) -> dict[str, int]:
    """Return the least and most seats a game can have, and how far apart they are, for a text."""
    least, most = min(counts), max(counts)
    return {"least": least, "most": most, "spread": most - least}


def shared_places(ranks: Sequence[Any]) -> tuple[int, ...]:
    """Return the place of each seat, 1 for the highest rank; equal ranks share a place."""
    return tuple(1 + sum(other > own for other in ranks) for own in ranks)


def places_of_sides(
    places: Sequence[int], sides: Sequence[int]
) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return the place of each side among the sides and its seats, best first.

    Seats of the same side have the same place; a seat that plays alone is a side of its own.
    """
    place_of = dict(zip(sides, places, strict=True))
    found = (
        (
            1 + sum(other < place for other in place_of.values()),
            tuple(seat for seat, each in enumerate(sides) if each == side),
        )
        for side, place in place_of.items()
    )
    return tuple(sorted(found))


def lead(points: Sequence[float], seat: int) -> float:
    """Return how far a seat is ahead of the best other seat; negative where it is behind."""
    return points[seat] - max(each for other, each in enumerate(points) if other != seat)


def with_item(items: Sequence[T], index: int, item: T) -> tuple[T, ...]:
    """Return the items with the one at `index` exchanged."""
    changed = list(items)
    changed[index] = item
    return tuple(changed)


def without(items: Sequence[T], *removed: T) -> tuple[T, ...]:
    """Return the items less one copy of each of `removed`. Raise ValueError if one is missing."""
    left = list(items)
    try:
        for item in removed:
            left.remove(item)
    except ValueError:  # which one may be a secret, and errors are logged
        raise ValueError(
            f"one of {len(removed)} items to take out is not among the {len(items)} that are "
            "there: refuse such a move with Illegal before its cards are taken out"
        ) from None
    return tuple(left)


def ready_press(
    ask: str,
    label: Line,
    verb: str = "ready",
    after: Wait = Wait.PROMPT,
    *,
    reads: bool = False,
    asks: Line | None = None,
) -> Press:
    """Return the question whether a seat has seen enough; time answers it.

    `after` a prompt, unless it must not be missed: then a turn, and people are pinged for it.
    """
    timeout = Timeout(after)
    return Press(
        verb=verb, ask=ask, label=label, timeout=timeout, posted=True, reads=reads, asks=asks
    )


def with_seat(seats: Iterable[int], seat: int) -> tuple[int, ...]:
    """Return the seats, one more of them, in rising order."""
    return tuple(sorted((*seats, seat)))


def redeal(
    hands: Sequence[tuple[T, ...]],
    seat: int | None,
    hidden: Iterable[T],
    sort: Callable[[Iterable[T]], tuple[T, ...]],
    rng: Rng,
) -> tuple[tuple[tuple[T, ...], ...], tuple[T, ...], Rng]:
    """Return all hands but the seat's own dealt again, each as large as it was, and what is left.

    Dealt are the cards of these hands and the `hidden` ones outside of them; `sort` orders cards
    as they are held.
    """
    others = (card for other, hand in enumerate(hands) if other != seat for card in hand)
    # Sorted first, so that the result tells nothing about where the cards really are.
    cards, rng = rng.shuffled(sort((*hidden, *others)))
    dealt, start = [], 0
    for other, hand in enumerate(hands):
        if other == seat:
            dealt.append(hand)
        else:
            dealt.append(sort(cards[start : start + len(hand)]))
            start += len(hand)
    return tuple(dealt), cards[start:], rng
