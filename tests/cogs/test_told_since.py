"""What a hand that is asked again says about what happened since its person's last decision."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.controls.offer_controls import is_pause
from cogs.messages.since_turn import SinceTurn, since_of
from cogs.pages.hand import told_since
from engine.api.action import Action, Pick, Press
from engine.api.event import Event, Seat, concerns_seat, line, names_seat
from engine.table.model import Cause, Change, LogEntry, Stage, awaited
from engine.table.replay import steps_since
from engine.table.snapshot import TableSnapshot
from tests.support.games import every_game, few_settings
from tests.support.whole_game import play_game

_GAP = "\N{HORIZONTAL ELLIPSIS}"


def _told(*sentences: str) -> str:
    return told_since([(each, "Cid" in each) for each in sentences])


def test_it_is_told_in_the_order_in_which_it_happened() -> None:
    told = _told("Ann runs to 18.", "Ann bites Cid.", "Bob rests.", "Bob rests.", "Cid loses 2.")
    assert told == "Ann runs to 18. Ann bites Cid. Bob rests. Bob rests. Cid loses 2."


def test_the_oldest_is_left_out_first_and_an_ellipsis_says_so() -> None:
    sentences = [f"Ann runs to {number}." for number in range(100)]
    for own in ([], ["Cid loses a card."]):
        told = _told(*own, *sentences)
        assert f"{_GAP} Ann runs to " in told
        assert told.endswith("Ann runs to 98. Ann runs to 99.")
        assert told.startswith(own[0] if own else _GAP)
        assert len(told) <= 702


def test_what_is_about_the_reader_is_complete_where_nothing_else_has_room() -> None:
    own = [f"Cid loses card {number}." for number in range(40)]
    assert _told(*own[:20], "Ann rests.", *own[20:]) == " ".join([*own[:20], _GAP, *own[20:]])


def test_what_is_forgotten_leaves_a_gap() -> None:
    assert _told("Cid loses 1.", "", "Ann rests.") == f"Cid loses 1. {_GAP} Ann rests."


def test_a_single_sentence_without_room_is_cut() -> None:
    assert 600 < len(_told("x" * 5_000)) <= 700
    assert _told("a", "x" * 5_000).startswith(f"{_GAP} xxx")
    assert 600 < len(_told("Cid" + "x" * 5_000, "a")) <= 710


class _Draws:
    """A table where seat 0 is asked to draw, with what its hand says has happened."""

    def __init__(self) -> None:
        self.since, self.revision = SinceTurn(), 0
        draw = Pick(verb="draw", ask="t1", label=line("draw"), options=())
        quick = Press(verb="quick", ask="q", label=line("quick"), voluntary=True)
        self.offers = {0: (draw, quick), 1: (draw,)}

    def change(self, seat: int, action: str, *keys: str, back: int | None = None) -> list[str]:
        """Return the keys of what seat 0 is told after a person's move with these events."""
        self.revision += 1
        verb, *args = action.split()
        after = SimpleNamespace(
            id=1, stage=Stage.PLAY, seats=[SimpleNamespace(user=each) for each in (7, 8)]
        )
        after.went_back = self.revision if back is not None else 0
        entry = LogEntry(
            self.revision,
            1,
            None if back is not None else seat,
            Action(verb, tuple(args)),
            Cause.PERSON,
            0,
        )
        events = tuple(line(key, seat=Seat(seat)) for key in keys)
        made: Any = SimpleNamespace(
            before=after, after=after, entry=entry, events=events, offers=self.offers
        )
        self.since.note_change(made)
        snapshot: Any = SimpleNamespace(table=after, awaited=(0,))
        return [each.key for each in self.since.events(snapshot, 0) if each is not None]


def test_a_move_that_is_told_in_several_events_of_a_kind_is_not_told_to_its_player() -> None:
    draws = _Draws()
    assert draws.change(0, "draw animals", "joins", "joins", "asks") == ["asks"]


def test_a_press_that_only_tells_who_has_pressed_is_not_told_to_its_player() -> None:
    draws = _Draws()
    draws.change(1, "draw both", "draws")
    assert draws.change(0, "draw", "draws-nothing", "asks") == ["asks"]


def test_what_decides_nothing_leaves_what_happened_before_it() -> None:
    draws = _Draws()
    draws.change(0, "draw both", "draws")
    draws.change(1, "draw both", "draws")
    assert draws.change(0, "quick", "quick-on") == ["draws", "quick-on"]


def test_what_others_did_is_told_until_the_end_of_a_turn_of_several_moves() -> None:
    draws = _Draws()
    draws.change(0, "draw both", "draws")
    mine, theirs = ({seat: draws.offers[seat]} for seat in (0, 1))
    draws.offers = mine
    assert draws.change(1, "draw both", "other") == ["other"]
    assert draws.change(0, "draw both", "draws") == ["other"]
    draws.offers = theirs
    assert draws.change(0, "draw both", "draws", "led-to") == ["led-to"]


def test_a_move_taken_back_gives_back_what_happened_before_it() -> None:
    draws = _Draws()
    draws.change(0, "draw both", "draws")
    draws.change(1, "draw both", "other")
    assert draws.change(0, "draw both", "draws") == []
    assert draws.change(0, "takeback 7 3 0", "took-back", back=0) == ["other", "took-back"]


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
        since.note_change(change)
        entry, after = change.entry, change.after
        happened.extend(change.events)
        if after.stage is not Stage.PLAY:
            return
        for each in missed:
            missed[each] += _about(change.events, each, seats)
        if entry.seat is not None and after.seats[entry.seat].user is not None:
            new = _about(change.events, entry.seat, seats)
            if entry.seat not in missed:
                missed[entry.seat] = []
            elif entry.cause is Cause.PERSON and entry.action.verb in told.get(entry.seat, ()):
                # Its own move is not told, unless it is about somebody else; what that led to is.
                others = {*range(seats)} - {entry.seat}
                known = [
                    event
                    for event in change.events
                    if event.key == change.events[0].key
                    and (entry.action.args or [name for name, _ in event.params] == ["seat"])
                    and not any(names_seat(event, each) for each in others)
                ]
                missed[entry.seat] = [event for event in new if event not in known]
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
            if not all(map(is_pause, offers[seat])):
                told[seat] = {each.verb for each in offers[seat] if not each.voluntary}

    chosen = few_settings(known, seats)[0].options
    play_game(known.game, chosen, seats, frozenset(), 3, watch)
    assert 0 in missed


@pytest.mark.parametrize("slug", every_game())
def test_the_log_tells_after_a_restart_what_was_noted_before_it(slug: str) -> None:
    known, changes, compared = every_game()[slug], list[Change](), 0
    seats = min(known.game.info.seats, key=lambda each: abs(each - 3))
    play_game(
        known.game, few_settings(known, seats)[0].options, seats, frozenset(), 4, changes.append
    )
    noted, first = SinceTurn(), changes[0].before
    for at, change in enumerate(changes[:-1], start=1):
        noted.note_change(change)
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


def _about(events: Sequence[Event], seat: int, seats: int) -> list[Event]:
    return [event for event in events if concerns_seat(event, seat, seats)]
