"""What of a table is public, and a check that nobody sees more than they may."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cogs.controls.offer_controls import offer_controls
from cogs.text.translator import Translator
from engine.api.action import Offer
from engine.api.event import Line
from engine.api.rng import Rng
from engine.table.deadlines import deadlines
from engine.table.play import open_offers
from engine.table.snapshot import TableSnapshot
from tests.support.shared_localization import shared_localization


def check_secrets(snapshot: TableSnapshot, seed: bytes) -> None:
    """Check that what each seat is shown stays the same when `determinize` changes the rest.

    Raise `AssertionError` naming the seat that could tell.
    """
    table, game = snapshot.table, snapshot.game
    if table.state is None:
        return
    for seat in range(len(table.seats)):
        other = _dealt(snapshot, seat, seed)
        mine = game.view(table.state, seat)
        assert game.view(other.table.state, seat) == mine, f"{table}: seat {seat} sees too much"
        assert other.offers.get(seat) == snapshot.offers.get(seat), f"{table}: seat {seat} is told"
        panels = [_custom_ids(each, seat, each.offers.get(seat, ())) for each in (other, snapshot)]
        assert panels[0] == panels[1], f"{table}: the panel of seat {seat} tells"
    assert public_facts(_dealt(snapshot, None, seed)) == public_facts(snapshot), (
        f"{table} tells everybody"
    )


def public_facts(snapshot: TableSnapshot) -> tuple[Any, ...]:
    """Return all that the public message of a table is made from, except its events."""
    view = snapshot.game.view(snapshot.table.state, None)
    return (
        view,
        snapshot.game.picture(view),
        snapshot.posted,
        _custom_ids(snapshot, None, snapshot.posted),
        snapshot.awaited,
        sorted(deadlines(snapshot.table, snapshot.offers, snapshot.game.info), key=repr),
    )


class Keys(Translator):
    """Says every line by its key, which is faster."""

    def plain(self, message: Line) -> str:
        return message.key


def _dealt(snapshot: TableSnapshot, seat: int | None, seed: bytes) -> TableSnapshot:
    state = snapshot.game.determinize(snapshot.table.state, seat, Rng(seed))
    table = replace(snapshot.table, state=state)
    return replace(snapshot, table=table, offers=open_offers(table, snapshot.game), views={})


def _custom_ids(snapshot: TableSnapshot, seat: int | None, offers: tuple[Offer, ...]) -> list[str]:
    found = offer_controls(snapshot.table, seat, offers, Keys(shared_localization(), "en"))
    return [item.custom_id for _, rows in found for row in rows for item in row.children]  # type: ignore[attr-defined]
