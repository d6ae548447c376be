"""What a card catches: the examples S1 to S12, clause by clause."""

from __future__ import annotations

from itertools import chain, combinations, islice

import pytest

from engine.api.rng import Rng
from engine.games.safaru.catches import catches, find_catch, limits_of, methods_of
from engine.games.safaru.model import METHODS, Terms, number_of
from tests.games.safaru.positions import (
    CONTENT,
    FREE,
    SAFARU,
    STRICT,
    cards,
    caught,
    play,
    position,
    typed,
    ways,
)

EACH = Terms(zero_each=True)


def alone(table: str, card: str) -> dict[str, set[str]]:
    """Return what each method could take before the zero duty."""
    lying, limits = cards(table), limits_of(CONTENT.total, FREE)
    return {
        method: {
            "+".join(some)
            for some in subsets(lying)
            if find_catch(lying, card.lower(), some, limits, method, babies=False)
        }
        for method in METHODS
    }


def test_6_s1_adding_takes_cards_with_the_played_sum_and_leaves_the_played_card() -> None:
    table = "U2 H5 F9 T11"
    assert alone(table, "O7") == {"adding": {"u2+h5"}, "totalling": set(), "pairing": set()}
    state = play(position("O7", "F1", table=table), "catch o7")
    assert state.board.table == cards("F9 T11 O7")
    assert caught(state) == cards("U2 H5")


def test_6_s11_adding_needs_two_cards() -> None:
    found = {"adding": set(), "totalling": set(), "pairing": {"u6"}}
    assert alone("U6 H10", "T6") == found
    assert ways("U6 H10", "T6") == {"p u6"}


def test_6_adding_can_take_any_number_of_table_cards() -> None:
    table = "U1 F1 H1 T1 O1 U2"
    assert alone(table, "O7")["adding"] == {"f1+h1+o1+t1+u1+u2"}


def test_6_adding_ignores_animals() -> None:
    assert "a u1+f3+o5" in ways("U1 F3 O5", "O9")


def test_7_s2_only_the_chosen_combination_is_taken() -> None:
    table = "U1 H2 F3 T6"
    assert alone(table, "O9") == {
        "adding": {"f3+t6", "u1+h2+t6"},
        "totalling": {"h2+t6"},
        "pairing": set(),
    }
    assert ways(table, "O9") == {"a f3+t6", "a u1+h2+t6", "t h2+t6"}
    after = play(position("O9", "F1", table=table), "catch o9 f3+t6")
    assert after.board.table == cards("U1 H2 O9")


def test_7_s2b_nine_uses_of_the_methods_make_seven_catches() -> None:
    table = "U1 H2 F3 T6 O5"
    found = alone(table, "O9")
    assert found["adding"] == {"f3+t6", "u1+h2+t6", "u1+f3+o5"}
    assert found["totalling"] == {"h2+t6", "f3+o5", "u1+h2+o5"}
    # Three of the nine uses of these methods take the whole table and are one catch.
    assert len(ways(table, "O9")) == 7
    after = play(position("O9", "F1", table=table), "catch o9 u1+h2+f3+o5+t6")
    assert after.board.table == cards("O9")


def test_8_s3_totalling_takes_one_card() -> None:
    table = "H9 U4 F2 T10"
    assert alone(table, "O8") == {"adding": set(), "totalling": {"h9"}, "pairing": set()}
    after = play(position("O8", "F1", table=table), "catch o8")
    assert caught(after) == cards("H9")
    assert after.board.table == cards("U4 F2 T10 O8")


def test_8_s4_totalling_takes_two_cards() -> None:
    assert ways("U4 H7 F3 O2", "T6") == {"a o2+u4", "t u4+h7"}


def test_9_s5_pairing_takes_one_of_two_cards_and_the_played_card() -> None:
    table = "U4 H4 T11 O10"
    assert ways(table, "F4") == {"p u4", "p h4"}
    after = play(position("F4", "F1", table=table), "catch f4 u4")
    assert caught(after) == cards("U4 F4")
    assert after.board.table == cards("H4 T11 O10")


def test_9_pairing_takes_only_one_of_three_equal_cards() -> None:
    assert ways("U4 H4 T4", "F4") == {"p u4", "p h4", "p t4"}


def test_11_s6_three_methods_work_together() -> None:
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
    after = play(position("O8", "F1", table=table), "catch o8 u3+h5+t8+f9")
    assert caught(after) == cards("U3 H5 F9 T8 O8")
    assert after.board.table == ()


def test_11_s6b_three_methods_catch_six_cards() -> None:
    table = "U2 H3 F5 T11 O1"
    found = alone(table, "U5")
    assert found == {"adding": {"u2+h3"}, "totalling": {"o1+t11"}, "pairing": {"f5"}}
    assert len(ways(table, "U5")) == 7
    after = play(position("U5", "F1", table=table), "catch u5 o1+u2+h3+f5+t11")
    assert len(after.piles[0]) == 6
    assert after.board.table == ()


def test_11_s7_no_card_serves_two_methods() -> None:
    assert ways("U2 H6 F7", "O8") == {"a u2+h6", "t u2+f7"}


def test_11_played_card_is_not_part_of_its_own_sum_or_pair() -> None:
    assert ways("U3", "O3") == {"p u3"}
    assert ways("U10 H4", "O7") == {"t u10"}


def test_12_each_method_works_once_in_a_turn() -> None:
    # Two pairs of cards add up to 7, but adding takes only one of them.
    assert ways("U1 F2 T5 H6", "O7") == {"a u1+h6", "a f2+t5"}


def test_14_s10_only_a_card_that_catches_nothing_may_be_released() -> None:
    state = position("O7 T1", "F1", table="U3 H4 F11")
    assert typed(state) == {"catch o7", "release t1"}
    assert typed(position("O7", "F1", table="U3 H4 F11")) == {"catch o7"}


def test_15_s12_one_method_of_three_may_be_used_alone() -> None:
    after = play(position("O8", "F1", table="U3 H5 F9 T8"), "catch o8 f9")
    assert caught(after) == cards("F9")
    assert after.board.table == cards("U3 H5 T8 O8")


def test_17_s8_every_card_is_released_on_an_empty_table() -> None:
    state = position("O8 U0 F7", "F1")
    assert typed(state) == {"release o8", "release u0", "release f7"}
    assert play(state, "release o8").board.table == cards("O8")


def test_18_s9_adding_and_totalling_must_take_a_baby() -> None:
    table = "U0 H3 F4 T10"
    assert alone(table, "O7") == {
        "adding": {"h3+f4", "u0+h3+f4"},
        "totalling": {"t10", "u0+t10"},
        "pairing": set(),
    }
    # With both methods it does not matter which of them takes the baby.
    assert ways(table, "O7") == {"a u0+h3+f4", "t u0+t10", "a u0+h3+f4 t t10"}


def test_18_s9b_one_or_both_of_two_babies_may_be_taken() -> None:
    table = "U0 H0 F10"
    assert alone(table, "O7")["totalling"] == {"f10", "u0+f10", "h0+f10", "h0+u0+f10"}
    assert ways(table, "O7") == {"t u0+f10", "t h0+f10", "t h0+u0+f10"}


def test_18_s9c_option_decides_between_one_baby_a_turn_and_one_a_method() -> None:
    table = "U0 H0 U3 F4 T10"
    found = alone(table, "O7")
    assert len(found["adding"]) == len(found["totalling"]) == 4
    lax, strict = ways(table, "O7"), ways(table, "O7", EACH)
    assert len(lax) == 9
    both = {"a u0+u3+f4 t t10", "a h0+u3+f4 t t10"}
    assert lax - strict >= both
    assert not both & strict
    assert "a h0+u3+f4 t u0+t10" in strict
    assert "a u3+f4" not in {*lax, *strict}


def test_18_single_baby_is_enough_for_both_methods() -> None:
    table = "U0 H3 F4 T10"
    assert ways(table, "O7", EACH) == ways(table, "O7")


def test_18_s9d_baby_and_one_card_make_a_sum() -> None:
    table = "F0 T7"
    assert ways(table, "O7") == {"p t7", "a f0+t7"}
    paired = play(position("O7", "F1", table=table), "catch o7 t7")
    assert paired.board.table == cards("F0")
    added = play(position("O7", "F1", table=table), "catch o7 f0+t7")
    assert added.board.table == cards("O7")


def test_18_s9e_played_baby_pairs_and_totals() -> None:
    assert ways("F0 T8 U9", "O0") == {"p f0", "t t8+u9 p f0", "t f0+t8+u9"}


def test_18_s9f_played_baby_can_add_two_babies() -> None:
    assert ways("F0 T0 U5", "O0") == {"a f0+t0", "p f0", "p t0"}


def test_18_s9g_baby_alone_forces_no_catch() -> None:
    state = position("O5", "F1", table="F0 T9 U11")
    assert ways("F0 T9 U11", "O5") == set()
    assert typed(state) == {"release o5"}


def tables(count: int, most: int):
    """Yield random tables, each with a card to play."""
    rng = Rng(b"tables of safaru")
    for _ in range(count):
        drawn, rng = rng.shuffled(CONTENT.pack)
        size, rng = rng.below(most + 1)
        yield " ".join(drawn[:size]), drawn[size]


def subsets(things):
    return chain.from_iterable(combinations(things, size) for size in range(len(things) + 1))


def brute_force(table, card, terms):
    """Return the catches (taken, paired) by trying every set of cards, as the rules are worded."""
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
def test_11_catches_match_a_brute_force_search(terms: Terms) -> None:
    limits = limits_of(CONTENT.total, terms)
    for spelt, card in tables(150, 7):
        table = cards(spelt)
        found = list(catches(table, card, limits))
        sets = {(frozenset(each.taken), bool(each.pairing)) for each in found}
        assert sets == brute_force(table, card, terms), (spelt, card)
        assert len(sets) == len(found)
        used = {method for each in found for method in each.methods}
        assert used == set(methods_of(table, card, CONTENT.total))


def test_7_catches_of_the_whole_pack_are_found_one_by_one() -> None:
    # Such a table needs players who release nearly everything, but must not block the bot.
    limits, table = limits_of(CONTENT.total, STRICT), CONTENT.pack[:-1]
    found = list(islice(catches(table, CONTENT.pack[-1], limits), 2_000))
    assert len({(each.taken, each.pairing) for each in found}) == 2_000
    assert {len(each.taken) for each in found} <= {15, 16}
    assert all(set(each.methods) <= set(METHODS) for each in found)


@pytest.mark.parametrize("terms", [STRICT, FREE, EACH], ids=["catch", "free", "each"])
def test_7_each_catch_is_found_by_naming_its_cards(terms: Terms) -> None:
    limits = limits_of(CONTENT.total, terms)
    for spelt, card in tables(60, 7):
        table = cards(spelt)
        for each in catches(table, card, limits):
            named = (*each.taken, card) if each.pairing else each.taken
            found = find_catch(table, card, named, limits)
            assert (found.taken, bool(found.pairing)) == (each.taken, bool(each.pairing))
        legal = {taken for taken, _ in brute_force(table, card, terms)}
        for some in subsets(table):
            assert (find_catch(table, card, some, limits) is not None) == (frozenset(some) in legal)


@pytest.mark.parametrize("card", CONTENT.pack)
def test_6_the_example_of_a_card_is_a_catch_of_it(card: str) -> None:
    said = {line.key: dict(line.params) for line in SAFARU.cards[card].text}
    one, other = ("h", "o") if card[0] in "uft" else ("u", "f")
    if "safaru-about-example-baby" in said:
        found = _caught(f"{one}3 {other}4 {card}", f"{one}7")
        assert {f"{one}3", f"{other}4", card} in found
        assert {f"{one}3", f"{other}4"} not in found
        total = said["safaru-about-catches-baby"]["total"]
        assert _caught(f"{one}6 {other}11", card) == [{f"{one}6", f"{other}11"}]
        assert total == 6 + 11
        first, second = f"{one}0", f"{other}0"
        babies = _caught(f"{first} {second}", card)
        assert all(each in babies for each in ({first}, {second}, {first, second}))
        return
    (pair,) = (params for key, params in said.items() if "example" in key)
    lying = {f"{one}{pair['first']}", f"{other}{pair['second']}"}
    assert lying in _caught(" ".join(lying), card)


def _caught(table: str, card: str) -> list[set[str]]:
    """Return the cards of each catch by one method."""
    return [{*way[2:].split("+")} for way in ways(table, card) if " " not in way[2:]]
