"""Igor: tricks in which the wrong suit wins, and house rules that nobody may look up.

`content` is the box and `model` the table. `rules` starts and ends a game; `moves` sends each verb
to `round`, `claims`, `rulings`, `rule_deck` or `own_rules`; `duties` and `triggers` say what the
rules in force demand, `examples` finds a case for each. `offers` and `picture` are made from a
`view`. Seeds: seeds/igor.
"""

from __future__ import annotations

from pathlib import Path

from engine.api.content import read_content
from engine.api.event import line
from engine.api.game import Game, GameInfo, VoluntaryMove, bind
from engine.api.options import Choice, Number, Switch
from engine.games.igor import moves, rules
from engine.games.igor.account import account
from engine.games.igor.cards import cards, cards_of
from engine.games.igor.content import CALL, Content
from engine.games.igor.counters import counters
from engine.games.igor.drawings import icons
from engine.games.igor.evaluation import evaluator
from engine.games.igor.explain import explain
from engine.games.igor.house_moves import IMMEDIATE_VERBS, VOLUNTARY_VERBS, voluntary_moves
from engine.games.igor.model import State, View
from engine.games.igor.moment import moment
from engine.games.igor.offers import offers
from engine.games.igor.picture import picture
from engine.games.igor.view import determinize, followed, stopped, view

#: Who says these has said them, whether or not they were right.
_SAID = ("catch", "charge", "confess", "dispute", "vote")


#: What one's own change of the rules and one's own vote led to, and what one has owned up to.
_OUTCOMES = (
    *(f"igor-{each}" for each in ("confessed", "confessed-late")),
    *(f"igor-{each}" for each in ("left", "added", "took-out", "next-most", "next-dealer")),
    *(f"igor-vote-{each}" for each in ("broken", "kept", "tie")),
    *(f"igor-stands-{each}" for each in ("broken", "wrong", "unpaid")),
    *(f"igor-reversed-{each}" for each in ("broken", "kept")),
)


def create(seeds: Path) -> Game[State, View]:
    """Return the game with its content read. Raise `ContentError` if that does not add up."""
    content = read_content(seeds, "igor", Content)
    offers_in = bind(offers, content)

    def voluntary(state: State, seat: int) -> tuple[VoluntaryMove, ...]:
        return voluntary_moves(content, state, seat, lambda: offers_in(view(state, seat)))

    return Game(
        content=content,
        info=_info(content),
        state_type=State,
        setup=bind(rules.setup, content),
        view=view,
        offers=offers_in,
        apply=bind(rules.apply, content),
        outcome=rules.outcome,
        evaluate=evaluator(content),
        voluntary_moves=voluntary,
        picture=bind(picture, content),
        account=account,
        counters=counters(content),
        round_of=lambda view: view.board.round,
        chapter=lambda view: line("igor-hand", hand=view.board.round, hands=view.board.rounds),
        followed=followed,
        stopped=stopped,
        cards=cards(content),
        cards_of=bind(cards_of, content),
        explain=bind(explain, content),
        moment=bind(moment, content),
        icons=icons(content),
        determinize=bind(determinize, content),
        is_revealing=lambda view, action: action.verb in _SAID,
    )


def _info(content: Content) -> GameInfo:
    seats = tuple(range(3, 9))
    return GameInfo(
        slug="igor",
        lasting_events=(("igor-won-with", "igor-hand-over", "igor-dealt"),),
        brief_outcome_events=(*_OUTCOMES, *_acts(content)),
        seats=seats,
        options=(
            Number(key="hands", low=1, high=rules.MOST_ROUNDS),
            Choice(key="cards", values=tuple(content.deal), default=next(iter(content.deal))),
            Choice(key="soon", values=("card", "trick"), by_pace=_at_once("card", "trick")),
            Choice(key="wait", values=("breath", "all"), by_pace=_at_once("breath", "all")),
            Choice(key="start", values=("any", "easy"), default="any"),
            Switch(key="own", default=False),
        ),
        verbs=moves.VERBS,
        voluntary_verbs=VOLUNTARY_VERBS,
        immediate_verbs=IMMEDIATE_VERBS,
        demanded_verbs=("act",),
        search_depth=0,  # `evaluate` says more than any playing on
        minutes=(30, 60),
        rated_from=16,
        shortest={3: 28, 4: 37, 5: 46, 6: 55, 7: 64, 8: 73},  # measured
        bound=_bound(content, max(seats)),
    )


def _acts(content: Content) -> tuple[str, ...]:
    """Return the keys of what players say or do that names nobody else: that is told otherwise."""
    return ("igor-says", *(f"igor-does-{each}" for each in (*content.acts.do, CALL)))


def _at_once(live: str, otherwise: str) -> dict[str, str]:
    """Return the value of an option by pace: where all are there at once, and where not (I23)."""
    return {"live": live, "relaxed": otherwise, "slow": otherwise, "none": otherwise}


def _bound(content: Content, seats: int) -> int:
    """Return the most actions that the longest game at the fullest table can take.

    Every card opens a window. In it each seat may act a few times, confess once, and cry "Catch!"
    as often as there are seats; each cry may be charged, tied, disputed and voted on by all. After
    the card and each fine all may say that they have nothing to do.
    """
    windows = seats * max(content.deal.values()) + 1
    acts = 2 * (len(content.cards) + 3)
    cry = 6 + 2 * seats
    fines = seats * (1 + seats)
    play = windows * seats * (acts + 1 + seats * cry + 1 + fines) + windows * 2
    between_rounds = (seats + 1) * 2 + 2 * seats
    writing = seats * (2 * (5 + seats) + 1)
    return rules.MOST_ROUNDS * (play + between_rounds) + writing
