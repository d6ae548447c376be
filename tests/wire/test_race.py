"""The real bot in its own process plays Racing Hedgehogs over real HTTP and WebSocket."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from .bot_program import BotProgram
from .discord_server import DiscordServer
from .faults import Bucket
from .message_version import Shown
from .people import Person
from .players import Party
from .world import Message


async def test_three_people_play_from_their_dms_to_the_result_with_two_requests_a_move(
    hedgerow: BotProgram, party: Party, discord_server: DiscordServer
) -> None:
    await party.sit_down("race")
    table = party.table
    for person in party.people:
        await person.dm_message()
    before = len(discord_server.world.calls)
    await party.play()

    assert party.is_over
    assert party.moves > 30
    assert party.table is table, "the table is one message, edited in place"
    made = discord_server.world.calls[before:]
    counted = [each for each in made if not each.route.startswith(("/interactions", "/webhooks"))]
    #: Each hand once more for the result, and an edit that was under way at the start.
    most = 2 * party.moves + 2 * len(party.people)
    assert len(counted) <= most, Counter(str(each).split(" ->")[0] for each in counted)
    for person in party.people:
        assert person.user.display_name in table.text
        assert [each for each in person.sees(person.dm) if each.shown.components]
        (hand,) = person.dm.messages.values()  # one message, edited in place
        shown = [(each.all_words, [file.data for file in each.files]) for each in hand.versions]
        assert all(one != other for one, other in pairwise(shown)), "no edit shows the same again"
    assert [str(each) for each in discord_server.refused()] == []
    assert_tidy(discord_server)
    assert_private(party)
    assert await hedgerow.stop() == 0


async def test_somebody_with_closed_dms_plays_by_my_hand(
    hedgerow: BotProgram, party: Party, discord_server: DiscordServer
) -> None:
    cleo = party.people[2]
    cleo.user.dms_open = False
    await party.sit_down("race")

    def told() -> list[Message]:
        return [each for each in cleo.sees(party.channel) if cleo.user in each.pinged]

    (notice,) = await discord_server.until(told, 20, "the table to say that her DMs are closed")
    assert not notice.files
    panel = await party.open_hand(cleo)
    await party.play(moves=20)

    assert len(panel.versions) > 5, "she played from it and it followed the game"
    assert not cleo.sees(cleo.dm)
    refused = [str(each) for each in discord_server.refused()]
    assert refused == [f"POST /channels/{cleo.dm.id}/messages -> 403 (50007)"], "asked only once"
    assert_tidy(discord_server)
    assert_private(party)


async def test_nobody_reads_another_hand_anywhere(
    hedgerow: BotProgram, party: Party, discord_server: DiscordServer
) -> None:
    await party.sit_down("race")
    for _ in range(4):
        await party.play(moves=3)
        for person in party.people:
            secrets = await private_lines(party, person)
            pictures = [each.data for each in party.hand(person).files]
            assert secrets, "a hand has lines of its own"
            assert pictures, "a hand has a picture of its own"
            for other in party.people:
                if other is not person:
                    seen = "\n".join(each.all_words for each in all_seen(party, other))
                    assert not [each for each in secrets if each in seen]
                    files = [file.data for each in all_seen(party, other) for file in each.files]
                    assert not [each for each in pictures if each in files]


async def test_a_game_goes_on_through_lost_connections_and_faults(
    hedgerow: BotProgram, party: Party, discord_server: DiscordServer
) -> None:
    faults, gateway = discord_server.faults, discord_server.gateway
    await party.sit_down("race")
    faults.buckets["PATCH /channels/{channel_id}/messages/{message_id}"] = Bucket(5, 0.5)
    faults.limit_next("PATCH /channels/*/messages/*", 0.2, times=3)
    await party.play(moves=4)
    await gateway.drop(4000)
    await party.play(moves=4)
    gateway.cut()
    await party.play(moves=4)
    faults.fail_next("PATCH /channels/*/messages/*", 502, times=2)
    faults.buckets.clear()
    await party.play(moves=8)
    old = party.table
    discord_server.delete_message(old)
    await party.play(moves=4)

    assert party.table is not old
    assert (gateway.identified, gateway.resumed) == (1, 2)
    assert_tidy(discord_server)
    assert_private(party)


async def test_a_killed_bot_takes_the_game_up_again(
    hedgerow: BotProgram, party: Party, discord_server: DiscordServer
) -> None:
    await party.sit_down("race")
    table = party.table
    await party.play(moves=7)
    await hedgerow.kill()
    before = len(table.versions)
    await hedgerow.start()
    await party.play(moves=7)

    assert party.table is table
    assert len(table.versions) > before
    assert_tidy(discord_server)
    assert_private(party)


@pytest.mark.parametrize("kind", ["table", "hand", "ping"])
async def test_a_message_sent_just_before_a_kill_stands_once(
    kind: str, hedgerow: BotProgram, party: Party, discord_server: DiscordServer
) -> None:
    """Kill the bot when Discord has a message whose id it has not yet answered."""
    host = party.people[0]
    table_sends = f"POST /channels/{party.channel.id}/messages"
    faults = discord_server.faults
    if kind == "table":
        faults.delay_next(table_sends, 4, after=True)
        await host.command(party.channel, "play", game="race")
        await discord_server.until(lambda: party.step("join"), 20, "the table message")
    elif kind == "hand":
        faults.delay_next(f"POST /channels/{host.dm.id}/messages", 4, after=True)
        await party.sit_down("race")
        await host.dm_message()
    else:
        # Nobody has acted since the restart, so the person the table waits for is pinged.
        await party.sit_down("race")
        await hedgerow.kill()
        faults.delay_next(table_sends, 4, after=True)
        await hedgerow.start()
        await discord_server.until(lambda: pings(party), 20, "the ping")
    await hedgerow.kill()
    assert faults.is_over
    await hedgerow.start()
    if kind == "table":
        await party.take_step(party.people[1], "join")
        await discord_server.until(lambda: "Ben" in party.table.text, 20, "the table to be edited")
    else:
        await discord_server.until(lambda: pings(party), 20, "the ping")
        await party.play(moves=3)

    tables = [each for each in party.channel.messages.values() if each.viewer is None]
    assert len([each for each in tables if each.shown.components]) == 1
    pinged = [each.pinged for each in tables if each.pinged]
    assert all(pinged.count(each) == 1 for each in pinged), "each person once, at their first turn"
    for person in party.people:
        assert len(person.dm.messages) == (0 if kind == "table" else 1)
    assert "Traceback" not in hedgerow.log


def pings(party: Party) -> list[Message]:
    """Return the messages that ping somebody at the table."""
    return [each for each in party.channel.messages.values() if each.pinged and not each.deleted]


def assert_tidy(server: DiscordServer) -> None:
    """Assert that every picture is shown by a component and described, without complaints."""
    for message in server.world.messages():
        for shown in message.versions:
            assert shown.hidden_files == ()
            assert len(shown.alts) >= len(shown.files)
    assert server.complaints() == []


def assert_private(party: Party) -> None:
    """Assert that no seat's own controls were ever visible to another person."""
    for person in party.people:
        mine = {
            each.custom_id
            for message in own_panels(party, person)
            for shown in message.versions
            for each in shown.controls
            if each.custom_id[:2] in ("p:", "s:") and each.custom_id.split(":")[2] != "*"
        }
        assert mine
        for other in party.people:
            if other is not person:
                seen = "\n".join(each.all_words for each in all_seen(party, other))
                assert not [each for each in mine if f'"{each}"' in seen]


def own_panels(party: Party, person: Person) -> list[Message]:
    """Return every message that only this person could see."""
    ephemeral = [each for each in party.channel.messages.values() if each.viewer is person.user]
    return [*ephemeral, *person.dm.messages.values()]


def all_seen(party: Party, person: Person) -> list[Shown]:
    """Return every version of every message that a person could see, deleted ones included."""
    messages = [*party.channel.messages.values(), *person.dm.messages.values()]
    seen = [each for each in messages if each.was_visible_to(person.user)]
    return [shown for message in seen for shown in message.versions]


async def private_lines(party: Party, person: Person) -> set[str]:
    """Return the lines of a person's text alternative that are not in the public one.

    Two hands may be worth the same, so that line is no sign of a hand that was read.
    """
    hand = await party.take_step(person, "readhand", await party.open_hand(person))
    table = await party.take_step(person, "read")
    # A busy bot defers its answer, and edits it.
    own, public = await hand.settled(), await table.settled()
    del party.ephemeral_hands[person]
    lines = set(own.text.splitlines()) - set(public.text.splitlines())
    return {each for each in lines if "your hand would be worth" not in each}
