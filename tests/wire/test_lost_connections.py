"""Connections that break: every request of the bot still has its effect, and has it once."""

from __future__ import annotations

import pytest

from .bot_program import BotProgram
from .discord_server import DiscordServer
from .players import Party

CALLBACK = "POST /interactions/*"


@pytest.mark.parametrize("executed", [False, True], ids=["before", "after"])
async def test_a_reply_survives_a_connection_that_was_closed(
    executed: bool, hedgerow: BotProgram, party: Party, discord_server: DiscordServer
) -> None:
    discord_server.faults.cut_next(CALLBACK, after=executed)
    reply = await party.people[0].command(party.channel, "play", game="race")
    assert "The table is open" in (await reply.settled()).text
    await discord_server.until(lambda: party.step("join"), 20, "the table message")
    discord_server.faults.cut_next(CALLBACK, after=executed)
    join = party.step("join")
    assert join is not None
    await party.people[1].click(party.table, join.custom_id)
    await discord_server.until(lambda: "Ben" in party.table.text, 20, "the seat to be taken")
    await discord_server.until(
        lambda: sum(each.status > 0 for each in discord_server.calls(CALLBACK)) == 2,
        20,
        "both replies to be tried again",
    )
    await hedgerow.stop()
    assert "Traceback" not in hedgerow.log
    assert "apology" not in hedgerow.log
    assert discord_server.faults.is_over
