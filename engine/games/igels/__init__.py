"""Igels: hedgehogs, squirrels, rabbits and mice fight for the last food in the forest.

The package in one picture: `box` and `effects` are the cards, `model` the state; `aims`, `sense`
and `strength` look at what lies open; `deeds` is what effects do; `asking`, `battle` and `turns`
are the course of a turn, `rules` its moves; `view` says what a seat sees, `offers` and `picture`
are made from that. Seeds: seeds/igels.
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
from engine.games.igels import rules
from engine.games.igels.content import Content
from engine.games.igels.evaluation import evaluate
from engine.games.igels.final_scoring import outcome
from engine.games.igels.model import State, View
from engine.games.igels.offers import offers
from engine.games.igels.picture import picture
from engine.games.igels.view import determinize, view

#: No turn takes more actions than this. By the deck: four seats draw twice, send leaders, add up
#: to eight animals, pass seven windows and trade; each of some sixteen new cards is laid once, or
#: played once and asks everybody anew.
_TURN_ACTIONS = 190

_TURNS = (20, 30)


def create(seeds: Path) -> Igels:
    """Open the box; raises `ContentError` where its content does not add up."""
    return Igels(read_content(seeds, "igels", Content))


class Igels:
    """Igels as the kernel plays it."""

    state_type = State
    upgrades: Mapping[int, Upgrade] = {}

    def __init__(self, content: Content) -> None:
        self.content = content
        self.info = _info(content)

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State]:
        """Lay out the piles; everybody picks a species first."""
        return rules.setup(self.content, seats, options, rng)

    def view(self, state: State, seat: int | None) -> View:
        """Give what lies open and the seat's own cards."""
        return view(state, seat)

    def offers(self, view: View) -> tuple[Offer, ...]:
        """Give the questions put to the seat."""
        return offers(self.content, view)

    def apply(self, state: State, seat: int | None, action: Action) -> Step[State]:
        """Make a move and every chore after it; raises `Illegal` with the rule's reason."""
        return rules.apply(self.content, state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        """Give the result of the Final Tally."""
        return outcome(self.content, state)

    def evaluate(self, state: State, seat: int) -> int:
        """Compare the points, what is there to win more with, and how the battle stands."""
        return evaluate(self.content, state, seat)

    def voluntary_moves(self, state: State, seat: int) -> tuple[VoluntaryMove, ...]:
        """How much time somebody wants is for people to say."""
        return ()

    def picture(self, view: View, pending: Action | None = None) -> Scene:
        """Draw the forest, the battle and the pools."""
        return picture(self.content, view, pending)

    def determinize(self, state: State, seat: int | None, rng: Rng) -> State:
        """Deal anew what the seat cannot know."""
        return determinize(self.content, state, seat, rng)


def _info(content: Content) -> GameInfo:
    forests = tuple(map(str, content.forests))
    low, high = _TURNS
    return GameInfo(
        slug="igels",
        seats=(3, 4),
        options=(
            Choice(key="forest", values=forests, default=forests[0]),
            Choice(key="species", values=("chosen", rules.LOT), default="chosen"),
            Choice(key="first", values=("host", "random"), default="host"),
            Choice(key="outside", values=("free", "strict"), default="free"),
            Switch(key="diet", default=False),
            Number(key="turns", low=low, high=high, default=high),
        ),
        verbs=tuple(rules.VERBS),
        # Whoever rests gives up what it may still draw: that is never worth a thought.
        voluntary_verbs=("quick", "rest"),
        search_depth=24,  # to the end of a battle: the promise knows what comes after it
        minutes=(45, 75),
        rated_from=80,
        bound=high * _TURN_ACTIONS,
    )
