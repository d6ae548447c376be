"""A game defined by a script: the offers of each moment, and the moment that a verb leads to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from engine.api.account import Account
from engine.api.action import Action, Offer, admits
from engine.api.card import Card
from engine.api.event import Event, Line, line
from engine.api.feat import Feat
from engine.api.game import GameInfo, Outcome, Step, Upgrade, VoluntaryMove
from engine.api.options import Options
from engine.api.refusals import Illegal
from engine.api.rng import Rng
from engine.api.scene import Scene
from tests.support.stand_in import StandIn

#: What stands at one moment: seat -> offers; the seat `None` is the table.
Moment: TypeAlias = Mapping[Any, tuple[Offer, ...]]

#: The moment at which the game is over.
END = "end"


class State(Struct, frozen=True, forbid_unknown_fields=True):
    at: str
    seats: int
    made: tuple[str, ...] = ()


class View(Struct, frozen=True):
    at: str
    seat: int | None


class ScriptedGame(StandIn):
    """`script`: name -> moment; `leads`: (name, verb) -> next name; absent: the moment stays."""

    state_type = State
    cards: Mapping[str, Card] = {}
    feats: tuple[Feat, ...] = ()

    def __init__(
        self,
        script: Mapping[str, Any],
        leads: Mapping[tuple[str, str], str],
        *,
        info: GameInfo | None = None,
        upgrades: Mapping[int, Upgrade] | None = None,
    ) -> None:
        self.script = script
        self.leads = leads
        self.upgrades: Mapping[int, Upgrade] = upgrades or {}
        self.info = info or GameInfo(slug="scripted", seats=(1, 2, 3, 4), minutes=(1, 1), bound=100)

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State]:
        return Step(State(next(iter(self.script)), seats))

    def view(self, state: State, seat: int | None) -> View:
        return View(state.at, seat)

    def offers(self, view: View) -> tuple[Offer, ...]:
        return self.script.get(view.at, {}).get(view.seat, ())

    def apply(self, state: State, seat: int | None, action: Action) -> Step[State]:
        theirs = self.script.get(state.at, {}).get(seat, ())
        if "never" in action.args or not any(admits(offer, action) for offer in theirs):
            raise Illegal("scripted-never", verb=line(action.verb))
        who = "-" if seat is None else str(seat)
        made = (*state.made, " ".join((who, action.verb, *action.args)))
        at = self.leads.get((state.at, action.verb), state.at)
        return Step(State(at, state.seats, made), (line("scripted-made"),))

    def outcome(self, state: State) -> Outcome | None:
        if state.at != END:
            return None
        seats = range(state.seats)
        return Outcome(
            places=tuple(1 for _ in seats),
            scores=tuple(0 for _ in seats),
            sides=tuple(seats),
            reason=line("scripted-over"),
        )

    def evaluate(self, state: State, seat: int) -> int:
        return 500

    def voluntary_moves(self, state: State, seat: int) -> tuple[VoluntaryMove, ...]:
        return ()

    def is_revealing(self, view: View, action: Action) -> bool:
        return False

    def policy(self, view: View) -> Action | None:
        return None

    def is_close_call(self, view: View) -> bool:
        return True

    def account(self, before: View | None, events: tuple[Event, ...], after: View) -> Account:
        return Account()

    def chapter(self, view: View) -> Line | None:
        return None

    def gained(self, before: View, after: View) -> tuple[Line, ...]:
        return ()

    def explain(self, view: View, action: Action) -> Line | None:
        return None

    def cards_of(self, view: View) -> tuple[str, ...]:
        return ()

    def moment(self, view: View) -> None:
        return None

    def picture(self, view: View, pending: Action | None = None) -> Scene:
        return Scene(size=(1, 1), alt=line("scripted-alt"), text=())

    def determinize(self, state: State, seat: int | None, rng: Rng) -> State:
        return state

    def __repr__(self) -> str:
        return "<scripted game>"


def moves_made(state: Any) -> tuple[str, ...]:
    """Return the moves made in a scripted game, oldest first."""
    assert isinstance(state, State)
    return state.made
