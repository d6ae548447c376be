"""Newgame: two cards in hand; play the highest of all and score the card that you keep.

`model` has the types that the other modules share. `rules` makes states, `view` says what a seat
sees of one, and `offers` and `picture` are made from such a view. Seeds: seeds/newgame.
"""

from __future__ import annotations

from pathlib import Path

from engine.api.content import read_content
from engine.api.game import Game, GameInfo, bind
from engine.api.options import Number
from tests.support.newgame.game import rules
from tests.support.newgame.game.evaluation import evaluate
from tests.support.newgame.game.model import Content, State, View
from tests.support.newgame.game.offers import offers
from tests.support.newgame.game.picture import picture
from tests.support.newgame.game.view import determinize, view

#: How many rounds a table may choose (§5).
_FEWEST, _MOST = 3, 9


def create(seeds: Path) -> Game[State, View]:
    """Return the game with its content read. Raise `ContentError` if that does not add up."""
    content = read_content(seeds, "newgame", Content)
    return Game(
        content=content,
        info=_info(content),
        state_type=State,
        setup=bind(rules.setup, content),
        view=view,
        offers=offers,
        apply=bind(rules.apply, content),
        outcome=rules.outcome,
        account=rules.account,
        evaluate=evaluate,
        picture=picture,
        determinize=determinize,
    )


def _info(content: Content) -> GameInfo:
    return GameInfo(
        slug="newgame",
        seats=content.seats,
        options=(Number(key="rounds", low=_FEWEST, high=_MOST, default=3),),
        verbs=("play", "ready"),
        minutes=(5, 10),
        rated_from=8,
        # Every seat plays a card in every round, and is ready after it.
        bound=2 * max(content.seats) * _MOST,
    )
