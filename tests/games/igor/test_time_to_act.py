"""Time to do what a rule demands: between two cards everybody gets it, at every pace (I23)."""

from __future__ import annotations

import pytest

from engine.api.action import Press, Timeout, Wait
from engine.api.event import Line
from engine.api.options import Options, resolve_options
from engine.api.rng import Rng
from engine.games.igor.model import State
from engine.table.deadlines import opens_ms, wait_ms
from engine.table.lobby import start
from engine.table.model import Occupant, Pace, Table
from tests.games.igor.positions import (
    IGOR,
    catch,
    do,
    event_keys,
    offered,
    play,
    position,
    refusal,
    step,
    verbs,
)
from tests.support.games import SEEDS
from tests.support.texts import sentences_of

_PEOPLE = (Occupant(1, "Ann"), Occupant(2, "Bob"), Occupant(3, "Cid"))


def waiting(rules: str = "r02", **more: object) -> State:
    """Return a round of four in which the next card waits for all, and the first one is led."""
    hands = ("L1 B1", "B2 B3", "B4 B5", "B6 B7")
    return play(position(*hands, rules=rules, wait="all", **more), "L1")  # type: ignore[arg-type]


def ask_of_play(state: State) -> str | None:
    offer = offered(state, state.board.turn, "play")
    return None if offer is None else offer.ask


def test_I23_next_card_waits_until_all_others_have_acted_or_have_nothing_to_do() -> None:
    state = waiting()
    for move in ("0 act zap", "2 nothing", "3 nothing"):
        assert ask_of_play(state) is None
        assert refusal(state, "1 play b2a") == "igor-wait"
        state = do(state, move)
    assert ask_of_play(state) is not None
    assert play(state, "B2").board.turn == 2


def test_I23_who_plays_the_next_card_is_not_asked() -> None:
    state = waiting()
    assert "nothing" not in verbs(state, 1)
    assert refusal(state, "1 nothing") == "igor-no-wait"
    assert refusal(do(state, "2 nothing"), "2 nothing") == "igor-no-wait"


def test_I23_having_nothing_to_do_is_posted_times_out_and_tells_nothing() -> None:
    for rules in ("", "r02", "r16 r30"):
        state = waiting(rules)
        for seat in (0, 2, 3):
            offer = offered(state, seat, "nothing")
            assert isinstance(offer, Press)
            assert offer.posted
            assert not offer.voluntary
            assert offer.timeout == Timeout(Wait.PROMPT)
        assert event_keys(step(state, "2 nothing")) == []


@pytest.mark.parametrize(
    ("soon", "until"), [("card", "until the next card."), ("trick", "until the next trick.")]
)
def test_I23_who_may_act_reads_how_long_that_counts_after_a_card(soon: str, until: str) -> None:
    state = waiting(soon=soon)
    for seat in range(4):
        offer = offered(state, seat, "act")
        assert offer.about is not None
        assert sentences_of(SEEDS / "igor" / "text").check(offer.about)["en"].endswith(until)


def test_I23_the_first_card_of_a_round_waits_for_nobody() -> None:
    state = position("L1 B1", "B2 B3", "B4 B5", rules="r02", wait="all")
    assert ask_of_play(state) is not None
    assert all("nothing" not in verbs(state, seat) for seat in range(3))


@pytest.mark.parametrize("then", ["card", "trick", "fine"])
def test_I23_everybody_is_asked_anew_after_each_card_trick_and_fine(then: str) -> None:
    state = do(waiting(), "2 nothing", "3 nothing")
    if then == "fine":
        state = do(state, "2 confess howl")
    else:
        state = do(state, "0 nothing", "1 play b2a")
        if then == "trick":
            state = do(state, *(f"{seat} nothing" for seat in (0, 1, 3)), "2 play b4a")
            state = do(state, *(f"{seat} nothing" for seat in (0, 1, 2)), "3 play b6a")
    turn = state.board.turn
    assert [seat for seat in range(4) if "nothing" in verbs(state, seat)] == [
        seat for seat in range(4) if seat != turn
    ]
    assert ask_of_play(state) is None


@pytest.mark.parametrize("rules", ["", "r02", "r28"])
def test_I23_at_live_pace_the_breath_starts_anew_with_each_card_and_fine(rules: str) -> None:
    """A new ask starts its time again; an act or a cry alone does not."""
    state = play(position("L1 B1", "B2 B3", "B4 B5", "B6 B7", rules=rules), "L1")
    first = ask_of_play(state)
    assert offered(state, 1, "play").opens is Wait.BEAT
    assert ask_of_play(do(state, "0 act howl", "3 catch")) == first
    asks = [first]
    for change in (lambda s: do(s, "2 confess howl"), lambda s: catch(s, 3, 1, "bow")):
        state = change(state)
        asks.append(ask_of_play(state))
    asks.append(ask_of_play(play(state, "B2")))
    assert None not in asks
    assert len({*asks}) == 4


def test_I23_nobody_is_fined_for_being_slow_while_the_card_waits_for_others() -> None:
    state = waiting()
    assert offered(state, 3, "hurry") is None
    assert refusal(state, "3 hurry") == "igor-no-hurry"
    state = do(state, *(f"{seat} nothing" for seat in (0, 2, 3)))
    assert offered(state, 3, "hurry") is not None


@pytest.mark.parametrize("pace", Pace)
def test_I17_nobody_is_fined_for_being_slow_at_once_also_without_a_time_limit(pace: Pace) -> None:
    table = Table(
        channel=1, guild=2, locale="en", host=1, game="igor", version=1, pace=pace,
        options=resolve_options(IGOR.info.options, {}, {}), seats=_PEOPLE,
    )  # fmt: skip
    began = start(1, b"s" * 16)(table, IGOR, 0).after
    fine = offered(play(position("L1 B1", "B2 B3", "B4 B5"), "L1"), 2, "hurry")
    hours = 6 * 3_600_000
    expected = {Pace.LIVE: 25_000, Pace.RELAXED: 300_000, Pace.SLOW: hours, Pace.NONE: hours}
    assert opens_ms(began, 2, fine) == expected[pace]


@pytest.mark.parametrize(
    ("pace", "soon", "waits"),
    [
        (Pace.LIVE, "card", False),
        (Pace.RELAXED, "trick", True),
        (Pace.SLOW, "trick", True),
        (Pace.NONE, "trick", True),
    ],
)
def test_I23_time_to_act_follows_the_pace_unless_it_is_chosen(
    pace: Pace, soon: str, waits: bool
) -> None:
    for chosen in ({}, {"soon": "card", "wait": "breath"}):
        options: Options = resolve_options(IGOR.info.options, chosen, {})
        table = Table(
            channel=1, guild=2, locale="en", host=1, game="igor", version=1, pace=pace,
            options=options, seats=_PEOPLE,
        )  # fmt: skip
        began = start(1, b"s" * 16)(table, IGOR, 0).after
        board = began.state.board
        expected = ("card", False) if chosen else (soon, waits)
        assert (board.soon_until, board.waits_for_all) == expected
        assert IGOR.setup(3, began.options, Rng(began.seed)).state == began.state


@pytest.mark.parametrize("pace", Pace)
def test_I23_the_options_say_how_long_the_breath_between_two_cards_is(pace: Pace) -> None:
    texts = sentences_of(SEEDS / "igor" / "text")
    for key in ("option", "chosen"):
        told = texts.check(Line(f"igor-{key}-wait-breath"))
        breath_ms = wait_ms(pace, Wait.BEAT)
        assert breath_ms is not None
        assert all(f" {breath_ms // 1000} se" in each.casefold() for each in told.values())
