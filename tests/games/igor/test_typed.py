"""Moves of Igor as people type them, to /move or beside a mention of the bot, in three tongues."""

from __future__ import annotations

import pytest

from cogs._spelling import read_aloud, read_move, spelled_moves
from engine.action import Action
from engine.games.igor.state import State
from tests.games.igor.laid import IGOR, do, laid, play
from tests.games.igor.test_own import SNAIL
from tests.support.words import the_words


def says(locale: str = "en"):
    return lambda each: the_words().plain(each, locale, ("Ann", "Bob", "Cid"))


def running(**more: object) -> State:
    """Seat 1 is in turn, and holds both copies of a card beside others."""
    return play(laid("L1 B1 H1", "L2A L2B B3", "B4 B5 H5", rules="r02", **more), "L1")  # type: ignore[arg-type]


def read(text: str, state: State | None = None, locale: str = "en") -> Action | None:
    state = running() if state is None else state
    return read_move(text, IGOR.offers(IGOR.view(state, 1)), says(locale))


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", 'say "Ka-boom!"'),
        ("en", "Ka-boom"),
        ("en", "KABOOM!!!"),
        ("en", "act boom"),
        ("de", "sage „Ka-wumm!“"),
        ("de", "ka-wumm"),
        ("pl", 'powiedz "Ka-bum!"'),
        ("pl", "„Ka-bum!”"),
    ],
)
def test_I23_a_phrase_is_said_by_typing_it(locale: str, text: str):
    assert read(text, locale=locale) == Action("act", ("boom",))


@pytest.mark.parametrize(
    ("text", "verb", "args"),
    [
        ("thank Ann", "act", ("thank", "1")),
        ("point cid", "act", ("point", "3")),
        ("act point 3", "act", ("point", "3")),
        ("Point at somebody Cid", "act", ("point", "3")),
        ("howl", "act", ("howl",)),
        ("call 22", "call", ("22",)),
        ("Catch!", "catch", ()),
        ("catch", "catch", ()),
        ("play l2b", "play", ("l2b",)),
        ("confess howl", "confess", ("howl",)),
        ("confess zzzap", "confess", ("zap",)),
    ],
)
def test_moves_are_typed_as_people_would(text: str, verb: str, args: tuple[str, ...]):
    assert read(text) == Action(verb, args)


def test_I29_two_cards_of_one_name_differ_by_their_pictures_and_are_named_so():
    offers = IGOR.offers(IGOR.view(running(), 1))
    assert read_aloud("Lightning 2", offers, [says()]) is None
    assert read("Lightning 2 Short fuse") == Action("play", ("l2a",))
    labels = [label for text, label in spelled_moves(offers, says()) if text.startswith("play ")]
    assert len(set(labels)) == len(labels) == 2
    assert labels[0].endswith("Lightning 2 (Short fuse)")


def test_I22_whoever_has_acted_enough_owns_up_to_nothing_by_acting_again():
    state = do(running(), "1 act howl", "1 act howl", "1 act howl")
    for text in ("howl", 'say "Zzzap!"', "Zzzap!"):
        offers = IGOR.offers(IGOR.view(state, 1))
        assert read_aloud(text, offers, [says()]) is None
        action = read(text, state)
        assert action is None or action.verb not in ("confess", "admit")


def test_I21_a_word_alone_accuses_nobody():
    state = do(running(), "1 catch")
    assert read("Ann bow", state) != Action("charge", ("1", "bow"))
    assert read("charge Ann bow", state) == Action("charge", ("1", "bow"))
    assert read("charge 1 zzzap", state) == Action("charge", ("1", "zap"))


def test_I33_a_phrase_of_ones_own_is_said_without_a_word_before_it():
    state = running(own=(SNAIL,))
    rule = SNAIL.rule.id
    for text in (SNAIL.phrase, f'say "{SNAIL.phrase}"', SNAIL.phrase.casefold()):
        assert read(text, state) == Action("act", ("own", rule))


def test_nothing_that_is_listed_is_read_as_something_else():
    for state in (running(), do(running(), "1 catch")):
        offers = IGOR.offers(IGOR.view(state, 1))
        for text, _ in spelled_moves(offers, says()):
            verb, *args = text.split()
            assert read_move(text, offers, says()) == Action(verb, tuple(args))


def test_what_is_no_move_is_none():
    offers = IGOR.offers(IGOR.view(running(), 1))
    for text in ("hello", "", "   ", "play", "x" * 300, '"', "“”"):
        assert read_aloud(text, offers, [says()]) is None
