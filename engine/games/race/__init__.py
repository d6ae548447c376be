"""Racing Hedgehogs: move hedgehogs nobody owns, and keep the cards that will be worth most.

`model` has the types that the other modules share. `rules` makes states, `view` says what a seat
sees of one, and `offers` and `picture` are made from such a view. Seeds: seeds/race.
"""

from __future__ import annotations

from pathlib import Path

from engine.api.content import read_content
from engine.api.event import line
from engine.api.game import Game, GameInfo, bind
from engine.api.options import Choice
from engine.games.race import rules
from engine.games.race.account import account
from engine.games.race.cards import cards, cards_of
from engine.games.race.counters import counters
from engine.games.race.drawings import icons
from engine.games.race.evaluation import evaluator
from engine.games.race.explain import explain
from engine.games.race.model import Content, State, View
from engine.games.race.moment import moment
from engine.games.race.offers import card_options, offers
from engine.games.race.picture import picture
from engine.games.race.view import determinize, stopped, view


def create(seeds: Path) -> Game[State, View]:
    """Return the game with its content read. Raise `ContentError` if that does not add up."""
    content = read_content(seeds, "race", Content)
    return Game(
        content=content,
        info=_info(content),
        state_type=State,
        setup=bind(rules.setup, content),
        view=view,
        offers=bind(offers, card_options(content)),
        apply=bind(rules.apply, content),
        outcome=rules.outcome,
        evaluate=evaluator(content),
        picture=bind(picture, content),
        account=bind(account, content),
        counters=counters(content),
        round_of=lambda view: view.board.round,
        chapter=lambda view: line("race-round", round=view.board.round, rounds=view.board.rounds),
        cards=cards(content),
        cards_of=bind(cards_of, content),
        explain=bind(explain, content),
        moment=bind(moment, content),
        icons=icons(content),
        determinize=bind(determinize, content),
        stopped=stopped,
    )


def _info(content: Content) -> GameInfo:
    scorings = tuple(content.scoring)
    return GameInfo(
        slug="race",
        lasting_events=(("race-round-scores",),),
        seats=tuple(sorted(content.deal)),
        options=(
            Choice(key="scoring", values=scorings, default=scorings[0]),
            Choice(key="first", values=("random", "host"), default="random"),
        ),
        verbs=("play", "ready"),
        search_depth=0,  # `evaluate` says more than any playing on
        minutes=(15, 30),
        rated_from=30,
        shortest={3: 53, 4: 75, 5: 117},  # measured
        # Every card of every round, and everybody ready between two rounds.
        bound=max(
            seats * seats * deal.hand + (seats - 1) * seats for seats, deal in content.deal.items()
        ),
    )
