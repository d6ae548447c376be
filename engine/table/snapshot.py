"""A table as it stands now, with all that is worked out of it once a revision."""

from __future__ import annotations

from msgspec import Struct

from engine.api.action import Offer
from engine.api.game import AnyGame
from engine.table.model import Offers, Table, awaited


class TableSnapshot(Struct, frozen=True):
    """A table as it stands now, with its game and its open offers."""

    table: Table
    game: AnyGame
    offers: Offers
    paused: bool = False  #: its clocks stand, for its channel is out of reach
    next_timeout_ms: int | None = None  #: when the first seat that is waited for is out of time

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats the game waits for."""
        return awaited(self.offers)

    @property
    def posted(self) -> tuple[Offer, ...]:
        """The offers that may stand on the public message, each question once.

        What is asked of the house alone is left out: nobody could press it.
        """
        found: dict[tuple[str, str], Offer] = {}
        for seat, theirs in self.offers.items():
            if seat is None or self.table.seats[seat].user is None:
                continue
            for offer in theirs:
                if offer.posted:
                    found.setdefault((offer.verb, offer.ask), offer)
        return tuple(found.values())
