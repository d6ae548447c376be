"""The turn around the battle: Build-Up, Grabbing the Swag, Organization, and the end of the game.

Clauses C13 to C18 and C41 to C53.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.api.event import Seat
from engine.games.igels import battle, phases
from engine.games.igels import effects as fx
from engine.games.igels.card_play import open_window, target_choice_waits
from engine.games.igels.model import Animal, clockwise
from engine.games.igels.playability import usable_ability
from engine.games.igels.state_builder import StateBuilder
from engine.games.igels.targeting import food_due, winner_effects


def run(builder: StateBuilder) -> None:
    """Do everything that needs no decision, until a seat must choose or the game is over."""
    while builder.hit is None and not target_choice_waits(builder):
        if _PHASES[type(builder.phase)](builder, builder.phase):
            return


def deal(builder: StateBuilder) -> None:
    """Deal the hands and the first animals once everybody has a species (C12, C13)."""
    for seat in clockwise(builder, builder.starter):
        builder.draw_support(seat, builder.content.rules.hand)
    for seat in clockwise(builder, builder.starter):
        _draw_animal(builder, seat)
    _begin_turn(builder)


def draw_choices(supports: int, animals: int, left: int) -> tuple[str, ...]:
    """Return what a seat may draw (C17) of so many Support cards and Animals, `left` at most."""
    choices = []
    if left > 1:
        choices += ["supports"] if supports > 1 else []
        choices += ["both"] if supports and animals else []
        choices += ["animals"] if animals > 1 else []
    choices += ["support"] if supports else []
    choices += ["animal"] if animals else []
    return tuple(choices)


def draw_choices_of(builder: StateBuilder, phase: phases.Drawing) -> tuple[str, ...]:
    """Return what the seat in turn may draw now (C8, C17)."""
    animals = len(builder.species_piles[builder.areas[phase.seat].species or ""])
    return draw_choices(len(builder.draw_pile) + len(builder.dump), animals, phase.left)


def draw(builder: StateBuilder, phase: phases.Drawing, choice: str) -> None:
    """Draw as the seat in turn has chosen (C18)."""
    supports = {"support": 1, "supports": 2, "both": 1}.get(choice, 0)
    animals = {"animal": 1, "animals": 2, "both": 1}.get(choice, 0)
    if supports:
        drawn = builder.draw_support(phase.seat, supports)
        builder.announce("igels-draws", seat=Seat(phase.seat), cards=drawn)
    for _ in range(animals):
        _draw_animal(builder, phase.seat)
    _ask_next_to_draw(builder, phase, phase.left - supports - animals)


def trade(builder: StateBuilder, phase: phases.Trading, cards: tuple[str, ...]) -> None:
    """Trade cards of the seat in turn for a new one, or none (C53); then the next is asked."""
    seat = phase.waiting[0]
    builder.phase = phases.Trading(phase.waiting[1:])
    if cards:
        for card in cards:
            builder.discard(seat, card)
        builder.announce("igels-trades", seat=Seat(seat), cards=cards)
        builder.draw_support(seat, 1)


# Phases: each function returns True if a seat is asked, or else goes on to the next phase.


def _always_waits(builder: StateBuilder, phase: phases.ChoosingSpecies | phases.Over) -> bool:
    return True


def _window_waits(builder: StateBuilder, phase: phases.Window) -> bool:
    if phase.reopen:
        open_window(builder, phase.kind)
    elif not phase.waiting:
        _AFTER_WINDOW[phase.kind](builder)
    return bool(phase.waiting)


def _going_home_waits(builder: StateBuilder, phase: phases.GoingHome) -> bool:
    if phase.waiting:
        return True
    builder.phase = phases.NextStep("rest")
    return False


def _trading_waits(builder: StateBuilder, phase: phases.Trading) -> bool:
    if phase.waiting:
        return True
    _begin_turn(builder)
    return False


def _next_step(builder: StateBuilder, phase: phases.NextStep) -> bool:
    _STEPS[phase.step](builder)
    return False


def _drawing_waits(builder: StateBuilder, phase: phases.Drawing) -> bool:
    choices = draw_choices_of(builder, phase)
    if "support" in choices and "animal" in choices:
        return True
    # With cards of one kind only there is nothing to choose.
    if choices:
        draw(builder, phase, choices[0])
    else:
        _ask_next_to_draw(builder, phase, 0)
    return False


# Build-Up


def _begin_turn(builder: StateBuilder) -> None:
    if builder.turn == builder.settings.last_turn:
        builder.phase = phases.Over(last_turn=True)
        return
    builder.turn += 1
    if builder.turn > 1:
        builder.starter = (builder.starter + 1) % len(builder.areas)  # C16
    builder.ask_count = 0
    for seat in range(len(builder.areas)):
        builder.update_area(seat, resting=False)
    builder.announce("igels-turn", turn=builder.turn, seat=Seat(builder.starter))
    builder.phase = phases.Drawing(builder.starter, builder.content.rules.draws)


def _ask_next_to_draw(builder: StateBuilder, phase: phases.Drawing, left: int) -> None:
    """Ask the same seat for the rest of its cards, then the next one, then all for Events."""
    following = (phase.seat + 1) % len(builder.areas)
    if left:
        builder.phase = phases.Drawing(phase.seat, left)
    elif following == builder.starter:
        open_window(builder, "bu")
    else:
        builder.phase = phases.Drawing(following, builder.content.rules.draws)


def _draw_animal(builder: StateBuilder, seat: int) -> None:
    """Put an animal face up into the Pool, ready at once (C13, C18)."""
    species = builder.areas[seat].species
    assert species is not None
    name, *rest = builder.species_piles[species]
    builder.species_piles[species] = tuple(rest)
    builder.add_to_pool(seat, Animal(name))
    builder.announce("igels-draws-animal", seat=Seat(seat), animal=name)


# Grabbing the Swag


def _take_spoils(builder: StateBuilder) -> None:
    """Let the winner take the spoils, or those in a draw their share (C43 to C48)."""
    assert builder.battle is not None
    assert builder.battle.result is not None
    result = builder.battle.result
    if result.draw:
        _take_shares(builder, result.seats)
    else:
        _take_winnings(builder, result.seats[0])
    builder.phase = phases.NextStep("swag")


def _take_winnings(builder: StateBuilder, seat: int) -> None:
    count = food_due(builder.content, builder)
    effects = winner_effects(builder.content, builder, seat)
    chooses = any(isinstance(effect, fx.FoodChoice) for effect in effects)
    taken = builder.take_food(seat, count + chooses)
    builder.update_battle(taken=taken)
    _announce_food(builder, seat, taken)
    _keep_diet(builder, seat, taken)
    if len(taken) > count:
        _add_winner_choices(builder, fx.FoodChoice)


def _take_shares(builder: StateBuilder, seats: tuple[int, ...]) -> None:
    share = builder.content.rules.share
    if builder.forest_size < share * len(seats):
        builder.announce("igels-too-little")  # C47
        return
    for seat in clockwise(builder, builder.starter):
        if seat in seats:
            taken = builder.take_food(seat, share)
            _announce_food(builder, seat, taken)
            if builder.settings.diet:
                _keep_diet(builder, seat, taken)


def _announce_food(builder: StateBuilder, seat: int, taken: tuple[str, ...]) -> None:
    if taken:
        builder.announce("igels-takes-food", seat=Seat(seat), food=taken)
    else:
        builder.announce("igels-takes-nothing", seat=Seat(seat))


def _keep_diet(builder: StateBuilder, seat: int, taken: tuple[str, ...]) -> None:
    """Return meat to the Forest if the seat's leader is a Vegetarian (C48)."""
    # It is a peculiarity, not an ability: a silenced leader keeps it.
    leader = builder.troop(seat).leader
    if leader is None or "vegetarian" not in builder.content.animal_cards[leader].tags:
        return
    meat = tuple(food for food in taken if builder.content.food_cards[food].meat)
    if meat:
        builder.return_food(seat, meat)
        builder.announce("igels-vegetarian", seat=Seat(seat), animal=leader, food=meat)


def _use_winner_effects(builder: StateBuilder) -> None:
    """End the game with the last Food (C41, C45), or let the winner's leader use its ability."""
    if not builder.forest:
        builder.phase = phases.Over()
        return
    _add_winner_choices(builder, fx.Draw, fx.DiscardHand, fx.Secure)
    builder.phase = phases.NextStep("swagged")


def _add_winner_choices(builder: StateBuilder, *kinds: type) -> None:
    """Let the effects of these kinds happen that the winner's leader has."""
    result = builder.battle.result if builder.battle is not None else None
    if result is None or result.draw:
        return
    (winner,) = result.seats
    leader = builder.troop(winner).leader
    for index, effect in enumerate(winner_effects(builder.content, builder, winner)):
        if leader is not None and isinstance(effect, kinds):
            builder.add_target_choice(winner, leader, index)


# Organization


def _ask_on_way_home(builder: StateBuilder) -> None:
    """Ask the leaders that have an ability for the way home (C52)."""
    if builder.battle is None:
        builder.phase = phases.NextStep("rest")
        return
    seats = range(len(builder.areas))
    content = builder.content
    builder.phase = phases.GoingHome(
        tuple(seat for seat in seats if usable_ability(content, builder, seat, "home") is not None)
    )


def _rest(builder: StateBuilder) -> None:
    """Wake who slept, put the cards on the dump and the fighters to sleep (C50 to C52)."""
    for seat, area in enumerate(builder.areas):
        builder.update_area(seat, pool=tuple(replace(each, asleep=False) for each in area.pool))
    if builder.battle is not None:
        _add_winner_choices(builder, fx.Wake)
        for seat, troop in enumerate(builder.battle.troops):
            if troop is not None:
                _send_home(builder, seat)
        builder.battle = None
    builder.phase = phases.NextStep("rested")


def _send_home(builder: StateBuilder, seat: int) -> None:
    """Put a troop's cards on the dump and its animals back into the Pool, asleep or dead."""
    troop = builder.troop(seat)
    builder.dump += (*(card.name for card in troop.cards), *troop.events)
    for animal in (*troop.fighters, *troop.knocked_out):
        if animal.name in troop.will_die:
            builder.add_dead(seat, animal)
            builder.announce("igels-stroke", seat=Seat(seat), animal=animal.name)
        else:
            asleep = animal.name not in troop.stay_awake
            builder.add_to_pool(seat, replace(animal, asleep=asleep))


def _open_trade(builder: StateBuilder) -> None:
    """Ask the seats that hold enough cards to trade, the start player first (C53)."""
    sizes, needed = builder.hand_sizes, builder.content.rules.trade
    seats = clockwise(builder, builder.starter)
    builder.phase = phases.Trading(tuple(seat for seat in seats if sizes[seat] >= needed))


#: What follows once everybody has passed in a window.
_AFTER_WINDOW: dict[str, Callable[[StateBuilder], None]] = {
    "bu": battle.begin,
    "mu": battle.call_for_support,
    "sp": _take_spoils,
    "sw": _ask_on_way_home,
    "or": _open_trade,
}

#: What each `NextStep` does.
_STEPS: dict[str, Callable[[StateBuilder], None]] = {
    "leaders": battle.use_automatic_abilities,
    "swag": _use_winner_effects,
    "swagged": lambda builder: open_window(builder, "sw"),
    "home": _ask_on_way_home,
    "rest": _rest,
    "rested": lambda builder: open_window(builder, "or"),
}

#: How each phase is taken on: (builder, phase) -> whether a seat is asked.
_PHASES: dict[type, Callable[[StateBuilder, Any], bool]] = {
    phases.ChoosingSpecies: _always_waits,
    phases.Drawing: _drawing_waits,
    phases.Leading: battle.leading_waits,
    phases.Gathering: battle.rounds_wait,
    phases.Laying: battle.rounds_wait,
    phases.OrderedWindow: battle.passes_wait,
    phases.Window: _window_waits,
    phases.GoingHome: _going_home_waits,
    phases.Trading: _trading_waits,
    phases.NextStep: _next_step,
    phases.Over: _always_waits,
}
