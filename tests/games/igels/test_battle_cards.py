"""Every Battle card: laid, turned up and counted, and refused if it may not be laid (C65)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.igels.positions import (
    BATTLE,
    CONTENT,
    H,
    M,
    Player,
    R,
    S,
    all_pass,
    animal_names,
    at,
    battle_over,
    change_troop,
    do,
    event_keys,
    nobody_counters,
    paths,
    position,
    refusal,
    step,
    totals,
    troop,
    until_asked,
)

SPECIES = (H, S, R, M)

#: A leader of each species that has nothing to say.
LEADER = {H: "junkie", S: "floxel", R: "lop", M: "whisker"}

_PLAIN = [card.name for card in CONTENT.battle if not card.effects]
_BOUND = [card.name for card in CONTENT.battle if card.partner]


def facing(name: str, *, species: str | None = None, seed: int = 0, **foe: str):
    """Return a position in which the first seat holds this card and two others fight it."""
    card = CONTENT.battle_cards[name]
    mine = species or card.species or R
    fight = card.partner if card.partner and card.species == mine else LEADER[mine]
    first, second = (each for each in (H, M, S) if each != mine) if mine != R else (H, M)
    third = next(each for each in SPECIES if each not in (mine, first, second))
    stand = {H: "jumbo gilly", M: "gnaw tulip", S: "hazel twig", R: "hoppsa burrower"}
    return position(
        Player(mine, fight=fight, hand=name),
        Player(first, fight=stand[first], hand="left-hook", **foe),
        Player(second, fight=stand[second], hand="left-hook"),
        Player(third),
        phase=at("lay", 0, 1, 2),
        revealed=False,
        seed=seed,
    )


def lay_and_reveal(state, name: str):
    """Return the position after the first seat has laid the card and all cards are turned up."""
    state = step(state, 0, f"lay {name}").state
    return all_pass(state, steps=("lay",))


def animals_sap(state) -> int:
    """Return the SAP of the first seat's animals without cards."""
    return sum(CONTENT.animal_cards[each.name].sap for each in troop(state, 0).fighters)


@pytest.mark.parametrize("name", _PLAIN)
def test_a_plain_card_adds_its_sap_and_is_dumped_after_the_battle(name: str) -> None:
    state = lay_and_reveal(facing(name), name)
    assert totals(state)[0] == animals_sap(state) + CONTENT.battle_cards[name].sap
    state = battle_over(state)
    assert state.board.dump.count(name) == 1


@pytest.mark.parametrize("card", CONTENT.battle, ids=lambda card: card.name)
@pytest.mark.parametrize("species", SPECIES)
def test_a_card_may_be_laid_by_its_species_only(card, species: str) -> None:
    state = facing(card.name, species=species)
    if card.species in (None, species):
        assert paths(state, 0, "lay") == {card.name}
    else:
        assert paths(state, 0, "lay") == set()
        assert refusal(state, 0, f"lay {card.name}") == "igels-wrong-species"


@pytest.mark.parametrize("name", _BOUND)
def test_a_bound_card_stays_under_its_animal_in_the_battle(name: str) -> None:
    card = CONTENT.battle_cards[name]
    state = lay_and_reveal(facing(name), name)
    fighter = troop(state, 0).fighters[0]
    assert fighter.bound == ()  # it lies beside its animal until the battle is over
    assert totals(state)[0] == CONTENT.animal_cards[card.partner].sap + card.sap + _coin(state)
    state = battle_over(state)
    assert name not in state.board.dump
    assert state.board.areas[0].pool[-1].bound == (name,)


def _coin(state) -> int:
    return sum(shift.amount for shift in troop(state, 0).sap_changes)


@pytest.mark.parametrize("name", _BOUND)
def test_a_bound_card_without_its_animal_in_the_battle_is_refused(name: str) -> None:
    card = CONTENT.battle_cards[name]
    state = facing(name)
    alone = LEADER[card.species] if LEADER[card.species] != card.partner else "gilly"
    if card.species == S:
        alone = "hazel"
    other = replace(troop(state, 0).fighters[0], name=alone)
    state = change_troop(state, 0, fighters=(other,), leader=alone)
    assert refusal(state, 0, f"lay {name}") == "igels-needs-partner"
    assert paths(state, 0, "lay") == set()


def test_a_needle_counts_under_a_hanger_on_too() -> None:
    state = position(
        Player(H, fight="gilly junkie/needle"), Player(M, fight="gnaw"), Player(R), phase="c1"
    )
    assert totals(state)[0] == 5


def test_a_web_takes_one_sap_from_a_chosen_opponent() -> None:
    state = lay_and_reveal(facing("web"), "web")
    assert paths(state, 0, "aim") == {"p2", "p3"}
    assert refusal(state, 0, "aim p4") == "igels-no-aim"
    assert refusal(state, 1, "aim p2") == "igels-not-asked"
    after = do(state, (0, "aim p3"))
    assert totals(after) == [5, 6, 2, 0]
    assert refusal(after, 0, "aim p2") == "igels-not-asked"


def test_the_elephant_takes_one_sap_from_every_opponent() -> None:
    state = lay_and_reveal(facing("elephant"), "elephant")
    assert totals(state) == [9, 5, 2, 0]


def test_a_trap_knocks_out_a_hanger_on_but_no_leader() -> None:
    state = lay_and_reveal(facing("trap"), "trap")
    assert paths(state, 0, "aim") == {"gilly", "tulip"}
    after = nobody_counters(do(state, (0, "aim gilly")))
    assert animal_names(troop(after, 1).knocked_out) == ["gilly"]
    assert totals(after) == [5, 4, 3, 0]


def test_wire_protects_its_side_from_being_knocked_out() -> None:
    state = lay_and_reveal(facing("wire"), "wire")
    assert totals(state)[0] == 6
    state = nobody_counters(lay_and_reveal(facing("trap", down="wire"), "trap"))
    assert animal_names(troop(state, 2).knocked_out) == ["tulip"]  # the only one left to aim at
    assert troop(state, 1).knocked_out == ()


def test_wire_that_keeps_a_trap_off_is_told() -> None:
    """Whether somebody else is left to aim at or not; and a side without hangers-on needs none."""

    def told(foes: str, *, wire_fights: str = "jumbo gilly") -> list[str]:
        last = step(
            position(
                Player(R, fight="lop", down="trap"),
                Player(H, fight=wire_fights, down="wire"),
                Player(M, fight=foes, hand="left-hook"),
                phase=at("lay", 2),
                revealed=False,
            ),
            2,
            "pass",
        )
        return [key for key in event_keys(last) if key in ("igels-shielded", "igels-knocked")]

    assert told("gnaw") == ["igels-shielded"]
    assert told("gnaw tulip")[:1] == ["igels-shielded"]
    assert told("gnaw", wire_fights="jumbo") == []


def test_nullified_wire_still_protects_its_side() -> None:
    state = position(
        Player(M, fight="gnaw", hand="fox"),
        Player(H, fight="jumbo gilly", cards="wire"),
        Player(R, fight="lop"),
        phase="ab",
    )
    state = do(until_asked(state, 0), (0, "use gnaw p2 wire"))
    assert totals(state)[1] == 4 + 2
    state = until_asked(state, 0)
    assert paths(state, 0, "event") == {"fox lop"}
    for target in ("jumbo", "gilly"):
        assert refusal(state, 0, f"event fox {target}") == "igels-no-aim"


def test_oil_nullifies_only_a_card_of_one_or_two_sap() -> None:
    state = lay_and_reveal(facing("oil", down="club rage"), "oil")
    assert animal_names(troop(state, 1).cards) == ["club", "rage"]
    assert [card.nullified for card in troop(state, 1).cards] == [True, False]
    assert totals(state)[1] == 4 + 2 + 3 + 1  # the club still counts for Jumbo
    none = lay_and_reveal(facing("oil", down="rage"), "oil")
    assert none.board.phase.step in BATTLE  # nothing to aim at, so nobody was asked


def test_scouts_count_four_or_zero_by_a_coin() -> None:
    seen = set()
    for seed in range(16):
        state = step(facing("scouts", seed=seed), 0, "lay scouts").state
        keys: list[str] = []
        while state.board.phase.step == "lay":
            found = step(state, state.board.phase.queue[0], "pass")
            state, keys = found.state, event_keys(found)
        seen.add((totals(state)[0], keys[2]))
    assert seen == {(8, "igels-heads"), (4, "igels-tails-nothing")}


def test_two_scouts_toss_a_coin_each() -> None:
    seen = set()
    for seed in range(24):
        state = position(
            Player(H, fight="jumbo", hand="", down="scouts scouts"),
            Player(M, fight="gnaw"),
            Player(R),
            phase=at("lay", 1),
            revealed=False,
            seed=seed,
        )
        seen.add(totals(do(state, (1, "pass")))[0])
    assert seen == {4, 8, 12}


def test_nettles_draw_a_support_card() -> None:
    state = lay_and_reveal(facing("nettles"), "nettles")
    assert len(state.hands[0]) == 1
    assert totals(state)[0] == 5


def test_a_battle_card_cannot_be_played_as_an_event() -> None:
    state = position(Player(H, hand="club"), Player(M), Player(R))
    assert refusal(state, 0, "event club") == "igels-lay-later"


def test_every_battle_card_is_played_in_a_test() -> None:
    special = {"web", "wire", "trap", "oil", "elephant", "scouts", "nettles"}
    assert special | {*_PLAIN} | {*_BOUND} == {each.name for each in CONTENT.battle}
