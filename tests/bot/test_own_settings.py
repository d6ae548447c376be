"""/me: each choice is stored, shown, and holds wherever its person reads or is told something."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageStat

from cogs.controls.custom_id import MoveId, parse
from cogs.controls.offer_controls import Selection, confirm_controls, unpacked
from cogs.text.translator import Translator
from engine.api.action import Option, Pick
from engine.api.event import Line
from engine.api.refusals import Stale
from engine.service.ports import Preferences
from engine.table.model import Table
from tests.bot.conftest import choose, mover_of, now, pings_of, reply_text
from tests.support.shared_localization import shared_localization
from tests.support.sim import Sim, controls, labelled, nodes, text


async def _chosen(sim: Sim, person: Any) -> Preferences:
    return await sim.run(sim.bot.archive.preferences(person.id))


def _shown(message: Any) -> dict[str, str]:
    """Return the setting -> the label of its present value, of every menu of a panel."""
    return {
        node["custom_id"].rpartition(":")[2]: option["label"]
        for node in nodes(message)
        if node["type"] == 3
        for option in node["options"]
        if option.get("default")
    }


async def _picture(message: Any) -> Image.Image:
    (file,) = [each for each in message.attachments if each.filename == "table.png"]
    return Image.open(BytesIO(await file.read())).convert("RGB")


async def test_the_panel_shows_what_holds_and_every_choice_is_stored_and_shown(sim: Sim) -> None:
    ann = sim.people["Ann"]
    first = (await ann.slash(sim.channel, "me")).response
    assert first.flags.ephemeral
    assert _shown(first) == {
        "hands": "On",
        "pings": "As the server says",
        "automatic": "Only when all I can do is pass",
        "confirm": "Off",
        "language": "As on Discord",
        "red-green": "Off",
        "dark": "Off",
        "motion": "On",
        "tips": "On",
    }
    chosen = {
        "hands": ("off", "Off"),
        "pings": ("dm", "By direct message"),
        "automatic": ("forced", "Whenever there is only one thing I can do"),
        "confirm": ("on", "On"),
        "red-green": ("on", "On"),
        "dark": ("on", "On"),
        "motion": ("off", "Off"),
        "tips": ("off", "Off"),
    }
    shown = first
    for key, (word, label) in chosen.items():
        shown = (await ann.select(shown, [word], custom_id=f"o:0:me:{key}")).response
        assert _shown(shown)[key] == label
    await sim.restart()
    again = (await ann.slash(sim.channel, "me")).response
    expected = {key: label for key, (_, label) in chosen.items()}
    assert _shown(again) == {**expected, "language": "As on Discord"}
    german = await ann.select(again, ["de"], custom_id="o:0:me:language")
    assert _shown(german.response)["language"] == "Deutsch"
    assert "Deine Einstellungen" in reply_text(german)


async def test_panels_that_commands_open_take_each_others_place(race: Sim) -> None:
    ann, game = race.people["Ann"], {"game": "race"}
    before = race.channel.history(viewer=ann)
    commands = [("me", {}), ("games", {}), ("rules", game), ("card", {**game, "name": "joker"})]
    for command, given in [*commands, ("me", {})]:
        opened = (await ann.slash(race.channel, command, **given)).response
        new = {each.id for each in race.channel.history(viewer=ann)} - {each.id for each in before}
        assert new == {opened.id}, command
    chosen = await ann.select(opened, ["off"], custom_id="o:0:me:hands")
    assert chosen.response.id == opened.id


async def test_a_chosen_language_holds_in_answers_hands_refusals_and_pings(race: Sim) -> None:
    mover = await mover_of(race)
    panel = (await mover.click(race.table, label="My hand")).response
    await choose(race, mover, "me", "language", "pl")
    await choose(race, mover, "me", "pings", "dm")
    assert "kolej" in text(race.dm(mover))
    assert "kolej" in text(panel), "what is open already is shown in it too"
    assert "Nie znam gry" in reply_text(await mover.slash(race.channel, "play", game="chess"))
    await race.pass_time(90)
    (ping,) = pings_of(race, mover)
    assert "kolej" in ping.content
    assert "kolej" not in text(race.table), "the table keeps the language of its server"


async def test_hands_show_the_night_or_the_other_colours_and_the_table_does_not(race: Sim) -> None:
    ann = race.people["Ann"]
    looks, table = [await _picture(race.dm(ann))], await _picture(race.table)
    for key in ("dark", "red-green"):
        await choose(race, ann, "me", key, "on")
        looks.append(await _picture(race.dm(ann)))
    day, night, _ = [ImageStat.Stat(each.convert("L")).mean[0] for each in looks]
    assert night < 0.7 * day
    assert looks[2].tobytes() != looks[1].tobytes()
    assert (await _picture(race.table)).tobytes() == table.tobytes()
    panel = (await ann.click(race.table, label="My hand")).response
    assert (await _picture(panel)).tobytes() == looks[2].tobytes()


@pytest.mark.parametrize(
    ("place", "told"), [("table", "table"), ("dm", "dm"), ("none", None), ("server", "table")]
)
async def test_a_person_is_told_of_their_turn_where_they_want_it(
    race: Sim, place: str, told: str | None
) -> None:
    mover = await mover_of(race)
    await choose(race, mover, "me", "pings", place)
    await race.pass_time(90)
    pings = pings_of(race, mover)
    there = race.channel.id if told == "table" else mover.user.dm_channel.id
    assert [ping.channel.id for ping in pings] == ([] if told is None else [there])


async def test_a_word_that_no_menu_has_is_refused(sim: Sim) -> None:
    ann = sim.people["Ann"]
    shown = (await ann.slash(sim.channel, "me")).response
    for key, values in (("dark", ["maybe"]), ("language", ["xx"]), ("shoes", ["on"])):
        (refused,) = await sim.burst((ann, shown, f"o:0:me:{key}", values))
        assert "out of date" in reply_text(refused)
    (pressed,) = await sim.burst((ann, shown, "n:0:me:dark"))
    assert "out of date" in reply_text(pressed)
    assert await _chosen(sim, ann) == Preferences()


async def _clicked(sim: Sim, person: Any, message: Any) -> Any:
    """Let somebody choose in their hand until a move is complete; return the answer."""
    for _ in range(4):
        play = next(each for each in controls(message) if each.startswith(("p:", "s:")))
        answer = await person.user.click(message, custom_id=play)
        message = answer.response or message
        if "Confirm" in str(controls(sim.dm(person)).values()):
            return answer
    raise AssertionError("no move was asked to be confirmed")


async def test_a_clicked_move_counts_once_it_is_confirmed(race: Sim) -> None:
    mover = await mover_of(race)
    await choose(race, mover, "me", "confirm", "on")
    revision = (await now(race)).table.revision
    await _clicked(race, mover, race.dm(mover))
    assert (await now(race)).table.revision == revision
    await mover.user.click(race.dm(mover), label="Back")
    assert "Confirm" not in str(controls(race.dm(mover)).values())
    await _clicked(race, mover, race.dm(mover))
    confirm = labelled(race.dm(mover), "Confirm")
    hand = race.dm(mover)
    await mover.user.click(hand, custom_id=confirm)
    assert (await now(race)).table.revision == revision + 1
    (late,) = await race.burst((mover.user, hand, confirm))
    assert late.acknowledged
    assert (await now(race)).table.revision == revision + 1


def test_several_of_one_menu_are_confirmed_as_they_were_chosen() -> None:
    options = tuple(Option(f"long-name-{each:06}", Line("ui-on")) for each in range(25))
    offer = Pick(verb="catch", ask="t1", label=Line("ui-on"), options=options, most=25)
    chosen = tuple(each.value for each in options[::-1])
    selection = Selection("t1", "catch", chosen, is_complete=True)
    table = Table(id=7, channel=1, guild=None, locale="en", host=1, game="safaru", version=1)
    translator = Translator(shared_localization(), "en")
    ((_, (row,)),) = confirm_controls(table, 0, (offer,), translator, selection)
    confirmed = parse(row.to_component_dict()["components"][0]["custom_id"])
    assert isinstance(confirmed, MoveId)
    assert confirmed.is_confirmed
    assert unpacked(offer, confirmed.path) == chosen
    with pytest.raises(Stale):
        unpacked(replace(offer, options=options[:9]), confirmed.path)
