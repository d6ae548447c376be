"""Playing Events, abilities and counters: what happens then, and which seats are asked.

All seats that an effect hits are asked at the same time whether they counter it (C38). An effect
that needs another choice asks its owner for a target. After an Event its window is opened again
(C36).
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.api.event import Seat
from engine.api.seats import without
from engine.games.igels import effects as fx
from engine.games.igels import phases
from engine.games.igels.content import AnimalCard, BattleCard, EffectCard, EventCard
from engine.games.igels.effect_handlers import (
    Use,
    apply_effect,
    mark_ability_used,
    only_one_way,
    secure_food,
)
from engine.games.igels.model import Hit, Target, TargetChoice, fighting_troop
from engine.games.igels.playability import could_act, could_counter, targeted_effect
from engine.games.igels.state_builder import StateBuilder
from engine.games.igels.targeting import (
    family_of,
    hit_seats,
    legal_targets,
    securable,
    target_line,
)


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
    _apply_or_ask(builder, Use(seat, card, target), 0)


def use_ability(builder: StateBuilder, seat: int, card: AnimalCard, target: Target) -> None:
    """Use a leader's one-shot (C31)."""
    _announce_use(builder, "igels-uses", seat, card, target)
    mark_ability_used(builder, seat)
    _ask_others_again(builder, seat)
    for index in range(len(card.effects)):
        if index == targeted_effect(card):
            _apply_or_ask(builder, Use(seat, card, target), index)
        else:
            apply_effect(builder, Use(seat, card), index)


def _apply_or_ask(builder: StateBuilder, use: Use, effect_index: int) -> None:
    """Apply an effect, or first ask the seats it hits if they could counter it (C38)."""
    seat, card, target = use.seat, use.card, use.target
    family = family_of(card, card.effects[effect_index])
    event = isinstance(card, EventCard)
    asked = tuple(
        other
        for other in hit_seats(builder.content, builder, seat, card, effect_index, target)
        if could_counter(builder.content, builder, other, family, event=event)
    )
    if asked:
        builder.hit = Hit(seat, card.name, effect_index, target, asked, builder.next_ask())
    else:
        apply_effect(builder, use, effect_index)


def answer_hit(builder: StateBuilder, seat: int, counter: str | None) -> None:
    """Counter the effect that hits a seat with a card or its leader, or let it happen (`None`)."""
    hit = builder.hit
    assert hit is not None
    stopped = hit.stopped
    if counter is not None:
        if counter in builder.content.animal_cards:
            mark_ability_used(builder, seat)
        else:
            builder.discard(seat, counter)
        stopped = (*stopped, seat)
        builder.announce("igels-countered", seat=Seat(seat), card=counter, stopped=hit.source)
    waiting = without(hit.waiting, seat)
    if waiting:
        builder.hit = replace(hit, waiting=waiting, stopped=stopped)
        return
    builder.hit = None
    card = builder.content.effect_cards[hit.source]
    apply_effect(builder, Use(hit.by, card, hit.target, stopped), hit.effect_index)


def target_choice_waits(builder: StateBuilder) -> bool:
    """Apply pending effects that leave no choice; return True if a seat has to choose a target."""
    while builder.target_choices:
        choice = builder.target_choices[0]
        card = builder.content.effect_cards[choice.source]
        effect = card.effects[choice.effect_index]
        if isinstance(effect, fx.Secure):
            most, foods = securable(builder.content, builder, choice.seat, effect)
            if most and not only_one_way(most, foods):
                return True
            builder.target_choices.pop(0)
            if most:
                secure_food(builder, choice.seat, foods[:1])
            continue
        targets = choice_targets(builder, choice)
        if len(targets) > 1:
            return True
        builder.target_choices.pop(0)
        if targets:
            apply_effect(builder, Use(choice.seat, card, targets[0]), choice.effect_index)
    return False


def choice_targets(builder: StateBuilder, choice: TargetChoice) -> tuple[Target, ...]:
    """Return the targets to choose from; none for a Battle card whose side left the battle."""
    card = builder.content.effect_cards[choice.source]
    if isinstance(card, BattleCard) and fighting_troop(builder, choice.seat) is None:
        return ()
    return legal_targets(builder.content, builder, choice.seat, card, choice.effect_index)


def choose_target(builder: StateBuilder, target: Target) -> None:
    """Apply the first pending effect to this target."""
    choice = builder.target_choices.pop(0)
    card = builder.content.effect_cards[choice.source]
    if isinstance(card.effects[choice.effect_index], fx.Secure):
        secure_food(builder, choice.seat, target)
        return
    _announce_use(builder, "igels-aims", choice.seat, card, target)
    apply_effect(builder, Use(choice.seat, card, target), choice.effect_index)


def open_window(builder: StateBuilder, kind: str) -> None:
    """Ask every seat that could play something now, as far as everybody can see (C36)."""
    seats = tuple(seat for seat in range(len(builder.areas)) if may_act(builder, seat, kind))
    builder.phase = phases.Window(kind, seats, builder.next_ask())


def rest(builder: StateBuilder, seat: int) -> None:
    """Let a seat play no more Events this turn; it is still asked about what hits it (C36)."""
    builder.update_area(seat, resting=True)
    builder.announce("igels-rests", seat=Seat(seat))


def open_ordered_window(builder: StateBuilder, kind: str) -> None:
    """Begin a pass of abilities and Events in order of Initial SAP (C29)."""
    assert builder.battle is not None
    builder.phase = phases.OrderedWindow(kind, builder.battle.order, builder.next_ask())


def pass_window(
    builder: StateBuilder, window: phases.Window | phases.OrderedWindow, seat: int
) -> None:
    """Let a seat play nothing in this window; in an ordered one the next seat is asked."""
    if isinstance(window, phases.Window):
        builder.phase = replace(window, waiting=without(window.waiting, seat))
    else:
        queue = without(window.queue, seat)
        builder.phase = phases.OrderedWindow(window.kind, queue, builder.next_ask())


def _ask_others_again(builder: StateBuilder, seat: int) -> None:
    """Ask all seats again in the current window, as this one has just played something."""
    match builder.phase:
        case phases.Window() as window:
            builder.phase = replace(window, waiting=(), reopen=True)
        case phases.OrderedWindow(kind=kind):
            assert builder.battle is not None
            order = builder.battle.order
            after = order.index(seat) + 1
            # This seat comes last, so that the pass ends when all have passed in a row.
            queue = (*order[after:], *order[:after])
            builder.phase = phases.OrderedWindow(kind, queue, builder.next_ask())


def may_act(builder: StateBuilder, seat: int, kind: str) -> bool:
    """Return True if a seat is asked in a window: it has not rested and could play something."""
    return not builder.areas[seat].resting and could_act(builder.content, builder, seat, kind)


def _announce_use(
    builder: StateBuilder, key: str, seat: int, card: EffectCard, target: Target
) -> None:
    """Tell everybody which card a seat uses, and at which target if there is one."""
    if not target:
        builder.announce(key, seat=Seat(seat), card=card.name)
        return
    targets = tuple(target_line(builder.content, word) for word in target)
    builder.announce(f"{key}-at", seat=Seat(seat), card=card.name, aims=targets)
