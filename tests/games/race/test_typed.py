"""Moves as people type them, in their own words and languages, and what is refused how."""

from __future__ import annotations

import pytest

from cogs.typed_moves.candidates import list_moves
from cogs.typed_moves.matching import read_aloud, read_move
from cogs.typed_moves.synonyms import synonyms_of
from engine.api.action import Action
from engine.api.refusals import Illegal
from engine.games.race.model import State
from tests.games.race.positions import RACE, position
from tests.support.shared_localization import shared_localization
from tests.support.texts import LOCALES

FULL = position("R1 R2 G1 P2 Y1 Y1 J1 J2", "R1", "G1")
#: One red card, of one step, and one joker, of two.
FEW = position("R1 G1 G2 J2", "R1", "G1")


def read(state: State, text: str, locale: str = "en") -> Action | None:
    """Read a typed move as /move does."""
    offers = RACE.offers(RACE.view(state, 0))
    called = synonyms_of(shared_localization(), "race", (locale, "en"))
    return read_move(text, offers, lambda each: shared_localization().plain(each, locale), called)


def heard(state: State, text: str, locale: str = "en") -> Action | None:
    """Read what is written beside a mention of the bot: a move, or nothing."""
    offers = RACE.offers(RACE.view(state, 0))
    called = synonyms_of(shared_localization(), "race", (locale, "en"))
    return read_aloud(
        text, offers, [lambda each: shared_localization().plain(each, locale)], called
    )


def refusal(state: State, text: str, locale: str = "en") -> str:
    """Return the key of the sentence that a typed move is refused with."""
    action = read(state, text, locale)
    assert action is not None
    with pytest.raises(Illegal) as why:
        RACE.apply(state, 0, action)
    return why.value.line.key


@pytest.mark.parametrize(
    ("locale", "text", "card"),
    [
        ("en", "red plus", "red1"),
        ("en", "Red +", "red1"),
        ("en", "red + please", "red1"),
        ("en", "red++", "red2"),
        ("en", "play a red ++", "red2"),
        ("en", "red plus plus", "red2"),
        ("en", "red +2", "red2"),
        ("en", "double red", "red2"),
        ("en", "I move the red hedgehog 2 steps", "red2"),
        ("en", "red one step", "red1"),
        ("en", "push green by one", "green1"),
        ("en", "violet 2", "purple2"),
        ("en", "move purple", "purple2"),
        ("de", "rot plus", "red1"),
        ("de", "spiele grün plus", "green1"),
        ("de", "spiel Rot ++", "red2"),
        ("de", "ich spiele lila Doppelplus", "purple2"),
        ("de", "zieh rot um 2", "red2"),
        ("de", "rot zwei vor", "red2"),
        ("de", "rote Eins", "red1"),
        ("de", "den roten Igel einen Schritt", "red1"),
        ("de", "gruener Igel 1", "green1"),
        ("de", "Gr+", "green1"),
        ("de", "lilanen Igel zweimal", "purple2"),
        ("pl", "czerwona +2", "red2"),
        ("pl", "czerwony plus", "red1"),
        ("pl", "zagraj zieloną +", "green1"),
        ("pl", "gram fioletową dwójkę", "purple2"),
        ("pl", "rusz czerwonego o 2 pola", "red2"),
        ("pl", "zolty plus", "yellow1"),
        ("pl", "popycham mój czerwony pionek o dwa", "red2"),
    ],
)
def test_9_a_card_is_played_in_peoples_own_words(locale: str, text: str, card: str) -> None:
    assert heard(FULL, text, locale) == Action("play", (card,))


@pytest.mark.parametrize(
    ("locale", "text", "means"),
    [
        ("en", "joker plus on red", "joker1 red"),
        ("en", "joker ++ red", "joker2 red"),
        ("en", "red 2 joker", "joker2 red"),
        ("en", "play the small joker for green", "joker1 green"),
        ("de", "Joker 1 rot", "joker1 red"),
        ("de", "Joker plus für Gelb", "joker1 yellow"),
        ("de", "der große Joker auf lila", "joker2 purple"),
        ("pl", "joker czerwony 2", "joker2 red"),
        ("pl", "joker plus na zielonego", "joker1 green"),
        ("pl", "podwójny joker na żółtego", "joker2 yellow"),
    ],
)
def test_11_a_joker_is_played_for_a_hedgehog_in_peoples_own_words(
    locale: str, text: str, means: str
) -> None:
    assert heard(FULL, text, locale) == Action("play", tuple(means.split()))


@pytest.mark.parametrize(
    ("locale", "text"),
    [("en", "joker red"), ("de", "Joker auf Rot"), ("pl", "joker, czerwony")],
)
def test_11_of_one_joker_nobody_has_to_say_how_far_it_goes(locale: str, text: str) -> None:
    assert heard(FEW, text, locale) == Action("play", ("joker2", "red"))
    assert refusal(FULL, text, locale) == "race-which-steps"


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "red ++"),
        ("en", "red 2"),
        ("en", "play the red plus plus"),
        ("de", "rot ++"),
        ("de", "rot zwei vor"),
        ("pl", "czerwony ++"),
        ("pl", "czerwona +2"),
    ],
)
def test_9_neither_a_shorter_card_nor_a_joker_stands_for_a_card_that_is_not_held(
    locale: str, text: str
) -> None:
    assert heard(FEW, text, locale) is None
    assert refusal(FEW, text, locale) == "race-not-in-hand"


@pytest.mark.parametrize("locale", LOCALES)
def test_9_what_the_rules_page_says_to_type_is_a_move(locale: str) -> None:
    _, text = shared_localization().rule_book("race", locale).sections["9"]
    plain, joker = text.split("`")[1::2]
    assert read(FULL, plain, locale) == Action("play", ("red2",))
    assert read(FULL, joker, locale) == Action("play", ("joker1", "green"))


@pytest.mark.parametrize(("locale", "text"), [("en", "red"), ("de", "Rot"), ("pl", "czerwony")])
def test_9_a_colour_alone_is_a_card_where_there_is_but_one(locale: str, text: str) -> None:
    assert heard(FEW, text, locale) == Action("play", ("red1",))
    assert refusal(FULL, text, locale) == "race-which-steps"


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "red minus"),
        ("en", "red -1"),
        ("en", "play the red one"),
        ("en", "don't play red 2"),
        ("en", "red and green"),
        ("en", "red 3"),
        ("en", "2"),
        ("en", "purple 2 for red"),
        ("de", "spiel grün minus"),
        ("de", "joker blau vor"),
        ("de", "nicht rot 2"),
        ("de", "g2"),
        ("pl", "czerwony minus"),
        ("pl", "z2"),
        ("pl", "nie czerwony 2"),
    ],
)
def test_impossible_or_ambiguous_typed_moves_are_refused(locale: str, text: str) -> None:
    for state in (FULL, FEW):
        assert heard(state, text, locale) is None


@pytest.mark.parametrize(("locale", "text"), [("en", "skip"), ("de", "passe"), ("pl", "pas")])
def test_9_passing_is_refused_in_every_language(locale: str, text: str) -> None:
    assert refusal(FULL, text, locale) == "race-no-passing"


@pytest.mark.parametrize(
    ("locale", "text"), [("en", "next round"), ("de", "bereit"), ("pl", "jestem gotowa")]
)
def test_24_ready_can_be_typed_in_every_language(locale: str, text: str) -> None:
    home = position("R1 G1", "R1", "G1", at=(0, 12, 0, 0))
    over = RACE.apply(home, 0, Action("play", ("red1",))).state
    assert heard(over, text, locale) == Action("ready")
    assert refusal(FULL, text, locale) == "race-round-runs"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_control_label_can_be_typed(locale: str) -> None:
    for state in (FULL, FEW):
        offers = RACE.offers(RACE.view(state, 0))
        for text, label in list_moves(
            offers, lambda each: shared_localization().plain(each, locale)
        ):
            verb, *words = text.split()
            assert heard(state, label, locale) == Action(verb, tuple(words))
