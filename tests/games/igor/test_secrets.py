"""What determinize deals differently, and what it keeps because everybody saw it."""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.action import Pick
from engine.api.rng import Rng
from tests.games.igor.positions import (
    CONTENT,
    IGOR,
    catch,
    coins,
    dealt,
    do,
    offered,
    play,
    position,
)

_OTHERS = [Rng(bytes([seed]) * 16) for seed in range(40)]


def test_I12_determinize_gives_no_hand_a_suit_it_is_known_to_lack() -> None:
    state = play(position("H3 B1 B2", "P5 P9 L2", "D1 D2 D3", size=3), "H3 P5 D1")
    assert state.voids == ((), (3,), (3,))
    for rng in _OTHERS:
        other = IGOR.determinize(state, 0, rng)
        assert other.hands[0] == state.hands[0]
        suits = {CONTENT.faces[card].suit for hand in other.hands[1:] for card in hand}
        assert 3 not in suits


def test_I12_determinize_fills_hands_that_lack_most_suits() -> None:
    state = position("H1 H2 H3", "P1 P2 P3", "D1 D2 D3", size=3)
    lacking = ((), (0, 2, 3, 4), (0, 1, 2, 3))
    # Only the cards that the three hands hold are left, so there is just one way to deal.
    tight = replace(state, voids=lacking, deck=("b1a", "h4a"))
    for rng in _OTHERS[:8]:
        other = IGOR.determinize(tight, None, rng)
        assert other.hands[1:] == state.hands[1:]


def test_I3_determinize_keeps_rules_in_force_and_duties() -> None:
    state = play(position("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1")
    for seat in (0, 1, None):
        other = IGOR.determinize(state, seat, _OTHERS[0])
        assert (other.in_force, other.duties) == (state.in_force, state.duties)
        assert other.rule_deck != state.rule_deck
        assert sorted(other.rule_deck) == sorted(state.rule_deck)


def test_I6_determinize_keeps_drawn_rules_only_for_the_seat_that_sees_them() -> None:
    state = dealt(4)
    dealer = state.board.dealer
    state = do(state, f"{dealer} change add")
    assert {IGOR.determinize(state, dealer, rng).drawn_rules for rng in _OTHERS} == {
        state.drawn_rules
    }
    assert len({IGOR.determinize(state, None, rng).drawn_rules for rng in _OTHERS}) > 30


def test_I20_determinize_changes_the_accusation_of_another_seat() -> None:
    state = play(position("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1 B2")
    state = do(state, "1 catch", "2 catch", "1 charge 1 zap")
    meant = {IGOR.determinize(state, 2, rng).charges[0].breach for rng in _OTHERS}
    assert len(meant) > 10
    assert {IGOR.determinize(state, 1, rng).charges[0].breach for rng in _OTHERS} == {"zap"}


def test_r31_breach_of_a_ban_depends_on_the_determinized_hand() -> None:
    state = play(position("H4 H5", "D1 D2", "D3 D4", rules="r31", size=2), "H4")
    paid = {coins(catch(IGOR.determinize(state, 1, rng), 1, 0, "card")) for rng in _OTHERS}
    assert paid == {(9, 11, 10), (10, 9, 10)}


def test_I3_menu_of_acts_does_not_depend_on_the_rules_in_force() -> None:
    menus: dict[int, set[object]] = {0: set(), 1: set(), 2: set()}
    first_words = set()
    for rules in ("r02", "r03 r04 r22 r23", ""):
        state = play(position("L1 B1", "B2 B3", "B4 B5", rules=rules), "L1")
        for seat in range(3):
            offer = offered(state, seat, "act")
            assert isinstance(offer, Pick)
            assert offer.posted
            menus[seat].add((offer.ask, offer.options))
            first_words.add((offer.ask, tuple(each.value for each in offer.options)))
    assert all(len(of_seat) == 1 for of_seat in menus.values())
    ((_, words),) = first_words  # the menus differ only in whom a seat can thank or point at
    assert len(words) == 25


def test_I27_another_seats_card_does_not_change_ones_asks() -> None:
    state = play(position("L1 B1", "B2 B3", "B4 B5", "B6 B7", rules="r02"), "L1")
    asks = {each.ask for each in IGOR.offers(IGOR.view(state, 0))}
    after = play(state, "B2")
    assert {each.ask for each in IGOR.offers(IGOR.view(after, 0))} == asks
    assert offered(do(after, "0 act howl"), 0, "act").ask == "h1.w2.1"


def test_I27_act_menu_of_a_seat_changes_only_by_its_own_acts() -> None:
    state = play(position("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1")
    state = do(state, "1 act howl")
    assert not offered(state, 1, "act").posted
    assert offered(state, 2, "act").posted
    assert offered(state, 2, "act").ask == "h1.act"
    assert offered(state, 1, "act").ask == "h1.w1.1"
