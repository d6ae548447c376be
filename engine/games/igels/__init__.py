"""Igels: hedgehogs, squirrels, rabbits and mice fight for the last food in the forest.

`content` describes the cards and their effects, `model` the state. `sap`, `targeting` and
`playability` answer questions about what lies open; `effect_handlers` applies effects with a
`state_builder`. `turns` lists the steps of a turn, with `battle` and `card_play`; `moves` are its
verbs and `final_scoring` the end. `view` says what a seat sees; `offers` and `picture` are made
from that. `camps`, `larder`, `hand`, `forest`, `drawings` and `portraits` draw it, `portrait_parts`
and `card_motifs` are the drawings; `describe` and `waiting_status` say it in words, `examples` what
a card can do, and `moment` is for the card of a result. `evaluation`, `policy`,
`two_turns` and `event_policy` are the house's. Seeds: seeds/igels.
"""

from __future__ import annotations

from pathlib import Path

from engine.api.content import read_content
from engine.api.game import Game, GameInfo, bind
from engine.api.options import Choice, Number, Switch
from engine.games.igels import moves, rules
from engine.games.igels.account import account
from engine.games.igels.cards import cards, cards_of, gained
from engine.games.igels.content import Content
from engine.games.igels.counters import counters
from engine.games.igels.drawings import icons
from engine.games.igels.evaluation import evaluate
from engine.games.igels.explain import explain
from engine.games.igels.final_scoring import outcome
from engine.games.igels.model import State, View
from engine.games.igels.moment import moment
from engine.games.igels.offers import offers
from engine.games.igels.picture import picture
from engine.games.igels.policy import is_close_call, policy
from engine.games.igels.view import determinize, stopped, view
from engine.games.igels.waiting_status import chapter

#: No turn takes more actions than this: four seats draw twice, send leaders, add up to eight
#: animals, pass seven windows and trade; each of some sixteen new cards is laid once, or played
#: once, which asks everybody again.
_TURN_ACTIONS = 190

#: The least and the most that the option "last turn" may be.
_TURNS = (20, 30)


def create(seeds: Path) -> Game[State, View]:
    """Return the game with its content read. Raise `ContentError` if that does not add up."""
    content = read_content(seeds, "igels", Content)
    return Game(
        content=content,
        info=_info(content),
        state_type=State,
        setup=bind(rules.setup, content),
        view=view,
        stopped=stopped,
        chapter=chapter,
        gained=bind(gained, content),
        offers=bind(offers, content),
        apply=bind(rules.apply, content),
        outcome=bind(outcome, content),
        evaluate=bind(evaluate, content),
        picture=bind(picture, content),
        account=bind(account, content),
        counters=counters(),
        cards=cards(content),
        cards_of=bind(cards_of, content),
        explain=bind(explain, content),
        moment=bind(moment, content),
        icons=icons(content),
        determinize=bind(determinize, content),
        policy=bind(policy, content),
        is_close_call=is_close_call,
    )


def _info(content: Content) -> GameInfo:
    forests = tuple(map(str, content.forests))
    low, high = _TURNS
    return GameInfo(
        slug="igels",
        lasting_events=(
            (
                "igels-turn",  # with it the last battle is past
                "igels-beats",
                "igels-wins-tie",
                "igels-wins-alone",
                "igels-draw-result",
                "igels-draw-by-event",
                "igels-no-battle",
                "igels-nobody-left",
            ),
        ),
        slight_events=(
            "igels-passes-join",
            "igels-passes-join-none",
            "igels-passes-lay",
            "igels-passes-lay-none",
            "igels-lets",
            "igels-fall-asleep",  # so it is after every battle, and an Event may wake them since
        ),
        outcome_events=(
            "igels-draws-animal",
            "igels-loses-cards",
            "igels-stolen",
            "igels-killed",
            "igels-penalised",
        ),
        brief_outcome_events=("igels-quick-on", "igels-quick-off", "igels-takes-food"),
        seats=(3, 4),
        options=(
            Choice(key="forest", values=forests, default=forests[0]),
            Choice(key="species", values=("chosen", moves.LOT), default="chosen"),
            Choice(key="first", values=("host", "random"), default="host"),
            Choice(key="outside", values=("free", "strict"), default="free"),
            Switch(key="diet", default=False),
            Number(key="turns", low=low, high=high, default=high),
        ),
        verbs=tuple(moves.MOVES),
        # A seat that rests gives up what it may still draw: the house never gains by it.
        pass_verbs=("pass", "let"),
        voluntary_verbs=("quick", "rest", "resume"),
        last_verbs=("species",),
        search_depth=60,  # about two turns, as who fights in one sleeps through the next
        search_effort=1.0,  # fewer playouts find nothing better than `policy`
        minutes=(45, 75),
        rated_from=80,
        shortest={3: 209, 4: 268},  # measured
        bound=high * _TURN_ACTIONS,
    )
