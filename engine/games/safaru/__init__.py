"""Safaru: catch animals from the table by adding, totalling to 17 and pairing.

The package in one picture: `rules` and `dealing` make states with what `catches` works out,
`scoring` counts and `reading` understands; `view` says what a seat sees of a state, and `offers`,
`menus` and `picture` are made from such a view. `model` is what they all speak of. Seeds:
seeds/safaru.
"""

from __future__ import annotations

from pathlib import Path

from engine.api.content import read_content
from engine.api.game import Game, GameInfo
from engine.api.game_functions import GameFunctions, bind
from engine.api.options import Choice, Number, Switch
from engine.games.safaru import rules, scoring
from engine.games.safaru.evaluation import evaluate
from engine.games.safaru.model import Content, State, View, sides_of
from engine.games.safaru.offers import offers
from engine.games.safaru.picture import picture
from engine.games.safaru.view import determinize, view


def create(seeds: Path) -> Game[State, View]:
    """Return the game with its content read. Raise `ContentError` if that does not add up."""
    content = read_content(seeds, "safaru", Content)
    return GameFunctions(
        content=content,
        info=_info(content),
        state_type=State,
        setup=bind(rules.setup, content),
        view=view,
        offers=bind(offers, content),
        apply=bind(rules.apply, content),
        outcome=scoring.outcome,
        evaluate=bind(evaluate, content),
        picture=bind(picture, content),
        determinize=determinize,
    )


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
