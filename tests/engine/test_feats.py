"""Feats: which games and people have them, and that they are the same when counted again."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace as with_fields
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.api.action import Action
from engine.api.content import ContentError
from engine.api.event import Event, line
from engine.api.feat import Counter, Feat, Within
from engine.api.game import AnyGame
from engine.api.legal_actions import random_legal_move
from engine.api.rng import Rng
from engine.catalogue import read_feats
from engine.games.race import create
from engine.service.feats import FeatCounts
from engine.standings.feats import feats_of, is_of_one_version, was_there, with_feats
from engine.standings.ratings import Unrated
from engine.standings.results import Placing, Result
from engine.table.model import Cause, LogEntry
from engine.table.replay import ReplayStep
from tests.support.games import ROOT, SEEDS, every_game
from tests.support.patched_game import PatchedGame
from tests.support.random_play import Dice, read_play
from tests.support.scripted_game import ScriptedGame
from tests.support.table_harness import TableHarness, WatchedArchive

ANN, BOB = 11, 12
PEOPLE = (ANN, BOB, 13)


def _moves(before: Any, events: tuple[Event, ...], after: Any) -> list[tuple[int, int]]:
    return [(0, int(event.key)) for event in events]


def a_game(*feats: Feat) -> AnyGame:
    """Return a game that counts the number in each event for the first seat."""
    game: Any = PatchedGame(ScriptedGame({"at": {}}, {}), view=lambda game, state, seat: state)
    game.feats, game.counters, game.round_of = feats, {"moves": _moves}, lambda view: view
    return game


def steps(*numbers: tuple[int, int]) -> list[ReplayStep]:
    """Return a deal, then a step for each (round in which it is made, number to count)."""
    rounds = [*(number for number, _ in numbers), 9]
    events = [(), *((line(str(number)),) for _, number in numbers)]
    return [ReplayStep(at, told) for at, told in zip(rounds, events, strict=True)]


@pytest.mark.parametrize(
    ("feat", "numbers", "has"),
    [
        (Feat("a", "moves", least=5), ((0, 2), (1, 3)), True),
        (Feat("a", "moves", least=6), ((0, 2), (1, 3)), False),
        (Feat("a", "moves", most=4), ((0, 2), (1, 3)), False),
        (Feat("a", "moves", most=5), ((0, 2), (1, 3)), True),
        (Feat("a", "moves", most=5), (), False),
        (Feat("a", "moves", least=0, most=0), (), True),
        (Feat("a", "moves", least=4, within=Within.ROUND), ((0, 2), (0, 2), (1, 3)), True),
        (Feat("a", "moves", least=5, within=Within.ROUND), ((0, 2), (0, 2), (1, 3)), False),
        (Feat("a", "moves", least=3, within=Within.MOVE), ((0, 2), (0, 2), (1, 3)), True),
        (Feat("a", "moves", least=4, within=Within.MOVE), ((0, 2), (0, 2), (1, 3)), False),
        (Feat("a", "moves", won=True), ((0, 1),), False),
    ],
)
def test_a_feat_is_a_number_within_limits_in_a_game_a_round_or_a_move(
    feat: Feat, numbers: tuple[tuple[int, int], ...], has: bool
) -> None:
    found = feats_of(a_game(feat), steps(*numbers), winners=(1,), seats=2)
    assert found[0] == (("a",) if has else ())


def test_a_feat_within_a_round_must_be_counted_once_at_least() -> None:
    with pytest.raises(ValueError, match="least"):
        Feat("a", "moves", least=0, within=Within.ROUND)


A_RESULT = Result(
    table=1,
    guild=6,
    channel=5,
    game="scripted",
    began_ms=0,
    ended_ms=1,
    actions=9,
    reason=None,
    placings=tuple(
        Placing(user=user, side=side, place=1 + side, score=9 - side, own_moves=5)
        for side, user in enumerate((ANN, BOB))
    ),
)


@pytest.mark.parametrize(
    ("fields", "counts"),
    [
        ({}, True),
        ({"unrated": Unrated.HOUSE}, True),
        ({"unrated": Unrated.FAMILIAR}, False),
        ({"unrated": Unrated.DIRECT}, False),
        ({"unrated": Unrated.ENDED}, False),
        ({"unrated": Unrated.COVERED}, False),
        # It was given up, so there are places and no scores.
        ({"placings": tuple(replace(each, score=None) for each in A_RESULT.placings)}, False),
    ],
)
def test_feats_are_of_games_played_to_the_end_that_count_or_have_the_house(
    fields: dict[str, Any], counts: bool
) -> None:
    game = a_game(Feat("a", "moves"))
    result = with_feats(replace(A_RESULT, **fields), game, steps((0, 1)))
    assert [each.feats for each in result.placings] == [("a",) if counts else (), ()]


@pytest.mark.parametrize(
    ("fields", "has"),
    [
        ({}, True),
        ({"left": True}, False),
        ({"user": None}, False),
        ({"user": -3}, False),
        ({"own_moves": 1}, False),
        ({"house_moves": 5}, True),
        ({"house_moves": 6}, False),
    ],
)
def test_who_left_or_let_the_house_play_has_no_feats(fields: dict[str, Any], has: bool) -> None:
    assert was_there(replace(A_RESULT.placings[0], **fields)) is has


def test_a_game_whose_rules_changed_in_the_middle_is_not_counted() -> None:
    words = (("open", 1), ("start", 2), ("play", 2), ("play", 2))
    log = [
        LogEntry(at, version, None, Action(verb), Cause.PERSON, at)
        for at, (verb, version) in enumerate(words)
    ]
    assert is_of_one_version(log)
    assert not is_of_one_version([*log, replace(log[-1], version=3)])
    assert not is_of_one_version(())


def race(count: Counter | None = None) -> AnyGame:
    """Return the racing game with a feat of everybody who plays a card, counted so."""

    def cards(before: Any, events: tuple[Event, ...], after: Any) -> list[tuple[int, int]]:
        return [(seat, 1) for seat, size in enumerate(after.sizes) if size < before.sizes[seat]]

    known = create(SEEDS)
    feats = (Feat("cards", "cards", least=3), *read_feats(SEEDS, known))
    return with_fields(known, feats=feats, counters={**known.counters, "cards": count or cards})


async def finished(harness: TableHarness) -> Result:
    """Let people play the racing game to its end at random; return its result."""
    table, dice = await harness.start_table("race", *PEOPLE), Dice(0)
    while (snapshot := await harness.tables.snapshot(table)).table.is_active:
        seat = snapshot.awaited[0]
        move = random_legal_move(
            snapshot.game, snapshot.table.state, seat, snapshot.offers[seat], dice.below(10**6)
        )
        assert move is not None
        offer, action, _ = move
        await harness.act(table, PEOPLE[seat], offer.ask, action.verb, *action.args)
    return await stored(harness, table)


async def stored(harness: TableHarness, table: int) -> Result:
    result = await harness.archive.call("result", table)
    assert isinstance(result, Result)
    return result


async def test_feats_are_stored_when_a_game_ends_and_are_the_same_when_recounted(
    watched_archive: WatchedArchive,
) -> None:
    harness = TableHarness({"race": race()}, watched_archive)
    result = await finished(harness)
    assert all("cards" in (each.feats or ()) for each in result.placings)
    assert await harness.tables.feats.recount(6) == 0
    # A wrong row is found and mended.
    ann, *others = result.placings
    wrong = replace(result, placings=(replace(ann, feats=("cards", "x")), *others))
    await harness.archive.call("save_feats", wrong)
    assert await stored(harness, result.table) == wrong
    assert await harness.tables.feats.recount(6) == 1
    assert await stored(harness, result.table) == result


async def test_results_from_before_the_counting_are_counted_in_the_background(
    watched_archive: WatchedArchive,
) -> None:
    harness = TableHarness({"race": race()}, watched_archive)
    result = await finished(harness)
    old = replace(result, placings=tuple(replace(each, feats=None) for each in result.placings))
    await harness.archive.call("save_feats", old)
    assert await stored(harness, result.table) == old
    work = asyncio.create_task(harness.tables.retention.work_off())
    while not work.done():
        await harness.clock.pass_ms(1_000)
    assert await stored(harness, result.table) == result
    assert await harness.archive.call("uncounted_results", 0, 9) == ()


async def test_a_fault_in_the_counting_does_not_hold_up_the_end_of_a_game(
    watched_archive: WatchedArchive, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(before: Any, events: tuple[Event, ...], after: Any) -> list[tuple[int, int]]:
        raise KeyError("hands")

    harness = TableHarness({"race": race(broken)}, watched_archive)
    with caplog.at_level(logging.ERROR):
        result = await finished(harness)
    assert [each.feats for each in result.placings] == [None] * 3
    assert "its feats could not be counted" in caplog.text
    caplog.clear()
    mended = harness.restarted({"race": race()})
    assert await mended.tables.feats.recount(6) == 1
    assert all("cards" in (each.feats or ()) for each in (await stored(mended, 1)).placings)


async def test_feats_stay_when_the_rules_have_a_new_version_or_the_log_is_gone(
    watched_archive: WatchedArchive,
) -> None:
    harness = TableHarness({"race": race()}, watched_archive)
    result = await finished(harness)
    newer = with_fields(race(), info=replace(race().info, version=2), feats=())
    for games in ({"race": newer}, {}):
        assert await harness.restarted(games).tables.feats.recount(6) == 0
    counts = FeatCounts({"race": race()}, harness.tables.archive)
    assert await counts.counted(result, ()) == result
    old = replace(result, placings=tuple(replace(each, feats=None) for each in result.placings))
    assert [each.feats for each in (await counts.counted(old, ())).placings] == [()] * 3


def test_a_person_who_plays_the_house_has_feats_and_the_house_none() -> None:
    ann, house = A_RESULT.placings[0], replace(A_RESULT.placings[1], user=None)
    solo = replace(A_RESULT, placings=(ann, house), unrated=Unrated.HOUSE)
    game = a_game(Feat("a", "moves"), Feat("b", "moves", least=0))
    assert [each.feats for each in with_feats(solo, game, steps((0, 1))).placings] == [
        ("a", "b"),
        None,
    ]


#: Of recorded games: the feats of each seat.
RECORDED = {
    "badger/home-on-the-long-course": ("full-bag sprint untouched", ""),
    "badger/out-of-snacks-on-the-short-course": ("", "badger-tamer hungry-winter"),
    "igels/four-seats-thefts-stopped-and-a-forced-draw": ("thief", "thief", "safe", "safe"),
    "igels/short-with-a-vegetarian": ("shepherd", "", ""),
    "igor/four-seats-same-moment": ("", "", "honest", "treasure"),
    "igor/three-seats-caught-and-disputed": ("spotless", "", "zero-hero"),
    "race/advanced-ended-by-a-joker": ("", "", "", "phoenix", ""),
    "race/shared-victory": ("phoenix", "phoenix true-colours", "", "true-colours"),
    "safaru/overlooked-and-noticed": ("sharp-eyes", "big-catch", "sharp-eyes"),
}


@pytest.mark.parametrize("play", RECORDED)
def test_recorded_games_have_these_feats(play: str) -> None:
    slug, _, name = play.partition("/")
    path = ROOT / "tests" / "games" / slug / "plays" / f"{name}.toml"
    known = every_game().get(slug)
    if known is None:
        pytest.skip(f"{slug} is not looked at now")
    setting, seed, moves = read_play(path.read_text("utf-8"), known)
    game, step = setting.game, setting.game.setup(setting.seats, setting.options, Rng(seed))
    played = [ReplayStep(step.state, step.events)]
    for seat, action in moves:
        step = game.apply(step.state, seat, action)
        played.append(ReplayStep(step.state, step.events))
    winners = [seat for seat, place in enumerate(game.outcome(step.state).places) if place == 1]
    found = feats_of(game, played, winners, setting.seats)
    assert tuple(map(" ".join, found)) == RECORDED[play]


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (('count = "jokers"', 'count = "aces"'), "counts aces, which the game does not count"),
        (('name = "jokers"', 'name = "harvest"'), "two feats of one name"),
        (('within = "round"', 'within = "year"'), "cannot be used"),
        (("least = 16", "atleast = 16"), "cannot be used"),
    ],
)
def test_feats_that_cannot_be_counted_are_refused_with_a_sentence(
    changed: tuple[str, str], said: str, tmp_path: Path
) -> None:
    text = (SEEDS / "race" / "feats.toml").read_text("utf-8").replace(*changed)
    (tmp_path / "race").mkdir()
    (tmp_path / "race" / "feats.toml").write_text(text, "utf-8")
    with pytest.raises(ContentError, match=said):
        read_feats(tmp_path, create(SEEDS))
