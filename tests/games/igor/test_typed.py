"""Moves of Igor as people type them, to /move or beside a mention of the bot."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.typed_moves.candidates import list_moves
from cogs.typed_moves.matching import read_aloud, read_in_one, read_move
from cogs.typed_moves.synonyms import Synonyms, synonyms_of
from engine.api.action import Action, Offer
from engine.api.refusals import Illegal
from engine.games.igor.model import State
from tests.games.igor.positions import IGOR, SNAIL, catch, do, play, position
from tests.support.shared_localization import shared_localization
from tests.support.texts import LOCALES

#: Seat 1 leads and may lead anything.
LEADING = position("H1 B1 L1", "L2A B3 L5 H7 H3 D4", "B4 B5 H5", rules="r02", turn=1)


def says(locale: str = "en"):
    return lambda each: shared_localization().plain(each, locale, ("Ann", "Bob", "Cid"))


def running(**more: Any) -> State:
    """Return a table where seat 1 is in turn and holds both copies of a card, among others."""
    return play(position("L1 B1 H1", "L2A L2B B3", "B4 B5 H5", rules="r02", **more), "L1")


def read(text: str, state: State | None = None, locale: str = "en") -> Action | None:
    state = running() if state is None else state
    return read_move(text, IGOR.offers(IGOR.view(state, 1)), says(locale), called(locale))


def heard(text: str, state: State, locale: str = "en", seat: int = 1) -> Action | None:
    """Return the move in a message that mentions the bot, or None."""
    offers = IGOR.offers(IGOR.view(state, seat))
    return read_aloud(text, offers, [says(locale), says("en")], called(locale))


def all_heard(text: str, state: State, locale: str = "en", seat: int = 1) -> tuple[Action, ...]:
    """Return the moves in a message that mentions the bot, one after the other."""

    def after(action: Action) -> tuple[Offer, ...]:
        return IGOR.offers(IGOR.view(IGOR.apply(state, seat, action).state, seat))

    offers = IGOR.offers(IGOR.view(state, seat))
    return read_in_one(text, offers, [says(locale), says("en")], called(locale), after)


def called(locale: str = "en") -> Synonyms:
    return synonyms_of(shared_localization(), "igor", (locale, "en"))


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
def test_I23_typed_phrase_is_said(locale: str, text: str) -> None:
    assert read(text, locale=locale) == Action("act", ("boom",))


@pytest.mark.parametrize(
    ("text", "verb", "args"),
    [
        ("thank Ann", "act", ("thank", "1")),
        ("point cid", "act", ("point", "3")),
        ("act point 3", "act", ("point", "3")),
        ("Point at somebody Cid", "act", ("point", "3")),
        ("howl", "act", ("howl",)),
        ("call 22", "act", ("call", "22")),
        ("Catch!", "catch", ()),
        ("catch", "catch", ()),
        ("play l2b", "play", ("l2b",)),
        ("confess howl", "confess", ("howl",)),
        ("confess zzzap", "confess", ("zap",)),
    ],
)
def test_typed_words_are_read_as_moves(text: str, verb: str, args: tuple[str, ...]) -> None:
    assert read(text) == Action(verb, args)


def test_I29_picture_names_tell_two_copies_of_a_card_apart() -> None:
    offers = IGOR.offers(IGOR.view(running(), 1))
    assert heard("Lightning 2", running()) is None
    assert read("Lightning 2 Short fuse") == Action("play", ("l2a",))
    labels = [label for text, label in list_moves(offers, says()) if text.startswith("play ")]
    assert len(set(labels)) == len(labels) == 2
    assert labels[0].endswith("Lightning 2 (Short fuse: dynamite and a hand)")


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "play lightning 2"),  # both copies are in the hand
        ("de", "spiele Herz 9"),  # it is not in the hand
        ("pl", "zagrywam trucizna 4"),
    ],
)
def test_a_name_of_no_single_card_is_answered_with_what_to_write(locale: str, text: str) -> None:
    move = read(text, locale=locale)
    assert move is not None
    with pytest.raises(Illegal, match="igor-which-card"):
        IGOR.apply(running(), 1, move)


def test_I22_act_beyond_the_limit_is_not_read_as_a_confession() -> None:
    state = do(running(), "1 act howl", "1 act howl", "1 act howl")
    for text in ("howl", 'say "Zzzap!"', "Zzzap!"):
        assert heard(text, state) is None
        action = read(text, state)
        assert action is None or action.verb != "confess"


def test_I21_act_alone_is_not_read_as_an_accusation() -> None:
    state = do(running(), "1 catch")
    assert heard("bow", state) == Action("act", ("bow",))
    assert heard("thank Ann", state) == Action("act", ("thank", "1"))
    assert heard("Ann bow", running()) is None
    assert read("charge Ann bow", state) == Action("charge", ("1", "bow"))
    assert read("charge 1 zzzap", state) == Action("charge", ("1", "zap"))


def test_I33_own_phrase_is_said_without_a_verb() -> None:
    state = running(own=(SNAIL,))
    rule = SNAIL.rule.id
    for text in (SNAIL.phrase, f'say "{SNAIL.phrase}"', SNAIL.phrase.casefold()):
        assert read(text, state) == Action("act", (rule,))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_listed_move_is_read_as_itself(locale: str) -> None:
    for state in (running(), do(running(), "1 catch"), LEADING):
        offers = IGOR.offers(IGOR.view(state, 1))
        for text, _ in list_moves(offers, says(locale)):
            verb, *args = text.split()
            assert read(text, state, locale) == Action(verb, tuple(args))


def test_other_words_are_read_as_no_move() -> None:
    for text in ("hello", "", "   ", "play", "x" * 300, '"', "“”"):
        assert heard(text, running()) is None


@pytest.mark.parametrize(
    ("locale", "text", "means"),
    [
        ("en", "play the 7 of hearts", "play h7a"),
        ("en", "I play lightning 5", "play l5a"),
        ("en", "I bow", "act bow"),
        ("en", "point at Cid", "act point 3"),
        ("en", "I put my hands up", "act handsup"),
        ("en", "I call 22", "act call 22"),
        ("en", "call the number 7", "act call 7"),
        ("de", "spiel die Herz 7", "play h7a"),
        ("de", "spiele den Knochen 3", "play b3a"),
        ("de", "ich verbeuge mich", "act bow"),
        ("de", "zeige auf Cid", "act point 3"),
        ("de", "Hände hoch!", "act handsup"),
        ("de", "Ich nenne die Zahl 12", "act call 12"),
        ("pl", "gram siódemkę serc", "play h7a"),
        ("pl", "zagrywam piorun 5", "play l5a"),
        ("pl", "kłaniam się", "act bow"),
        ("pl", "wskazuję Cid", "act point 3"),
        ("pl", "ręce do góry", "act handsup"),
        ("pl", "podaję liczbę 9", "act call 9"),
    ],
)
def test_I11_I23_cards_and_acts_are_read_from_everyday_words(
    locale: str, text: str, means: str
) -> None:
    verb, *args = means.split()
    assert heard(text, LEADING, locale) == Action(verb, tuple(args))


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "play a heart"),
        ("en", "play the 7"),
        ("en", "play h7 or h3"),
        # The letters of the cards are other ones in other tongues: a German B is no bone.
        ("en", "b3"),
        ("de", "spiele B3"),
        ("pl", "zagraj serce"),
    ],
)
def test_I11_incomplete_card_name_is_not_guessed(locale: str, text: str) -> None:
    assert heard(text, LEADING, locale) is None


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "objection!"),
        ("en", "I dispute that"),
        ("de", "Ich erhebe Einspruch"),
        ("pl", "zgłaszam sprzeciw"),
    ],
)
def test_I28_dispute_is_read_from_everyday_words(locale: str, text: str) -> None:
    state = catch(running(), 1, 0, "boom")
    assert heard(text, state, locale) == Action("dispute")


@pytest.mark.parametrize(
    ("locale", "text", "word"),
    [
        ("en", "vote yes", "yes"),
        ("en", "I vote not broken", "no"),
        ("de", "ich stimme für gebrochen", "yes"),
        ("pl", "głosuję: nie złamano", "no"),
    ],
)
def test_I28_vote_needs_its_verb_and_yes_alone_is_none(locale: str, text: str, word: str) -> None:
    state = do(catch(running(), 1, 0, "boom"), "1 dispute")
    number = state.board.votes[0].number
    assert heard(text, state, locale, seat=2) == Action("vote", (f"{word}-{number}",))
    for chat in ("yes", "no", "ja", "nein", "tak", "nie", "broken"):
        assert heard(chat, state, locale, seat=2) is None


CHATTER = {
    "en": (
        "thanks",
        "thank you all",
        "I'm sorry",
        "so sorry, Ann",
        "what a night",
        "that is mine",
        "the master",
        "hurry up!",
        "catch you later",
        "call me at 7",
        "7 minutes, please",
        "I forgot",
        "I forgot to bow",
        "I admit it",
        "don't howl",
        "you should clap",
        "clap for Ann",
        "play nice",
        "nice heart",
        "oh my heart",
        "do it",
        "yes",
        "no",
        "never mind",
        "good game",
    ),
    "de": (
        "danke dir",
        "tut mir echt leid",
        "das ist meins",
        "ja",
        "nein",
        "ich gebe zu",
        "beeil dich",
        "spiel doch",
        "mein Herz",
        "ruf mich um 7 an",
        "nicht klatschen",
        "gute Idee",
        "nach dem Essen",
    ),
    "pl": (
        "dzięki",
        "przepraszam",
        "tak",
        "nie",
        "no",
        "no nie",
        "moje",
        "gram",
        "przyznaję",
        "proszę",
        "nie klaszczę",
        "o 7 u mnie",
    ),
}


@pytest.mark.parametrize(
    ("locale", "text", "means"),
    [
        ("en", "*salutes*", "act salute"),
        ("en", "_bows_", "act bow"),
        ("en", "I say Zzzap!", "act zap"),
        ("en", "I say “Ka-boom!”", "act boom"),
        ("en", "thanks Ann", "act thank 1"),
        ("en", "thank you, Cid!", "act thank 3"),
        ("en", "*points at Cid*", "act point 3"),
        ("en", "catch Ann!", "catch"),
        ("en", "Catch, Ann!", "catch"),
        ("de", "*salutiert*", "act salute"),
        ("de", "*verbeugt sich*", "act bow"),
        ("de", "Ich sage Zzzapp!", "act zap"),
        ("de", "danke Ann", "act thank 1"),
        ("de", "Erwischt, Ann!", "catch"),
        ("de", "hab dich, Cid", "catch"),
        ("pl", "*salutuje*", "act salute"),
        ("pl", "*kłania się*", "act bow"),
        ("pl", "Mówię Bzzzt!", "act zap"),
        ("pl", "mowie to zyje", "act alive"),
        ("pl", "dzięki Ann", "act thank 1"),
        ("pl", "Mam cię, Ann!", "catch"),
        ("pl", "mam cie", "catch"),
        ("pl", "pociagnij dzwignie", "act switch"),
        ("de", "Haende hoch!", "act handsup"),
    ],
)
def test_I23_acts_are_read_as_people_play_them(locale: str, text: str, means: str) -> None:
    verb, *args = means.split()
    assert heard(text, running(), locale) == Action(verb, tuple(args))


@pytest.mark.long
@pytest.mark.parametrize("locale", LOCALES)
def test_table_talk_is_read_as_no_move(locale: str) -> None:
    ruled = catch(running(), 1, 0, "boom")
    for state in (LEADING, running(), ruled, do(ruled, "1 dispute")):
        for seat in range(3):
            for text in CHATTER[locale]:
                assert all_heard(text, state, locale, seat) == (), (text, seat)
