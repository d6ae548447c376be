"""Accusations of Igor as people type them, after the cry or in the same line."""

from __future__ import annotations

import pytest

from engine.api.action import Action
from tests.games.igor.positions import do
from tests.games.igor.test_typed import all_heard, heard, running


@pytest.mark.parametrize(
    ("locale", "text", "means"),
    [
        ("en", "accuse Ann of bowing", "charge 1 bow"),
        ("en", "Ann forgot to bow", "charge 1 bow"),
        ("en", "I withdraw", "drop"),
        ("de", "klage Ann an: heulen", "charge 1 howl"),
        ("de", "Cid hat vergessen zu klatschen", "charge 3 clap"),
        ("de", "ich ziehe zurück", "drop"),
        ("pl", "oskarżam Ann: ukłon", "charge 1 bow"),
        ("pl", "wycofuję oskarżenie", "drop"),
    ],
)
def test_I20_accusation_is_read_from_everyday_words(locale: str, text: str, means: str) -> None:
    verb, *args = means.split()
    assert heard(text, do(running(), "1 catch"), locale) == Action(verb, tuple(args))


@pytest.mark.parametrize(
    ("locale", "text", "act"),
    [
        ("en", 'Cid did not say "Ka-boom!"', "boom"),
        ("en", "Cid didn't say Ka-boom", "boom"),
        ("en", 'Cid forgot to say "Ka-boom!"', "boom"),
        ("de", "Cid hat „Ka-wumm!“ nicht gesagt", "boom"),
        ("de", "Cid hat nicht „Ka-wumm!“ gesagt", "boom"),
        ("de", "Cid hat das Klatschen vergessen", "clap"),
        ("pl", "Cid nie powiedział „Ka-bum!”", "boom"),
        ("pl", "Cid nie klasnela", "clap"),
    ],
)
def test_I20_what_somebody_did_not_do_is_an_accusation_and_no_act(
    locale: str, text: str, act: str
) -> None:
    assert heard(text, running(), locale) is None
    assert heard(text, do(running(), "1 catch"), locale) == Action("charge", ("3", act))


@pytest.mark.parametrize(
    ("locale", "text"),
    [("en", 'I did not say "Ka-boom!"'), ("de", "ich habe nicht „Ka-wumm!“ gesagt")],
)
def test_I20_what_one_did_not_say_oneself_is_no_move(locale: str, text: str) -> None:
    assert heard(text, running(), locale) is None
    assert heard(text, do(running(), "1 catch"), locale) is None


@pytest.mark.parametrize(
    "text", ["accuse Ann", "forgot to bow", "accuse Ann and Cid of bowing", "accuse Bob of bowing"]
)
def test_I20_accusation_needs_one_other_player_and_one_act(text: str) -> None:
    assert heard(text, do(running(), "1 catch")) is None


@pytest.mark.parametrize(
    ("locale", "text", "means"),
    [
        ("en", "Ann Zzzap!", "1 zap"),
        ("en", "Ann: Zzzap!", "1 zap"),
        ("en", "Cid howl", "3 howl"),
        ("en", "Ann, a forbidden card", "1 card"),
        ("de", "Ann Zzzapp!", "1 zap"),
        ("de", "Cid heulen", "3 howl"),
        ("pl", "Ann Bzzzt!", "1 zap"),
    ],
)
def test_I20_name_and_act_after_the_cry_are_an_accusation(
    locale: str, text: str, means: str
) -> None:
    state = do(running(), "1 catch")
    assert heard(text, state, locale) == Action("charge", tuple(means.split()))
    assert heard(text, running(), locale) in (None, Action("act", ("zap",)))


@pytest.mark.parametrize(
    ("locale", "text", "means"),
    [
        ("en", "catch Ann Zzzap!", "1 zap"),
        ("en", "catch 1 zap", "1 zap"),
        ("en", "Catch! Ann: Zzzap!", "1 zap"),
        ("en", "catch Ann a forbidden card", "1 card"),
        ("en", "catch Cid howl", "3 howl"),
        ("en", "Catch! Ann forgot to bow", "1 bow"),
        ("de", "Erwischt, Ann: Zzzapp!", "1 zap"),
        ("de", "hab dich, Cid: heulen", "3 howl"),
        ("pl", "Mam cię, Ann: Bzzzt!", "1 zap"),
    ],
)
def test_I20_cry_and_accusation_are_read_from_one_line(locale: str, text: str, means: str) -> None:
    assert all_heard(text, running(), locale) == (
        Action("catch"),
        Action("charge", tuple(means.split())),
    )


@pytest.mark.parametrize(
    "text", ["catch Ann", "catch Ann and Cid Zzzap", "catch Bob Zzzap!", "catch"]
)
def test_I20_cry_that_accuses_nobody_in_the_same_line_is_a_cry_alone_or_nothing(text: str) -> None:
    assert all_heard(text, running()) in ((Action("catch"),), ())
