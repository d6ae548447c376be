"""The menus of a turn: their number, their size, how moves are typed, and refusals."""

from __future__ import annotations

from itertools import islice

import pytest

from cogs.text.localization import Localization
from cogs.typed_moves.matching import read_move
from engine.api.action import PATH, Action
from engine.api.event import Line
from engine.api.refusals import Illegal
from engine.api.rng import Rng
from engine.api.seats import without
from engine.games.safaru.catches import catches, limits_of
from engine.games.safaru.menus import LISTED, catch_line, menu
from engine.games.safaru.model import Terms
from tests.games.safaru.positions import (
    CONTENT,
    FREE,
    OPEN,
    SAFARU,
    STRICT,
    cards,
    dealt,
    play,
    position,
    refused,
    step,
    typed,
    waited,
)

LIMITS = limits_of(CONTENT.total, STRICT)

#: Many small numbers: a card of 9 has hundreds of catches.
FULL = "U0 H0 U1 H1 F2 T3 O4 U5 H6 F8 T9"


def read(localization: Localization, state, text: str) -> Action | None:
    """Return the move that the bot reads from typed words."""
    offers = SAFARU.offers(SAFARU.view(state, waited(state)))
    return read_move(text, offers, lambda each: localization.plain(each, "en"))


def sentence_of(localization: Localization, why: Line, locale: str = "en") -> str:
    return localization.plain(why, locale, ("Ann", "Ben", "Cleo", "Dan"))


def test_5_every_list_names_the_cards_of_its_catches() -> None:
    rng, crowded = Rng(b"menus of safaru."), 0
    for _ in range(250):
        drawn, rng = rng.shuffled(CONTENT.pack)
        size, rng = rng.below(20)
        table, card = cards(" ".join(drawn[:size])), drawn[size]
        found = menu(table, card, LIMITS)
        # If two had the same word, one of them would be missing.
        assert [*found.by_word.values()] == [*islice(catches(table, card, LIMITS), LISTED)]
        crowded += not found.is_complete
        for word, catch in found.by_word.items():
            named = word.split("+")
            assert len(f"{found.card}.{word}") <= PATH
            assert (
                {*catch.taken} <= {*named} <= {*catch.taken, *([found.card] * bool(catch.pairing))}
            )
            assert found.find(named).taken == catch.taken
            assert bool(found.find(named).pairing) == bool(catch.pairing)
    assert crowded > 5


@pytest.mark.long
def test_7_longest_name_of_a_catch_fits_a_move() -> None:
    longest = max(
        len(f"{card}.{word}")
        for card in CONTENT.pack
        for each in (STRICT, FREE)
        for word in menu(without(CONTENT.pack, card), card, limits_of(CONTENT.total, each)).by_word
    )
    assert 40 < longest <= PATH


def test_11_complete_list_has_every_catch_once() -> None:
    rng = Rng(b"paths of safaru.")
    for _ in range(250):
        drawn, rng = rng.shuffled(CONTENT.pack)
        size, rng = rng.below(11)
        table, card = cards(" ".join(drawn[:size])), drawn[size]
        every = list(catches(table, card, LIMITS))
        found = menu(table, card, LIMITS)
        assert found.is_complete == (len(every) <= LISTED)
        assert list(found.by_word.values()) == every[:LISTED]


@pytest.mark.parametrize("terms", [STRICT, OPEN], ids=["strict", "open"])
@pytest.mark.parametrize(
    "table",
    [
        FULL,
        "U1 H1 F1 T1 O1 U2 H2 F2 T2 O2 U3 H3",
        " ".join(CONTENT.pack[:19]),
        " ".join(CONTENT.pack[:45]),
    ],
)
def test_7_every_catch_of_a_full_table_is_legal_and_can_be_typed(
    localization: Localization, table: str, terms: Terms
) -> None:
    state = play(position("O9 T11", "F1", table=table, terms=terms), "catch o9")
    every = list(islice(catches(cards(table), "o9", LIMITS), 4_000))
    assert len(every) > 100
    for catch in every[:: len(every) // 20]:
        named = (*catch.taken, "o9") if catch.pairing else catch.taken
        action = read(localization, state, "catch " + " ".join(named))
        assert action is not None
        assert {*"+".join(action.args).split("+")} <= {*named}
        assert {*SAFARU.apply(state, 0, action).state.piles[0]} == {*named}


def test_11_largest_catch_comes_first_or_smallest_when_setting_free() -> None:
    table = cards("U3 H5 F9 T8")
    assert len(menu(table, "o8", LIMITS).listed[0].taken) == 4
    free = limits_of(CONTENT.total, FREE)
    sizes = [len(each.taken) for each in menu(table, "o8", free, "adding").by_word.values()]
    assert sizes == sorted(sizes)


def test_9_same_cards_with_and_without_the_played_card_have_two_words() -> None:
    found = menu(cards("F0 T7 U10"), "o7", LIMITS)
    words = found.by_word
    assert words["f0+t7+u10"].pairing == ()
    assert words["f0+o7+t7+u10"].pairing == ("t7",)
    assert words["f0+t7+u10"].taken == words["f0+o7+t7+u10"].taken == cards("F0 T7 U10")


def test_5_card_with_one_catch_is_one_click() -> None:
    (catch, _) = SAFARU.offers(SAFARU.view(position("O7 T1", "F1", table="U3 H4 F11"), 0))
    assert [option.then for option in catch.options] == [()]
    assert catch.options[0].line.key == "safaru-card-by"


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("catch o8 u3+h5+f9", Action("catch", ("o8", "u3+h5+f9"))),
        ("o8 u3+h5+f9", Action("catch", ("o8", "u3+h5+f9"))),
        ("CATCH O8 U3+H5+F9", Action("catch", ("o8", "u3+h5+f9"))),
        ("catch o8 t8", Action("catch", ("o8", "t8"))),
        ("catch o8 f9 h5 u3", Action("catch", ("o8", "u3+h5+f9"))),
        ("Catch O8: U3, H5, F9", Action("catch", ("o8", "u3+h5+f9"))),
        ("o8 h5+u3", Action("catch", ("o8", "u3+h5"))),
        ("rel T2", Action("release", ("t2",))),
        ("release a card t2", Action("release", ("t2",))),
        ("release t2", Action("release", ("t2",))),
        ("t2", Action("release", ("t2",))),
    ],
)
def test_5_moves_are_typed_as_people_would(
    localization: Localization, text: str, action: Action
) -> None:
    state = position("O8 T2", "F1", table="U3 H5 F9 T8")
    assert read(localization, state, text) == action
    assert SAFARU.apply(state, 0, action).state != state


_ODD = {
    "catch": "Name a card from your hand (rule 5).",
    "catch o8": "🦉 O8 can catch in several ways. Choose one, for example “catch o8 u3+h5+t8+f9”.",
    "catch o8 h5+u3": "Write that as “catch o8 u3+h5”.",
    "catch o8 u3 h5": "Write that as “catch o8 u3+h5”.",
    "catch o8 o8 t8": "Write that as “catch o8 t8”.",
    "catch o8 u3": "🦉 O8 can\u2019t catch that. It can catch, for example: "
    "adding 🦄 U3 and 🦔 H5; 17 with 🦊 F9; a pair with 🐢 T8.",
    "catch o8 all": "🦉 O8 can\u2019t catch that. It can catch, for example: "
    "adding 🦄 U3 and 🦔 H5; 17 with 🦊 F9; a pair with 🐢 T8.",
    "catch u9": "You don\u2019t have 🦄 U9 in your hand.",
    "catch u99": "There is no card “u99” in this game.",
    "catch t2": "🐢 T2 catches nothing now: you can only release it (rule 13).",
    "release o8": "You can\u2019t release 🦉 O8, because it catches: "
    "adding 🦄 U3 and 🦔 H5; 17 with 🦊 F9; a pair with 🐢 T8 (rule 14).",
    "release": "Name a card from your hand (rule 5).",
    "release t2 o8": "You can release only one card per turn (rule 5).",
    "pass": "You can\u2019t pass: play one card (rule 5).",
    "o8 u3": "Write “catch” or “release” and a card from your hand.",
    "play o8 t8": "Write “catch” or “release” and a card from your hand.",
    "shout": "There is no released card to challenge now (rule 16).",
    "ready": "The round is still running.",
}


@pytest.mark.parametrize("odd", _ODD)
def test_5_odd_input_gets_one_clear_sentence(localization: Localization, odd: str) -> None:
    state = position("O8 T2", "F1", table="U3 H5 F9 T8")
    assert sentence_of(localization, refused(state, odd)) == _ODD[odd]
    for locale in ("de", "pl"):
        assert "safaru-" not in sentence_of(localization, refused(state, odd), locale)


def test_5_a_card_with_one_catch_needs_no_more_words(localization: Localization) -> None:
    state = position("O7 T1", "F1", table="U3 H4 F11")
    assert (
        sentence_of(localization, refused(state, "catch o7 u3+h4")) == "Write that as “catch o7”."
    )


def test_5_nonsense_is_refused_and_changes_nothing() -> None:
    state = dealt(3, 1)
    for verb, words in (("", ()), ("nonsense", ("1",)), ("ready", ("x",)), ("shout", ("x",))):
        for seat in (0, 1, 2, None):
            with pytest.raises(Illegal):
                SAFARU.apply(state, seat, Action(verb, words))


def test_5_every_listed_move_is_accepted_and_has_an_event(localization: Localization) -> None:
    for seed in range(12):
        state = dealt(2 + seed % 3, seed)
        for move in sorted(typed(state)):
            sentence = sentence_of(localization, step(state, move).events[0])
            assert sentence.startswith(("Ann", "Ben", "Cleo", "Dan"))


def test_6_long_catches_have_short_names(localization: Localization) -> None:
    every = list(catches(cards("U0 H0 F0 T0 O0 U1 H1 F1 T1 O1"), "o4", LIMITS))
    longest = max(every, key=lambda each: len(each.taken))
    assert len(longest.taken) > 8
    for locale in ("en", "de", "pl"):
        assert len(sentence_of(localization, catch_line(longest), locale)) < 80
    assert sentence_of(localization, catch_line(longest)) == "adding FHOTU0 FHOT1"


def test_18_option_zeros_demands_a_baby_for_each_method() -> None:
    lax = {each.taken for each in menu(cards("U0 H0 U3 F4 T10"), "o7", LIMITS).by_word.values()}
    each = limits_of(CONTENT.total, Terms(zero_each=True))
    strict = {found.taken for found in menu(cards("U0 H0 U3 F4 T10"), "o7", each).by_word.values()}
    assert strict < lax
