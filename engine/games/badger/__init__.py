"""Badger: two mice race through a maze of turning tiles, and two badgers bite.

The package in one picture: `course` knows where fields lie and which are joined, `rules` and
`flow` make states, `view` says what a seat sees of one, `offers` and `picture` are made from such
a view, `model` is what they all speak of. Seeds: seeds/badger.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from engine.api.action import Action, Offer
from engine.api.content import read_content
from engine.api.game import GameInfo, Outcome, Step, Upgrade, VoluntaryMove
from engine.api.options import Choice, Number, Options, Switch
from engine.api.rng import Rng
from engine.api.scene import Scene
from engine.games.badger import rules
from engine.games.badger.course import Box
from engine.games.badger.evaluation import evaluate
from engine.games.badger.model import MICE, Content, State, View
from engine.games.badger.offers import offers
from engine.games.badger.picture import picture
from engine.games.badger.view import determinize, view
from engine.games.badger.words import names_of


def create(seeds: Path) -> Badger:
    """Open the box; raises `ContentError` where its content does not add up."""
    return Badger(read_content(seeds, "badger", Content))


class Badger:
    """Badger as the kernel plays it."""

    state_type = State
    upgrades: Mapping[int, Upgrade] = {}

    def __init__(self, content: Content) -> None:
        self.box = Box(content)
        self.info = _info(content)

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State]:
        """Lay the maze face down; there are always two seats."""
        return rules.setup(self.box, options, rng)

    def view(self, state: State, seat: int | None) -> View:
        """Give the board: nobody knows more than anybody else."""
        return view(state, seat)

    def offers(self, view: View) -> tuple[Offer, ...]:
        """Ask the mover for an action, or for the choice that an action brings."""
        return offers(self.box, view)

    def apply(self, state: State, seat: int | None, action: Action) -> Step[State]:
        """Make an action or a choice; raises `Illegal` with the rule's reason."""
        return rules.apply(self.box, state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        """Give the result once somebody has won."""
        return rules.outcome(self.box, state)

    def evaluate(self, state: State, seat: int) -> int:
        """Compare the ways home and the snacks, and see who is about to be bitten."""
        return evaluate(self.box, state.board, seat)

    def voluntary_moves(self, state: State, seat: int) -> tuple[VoluntaryMove, ...]:
        """Nothing is done here but what somebody waits for."""
        return ()

    def picture(self, view: View, pending: Action | None = None) -> Scene:
        """Draw the maze, and the choice in mind as it would be."""
        return picture(self.box, view, pending)

    def determinize(self, state: State, seat: int | None, rng: Rng) -> State:
        """Deal anew the tiles that nobody has seen."""
        return determinize(state, rng)


def _info(content: Content) -> GameInfo:
    courses = tuple(content.courses)
    # The dearest action uncovers as many tiles as a tile has edges: one answer says which, one
    # how it lies, and the last one need not be chosen. A run takes the lord, and an effect.
    exits = max(*(len(tiles.shape) for tiles in content.tiles), len(content.lady.shape), 3)
    answers = max(2 * exits - 1, 4)
    return GameInfo(
        slug="badger",
        seats=(MICE,),
        options=(
            Choice(key="course", values=courses, default=courses[0]),
            Choice(key="first", values=("random", "host", "challenger"), default="random"),
            Switch(key="own-cave", default=False),
            Choice(key="turns", values=("none", "80"), default="none"),
            Number(key=rules.REMATCH_SNACK, low=0, high=MICE - 1, carried=True),
        ),
        hides=False,
        verbs=("uncover", "cover", "run", "rotate", "lay", "lord", "flip"),
        search_depth=4,
        minutes=(30, 50),
        rated_from=20,
        bound=content.turn_limit * content.actions * answers,
        words=names_of(content),
    )
