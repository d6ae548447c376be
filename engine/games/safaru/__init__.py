"""Safaru: catch animals from the table by adding, totalling to 17 and pairing.

The package in one picture: `rules` and `dealing` make states with what `catches` works out,
`scoring` counts and `reading` understands; `view` says what a seat sees of a state, and `offers`,
`menus` and `picture` are made from such a view. `model` is what they all speak of. Seeds:
seeds/safaru.
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
from engine.games.safaru import rules, scoring
from engine.games.safaru.model import Content, State, Terms, View, sides_of
from engine.games.safaru.offers import offers
from engine.games.safaru.picture import picture
from engine.games.safaru.view import determinize, view


def create(seeds: Path) -> Safaru:
    """Open the box; raises `ContentError` where its content does not add up."""
    return Safaru(read_content(seeds, "safaru", Content))


class Safaru:
    """Safaru as the kernel plays it."""

    state_type = State
    upgrades: Mapping[int, Upgrade] = {}

    def __init__(self, content: Content) -> None:
        self.content = content
        self.info = _info(content)

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State]:
        """Deal the first game round."""
        return rules.setup(self.content, seats, _terms(options), rng)

    def view(self, state: State, seat: int | None) -> View:
        """Give the board, the seat's own hand and the piles it may look at."""
        return view(state, seat)

    def offers(self, view: View) -> tuple[Offer, ...]:
        """Ask for a card in the seat's turn, and for what its catch leaves open."""
        return offers(self.content, view)

    def apply(self, state: State, seat: int | None, action: Action) -> Step[State]:
        """Play a card or settle one; raises `Illegal` with the rule's reason."""
        return rules.apply(self.content, state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        """Give the result once the match is over."""
        return scoring.outcome(state.board)

    def evaluate(self, state: State, seat: int) -> int:
        """Compare the scores with what has been caught in this game round."""
        return scoring.evaluate(self.content, state, seat)

    def voluntary_moves(self, state: State, seat: int) -> tuple[VoluntaryMove, ...]:
        """What may be shouted is tried out like a card."""
        return ()

    def picture(self, view: View, pending: Action | None = None) -> Scene:
        """Draw the table, the hand, and what the catch in mind would take."""
        return picture(self.content, view, pending)

    def determinize(self, state: State, seat: int | None, rng: Rng) -> State:
        """Deal anew what the seat cannot know."""
        return determinize(state, seat, rng)


def _info(content: Content) -> GameInfo:
    # A card, a word of each opponent, and a noticed catch with its method and combination; and
    # everybody ready for the next game round.
    a_card, a_round = 7, 4
    return GameInfo(
        slug="safaru",
        seats=(2, 3, 4),
        options=(
            Choice(key="aim", values=("catch", "free"), default="catch"),
            Number(key="target", low=10, high=250, default=100),
            Number(key="rounds", low=1, high=content.most_rounds),
            Choice(key="overlook", values=("strict", "table"), default="strict"),
            Switch(key="piles", default=False),
            Switch(key="zeros", default=False),
            Switch(key="decider", default=False),
        ),
        sides={4: sides_of(4)},
        verbs=("catch", "release", "method", "quiet", "ready", "shout"),
        search_depth=60,
        minutes=(20, 60),
        rated_from=20,
        bound=content.most_rounds * (len(content.pack) * a_card + a_round),
    )


def _terms(options: Options) -> Terms:
    """Give what the lobby agreed on."""
    return Terms(
        aim="free" if options.choice("aim", "catch") == "free" else "catch",
        target=options.number("target", 100),
        rounds=options.number("rounds") or None,
        open=options.choice("overlook", "strict") == "table",
        piles=options.switch("piles"),
        zero_each=options.switch("zeros"),
        decider=options.switch("decider"),
    )
