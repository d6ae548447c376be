"""Igor with the house at the table: it gives people time, and does what is due for the absent."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.api.action import Action
from engine.api.game import AnyGame
from engine.games.igor.model import State
from engine.table import lobby
from engine.table.model import Change, Table
from engine.table.play import record_change
from tests.bot.conftest import act, gathered, now
from tests.games.igor.positions import play, position
from tests.support.sim import HOUSE_MS, Sim, text

_HOUSE_SECONDS = HOUSE_MS / 1000


async def lay(sim: Sim, state: State) -> None:
    """Put a position on the channel's table."""

    @lobby.transition
    def laid(table: Table, game: AnyGame, now_ms: int) -> Change:
        after = replace(table, state=state, answered=(), timers=())
        return record_change(table, after, game, Action("lay"), (), now_ms)

    await sim.run(sim.bot.tables.change((await now(sim)).table.id, laid()))


async def with_house(sim: Sim, **chosen: str) -> Sim:
    """Start Igor of Ann, Bob and a sharp house, in that order."""
    ann, bob, _ = sim.people.values()
    options = "house=sharp soon=card wait=breath"
    await ann.slash(sim.channel, "play", game="igor", **{"options": options, **chosen})
    await bob.click(sim.table, label="Join")
    await sim.run(sim.bot.tables.change((await now(sim)).table.id, lobby.add_house(ann.id)))
    await ann.click(sim.table, label="Start")
    return sim


async def house_has_cried(sim: Sim) -> None:
    """Let Ann forget to say "Zzzap!", and the house notice it."""
    await with_house(sim)
    await lay(sim, play(position("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1 B2"))
    await sim.pass_time(_HOUSE_SECONDS + 1)
    assert "Heather: “Catch!”" in text(sim.table)


async def test_I22_who_owns_up_after_the_houses_cry_has_the_time_for_it(sim: Sim) -> None:
    await house_has_cried(sim)
    await sim.pass_time(2)
    assert (await now(sim)).table.state.board.claims
    await act(sim, 0, "confess", "zap")
    assert "Ann owns up" in text(sim.table)
    await sim.pass_time(_HOUSE_SECONDS)
    assert "Heather accuses nobody after all." in text(sim.table)
    board = (await now(sim)).table.state.board
    assert board.coins[:2] == (9, 10)
    assert board.claims == ()


async def test_I19_the_house_accuses_who_does_not_own_up(sim: Sim) -> None:
    await house_has_cried(sim)
    await sim.pass_time(_HOUSE_SECONDS + 2)
    assert "Heather catches Ann (Say “Zzzap!” after Lightning 1)" in text(sim.table)


async def people_with(sim: Sim, state: State, *, house: str, pace: str) -> None:
    """Put a position before Ann, Bob and Cid."""
    await gathered(sim, "igor", options=f"house={house} soon=card wait=breath", pace=pace)
    await sim.people["Ann"].click(sim.table, label="Start")
    await lay(sim, state)


async def acts_of(sim: Sim, seat: int) -> list[str]:
    """Return what a seat has done since the position was laid, as the log has it."""
    log = await sim.bot.archive.log((await now(sim)).table.id)
    return [" ".join((each.action.verb, *each.action.args)) for each in log if each.seat == seat]


async def test_I23_the_house_does_all_that_the_rules_demand_of_who_is_late(sim: Sim) -> None:
    """Use R16 for the card before; either card of Ann's shows lightning (R02), dynamite (R06)."""
    late = play(position("D2 L2", "B2 B6", "H4 B5", rules="r02 r06 r16", turn=2), "H4")
    await people_with(sim, late, house="sleepy", pace="live")
    before = await acts_of(sim, 0)
    await sim.pass_time(90)
    knocks, plays, *after = (await acts_of(sim, 0))[len(before) :]
    assert knocks == "act knock"
    assert plays in ("play d2a", "play l2a")
    assert {*after} == {"act zap", "act boom"}
    shown = text(sim.table)
    assert shown.count("Ann ran out of time") == 1
    assert "Ann: “Zzzap!”" in shown
    assert (await now(sim)).table.seats[0].missed == 1
    await sim.pass_time(4)
    await act(sim, 1, "play", "b2a")
    for breach in ("zap", "boom", "knock"):
        await act(sim, 2, "catch")
        await act(sim, 2, "charge", "1", breach)
        await sim.pass_time(2)
    assert (await now(sim)).table.state.board.coins == (13, 10, 7), "Ann pays for nothing"


@pytest.mark.parametrize("pace", ["live", "relaxed"])
async def test_I23_the_house_cries_and_votes_for_nobody_who_is_only_late(
    sim: Sim, pace: str
) -> None:
    missed = play(position("B1 B3", "L1 B2", "H4 B5", rules="r02", turn=1), "L1 B5")
    await people_with(sim, missed, house="sharp", pace=pace)
    await sim.pass_time(90 if pace == "live" else 6 * 3600)
    assert (await now(sim)).table.seats[0].missed == 1
    assert {each.split()[0] for each in await acts_of(sim, 0)} & {"catch", "charge"} == set()
