"""What a seat can know: the board, and the same table with its unknown tiles dealt again."""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.event import Line, Seat, line
from engine.api.rng import Rng
from engine.games.badger.content import places_of
from engine.games.badger.model import OVER, Due, State, View


def view(state: State, seat: int | None) -> View:
    """Return the board: all information is open but the faces of covered tiles (B2)."""
    return View(state.board, seat)


def stopped(view: View) -> View:
    """Return the view of a game that ended early: nobody is asked, and nobody has won."""
    return replace(view, board=replace(view.board, due=Due(OVER)))


def chapter(view: View) -> Line:
    """Return the number of the turn and whose it is."""
    return line("badger-turn-of", number=view.board.turns, seat=Seat(view.board.turn))


def determinize(state: State, seat: int | None, rng: Rng) -> State:
    """Deal the tiles again that nobody has ever seen; they are the same for every seat.

    A tile that has been face up stays where it is: people remember it when it is covered (B23).
    """
    tiles = list(state.tiles)
    everywhere = (1 << len(tiles)) - 2  # all but the lady's cave
    unseen = list(places_of(everywhere & ~state.known))
    pool, rng = rng.shuffled(sorted(tiles[place] for place in unseen))
    for place, kind in zip(unseen, pool, strict=True):
        tiles[place] = kind
    return State(state.board, tuple(tiles), state.known, rng)
