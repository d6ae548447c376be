"""A position that the laws check: the table, with views and offers computed once."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from msgspec.structs import replace

from engine.api.action import Action, Offer
from engine.api.event import Line
from engine.api.game import AnyGame
from engine.api.rng import Rng
from engine.table import codec
from engine.table.model import Cause, Change, Occupant, Offers, Pace, Stage, Table
from engine.table.play import act, begin
from tests.laws.recording import Recording
from tests.support.games import GameUnderTest, Setting
from tests.support.random_play import Dice, Play

#: Of a larger table some seats are drawn, where a law looks at what each of them could know.
_SEATS = 2


class Position:
    """A table at one moment of a recorded play, as its last change left it."""

    def __init__(self, recording: Recording, number: int, dice: Dice) -> None:
        self.recording = recording
        self.number = number
        self.dice = dice
        self.play: Play = recording.play_at(number)
        self.refusals: list[Line] = []  #: heard on the way
        self.lines: list[Line] = []  #: seen on the way
        self.known: GameUnderTest = recording.setting.known
        self.setting: Setting = recording.setting
        self.game: AnyGame = recording.setting.game
        self.state = recording.moments[number].state
        self.sealed = codec.encode_state(self.state)
        self.change: Change = self._change()
        self.table = self.change.after

    @cached_property
    def before(self) -> Table:
        """The table before the last move."""
        return table_at(self.recording.play_at(self.number - 1))

    @cached_property
    def seats(self) -> tuple[int | None, ...]:
        """Every seat and, last, the table itself or an onlooker."""
        return (*range(self.setting.seats), None)

    @cached_property
    def some_seats(self) -> tuple[int | None, ...]:
        """Every seat, or some of many, and an onlooker."""
        seats = list(range(self.setting.seats))
        while len(seats) > _SEATS:
            seats.pop(self.dice.below(len(seats)))
        return (*seats, None)

    @cached_property
    def views(self) -> dict[int | None, Any]:
        return {seat: self.game.view(self.state, seat) for seat in self.seats}

    @cached_property
    def asked(self) -> dict[int | None, tuple[Offer, ...]]:
        """Every offer, also those already answered."""
        return {seat: self.game.offers(view) for seat, view in self.views.items()}

    @property
    def asked_of_some(self) -> list[tuple[Offer, ...]]:
        """The same of some seats."""
        return [self.asked[seat] for seat in self.some_seats]

    @property
    def offers(self) -> Offers:
        return self.change.offers

    @cached_property
    def dealt_again(self) -> Table:
        """The table after all that nobody can see was dealt again."""
        state = self.determinized(None, self.dice.below(1 << 30))
        return replace(self.table, state=state)

    @cached_property
    def asked_again(self) -> dict[int | None, tuple[Offer, ...]]:
        """Every offer of that table, also those already answered."""
        state = self.dealt_again.state
        return {seat: self.game.offers(self.game.view(state, seat)) for seat in self.seats}

    @cached_property
    def offers_again(self) -> Offers:
        """The open offers of that table."""
        answered = frozenset(self.table.answered)
        return {
            seat: tuple(offer for offer in theirs if (seat, offer.ask) not in answered)
            for seat, theirs in self.asked_again.items()
        }

    @property
    def over(self) -> bool:
        return self.table.stage is not Stage.PLAY

    def determinized(self, seat: int | None, seed: int) -> Any:
        return self.game.determinize(self.state, seat, generator(seed))

    def _change(self) -> Change:
        """Return the start or the last move, made at a table."""
        if not self.number:
            lobby = replace(
                table_at(self.play), state=None, stage=Stage.LOBBY, revision=0, seed=b""
            )
            # At live pace an option that follows the pace has the value that it has without one.
            empty = replace(lobby, pace=Pace.LIVE)
            return begin(empty, self.game, self.play.seed, Action("start"), 1_000)
        move = self.play.moves[-1]
        cause = Cause.TIMEOUT if move.timed_out else Cause.PERSON
        return act(
            self.before, self.game, move.seat, move.ask, move.action, cause, 1_000 + self.number
        )


def generator(seed: int) -> Rng:
    """Return the generator of a small seed."""
    return Rng(seed.to_bytes(16, "big"))


def table_at(play: Play, *, over: bool = False) -> Table:
    """Return a table with a play on it, without timers."""
    setting = play.setting
    return Table(
        id=7,
        channel=1,
        guild=1,
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
