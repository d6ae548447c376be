"""What a hand that is asked again says about what happened since its person's last decision."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.controls.offer_controls import is_pause
from cogs.messages.since_turn import SinceTurn, since_of
from cogs.pages.since_turn import since_lines
from cogs.text.translator import Translator
from engine.api.action import Action, Offer, Pick, Press, Timeout, Wait
from engine.api.event import Event, Param, Seat, concerns_seat, line, names_seat
from engine.api.seats import ready_press
from engine.table.model import Cause, Change, LogEntry, Offers, Stage, awaited
from engine.table.play import open_offers
from engine.table.replay import steps_since
from engine.table.snapshot import TableSnapshot
from tests.support.games import every_game, few_settings
from tests.support.shared_localization import shared_localization
from tests.support.whole_game import play_game

#: What is said of an act comes first in its player's hand only until something else happens.
_INFO: Any = SimpleNamespace(
    pass_verbs=("pass",),
    outcome_events=(),
    brief_outcome_events=("salutes",),
    begun_events=(),
    slight_events=(),
)


class _Draws:
    """A table where seat 0 is asked to draw, with what its hand says has happened."""

    def __init__(self, info: Any = _INFO) -> None:
        self.since, self.revision, self.info = SinceTurn(), 0, info
        draw = Pick(verb="draw", ask="t1", label=line("draw"), options=())
        quick = Press(verb="quick", ask="q", label=line("quick"), voluntary=True)
        self.offers: dict[int, tuple[Offer, ...]] = {0: (draw, quick), 1: (draw,)}

    def change(
        self, seat: int, action: str, *keys: str, cause: Cause = Cause.PERSON, **params: Param
    ) -> list[str]:
        """Return the keys of what seat 0 is told after a person's move with these events."""
        self.revision += 1
        verb, *args = action.split()
        after = SimpleNamespace(
            id=1, stage=Stage.PLAY, seats=[SimpleNamespace(user=each) for each in (7, 8)]
        )
        after.went_back = 0
        entry = LogEntry(self.revision, 1, seat, Action(verb, tuple(args)), cause, 0)
        events = tuple(line(key, seat=Seat(seat), **params) for key in keys)
        made: Any = SimpleNamespace(
            before=after, after=after, entry=entry, events=events, offers=self.offers
        )
        self.since.note_change(made, self.info)
        snapshot: Any = SimpleNamespace(table=after, awaited=(0,))
        return [each.key for each in self.since.events(snapshot, 0) if each is not None]


def test_a_move_is_told_to_its_player_with_what_came_of_it_only() -> None:
    draws = _Draws()
    assert draws.change(0, "draw animals", "joins", "joins") == []
    assert draws.change(0, "draw animals", "joins", "joins", "asks") == ["joins", "joins", "asks"]


def test_a_press_that_only_tells_who_has_pressed_is_not_told_to_its_player() -> None:
    draws = _Draws()
    draws.change(1, "draw both", "draws")
    assert draws.change(0, "draw", "draws-nothing") == []


def test_a_press_that_tells_what_its_player_did_is_not_told_to_them() -> None:
    draws = _Draws()
    draws.change(1, "draw both", "draws")
    draws.offers = {0: draws.offers[0]}
    assert draws.change(0, "draw", "draws-two", two=2) == []


def test_what_comes_of_a_pass_that_the_table_makes_is_told_to_its_seat() -> None:
    draws = _Draws()
    draws.change(0, "draw both", "draws")
    assert draws.change(0, "pass", "takes-food", cause=Cause.AUTO) == ["takes-food"]


def test_who_was_too_late_is_told_that_the_time_was_up_and_nobody_else_is() -> None:
    label = line("pass-label")
    for wait, told in (
        (Wait.WINDOW, ["ui-time-up"]),
        (Wait.PROMPT, ["ui-time-up"]),
        (Wait.CHOICE, ["ui-time-up"]),
        (Wait.BEAT, []),
    ):
        draws = _Draws()
        passing = Press(verb="pass", ask="w", label=label, timeout=Timeout(wait))
        draws.offers = {0: (passing,), 1: (passing,)}
        draws.change(0, "draw both", "draws")
        assert draws.change(1, "pass", cause=Cause.TIMEOUT) == []
        assert draws.change(0, "pass", cause=Cause.AUTO) == []
        assert draws.change(0, "pass", cause=Cause.TIMEOUT) == told
        snapshot: Any = SimpleNamespace(
            table=SimpleNamespace(id=1, stage=Stage.OVER),
            awaited=(),
            game=SimpleNamespace(info=_INFO),
        )
        said = draws.since.outcome(snapshot, 0)
        assert said == tuple(line(key, seat=Seat(0), label=label) for key in told)


def test_C46_who_was_too_late_for_a_draw_is_told_that_the_food_was_taken_for_them() -> None:
    draws = _Draws(every_game()["igels"].game.info)
    label = line("igels-share")
    share = Press(verb="share", ask="d", label=label, timeout=Timeout(Wait.PROMPT))
    draws.offers = {0: (share, Press(verb="decline", ask="d", label=line("igels-decline")))}
    draws.change(0, "draw both", "draws")
    takes = draws.change(0, "share", "igels-takes-food", cause=Cause.TIMEOUT, food=line("nuts"))
    assert takes == ["ui-time-up", "igels-takes-food"]
    table = SimpleNamespace(id=1, stage=Stage.OVER)
    snapshot: Any = SimpleNamespace(table=table, awaited=(), game=SimpleNamespace(info=draws.info))
    late, took = draws.since.outcome(snapshot, 0)
    assert late == line("ui-time-up", seat=Seat(0), label=label)
    assert took.key == "igels-takes-food"


def test_that_a_pause_is_over_is_not_told_as_a_choice_that_came_too_late() -> None:
    draws = _Draws()
    draws.offers = {0: (ready_press("p", line("race-ready")),)}
    draws.change(1, "play", "plays")
    assert "ui-time-up" not in draws.change(0, "ready", "goes-on", cause=Cause.TIMEOUT)


def test_a_hand_that_waits_says_what_others_took_from_it_until_its_next_decision() -> None:
    draws = _Draws()
    draws.change(0, "draw both", "draws")
    info = SimpleNamespace(outcome_events=("robs",), brief_outcome_events=())
    waits: Any = SimpleNamespace(
        table=SimpleNamespace(
            id=1, stage=Stage.PLAY, seats=[SimpleNamespace(is_played_by_house=False)]
        ),
        awaited=(1,),
        game=SimpleNamespace(info=info),
    )
    draws.offers = {1: draws.offers[1]}
    draws.change(1, "draw both", "robs", other=Seat(0))
    (told,) = draws.since.outcome(waits, 0)
    assert told == line("robs", seat=Seat(1), other=Seat(0))
    draws.offers = _Draws().offers
    draws.change(1, "draw both", "draws")
    draws.change(0, "draw both", "draws")
    assert draws.since.outcome(waits, 0) == ()


def test_an_own_act_is_said_first_until_something_else_happens_and_then_in_its_order() -> None:
    draws = _Draws()
    snapshot: Any = SimpleNamespace(
        table=SimpleNamespace(id=1, stage=Stage.OVER),
        awaited=(0,),
        game=SimpleNamespace(info=_INFO),
    )
    salutes = (line("salutes", seat=Seat(0)),)
    draws.change(0, "draw both", "draws")
    for cause in (Cause.PERSON, Cause.HOUSE):
        told = draws.change(1, "draw both", "draws")
        assert draws.change(0, "act salute", "salutes", cause=cause) == [*told, "salutes"]
        assert draws.since.outcome(snapshot, 0) == salutes
        draws.change(0, "pass", cause=Cause.AUTO)
        assert draws.since.outcome(snapshot, 0) == salutes, "nobody was told of anything since"
        assert draws.change(1, "draw both", "draws") == [*told, "salutes", "draws"]
        assert draws.since.outcome(snapshot, 0) == ()


def test_C46_who_takes_food_from_a_draw_reads_which_though_the_press_does_not_say() -> None:
    draws = _Draws(every_game()["igels"].game.info)
    draws.change(0, "draw both", "draws")
    assert draws.change(0, "share", "igels-takes-food", food=line("nuts")) == ["igels-takes-food"]
    table = SimpleNamespace(id=1, stage=Stage.OVER)
    snapshot: Any = SimpleNamespace(table=table, awaited=(), game=SimpleNamespace(info=draws.info))
    (told,) = draws.since.outcome(snapshot, 0)
    assert told == line("igels-takes-food", seat=Seat(0), food=line("nuts"))
    both = draws.change(1, "share", "igels-takes-food", food=line("bug"))
    assert both == ["igels-takes-food", "igels-takes-food"]


def test_what_decides_nothing_leaves_what_happened_before_it() -> None:
    draws = _Draws()
    draws.change(0, "draw both", "draws")
    draws.change(1, "draw both", "draws")
    assert draws.change(0, "quick", "quick-on") == ["draws"]


def test_who_passes_all_questions_of_a_turn_has_read_what_happened_before() -> None:
    draws = _Draws()
    draws.change(0, "draw both", "draws")
    draws.change(1, "draw both", "draws")
    draws.offers = {0: draws.offers[0][1:], 1: draws.offers[1]}
    assert draws.change(0, "quick", "quick-on") == []


def test_what_others_did_is_told_until_the_end_of_a_turn_of_several_moves() -> None:
    draws = _Draws()
    draws.change(0, "draw both", "draws")
    mine, theirs = ({seat: draws.offers[seat]} for seat in (0, 1))
    draws.offers = mine
    assert draws.change(1, "draw both", "other") == ["other"]
    assert draws.change(0, "draw both", "draws", "led-to") == ["other", "draws", "led-to"]
    assert draws.change(0, "draw both", "draws") == ["other"], "the hand has told what came of it"
    draws.offers = theirs
    assert draws.change(0, "draw both", "draws", "led-to") == ["draws", "led-to"]


def test_a_seat_is_found_in_lines_within_lines() -> None:
    totals = line("totals", totals=(line("total", sap=3, seat=Seat(1)),), card=line("card"))
    assert names_seat(totals, 1)
    assert not names_seat(totals, 0)


def test_what_names_everybody_is_about_nobody_but_in_a_game_of_two() -> None:
    totals = line("totals", totals=tuple(line("total", seat=Seat(seat)) for seat in range(3)))
    assert not concerns_seat(totals, 1, 3)
    assert concerns_seat(totals, 1, 4)
    assert not concerns_seat(totals, 3, 4)
    assert concerns_seat(line("bites", seat=Seat(0), other=Seat(1)), 1, 2)


@pytest.mark.parametrize("slug", every_game())
def test_what_is_about_a_seat_is_told_in_order_until_its_person_has_decided(slug: str) -> None:
    known = every_game()[slug]
    seats, since = min(known.game.info.seats, key=lambda each: abs(each - 3)), SinceTurn()
    missed: dict[int, list[Event]] = {}
    happened, told = list[Event](), dict[int, set[str]]()

    def watch(change: Change) -> None:
        since.note_change(change, known.game.info)
        entry, after = change.entry, change.after
        happened.extend(change.events)
        if after.stage is not Stage.PLAY:
            return
        own = _said_by_the_move(change, seats)
        for each in missed:
            new = _about(change.events, each, seats)
            missed[each] += [event for event in new if each != entry.seat or event not in own]
        if entry.seat is not None and after.seats[entry.seat].user is not None:
            if entry.seat not in missed:
                missed[entry.seat] = []
            elif entry.cause is Cause.PERSON and (
                entry.action.verb in told.get(entry.seat, ())
                or (entry.seat in told and not _chooses(change.offers, entry.seat))
            ):
                new = _about(change.events, entry.seat, seats)
                missed[entry.seat] = [event for event in new if event not in own]
        offers, asked = change.offers, awaited(change.offers)
        snapshot: Any = SimpleNamespace(table=after, awaited=asked, offers=offers)
        for seat in missed.keys() & set(asked):
            shown = since.events(snapshot, seat)
            # After so many questions in which it could only pass the oldest are forgotten.
            assert all(event in shown for event in missed[seat][-24:]), (slug, seat)
            assert None not in shown[-24:]
            rest = iter(happened)
            assert all(event in rest for event in shown if event), "in order, at a pause too"
        told.clear()
        for seat in asked:
            if _chooses(offers, seat):
                told[seat] = {each.verb for each in offers[seat] if not each.voluntary}

    chosen = few_settings(known, seats)[0].options
    play_game(known.game, chosen, seats, frozenset(), 3, watch)
    assert 0 in missed


def test_what_came_of_an_own_move_alone_is_not_told_as_since_the_last_turn() -> None:
    info = SimpleNamespace(lasting_events=(), begun_events=(), slight_events=())
    game, table = SimpleNamespace(info=info), SimpleNamespace(seats=range(2))
    snapshot: Any = SimpleNamespace(game=game, table=table)
    translator = Translator(shared_localization(), "en", ("Ann", "Bob"))
    own, other = (line("table-house-played", seat=Seat(seat)) for seat in range(2))

    def heading(*since: Event | None) -> str:
        return since_lines(since, snapshot, 0, translator).splitlines()[1]

    assert heading(own) == "-# Since your last move:"
    for since in ((own, other), (other,), (None, own)):
        assert heading(*since) == "-# Since your last turn:"


def test_B37_B32_a_hand_says_first_until_it_moves_that_its_mouse_was_bitten() -> None:
    known, since = every_game()["badger"], SinceTurn()
    by_other, by_own = ({seat: list[Event]() for seat in range(2)} for _ in range(2))
    told = {"own": 0, "other": 0}

    def watch(change: Change) -> None:
        since.note_change(change)
        entry, after = change.entry, change.after
        if after.stage is not Stage.PLAY or entry.seat is None:
            return
        by_own[entry.seat], by_other[entry.seat] = [], []
        for each in change.events:
            if each.key in known.game.info.outcome_events:
                (seat,) = (at for at in range(2) if names_seat(each, at))
                (by_own if seat == entry.seat else by_other)[seat].append(each)
                told["own" if seat == entry.seat else "other"] += 1
        snapshot = TableSnapshot(after, known.game, change.offers)
        for seat in range(2):
            shown = since.outcome(snapshot, seat)
            if seat in snapshot.awaited or entry.seat == seat:
                assert {*shown} == {*by_other[seat], *by_own[seat]}

    play_game(known.game, few_settings(known, 2)[0].options, 2, frozenset(), 3, watch)
    assert all(told.values())


@pytest.mark.parametrize("slug", every_game())
def test_what_happened_last_is_told_when_the_game_is_over(slug: str) -> None:
    known, since, changes = every_game()[slug], SinceTurn(), list[Change]()
    seats = min(known.game.info.seats, key=lambda each: abs(each - 3))
    play_game(
        known.game, few_settings(known, seats)[0].options, seats, frozenset(), 3, changes.append
    )
    for change in changes:
        since.note_change(change, known.game.info)
    last = changes[-1]
    assert last.after.stage is Stage.OVER
    snapshot = TableSnapshot(last.after, known.game, last.offers)
    people = {each.entry.seat for each in changes if each.entry.seat is not None}
    told = {seat: since.events(snapshot, seat) for seat in people}
    for seat in people - {last.entry.seat}:
        assert told[seat][len(told[seat]) - len(last.events) :] == last.events
    assert not any(since.outcome(snapshot, seat) for seat in people), "told once"


@pytest.mark.parametrize("slug", every_game())
def test_the_log_tells_after_a_restart_what_was_noted_before_it(slug: str) -> None:
    known, changes, compared = every_game()[slug], list[Change](), 0
    seats = min(known.game.info.seats, key=lambda each: abs(each - 3))
    play_game(
        known.game, few_settings(known, seats)[0].options, seats, frozenset(), 4, changes.append
    )
    noted, first = SinceTurn(), changes[0].before
    dealt = TableSnapshot(first, known.game, open_offers(first, known.game))
    noted.put(first, since_of(dealt, steps_since(first, known.game, ())))
    for at, change in enumerate(changes[:-1], start=1):
        noted.note_change(change, known.game.info)
        if at % 9 or at > 200:
            continue
        read = SinceTurn()
        snapshot = TableSnapshot(change.after, known.game, change.offers)
        entries = [each.entry for each in changes[:at]]
        read.put(change.after, since_of(snapshot, steps_since(first, known.game, entries)))
        assert read.knows(change.after)
        for seat in snapshot.awaited:
            assert read.events(snapshot, seat) == noted.events(snapshot, seat), (at, seat)
            compared += 1
    assert compared


def _chooses(offers: Offers, seat: int) -> bool:
    return seat in awaited(offers) and not all(map(is_pause, offers[seat]))


def _said_by_the_move(change: Change, seats: int) -> list[Event]:
    """Return what a person's own move says, unless it is about somebody else: they know it."""
    entry, others = change.entry, {*range(seats)} - {change.entry.seat}
    if entry.seat is None or entry.cause not in (Cause.PERSON, Cause.AUTO):
        return []
    return [
        event
        for event in change.events
        if event.key == change.events[0].key
        and (entry.action.args or (event.params and event.params[0][1] == Seat(entry.seat)))
        and not any(names_seat(event, each) for each in others)
    ]


def _about(events: Sequence[Event], seat: int, seats: int) -> list[Event]:
    return [event for event in events if concerns_seat(event, seat, seats)]
