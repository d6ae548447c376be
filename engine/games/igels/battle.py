"""The Battle phase (C19 to C35): who fights, what is laid, what is turned up, and who wins."""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.event import Seat, line
from engine.api.seats import seat_names, without
from engine.games.igels import effects as fx
from engine.games.igels import phases
from engine.games.igels.card_play import may_act, open_ordered_window, open_window
from engine.games.igels.effect_handlers import Use, apply_effect
from engine.games.igels.model import (
    Battle,
    BattleResult,
    PublicState,
    RevealedCard,
    Troop,
    clockwise,
    fighting_seats,
    fighting_troop,
)
from engine.games.igels.sap import active_leader, initial_sap, tiebreaker, total_sap
from engine.games.igels.state_builder import StateBuilder


def begin(builder: StateBuilder) -> None:
    """Open the battle: the start player is the first to send a leader or sit out (C21)."""
    builder.battle = Battle((None,) * len(builder.areas))
    builder.phase = phases.Leading(builder.starter)


def ready_animals(table: PublicState, seat: int) -> tuple[str, ...]:
    """Return the animals of a Pool that may fight (C55, C56)."""
    return tuple(each.name for each in table.areas[seat].pool if not each.asleep)


def must_join(turns_without_battle: int, stall: int) -> bool:
    """Return True if nobody may sit out, as too many turns went by without a battle (C20)."""
    return turns_without_battle >= stall


def leading_waits(builder: StateBuilder, phase: phases.Leading) -> bool:
    """Return True if the seat has a choice; otherwise make the only choice there is for it."""
    names = ready_animals(builder, phase.seat)
    forced = must_join(builder.turns_without_battle, builder.content.rules.stall)
    if len(names) + (not forced) > 1:
        return True
    if names:
        lead(builder, phase.seat, names[0])
    else:
        builder.announce("igels-nobody-ready", seat=Seat(phase.seat))
        _ask_next_leader(builder, phase.seat)
    return False


def lead(builder: StateBuilder, seat: int, name: str) -> None:
    """Send an animal to the edge of the Forest as leader."""
    _send(builder, seat, (name,), Troop(leader=name))
    builder.announce("igels-leads", seat=Seat(seat), animal=name)
    _ask_next_leader(builder, seat)


def sit_out(builder: StateBuilder, seat: int) -> None:
    """Let a seat sit this battle out (C20)."""
    builder.announce("igels-sits-out", seat=Seat(seat))
    _ask_next_leader(builder, seat)


def add_hangers_on(builder: StateBuilder, phase: phases.Gathering, names: tuple[str, ...]) -> None:
    """Add hangers-on of the seat in turn (C22)."""
    _send(builder, phase.seat, names, builder.troop(phase.seat))
    builder.announce("igels-joins", seat=Seat(phase.seat), animals=names)
    _ask_next(builder, phase, phase.done)


def call_for_support(builder: StateBuilder) -> None:
    """Fix the Initial SAP and the order that follows from it, then ask for support (C24, C25)."""
    seats = clockwise(builder, builder.starter)
    fighting = [seat for seat in seats if fighting_troop(builder, seat) is not None]
    first = fighting[0]
    for seat in fighting:
        initial = initial_sap(builder.content, builder.troop(seat))
        builder.update_troop(seat, initial_sap=initial)
    # The sort keeps the clockwise order of equals; seats that sit out come last (C29).
    fighting.sort(key=lambda seat: -builder.troop(seat).initial_sap)
    builder.update_battle(order=(*fighting, *(seat for seat in seats if seat not in fighting)))
    builder.phase = phases.Laying(first, ())


def lay(builder: StateBuilder, phase: phases.Laying, card: str) -> None:
    """Lay a card face down: everybody sees that it is laid, but not which card it is."""
    # The card stays among those known to be held: only its owner knows whether it was laid.
    builder.hands[phase.seat] = without(builder.hands[phase.seat], card)
    builder.face_down[phase.seat] = (*builder.face_down[phase.seat], card)
    builder.announce("igels-lays", seat=Seat(phase.seat))
    _ask_next(builder, phase, phase.done)


def rounds_wait(builder: StateBuilder, phase: phases.Gathering | phases.Laying) -> bool:
    """Return True if the seat in turn can add or lay something; otherwise it is done."""
    if isinstance(phase, phases.Gathering):
        possible = bool(ready_animals(builder, phase.seat))
    else:
        possible = bool(builder.hands[phase.seat])
    if possible and phase.seat not in phase.done:
        return True
    be_done(builder, phase)
    return False


def be_done(builder: StateBuilder, phase: phases.Gathering | phases.Laying) -> None:
    """Let the seat in turn add or lay nothing more in this battle (C22, C25)."""
    _ask_next(builder, phase, (*phase.done, phase.seat))


def use_automatic_abilities(builder: StateBuilder) -> None:
    """Apply abilities of leaders that need no choice, in order, then ask for Events (C29)."""
    assert builder.battle is not None
    for seat in builder.battle.order:
        leader = active_leader(builder.content, builder, seat)
        if leader is not None and leader[0].kind == "leader":
            for index, effect in enumerate(leader[0].effects):
                if isinstance(effect, fx.Coin | fx.Silence):
                    apply_effect(builder, Use(seat, leader[0]), index)
    open_ordered_window(builder, "c1")


def passes_wait(builder: StateBuilder, phase: phases.OrderedWindow) -> bool:
    """Return True if a seat is asked; otherwise all have passed in a row and the battle goes on."""
    queue = phase.queue
    while queue and not may_act(builder, queue[0], phase.kind):
        queue = queue[1:]
    builder.phase = replace(phase, queue=queue)
    if queue:
        return True
    if phase.kind == "c1":
        totals = tuple(
            line("igels-total", seat=Seat(seat), sap=total_sap(builder.content, builder, seat))
            for seat in fighting_seats(builder)
        )
        builder.announce("igels-totals", totals=totals)
        open_ordered_window(builder, "c2")
    else:
        _decide(builder)
    return False


def _send(builder: StateBuilder, seat: int, names: tuple[str, ...], troop: Troop) -> None:
    """Move animals from a seat's Pool to this troop of it."""
    pool = builder.areas[seat].pool
    sent = [next(each for each in pool if each.name == name) for name in names]
    builder.update_area(seat, pool=without(pool, *sent))
    builder.set_troop(seat, replace(troop, fighters=(*troop.fighters, *sent)))


def _ask_next_leader(builder: StateBuilder, seat: int) -> None:
    """Ask the next seat for a leader, or go on once all have been asked."""
    following = (seat + 1) % len(builder.areas)
    if following != builder.starter:
        builder.phase = phases.Leading(following)
    elif not fighting_seats(builder):
        builder.turns_without_battle += 1
        builder.battle = None
        builder.announce("igels-no-battle")
        builder.phase = phases.NextStep("home")
    else:
        builder.turns_without_battle = 0
        first = _next_fighting(builder, seat, ())
        assert first is not None
        builder.phase = phases.Gathering(first, ())


def _next_fighting(builder: StateBuilder, seat: int, done: tuple[int, ...]) -> int | None:
    """Return the next seat clockwise that fights and is not done; the seat itself comes last."""
    fighting = fighting_seats(builder)
    following = (*clockwise(builder, seat)[1:], seat)
    return next((each for each in following if each in fighting and each not in done), None)


def _ask_next(
    builder: StateBuilder, phase: phases.Gathering | phases.Laying, done: tuple[int, ...]
) -> None:
    """Ask the next seat that is not done to add or lay something, or go on if all are done."""
    following = _next_fighting(builder, phase.seat, done)
    if following is not None:
        builder.phase = replace(phase, seat=following, done=done, round=phase.round + 1)
    elif isinstance(phase, phases.Gathering):
        open_window(builder, "mu")
    else:
        _reveal(builder)


def _reveal(builder: StateBuilder) -> None:
    """Turn up all support at once; the cards' effects follow in order of Initial SAP (C26)."""
    assert builder.battle is not None
    cards = builder.content.battle_cards
    for seat in fighting_seats(builder):
        names, builder.face_down[seat] = builder.face_down[seat], ()
        for name in names:
            builder.forget_known(seat, name)
        builder.update_troop(
            seat,
            cards=tuple(_revealed(builder, name) for name in names if name in cards),
            events=tuple(name for name in names if name not in cards),
        )
        if names:
            builder.announce("igels-reveals", seat=Seat(seat), cards=names)
    builder.update_battle(revealed=True)
    for seat in builder.battle.order:
        troop = fighting_troop(builder, seat)
        for card in troop.cards if troop is not None else ():
            for index in range(len(cards[card.name].effects)):
                builder.add_target_choice(seat, card.name, index)
    builder.phase = phases.NextStep("leaders")


def _revealed(builder: StateBuilder, name: str) -> RevealedCard:
    card = builder.content.battle_cards[name]
    has_coin = any(isinstance(effect, fx.Coin) for effect in card.effects)
    return RevealedCard(name, card.sap, coin_pending=has_coin)


def _decide(builder: StateBuilder) -> None:
    """Find the winner (C33), or those who share a draw (C46)."""
    assert builder.battle is not None
    _discard_unplayed_events(builder)
    seats = fighting_seats(builder)
    if not seats:
        builder.announce("igels-nobody-left")
        builder.phase = phases.NextStep("home")
        return
    totals = {seat: total_sap(builder.content, builder, seat) for seat in seats}
    best = tuple(seat for seat in seats if totals[seat] == max(totals.values()))
    tie_winner = next((seat for seat in best if tiebreaker(builder.content, builder, seat)), None)
    if builder.battle.peace:
        result = BattleResult(seats, draw=True, forced=True)
    elif len(best) > 1 and tie_winner is None:
        result = BattleResult(best, draw=True)
    else:
        result = BattleResult(best if tie_winner is None else (tie_winner,))
    builder.update_battle(result=result)
    if result.draw:
        builder.announce("igels-draw-result", seats=seat_names(result.seats))
    else:
        (winner,) = result.seats
        key = "igels-wins-battle" if len(best) == 1 else "igels-wins-tie"
        builder.announce(key, seat=Seat(winner), sap=totals[winner])
    open_window(builder, "sp")


def _discard_unplayed_events(builder: StateBuilder) -> None:
    """Put Events on the dump that were turned up and not played (C42)."""
    assert builder.battle is not None
    for seat, troop in enumerate(builder.battle.troops):
        if troop is not None and troop.events:
            builder.dump += troop.events
            builder.update_troop(seat, events=())
            builder.announce("igels-wasted", seat=Seat(seat), cards=troop.events)
