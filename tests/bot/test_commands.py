"""Every command and button, used as people use them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.bot.conftest import (
    choose,
    control,
    manager,
    mover_of,
    now,
    play_one,
    reply_text,
    vote_to_end,
)
from tests.support.sim import HOUSE_MS, Sim, controls, labelled, nodes, text


def _person(sim: Sim, user: int | None):
    return next(person for person in sim.people.values() if person.id == user)


async def test_every_command_is_published_once_with_a_description(sim: Sim) -> None:
    commands = sim.bot.tree.get_commands()
    names = [command.name for command in commands]
    assert sorted(names) == sorted(set(names))
    assert {"play", "hand", "move", "table", "leave", "end", "games", "rules"} <= set(names)
    assert all(len(command.description) > 10 for command in commands)


async def test_games_lists_every_game(sim: Sim) -> None:
    said = text((await sim.people["Ann"].slash(sim.channel, "games")).response)
    assert "-# 2 players" in said
    assert "Racing Hedgehogs" in said
    assert "15" in said


async def test_rules_are_a_list_of_menus_whose_pages_turn_in_place(sim: Sim) -> None:
    ann, book = sim.people["Ann"], sim.bot.localization.rule_book("race", "en")
    index = (await ann.slash(sim.channel, "rules", game="race")).response
    menus = [node for node in nodes(index) if node["type"] == 3]
    assert [len(menu["options"]) for menu in menus] == [17, 16]
    page = await ann.select(index, ["32"], custom_id=menus[1]["custom_id"])
    assert text(page.response).startswith("## Racing Hedgehogs · 32. The finisher, advanced")
    assert [node["label"] for node in controls(page.response).values()] == [
        "§20 Never below 0",
        "§26 Ties",
        "§31 Doubles",
        "Rules",
        "§33 No cards left",
    ]
    linked = await ann.click(page.response, label="§20 Never below 0")
    before = await ann.click(linked.response, label="§19 The finisher")
    again = await ann.click(before.response, label="Rules")
    assert text(again.response) == text(index)
    assert {linked.response.id, before.response.id, again.response.id} == {index.id}
    assert book.introduction in text(again.response)


async def test_rules_are_found_by_number_or_word_also_in_their_texts(sim: Sim) -> None:
    ann = sim.people["Ann"]

    async def shown(section: str) -> str:
        result = await ann.slash(sim.channel, "rules", game="race", section=section)
        return text(result.response).splitlines()[0]

    for jokers in ("11", "§11", "jokers", "RAINBOW"):
        assert await shown(jokers) == "## Racing Hedgehogs · 11. Jokers"
    sign = await ann.slash(sim.channel, "rules", game="race", section=" §")
    assert "in these rules" not in text(sign.response)
    found = (await ann.slash(sim.channel, "rules", game="race", section="joker")).response
    (menu,) = (node for node in nodes(found) if node["type"] == 3)
    # Titles come first.
    assert [each["value"] for each in menu["options"]] == ["11", "18", "5", "9", "15", "29"]
    offered = await ann.autocomplete(sim.channel, "rules", "section", "joker", game="race")
    assert [each["value"] for each in offered] == ["11", "18", "5", "9", "15", "29"]
    offered = await ann.autocomplete(sim.channel, "rules", "section", "", game="race")
    assert (offered[0]["value"], len(offered)) == ("1", 25)


async def test_rules_are_read_and_searched_in_the_readers_language(sim: Sim) -> None:
    ann = sim.people["Ann"]
    await sim.run(sim.bot.archive.update_preferences(ann.id, language="de"))
    shown = await ann.slash(sim.channel, "rules", game="race", section="Gleichstand")
    assert text(shown.response).startswith("## Rasende Igel · 26. Gleichstand")
    shown = await ann.slash(sim.channel, "rules", game="race", section="frueheren Runden")
    assert text(shown.response).startswith("## Rasende Igel · 20. Nie unter 0")


async def test_play_offers_games_by_title_and_their_options(sim: Sim) -> None:
    ann = sim.people["Ann"]
    games = await ann.autocomplete(sim.channel, "play", "game", "hedge")
    assert {"name": "Racing Hedgehogs", "value": "race"} in games
    options = await ann.autocomplete(sim.channel, "play", "options", "sco", game="race")
    assert [choice["value"] for choice in options] == ["scoring=base", "scoring=advanced"]
    options = await ann.autocomplete(sim.channel, "play", "options", "hou", game="race")
    assert [each["value"] for each in options] == ["house=sharp", "house=human", "house=sleepy"]


async def test_a_game_may_be_named_by_its_title(sim: Sim) -> None:
    await sim.people["Ann"].slash(sim.channel, "play", game="racing hedgehogs")
    assert (await now(sim)).table.game == "race"


async def test_the_house_fills_needed_seats_and_gives_way_to_people(sim: Sim) -> None:
    ann = sim.people["Ann"]
    await ann.slash(sim.channel, "play", game="race")
    await ann.click(sim.table, label="Add the house")
    assert len((await now(sim)).table.seats) == 3
    for _ in range(2):
        await ann.click(sim.table, label="Add the house")
    assert len((await now(sim)).table.seats) == 5
    await sim.people["Bob"].click(sim.table, label="Join")
    table = (await now(sim)).table
    assert len(table.seats) == 5
    assert sim.people["Bob"].id in table.people
    await ann.click(sim.table, label="Remove the house")
    assert len((await now(sim)).table.seats) == 4


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("Maple (the house) joins the table.", "Maple (the house) leaves the table.")),
        (
            "de",
            ("Ahorn (Computer) setzt sich an den Tisch.", "Ahorn (Computer) verlässt den Tisch."),
        ),
        ("pl", ("Klon (komputer) siada do stołu.", "Klon (komputer) odchodzi od stołu.")),
    ],
)
async def test_the_log_of_a_lobby_names_the_house_on_each_seat(
    sim: Sim, language: str, told: tuple[str, ...]
) -> None:
    await choose(sim, manager(sim), "settings", "language", language)
    ann = sim.people["Ann"]
    await ann.slash(sim.channel, "play", game="race")
    for name in ("house", "house", "unhouse"):  # first as many as a start needs
        await ann.click(sim.table, custom_id=control(sim.table, name))
    lobby = await now(sim)
    logged = [*map(sim.bot.translator(None, lobby), lobby.table.recent_events)]
    assert {*told} <= {*logged}
    await ann.click(sim.table, custom_id=control(sim.table, "start"))
    assert not any(each in text(sim.table) for each in told), "their seats are seen"


async def test_one_person_plays_the_house_to_the_ranking(sim: Sim) -> None:
    ann = sim.people["Ann"]
    await ann.slash(sim.channel, "play", game="race")
    await ann.click(sim.table, label="Add the house")
    await ann.click(sim.table, label="Start")
    for _ in range(400):
        snapshot = await now(sim)
        if not snapshot.table.is_active:
            break
        if snapshot.table.seat_of(ann.id) in snapshot.awaited:
            await play_one(sim)
        else:
            assert "Waiting for the house (" in text(sim.table)
            await sim.pass_time(HOUSE_MS / 1000 + 0.5)
    assert not (await now(sim)).table.is_active
    assert "1\\. " in text(sim.table)
    assert "Heather" in text(sim.table)
    assert " wins" in text(sim.table).splitlines()[0]
    for shown in (sim.table, sim.dm(ann)):
        assert re.search(r"Best of Ann against the house: \d+ points?\.", text(shown))
        assert labelled(shown, "Play again")
        assert labelled(shown, "Change options")


async def test_play_again_opens_a_lobby_with_the_same_options(race: Sim) -> None:
    while await play_one(race):
        pass
    over, (ann, bob, cid) = race.table, race.people.values()
    await bob.click(over, label="Play again")
    table = (await now(race)).table
    assert (table.stage.value, table.host) == ("lobby", bob.id)
    # The others sit down at the same lobby, from the table or from their hand by DM.
    await ann.click(over, label="Play again")
    linked = await cid.user.click(race.dm(cid), label="Play again")
    told = "You sit at the new table. Its host, Bob, chooses the options and starts the game."
    lobby = f"https://discord.com/channels/{race.guild.id}/{race.channel.id}/{race.table.id}"
    assert text(linked.followups[0]) == f"{told} {lobby}"
    assert race.table.id != over.id
    assert {*(await now(race)).table.people} == {ann.id, bob.id, cid.id}
    # Who presses it once more reads that they are in.
    for again in (
        await bob.click(over, label="Play again"),
        await ann.click(over, label="Play again"),
        await cid.user.click(race.dm(cid), label="Play again"),
    ):
        assert (
            text(again.followups[0])
            == f"You\N{RIGHT SINGLE QUOTATION MARK}re in already, at the new table: {lobby}"
        )
    assert {*(await now(race)).table.people} == {ann.id, bob.id, cid.id}


async def test_change_options_opens_the_next_lobby_with_its_options(race: Sim) -> None:
    ann, bob, _ = race.people.values()
    await vote_to_end(race, ann, bob)
    hand = race.dm(ann)
    panel = await ann.user.click(hand, label="Change options")
    assert (await now(race)).table.host == ann.id
    assert next(each for each in controls(panel.response) if each.endswith(":set:pace"))
    assert labelled(race.dm(ann), "Play again")  # the hand is not replaced
    refused = await bob.click(race.table, label="Options")
    assert "Ann" in reply_text(refused)


async def test_who_changes_options_second_sits_at_the_new_table_and_reads_whose_it_is(
    race: Sim,
) -> None:
    ann, bob, cid = race.people.values()
    await vote_to_end(race, ann, bob)
    over, guild = race.table, race.guild.id
    (result,) = [n["url"] for n in nodes(race.dm(ann)) if n.get("label") == "Result"]
    assert result == f"https://discord.com/channels/{guild}/{race.channel.id}/{over.id}"
    linked = await bob.user.click(race.dm(bob), label="Play again")
    lobby = f"https://discord.com/channels/{guild}/{race.channel.id}/{race.table.id}"
    assert text(linked.followups[0]) == f"The table is open. Have fun! {lobby}"
    for told in (
        await ann.click(over, label="Change options"),
        await cid.user.click(race.dm(cid), label="Change options"),
    ):
        shown = text(told.followups[0])
        assert shown.startswith("You sit at the new table. Its host, Bob, chooses")
    assert (await now(race)).table.people == (bob.id, ann.id, cid.id)


@pytest.mark.parametrize("command", [True, False])
async def test_a_stranger_is_offered_a_seat_at_the_table_that_has_the_channel(
    race: Sim, command: bool
) -> None:
    ann, bob, _ = race.people.values()
    await vote_to_end(race, ann, bob)
    over, dan = race.table, race.person("Dan")
    await ann.click(over, label="Play again")
    if command:
        told = await dan.slash(race.channel, "play", game="race")
    else:
        told = await dan.click(over, label="Play again")
    assert "This channel has a table already, Racing Hedgehogs: " in reply_text(told)
    seated = await dan.click(told.response, label="Join")
    assert dan.id in (await now(race)).table.people
    assert seated.acknowledged
    shown = next(m for m in race.channel.history(viewer=dan) if m.id == told.response.id)
    assert text(shown).startswith("You sit at the new table. Its host, Ann, chooses")


async def test_table_posts_a_new_table_message_and_deletes_the_old_one(race: Sim) -> None:
    before = race.table.id
    await race.people["Cid"].slash(race.channel, "table")
    layouts = [m.id for m in race.channel.history() if m.flags.components_v2]
    assert len(layouts) == 1
    assert layouts[0] != before


async def test_hand_and_move_work_by_dm(race: Sim) -> None:
    mover = await mover_of(race)
    hand = await mover.user.slash("hand")
    assert any(each.startswith("p:") for each in controls(hand.response))
    moves = await mover.user.autocomplete("move", "move", "")
    before = (await now(race)).table.revision
    await mover.user.slash("move", move=moves[0]["value"])
    assert (await now(race)).table.revision == before + 1


async def test_move_offers_only_the_callers_own_moves(race: Sim) -> None:
    mover = await mover_of(race)
    offered = await mover.autocomplete(race.channel, "move", "move", "")
    snapshot = await now(race)
    held = {option.value for option in snapshot.offers[snapshot.awaited[0]][0].options}
    assert {choice["value"].split()[1] for choice in offered} == held
    other = next(person for person in race.people.values() if person is not mover)
    assert await other.autocomplete(race.channel, "move", "move", "") == []


async def test_typed_moves_by_label_and_without_the_verb(race: Sim) -> None:
    for _ in range(3):
        mover = await mover_of(race)
        snapshot = await now(race)
        options = snapshot.offers[snapshot.awaited[0]][0].options
        plain = next(option for option in options if not option.then)
        await mover.slash(race.channel, "move", move=plain.value.upper())
        assert (await now(race)).table.revision == snapshot.table.revision + 1


async def test_a_move_has_200_characters_at_most_also_in_a_forged_request(race: Sim) -> None:
    command: Any = race.env.backend.find_command("move", None)
    registered = command["options"][0]
    assert (registered["min_length"], registered.pop("max_length")) == (1, 200)
    mover, before = await mover_of(race), (await now(race)).table.revision
    for long_move in ("x" * 201, "red " * 1400, '"' * 3000, "x" * 6000):
        result = await mover.slash(race.channel, "move", move=long_move)
        assert "can have 200 characters at most" in text(result.response)
    assert (await now(race)).table.revision == before


async def test_no_command_takes_a_longer_text_also_in_a_forged_request(race: Sim) -> None:
    texts = [
        (command["name"], option)
        for command in race.env.backend.commands[None].values()
        for option in command.get("options", ())
        if option["type"] == 3 and not option.get("choices")
    ]
    assert {("play", "options"), ("rules", "section")} <= {(c, o["name"]) for c, o in texts}
    assert all(option.get("max_length") == 200 for _, option in texts), texts
    command: Any = race.env.backend.find_command("rules", None)
    for option in command["options"]:
        option.pop("max_length")
    ann = race.people["Ann"]
    for section in ("x" * 201, "1." * 3000):
        result = await ann.slash(race.channel, "rules", game="race", section=section)
        assert "can have 200 characters at most" in text(result.response)


async def test_a_joker_is_chosen_word_by_word_with_a_way_back(race: Sim) -> None:
    for _ in range(30):
        mover = await mover_of(race)
        hand = race.dm(mover)
        joker = next((each for each in controls(hand) if ":joker" in each), None)
        if joker is not None:
            break
        await play_one(race)
    before = (await now(race)).table.revision
    await mover.user.click(hand, custom_id=joker)
    half = race.dm(mover)
    assert sum(each.startswith("p:") for each in controls(half)) == 4
    await mover.user.click(half, label="Back")
    assert (await now(race)).table.revision == before
    await mover.user.click(race.dm(mover), custom_id=joker)
    # Another person looks at their own hand meanwhile: the half-made move stays.
    other = next(person for person in race.people.values() if person is not mover)
    await other.click(race.table, label="My hand")
    half = race.dm(mover)
    await mover.user.click(half, custom_id=next(e for e in controls(half) if e.startswith("p:")))
    assert (await now(race)).table.revision == before + 1


async def test_read_the_table_and_my_hand_as_words(race: Sim) -> None:
    ann = race.people["Ann"]
    read = text((await ann.click(race.table, label="Table as text")).response)
    snapshot = await now(race)
    assert snapshot.table.deal_hash not in read
    mine = (await ann.click(race.table, label="My hand")).response
    words = text((await ann.click(mine, label="Hand as text")).response)
    assert "hand" in words
    assert "hand:" not in read


async def test_an_open_hand_is_updated_when_the_turn_comes(race: Sim) -> None:
    snapshot = await now(race)
    after = (snapshot.awaited[0] + 1) % 3
    waiting = _person(race, snapshot.table.seats[after].user)
    panel = (await waiting.click(race.table, label="My hand")).response
    assert not any(each.startswith("p:") for each in controls(panel))
    await play_one(race)
    shown = next(m for m in race.channel.history(viewer=waiting) if m.id == panel.id)
    assert any(each.startswith("p:") for each in controls(shown))


async def test_a_turn_is_pinged_once_and_the_older_ping_is_deleted(race: Sim) -> None:
    await race.pass_time(90)
    await play_one(race)
    await race.pass_time(90)
    await play_one(race)
    pings = [m for m in race.channel.history() if "turn" in m.content]
    assert len(pings) <= 1


async def test_the_house_plays_a_turn_that_timed_out_and_the_table_says_so(lobby: Sim) -> None:
    ann = lobby.people["Ann"]
    panel = (await ann.click(lobby.table, label="Options")).response
    pace = next(each for each in controls(panel) if each.endswith("set:pace"))
    await ann.select(panel, ["live"], custom_id=pace)
    await ann.click(lobby.table, label="Start")
    before = await now(lobby)
    await lobby.pass_time(91)
    after = await now(lobby)
    assert after.table.revision == before.table.revision + 1
    assert "so the house moves for them" in text(lobby.table)


async def test_a_table_without_deadlines_waits_for_ever(lobby: Sim) -> None:
    ann = lobby.people["Ann"]
    panel = (await ann.click(lobby.table, label="Options")).response
    pace = next(each for each in controls(panel) if each.endswith("set:pace"))
    await ann.select(panel, ["none"], custom_id=pace)
    await ann.click(lobby.table, label="Start")
    before = (await now(lobby)).table.revision
    await lobby.pass_time(5 * 24 * 3600)
    assert (await now(lobby)).table.revision == before


async def test_an_idle_lobby_closes_after_a_day_and_frees_its_channel(lobby: Sim) -> None:
    await lobby.pass_time(24 * 3600 + 5)
    assert "Nobody started" in text(lobby.table)
    await lobby.people["Bob"].slash(lobby.channel, "play", game="race")
    assert (await now(lobby)).table.host == lobby.people["Bob"].id


async def test_pictures_have_alt_text_and_no_message_pings_anybody(race: Sim) -> None:
    await play_one(race)
    gallery = next(node for node in nodes(race.table) if node["type"] == 12)
    assert gallery["items"][0]["description"]
    for request in race.env.http_requests:
        if request.method in ("POST", "PATCH") and "/messages" in request.path and request.json:
            allowed = request.json.get("allowed_mentions", {})
            assert allowed.get("parse", []) == []
