"""Igor: many claims are voted on at once, and all of it has room in Discord's messages."""

from __future__ import annotations

from pathlib import Path

from tests.bot.conftest import act, led, now
from tests.support.sim import controls, nodes, simulated


async def test_messages_show_as_many_votes_as_have_room(tmp_path: Path) -> None:
    async with simulated(tmp_path / "tables.db") as sim:
        for name in ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal"):
            sim.person(name)
        await led(sim)
        for seat in range(8):
            await act(sim, seat, "catch")
            await sim.pass_time(2)
            await act(sim, seat, "charge", str((seat + 1) % 8 + 1), "howl")
            await act(sim, seat, "dispute")
        assert len((await now(sim)).table.state.board.votes) == 8
        hal = sim.people["Hal"]
        for message in (sim.table, sim.dm(hal), (await hal.slash(sim.channel, "hand")).response):
            assert len(nodes(message)) <= 40
            votes = [each for each in controls(message) if ":vote:" in each]
            assert len(votes) >= 4
            assert any(":catch:" in each for each in controls(message))
        shown = {each.split(":")[3] for each in controls(sim.table) if ":vote:" in each}
        for ask in shown:
            for seat in range(8):
                offers = (await now(sim)).offers[seat]
                if any(offer.ask == ask for offer in offers):
                    await act(sim, seat, "vote", f"no-{ask[1:]}")
        later = {each.split(":")[3] for each in controls(sim.table) if ":vote:" in each}
        assert later
        assert not later & shown
