"""The evaluation of a seat before the end, and moves that the house makes by it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.api.rng import Rng
from engine.games.igels.model import State
from engine.house import player
from engine.house.search import Decision
from engine.house.strength import HouseSkill
from engine.table.model import Strength
from tests.games.igels.positions import IGELS, H, M, Player, R, at, offers, position

FOREST = "nuts worm turnips berries leaf grass bug picnic"


def evaluate(*players: Player, seat: int = 0, **more: Any) -> int:
    return IGELS.evaluate(position(*players, **{"forest": FOREST, **more}), seat)


def beside(first: Player) -> tuple[Player, ...]:
    return first, Player(M, pool="gnaw"), Player(R, pool="thistle")


@pytest.mark.parametrize(
    "better",
    [
        Player(H, pool="gilly", food="grass"),
        Player(H, pool="gilly", secured="grass"),
        Player(H, pool="jumbo"),
        Player(H, pool="gilly jumbo/z"),
        Player(H, pool="gilly", hand="left-hook mud"),
        Player(H, pool="gilly", hand="magpie"),
    ],
)
def test_points_animals_and_cards_raise_the_owners_evaluation_and_lower_the_others(
    better: Player,
) -> None:
    usual = beside(Player(H, pool="gilly"))
    assert evaluate(*beside(better)) > evaluate(*usual) == 500
    for other in (1, 2):
        assert evaluate(*beside(better), seat=other) < evaluate(*usual, seat=other) == 500


def test_sleeping_animals_and_an_emptier_forest_lower_the_worth_of_sap() -> None:
    awake, asleep = (beside(Player(H, pool=f"gilly jumbo{mark}")) for mark in ("", "/z"))
    assert evaluate(*awake) > evaluate(*asleep) > 500
    assert evaluate(*awake, forest="nuts") < evaluate(*awake)


def test_a_lead_is_worth_more_towards_the_end() -> None:
    ahead = beside(Player(H, pool="gilly", food="nuts nuts"))
    assert evaluate(*ahead, forest="worm bug") > evaluate(*ahead, forest=f"{FOREST} {FOREST}")


FIGHT = Player(H, fight="jumbo"), Player(M, fight="gnaw"), Player(R, fight="thistle")
AFTER = at("sw", 0)


@pytest.mark.parametrize("revealed", [False, True])
def test_a_higher_total_in_a_battle_raises_the_evaluation(revealed: bool) -> None:
    tells = [evaluate(*FIGHT, phase="c2", revealed=revealed, seat=seat) for seat in range(3)]
    taken = [evaluate(*FIGHT, phase=AFTER, result=(0,), seat=seat) for seat in range(3)]
    assert tells[0] > taken[0] > 500
    assert tells[1] == tells[2] < taken[1]


def test_a_battle_card_face_down_raises_the_evaluation() -> None:
    down = replace(FIGHT[1], down="chainsaw"), FIGHT[2]
    plain = evaluate(*FIGHT, phase="lay", revealed=False, seat=1)
    assert evaluate(FIGHT[0], *down, phase="lay", revealed=False, seat=1) > plain


def test_a_won_battle_counts_its_food_until_that_is_taken() -> None:
    won = evaluate(*FIGHT, phase="sp", result=(0,))
    assert won > evaluate(*FIGHT, phase="c2") > evaluate(*FIGHT, phase=AFTER, result=(0,))
    greedy = Player(H, fight="gobbler"), *FIGHT[1:]
    gain = evaluate(*greedy, phase="sp", result=(0,)) - evaluate(*greedy, phase=AFTER, result=(0,))
    assert gain > won - evaluate(*FIGHT, phase=AFTER, result=(0,)), "one Food more"


def test_a_draw_counts_one_food_for_each_seat_that_shares_it() -> None:
    drawn = [evaluate(*FIGHT, phase="sp", result=(0, 1), draw=True, seat=at) for at in range(3)]
    after = [evaluate(*FIGHT, phase=AFTER, result=(0, 1), draw=True, seat=at) for at in range(3)]
    assert drawn[0] > after[0]
    assert drawn[1] > after[1]
    assert drawn[2] < after[2]


def chosen(state: State, seat: int = 0) -> str:
    """Return the move of the house for a seat, with as much search as at a table."""
    skill = HouseSkill(Strength.HUMAN)
    options, rng = offers(state, seat), Rng((7).to_bytes(16, "big"))
    decision = Decision(state, seat, options, rng, len(state.hands), skill)
    move = player.choose_move(IGELS, decision)
    assert move is not None
    return " ".join((move.action.verb, *move.action.args))


def last_word(own_cards: str, other_cards: str) -> State:
    """Seat 0 has the last word in a battle and holds 3 SAP; nobody else can do anything."""
    return position(
        Player(H, fight="spike", cards=own_cards, hand="wind"),
        Player(M, fight="gnaw", cards=other_cards),
        Player(R, pool="thistle"),
        phase=at("c2", 0),
        forest=FOREST,
    )


def test_the_house_plays_an_event_only_if_it_wins_the_battle() -> None:
    assert chosen(last_word("", "left-hook")) == "event wind"
    assert chosen(last_word("chainsaw chainsaw", "")) == "pass"
    assert chosen(last_word("", "chainsaw chainsaw")) == "pass"


def test_the_house_never_rests() -> None:
    """Where it could only pass there is nothing to compare, and it goes on at once."""
    state = position(*beside(Player(H, pool="gilly")), forest=FOREST)
    verbs = {offer.verb for offer in offers(state, 0)}
    assert verbs == {"pass", "rest", "quick"}
    assert chosen(state) == "pass"
    assert "rest" in IGELS.info.voluntary_verbs
    assert IGELS.voluntary_moves(state, 0) == ()
