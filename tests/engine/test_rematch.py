"""A rematch keeps the seats that its carried options refer to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.api.options import resolve_options
from engine.catalogue import catalogue
from engine.table import lobby
from engine.table.model import Occupant, Stage, Table

SEEDS = Path(__file__).parents[2] / "seeds"


def _rematch(*users: int | None, host: int) -> Table:
    game = catalogue(SEEDS)["badger"]
    carried: dict[str, Any] = {spec.key: _some(spec) for spec in game.info.options if spec.carried}
    assert carried
    table = Table(channel=1, guild=1, locale="en", host=host, game="badger", version=1)
    occupants = tuple(Occupant(user, str(user)) for user in users)
    options = resolve_options(game.info.options, {}, carried)
    return replace(table, seats=occupants, options=options, previous_users=(7, 8))


def _some(spec) -> object:
    return spec.values[-1] if hasattr(spec, "values") else 1


def _started(table: Table) -> Table:
    game = catalogue(SEEDS)["badger"]
    return lobby.start(table.host, b"7" * 32)(table, game, 1).after


@pytest.mark.parametrize("host", [7, 8])
def test_carried_seat_belongs_to_the_same_person_whoever_is_the_host(host: int) -> None:
    for users in ((7, 8), (8, 7)):
        started = _started(_rematch(*users, host=host))
        assert started.seats[0].user == host
        owner = started.options.number("rematch-snack")
        assert started.seats[owner].user == 8
        assert started.stage is Stage.PLAY


def test_carried_seat_of_the_house_stays_with_the_house() -> None:
    started = _started(replace(_rematch(7, None, host=7), previous_users=(None, 7)))
    assert [occupant.user for occupant in started.seats] == [7, None]
    assert started.options.number("rematch-snack") == 0


_FOUR = (1, 2, 3, 4)


@pytest.mark.parametrize("host", _FOUR)
@pytest.mark.parametrize("joined", [(1, 2, 3, 4), (1, 4, 3, 2), (3, 1, 2, 4), (2, 4, 1, 3)])
def test_partners_and_neighbours_stay_in_a_rematch_whoever_joins_first(
    host: int, joined: tuple[int, ...]
) -> None:
    game = catalogue(SEEDS)["safaru"]
    table = Table(channel=1, guild=1, locale="en", host=host, game="safaru", version=1)
    occupants = tuple(Occupant(user, str(user)) for user in joined)
    table = replace(table, seats=occupants, previous_users=_FOUR)
    shown = [{table.seats[at].user for at in side} for side in lobby.sides(table, game)]
    assert shown in ([{1, 3}, {2, 4}], [{2, 4}, {1, 3}])
    started = lobby.start(host, b"7" * 32)(table, game, 1).after
    users = [occupant.user for occupant in started.seats]
    assert users[0] == host
    assert users[users.index(1) :] + users[: users.index(1)] == [1, 2, 3, 4]
    assert shown == [{users[0], users[2]}, {users[1], users[3]}]


def test_newcomer_to_a_rematch_sits_last() -> None:
    game = catalogue(SEEDS)["safaru"]
    table = Table(channel=1, guild=1, locale="en", host=2, game="safaru", version=1)
    occupants = tuple(Occupant(user, str(user)) for user in (2, 9, 1, 3))
    table = replace(table, seats=occupants, previous_users=_FOUR)
    assert [table.seats[at].user for at in table.seats_in_play] == [2, 3, 9, 1]
    started = lobby.start(2, b"7" * 32)(table, game, 1).after
    assert [occupant.user for occupant in started.seats] == [2, 3, 9, 1]


def test_carried_options_are_dropped_with_other_people() -> None:
    game = catalogue(SEEDS)["badger"]
    started = _started(_rematch(8, 9, host=8))
    assert [occupant.user for occupant in started.seats] == [8, 9]
    assert not {spec.key for spec in game.info.options if spec.carried} & set(
        started.options.values
    )
