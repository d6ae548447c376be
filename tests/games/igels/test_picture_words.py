"""What is said beside the picture: who is awaited for what, targets, and the text alternative."""

from __future__ import annotations

import pytest

from engine.api.action import leaves
from engine.api.drawing.palette import TURN
from engine.api.event import Line, Seat, line
from engine.games.igels.counters import counters
from engine.games.igels.model import Contribution, State
from engine.games.igels.waiting_status import awaited_seats, title, waiting_line
from tests.games.igels.positions import (
    CONTENT,
    IGELS,
    H,
    M,
    Player,
    R,
    S,
    asked,
    at,
    change_troop,
    dealt,
    do,
    new_game,
    offer,
    position,
    step,
    with_open_battle,
)
from tests.games.igels.scenes import (
    TEXTS,
    against_mice,
    battle,
    boxes,
    english,
    over,
    scene,
    texts,
)
from tests.support.games import Setting, every_game, settings
from tests.support.random_play import Dice, Play, advance

#: A Forest that holds more than any winner takes.
PLENTY = "nuts bug leaf worm"


def told_of(state: State, move: str) -> list[str]:
    """Return what everybody is told of a move by the first seat that is asked."""
    events = step(state, asked(state)[0], move).events
    return [TEXTS.check(Line(each.key, each.params))["en"] for each in events]


def test_C3_C57_open_cards_are_told_by_owner_with_what_they_do() -> None:
    state = position(
        Player(H, fight="jumbo junkie/needle", cards="club oil", events="wind", pool="gilly/z"),
        Player(M, fight="gnaw", hand="jay mud", down="shield", penalties="stomach"),
        Player(R, pool="lop", dead="ronn"),
        dump="mud rage mud",
        phase="c1",
    )
    told = [TEXTS.check(each)["en"] for each in scene(state).cards]
    owners = [each for each in told if each.startswith("**")]
    seats = [f"**Marie-Luise {seat}**" for seat in range(3)]
    assert owners == [*seats, told[-6], "**The dump**"]
    assert "points:** Nuts 2 (Squirrels 3), Worm 2 (Hedgehogs 3)" in told[-6]
    assert told[-5] == "A winning Vegetarian never takes: Worm, Bug."
    assert told[-3:] == [
        "Mud Dumping \u00d72: +2 SAP.",
        "Fit of Rage: +3 SAP.",
        "Ronn: In battle: +1 SAP for each other fighter of yours, up to +3.",
    ]
    mine = told[: told.index("**Marie-Luise 1**")]
    for name in ("Jumbo", "Junkie Hedgehog", "Junkie Needle", "Club", "Waste Oil", "Gilly"):
        assert any(each.startswith(f"{name}: ") for each in mine), name
    assert "Second Wind: If you fight: +3 SAP. Play it in a battle, before" in str(mine)
    assert not any("Jay" in each or "Shield" in each for each in told)
    assert scene(state, 1).cards == scene(state).cards


def test_C37_a_target_says_whose_it_is_how_strong_and_what_it_is_worth_to_this_seat() -> None:
    state = position(
        Player(S, fight="floxel", hand="magpie fox jay ferret"),
        Player(H, fight="jumbo", food="nuts worm"),
        Player(R),
        phase=at("mu", 0),
    )
    said = {}
    for path in leaves(offer(state, 0, "event").options):
        hint = path[-1].hint
        said[path[0].value, path[-1].value] = TEXTS.check(hint)["en"] if hint else ""
    assert said["magpie", "nuts"] == "3 points for you"
    assert said["magpie", "worm"] == "2 points for you"
    assert said["fox", "jumbo"] == "4 SAP, Marie-Luise 1"
    assert said["jay", "p2"] == "Total 4"
    assert said["ferret", "p2"] == "one card in hand"


def test_C32_a_target_that_has_used_its_ability_up_says_so() -> None:
    state = position(
        Player(R, hand="godmother", dead="lucky-foot/u hoppsa"),
        Player(H),
        Player(M),
        phase=at("bu", 0),
    )
    said = {path[-1].value: path[-1].hint for path in leaves(offer(state, 0, "event").options)}
    assert said["lucky-foot"] == Line("igels-ability-used")
    assert said["hoppsa"] == CONTENT.effect_cards["hoppsa"].text


def test_C27_a_total_that_falls_below_0_says_why_it_stands_at_0() -> None:
    jay, foe = Player(H, fight="jumbo", hand="jay"), Player(M, fight="gnaw", hand="oil")
    floor = (
        "For Marie-Luise 1 that makes \N{MINUS SIGN}1, which counts as 0; "
        "SAP added later starts from \N{MINUS SIGN}1."
    )
    state = position(jay, foe, Player(R), phase=at("c2", 0))
    assert told_of(state, "event jay p2")[-1] == floor
    assert floor in english(scene(do(state, "event jay p2")))
    early = position(jay, foe, Player(R), phase=at("mu", 0), revealed=False)
    assert floor not in told_of(early, "event jay p2")  # Support is still to come
    low = position(jay, foe, Player(R), phase=at("c1", 1))
    low = change_troop(low, 1, sap_changes=(Contribution("jay", -3),))
    totals = "Totals: 4 for Marie-Luise 0, 0 for Marie-Luise 1."
    assert told_of(low, "pass")[-2:] == [totals, floor]


def test_C23_what_ronn_adds_is_told_before_the_reveal_and_counts_from_then_on() -> None:
    player = Player(R, fight="lop ronn fluff")
    laying = against_mice(player, at("lay", 1), revealed=False)
    coming = "From the reveal on, Marie-Luise 0 also has Ronn +2."
    assert coming in english(scene(laying))
    assert coming not in english(scene(against_mice(player, "c2")))


def test_a_question_for_a_target_says_what_will_happen() -> None:
    state = position(
        Player(S, fight="acorn"), Player(H, fight="jumbo"), Player(R), phase=at("sp", 0),
        result=(0,), forest="nuts leaf bug worm",
    )  # fmt: skip
    state = do(state, (0, "pass"))
    question = line("igels-aim-food-choice", card=CONTENT.lines["acorn"])
    assert offer(state, 0, "aim").label == question
    assert question in dict(waiting_line(CONTENT, state.board).params).values()
    assert "Which Food goes back into the Forest (Acorn)?" in TEXTS.check(question)["en"]


def test_the_text_alternative_says_the_same() -> None:
    words = english(scene(battle(), 1))
    assert "Marie-Luise 0 fights: Initial SAP 6, now 10." in words
    assert "Marie-Luise 0 has Jumbo +4, Gilly +2, Club +2, Waste Oil +1, Jumbo +1." in words
    assert "Unsecured Food: Nuts (2), Nuts (2)" in words
    assert "Mud Dumping \u00d72: +2 SAP." in words
    assert any(each.startswith("Dead: Ronn") for each in words)


def test_C43_C45_the_spoils_are_told_until_they_are_taken() -> None:
    won = Player(H, fight="gobbler")
    told = "The winner takes 2 Food for now."
    for phase in ("sp", "sw"):
        state = against_mice(won, phase, result=(0,), forest="nuts bug")
        assert (told in english(scene(state))) == (phase == "sp")
    shared = against_mice(won, "sp", result=(0, 1), draw=True)
    assert not [each for each in english(scene(shared)) if "for now" in each]


@pytest.mark.parametrize("seats", [3, 4])
def test_every_picture_says_who_is_awaited_and_why(seats: int) -> None:
    seen = set()
    setting = Setting(every_game()["igels"], seats, next(settings(every_game()["igels"])).options)
    for dice in map(Dice, range(4)):
        play = Play(setting, bytes(16), new_game(seats), [])
        while IGELS.outcome(play.state) is None:
            board = play.state.board
            shown = texts(scene(play.state))
            assert waiting_line(CONTENT, board) in shown
            assert title(board) in shown
            assert awaited_seats(board) == asked(play.state)
            seen.add(waiting_line(CONTENT, board).key)
            advance(play, dice)
        assert play.state.board.phase.step == "over"
    assert {f"igels-wait-{kind}" for kind in ("bu", "mu", "c1", "c2", "sp", "sw")} <= seen
    assert {"igels-wait-hit", "igels-wait-draw", "igels-wait-trade"} <= seen


def test_the_waiting_line_names_the_seat_in_turn() -> None:
    lay = against_mice(Player(H, fight="jumbo"), at("lay", 1), revealed=False)
    assert dict(waiting_line(CONTENT, lay.board).params)["seats"] == (line("seat", seat=Seat(1)),)


def test_the_picture_of_a_game_that_was_ended_early_asks_nobody() -> None:
    hit = do(against_mice(Player(H, fight="jumbo", hand="fox")), (0, "event fox gnaw"))
    for state in (new_game(3), dealt(4), battle(), hit):
        shown = IGELS.picture(IGELS.stopped(IGELS.view(state, None)))
        assert line("igels-wait-over") in texts(shown)
        assert not [box for box in boxes(shown) if box.fill == TURN]
        assert "choose" not in english(shown)[0]


def test_after_the_last_food_the_words_tell_points_and_no_battle() -> None:
    fought = Player(S, fight="floxel", food="nuts"), Player(H, fight="gilly", food="leaf")
    first, *others = english(scene(over(*fought)))
    assert "SAP" not in first
    assert first.startswith("Marie-Luise 0 3 points, ")
    assert not any("fights" in each for each in others)


@pytest.mark.parametrize(
    ("play", "said"),
    [
        ("event road lop", "Forest Road? If not, Lop dies."),
        ("event fox lop", "Frex the Fox? If not, Lop is knocked out."),
        ("event rain", "Acid Rain? If not, it costs 3 SAP."),
        ("event jay p1", "Heckling Jay? If not, it costs 3 SAP."),
        ("event magpie p1 turnips", "Thieving Magpie? If not, it takes Turnips (3)."),
        ("event stash p1", "Stash Found!? If not, it takes 2 random Food."),
        ("event stomach p1", "Stomach Ache? If not, 2 points less at the end."),
        ("event ferret p1", "Pickpocket Ferret? If not, a random card is discarded."),
        ("event ranger", "Forest Ranger? If not, the winner takes 1 Food less."),
    ],
)
def test_C38_who_is_hit_reads_what_happens_if_it_is_not_stopped(play: str, said: str) -> None:
    """So does everybody, for it follows from the card and its target."""
    card = play.split()[1]
    phase = {"ferret": "mu", "ranger": "sp"}.get(card, "c2")
    state = position(
        Player(R, fight="lucky-foot lop", food="turnips nuts nuts"),
        Player(M, fight="gnaw", hand=card),
        Player(H),
        phase=at(phase, 1, 2, 0),
        result=(0,) if phase == "sp" else None,
    )
    asking = waiting_line(CONTENT, do(state, play).board)
    assert TEXTS.check(asking)["en"] == f"Marie-Luise 0: stop {said}"


@pytest.mark.parametrize("winner", ["gilly", "bramble"])
def test_a_card_that_makes_somebody_draw_or_discard_is_not_told_as_that_card(winner: str) -> None:
    state = position(
        Player(H, fight=winner), Player(M, fight="gnaw", hand="mud"), Player(R),
        phase=at("sp", 0), result=(0,), forest="nuts nuts nuts leaf",
    )  # fmt: skip
    told = told_of(state, "pass")
    gilly = "Gilly: Marie-Luise 0 draws a Support card."
    assert (gilly if winner == "gilly" else "Bramble: Marie-Luise 1 discards Mud Dumping.") in told


@pytest.mark.parametrize(
    ("leader", "card", "forest", "said"),
    [
        ("gnaw", "harvest", PLENTY, "Bumper Harvest: the winner now takes 3 Food instead of 2."),
        ("gnaw", "ranger", PLENTY, "Forest Ranger: the winner now takes 1 Food instead of 2."),
        ("whisker", "ranger", PLENTY, "Forest Ranger: the winner now takes 2 Food instead of 3."),
        ("gnaw", "ranger", "nuts", "Forest Ranger: the winner now takes 1 Food."),
    ],
)
def test_C44_an_event_that_changes_the_spoils_tells_what_the_winner_takes(
    leader: str, card: str, forest: str, said: str
) -> None:
    state = position(
        Player(M, fight=leader), Player(H, fight="jumbo", hand=card), Player(R),
        phase=at("sp", 1), result=(0,), forest=forest,
    )  # fmt: skip
    assert said in told_of(state, f"event {card}")


def test_equal_cards_are_told_once_with_their_number() -> None:
    state = position(
        Player(H, fight="jumbo", down="club mud club"), Player(M, fight="gnaw"), Player(R),
        phase=at("lay", 1), revealed=False,
    )  # fmt: skip
    said = "Marie-Luise 0 reveals Club (+2) \N{MULTIPLICATION SIGN}2, Mud Dumping (+2)."
    assert said in told_of(state, "pass")
    state = position(
        Player(H, fight="jumbo"), Player(M, fight="gnaw", hand="mud"), Player(R),
        phase=at("sp", 0), result=(0,), forest="nuts nuts",
    )  # fmt: skip
    last = step(state, asked(state)[0], "pass")
    (taken,) = [each for each in last.events if each.key == "igels-takes-food"]
    said = TEXTS.check(Line(taken.key, taken.params))["en"]
    assert said == "Marie-Luise 0 takes Nuts \N{MULTIPLICATION SIGN}2."
    before, after = IGELS.view(state, 0), IGELS.view(last.state, 0)
    assert [*counters()["food-taken"](before, (taken,), after)] == [(0, 2)]


def test_C19_C33_a_battle_is_told_with_the_strengths_that_decide_it() -> None:
    foe, out = Player(M, fight="gnaw", hand="oil"), Player(R)
    hand = position(Player(H, pool="junkie/needle gilly"), foe, out, phase="lead", revealed=False)
    assert "Marie-Luise 0 sends Junkie Hedgehog (3) as leader." in told_of(
        with_open_battle(hand), "lead junkie"
    )
    laid = Player(H, fight="jumbo", down="mud scouts rain")
    state = position(laid, foe, out, phase=at("lay", 1), revealed=False)
    said = "Marie-Luise 0 reveals Mud Dumping (+2), Boy Scouts, Acid Rain."
    assert said in told_of(state, "pass")
    state = position(Player(H, fight="jumbo"), foe, out, phase=at("c2", 1))
    won = "Marie-Luise 0 wins the battle with 4 SAP against Marie-Luise 1 (2)."
    assert won in told_of(state, "pass")


def test_C25_a_pass_does_not_read_as_if_its_seat_had_decided_something() -> None:
    # The table passes for who can only pass, and nobody is told which passes those are.
    state = position(
        Player(H, fight="jumbo"), Player(M, fight="gnaw", hand="oil"), Player(R),
        phase=at("lay", 1), revealed=False,
    )  # fmt: skip
    assert told_of(state, "pass")[0] == "No Support from Marie-Luise 1."
