"""Which results are shown to managers as worth a look, and which never are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest
from msgspec.structs import replace

from engine.api.options import resolve_options
from engine.standings.findings import Finding, Pattern, findings
from engine.standings.ratings import Unrated
from engine.standings.results import Result
from engine.table.model import Change
from engine.table.past import is_move
from tests.storage.games import a_result
from tests.support.games import every_game
from tests.support.random_play import Dice
from tests.support.whole_game import play_game

SHORTEST = {slug: each.game.info.shortest for slug, each in every_game().items()}

#: A winner that is nobody: all are equal.
DRAW = 0


@cache
def game(users: Sequence[int], winner: int, actions: int = 120) -> Result:
    """Return a rated game of the race: the winner is first, the others share the second place."""
    return a_result(users, [1 if user == winner else 2 for user in users], actions=actions)


def played(dice: Dice, strengths: Sequence[int], games: int) -> list[Result]:
    """Return so many games of the same people, whose chance to win is by their strength."""
    users = tuple(11 + seat for seat in range(len(strengths)))
    drawn = [user for user, many in zip(users, strengths, strict=True) for _ in range(many)]
    return [game(users, drawn[dice.below(len(drawn))]) for _ in range(games)]


def found(results: Sequence[Result]) -> tuple[Finding, ...]:
    return findings(results, SHORTEST)


def test_honest_regulars_are_never_found() -> None:
    # Four people on thirteen Thursdays with three games each; two equals who play the five games a
    # day that can be rated, for a month; three of whom one nearly always wins.
    dice, alarms, seasons = Dice(7), 0, 1_000
    for number in range(seasons):
        strengths = [2 + dice.below(7) for _ in range(4)]
        alarms += len(found(played(dice, strengths, 39)))
        if number % 10 == 0:
            alarms += len(found(played(dice, (1, 1), 150)))
            alarms += len(found(played(dice, (9, 1, 1), 26)))
    print(f"false alarms: {alarms} in {seasons} seasons")
    assert alarms == 0


@pytest.mark.parametrize(("people", "games"), [(2, 23), (3, 15), (4, 13)])
def test_winning_by_turns_is_found_once_chance_no_longer_explains_it(
    people: int, games: int
) -> None:
    users = tuple(11 + seat for seat in range(people))
    turns = [game(users, users[at % people]) for at in range(games)]
    (finding,) = found([game(users, DRAW), *turns, game(users, DRAW)])
    assert (finding.pattern, finding.results) == (Pattern.TURNS, tuple(turns))
    assert tuple(each.user for each in finding.people) == users
    assert found(turns[1:]) == ()
    assert found([*turns[:9], game(users, DRAW), *turns[9:]]) == ()


def test_games_of_five_moves_are_found_from_the_third_on() -> None:
    users = (11, 12, 13)
    five = [game(users, 11, actions=5)] * 3
    (finding,) = found(five)
    assert (finding.pattern, finding.results) == (Pattern.SHORT, tuple(five))
    assert found(five[:2]) == ()
    assert found([*five, *[game(users, 12), game(users, 13)] * 2]) == ()
    assert found([replace(each, unrated=Unrated.SHORT) for each in five]) == ()
    # Of a game that was never measured nothing is known.
    assert found([replace(each, game="unknown") for each in five]) == ()


def test_the_games_of_a_forgotten_person_are_left_out() -> None:
    assert found([game((11, 12, -1), 11, actions=5)] * 9) == ()


@pytest.mark.parametrize("slug", sorted({*SHORTEST} - {"sample"}))
def test_every_game_has_its_shortest_length_for_every_number_of_seats(slug: str) -> None:
    info = every_game()[slug].game.info
    assert tuple(info.shortest) == info.seats
    assert min(info.shortest.values()) > info.rated_from


@pytest.mark.parametrize("slug", sorted({*SHORTEST} - {"sample"}))
def test_a_short_game_is_not_taken_for_one_that_was_lost_on_purpose(slug: str) -> None:
    game = every_game()[slug].game
    options = resolve_options(game.info.options, game.lesson.short_game, {})
    for seats, shortest in game.info.shortest.items():
        changes: list[Change] = []
        play_game(game, options, seats, frozenset(), 1, changes.append)
        assert sum(is_move(each.entry) for each in changes) >= shortest
