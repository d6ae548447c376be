"""Badger: two mice race through a maze of turning tiles, and two badgers bite.

`content` is the tiles, and the course: where fields lie and which are joined; `model` is the
state. `rules` plays each action, `consequences` what follows from it, `bites` how badgers bite.
`view` says what a seat sees of a state; `offers` and `picture` are made from such a view. Seeds:
seeds/badger.
"""

from __future__ import annotations

from pathlib import Path

from engine.api.content import read_content
from engine.api.game import Game, GameInfo, bind
from engine.api.options import Choice, PreviousSeat, Switch
from engine.games.badger import consequences, rules
from engine.games.badger.account import account
from engine.games.badger.cards import cards, cards_of
from engine.games.badger.content import MICE, Content
from engine.games.badger.counters import counters
from engine.games.badger.evaluation import evaluate
from engine.games.badger.explain import explain
from engine.games.badger.field_drawings import icons
from engine.games.badger.model import State, View
from engine.games.badger.moment import moment
from engine.games.badger.naming import names_of
from engine.games.badger.offers import offers
from engine.games.badger.picture import picture
from engine.games.badger.view import chapter, determinize, stopped, view


def create(seeds: Path) -> Game[State, View]:
    """Return the game with its content read. Raise `ContentError` if that does not add up."""
    content = read_content(seeds, "badger", Content)
    return Game(
        content=content,
        info=_info(content),
        state_type=State,
        setup=bind(rules.setup, content),
        view=view,
        chapter=chapter,
        offers=bind(offers, content),
        apply=bind(rules.apply, content),
        outcome=consequences.outcome,
        evaluate=bind(evaluate, content),
        picture=bind(picture, content),
        account=account,
        counters=counters(content),
        cards=cards(content),
        cards_of=cards_of,
        explain=bind(explain, content),
        moment=bind(moment, content),
        icons=icons(content),
        determinize=determinize,
        stopped=stopped,
    )


def _info(content: Content) -> GameInfo:
    courses = tuple(content.course_cells)
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
            PreviousSeat(key=consequences.REMATCH_SNACK, low=0, high=MICE - 1, carried=True),
        ),
        hides=False,
        verbs=("uncover", "cover", "run", "rotate", "lay", "lord", "flip"),
        search_turns=True,
        outcome_events=("badger-lord-bit", "badger-lady-bit"),
        minutes=(30, 50),
        rated_from=20,
        shortest={2: 44},  # measured
        bound=content.turn_limit * content.actions * answers,
        text_keys=names_of(content),
    )
