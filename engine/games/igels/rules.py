"""The rules: setting up a game, and making a move with all that follows from it.

Pure functions of the content and a state. The verbs are in moves.py.
"""

from __future__ import annotations

from engine.api.action import Action
from engine.api.game import Step
from engine.api.options import Options
from engine.api.refusals import Illegal, NotOffered
from engine.api.rng import Rng
from engine.games.igels import turns
from engine.games.igels.content import Content
from engine.games.igels.model import (
    Board,
    Phase,
    PlayerArea,
    Settings,
    State,
)
from engine.games.igels.moves import LOT, MOVES, OUT_OF_TURN, Words, assign_species, check_turn
from engine.games.igels.state_builder import StateBuilder


def setup(content: Content, seats: int, options: Options, rng: Rng) -> Step[State]:
    """Shuffle the piles (C7, C8, C10); the first start player is the host or drawn (C11)."""
    starter = 0
    if options.choice("first", "host") == "random":
        starter, rng = rng.below(seats)
    forest, rng = rng.shuffled(content.all_food)
    draw_pile, rng = rng.shuffled(content.all_support)
    species_piles = {}
    for name, animals in content.animals_by_species.items():
        species_piles[name], rng = rng.shuffled(animals)
    size = int(options.choice("forest", str(content.forests[0])))
    settings = Settings(
        options.choice("outside", "free"),
        options.switch("diet"),
        options.number("turns", Settings().last_turn),
    )
    areas = (PlayerArea(),) * seats
    board = Board(
        settings=settings,
        turn=0,
        starter=starter,
        phase=Phase("species"),
        areas=areas,
        hand_sizes=(0,) * seats,
        face_down_counts=(0,) * seats,
        species_pile_sizes={name: len(pile) for name, pile in species_piles.items()},
    )
    none: tuple[Words, ...] = ((),) * seats
    state = State(board, none, none, draw_pile, species_piles, forest[:size], forest[size:], rng)
    builder = StateBuilder(content, state)
    builder.announce("igels-set-up", food=size)
    if options.choice("species", "chosen") == LOT:
        for seat in range(seats):
            if builder.areas[seat].species is None:
                assign_species(builder, seat, LOT)
    return Step(builder.build(), tuple(builder.events))


def apply(content: Content, state: State, seat: int | None, action: Action) -> Step[State]:
    """Make a move and all that follows without a choice; raise `Illegal` with the rule's reason."""
    if seat is None or action.verb not in MOVES:
        raise NotOffered
    if state.board.over:
        raise Illegal("igels-over")
    builder = StateBuilder(content, state)
    words, make = MOVES[action.verb]
    if action.args if words == "none" else words == "one" and len(action.args) != 1:
        raise Illegal("igels-say-nothing-more" if words == "none" else "igels-say-which")
    if action.verb not in OUT_OF_TURN:
        check_turn(builder, seat, action)
    make(builder, seat, action.args)
    if action.verb != "resume":  # it changes nobody's question, so nothing is told again
        turns.run(builder)
    return Step(builder.build(), tuple(builder.events))
