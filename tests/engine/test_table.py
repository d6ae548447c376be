"""What a click answers: current, stale, too soon, out of turn; and what a move changes."""

from __future__ import annotations

from itertools import chain

import pytest

from engine.api.action import Action, Wait
from engine.api.event import Seat, line
from engine.api.refusals import Illegal, NotYourTurn, Stale, TooSoon
from engine.catalogue import catalogue
from engine.table import lobby
from engine.table.model import Cause, Change, Pace, Stage, awaited
from engine.table.play import MAX_RECENT_EVENTS, act, find_offer, last_events, open_offers
from tests.engine.builders import NOW, asks, number, press, started, timed_press
from tests.support.games import SEEDS
from tests.support.replay import replay
from tests.support.scripted_game import END, ScriptedGame, moves_made

#: Two seats bid at once, then seat 1 has its turn, and seat 0 may wave whenever it likes.
_TWO = ScriptedGame(
    {
        "bids": {0: (number("bid", "b1"),), 1: (number("bid", "b1"),)},
        "turn": {0: (press("wave", "w", voluntary=True),), 1: (press("go", "t1"),)},
        "last": {1: (press("go", "t2"),)},
    },
    {("bids", "end"): "turn", ("turn", "go"): "last", ("last", "go"): END},
)


def _moved(
    change: Change, game: ScriptedGame, seat: int, ask: str, action: Action, now: int
) -> Change:
    offers = change.offers
    offer = find_offer(change.after, game, offers, seat, ask, action, now)
    return act(change.after, game, seat, offer.ask, action, Cause.PERSON, now)


def test_start_is_a_checkpoint_and_an_event() -> None:
    change = started(_TWO, 100, 200)
    assert change.checkpoint
    assert change.entry.revision == change.after.revision == 1
    assert change.after.stage is Stage.PLAY
    assert change.events[0].key == "table-begun"
    assert change.after.recent_events == change.events
    assert change.after.seed.hex() not in repr(change)


def test_another_seats_move_keeps_my_question_current() -> None:
    change = started(_TWO, 100, 200)
    other = _moved(change, _TWO, 1, "b1", Action("bid", ("4",)), NOW + 1)
    mine = _moved(other, _TWO, 0, "b1", Action("bid", ("7",)), NOW + 2)
    assert moves_made(mine.after.state) == ("1 bid 4", "0 bid 7")


def test_a_double_click_is_stale() -> None:
    change = started(_TWO, 100, 200)
    once = _moved(change, _TWO, 1, "b1", Action("bid", ("4",)), NOW + 1)
    assert once.offers[1] == ()
    with pytest.raises(Stale):
        _moved(once, _TWO, 1, "b1", Action("bid", ("4",)), NOW + 2)


def test_an_answered_ask_is_closed_to_that_seat_alone_and_while_it_stands() -> None:
    script = {
        "a": {0: (press("go", "q"), press("stay", "q"), press("look", "p"))},
        "b": {0: (press("go", "r"),)},
        "c": {0: (press("go", "q"),)},
    }
    game = ScriptedGame(script, {("a", "look"): "b", ("b", "go"): "c"})
    change = started(game, 100, 200)
    change = _moved(change, game, 0, "q", Action("stay"), NOW)
    # The whole question is answered, whichever of its offers was taken.
    assert asks(change.offers[0]) == [("look", "p")]
    assert change.after.answered == ((0, "q"),)
    change = _moved(change, game, 0, "p", Action("look"), NOW)
    change = _moved(change, game, 0, "r", Action("go"), NOW)
    # It was gone in between, so this is a new question of the same name.
    assert asks(change.offers[0]) == [("go", "q")]
    assert change.after.answered == ()


def test_a_question_that_is_gone_is_stale() -> None:
    change = started(_TWO, 100, 200)
    with pytest.raises(Stale) as caught:
        _moved(change, _TWO, 0, "b0", Action("bid", ("4",)), NOW)
    assert caught.value.line.key == "refusal-stale"


def test_verb_that_the_question_does_not_have_is_stale() -> None:
    change = started(_TWO, 100, 200)
    with pytest.raises(Stale):
        _moved(change, _TWO, 0, "b1", Action("go"), NOW)


def test_typed_move_answers_the_question_that_admits_it() -> None:
    change = started(_TWO, 100, 200)
    offer = find_offer(change.after, _TWO, change.offers, 0, None, Action("bid", ("9",)), NOW)
    assert offer.ask == "b1"


def test_action_without_offer_is_refused_with_the_games_reason() -> None:
    change = started(_TWO, 100, 200)
    for ask in ("b1", None):
        with pytest.raises(Illegal) as caught:
            find_offer(change.after, _TWO, change.offers, 0, ask, Action("bid", ("10",)), NOW)
        assert caught.value.line.key == "scripted-never"


def test_legal_action_without_offer_is_refused() -> None:
    change = started(_TWO, 100, 200)
    with pytest.raises(Illegal) as caught:
        find_offer(change.after, _TWO, {0: (press("other"),)}, 0, None, Action("bid", ("1",)), NOW)
    assert caught.value.line.key == "refusal-not-offered"


def test_not_your_turn_names_the_awaited_seats() -> None:
    game = ScriptedGame({"a": {1: (press("go"),), 2: (press("go"),)}}, {})
    change = started(game, 100, 200, 300)
    with pytest.raises(NotYourTurn) as caught:
        find_offer(change.after, game, change.offers, 0, None, Action("go"), NOW)
    waited = dict(caught.value.line.params)["seats"]
    assert waited == (line("seat", seat=Seat(1)), line("seat", seat=Seat(2)))
    assert caught.value.why is not None
    assert caught.value.why.key == "scripted-never", "the rule's own reason comes along"


def test_refusal_says_when_nothing_is_asked_of_anybody() -> None:
    game = ScriptedGame({"a": {None: (timed_press("close", Wait.BEAT),)}}, {})
    change = started(game, 100, 200)
    with pytest.raises(NotYourTurn) as caught:
        find_offer(change.after, game, change.offers, 0, None, Action("go"), NOW)
    assert caught.value.line.key == "refusal-nothing-asked"


def test_game_waits_only_for_required_answers() -> None:
    change = started(_TWO, 100, 200)
    assert awaited(change.offers) == (0, 1)
    turn = {0: (press("wave", voluntary=True),), 1: (press("go"),), None: (press("close"),)}
    assert awaited(turn) == (1,)


def test_an_offer_that_has_not_opened_is_too_soon() -> None:
    game = ScriptedGame({"a": {0: (press("catch", opens=Wait.BLINK),), 1: (press("go", "r"),)}}, {})
    change = started(game, 100, 200)
    with pytest.raises(TooSoon) as caught:
        _moved(change, game, 0, "q", Action("catch"), NOW + 1_499)
    assert caught.value.opens_ms == NOW + 1_500
    # Another seat's act does not move its clock.
    change = _moved(change, game, 1, "r", Action("go"), NOW + 1_000)
    caught_it = _moved(change, game, 0, "q", Action("catch"), NOW + 1_500)
    assert moves_made(caught_it.after.state)[-1] == "0 catch"


def test_an_offer_that_opens_after_a_time_does_so_after_six_hours_without_time_limits() -> None:
    game = ScriptedGame({"a": {0: (press("hurry", opens=Wait.TURN),)}}, {})
    change = started(game, 100, pace=Pace.NONE)
    opens = NOW + 6 * 3_600_000
    with pytest.raises(TooSoon) as caught:
        _moved(change, game, 0, "q", Action("hurry"), opens - 1)
    assert caught.value.opens_ms == opens
    assert _moved(change, game, 0, "q", Action("hurry"), opens).entry.action == Action("hurry")


def test_a_typed_move_takes_the_offer_that_is_open() -> None:
    """Two questions of one verb: the one that opens later does not hide the other."""
    script = {"a": {0: (press("go", "later", opens=Wait.BEAT), press("go", "now"))}}
    game = ScriptedGame(script, {})
    change = started(game, 100)
    offer = find_offer(change.after, game, change.offers, 0, None, Action("go"), NOW)
    assert offer.ask == "now"


def test_a_refused_move_changes_nothing() -> None:
    change = started(_TWO, 100, 200)
    with pytest.raises(Illegal):
        act(change.after, _TWO, 0, "b1", Action("bid", ("never",)), Cause.PERSON, NOW)
    assert change.after.revision == 1
    assert open_offers(change.after, _TWO) == change.offers


def test_a_move_is_one_revision_and_one_row_that_names_it() -> None:
    change = started(_TWO, 100, 200)
    moved = _moved(change, _TWO, 1, "b1", Action("bid", ("4",)), NOW + 9)
    entry = moved.entry
    assert (entry.revision, entry.version, entry.seat) == (2, 1, 1)
    assert (entry.action, entry.cause, entry.at_ms) == (
        Action("bid", ("4",)),
        Cause.PERSON,
        NOW + 9,
    )
    assert moved.before is change.after
    assert moved.after.changed_ms == NOW + 9
    assert not moved.checkpoint


def test_the_house_says_when_it_plays_for_a_person() -> None:
    change = started(_TWO, 100, None)
    own = act(change.after, _TWO, 1, "b1", Action("bid", ("1",)), Cause.HOUSE, NOW)
    assert [event.key for event in own.events] == ["scripted-made"]
    cover = act(change.after, _TWO, 0, "b1", Action("bid", ("1",)), Cause.HOUSE, NOW)
    assert cover.events == (line("table-house-played", seat=Seat(0)), line("scripted-made"))


def test_table_keeps_its_last_events() -> None:
    script = {"a": {0: (number("say", "1"),)}, "b": {0: (number("say", "2"),)}}
    game = ScriptedGame(script, {("a", "say"): "b", ("b", "say"): "a"})
    change = started(game, 100)
    for turn in range(12):
        ask = "12"[turn % 2]
        change = _moved(change, game, 0, ask, Action("say", ("1",)), NOW)
    assert [each.key for each in change.after.recent_events] == [
        "scripted-made"
    ] * MAX_RECENT_EVENTS


def test_end_removes_offers_timers_and_answers() -> None:
    game = ScriptedGame(
        {"a": {0: (press("go"),), 1: (timed_press("go", Wait.TURN),)}}, {("a", "go"): END}
    )
    change = _moved(started(game, 100, 200), game, 0, "q", Action("go"), NOW)
    after = change.after
    assert after.stage is Stage.OVER
    assert after.outcome is not None
    assert not after.is_active
    assert (after.answered, after.timers, change.offers) == ((), (), {})
    assert open_offers(after, game) == {}
    with pytest.raises(Stale):
        find_offer(after, game, {}, 1, "q", Action("go"), NOW)


def test_a_log_replays_to_the_same_state() -> None:
    first = started(_TWO, 100, 200)
    second = _moved(first, _TWO, 1, "b1", Action("bid", ("4",)), NOW)
    third = _moved(second, _TWO, 0, "b1", Action("bid", ("5",)), NOW)
    entries = (second.entry, third.entry)
    assert replay(third.after, _TWO, entries) == third.after.state


def test_replay_skips_log_entries_that_are_not_moves() -> None:
    first = started(_TWO, 100, 200)
    second = _moved(first, _TWO, 1, "b1", Action("bid", ("4",)), NOW)
    gone = lobby.leave(200)(second.after, _TWO, NOW)
    third = act(gone.after, _TWO, 0, "b1", Action("bid", ("5",)), Cause.PERSON, NOW)
    entries = (second.entry, gone.entry, third.entry)
    assert [entry.revision for entry in entries] == [2, 3, 4]
    assert replay(third.after, _TWO, entries) == third.after.state


def test_the_latest_event_of_each_kind_stays_until_the_next_of_its_kind() -> None:
    igor = catalogue(SEEDS)["igor"]
    trick, hand, other = line("igor-won-with", coins=1), line("igor-hand-over"), line("igor-cried")
    events = (trick, *[other] * 3, hand, *[other] * 6)
    assert last_events(igor, events, 4) == (hand, *[other] * 4)
    kept = last_events(igor, (*events, line("igor-won-with", coins=2), *[other] * 6), 4)
    assert kept == (line("igor-won-with", coins=2), *[other] * 4), "the first trick since"
    assert last_events(igor, (other, trick), 4) == (other, trick)
    dealt = line("igor-dealt")
    kept = last_events(igor, (*events, dealt, *[other] * 6), 4)
    assert kept == (dealt, *[other] * 4), "the hand before is no longer the latest"


def test_events_that_last_have_texts() -> None:
    games = catalogue(SEEDS)
    # A bite in Badger is soon followed by others' turns; above them it would read as the latest.
    assert [slug for slug, game in games.items() if not game.info.lasting_events] == ["badger"]
    for slug, game in games.items():
        texts = (SEEDS / slug / "text" / "en.ftl").read_text(encoding="utf-8")
        for key in chain(*game.info.lasting_events):
            assert f"\n{key} = " in texts, key
