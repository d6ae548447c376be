"""Racing Hedgehogs: move hedgehogs nobody owns, and keep the cards that will be worth most.

The package in one picture: `rules` makes states, `view` says what a seat sees of one, `offers` and
`picture` are made from such a view, `model` is what they all speak of. Seeds: seeds/race.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from engine.api.action import Action, Offer
from engine.api.content import read_content
from engine.api.game import GameInfo, Outcome, Step, Upgrade, VoluntaryMove
from engine.api.options import Choice, Options
from engine.api.rng import Rng
from engine.api.scene import Scene
from engine.games.race import rules
from engine.games.race.model import Content, State, View
from engine.games.race.offers import held, offers
from engine.games.race.picture import picture
from engine.games.race.view import determinize, view


def create(seeds: Path) -> Race:
    """Open the box; raises `ContentError` where its content does not add up."""
    return Race(read_content(seeds, "race", Content))


class Race:
    """Racing Hedgehogs as the kernel plays it."""

    state_type = State
    upgrades: Mapping[int, Upgrade] = {}

    def __init__(self, content: Content) -> None:
        self.content = content
        self.info = _info(content)
        self._held = held(content)

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State]:
        """Deal the first round."""
        return rules.setup(self.content, seats, options, rng)

    def view(self, state: State, seat: int | None) -> View:
        """Give the board and the seat's own hand."""
        return view(state, seat)

    def offers(self, view: View) -> tuple[Offer, ...]:
        """Ask for a card in the seat's turn, for a nod between rounds."""
        return offers(view, self._held)

    def apply(self, state: State, seat: int | None, action: Action) -> Step[State]:
        """Play a card or note a nod; raises `Illegal` with the rule's reason."""
        return rules.apply(self.content, state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        """Give the result after the last round."""
        return rules.outcome(state)

    def evaluate(self, state: State, seat: int) -> int:
        """Compare what the hands would score if the round ended now."""
        return rules.evaluate(self.content, state, seat)

    def voluntary_moves(self, state: State, seat: int) -> tuple[VoluntaryMove, ...]:
        """Nothing is done here but what somebody waits for."""
        return ()

    def picture(self, view: View, pending: Action | None = None) -> Scene:
        """Draw the race, and the move in mind as ghosts."""
        return picture(self.content, view, pending)

    def determinize(self, state: State, seat: int | None, rng: Rng) -> State:
        """Deal anew what the seat cannot know."""
        return determinize(self.content, state, seat, rng)


def _info(content: Content) -> GameInfo:
    scorings = tuple(content.scoring)
    return GameInfo(
        slug="race",
        seats=tuple(sorted(content.deal)),
        options=(
            Choice(key="scoring", values=scorings, default=scorings[0]),
            Choice(key="first", values=("random", "host"), default="random"),
        ),
        verbs=("play", "ready"),
        minutes=(15, 30),
        rated_from=30,
        # Every card of every round, and everybody ready between two rounds.
        bound=max(
            seats * seats * deal.hand + (seats - 1) * seats for seats, deal in content.deal.items()
        ),
    )
