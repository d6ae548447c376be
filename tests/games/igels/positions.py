"""Tables laid by hand, so that no test plays up to them; all cards not named lie in their piles.

Animals are spelt by name with marks: "jumbo", "spike/z" is asleep, "ninja/u" has used its one-shot,
"junkie/needle" has a needle bound to it. Cards and Food are spelt by name; the first of `fight` is
the leader.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.api.action import Action, Offer, Option, Pick
from engine.api.event import Line
from engine.api.game import Step
from engine.api.options import Options, resolve_options
from engine.api.refusals import Illegal
from engine.api.rng import Rng
from engine.games.igels import create
from engine.games.igels.effects import Coin
from engine.games.igels.model import (
    Animal,
    Battle,
    Board,
    Contest,
    Gathering,
    Homing,
    Laid,
    Laying,
    Leading,
    Phase,
    Result,
    Settings,
    Side,
    State,
    Trading,
    Troop,
    Window,
)
from engine.games.igels.strength import initial, total
from tests.support.games import SEEDS

IGELS = create(SEEDS)
CONTENT = IGELS.content


class Player(Struct, frozen=True):
    """What a seat has, spelt. Who holds nothing is asked nothing, so everybody holds a card."""

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
    shown: str = ""


H, S, R, M = "hedgehog", "squirrel", "rabbit", "mouse"


def laid(
    *players: Player,
    phase: Phase | str = "bu",
    forest: str | None = None,
    deck: str | None = None,
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
    """Lay a table. `phase` as a word: a window (everybody is asked), "lead", "join", "lay" ..."""
    sides = tuple(map(_side, players))
    battle = None
    if any(player.fight for player in players):
        battle = _battle(players, starter, revealed=revealed)
        if result is not None:
            battle = replace(battle, result=Result(result, draw))
    named = Counter(
        name
        for each in players
        for words in (each.hand, each.down, each.cards, each.events, each.penalties)
        for name in words.split()
    )
    named.update(dump.split())
    named.update(
        bound
        for each in players
        for word in f"{each.fight} {each.pool}".split()
        for bound in _animal(word).bound
    )
    eaten = Counter(name for each in players for name in f"{each.food} {each.secured}".split())
    first_cards = (deck or "").split()
    rest = Counter(CONTENT.deck) - named - Counter(first_cards)
    first_food = (forest or "").split()
    wild = Counter(CONTENT.woods) - eaten - Counter(first_food)
    woods = tuple(first_food) if forest is not None else CONTENT.sorted(wild.elements())
    seen = {
        _animal(word).name
        for each in players
        for word in f"{each.fight} {each.pool} {each.dead}".split()
    }
    packs = {
        name: tuple(each for each in pack if each not in seen)
        for name, pack in CONTENT.packs.items()
    }
    hands = tuple(CONTENT.sorted(each.hand.split()) for each in players)
    down = tuple(tuple(each.down.split()) for each in players)
    board = Board(
        settings=settings or Settings(),
        turn=turn,
        starter=starter,
        phase=_phase(phase, players, battle, starter),
        sides=sides,
        held=tuple(map(len, hands)),
        down=tuple(map(len, down)),
        pile=len(first_cards) + rest.total(),
        packs={name: len(pack) for name, pack in packs.items()},
        woods=len(woods),
        returned=tuple(returned.split()),
        dump=tuple(dump.split()),
        battle=battle,
        asked=50,
        idle=idle,
    )
    return State(
        board,
        hands,
        down,
        (*first_cards, *CONTENT.sorted(rest.elements())),
        packs,
        woods,
        CONTENT.sorted(wild.elements()) if forest is not None else (),
        Rng(seed.to_bytes(16, "big")),
    )


def step(state: State, seat: int, move: str) -> Step[State]:
    """Make a move, "event magpie p2 nuts"; it must be offered."""
    verb, *args = move.split()
    action = Action(verb, tuple(args))
    assert any(offer.verb == verb for offer in offers(state, seat)), f"{seat} is not asked {verb}"
    return IGELS.apply(state, seat, action)


def do(state: State, *moves: tuple[int, str] | str) -> State:
    """Make moves; one without a seat is of whoever is asked first."""
    for move in moves:
        seat, words = move if isinstance(move, tuple) else (asked(state)[0], move)
        state = step(state, seat, words).state
    return state


def asked(state: State) -> tuple[int, ...]:
    """Give the seats that must answer something."""
    return tuple(
        seat
        for seat in range(len(state.hands))
        if any(not offer.voluntary for offer in offers(state, seat))
    )


def all_pass(state: State, *, kind: type | None = None, most: int = 60) -> State:
    """Let everybody who is asked pass or let it happen, as long as the phase is of this kind."""
    for _ in range(most):
        if kind is not None and not isinstance(state.board.phase, kind):
            return state
        for seat in asked(state):
            verbs = {offer.verb for offer in offers(state, seat)}
            if verbs & {"pass", "let"}:
                state = step(state, seat, "let" if "let" in verbs else "pass").state
                break
        else:
            return state
    return state


def offers(state: State, seat: int) -> tuple[Offer, ...]:
    """Give what a seat is offered."""
    return IGELS.offers(IGELS.view(state, seat))


def offer(state: State, seat: int, verb: str) -> Offer | None:
    """Give the offer of a verb, if there is one."""
    return next((each for each in offers(state, seat) if each.verb == verb), None)


def paths(state: State, seat: int, verb: str) -> set[str]:
    """Give everything a pick of a seat expresses, spelt."""
    found = offer(state, seat, verb)
    if found is None:
        return set()
    assert isinstance(found, Pick)
    return {" ".join(path) for path in _leaves(found.options)}


def refusal(state: State, seat: int | None, move: str) -> str:
    """Give the key of why a move is refused."""
    return refused(state, seat, move).key


def refused(state: State, seat: int | None, move: str) -> Line:
    """Give the line that says why a move is refused."""
    verb, *args = move.split()
    try:
        IGELS.apply(state, seat, Action(verb, tuple(args)))
    except Illegal as why:
        return why.line
    raise AssertionError(f"{move} was not refused")


def totals(state: State) -> list[int]:
    """Give the Total of every seat."""
    return [total(CONTENT, state.board, seat) for seat in range(len(state.hands))]


def troop(state: State, seat: int) -> Troop:
    """Give who fights for a seat."""
    assert state.board.battle is not None
    found = state.board.battle.troops[seat]
    assert found is not None
    return found


def names(animals: Iterable[Animal]) -> list[str]:
    """Give the names of animals."""
    return [each.name for each in animals]


def keys(found: Step[State]) -> list[str]:
    """Give the keys of what was said."""
    return [event.key for event in found.events]


def dealt(seats: int, seed: int = 0, **chosen: bool | int | str) -> State:
    """Deal a game from a small seed, species by lot."""
    options = Options({"species": "lot", **chosen})
    return IGELS.setup(seats, options, Rng(seed.to_bytes(16, "big"))).state


def fresh(seats: int, seed: int = 0, **chosen: bool | int | str) -> State:
    """Deal a game from a small seed, before anybody has a species."""
    options = resolve_options(IGELS.info.options, chosen, {})
    return IGELS.setup(seats, options, Rng(seed.to_bytes(16, "big"))).state


def until(state: State, phase: type) -> State:
    """Let everybody pass, sit out or draw until a phase."""
    while not isinstance(state.board.phase, phase):
        seat = asked(state)[0]
        verbs = {each.verb for each in offers(state, seat)}
        if "draw" in verbs:
            state = do(state, (seat, f"draw {min(paths(state, seat, 'draw'))}"))
        else:
            state = do(
                state, (seat, next(each for each in ("pass", "let", "sit") if each in verbs))
            )
    return state


def with_battle(state: State) -> State:
    """Open a battle that nobody has joined yet."""
    empty = Battle((None,) * len(state.hands))
    return replace(state, board=replace(state.board, battle=empty))


def decided(*players: Player, **more: Any) -> State:
    """Let everybody pass once the Totals are known."""
    return all_pass(laid(*players, phase="c2", **more), kind=Contest)


def play(state: State, seat: int, move: str) -> State:
    """Play an Event as soon as the seat is asked, and let it happen."""
    while seat not in asked(state):
        state = do(state, "pass")
    state = do(state, (seat, f"event {move}"))
    while state.board.hit is not None:
        state = do(state, (asked(state)[0], "let"))
    return state


def turn_of(state: State, seat: int) -> State:
    """Let others pass until the seat is asked."""
    while seat not in asked(state):
        state = do(state, "pass")
    return state


def _side(player: Player) -> Side:
    return Side(
        species=player.species,
        pool=tuple(map(_animal, player.pool.split())),
        dead=tuple(map(_animal, player.dead.split())),
        food=CONTENT.sorted(player.food.split()),
        secured=CONTENT.sorted(player.secured.split()),
        penalties=tuple(player.penalties.split()),
        shown=tuple(player.shown.split()),
    )


def _animal(word: str) -> Animal:
    name, *marks = word.split("/")
    bound = tuple(mark for mark in marks if mark in CONTENT.arms)
    return Animal(name, "z" in marks, "u" in marks, bound)


def _battle(players: Sequence[Player], starter: int, *, revealed: bool) -> Battle:
    troops = []
    for player in players:
        fighters = tuple(map(_animal, player.fight.split()))
        if not fighters:
            troops.append(None)
            continue
        cards = tuple(_card(name) for name in player.cards.split())
        each = Troop(fighters, fighters[0].name, cards=cards, events=tuple(player.events.split()))
        troops.append(replace(each, initial=initial(CONTENT, each)))
    seats = [(starter + n) % len(players) for n in range(len(players))]
    fight = sorted((seat for seat in seats if troops[seat]), key=lambda seat: -troops[seat].initial)
    order = (*fight, *(seat for seat in seats if not troops[seat]))
    return Battle(tuple(troops), order, revealed)


def _card(name: str) -> Laid:
    coin = any(isinstance(each, Coin) for each in CONTENT.arms[name].effects)
    return Laid(name, 4 if coin else CONTENT.arms[name].sap)


def _phase(
    phase: Phase | str, players: Sequence[Player], battle: Battle | None, starter: int
) -> Phase:
    if not isinstance(phase, str):
        return phase
    everybody = tuple(range(len(players)))
    if phase in ("c1", "c2"):
        assert battle is not None
        return Contest(phase, battle.order, 1)
    others: dict[str, Phase] = {
        "lead": Leading(starter),
        "join": Gathering(starter, ()),
        "lay": Laying(starter, ()),
        "home": Homing(everybody),
        "trade": Trading(everybody),
    }
    return others.get(phase) or Window(phase, everybody, 1)


def _leaves(options: tuple[Option, ...]) -> Iterable[tuple[str, ...]]:
    for option in options:
        if option.then:
            for rest in _leaves(option.then):
                yield (option.value, *rest)
        else:
            yield (option.value,)
