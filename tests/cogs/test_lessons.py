"""Lessons: their positions are legal, their right answers are right, their words are there."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.images.renderer import Renderer
from cogs.pages.lesson import LessonPlace, lesson_message, with_lesson_names
from cogs.pages.message_content import TEXT_LIMIT
from cogs.text.localization import Localization
from cogs.text.translator import Translator
from engine.api.content import ContentError
from engine.api.event import Line, Seat, line
from engine.api.rng import Rng
from engine.api.seats import ready_press
from engine.catalogue import catalogue
from engine.table.lesson import READER, answer, position, read_lesson, seats_of
from engine.table.tips import fits
from tests.support.games import SEEDS

GAMES = catalogue(SEEDS)


@pytest.mark.parametrize("slug", GAMES)
def test_a_lesson_is_played_to_its_end_in_every_language(
    slug: str, localization: Localization
) -> None:
    game = GAMES[slug]
    assert game.lesson.icon
    names = [f"Player {seat}" for seat in range(seats_of(game))]
    for number, step in enumerate(game.lesson.steps, 1):
        state = position(game, number - 1)
        key = f"{slug}-lesson-{number}"
        lines = [Line(f"{key}-title"), Line(key)]
        if step.answers:
            words = ("task", "right", "wrong", *(("clever",) if step.clever else ()))
            lines += [Line(f"{key}-{word}") for word in words]
        for written in step.answers:
            lines += answer(game, state, step, written).events
        for locale in localization.locales:
            assert all(localization.has(line.key, locale) for line in lines)
            assert all(localization.plain(line, locale, names) for line in lines)
            assert len(localization.plain(lines[0], locale)) <= 40


def test_igels_calls_the_player_of_the_rabbits_by_the_name_in_the_picture(
    localization: Localization,
) -> None:
    game = GAMES["igels"]
    rabbits = [area.species for area in position(game, 1).board.areas].index("rabbit")
    for locale in localization.locales:
        shown = with_lesson_names(Translator(localization, locale), game, "Ann")
        name = shown.plain(line("seat", seat=Seat(rabbits)))
        assert name in shown.plain(Line("igels-lesson-3-task"))


@pytest.mark.parametrize("slug", GAMES)
def test_each_tip_of_a_first_game_is_short_in_every_language(
    slug: str, localization: Localization
) -> None:
    most = 160 if slug in ("badger", "race") else 240
    for tip in GAMES[slug].lesson.tips:
        for locale in localization.locales:
            assert not tip.event or localization.has(tip.event, locale)
            assert len(localization.plain(Line(f"{slug}-tip-{tip.key}"), locale)) <= most


@pytest.mark.parametrize("slug", GAMES)
def test_the_house_prefers_each_good_answer_to_each_wrong_one(slug: str) -> None:
    game = GAMES[slug]
    for number, step in enumerate(game.lesson.steps):
        state = position(game, number)
        likely = game.policy(game.view(state, READER))
        if likely is not None and " ".join((likely.verb, *likely.args)) in step.right + step.clever:
            continue  # the house asks its evaluation only about what its policy leaves open
        values = {
            written: game.evaluate(answer(game, state, step, written).state, READER)
            for written in step.answers
        }
        good = {*step.right, *step.clever}
        for each in good:
            for wrong in {*step.answers} - good:
                assert values[each] > values[wrong], f"step {number + 1}: {wrong}"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (None, r"lessons\.toml cannot be read"),
        ("icon = []\nsteps = [{ until = ['fly'] }]\n", "waits for fly, which is no verb"),
        ("icon = []\nsteps = [{ unless = ['fly'] }]\n", r"lessons\.toml cannot be used"),
        ("tips = [{ key = 'fly', verb = 'fly' }]\n", "waits for fly, which is no verb"),
        ("tips = [{ key = 'fly' }]\n", "the tip fly needs a verb or an event"),
        ("steps = [{ answers = ['fly'], right = ['run'] }]\n", "right answers of step 1 are not"),
        ("pictures = [{ key = 'fly', rules = ['1'] }]\n", "picture fly needs a step or cards"),
        ("pictures = [{ key = 'fly', rules = ['1'], step = 1 }]\n", "fly is of a step that there"),
        (
            "pictures = [{ key = 'fly', rules = ['1'], cards = ['x'] }]\n",
            "shows x, which is no",
        ),
    ],
)
def test_a_lesson_that_cannot_be_used_is_named_with_its_file(
    tmp_path: Path, text: str | None, why: str
) -> None:
    slug, game = next(iter(GAMES.items()))
    (tmp_path / slug).mkdir()
    if text is not None:
        (tmp_path / slug / "lessons.toml").write_text(text, "utf-8")
    with pytest.raises(ContentError, match=why):
        read_lesson(tmp_path, game)


@pytest.mark.parametrize("slug", GAMES)
def test_a_tip_depends_on_nothing_that_its_reader_does_not_see(slug: str) -> None:
    game = GAMES[slug]
    for number in range(len(game.lesson.steps)):
        state = position(game, number)
        unknown = game.determinize(state, READER, Rng(bytes(16)))
        fitting = [
            [tip for tip in game.lesson.tips if fits(tip, offers, (), READER)]
            for offers in (game.offers(game.view(each, READER)) for each in (state, unknown))
        ]
        assert fitting[0] == fitting[1]


def test_the_tip_to_own_up_is_not_for_the_player_who_has_called() -> None:
    [tip] = (each for each in GAMES["igor"].lesson.tips if each.key == "cried")
    called = (line("igor-cried", seat=Seat(1)),)
    assert [fits(tip, (), called, seat) for seat in range(3)] == [True, False, True]


@pytest.mark.parametrize(
    ("key", "event", "reader"),
    [("caught", "igor-caught", 2), ("wrong", "igor-wrong", 1), ("won", "igor-won-with", 1)],
)
def test_a_tip_about_what_happened_is_for_whom_it_happened_to_alone(
    key: str, event: str, reader: int
) -> None:
    [tip] = (each for each in GAMES["igor"].lesson.tips if each.key == key)
    happened = [line(event, seat=Seat(1), other=Seat(2))]
    assert [seat for seat in range(3) if fits(tip, (), happened, seat)] == [reader]


def test_the_tip_to_own_up_is_gone_once_the_breach_is_named() -> None:
    [tip] = (each for each in GAMES["igor"].lesson.tips if each.key == "cried")
    called = line("igor-cried", seat=Seat(1))
    assert fits(tip, (), (line("igor-played"), called), 0)
    for told in ("igor-caught", "igor-wrong", "igor-withdrawn"):
        assert not fits(tip, (), (called, line(told, seat=Seat(1))), 0)


@pytest.mark.parametrize(("slug", "key"), [("race", "home"), ("safaru", "scored")])
def test_the_tip_about_a_scored_round_is_only_read_beside_its_scores(slug: str, key: str) -> None:
    [tip] = (each for each in GAMES[slug].lesson.tips if each.key == key)
    deal = GAMES[slug]
    playing = deal.offers(deal.view(position(deal, 0), READER))
    latest = (line("race-home"), line("safaru-scored-2"))
    assert not fits(tip, playing, latest, READER), "the next round has begun"
    assert fits(tip, (ready_press("r1.ready", Line("race-ready")),), (), READER)


@pytest.mark.parametrize(
    ("aim", "overlook", "keys"),
    [
        ("catch", "strict", ["catch", "release"]),
        ("catch", "table", ["open", "release"]),
        ("free", "strict", ["free"]),
        ("free", "table", ["free", "open"]),
    ],
)
def test_safarus_tips_of_a_turn_are_true_of_the_table_they_are_read_at(
    aim: str, overlook: str, keys: list[str]
) -> None:
    tips = GAMES["safaru"].lesson.tips
    values = {"aim": aim, "overlook": overlook}.items()
    assert keys == [
        tip.key
        for tip in tips
        if tip.verb in ("catch", "release") and tip.options.items() <= values
    ]


@pytest.mark.parametrize("slug", GAMES)
async def test_a_lesson_tells_its_picture_in_words_without_a_cut(
    slug: str, localization: Localization
) -> None:
    game, renderer = GAMES[slug], Renderer(localization)
    names = [f"Marie-Luise {seat}" for seat in range(seats_of(game))]
    for number, step in enumerate(game.lesson.steps):
        for locale in localization.locales:
            translator = Translator(localization, locale, names)
            for tried in (None, *range(len(step.answers))):
                place = LessonPlace(slug, number, tried, as_text=True)
                content = await lesson_message(renderer, game, place, translator, can_play=True)
                parts = content.view.to_components()[0]["components"]
                texts = [part["content"] for part in parts if part["type"] == 10]
                assert not any(text.endswith("\N{HORIZONTAL ELLIPSIS}") for text in texts)
                assert sum(map(len, texts)) <= TEXT_LIMIT
    renderer.close()


@pytest.mark.parametrize(
    ("language", "rotator"), [("en", "rotator"), ("de", "Effektdreher"), ("pl", "obrotnic")]
)
def test_the_tip_about_rotating_is_also_true_beside_the_question_of_the_rotator(
    language: str, rotator: str, localization: Localization
) -> None:
    assert rotator in Translator(localization, language).text("badger-tip-rotate")
