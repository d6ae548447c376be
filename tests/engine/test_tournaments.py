"""Tournaments as values: the draw, who plays whom, who is ahead."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.api.refusals import Illegal, NotSeated, Unavailable
from engine.api.rng import Rng
from engine.standings.results import Placing, Result
from engine.tournaments import transitions
from engine.tournaments.model import (
    MOST_ENTRANTS,
    Format,
    Pairing,
    Plan,
    Round,
    Tournament,
    TournamentStage,
)
from engine.tournaments.pairing import next_round, round_count, seated, table_sizes
from engine.tournaments.standings import meetings, standings, went_on

NOW = 1_700_000_000_000
SEATS = (2, 3, 4)


def planned(size: int = 2, **changes: object) -> Plan:
    plan = Plan(game="race", size=size, starts_ms=NOW + 1, table_ms=1000)
    return replace(plan, **changes)


def gathered(people: int, plan: Plan) -> Tournament:
    found = Tournament(guild=1, channel=2, locale="en", organiser=9, plan=plan)
    for user in range(1, people + 1):
        found = transitions.join(found, user, f"P{user}")
    return found


def result_of(places: list[int], *, moves: int = 5) -> Result:
    placings = tuple(
        Placing(user=1, side=seat, place=place, own_moves=moves, left=not moves)
        for seat, place in enumerate(places)
    )
    return Result(
        table=1, guild=1, channel=2, game="race", began_ms=0, ended_ms=1, actions=9, reason=None,
        placings=placings,
    )  # fmt: skip


def played(tournament: Tournament, places: tuple[tuple[int, ...], ...]) -> Tournament:
    """Return it with the last round's tables over with these places."""
    at = len(tournament.rounds) - 1
    for number, each in enumerate(places):
        pairing = tournament.rounds[at].pairings[number]
        ended = transitions.finished(pairing, result_of([*each]))
        tournament = transitions.with_pairing(tournament, at, number, ended)
    return tournament


def played_through(tournament: Tournament, seats: tuple[int, ...], seed: int) -> Tournament:
    """Return it after its last round; the entrant with the smaller number mostly wins."""
    rng = Rng(seed.to_bytes(16, "big"))
    tournament = transitions.begin(tournament, seats, seed.to_bytes(16, "big"))
    while tournament.stage is TournamentStage.RUNNING:
        ended = []
        for pairing in tournament.rounds[-1].pairings:
            if pairing.over:
                ended.append(pairing)
                continue
            strengths = []
            for number in pairing.players:
                luck, rng = rng.below(12)
                strengths.append((number + luck, number))
            ranked = [1 + sum(other < own for other in strengths) for own in strengths]
            ended.append(transitions.finished(pairing, result_of(ranked)))
        last = Round(tuple(ended), tournament.rounds[-1].byes)
        tournament = replace(tournament, rounds=(*tournament.rounds[:-1], last))
        tournament = transitions.advance(tournament, seats)
    return tournament


def partitions(people: tuple[int, ...], sizes: tuple[int, ...]) -> Iterator[list[tuple[int, ...]]]:
    """Yield all ways to seat people at tables of these sizes."""
    if not people:
        yield []
        return
    for size in dict.fromkeys(sizes):
        rest = list(sizes)
        rest.remove(size)
        for others in combinations(people[1:], size - 1):
            group = (people[0], *others)
            left = tuple(each for each in people if each not in group)
            yield from ([group, *more] for more in partitions(left, tuple(rest)))


def repeats(groups: Iterable[tuple[int, ...]], met: Counter[frozenset[int]]) -> int:
    return sum(met[frozenset(pair)] for group in groups for pair in combinations(group, 2))


@settings(max_examples=60)
@given(people=st.integers(3, 9), rounds=st.integers(1, 6), seed=st.integers(0, 2**32))
def test_in_pairs_as_few_meet_again_as_can_be_and_byes_differ_by_one(people, rounds, seed):
    done = played_through(gathered(people, planned(rounds=rounds)), SEATS, seed)
    byes: Counter[int] = Counter()
    for at, each in enumerate(done.rounds):
        met = meetings(done.rounds[:at])
        fewest = min(byes[number] for number in range(people))
        assert all(byes[number] == fewest for number in each.byes)
        byes.update(each.byes)
        assert len(each.byes) == people % 2
        groups = [pairing.players for pairing in each.pairings]
        left_over: list[int | None] = [None]
        if people % 2:
            before = byes - Counter(each.byes)
            left_over = [number for number in range(people) if before[number] == fewest]
        best = min(
            repeats(groups, met)
            for out in left_over
            for groups in partitions(
                tuple(number for number in range(people) if number != out), (2,) * (people // 2)
            )
        )
        assert repeats(groups, met) == best
    counts = [byes[number] for number in range(people)]
    assert max(counts) - min(counts) <= 1


@settings(max_examples=40)
@given(people=st.integers(3, 10), rounds=st.integers(1, 4), seed=st.integers(0, 2**32))
def test_at_larger_tables_nobody_meets_again_while_that_can_be(people, rounds, seed):
    done = played_through(gathered(people, planned(3, rounds=rounds)), (2, 3), seed)
    assert len(done.rounds) == rounds
    for at, each in enumerate(done.rounds):
        met = meetings(done.rounds[:at])
        groups = [pairing.players for pairing in each.pairings]
        sizes = tuple(sorted(map(len, groups), reverse=True))
        assert sorted(number for group in groups for number in group) == [*range(people)]
        if repeats(groups, met):
            assert min(repeats(way, met) for way in partitions(tuple(range(people)), sizes)) > 0


@pytest.mark.parametrize("people", [16, 64])
def test_many_people_at_tables_of_four_meet_nobody_twice(people):
    done = played_through(gathered(people, planned(4)), SEATS, people)
    assert len(done.rounds) == {16: 3, 64: 4}[people]
    assert max(meetings(done.rounds).values()) == 1


@settings(max_examples=30)
@given(people=st.integers(3, 24), seed=st.integers(0, 2**32))
def test_in_a_round_robin_everybody_meets_everybody_once(people, seed):
    done = played_through(gathered(people, planned(format=Format.ROUND_ROBIN)), SEATS, seed)
    assert set(meetings(done.rounds).values()) == {1}
    assert len(meetings(done.rounds)) == math.comb(people, 2)
    byes = Counter(number for each in done.rounds for number in each.byes)
    assert len(done.rounds) == round_count(done.plan, people)
    assert {byes[number] for number in range(people)} == {people % 2}


@settings(max_examples=60)
@given(
    people=st.integers(3, 40),
    size=st.integers(2, 4),
    advancing=st.integers(1, 2),
    seed=st.integers(0, 2**32),
)
def test_a_knockout_ends_with_one_winner(people, size, advancing, seed):
    plan = planned(size, format=Format.KNOCKOUT, advancing=min(advancing, size - 1))
    done = played_through(gathered(people, plan), SEATS, seed)
    assert len(done.rounds[-1].pairings) == 1
    assert not done.rounds[-1].byes
    best, *others = standings(done)
    assert (best.rank, others[0].rank) == (1, 2)
    pairing = done.rounds[-1].pairings[0]
    assert pairing.places[pairing.players.index(best.number)] == 1
    assert went_on(done)[0] == best.number
    byes = Counter(number for each in done.rounds for number in each.byes)
    assert max(byes.values(), default=0) <= 1
    if size == 2:
        assert len(done.rounds) == math.ceil(math.log2(people))
        assert not any(each.byes for each in done.rounds[1:])


def test_the_better_ones_of_a_knockout_meet_late():
    plan = planned(format=Format.KNOCKOUT)
    tournament = transitions.begin(gathered(8, plan), SEATS, bytes(16))
    first = [pairing.players for pairing in tournament.rounds[0].pairings]
    assert sorted(map(sum, first)) == [7, 7, 7, 7]


@pytest.mark.parametrize(
    ("people", "seats", "size", "sizes"),
    [
        (9, (2, 3, 4), 4, (3, 3, 3)),
        (10, (3, 4), 4, (4, 3, 3)),
        (5, (3, 4), 4, (4,)),
        (7, (2, 4), 4, (2, 2, 2)),
        (6, (4,), 4, (4,)),
        (3, (4,), 4, ()),
        (64, (2, 3, 4), 4, (4,) * 16),
    ],
)
def test_tables_leave_as_few_over_as_can_be_and_are_alike(people, seats, size, sizes):
    assert table_sizes(people, seats, size) == sizes


def test_tables_without_a_way_out_have_few_repeated_meetings():
    everybody = Counter({frozenset(pair): 1 for pair in combinations(range(12), 2)})
    everybody[frozenset((0, 1))] = 3
    order = tuple(range(12))
    groups = seated(order, (4, 4, 4), everybody, lambda: (order[:4], order[4:8], order[8:]))
    assert repeats(groups, everybody) == 18


# Standings


def ended(players: tuple[int, ...], places: tuple[int, ...]) -> Pairing:
    sides = tuple(range(len(players)))
    return Pairing(players=players, over=True, places=places, sides=sides)


def after(*rounds: Round, people: int = 4, plan: Plan | None = None) -> Tournament:
    return replace(gathered(people, plan or planned()), rounds=rounds)


def test_points_are_the_share_of_beaten_opponents_and_ties_count_half():
    table = standings(after(Round((ended((0, 1, 2, 3), (1, 2, 2, 4)),))))
    assert [(each.number, each.points) for each in table] == [
        (0, 1),
        (1, Fraction(1, 2)),
        (2, Fraction(1, 2)),
        (3, 0),
    ]
    assert [each.rank for each in table] == [1, 2, 2, 4]
    assert [each.wins for each in table] == [1, 0, 0, 0]


def test_level_points_are_separated_by_the_opponents_points_then_wins_then_directly():
    by_opponents = after(
        Round((ended((0, 1), (1, 2)), ended((2, 3), (1, 2)))),
        Round((ended((0, 2), (1, 2)), ended((1, 3), (1, 2)))),
    )
    # 1 and 2 have a point each; both lost to 0 and beat 3.
    assert [each.number for each in standings(by_opponents)] == [0, 1, 2, 3]
    assert [each.rank for each in standings(by_opponents)] == [1, 2, 2, 4]
    direct = after(*by_opponents.rounds, Round((ended((2, 1), (1, 2)), ended((0, 3), (1, 2)))))
    assert [each.number for each in standings(direct)] == [0, 2, 1, 3]
    level = after(
        Round((ended((0, 1), (1, 2)), ended((2, 3), (1, 2)))),
        Round((ended((1, 2), (1, 2)), ended((3, 0), (1, 2)))),
    )
    assert [each.rank for each in standings(level)] == [1, 1, 1, 1]


def test_a_bye_is_worth_a_won_table_and_none_in_a_round_robin():
    rounds = (Round((ended((0, 1), (1, 2)),), (2,)),)
    assert {each.number: each.points for each in standings(after(*rounds, people=3))}[2] == 1
    robin = planned(format=Format.ROUND_ROBIN)
    table = standings(after(*rounds, people=3, plan=robin))
    assert {each.number: each.points for each in table}[2] == 0


def test_partners_share_what_their_side_has_won():
    pairing = Pairing(players=(0, 1, 2, 3), over=True, places=(1, 3, 1, 3), sides=(0, 1, 0, 1))
    assert [each.points for each in standings(after(Round((pairing,))))] == [1, 1, 0, 0]


# Transitions


def test_people_join_and_leave_until_it_begins():
    tournament = gathered(3, planned())
    with pytest.raises(Illegal, match="joined"):
        transitions.join(tournament, 1, "P1")
    assert len(transitions.leave(tournament, 2).entrants) == 2
    with pytest.raises(NotSeated):
        transitions.leave(tournament, 77)
    running = transitions.begin(tournament, SEATS, bytes(16))
    with pytest.raises(Unavailable, match="begun"):
        transitions.join(running, 9, "P9")
    assert len(transitions.leave(running, 2).playing) == 2
    full = gathered(MOST_ENTRANTS, planned())
    with pytest.raises(Illegal, match="full"):
        transitions.join(full, 999, "Late")


def test_too_few_people_cancel_it_with_the_reason():
    for people, size, seats in ((2, 2, SEATS), (0, 2, SEATS), (3, 4, (4,))):
        cancelled = transitions.begin(gathered(people, planned(size)), seats, bytes(16))
        assert cancelled.stage is TournamentStage.CANCELLED
        assert cancelled.reason.key == "tournament-too-few"
        with pytest.raises(Unavailable, match="over"):
            transitions.join(cancelled, 8, "P8")


def test_a_withdrawn_opponent_is_a_won_table_in_a_round_robin():
    plan = planned(format=Format.ROUND_ROBIN)
    tournament = transitions.begin(gathered(4, plan), SEATS, bytes(16))
    gone = tournament.rounds[0].pairings[0].players[0]
    tournament = transitions.leave(tournament, tournament.entrants[gone].user)
    tournament = transitions.advance(played(tournament, ((1, 2), (1, 2))), SEATS)
    walkovers = [each for each in tournament.rounds[1].pairings if len(each.players) == 1]
    assert [each.over for each in walkovers] == [True]
    won = walkovers[0].players[0]
    points = {each.number: each.points for each in standings(tournament)}
    assert points[won] >= 1


def test_who_goes_away_before_the_final_of_a_knockout_comes_after_who_is_still_there():
    knockout = planned(format=Format.KNOCKOUT)
    begun = played(transitions.begin(gathered(4, knockout), SEATS, b"x"), ((1, 2), (1, 2)))
    best, other = (each.players[0] for each in begun.rounds[0].pairings)
    left = transitions.with_members(begun, {begun.entrants[best].user: False})
    over = transitions.advance(left, SEATS)
    assert over.stage is TournamentStage.OVER
    assert [(each.rank, each.number) for each in standings(over)][:2] == [(1, other), (2, best)]
    # With a bye in the last round too: the only one who is left has won.
    three = transitions.begin(gathered(3, knockout), SEATS, b"x")
    (free,), ((winner, _),) = three.rounds[0].byes, [p.players for p in three.rounds[0].pairings]
    three = transitions.leave(played(three, ((1, 2),)), three.entrants[free].user)
    over = transitions.advance(three, SEATS)
    assert [each.number for each in standings(over)][:2] == [winner, free]
    # Who has won the final has won, wherever they go then.
    final = played(transitions.advance(begun, SEATS), ((1, 2),))
    winner = final.rounds[1].pairings[0].players[0]
    gone = transitions.with_members(final, {final.entrants[winner].user: False})
    assert standings(transitions.advance(gone, SEATS))[0].number == winner


def test_who_made_no_move_comes_last_and_is_withdrawn_after_the_second_time():
    tournament = transitions.begin(gathered(4, planned(rounds=3)), SEATS, bytes(16))
    pairing = tournament.rounds[0].pairings[0]
    result = result_of([1, 2])
    absent = replace(result.placings[0], own_moves=0, left=True)
    result = replace(result, placings=(absent, *result.placings[1:]))
    over = transitions.finished(pairing, result)
    assert (over.places, over.absent) == ((2, 1), (pairing.players[0],))
    nobody = transitions.finished(pairing, result_of([1, 2], moves=0))
    assert (nobody.places, nobody.absent) == ((), pairing.players)
    assert transitions.finished(pairing, None).over
    tournament = transitions.with_pairing(tournament, 0, 0, over)
    assert len(transitions.without_absent(tournament).playing) == 4
    twice = replace(tournament, rounds=tournament.rounds * 2)
    assert pairing.players[0] not in transitions.without_absent(twice).playing


def test_a_table_without_a_result_gives_no_points_and_the_better_one_goes_on():
    plan = planned(format=Format.KNOCKOUT)
    tournament = transitions.begin(gathered(4, plan), SEATS, bytes(16))
    ended_early = transitions.finished(tournament.rounds[0].pairings[0], None)
    tournament = transitions.with_pairing(tournament, 0, 0, ended_early)
    other = transitions.finished(tournament.rounds[0].pairings[1], result_of([1, 2]))
    tournament = transitions.with_pairing(tournament, 0, 1, other)
    following = next_round(tournament, SEATS)
    assert set(following.pairings[0].players) == {
        min(ended_early.players),
        other.players[0],
    }


def test_forgetting_leaves_no_name_and_no_id():
    tournament = transitions.begin(gathered(4, planned()), SEATS, bytes(16))
    forgotten = transitions.forgotten(replace(tournament, organiser=2), 2, -5)
    assert forgotten.number_of(2) is None
    assert forgotten.organiser == -5
    gone = forgotten.entrants[tournament.number_of(2) or 0]
    assert (gone.user, gone.name, gone.withdrawn) == (-5, "", True)
    assert len(transitions.forgotten(gathered(4, planned()), 2, -5).entrants) == 3


@pytest.mark.parametrize(
    ("plan", "key"),
    [
        (planned(7), "size"),
        (planned(4, format=Format.ROUND_ROBIN), "pairs"),
        (planned(2, format=Format.KNOCKOUT, advancing=2), "advancing"),
        (planned(2, starts_ms=NOW), "past"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan, key):
    with pytest.raises(Illegal, match=key):
        transitions.check_plan(plan, SEATS, NOW)
    transitions.check_plan(planned(), SEATS, NOW)
    with pytest.raises(Illegal, match="no-pairs"):
        transitions.check_plan(planned(3, format=Format.ROUND_ROBIN), (3, 4), NOW)
