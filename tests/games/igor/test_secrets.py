"""What a seat cannot know is dealt anew by a scramble; what everybody saw stays."""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.action import Pick
from engine.api.rng import Rng
from tests.games.igor.positions import CONTENT, IGOR, catch, coins, dealt, do, laid, offered, play

_OTHERS = [Rng(bytes([seed]) * 16) for seed in range(40)]


def test_I12_a_scramble_gives_no_hand_a_suit_it_is_known_to_lack():
    state = play(laid("H3 B1 B2", "P5 P9 L2", "D1 D2 D3", size=3), "H3 P5 D1")
    assert state.voids == ((), (3,), (3,))
    for rng in _OTHERS:
        other = IGOR.determinize(state, 0, rng)
        assert other.hands[0] == state.hands[0]
        suits = {CONTENT.faces[card].suit for hand in other.hands[1:] for card in hand}
        assert 3 not in suits


def test_I12_hands_that_lack_most_suits_can_still_be_dealt():
    state = laid("H1 H2 H3", "P1 P2 P3", "D1 D2 D3", size=3)
    lacking = ((), (0, 2, 3, 4), (0, 1, 2, 3))
    # Nothing but what the three hold is left: the scramble has no other way out.
    tight = replace(state, voids=lacking, deck=("b1a", "h4a"))
    for rng in _OTHERS[:8]:
        other = IGOR.determinize(tight, None, rng)
        assert other.hands[1:] == state.hands[1:]


def test_I3_a_scramble_keeps_the_rules_in_force_and_what_is_due():
    state = play(laid("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1")
    for seat in (0, 1, None):
        other = IGOR.determinize(state, seat, _OTHERS[0])
        assert (other.in_force, other.duties) == (state.in_force, state.duties)
        assert other.rule_deck != state.rule_deck
        assert sorted(other.rule_deck) == sorted(state.rule_deck)


def test_I6_only_whoever_looks_knows_the_cards_looked_at():
    state = dealt(4)
    dealer = state.board.dealer
    state = do(state, f"{dealer} change add")
    assert {IGOR.determinize(state, dealer, rng).drawn_rules for rng in _OTHERS} == {
        state.drawn_rules
    }
    assert len({IGOR.determinize(state, None, rng).drawn_rules for rng in _OTHERS}) > 30


def test_I20_an_unjudged_claim_may_mean_anything_to_the_others():
    state = play(laid("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1 B2")
    state = do(state, "1 catch", "2 catch", "1 charge 1 zap")
    meant = {IGOR.determinize(state, 2, rng).claims[0].act for rng in _OTHERS}
    assert len(meant) > 10
    assert {IGOR.determinize(state, 1, rng).claims[0].act for rng in _OTHERS} == {"zap"}


def test_r31_whether_a_ban_was_broken_hangs_on_the_hand_as_it_is_dealt_anew():
    state = play(laid("H4 H5", "D1 D2", "D3 D4", rules="r31", size=2), "H4")
    paid = {coins(catch(IGOR.determinize(state, 1, rng), 1, 0, "card")) for rng in _OTHERS}
    assert paid == {(9, 11, 10), (10, 9, 10)}


def test_I3_the_menus_of_acts_are_the_same_for_all_and_at_all_times():
    menus = set()
    for rules in ("r02", "r03 r04 r22 r23", ""):
        state = play(laid("L1 B1", "B2 B3", "B4 B5", rules=rules), "L1")
        for seat in range(3):
            offer = offered(state, seat, "act")
            assert isinstance(offer, Pick)
            assert offer.posted
            menus.add((offer.ask, offer.options))
    ((_, options),) = menus
    assert len(options) == 24


def test_I27_nobody_is_asked_anew_by_a_card_that_asks_nothing_of_them():
    state = play(laid("L1 B1", "B2 B3", "B4 B5", "B6 B7", rules="r02"), "L1")
    asks = {each.ask for each in IGOR.offers(IGOR.view(state, 0))}
    after = play(state, "B2")
    assert {each.ask for each in IGOR.offers(IGOR.view(after, 0))} == asks
    assert offered(do(after, "0 act howl"), 0, "act").ask == "h1.w2.1"


def test_I27_the_same_menu_serves_everybody_until_the_next_card():
    state = play(laid("L1 B1", "B2 B3", "B4 B5", rules="r02"), "L1")
    state = do(state, "1 act howl")
    assert not offered(state, 1, "act").posted
    assert offered(state, 2, "act").posted
    assert offered(state, 2, "act").ask == "h1.act"
    assert offered(state, 1, "act").ask == "h1.w1.1"
