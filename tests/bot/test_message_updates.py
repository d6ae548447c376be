"""Messages show the present state of their table: after a crash, a pause, an end."""

from __future__ import annotations

import asyncio

import pytest

from cogs.messages.ephemeral_message import TOKEN_SECONDS
from engine.api.action import Action
from engine.api.event import line
from engine.table.model import Stage
from tests.bot.conftest import choose, gathered, mover_of, now, play_one, reply_text, vote_to_end
from tests.support.sim import Sim, build, controls, labelled, nodes, text


async def _ending_move(sim: Sim) -> tuple[int, str, Action]:
    """Play until one card ends the game; return its player, ask and action."""
    while True:
        snapshot = await now(sim)
        for seat in snapshot.awaited:
            for offer in snapshot.offers[seat]:
                for option in getattr(offer, "options", ()):
                    action = Action(offer.verb, (option.value,))
                    if option.then:
                        continue
                    state = snapshot.game.apply(snapshot.table.state, seat, action).state
                    if snapshot.game.outcome(state) is not None:
                        user = snapshot.table.seats[seat].user
                        assert user is not None
                        return user, offer.ask, action
        assert await play_one(sim)


def _edits(sim: Sim, message: int) -> int:
    """Count the edits of a message in the channel."""
    path = f"/channels/{sim.channel.id}/messages/{message}"
    return sum((each.method, each.path) == ("PATCH", path) for each in sim.env.http_requests)


async def test_a_result_not_sent_before_a_crash_is_shown_after_the_restart(race: Sim) -> None:
    user, ask, action = await _ending_move(race)
    message = race.table.id
    await race.run(race.bot.table_messages.close())  # the process ends before it sends
    await race.run(race.bot.tables.act(1, user, ask, action))
    assert "Play again" not in str(controls(race.table))
    await race.restart(kill=True)
    assert race.table.id == message
    assert labelled(race.table, "Play again")
    for person in race.people.values():
        assert not any(each.startswith("p:") for each in controls(race.dm(person)))
    edits = _edits(race, message)
    await race.restart()
    assert _edits(race, message) == edits, "it was said, so it is not said again"


async def test_a_typed_move_in_a_dm_updates_the_hand_there(race: Sim) -> None:
    mover = await mover_of(race)
    hand = race.dm(mover)
    card = next(each for each in controls(hand) if ":play:" in each and "joker" not in each)
    await mover.user.slash("move", move=f"play {card.rpartition(':')[2]}")
    shown = next(m for m in mover.user.dm_channel.history() if m.id == hand.id)
    assert ":R>: Waiting for " in text(shown)
    assert not any(each.startswith("p:") for each in controls(shown))


@pytest.mark.parametrize(
    ("language", "label", "told"),
    [
        ("en", "Refresh", ("As of <t:", ":R>: Waiting for {}.", "shows how things stand now.")),
        ("de", "Aktualisieren", ("Stand <t:", ":R>: Warten auf {}.", "wie es jetzt steht.")),
        ("pl", "Odśwież", ("Stan <t:", ":R>: Czekamy na ruch: {}.", "pokaże, jak jest teraz.")),
    ],
)
async def test_an_idle_hand_by_dm_says_of_when_it_is_and_shows_the_present_when_pressed(
    race: Sim, language: str, label: str, told: tuple[str, ...]
) -> None:
    (mover,) = (await now(race)).awaited
    names, idle = [*race.people], [*race.people.values()][(mover + 2) % 3]
    await choose(race, idle, "me", "language", language)
    shown = race.dm(idle)
    assert all(each.format(names[mover]) in text(shown) for each in told)
    old = await race.run(shown.attachments[0].read())
    await race.pass_time(70)
    await play_one(race)
    assert text(race.dm(idle)) == text(shown), "a move of others edits no hand by DM"
    await idle.user.click(shown, label=label)
    again = race.dm(idle)
    assert all(each.format(names[(mover + 1) % 3]) in text(again) for each in told)
    assert await race.run(again.attachments[0].read()) != old, "a hedgehog has run"


async def test_a_hand_by_dm_shows_a_turn_and_a_deadline_only_on_the_own_turn(race: Sim) -> None:
    for _ in range(4):
        snapshot = await now(race)
        mover = await mover_of(race)
        for person in race.people.values():
            shown = text(race.dm(person))
            assert ("s your turn" in shown) is (person is mover)
            assert "waits for" not in shown
            assert person is mover or f"<t:{(snapshot.next_timeout_ms or 0) // 1000}" not in shown
        await play_one(race)


async def test_an_old_click_is_answered_with_the_present_panel_and_a_note(race: Sim) -> None:
    mover = await mover_of(race)
    hand = race.dm(mover)
    old = next(each for each in controls(hand) if ":play:" in each and "joker" not in each)
    for _ in race.people:
        await play_one(race)
    assert await mover_of(race) is mover
    await race.burst((mover.user, hand, old))
    shown = next(m for m in mover.user.dm_channel.history() if m.id == hand.id)
    assert text(shown).startswith("That was already decided, so nothing was changed.")
    assert any(each.startswith("p:") for each in controls(shown))


async def test_a_slow_click_leaves_no_deferred_message_behind(lobby: Sim) -> None:
    commit = lobby.bot.archive.commit
    dan = lobby.person("Dan")

    async def slow(*given, **more) -> None:
        await asyncio.sleep(3)
        await commit(*given, **more)

    lobby.bot.archive.commit = slow  # type: ignore[method-assign]
    result = await dan.click(lobby.table, label="Join")
    assert result.acknowledged
    assert result.deferred
    assert "Dan" in text(lobby.table)
    left = [m for m in lobby.channel.history(viewer=dan) if m.flags.ephemeral or m.flags.loading]
    assert left == []


async def test_the_table_is_updated_when_its_channel_is_back(race: Sim) -> None:
    race.deny(view_channel=False, send_messages=False)
    await play_one(race)
    assert (await now(race)).paused
    mover = await mover_of(race)
    assert "paused" in text(race.dm(mover))
    await race.pass_time(6 * 3600 - 60)
    race.restore()
    await mover.click(race.table, label="My hand")
    assert "paused" not in text(race.table)
    assert str(mover.user.global_name) in text(race.table)
    next_timeout_ms = (await now(race)).next_timeout_ms
    assert next_timeout_ms is not None
    for each in (race.table, race.dm(mover)):
        assert f"<t:{next_timeout_ms // 1000}:T>" in text(each)


async def test_old_panels_say_that_a_table_has_ended(race: Sim) -> None:
    cid = race.people["Cid"]
    panel = (await cid.click(race.table, label="My hand")).response
    await vote_to_end(race, race.people["Ann"], race.people["Bob"])
    shown = next(m for m in race.channel.history(viewer=cid) if m.id == panel.id)
    for each in (shown, *map(race.dm, race.people.values())):
        assert "The people at the table have ended the game" in text(each)
        assert not any(custom_id.startswith("p:") for custom_id in controls(each))


async def test_a_ping_goes_to_the_table_if_dms_are_closed(race: Sim) -> None:
    mover = await mover_of(race)
    hand = race.dm(mover)
    card = next(each for each in controls(hand) if ":play:" in each and "joker" not in each)
    await mover.user.click(hand, custom_id=card)
    race.fail("POST", f"/channels/{mover.user.dm_channel.id}/messages", status=403, code=50007)
    await race.pass_time(90)
    while await mover_of(race) is not mover:
        await play_one(race)
    pings = [m for m in race.channel.history() if f"<@{mover.id}>" in m.content]
    assert len(pings) == 1
    assert str(race.table.id) in pings[0].content


async def test_a_reposted_table_is_edited_in_its_new_place(race: Sim) -> None:
    await race.people["Cid"].slash(race.channel, "table")
    called = race.table.id
    await play_one(race)
    assert _edits(race, called) == 1
    await race.restart()
    edits = _edits(race, called)
    await play_one(race)
    assert _edits(race, called) == edits + 1
    assert [m.id for m in race.channel.history() if m.flags.components_v2] == [called]


async def test_the_deadline_shown_after_a_restart_is_the_one_that_applies(race: Sim) -> None:
    before = await now(race)
    await race.bot.close()
    await race.pass_time(7 * 3600)  # longer than a turn
    await race.env.restart_bot(await build(race.path))
    after = await now(race)
    assert after.table.revision == before.table.revision
    assert after.next_timeout_ms is not None
    assert before.next_timeout_ms is not None
    assert after.next_timeout_ms == before.next_timeout_ms + 7 * 3_600_000
    shown = f"<t:{after.next_timeout_ms // 1000}:"
    assert shown in text(race.table)
    assert shown in text(race.dm(await mover_of(race)))
    left = after.next_timeout_ms / 1000 - race.env.now().timestamp()
    await race.pass_time(left - 60)
    assert (await now(race)).table.revision == before.table.revision
    await race.pass_time(61)
    assert (await now(race)).table.revision == before.table.revision + 1


@pytest.mark.parametrize("pace", ["live", "none"])
async def test_play_goes_on_by_dm_after_the_channel_was_deleted(sim: Sim, pace: str) -> None:
    await gathered(sim, "race", options=f"pace={pace}")
    ann, bob, _ = sim.people.values()
    await choose(sim, bob, "me", "language", "de")
    await ann.click(sim.table, label="Start")
    await sim.run(sim.bot.get_channel(sim.channel.id).delete())
    for person, said in ((ann, "Play on here"), (bob, "Spielt hier weiter")):
        hand = sim.dm(person)
        assert said in text(hand)
        assert not [each for each in nodes(hand) if each.get("url")], "no dead link"
    before = (await now(sim)).table.revision
    await play_one(sim)
    await play_one(sim)
    snapshot = await now(sim)
    assert (snapshot.table.revision, snapshot.paused) == (before + 2, False)
    await sim.pass_time(86)
    if pace == "live":
        mover = await mover_of(sim)
        (ping,) = [m for m in mover.user.dm_channel.history() if m.content]
        assert str(mover.id) in ping.content
        assert "https://" not in ping.content
    await sim.restart(kill=True)
    await sim.pass_time(6 * 24 * 3600)
    assert (await now(sim)).table.stage is Stage.PLAY
    await sim.pass_time(2 * 24 * 3600)
    closed = (await now(sim)).table
    assert (closed.stage, closed.reason) == (Stage.CLOSED, line("closed-nobody-back"))


async def test_the_people_of_a_deleted_thread_are_told(sim: Sim) -> None:
    ann, *others = sim.people.values()
    thread = sim.thread(sim.channel)
    await ann.slash(thread, "play", game="race")
    table = next(m for m in thread.history() if m.flags.components_v2)
    for each in others:
        await each.click(table, label="Join")
    await ann.click(table, label="Start")
    assert "Play on here" not in text(sim.dm(ann))
    sim.env.backend.delete_channel(thread.id)
    await sim.env.settle()
    assert "Play on here" in text(sim.dm(ann))


async def test_a_new_message_opens_an_archived_thread_and_replaces_the_old_one(race: Sim) -> None:
    old = race.table.id
    race.fail("PATCH", f"/channels/{race.channel.id}/messages/{old}", status=400, code=50083)
    await play_one(race)
    assert [m.id for m in race.channel.history() if m.flags.components_v2] == [race.table.id]
    assert race.table.id != old


async def test_an_unknown_language_falls_back_to_the_tables(lobby: Sim) -> None:
    ann, bob, cid = lobby.people.values()
    for person, locale in ((ann, None), (bob, "xx"), (cid, "de")):
        await lobby.run(lobby.bot.archive.update_preferences(person.id, locale=locale))
    await ann.click(lobby.table, label="Start")
    assert "Racing Hedgehogs" in text(lobby.dm(ann))
    assert "Racing Hedgehogs" in text(lobby.dm(bob))
    assert "Rasende Igel" in text(lobby.dm(cid))


async def test_a_person_who_leaves_loses_the_hand_by_dm_and_the_open_one(race: Sim) -> None:
    bob = race.people["Bob"]
    panel = (await bob.click(race.table, label="My hand")).response
    asked = await bob.slash(race.channel, "leave")
    await bob.click(asked.response, label="Confirm")
    shown = next(m for m in race.channel.history(viewer=bob) if m.id == panel.id)
    for each in (shown, race.dm(bob)):
        assert "You have left" in text(each)
        assert not each.attachments
        assert not any(custom_id.startswith(("p:", "n:")) for custom_id in controls(each))
    later = await bob.click(race.table, label="My hand")
    assert "no seat" in reply_text(later)


async def test_the_language_of_the_person_who_opens_a_rematch_is_stored(race: Sim) -> None:
    user, ask, action = await _ending_move(race)
    await race.run(race.bot.tables.act(1, user, ask, action))
    eva = race.person("Eva")
    await eva.click(race.table, custom_id=labelled(race.table, "Play again"))
    assert (await race.run(race.bot.archive.preferences(eva.id))).locale == "en-US"


async def test_a_hand_whose_token_ends_gives_way_to_a_button_for_a_new_one(race: Sim) -> None:
    bob = race.people["Bob"]
    await bob.click(race.table, label="My hand")
    await race.pass_time(TOKEN_SECONDS)
    (panel,) = (m for m in race.channel.history(viewer=bob) if m.flags.ephemeral)
    assert "follow the game any longer" in text(panel)
    await bob.click(panel, label="My hand")
    (panel,) = (m for m in race.channel.history(viewer=bob) if m.flags.ephemeral)
    assert labelled(panel, "Hand as text")


async def test_an_open_hand_gives_way_to_a_button_for_a_new_one_at_a_restart(race: Sim) -> None:
    bob = race.people["Bob"]
    await bob.click(race.table, label="My hand")
    await race.run(race.bot.drain())
    await race.restart()
    (panel,) = (m for m in race.channel.history(viewer=bob) if m.flags.ephemeral)
    assert "follow the game any longer" in text(panel)
    assert not panel.attachments
    await bob.click(panel, label="My hand")
    (panel,) = (m for m in race.channel.history(viewer=bob) if m.flags.ephemeral)
    assert labelled(panel, "Hand as text")
