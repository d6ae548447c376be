"""The loopback Discord, proven with a small bot of real discord.py."""

from __future__ import annotations

import asyncio
import gc
import socket

import aiohttp
import discord
import pytest

from .discord_server import DiscordServer
from .faults import Bucket
from .message_version import Flag, Json, Kind
from .minimal_bot import Minimal
from .people import Person
from .world import USUAL, Channel, Guild, Permission


async def test_a_command_shows_a_layout_with_a_picture(
    bot: Minimal, channel: Channel, ada: Person
) -> None:
    reply = await ada.command(channel, "board")
    message = reply.message
    assert reply.kind == 4
    assert message.text == "# 0"
    assert message.shown.flags == Flag.V2
    assert message.shown.alts == ("The number 0",)
    assert message.files[0].size_px == (3, 2)
    assert message.shown.hidden_files == ()
    assert [each.custom_id for each in message.controls] == ["count:0", "fruit"]
    async with aiohttp.ClientSession() as session, session.get(message.files[0].url) as got:
        assert await got.read() == message.files[0].data


async def test_component_ids_are_filled_in_without_gaps(
    bot: Minimal, channel: Channel, ada: Person
) -> None:
    message = (await ada.command(channel, "board")).message
    everything = [each for top in message.shown.components for each in _tree(top)]
    assert [each["id"] for each in everything] == list(range(1, len(everything) + 1))


def _tree(component: Json) -> list[Json]:
    inner = [each for child in component.get("components", []) for each in _tree(child)]
    return [component, *inner]


async def test_a_dynamic_button_edits_the_message_and_drops_the_unlisted_picture(
    bot: Minimal, channel: Channel, ada: Person
) -> None:
    message = (await ada.command(channel, "board")).message
    reply = await ada.click(message, "Count 0")
    await ada.click(message, "count:1")
    assert reply.kind == 7
    assert reply.message is message
    assert [each.text for each in message.versions] == ["# 0", "# 1", "# 2"]
    assert message.files == ()


async def test_a_menu_is_answered_for_one_persons_eyes(
    bot: Minimal, channel: Channel, ada: Person, discord_server: DiscordServer
) -> None:
    ben = discord_server.person("Ben")
    message = (await ada.command(channel, "board")).message
    reply = await ben.pick(message, "fruit", ["apple", "Plum"])
    assert reply.text == "apple, plum"
    assert reply.message.viewer is ben.user
    assert reply.message in ben.sees(channel)
    assert reply.message not in ada.sees(channel)


async def test_a_menu_takes_no_more_than_it_says(
    bot: Minimal, channel: Channel, ada: Person
) -> None:
    message = (await ada.command(channel, "board")).message
    with pytest.raises(AssertionError, match="3 values"):
        await ada.pick(message, "fruit", ["apple", "pear", "plum"])


async def test_a_modal_opens_and_its_fields_come_back(
    bot: Minimal, channel: Channel, ada: Person
) -> None:
    modal = (await ada.command(channel, "form")).modal
    assert modal.title == "Your name"
    assert [(each.label, each.kind) for each in modal.fields] == [
        ("Name", Kind.TEXT_INPUT),
        ("Colour", Kind.STRING_SELECT),
    ]
    reply = await ada.submit_modal(modal, {"Name": "Ada", "Colour": "blue"})
    assert reply.text == "Ada likes blue"


async def test_a_modal_keeps_to_the_length_of_its_fields(
    bot: Minimal, channel: Channel, ada: Person
) -> None:
    modal = (await ada.command(channel, "form")).modal
    with pytest.raises(AssertionError, match="0 to 10 characters"):
        await ada.submit_modal(modal, {"Name": "Ada of the hedge", "Colour": "blue"})


async def test_autocomplete_suggests_what_fits(bot: Minimal, channel: Channel, ada: Person) -> None:
    reply = await ada.autocomplete(channel, "fruit", "name", "p")
    assert [each.value for each in reply.choices] == ["pear", "plum"]
    reply = await ada.command(channel, "fruit", name="pear", count=3)
    assert reply.text == "3 pear"


async def test_an_option_out_of_range_never_leaves_the_client(
    bot: Minimal, channel: Channel, ada: Person
) -> None:
    with pytest.raises(AssertionError, match="above 5"):
        await ada.command(channel, "fruit", name="pear", count=6)


async def test_a_hand_goes_by_dm_with_a_file(
    bot: Minimal, channel: Channel, ada: Person, discord_server: DiscordServer
) -> None:
    ben = discord_server.person("Ben")
    reply = await ada.command(channel, "dm", who=ben)
    assert (await reply.settled()).ephemeral
    (hand,) = ben.sees(ben.dm)
    assert [each.text for each in hand.versions] == ["Your hand", "Your hand, again"]
    assert hand.files[0].description == "A ten"
    assert not ada.sees(ben.dm)
    assert reply.text == f"sent {hand.id}"


async def test_closed_dms_are_refused_with_50007(
    bot: Minimal, channel: Channel, ada: Person, discord_server: DiscordServer
) -> None:
    ben = discord_server.person("Ben", dms_open=False)
    reply = await ada.command(channel, "dm", who=ben)
    message = await reply.settled()
    assert message.text == "closed (50007)"
    assert message.ephemeral
    assert not ben.sees(ben.dm)
    assert [str(each) for each in discord_server.refused()] == [
        f"POST /channels/{ben.dm.id}/messages -> 403 (50007)"
    ]


async def test_thinking_settles_and_is_followed_up(
    bot: Minimal, channel: Channel, ada: Person
) -> None:
    reply = await ada.command(channel, "think")
    assert reply.kind == 5
    assert reply.message.loading
    bot.thought.set()
    assert (await reply.settled()).text == "thought"
    assert (await reply.follow_up()).viewer is ada.user


async def test_an_answer_after_the_deadline_finds_nobody(
    bot: Minimal, channel: Channel, ada: Person, discord_server: DiscordServer
) -> None:
    discord_server.world.answer_seconds = 0
    with pytest.raises(AssertionError, match="This interaction failed"):
        await ada.command(channel, "board")
    await discord_server.until(lambda: bot.errors, 20, "the late answer")
    assert isinstance(bot.errors[0], discord.NotFound)
    assert bot.errors[0].code == 10062


async def test_a_second_answer_is_refused(
    bot: Minimal, channel: Channel, ada: Person, discord_server: DiscordServer
) -> None:
    reply = await ada.command(channel, "twice")
    assert reply.text in ("one", "two")
    await discord_server.until(lambda: bot.errors, 20, "the other to be refused")
    assert isinstance(bot.errors[0], discord.HTTPException)
    assert bot.errors[0].code == 40060


async def test_a_click_on_the_way_while_the_message_changed_reaches_the_bot(
    bot: Minimal, channel: Channel, ada: Person
) -> None:
    message = (await ada.command(channel, "board")).message
    old = message.control("Count 0")
    await ada.click(message, "Count 0")
    await ada.click(message, "Count 1")
    await ada.use(message, old)
    assert message.text == "# 1"


async def test_a_rate_limit_is_waited_out(
    bot: Minimal, channel: Channel, ada: Person, discord_server: DiscordServer
) -> None:
    faults = discord_server.faults
    faults.limit_next("POST /channels/*/messages", 0.1, times=2)
    faults.limit_next("POST /webhooks/*", 0.1)
    reply = await ada.command(channel, "dm", who=ada)
    await reply.settled()
    assert faults.refused == 2
    sends = discord_server.calls("POST /channels/{channel_id}/messages")
    assert [each.status for each in sends] == [429, 429, 200]
    assert sends[2].at - sends[0].at > 0.2


async def test_a_ban_without_via_is_not_retried(
    bot: Minimal, channel: Channel, discord_server: DiscordServer
) -> None:
    discord_server.faults.limit_next("POST /channels/*/messages", 0.1, banned=True)
    target = bot.get_partial_messageable(channel.id)
    with pytest.raises(discord.HTTPException) as caught:
        await target.send("hello")
    assert caught.value.status == 429


async def test_a_bucket_is_announced_and_kept(
    bot: Minimal, channel: Channel, discord_server: DiscordServer
) -> None:
    name = "POST /channels/{channel_id}/messages"
    discord_server.faults.buckets[name] = Bucket(limit=2, window_seconds=0.3)
    target = bot.get_partial_messageable(channel.id)
    for number in range(4):
        await target.send(str(number))
    sends = discord_server.calls(name)
    assert [each.status for each in sends] == [200] * 4
    assert sends[3].at - sends[0].at > 0.25


async def test_the_global_limit_spares_interactions(
    bot: Minimal, channel: Channel, ada: Person, discord_server: DiscordServer
) -> None:
    faults = discord_server.faults
    faults.everywhere_per_second = 1
    target = bot.get_partial_messageable(channel.id)

    async def press_on() -> None:
        # However slow the machine is, some two come within a second.
        while not faults.refused:
            await target.typing()

    pressing = asyncio.create_task(press_on())
    reply = await ada.command(channel, "board")
    assert reply.text == "# 0"
    await pressing


async def test_a_lost_answer_is_not_sent_twice_with_a_nonce(
    bot: Minimal, channel: Channel, discord_server: DiscordServer
) -> None:
    discord_server.faults.fail_next("POST /channels/*/messages", 500, after=True)
    await bot.get_partial_messageable(channel.id).send("once", nonce="n1")
    assert [each.text for each in channel.messages.values()] == ["once"]


async def test_missing_permissions_are_said_and_kept(
    bot: Minimal, channel: Channel, ada: Person, discord_server: DiscordServer
) -> None:
    discord_server.permit(channel, USUAL & ~Permission.ATTACH_FILES & ~Permission.SEND_MESSAGES)
    reply = await ada.command(channel, "permissions")
    assert reply.text == "False False"
    target = bot.get_partial_messageable(channel.id)
    with pytest.raises(discord.Forbidden) as caught:
        await target.send("hello")
    assert caught.value.code == 50013
    discord_server.permit(channel, Permission(0))
    with pytest.raises(discord.Forbidden) as caught:
        await target.send("hello")
    assert caught.value.code == 50001


async def test_a_new_reaction_needs_its_permission(
    bot: Minimal, channel: Channel, discord_server: DiscordServer
) -> None:
    sent = await bot.get_partial_messageable(channel.id).send("hello")
    await sent.add_reaction("👂")
    discord_server.permit(channel, USUAL & ~Permission.ADD_REACTIONS)
    await sent.add_reaction("👂")
    with pytest.raises(discord.Forbidden) as caught:
        await sent.add_reaction("🤷")
    assert caught.value.code == 50013
    assert channel.messages[sent.id].reactions == ["👂"]


async def test_what_is_gone_is_unknown(
    bot: Minimal, channel: Channel, guild: Guild, discord_server: DiscordServer
) -> None:
    target = bot.get_partial_messageable(channel.id)
    sent = await target.send("hello")
    discord_server.delete_message(channel.messages[sent.id])
    with pytest.raises(discord.NotFound) as caught:
        await sent.edit(content="again")
    assert caught.value.code == 10008
    discord_server.remove_channel(channel)
    with pytest.raises(discord.NotFound) as caught:
        await target.send("hello")
    assert caught.value.code == 10003
    discord_server.remove_bot(guild)
    await discord_server.until(lambda: len(bot.happened) == 2, 20, "the events")
    assert bot.happened == [("channel_delete", channel.id), ("guild_remove", guild.id)]


async def test_mentions_ping_as_far_as_allowed_and_never_by_an_edit(
    bot: Minimal, channel: Channel, ada: Person, discord_server: DiscordServer
) -> None:
    ben = discord_server.person("Ben")
    both = f"{ada.user.mention} {ben.user.mention}"
    target = bot.get_partial_messageable(channel.id)
    some = discord.AllowedMentions(users=[discord.Object(ben.user.id)])
    sent = channel.messages[(await target.send(both, allowed_mentions=some)).id]
    assert sent.pinged == [ben.user]
    quiet = await target.send("hm", silent=True)
    edited = await quiet.edit(content=both)
    message = channel.messages[edited.id]
    assert (message.pinged, message.mentions) == ([], [ada.user, ben.user])


async def test_commands_keep_their_ids_over_a_second_sync(
    bot: Minimal, discord_server: DiscordServer
) -> None:
    before = {each["name"]: each["id"] for each in discord_server.commands.listed(None)}
    await bot.tree.sync()
    after = {each["name"]: each["id"] for each in discord_server.commands.listed(None)}
    assert before == after
    fetched = await bot.tree.fetch_commands()
    assert {each.name for each in fetched} == set(after)


async def test_a_guild_only_command_is_not_there_in_dms(bot: Minimal, ada: Person) -> None:
    with pytest.raises(AssertionError, match="no command /permissions here"):
        await ada.command(ada.dm, "permissions")
    assert (await ada.command(ada.dm, "board")).text == "# 0"


async def test_two_people_at_once(
    bot: Minimal, channel: Channel, ada: Person, discord_server: DiscordServer
) -> None:
    ben = discord_server.person("Ben")
    replies = await asyncio.gather(
        *(each.command(channel, "fruit", name=each.user.name) for each in (ada, ben) * 20)
    )
    assert [each.text for each in replies] == ["1 ada", "1 ben"] * 20


@pytest.mark.parametrize("count", [2, 3])  # one of them is accepted in the server's last turn
async def test_it_closes_also_what_it_accepts_at_its_very_end(count: int) -> None:
    async with DiscordServer() as server:
        clients = [socket.socket() for _ in range(count)]
        for client in clients:
            client.setblocking(False)
            client.connect_ex(("127.0.0.1", server.port))
            await asyncio.sleep(0)
    for client in clients:
        client.close()
    gc.collect()  # an open connection would warn here, which fails the test
