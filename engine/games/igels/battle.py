"""The Battle phase (C19 to C35): who fights, what is laid, what is turned up, and who wins."""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.event import Seat, line
from engine.games.igels import effects as fx
from engine.games.igels.asking import contest_waits, open_contest, open_window
from engine.games.igels.effect_handlers import strike
from engine.games.igels.model import (
    Battle,
    Contest,
    Gathering,
    Going,
    Laid,
    Laying,
    Leading,
    Open,
    Result,
    Troop,
    clockwise,
    in_battle,
    troop_of,
)
from engine.games.igels.state_builder import Draft, seats_line
from engine.games.igels.strength import initial, leader, ties_win, total


def begin(draft: Draft) -> None:
    """Open the battle: the start player is the first to send a leader or to sit out (C21)."""
    draft.battle = Battle((None,) * len(draft.sides))
    draft.phase = Leading(draft.starter)


def ready(table: Open, seat: int) -> tuple[str, ...]:
    """Give the animals of a Pool that may fight (C55, C56)."""
    return tuple(each.name for each in table.sides[seat].pool if not each.asleep)


def must_join(idle: int, stall: int) -> bool:
    """Say whether sitting out is over: too many turns went by without a battle (C20)."""
    return idle >= stall


def leading_waits(draft: Draft, phase: Leading) -> bool:
    """Skip who has nobody to send; say whether the seat has a choice."""
    names = ready(draft, phase.seat)
    forced = must_join(draft.idle, draft.content.rules.stall)
    if len(names) + (not forced) > 1:
        return True
    if names:
        lead(draft, phase.seat, names[0])
    else:
        draft.say("igels-nobody-ready", seat=Seat(phase.seat))
        _next_leader(draft, phase.seat)
    return False


def lead(draft: Draft, seat: int, name: str) -> None:
    """Send a leader to the edge of the Forest."""
    troop = _sent(draft, seat, (name,), Troop(leader=name))
    _put(draft, seat, troop)
    draft.say("igels-leads", seat=Seat(seat), animal=draft.name(name))
    _next_leader(draft, seat)


def sit_out(draft: Draft, seat: int) -> None:
    """Sit this battle out (C20)."""
    draft.say("igels-sits-out", seat=Seat(seat))
    _next_leader(draft, seat)


def gathering_waits(draft: Draft, phase: Gathering) -> bool:
    """Skip who is done or has nobody left; say whether the seat has a choice."""
    if phase.seat not in phase.done and ready(draft, phase.seat):
        return True
    _next_gatherer(draft, phase, (*phase.done, phase.seat))
    return False


def join(draft: Draft, phase: Gathering, names: tuple[str, ...]) -> None:
    """Add hangers-on (C22)."""
    seat = phase.seat
    _put(draft, seat, _sent(draft, seat, names, draft.troop(seat)))
    draft.say("igels-joins", seat=Seat(seat), animals=tuple(map(draft.name, names)))
    _next_gatherer(draft, phase, phase.done)


def done_gathering(draft: Draft, phase: Gathering) -> None:
    """Add nobody more."""
    _next_gatherer(draft, phase, (*phase.done, phase.seat))


def call_for_support(draft: Draft) -> None:
    """Fix the Initial SAP and the order that follows from it, and ask for support (C24, C25)."""
    table = clockwise(draft, draft.starter)
    for seat in in_battle(draft):
        draft.muster(seat, initial=initial(draft.content, draft.troop(seat)))
    fight = [seat for seat in table if troop_of(draft, seat) is not None]
    # The sort keeps the clockwise order of equals; who sits out comes last (C29).
    fight.sort(key=lambda seat: -draft.troop(seat).initial)
    rest = [seat for seat in table if seat not in fight]
    draft.fight(order=(*fight, *rest))
    draft.phase = Laying(next(seat for seat in table if seat in fight), ())


def laying_waits(draft: Draft, phase: Laying) -> bool:
    """Skip who is done or holds nothing; say whether the seat has a choice."""
    if phase.seat not in phase.done and draft.hands[phase.seat]:
        return True
    _next_layer(draft, phase, (*phase.done, phase.seat))
    return False


def lay(draft: Draft, phase: Laying, card: str) -> None:
    """Lay a card face down; everybody sees that, and nobody sees which."""
    hand = draft.hands[phase.seat]
    at = hand.index(card)
    # Not `part`: a card that everybody knows of may or may not be this one.
    draft.hands[phase.seat] = hand[:at] + hand[at + 1 :]
    draft.laid[phase.seat] = (*draft.laid[phase.seat], card)
    draft.say("igels-lays", seat=Seat(phase.seat))
    _next_layer(draft, phase, phase.done)


def done_laying(draft: Draft, phase: Laying) -> None:
    """Lay nothing more."""
    _next_layer(draft, phase, (*phase.done, phase.seat))


def use_leaders(draft: Draft) -> None:
    """Let what leaders do by themselves happen in order, then ask for Events (C29)."""
    assert draft.battle is not None
    for seat in draft.battle.order:
        led = leader(draft.content, draft, seat)
        if led is not None and led[0].kind == "leader":
            for at, effect in enumerate(led[0].effects):
                if isinstance(effect, fx.Coin | fx.Silence):
                    strike(draft, seat, led[0], at, ())
    open_contest(draft, "c1")


def contest_done(draft: Draft, phase: Contest) -> bool:
    """Go on once all have passed in a row; say whether somebody is asked instead."""
    if contest_waits(draft, phase):
        return True
    if phase.kind == "c1":
        totals = tuple(
            line("igels-total", seat=Seat(seat), sap=total(draft.content, draft, seat))
            for seat in in_battle(draft)
        )
        draft.say("igels-totals", totals=totals)
        open_contest(draft, "c2")
    else:
        _decide(draft)
    return False


def _sent(draft: Draft, seat: int, names: tuple[str, ...], troop: Troop) -> Troop:
    pool = draft.sides[seat].pool
    sent = [next(each for each in pool if each.name == name) for name in names]
    draft.change(seat, pool=tuple(each for each in pool if each not in sent))
    return replace(troop, fighters=(*troop.fighters, *sent))


def _put(draft: Draft, seat: int, troop: Troop) -> None:
    assert draft.battle is not None
    troops = draft.battle.troops
    draft.fight(troops=(*troops[:seat], troop, *troops[seat + 1 :]))


def _next_leader(draft: Draft, seat: int) -> None:
    following = (seat + 1) % len(draft.sides)
    if following != draft.starter:
        draft.phase = Leading(following)
        return
    fight = in_battle(draft)
    if not fight:
        draft.idle += 1
        draft.battle = None
        draft.say("igels-no-battle")
        draft.phase = Going("home")
        return
    draft.idle = 0
    draft.phase = Gathering(_first(draft), ())


def _first(draft: Draft) -> int:
    return next(
        seat for seat in clockwise(draft, draft.starter) if troop_of(draft, seat) is not None
    )


def _following(draft: Draft, seat: int, done: tuple[int, ...]) -> int | None:
    """Give the next seat clockwise that fights and is not done."""
    fight = in_battle(draft)
    for other in (*clockwise(draft, seat)[1:], seat):
        if other in fight and other not in done:
            return other
    return None


def _next_gatherer(draft: Draft, phase: Gathering, done: tuple[int, ...]) -> None:
    following = _following(draft, phase.seat, done)
    if following is None:
        open_window(draft, "mu")
    else:
        draft.phase = Gathering(following, done, phase.round + 1)


def _next_layer(draft: Draft, phase: Laying, done: tuple[int, ...]) -> None:
    following = _following(draft, phase.seat, done)
    if following is None:
        _reveal(draft)
    else:
        draft.phase = Laying(following, done, phase.round + 1)


def _reveal(draft: Draft) -> None:
    """Turn up all support at once; the cards' texts are due in order of Initial SAP (C26)."""
    assert draft.battle is not None
    content = draft.content
    for seat in in_battle(draft):
        names, draft.laid[seat] = draft.laid[seat], ()
        for name in names:
            draft.forget(seat, name)
        cards = tuple(_turned(draft, name) for name in names if name in content.arms)
        events = tuple(name for name in names if name in content.tricks)
        draft.muster(seat, cards=cards, events=events)
        if names:
            shown = tuple(map(draft.name, names))
            draft.say("igels-reveals", seat=Seat(seat), cards=shown)
    draft.fight(revealed=True)
    for seat in draft.battle.order:
        troop = troop_of(draft, seat)
        for card in troop.cards if troop is not None else ():
            for at in range(len(content.arms[card.name].effects)):
                draft.owe(seat, card.name, at)
    draft.phase = Going("leaders")


def _turned(draft: Draft, name: str) -> Laid:
    card = draft.content.arms[name]
    return Laid(name, card.sap, coin=any(isinstance(each, fx.Coin) for each in card.effects))


def _decide(draft: Draft) -> None:
    """Find who wins (C33), or who shares a draw (C46)."""
    battle = draft.battle
    assert battle is not None
    _waste(draft)
    sides = in_battle(draft)
    if not sides:
        draft.say("igels-nobody-left")
        draft.phase = Going("home")
        return
    totals = {seat: total(draft.content, draft, seat) for seat in sides}
    best = tuple(seat for seat in sides if totals[seat] == max(totals.values()))
    breaker = next((seat for seat in best if ties_win(draft.content, draft, seat)), None)
    if battle.peace:
        result = Result(sides, draw=True, forced=True)
    elif len(best) > 1 and breaker is None:
        result = Result(best, draw=True)
    else:
        result = Result(best if breaker is None else (breaker,))
    draft.fight(result=result)
    if result.draw:
        draft.say("igels-draw-result", seats=seats_line(result.seats))
    else:
        (winner,) = result.seats
        key = "igels-wins-battle" if len(best) == 1 else "igels-wins-tie"
        draft.say(key, seat=Seat(winner), sap=totals[winner])
    open_window(draft, "sp")


def _waste(draft: Draft) -> None:
    """Dump Events that were turned up and could not or would not be played (C42)."""
    assert draft.battle is not None
    for seat, troop in enumerate(draft.battle.troops):
        if troop is not None and troop.events:
            draft.dump += troop.events
            draft.muster(seat, events=())
            draft.say("igels-wasted", seat=Seat(seat), cards=tuple(map(draft.name, troop.events)))
