"""Three people play the race from /play to the ranking, with hands by DM."""

from __future__ import annotations

from tests.bot.conftest import play_one
from tests.support.sim import Sim, alts, controls, nodes, text


async def test_three_people_play_a_whole_game_by_dm(race: Sim) -> None:
    moves = 0
    while await play_one(race):
        moves += 1
        assert moves < 200
    shown = text(race.table)
    for name in race.people:
        assert name in shown
    assert "Play again" in str(nodes(race.table))
    assert moves > 20
    files = [each.filename for each in race.table.attachments]
    assert files == ["table.png", "result.png", "moves.gif"]
    ann = race.people["Ann"]
    await race.run(race.bot.archive.update_preferences(ann.id, motion=False))
    await ann.slash(race.channel, "table")
    files = [each.filename for each in race.table.attachments]
    assert files == ["table.png", "result.png"]


async def test_the_table_message_is_one_message_that_is_edited(race: Sim) -> None:
    first = race.table.id
    for _ in range(3):
        await play_one(race)
    assert race.table.id == first
    layouts = [m for m in race.channel.history() if m.flags.components_v2]
    assert len(layouts) == 1


async def test_every_seat_gets_one_dm_that_is_edited(race: Sim) -> None:
    for person in race.people.values():
        hands = [m for m in person.user.dm_channel.history() if m.flags.components_v2]
        assert len(hands) == 1
        assert alts(hands[0])[0]
    for _ in range(3):
        await play_one(race)
    for person in race.people.values():
        hands = [m for m in person.user.dm_channel.history() if m.flags.components_v2]
        assert len(hands) == 1


async def test_no_request_to_the_channel_contains_a_private_option(race: Sim) -> None:
    for _ in range(12):
        await play_one(race)
    for request in race.env.http_requests:
        if f"/channels/{race.channel.id}/" in request.path:
            assert "p:1:0" not in str(request.json)
            assert ":play:" not in str(request.json)
    assert not any(custom_id.startswith("p:1:") for custom_id in controls(race.table))
