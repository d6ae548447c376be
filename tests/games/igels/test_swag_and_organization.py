"""The rules clause by clause: swag and Organization (C43 to C66)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.api.action import Action
from engine.api.event import Line, Seat, line
from engine.games.igels.content import WINDOWS
from engine.games.igels.model import Phase, Settings
from tests.games.igels.positions import (
    BATTLE,
    CONTENT,
    IGELS,
    H,
    M,
    Player,
    R,
    S,
    all_pass,
    animal_names,
    asked,
    at,
    decide_battle,
    do,
    event_keys,
    offer,
    offers,
    paths,
    play_event,
    position,
    refusal,
    step,
    totals,
    with_open_battle,
)


def swag(*players: Player, result: tuple[int, ...], **more):
    """Let the last one pass before the Food is taken, and everybody in a draw take theirs."""
    state = position(*players, phase=at("sp", 0), result=result, **more)
    return all_pass(step(state, 0, "pass").state, steps=("take",))


FIGHT = (Player(S, fight="floxel"), Player(M, fight="gnaw"), Player(H, fight="jumbo"))


def test_C43_C62_the_winner_takes_two_unsecured_food() -> None:
    state = swag(*FIGHT, result=(0,), forest="nuts bug worm")
    assert state.board.areas[0].food == ("nuts", "bug")
    assert state.forest == ("worm",)


def test_C43_no_event_tells_in_which_order_the_food_lay_in_the_forest() -> None:
    told = [
        step(position(*FIGHT, phase=at("sp", 0), result=(0,), forest=forest), 0, "pass").events
        for forest in ("worm bug nuts", "bug worm nuts")
    ]
    assert told[0] == told[1]


def test_C41_C45_the_winner_takes_the_last_food_and_the_game_ends() -> None:
    last = step(position(*FIGHT, phase=at("sp", 0), result=(0,), forest="nuts"), 0, "pass")
    assert event_keys(last) == ["igels-takes-food", "igels-forest-empty"]
    state = last.state
    assert state.board.phase.step == "over"
    assert IGELS.outcome(state).scores[0] == 3
    assert asked(state) == ()
    assert refusal(state, 0, "pass") == "igels-over"


def test_C46_each_seat_in_a_draw_takes_one_food() -> None:
    state = swag(*FIGHT, result=(0, 2), draw=True, forest="nuts bug worm")
    assert [len(side.food) for side in state.board.areas] == [1, 0, 1]


def test_C46_nobody_in_a_draw_has_to_take_food() -> None:
    state = position(
        *FIGHT, phase=at("sp", 0), result=(0, 2), draw=True, forest="nuts bug", starter=2
    )
    state = step(state, 0, "pass").state
    assert asked(state) == (2,)
    assert {each.verb for each in offers(state, 2)} == {"share", "decline", "quick"}
    assert offer(state, 2, "share").timeout is not None
    declined = do(state, (2, "decline"), (0, "share"))
    assert [len(side.food) for side in declined.board.areas] == [1, 0, 0]
    assert declined.forest == ("bug",)
    assert declined.board.phase.step == "sw"


def test_C46_C57_one_side_left_after_a_peace_event_wins() -> None:
    state = position(
        Player(H, fight="jumbo", hand="fox"), Player(M, fight="gnaw"), Player(R, hand="smoke"),
        phase="c2",
    )  # fmt: skip
    state = play_event(play_event(state, 2, "smoke"), 0, "fox gnaw")
    text = IGELS.picture(IGELS.view(state, None)).text
    assert line("igels-describe-peace") not in text
    told: list[str] = []
    while state.board.phase.step in BATTLE:
        last = step(state, asked(state)[0], "pass")
        told, state = [*told, *event_keys(last)], last.state
    assert "igels-wins-alone" in told
    assert not {"igels-draw-result", "igels-beats"} & {*told}
    assert state.board.battle is not None
    result = state.board.battle.result
    assert (result.seats, result.draw) == ((0,), False)
    assert len(all_pass(state, steps=("sp",)).board.areas[0].food) == 2


def test_C39_C46_a_draw_that_an_event_made_is_told_as_such_and_that_sap_decides_nothing() -> None:
    state = position(
        Player(H, fight="jumbo", hand="mud mud"),
        Player(M, fight="gnaw", hand="club club"),
        Player(R, hand="smoke"),
        phase="mu",
        revealed=False,
    )
    state = play_event(state, 2, "smoke")
    peace, told = Line("igels-peace-about"), list[str]()
    while state.board.phase.step in ("mu", "lay", *BATTLE):
        (seat,), in_step = asked(state), state.board.phase.step
        view = IGELS.view(state, seat)
        why = IGELS.explain(view, Action("pass", ()))
        assert why is not None
        assert (why.key == "igels-why-peace") is (seat != 2), in_step
        if in_step == "lay":
            assert offer(state, seat, "lay").about == peace
        last = step(state, seat, "pass")
        told, state = [*told, *event_keys(last)], last.state
    assert "igels-draw-by-event" in told
    assert "igels-draw-result" not in told
    late = position(
        Player(H, fight="jumbo"),
        Player(M, fight="gnaw", hand="fox"),
        Player(R, hand="smoke"),
        phase="c2",
    )
    late = play_event(late, 2, "smoke")
    while asked(late) != (1,):
        late = do(late, (asked(late)[0], "pass"))
    assert offer(late, 1, "event").about.key == "igels-asked-again"
    quiet = replace(late, board=replace(late.board, phase=at("c2", 1)))
    assert offer(quiet, 1, "event").about == peace


def test_C43_a_leader_that_takes_more_is_told_before_the_food_is() -> None:
    more, taken = "igels-leader-takes", "igels-takes-food"
    for leader, forest, keys in (
        ("hazel", "nuts bug worm leaf", [more, taken]),
        ("hazel", "nuts bug", [taken]),  # there is no more to take
        ("twig", "nuts bug worm leaf", [taken]),
    ):
        state = position(
            Player(S, fight=leader),
            Player(M, fight="gnaw"),
            Player(R),
            phase=at("sp", 0),
            result=(0,),
            forest=forest,
        )
        told = step(state, 0, "pass").events
        assert [each.key for each in told if each.key in (more, taken)] == keys
        if more in keys:
            told_of = {"card": CONTENT.lines[leader], "seat": Seat(0), "count": 3, "less": 2}
            assert dict(told[0].params) == told_of


def test_C46_equal_highest_totals_are_a_draw() -> None:
    result = decide_battle(*FIGHT).board.battle.result
    assert (result.seats, result.draw) == ((0, 2), True)


def test_C47_too_little_food_for_a_draw_stays_in_the_forest() -> None:
    state = swag(*FIGHT, result=(0, 2), draw=True, forest="nuts")
    assert state.forest == ("nuts",)
    assert state.board.phase == Phase("or", (0, 1, 2), state.board.ask_count)


def test_C48_a_vegetarian_leader_gives_meat_back() -> None:
    players = (Player(R, fight="lop"), *FIGHT[1:])
    state = swag(*players, result=(0,), forest="nuts bug leaf")
    assert state.board.areas[0].food == ("nuts",)
    assert sorted(state.forest) == ["bug", "leaf"]
    assert state.board.returned_food == ("bug",)
    hanger = swag(Player(R, fight="hoppsa lop"), *FIGHT[1:], result=(0,), forest="nuts bug leaf")
    assert len(hanger.board.areas[0].food) == 2


def test_C48_the_game_goes_on_when_the_last_food_is_meat_given_back() -> None:
    state = swag(Player(R, fight="lop"), *FIGHT[1:], result=(0,), forest="bug worm")
    assert state.board.phase.step != "over"
    assert sorted(state.forest) == ["bug", "worm"]


@pytest.mark.parametrize(("diet", "food"), [(False, ("bug",)), (True, ())])
def test_C48_in_a_draw_vegetarians_keep_meat_unless_the_option_says_otherwise(
    diet: bool, food: tuple[str, ...]
) -> None:
    players = (Player(R, fight="lop"), *FIGHT[1:])
    state = swag(
        *players, result=(0, 2), draw=True, forest="bug nuts leaf", settings=Settings(diet=diet)
    )
    assert state.board.areas[0].food == food


def test_C44_the_ranger_reduces_the_spoils_to_one() -> None:
    state = position(
        Player(S, fight="floxel"),
        Player(M, fight="gnaw"),
        Player(H, hand="ranger"),
        phase=at("sp", 2, 0, 1),
        result=(0,),
        forest="nuts bug",
    )
    state = do(state, (2, "event ranger"))
    while state.board.phase.step == "sp":
        state = do(state, "pass")
    assert len(state.board.areas[0].food) == 1


def test_C49_C50_C52_battle_cards_are_dumped_and_penalties_stay() -> None:
    state = position(
        Player(H, fight="jumbo", cards="club mud", penalties="stomach"),
        Player(M, fight="gnaw"),
        Player(R),
        phase=at("sw", 0),
        result=(0,),
    )
    state = do(state, (0, "pass"))
    assert sorted(state.board.dump) == ["club", "mud"]
    assert state.board.areas[0].penalties == ("stomach",)
    assert state.board.phase.step == "or"
    state = all_pass(state, steps=WINDOWS)
    assert state.board.phase.step == "draw"  # with one card each there is nothing to trade


def test_C53_a_seat_trades_two_cards_for_one_once_a_turn() -> None:
    state = position(
        Player(H, hand="mud mud club"),
        Player(M, hand="jay fox"),
        Player(R),
        phase=at("trade", 0, 1),
        deck="rage",
    )
    assert paths(state, 0, "trade") == {"mud", "mud-2", "club"}
    for wrong, why in (
        ("mud", "igels-trade-two"),
        ("mud mud", "igels-trade-two"),
        ("mud mud-2 club", "igels-trade-two"),
        ("mud rage", "igels-not-in-hand"),
    ):
        assert refusal(state, 0, f"trade {wrong}") == why
    after = do(state, (0, "trade mud mud-2"))
    assert sorted(after.hands[0]) == ["club", "rage"]
    assert sorted(after.board.dump) == ["mud", "mud"]
    assert refusal(after, 0, "trade club rage") == "igels-not-your-turn"
    assert asked(after) == (1,)


def test_C52_C53_after_the_events_seats_trade_clockwise_from_the_start_player() -> None:
    state = position(
        Player(H, hand="mud club"),
        Player(M, hand="jay fox"),
        Player(R, hand="wire web"),
        Player(S, hand="oil"),
        phase=at("or", 2),
        starter=1,
        deck="rage chainsaw bernie",
    )
    assert refusal(state, 1, "trade jay fox") == "igels-not-now-trade"
    state = do(state, (2, "pass"))
    assert asked(state) == (1,)
    for wrong in ("trade wire web", "pass"):
        assert refusal(state, 2, wrong) == "igels-not-your-turn"
    assert refusal(state, 3, "pass") == "igels-not-your-turn"
    state = do(state, (1, "trade jay fox"))
    assert state.hands[1] == ("rage",)
    assert refusal(state, 1, "pass") == "igels-not-your-turn"
    state = do(state, (2, "pass"), (0, "trade mud club"))
    assert state.hands[0] == ("chainsaw",)
    assert state.board.phase.step == "draw"
    assert state.board.phase.queue[0] == 2  # and the next turn begins one seat on


def test_C54_cards_of_other_species_can_be_traded() -> None:
    state = position(Player(M, hand="lair strike"), Player(H), Player(R), phase=at("trade", 0))
    assert len(do(state, (0, "trade lair strike")).hands[0]) == 1


def test_C55_C56_a_sleeping_animal_cannot_fight() -> None:
    state = with_open_battle(
        position(Player(H, pool="jumbo/z gilly"), Player(M), Player(R), phase="lead")
    )
    assert paths(state, 0, "lead") == {"gilly"}
    assert refusal(state, 0, "lead jumbo") == "igels-asleep"


def test_C57_a_side_without_its_leader_fights_on_without_the_ability() -> None:
    state = position(
        Player(M, fight="swarmer tulip gnaw"),
        Player(H, fight="jumbo", hand="fox"),
        Player(R),
        phase="c1",
    )
    assert totals(state)[0] == 7
    while asked(state) != (1,):
        state = do(state, "pass")
    state = do(state, (1, "event fox swarmer"), (0, "let"))
    assert totals(state)[0] == 3


def test_C57_a_side_without_animals_is_out_of_the_battle() -> None:
    state = position(
        Player(M, fight="gnaw", cards="chainsaw"),
        Player(H, fight="gilly", hand="road"),
        Player(R),
        phase="c2",
    )
    while asked(state) != (1,):
        state = do(state, "pass")
    found = step(do(state, (1, "event road gnaw")), 0, "let")
    assert "igels-out" in event_keys(found)
    assert totals(found.state)[0] == 0
    assert all_pass(found.state, steps=BATTLE).board.battle.result.seats == (1,)


def test_C57_a_battle_with_no_side_left_has_no_winner() -> None:
    state = position(Player(M, fight="gnaw"), Player(H, hand="road"), Player(R), phase="c2")
    while asked(state) != (1,):
        state = do(state, "pass")
    state = do(state, (1, "event road gnaw"), (0, "let"))
    state = all_pass(state, steps=BATTLE)
    assert state.board.battle is None
    assert len(state.forest) == 32


def test_C58_C59_a_dead_animal_can_be_revived_and_stays_used() -> None:
    state = position(Player(H, dead="gramps/u", hand="godmother"), Player(M), Player(R), phase="or")
    state = do(state, (0, "event godmother gramps"))
    assert animal_names(state.board.areas[0].pool) == ["gramps"]
    assert state.board.areas[0].pool[0].used


def test_C63_the_cap_counts_all_secured_food_together() -> None:
    state = position(
        Player(H, hand="lair", food="nuts bug", secured="worm leaf"), Player(M), Player(R)
    )
    state = do(state, (0, "event lair"))
    assert refusal(state, 0, "aim nuts bug") == "igels-no-such-food"
    assert do(state, (0, "aim bug")).board.areas[0].secured == ("worm", "leaf", "bug")


def test_C64_secured_food_cannot_be_stolen() -> None:
    state = position(Player(H, hand="magpie"), Player(M, secured="nuts"), Player(R, food="bug"))
    assert paths(state, 0, "event") == {"magpie p3 bug"}


def test_C66_bound_cards_stay_and_add_their_sap() -> None:
    state = position(Player(H, pool="junkie/needle"), Player(M), Player(R))
    shown = with_open_battle(
        position(Player(H, pool="junkie/needle gilly"), Player(M), Player(R), phase="lead")
    )
    assert state.board.areas[0].pool[0].bound == ("needle",)
    (junkie, _) = offer(shown, 0, "lead").options
    assert junkie.line == line("igels-animal-sap", animal=CONTENT.lines["junkie"], sap=3)
