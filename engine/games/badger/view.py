"""What a seat can know: the board, and the same table with its unknown tiles dealt anew."""

from __future__ import annotations

from engine.api.rng import Rng
from engine.games.badger.content import places_of
from engine.games.badger.model import State, View


def view(state: State, seat: int | None) -> View:
    """Give the board: all information is open but the faces of covered tiles (B2)."""
    return View(state.board, seat)


def determinize(state: State, seat: int | None, rng: Rng) -> State:
    """Deal anew the tiles that nobody has ever seen; the same for every seat.

    A tile that lay face up once stays where it is: covered again (B23), people remember it.
    """
    tiles = list(state.tiles)
    everywhere = (1 << len(tiles)) - 2  # all but the lady's cave
    unseen = list(places_of(everywhere & ~state.known))
    pool, rng = rng.shuffled(sorted(tiles[place] for place in unseen))
    for place, kind in zip(unseen, pool, strict=True):
        tiles[place] = kind
    return State(state.board, tuple(tiles), state.known, rng)
