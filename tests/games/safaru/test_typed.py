"""Moves as people type them, in their own words and languages, and how others are refused."""

from __future__ import annotations

import pytest

from cogs.typed_moves.matching import read_move
from cogs.typed_moves.synonyms import synonyms_of
from engine.api.action import Action
from engine.api.event import Line
from engine.api.refusals import Illegal
from engine.games.safaru.model import State, Terms
from tests.games.safaru.positions import FREE, OPEN, SAFARU, play, position, waited
from tests.support.shared_localization import shared_localization

TURN = position("O7 T1 O8", "F1 F2 F3 F4", table="U3 H4 F11 F9 T8")
FOUR = position("O8 T1", "F1 F2", "H1 H2", table="U3 H5 F9 T8", terms=FREE)
TRIED = position("O8 T1", "F1 F2", "H1 H2", table="U3 H5 F9 T8", terms=OPEN)


def read(state: State, text: str, locale: str = "en", seat: int | None = None) -> Action | None:
    """Return the move that /move reads."""
    actor = waited(state) if seat is None else seat
    offers = SAFARU.offers(SAFARU.view(state, actor))
    localization = shared_localization()
    called = synonyms_of(localization, "safaru", (locale, "en"))
    return read_move(text, offers, lambda each: localization.plain(each, locale), called)


def refusal(state: State, text: str, locale: str = "en", seat: int = 0) -> str:
    """Return the text key of the reason why a typed move is refused."""
    return refused(state, read(state, text, locale, seat), seat).key


def refused(state: State, action: Action | None, seat: int = 0) -> Line:
    """Return the reason why an action is refused."""
    assert action is not None
    with pytest.raises(Illegal) as why:
        SAFARU.apply(state, seat, action)
    return why.value.line


@pytest.mark.parametrize(
    ("locale", "text", "means"),
    [
        ("en", "take u3 and h4 with o7", "catch o7"),
        ("en", "o7: u3+h4", "catch o7"),
        ("en", "catch o7 h4 u3", "catch o7"),
        ("en", "owl 7", "catch o7"),
        ("en", "catch with the owl 8: f9 and t8", "catch o8 t8+f9"),
        ("en", "catch o8 9", "catch o8 f9"),
        ("en", "pair o8 with t8", "catch o8 t8"),
        ("en", "total o8 and f9", "catch o8 f9"),
        ("en", "turtle1", "catch t1"),
        ("en", "please play o7", "catch o7"),
        ("de", "bitte o7", "catch o7"),
        ("pl", "proszę o7", "catch o7"),
        ("de", "fange u3 und h4 mit o7", "catch o7"),
        ("de", "Eule 8 fängt f9", "catch o8 f9"),
        ("de", "spiele Schildkröte 1", "catch t1"),
        ("pl", "złap o7: u3 i h4", "catch o7"),
        ("pl", "zlap zolwiem 1", "catch t1"),
        ("pl", "łapię sową 8 f9", "catch o8 f9"),
    ],
)
def test_5_card_is_played_from_everyday_words(locale: str, text: str, means: str) -> None:
    verb, *words = means.split()
    assert read(TURN, text, locale) == Action(verb, tuple(words))


@pytest.mark.parametrize("locale", ["en", "de", "pl"])
@pytest.mark.parametrize("word", ["o0", "O0", "oo", "OO", "00", "o 0"])
def test_the_baby_owl_is_read_however_its_letter_and_number_were(word: str, locale: str) -> None:
    state = position("O0 T1", "F1", table="U3")
    assert read(state, f"release {word}", locale) == Action("release", ("o0",))
    state = position("U8 T1", "F1", table="O0 H8")
    assert read(state, f"catch u8 {word} h8", locale) == Action("catch", ("u8", "o0+h8"))


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "free u5"),
        ("en", "set the unicorn 5 free"),
        ("en", "let u5 go"),
        ("en", "5"),
        ("de", "lass u5 frei"),
        ("de", "Einhorn 5 freilassen"),
        ("de", "lass das Einhorn 5 laufen"),
        ("de", "setze u5 aus"),
        ("pl", "puszczam u5"),
        ("pl", "wypuść u5"),
        ("pl", "wypusc jednorozca 5"),
        ("en", "set a card free u5"),
        ("de", "u5 aussetzen"),
        ("de", "wirf u5 ab"),
        ("de", "lege Einhorn 5 ab"),
        ("pl", "odrzucam u5"),
    ],
)
def test_13_card_is_released_from_everyday_words(locale: str, text: str) -> None:
    state = position("U5 T1", "F1 F2", table="F11")
    assert read(state, text, locale) == Action("release", ("u5",))


@pytest.mark.parametrize(
    ("locale", "text"),
    [("en", "set t1 free"), ("de", "lasse die Schildkröte 1 frei"), ("pl", "wypuść żółwia 1")],
)
def test_14_typed_release_of_a_catching_card_is_refused_with_its_catch(
    locale: str, text: str
) -> None:
    assert refusal(TURN, text, locale) == "safaru-refusal-catches"


@pytest.mark.parametrize("text", ["o8", "owl 8", "play the 8", "catch with o8"])
def test_11_typed_card_with_several_catches_asks_which(text: str) -> None:
    assert refusal(TURN, text) == "safaru-refusal-say-which"


@pytest.mark.parametrize(
    ("locale", "text", "method"),
    [
        ("en", "let it add", "adding"),
        ("en", "choose adding", "adding"),
        ("en", "total to 17", "totalling"),
        ("en", "by pairing", "pairing"),
        ("de", "Summe", "adding"),
        ("de", "wähle das Paar", "pairing"),
        ("pl", "dopełnij do 17", "totalling"),
    ],
)
def test_26_method_is_read_from_everyday_words(locale: str, text: str, method: str) -> None:
    asked = play(FOUR, "catch o8")
    if text == "let it add":
        # Not all of it is understood: the methods are named, and nobody's turn is spent.
        assert refusal(asked, text, seat=1) == "safaru-refusal-method"
    else:
        assert read(asked, text, locale) == Action("method", (method,))


def test_26_neighbour_asked_for_a_method_is_not_told_to_wait() -> None:
    asked = play(FOUR, "catch o8")
    assert refusal(asked, "f9", seat=1) == "safaru-refusal-method"
    assert refusal(asked, "u3 h5", seat=0) == "safaru-refusal-chooser"
    assert refusal(TURN, "method adding") == "safaru-refusal-no-method"


@pytest.mark.parametrize("text", ["f9", "take f9", "catch o8 f9", "o8 takes f9"])
def test_16_played_card_may_be_named_again_in_the_open_game(text: str) -> None:
    assert read(play(TRIED, "catch o8"), text) == Action("catch", ("f9",))


def test_16_wrong_words_while_a_card_waits_are_told_what_it_waits_for() -> None:
    assert refusal(play(TRIED, "catch o8"), "everything") == "safaru-refusal-which"


@pytest.mark.parametrize(
    ("locale", "text"),
    [("en", "It catches!"), ("en", "that one catches"), ("de", "übersehen"), ("pl", "to łapie")],
)
def test_16_shout_is_read_from_everyday_words(locale: str, text: str) -> None:
    freed = play(TRIED, "release o8")
    assert read(freed, text, locale, seat=2) == Action("shout")


@pytest.mark.parametrize("text", ["catch", "release f1", "f1", "catch f1", "let it be", "shout"])
def test_26_wrong_words_of_the_neighbour_are_answered_with_the_methods(text: str) -> None:
    asked = play(FOUR, "catch o8")
    assert refusal(asked, text, seat=1) == "safaru-refusal-method"


@pytest.mark.parametrize("text", ["o8 catches!", "you overlooked f9", "catch o8"])
def test_16_shout_in_other_words_is_told_how_to_write_it(text: str) -> None:
    freed = play(TRIED, "release o8")
    for seat in (1, 2):
        why = refused(freed, read(freed, text, seat=seat), seat)
        assert (why.key, dict(why.params)["move"].text) == ("safaru-refusal-write", "shout")


def test_16_early_quiet_is_not_answered_as_if_nothing_had_been_released() -> None:
    freed = play(TRIED, "release o8")
    assert refusal(freed, "let it be", seat=1) == "safaru-refusal-verb"
    assert refusal(freed, "let it be", seat=0) == "safaru-refusal-turn"


def test_16_answer_with_extra_words_is_told_how_to_write_it() -> None:
    last = play(position("O8", "F1", table="U9", terms=OPEN), "release o8", "release f1")
    scored = play(last, "quiet")
    for state, nod in ((last, "quiet"), (scored, "ready")):
        why = refused(state, Action(nod, ("now",)))
        assert (why.key, dict(why.params)["move"].text) == ("safaru-refusal-write", nod)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("catch u3", "safaru-refusal-on-table"),
        ("catch u5", "safaru-refusal-not-in-hand"),
        ("free u3", "safaru-refusal-not-in-hand"),
        ("let the turtle go", "safaru-refusal-no-card"),
        ("free 1", "safaru-refusal-no-card"),
        ("catch x9", "safaru-refusal-no-such-card"),
    ],
)
def test_5_card_that_cannot_be_played_is_refused_with_its_place(text: str, key: str) -> None:
    assert refusal(TURN, text) == key


@pytest.mark.parametrize(
    ("text", "key", "move"),
    [
        ("total o8", "safaru-refusal-write", "catch o8 f9"),
        ("pair o8", "safaru-refusal-write", "catch o8 t8"),
        ("o8 for 17 and a pair", "safaru-refusal-write", "catch o8 t8+f9"),
        ("add o7", "", ""),
        ("add o8", "safaru-refusal-no-such-catch", ""),
    ],
)
def test_11_catch_named_by_its_methods_is_told_how_to_write_it(
    text: str, key: str, move: str
) -> None:
    action = read(TURN, text)
    if not key:
        assert action == Action("catch", ("o7",))
        return
    why = refused(TURN, action)
    assert why.key == key
    if move:
        assert dict(why.params)["move"].text == move


def test_7_methods_with_several_catches_are_answered_with_an_example() -> None:
    state = position("O9 F11", "T1", table="U1 H2 F3 T6")
    why = refused(state, read(state, "add o9"))
    assert why.key == "safaru-refusal-say-which"
    assert dict(why.params)["move"].text == "catch o9 u1+h2+t6"


def test_4_words_out_of_turn_are_answered_with_whose_turn_it_is() -> None:
    for text in ("o8", "catch f1", "what now", "pass"):
        assert refusal(TURN, text, seat=1) == "safaru-refusal-turn"


@pytest.mark.parametrize(
    ("text", "key"),
    [("h9", "not-in-hand"), ("f9", "on-table"), ("o12", "verb")],
)
def test_5_a_card_that_is_not_in_the_hand_is_refused_with_where_it_is(text: str, key: str) -> None:
    assert refusal(TURN, text) == f"safaru-refusal-{key}"


@pytest.mark.parametrize(("locale", "text"), [("en", "skip"), ("de", "passe"), ("pl", "pas")])
def test_5_passing_is_refused_in_every_language(locale: str, text: str) -> None:
    assert refusal(TURN, text, locale) == "safaru-refusal-pass"


@pytest.mark.parametrize("text", ["catch o7 h3+f4", "take h3 and f4 with o7", "o7 t10"])
def test_18_catch_without_the_baby_is_refused_with_that_reason(text: str) -> None:
    state = position("O7 T1", "F1", table="U0 H3 F4 T10")
    assert refusal(state, text) == "safaru-refusal-baby"
    assert refusal(state, "catch o7 h3 t10") == "safaru-refusal-no-such-catch"


def test_18_catch_with_too_few_babies_is_refused_with_that_reason() -> None:
    state = position("O7 T1", "F1", table="U0 H0 U3 F4 T10", terms=Terms(zero_each=True))
    assert refusal(state, "catch o7 u0 u3 f4 t10") == "safaru-refusal-baby-each"
    assert read(state, "catch o7 u0 h0 u3 f4 t10") is not None
    state = position("O7 T1", "F1", table="U0 H0 U3 F4 T10")
    assert read(state, "catch o7 u0 u3 f4 t10") == Action("catch", ("o7", "u0+u3+f4+t10"))


def test_26_wrong_catch_of_the_chosen_method_is_not_refused_with_the_baby() -> None:
    state = position("O8 T1", "F1", table="U3 H5 U2 T6 F9", terms=FREE)
    asked = play(state, "catch o8", "method adding")
    assert refusal(asked, "catch f9") == "safaru-refusal-no-such-catch"
    # With a baby there it is one all the same that the method cannot take.
    state = position("O8 T1", "F1", table="U0 U3 H5 U2 T6 F9", terms=FREE)
    asked = play(state, "catch o8", "method adding")
    assert refusal(asked, "catch f9") == "safaru-refusal-no-such-catch"
    assert refusal(asked, "catch u3+h5") == "safaru-refusal-baby"


def test_18_card_with_one_catch_is_refused_with_the_baby_too() -> None:
    state = position("O8 T1", "F1", table="U0 F9")
    assert refusal(state, "catch o8 f9") == "safaru-refusal-baby"
