"""How an effect happens, and which seats are asked on its way.

There is one way for every effect of Events, abilities and Battle cards: it is aimed, the seats it
hits are asked at the same time whether they counter it (C38), and then it is applied.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.event import Seat
from engine.api.seats import without
from engine.games.igels.content import BattleCard, EffectCard, EventCard
from engine.games.igels.effect_handlers import apply_effect
from engine.games.igels.model import Target, Use, fighting_troop, open_events
from engine.games.igels.playability import did_nothing, laid_events, seats_that_could_counter
from engine.games.igels.state_builder import StateBuilder
from engine.games.igels.targeting import legal_targets, securable, shields_of_animals, target_lines


def play_event(builder: StateBuilder, seat: int, card: EventCard, target: Target) -> None:
    """Play an Event that was turned up with the support (C42), or else one of the hand."""
    events = open_events(builder, seat)
    if card.name in events:
        builder.update_troop(seat, events=without(events, card.name))
        builder.dump += (card.name,)
    else:
        builder.discard(seat, card.name)
    announce_use(builder, "igels-plays", seat, card, target)
    ask_others_again(builder, seat, card)
    secures = card.effect.op == "secure"  # which Food is chosen after the card is played
    builder.add_use(Use(seat, card.name, 0, None if secures else target))


def pass_on(builder: StateBuilder, seat: int) -> None:
    """Let the seat in turn do nothing; a turned-up Event of it happens all the same (C42)."""
    for card, targets in laid_events(builder.content, builder, seat, builder.phase.step):
        play_event(builder, seat, card, targets[0])
        return
    if builder.phase.step in ("join", "lay"):
        none = "-none" if did_nothing(builder, seat) else ""
        builder.announce(f"igels-passes-{builder.phase.step}{none}", seat=Seat(seat))
    builder.ask_next()


def ask_others_again(builder: StateBuilder, seat: int, card: EffectCard) -> None:
    """Ask all seats again in the current window, as this one has just played a card."""
    order = builder.ask_order()
    after = order.index(seat) + 1
    # This seat comes last, so that the window ends when all have passed in a row.
    builder.ask(order[after:] + order[:after], (seat, card.name))


def announce_use(
    builder: StateBuilder, key: str, seat: int, card: EffectCard, target: Target
) -> None:
    """Tell everybody which card a seat uses, and at which target if there is one."""
    aims = target_lines(builder.content, target)
    builder.announce(f"{key}-at" if aims else key, seat=Seat(seat), card=card.name, aims=aims)


def pending_waits(builder: StateBuilder) -> bool:
    """Let pending effects happen in order; return True if a seat has to aim or may counter one."""
    while builder.pending:
        use, *later = builder.pending
        if use.target is None:
            targets = targets_to_choose(builder, use)
            if len(targets) > 1:
                return True
            _announce_shields(builder, use)
            builder.pending = (*(replace(use, target=target) for target in targets), *later)
        elif use.waiting is None:
            asked = seats_that_could_counter(builder.content, builder, use)
            builder.pending = (replace(use, waiting=asked, ask=builder.next_ask()), *later)
        elif use.waiting:
            return True
        else:
            builder.pending = tuple(later)
            apply_effect(builder, use)
    return False


def _announce_shields(builder: StateBuilder, use: Use) -> None:
    """Tell what keeps a card off animals that it is for, as nobody is asked about them."""
    if fighting_troop(builder, use.seat) is None:
        return
    effect = builder.content.effect_cards[use.source].effects[use.index]
    shields = shields_of_animals(builder.content, builder, use.seat, effect)
    for seat, card in shields.items():
        builder.announce("igels-shielded", card=card, seat=Seat(seat), by=use.source)


def targets_to_choose(builder: StateBuilder, use: Use) -> tuple[Target, ...]:
    """Return the targets of a pending effect; none for a Battle card whose side has left."""
    card = builder.content.effect_cards[use.source]
    if isinstance(card, BattleCard) and fighting_troop(builder, use.seat) is None:
        return ()
    effect = card.effects[use.index]
    if effect.op not in ("secure", "secure-taken"):
        return legal_targets(builder.content, builder, use.seat, effect)
    most, foods = securable(builder.content, builder, use.seat, effect)
    # There is only one way to secure one Food of one kind.
    different = foods if most > 1 else tuple(dict.fromkeys(foods))
    return tuple((food,) for food in different) if most else ()
