"""What the policy answers at a glance, from the view of a seat alone."""

from __future__ import annotations

from typing import Any

import pytest

from engine.api.options import resolve_options
from engine.api.rng import Rng
from tests.games.igels.positions import IGELS, H, M, Player, R, S, at, position

FOREST = "nuts worm turnips berries leaf grass bug picnic"

#: Others that are asleep, so that nobody can fight against seat 0.
ASLEEP = Player(M, pool="gnaw/z"), Player(R, pool="thistle/z")


def likely(phase: str, player: Player, *others: Player, queue: Any = (0,), **more: Any) -> str:
    others = others or (Player(M, pool="gnaw"), Player(R, pool="thistle"))
    state = position(player, *others, phase=at(phase, *queue), **{"forest": FOREST, **more})
    action = IGELS.policy(IGELS.view(state, 0))
    assert action is not None
    return " ".join((action.verb, *action.args))


def test_it_chooses_the_species_that_wins_most_of_those_that_are_free() -> None:
    state = IGELS.setup(4, resolve_options(IGELS.info.options, {}, {}), Rng(b"species" * 4)).state
    chosen: list[str] = []
    for seat in range(3):
        action = IGELS.policy(IGELS.view(state, seat))
        assert action is not None
        chosen += action.args
        state = IGELS.apply(state, seat, action).state
    assert chosen == ["squirrel", "hedgehog", "rabbit"], "the last seat has no choice"


def test_it_draws_animals_first() -> None:
    assert likely("draw", Player(H, pool="gilly")) == "draw animals"


def test_where_nobody_else_can_fight_the_leader_that_takes_most_food_goes_alone() -> None:
    mine = Player(H, pool="jumbo spike gobbler gilly", hand="chainsaw")
    assert likely("lead", mine, *ASLEEP) == "lead gobbler"
    leading = Player(H, fight="gobbler", pool="jumbo spike", hand="chainsaw")
    assert likely("join", leading, *ASLEEP) == "pass"
    assert likely("lay", leading, *ASLEEP, revealed=False) == "pass"


def test_it_sits_out_against_a_side_that_it_hardly_beats_now() -> None:
    mine = Player(H, pool="jumbo spike", hand="left-hook")
    strong = Player(M, fight="flesel", pool="gnaw swarmer trunkee", hand="mud mud")
    weak = Player(M, fight="tulip", hand="")
    assert likely("lead", mine, strong, ASLEEP[1], queue=(0, 2)) == "sit"
    assert likely("lead", mine, weak, ASLEEP[1], queue=(0, 2)) == "lead jumbo"
    forced = likely("lead", mine, strong, ASLEEP[1], queue=(0, 2), idle=3)
    assert forced == "lead jumbo", "nobody may sit out (C20)"
    last = likely("lead", mine, strong, ASLEEP[1], queue=(0, 2), forest="nuts worm leaf bug")
    assert last == "lead jumbo", "there is nothing left to save the strength for"


def test_it_waits_for_the_turn_in_which_its_rivals_sleep() -> None:
    mine = Player(H, pool="jumbo spike", hand="")
    fighting = "flesel gnaw swarmer"
    tired = Player(M, fight=fighting, hand="")
    asleep = "trunkee/z futty/z cheese-thief/z whisker/z tulip/z"
    rested = Player(M, fight=fighting, pool=asleep, hand="")
    assert likely("lead", mine, tired, ASLEEP[1], queue=(0, 2)) == "sit"
    assert likely("lead", mine, rested, ASLEEP[1], queue=(0, 2)) == "lead jumbo"


def test_events_of_the_hand_are_strength() -> None:
    mine, even = (
        Player(H, fight="gilly", pool="jumbo", hand=""),
        Player(M, fight="flesel gnaw whisker"),
    )
    events = Player(H, fight="gilly", pool="jumbo", hand="wind jay duckweed")
    assert likely("join", mine, even, ASLEEP[1]) == "pass"
    assert likely("join", events, even, ASLEEP[1]) == "add jumbo"
    hand = "mud wind rage strike"
    assert likely("lay", Player(H, fight="gilly", hand=hand), even, ASLEEP[1], revealed=False) == (
        "lay rage"
    )


def test_who_leads_first_needs_no_strength() -> None:
    mine, pool = Player(H, pool="spike gobbler", hand=""), "gnaw swarmer trunkee whisker"
    strong = Player(M, pool=pool, hand="mud mud rage"), Player(R, pool="thistle", hand="rage")
    assert likely("lead", mine, *strong, queue=(0, 1, 2)) == "lead gobbler"


def test_it_adds_the_strongest_animal_only_while_that_may_win() -> None:
    mine = Player(H, fight="gilly", pool="jumbo junkie", hand="pine-cone")
    even = Player(M, fight="flesel", hand="mud")
    beaten = Player(M, fight="tulip", hand="mud"), Player(H, fight="jumbo spike", hand="mud")
    ahead = Player(M, fight="flesel gnaw swarmer trunkee whisker", hand="mud")
    assert likely("join", mine, even, ASLEEP[1]) == "add jumbo"
    assert likely("join", beaten[1], beaten[0], ASLEEP[1]) == "pass"
    assert likely("join", mine, ahead, ASLEEP[1]) == "pass"


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("chainsaw tail-whip mud", "lay tail-whip"),  # the weakest that is enough
        ("mud mud magpie", "lay mud"),  # both together are
        ("rage", "pass"),  # it would be wasted
        ("strike magpie", "pass"),  # one for squirrels, and no Battle card
    ],
)
def test_it_lays_no_more_support_than_it_must(hand: str, answer: str) -> None:
    mine, other = Player(H, fight="gilly", hand=hand), Player(M, fight="jumbo", hand="mud")
    assert likely("lay", mine, other, ASLEEP[1], revealed=False) == answer


def test_it_prepares_for_a_card_of_a_side_that_may_still_lay_one() -> None:
    mine, other = Player(H, fight="jumbo", hand="mud pine-cone"), Player(M, fight="gnaw")
    assert likely("lay", mine, other, ASLEEP[1], revealed=False, queue=(0,)) == "pass"
    assert likely("lay", mine, other, ASLEEP[1], revealed=False, queue=(0, 1)) == "lay mud"


def test_it_lays_all_it_has_in_what_is_probably_the_last_battle() -> None:
    mine, other = Player(H, fight="jumbo", hand="mud pine-cone"), Player(M, fight="gnaw")
    last = likely("lay", mine, other, ASLEEP[1], revealed=False, forest="nuts worm leaf")
    assert last == "lay mud"
    alone = likely("lay", mine, *ASLEEP, revealed=False, forest="nuts worm leaf")
    assert alone == "pass", "nobody fights against it"


def test_it_plays_the_least_event_that_wins_the_battle() -> None:
    mine = Player(H, fight="spike", hand="wind fox smoke")
    assert likely("c2", mine, Player(M, fight="gnaw", cards="left-hook")) == "event wind"
    strong = Player(M, fight="gnaw", cards="chainsaw chainsaw")
    guarded = Player(M, fight="gnaw whisker", cards="chainsaw chainsaw wire")
    assert likely("c2", mine, strong) == "event fox gnaw", "without an animal it is out (C57)"
    assert likely("c2", mine, guarded) == "event smoke", "a share of the draw is saved (C46)"
    assert likely("c2", mine, Player(M, fight="gnaw")) == "pass", "it wins as it is"
    both, beaten = (
        Player(H, fight="spike", hand="wind jay"),
        Player(M, fight="gnaw", cards="chainsaw pine-cone"),
    )
    assert likely("c2", both, beaten) in ("event wind", "event jay p2"), "the two are enough"
    assert likely("c2", Player(H, fight="spike", hand="wind"), beaten) == "pass"
    ninja = Player(S, fight="ninja", hand="magpie")
    assert likely("c2", ninja, Player(M, fight="gnaw", cards="chainsaw")) == "use ninja"


def test_it_steals_what_is_worth_more_than_the_card() -> None:
    rich, poor = Player(M, pool="gnaw", food="picnic leaf"), Player(R, pool="thistle", food="leaf")
    mine = Player(H, pool="jumbo", hand="magpie")
    assert likely("bu", mine, rich, poor) == "event magpie p2 picnic"
    assert likely("bu", mine, Player(M, pool="gnaw"), poor) == "pass"
    full = {"forest": " ".join([FOREST] * 2)}
    assert likely("bu", mine, rich, poor, **full) == "pass", "it can hit a later leader"


def test_it_secures_its_dearest_food_and_counters_what_hits_it() -> None:
    mine = Player(H, pool="jumbo", hand="lair duckweed", food="leaf worm picnic bug grass")
    assert likely("bu", mine) == "event lair"


def test_it_trades_what_only_other_species_can_use() -> None:
    assert likely("trade", Player(H, pool="gilly", hand="strike mud hind-kick")) == (
        "trade strike hind-kick"
    )
    assert likely("trade", Player(H, pool="gilly", hand="strike mud rage")) == "pass"


def test_only_the_first_card_that_a_seat_lays_in_a_battle_is_searched() -> None:
    """Whether it is depends on what everybody sees, not on what was laid or is held."""
    others = Player(M, fight="flesel", down="mud", hand="mud"), ASLEEP[1]
    for down, hand, is_close in (
        ("", "mud wind", True),
        ("", "magpie jay", True),
        ("mud", "mud wind", False),
        ("wind", "magpie jay", False),
    ):
        mine = Player(H, fight="gilly", down=down, hand=hand)
        laying = position(mine, *others, phase=at("lay", 0), forest=FOREST, revealed=False)
        assert IGELS.is_close_call(IGELS.view(laying, 0)) is is_close
        after = position(mine, *others, phase=at("c2", 0), forest=FOREST, revealed=False)
        assert IGELS.is_close_call(IGELS.view(after, 0))
