"""The rules as moves: setting up a game, and checking and making a move.

Pure functions of the content and a state. Nothing here knows what a seat may see.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.api.action import Action
from engine.api.event import Seat, Typed
from engine.api.game import Step
from engine.api.options import Options
from engine.api.refusals import Illegal, NotOffered
from engine.api.rng import Rng
from engine.games.igels import battle, card_play, checks, turns
from engine.games.igels import effects as fx
from engine.games.igels.content import WINDOWS, Content, EventCard
from engine.games.igels.model import Board, Phase, PlayerArea, Settings, State, fighting_troop
from engine.games.igels.playability import (
    event_refusal,
    laid_events,
    laying_refusal,
    possible_counters,
    usable_ability,
)
from engine.games.igels.state_builder import StateBuilder
from engine.games.igels.targeting import legal_targets, securable

#: The word for a species drawn by lot (C9).
LOT = "lot"

_Words: TypeAlias = tuple[str, ...]


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
    board = Board(
        settings=settings,
        turn=0,
        starter=starter,
        phase=Phase("species"),
        areas=(PlayerArea(),) * seats,
        hand_sizes=(0,) * seats,
        face_down_counts=(0,) * seats,
        draw_pile_size=len(draw_pile),
        species_pile_sizes={name: len(pile) for name, pile in species_piles.items()},
        forest_size=size,
    )
    none: tuple[_Words, ...] = ((),) * seats
    state = State(board, none, none, draw_pile, species_piles, forest[:size], forest[size:], rng)
    builder = StateBuilder(content, state)
    builder.announce("igels-set-up", food=size)
    if options.choice("species", "chosen") == LOT:
        for seat in range(seats):
            if builder.areas[seat].species is None:
                _assign_species(builder, seat, LOT)
    return Step(builder.build(), tuple(builder.events))


def apply(content: Content, state: State, seat: int | None, action: Action) -> Step[State]:
    """Make a move and all that follows without a choice; raise `Illegal` with the rule's reason."""
    move = _MOVES.get(action.verb)
    if seat is None or move is None:
        raise NotOffered
    if state.board.over:
        raise Illegal("igels-over")
    builder = StateBuilder(content, state)
    move(builder, seat, action.args)
    turns.run(builder)
    return Step(builder.build(), tuple(builder.events))


def numbered(names: Sequence[str]) -> dict[str, str]:
    """Return word -> name for cards of which several are picked: "mud-2" is the second "mud"."""
    words: dict[str, str] = {}
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = count = counts.get(name, 0) + 1
        words[name if count == 1 else f"{name}-{count}"] = name
    return words


def _species(builder: StateBuilder, seat: int, args: _Words) -> None:
    if builder.phase.step != "species":
        raise Illegal("igels-species-settled")
    if builder.areas[seat].species is not None:
        raise Illegal("igels-species-yours")
    name = checks.one_word(args)
    if name != LOT and name not in builder.content.animals_by_species:
        raise Illegal("igels-no-such", word=Typed(name))
    if name != LOT and any(area.species == name for area in builder.areas):
        raise Illegal("igels-species-taken", species=builder.name_of(name))
    _assign_species(builder, seat, name)


def _assign_species(builder: StateBuilder, seat: int, name: str) -> None:
    """Give a seat its species; the last one left goes to the last seat, and the game begins."""
    taken = {area.species for area in builder.areas}
    free = [each.name for each in builder.content.species if each.name not in taken]
    if name == LOT:
        name, builder.rng = builder.rng.choice(free)
    builder.update_area(seat, species=name)
    builder.announce("igels-species-chosen", seat=Seat(seat), species=name)
    missing = [other for other, area in enumerate(builder.areas) if area.species is None]
    if not missing:
        turns.deal(builder)
        turns.run(builder)
    elif len(missing) == 1 and len(free) == 2:
        _assign_species(builder, missing[0], LOT)


def _draw(builder: StateBuilder, seat: int, args: _Words) -> None:
    checks.turn(builder, seat, "draw")
    choice = checks.one_word(args)
    if choice not in turns.draw_choices_of(builder, seat):
        raise Illegal("igels-cannot-draw")
    turns.draw(builder, seat, choice)


def _quick(builder: StateBuilder, seat: int, args: _Words) -> None:
    checks.turn(builder, seat, "draw")
    checks.no_word(args)
    quick = not builder.areas[seat].quick
    builder.update_area(seat, quick=quick)
    builder.announce("igels-quick-on" if quick else "igels-quick-off", seat=Seat(seat))


def _lead(builder: StateBuilder, seat: int, args: _Words) -> None:
    checks.turn(builder, seat, "lead")
    checks.can_fight(builder, seat, args)
    battle.lead(builder, seat, checks.one_word(args))
    builder.ask_next()


def _sit(builder: StateBuilder, seat: int, args: _Words) -> None:
    checks.turn(builder, seat, "lead")
    checks.no_word(args)
    if battle.must_join(builder.turns_without_battle, builder.content.rules.stall):
        raise Illegal("igels-must-join")
    builder.announce("igels-sits-out", seat=Seat(seat))
    builder.ask_next()


def _add(builder: StateBuilder, seat: int, args: _Words) -> None:
    checks.turn(builder, seat, "join")
    if not args or len(set(args)) < len(args):
        raise Illegal("igels-say-which")
    checks.can_fight(builder, seat, args)
    battle.add_hangers_on(builder, seat, args)


def _lay(builder: StateBuilder, seat: int, args: _Words) -> None:
    checks.turn(builder, seat, "lay")
    name = checks.in_hand(builder, seat, checks.one_word(args))
    reason = laying_refusal(builder.content, builder, seat, name)
    if reason is not None:
        raise Illegal(reason, card=builder.name_of(name))
    battle.lay(builder, seat, name)


def _event(builder: StateBuilder, seat: int, args: _Words) -> None:
    checks.turn(builder, seat, *WINDOWS)
    if not args:
        raise Illegal("igels-say-which")
    name, target = args[0], args[1:]
    troop = fighting_troop(builder, seat)
    if troop is None or name not in troop.events:
        checks.in_hand(builder, seat, name)
    card = builder.content.support_cards[name]
    if not isinstance(card, EventCard):
        raise Illegal("igels-no-event", card=card.line)
    reason = event_refusal(builder, seat, card, builder.phase.step)
    if reason == "igels-wrong-moment":
        raise Illegal(reason, card=card.line, when=card.when)
    if reason is not None:
        raise Illegal(reason, card=card.line)
    targets = legal_targets(builder.content, builder, seat, card)
    if target not in targets:
        raise Illegal("igels-no-aim" if targets else "igels-no-sense", card=card.line)
    card_play.play_event(builder, seat, card, target)


def _use(builder: StateBuilder, seat: int, args: _Words) -> None:
    checks.turn(builder, seat, *WINDOWS, "ab", "home")
    ability = usable_ability(builder.content, builder, seat, builder.phase.step)
    if ability is None:
        raise Illegal("igels-no-ability")
    card, targets = ability
    if args[:1] != (card.name,) or args[1:] not in targets:
        raise Illegal("igels-no-aim", card=card.line)
    card_play.use_ability(builder, seat, card, args[1:])


def _pass(builder: StateBuilder, seat: int, args: _Words) -> None:
    checks.no_word(args)
    checks.nothing_pending(builder)
    if builder.phase.step in ("species", "lead"):
        raise Illegal("igels-nothing-to-pass")
    checks.turn(builder, seat, builder.phase.step)
    card_play.pass_on(builder, seat)


def _rest(builder: StateBuilder, seat: int, args: _Words) -> None:
    checks.no_word(args)
    checks.turn(builder, seat, *WINDOWS)
    card_play.rest(builder, seat)
    card_play.pass_on(builder, seat)


def _waste(builder: StateBuilder, seat: int, args: _Words) -> None:
    checks.no_word(args)
    checks.turn(builder, seat, "c1", "c2")
    if not any(laid_events(builder.content, builder, seat, builder.phase.step)):
        raise Illegal("igels-nothing-to-pass")
    battle.waste_events(builder, seat)
    builder.ask(*builder.phase.queue)


def _aim(builder: StateBuilder, seat: int, args: _Words) -> None:
    use = next(iter(builder.pending), None)
    if use is None or use.target is not None or use.seat != seat:
        raise Illegal("igels-not-asked")
    effect = builder.content.effect_cards[use.source].effects[use.index]
    if isinstance(effect, fx.Secure):
        most, foods = securable(builder.content, builder, seat, effect)
        names = numbered(foods)
        if not 0 < len(set(args)) == len(args) <= most or not names.keys() >= {*args}:
            raise Illegal("igels-no-such-food", count=most)
        args = tuple(names[word] for word in args)
    elif args not in card_play.targets_to_choose(builder, use):
        raise Illegal("igels-no-aim", card=builder.name_of(use.source))
    card_play.choose_target(builder, args)


def _counter(builder: StateBuilder, seat: int, args: _Words) -> None:
    name = checks.one_word(args)
    hit = checks.hit(builder, seat)
    if name not in possible_counters(builder.content, builder, hit, seat):
        raise Illegal("igels-no-answer", card=builder.name_of(hit.source))
    if name not in builder.content.animal_cards:
        checks.in_hand(builder, seat, name)
    card_play.answer_hit(builder, seat, name)


def _let(builder: StateBuilder, seat: int, args: _Words) -> None:
    checks.no_word(args)
    checks.hit(builder, seat)
    card_play.answer_hit(builder, seat, None)


def _trade(builder: StateBuilder, seat: int, args: _Words) -> None:
    checks.turn(builder, seat, "trade")
    names = numbered(builder.hands[seat])
    count = builder.content.rules.trade
    if not count == len(args) == len(set(args)):
        raise Illegal("igels-trade-two", count=count)
    if not names.keys() >= {*args}:
        raise Illegal("igels-not-in-hand")
    turns.trade(builder, seat, tuple(names[word] for word in args))


_MOVES: dict[str, Callable[[StateBuilder, int, _Words], None]] = {
    "species": _species,
    "draw": _draw,
    "quick": _quick,
    "lead": _lead,
    "sit": _sit,
    "add": _add,
    "lay": _lay,
    "event": _event,
    "use": _use,
    "pass": _pass,
    "rest": _rest,
    "waste": _waste,
    "aim": _aim,
    "counter": _counter,
    "let": _let,
    "trade": _trade,
}


#: All verbs.
VERBS = tuple(_MOVES)
