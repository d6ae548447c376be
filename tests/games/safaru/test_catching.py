"""What a card catches: the examples S1 to S12, clause by clause."""

from __future__ import annotations

from itertools import chain, combinations

import pytest

from engine.api.rng import Rng
from engine.games.safaru import catches as engine_catches
from engine.games.safaru.catches import catches, does_catch, indices, limits_of, methods_of
from engine.games.safaru.model import METHODS, Terms, number_of
from tests.games.safaru.positions import (
    CONTENT,
    FREE,
    STRICT,
    cards,
    caught,
    laid,
    play,
    typed,
    unmerged,
    ways,
)

EACH = Terms(zero_each=True)


def alone(table: str, card: str) -> dict[str, set[str]]:
    """Return what each method could take before the zero duty."""
    lying, played = cards(table), number_of(card)
    by_method = engine_catches.combinations(tuple(map(number_of, lying)), played, CONTENT.total)
    return {
        method: {"+".join(lying[index] for index in indices(mask)) for mask in masks}
        for method, masks in zip(METHODS, by_method, strict=True)
    }


def test_6_s1_adding_takes_cards_that_add_up_and_the_played_card_stays():
    table = "U2 H5 F9 T11"
    assert alone(table, "O7") == {"adding": {"u2+h5"}, "totalling": set(), "pairing": set()}
    state = play(laid("O7", "F1", table=table), "catch o7")
    assert state.board.table == cards("F9 T11 O7")
    assert caught(state) == cards("U2 H5")


def test_6_s11_adding_needs_two_cards():
    found = {"adding": set(), "totalling": set(), "pairing": {"u6"}}
    assert alone("U6 H10", "T6") == found
    assert ways("U6 H10", "T6") == {"p u6"}


def test_6_all_the_cards_that_lie_there_count():
    table = "U1 F1 H1 T1 O1 U2"
    assert alone(table, "O7")["adding"] == {"f1+h1+o1+t1+u1+u2"}


def test_6_animals_do_not_matter():
    assert "a u1+f3+o5" in ways("U1 F3 O5", "O9")


def test_7_s2_one_combination_is_picked():
    table = "U1 H2 F3 T6"
    assert alone(table, "O9") == {
        "adding": {"f3+t6", "u1+h2+t6"},
        "totalling": {"h2+t6"},
        "pairing": set(),
    }
    assert ways(table, "O9") == {"a f3+t6", "a u1+h2+t6", "t h2+t6"}
    after = play(laid("O9", "F1", table=table), "catch o9 f3+t6")
    assert after.board.table == cards("U1 H2 O9")


def test_7_s2b_nine_plans():
    table = "U1 H2 F3 T6 O5"
    found = alone(table, "O9")
    assert found["adding"] == {"f3+t6", "u1+h2+t6", "u1+f3+o5"}
    assert found["totalling"] == {"h2+t6", "f3+o5", "u1+h2+o5"}
    assert len(unmerged(table, "O9")) == 9
    # Three of the nine take the whole table: one choice.
    assert len(ways(table, "O9")) == 7
    after = play(laid("O9", "F1", table=table), "catch o9 u1+h2+f3+o5+t6")
    assert after.board.table == cards("O9")


def test_8_s3_totalling_with_one_card():
    table = "H9 U4 F2 T10"
    assert alone(table, "O8") == {"adding": set(), "totalling": {"h9"}, "pairing": set()}
    after = play(laid("O8", "F1", table=table), "catch o8")
    assert caught(after) == cards("H9")
    assert after.board.table == cards("U4 F2 T10 O8")


def test_8_s4_totalling_with_two_cards():
    assert ways("U4 H7 F3 O2", "T6") == {"a o2+u4", "t u4+h7"}


def test_9_s5_pairing_takes_one_of_two_and_the_card_itself():
    table = "U4 H4 T11 O10"
    assert ways(table, "F4") == {"p u4", "p h4"}
    after = play(laid("F4", "F1", table=table), "catch f4 u4")
    assert caught(after) == cards("U4 F4")
    assert after.board.table == cards("H4 T11 O10")


def test_9_three_of_a_number_are_still_one_pair():
    assert ways("U4 H4 T4", "F4") == {"p u4", "p h4", "p t4"}


def test_11_s6_all_three_methods():
    table = "U3 H5 F9 T8"
    assert ways(table, "O8") == {
        "a u3+h5 t f9 p t8",
        "a u3+h5 t f9",
        "a u3+h5 p t8",
        "t f9 p t8",
        "a u3+h5",
        "t f9",
        "p t8",
    }
    after = play(laid("O8", "F1", table=table), "catch o8 u3+h5+t8+f9")
    assert caught(after) == cards("U3 H5 F9 T8 O8")
    assert after.board.table == ()


def test_11_s6b_all_three_with_six_cards():
    table = "U2 H3 F5 T11 O1"
    found = alone(table, "U5")
    assert found == {"adding": {"u2+h3"}, "totalling": {"o1+t11"}, "pairing": {"f5"}}
    assert len(ways(table, "U5")) == 7
    after = play(laid("U5", "F1", table=table), "catch u5 o1+u2+h3+f5+t11")
    assert len(after.piles[0]) == 6
    assert after.board.table == ()


def test_11_s7_no_card_serves_two_methods():
    assert ways("U2 H6 F7", "O8") == {"a u2+h6", "t u2+f7"}


def test_11_the_played_card_is_no_part_of_its_catch():
    assert ways("U3", "O3") == {"p u3"}
    assert ways("U10 H4", "O7") == {"t u10"}


def test_12_each_method_works_once_in_a_turn():
    # Two cards add up to the 7, and so do the two others: never all four.
    assert ways("U1 F2 T5 H6", "O7") == {"a u1+h6", "a f2+t5"}


def test_14_s10_what_catches_is_not_released_and_what_does_not_may_be():
    state = laid("O7 T1", "F1", table="U3 H4 F11")
    assert typed(state) == {"catch o7", "release t1"}
    assert typed(laid("O7", "F1", table="U3 H4 F11")) == {"catch o7"}


def test_15_s12_one_method_of_three_is_enough():
    after = play(laid("O8", "F1", table="U3 H5 F9 T8"), "catch o8 f9")
    assert caught(after) == cards("F9")
    assert after.board.table == cards("U3 H5 T8 O8")


def test_17_s8_on_the_empty_table_everything_is_released():
    state = laid("O8 U0 F7", "F1")
    assert typed(state) == {"release o8", "release u0", "release f7"}
    assert play(state, "release o8").board.table == cards("O8")


def test_18_s9_a_baby_must_come_along():
    table = "U0 H3 F4 T10"
    assert alone(table, "O7") == {
        "adding": {"h3+f4", "u0+h3+f4"},
        "totalling": {"t10", "u0+t10"},
        "pairing": set(),
    }
    assert set(unmerged(table, "O7")) == {
        "a u0+h3+f4",
        "t u0+t10",
        "a h3+f4 t u0+t10",
        "a u0+h3+f4 t t10",
    }
    # The last two bring the same cards: they are one choice.
    assert len(ways(table, "O7")) == 3


def test_18_s9b_one_or_both_of_two_babies():
    table = "U0 H0 F10"
    assert alone(table, "O7")["totalling"] == {"f10", "u0+f10", "h0+f10", "h0+u0+f10"}
    assert ways(table, "O7") == {"t u0+f10", "t h0+f10", "t h0+u0+f10"}


def test_18_s9c_one_baby_for_the_turn_or_one_for_each_method():
    table = "U0 H0 U3 F4 T10"
    found = alone(table, "O7")
    assert len(found["adding"]) == len(found["totalling"]) == 4
    lax, strict = unmerged(table, "O7"), unmerged(table, "O7", EACH)
    assert len(lax) == 14
    both = "a u3+f4 t u0+t10"
    assert both in lax
    assert both not in strict
    assert "a h0+u3+f4 t u0+t10" in strict
    assert "a u3+f4" not in {*lax, *strict}


def test_18_one_baby_is_enough_for_both_where_there_is_but_one():
    table = "U0 H3 F4 T10"
    assert unmerged(table, "O7", EACH) == unmerged(table, "O7")


def test_18_s9d_a_baby_makes_a_sum_of_one_card():
    table = "F0 T7"
    assert ways(table, "O7") == {"p t7", "a f0+t7"}
    paired = play(laid("O7", "F1", table=table), "catch o7 t7")
    assert paired.board.table == cards("F0")
    added = play(laid("O7", "F1", table=table), "catch o7 f0+t7")
    assert added.board.table == cards("O7")


def test_18_s9e_a_played_baby():
    assert ways("F0 T8 U9", "O0") == {"p f0", "t t8+u9 p f0", "t f0+t8+u9"}


def test_18_s9f_babies_with_babies():
    assert ways("F0 T0 U5", "O0") == {"a f0+t0", "p f0", "p t0"}


def test_18_s9g_a_baby_forces_no_catch():
    state = laid("O5", "F1", table="F0 T9 U11")
    assert ways("F0 T9 U11", "O5") == set()
    assert typed(state) == {"release o5"}


def tables(count: int, most: int):
    """Give tables and cards drawn from the pack."""
    rng = Rng(b"tables of safaru")
    for _ in range(count):
        drawn, rng = rng.shuffled(CONTENT.pack)
        size, rng = rng.below(most + 1)
        yield " ".join(drawn[:size]), drawn[size]


def subsets(things):
    return chain.from_iterable(combinations(things, size) for size in range(len(things) + 1))


def by_hand(table, card, terms):
    """Give the catches as the rules word them, the slow way: (taken, paired)."""
    played, zeros = number_of(card), {each for each in table if number_of(each) == 0}
    found = set()
    added = [s for s in subsets(table) if not s or (len(s) > 1 and total(s) == played)]
    totalled = [s for s in subsets(table) if not s or total(s) + played == 17]
    paired = [(), *((each,) for each in table if number_of(each) == played)]
    for one in added:
        for two in totalled:
            for three in paired:
                taken = {*one, *two, *three}
                if not taken or len(taken) < len(one) + len(two) + len(three):
                    continue
                if terms.aim == "free" and [bool(one), bool(two), bool(three)].count(True) > 1:
                    continue
                if (one or two) and zeros and not taken & zeros:
                    continue
                if terms.zero_each and one and two and len(taken & zeros) < min(2, len(zeros)):
                    continue
                found.add((frozenset(taken), bool(three)))
    return found


def total(some) -> int:
    return sum(map(number_of, some))


@pytest.mark.parametrize("terms", [STRICT, FREE, EACH], ids=["catch", "free", "each"])
def test_11_the_catches_are_those_of_the_rules_worded_slowly(terms: Terms):
    limits = limits_of(CONTENT.total, terms)
    for spelt, card in tables(150, 7):
        table = cards(spelt)
        found = catches(table, card, limits)
        sets = {(frozenset(each.taken), bool(each.pairing)) for each in found}
        assert sets == by_hand(table, card, terms), (spelt, card)
        assert len(sets) == len(found)
        assert bool(found) == does_catch(table, card, CONTENT.total)
        used = {method for each in found for method in each.methods}
        assert used == set(methods_of(table, card, CONTENT.total))


def test_11_a_table_of_everything_is_worked_out_in_time():
    # Only people who let nearly everything go get there; it may not cost more than a moment.
    limits = limits_of(CONTENT.total, STRICT)
    table = CONTENT.pack[:-1]
    for card in CONTENT.pack[-1:]:
        found = catches(table, card, limits)
        assert len(found) > 400
        assert all(set(each.methods) <= set(METHODS) for each in found)
        assert does_catch(table, card, CONTENT.total)
