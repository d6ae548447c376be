"""Who plays whom in the next round of a tournament."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import combinations
from typing import TypeAlias

from engine.api.rng import Rng
from engine.tournaments.model import Format, Pairing, Plan, Round, Tournament
from engine.tournaments.standings import meetings, standings, went_on

#: Two entrants -> how often they met.
Meetings: TypeAlias = Mapping[frozenset[int], int]

Groups: TypeAlias = tuple[tuple[int, ...], ...]

#: Whom a person with a bye is paired with.
_NOBODY = -1

#: The search for tables without a repeated meeting gives up after so many steps.
_MOST_STEPS = 20_000

#: Then this many starts of a search for tables with few of them.
_RESTARTS = 12


def next_round(tournament: Tournament, seats: Collection[int]) -> Round | None:
    """Return the round after those there are, `None` after the last one.

    `seats`: with how many people the game can be played. Who has sat on the first seat least
    often sits there.
    """
    if tournament.plan.format is Format.ROUND_ROBIN:
        found = _round_robin(tournament)
    elif tournament.plan.format is Format.SWISS:
        found = _swiss(tournament, seats)
    else:
        found = _knockout(tournament, seats)
    if found is None:
        return None
    groups, byes = found
    firsts = Counter(pairing.players[0] for each in tournament.rounds for pairing in each.pairings)
    ordered = (tuple(sorted(group, key=lambda each: firsts[each])) for group in groups)
    return Round(tuple(map(_pairing, ordered)), tuple(sorted(byes)))


def round_count(plan: Plan, people: int) -> int | None:
    """Return how many rounds there are with so many people; `None`: as many as it needs."""
    if plan.format is Format.KNOCKOUT:
        return None
    if plan.format is Format.ROUND_ROBIN:
        return people - 1 + people % 2
    if plan.rounds:
        return plan.rounds
    rounds, found = 1, plan.size
    while found < people:
        rounds, found = rounds + 1, found * plan.size
    return rounds if plan.size == 2 else rounds + 1


def table_sizes(people: int, seats: Collection[int], size: int) -> tuple[int, ...]:
    """Return the sizes of the tables for so many people, the largest first.

    No table is larger than `size`. As few people as possible are left over, then as few tables as
    possible are made, and their sizes differ by one at most.
    """
    allowed = {each for each in seats if each <= size}
    for left_over in range(people):
        seated = people - left_over
        for tables in range(-(-seated // size), seated // min(allowed, default=people + 1) + 1):
            least, larger = divmod(seated, tables)
            if least in allowed and (not larger or least + 1 in allowed):
                return (least + 1,) * larger + (least,) * (tables - larger)
    return ()


def _pairing(players: tuple[int, ...]) -> Pairing:
    """Return a table; who is alone there has won, for the opponent has withdrawn."""
    if len(players) > 1:
        return Pairing(players=players)
    return Pairing(players=players, over=True, places=(1,), sides=(0,))


def _round_robin(tournament: Tournament) -> tuple[Groups, list[int]] | None:
    """Return the tables by the circle method: one stays, the others move on by one each round."""
    at, people = len(tournament.rounds), len(tournament.entrants)
    playing = set(tournament.playing)
    if at >= people - 1 + people % 2 or len(playing) < 2:
        return None
    first, *others = range(people + people % 2)  # an odd one out plays who does not exist
    turned = [first, *others[at:], *others[:at]]
    half = len(turned) // 2
    pairs = [*zip(turned[:half], reversed(turned[half:]), strict=True)]
    byes = [number for pair in pairs if max(pair) == people for number in pair if number in playing]
    groups = (tuple(number for number in pair if number in playing) for pair in pairs)
    return tuple(group for group in groups if group and not {*group} <= {*byes}), byes


def _swiss(tournament: Tournament, seats: Collection[int]) -> tuple[Groups, list[int]] | None:
    planned = round_count(tournament.plan, len(tournament.entrants))
    playing = set(tournament.playing)
    order = [each.number for each in standings(tournament) if each.number in playing]
    sizes = table_sizes(len(order), seats, tournament.plan.size)
    if len(tournament.rounds) == planned or not sizes:
        return None
    met = meetings(tournament.rounds)
    if tournament.plan.size == 2:
        return _matched(order, _byes_of(tournament), met)
    byes = _fewest_byes(order[::-1], tournament, len(order) - sum(sizes))
    order = [each for each in order if each not in byes]
    return seated(order, sizes, met, lambda: _split(order, sizes)), byes


def _knockout(tournament: Tournament, seats: Collection[int]) -> tuple[Groups, list[int]] | None:
    *_, last = (Round(()), *tournament.rounds)
    if last.is_final:
        return None
    order = list(went_on(tournament))
    size = tournament.plan.size
    sizes = table_sizes(len(order), seats, size)
    if len(order) < 2 or not sizes:
        return None
    if size == 2:  # from the second round on everybody plays
        full = 1 << (len(order) - 1).bit_length()
        sizes = (2,) * (len(order) - full // 2)
    byes = _fewest_byes(order, tournament, len(order) - sum(sizes))
    order = [each for each in order if each not in byes]
    met = meetings(tournament.rounds)
    return seated(order, sizes, met, lambda: _snake(order, sizes)), byes


def _byes_of(tournament: Tournament) -> Counter[int]:
    return Counter(number for each in tournament.rounds for number in each.byes)


def _fewest_byes(order: Sequence[int], tournament: Tournament, count: int) -> list[int]:
    """Return so many entrants who have had the fewest byes, the first ones of the order."""
    byes = _byes_of(tournament)
    return sorted(order, key=lambda each: byes[each])[:count]


def _matched(
    order: Sequence[int], byes: Mapping[int, int], met: Meetings
) -> tuple[Groups, list[int]]:
    """Return tables of two: the fewest repeated meetings, then neighbours in the standings.

    If somebody is left over, it is one of those with the fewest byes, and rather a low one.
    """
    import networkx as nx  # only here, for it takes long to import

    graph, people = nx.Graph(), len(order)
    repeated = people**3  # more than all distances together
    for (low, one), (high, other) in combinations(enumerate(order), 2):
        cost = repeated * met.get(frozenset((one, other)), 0) + (high - low) ** 2
        graph.add_edge(one, other, weight=-cost)
    if people % 2:
        fewest = min(byes.get(each, 0) for each in order)
        for at, each in enumerate(order):
            if byes.get(each, 0) == fewest:
                graph.add_edge(each, _NOBODY, weight=-((people - at) ** 2))
    matching = nx.max_weight_matching(graph, maxcardinality=True)
    pairs = [[each for each in pair if each != _NOBODY] for pair in matching]
    groups = (tuple(sorted(pair, key=order.index)) for pair in pairs if len(pair) == 2)
    return (
        tuple(sorted(groups, key=lambda group: order.index(group[0]))),
        [pair[0] for pair in pairs if len(pair) == 1],
    )


def seated(
    order: Sequence[int], sizes: Sequence[int], met: Meetings, first: Callable[[], Groups]
) -> Groups:
    """Return the entrants at tables of these sizes, where few meet again.

    The first try stays if nobody does. Else everything is tried, for some time, to find tables
    where nobody does; then tables are improved step by step, from the first try and random ones.
    """
    best = first()
    if not _repeated(best, met):
        return best
    found = _without_repeats(order, sizes, met)
    if found is not None:
        return found
    best = _improved(best, met)
    rng = Rng(bytes(16))
    for _ in range(_RESTARTS):
        if not _repeated(best, met):
            break
        shuffled, rng = rng.shuffled(order)
        best = min(best, _improved(_split(shuffled, sizes), met), key=lambda g: _repeated(g, met))
    return best


def _split(order: Sequence[int], sizes: Sequence[int]) -> Groups:
    """Return the first ones at the first table, the next ones at the next."""
    ends = [sum(sizes[: at + 1]) for at in range(len(sizes))]
    return tuple(tuple(order[end - size : end]) for end, size in zip(ends, sizes, strict=True))


def _snake(order: Sequence[int], sizes: Sequence[int]) -> Groups:
    """Return the best ones at different tables, then the next ones in the other direction."""
    groups: list[list[int]] = [[] for _ in sizes]
    left = list(order)
    forwards = True
    while left:
        tables = range(len(sizes)) if forwards else reversed(range(len(sizes)))
        for at in tables:
            if len(groups[at]) < sizes[at] and left:
                groups[at].append(left.pop(0))
        forwards = not forwards
    return tuple(tuple(group) for group in groups)


def _repeated(groups: Groups, met: Meetings) -> int:
    return sum(_repeated_at(group, met) for group in groups)


def _repeated_at(group: Sequence[int], met: Meetings) -> int:
    return sum(met.get(frozenset(pair), 0) for pair in combinations(group, 2))


def _without_repeats(order: Sequence[int], sizes: Sequence[int], met: Meetings) -> Groups | None:
    """Return tables where nobody meets again, people near each other in the order together.

    `None` if there are none, or too many steps were needed.
    """
    return _Search(met).tables(tuple(order), tuple(sizes))


class _Search:
    """A search that tries everything, as long as it does not need too many steps."""

    def __init__(self, met: Meetings) -> None:
        self._met = met
        self._steps = 0

    def tables(self, left: tuple[int, ...], sizes: tuple[int, ...]) -> Groups | None:
        """Return the first way to seat who is left at tables of these sizes."""
        if not left:
            return ()
        for size in dict.fromkeys(sizes):
            at = sizes.index(size)
            for group in self._filled(left[:1], left[1:], size):
                others = tuple(each for each in left if each not in group)
                rest = self.tables(others, (*sizes[:at], *sizes[at + 1 :]))
                if rest is not None:
                    return (group, *rest)
        return None

    def _filled(
        self, group: tuple[int, ...], left: tuple[int, ...], size: int
    ) -> Iterator[tuple[int, ...]]:
        """Yield the ways to fill up a table with people who have met nobody there."""
        if len(group) == size:
            yield group
            return
        for at, each in enumerate(left):
            self._steps += 1
            if self._steps > _MOST_STEPS:
                return
            if not any(self._met.get(frozenset((each, other)), 0) for other in group):
                yield from self._filled((*group, each), left[at + 1 :], size)


def _improved(groups: Groups, met: Meetings) -> Groups:
    """Return the tables after swapping people for as long as a swap leaves fewer meet again."""
    tables = [list(group) for group in groups]

    def swap(one: tuple[int, int], other: tuple[int, int]) -> None:
        (a, x), (b, y) = one, other
        tables[a][x], tables[b][y] = tables[b][y], tables[a][x]

    def gain(one: tuple[int, int], other: tuple[int, int]) -> int:
        changed = (tables[one[0]], tables[other[0]])
        before = sum(_repeated_at(each, met) for each in changed)
        swap(one, other)
        after = sum(_repeated_at(each, met) for each in changed)
        swap(one, other)
        return before - after

    seats = [(at, seat) for at, group in enumerate(tables) for seat in range(len(group))]
    while True:
        repeated = {at for at, group in enumerate(tables) if _repeated_at(group, met)}
        swaps = (
            (gain(one, other), one, other)
            for one, other in combinations(seats, 2)
            if one[0] != other[0] and repeated.intersection((one[0], other[0]))
        )
        best, one, other = max(swaps, default=(0, (0, 0), (0, 0)))
        if best <= 0:
            return tuple(tuple(group) for group in tables)
        swap(one, other)
