"""A position that the laws check: the table, with views and offers computed once."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from engine.api.action import Offer
from engine.api.event import Event, Line
from engine.api.game import AnyGame
from engine.api.rng import Rng
from engine.table import codec
from engine.table.model import Occupant, Offers, Stage, Table
from engine.table.play import open_offers
from tests.support.games import GameUnderTest, Setting
from tests.support.random_play import Dice, Play


class Position:
    """A table at one moment of a play. `said`: the last events; `dealt`: the first state."""

    def __init__(
        self, play: Play, table: Table, said: tuple[Event, ...], dealt: Any, dice: Dice
    ) -> None:
        self.play = play
        self.table = table
        self.said = said
        self.dealt = dealt
        self.dice = dice
        self.refusals: list[Line] = []  #: heard on the way
        self.lines: list[Line] = []  #: seen on the way
        self.known: GameUnderTest = play.setting.known
        self.setting: Setting = play.setting
        self.game: AnyGame = play.setting.game
        self.state = table.state
        self.sealed = codec.encode_state(table.state)

    @cached_property
    def seats(self) -> tuple[int | None, ...]:
        """Every seat and, last, the table itself or an onlooker."""
        return (*range(self.setting.seats), None)

    @cached_property
    def views(self) -> dict[int | None, Any]:
        return {seat: self.game.view(self.state, seat) for seat in self.seats}

    @cached_property
    def asked(self) -> dict[int | None, tuple[Offer, ...]]:
        """Every offer, also those already answered."""
        return {seat: self.game.offers(view) for seat, view in self.views.items()}

    @cached_property
    def offers(self) -> Offers:
        return open_offers(self.table, self.game)

    @cached_property
    def over(self) -> bool:
        return self.table.stage is not Stage.PLAY

    def determinized(self, seat: int | None, seed: int) -> Any:
        return self.game.determinize(self.state, seat, Rng(seed.to_bytes(16, "big")))


def table_at(play: Play, *, over: bool = False) -> Table:
    """Return a table with a play on it, without timers."""
    setting = play.setting
    return Table(
        id=7,
        channel=1,
        guild=None,
        locale="en",
        host=100,
        game=setting.game.info.slug,
        version=setting.game.info.version,
        options=setting.options,
        stage=Stage.OVER if over else Stage.PLAY,
        seats=tuple(Occupant(100 + seat, f"seat {seat}") for seat in range(setting.seats)),
        revision=len(play.moves) + 1,
        seed=play.seed,
        state=play.state,
        answered=tuple(sorted(play.answered, key=repr)),
        outcome=setting.game.outcome(play.state),
    )
