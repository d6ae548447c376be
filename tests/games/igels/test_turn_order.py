"""The course of a turn: who goes first, which windows there are, who sleeps, what is taken."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.games.igels.content import WINDOWS
from engine.games.igels.model import Contribution, Phase, State
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
    asked,
    at,
    battle_over,
    do,
    event_keys,
    new_game,
    offers,
    paths,
    play_event,
    position,
    refusal,
    step,
    totals,
    troop,
    until_asked,
)

THREE = (
    Player(H, pool="jumbo gilly", food="nuts", hand="mud mud"),
    Player(M, pool="gnaw tulip", food="bug", hand="mud mud"),
    Player(R, pool="lop hoppsa", food="leaf", hand="mud"),
)


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_C14_C15_C21_C22_C25_the_start_player_opens_every_phase(starter: int) -> None:
    last = (starter + 2) % 3
    state = position(*THREE, phase=at("draw", last), starter=starter)
    state = do(state, (last, "draw supports"))
    seen: dict[str, list[int]] = {"lead": [], "join": [], "lay": []}
    while state.board.phase.step not in BATTLE:
        (seat, *_), kind = asked(state), state.board.phase.step
        if kind in seen:
            seen[kind].append(seat)
        first = THREE[seat].pool.split()[0]
        state = do(state, (seat, f"lead {first}" if kind == "lead" else "pass"))
    turn = [starter, (starter + 1) % 3, last]
    assert seen == {"lead": turn, "join": turn, "lay": turn}


def test_C22_C25_a_start_player_who_sits_out_is_skipped_when_adding_and_laying() -> None:
    state = position(*THREE, phase=at("bu", 0), starter=2)
    state = do(state, (0, "pass"), (2, "sit"), (0, "lead jumbo"), (1, "lead gnaw"))
    assert (state.board.phase.step, state.board.phase.queue) == ("join", (0, 1))
    state = do(state, (0, "pass"), (1, "pass"))
    state = all_pass(state, steps=WINDOWS)
    assert (state.board.phase.step, state.board.phase.queue) == ("lay", (0, 1))


@pytest.mark.parametrize(("starter", "order"), [(0, (0, 2, 1, 3)), (2, (2, 0, 3, 1))])
def test_C24_C29_equal_initial_sap_is_ordered_clockwise_from_the_start_player(
    starter: int, order: tuple[int, ...]
) -> None:
    state = position(
        Player(H, fight="spike"),
        Player(M),
        Player(S, fight="acorn"),
        Player(R),
        phase=at("mu", 0),
        starter=starter,
        revealed=False,
    )
    assert do(state, (0, "pass")).board.battle.order == order


def test_C24_later_changes_of_sap_do_not_change_the_order() -> None:
    state = position(
        Player(S, fight="ninja hazel"),
        Player(H, fight="jumbo gilly"),
        Player(M, fight="gnaw", hand="road mud"),
        phase="ab",
    )
    order = state.board.battle.order
    assert order == (1, 0, 2)
    state = do(until_asked(state, 0), (0, "use ninja"))
    state = play_event(state, 2, "road jumbo")
    assert totals(state) == [11, 2, 2]
    assert state.board.battle.order == order
    while state.board.phase.step == "c1":
        state = do(state, "pass")
    assert state.board.phase.queue == order


def windows_of_a_turn(*players: Player) -> list[str]:
    """Return the windows in which somebody is asked if nobody plays an Event."""
    state = position(*players, phase=at("draw", 2), starter=0)
    moments = []
    while state.board.turn == 3:
        step = state.board.phase.step
        if step in WINDOWS and step not in moments:
            moments.append(step)
        seat = asked(state)[0]
        offered = {each.verb for each in offers(state, seat)}
        move: str = next(each for each in ("pass", "share", "lead") if each in offered)
        if move == "lead":
            move = f"lead {max(paths(state, seat, 'lead'))}"
        elif "jay" in paths(state, seat, "lay"):
            move = "lay jay"
        state = do(state, (seat, move))
    return moments


def test_C36_a_window_opens_where_an_event_could_matter_as_everybody_can_see() -> None:
    players = (*THREE[:2], replace(THREE[2], pool="hoppsa"))
    assert windows_of_a_turn(*players) == ["bu", "mu", "c2", "sp", "sw", "or"]
    # Where an Event lies turned up, others may be played before the Totals are known.
    laid = (replace(THREE[0], hand="jay mud"), *players[1:])
    assert windows_of_a_turn(*laid) == ["bu", "mu", "c1", "c2", "sp", "sw", "or"]
    # Without a battle nothing has changed since the one before it.
    assert windows_of_a_turn(*(replace(each, pool="") for each in THREE)) == ["bu"]


def test_C41_before_the_last_food_is_taken_everything_may_be_played() -> None:
    seen = "harvest ranger"
    for forest, waits in (("nuts bug", True), ("nuts bug leaf worm", False)):
        state = position(
            Player(S, fight="floxel"), Player(M, fight="gnaw"), Player(R, hand="stomach"),
            phase=at("decide"), forest=forest, dump=seen,
        )  # fmt: skip
        state = do(replace(state, board=replace(state.board, phase=at("c2", 0))), (0, "pass"))
        assert (state.board.phase.step == "sp") is waits


def test_C36_who_is_asked_in_a_window_does_not_depend_on_hands() -> None:
    for hand in ("magpie", "mud", "fox", "rooster"):
        state = position(*(replace(each, hand=hand) for each in THREE[:1]), *THREE[1:], phase="mu")
        assert asked(state) == (0,)
        assert asked(do(state, (0, "pass"))) == (1,)


def test_C55_a_fighter_sleeps_for_one_turn_and_is_ready_in_the_next() -> None:
    state = position(*THREE, phase=at("bu", 0), starter=0)
    state = do(state, (0, "pass"))
    fit = {}
    while state.board.turn < 6:
        phase, (seat, *_) = state.board.phase, asked(state)
        verbs = {each.verb for each in offers(state, seat)}
        move = "draw supports" if "draw" in verbs else "pass"
        if phase.step == "lead":
            if seat == 0:
                fit[state.board.turn] = "jumbo" in paths(state, 0, "lead")
            move = "lead jumbo" if seat == 0 and state.board.turn == 3 else "sit"
        state = do(state, (seat, move))
    assert fit == {3: True, 4: False, 5: True}


def test_C51_a_knocked_out_animal_sleeps_like_all_fighters() -> None:
    state = position(
        Player(H, fight="jumbo", hand="fox"),
        Player(M, fight="flesel gnaw", hand=""),
        Player(R, hand=""),
        phase="c1",
    )
    state = play_event(state, 0, "fox gnaw")
    while state.board.battle is not None:
        state = all_pass(state, most=1)
    assert {each.name: each.asleep for each in state.board.areas[1].pool} == {
        "flesel": True,
        "gnaw": True,
    }


def test_C7_C8_forest_and_draw_pile_are_shuffled() -> None:
    first, second = new_game(3, 1), new_game(3, 2)
    assert first.forest != second.forest
    assert first.draw_pile != second.draw_pile
    assert sorted(first.draw_pile) == sorted(second.draw_pile)


def test_C8_the_pile_from_the_dump_is_shuffled() -> None:
    dump = " ".join(sorted(set(CONTENT.all_support) - {"left-hook", "mud"}))
    piles = set()
    for seed in range(4):
        state = position(Player(H), Player(M), Player(R), phase=at("draw", 0), dump=dump, seed=seed)
        state = replace(
            state, draw_pile=(), board=replace(state.board, draw_pile_size=0)
        )  # the rest is out of the game
        piles.add(do(state, (0, "draw support")).draw_pile)
    assert len(piles) == 4


def test_C48_only_newly_taken_meat_is_shuffled_back_into_the_forest() -> None:
    places = set()
    for seed in range(12):
        state = position(
            Player(R, fight="pepper", food="worm"),
            Player(M, fight="gnaw"),
            Player(H),
            phase=at("sp", 0),
            result=(0,),
            forest="nuts bug leaf grass turnips berries",
            seed=seed,
        )
        state = do(state, (0, "pass"))
        assert state.board.areas[0].food == ("nuts", "worm", "leaf")
        places.add(state.forest.index("bug"))
    assert len(places) > 2


def swag(result: tuple[int, ...], forest: str, *, draw: bool = False, lead: str = "jumbo") -> State:
    return position(
        Player(CONTENT.animal_cards[lead].species, fight=lead),
        Player(M, fight="gnaw"),
        Player(R),
        phase=at("sp", 0),
        result=result,
        draw=draw,
        forest=forest,
    )


def test_C44_spoils_with_several_reductions_are_not_negative() -> None:
    state = swag((0,), "nuts bug leaf")
    assert state.board.battle is not None
    battle = replace(state.board.battle, spoils_changes=(Contribution("ranger", -1),) * 3)
    state = replace(state, board=replace(state.board, battle=battle))
    last = step(state, 0, "pass")
    assert last.state.board.areas[0].food == ()
    assert last.state.forest == ("nuts", "bug", "leaf")
    assert "igels-takes-nothing" in event_keys(last)


def test_C45_a_winner_takes_the_last_two_food_when_due_three() -> None:
    state = do(swag((0,), "nuts bug", lead="gobbler"), (0, "pass"))
    assert state.board.areas[0].food == ("nuts", "bug")
    assert state.board.phase == Phase("over")


def test_C2_C41_C49_a_draw_that_takes_the_last_food_ends_the_game() -> None:
    state = do(swag((0, 1), "nuts bug", draw=True), (0, "pass"), (0, "share"), (1, "share"))
    assert state.board.phase == Phase("over")
    assert asked(state) == ()
    for move in ("event magpie p2 nuts", "trade mud mud-2"):
        assert refusal(state, 0, move) == "igels-over"


def test_acorn_puts_a_food_back_before_an_empty_forest_ends_the_game() -> None:
    state = do(swag((0,), "nuts leaf picnic", lead="acorn"), (0, "pass"), (0, "aim leaf"))
    assert state.forest == ("leaf",)
    assert state.board.phase == Phase("sw", (0, 1, 2), state.board.ask_count)


def test_C46_C57_a_side_without_animals_gets_no_share_of_a_forced_draw() -> None:
    state = position(
        Player(H, fight="jumbo", hand="fox"),
        Player(M, fight="gnaw"),
        Player(R, fight="lop", hand="smoke"),
        phase="c1",
    )
    state = play_event(play_event(state, 0, "fox gnaw"), 2, "smoke")
    state = all_pass(state, steps=BATTLE)
    assert state.board.battle.result.seats == (0, 2)
    assert state.board.battle.result.draw


def test_C57_no_battle_card_kills() -> None:
    ops = {effect.op for card in CONTENT.battle for effect in card.effects}
    assert not ops & {"kill", "die", "die-later"}


def test_C59_a_revived_animal_has_lost_its_bound_cards() -> None:
    state = position(
        Player(H, fight="gilly junkie/needle", hand="godmother"),
        Player(M, fight="gnaw", hand="road"),
        Player(R),
        phase="c1",
    )
    state = play_event(until_asked(state, 1), 1, "road junkie")
    state = do(until_asked(state, 0), (0, "event godmother junkie"))
    (junkie,) = state.board.areas[0].pool
    assert (junkie.bound, junkie.asleep) == ((), False)
    assert "needle" in state.board.dump
    assert animal_names(troop(state, 0).fighters) == ["gilly"]


def test_C63_five_food_secured_with_finee_stay_secured_without_her() -> None:
    food = "nuts nuts worm bug leaf berries"
    state = position(Player(S, pool="finee/z", hand="nest", food=food), Player(M), Player(R))
    state = do(state, (0, "event nest"))
    assert refusal(state, 0, "aim nuts nuts-2 worm bug leaf berries") == "igels-no-such-food"
    state = do(state, (0, "aim nuts nuts-2 worm bug leaf"))
    assert len(state.board.areas[0].secured) == 5
    four = "nuts worm bug leaf"
    bare = position(
        Player(S, dead="finee", hand="nest", food="nuts", secured=four), Player(M), Player(R)
    )
    assert refusal(bare, 0, "event nest") == "igels-no-sense"
    theft = position(Player(H, hand="magpie"), Player(S, dead="finee", secured=four), Player(R))
    assert refusal(theft, 0, "event magpie p2 nuts") == "igels-no-sense"


def test_C66_two_cards_bind_to_the_same_hanger_on() -> None:
    state = position(
        Player(H, fight="gilly junkie", hand="needle needle"),
        Player(M, fight="gnaw", hand=""),
        Player(R),
        phase="lay",
        revealed=False,
    )
    state = do(state, (0, "lay needle"), (0, "lay needle"))
    assert totals(state)[0] == 2 + 2 + 2
    junkie = battle_over(state).board.areas[0].pool[1]
    assert (junkie.name, junkie.bound) == ("junkie", ("needle", "needle"))


def test_a_trap_without_hangers_on_to_hit_asks_nobody() -> None:
    state = position(
        Player(H, fight="jumbo", hand="trap"),
        Player(M, fight="gnaw", hand=""),
        Player(R),
        phase="lay",
        revealed=False,
    )
    state = do(state, (0, "lay trap"))
    assert state.board.phase.step in BATTLE
    assert totals(state)[:2] == [5, 2]


@pytest.mark.parametrize(
    ("species", "food"), [(S, "nuts"), (H, "worm"), (R, "turnips"), (M, "berries")]
)
def test_C61_each_species_gets_a_bonus_for_one_food(species: str, food: str) -> None:
    worth = {each: CONTENT.points(food, each) for each in (H, S, R, M)}
    assert worth == {each: 3 if each == species else 2 for each in worth}
