"""What is counted for the feats of Igor: tricks, acts and accusations as they are told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.api.event import Event
from engine.api.feat import Counter, seat_of, told
from engine.games.igor.content import Content
from engine.games.igor.model import View
from engine.games.igor.tricks import winning


def counters(content: Content) -> Mapping[str, Counter]:
    """Return the counters by their names in feats.toml."""

    def won_with_nothing(
        before: View, events: tuple[Event, ...], after: View
    ) -> Iterator[tuple[int, int]]:
        trick = after.board.last_trick
        if trick is not None and any(event.key == "igor-won-with" for event in events):
            best = trick.cards[winning(content, trick.cards)]
            if content.faces[best.card].rank == 0:
                yield trick.winner, 1

    return {
        "tricks": told("igor-won-with"),
        "tricks-with-a-zero": won_with_nothing,
        "accused-rightly": _verdicts("seat"),
        "caught": _verdicts("other"),
        "confessed": told("igor-confessed", "igor-confessed-late"),
        "acts": _acts,
        "coins-gained": lambda before, events, after: (
            (seat, coins - former)
            for seat, (former, coins) in enumerate(
                zip(before.board.coins, after.board.coins, strict=True)
            )
            if coins != former
        ),
    }


def _acts(before: View, events: tuple[Event, ...], after: View) -> Iterator[tuple[int, int]]:
    for event in events:
        if event.key.startswith(("igor-says", "igor-does-")):
            yield seat_of(event), 1


def _verdicts(param: str) -> Counter:
    """Return what counts breaches that were paid for, by whom a parameter of the event names.

    A vote or the accused may decide otherwise afterwards.
    """
    signs = {"igor-caught": 1, "igor-reversed-broken": 1, "igor-reversed-kept": -1}

    def counted(before: View, events: tuple[Event, ...], after: View) -> Iterator[tuple[int, int]]:
        for event in events:
            if event.key in signs:
                yield seat_of(event, param), signs[event.key]

    return counted
