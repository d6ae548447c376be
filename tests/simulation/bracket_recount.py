"""A tournament recounted from its draw and the results of its tables, by rules of its own."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from msgspec import Struct

from engine.standings.results import Result
from engine.tournaments.model import Format, Pairing, Round, Tournament
from engine.tournaments.standings import Standing


class Played(Struct):
    """One table: its entrants in seat order, and how it ended for each; `places` may be empty."""

    players: tuple[int, ...]
    places: list[int]
    sides: list[int]
    absent: list[int]

    def share(self, number: int, among: set[int]) -> Fraction:
        """Return which share of their opponents among some entrants somebody has beaten."""
        if not self.places:
            return Fraction(0)
        if len(self.players) == 1:
            return Fraction(1)
        at = self.players.index(number)
        gaps = [
            self.places[other] - self.places[at]
            for other, player in enumerate(self.players)
            if self.sides[other] != self.sides[at] and player in among
        ]
        halves = sum(2 if gap > 0 else gap == 0 for gap in gaps)
        return Fraction(halves, 2 * len(gaps)) if gaps else Fraction(0)


def played(pairing: Pairing, result: Result | None) -> Played:
    """Return a table that is over, by its result alone."""
    if len(pairing.players) == 1:
        return Played(pairing.players, [1], [0], [])
    placings = result.placings if result else ()
    away = [
        not each.own_moves and bool(each.left or each.house_moves or each.timed_out)
        for each in placings
    ]
    absent = [player for player, gone in zip(pairing.players, away, strict=False) if gone]
    if all(away) or any(each.place is None for each in placings):
        return Played(pairing.players, [], [], absent)
    keys = [(gone, each.place or 0) for gone, each in zip(away, placings, strict=True)]
    places = [1 + sum(other < own for other in keys) for own in keys]
    return Played(pairing.players, places, [each.side for each in placings], absent)


def check_tournament(
    tournament: Tournament, shown: tuple[Standing, ...], results: Mapping[int, Result]
) -> None:
    """Check what is stored of a tournament, and its standings, against the results."""
    rounds: list[list[Played]] = []
    for each in tournament.rounds:
        _check_round(each)
        rounds.append([])
        for pairing in each.pairings:
            if pairing.over:
                recounted = played(pairing, results.get(pairing.table or 0))
                rounds[-1].append(recounted)
                assert recounted.places == [*pairing.places], (tournament.id, pairing)
                assert recounted.absent == [*pairing.absent], (tournament.id, pairing)
    if all(each.is_over for each in tournament.rounds):
        rows = _standings(tournament, rounds)
        assert rows == {each.number: each for each in shown}, (rows, shown)
        ranks = [each.rank for each in shown]
        assert ranks == sorted(ranks)
        if tournament.plan.format is Format.KNOCKOUT:
            _check_knockout(tournament)


def _check_round(each: Round) -> None:
    """Check that nobody is in a round twice."""
    there = [*each.byes, *(number for pairing in each.pairings for number in pairing.players)]
    assert len({*there}) == len(there), each


def _check_knockout(tournament: Tournament) -> None:
    """Check that nobody went on who did worse at a table than somebody who did not."""
    for before, after in zip(tournament.rounds, tournament.rounds[1:], strict=False):
        on = {*after.byes, *(number for pairing in after.pairings for number in pairing.players)}
        was = {*before.byes, *(number for pairing in before.pairings for number in pairing.players)}
        assert on <= was
        for pairing in before.pairings:
            places = dict(zip(pairing.players, pairing.places, strict=False))
            out = [places[each] for each in {*places} - on if not _gone(tournament, each)]
            went = [places[each] for each in {*places} & on]
            assert len(went) <= tournament.plan.advancing
            assert not went or not out or max(went) <= min(out), pairing


def _gone(tournament: Tournament, number: int) -> bool:
    return tournament.entrants[number].withdrawn


def _standings(tournament: Tournament, rounds: list[list[Played]]) -> dict[int, Standing]:
    """Return where everybody stands after rounds that are all over."""
    everybody = range(len(tournament.entrants))
    counts_byes = tournament.plan.format is not Format.ROUND_ROBIN
    byes = {n: sum(n in each.byes for each in tournament.rounds) for n in everybody}
    tables = {n: [each for some in rounds for each in some if n in each.players] for n in everybody}
    shares = {n: [each.share(n, {*everybody}) for each in tables[n]] for n in everybody}
    points = {n: sum(shares[n], Fraction(byes[n] * counts_byes)) for n in everybody}
    opponents = {
        n: byes[n] * counts_byes * points[n]
        + sum(
            (
                sum(points[other] for other in each.players if other != n)
                / Fraction(len(each.players) - 1)
                for each in tables[n]
                if len(each.players) > 1
            ),
            Fraction(0),
        )
        for n in everybody
    }
    wins = {
        n: sum(
            share > Fraction(1, 2) and each.places[each.players.index(n)] == 1
            for each, share in zip(tables[n], shares[n], strict=True)
        )
        for n in everybody
    }
    level = {
        n: (_progress(tournament, rounds, n), -points[n], -opponents[n], -wins[n])
        for n in everybody
    }
    direct = {
        n: _direct(n, {m for m in everybody if level[m] == level[n]}, rounds) for n in everybody
    }
    keys = {n: (*level[n], -direct[n]) for n in everybody}
    return {
        n: Standing(
            rank=1 + sum(keys[other] < keys[n] for other in everybody),
            number=n,
            points=points[n],
            opponents=opponents[n],
            wins=wins[n],
            tables=len(tables[n]),
            byes=byes[n],
            absences=sum(n in each.absent for each in tables[n]),
        )
        for n in everybody
    }


def _progress(tournament: Tournament, rounds: list[list[Played]], number: int) -> tuple[int, int]:
    """Return how far somebody came in a knockout, the smallest first."""
    if tournament.plan.format is not Format.KNOCKOUT:
        return (0, 0)
    for index in reversed(range(len(rounds))):
        if number in tournament.rounds[index].byes:
            return (-index - 1, 0)
        for each in rounds[index]:
            if number in each.players:
                place = each.places[each.players.index(number)] if each.places else 1
                return (-index - 1, place)
    return (0, 0)


def _direct(number: int, level: set[int], rounds: list[list[Played]]) -> Fraction:
    """Return what somebody has done against those who are level with them."""
    if len(level) == 1:
        return Fraction(0)
    tables = (each for some in rounds for each in some if number in each.players)
    return sum((each.share(number, level) for each in tables), Fraction(0))
