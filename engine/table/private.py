"""Private tables: one person plays the house in their direct messages, and nothing of it counts.

They are stored like any other table, but there is no lobby, no result and no record of the deal,
and they wait for their person without time limits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec import Struct

from engine.api.game import AnyGame
from engine.api.options import Options, Value, resolve_options, values_by_pace
from engine.api.refusals import Illegal
from engine.api.rng import Rng
from engine.api.seats import seat_range
from engine.table.model import Change, Occupant, Pace, Strength, Table
from engine.table.play import begin_at
from engine.table.replay import Replay

#: (now in Unix milliseconds) -> the opening of a private table.
PrivateOpening: TypeAlias = Callable[[int], Change]


class Player(Struct, frozen=True):
    """Who plays at a private table, and the channel of their direct messages."""

    user: int
    name: str
    channel: int
    locale: str = "en"


def new_game(
    player: Player,
    game: AnyGame,
    seats: int,
    seed: bytes,
    given: Mapping[str, Value | str] | None = None,
    house: Strength = Strength.HUMAN,
) -> PrivateOpening:
    """Return the opening of a new game, in which the player has the first seat.

    `given`: its options. Raise `Illegal` for an option or a number of seats that there is not.
    """
    info = game.info
    if seats not in info.seats:
        raise Illegal("refusal-seat-count", have=seats, **seat_range(info.seats))
    chosen = resolve_options(info.options, given or {}, {}).values
    options = Options(values_by_pace(info.options, Pace.NONE) | chosen)
    table = _table(player, game, seats, 0, options=options, house=house, seed=seed)
    state = game.setup(seats, options, Rng(seed)).state
    return lambda now_ms: begin_at(table, game, state, now_ms)


def play_on(player: Player, replay: Replay, number: int, seat: int) -> PrivateOpening:
    """Return the opening of a table that goes on from a step of a finished game.

    The player has this seat and the house all others. Raise `Illegal` where the game is over.
    """
    game, played, state = replay.game, replay.table, replay.steps[number].state
    if game.outcome(state) is not None:
        raise Illegal("refusal-play-on-over")
    table = _table(
        player,
        game,
        len(played.seats),
        seat,
        options=played.options,
        house=played.house,
        seed=played.seed,
        answered=replay.answered(number),
        recent_events=replay.steps[number].events,
    )
    return lambda now_ms: begin_at(table, game, state, now_ms)


def _table(player: Player, game: AnyGame, seats: int, own: int, **fields: object) -> Table:
    return Table(
        channel=player.channel,
        guild=None,
        locale=player.locale,
        host=player.user,
        game=game.info.slug,
        version=game.info.version,
        pace=Pace.NONE,
        seats=tuple(
            Occupant(player.user, player.name) if seat == own else Occupant()
            for seat in range(seats)
        ),
        **fields,  # type: ignore[arg-type]
    )
