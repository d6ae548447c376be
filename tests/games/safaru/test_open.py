"""The open game (clause 16): a card that catches is released, and others may notice it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.api.action import Action, Pick, Press, Wait, admits
from engine.api.refusals import Illegal
from engine.games.safaru.menus import LISTED
from engine.games.safaru.model import State, Terms
from engine.games.safaru.offers import catching_in_hand
from tests.games.safaru.positions import (
    CONTENT,
    OPEN,
    SAFARU,
    cards,
    caught,
    play,
    position,
    refused,
    step,
    typed,
    waited,
)
from tests.support.games import SEEDS
from tests.support.texts import LOCALES, sentences_of

TEXTS = sentences_of(SEEDS / "safaru" / "text")
TABLE = "U3 H5 F9 T8"
STOCK = "U1 U2 U4 H1 H2 H4 F2 F3 F4 T1 T2 T4 O1 O2 O3 O4"


def released(*hands: str, card: str = "o8", table: str = TABLE, stock: str = STOCK):
    """Return the state after a card that catches was released."""
    return play(position(*hands, table=table, terms=OPEN, stock=stock), f"release {card}")


def offers(state, seat):
    return {offer.verb: offer for offer in SAFARU.offers(SAFARU.view(state, seat))}


def test_16_every_card_may_be_set_free_in_the_open_game() -> None:
    state = position("O8 F2", "T7", table="H9", terms=OPEN)
    assert typed(state) == {"catch o8", "release o8", "catch f2", "release f2"}
    after = play(state, "release o8")
    assert after.board.table == cards("H9 O8")
    assert waited(after) == 1


def test_16_open_game_marks_no_card_and_offers_all_alike() -> None:
    for table in (TABLE, "U10"):
        state = position("O8 F2", "T7", table=table, terms=OPEN)
        assert catching_in_hand(CONTENT, SAFARU.view(state, 0)) is None
        for offer in offers(state, 0).values():
            assert [(each.value, each.hint, each.then) for each in offer.options] == [
                ("f2", None, ()),
                ("o8", None, ()),
            ]
        keys = [line.key for line in SAFARU.picture(SAFARU.view(state, 0)).text]
        assert not [key for key in keys if "catching" in key]


def test_16_catch_in_the_open_game_is_chosen_after_playing_the_card() -> None:
    state = position("O8 F2", "T7", table=TABLE, terms=OPEN)
    tried = step(state, "catch o8")
    assert [event.key for event in tried.events] == ["safaru-tried"]
    assert refused(tried.state, "release f2").key == "safaru-refusal-which"
    after = play(tried.state, "catch u3+h5+f9")
    assert caught(after) == cards("U3 H5 F9")
    assert after.board.table == cards("T8 O8")
    assert after.board.listeners is None


def test_16_offers_of_the_open_game_do_not_depend_on_what_catches() -> None:
    # The offers for one hand are the same at every table, in both aims.
    for aim in ("catch", "free"):
        views = [
            SAFARU.view(position("O8 F2", "T7", table=table, terms=Terms(aim=aim, open=True)), 0)
            for table in (TABLE, "U10", "", "U8 H8")
        ]
        assert len({SAFARU.offers(view) for view in views}) == 1


def test_16_tried_card_without_a_catch_goes_free() -> None:
    made = step(position("O8 F2", "T7", table=TABLE, terms=OPEN), "catch f2")
    assert [event.key for event in made.events] == ["safaru-tried-nothing"]
    assert made.state.board.table == cards("F2 " + TABLE)
    assert made.state.piles == ((), ())
    # Everybody has seen that it catches nothing, so there is nothing to shout at.
    assert "shout" not in offers(made.state, 1)
    last = play(position("F2", "", table=TABLE, terms=OPEN, stock=STOCK), "catch f2")
    assert all(len(hand) == 4 for hand in last.hands)


def test_16_tried_card_with_one_catch_takes_it_at_once() -> None:
    made = step(position("O8 F2", "T7", table="H9", terms=OPEN), "catch o8")
    assert [event.key for event in made.events] == ["safaru-caught"]
    assert caught(made.state) == cards("H9")


def test_16_next_turn_is_asked_anew_after_a_right_shout_alone() -> None:
    for table, is_right in (("H9", True), ("U10", False)):
        before = released("O8 F2", "T7 H2", table=table)
        shouted = play(before, "shout")
        after = play(shouted, "catch h9") if waited(shouted) == 0 else shouted
        assert waited(after) == 1
        asked = offers(before, 1)["release"].ask, offers(after, 1)["release"].ask
        assert (asked[0] != asked[1]) is is_right


def test_16_wrong_words_are_refused_with_a_hint() -> None:
    state = position("O8 F2", "T7", table=TABLE, terms=OPEN)
    assert refused(state, "catch o8 u3+h5").key == "safaru-refusal-open"
    assert refused(state, "catch t7").key == "safaru-refusal-not-in-hand"
    assert refused(state, "release o8 f2").key == "safaru-refusal-one-card"
    for other in ("play o8", "o8 f9"):
        assert refused(state, other).key == "safaru-refusal-verb"
    tried = play(state, "catch o8")
    assert refused(tried, "catch h5+u3").key == "safaru-refusal-write"
    assert refused(tried, "catch h5").key == "safaru-refusal-no-such-catch"
    assert refused(tried, "catch").key == "safaru-refusal-say-which"


def test_16_every_opponent_may_shout_whatever_the_card_catches() -> None:
    for table in (TABLE, "T10"):
        state = released("O8 F1", "T7", "F6", "F7", table=table)
        for seat in (1, 3):
            shout = offers(state, seat)["shout"]
            assert isinstance(shout, Press)
            assert shout.voluntary
            assert shout.posted
        assert "shout" not in offers(state, 0)
        assert "shout" not in offers(state, 2)
        assert refused(state, "shout", seat=2).key == "safaru-refusal-own-side"


def test_16_noticed_card_must_catch() -> None:
    state = released("O8 F1", "T7", "F6")
    made = step(state, "shout", seat=2)
    assert [event.key for event in made.events] == ["safaru-noticed"]
    owed = made.state
    assert owed.board.table == cards(TABLE)
    assert waited(owed) == 0
    assert typed(owed) == {
        "catch u3+h5+t8+f9",
        "catch u3+h5+f9",
        "catch u3+h5+t8",
        "catch t8+f9",
        "catch u3+h5",
        "catch f9",
        "catch t8",
    }
    assert refused(owed, "release f1").key == "safaru-refusal-owed"
    assert refused(owed, "release t7", seat=1).key == "safaru-refusal-turn"
    after = play(owed, "catch f9")
    assert caught(after) == cards("F9")
    assert after.board.table == cards("U3 H5 T8 O8")
    assert waited(after) == 1
    assert "shout" not in offers(after, 1)


def test_16_false_shout_costs_nothing_and_shows_everybody_that_the_card_catches_nothing() -> None:
    state = released("O8 F1", "T7", "F6", "U1", table="T10", stock=STOCK)
    made = step(state, "shout", seat=3)
    assert [event.key for event in made.events] == ["safaru-mistaken"]
    assert made.state.board.scores == (0, 0)
    for seat in (1, 3):
        assert "shout" not in offers(made.state, seat)
        assert refused(made.state, "shout", seat=seat).key == "safaru-refusal-no-shout"
    assert {each.opens for each in offers(made.state, 1).values()} == {None}


def test_17_on_an_empty_table_nobody_waits_for_a_challenge() -> None:
    made = step(position("O8 F1", "T7", "F6", table="", terms=OPEN), "release o8")
    assert made.state.board.listeners is None
    assert {each.opens for each in offers(made.state, 1).values()} == {None}
    assert offers(made.state, 2) == {}
    assert refused(made.state, "shout", seat=2).key == "safaru-refusal-no-shout"
    last = play(position("F2", "", table="", terms=OPEN, stock=STOCK), "release f2")
    assert all(len(hand) == 4 for hand in last.hands), "the next deal waits for nobody"


def test_16_next_card_ends_the_chance_to_shout() -> None:
    state = play(released("O8 F1", "T6 T7", "F6", table=TABLE), "release t6")
    made = refused(state, "shout", seat=1)
    assert made.key == "safaru-refusal-own-side"
    assert "shout" in offers(state, 0)
    assert state.board.last_play.card == "t6"
    after = play(position("O8 F1", "T7", table="U9", terms=OPEN), "catch o8")
    assert refused(after, "shout", seat=1).key == "safaru-refusal-no-shout"


def test_16_next_card_waits_for_the_other_opponents_until_they_have_answered() -> None:
    state = released("O8 F1", "T7", "F6")
    turn = {verb: each for verb, each in offers(state, 1).items() if verb != "shout"}
    assert {verb: each.opens for verb, each in turn.items()} == dict.fromkeys(
        ("catch", "release"), Wait.MENU
    )
    for locale in LOCALES:  # the questions say what they wait for
        assert all("O8" in TEXTS.check(each.label)[locale] for each in turn.values())
    # Who is to play answers with a card; the other opponent may let it be at once.
    assert list(offers(state, 1)) == ["catch", "release", "shout"]
    assert list(offers(state, 2)) == ["shout", "quiet"]
    assert all(each.voluntary and each.opens is None for each in offers(state, 2).values())
    assert refused(state, "quiet", seat=1).key == "safaru-refusal-verb"
    assert refused(state, "quiet", seat=0).key == "safaru-refusal-turn"
    made = step(state, "quiet", seat=2)
    assert made.events == ()
    assert offers(made.state, 2) == {}
    assert {each.opens for each in offers(made.state, 1).values()} == {None}
    assert [each.label.key for each in offers(made.state, 1).values()] == [
        "safaru-catch-open",
        "safaru-release",
        "safaru-shout",
    ]


def test_16_next_card_waits_for_nobody_where_all_others_have_played_theirs() -> None:
    two = released("O8 F1", "T7")
    assert {each.opens for each in offers(two, 1).values()} == {None}
    mistaken = step(released("O8 F1", "T7", "F6", table="T10"), "shout", seat=2).state
    assert {each.opens for each in offers(mistaken, 1).values()} == {None}
    caught = play(position("O8 F1", "T7", table=TABLE, terms=OPEN), "catch o8", "catch f9")
    assert {each.opens for each in offers(caught, 1).values()} == {None}


@pytest.mark.parametrize("locale", LOCALES)
def test_16_the_challenge_names_the_card_that_it_is_about(locale: str) -> None:
    label = offers(released("O8 F1", "T7"), 1)["shout"].label
    assert "O8" in TEXTS.check(label)[locale]


def test_16_what_tells_whether_a_card_catches_cannot_be_taken_back() -> None:
    state = position("O8 F2 F1", "T7", "T6", table=TABLE, terms=OPEN)
    tried, freed = play(state, "catch o8"), play(state, "release o8")
    for before, seat, typed_move, told in (
        (state, 0, "catch o8", True),
        (state, 0, "catch f2", True),
        (state, 0, "release o8", False),
        (tried, 0, "catch f9", False),
        (freed, 2, "shout", True),
        (freed, 2, "quiet", False),
        (replaced_terms(state), 0, "catch o8 f9", False),
    ):
        verb, *words = typed_move.split()
        action = Action(verb, tuple(words))
        assert SAFARU.is_revealing(SAFARU.view(before, seat), action) is told, typed_move


def replaced_terms(state: State) -> State:
    """Return the table with the rules of the strict game."""
    return replace(state, board=replace(state.board, terms=Terms()))


@pytest.mark.parametrize(
    ("aim", "table", "expected"),
    [
        ("catch", "H9", ["quiet"]),  # three points for the triangles and two off
        ("catch", "F0 H9", ["shout", "quiet"]),  # the baby, which the card must take along
        ("catch", "T10", ["quiet"]),
        ("free", "F9", ["shout", "quiet"]),
    ],
)
def test_16_the_house_challenges_what_does_no_good_and_lets_the_rest_be(
    aim: Any, table: str, expected: list[str]
) -> None:
    state = position("O8 F1", "T7", "F6", table=table, terms=Terms(aim=aim, open=True))
    freed = play(state, "release o8")
    moves = SAFARU.voluntary_moves(freed, 2)
    assert [each.action.verb for each in moves] == expected
    for each in moves:
        assert admits(offers(freed, 2)[each.action.verb], each.action)
        SAFARU.apply(freed, 2, each.action)
    assert SAFARU.voluntary_moves(freed, 0) == ()
    before = [each.action.verb for each in SAFARU.voluntary_moves(freed, 1)]
    assert before == expected[:-1]  # who is to play answers with a card


def test_16_every_opponent_is_asked_after_the_last_release_of_a_deal() -> None:
    state = released("O8", "", "", "", stock=STOCK + " H1 H3")
    assert state.board.due.question == "last"
    assert [list(offers(state, seat)) for seat in range(4)] == [
        [],
        ["quiet", "shout"],
        [],
        ["quiet", "shout"],
    ]
    assert offers(state, 1)["quiet"].timeout is not None
    assert not offers(state, 1)["quiet"].voluntary
    assert refused(state, "release o8", seat=0).key == "safaru-refusal-last"
    assert refused(state, "quiet", seat=2).key == "safaru-refusal-last"
    one = play(state, "quiet")
    assert offers(one, 1) == {}
    assert refused(one, "shout", seat=1).key == "safaru-refusal-answered"
    dealt = play(one, "quiet")
    assert dealt.board.due.question == "turn"
    assert all(len(hand) == 4 for hand in dealt.hands)
    assert not any("shout" in offers(dealt, seat) for seat in range(4))


def test_16_last_card_of_a_deal_can_be_noticed() -> None:
    owed = step(released("O8", "", stock=STOCK), "shout", seat=1).state
    assert waited(owed) == 0
    dealt = play(owed, "catch u3+h5+t8+f9")
    assert caught(dealt) == cards("U3 H5 F9 T8 O8")
    assert all(len(hand) == 4 for hand in dealt.hands)


def test_16_whoever_tries_to_catch_reads_before_that_a_card_in_vain_is_released() -> None:
    for state in (position("O8", "T7", terms=OPEN), released("O8 F1", "T7", "F6")):
        (seat,) = state.board.due.seats
        told = TEXTS.check(offers(state, seat)["catch"].label)
        for locale, words in {"en": "released", "de": "frei", "pl": "wolność"}.items():
            assert words in told[locale]


def test_16_false_shout_at_the_last_card_ends_the_deal() -> None:
    made = step(released("O8", "", "", table="T10", stock=STOCK), "shout", seat=2)
    assert [event.key for event in made.events] == ["safaru-mistaken", "safaru-dealt-last-table"]
    assert all(len(hand) == 4 for hand in made.state.hands)


def test_16_catch_with_the_last_card_of_a_deal_waits_for_nobody() -> None:
    state = position("O8", "", table="H9", terms=OPEN, stock=STOCK)
    assert all(len(hand) == 4 for hand in play(state, "catch o8").hands)


def full_table() -> State:
    """Return a table at which all players have released everything."""
    table = " ".join(CONTENT.pack[5:55])
    return play(position("O11", "U11", table=table, terms=OPEN), "catch o11")


def test_7_cards_are_chosen_one_by_one_if_not_all_catches_are_listed() -> None:
    state = full_table()
    (listed, several) = SAFARU.offers(SAFARU.view(state, 0))
    assert isinstance(listed, Pick)
    assert isinstance(several, Pick)
    assert len(listed.options) == LISTED
    assert {option.value for option in several.options} == {*state.board.table}
    # No catch of so full a table is out of reach, whether it is listed or not.
    for words in ("u1 h2 f8", "f6", "t1 u2 u3 o5 h6", "u1 h1 f1 t1 o1 u2 h2 f2"):
        action = Action("catch", tuple(words.split()))
        assert admits(several, action)
        assert caught(SAFARU.apply(state, 0, action).state) == cards(words)
    with pytest.raises(Illegal):
        SAFARU.apply(state, 0, Action("catch", ("u1", "h2")))


def test_7_first_cards_to_choose_from_are_a_catch() -> None:
    (_, several) = SAFARU.offers(SAFARU.view(full_table(), 0))
    assert isinstance(several, Pick)
    first = tuple(option.value for option in several.options[: several.least])
    assert SAFARU.apply(full_table(), 0, Action("catch", first)).state.piles[0]


def test_7_card_with_too_many_catches_to_list_is_played_first() -> None:
    table = "U0 H0 F0 U1 H1 F1 T1 O1 U2 H2 F2"
    state = position("O9 T11", "F1", table=table)
    assert "catch o9" in typed(state)
    assert refused(state, "catch o9 u1+h1").key == "safaru-refusal-open"
    tried = step(state, "catch o9")
    assert [event.key for event in tried.events] == ["safaru-tried"]
    after = play(tried.state, "catch f2 u1 h1 f1 t1 o1 f0 h2")
    assert caught(after) == cards("F2 U1 H1 F1 T1 O1 F0 H2")


def test_16_open_piles_and_the_open_game_go_together() -> None:
    terms = Terms(open=True, piles=True)
    state = position("O8 F1", "T7", table=TABLE, piles=("U2", "H2"), terms=terms)
    assert SAFARU.view(state, 1).piles == (cards("U2"), cards("H2"))
