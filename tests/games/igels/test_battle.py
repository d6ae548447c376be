"""The rules clause by clause: the battle (C19 to C35)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.event import Seat, line
from engine.api.seats import seat_names
from engine.table.play import last_events
from tests.games.igels.positions import (
    BATTLE,
    IGELS,
    H,
    M,
    Player,
    R,
    S,
    animal_names,
    asked,
    at,
    decide_battle,
    do,
    event_keys,
    offer,
    paths,
    position,
    refusal,
    step,
    totals,
    troop,
    with_open_battle,
)


def test_C20_C21_a_seat_sends_a_leader_or_sits_out_for_the_turn() -> None:
    state = position(
        Player(H, pool="jumbo gilly"),
        Player(M, pool="gnaw"),
        Player(R, pool="lop/z"),
        phase="lead",
        revealed=False,
    )
    state = with_open_battle(state)
    assert paths(state, 0, "lead") == {"jumbo", "gilly"}
    state = do(state, (0, "lead jumbo"), (1, "sit"))
    assert state.board.phase.step == "join"  # the third has nobody awake
    assert animal_names(troop(state, 0).fighters) == ["jumbo"]
    assert refusal(state, 1, "lead gnaw") == "igels-not-now-lead"


def test_C20_after_three_turns_without_a_battle_everybody_must_join() -> None:
    players = (Player(H, pool="jumbo gilly"), Player(M, pool="gnaw"), Player(R, pool="lop"))
    state = with_open_battle(position(*players, phase="lead", idle=2))
    assert offer(state, 0, "sit") is not None
    state = with_open_battle(position(*players, phase="lead", idle=3))
    assert offer(state, 0, "sit") is None
    assert refusal(state, 0, "sit") == "igels-must-join"
    state = do(state, (0, "lead gilly"))
    assert animal_names(troop(state, 1).fighters) == ["gnaw"]  # it had no choice
    assert state.board.turns_without_battle == 0


def test_C20_a_turn_without_a_battle_goes_on_to_organization() -> None:
    players = (Player(H, pool="jumbo"), Player(M, pool="gnaw/z"), Player(R, pool="lop"))
    state = do(with_open_battle(position(*players, phase="lead")), (0, "sit"), (2, "sit"))
    assert state.board.turns_without_battle == 1
    assert state.board.battle is None
    # Nothing has changed since Events could be played before the battle (C36).
    assert (state.board.phase.step, state.board.turn) == ("draw", 4)
    assert not state.board.areas[1].pool[0].asleep


def test_C22_hangers_on_join_in_rounds_until_all_are_done() -> None:
    state = position(
        Player(H, fight="jumbo", pool="gilly spike bramble"),
        Player(M, fight="gnaw", pool="tulip whisker"),
        Player(R, pool="lop"),
        phase="join",
        revealed=False,
    )
    state = do(state, (0, "add gilly spike"))
    assert asked(state) == (1,)
    state = do(state, (1, "pass"))
    assert asked(state) == (0,)
    state = do(state, (0, "add bramble"))
    assert animal_names(troop(state, 0).fighters) == ["jumbo", "gilly", "spike", "bramble"]
    assert state.board.phase.step == "mu"  # nobody is left to add, and the other is done
    assert refusal(state, 1, "add tulip") == "igels-not-now-add"


def test_C22_only_ready_animals_of_the_own_pool_may_join() -> None:
    state = position(
        Player(H, fight="jumbo", pool="gilly spike/z"),
        Player(M, pool="gnaw"),
        Player(R),
        phase="join",
        revealed=False,
    )
    assert refusal(state, 0, "add gnaw") == "igels-no-such-animal"
    assert refusal(state, 0, "add spike") == "igels-asleep"
    assert refusal(state, 0, "add") == "igels-say-which"
    assert refusal(state, 0, "add gilly gilly") == "igels-say-which"


def test_C23_a_hanger_on_adds_its_sap_but_not_its_ability() -> None:
    state = position(
        Player(H, fight="gilly jumbo", cards="club club"),
        Player(M, fight="gnaw"),
        Player(R),
        phase="c1",
    )
    assert totals(state)[0] == 2 + 4 + 4


def test_C24_initial_sap_counts_bound_cards_but_no_ability() -> None:
    state = position(
        Player(R, fight="ronn lop", hand="mud"),
        Player(H, fight="junkie/needle", hand="mud"),
        Player(M, pool="gnaw"),
        phase=at("mu", 0),
        revealed=False,
    )
    state = do(state, (0, "pass"))
    assert state.board.phase.step == "lay"
    assert (troop(state, 0).initial_sap, troop(state, 1).initial_sap) == (6, 3)
    assert state.board.battle.order == (0, 1, 2)


def test_C25_support_is_laid_one_card_at_a_time_until_all_are_done() -> None:
    state = position(
        Player(H, fight="jumbo", hand="mud club"),
        Player(M, fight="gnaw", hand="rage"),
        Player(R),
        phase="lay",
        revealed=False,
    )
    state = do(state, (0, "lay mud"))
    assert asked(state) == (1,)
    state = do(state, (1, "pass"), (0, "lay club"))
    assert state.board.phase.step in BATTLE
    assert totals(state) == [9, 2, 0]  # Jumbo likes the club


def test_C25_only_cards_that_work_in_a_battle_may_be_laid() -> None:
    state = position(
        Player(H, fight="jumbo", hand="duckweed rooster harvest jay"),
        Player(M, fight="gnaw"),
        Player(R),
        phase="lay",
        revealed=False,
    )
    assert paths(state, 0, "lay") == {"jay"}
    for name in ("duckweed", "rooster", "harvest"):
        assert refusal(state, 0, f"lay {name}") == "igels-not-in-battle"
    assert refusal(state, 0, "lay mud") == "igels-card-not-held"
    assert refusal(state, 0, "lay jumbo") == "igels-no-such"


def test_C26_all_cards_are_revealed_at_once_and_aimed_by_initial_sap() -> None:
    state = position(
        Player(M, fight="gnaw", down="web"),
        Player(H, fight="jumbo", down="web"),
        Player(R, fight="lop", hand="mud"),
        phase=at("lay", 2),
        revealed=False,
    )
    found = step(state, 2, "pass")
    assert event_keys(found).count("igels-reveals") == 2
    state = found.state
    assert [due.seat for due in state.board.pending] == [1, 0]
    assert asked(state) == (1,)
    assert refusal(state, 0, "aim p3") == "igels-not-asked"
    assert refusal(state, 0, "pass") == "igels-aim-first"


def test_C27_a_total_is_never_below_zero() -> None:
    state = position(
        Player(H, fight="gilly", hand="mud"),
        Player(M, fight="gnaw", hand="rain jay"),
        Player(R),
        phase="c2",
    )
    state = do(state, (0, "pass"), (1, "event rain"), (0, "let")) if asked(state) == (0,) else state
    assert totals(state)[0] == 0


def test_C28_no_card_is_laid_after_the_reveal() -> None:
    state = position(
        Player(H, fight="gilly", hand="mud"), Player(M, fight="gnaw"), Player(R), phase="c1"
    )
    assert refusal(state, 0, "lay mud") == "igels-lay-later"


def test_C29_order_is_by_initial_sap_then_clockwise_with_outsiders_last() -> None:
    state = position(
        Player(R, pool="lop"),
        Player(H, fight="gilly"),
        Player(M, fight="gnaw"),
        Player(S, fight="acorn"),
        starter=2,
        phase="c2",
    )
    order: list[int] = []
    while state.board.phase.step in BATTLE and state.board.phase.step == "c2":
        order += asked(state)
        state = do(state, "pass")
    assert order == [3, 2, 1, 0]


def test_C29_totals_are_announced_between_the_two_passes() -> None:
    state = position(Player(H, fight="gilly"), Player(M, fight="gnaw"), Player(R), phase="c1")
    events = []
    while state.board.phase.step in BATTLE:
        found = step(state, asked(state)[0], "pass")
        events += [(state.board.phase.step, key) for key in event_keys(found)]
        state = found.state
    assert events == [("c1", "igels-totals"), ("c2", "igels-draw-result")]


def test_C30_setting_sap_replaces_only_the_animals_own_sap() -> None:
    state = position(
        Player(S, fight="ninja floxel/helmet"), Player(M, fight="gnaw"), Player(R), phase="ab"
    )
    assert totals(do(state, (0, "use ninja")))[0] == 9 + 5


def test_C30_bound_cards_add_to_a_set_sap_but_not_to_futtys_zero() -> None:
    # No card of the deck binds to these two; another deck may have one.
    state = position(
        Player(S, fight="ninja/helmet"), Player(M, fight="gnaw"), Player(R), phase="ab"
    )
    assert totals(do(state, (0, "use ninja")))[0] == 9 + 1
    state = position(
        Player(S, fight="floxel finee/helmet"), Player(M, fight="futty"), Player(R), phase="c1"
    )
    assert totals(state)[0] == 4


def test_C31_after_the_totals_an_ability_may_be_used_and_events_may_follow() -> None:
    state = position(
        Player(S, fight="ninja"), Player(M, fight="gnaw", hand="jay"), Player(R), phase="c2"
    )
    state = do(state, (0, "use ninja"))
    assert asked(state) == (1,)
    state = do(state, (1, "event jay p1"))
    assert totals(state)[0] == 6


def test_C31_a_hanger_on_cannot_use_its_ability() -> None:
    state = position(
        Player(S, fight="floxel ninja"), Player(M, fight="gnaw"), Player(R), phase="c2"
    )
    assert refusal(state, 0, "use ninja") == "igels-no-ability"


def test_C32_a_used_ability_stays_used() -> None:
    state = position(Player(S, fight="ninja/u"), Player(M, fight="gnaw"), Player(R), phase="c2")
    assert refusal(state, 0, "use ninja") == "igels-no-ability"


def test_C33_the_highest_total_wins_and_a_lone_side_wins_unopposed() -> None:
    state = decide_battle(Player(H, fight="gilly"), Player(M, fight="flesel"), Player(R))
    assert state.board.battle.result.seats == (1,)
    alone = decide_battle(Player(H), Player(M, fight="tulip"), Player(R))
    assert alone.board.battle.result.seats == (1,)


def test_C34_only_seats_in_the_battle_are_opponents() -> None:
    state = position(
        Player(H, fight="jumbo", hand="jay"),
        Player(M, fight="gnaw"),
        Player(R, pool="lop"),
        phase="c1",
    )
    assert paths(state, 0, "event") == {"jay p2"}


def test_C35_C51_fighters_sleep_sleepers_wake_and_animals_at_home_stay_awake() -> None:
    state = position(
        Player(H, fight="jumbo", pool="spike/z"),
        Player(M, fight="gnaw"),
        Player(R, pool="lop"),
        phase=at("sw", 0),
        result=(0,),
    )
    state = do(state, (0, "pass"))
    pools = [{each.name: each.asleep for each in side.pool} for side in state.board.areas]
    assert pools == [{"jumbo": True, "spike": False}, {"gnaw": True}, {"lop": False}]


def test_C52_who_falls_asleep_is_told_unless_nobody_does_or_no_turn_follows() -> None:
    fight = (Player(H, fight="nightwatch"), Player(M, fight="gnaw spike"), Player(R))
    state = position(*fight, phase=at("sw", 0), result=(0,))
    assert "igels-fall-asleep" not in event_keys(step(state, 0, "pass"))  # first the ability
    for move, seats in (("pass", (0, 1)), ("use nightwatch", (1,))):
        last = step(step(state, 0, "pass").state, 0, move)
        told = [each for each in last.events if each.key == "igels-fall-asleep"]
        assert [dict(each.params)["seats"] for each in told] == [seat_names(seats)]
    late = replace(state.board, turn=state.board.settings.last_turn)
    late_home = step(replace(state, board=late), 0, "pass").state
    assert "igels-fall-asleep" not in event_keys(step(late_home, 0, "pass"))


def test_C22_C25_everybody_is_told_who_joins_or_lays_no_more() -> None:
    foe = Player(M, fight="gnaw", pool="tulip")
    some = Player(H, fight="jumbo spike", pool="gilly", down="mud")
    none = Player(H, fight="jumbo", pool="gilly")
    for phase in ("join", "lay"):
        for mine, key in ((some, f"igels-passes-{phase}"), (none, f"igels-passes-{phase}-none")):
            state = position(mine, foe, Player(R), phase=phase, revealed=False)
            last = step(state, 0, "pass")
            assert event_keys(last) == [key]
            assert dict(last.events[0].params) == {"seat": Seat(0)}
            assert offer(state, 0, "pass").label.key == key.replace("passes", "pass")


def test_C16_a_turn_that_begins_ends_the_telling_of_the_last_battle() -> None:
    won, turn = line("igels-beats", seat=Seat(0), sap=9), line("igels-turn", turn=2)
    later = (line("igels-draws", seat=Seat(1)),) * 8
    assert last_events(IGELS, (won, *later), 8) == (won, *later)
    assert last_events(IGELS, (won, turn, *later), 8) == (turn, *later)
