"""Which cards a seat may play, and what anybody at all could play as far as everybody can see.

The second half decides who is asked. It never looks into a hand: a card counts as possible until
every copy of it lies open.
"""

from __future__ import annotations

from engine.games.igels.content import AnimalCard, Content, EffectCard, EventCard, Family
from engine.games.igels.model import PublicState, Target, Use, fighting_troop, open_events
from engine.games.igels.sap import active_leader
from engine.games.igels.targeting import has_target, hit_seats, legal_targets, takes_last_food

#: What a seat outside the battle may not play during it at a strict table (C39).
_FOR_FIGHTERS: frozenset[Family] = frozenset({"kill", "ko", "weather", "sway", "boost", "hand"})
_BATTLE_WINDOWS = frozenset({"mu", "c1", "c2"})


def event_targets(
    content: Content, table: PublicState, seat: int, card: EventCard, window: str
) -> tuple[Target, ...]:
    """Return all targets of an Event in this window; none if it may not be played (C36, C39)."""
    if event_refusal(table, seat, card, window) is not None:
        return ()
    return legal_targets(content, table, seat, card.effect)


def event_refusal(table: PublicState, seat: int, card: EventCard, window: str) -> str | None:
    """Return why an Event may not be played in this window, whatever its target, as a text key."""
    if card.effect.op == "counter":
        return "igels-only-answers"
    if card.species not in (None, table.areas[seat].species):
        return "igels-wrong-species"
    if not card.playable_in(window):
        return "igels-wrong-moment"
    # What lies turned up was laid by a side that fought then.
    outside = card.name not in open_events(table, seat) and _kept_outside(table, seat, window)
    if card.effect.family in _FOR_FIGHTERS and outside:
        return "igels-from-outside"
    return None


def _kept_outside(table: PublicState, seat: int, window: str) -> bool:
    """Return True if a seat may change nothing in the battle but make it a draw (C39)."""
    strict = table.settings.outside == "strict" and window in _BATTLE_WINDOWS
    return strict and fighting_troop(table, seat) is None


def usable_ability(
    content: Content, table: PublicState, seat: int, moment: str
) -> tuple[AnimalCard, tuple[Target, ...]] | None:
    """Return the one-shot that a seat's leader may use now, with its targets (C31)."""
    card = fresh_one_shot(content, table, seat) if moment in content.ability_moments else None
    if card is None or moment not in card.when:
        return None
    result = table.battle.result if table.battle is not None else None
    if card.loser and result is not None and not result.draw and seat in result.seats:
        return None
    targets = legal_targets(content, table, seat, card.effects[0])
    return (card, targets) if targets else None


def fresh_one_shot(content: Content, table: PublicState, seat: int) -> AnimalCard | None:
    """Return a seat's leader if it has an ability for once and has not used it (C32)."""
    leader = active_leader(content, table, seat)
    if leader is None or leader[0].kind != "one-shot" or leader[1].used:
        return None
    return leader[0]


def laying_refusal(content: Content, table: PublicState, seat: int, name: str) -> str | None:
    """Return why a seat may not lay a card face down as support (C25, C27), as a text key."""
    card = content.support_cards[name]
    if card.species not in (None, table.areas[seat].species):
        return "igels-wrong-species"
    if isinstance(card, EventCard):
        in_battle = card.playable_in("c1") or card.playable_in("c2")
        return None if in_battle else "igels-not-in-battle"
    troop = fighting_troop(table, seat)
    fighters = [each.name for each in troop.fighters] if troop is not None else []
    return None if card.partner in (None, *fighters) else "igels-needs-partner"


def laid_events(
    content: Content, table: PublicState, seat: int, window: str
) -> list[tuple[EventCard, tuple[Target, ...]]]:
    """Return a seat's Events that were turned up and can happen now, with their targets (C42)."""
    found = []
    for name in open_events(table, seat):
        card = content.event_cards[name]
        if targets := event_targets(content, table, seat, card, window):
            found.append((card, targets))
    return found


def possible_counters(content: Content, table: PublicState, use: Use, seat: int) -> tuple[str, ...]:
    """Return what could counter an effect: a seat's leader, and Events that it may or may not hold.

    Each counter names the families of effects that it stops, and if only those of Events.
    """
    source = content.effect_cards[use.source]
    family = source.effects[use.index].family
    leader = fresh_one_shot(content, table, seat)
    return tuple(
        card.name
        for card in (*((leader,) if leader is not None else ()), *content.counters)
        for effect in card.effects
        if effect.op == "counter"
        and family in effect.families
        and (isinstance(source, EventCard) or not effect.events)
    )


def seats_that_could_counter(content: Content, table: PublicState, use: Use) -> tuple[int, ...]:
    """Return the seats an effect hits that could counter it, as far as everybody can see (C38)."""
    return tuple(
        seat
        for seat in hit_seats(content, table, use)
        if any(
            name in content.animal_cards
            or (
                table.hand_sizes[seat] > 0
                and may_be_hidden(content, table, content.event_cards[name])
            )
            for name in possible_counters(content, table, use, seat)
        )
    )


def did_nothing(table: PublicState, seat: int) -> bool:
    """Return True if the seat in turn has drawn, added or laid nothing in this step."""
    match table.phase.step:
        case "draw":
            return not table.phase.drawn
        case "join":
            troop = fighting_troop(table, seat)
            return troop is not None and len(troop.fighters) == 1
        case "lay":
            return not table.face_down_counts[seat]
    return False


def could_act(content: Content, table: PublicState, seat: int, window: str) -> bool:
    """Return True if a seat is asked in this window: it could do something, as everybody can see.

    A seat that rests is still asked for its leader's ability and for Events it has laid (C36).
    What may be played at any time only opens windows where it could do more than in the one before,
    and the last before the game ends (C41).
    """
    area, battle = table.areas[seat], table.battle
    if not area.resting and table.hand_sizes[seat] and _could_play(content, table, seat, window):
        return True
    if battle is None or battle.troops[seat] is None:
        return False
    return own_choice(content, table, seat, window) is not None


def own_choice(content: Content, table: PublicState, seat: int, window: str) -> EffectCard | None:
    """Return a card that a seat must decide about even if it rests: its leader, or one it laid."""
    ability = usable_ability(content, table, seat, window)
    if ability is not None:
        return ability[0]
    laid = laid_events(content, table, seat, window)
    return laid[0][0] if laid else None


def _could_play(content: Content, table: PublicState, seat: int, window: str) -> bool:
    """Return True if a seat could play an Event of its hand that opens this window."""
    kept_outside = _kept_outside(table, seat, window)
    key = (window, table.areas[seat].species or "")
    for cards in (content.openers, content.playable):
        for card in cards.get(key, {}).values():
            effect = card.effects[0]
            if kept_outside and effect.family in _FOR_FIGHTERS:
                continue
            if may_be_hidden(content, table, card) and has_target(content, table, seat, effect):
                return True
        if window != "sp" or not takes_last_food(content, table):
            break
    return False


def may_be_hidden(content: Content, table: PublicState, card: EventCard) -> bool:
    """Return True if not every copy of an Event lies open."""
    name, open_copies = card.name, table.dump.count(card.name)
    if card.effects[0].op == "penalty":  # it stays in front of a seat
        open_copies += sum([area.penalties.count(name) for area in table.areas])
    battle = table.battle
    for troop in battle.troops if battle is not None and battle.revealed else ():
        if troop is not None and troop.events:
            open_copies += troop.events.count(name)
    return open_copies < card.count
