"""What each effect does: one deed each, whichever card it stands on.

An effect strikes once it has been aimed and nobody it hits has stopped it. Who may aim what is
found in `aims`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec.structs import replace

from engine.api.event import Seat, line
from engine.games.igels import effects as fx
from engine.games.igels.content import BattleCard, EventCard, Source, plus
from engine.games.igels.model import Animal, Path, Shift, Troop, in_battle
from engine.games.igels.state_builder import Draft
from engine.games.igels.strength import leader
from engine.games.igels.targeting import family_of, owner_of, seat_of, securable, sufferers


def strike(
    draft: Draft, seat: int, card: Source, at: int, path: Path, stopped: tuple[int, ...] = ()
) -> None:
    """Let an effect of a seat's card happen; `stopped` are those who have countered it."""
    effect = card.effects[at]
    deed = _DEEDS.get(type(effect))
    if deed is not None:  # the others hold by themselves as long as their card is there
        deed(draft, seat, card, effect, path, stopped)


def shift(draft: Draft, seat: int, by: int, source: str, amount: int) -> None:
    """Change a side's Total for this battle and say why."""
    troop = draft.troop(seat)
    draft.muster(seat, shifts=(*troop.shifts, Shift(source, by, amount)))
    draft.say("igels-shifted", seat=Seat(seat), sap=plus(amount), card=draft.name(source))


def secure(draft: Draft, seat: int, foods: tuple[str, ...]) -> None:
    """Put Food of a seat where nobody can steal it (C63)."""
    side = draft.sides[seat]
    left = list(side.food)
    for food in foods:
        left.remove(food)
    secured = draft.content.sorted((*side.secured, *foods))
    draft.change(seat, food=tuple(left), secured=secured)
    draft.say("igels-secured", seat=Seat(seat), food=tuple(map(draft.name, foods)))


def no_choice(most: int, free: tuple[str, ...]) -> bool:
    """Say whether there is only one way to secure any of these."""
    return most > 0 and len({*free}) == 1 and (most == 1 or len(free) == 1)


def spend(draft: Draft, seat: int) -> None:
    """Mark the leader's one-shot as used (C32)."""
    troop = draft.troop(seat)
    fighters = tuple(
        replace(each, used=True) if each.name == troop.leader else each for each in troop.fighters
    )
    draft.muster(seat, fighters=fighters)


def withdraw(draft: Draft, seat: int) -> None:
    """Take a side out of the battle, awake, its unbound Battle cards back in the hand."""
    troop = draft.troop(seat)
    pool = (*draft.sides[seat].pool, *troop.fighters)
    draft.change(seat, pool=pool)
    for card in troop.cards:
        draft.show(seat, card.name)
    draft.dump += troop.events
    draft.muster(seat, fighters=(), leader=None, cards=(), events=(), shifts=(), set_sap=())


_Deed: TypeAlias = Callable[[Draft, int, Source, Any, Path, tuple[int, ...]], None]


def _add_sap(
    draft: Draft, seat: int, card: Source, effect: fx.AddSap, path: Path, stopped: tuple[int, ...]
) -> None:
    match effect.to:
        case "own":
            targets = [seat] if effect.per is None else []
        case "opponent":
            targets = [seat_of(path[0])]
        case _:
            targets = sufferers(draft.content, draft, seat, family_of(card, effect))
    for other in targets:
        if other not in stopped and other in in_battle(draft):
            shift(draft, other, seat, card.name, effect.amount)


def _set_sap(
    draft: Draft, seat: int, card: Source, effect: fx.SetSap, path: Path, _: tuple[int, ...]
) -> None:
    if effect.tag is not None:
        return
    troop = draft.troop(seat)
    draft.muster(seat, set_sap=(*troop.set_sap, (card.name, effect.sap)))
    draft.say("igels-set-sap", seat=Seat(seat), card=draft.name(card.name), sap=effect.sap)


def _coin(
    draft: Draft, seat: int, card: Source, effect: fx.Coin, path: Path, _: tuple[int, ...]
) -> None:
    amount = effect.heads if draft.toss() else effect.tails
    key = "igels-heads" if amount == effect.heads else "igels-tails"
    draft.say(key, seat=Seat(seat), card=draft.name(card.name), sap=plus(amount))
    troop = draft.troop(seat)
    if not isinstance(card, BattleCard):
        draft.muster(seat, shifts=(*troop.shifts, Shift(card.name, seat, amount)))
        return
    # Two of the same card toss twice: the coin goes to the first that has not been tossed for.
    cards = list(troop.cards)
    at = next(n for n, each in enumerate(cards) if each.name == card.name and each.coin)
    cards[at] = replace(cards[at], sap=amount, coin=False)
    draft.muster(seat, cards=tuple(cards))


def _nullify(
    draft: Draft, seat: int, card: Source, effect: fx.Nullify, path: Path, _: tuple[int, ...]
) -> None:
    other, name = seat_of(path[0]), path[1]
    cards = list(draft.troop(other).cards)
    at = next(n for n, each in enumerate(cards) if each.name == name and not each.spoilt)
    cards[at] = replace(cards[at], spoilt=True)
    draft.muster(other, cards=tuple(cards))
    draft.say("igels-spoilt", seat=Seat(other), spoilt=draft.name(name), card=draft.name(card.name))


def _ko(
    draft: Draft, seat: int, card: Source, effect: fx.Ko, path: Path, stopped: tuple[int, ...]
) -> None:
    other = owner_of(draft, path[0])
    if other in stopped:
        return
    animal = draft.leave(other, path[0])
    draft.muster(other, knocked=(*draft.troop(other).knocked, animal))
    _left(draft, "igels-knocked", other, animal, card)


def _kill(
    draft: Draft, seat: int, card: Source, effect: fx.Kill, path: Path, stopped: tuple[int, ...]
) -> None:
    other = owner_of(draft, path[0])
    if other in stopped:
        return
    animal = draft.leave(other, path[0])
    draft.bury(other, animal)
    _left(draft, "igels-killed", other, animal, card)


def _die(
    draft: Draft, seat: int, card: Source, effect: fx.Die, path: Path, _: tuple[int, ...]
) -> None:
    if effect.late:
        draft.muster(seat, doomed=(*draft.troop(seat).doomed, card.name))
        return
    draft.bury(seat, draft.leave(seat, card.name))
    draft.say("igels-died", seat=Seat(seat), card=draft.name(card.name))


def _revive(
    draft: Draft, seat: int, card: Source, effect: fx.Revive, path: Path, _: tuple[int, ...]
) -> None:
    side = draft.sides[seat]
    animal = next(each for each in side.dead if each.name == path[0])
    dead = tuple(each for each in side.dead if each is not animal)
    draft.change(seat, dead=dead, pool=(*side.pool, animal))
    draft.say("igels-revived", seat=Seat(seat), animal=draft.name(animal.name))


def _wake(
    draft: Draft, seat: int, card: Source, effect: fx.Wake, path: Path, _: tuple[int, ...]
) -> None:
    woken = []
    pool: list[Animal] = []
    for animal in draft.sides[seat].pool:
        wakes = animal.asleep and (not effect.one or animal.name == path[0])
        pool.append(replace(animal, asleep=False) if wakes else animal)
        if wakes:
            woken.append(draft.name(animal.name))
    draft.change(seat, pool=tuple(pool))
    draft.say("igels-woken", seat=Seat(seat), animals=tuple(woken))


def _no_sleep(
    draft: Draft, seat: int, card: Source, effect: fx.NoSleep, path: Path, _: tuple[int, ...]
) -> None:
    draft.muster(seat, wakeful=(*draft.troop(seat).wakeful, card.name))
    draft.say("igels-wakeful", seat=Seat(seat), card=draft.name(card.name))


def _silence(
    draft: Draft, seat: int, card: Source, effect: fx.Silence, path: Path, _: tuple[int, ...]
) -> None:
    for other in sufferers(draft.content, draft, seat, None):
        led = leader(draft.content, draft, other)
        if led is not None and effect.spares not in led[0].tags:
            draft.muster(other, silenced=True)
            draft.say("igels-silenced", card=draft.name(card.name), animal=draft.name(led[0].name))


def _withdraw(
    draft: Draft, seat: int, card: Source, effect: fx.Withdraw, path: Path, _: tuple[int, ...]
) -> None:
    withdraw(draft, seat)
    draft.say("igels-withdrawn", seat=Seat(seat))


def _steal(
    draft: Draft, seat: int, card: Source, effect: fx.Steal, path: Path, stopped: tuple[int, ...]
) -> None:
    other = seat_of(path[0])
    if other in stopped:
        return
    stolen = []
    left = list(draft.sides[other].food)
    for _ in range(min(effect.count, len(left))):
        food = path[1] if effect.chosen else ""
        if not effect.chosen:
            food, draft.rng = draft.rng.choice(left)
        left.remove(food)
        stolen.append(food)
    draft.change(other, food=tuple(left))
    draft.change(seat, food=draft.content.sorted((*draft.sides[seat].food, *stolen)))
    foods = tuple(map(draft.name, stolen))
    draft.say("igels-stolen", seat=Seat(seat), other=Seat(other), food=foods)


def _secure(
    draft: Draft, seat: int, card: Source, effect: fx.Secure, path: Path, _: tuple[int, ...]
) -> None:
    most, free = securable(draft.content, draft, seat, effect)
    if no_choice(most, free):
        secure(draft, seat, free[:1])
    elif most:
        draft.owe(seat, card.name, card.effects.index(effect))


def _food_take(
    draft: Draft, seat: int, card: Source, effect: fx.FoodTake, path: Path, stopped: tuple[int, ...]
) -> None:
    if isinstance(card, EventCard) and not stopped:
        assert draft.battle is not None
        draft.fight(spoils=(*draft.battle.spoils, Shift(card.name, seat, effect.amount)))


def _food_choice(
    draft: Draft, seat: int, card: Source, effect: fx.FoodChoice, path: Path, _: tuple[int, ...]
) -> None:
    draft.put_back(seat, path)
    assert draft.battle is not None
    taken = list(draft.battle.taken)
    taken.remove(path[0])
    draft.fight(taken=tuple(taken))
    draft.say("igels-put-back", seat=Seat(seat), food=tuple(map(draft.name, path)))


def _force_draw(
    draft: Draft, seat: int, card: Source, effect: fx.ForceDraw, path: Path, _: tuple[int, ...]
) -> None:
    draft.fight(peace=True)
    draft.say("igels-peace", card=draft.name(card.name))


def _draw(
    draft: Draft, seat: int, card: Source, effect: fx.Draw, path: Path, _: tuple[int, ...]
) -> None:
    count = draft.draw(seat, effect.count)
    draft.say("igels-draws-by", seat=Seat(seat), cards=count, card=draft.name(card.name))


def _discard_hand(
    draft: Draft,
    seat: int,
    card: Source,
    effect: fx.DiscardHand,
    path: Path,
    stopped: tuple[int, ...],
) -> None:
    other = seat_of(path[0])
    if other in stopped:
        return
    gone = tuple(map(draft.name, draft.discard_blindly(other, effect.count)))
    draft.say("igels-loses-cards", seat=Seat(other), cards=gone, card=draft.name(card.name))


def _return(
    draft: Draft, seat: int, card: Source, effect: fx.Return, path: Path, _: tuple[int, ...]
) -> None:
    cards = list(draft.troop(seat).cards)
    cards.remove(next(each for each in cards if each.name == path[0]))
    draft.muster(seat, cards=tuple(cards))
    draft.show(seat, path[0])
    draft.say("igels-returned", seat=Seat(seat), card=draft.name(path[0]))


def _penalty(
    draft: Draft, seat: int, card: Source, effect: fx.Penalty, path: Path, stopped: tuple[int, ...]
) -> None:
    other = seat_of(path[0])
    if other in stopped:
        return
    # It was dumped as it was played; now it stays before whom it hits (C50).
    draft.dump.remove(card.name)
    draft.change(other, penalties=(*draft.sides[other].penalties, card.name))
    draft.say("igels-penalised", seat=Seat(other), points=effect.points, card=draft.name(card.name))


def _bind(
    draft: Draft, seat: int, card: Source, effect: fx.Bind, path: Path, _: tuple[int, ...]
) -> None:
    troop: Troop = draft.troop(seat)
    if all(each.name != effect.animal for each in troop.fighters):
        return
    fighters = tuple(
        replace(each, bound=(*each.bound, card.name)) if each.name == effect.animal else each
        for each in troop.fighters
    )
    cards = list(troop.cards)
    cards.remove(next(each for each in cards if each.name == card.name))
    bound = (*troop.bound, card.name)
    draft.muster(seat, fighters=fighters, cards=tuple(cards), bound=bound)
    draft.say(
        "igels-bound",
        seat=Seat(seat),
        card=draft.name(card.name),
        animal=draft.name(effect.animal),
    )


def _left(draft: Draft, key: str, seat: int, animal: Animal, card: Source) -> None:
    draft.say(key, seat=Seat(seat), animal=draft.name(animal.name), card=draft.name(card.name))
    if not draft.troop(seat).fighters:
        draft.said.append(line("igels-out", seat=Seat(seat)))


_DEEDS: dict[type, _Deed] = {
    fx.AddSap: _add_sap,
    fx.SetSap: _set_sap,
    fx.Coin: _coin,
    fx.Nullify: _nullify,
    fx.Ko: _ko,
    fx.Kill: _kill,
    fx.Die: _die,
    fx.Revive: _revive,
    fx.Wake: _wake,
    fx.NoSleep: _no_sleep,
    fx.Silence: _silence,
    fx.Withdraw: _withdraw,
    fx.Steal: _steal,
    fx.Secure: _secure,
    fx.FoodTake: _food_take,
    fx.FoodChoice: _food_choice,
    fx.ForceDraw: _force_draw,
    fx.Draw: _draw,
    fx.DiscardHand: _discard_hand,
    fx.Return: _return,
    fx.Penalty: _penalty,
    fx.Bind: _bind,
}
