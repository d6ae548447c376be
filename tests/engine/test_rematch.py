"""A rematch keeps the seats that its carried options refer to."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from engine.api.options import resolve_options
from engine.catalogue import catalogue
from engine.table import lobby
from engine.table.model import Occupant, Stage, Table

SEEDS = Path(__file__).parents[2] / "seeds"


def _rematch(*users: int | None, host: int) -> Table:
    game = catalogue(SEEDS)["badger"]
    carried = {spec.key: _some(spec) for spec in game.info.options if spec.carried}
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


def test_the_same_people_keep_their_seats_in_a_rematch() -> None:
    started = _started(_rematch(8, 7, host=8))
    assert [occupant.user for occupant in started.seats] == [7, 8]
    assert started.options == _rematch(8, 7, host=8).options
    assert started.stage is Stage.PLAY


def test_carried_options_are_dropped_with_other_people() -> None:
    game = catalogue(SEEDS)["badger"]
    started = _started(_rematch(8, 9, host=8))
    assert [occupant.user for occupant in started.seats] == [8, 9]
    assert not {spec.key for spec in game.info.options if spec.carried} & set(
        started.options.values
    )
