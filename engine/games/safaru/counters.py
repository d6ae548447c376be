"""What is counted for the feats of Safaru. Caught cards lie open once a game round is scored."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.api.event import Event, Line
from engine.api.feat import Counter, seat_of, told
from engine.games.safaru.model import Aim, Card, Content, View, number_of


def counters(content: Content) -> Mapping[str, Counter]:
    """Return the counters by their names in feats.toml."""
    unicorn, hedgehog = content.letters["unicorn"], content.letters["hedgehog"]

    def unicorns(before: View, events: tuple[Event, ...], after: View) -> Iterator[tuple[int, int]]:
        for seat, pile in _scored_piles(before, after):
            yield seat, sum(card[0] == unicorn for card in pile)

    def clean(before: View, events: tuple[Event, ...], after: View) -> Iterator[tuple[int, int]]:
        for seat, pile in _scored_piles(before, after):
            unwelcome = any(card[0] == hedgehog or number_of(card) == 0 for card in pile)
            if not unwelcome:
                yield seat, len(pile)

    return {
        "caught": _with_aim("catch", _caught),
        "three-methods": _with_aim("catch", _three_methods),
        "swept": _with_aim("catch", _swept),
        "unicorns": _with_aim("catch", unicorns),
        "cards-of-a-clean-round": _with_aim("catch", clean),
        "rounds-without-a-catch": _with_aim(
            "free",
            lambda before, events, after: (
                (seat, 1) for seat, pile in _scored_piles(before, after) if not pile
            ),
        ),
        "noticed": told("safaru-noticed"),
    }


def _with_aim(aim: Aim, count: Counter) -> Counter:
    """Return a counter for matches with one aim (§26): a catch is no feat where it costs points."""
    return lambda before, events, after: (
        count(before, events, after) if after.board.terms.aim == aim else ()
    )


def _scored_piles(before: View, after: View) -> Iterator[tuple[int, tuple[Card, ...]]]:
    """Yield each seat and what it caught, in the step in which a game round is scored."""
    if after.board.is_between_rounds and not before.board.is_between_rounds:
        yield from ((seat, pile or ()) for seat, pile in enumerate(after.piles))


def _caught(before: View, events: tuple[Event, ...], after: View) -> Iterator[tuple[int, int]]:
    """Count the cards from the table; the played one does not count, even if it is paired."""
    last = after.board.last_play
    for event in events:
        if event.key == "safaru-caught" and last is not None:
            yield last.seat, len(last.taken)


def _three_methods(
    before: View, events: tuple[Event, ...], after: View
) -> Iterator[tuple[int, int]]:
    for event in events:
        how = dict(event.params).get("how")
        if event.key == "safaru-caught" and isinstance(how, Line) and how.key == "safaru-by-atp":
            yield seat_of(event), 1


def _swept(before: View, events: tuple[Event, ...], after: View) -> Iterator[tuple[int, int]]:
    """Count the cards of a catch that took all there were."""
    for seat, cards in _caught(before, events, after):
        if cards == len(before.board.table):
            yield seat, cards
