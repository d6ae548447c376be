"""The verbs: what each move checks and does. rules.py calls them.

Nothing here knows what a seat may see.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

from msgspec.structs import replace

from engine.api.action import Action
from engine.api.event import Seat, Typed, line
from engine.api.refusals import Illegal
from engine.api.seats import with_item, without
from engine.games.igels import battle, card_play, turns
from engine.games.igels.content import BattleCard, EventCard, SupportCard, numbered
from engine.games.igels.model import Use, fighting_troop, open_events
from engine.games.igels.playability import (
    event_refusal,
    fresh_one_shot,
    laid_events,
    laying_refusal,
    own_choice,
    possible_counters,
    usable_ability,
)
from engine.games.igels.state_builder import StateBuilder
from engine.games.igels.targeting import legal_targets, securable
from engine.games.igels.waiting_status import awaited_seats

#: The word for a species drawn by lot (C9).
LOT = "lot"

Words: TypeAlias = tuple[str, ...]


def check_turn(builder: StateBuilder, seat: int, action: Action) -> None:
    """Raise `Illegal` unless it is this seat's turn in a step that has this verb."""
    if builder.pending:
        use = builder.pending[0]
        if use.waiting:
            raise Illegal("igels-answer-first", card=builder.name_of(use.source))
        raise Illegal("igels-aim-first", seat=Seat(use.seat))
    step, queue = turns.STEPS.get(builder.phase.step), builder.phase.queue
    if step is not None and action.verb in step.verbs and queue and queue[0] == seat:
        return
    if action.verb in ("event", "lay") and (card := _held(builder, seat, action.args)):
        _check_moment(builder, seat, card, action.verb)
    if step is None or action.verb not in step.verbs:
        raise _not_now(builder, seat, action)
    raise Illegal("igels-not-your-turn", seat=Seat(builder.phase.queue[0]))


def _not_now(builder: StateBuilder, seat: int, action: Action) -> Illegal:
    """Return why a verb is no move of this step, with when it is one."""
    leader = fresh_one_shot(builder.content, builder, seat)
    if action.verb == "use" and leader is not None:
        return Illegal("igels-other-moment", card=leader.line, when=leader.moment)
    if action.verb in ("draw", "lead", "add", "use", "trade"):
        return Illegal(f"igels-not-now-{action.verb}")
    return Illegal("igels-nothing-to-pass" if action.verb == "pass" else "igels-not-now")


def _held(builder: StateBuilder, seat: int, args: Words) -> SupportCard | None:
    """Return the card that a move begins with, if the seat has it in hand."""
    return builder.content.support_cards[args[0]] if {*args[:1]} & {*builder.hands[seat]} else None


def _check_moment(builder: StateBuilder, seat: int, card: SupportCard, verb: str) -> None:
    """Raise `Illegal` if a card cannot be played or laid in this step, with when it can (C36)."""
    step, reason = builder.phase.step, None
    fights = fighting_troop(builder, seat) is not None
    if verb == "lay" and step == "lay" and fights:
        reason = laying_refusal(builder.content, builder, seat, card.name)
    elif isinstance(card, EventCard):
        reason = event_refusal(builder, seat, card, step if verb == "event" else "")
        if verb == "lay" and reason == "igels-wrong-moment":
            reason = "igels-wrong-moment-lay"
    elif card.species in (None, builder.areas[seat].species):
        reason = "igels-lay-later"
    else:
        reason = "igels-wrong-species"
    if reason is None:
        return
    if isinstance(card, EventCard) and reason.startswith(("igels-wrong-moment", "igels-not-in")):
        raise Illegal(reason, card=card.line, when=card.moment)
    if reason == "igels-needs-partner" and isinstance(card, BattleCard) and card.partner:
        raise Illegal(reason, card=card.line, animal=builder.name_of(card.partner))
    raise Illegal(reason, card=card.line)


def _check_ready(builder: StateBuilder, seat: int, names: Words) -> None:
    """Raise `Illegal` if one of these is no ready animal of the seat's Pool (C55)."""
    ready = battle.ready_animals(builder, seat)
    for name in names:
        if name not in ready and any(each.name == name for each in builder.areas[seat].pool):
            raise Illegal("igels-asleep", animal=builder.name_of(name))
        if name not in ready:
            raise Illegal("igels-no-such-animal", word=Typed(name))


def _check_in_hand(builder: StateBuilder, seat: int, name: str) -> None:
    """Raise `Illegal` unless the seat has this card in hand."""
    if name not in builder.content.support_cards:
        raise Illegal("igels-no-such", word=Typed(name))
    if name not in builder.hands[seat]:
        raise Illegal("igels-card-not-held", card=builder.name_of(name))


def _hit(builder: StateBuilder, seat: int) -> Use:
    """Return the effect that this seat may counter now (C38)."""
    use = next(iter(builder.pending), None)
    if use is None or seat not in (use.waiting or ()):
        raise Illegal("igels-not-asked")
    return use


# Moves


def _species(builder: StateBuilder, seat: int, args: Words) -> None:
    if builder.phase.step != "species":
        raise Illegal("igels-species-settled")
    if builder.areas[seat].species is not None:
        raise Illegal("igels-species-yours")
    (name,) = args
    if name != LOT and name not in builder.content.animals_by_species:
        raise Illegal("igels-no-such", word=Typed(name))
    if name != LOT and any(area.species == name for area in builder.areas):
        raise Illegal("igels-species-taken", species=builder.name_of(name))
    assign_species(builder, seat, name)


def assign_species(builder: StateBuilder, seat: int, name: str) -> None:
    """Set the species of a seat; the last one left goes to the last seat, and the game begins."""
    taken = {area.species for area in builder.areas}
    free = [each.name for each in builder.content.species if each.name not in taken]
    if name == LOT:
        name, builder.rng = builder.rng.choice(free)
    builder.update_area(seat, species=name)
    builder.announce("igels-species-chosen", seat=Seat(seat), species=name)
    missing = [other for other, area in enumerate(builder.areas) if area.species is None]
    if not missing:
        turns.deal(builder)
        turns.run(builder)
    elif len(missing) == 1 and len(free) == 2:
        assign_species(builder, missing[0], LOT)


def _draw(builder: StateBuilder, seat: int, args: Words) -> None:
    """Draw as the seat has chosen (C18); it is asked again for the rest."""
    (choice,) = args
    if choice not in turns.draw_choices_of(builder, seat):
        raise Illegal("igels-cannot-draw")
    supports, animals = turns.DRAWS[choice]
    if supports:
        drawn = builder.draw_support(seat, supports)
        builder.announce("igels-draws", seat=Seat(seat), cards=drawn)
    for _ in range(animals):
        turns.draw_animal(builder, seat)
    drawn = builder.phase.drawn + supports + animals
    builder.phase = replace(builder.phase, drawn=drawn, ask=builder.next_ask())


def _quick(builder: StateBuilder, seat: int, args: Words) -> None:
    """Let the table pass for a seat after a few seconds, or not any more; it answers nothing."""
    asked = awaited_seats(builder)
    if builder.areas[seat].species is None:
        raise Illegal("igels-not-now")
    if seat not in asked:
        raise Illegal("igels-quick-asked", seat=Seat(asked[0]))
    quick = not builder.areas[seat].quick
    builder.update_area(seat, quick=quick)
    builder.announce("igels-quick-on" if quick else "igels-quick-off", seat=Seat(seat))


def _lead(builder: StateBuilder, seat: int, args: Words) -> None:
    _check_ready(builder, seat, args)
    battle.lead(builder, seat, args[0])
    builder.ask_next()


def _sit(builder: StateBuilder, seat: int, args: Words) -> None:
    if battle.must_join(builder.turns_without_battle, builder.content.rules.stall):
        raise Illegal("igels-must-join")
    builder.announce("igels-sits-out", seat=Seat(seat))
    builder.ask_next()


def _add(builder: StateBuilder, seat: int, args: Words) -> None:
    """Add hangers-on of the seat in turn, which is asked again after the others (C22)."""
    if not args or len(set(args)) < len(args):
        raise Illegal("igels-say-which")
    _check_ready(builder, seat, args)
    told = battle.send(builder, seat, args, builder.troop(seat))
    builder.announce("igels-joins", seat=Seat(seat), animals=told)
    builder.ask((*builder.phase.queue[1:], seat))


def _lay(builder: StateBuilder, seat: int, args: Words) -> None:
    """Lay a card face down: everybody sees that it is laid, but not which card it is."""
    (name,) = args
    _check_in_hand(builder, seat, name)
    _check_moment(builder, seat, builder.content.support_cards[name], "lay")
    # The card stays among those known to be held: only its owner knows whether it was laid.
    builder.set_hand(seat, without(builder.hands[seat], name))
    laid = (*builder.face_down[seat], name)
    builder.face_down = with_item(builder.face_down, seat, laid)
    builder.announce("igels-lays", seat=Seat(seat))
    builder.ask((*builder.phase.queue[1:], seat))


def _event(builder: StateBuilder, seat: int, args: Words) -> None:
    if not args:
        raise Illegal("igels-say-which")
    name, target = args[0], args[1:]
    if name not in open_events(builder, seat):
        _check_in_hand(builder, seat, name)
        if builder.areas[seat].resting:
            raise Illegal("igels-resting")
    card = builder.content.support_cards[name]
    _check_moment(builder, seat, card, "event")
    assert isinstance(card, EventCard)
    targets = legal_targets(builder.content, builder, seat, card.effect)
    if not targets:
        text = line("igels-event-text", text=card.text, when=card.moment)
        raise Illegal("igels-no-sense", card=card.line, text=text)
    if target not in targets:
        raise Illegal("igels-no-aim", card=card.line)
    card_play.play_event(builder, seat, card, target)


def _use(builder: StateBuilder, seat: int, args: Words) -> None:
    """Use a leader's one-shot (C31)."""
    step = builder.phase.step
    ability = usable_ability(builder.content, builder, seat, step)
    leader = fresh_one_shot(builder.content, builder, seat)
    if leader is not None and step not in leader.when:
        raise Illegal("igels-other-moment", card=leader.line, when=leader.moment)
    if ability is None:
        troop = fighting_troop(builder, seat)
        leads = troop is not None and troop.leader is not None
        raise Illegal("igels-no-ability" if leads else "igels-not-now-use")
    card, targets = ability
    if args[:1] != (card.name,):
        raise Illegal("igels-other-ability", card=card.line)
    if args[1:] not in targets:
        raise Illegal("igels-no-aim", card=card.line)
    card_play.announce_use(builder, "igels-uses", seat, card, args[1:])
    builder.mark_ability_used(seat)
    if "event" in turns.STEPS[step].verbs:
        card_play.ask_others_again(builder, seat, card)
    else:
        builder.ask_next()
    # The first effect is the one that is aimed; what befalls the animal itself comes before it.
    for index in reversed(range(len(card.effects))):
        builder.add_use(Use(seat, card.name, index, () if index else args[1:]))


def _rest(builder: StateBuilder, seat: int, args: Words) -> None:
    """Let a seat play no more Events of its hand this turn (C36); this gives up nothing else."""
    if builder.areas[seat].resting:
        raise Illegal("igels-resting")
    card = own_choice(builder.content, builder, seat, builder.phase.step)
    if card is not None:
        raise Illegal("igels-rest-later", card=card.line)
    builder.update_area(seat, resting=builder.phase.ask)
    builder.announce("igels-rests", seat=Seat(seat))
    builder.ask_next()


def _resume(builder: StateBuilder, seat: int, args: Words) -> None:
    """Take that back: the seat is asked for Events again where its turn has not gone by (C36)."""
    if not builder.areas[seat].resting:
        raise Illegal("igels-not-resting")
    builder.update_area(seat, resting=0)
    builder.announce("igels-resumes", seat=Seat(seat))


def _waste(builder: StateBuilder, seat: int, args: Words) -> None:
    if not laid_events(builder.content, builder, seat, builder.phase.step):
        raise Illegal("igels-nothing-to-pass")
    battle.waste_events(builder, seat)
    builder.ask(builder.phase.queue, builder.phase.played)


def _share(builder: StateBuilder, seat: int, args: Words) -> None:
    """Take the share of a draw (C46); the diet of Vegetarians is for winners (C48)."""
    turns.take_food(builder, seat, builder.content.rules.share, diet=builder.settings.diet)
    builder.ask_next()


def _decline(builder: StateBuilder, seat: int, args: Words) -> None:
    builder.announce("igels-takes-nothing", seat=Seat(seat))
    builder.ask_next()


def _aim(builder: StateBuilder, seat: int, args: Words) -> None:
    """Aim the first pending effect."""
    use = next(iter(builder.pending), None)
    if use is None or use.target is not None or use.seat != seat:
        raise Illegal("igels-not-asked")
    card = builder.content.effect_cards[use.source]
    effect = card.effects[use.index]
    if effect.op in ("secure", "secure-taken"):
        most, foods = securable(builder.content, builder, use.seat, effect)
        args = _named(foods, args, Illegal("igels-no-such-food", count=most))
        if not 0 < len(args) <= most:
            raise Illegal("igels-no-such-food", count=most)
    elif args not in card_play.targets_to_choose(builder, use):
        raise Illegal("igels-no-aim", card=card.line)
    elif effect.to != "own":  # what it does to one's own cards is told as it happens
        card_play.announce_use(builder, "igels-aims", seat, card, args)
    builder.pending = with_item(builder.pending, 0, replace(use, target=args))


def _counter(builder: StateBuilder, seat: int, args: Words) -> None:
    """Counter the effect that hits a seat with a card or its leader (C38)."""
    (name,), held = args, _held(builder, seat, args)
    if held is not None and not builder.pending:
        _check_moment(builder, seat, held, "event")
    hit = _hit(builder, seat)
    if name not in possible_counters(builder.content, builder, hit, seat):
        stopped = builder.name_of(hit.source)
        if held is not None:
            raise Illegal("igels-other-answer", answer=held.line, card=stopped, text=held.text)
        raise Illegal("igels-no-answer", card=stopped)
    if name in builder.content.animal_cards:
        builder.mark_ability_used(seat)
    else:
        _check_in_hand(builder, seat, name)
        builder.discard(seat, name)
    effect = builder.content.effect_cards[hit.source].effects[hit.index]
    # What is aimed at all opponents still hits the others.
    told = "igels-countered-alone" if effect.to == "opponents" else "igels-countered"
    builder.announce(told, seat=Seat(seat), card=name, stopped=hit.source)
    builder.pending = with_item(builder.pending, 0, replace(hit, stopped=(*hit.stopped, seat)))
    _let(builder, seat, ())


def _let(builder: StateBuilder, seat: int, args: Words) -> None:
    hit = _hit(builder, seat)
    waiting = without(hit.waiting or (), seat)
    builder.pending = with_item(builder.pending, 0, replace(hit, waiting=waiting))
    # Who is passed for would think that they were not asked.
    builder.announce("igels-lets", seat=Seat(seat))


def _trade(builder: StateBuilder, seat: int, args: Words) -> None:
    """Trade cards of the seat in turn for a new one (C53)."""
    count = builder.content.rules.trade
    if not count == len(args) == len(set(args)):
        raise Illegal("igels-trade-two", count=count)
    cards = _named(builder.hands[seat], args, Illegal("igels-not-in-hand"))
    for card in cards:
        builder.discard(seat, card)
    builder.announce("igels-trades", seat=Seat(seat), cards=cards)
    builder.draw_support(seat, 1)
    builder.ask_next()


def _named(names: Sequence[str], words: Words, refusal: Illegal) -> tuple[str, ...]:
    """Return the cards that words of `numbered` stand for; raise the refusal if one is none."""
    known = numbered(names)
    if len(set(words)) < len(words) or not known.keys() >= {*words}:
        raise refusal
    return tuple(known[word] for word in words)


_Move: TypeAlias = Callable[[StateBuilder, int, Words], None]

#: All verbs, with how many words may follow each.
MOVES: dict[str, tuple[Literal["none", "one", "some"], _Move]] = {
    "species": ("one", _species),
    "draw": ("one", _draw),
    "quick": ("none", _quick),
    "lead": ("one", _lead),
    "sit": ("none", _sit),
    "add": ("some", _add),
    "lay": ("one", _lay),
    "event": ("some", _event),
    "use": ("some", _use),
    "pass": ("none", lambda builder, seat, args: card_play.pass_on(builder, seat)),
    "rest": ("none", _rest),
    "resume": ("none", _resume),
    "waste": ("none", _waste),
    "share": ("none", _share),
    "decline": ("none", _decline),
    "aim": ("some", _aim),
    "counter": ("one", _counter),
    "let": ("none", _let),
    "trade": ("some", _trade),
}

#: The verbs of seats that are not asked in turn.
OUT_OF_TURN = ("species", "quick", "resume", "aim", "counter", "let")
