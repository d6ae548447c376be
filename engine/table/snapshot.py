"""A table at one revision, with what is computed from it once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from engine.api.action import Action, Offer
from engine.api.drawing.house_faces import with_faces
from engine.api.drawing.result_card import Moment
from engine.api.game import AnyGame
from engine.api.refusals import Illegal
from engine.api.scene import Scene
from engine.table.chosen_options import chosen_options, with_options
from engine.table.deadlines import is_to_be_last
from engine.table.faces import house_faces
from engine.table.matters import Matter
from engine.table.model import Offers, Table, Views, awaited


class TableSnapshot(Struct, frozen=True):
    """A table at one revision, with its game and its open offers."""

    table: Table
    game: AnyGame
    offers: Offers
    paused: bool = False  #: its deadlines are stopped: its channel cannot be reached
    channel_gone: bool = False  #: its channel was deleted; people play on by DM
    #: Seat that is waited for -> since when it is asked, and when its time is up.
    timeouts: Mapping[int, tuple[int, int]] = {}
    matters: tuple[Matter, ...] = ()  #: what is decided beside the turns
    views: Views = {}  #: the views computed so far

    def __repr__(self) -> str:
        # Offers and views are secrets and a repr ends up in logs.
        return f"<snapshot of {self.table!r}>"

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats the game waits for, without the house where it chooses after people."""
        return tuple(
            seat
            for seat in awaited(self.offers)
            if not (
                self.table.seats[seat].is_played_by_house
                and is_to_be_last(self.table, self.offers, seat, self.game.info)
            )
        )

    @property
    def waited_for(self) -> tuple[int, ...]:
        """The awaited seats, or if nobody must act those whose question first has to time out."""
        return self.awaited or tuple(
            seat
            for seat, offers in self.offers.items()
            if seat is not None and any(offer.timeout is not None for offer in offers)
        )

    @property
    def next_timeout_ms(self) -> int | None:
        """When the first seat that is waited for times out; `None`: none does."""
        return min((at_ms for _, at_ms in self.timeouts.values()), default=None)

    def view(self, seat: int | None) -> Any:
        """Return what a seat (`None`: an onlooker) sees; computed once a revision."""
        if seat not in self.views:
            self.views[seat] = self.game.view(self.table.state, seat)
        return self.views[seat]

    def picture(self, seat: int | None, pending: Action | None = None) -> Scene:
        """Return the picture of what a seat sees, with a half-made move in it.

        Of a game that was ended early, it asks nobody.
        """
        chosen = chosen_options(self.game.info, self.table.options, self.table.pace)
        view = self.view(seat)
        if not self.table.is_active and self.game.outcome(self.table.state) is None:
            view = self.game.stopped(view)
        scene = with_faces(self.game.picture(view, pending), self.faces)
        return with_options(scene, chosen)

    @property
    def faces(self) -> dict[int, int]:
        """The faces of the house: seat -> face."""
        return house_faces(self.table)

    def offers_after(self, seat: int, action: Action) -> tuple[Offer, ...]:
        """Return what a seat could do if it did this now; nothing if the rules refuse it."""
        try:
            state = self.game.apply(self.table.state, seat, action).state
        except Illegal:
            return ()
        return self.game.offers(self.game.view(state, seat))

    @property
    def moment(self) -> Moment | None:
        """What the result card shows of the game, once it is over."""
        moment: Moment | None = self.game.moment(self.view(None))
        return moment

    def asked(self, verb: str, ask: str) -> tuple[int, ...]:
        """Return the seats to which an offer is open."""
        return tuple(
            seat
            for seat, offers in self.offers.items()
            if seat is not None and any((each.verb, each.ask) == (verb, ask) for each in offers)
        )

    @property
    def posted(self) -> tuple[Offer, ...]:
        """The offers for the public table message, each question once.

        Those open only to the house are left out: nobody could press them. A kind of offer keeps
        its place, also while a seat before has fewer: a button must not jump under a finger.
        """
        posted, places = dict[tuple[str, str], Offer](), dict[str, int]()
        for seat, seat_offers in self.offers.items():
            if seat is None or self.table.seats[seat].user is None:
                continue
            for at, offer in enumerate(each for each in seat_offers if each.posted):
                posted.setdefault((offer.verb, offer.ask), offer)
                places[offer.verb] = max(at, places.get(offer.verb, 0))
        # Of two kinds that have the same place always the same one comes first.
        return tuple(sorted(posted.values(), key=lambda each: (places[each.verb], each.verb)))
