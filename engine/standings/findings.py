"""Results that look arranged, for who manages a server to judge.

A finding proves nothing and changes nothing: ratings and medals stay. All limits are here; they
were chosen so that people who simply meet often are not found (`tests/engine/test_findings.py`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import cycle
from math import factorial

from msgspec import Struct

from engine.standings.periods import DAY_MS
from engine.standings.results import Placing, Result

#: Results of so long are looked at: a month of evenings, and nobody is asked about last year.
WINDOW_MS = 30 * DAY_MS

#: Among the latest so many of a server, rated or not, so that reading them costs the same always.
MOST_RESULTS = 1_000

#: Winning by turns is found if among equally strong people chance alone would do it in fewer than
#: one group of so many. Unequal people do it less. Two people must take turns 23 times in a row,
#: three 15 times, four 13 times. At a tenth of it, a server with a hundred groups of regulars
#: would be told once a year about people who did nothing unusual.
ONE_IN = 100_000

#: So many short games of the same people are found: one or two are a phone call or a late bus.
SHORT_GAMES = 3

#: And only if one in so many of their games was short: who plays daily is called away more often.
SHORT_SHARE = 2


class Pattern(StrEnum):
    """What is unusual about some games of the same people."""

    TURNS = "turns"  #: they won by turns
    SHORT = "short"  #: the games ended sooner than any game that is played to its end


class Finding(Struct, frozen=True):
    """Rated games of the same people that somebody might look at, oldest first."""

    pattern: Pattern
    results: tuple[Result, ...]

    @property
    def people(self) -> tuple[Placing, ...]:
        """The people, as they sat in the last of the games."""
        return self.results[-1].placings


def findings(
    results: Iterable[Result], shortest: Mapping[str, Mapping[int, int]]
) -> tuple[Finding, ...]:
    """Return what is unusual about rated results of one server, given in the order of their ends.

    `shortest`: game -> seats -> the fewest actions of a whole game (`GameInfo.shortest`). Games of
    somebody who was forgotten are left out.
    """
    groups: defaultdict[str, list[Result]] = defaultdict(list)
    for each in results:
        if each.unrated is None and not any(placing.forgotten for placing in each.placings):
            groups[each.people_key].append(each)
    return tuple(finding for group in groups.values() for finding in _of_group(group, shortest))


def _of_group(
    group: Sequence[Result], shortest: Mapping[str, Mapping[int, int]]
) -> Iterator[Finding]:
    run = _longest_turns(group)
    if run:
        yield Finding(Pattern.TURNS, tuple(run))
    short = [
        each
        for each in group
        if each.actions < shortest.get(each.game, {}).get(len(each.placings), 0)
    ]
    if len(short) >= SHORT_GAMES and SHORT_SHARE * len(short) >= len(group):
        yield Finding(Pattern.SHORT, tuple(short))


def _longest_turns(group: Sequence[Result]) -> Sequence[Result]:
    """Return the longest run in which the same people won by turns; empty if chance explains it."""
    winners = [frozenset(each.placings[seat].user for seat in each.winners) for each in group]
    best: Sequence[Result] = ()
    for people in range(2, len(group[0].placings) + 1):
        # How often chance takes turns: any order first, then each time the one whose turn it is.
        first_round = factorial(people) / people**people
        for begin in range(len(group)):
            games = _turns(winners[begin:], people)
            chance = len(group) * first_round * people ** float(people - games)
            if games > len(best) and chance * ONE_IN < 1:
                best = group[begin : begin + games]
    return best


def _turns(winners: Sequence[frozenset[int | None]], people: int) -> int:
    """Return in how many of these games, from the first on, so many winners took turns."""
    order = winners[:people]
    if len({*order}) < people or not all(order):
        return 0
    turns = zip(winners, cycle(order), strict=False)
    return next((at for at, (won, turn) in enumerate(turns) if won != turn), len(winners))
