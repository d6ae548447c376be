"""What each effect changes: one handler per kind of effect, whichever card it stands on.

An effect is applied once its target is chosen and the seats it hits have answered. `targeting`
says which targets there are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from engine.api.event import Seat
from engine.api.seats import with_item, without
from engine.games.igels.content import Effect, plus
from engine.games.igels.model import (
    Contribution,
    RevealedCard,
    Target,
    Use,
    fighting_seats,
    parse_seat,
)
from engine.games.igels.sap import active_leader, floor_line
from engine.games.igels.state_builder import StateBuilder
from engine.games.igels.targeting import food_due, owner_of, shields_of_opponents


class _Happening(NamedTuple):
    """An effect that happens now: its seat, the card it stands on, and what it is aimed at."""

    seat: int
    card: str
    effect: Effect
    target: Target
    stopped: tuple[int, ...]  #: seats that have countered it

    @property
    def other(self) -> int:
        """The seat that it is aimed at."""
        return parse_seat(self.target[0])

    @property
    def name(self) -> str:
        """The animal, card or Food that it is aimed at."""
        return self.target[-1]


def apply_effect(builder: StateBuilder, use: Use) -> None:
    """Let an effect happen that has its target, as far as nobody has countered it."""
    effect = builder.content.effect_cards[use.source].effects[use.index]
    if use.stopped and effect.op != "add-sap":
        return  # only a change of SAP hits several seats, which counter it one by one
    handler = _HANDLERS.get(effect.op)
    if handler is not None:  # other effects hold as long as their card is there
        handler(builder, _Happening(use.seat, use.source, effect, use.target or (), use.stopped))


def _add_sap(builder: StateBuilder, it: _Happening) -> None:
    if it.effect.per is not None:
        return
    targets = [it.seat]
    if it.effect.to == "opponents":
        targets = _unshielded(builder, it)
    elif it.effect.to == "opponent":
        targets = [it.other]
    for seat in targets:
        if seat not in it.stopped and seat in fighting_seats(builder):
            _change_total(builder, seat, it, it.effect.amount)
            sap = plus(it.effect.amount)
            builder.announce("igels-shifted", seat=Seat(seat), sap=sap, card=it.card)
            floor = floor_line(builder.content, builder, seat)
            if floor and builder.phase.step == "c2":  # the Totals are known
                builder.events.append(floor)


def _unshielded(builder: StateBuilder, it: _Happening) -> list[int]:
    """Return the opponents that nothing protects from an effect, and tell what protects others."""
    shields = shields_of_opponents(builder.content, builder, it.seat, it.effect.family)
    for other, shield in shields.items():
        if shield is not None:
            builder.announce("igels-shielded", card=shield, seat=Seat(other), by=it.card)
    return [other for other, shield in shields.items() if shield is None]


def _change_total(builder: StateBuilder, seat: int, it: _Happening, amount: int) -> None:
    """Add a change to a side's Total for this battle."""
    changes = builder.troop(seat).sap_changes
    builder.update_troop(seat, sap_changes=(*changes, Contribution(it.card, amount)))


def _set_sap(builder: StateBuilder, it: _Happening) -> None:
    if it.effect.to == "own":
        fixed, sap = builder.troop(it.seat).fixed_sap, it.effect.amount
        builder.update_troop(it.seat, fixed_sap=(*fixed, (it.card, sap)))
        builder.announce("igels-set-sap", seat=Seat(it.seat), card=it.card, sap=sap)


def _toss_coin(builder: StateBuilder, it: _Happening) -> None:
    side, builder.rng = builder.rng.below(2)
    sap = it.effect.tails if side else it.effect.amount
    key = "igels-tails" if side else "igels-heads"
    key = key if sap else "igels-tails-nothing"
    builder.announce(key, seat=Seat(it.seat), card=it.card, sap=plus(sap))
    if it.card in builder.content.animal_cards:
        _change_total(builder, it.seat, it, sap)
        return
    # Two copies of a card toss twice, each for the first copy whose coin has not been tossed.
    cards = builder.troop(it.seat).cards
    card = next(each for each in cards if each.name == it.card and each.coin_pending)
    _replace_card(builder, it.seat, card, replace(card, sap=sap, coin_pending=False))


def _nullify(builder: StateBuilder, it: _Happening) -> None:
    cards = builder.troop(it.other).cards
    copies = (each for each in cards if each.name == it.name and not each.nullified)
    card = max(copies, key=lambda each: each.sap)  # a coin may have set another copy to 0
    _replace_card(builder, it.other, card, replace(card, nullified=True))
    builder.announce("igels-nullified", seat=Seat(it.other), nullified=it.name, card=it.card)


def _replace_card(builder: StateBuilder, seat: int, old: RevealedCard, new: RevealedCard) -> None:
    cards = builder.troop(seat).cards
    builder.update_troop(seat, cards=with_item(cards, cards.index(old), new))


def _strike(builder: StateBuilder, it: _Happening) -> None:
    """Knock an animal out of the battle, or kill it."""
    seat = owner_of(builder, it.name)
    animal = builder.remove_fighter(seat, it.name)
    if it.effect.op == "kill":
        builder.add_dead(seat, animal)
    else:
        builder.update_troop(seat, knocked_out=(*builder.troop(seat).knocked_out, animal))
    key = "igels-killed" if it.effect.op == "kill" else "igels-knocked"
    builder.announce(key, card=it.card, seat=Seat(seat), animal=it.name)
    if not builder.troop(seat).fighters:
        builder.announce("igels-out", seat=Seat(seat))


def _die(builder: StateBuilder, it: _Happening) -> None:
    builder.add_dead(it.seat, builder.remove_fighter(it.seat, it.card))
    builder.announce("igels-died", seat=Seat(it.seat), card=it.card)


def _die_later(builder: StateBuilder, it: _Happening) -> None:
    builder.update_troop(it.seat, will_die=(*builder.troop(it.seat).will_die, it.card))


def _revive(builder: StateBuilder, it: _Happening) -> None:
    dead = builder.areas[it.seat].dead
    animal = next(each for each in dead if each.name == it.name)
    builder.update_area(it.seat, dead=without(dead, animal))
    builder.add_to_pool(it.seat, animal)
    builder.announce("igels-revived", seat=Seat(it.seat), animal=animal.name)


def _wake(builder: StateBuilder, it: _Happening) -> None:
    asleep = [each.name for each in builder.areas[it.seat].pool if each.asleep]
    woken = it.target or tuple(asleep)
    builder.wake(it.seat, *woken)
    builder.announce("igels-woken", seat=Seat(it.seat), animals=woken)


def _stay_awake(builder: StateBuilder, it: _Happening) -> None:
    stay_awake = builder.troop(it.seat).stay_awake
    builder.update_troop(it.seat, stay_awake=(*stay_awake, it.card))
    builder.announce("igels-wakeful", seat=Seat(it.seat), card=it.card)


def _silence(builder: StateBuilder, it: _Happening) -> None:
    """Take the abilities of the leaders whose turn has not come yet (C29)."""
    assert builder.battle is not None
    order = builder.battle.order
    for seat in order[order.index(it.seat) + 1 :]:
        leader = active_leader(builder.content, builder, seat)
        if leader is None or it.effect.tag in leader[0].tags:
            continue
        card, animal = leader
        # What works whenever it has joined is never lost (C23), and what is used up neither.
        if card.kind in ("leader", "win") or (card.kind == "one-shot" and not animal.used):
            builder.update_troop(seat, silenced=True)
            builder.announce("igels-silenced", card=it.card, animal=card.name)


def _withdraw(builder: StateBuilder, it: _Happening) -> None:
    """Move the whole side home, awake, and its unbound Battle cards to the hand (C66)."""
    troop = builder.troop(it.seat)
    builder.add_to_pool(it.seat, *troop.fighters)
    staying = {each.name for each in troop.knocked_out}
    partners = builder.content.battle_cards
    bound = tuple(card for card in troop.cards if partners[card.name].partner in staying)
    for card in troop.cards:
        if card not in bound:
            builder.return_to_hand(it.seat, card.name)
    builder.dump += troop.events
    builder.update_troop(
        it.seat, fighters=(), leader=None, cards=bound, events=(), sap_changes=(), fixed_sap=()
    )
    builder.announce("igels-withdrawn", seat=Seat(it.seat))


def _steal(builder: StateBuilder, it: _Happening) -> None:
    stolen: list[str] = []
    for _ in range(min(it.effect.amount, len(builder.areas[it.other].food))):
        food = it.name
        if it.effect.op == "steal-random":
            food, builder.rng = builder.rng.choice(builder.areas[it.other].food)
        builder.remove_food(it.other, food)
        stolen.append(food)
    builder.add_food(it.seat, *stolen)
    food_taken = builder.content.sorted(stolen)  # in which order chance took them tells nothing
    builder.announce("igels-stolen", seat=Seat(it.seat), other=Seat(it.other), food=food_taken)


def _secure(builder: StateBuilder, it: _Happening) -> None:
    """Put unsecured Food where nobody can steal it (C63)."""
    builder.remove_food(it.seat, *it.target)
    secured = builder.content.sorted((*builder.areas[it.seat].secured, *it.target))
    builder.update_area(it.seat, secured=secured)
    builder.announce("igels-secured", seat=Seat(it.seat), food=it.target)


def _change_spoils(builder: StateBuilder, it: _Happening) -> None:
    assert builder.battle is not None
    change = Contribution(it.card, it.effect.amount)
    before = min(food_due(builder.content, builder), builder.forest_size)
    builder.update_battle(spoils_changes=(*builder.battle.spoils_changes, change))
    count = min(food_due(builder.content, builder), builder.forest_size)
    if count == before:  # the Forest holds no more, or there was nothing to lose
        builder.announce("igels-spoils", card=it.card, count=count)
    else:
        builder.announce("igels-spoils-instead", card=it.card, count=count, before=before)


def _put_food_back(builder: StateBuilder, it: _Happening) -> None:
    builder.return_food(it.seat, it.target)
    builder.announce("igels-put-back", seat=Seat(it.seat), food=it.target)


def _force_draw(builder: StateBuilder, it: _Happening) -> None:
    builder.update_battle(peace=True)
    builder.announce("igels-peace", card=it.card)


def _draw(builder: StateBuilder, it: _Happening) -> None:
    if count := builder.draw_support(it.seat, it.effect.amount):
        builder.announce("igels-draws-by", seat=Seat(it.seat), cards=count, card=it.card)


def _discard_hand(builder: StateBuilder, it: _Happening) -> None:
    discarded = []
    for _ in range(min(it.effect.amount, len(builder.hands[it.other]))):
        card, builder.rng = builder.rng.choice(builder.hands[it.other])
        builder.discard(it.other, card)
        discarded.append(card)
    lost = tuple(discarded)
    builder.announce("igels-loses-cards", seat=Seat(it.other), cards=lost, card=it.card)


def _return_card(builder: StateBuilder, it: _Happening) -> None:
    cards = builder.troop(it.seat).cards
    card = next(each for each in cards if each.name == it.name)
    builder.update_troop(it.seat, cards=without(cards, card))
    builder.return_to_hand(it.seat, it.name)
    builder.announce("igels-returned", seat=Seat(it.seat), card=it.name)


def _add_penalty(builder: StateBuilder, it: _Happening) -> None:
    # It went to the dump when it was played; now it stays in front of the seat it hits (C50).
    builder.dump = without(builder.dump, it.card)
    penalties = builder.areas[it.other].penalties
    builder.update_area(it.other, penalties=(*penalties, it.card))
    points = it.effect.amount
    builder.announce("igels-penalised", seat=Seat(it.other), points=points, card=it.card)


_HANDLERS: dict[str, Callable[[StateBuilder, _Happening], None]] = {
    "add-sap": _add_sap,
    "set-sap": _set_sap,
    "coin": _toss_coin,
    "nullify": _nullify,
    "ko": _strike,
    "kill": _strike,
    "die": _die,
    "die-later": _die_later,
    "revive": _revive,
    "wake-one": _wake,
    "wake-all": _wake,
    "no-sleep": _stay_awake,
    "silence": _silence,
    "withdraw": _withdraw,
    "steal": _steal,
    "steal-random": _steal,
    "secure": _secure,
    "secure-taken": _secure,
    "food-take": _change_spoils,
    "food-choice": _put_food_back,
    "force-draw": _force_draw,
    "draw": _draw,
    "discard-hand": _discard_hand,
    "return": _return_card,
    "penalty": _add_penalty,
}
