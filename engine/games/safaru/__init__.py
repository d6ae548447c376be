"""Safaru: catch animals from the table by adding, totalling to 17 and pairing.

`model` is the content and the table. `rules` starts a game and plays each verb, `parsing` reads
its words, `catches` finds what a card catches, `dealing` and `scoring` follow a turn. `offers`,
`menus` and `picture` are made from a `view`. `evaluation` and `policy` are for the house.
Seeds: seeds/safaru.
"""

from __future__ import annotations

from pathlib import Path

from engine.api.content import read_content
from engine.api.event import line
from engine.api.game import Game, GameInfo, bind
from engine.api.options import Choice, Number, Switch
from engine.games.safaru import rules, scoring
from engine.games.safaru.account import account
from engine.games.safaru.cards import cards, cards_of
from engine.games.safaru.counters import counters
from engine.games.safaru.drawings import icons
from engine.games.safaru.evaluation import evaluate
from engine.games.safaru.explain import explain
from engine.games.safaru.model import Content, State, View, sides_of
from engine.games.safaru.moment import moment
from engine.games.safaru.offers import offers
from engine.games.safaru.picture import picture
from engine.games.safaru.policy import policy, voluntary_moves, worths_of
from engine.games.safaru.view import determinize, is_revealing, stopped, view

#: What only those who catch for points need (§26, §28).
_CATCHING = ("aim", "catch")

#: What comes of a card that is tried, and of a challenge (§16).
_ANSWERS = ("safaru-tried-nothing", "safaru-mistaken", "safaru-noticed")


def create(seeds: Path) -> Game[State, View]:
    """Return the game with its content read. Raise `ContentError` if that does not add up."""
    content = read_content(seeds, "safaru", Content)
    return Game(
        content=content,
        info=_info(content),
        state_type=State,
        setup=bind(rules.setup, content),
        view=view,
        stopped=stopped,
        offers=bind(offers, content),
        apply=bind(rules.apply, content),
        outcome=scoring.outcome,
        evaluate=bind(evaluate, content),
        picture=bind(picture, content),
        account=account,
        counters=counters(content),
        round_of=lambda view: view.board.round,
        chapter=lambda view: line("safaru-round-of", round=view.board.round),
        cards=cards(content),
        cards_of=cards_of,
        explain=bind(explain, content),
        moment=bind(moment, content),
        icons=icons(content),
        determinize=determinize,
        is_revealing=is_revealing,
        voluntary_moves=bind(bind(voluntary_moves, content), worths_of(content)),
        policy=bind(bind(policy, content), worths_of(content)),
    )


def _info(content: Content) -> GameInfo:
    # Actions a card: playing it, an answer of each opponent, and a noticed catch with its method
    # and combination. Actions a game round: each seat is ready for the next.
    per_card, per_round = 7, 4
    return GameInfo(
        slug="safaru",
        lasting_events=(("safaru-caught",),),
        begun_events=("safaru-tried",),
        seats=(2, 3, 4),
        options=(
            Choice(key="aim", values=("catch", "free"), default="catch", pictured=True),
            Number(key="target", low=10, high=250, default=100, only_if=_CATCHING, pictured=True),
            Number(key="rounds", low=1, high=content.most_rounds, pictured=True),
            Choice(key="overlook", values=("strict", "table"), default="strict"),
            Switch(key="piles", default=False),
            Switch(key="zeros", default=False, only_if=_CATCHING),
            Switch(key="decider", default=False),
        ),
        sides={4: sides_of(4)},
        verbs=("catch", "release", "method", "quiet", "ready", "shout"),
        voluntary_verbs=("shout", "quiet"),
        brief_outcome_events=_ANSWERS,
        search_depth=6,  # beyond the next cards little can be foreseen
        search_ends=("ready",),  # what follows is another deal
        minutes=(20, 60),
        rated_from=20,
        shortest={2: 40, 3: 48, 4: 48},  # measured
        bound=content.most_rounds * (len(content.pack) * per_card + per_round),
    )
