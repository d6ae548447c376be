"""The Battle phase (C19 to C35): who fights, what is laid, what is turned up, and who wins.

The functions are the steps of `turns.STEPS`: some do all they have to do at once, `begin_...` ask
seats one after another, and `may_...` return True if the seat in turn has a choice.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.event import Line, Seat, line
from engine.api.seats import seat_names, without
from engine.games.igels.content import Effect, plus
from engine.games.igels.model import (
    Battle,
    BattleResult,
    PublicState,
    RevealedCard,
    Troop,
    Use,
    fighting_seats,
    fighting_troop,
    open_events,
    opponents,
)
from engine.games.igels.playability import usable_ability
from engine.games.igels.sap import (
    active_effects,
    active_leader,
    counted_sap,
    floor_line,
    initial_sap,
    peace_holds,
    printed_sap,
    tiebreaker,
    total_sap,
)
from engine.games.igels.state_builder import StateBuilder


def begin_leading(builder: StateBuilder) -> None:
    """Open the battle: everybody sends a leader or sits out, the start player first (C21)."""
    builder.battle = Battle((None,) * len(builder.areas))
    builder.ask_everybody()


def ready_animals(table: PublicState, seat: int) -> tuple[str, ...]:
    """Return the animals of a Pool that may fight (C55, C56)."""
    return tuple([each.name for each in table.areas[seat].pool if not each.asleep])


def must_join(turns_without_battle: int, stall: int) -> bool:
    """Return True if nobody may sit out, as too many turns went by without a battle (C20)."""
    return turns_without_battle >= stall


def may_lead(builder: StateBuilder, seat: int) -> bool:
    """Return True if the seat has a choice; otherwise make the only choice there is for it."""
    names = ready_animals(builder, seat)
    if not names:
        builder.announce("igels-nobody-ready", seat=Seat(seat))
    elif len(names) == 1 and must_join(builder.turns_without_battle, builder.content.rules.stall):
        lead(builder, seat, names[0])
    else:
        return True
    return False


def lead(builder: StateBuilder, seat: int, name: str) -> None:
    """Send an animal to the edge of the Forest as leader."""
    (told,) = send(builder, seat, (name,), Troop(leader=name))
    builder.announce("igels-leads", seat=Seat(seat), animal=told)


def send(
    builder: StateBuilder, seat: int, names: tuple[str, ...], troop: Troop
) -> tuple[Line, ...]:
    """Move animals from a seat's Pool to this troop of it; return them with their SAP."""
    pool = builder.areas[seat].pool
    sent = [next(each for each in pool if each.name == name) for name in names]
    builder.update_area(seat, pool=without(pool, *sent))
    builder.set_troop(seat, replace(troop, fighters=(*troop.fighters, *sent)))
    name_of, content = builder.name_of, builder.content
    return tuple(
        line("igels-animal-sap", animal=name_of(each.name), sap=printed_sap(content, each))
        for each in sent
    )


def begin_joining(builder: StateBuilder) -> None:
    """Ask those who fight for hangers-on (C22); without any leader there is no battle (C20)."""
    fighting = fighting_seats(builder)
    if not fighting:
        builder.turns_without_battle += 1
        builder.battle = None
        builder.announce("igels-no-battle")
        return
    builder.turns_without_battle = 0
    builder.ask(tuple([seat for seat in builder.clockwise() if seat in fighting]))


def may_join(builder: StateBuilder, seat: int) -> bool:
    """Return True if the seat can add an animal."""
    return bool(ready_animals(builder, seat))


def begin_laying(builder: StateBuilder) -> None:
    """Fix the Initial SAP and the order that follows from it, then ask for support (C24, C25)."""
    seats = builder.clockwise()
    fighting = tuple([seat for seat in seats if fighting_troop(builder, seat) is not None])
    for seat in fighting:
        initial = initial_sap(builder.content, builder.troop(seat))
        builder.update_troop(seat, initial_sap=initial)
    # The sort keeps the clockwise order of equals; seats that sit out come last (C29).
    order = sorted(fighting, key=lambda seat: -builder.troop(seat).initial_sap)
    builder.update_battle(order=(*order, *(seat for seat in seats if seat not in fighting)))
    builder.ask(fighting)


def may_lay(builder: StateBuilder, seat: int) -> bool:
    """Return True if the seat holds a card, whichever."""
    return bool(builder.hands[seat])


def reveal(builder: StateBuilder) -> None:
    """Turn up all support at once; the cards' effects follow in order of Initial SAP (C26)."""
    assert builder.battle is not None
    cards = builder.content.battle_cards
    laid, builder.face_down = builder.face_down, ((),) * len(builder.face_down)
    for seat, names in enumerate(laid):
        if not names:
            continue
        for name in names:
            builder.forget_known(seat, name)
        revealed = []
        for card in (cards[name] for name in names if name in cards):
            coin = any(effect.op == "coin" for effect in card.effects)
            revealed.append(RevealedCard(card.name, card.sap, coin_pending=coin))
        events = tuple(name for name in names if name not in cards)
        builder.update_troop(seat, cards=tuple(revealed), events=events)
        told = tuple(_with_sap(builder, name) for name in names)
        builder.announce("igels-reveals", seat=Seat(seat), cards=told)
    builder.update_battle(revealed=True)
    for seat in builder.battle.order:
        troop = fighting_troop(builder, seat)
        for name in (card.name for card in troop.cards) if troop is not None else ():
            for index in range(len(cards[name].effects)):
                builder.add_use(Use(seat, name, index))


def _with_sap(builder: StateBuilder, name: str) -> Line:
    """Return a card that is turned up, with its SAP if it has any."""
    told, card = builder.name_of(name), builder.content.battle_cards.get(name)
    return line("igels-card-sap", card=told, sap=plus(card.sap)) if card and card.sap else told


def may_use_ability(builder: StateBuilder, seat: int) -> bool:
    """Return True if the seat's leader has a one-shot for now; apply abilities without a choice.

    A leader that has lost its ability to a stronger one has none any more (C29).
    """
    for name, effect in active_effects(builder.content, builder, seat):
        if effect.per is not None and (sap := counted_sap(effect, builder.troop(seat))):
            builder.announce("igels-shifted", seat=Seat(seat), sap=plus(sap), card=name)
        elif effect.op == "set-sap":
            _announce_shy(builder, seat, name, effect)
    leader = active_leader(builder.content, builder, seat)
    if leader is not None and leader[0].kind == "leader":
        for index in range(len(leader[0].effects)):
            builder.add_use(Use(seat, leader[0].name, index, ()))
    return usable_ability(builder.content, builder, seat, "ab") is not None


def _announce_shy(builder: StateBuilder, seat: int, name: str, effect: Effect) -> None:
    """Tell which animals of the opponents the ability of a leader gives another SAP."""
    for other in opponents(builder, seat):
        for each in builder.troop(other).fighters:
            if effect.tag in builder.content.animal_cards[each.name].tags:
                builder.announce(
                    "igels-shy", seat=Seat(other), card=each.name, sap=effect.amount, by=name
                )


def announce_totals(builder: StateBuilder) -> None:
    """Tell everybody the Totals (C29)."""
    seats = fighting_seats(builder)
    totals = tuple(
        line("igels-total", seat=Seat(seat), sap=total_sap(builder.content, builder, seat))
        for seat in seats
    )
    if totals:
        builder.announce("igels-totals", totals=totals)
    for seat in seats:
        if floor := floor_line(builder.content, builder, seat):
            builder.events.append(floor)


def decide(builder: StateBuilder) -> None:
    """Find the winner (C33), or those who share a draw (C46)."""
    assert builder.battle is not None
    for seat in range(len(builder.areas)):
        waste_events(builder, seat)
    seats = fighting_seats(builder)
    if not seats:
        builder.announce("igels-nobody-left")
        return
    totals = {seat: total_sap(builder.content, builder, seat) for seat in seats}
    most = max(totals.values())
    best = tuple([seat for seat in seats if totals[seat] == most])
    tied = best if len(best) > 1 else ()
    breakers = ((seat, tiebreaker(builder.content, builder, seat)) for seat in tied)
    tie_winner, tie_animal = next(((seat, name) for seat, name in breakers if name), (None, None))
    if peace_holds(builder):
        result = BattleResult(seats, draw=True)
    elif tied and tie_winner is None:
        result = BattleResult(best, draw=True)
    else:
        result = BattleResult(best if tie_winner is None else (tie_winner,))
    builder.update_battle(result=result)
    if result.draw:
        key = "igels-draw-by-event" if peace_holds(builder) else "igels-draw-result"
        builder.announce(key, seats=seat_names(result.seats))
        return
    winner = Seat(result.seats[0])
    if tie_animal is not None:
        builder.announce("igels-wins-tie", seat=winner, sap=most, animal=tie_animal)
    elif len(seats) == 1:
        builder.announce("igels-wins-alone", seat=winner, sap=most)
    else:
        others = tuple(
            line("igels-against", seat=Seat(seat), sap=sap)
            for seat, sap in totals.items()
            if seat not in result.seats
        )
        builder.announce("igels-beats", seat=winner, sap=most, others=others)


def waste_events(builder: StateBuilder, seat: int) -> None:
    """Put a seat's Events on the dump that were turned up and not played (C42)."""
    if events := open_events(builder, seat):
        builder.dump += events
        builder.update_troop(seat, events=())
        builder.announce("igels-wasted", seat=Seat(seat), cards=events)
