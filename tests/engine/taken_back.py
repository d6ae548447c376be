"""A table without a service whose moves can be taken back, for the tests of that."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.api.action import Action
from engine.api.rng import Rng
from engine.table import takeback
from engine.table.deadlines import deadlines
from engine.table.model import Cause, Change, LogEntry, Table, Takebacks
from engine.table.play import act, open_offers
from engine.table.replay import standing_steps, steps_since
from tests.engine.builders import NOW, press, started
from tests.support.scripted_game import END, ScriptedGame, State

#: Seat 0 moves twice, then seat 1 once, and so on; "show" shows what nobody could know.
_TURNS = ScriptedGame(
    {
        "a": {0: (press("go", "a"), press("show", "a"))},
        "b": {0: (press("on", "b"),)},
        "c": {1: (press("go", "c"), press("stop", "c"))},
        "seen": {0: (press("on", "seen"),)},
    },
    {
        ("a", "go"): "b",
        ("a", "show"): "seen",
        ("b", "on"): "c",
        ("seen", "on"): "c",
        ("c", "go"): "a",
        ("c", "stop"): END,
    },
)


class _Hiding(ScriptedGame):
    """A scripted game in which "show" shows what was drawn, so that it comes out otherwise."""

    def determinize(self, state: State, seat: int | None, rng: Rng) -> State:
        return replace(state, seats=2 + rng.below(1000)[0])

    def view(self, state: State, seat: int | None) -> Any:
        drawn = state.seats if state.at == "seen" else 0
        return replace(super().view(state, seat), at=f"{state.at}:{drawn}")

    def offers(self, view: Any) -> Any:
        return super().offers(replace(view, at=view.at.partition(":")[0]))


GAME = _Hiding(_TURNS.script, _TURNS.leads)


class Played:
    """A table with its log, played without a service."""

    def __init__(self, *users: int | None, **fields: Any) -> None:
        change = started(GAME, *users, **{"takebacks": Takebacks.ALWAYS, **fields})
        self.first, self.log, self.change = change.after, list[LogEntry](), change

    @property
    def table(self) -> Table:
        return self.change.after

    def move(self, seat: int, verb: str, now: int, cause: Cause = Cause.PERSON) -> None:
        (ask,) = {each.ask for each in open_offers(self.table, GAME)[seat]}
        self._add(act(self.table, GAME, seat, ask, Action(verb), cause, now))

    def take_back(self, user: int, revision: int, now: int, *, may_ask: bool = True) -> None:
        steps = standing_steps(steps_since(self.first, GAME, self.log))
        taking = takeback.take_back(user, revision, steps, may_ask=may_ask)
        self._add(taking(self.table, GAME, now))

    def keep(self, user: int, revision: int) -> None:
        self._add(takeback.keep_move(user, revision)(self.table, GAME, NOW))

    def own(self, seat: int) -> int | None:
        move = takeback.own_move(self.table, seat)
        return None if move is None else move.revision

    def _add(self, change: Change) -> None:
        self.change = change
        self.log.append(change.entry)


def is_same(table: Table, before: Table) -> bool:
    offers = open_offers(table, GAME)
    return (table.state, table.answered, table.last_seat, table.past, offers) == (
        *(before.state, before.answered, before.last_seat, before.past),
        open_offers(before, GAME),
    )


def timeouts(table: Table) -> list[Any]:
    found = deadlines(table, open_offers(table, GAME), GAME.info)
    return sorted(each for each in found if each.cause is Cause.TIMEOUT)
