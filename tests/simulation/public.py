"""What of a table everybody may see, and the proof that nobody sees more than they may."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cogs._offers import controls
from engine.action import Offer
from engine.dues import dues
from engine.event import Line
from engine.play import open_offers
from engine.rng import Rng
from engine.tables import Seen


def hold_secrets(seen: Seen, seed: bytes) -> None:
    """Deal anew what each seat cannot know: nothing it is shown may change.

    Raises `AssertionError` naming the seat that could tell.
    """
    table, game = seen.table, seen.game
    if table.state is None:
        return
    for seat in range(len(table.seats)):
        other = _dealt(seen, seat, seed)
        mine = game.view(table.state, seat)
        assert game.view(other.table.state, seat) == mine, f"{table}: seat {seat} sees too much"
        assert other.offers.get(seat) == seen.offers.get(seat), f"{table}: seat {seat} is told"
        panels = [_custom_ids(each, seat, each.offers.get(seat, ())) for each in (other, seen)]
        assert panels[0] == panels[1], f"{table}: the panel of seat {seat} tells"
    assert in_public(_dealt(seen, None, seed)) == in_public(seen), f"{table} tells everybody"


def in_public(seen: Seen) -> tuple[Any, ...]:
    """Give all that the public message of a table is made from, but for what was said."""
    view = seen.game.view(seen.table.state, None)
    return (
        view,
        seen.game.picture(view),
        seen.posted,
        _custom_ids(seen, None, seen.posted),
        seen.awaited,
        sorted(dues(seen.table, seen.offers), key=repr),
    )


def _dealt(seen: Seen, seat: int | None, seed: bytes) -> Seen:
    state = seen.game.scramble(seen.table.state, seat, Rng(seed))
    table = replace(seen.table, state=state)
    return replace(seen, table=table, offers=open_offers(table, seen.game))


def _custom_ids(seen: Seen, seat: int | None, offers: tuple[Offer, ...]) -> list[str]:
    def key(said: Line) -> str:
        return said.key

    found = controls(seen.table.id, seat, offers, key)
    return [item.custom_id for _, rows in found for row in rows for item in row.children]
