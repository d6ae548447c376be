"""What a hand that is asked again says about what happened since its person's last decision."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.controls.offer_controls import is_pause
from cogs.messages.since_turn import SinceTurn
from cogs.pages.hand import told_since
from engine.api.event import Event, Seat, line, names_seat
from engine.table.model import Cause, Change, Stage, awaited
from tests.support.games import every_game, few_settings
from tests.support.whole_game import play_game


def test_everything_is_told_where_it_has_room() -> None:
    assert told_since([], ["Ann runs to 18.", "Bob rests."]) == "Ann runs to 18. Bob rests."


def test_what_names_the_reader_comes_first() -> None:
    told = told_since(["Bob bites Ann.", "Ann loses 2."], ["Bob rests."])
    assert told == "Bob bites Ann. Ann loses 2. Bob rests."


def test_the_oldest_is_left_out_first_and_an_ellipsis_says_so() -> None:
    sentences = [f"Ann runs to {number}." for number in range(100)]
    for own in ([], ["Cid loses a card."]):
        told = told_since(own, sentences)
        assert "\N{HORIZONTAL ELLIPSIS} Ann runs to " in told
        assert told.endswith("Ann runs to 98. Ann runs to 99.")
        assert told.startswith(own[0] if own else "\N{HORIZONTAL ELLIPSIS}")
        assert len(told) <= 702


def test_what_names_the_reader_is_complete_where_nothing_else_has_room() -> None:
    own = [f"Cid loses card {number}." for number in range(40)]
    told = told_since(own, ["Ann rests."])
    assert told == f"{' '.join(own)} \N{HORIZONTAL ELLIPSIS}"


def test_a_single_sentence_without_room_is_cut() -> None:
    assert 600 < len(told_since([], ["x" * 5_000])) <= 700
    assert told_since([], ["a", "x" * 5_000]).startswith("\N{HORIZONTAL ELLIPSIS} xxx")
    assert 600 < len(told_since(["x" * 5_000], ["a"])) <= 710


def test_a_seat_is_found_in_lines_within_lines() -> None:
    totals = line("totals", totals=(line("total", sap=3, seat=Seat(1)),), card=line("card"))
    assert names_seat(totals, 1)
    assert not names_seat(totals, 0)


@pytest.mark.parametrize("slug", every_game())
def test_whatever_names_a_seat_is_told_until_its_person_has_decided(slug: str) -> None:
    known = every_game()[slug]
    seats, since = min(known.game.info.seats, key=lambda each: abs(each - 3)), SinceTurn()
    missed: dict[int, list[Event]] = {}
    told = set[int]()

    def watch(change: Change) -> None:
        since.note_change(change)
        entry, after = change.entry, change.after
        if after.stage is not Stage.PLAY:
            return
        for each in missed:
            missed[each] += [event for event in change.events if names_seat(event, each)]
        if entry.seat is not None and after.seats[entry.seat].user is not None:
            new = [event for event in change.events if names_seat(event, entry.seat)]
            if entry.seat not in missed:
                missed[entry.seat] = []
            elif entry.cause is Cause.PERSON and entry.seat in told:
                # Its own move is not told, unless it is about somebody else; what that led to is.
                has_words = entry.action.args and new and new[0] is change.events[0]
                others = {*range(seats)} - {entry.seat}
                about_others = has_words and any(names_seat(new[0], each) for each in others)
                missed[entry.seat] = new[1:] if has_words and not about_others else new
        offers, asked = change.offers, awaited(change.offers)
        snapshot: Any = SimpleNamespace(table=after, awaited=asked, offers=offers)
        for seat in missed.keys() & set(asked):
            shown = since.events(snapshot, seat)
            # After so many questions in which it could only pass the oldest are forgotten.
            assert all(event in shown for event in missed[seat][-24:]), (slug, seat)
        told.clear()
        told.update(seat for seat in asked if not all(map(is_pause, offers[seat])))

    chosen = few_settings(known, seats)[0].options
    play_game(known.game, chosen, seats, frozenset(), 3, watch)
    assert 0 in missed
