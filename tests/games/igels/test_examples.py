"""The examples of cards come out as they say when they are played."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.igels.content import AnimalCard, EffectCard
from engine.games.igels.examples import company_of, foes_of, side_of, threats
from engine.games.igels.final_scoring import score
from engine.games.igels.model import State
from engine.games.igels.sap import secure_cap, shield_against
from engine.games.igels.targeting import food_due
from tests.games.igels.positions import (
    CONTENT,
    IGELS,
    H,
    Player,
    all_pass,
    animal_names,
    at,
    do,
    nobody_counters,
    paths,
    play_event,
    position,
    step,
    totals,
    troop,
    until_asked,
)

_CARDS = CONTENT.effect_cards


def example(name: str) -> tuple[str, dict[str, Any]]:
    """Return the kind of a card's example and its numbers and names."""
    lines = [line for line in IGELS.cards[name].text if line.key.startswith("igels-example-")]
    return lines[0].key.removeprefix("igels-example-"), dict(lines[0].params)


def of_kind(*kinds: str) -> list[str]:
    """Return the cards whose example is of one of these kinds."""
    return [name for name in _CARDS if example(name)[0] in kinds]


def others(*species: str | None) -> list[Player]:
    """Return players of other species, with nothing in play."""
    return [Player(each.name) for each in CONTENT.species if each.name not in species]


def facing(card: EffectCard, own: str = "", foe: str = "", **fields: Any) -> State:
    """Return a battle of the example's two sides; the first seat holds a card that is held."""
    side, foes = side_of(CONTENT, card), foes_of(CONTENT, card)
    hand = "left-hook" if isinstance(card, AnimalCard) else card.name
    return position(
        Player(side[0].species, fight=own or side[0].name, hand=hand, food="picnic"),
        Player(foes[0].species, fight=foe or f"{foes[0].name} {foes[1].name}"),
        others(side[0].species, foes[0].species)[0],
        **fields,
    )


def before_and_after(card: EffectCard, own: str = "", foe: str = "", aim: str = "") -> list[State]:
    """Return the battle before and after the card is used, and nobody counters it."""
    if card.name in CONTENT.event_cards:
        before = until_asked(facing(card, own, foe, phase="c1"), 0)
        after = play_event(before, 0, min(_moves(before, card, aim)))
    elif isinstance(card, AnimalCard):
        before = facing(card, own, foe, phase=at("ab", 0, 1, 2))
        after = step(before, 0, f"use {min(paths(before, 0, 'use'))}").state
    else:
        before = facing(card, own, foe, phase=at("lay", 0), revealed=False)
        after = step(before, 0, f"lay {card.name}").state
        if targets := paths(after, 0, "aim"):
            after = do(after, (0, f"aim {aim or min(targets)}"))
    return [before, nobody_counters(after)]


def _moves(state: State, card: EffectCard, aim: str) -> list[str]:
    """Return the ways in which the first seat can play an Event, or the one with this aim."""
    found = [path for path in paths(state, 0, "event") if path.split()[0] == card.name]
    return [f"{card.name} {aim}"] if aim else found


@pytest.mark.parametrize("name", of_kind("sap", "draw"))
def test_C27_an_example_of_strength_changes_the_totals_as_it_says(name: str) -> None:
    said = example(name)[1]
    before, after = before_and_after(_CARDS[name])
    assert (totals(before)[0], totals(after)[0]) == (said["sap"], said["total"])
    if "left" in said:
        assert totals(before)[1] - totals(after)[1] == said["other"] - said["left"]
        assert said["sap"] <= said["other"]
        assert said["left"] < said["total"]
    else:
        assert len(after.hands[0]) == said["cards"]


@pytest.mark.parametrize("name", of_kind("per-card", "companion", "hanger-on"))
def test_C24_an_example_that_counts_cards_or_companions_adds_up(name: str) -> None:
    card, (kind, said) = CONTENT.animal_cards[name], example(name)
    own = Player(card.species, fight=name, cards="club club")
    if kind != "per-card":
        own = Player(card.species, fight=f"{name} {' '.join(animal_names_of(card))}")
    foe, third = others(card.species)[:2]
    lone = Player(foe.species, fight=CONTENT.animals_by_species[foe.species][3])
    state = position(own, lone, third, phase="c1")
    assert totals(state)[0] == said["total"] == said["sap"] + said.get("cards", 0) + said["more"]


def animal_names_of(card: AnimalCard) -> list[str]:
    """Return who fights beside an animal in its example."""
    return [each.name for each in company_of(CONTENT, card)]


@pytest.mark.parametrize("name", of_kind("strength", "last-strength", "set-sap"))
def test_C31_an_example_of_a_one_shot_makes_the_total_that_it_says(name: str) -> None:
    card, (kind, said) = _CARDS[name], example(name)
    friend = side_of(CONTENT, card)[1].name if kind == "set-sap" else ""
    before, after = before_and_after(card, f"{name} {friend}")
    assert (totals(before)[0], totals(after)[0]) == (said["sap"], said["total"])


@pytest.mark.parametrize("name", of_kind("coin", "coin-self"))
def test_C29_an_example_of_a_coin_names_both_totals_that_can_come_of_it(name: str) -> None:
    card, said = _CARDS[name], example(name)[1]
    own = " ".join(each.name for each in side_of(CONTENT, card))
    seen = set()
    for seed in range(8):
        state = facing(card, own, phase=at("lay", 0), revealed=False, seed=seed)
        assert totals(state)[0] == said["sap"]
        if not isinstance(card, AnimalCard):
            state = step(state, 0, f"lay {name}").state
        seen.add(totals(all_pass(state, steps=("lay", "ab")))[0])
    assert seen == {said["heads"], said["tails"]}


@pytest.mark.parametrize("name", of_kind("ko", "kill", "duel"))
def test_C57_an_example_of_a_blow_leaves_the_total_that_it_says(name: str) -> None:
    card, (kind, said) = _CARDS[name], example(name)
    named = {each.line: each.name for each in CONTENT.animals}
    victim = named[said["victim"]]
    foe = f"{named[said['leader']]} {named[said['hanger']]}"
    before, after = before_and_after(card, foe=foe, aim="" if kind == "duel" else victim)
    assert (totals(before)[1], totals(after)[1]) == (said["sap"], said["left"])
    fallen = [*animal_names(troop(after, 1).knocked_out), *animal_names(after.board.areas[1].dead)]
    assert fallen == [victim]
    assert bool(troop(after, 0).fighters) == (kind != "duel")


@pytest.mark.parametrize("name", of_kind("nullify"))
def test_C66_an_example_of_a_card_that_counts_0_takes_off_what_it_says(name: str) -> None:
    card, said = _CARDS[name], example(name)[1]
    target = next(each for each in CONTENT.battle if each.line == said["other"])
    foe = foes_of(CONTENT, card)[0]
    assert target.sap <= (card.effects[0].most or target.sap)
    assert (target.sap, foe.sap) == (said["amount"], said["left"])
    assert foe.sap + target.sap == said["sap"]


@pytest.mark.parametrize("name", of_kind("bind", "bound"))
def test_C66_an_example_of_a_bound_card_adds_it_for_good(name: str) -> None:
    card, (kind, said) = _CARDS[name], example(name)
    animal = side_of(CONTENT, card)[0]
    bound = next(each for each in CONTENT.battle if each.partner == animal.name)
    count = bound.count if kind == "bound" else 1
    pool = "/".join((animal.name, *[bound.name] * count))
    state = position(Player(animal.species, fight=pool), *others(animal.species)[:2], phase="c1")
    assert (animal.sap, totals(state)[0]) == (said["sap"], said["total"])


def test_C23_the_example_of_shy_animals_names_one_that_counts_nothing() -> None:
    (name,) = of_kind("shy")
    card, said = CONTENT.animal_cards[name], example(name)[1]
    victim = next(each for each in CONTENT.animals if each.line == said["animal"])
    foe, third = Player(victim.species, fight=victim.name), others(card.species, victim.species)[0]
    state = position(Player(card.species, fight=name), foe, third, phase="c1")
    assert (victim.sap, totals(state)[1]) == (said["sap"], said["amount"])


@pytest.mark.parametrize("name", of_kind("spoils", "spoils-leader", "food-choice"))
def test_C44_an_example_of_spoils_takes_as_much_as_it_says(name: str) -> None:
    card, (kind, said) = _CARDS[name], example(name)
    state = facing(card, phase="sp", result=(0,))
    if kind == "spoils":
        assert food_due(CONTENT, state.board) == said["spoils"]
        state = nobody_counters(play_event(state, 0, name))
    assert food_due(CONTENT, state.board) + (kind == "food-choice") == said["total"]
    assert CONTENT.rules.spoils == said["spoils"]


@pytest.mark.parametrize("name", of_kind("immune", "immune-leader", "immune-self-leader"))
def test_C38_an_example_of_a_shield_names_all_that_it_keeps_off(name: str) -> None:
    card, said = _CARDS[name], example(name)[1]
    against = threats(CONTENT, card.effects[0])
    if name == "spike":  # no hanger-on, and of more than 2 SAP: these two never hit it anyway
        spared = {CONTENT.lines[each] for each in ("trap", "buzzard")}
        assert {each.line for each in against} - {*said["threats"]} == spared
    else:
        assert said["threats"] == tuple(each.line for each in against)
    own, foe = side_of(CONTENT, card)[0], foes_of(CONTENT, card)[0]
    state = position(
        Player(own.species, fight=own.name, cards="" if own == card else name),
        Player(foe.species, fight=foe.name),
        others(own.species, foe.species)[0],
        phase="c1",
    )
    families = {each.family for threat in against for each in threat.effects} - {None}
    for family in families & {*card.effects[0].families}:
        assert shield_against(CONTENT, state.board, 0, family, own.name) == name


@pytest.mark.parametrize("name", of_kind("counter-ko", "counter-theft"))
def test_C38_an_example_of_a_counter_stops_what_it_names(name: str) -> None:
    card, said = _CARDS[name], example(name)[1]
    own, friend = side_of(CONTENT, card)
    threat = next(each for each in CONTENT.events if each.line == said["threat"])
    foe = foes_of(CONTENT, card)[0]
    state = position(
        Player(
            own.species,
            fight=f"{own.name} {friend.name}",
            hand="left-hook" if own == card else name,
            food="picnic",
        ),
        Player(foe.species, fight=foe.name, hand=threat.name),
        others(own.species, foe.species)[0],
        phase=at("c1", 1, 0, 2),
    )
    aim = "p1 picnic" if "food" in said else friend.name
    state = do(state, (1, f"event {threat.name} {aim}"), (0, f"counter {name}"))
    assert state.board.areas[0].food == ("picnic",)
    assert friend.name in animal_names(troop(state, 0).fighters)


def test_C63_the_examples_of_hideouts_secure_as_much_as_they_say() -> None:
    for name in of_kind("secure"):
        assert example(name)[1]["amount"] == CONTENT.rules.cap
    (name,) = of_kind("secure-cap")
    said, species = example(name)[1], CONTENT.animal_cards[name].species
    state = position(Player(species, pool=name), *others(species)[:2])
    assert secure_cap(CONTENT, state.board, 0) == said["total"] == said["cap"] + said["amount"]
    assert secure_cap(CONTENT, state.board, 1) == said["cap"]


@pytest.mark.parametrize("card", CONTENT.food, ids=lambda card: card.name)
def test_C70_an_example_of_food_comes_out_in_the_final_tally(card: Any) -> None:
    said = example(card.name)[1]
    for each in CONTENT.species:
        own = Player(each.name, food=f"{card.name} {card.name}")
        state = position(own, *others(each.name)[:2])
        points = said["more"] if each.name == card.species else said["points"]
        assert score(CONTENT, state.board.areas[0]) == points


def test_C70_the_example_of_a_penalty_comes_out_in_the_final_tally() -> None:
    said = example("stomach")[1]
    state = position(Player(H, penalties="stomach"), *others(H)[:2])
    assert score(CONTENT, state.board.areas[0]) == said["left"] - said["points"]
