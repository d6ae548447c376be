"""The windows of each Event, card by card (C36); the points of each Food; species by lot."""

from __future__ import annotations

import pytest

from engine.games.igels.model import State
from tests.games.igels.positions import (
    BATTLE,
    CONTENT,
    H,
    M,
    Player,
    R,
    S,
    dealt,
    paths,
    position,
    refusal,
    until_asked,
)

ALL_WINDOWS = ("bu", "mu", "c1", "c2", "sp", "sw", "or")
FIGHT = ("mu", "c1", "c2")

#: The windows of each Event.
EVENT_WINDOWS = {
    **dict.fromkeys(("magpie", "stash", "nest", "lair", "burrow", "mouse-hole"), ALL_WINDOWS),
    **dict.fromkeys(("godmother", "stomach", "ferret"), ALL_WINDOWS),
    **dict.fromkeys(("road", "rain", "fox", "smoke", "buzzard", "wind", "jay"), FIGHT),
    **dict.fromkeys(("harvest", "ranger"), ("sp",)),
    **dict.fromkeys(("rooster",), ("bu", "or")),
    **dict.fromkeys(("duckweed", "log"), ()),
}


def holding(name: str, when: str) -> State:
    """Return a position in which the first seat holds an Event that has a target."""
    species = CONTENT.event_cards[name].species or H
    lead = {H: "spike", S: "floxel", R: "lop", M: "gnaw"}
    others = [each for each in (M, S, R, H) if each != species][:2]
    dead = {H: "gilly", S: "hazel", R: "hoppsa", M: "whisker"}[species]
    asleep = {H: "bramble", S: "twig", R: "ronn", M: "tulip"}[species]
    fighting = when not in ("bu", "or")
    troops = [lead[each] if fighting else "" for each in (species, *others)]
    small = {M: "futty", S: "acorn", R: "fluff", H: "junkie"}[others[0]]
    state = position(
        Player(species, fight=troops[0], hand=name, food="bug", dead=dead, pool=f"{asleep}/z"),
        Player(
            others[0], fight=f"{troops[1]} {small}" if fighting else "", food="nuts", hand="oil"
        ),
        Player(others[1], hand="oil"),
        phase=when,
        result=(1,) if when in ("sp", "sw") else None,
        forest="leaf leaf leaf leaf leaf",
    )
    return until_asked(state, 0) if state.board.phase.step in BATTLE else state


def test_C36_every_event_has_its_windows_listed() -> None:
    assert EVENT_WINDOWS.keys() == CONTENT.event_cards.keys()


@pytest.mark.parametrize("name", EVENT_WINDOWS)
@pytest.mark.parametrize("when", ALL_WINDOWS)
def test_C36_an_event_is_offered_in_its_windows_and_refused_in_all_others(
    name: str, when: str
) -> None:
    state = holding(name, when)
    offered = {each.split()[0] for each in paths(state, 0, "event")}
    if when in EVENT_WINDOWS[name]:
        assert offered == {name}
        return
    assert offered == set()
    counter = name in ("duckweed", "log")
    why = "igels-only-answers" if counter else "igels-wrong-moment"
    assert refusal(state, 0, f"event {name}") == why


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("nuts", 2),
        ("worm", 2),
        ("turnips", 2),
        ("berries", 2),
        ("picnic", 4),
        ("grass", 1),
        ("leaf", 1),
        ("bug", 3),
    ],
)
def test_C69_each_food_has_its_points(name: str, points: int) -> None:
    assert CONTENT.food_cards[name].points == CONTENT.points(name, None) == points


def test_C9_a_lot_may_give_any_species_to_any_seat() -> None:
    drawn = [dealt(3, seed).board.areas for seed in range(24)]
    for seat in range(3):
        assert {sides[seat].species for sides in drawn} == {H, S, R, M}
