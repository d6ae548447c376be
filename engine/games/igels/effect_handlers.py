"""What each effect changes: one handler per kind of effect, whichever card it stands on.

An effect is applied once its target is chosen and the seats it hits have answered. `targeting`
says which targets there are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec.structs import replace

from engine.api.event import Seat
from engine.api.seats import with_item, without
from engine.games.igels import effects as fx
from engine.games.igels.content import plus
from engine.games.igels.model import (
    Animal,
    Contribution,
    RevealedCard,
    Target,
    Use,
    fighting_seats,
    parse_seat,
)
from engine.games.igels.sap import active_leader
from engine.games.igels.state_builder import StateBuilder
from engine.games.igels.targeting import family_of, owner_of, unshielded_opponents


def apply_effect(builder: StateBuilder, use: Use) -> None:
    """Let an effect happen that has its target, as far as nobody has countered it."""
    effect = builder.content.effect_cards[use.source].effects[use.index]
    if use.stopped and not isinstance(effect, fx.AddSap):
        return  # only a change of SAP hits several seats, which counter it one by one
    handler = _HANDLERS.get(type(effect))
    if handler is not None:  # other effects hold as long as their card is there
        handler(builder, use, effect)


def mark_ability_used(builder: StateBuilder, seat: int) -> None:
    """Mark the one-shot of a seat's leader as used (C32)."""
    leader = builder.troop(seat).leader
    assert leader is not None
    builder.update_fighter(seat, leader, used=True)


def _target(use: Use) -> Target:
    assert use.target is not None
    return use.target


def _change_total(builder: StateBuilder, seat: int, change: Contribution) -> None:
    """Add a change to a side's Total for this battle."""
    changes = builder.troop(seat).sap_changes
    builder.update_troop(seat, sap_changes=(*changes, change))


def _add_sap(builder: StateBuilder, use: Use, effect: fx.AddSap) -> None:
    match effect.to:
        case "own":
            targets = [use.seat] if effect.per is None else []
        case "opponent":
            targets = [parse_seat(_target(use)[0])]
        case _:
            family = family_of(builder.content.effect_cards[use.source], effect)
            targets = unshielded_opponents(builder.content, builder, use.seat, family)
    for seat in targets:
        if seat not in use.stopped and seat in fighting_seats(builder):
            _change_total(builder, seat, Contribution(use.source, use.seat, effect.amount))
            sap = plus(effect.amount)
            builder.announce("igels-shifted", seat=Seat(seat), sap=sap, card=use.source)


def _set_sap(builder: StateBuilder, use: Use, effect: fx.SetSap) -> None:
    if effect.tag is None:
        fixed = builder.troop(use.seat).fixed_sap
        builder.update_troop(use.seat, fixed_sap=(*fixed, (use.source, effect.sap)))
        builder.announce("igels-set-sap", seat=Seat(use.seat), card=use.source, sap=effect.sap)


def _toss_coin(builder: StateBuilder, use: Use, effect: fx.Coin) -> None:
    heads = builder.toss_coin()
    sap = effect.heads if heads else effect.tails
    key = "igels-heads" if heads else "igels-tails"
    builder.announce(key, seat=Seat(use.seat), card=use.source, sap=plus(sap))
    if use.source in builder.content.animal_cards:
        _change_total(builder, use.seat, Contribution(use.source, use.seat, sap))
        return
    # Two copies of a card toss twice, each for the first copy whose coin has not been tossed.
    cards = builder.troop(use.seat).cards
    card = next(each for each in cards if each.name == use.source and each.coin_pending)
    _replace_card(builder, use.seat, card, replace(card, sap=sap, coin_pending=False))


def _nullify(builder: StateBuilder, use: Use, effect: fx.Nullify) -> None:
    seat, name = parse_seat(_target(use)[0]), _target(use)[1]
    cards = builder.troop(seat).cards
    card = next(each for each in cards if each.name == name and not each.nullified)
    _replace_card(builder, seat, card, replace(card, nullified=True))
    builder.announce("igels-nullified", seat=Seat(seat), nullified=name, card=use.source)


def _replace_card(builder: StateBuilder, seat: int, old: RevealedCard, new: RevealedCard) -> None:
    cards = builder.troop(seat).cards
    builder.update_troop(seat, cards=with_item(cards, cards.index(old), new))


def _knock_out(builder: StateBuilder, use: Use, effect: fx.Ko) -> None:
    seat = owner_of(builder, _target(use)[0])
    animal = builder.remove_fighter(seat, _target(use)[0])
    builder.update_troop(seat, knocked_out=(*builder.troop(seat).knocked_out, animal))
    _announce_loss(builder, "igels-knocked", seat, use)


def _kill(builder: StateBuilder, use: Use, effect: fx.Kill) -> None:
    seat = owner_of(builder, _target(use)[0])
    builder.add_dead(seat, builder.remove_fighter(seat, _target(use)[0]))
    _announce_loss(builder, "igels-killed", seat, use)


def _announce_loss(builder: StateBuilder, key: str, seat: int, use: Use) -> None:
    builder.announce(key, seat=Seat(seat), animal=_target(use)[0], card=use.source)
    if not builder.troop(seat).fighters:
        builder.announce("igels-out", seat=Seat(seat))


def _die(builder: StateBuilder, use: Use, effect: fx.Die) -> None:
    if effect.late:
        will_die = builder.troop(use.seat).will_die
        builder.update_troop(use.seat, will_die=(*will_die, use.source))
        return
    builder.add_dead(use.seat, builder.remove_fighter(use.seat, use.source))
    builder.announce("igels-died", seat=Seat(use.seat), card=use.source)


def _revive(builder: StateBuilder, use: Use, effect: fx.Revive) -> None:
    dead = builder.areas[use.seat].dead
    animal = next(each for each in dead if each.name == _target(use)[0])
    builder.update_area(use.seat, dead=without(dead, animal))
    builder.add_to_pool(use.seat, animal)
    builder.announce("igels-revived", seat=Seat(use.seat), animal=animal.name)


def _wake(builder: StateBuilder, use: Use, effect: fx.Wake) -> None:
    woken = []
    pool: list[Animal] = []
    for animal in builder.areas[use.seat].pool:
        wakes = animal.asleep and (not effect.one or animal.name == _target(use)[0])
        pool.append(replace(animal, asleep=False) if wakes else animal)
        if wakes:
            woken.append(animal.name)
    builder.update_area(use.seat, pool=tuple(pool))
    builder.announce("igels-woken", seat=Seat(use.seat), animals=tuple(woken))


def _stay_awake(builder: StateBuilder, use: Use, effect: fx.NoSleep) -> None:
    stay_awake = builder.troop(use.seat).stay_awake
    builder.update_troop(use.seat, stay_awake=(*stay_awake, use.source))
    builder.announce("igels-wakeful", seat=Seat(use.seat), card=use.source)


def _silence(builder: StateBuilder, use: Use, effect: fx.Silence) -> None:
    for seat in unshielded_opponents(builder.content, builder, use.seat, None):
        leader = active_leader(builder.content, builder, seat)
        if leader is None or effect.spares in leader[0].tags:
            continue
        card, animal = leader
        # What works whenever it has joined is never lost (C23), and what is used up neither.
        if card.kind in ("leader", "win") or (card.kind == "one-shot" and not animal.used):
            builder.update_troop(seat, silenced=True)
            builder.announce("igels-silenced", card=use.source, animal=card.name)


def _withdraw(builder: StateBuilder, use: Use, effect: fx.Withdraw) -> None:
    """Move the whole side home, awake, and its unbound Battle cards to the hand."""
    troop = builder.troop(use.seat)
    builder.add_to_pool(use.seat, *troop.fighters)
    for card in troop.cards:
        builder.return_to_hand(use.seat, card.name)
    builder.dump += troop.events
    builder.update_troop(
        use.seat, fighters=(), leader=None, cards=(), events=(), sap_changes=(), fixed_sap=()
    )
    builder.announce("igels-withdrawn", seat=Seat(use.seat))


def _steal(builder: StateBuilder, use: Use, effect: fx.Steal) -> None:
    victim = parse_seat(_target(use)[0])
    stolen: list[str] = []
    for _ in range(min(effect.count, len(builder.areas[victim].food))):
        if effect.chosen:
            food = _target(use)[1]
        else:
            food, builder.rng = builder.rng.choice(builder.areas[victim].food)
        builder.remove_food(victim, food)
        stolen.append(food)
    builder.add_food(use.seat, *stolen)
    food_taken = tuple(stolen)
    builder.announce("igels-stolen", seat=Seat(use.seat), other=Seat(victim), food=food_taken)


def _secure(builder: StateBuilder, use: Use, effect: fx.Secure) -> None:
    """Put unsecured Food where nobody can steal it (C63)."""
    foods = _target(use)
    builder.remove_food(use.seat, *foods)
    secured = builder.content.sorted((*builder.areas[use.seat].secured, *foods))
    builder.update_area(use.seat, secured=secured)
    builder.announce("igels-secured", seat=Seat(use.seat), food=foods)


def _change_spoils(builder: StateBuilder, use: Use, effect: fx.FoodTake) -> None:
    if use.source in builder.content.event_cards:  # an animal's counts as long as it leads
        assert builder.battle is not None
        change = Contribution(use.source, use.seat, effect.amount)
        builder.update_battle(spoils_changes=(*builder.battle.spoils_changes, change))


def _put_food_back(builder: StateBuilder, use: Use, effect: fx.FoodChoice) -> None:
    builder.return_food(use.seat, _target(use))
    builder.announce("igels-put-back", seat=Seat(use.seat), food=_target(use))


def _force_draw(builder: StateBuilder, use: Use, effect: fx.ForceDraw) -> None:
    builder.update_battle(peace=True)
    builder.announce("igels-peace", card=use.source)


def _draw(builder: StateBuilder, use: Use, effect: fx.Draw) -> None:
    count = builder.draw_support(use.seat, effect.count)
    builder.announce("igels-draws-by", seat=Seat(use.seat), cards=count, card=use.source)


def _discard_hand(builder: StateBuilder, use: Use, effect: fx.DiscardHand) -> None:
    victim = parse_seat(_target(use)[0])
    cards = builder.discard_at_random(victim, effect.count)
    builder.announce("igels-loses-cards", seat=Seat(victim), cards=cards, card=use.source)


def _return_card(builder: StateBuilder, use: Use, effect: fx.Return) -> None:
    _remove_card(builder, use.seat, _target(use)[0])
    builder.return_to_hand(use.seat, _target(use)[0])
    builder.announce("igels-returned", seat=Seat(use.seat), card=_target(use)[0])


def _add_penalty(builder: StateBuilder, use: Use, effect: fx.Penalty) -> None:
    seat = parse_seat(_target(use)[0])
    # It went to the dump when it was played; now it stays in front of the seat it hits (C50).
    builder.dump.remove(use.source)
    builder.update_area(seat, penalties=(*builder.areas[seat].penalties, use.source))
    builder.announce("igels-penalised", seat=Seat(seat), points=effect.points, card=use.source)


def _remove_card(builder: StateBuilder, seat: int, name: str) -> None:
    """Take the first Battle card of this name out of a seat's troop."""
    cards = builder.troop(seat).cards
    card = next(each for each in cards if each.name == name)
    builder.update_troop(seat, cards=without(cards, card))


_Handler: TypeAlias = Callable[[StateBuilder, Use, Any], None]

_HANDLERS: dict[type, _Handler] = {
    fx.AddSap: _add_sap,
    fx.SetSap: _set_sap,
    fx.Coin: _toss_coin,
    fx.Nullify: _nullify,
    fx.Ko: _knock_out,
    fx.Kill: _kill,
    fx.Die: _die,
    fx.Revive: _revive,
    fx.Wake: _wake,
    fx.NoSleep: _stay_awake,
    fx.Silence: _silence,
    fx.Withdraw: _withdraw,
    fx.Steal: _steal,
    fx.Secure: _secure,
    fx.FoodTake: _change_spoils,
    fx.FoodChoice: _put_food_back,
    fx.ForceDraw: _force_draw,
    fx.Draw: _draw,
    fx.DiscardHand: _discard_hand,
    fx.Return: _return_card,
    fx.Penalty: _add_penalty,
}
