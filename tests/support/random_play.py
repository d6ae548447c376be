"""Random plays: fast reproducible dice, random answers to offers, and plays as files.

Offers that have not opened count as open and every timeout as ready, so a walk meets whatever
people and clocks can do to a game.
"""

from __future__ import annotations

import json
import shlex
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import combinations
from operator import attrgetter
from typing import Any

from msgspec import Struct

from engine.api.action import Action, Count, Field, Offer, Option, Pick, Press, Say
from engine.api.event import Event
from engine.api.game import AnyGame
from engine.api.options import Options, resolve_options
from engine.api.refusals import Illegal
from engine.api.rng import Rng
from tests.support.games import GameUnderTest, Setting

#: When a table walks, time stands: what opens later counts as open because this is so late.
LATE_MS = 1 << 50

#: A seat does what it knows to be due at one in so many moves, and what only it may do at one in
#: so many of the others.
_AWARE, _UNASKED = 3, 6

_ASK_OF = attrgetter("ask")

_WORDS = ("ja", "a b", "Zażółć gęślą jaźń", "<@1> *x* `y`", "x" * 4_000)


class Dice:
    """A linear congruential generator: ten times faster than a good one, and good enough."""

    def __init__(self, seed: int) -> None:
        self._state = (seed * 2 + 1) & _MASK

    def below(self, bound: int) -> int:
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) & _MASK
        return (self._state >> 33) % bound


_MASK = (1 << 64) - 1


class PlayedMove(Struct, frozen=True, gc=False):
    """A move of a random play; `timed_out`: the table played it."""

    seat: int | None
    ask: str
    action: Action
    timed_out: bool = False

    def __str__(self) -> str:
        seat = "-" if self.seat is None else str(self.seat)
        return shlex.join((seat, self.action.verb, *self.action.args))


class Play(Struct):
    """A game in progress, with all that is needed to replay it."""

    setting: Setting
    seed: bytes
    state: Any
    moves: list[PlayedMove]
    answered: frozenset[tuple[int | None, str]] = frozenset()
    offers: dict[int | None, tuple[Offer, ...]] = {}  #: found so far in this state
    last: int = 0  #: who moved, so that the next is looked for first

    def toml(self) -> str:
        """Return the play as a file of tests/games/<slug>/plays."""
        options = ", ".join(
            f"{key} = {toml_value(value)}" for key, value in self.setting.options.values.items()
        )
        moves = "".join(f"  {toml_value(str(move))},\n" for move in self.moves)
        return (
            f'game = "{self.setting.game.info.slug}"\n'
            f"seats = {self.setting.seats}\n"
            f"options = {{ {options} }}\n"
            f'seed = "{self.seed.hex()}"\n'
            f"moves = [\n{moves}]\n"
        )


def read_play(
    text: str, known: GameUnderTest
) -> tuple[Setting, bytes, tuple[tuple[int | None, Action], ...]]:
    """Return the setting, seed and moves of a file of tests/games/<slug>/plays."""
    told = tomllib.loads(text)
    specs = known.game.info.options
    carried = {spec.key for spec in specs if spec.carried}
    given = {key: value for key, value in told["options"].items() if key not in carried}
    carry = {key: value for key, value in told["options"].items() if key in carried}
    setting = Setting(known, told["seats"], resolve_options(specs, given, carry))
    moves = []
    for move in told["moves"]:
        seat, verb, *args = shlex.split(move)
        moves.append((None if seat == "-" else int(seat), Action(verb, tuple(args))))
    return setting, bytes.fromhex(told["seed"]), tuple(moves)


def replay(
    game: AnyGame,
    seats: int,
    options: Options,
    seed: bytes,
    moves: Iterator[tuple[int | None, Action]],
) -> Any:
    """Return the state after replaying these moves from the setup."""
    state = game.setup(seats, options, Rng(seed)).state
    for seat, action in moves:
        state = game.apply(state, seat, action).state
    return state


def start_play(setting: Setting, seed: bytes) -> tuple[Play, tuple[Event, ...]]:
    """Return a new play and the events of its setup."""
    step = setting.game.setup(setting.seats, setting.options, Rng(seed))
    return Play(setting, seed, step.state, []), step.events


def advance(play: Play, dice: Dice) -> tuple[Event, ...] | None:
    """Make one random move of any seat; return its events, `None` if nobody can act.

    Looks at as few seats as it must: at most moments only one has offers.
    """
    places = play.setting.seats + 1
    for _ in range(200):
        first = play.last + 1 if dice.below(4) else dice.below(places)
        for step in range(first, first + places):
            at = step % places
            seat = None if at == places - 1 else at
            theirs = open_offers_of(play, seat)
            said = _move_of(play, seat, theirs, dice) if theirs else None
            if said is not None:
                play.last = at
                return said
        if not any(play.offers.values()):
            break
    return None


def play_out(play: Play, dice: Dice, *, drawn: Iterable[int | None] = ()) -> Play:
    """Play at random to the end, within the bound, drawing the pictures of these seats."""
    game, seats = play.setting.game, tuple(drawn)
    while game.outcome(play.state) is None:
        for seat in seats:
            assert game.picture(game.view(play.state, seat)).marks
        assert advance(play, dice) is not None, "nobody has anything to do"
    assert len(play.moves) <= game.info.bound
    return play


def _move_of(
    play: Play, seat: int | None, theirs: tuple[Offer, ...], dice: Dice
) -> tuple[Event, ...] | None:
    """Answer what is asked of the seat or, now and then, do what is voluntary."""
    asked = tuple([offer for offer in theirs if not offer.voluntary])
    if len(asked) < len(theirs):
        if seat is not None and not dice.below(_AWARE):
            # What a person who knows the rules does of their own accord.
            wanted = play.setting.known.game.voluntary_moves(play.state, seat)
            asks = [offer.ask for offer in theirs if offer.voluntary] if wanted else ()
            moves = [move for move in wanted if move.ask in asks]
            if moves:
                move = moves[dice.below(dice.below(len(moves)) + 1)]  # the urgent ones come first
                return make_move(play, PlayedMove(seat, move.ask, move.action))
        # Most voluntary offers lead nowhere; a play that took them all would not get on.
        if dice.below(_UNASKED):
            theirs = asked
    return make_random_move(play, seat, theirs, dice) if theirs else None


def open_offers_of(play: Play, seat: int | None) -> tuple[Offer, ...]:
    """Return the seat's offers without those whose question it has answered."""
    theirs, answered = _asked(play, seat), play.answered
    if not answered:
        return theirs
    return tuple([offer for offer in theirs if (seat, offer.ask) not in answered])


def make_random_move(
    play: Play, seat: int | None, theirs: tuple[Offer, ...], dice: Dice
) -> tuple[Event, ...]:
    """Make a random move from these offers, trying others if the rules refuse it."""
    for _ in range(30):
        offer = theirs[dice.below(len(theirs))]
        made = random_answer(seat, offer, dice)
        try:
            return make_move(play, made)
        except Illegal:
            if made.timed_out or not may_be_refused(offer):
                raise
    for made in _small_picks(seat, theirs):
        with suppress(Illegal):
            return make_move(play, made)
    raise AssertionError(f"nothing that {theirs} offer is accepted")


def make_move(play: Play, made: PlayedMove) -> tuple[Event, ...]:
    """Make this move in the play and return its events. Raise `Illegal`."""
    step = play.setting.known.game.apply(play.state, made.seat, made.action)
    play.moves.append(made)
    play.state = step.state
    play.offers = {}
    answered = (*play.answered, (made.seat, made.ask))
    play.answered = frozenset(
        [(who, ask) for who, ask in answered if ask in map(_ASK_OF, _asked(play, who))]
    )
    return step.events


def _small_picks(seat: int | None, theirs: tuple[Offer, ...]) -> Iterator[PlayedMove]:
    """Yield every small pick of several."""
    for offer in theirs:
        if isinstance(offer, Pick) and offer.most > 1:
            values = [option.value for option in offer.options]
            for size in range(offer.least, min(offer.most, 4) + 1):
                for some in combinations(values, size):
                    yield PlayedMove(seat, offer.ask, Action(offer.verb, some))


def random_answer(seat: int | None, offer: Offer, dice: Dice) -> PlayedMove:
    """Return a random action that answers the offer, or its timeout."""
    if offer.timeout is not None and (seat is None or not dice.below(4)):
        return PlayedMove(seat, offer.ask, Action(offer.verb, offer.timeout.args), timed_out=True)
    return PlayedMove(seat, offer.ask, Action(offer.verb, _args(offer, dice)))


def may_be_refused(offer: Offer) -> bool:
    """Return True if the offer may admit actions that the rules refuse."""
    return isinstance(offer, Say) or (isinstance(offer, Pick) and offer.most > 1)


def _asked(play: Play, seat: int | None) -> tuple[Offer, ...]:
    found = play.offers.get(seat)
    if found is None:
        game = play.setting.known.game
        found = play.offers[seat] = game.offers(game.view(play.state, seat))
    return found


def _args(offer: Offer, dice: Dice) -> tuple[str, ...]:
    if isinstance(offer, Pick) and offer.most == 1:
        skips = not offer.least and not dice.below(len(offer.options) + 1)
        return () if skips else _path(offer.options, dice)
    match offer:
        case Press():
            return ()
        case Count(low=low, high=high):
            return (str(low + dice.below(high - low + 1)),)
        case Pick(least=least, most=most, options=options):
            values = [option.value for option in options]
            # Small picks are likelier to be what the rules want.
            spare = min(most, len(values)) - least
            count = least + (dice.below(spare + 1) if dice.below(2) else 0)
            return tuple(values.pop(dice.below(len(values))) for _ in range(count))
        case _:
            return tuple(_words(field, dice) for field in offer.fields)


def _path(options: Sequence[Option], dice: Dice) -> tuple[str, ...]:
    path = []
    while options:
        option = options[dice.below(len(options))]
        path.append(option.value)
        options = option.then
    return tuple(path)


def _words(field: Field, dice: Dice) -> str:
    if field.options:
        return field.options[dice.below(len(field.options))].value
    if not field.shortest and not dice.below(3):
        return ""
    words = _WORDS[dice.below(len(_WORDS))][: field.longest]
    return words if len(words.strip()) >= field.shortest else "x" * field.shortest


def final_of(play: Play) -> dict[str, object]:
    """Return what a recorded game stores about its end."""
    outcome = play.setting.game.outcome(play.state)
    assert outcome is not None
    return {
        "places": list(outcome.places),
        "scores": list(outcome.scores),
        "reason": outcome.reason.key,
        **play.setting.known.final(play.state),
    }


def toml_value(value: object) -> str:
    """Return a value as TOML."""
    if isinstance(value, dict):
        pairs = (f"{key} = {toml_value(each)}" for key, each in value.items())
        return f"{{ {', '.join(pairs)} }}" if value else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(toml_value, value))}]"
    # A JSON string, number or truth value is one of TOML.
    return json.dumps(value, ensure_ascii=False)
