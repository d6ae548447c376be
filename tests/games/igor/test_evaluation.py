"""How well a seat stands: coins, tricks to come, forbidden cards and the rules."""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.action import Action
from engine.api.rng import Rng
from engine.games.igor.evaluation import expected_tricks
from engine.games.igor.model import State
from engine.house.player import choose_move
from engine.house.search import Decision
from tests.games.igor.positions import CONTENT, IGOR, dealt, do, play, position


def _choice(state: State, seat: int) -> Action:
    """Return what the house answers on a seat to what is required."""
    offers = tuple(each for each in IGOR.offers(IGOR.view(state, seat)) if not each.voluntary)
    decision = Decision(state, seat, offers, Rng(bytes(16)), state.board.seats)
    move = choose_move(IGOR, decision)
    assert move is not None
    return move.action


def test_what_the_seat_cannot_know_changes_nothing() -> None:
    state = play(position("L1 B1 D4", "B2 B3 P8", "B4 B5 H9", rules="r31"), "L1 B2")
    others = [IGOR.determinize(state, 1, Rng(bytes([n]) * 16)) for n in range(4)]
    assert len({each.hands for each in others}) == 4
    assert len({IGOR.evaluate(each, 1) for each in others}) == 1


def test_coins_and_tricks_to_come_count() -> None:
    hands = ("B1 L9 H9 D9", "B2 L4 H5 D4", "B3 L0 H0 D0")
    state = play(position(*hands), "B1 B2 B3")
    tricks = [expected_tricks(CONTENT, state, seat) for seat in range(3)]
    assert tricks == sorted(tricks, reverse=True)
    assert IGOR.evaluate(state, 0) > IGOR.evaluate(state, 1)
    rich = state.with_board(coins=(9, 18, 13))
    assert IGOR.evaluate(rich, 0) < IGOR.evaluate(rich, 1)


def test_last_player_without_the_suit_wins_as_cheaply_as_possible() -> None:
    state = play(position("B9 L3", "B2 L4", "D0 D9", size=2), "B9 B2")
    assert _choice(state, 2) == Action("play", ("d0a",))


def test_a_card_that_cannot_win_is_a_low_one() -> None:
    state = play(position("B1 L3 P1", "H9 L4 P2", "D8 D0 L9", size=3), "B1 H9")
    assert _choice(state, 2) == Action("play", ("d0a",))


def test_house_leads_no_forbidden_card_for_little() -> None:
    """Use R31: a heart beside the same card of another suit, of which as many are unseen."""
    hands = ("H4 P4", "B2 B3", "D4 D5")
    state = position(*hands, rules="r31")
    assert _choice(state, 0) == Action("play", ("p4a",))
    only = position("H4 H5", "B2 B3", "D4 D5", rules="r31")
    led = do(only, "0 play h4a")
    free = do(position("H4 H5", "B2 B3", "D4 D5"), "0 play h4a")
    assert IGOR.evaluate(led, 0) == IGOR.evaluate(free, 0), "it was forced"


def test_house_adds_a_rule_and_prefers_one_that_forbids_cards() -> None:
    state = dealt(3)
    dealer = state.board.dealer
    assert _choice(state, dealer) == Action("change", ("add",))
    looking = do(state, f"{dealer} change add")
    for drawn in (("r07", "r33", "r02"), ("r22", "r07", "r12")):
        offered = replace(looking, drawn_rules=drawn)
        best = "r33" if "r33" in drawn else "r22"
        assert _choice(offered, dealer) == Action("take", (best,))


def test_more_rules_than_anybody_remembers_are_worth_nothing() -> None:
    state = dealt(3)
    states = (replace(state, in_force=state.in_force[:1] * count) for count in (5, 6, 7))
    worths = [IGOR.evaluate(each, 0) for each in states]
    assert worths[0] < worths[1] == worths[2]
