"""Positions written by hand, so that no test has to play up to them.

Cards that are not named lie in their piles. Animals are written by name with marks: "spike/z" is
asleep, "ninja/u" has used its one-shot, "junkie/needle" has a needle bound to it. The first animal
of `fight` is the leader.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from engine.api.action import Action, Offer, Pick, leaves
from engine.api.game import Step
from engine.api.options import Options, resolve_options
from engine.api.refusals import Refused
from engine.api.rng import Rng
from engine.api.seats import with_item
from engine.games.igels import create
from engine.games.igels.model import (
    Animal,
    Battle,
    BattleResult,
    Board,
    Phase,
    PlayerArea,
    RevealedCard,
    Settings,
    State,
    Troop,
)
from engine.games.igels.sap import initial_sap, total_sap
from tests.support.games import SEEDS

IGELS = create(SEEDS)
CONTENT = IGELS.content

H, S, R, M = "hedgehog", "squirrel", "rabbit", "mouse"


#: The steps that go in order of Initial SAP.
BATTLE = ("ab", "c1", "c2")


def at(step: str, *queue: int) -> Phase:
    """Return a step in which these seats are still to be asked."""
    return Phase(step, queue, 50)


class Player(Struct, frozen=True):
    """What a seat has, as names with spaces between.

    A seat without a hand is asked nothing, so everybody holds a card by default.
    """

    species: str
    fight: str = ""
    cards: str = ""  #: Battle cards turned up
    events: str = ""  #: Events turned up
    pool: str = ""
    hand: str = "left-hook"
    down: str = ""  #: laid face down
    food: str = ""
    secured: str = ""
    dead: str = ""
    penalties: str = ""
    known: str = ""  #: cards of the hand that everybody has seen


def position(
    *players: Player,
    phase: Phase | str = "bu",
    forest: str | None = None,
    deck: str = "",
    dump: str = "",
    returned: str = "",
    starter: int = 0,
    turn: int = 3,
    idle: int = 0,
    result: tuple[int, ...] | None = None,
    draw: bool = False,
    revealed: bool = True,
    settings: Settings | None = None,
    seed: int = 0,
) -> State:
    """Return a state with these players.

    `phase` may be a word: a step in which everybody is asked. `forest` is the whole Forest, `deck`
    only the top of the draw pile. `idle`: turns in a row without a battle.
    """
    battle = None
    if any(player.fight for player in players):
        battle = _battle(players, starter, revealed=revealed)
        if result is not None:
            battle = replace(battle, result=BattleResult(result, draw))
    animals = [
        _animal(word)
        for each in players
        for word in f"{each.fight} {each.pool} {each.dead}".split()
    ]
    support = Counter(f"{deck} {dump}".split())
    food = Counter((forest or "").split())
    for each in players:
        support.update(
            f"{each.hand} {each.down} {each.cards} {each.events} {each.penalties}".split()
        )
        food.update(f"{each.food} {each.secured}".split())
    for animal in animals:
        support.update(animal.bound)
    draw_pile = (*deck.split(), *_rest(CONTENT.all_support, support))
    other_food = _rest(CONTENT.all_food, food)
    forest_food = tuple(forest.split()) if forest is not None else other_food
    species_piles = {
        name: tuple(each for each in pile if each not in animal_names(animals))
        for name, pile in CONTENT.animals_by_species.items()
    }
    hands = tuple(CONTENT.sorted(each.hand.split()) for each in players)
    face_down = tuple(tuple(each.down.split()) for each in players)
    board = Board(
        settings=settings or Settings(),
        turn=turn,
        starter=starter,
        phase=_phase(phase, players, battle, starter),
        areas=tuple(map(_area, players)),
        hand_sizes=tuple(map(len, hands)),
        face_down_counts=tuple(map(len, face_down)),
        draw_pile_size=len(draw_pile),
        species_pile_sizes={name: len(pile) for name, pile in species_piles.items()},
        forest_size=len(forest_food),
        returned_food=tuple(returned.split()),
        dump=tuple(dump.split()),
        battle=battle,
        ask_count=50,
        turns_without_battle=idle,
    )
    return State(
        board,
        hands,
        face_down,
        draw_pile,
        species_piles,
        forest_food,
        other_food if forest is not None else (),
        Rng(seed.to_bytes(16, "big")),
    )


def step(state: State, seat: int, move: str) -> Step[State]:
    """Make a move, like "event magpie p2 nuts"; its verb must be offered."""
    verb, *args = move.split()
    action = Action(verb, tuple(args))
    assert any(offer.verb == verb for offer in offers(state, seat)), f"{seat} is not asked {verb}"
    return IGELS.apply(state, seat, action)


def do(state: State, *moves: tuple[int, str] | str) -> State:
    """Make moves; a move without a seat is made by the first seat that is asked."""
    for move in moves:
        seat, words = move if isinstance(move, tuple) else (asked(state)[0], move)
        state = step(state, seat, words).state
    return state


def asked(state: State) -> tuple[int, ...]:
    """Return the seats that must answer something."""
    return tuple(
        seat
        for seat in range(len(state.hands))
        if any(not offer.voluntary for offer in offers(state, seat))
    )


def all_pass(state: State, *, steps: tuple[str, ...] = (), most: int = 60) -> State:
    """Let everybody pass, let happen or take their share, as long as it is one of these steps."""
    for _ in range(most):
        if steps and state.board.phase.step not in steps:
            return state
        for seat in asked(state):
            found = [each for each in ("let", "pass", "share") if each in verbs(state, seat)]
            if found:
                state = step(state, seat, found[0]).state
                break
        else:
            return state
    return state


def battle_over(state: State) -> State:
    """Let everybody pass until the battle is over and its fighters sleep."""
    while state.board.battle is not None:
        before = state
        state = all_pass(state, most=1)
        assert state is not before
    return state


def offers(state: State, seat: int) -> tuple[Offer, ...]:
    """Return what a seat is offered."""
    return IGELS.offers(IGELS.view(state, seat))


def offer(state: State, seat: int, verb: str) -> Offer | None:
    """Return the offer of a verb, if there is one."""
    return next((each for each in offers(state, seat) if each.verb == verb), None)


def verbs(state: State, seat: int) -> set[str]:
    """Return the verbs that a seat is offered."""
    return {each.verb for each in offers(state, seat)}


def paths(state: State, seat: int, verb: str) -> set[str]:
    """Return all paths of the offer that a verb belongs to, as words; none without the offer."""
    pick = offer(state, seat, verb)
    if pick is None:
        return set()
    assert isinstance(pick, Pick)
    return {" ".join(option.value for option in path) for path in leaves(pick.options)}


def refusal(state: State, seat: int | None, move: str) -> str:
    """Return the text key of why a move is refused."""
    verb, *args = move.split()
    with pytest.raises(Refused) as refused:
        IGELS.apply(state, seat, Action(verb, tuple(args)))
    return refused.value.line.key


def totals(state: State) -> list[int]:
    """Return the Total of every seat."""
    return [total_sap(CONTENT, state.board, seat) for seat in range(len(state.hands))]


def troop(state: State, seat: int) -> Troop:
    """Return the troop of a seat that takes part in the battle."""
    assert state.board.battle is not None
    found = state.board.battle.troops[seat]
    assert found is not None
    return found


def change_battle(state: State, **fields: Any) -> State:
    """Return the state with these fields of its battle changed."""
    assert state.board.battle is not None
    battle = replace(state.board.battle, **fields)
    return replace(state, board=replace(state.board, battle=battle))


def change_troop(state: State, seat: int, **fields: Any) -> State:
    """Return the state with these fields of a seat's troop changed."""
    assert state.board.battle is not None
    changed = replace(troop(state, seat), **fields)
    return change_battle(state, troops=with_item(state.board.battle.troops, seat, changed))


def animal_names(animals: Iterable[Animal | RevealedCard]) -> list[str]:
    """Return the names of animals."""
    return [each.name for each in animals]


def event_keys(made: Step[State]) -> list[str]:
    """Return the text keys of the events of a step."""
    return [event.key for event in made.events]


def dealt(seats: int, seed: int = 0, **chosen: bool | int | str) -> State:
    """Return a new game with the species drawn by lot and the cards dealt."""
    options = Options({"species": "lot", **chosen})
    return IGELS.setup(seats, options, Rng(seed.to_bytes(16, "big"))).state


def new_game(seats: int, seed: int = 0, **chosen: bool | int | str) -> State:
    """Return a new game in which nobody has a species yet."""
    options = resolve_options(IGELS.info.options, chosen, {})
    return IGELS.setup(seats, options, Rng(seed.to_bytes(16, "big"))).state


def until_phase(state: State, *steps: str) -> State:
    """Let everybody pass, sit out or draw until one of these steps."""
    while state.board.phase.step not in steps:
        seat = asked(state)[0]
        offered = verbs(state, seat)
        if "draw" in offered:
            move = f"draw {min(paths(state, seat, 'draw'))}"
        else:
            move = next(each for each in ("pass", "let", "sit", "share") if each in offered)
        state = do(state, (seat, move))
    return state


def with_open_battle(state: State) -> State:
    """Return the state with a battle that nobody has joined yet."""
    empty = Battle((None,) * len(state.hands))
    return replace(state, board=replace(state.board, battle=empty))


def decide_battle(*players: Player, **more: Any) -> State:
    """Return the position after everybody has passed in the last window before the decision."""
    return all_pass(position(*players, phase="c2", **more), steps=BATTLE)


def play_event(state: State, seat: int, move: str) -> State:
    """Play an Event as soon as the seat is asked; nobody counters it."""
    state = do(until_asked(state, seat), (seat, f"event {move}"))
    return nobody_counters(state)


def nobody_counters(state: State) -> State:
    """Let happen what hits anybody."""
    while (hit := state.board.hit) is not None:
        assert hit.waiting
        state = do(state, (hit.waiting[0], "let"))
    return state


def until_asked(state: State, seat: int) -> State:
    """Let others pass until the seat is asked."""
    while seat not in asked(state):
        state = do(state, "pass")
    return state


def _rest(everything: Iterable[str], named: Counter[str]) -> tuple[str, ...]:
    """Return the cards that are not named, sorted."""
    return CONTENT.sorted((Counter(everything) - named).elements())


def _area(player: Player) -> PlayerArea:
    return PlayerArea(
        species=player.species,
        pool=tuple(map(_animal, player.pool.split())),
        dead=tuple(map(_animal, player.dead.split())),
        food=CONTENT.sorted(player.food.split()),
        secured=CONTENT.sorted(player.secured.split()),
        penalties=tuple(player.penalties.split()),
        known_cards=tuple(player.known.split()),
    )


def _animal(word: str) -> Animal:
    name, *marks = word.split("/")
    bound = tuple(mark for mark in marks if mark in CONTENT.battle_cards)
    return Animal(name, "z" in marks, "u" in marks, bound)


def _battle(players: Sequence[Player], starter: int, *, revealed: bool) -> Battle:
    troops: list[Troop | None] = []
    for player in players:
        fighters = tuple(map(_animal, player.fight.split()))
        if not fighters:
            troops.append(None)
            continue
        cards = tuple(map(_card, player.cards.split()))
        troop = Troop(fighters, fighters[0].name, cards=cards, events=tuple(player.events.split()))
        troops.append(replace(troop, initial_sap=initial_sap(CONTENT, troop)))
    seats = [(starter + count) % len(players) for count in range(len(players))]
    fighting = [seat for seat in seats if troops[seat]]
    fighting.sort(key=lambda seat: -troops[seat].initial_sap)
    order = (*fighting, *(seat for seat in seats if not troops[seat]))
    return Battle(tuple(troops), order, revealed)


def _card(name: str) -> RevealedCard:
    """Return a card that was turned up; a coin has fallen on heads."""
    card = CONTENT.battle_cards[name]
    heads = (effect.amount for effect in card.effects if effect.op == "coin")
    return RevealedCard(name, next(heads, card.sap))


def _phase(
    phase: Phase | str, players: Sequence[Player], battle: Battle | None, starter: int
) -> Phase:
    if not isinstance(phase, str):
        return phase
    if phase in BATTLE:
        assert battle is not None
        return at(phase, *battle.order)
    order = [(starter + count) % len(players) for count in range(len(players))]
    if phase in ("join", "lay"):
        order = [seat for seat in order if players[seat].fight]
    return at(phase, *order)
