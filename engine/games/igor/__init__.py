"""Igor: tricks in which the wrong suit wins, and house rules that nobody may look up.

The package in one picture: `rules` sends every action to `hand`, `claims`, `votes`, `changes` or
`own`, and `duties` says what the rules in force demand; `view` says what a seat sees of a state,
`offers` and `picture` are made from such a view; `model` is the box and `state` the table.
Seeds: seeds/igor.
"""

from __future__ import annotations

from pathlib import Path

from engine.api.content import read_content
from engine.api.game import Game, GameInfo, VoluntaryMove
from engine.api.game_functions import GameFunctions, bind
from engine.api.options import Choice, Number, Switch
from engine.games.igor import rules
from engine.games.igor.evaluation import evaluate
from engine.games.igor.house_moves import AT_ONCE, BY_HABIT, voluntary_moves
from engine.games.igor.menus import Menus
from engine.games.igor.model import Content
from engine.games.igor.offers import offers
from engine.games.igor.picture import picture
from engine.games.igor.state import State, View
from engine.games.igor.view import determinize, view


def create(seeds: Path) -> Game[State, View]:
    """Return the game with its content read. Raise `ContentError` if that does not add up."""
    content = read_content(seeds, "igor", Content)
    offers_in = bind(bind(offers, content), Menus(content))

    def voluntary(state: State, seat: int) -> tuple[VoluntaryMove, ...]:
        return voluntary_moves(content, state, seat, offers_in(view(state, seat)))

    return GameFunctions(
        content=content,
        info=_info(content),
        state_type=State,
        setup=bind(rules.setup, content),
        view=view,
        offers=offers_in,
        apply=bind(rules.apply, content),
        outcome=rules.outcome,
        evaluate=evaluate,
        voluntary_moves=voluntary,
        picture=bind(picture, content),
        determinize=bind(determinize, content),
    )


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
