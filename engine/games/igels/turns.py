"""The turn, step by step: Build-Up, Battle, Grabbing the Swag, Organization; the end of the game.

`STEPS` is the one list of what happens in a turn and in which order. Clauses C13 to C18 and C41 to
C53 are here, those of the battle in `battle`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from engine.api.event import Seat
from engine.api.seats import seat_names
from engine.games.igels import battle
from engine.games.igels.card_play import pending_waits
from engine.games.igels.model import Animal, Phase, Use
from engine.games.igels.playability import could_act, usable_ability
from engine.games.igels.state_builder import StateBuilder
from engine.games.igels.targeting import food_due, winner_effects


def run(builder: StateBuilder) -> None:
    """Do everything that needs no decision, until a seat must choose or the game is over."""
    while not (builder.pending and pending_waits(builder)):
        phase = builder.phase
        step = STEPS.get(phase.step)
        if step is None:
            return
        if not phase.queue:
            name = _NEXT[phase.step]
            builder.phase = Phase(name)
            if STEPS[name].happens(builder):
                STEPS[name].begin(builder)
        elif step.may(builder, phase.queue[0]):
            return
        else:
            builder.ask_next()


def deal(builder: StateBuilder) -> None:
    """Deal the hands and the first animals once everybody has a species (C12, C13)."""
    for seat in builder.clockwise():
        builder.draw_support(seat, builder.content.rules.hand)
    for seat in builder.clockwise():
        draw_animal(builder, seat)
    builder.phase = Phase("trade")  # the first turn begins next


# Build-Up


def _begin_turn(builder: StateBuilder) -> None:
    if builder.turn == builder.settings.last_turn:
        builder.phase = Phase("over")
        return
    builder.turn += 1
    if builder.turn > 1:
        builder.starter = (builder.starter + 1) % len(builder.areas)  # C16
    builder.ask_count = 0
    for seat, area in enumerate(builder.areas):
        if area.resting:
            builder.update_area(seat, resting=0)
    builder.announce("igels-turn", turn=builder.turn, seat=Seat(builder.starter))


#: What a seat may draw at a time -> Support cards and Animals.
DRAWS = {"supports": (2, 0), "both": (1, 1), "animals": (0, 2), "support": (1, 0), "animal": (0, 1)}


def draw_choices(supports: int, animals: int, left: int) -> tuple[str, ...]:
    """Return what a seat may draw (C17) of so many Support cards and Animals, `left` at most."""
    return _draw_choices(min(supports, left), min(animals, left), left)


@cache
def _draw_choices(supports: int, animals: int, left: int) -> tuple[str, ...]:
    return tuple(
        word
        for word, (support, animal) in DRAWS.items()
        if support <= supports and animal <= animals and support + animal <= left
    )


def draw_choices_of(builder: StateBuilder, seat: int) -> tuple[str, ...]:
    """Return what the seat in turn may draw now; nobody has to draw (C8, C17)."""
    animals = len(builder.species_piles[builder.areas[seat].species or ""])
    left = builder.content.rules.draws - builder.phase.drawn
    return draw_choices(len(builder.draw_pile) + len(builder.dump), animals, left)


def draw_animal(builder: StateBuilder, seat: int) -> None:
    """Put an animal face up into the Pool, ready at once (C13, C18)."""
    species = builder.areas[seat].species
    assert species is not None
    name, *rest = builder.species_piles[species]
    builder.species_piles = {**builder.species_piles, species: tuple(rest)}
    builder.add_to_pool(seat, Animal(name))
    builder.announce("igels-draws-animal", seat=Seat(seat), animal=name)


# Grabbing the Swag


def _take_spoils(builder: StateBuilder) -> None:
    """Let the winner take the spoils (C43 to C45), or ask all in a draw for theirs (C46, C47)."""
    assert builder.battle is not None
    result = builder.battle.result
    assert result is not None
    if not result.draw:
        seat, count = result.seats[0], food_due(builder.content, builder)
        effects = winner_effects(builder.content, builder, seat)
        chooses = any(effect.op == "food-choice" for effect in effects)
        leader = builder.troop(seat).leader
        more = sum(effect.amount for effect in effects if effect.op == "food-take")
        most, less = (min(each, builder.forest_size) for each in (count, max(0, count - more)))
        if leader is not None and most > less:
            builder.announce(
                "igels-leader-takes", card=leader, seat=Seat(seat), count=most, less=less
            )
        take_food(builder, seat, count + chooses, diet=True)
        if len(builder.battle.taken) > count:
            _add_winner_choices(builder, "food-choice")
    elif builder.forest_size < builder.content.rules.share * len(result.seats):
        builder.announce("igels-too-little")
    else:
        builder.ask(tuple([seat for seat in builder.clockwise() if seat in result.seats]))


def take_food(builder: StateBuilder, seat: int, count: int, *, diet: bool) -> None:
    """Let a seat take Food, and give meat back if its leader is a Vegetarian (C48)."""
    taken = builder.take_food(seat, count)
    if not taken:
        builder.announce("igels-takes-nothing", seat=Seat(seat))
        return
    builder.update_battle(taken=taken)
    builder.announce("igels-takes-food", seat=Seat(seat), food=taken)
    # It is a peculiarity, not an ability: a silenced leader keeps it.
    leader = builder.troop(seat).leader
    if not diet or leader is None or "vegetarian" not in builder.content.animal_cards[leader].tags:
        return
    meat = tuple(food for food in taken if builder.content.food_cards[food].meat)
    if meat:
        builder.return_food(seat, meat)
        builder.announce("igels-vegetarian", seat=Seat(seat), animal=leader, food=meat)


def _use_winner_effects(builder: StateBuilder) -> None:
    """End the game with the last Food (C41, C45), or let the winner's leader use its ability."""
    if not builder.forest:
        builder.announce("igels-forest-empty")
        builder.phase = Phase("over")
        return
    _add_winner_choices(builder, "draw", "discard-hand", "secure-taken")


def _add_winner_choices(builder: StateBuilder, *ops: str) -> None:
    """Let the effects of these kinds happen that the winner's leader has."""
    result = builder.battle.result if builder.battle is not None else None
    if result is None or result.draw:
        return
    (winner,) = result.seats
    leader = builder.troop(winner).leader
    for index, effect in enumerate(winner_effects(builder.content, builder, winner)):
        if leader is not None and effect.op in ops:
            builder.add_use(Use(winner, leader, index))


# Organization


def _rest(builder: StateBuilder) -> None:
    """Wake who slept, put the cards on the dump and the fighters to sleep (C50 to C52)."""
    for seat, area in enumerate(builder.areas):
        if asleep := [each.name for each in area.pool if each.asleep]:
            builder.wake(seat, *asleep)
    if builder.battle is not None:
        _add_winner_choices(builder, "wake-one")
        troops = enumerate(builder.battle.troops)
        home = [seat for seat, troop in troops if troop is not None and _send_home(builder, seat)]
        if home and builder.turn < builder.settings.last_turn:
            builder.announce("igels-fall-asleep", seats=seat_names(home))
        builder.battle = None


def _send_home(builder: StateBuilder, seat: int) -> bool:
    """Put a troop's cards on the dump or under their animals (C66), and these into the Pool.

    Return True if somebody of it falls asleep.
    """
    troop, sleeps = builder.troop(seat), False
    cards = [card.name for card in troop.cards]
    for animal in (*troop.fighters, *troop.knocked_out):
        if animal.name in troop.will_die:
            builder.add_dead(seat, animal)
            builder.announce("igels-stroke", seat=Seat(seat), animal=animal.name)
            continue
        partners = {card: builder.content.battle_cards[card].partner for card in cards}
        for card in [each for each in cards if partners[each] == animal.name]:
            cards.remove(card)
            animal = replace(animal, bound=(*animal.bound, card))
            builder.announce("igels-bound", seat=Seat(seat), card=card, animal=animal.name)
        asleep = animal.name not in troop.stay_awake
        sleeps = sleeps or asleep
        builder.add_to_pool(seat, replace(animal, asleep=asleep))
    builder.dump += (*cards, *troop.events)
    return sleeps


# The turn


def _is_fought(builder: StateBuilder) -> bool:
    """Return True if there is a battle: without a leader the turn goes on to Organization."""
    return builder.battle is not None


def _is_decided(builder: StateBuilder) -> bool:
    """Return True if somebody won or shares the battle."""
    return builder.battle is not None and builder.battle.result is not None


def _lies_turned_up(builder: StateBuilder) -> bool:
    """Return True if an Event was laid that has not happened yet (C42)."""
    troops = builder.battle.troops if builder.battle is not None else ()
    return any(troop is not None and troop.events for troop in troops)


def _may_play(builder: StateBuilder, seat: int) -> bool:
    return could_act(builder.content, builder, seat, builder.phase.step)


def _may_play_early(builder: StateBuilder, seat: int) -> bool:
    """Return True if the seat may play before the Totals: all can be played as well after them."""
    return _lies_turned_up(builder) and _may_play(builder, seat)


def _may_use(builder: StateBuilder, seat: int) -> bool:
    return usable_ability(builder.content, builder, seat, builder.phase.step) is not None


def _may_trade(builder: StateBuilder, seat: int) -> bool:
    """Return True if the seat holds enough cards to trade (C53)."""
    return builder.hand_sizes[seat] >= builder.content.rules.trade


class TurnStep(Struct, frozen=True):
    """A step of the turn. It begins at once, or asks each seat in turn that `may` do something.

    `phase` is the phase of the turn it belongs to; it is skipped unless it `happens`. `verbs` are
    those of the seat that is asked.
    """

    phase: str
    begin: Callable[[StateBuilder], None]
    may: Callable[[StateBuilder, int], object] = lambda builder, seat: False
    verbs: tuple[str, ...] = ()
    happens: Callable[[StateBuilder], bool] = lambda builder: True


_ASK = StateBuilder.ask_everybody
_EVENTS = ("event", "use", "pass", "rest")
_LAID_EVENTS = ("event", "use", "pass", "waste", "rest")
_ABILITY = ("use", "pass")

#: A turn from its beginning to its end (C14). After the last step the next turn begins.
STEPS: dict[str, TurnStep] = {
    # 1st phase: Build-Up. The start player changes, everybody draws (C16, C17); Events (C36).
    "turn": TurnStep("build-up", _begin_turn),
    "draw": TurnStep("build-up", _ASK, draw_choices_of, ("draw", "pass")),
    "bu": TurnStep("build-up", _ASK, _may_play, _EVENTS),
    # 2nd phase: Battle. Leaders and hangers-on are sent (C21, C22); Events before support (C36).
    "lead": TurnStep("battle", battle.begin_leading, battle.may_lead, ("lead", "sit")),
    "join": TurnStep("battle", battle.begin_joining, battle.may_join, ("add", "pass")),
    "mu": TurnStep("battle", _ASK, _may_play, _EVENTS, _is_fought),
    # Support is called for and turned up (C25, C26).
    "lay": TurnStep("battle", battle.begin_laying, battle.may_lay, ("lay", "pass"), _is_fought),
    "reveal": TurnStep("battle", battle.reveal, happens=_is_fought),
    # In order of Initial SAP (C29): abilities, laid Events, then Events once the Totals are known.
    "ab": TurnStep("battle", _ASK, battle.may_use_ability, _ABILITY, _is_fought),
    "c1": TurnStep("battle", _ASK, _may_play_early, _LAID_EVENTS, _lies_turned_up),
    "totals": TurnStep("battle", battle.announce_totals, happens=_is_fought),
    "c2": TurnStep("battle", _ASK, _may_play, _LAID_EVENTS, _is_fought),
    "decide": TurnStep("battle", battle.decide, happens=_is_fought),
    # 3rd phase: Grabbing the Swag. Events before the Food is taken and after it (C43 to C48).
    "sp": TurnStep("swag", _ASK, _may_play, _EVENTS, _is_decided),
    "take": TurnStep(
        "swag", _take_spoils, lambda builder, seat: True, ("share", "decline"), _is_decided
    ),
    "win": TurnStep("swag", _use_winner_effects, happens=_is_decided),
    "sw": TurnStep("swag", _ASK, _may_play, _EVENTS, _is_decided),
    # 4th phase: Organization. Home to sleep, with abilities for the way; Events; the trade (C50).
    "home": TurnStep("organization", _ASK, _may_use, _ABILITY, _is_fought),
    "rest": TurnStep("organization", _rest),
    "or": TurnStep("organization", _ASK, _may_play, ("event", "use", "pass")),
    "trade": TurnStep("organization", _ASK, _may_trade, ("trade", "pass")),
}

_NEXT = dict(zip(STEPS, (*tuple(STEPS)[1:], "turn"), strict=True))
