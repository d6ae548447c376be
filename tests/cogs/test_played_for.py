"""What somebody who was away is told that the house has played for them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from cogs.pages.turn_ping import played_for
from engine.api.event import Seat, line


def test_what_another_player_did_after_it_is_not_told_as_played_for_oneself() -> None:
    played, after = line("plays", seat=Seat(0)), line("falls", place=3)
    events = (line("table-house-played", seat=Seat(0)), played, after)
    table: Any = SimpleNamespace(recent_events=events)
    assert played_for(table, 0) == (played, after)
    table.recent_events = (*events[:2], line("plays", seat=Seat(1)), after)
    assert played_for(table, 0) == (played,)
    assert played_for(table, 1) == ()
