"""Controls that no message of the bot has: the ordinary refusal, and nothing else happens."""

from __future__ import annotations

import pytest

from .bot_program import BotProgram
from .discord_server import DiscordServer
from .players import Party

REFUSED = "That button is out of date"

#: Custom_ids, and the values that were chosen if it is a menu.
FORGED: list[tuple[str, list[str] | None]] = [
    ("o:1:set:house", []),
    ("o:1:set:", []),
    ("o:1:set", []),
    ("n:1:set:house", None),
    ("o:1:no-such-control:", ["a"]),
    ("n:1", None),
    ("n", None),
    ("x:1:hand:", None),
    ("n:-1:hand:", None),
    ("n:1_0:hand:", None),
    (f"n:{'z' * 90}:hand:", None),
    ("p:1:x:a:play:", None),
    ("p:1:0", None),
    ("n:0:forgetnow", None),
    ("\N{HEDGEHOG}" * 50, None),
]


@pytest.mark.parametrize("by_dm", [False, True])
async def test_a_forged_control_gets_the_ordinary_refusal(
    hedgerow: BotProgram, party: Party, discord_server: DiscordServer, by_dm: bool
) -> None:
    ada = party.people[0]
    await party.sit_down("race")
    hand = await ada.dm_message(lambda each: each.shown.components)
    message = hand if by_dm else party.table
    for custom_id, values in FORGED:
        reply = await ada.forge(message, custom_id, values)
        answer = await reply.settled()
        assert REFUSED in answer.text, custom_id
        # At the person's own hand the refusal stands above it.
        assert answer.ephemeral or answer is hand, custom_id
    party.ephemeral_hands[ada] = hand  # not the refusals, which came later by DM
    assert not hand.deleted
    assert hand.controls
    await party.play(moves=2)
    assert "Traceback" not in hedgerow.log
    assert '"level": "error"' not in hedgerow.log
