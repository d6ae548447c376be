"""The turn around the battle: Build-Up, Grabbing the Swag, Organization, and the end.

Clauses C13 to C18 and C41 to C53.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from engine.api.event import Seat
from engine.games.igels import battle
from engine.games.igels import effects as fx
from engine.games.igels.asking import dues_wait, open_window, window_waits
from engine.games.igels.model import (
    Animal,
    Choosing,
    Contest,
    Drawing,
    Gathering,
    Going,
    Homing,
    Laying,
    Leading,
    Over,
    Trading,
    Window,
    clockwise,
    troop_of,
)
from engine.games.igels.playability import ability
from engine.games.igels.state_builder import Draft
from engine.games.igels.targeting import due, prizes


def run(draft: Draft) -> None:
    """Do every dealer's chore until a person must choose."""
    while draft.hit is None and not dues_wait(draft):
        if draft.hit is None and _waits(draft):
            return


def deal(draft: Draft) -> None:
    """Deal the hands and the first animals once everybody has a species (C12, C13)."""
    for seat in clockwise(draft, draft.starter):
        draft.draw(seat, draft.content.rules.hand)
    for seat in clockwise(draft, draft.starter):
        _draw_animal(draft, seat)
    _begin_turn(draft)


def choices(pile: int, pack: int, left: int) -> tuple[str, ...]:
    """Give what a seat may draw now (C17), of so many Support cards and Animals still to draw."""
    found = []
    if left > 1:
        found += ["supports"] if pile > 1 else []
        found += ["both"] if pile and pack else []
        found += ["animals"] if pack > 1 else []
    found += ["support"] if pile else []
    found += ["animal"] if pack else []
    return tuple(found)


def draw(draft: Draft, phase: Drawing, what: str) -> None:
    """Draw as the seat has chosen (C18)."""
    supports = {"support": 1, "supports": 2, "both": 1}.get(what, 0)
    animals = {"animal": 1, "animals": 2, "both": 1}.get(what, 0)
    if supports:
        _draw_support(draft, phase.seat, supports)
    for _ in range(animals):
        _draw_animal(draft, phase.seat)
    _next_drawer(draft, phase, phase.left - supports - animals)


def trade(draft: Draft, phase: Trading, seat: int, cards: tuple[str, ...] | None) -> None:
    """Trade two cards for one, or do not; then the next is asked (C53)."""
    draft.phase = Trading(phase.waiting[1:])
    if cards is None:
        return
    for card in cards:
        draft.part(seat, card)
        draft.dump.append(card)
    draft.say("igels-trades", seat=Seat(seat), cards=tuple(map(draft.name, cards)))
    draft.draw(seat, 1)


def _waits(draft: Draft) -> bool:
    """Take the phase one step on; say whether somebody is asked instead."""
    return _STEPS[type(draft.phase)](draft, draft.phase)


def _window_waits(draft: Draft, phase: Window) -> bool:
    if window_waits(draft, phase):
        return True
    _AFTER_WINDOW[phase.kind](draft)
    return False


def _homing_waits(draft: Draft, phase: Homing) -> bool:
    if phase.waiting:
        return True
    draft.phase = Going("rest")
    return False


def _trading_waits(draft: Draft, phase: Trading) -> bool:
    if phase.waiting:
        return True
    _begin_turn(draft)
    return False


def _goes(draft: Draft, phase: Going) -> bool:
    _GOING[phase.to](draft)
    return False


# Build-Up


def _begin_turn(draft: Draft) -> None:
    if draft.turn == draft.settings.last_turn:
        draft.phase = Over(last_turn=True)
        return
    draft.turn += 1
    if draft.turn > 1:
        draft.starter = (draft.starter + 1) % len(draft.sides)  # C16
    draft.asked = 0
    for seat, side in enumerate(draft.sides):
        if side.resting:
            draft.change(seat, resting=False)
    draft.say("igels-turn", turn=draft.turn, seat=Seat(draft.starter))
    draft.phase = Drawing(draft.starter, draft.content.rules.draws)


def _drawing_waits(draft: Draft, phase: Drawing) -> bool:
    pile, pack = draft.pile + len(draft.dump), _pack(draft, phase.seat)
    if pile and pack:
        return True
    # Where there is only one sort left, there is nothing to choose.
    found = choices(pile, pack, phase.left)
    if found:
        draw(draft, phase, found[0])
    else:
        _next_drawer(draft, phase, 0)
    return False


def _next_drawer(draft: Draft, phase: Drawing, left: int) -> None:
    if left:
        draft.phase = Drawing(phase.seat, left)
        return
    following = (phase.seat + 1) % len(draft.sides)
    if following == draft.starter:
        open_window(draft, "bu")
    else:
        draft.phase = Drawing(following, draft.content.rules.draws)


def _draw_support(draft: Draft, seat: int, count: int) -> None:
    draft.say("igels-draws", seat=Seat(seat), cards=draft.draw(seat, count))


def _draw_animal(draft: Draft, seat: int) -> None:
    """Put an animal face up in the Pool, ready at once (C13, C18)."""
    species = draft.sides[seat].species
    assert species is not None
    name, draft.packs[species] = draft.packs[species][0], draft.packs[species][1:]
    draft.change(seat, pool=(*draft.sides[seat].pool, Animal(name)))
    draft.say("igels-draws-animal", seat=Seat(seat), animal=draft.name(name))


def _pack(draft: Draft, seat: int) -> int:
    species = draft.sides[seat].species
    return len(draft.packs[species]) if species is not None else 0


# Grabbing the Swag


def _take(draft: Draft) -> None:
    """Give the winner the spoils, or those in a draw their share (C43 to C48)."""
    assert draft.battle is not None
    assert draft.battle.result is not None
    result = draft.battle.result
    if result.draw:
        _share(draft, result.seats)
    else:
        _win(draft, result.seats[0])
    draft.phase = Going("swag")


def _win(draft: Draft, seat: int) -> None:
    count = due(draft.content, draft)
    choice = next(
        (
            at
            for at, effect in enumerate(prizes(draft.content, draft, seat))
            if isinstance(effect, fx.FoodChoice)
        ),
        None,
    )
    taken = draft.take_food(seat, count + (choice is not None))
    draft.fight(taken=taken)
    _tell_food(draft, seat, taken)
    _diet(draft, seat, taken)
    if choice is not None and len(taken) > count:
        draft.owe(seat, draft.troop(seat).leader or "", choice)


def _share(draft: Draft, seats: tuple[int, ...]) -> None:
    share = draft.content.rules.share
    if draft.woods < share * len(seats):
        draft.say("igels-too-little")  # C47
        return
    for seat in clockwise(draft, draft.starter):
        if seat in seats:
            taken = draft.take_food(seat, share)
            _tell_food(draft, seat, taken)
            if draft.settings.diet:
                _diet(draft, seat, taken)


def _tell_food(draft: Draft, seat: int, taken: tuple[str, ...]) -> None:
    if taken:
        draft.say("igels-takes-food", seat=Seat(seat), food=tuple(map(draft.name, taken)))
    else:
        draft.say("igels-takes-nothing", seat=Seat(seat))


def _diet(draft: Draft, seat: int, taken: tuple[str, ...]) -> None:
    """Let a Vegetarian leader give meat back to the Forest (C48)."""
    troop = troop_of(draft, seat)
    if troop is None or troop.leader is None:
        return
    if "vegetarian" not in draft.content.animal[troop.leader].tags:
        return
    meat = tuple(food for food in taken if draft.content.feed[food].meat)
    if meat:
        draft.put_back(seat, meat)
        left = Counter(taken) - Counter(meat)
        draft.fight(taken=tuple(left.elements()))
        draft.say(
            "igels-vegetarian",
            seat=Seat(seat),
            animal=draft.name(troop.leader),
            food=tuple(map(draft.name, meat)),
        )


def _swag(draft: Draft) -> None:
    """End the game with the last Food (C41, C45); else let the winner's leader do its deed."""
    if not draft.forest:
        draft.phase = Over()
        return
    _owe_prizes(draft, fx.Draw, fx.DiscardHand, fx.Secure)
    draft.phase = Going("swagged")


def _owe_prizes(draft: Draft, *kinds: type) -> None:
    assert draft.battle is not None
    result = draft.battle.result
    if result is None or result.draw:
        return
    (winner,) = result.seats
    for at, effect in enumerate(prizes(draft.content, draft, winner)):
        if isinstance(effect, kinds):
            draft.owe(winner, draft.troop(winner).leader or "", at)


# Organization


def _home(draft: Draft) -> None:
    """Ask the leaders that have an ability for the way home."""
    if draft.battle is None:
        draft.phase = Going("rest")
        return
    seats = range(len(draft.sides))
    draft.phase = Homing(
        tuple(seat for seat in seats if ability(draft.content, draft, seat, "home") is not None)
    )


def _rest(draft: Draft) -> None:
    """Wake who slept, dump the cards, lay the fighters to sleep (C50 to C52)."""
    for seat, side in enumerate(draft.sides):
        pool = tuple(replace(each, asleep=False) if each.asleep else each for each in side.pool)
        draft.change(seat, pool=pool)
    if draft.battle is not None:
        _owe_prizes(draft, fx.Wake)
        for seat in range(len(draft.sides)):
            if draft.battle.troops[seat] is not None:
                _go_home(draft, seat)
        draft.battle = None
    draft.phase = Going("rested")


def _go_home(draft: Draft, seat: int) -> None:
    troop = draft.troop(seat)
    draft.dump += (*(card.name for card in troop.cards), *troop.events)
    for animal in (*troop.fighters, *troop.knocked):
        if animal.name in troop.doomed:
            draft.bury(seat, animal)
            draft.say("igels-stroke", seat=Seat(seat), animal=draft.name(animal.name))
            continue
        asleep = animal.name not in troop.wakeful
        pool = (*draft.sides[seat].pool, replace(animal, asleep=asleep))
        draft.change(seat, pool=pool)


def _open_trade(draft: Draft) -> None:
    seats = clockwise(draft, draft.starter)
    least = draft.content.rules.trade
    draft.phase = Trading(tuple(seat for seat in seats if draft.held[seat] >= least))


_AFTER_WINDOW: dict[str, Callable[[Draft], None]] = {
    "bu": battle.begin,
    "mu": battle.call_for_support,
    "sp": _take,
    "sw": _home,
    "or": _open_trade,
}
_GOING: dict[str, Callable[[Draft], None]] = {
    "leaders": battle.use_leaders,
    "swag": _swag,
    "swagged": lambda draft: open_window(draft, "sw"),
    "home": _home,
    "rest": _rest,
    "rested": lambda draft: open_window(draft, "or"),
}
_STEPS: dict[type, Callable[[Draft, Any], bool]] = {
    Choosing: lambda draft, phase: True,
    Drawing: _drawing_waits,
    Leading: battle.leading_waits,
    Gathering: battle.gathering_waits,
    Laying: battle.laying_waits,
    Contest: battle.contest_done,
    Window: _window_waits,
    Homing: _homing_waits,
    Trading: _trading_waits,
    Going: _goes,
    Over: lambda draft, phase: True,
}
