"""Igor: tricks in which the wrong suit wins, and house rules that nobody may look up.

The package in one picture: `rules` sends every action to `hand`, `claims`, `votes`, `changes` or
`own`, and `duties` says what the rules in force demand; `view` says what a seat sees of a state,
`offers` and `picture` are made from such a view; `model` is the box and `state` the table.
Seeds: seeds/igor.
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
from engine.games.igor import rules
from engine.games.igor.house_moves import AT_ONCE, BY_HABIT, voluntary_moves
from engine.games.igor.menus import Menus
from engine.games.igor.model import Content
from engine.games.igor.offers import offers
from engine.games.igor.picture import picture
from engine.games.igor.state import State, View
from engine.games.igor.view import determinize, view


def create(seeds: Path) -> Igor:
    """Open the box; raises `ContentError` where its content does not add up."""
    return Igor(read_content(seeds, "igor", Content))


class Igor:
    """Igor as the kernel plays it."""

    state_type = State
    upgrades: Mapping[int, Upgrade] = {}

    def __init__(self, content: Content) -> None:
        self.content = content
        self.info = _info(content)
        self._menus = Menus(content)

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State]:
        """Deal the first rules, or let people write some before."""
        return rules.setup(self.content, seats, options, rng)

    def view(self, state: State, seat: int | None) -> View:
        """Give the table and the seat's own hand; the rules in force between hands alone."""
        return view(state, seat)

    def offers(self, view: View) -> tuple[Offer, ...]:
        """Ask for a card in the seat's turn; acts and catches are open to all at any time."""
        return offers(self.content, self._menus, view)

    def apply(self, state: State, seat: int | None, action: Action) -> Step[State]:
        """Play an action; raises `Illegal` with the rule's reason."""
        return rules.apply(self.content, state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        """Give the result after the last hand."""
        return rules.outcome(state)

    def evaluate(self, state: State, seat: int) -> int:
        """Compare the coins."""
        return rules.evaluate(state, seat)

    def voluntary_moves(self, state: State, seat: int) -> tuple[VoluntaryMove, ...]:
        """Do what is due, catch what others forget, and vote."""
        return voluntary_moves(self.content, state, seat, self.offers(self.view(state, seat)))

    def picture(self, view: View, pending: Action | None = None) -> Scene:
        """Draw the table, and the card in mind raised from the hand."""
        return picture(self.content, view, pending)

    def determinize(self, state: State, seat: int | None, rng: Rng) -> State:
        """Deal anew what the seat cannot know."""
        return determinize(self.content, state, seat, rng)


def _info(content: Content) -> GameInfo:
    seats = tuple(range(3, 9))
    return GameInfo(
        slug="igor",
        seats=seats,
        options=(
            Number(key="hands", low=1, high=rules.MOST_HANDS),
            Choice(key="cards", values=tuple(content.deal), default=next(iter(content.deal))),
            Choice(key="soon", values=("card", "trick"), default="card"),
            Choice(key="start", values=("any", "easy"), default="any"),
            Switch(key="own", default=False),
        ),
        verbs=tuple(rules.VERBS),
        voluntary_verbs=BY_HABIT,
        immediate_verbs=AT_ONCE,
        search_depth=40,
        minutes=(30, 60),
        rated_from=16,
        bound=_bound(content, max(seats)),
    )


def _bound(content: Content, seats: int) -> int:
    """Count all that the longest game at the fullest table can see happen.

    Every card opens a window: in it each seat may act so many times, confess once and cry "Catch!"
    as often as there are seats; each cry may be charged, tied, disputed and voted on by all.
    """
    windows = seats * max(content.deal.values()) + 1
    acts = 2 * (len(content.cards) + 3)
    cry = 6 + 2 * seats
    hand = windows * seats * (acts + 1 + seats * cry) + windows * 2
    between = (seats + 1) * 2 + 2 * seats
    own = seats * (2 * (5 + seats) + 1)
    return rules.MOST_HANDS * (hand + between) + own
