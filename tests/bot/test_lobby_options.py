"""The options that a host chooses in the lobby, and the panel in which they are chosen."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.pages.lobby import options_message
from cogs.text.translator import translator_for
from engine.table.lobby import set_option
from tests.bot.conftest import now
from tests.support.games import every_game
from tests.support.shared_localization import shared_localization
from tests.support.sim import Sim, controls, nodes, text
from tests.support.table_harness import TableHarness, WatchedArchive


async def test_options_and_pace_set_by_the_host_show_in_the_lobby(lobby: Sim) -> None:
    ann = lobby.people["Ann"]
    panel = (await ann.click(lobby.table, label="Options")).response
    pace = next(each for each in controls(panel) if each.endswith("set:pace"))
    await ann.select(panel, ["live"], custom_id=pace)
    scoring = next(each for each in controls(panel) if each.endswith("set:scoring"))
    await ann.select(panel, ["advanced"], custom_id=scoring)
    table = (await now(lobby)).table
    assert (table.pace.value, table.options.choice("scoring")) == ("live", "advanced")
    assert "Live" in text(lobby.table)
    house = next(each for each in controls(panel) if each.endswith("set:house"))
    await ann.select(panel, ["sharp"], custom_id=house)
    assert (await now(lobby)).table.house.value == "sharp"
    assert "Sharp" in text(lobby.table)
    (refused,) = await lobby.burst((lobby.people["Bob"], lobby.table, pace, ["slow"]))
    assert (await now(lobby)).table.pace.value == "live"
    assert refused.acknowledged


async def test_a_limit_that_was_chosen_can_be_unset_again(sim: Sim) -> None:
    ann = sim.people["Ann"]
    await ann.slash(sim.channel, "play", game="safaru")
    panel = (await ann.click(sim.table, label="Options")).response
    rounds = next(each for each in controls(panel) if each.endswith("set:rounds"))
    unset = "none; when releasing, one round for each player"
    for value, shown in (("3", "3"), ("default", unset)):
        await ann.select(panel, [value], custom_id=rounds)
        assert f"**Round limit:** {shown}" in text(sim.table)
        (chosen,) = [each for each in controls(panel)[rounds]["options"] if each.get("default")]
        assert (chosen["value"], chosen["label"]) == (value, shown)
    assert "rounds" not in (await now(sim)).table.options.values


async def test_an_option_that_follows_the_pace_says_what_it_is_as_long_as_it_is_automatic(
    sim: Sim,
) -> None:
    ann = sim.people["Ann"]
    await ann.slash(sim.channel, "play", game="igor")
    panel = (await ann.click(sim.table, label="Options")).response
    slow = "Until the next trick (more time)"
    for pace, means in (("live", "Until the next card"), ("slow", slow)):
        await ann.select(panel, [pace], custom_id=_menu(panel, "pace"))
        (unset,) = [
            each
            for each in controls(panel)[_menu(panel, "soon")]["options"]
            if each["value"] == "default"
        ]
        assert (unset["label"], unset["description"]) == ("automatic", means)


def _menu(panel: Any, key: str) -> str:
    return next(each for each in controls(panel) if each.endswith(f"set:{key}"))


async def test_the_lobby_shows_partners_and_the_host_changes_them(sim: Sim) -> None:
    ann, bob, cid = sim.people.values()
    await ann.slash(sim.channel, "play", game="safaru")
    for person in (bob, cid):
        await person.click(sim.table, label="Join")
    assert "Partners" not in text(sim.table)
    await ann.click(sim.table, label="Add the house")
    assert "Partners: Ann and Cid\nPartners: Bob and Heather" in text(sim.table)
    await ann.click(sim.table, label="Change partners")
    assert "Partners: Ann and Heather\nPartners: Cid and Bob" in text(sim.table)
    changed = (await now(sim)).table
    refused = await bob.click(sim.table, label="Change partners")
    assert "Ann" in text(refused.response)
    assert (await now(sim)).table.seats == changed.seats
    await ann.click(sim.table, label="Start")
    names = [each.name for each in (await now(sim)).table.seats]
    assert names == [each.name for each in changed.seats]


async def test_open_options_follow_the_lobby_and_are_deleted_at_the_start(lobby: Sim) -> None:
    ann = lobby.people["Ann"]

    def current(panel):
        return next((m for m in lobby.channel.history(viewer=ann) if m.id == panel.id), None)

    older = (await ann.click(lobby.table, label="Options")).response
    hers = (await ann.click(lobby.table, label="Options")).response
    assert current(older) is None, "one panel is enough"
    pace = next(each for each in controls(hers) if each.endswith("set:pace"))
    await ann.select(hers, ["live"], custom_id=pace)
    shown = controls(current(hers))[pace]
    assert [each["value"] for each in shown["options"] if each.get("default")] == ["live"]
    await ann.click(lobby.table, label="Start")
    assert current(hers) is None


async def test_a_former_host_is_told_who_sets_the_optionsnow(lobby: Sim) -> None:
    ann, bob, _ = lobby.people.values()
    panel = (await ann.click(lobby.table, label="Options")).response
    await ann.click(lobby.table, label="Leave")
    left = next(m for m in lobby.channel.history(viewer=ann) if m.id == panel.id)
    assert text(left) == "Bob is the host now and chooses the options."
    assert not controls(left)
    hers = (await bob.click(lobby.table, label="Options")).response
    pace = next(each for each in controls(hers) if each.endswith("set:pace"))
    await bob.select(hers, ["slow"], custom_id=pace)
    left = next(m for m in lobby.channel.history(viewer=ann) if m.id == panel.id)
    assert "Bob" in text(left)


async def test_dismissed_options_are_no_longer_updated(lobby: Sim) -> None:
    ann = lobby.people["Ann"]
    panel = (await ann.click(lobby.table, label="Options")).response
    lobby.env.backend.delete_message(lobby.channel.id, panel.id)
    before = len(lobby.env.http_requests)
    table = (await now(lobby)).table.id
    for pace in ("slow", "live"):
        await lobby.run(lobby.bot.tables.change(table, set_option(ann.id, "pace", pace)))
    requests = lobby.env.http_requests[before:]
    edits = [each for each in requests if each.method == "PATCH" and "/webhooks/" in each.path]
    assert len(edits) == 1
    again = (await ann.click(lobby.table, label="Options")).response
    assert any(each.endswith("set:pace") for each in controls(again))


async def test_the_buttons_of_a_lobby_keep_their_places_when_the_house_comes_and_goes(
    sim: Sim,
) -> None:
    ann = sim.people["Ann"]
    await ann.slash(sim.channel, "play", game="safaru")

    def places() -> list[str]:
        return [each["label"] for each in nodes(sim.table) if each.get("custom_id")]

    alone = places()
    assert {"Add the house", "Remove the house", "Options"} <= {*alone}
    for _ in range(3):
        await ann.click(sim.table, label="Add the house")
        assert places()[: len(alone)] == alone
    await ann.click(sim.table, label="Remove the house")
    assert places() == alone


async def test_strength_and_speed_of_the_house_stand_on_lines_of_their_own(lobby: Sim) -> None:
    lines = text(lobby.table).splitlines()
    assert {"**Strength of the house:** Like a person", "**Speed of the house:** Brisk"} <= {*lines}


@pytest.mark.parametrize("slug", ["badger", "igels", "igor", "race", "safaru"])
@pytest.mark.parametrize("locale", ["en", "de", "pl"])
async def test_every_option_says_in_a_few_words_what_it_does(
    watched_archive: WatchedArchive, slug: str, locale: str
) -> None:
    game = every_game()[slug].game
    harness = TableHarness({slug: game}, watched_archive)
    table = await harness.open_table(slug, 1)
    texts = shared_localization()
    for spec in game.info.options:
        if not spec.carried:
            assert texts.has(f"{slug}-option-{spec.key}-hint", locale), spec.key
    snapshot = await harness.tables.snapshot(table)
    panel = options_message(snapshot, translator_for(texts, locale, snapshot.table))
    parts = panel.view.to_components()[0]["components"]
    for menu, told in zip(parts[2::2], parts[1::2], strict=True):
        (select,) = menu["components"]
        is_told = all(each.get("description") for each in select["options"])
        assert is_told or "\n-# " in told["content"], told
    assert sum(1 + len(each.get("components", ())) for each in parts) < 40, "Discord's limit"
