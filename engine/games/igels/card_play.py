"""Playing Events, abilities and counters: how an effect happens, and which seats are asked.

There is one way for every effect: it is aimed, the seats it hits are asked at the same time
whether they counter it (C38), and then it is applied. After an Event its window is opened again
(C36).
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.event import Seat
from engine.api.seats import without
from engine.games.igels import effects as fx
from engine.games.igels.content import AnimalCard, BattleCard, EffectCard, EventCard
from engine.games.igels.effect_handlers import apply_effect, mark_ability_used
from engine.games.igels.model import Target, Use, fighting_troop
from engine.games.igels.playability import (
    could_act,
    laid_events,
    seats_that_could_counter,
    targeted_effect,
)
from engine.games.igels.state_builder import StateBuilder
from engine.games.igels.targeting import legal_targets, only_one_way, securable, target_line


def play_event(builder: StateBuilder, seat: int, card: EventCard, target: Target) -> None:
    """Play an Event that was turned up with the support (C42), or else one of the hand."""
    troop = fighting_troop(builder, seat)
    if troop is not None and card.name in troop.events:
        builder.update_troop(seat, events=without(troop.events, card.name))
        builder.dump.append(card.name)
    else:
        builder.discard(seat, card.name)
    _announce_use(builder, "igels-plays", seat, card, target)
    _ask_others_again(builder, seat)
    secures = isinstance(card.effect, fx.Secure)  # which Food is chosen after the card is played
    builder.add_use(Use(seat, card.name, 0, None if secures else target))


def use_ability(builder: StateBuilder, seat: int, card: AnimalCard, target: Target) -> None:
    """Use a leader's one-shot (C31)."""
    _announce_use(builder, "igels-uses", seat, card, target)
    mark_ability_used(builder, seat)
    if builder.phase.step == "c2":
        _ask_others_again(builder, seat)
    else:
        builder.ask_next()
    for index in range(len(card.effects)):
        builder.add_use(
            Use(seat, card.name, index, target if index == targeted_effect(card) else ())
        )


def answer_hit(builder: StateBuilder, seat: int, counter: str | None) -> None:
    """Counter the effect that hits a seat with a card or its leader, or let it happen (`None`)."""
    hit = builder.pending[0]
    assert hit.waiting is not None
    stopped = hit.stopped
    if counter is not None:
        if counter in builder.content.animal_cards:
            mark_ability_used(builder, seat)
        else:
            builder.discard(seat, counter)
        stopped = (*stopped, seat)
        builder.announce("igels-countered", seat=Seat(seat), card=counter, stopped=hit.source)
    builder.pending[0] = replace(hit, waiting=without(hit.waiting, seat), stopped=stopped)


def pending_waits(builder: StateBuilder) -> bool:
    """Let pending effects happen in order; return True if a seat has to aim or may counter one."""
    while builder.pending:
        use = builder.pending[0]
        if use.target is None:
            targets = targets_to_choose(builder, use)
            if len(targets) > 1:
                return True
            builder.pending[:1] = [replace(use, target=target) for target in targets]
        elif use.waiting is None:
            asked = seats_that_could_counter(builder.content, builder, use)
            builder.pending[0] = replace(use, waiting=asked, ask=builder.next_ask())
        elif use.waiting:
            return True
        else:
            builder.pending.pop(0)
            apply_effect(builder, use)
    return False


def targets_to_choose(builder: StateBuilder, use: Use) -> tuple[Target, ...]:
    """Return the targets of a pending effect; none for a Battle card whose side has left."""
    card = builder.content.effect_cards[use.source]
    if isinstance(card, BattleCard) and fighting_troop(builder, use.seat) is None:
        return ()
    effect = card.effects[use.index]
    if not isinstance(effect, fx.Secure):
        return legal_targets(builder.content, builder, use.seat, card, use.index)
    most, foods = securable(builder.content, builder, use.seat, effect)
    if only_one_way(most, foods):
        return (foods[:1],)
    return tuple((food,) for food in foods) if most else ()


def choose_target(builder: StateBuilder, target: Target) -> None:
    """Aim the first pending effect."""
    use = builder.pending[0]
    card = builder.content.effect_cards[use.source]
    if not isinstance(card.effects[use.index], fx.Secure):
        _announce_use(builder, "igels-aims", use.seat, card, target)
    builder.pending[0] = replace(use, target=target)


def begin_window(builder: StateBuilder) -> None:
    """Ask for Events: clockwise (C14), after the reveal in order of Initial SAP (C29, C36)."""
    builder.ask(*_order(builder))


def _order(builder: StateBuilder) -> tuple[int, ...]:
    if builder.phase.step not in ("c1", "c2"):
        return builder.clockwise()
    assert builder.battle is not None
    return builder.battle.order


def may_play(builder: StateBuilder, seat: int) -> bool:
    """Return True if the seat is asked in this window: it could play something (C36)."""
    return could_act(builder.content, builder, seat, builder.phase.step)


def rest(builder: StateBuilder, seat: int) -> None:
    """Let a seat play no more Events of its hand this turn (C36); it keeps all it has laid."""
    builder.update_area(seat, resting=True)
    builder.announce("igels-rests", seat=Seat(seat))


def pass_on(builder: StateBuilder, seat: int) -> None:
    """Let the seat in turn do nothing; a turned-up Event of it happens all the same (C42)."""
    for card, targets in laid_events(builder.content, builder, seat, builder.phase.step):
        play_event(builder, seat, card, targets[0])
        return
    builder.ask_next()


def _ask_others_again(builder: StateBuilder, seat: int) -> None:
    """Ask all seats again in the current window, as this one has just played something."""
    order = _order(builder)
    after = order.index(seat) + 1
    # This seat comes last, so that the window ends when all have passed in a row.
    builder.ask(*order[after:], *order[:after])


def _announce_use(
    builder: StateBuilder, key: str, seat: int, card: EffectCard, target: Target
) -> None:
    """Tell everybody which card a seat uses, and at which target if there is one."""
    if not target:
        builder.announce(key, seat=Seat(seat), card=card.name)
        return
    targets = tuple(target_line(builder.content, word) for word in target)
    builder.announce(f"{key}-at", seat=Seat(seat), card=card.name, aims=targets)
