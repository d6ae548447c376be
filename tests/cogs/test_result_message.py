"""The message of a result shows the card first and the final picture after it.

A history says of each result what it did to a rating.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.images.renderer import Renderer
from cogs.pages.account import account_message
from cogs.pages.history import result_line
from cogs.pages.replay import ONLOOKER, replay_message
from cogs.pages.result import result_message
from cogs.pages.result_card import result_scene, score_unit
from cogs.text.translator import Translator, names_of, translator_for
from engine.api.account import Account, Term
from engine.api.event import Line, Seat, line
from engine.api.seats import seat_name
from engine.catalogue import catalogue
from engine.standings.ratings import Rating, Unrated
from engine.standings.results import Placing
from engine.table.model import Cause, LogEntry, Occupant
from engine.table.replay import Replay, ReplayStep, accounts
from engine.table.snapshot import TableSnapshot
from tests.laws.position import table_at
from tests.storage.games import a_result
from tests.support.games import SEEDS, GameUnderTest, settings
from tests.support.random_play import Dice, advance, play_out, start_play
from tests.support.shared_localization import shared_localization
from tests.support.texts import LOCALES, lines_of


@pytest.mark.parametrize("slug", catalogue(SEEDS))
async def test_a_result_has_a_card_whose_words_say_all_of_it(slug: str) -> None:
    known = GameUnderTest(catalogue(SEEDS)[slug], SEEDS / slug / "text")
    play = play_out(start_play(next(settings(known)), bytes(16))[0], Dice(3))
    table = table_at(play, over=True)
    snapshot = TableSnapshot(table, play.setting.game, {})
    renderer = Renderer(shared_localization())
    assert table.outcome is not None
    for locale in LOCALES:
        names = names_of(shared_localization(), table, locale)
        translator = Translator(shared_localization(), locale, names)
        content = await result_message(renderer, snapshot, translator)
        assert [file.filename for file in content.files()] == ["table.png", "result.png"]
        sent = json.dumps(content.view.to_components(), ensure_ascii=False)
        assert sent.index("attachment://result.png") < sent.index("attachment://table.png")
        galleries = [
            item
            for part in content.view.to_components()[0]["components"]
            for item in part.get("items", ())
        ]
        alt = galleries[0]["description"]
        for seat, name in enumerate(names):
            place, score = table.outcome.places[seat], table.outcome.scores[seat]
            assert f"{place}: {name.plain}" in alt
            if slug != "badger":  # only the winner's snacks count
                row = line("ui-result-row", place=place, who=seat_name(seat), score=score)
                assert translator.plain(row) in alt
                assert translator.plain(score_unit(slug, score, translator)) in sent
        if snapshot.moment is not None:
            assert translator.plain(snapshot.moment.line) in alt
    renderer.close()


async def test_the_picture_of_a_game_that_was_ended_early_asks_nobody() -> None:
    known = GameUnderTest(catalogue(SEEDS)["igels"], SEEDS / "igels" / "text")
    play = start_play(next(settings(known)), bytes(16))[0]
    said = []
    for over in (False, True):
        table = table_at(play, over=over)
        translator = Translator(shared_localization(), "en", ("Robin", "Ada", "Bela", "Cleo"))
        scene = TableSnapshot(table, play.setting.game, {}).picture(None)
        said.append(translator.plain(scene.alt))
    assert said == [
        "Igels, Species. Everybody: choose a species",
        "Igels, Ended early. The game is over",
    ]


@pytest.mark.parametrize(
    ("slug", "first", "kind"),
    [
        ("igels", "Turn 1: Battle", r"Species|Turn \d+: (Build-Up|Battle)"),
        ("race", "Round 1 of 3", r"Round \d of \d"),
        ("badger", "Turn 1: Ann", r"Turn \d+: (Ann|Bob)"),
        ("igor", "Hand 1 of 3", r"Hand \d of \d"),
        ("safaru", "Round 1", r"Round \d+"),
    ],
)
async def test_the_jumps_of_a_replay_are_named_by_the_parts_of_the_game(
    slug: str, first: str, kind: str
) -> None:
    known = GameUnderTest(catalogue(SEEDS)[slug], SEEDS / slug / "text")
    play, dice = start_play(next(settings(known)), bytes(16))[0], Dice(3)
    steps = [ReplayStep(play.state, ())]
    while len(steps) < 400 and advance(play, dice) is not None:
        steps.append(ReplayStep(play.state, ()))
    replay = Replay(table_at(play, over=True), play.setting.game, tuple(steps))
    names, renderer = ("Ann", "Bob", "Cid", "Dan"), Renderer(shared_localization())
    translator = Translator(shared_localization(), "en", names)
    content = await replay_message(renderer, replay, 0, ONLOOKER, translator)
    renderer.close()
    rows = (part for part in content.view.to_components()[0]["components"] if part["type"] == 1)
    jumps = next(row["components"][0] for row in rows if row["components"][0]["type"] == 3)
    labels = [each["label"].partition(" · ")[0] for each in jumps["options"]]
    assert len(labels) <= 25
    assert first in labels
    assert all(re.fullmatch(kind, each) or each.startswith("Step ") for each in labels)


async def test_how_it_was_counted_names_also_who_got_nothing() -> None:
    known = GameUnderTest(catalogue(SEEDS)["igels"], SEEDS / "igels" / "text")
    play = play_out(start_play(next(settings(known)), bytes(16))[0], Dice(3))
    table = table_at(play, over=True)
    names = names_of(shared_localization(), table, "en")
    translator = Translator(shared_localization(), "en", names)
    counted = [(ReplayStep(table.state, ()), Account((Term(0, Line("igels-nuts"), 2),)))]
    snapshot, renderer = (
        TableSnapshot(table, play.setting.game, {}),
        Renderer(shared_localization()),
    )
    content = await account_message(renderer, snapshot, counted, translator)
    renderer.close()
    told = json.dumps(content.view.to_components(), ensure_ascii=False)
    for seat, name in enumerate(names):
        assert f"**{name}: {0 if seat else 2}**" in told
    assert '"label": "What happened"' in told  # the way back


async def test_how_it_was_counted_shows_the_scores_of_the_last_round_once_the_game_is_over() -> (
    None
):
    known = GameUnderTest(catalogue(SEEDS)["race"], SEEDS / "race" / "text")
    play, dice = start_play(next(settings(known)), bytes(16))[0], Dice(3)
    steps = [ReplayStep(play.state, ())]
    while (events := advance(play, dice)) is not None:
        steps.append(ReplayStep(play.state, events))
    counted = tuple(accounts(known.game, steps))
    snapshot = TableSnapshot(table_at(play, over=True), known.game, {})
    names, renderer = (
        names_of(shared_localization(), snapshot.table, "en"),
        Renderer(shared_localization()),
    )
    translator = Translator(shared_localization(), "en", names)
    content = await account_message(renderer, snapshot, counted, translator)
    stopped = await account_message(renderer, snapshot, counted[:-1], translator)
    renderer.close()
    assert "the last round is over and all hands are open" in str(content.view.to_components())
    assert "round 2 of 3 is over and all hands" in str(stopped.view.to_components())


async def test_a_result_names_who_won_and_says_why_equal_scores_have_different_places() -> None:
    known = GameUnderTest(catalogue(SEEDS)["race"], SEEDS / "race" / "text")
    setting = next(each for each in settings(known) if each.seats == 4)
    play = play_out(start_play(setting, bytes(16))[0], Dice(3))
    table = table_at(play, over=True)
    assert table.outcome is not None
    reason = line("race-won", seat=Seat(1), points=20)
    outcome = replace(table.outcome, places=(4, 1, 2, 3), scores=(9, 20, 14, 14), reason=reason)
    seats = tuple(Occupant(at, name) for at, name in enumerate(("Ann", "", "Cid", "Dan")))
    left = (seats[0], Occupant(None, "Bob", 7), *seats[2:])
    table = replace(table, seats=left, outcome=outcome)
    rule = "Equal points: who was better in the last round comes first."
    renderer = Renderer(shared_localization())
    for outcome_now, told in ((outcome, True), (replace(outcome, scores=(9, 20, 15, 14)), False)):
        snapshot = TableSnapshot(replace(table, outcome=outcome_now), play.setting.game, {})
        translator = translator_for(shared_localization(), "en", snapshot.table)
        content = await result_message(renderer, snapshot, translator)
        sent = json.dumps(content.view.to_components(), ensure_ascii=False)
        assert "## Bob wins with 20 points.\\n-# Racing Hedgehogs" in sent
        assert sent.count("Bob wins with 20 points") == 2  # also on the card
        assert "Bob, then " in sent
        assert (rule in sent) is told
    renderer.close()


@pytest.mark.parametrize(
    ("places", "told"), [((1, 2, 3), "wins"), ((1, 1, 3), "share"), ((1, 1, 1), "draw")]
)
def test_a_card_speaks_of_a_draw_where_nobody_is_behind(places: tuple[int, ...], told: str) -> None:
    known = GameUnderTest(catalogue(SEEDS)["race"], SEEDS / "race" / "text")
    setting = next(each for each in settings(known) if each.seats == 3)
    table = table_at(play_out(start_play(setting, bytes(16))[0], Dice(3)), over=True)
    assert table.outcome is not None
    outcome = replace(table.outcome, places=places)
    snapshot = TableSnapshot(replace(table, outcome=outcome), known.game, {})
    translator = translator_for(shared_localization(), "en", table)
    keys = {each.key for each in lines_of(result_scene(snapshot, outcome, translator, None))}
    verbs = ("wins", "share", "draw")
    assert [each for each in verbs if f"ui-result-{each}" in keys] == [told]


async def test_partners_are_one_side_in_the_result_the_count_and_the_history() -> None:
    known = GameUnderTest(catalogue(SEEDS)["safaru"], SEEDS / "safaru" / "text")
    setting = next(each for each in settings(known) if each.seats == 4)
    table = table_at(play_out(start_play(setting, bytes(16))[0], Dice(3)), over=True)
    assert table.outcome is not None
    won = replace(table.outcome, places=(3, 1, 3, 1), scores=(20, 104, 20, 104))
    seats = tuple(Occupant(at, name) for at, name in enumerate(("Ann", "Bob", "Cid", "Dan")))
    table = replace(table, seats=(*seats[:3], replace(seats[3], hints=2)), outcome=won)
    snapshot, renderer = TableSnapshot(table, known.game, {}), Renderer(shared_localization())
    translator = translator_for(shared_localization(), "en", table)
    content = await result_message(renderer, snapshot, translator)
    counted = [
        (ReplayStep(table.state, ()), Account((Term(0, Line("x"), 20), Term(2, Line("x"), 20))))
    ]
    listed = await account_message(renderer, snapshot, counted, translator)
    renderer.close()
    sent = json.dumps(content.view.to_components(), ensure_ascii=False).replace("\u2013", "-")
    assert r"1\\. Bob and Dan - 104 points · Dan: 2 hints\n2\\. Ann and Cid - 20 points" in sent
    assert "1: Bob and Dan 104 and 2: Ann and Cid 20" in sent
    assert "**Bob and Dan: 0**" in str(listed.view.to_components())
    assert "**Ann and Cid: 20**" in str(listed.view.to_components())
    placings = tuple(
        replace(rated(place), user=seat, side=seat % 2) for seat, place in enumerate(won.places)
    )
    result = a_result((11, 12), placings=placings)
    told = [result_line(result, user, (), translator) for user in range(4)]
    assert all("place 2 of 2" in each for each in told[::2])
    assert all("place 1 of 2" in each for each in told[1::2])
    assert "shared" not in str(told)


def test_a_history_says_that_a_hint_kept_a_rating_from_rising_or_that_a_loss_counts() -> None:
    """Where the game is rated for nobody, that alone is said."""
    translator = Translator(shared_localization(), "en")
    kept = rated(1, capped=True)
    lost = rated(2, capped=True, before=Rating(30.0, 4.0), after=Rating(29.0, 4.0))
    won = rated(1, before=Rating(30.0, 4.0), after=Rating(31.0, 4.0))
    said = [
        result_line(result, user, (), translator).splitlines()[0].partition("of 2 · ")[2]
        for result, user in (
            (a_result((11, 12), placings=(kept, lost)), 11),
            (a_result((11, 12), placings=(won, lost)), 12),
            (a_result((11, 12), placings=(kept, lost), unrated=Unrated.SHORT), 11),
        )
    ]
    loss = "1620? (\N{MINUS SIGN}30) · with hints"
    assert said == ["rating not raised after a hint", loss, "not rated"]


def rated(place: int, **fields: Any) -> Placing:
    return Placing(user=10 + place, name=f"name {place}", side=place, place=place, **fields)


async def _jumps(slug: str, moves: int) -> tuple[Replay, Translator, list[dict[str, str]]]:
    """Return a replay of a random game, and the jumps that it offers at its beginning."""
    known = GameUnderTest(catalogue(SEEDS)[slug], SEEDS / slug / "text")
    play, dice = start_play(next(settings(known)), bytes(16))[0], Dice(3)
    steps = [ReplayStep(play.state, ())]
    while len(steps) < moves and (told := advance(play, dice)) is not None:
        move = play.moves[-1]
        entry = LogEntry(len(steps), 1, move.seat, move.action, Cause.PERSON, 0)
        steps.append(ReplayStep(play.state, told, entry))
    replay = Replay(table_at(play, over=True), play.setting.game, tuple(steps))
    renderer, names = Renderer(shared_localization()), ("Ann", "Bob", "Cid", "Dan")
    translator = Translator(shared_localization(), "en", names)
    content = await replay_message(renderer, replay, 0, ONLOOKER, translator)
    renderer.close()
    rows = (part for part in content.view.to_components()[0]["components"] if part["type"] == 1)
    jumps = next(row["components"][0] for row in rows if row["components"][0]["type"] == 3)
    return replay, translator, jumps["options"]


async def test_a_jump_that_names_nothing_is_only_to_the_first_and_the_last_step() -> None:
    replay, _, options = await _jumps("igels", 200)
    silent = [each["value"] for each in options if not each.get("description")]
    assert {*silent} <= {"0.-", f"{len(replay.steps) - 1}.-"}


async def test_a_jump_to_a_turn_tells_what_that_turn_begins_with() -> None:
    replay, translator, options = await _jumps("badger", 30)
    turns = [each for each in options if re.match(r"Turn [2-9]", each["label"])]
    assert len(turns) > 3
    for each in turns:
        step = int(each["value"].partition(".")[0])
        mover = translator.names[replay.steps[step].state.board.turn]
        assert each["description"].startswith(mover)
        assert each["description"] == translator.plain(replay.steps[step + 1].events[0])
