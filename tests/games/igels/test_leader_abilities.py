"""When abilities work: for a fighting leader, at their moments, once or on a win (C23, C31)."""

from __future__ import annotations

import pytest

from engine.api.event import Event, Seat
from engine.games.igels.content import plus
from engine.games.igels.model import State
from tests.games.igels.positions import (
    BATTLE,
    CONTENT,
    H,
    M,
    Player,
    R,
    S,
    all_pass,
    asked,
    at,
    change_troop,
    do,
    event_keys,
    offer,
    paths,
    play_event,
    position,
    refusal,
    step,
    totals,
    troop,
    until_asked,
)

SHOTS = [each for each in CONTENT.animals if each.kind == "one-shot" and each.name != "lucky-foot"]
ABLE = [
    each
    for each in CONTENT.animals
    if each.kind in ("leader", "win", "one-shot") and each.species != R and "shy" not in each.tags
]
WINNERS = [each for each in CONTENT.animals if each.kind == "win"]

#: An animal of each species without an ability to use.
MATE = {H: "junkie", S: "floxel", R: "hoppsa/u", M: "flesel"}


def silenced(state: State, seat: int = 0) -> State:
    """Return the state with the ability of a seat's leader taken by Fluff."""
    return change_troop(state, seat, silenced=True)


def moment(species: str, fight: str, when: str) -> State:
    """Return a position at this moment in which every ability has a target."""
    foe = M if species != M else H
    lead = "whisker tulip" if foe == M else "spike gilly"
    after = when in ("sp", "sw", "home")
    state = position(
        Player(species, fight=fight, cards="mud", food="leaf", hand="mud"),
        Player(foe, fight=lead, cards="club", food="nuts worm", hand="mud"),
        Player(R if species != R else S, hand="mud"),
        phase=at("home", 0) if when == "home" else when,
        result=(1,) if after else None,
        forest="grass grass grass grass grass",
    )
    return until_asked(state, 0) if state.board.phase.step in BATTLE else state


@pytest.mark.parametrize("card", SHOTS, ids=lambda card: card.name)
def test_C31_a_one_shot_is_offered_only_at_its_moments(card) -> None:
    for when in ("mu", "c1", "c2", "sp", "sw", "home"):
        state = moment(card.species, f"{card.name} {MATE[card.species]}", when)
        offered = {each.split()[0] for each in paths(state, 0, "use")}
        assert offered == ({card.name} if when in card.when else set())
        if when not in card.when:
            assert refusal(state, 0, f"use {card.name}") == "igels-other-moment"


@pytest.mark.parametrize("card", SHOTS, ids=lambda card: card.name)
@pytest.mark.parametrize("why", ["a hanger-on", "used", "silenced"])
def test_C23_C31_C32_only_an_unused_and_unsilenced_leader_may_use_a_one_shot(
    card, why: str
) -> None:
    mate = MATE[card.species]
    fight = {
        "a hanger-on": f"{mate} {card.name}",
        "used": f"{card.name}/u {mate}",
        "silenced": f"{card.name} {mate}",
    }[why]
    for when in card.when:
        state = moment(card.species, fight, when)
        state = silenced(state) if why == "silenced" else state
        assert offer(state, 0, "use") is None
        assert refusal(state, 0, f"use {card.name}") == "igels-no-ability"


@pytest.mark.parametrize(
    "move", ["magpie p2 nuts", "stash p2", "road lop", "fox lucky-foot", "rain", "stomach p2"]
)
def test_lucky_foot_counters_every_kind_of_event_that_hits_its_side(move: str) -> None:
    state = position(
        Player(M, fight="gnaw", hand=move.split()[0]),
        Player(R, fight="lucky-foot lop", food="nuts worm"),
        Player(H),
        phase="c1",
    )
    hit = do(until_asked(state, 0), (0, f"event {move}"))
    assert asked(hit) == (1,)
    after = do(hit, (1, "counter lucky-foot"))
    assert totals(after)[1] == 6
    side = after.board.areas[1]
    assert (side.food, side.penalties, side.dead) == (("nuts", "worm"), (), ())
    assert after.board.dump == (move.split()[0],)


@pytest.mark.parametrize("why", ["a hanger-on", "used", "silenced"])
def test_lucky_foot_counters_only_as_an_unused_and_unsilenced_leader(why: str) -> None:
    fight = {"a hanger-on": "hoppsa lucky-foot", "used": "lucky-foot/u lop"}
    state = position(
        Player(M, fight="gnaw", hand="road"),
        Player(R, fight=fight.get(why, "lucky-foot lop")),
        Player(H),
        phase="c1",
    )
    state = silenced(state, 1) if why == "silenced" else state
    state = do(until_asked(state, 0), (0, "event road lucky-foot"))
    assert offer(state, 1, "counter") is None
    assert refusal(state, 1, "counter lucky-foot") == "igels-no-answer"


def test_C38_lucky_foot_is_asked_with_an_empty_hand_too() -> None:
    state = position(
        Player(M, fight="gnaw", hand="jay"),
        Player(R, fight="lucky-foot", hand=""),
        Player(H),
        phase="c1",
    )
    state = do(until_asked(state, 0), (0, "event jay p2"))
    assert asked(state) == (1,)
    assert totals(do(state, (1, "counter lucky-foot")))[1] == 2


def test_lucky_foot_does_not_counter_smoke() -> None:
    state = position(
        Player(M, fight="gnaw", hand="smoke"), Player(R, fight="lucky-foot"), Player(H), phase="c1"
    )
    assert do(until_asked(state, 0), (0, "event smoke")).board.hit is None


def after_battle(card, *, result: tuple[int, ...] = (0,), draw: bool = False, how: str = ""):
    """Return the event keys and the state after a battle that this animal took part in."""
    mate = MATE[card.species]
    fight = f"{mate} {card.name}" if how == "a hanger-on" else f"{card.name} {mate}"
    foe = M if card.species != M else H
    state = position(
        Player(card.species, fight=fight, hand="mud"),
        Player(foe, fight="gnaw" if foe == M else "jumbo", hand="mud"),
        Player(R if card.species != R else S, hand="mud"),
        phase="sp",
        result=result,
        draw=draw,
        forest="nuts leaf turnips berries grass",
    )
    if how == "silenced":
        state = silenced(state)
    if how == "gone":
        fighters = troop(state, 0).fighters
        state = change_troop(state, 0, leader=None, fighters=fighters[1:], knocked_out=fighters[:1])
    events: list[str] = []
    while state.board.battle is not None and asked(state):
        seat = asked(state)[0]
        move = next((each for each in ("pass", "share") if offer(state, seat, each)), None)
        if move is None:
            return events, state
        made = step(state, seat, move)
        events, state = [*events, *event_keys(made)], made.state
    return events, state


@pytest.mark.parametrize("card", WINNERS, ids=lambda card: card.name)
@pytest.mark.parametrize("how", ["a hanger-on", "silenced", "gone", "a draw", "lost"])
def test_C23_C46_C57_a_win_ability_needs_a_present_unsilenced_leader_and_a_victory(
    card, how: str
) -> None:
    result = {"a draw": (0, 1), "lost": (1,)}.get(how, (0,))
    events, state = after_battle(card, result=result, draw=how == "a draw", how=how)
    side = state.board.areas[0]
    assert state.board.battle is None, "somebody is asked for an aim"
    assert len(side.food) == {"a draw": 1, "lost": 0}.get(how, 2)
    assert side.secured == ()
    assert all(each.asleep for each in side.pool)
    assert not {"igels-draws-by", "igels-loses-cards", "igels-put-back", "igels-woken"} & {*events}
    assert state.board.hand_sizes == (1, 1, 1)


@pytest.mark.parametrize("card", WINNERS, ids=lambda card: card.name)
def test_C23_a_leader_that_wins_has_its_win_ability(card) -> None:
    events, state = after_battle(card)
    side = state.board.areas[0]
    more = {"igels-draws-by", "igels-loses-cards", "igels-secured"} & {*events}
    assert more or len(side.food) > 2 or offer(state, 0, "aim") is not None


def test_C23_ronns_ability_counts_once_as_leader_and_even_if_silenced() -> None:
    state = position(
        Player(R, fight="ronn lop hoppsa"), Player(M, fight="gnaw"), Player(H), phase="c1"
    )
    assert totals(state)[0] == 2 + 4 + 2 + 2
    assert totals(silenced(state))[0] == 2 + 4 + 2 + 2


@pytest.mark.parametrize(("mates", "first"), [("lop", True), ("", False)])
def test_C29_fluff_silences_only_leaders_after_her_and_an_earlier_coin_stands(
    mates: str, first: bool
) -> None:
    state = position(
        Player(R, fight=f"fluff {mates}", pool="ronn", hand="mud"),
        Player(M, fight="flesel", hand="mud"),
        Player(H),
        phase="mu",
        revealed=False,
    )
    while state.board.phase.step not in BATTLE:
        state = do(state, "pass")
    assert troop(state, 1).silenced is first
    assert totals(state)[1] in ((3,) if first else (1, 5))


@pytest.mark.parametrize("card", ABLE, ids=lambda card: card.name)
@pytest.mark.parametrize("mates", ["", "ronn lop"])
def test_C29_a_weaker_fluff_takes_no_ability_of_any_kind(card, mates: str) -> None:
    state = position(
        Player(R, fight=f"fluff {mates}"),
        Player(card.species, fight=f"{card.name} {MATE[card.species]}"),
        Player(H if card.species != H else S),
        phase="mu",
        revealed=False,
    )
    state = all_pass(state, steps=("mu", "lay", "ab"))
    assert troop(state, 1).silenced is bool(mates)


def test_C32_C59_a_revived_animal_stays_used_and_out_of_the_battle() -> None:
    state = position(
        Player(S, fight="ninja/u floxel", hand="godmother"),
        Player(M, fight="gnaw", hand="road"),
        Player(H),
        phase="c1",
    )
    state = play_event(until_asked(state, 1), 1, "road ninja")
    state = do(until_asked(state, 0), (0, "event godmother ninja"))
    assert [each.used for each in state.board.areas[0].pool] == [True]
    # C59: to the Pool, and not into a battle that is being fought.
    assert [each.name for each in troop(state, 0).fighters] == ["floxel"]


def test_C31_after_an_ability_all_are_asked_again() -> None:
    state = position(
        Player(H, fight="jumbo"), Player(S, fight="ninja"), Player(M, fight="gnaw"), phase="c2"
    )
    assert asked(state) == (0,)
    state = do(state, (0, "pass"), (1, "use ninja"))
    order: list[int] = []
    while state.board.phase.step in BATTLE:
        order += asked(state)
        state = all_pass(state, most=1)
    assert order == [2, 0, 1]


def revealed_events(state: State) -> list[Event]:
    """Return what is told when the second seat, the last to lay, passes."""
    found = step(state, 1, "pass").events
    return [each for each in found if each.key in ("igels-shifted", "igels-shy")]


@pytest.mark.parametrize(
    ("down", "told"), [("", []), ("club", ["+1"]), ("club club club", ["+2"]), ("mud", [])]
)
def test_C23_jumbos_ability_is_told_with_its_amount_if_it_brings_something(
    down: str, told: list[str]
) -> None:
    foe = Player(M, fight="gnaw", hand="oil")
    mine = Player(H, fight="jumbo", down=down)
    state = position(mine, foe, Player(R), phase=at("lay", 1), revealed=False)
    given = [params(each) for each in revealed_events(state)]
    assert [each["card"] for each in given] == [CONTENT.lines["jumbo"]] * len(told)
    assert [each["sap"] for each in given] == [plus(int(each)) for each in told]


def test_C23_futtys_ability_is_told_for_each_shy_opponent() -> None:
    foe = Player(H, fight="gilly spike", hand="oil")
    mine, out = Player(M, fight="futty"), Player(R)
    (event,) = revealed_events(position(mine, foe, out, phase=at("lay", 1), revealed=False))
    gilly, futty = CONTENT.lines["gilly"], CONTENT.lines["futty"]
    assert params(event) == {"seat": Seat(1), "card": gilly, "sap": 0, "by": futty}


def test_C23_trunkee_is_named_only_when_she_decides_a_tie() -> None:
    for foe, key in (("junkie", "igels-wins-tie"), ("gilly junkie", "igels-beats")):
        mine = Player(M, fight="trunkee")
        state = position(mine, Player(H, fight=foe, hand="oil"), Player(R), phase=at("c2", 1))
        last = step(state, 1, "pass")
        assert key in event_keys(last)
        named = [each for each in last.events if CONTENT.lines["trunkee"] in params(each).values()]
        assert len(named) == (key == "igels-wins-tie")


def params(event: Event) -> dict[str, object]:
    """Return what an event tells, by the names of its parameters."""
    return dict(event.params)
