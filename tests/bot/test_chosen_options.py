"""What was chosen in the lobby stands on the table while it is played, in picture and words."""

from __future__ import annotations

import pytest

from engine.api.options import Choice, Number, Options, Spec, Value, resolve_options, shown_options
from engine.api.scene import Words
from engine.table.chosen_options import chosen_options
from engine.table.snapshot import TableSnapshot
from tests.support.games import every_game
from tests.support.picture_checks import check_sizes
from tests.support.shared_localization import shared_localization
from tests.support.sim import Sim, text
from tests.support.table_harness import TableHarness, WatchedArchive
from tests.support.texts import LOCALES

GAMES = ["badger", "igels", "igor", "race", "safaru"]


def others(spec: Spec) -> list[Value]:
    """Return values that are not the option's default."""
    match spec:
        case Choice(values=values):
            return [value for value in values if value != spec.default]
        case Number(low=low, high=high):
            return [value for value in (low, high) if value != spec.default]
        case _:
            return [not spec.default]


@pytest.mark.parametrize("slug", GAMES)
def test_every_value_but_the_default_has_words_in_every_language(slug: str) -> None:
    info = every_game()[slug].game.info
    assert chosen_options(info, resolve_options(info.options, {}, {}), "") == ()
    for spec in info.options:
        for value in () if spec.carried or spec.pictured else others(spec):
            (named,) = chosen_options(info, Options({spec.key: value}), "")
            for locale in LOCALES:
                sentence = shared_localization().plain(named, locale)
                assert 3 < len(sentence) < 60, sentence
                assert "-chosen-" not in sentence


def test_an_option_without_effect_is_not_said() -> None:
    info = every_game()["safaru"].game.info
    free = Options({"aim": "free", "target": 50, "zeros": True, "piles": True})
    assert [each.key for each in chosen_options(info, free, "")] == ["safaru-option-piles"]
    shown = {spec.key for spec in shown_options(info.options, free)}
    assert {spec.key for spec in info.options} - shown == {"target", "zeros"}


async def test_a_lobby_says_what_is_done_unless_it_is_set_and_no_option_without_effect(
    sim: Sim,
) -> None:
    await sim.people["Ann"].slash(sim.channel, "play", game="safaru", options="aim=free")
    told = text(sim.table)
    assert "**Round limit:** none; when releasing, one round for each player" in told
    assert "Points to win" not in told
    assert "take a baby" not in told


@pytest.fixture
async def harness(watched_archive: WatchedArchive) -> TableHarness:
    return TableHarness({slug: every_game()[slug].game for slug in GAMES}, watched_archive)


async def table(harness: TableHarness, slug: str, channel: int, **given: str) -> TableSnapshot:
    seats = max(every_game()[slug].game.info.seats)
    people = range(100 * channel, 100 * channel + seats)
    return await harness.tables.snapshot(
        await harness.start_table(slug, *people, channel=channel, **given)
    )


@pytest.mark.parametrize(
    ("slug", "given", "said"),
    [
        ("race", {"scoring": "advanced"}, "Advanced scoring"),
        ("safaru", {"overlook": "table"}, "Open: opponents must challenge overlooked catches"),
        ("badger", {"course": "short", "own-cave": "on"}, "Short course"),
        ("igels", {"forest": "16"}, "16 Food in the Forest: a short game"),
        ("igor", {"hands": "2", "own": "on"}, "2 hands"),
    ],
)
async def test_chosen_options_stand_in_the_picture_and_in_the_words(
    harness: TableHarness, slug: str, given: dict[str, str], said: str
) -> None:
    plain, chosen = await table(harness, slug, 1), await table(harness, slug, 2, **given)
    for seat in (None, 0):
        scene = chosen.picture(seat)
        check_sizes(scene)
        drawn = [shared_localization().plain(each.text, "en") for each in scene.marks
                 if isinstance(each, Words) and not isinstance(each.text, str)]  # fmt: skip
        assert said in drawn
        words = shared_localization().plain(scene.text[-1], "en")
        assert words.startswith("Chosen at this table: ")
        assert said in words
        assert "table-chosen" not in {each.key for each in plain.picture(seat).text}


async def test_what_a_picture_says_itself_does_not_stand_below_it_once_more(
    harness: TableHarness,
) -> None:
    chosen = await table(harness, "safaru", 1, target="30", rounds="1")
    plain = await table(harness, "safaru", 2)
    scene = chosen.picture(0)
    drawn = [
        shared_localization().plain(each.text, "en")
        for each in scene.marks
        if isinstance(each, Words) and not isinstance(each.text, str)
    ]
    assert drawn.count("One round: the most points win") == 1
    assert not [each for each in drawn if "30 points" in each], "the one round decides"
    assert scene.size[1] == plain.picture(0).size[1]
