"""A table at one revision, with what is computed from it once."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from msgspec import Struct

from engine.api.action import Action, Offer
from engine.api.game import AnyGame
from engine.api.scene import Scene
from engine.table.model import Offers, Table, awaited


class TableSnapshot(Struct, frozen=True, dict=True):  # dict: `cached_property` stores there
    """A table at one revision, with its game and its open offers."""

    table: Table
    game: AnyGame
    offers: Offers
    paused: bool = False  #: its deadlines are stopped: its channel cannot be reached
    next_timeout_ms: int | None = None  #: when the first awaited seat times out

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats the game waits for."""
        return awaited(self.offers)

    def view(self, seat: int | None) -> Any:
        """Return what a seat (`None`: an onlooker) sees; computed once a snapshot."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self.table.state, seat)
        return self._views[seat]

    def picture(self, seat: int | None, pending: Action | None = None) -> Scene:
        """Return the picture of what a seat sees, with a half-made move in it."""
        return self.game.picture(self.view(seat), pending)

    @cached_property
    def _views(self) -> dict[int | None, Any]:
        return {}

    @property
    def posted(self) -> tuple[Offer, ...]:
        """The offers for the public table message, each question once.

        Those open only to the house are left out: nobody could press them.
        """
        posted: dict[tuple[str, str], Offer] = {}
        for seat, seat_offers in self.offers.items():
            if seat is None or self.table.seats[seat].user is None:
                continue
            for offer in seat_offers:
                if offer.posted:
                    posted.setdefault((offer.verb, offer.ask), offer)
        return tuple(posted.values())
