"""What happens to a tournament: pure functions from one value to the next.

They raise a `Refused` with the reason where something is not possible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping

from msgspec.structs import replace

from engine.api.event import Line
from engine.api.refusals import Illegal, NotSeated, Unavailable
from engine.api.rng import Rng
from engine.api.seats import seat_range, with_item
from engine.standings.results import Placing, Result
from engine.tournaments.model import (
    ABSENCES_TO_WITHDRAW,
    LEAST_ENTRANTS,
    MOST_ENTRANTS,
    Entrant,
    Format,
    Pairing,
    Plan,
    Tournament,
    TournamentStage,
)
from engine.tournaments.pairing import next_round, table_sizes

_STAGE = TournamentStage


def check_plan(plan: Plan, seats: Collection[int], now_ms: int) -> None:
    """Raise `Illegal` for a plan that cannot be played with this many seats."""
    if plan.format is Format.ROUND_ROBIN and 2 not in seats:
        raise Illegal("refusal-tournament-no-pairs", least=min(seats))
    if plan.size not in seats:
        raise Illegal("refusal-tournament-size", size=plan.size, **seat_range(seats))
    if plan.format is Format.ROUND_ROBIN and plan.size != 2:
        raise Illegal("refusal-tournament-pairs")
    if plan.format is Format.KNOCKOUT and plan.advancing >= plan.size:
        raise Illegal("refusal-tournament-advancing", size=plan.size)
    if plan.starts_ms <= now_ms:
        raise Illegal("refusal-tournament-past")


def join(tournament: Tournament, user: int, name: str) -> Tournament:
    """Return it with one more person. Raise `Illegal` or `Unavailable`."""
    _require_registration(tournament)
    if tournament.number_of(user) is not None:
        raise Illegal("refusal-tournament-joined")
    if len(tournament.entrants) >= MOST_ENTRANTS:
        raise Illegal("refusal-tournament-full", most=MOST_ENTRANTS)
    return replace(tournament, entrants=(*tournament.entrants, Entrant(user, name)))


def leave(tournament: Tournament, user: int) -> Tournament:
    """Return it without a person; once it runs, they play no further round.

    A table at which they play goes on: the house covers for them if they do not.
    """
    number = tournament.number_of(user)
    if not tournament.is_active:
        raise Unavailable("refusal-tournament-over")
    if number is None or tournament.entrants[number].withdrawn:
        raise NotSeated("refusal-tournament-not-in")
    if tournament.stage is _STAGE.REGISTRATION:
        others = (*tournament.entrants[:number], *tournament.entrants[number + 1 :])
        return replace(tournament, entrants=others)
    return _withdrawn(tournament, number)


def with_members(tournament: Tournament, found: Mapping[int, bool]) -> Tournament:
    """Return it with who has left the server marked, and who is back marked no more.

    `found`: user -> True if they are there; who is not in it stays as they were. In registration
    who has left is taken out.
    """
    entrants = [
        replace(each, left=not found.get(each.user, not each.left)) for each in tournament.entrants
    ]
    if tournament.stage is _STAGE.REGISTRATION:
        entrants = [each for each in entrants if not each.left]
    return replace(tournament, entrants=tuple(entrants))


def cancel(tournament: Tournament, reason: Line) -> Tournament:
    """Return it cancelled. Tables in play go on, but count for it no more."""
    if not tournament.is_active:
        raise Unavailable("refusal-tournament-over")
    return replace(tournament, stage=_STAGE.CANCELLED, reason=reason)


def start_at(tournament: Tournament, now_ms: int) -> Tournament:
    """Return it with its registration ending now."""
    _require_registration(tournament)
    return replace(tournament, plan=replace(tournament.plan, starts_ms=now_ms))


def begin(tournament: Tournament, seats: Collection[int], seed: bytes) -> Tournament:
    """Return it after the draw with its first round, or cancelled if too few people take part."""
    _require_registration(tournament)
    people = len(tournament.entrants)
    sizes = table_sizes(people, seats, tournament.plan.size)
    if people < LEAST_ENTRANTS or not sizes:
        least = max(LEAST_ENTRANTS, min(seats))
        params = (("people", people), ("least", least))
        return cancel(tournament, Line("tournament-too-few", params))
    drawn, _ = Rng(seed).shuffled(tournament.entrants)
    return advance(replace(tournament, stage=_STAGE.RUNNING, entrants=drawn), seats)


def advance(tournament: Tournament, seats: Collection[int]) -> Tournament:
    """Return it with its next round once the last one is over; after the last round it is over."""
    if tournament.stage is not _STAGE.RUNNING:
        return tournament
    if tournament.rounds and not tournament.rounds[-1].is_over:
        return tournament
    following = next_round(tournament, seats)
    if following is None:
        return replace(tournament, stage=_STAGE.OVER)
    return advance(replace(tournament, rounds=(*tournament.rounds, following)), seats)


def with_pairing(
    tournament: Tournament, round_number: int, number: int, pairing: Pairing
) -> Tournament:
    """Return it with another value for a table; rounds and tables are numbered from 0."""
    played = tournament.rounds[round_number]
    played = replace(played, pairings=with_item(played.pairings, number, pairing))
    return replace(tournament, rounds=with_item(tournament.rounds, round_number, played))


def finished(pairing: Pairing, result: Result | None) -> Pairing:
    """Return a table with its result; `None`, or a game that was ended early: without one.

    Who was away from the first move to the end comes after everybody else, however well the house
    played for them.
    """
    pairing = replace(pairing, over=True, due_ms=None)
    if result is None:
        return pairing
    seats = range(len(pairing.players))
    absent = tuple(map(_was_away, result.placings))
    pairing = replace(
        pairing, absent=tuple(pairing.players[seat] for seat in seats if absent[seat])
    )
    places = [each.place for each in result.placings]
    if all(absent) or None in places:
        return pairing
    keys = [(absent[seat], places[seat] or 0) for seat in seats]
    return replace(
        pairing,
        places=tuple(1 + sum(other < key for other in keys) for key in keys),
        sides=tuple(each.side for each in result.placings),
    )


def _was_away(placing: Placing) -> bool:
    """Return True if a person made no move although they were asked for one, or left at once."""
    was_asked = placing.left or placing.house_moves or placing.timed_out
    return bool(was_asked) and not placing.own_moves


def without_absent(tournament: Tournament) -> Tournament:
    """Return it with everybody withdrawn who was absent too often."""
    absences = Counter(
        number
        for each in tournament.rounds
        for pairing in each.pairings
        for number in pairing.absent
    )
    for number, count in absences.items():
        if count >= ABSENCES_TO_WITHDRAW:
            tournament = _withdrawn(tournament, number)
    return tournament


def forgotten(tournament: Tournament, user: int, tombstone: int) -> Tournament:
    """Return it with nothing that tells who this person is; they play no further round."""
    number = tournament.number_of(user)
    if number is not None:
        if tournament.stage is _STAGE.REGISTRATION:
            tournament = leave(tournament, user)
        else:
            gone = Entrant(tombstone, "", withdrawn=True)
            entrants = with_item(tournament.entrants, number, gone)
            tournament = replace(tournament, entrants=entrants)
    if tournament.organiser == user:
        tournament = replace(tournament, organiser=tombstone)
    return tournament


def _withdrawn(tournament: Tournament, number: int) -> Tournament:
    gone = replace(tournament.entrants[number], withdrawn=True)
    return replace(tournament, entrants=with_item(tournament.entrants, number, gone))


def _require_registration(tournament: Tournament) -> None:
    if not tournament.is_active:
        raise Unavailable("refusal-tournament-over")
    if tournament.stage is not _STAGE.REGISTRATION:
        raise Unavailable("refusal-tournament-begun")
