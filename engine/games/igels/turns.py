"""The turn, step by step: Build-Up, Battle, Grabbing the Swag, Organization; the end of the game.

`STEPS` is the one list of what happens in a turn and in which order. Clauses C13 to C18 and C41 to
C53 are here, those of the battle in `battle`.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from engine.api.event import Seat
from engine.games.igels import battle
from engine.games.igels import effects as fx
from engine.games.igels.card_play import begin_window, may_play, pending_waits
from engine.games.igels.model import Animal, Phase, Use
from engine.games.igels.playability import usable_ability
from engine.games.igels.state_builder import StateBuilder
from engine.games.igels.targeting import food_due, winner_effects


def run(builder: StateBuilder) -> None:
    """Do everything that needs no decision, until a seat must choose or the game is over."""
    while not pending_waits(builder) and builder.phase.step not in ("species", "over"):
        phase = builder.phase
        if not phase.queue:
            _begin_next_step(builder)
        elif STEPS[phase.step].may(builder, phase.queue[0]):
            return
        else:
            builder.ask_next()


def _begin_next_step(builder: StateBuilder) -> None:
    names = tuple(STEPS)
    name = names[(names.index(builder.phase.step) + 1) % len(names)]
    builder.phase = Phase(name)
    if STEPS[name].happens(builder):
        STEPS[name].begin(builder)


def deal(builder: StateBuilder) -> None:
    """Deal the hands and the first animals once everybody has a species (C12, C13)."""
    for seat in builder.clockwise():
        builder.draw_support(seat, builder.content.rules.hand)
    for seat in builder.clockwise():
        _draw_animal(builder, seat)
    builder.phase = Phase(tuple(STEPS)[-1])  # the first turn begins next


def draw_choices(supports: int, animals: int, left: int) -> tuple[str, ...]:
    """Return what a seat may draw (C17) of so many Support cards and Animals, `left` at most."""
    choices = []
    if left < 1:
        return ()
    if left > 1:
        choices += ["supports"] if supports > 1 else []
        choices += ["both"] if supports and animals else []
        choices += ["animals"] if animals > 1 else []
    choices += ["support"] if supports else []
    choices += ["animal"] if animals else []
    return tuple(choices)


def draw_choices_of(builder: StateBuilder, seat: int) -> tuple[str, ...]:
    """Return what the seat in turn may draw now (C8, C17)."""
    animals = len(builder.species_piles[builder.areas[seat].species or ""])
    left = builder.content.rules.draws - builder.phase.drawn
    return draw_choices(len(builder.draw_pile) + len(builder.dump), animals, left)


def draw(builder: StateBuilder, seat: int, choice: str) -> None:
    """Draw as the seat in turn has chosen (C18); it is asked again for the rest."""
    supports = {"support": 1, "supports": 2, "both": 1}.get(choice, 0)
    animals = {"animal": 1, "animals": 2, "both": 1}.get(choice, 0)
    if supports:
        drawn = builder.draw_support(seat, supports)
        builder.announce("igels-draws", seat=Seat(seat), cards=drawn)
    for _ in range(animals):
        _draw_animal(builder, seat)
    drawn = builder.phase.drawn + supports + animals
    builder.phase = replace(builder.phase, drawn=drawn, ask=builder.next_ask())


def trade(builder: StateBuilder, seat: int, cards: tuple[str, ...]) -> None:
    """Trade cards of the seat in turn for a new one (C53)."""
    for card in cards:
        builder.discard(seat, card)
    builder.announce("igels-trades", seat=Seat(seat), cards=cards)
    builder.draw_support(seat, 1)
    builder.ask_next()


# Build-Up


def _begin_turn(builder: StateBuilder) -> None:
    if builder.turn == builder.settings.last_turn:
        builder.phase = Phase("over")
        return
    builder.turn += 1
    if builder.turn > 1:
        builder.starter = (builder.starter + 1) % len(builder.areas)  # C16
    builder.ask_count = 0
    for seat in range(len(builder.areas)):
        builder.update_area(seat, resting=False)
    builder.announce("igels-turn", turn=builder.turn, seat=Seat(builder.starter))


def _ask_everybody(builder: StateBuilder) -> None:
    builder.ask(*builder.clockwise())


def _may_draw(builder: StateBuilder, seat: int) -> bool:
    """Return True if the seat may draw; nobody has to (C17)."""
    return bool(draw_choices_of(builder, seat))


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
    result = builder.battle.result
    assert result is not None
    if result.draw:
        _take_shares(builder, result.seats)
    else:
        _take_winnings(builder, result.seats[0])


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
    for seat in builder.clockwise():
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
        builder.phase = Phase("over")
        return
    _add_winner_choices(builder, fx.Draw, fx.DiscardHand, fx.Secure)


def _add_winner_choices(builder: StateBuilder, *kinds: type) -> None:
    """Let the effects of these kinds happen that the winner's leader has."""
    result = builder.battle.result if builder.battle is not None else None
    if result is None or result.draw:
        return
    (winner,) = result.seats
    leader = builder.troop(winner).leader
    for index, effect in enumerate(winner_effects(builder.content, builder, winner)):
        if leader is not None and isinstance(effect, kinds):
            builder.add_use(Use(winner, leader, index))


# Organization


def _may_act_on_way_home(builder: StateBuilder, seat: int) -> bool:
    """Return True if the seat's leader has an ability for the way home (C52)."""
    return usable_ability(builder.content, builder, seat, "home") is not None


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


def _send_home(builder: StateBuilder, seat: int) -> None:
    """Put a troop's cards on the dump or under their animals (C66), and these into the Pool."""
    troop = builder.troop(seat)
    cards = [card.name for card in troop.cards]
    for animal in (*troop.fighters, *troop.knocked_out):
        if animal.name in troop.will_die:
            builder.add_dead(seat, animal)
            builder.announce("igels-stroke", seat=Seat(seat), animal=animal.name)
            continue
        for card in [each for each in cards if _partner(builder, each) == animal.name]:
            cards.remove(card)
            animal = replace(animal, bound=(*animal.bound, card))
            builder.announce("igels-bound", seat=Seat(seat), card=card, animal=animal.name)
        asleep = animal.name not in troop.stay_awake
        builder.add_to_pool(seat, replace(animal, asleep=asleep))
    builder.dump += (*cards, *troop.events)


def _partner(builder: StateBuilder, card: str) -> str | None:
    return builder.content.battle_cards[card].partner


def _may_trade(builder: StateBuilder, seat: int) -> bool:
    """Return True if the seat holds enough cards to trade (C53)."""
    return builder.hand_sizes[seat] >= builder.content.rules.trade


# The turn


def _always(builder: StateBuilder) -> bool:
    return True


def _never(builder: StateBuilder, seat: int) -> bool:
    return False


def _is_fought(builder: StateBuilder) -> bool:
    """Return True if there is a battle: without a leader the turn goes on to Organization."""
    return builder.battle is not None


def _is_decided(builder: StateBuilder) -> bool:
    """Return True if somebody won or shares the battle."""
    return builder.battle is not None and builder.battle.result is not None


class Step(Struct, frozen=True):
    """A step of the turn: it begins at once or asks seats, those that `may` do something.

    `phase` is the phase of the turn it belongs to; it is skipped unless it `happens`.
    """

    phase: str
    begin: Callable[[StateBuilder], None]
    may: Callable[[StateBuilder, int], bool] = _never
    happens: Callable[[StateBuilder], bool] = _always


#: A turn from its beginning to its end (C14). After the last step the next turn begins.
STEPS: dict[str, Step] = {
    # 1st phase: Build-Up
    "turn": Step("build-up", _begin_turn),
    "draw": Step("build-up", _ask_everybody, _may_draw),
    "bu": Step("build-up", begin_window, may_play),
    # 2nd phase: Battle
    "lead": Step("battle", battle.begin_leading, battle.may_lead),
    "join": Step("battle", battle.begin_joining, battle.may_join),
    "mu": Step("battle", begin_window, may_play, _is_fought),
    "lay": Step("battle", battle.begin_laying, battle.may_lay, _is_fought),
    "reveal": Step("battle", battle.reveal, _never, _is_fought),
    "ab": Step("battle", battle.begin_abilities, battle.may_use_ability, _is_fought),
    "c1": Step("battle", begin_window, may_play, _is_fought),
    "totals": Step("battle", battle.announce_totals, _never, _is_fought),
    "c2": Step("battle", begin_window, may_play, _is_fought),
    "decide": Step("battle", battle.decide, _never, _is_fought),
    # 3rd phase: Grabbing the Swag
    "sp": Step("swag", begin_window, may_play, _is_decided),
    "take": Step("swag", _take_spoils, _never, _is_decided),
    "win": Step("swag", _use_winner_effects, _never, _is_decided),
    "sw": Step("swag", begin_window, may_play, _is_decided),
    # 4th phase: Organization
    "home": Step("organization", _ask_everybody, _may_act_on_way_home, _is_fought),
    "rest": Step("organization", _rest),
    "or": Step("organization", begin_window, may_play),
    "trade": Step("organization", _ask_everybody, _may_trade),
}
