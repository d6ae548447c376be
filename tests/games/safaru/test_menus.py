"""The menus of a turn: their number, their size, how moves are typed, and refusals."""

from __future__ import annotations

from itertools import product

import pytest

from cogs.text.localization import Localization
from cogs.typed_moves.matching import read_move
from engine.api.action import DEPTH, WORD, Action, leaves
from engine.api.event import Line
from engine.api.refusals import Illegal
from engine.api.rng import Rng
from engine.games.safaru.catches import catches, limits_of
from engine.games.safaru.menus import LEVEL, menu
from engine.games.safaru.model import Terms, in_order
from engine.games.safaru.naming import catch_line, catch_word
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


def levels(options):
    """Yield the size of each menu below, with its depth."""
    yield len(options), 1
    for option in options:
        if option.then:
            yield from ((size, depth + 1) for size, depth in levels(option.then))


def test_5_turn_takes_three_choices_at_most_and_menus_fit_discord():
    rng, crowded = Rng(b"menus of safaru."), 0
    for _ in range(250):
        drawn, rng = rng.shuffled(CONTENT.pack)
        size, rng = rng.below(13)
        found = menu(cards(" ".join(drawn[:size])), drawn[size], LIMITS)
        if not found.options:
            continue
        sizes = list(levels(found.options))
        assert max(each for each, _ in sizes) <= LEVEL
        # Choosing the card is a level too.
        assert 1 + max(depth for _, depth in sizes) <= 3
        crowded += len(found.catches) > LEVEL
        for path, _ in found.paths():
            assert all(0 < len(word) <= WORD for word in path)
            assert not set("".join(path)) - set("abcdefghijklmnopqrstuvwxyz0123456789+-")
    assert crowded > 5


def test_16_turn_of_the_open_game_takes_three_choices_at_most():
    for table in ("U1 H2 F3 T6", FULL, " ".join(CONTENT.pack[5:55])):
        state = position("O9 O11", "F1", table=table, terms=OPEN)
        offers = SAFARU.offers(SAFARU.view(state, 0))
        assert [len(offer.options) for offer in offers] == [2, 2]
        tried = play(state, "catch o9")
        (pick,) = SAFARU.offers(SAFARU.view(tried, 0))
        sizes = list(levels(pick.options))
        assert max(size for size, _ in sizes) <= LEVEL
        assert 1 + max(depth for _, depth in sizes) <= 3


def test_11_each_catch_is_chosen_by_exactly_one_path():
    rng = Rng(b"paths of safaru.")
    for _ in range(250):
        drawn, rng = rng.shuffled(CONTENT.pack)
        size, rng = rng.below(11)
        table, card = cards(" ".join(drawn[:size])), drawn[size]
        every = catches(table, card, LIMITS)
        found = menu(table, card, LIMITS)
        paths = [path for path, _ in found.paths()]
        assert len(set(paths)) == len(paths)
        assert sorted(map(repr, found.catches)) == sorted(map(repr, every))


def test_11_many_catches_are_chosen_method_by_method():
    table = "U1 H1 F2 T3 O4 U5 H6 T8"
    every = catches(cards(table), "o9", LIMITS)
    found = menu(cards(table), "o9", LIMITS)
    assert len(every) > LEVEL
    assert any(option.then for option in found.options)
    words = {option.value for option in found.options}
    assert "none" in words
    state = position("O9 F11", "T8", table=table)
    path = next(path for path, each in found.paths() if len(each.taken) == len(every[0].taken))
    after = play(state, "catch o9 " + " ".join(path))
    assert len(after.piles[0]) == len(every[0].taken)


def test_11_hundreds_of_catches_fit_three_choices():
    every = catches(cards(FULL), "o9", LIMITS)
    found = menu(cards(FULL), "o9", LIMITS)
    assert 100 < len(every) == len(found.catches)
    assert max(size for size, _ in levels(found.options)) <= LEVEL
    assert max(depth for _, depth in levels(found.options)) <= 2


@pytest.mark.parametrize(
    ("table", "least"),
    [
        ("U1 H1 F1 T1 O1 U2 H2 F2 T2 U3 H3", 400),
        ("U1 H1 F1 T1 O1 U2 H2 F2 T2 O2 U3 H3", LEVEL**2),
        (" ".join(CONTENT.pack[:13]), LEVEL**2),
    ],
)
def test_11_every_catch_of_a_very_full_table_is_legal_and_can_be_typed(
    localization: Localization, table: str, least: int
):
    state = position("O9 T11", "F1", table=table)
    found = menu(cards(table), "o9", LIMITS)
    every = {(each.taken, each.pairing != ()) for each in catches(cards(table), "o9", LIMITS)}
    assert len(found.catches) == len(every) > least
    sizes = list(levels(found.options))
    assert max(size for size, _ in sizes) <= LEVEL
    assert 1 + max(depth for _, depth in sizes) <= DEPTH
    paths = list(found.paths())
    for path, catch in paths[:: len(paths) // 20]:
        action = read(localization, state, " ".join(("catch", "o9", *path)))
        assert action == Action("catch", ("o9", *path))
        assert SAFARU.apply(state, 0, action).state.piles[0] == catch.taken
    path, last = paths[-1]
    named = "catch o9 " + "+".join(last.taken)
    assert (
        sentence_of(localization, refused(state, named))
        == f"Write that as “catch o9 {' '.join(path)}”."
    )


def test_16_catch_that_is_not_listed_is_refused_with_that_reason():
    table = cards(" ".join(CONTENT.pack[:40]))
    state = play(position("O9 T11", "F1", table=" ".join(table), terms=OPEN), "catch o9")
    found = menu(table, "o9", limits_of(CONTENT.total, OPEN))
    listed = {each.taken for each in found.catches}
    spare = list(product(("u2", "h2", "f2"), ("u7", "h7", "f7"), ("o0", "u0")))
    legal = [each for each in spare if in_order(each) not in listed]
    assert legal
    for each in legal:
        assert refused(state, "catch " + "+".join(each)).key == "safaru-refusal-unlisted"
        assert refused(state, "catch " + "+".join(each[:2])).key == "safaru-refusal-baby"
        assert refused(state, f"catch {each[0]}").key == "safaru-refusal-no-such-catch"


def test_11_list_of_numbered_catches_says_how_many_cards_they_bring(localization: Localization):
    found = menu(cards(FULL), "o9", LIMITS)
    at = 0
    for option in found.options:
        group = found.catches[at : at + len(option.then)]
        at += len(group)
        sizes = {len(each.taken) + bool(each.pairing) for each in group}
        sentence = sentence_of(localization, option.line)
        if len(sizes) > 1:
            assert sentence.endswith(f"{min(sizes)} to {max(sizes)} cards")
        else:
            assert sentence.endswith(f"{max(sizes)} cards each")
    alike = [option.line for option in found.options if option.line.key == "safaru-part-alike"]
    assert alike
    for locale in ("de", "pl"):
        assert str(dict(alike[0].params)["each"]) in sentence_of(localization, alike[0], locale)


def test_11_largest_catch_comes_first_or_smallest_when_setting_free():
    table = cards("U3 H5 F9 T8")
    assert len(menu(table, "o8", LIMITS).catches[0].taken) == 4
    free = limits_of(CONTENT.total, FREE)
    sizes = [len(each.taken) for each in menu(table, "o8", free, "adding").catches]
    assert sizes == sorted(sizes)


def test_9_same_cards_with_and_without_the_played_card_have_two_words():
    found = menu(cards("F0 T7 U10"), "o7", LIMITS)
    words = {path: (each.taken, bool(each.pairing)) for path, each in found.paths()}
    assert words[("f0+t7+u10",)] == (cards("F0 T7 U10"), False)
    assert words[("f0+o7+t7+u10",)] == (cards("F0 T7 U10"), True)


@pytest.mark.parametrize(
    ("some", "word"),
    [
        ("U2 H5", "u2+h5"),
        ("F10", "f10"),
        ("", "none"),
        ("U0 H0 T0 O0 F1 H1 U2", "hotu0+fh1+u2"),
    ],
)
def test_5_catch_word_lists_its_cards(some: str, word: str):
    assert catch_word(cards(some)) == word


def test_5_catch_too_long_for_a_word_is_numbered():
    table = "U0 H0 F0 T0 O0 U1 H1 F1 T1 O1 U2 H2"
    words = [path[-1] for path, _ in menu(cards(table), "o9", LIMITS).paths()]
    assert any(word.startswith("x") for word in words)
    assert catch_word(cards(table)) is None


def test_5_card_with_one_catch_is_one_click():
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
        ("set a card free t2", Action("release", ("t2",))),
        ("release t2", Action("release", ("t2",))),
        ("t2", Action("release", ("t2",))),
    ],
)
def test_5_moves_are_typed_as_people_would(localization: Localization, text: str, action: Action):
    state = position("O8 T2", "F1", table="U3 H5 F9 T8")
    assert read(localization, state, text) == action
    assert SAFARU.apply(state, 0, action).state != state


_ODD = {
    "catch": "Say which card of your hand you play (§5).",
    "catch o8": "🦉 O8 can catch in several ways. Say which, for example “catch o8 u3+h5+t8+f9”.",
    "catch o8 h5+u3": "Write that as “catch o8 u3+h5”.",
    "catch o8 u3 h5": "Write that as “catch o8 u3+h5”.",
    "catch o8 o8 t8": "Write that as “catch o8 t8”.",
    "catch o8 u3": "🦉 O8 cannot catch that. What it can catch is, for example, this: "
    "adding 🦄 U3 and 🦔 H5; 17 with 🦊 F9; a pair with 🐢 T8.",
    "catch o8 all": "🦉 O8 cannot catch that. What it can catch is, for example, this: "
    "adding 🦄 U3 and 🦔 H5; 17 with 🦊 F9; a pair with 🐢 T8.",
    "catch u9": "You do not hold 🦄 U9.",
    "catch u99": "There is no card “u99” in this game.",
    "catch t2": "🐢 T2 catches nothing now, so it can only be set free (§13).",
    "release o8": "🦉 O8 may not go free, because it catches: "
    "adding 🦄 U3 and 🦔 H5; 17 with 🦊 F9; a pair with 🐢 T8 (§14).",
    "release": "Say which card of your hand you play (§5).",
    "release t2 o8": "One card is set free in a turn, no more (§5).",
    "pass": "There is no passing: every turn plays one card (§5).",
    "o8 u3": "Write “catch” or “release” and a card of your hand.",
    "play o8 t8": "Write “catch” or “release” and a card of your hand.",
    "shout": "Nothing was set free just now that you could point at (§16).",
    "ready": "The game round is still running.",
}


@pytest.mark.parametrize("odd", _ODD)
def test_5_odd_input_gets_one_clear_sentence(localization: Localization, odd: str):
    state = position("O8 T2", "F1", table="U3 H5 F9 T8")
    assert sentence_of(localization, refused(state, odd)) == _ODD[odd]
    for locale in ("de", "pl"):
        assert "safaru-" not in sentence_of(localization, refused(state, odd), locale)


def test_5_a_card_with_one_catch_needs_no_more_words(localization: Localization):
    state = position("O7 T1", "F1", table="U3 H4 F11")
    assert (
        sentence_of(localization, refused(state, "catch o7 u3+h4")) == "Write that as “catch o7”."
    )


def test_5_nonsense_is_refused_and_changes_nothing():
    state = dealt(3, 1)
    for verb, words in (("", ()), ("nonsense", ("1",)), ("ready", ("x",)), ("shout", ("x",))):
        for seat in (0, 1, 2, None):
            with pytest.raises(Illegal):
                SAFARU.apply(state, seat, Action(verb, words))


def test_5_every_listed_move_is_accepted_and_has_an_event(localization: Localization):
    for seed in range(12):
        state = dealt(2 + seed % 3, seed)
        for move in sorted(typed(state)):
            sentence = sentence_of(localization, step(state, move).events[0])
            assert sentence.startswith(("Ann", "Ben", "Cleo", "Dan"))


def test_6_long_catches_have_short_names(localization: Localization):
    every = catches(cards("U0 H0 F0 T0 O0 U1 H1 F1 T1 O1"), "o4", LIMITS)
    longest = max(every, key=lambda each: len(each.taken))
    assert len(longest.taken) > 8
    for locale in ("en", "de", "pl"):
        assert len(sentence_of(localization, catch_line(longest), locale)) < 80
    assert sentence_of(localization, catch_line(longest)) == "adding FHOTU0 FHOT1"


def test_18_option_zeros_demands_a_baby_for_each_method():
    lax = {each.taken for each in menu(cards("U0 H0 U3 F4 T10"), "o7", LIMITS).catches}
    each = limits_of(CONTENT.total, Terms(zero_each=True))
    strict = {found.taken for found in menu(cards("U0 H0 U3 F4 T10"), "o7", each).catches}
    assert strict < lax


def test_5_beginning_of_a_path_is_refused():
    table = "U1 H1 F2 T3 O4 U5 H6 T8"
    state = position("O9 F11", "T8", table=table)
    first = menu(cards(table), "o9", LIMITS).options[0].value
    assert refused(state, f"catch o9 {first}").key.startswith("safaru-refusal-")
    assert all(len(path) == 2 for path in leaves(menu(cards(table), "o9", LIMITS).options))
