"""Who is ahead in a tournament, from its rounds alone.

A table is worth one point: for the share of the opponents whom somebody has beaten, a tie counting
half. So tables of different sizes are worth the same. A bye is worth one point too, except in a
round robin, where everybody has equally many.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import groupby

from msgspec import Struct
from msgspec.structs import replace

from engine.standings.leaderboards import ExportedTournament
from engine.tournaments.model import Format, Pairing, Round, Tournament

_HALF = Fraction(1, 2)


class Standing(Struct, frozen=True, kw_only=True):
    """Where an entrant stands. Entrants whom nothing separates share a rank."""

    rank: int
    number: int  #: the entrant
    points: Fraction
    opponents: Fraction  #: the points of the opponents: those of a table on average
    wins: int
    tables: int  #: played to their end
    byes: int
    absences: int


def standings(tournament: Tournament) -> tuple[Standing, ...]:
    """Return every entrant, the best first.

    Points decide, then the opponents' points, then wins, then what those who are still level did
    at tables where they met. In a knockout it first decides how far somebody got.
    """
    if not tournament.entrants:
        return ()
    knockout = tournament.plan.format is Format.KNOCKOUT
    numbers = range(len(tournament.entrants))
    tallies = [_Tally(number, tournament) for number in numbers]
    points = [each.points for each in tallies]
    keys = {
        each.number: (
            each.progress if knockout else (),
            -each.points,
            -each.opponents(points),
            -each.wins,
        )
        for each in tallies
    }
    found: list[Standing] = []
    for _, level in groupby(sorted(numbers, key=lambda each: (keys[each], each)), keys.get):
        for tied in _by_direct_meetings(tuple(level), tournament.rounds):
            rank = len(found) + 1
            found += (tallies[number].standing(rank, points) for number in tied)
    return tuple(found)


def exported_tournament(tournament: Tournament, user: int) -> ExportedTournament:
    """Return what a tournament has of a person, and of nobody else."""
    plan, number = tournament.plan, tournament.number_of(user)
    own = ExportedTournament(
        tournament.id, tournament.guild, tournament.channel, plan.game, tournament.organiser == user
    )
    if number is None:
        return own
    entrant = tournament.entrants[number]
    rank = next(each.rank for each in standings(tournament) if each.number == number)
    return replace(
        own,
        name=entrant.name,
        withdrawn=entrant.withdrawn or entrant.left,
        rank=rank if tournament.rounds else None,
    )


def went_on(tournament: Tournament) -> tuple[int, ...]:
    """Return who is still in a knockout after its last round, the best of it first.

    At each table the best go on, fewer than sit there; where they tied, who stood better before.
    """
    if not tournament.rounds:
        return tournament.playing
    *_, last = tournament.rounds
    ranks = {each.number: at for at, each in enumerate(standings(tournament))}
    advancing = list(last.byes)
    for pairing in last.pairings:
        places = pairing.places or (1,) * len(pairing.players)
        before = (ranks[each] for each in pairing.players)
        order = sorted(zip(places, before, pairing.players, strict=True))
        most = min(tournament.plan.advancing, len(order) - 1)
        advancing += (number for _, _, number in order[:most])
    playing = set(tournament.playing)
    return tuple(sorted(playing.intersection(advancing), key=ranks.__getitem__))


def meetings(rounds: Iterable[Round]) -> Counter[frozenset[int]]:
    """Return how often any two entrants sat at the same table."""
    return Counter(
        frozenset((one, other))
        for each in rounds
        for pairing in each.pairings
        for at, one in enumerate(pairing.players)
        for other in pairing.players[at + 1 :]
    )


def _share(pairing: Pairing, seat: int, others: Iterable[int]) -> Fraction:
    """Return which share of the other seats this one has beaten; partners do not count."""
    if not pairing.places:
        return Fraction(0)
    if len(pairing.players) == 1:  # the opponent has withdrawn
        return Fraction(1)
    opponents = [each for each in others if pairing.sides[each] != pairing.sides[seat]]
    places = pairing.places
    beaten = sum(places[each] > places[seat] for each in opponents)
    tied = sum(places[each] == places[seat] for each in opponents)
    return Fraction(2 * beaten + tied, 2 * len(opponents)) if opponents else Fraction(0)


def _by_direct_meetings(
    level: tuple[int, ...], rounds: Sequence[Round]
) -> Iterator[tuple[int, ...]]:
    """Yield the level entrants in groups that nothing separates, the best group first."""
    if len(level) == 1:
        yield level
        return
    direct = dict.fromkeys(level, Fraction(0))
    for each in rounds:
        for pairing in each.pairings:
            seats = [seat for seat, number in enumerate(pairing.players) if number in direct]
            for seat in seats:
                direct[pairing.players[seat]] += _share(pairing, seat, seats)
    order = sorted(level, key=lambda each: (-direct[each], each))
    for _, tied in groupby(order, direct.get):
        yield tuple(tied)


class _Tally:
    """What one entrant has done."""

    def __init__(self, number: int, tournament: Tournament) -> None:
        self.number = number
        self.points, self.wins, self.tables, self.absences = Fraction(0), 0, 0, 0
        byes_count = tournament.plan.format is not Format.ROUND_ROBIN
        self.byes = sum(number in each.byes for each in tournament.rounds)
        self.points += self.byes * byes_count
        #: for each round: who sat at the same table
        self._met: list[list[int]] = []
        #: (rounds, place in the last, 1: is gone since), so that the smaller one got further
        self.progress: tuple[int, int, int] = (0, 0, 0)
        for index, each in enumerate(tournament.rounds, 1):
            if number in each.byes:
                self.progress = (-index, 0, 0)
                self._met += [[number]] * byes_count  # as if against somebody as good
            for pairing in each.pairings:
                if number in pairing.players:
                    self._add(pairing, index)
        if tournament.rounds and number not in tournament.playing:
            at, place, _ = self.progress
            if at == -len(tournament.rounds) and not tournament.rounds[-1].is_final:
                # Nobody wins a knockout by going away before its final.
                self.progress = (at, max(place, 1), 1)

    def _add(self, pairing: Pairing, index: int) -> None:
        seat = pairing.players.index(self.number)
        self.progress = (-index, pairing.places[seat] if pairing.places else 1, 0)
        if not pairing.over:
            self.progress = (-index, 0, 0)
            return
        self.tables += 1
        self.absences += self.number in pairing.absent
        share = _share(pairing, seat, range(len(pairing.players)))
        self.points += share
        self.wins += share > _HALF and pairing.places[seat] == 1
        self._met.append([each for each in pairing.players if each != self.number])

    def opponents(self, points: Sequence[Fraction]) -> Fraction:
        """Return the sum over the tables of the mean of the opponents' points."""
        means = (Fraction(sum(points[each] for each in met), len(met)) for met in self._met if met)
        return sum(means, Fraction(0))

    def standing(self, rank: int, points: Sequence[Fraction]) -> Standing:
        return Standing(
            rank=rank,
            number=self.number,
            points=self.points,
            opponents=self.opponents(points),
            wins=self.wins,
            tables=self.tables,
            byes=self.byes,
            absences=self.absences,
        )
