"""What could be played: by whoever holds it, and by anybody at all as far as everybody can see.

The second half decides who is asked. It never looks into a hand: a card counts as possible until
every copy of it lies open.
"""

from __future__ import annotations

from engine.games.igels import effects as fx
from engine.games.igels.content import AnimalCard, BattleCard, Content, EventCard
from engine.games.igels.effects import Family
from engine.games.igels.model import Open, Path, troop_of
from engine.games.igels.strength import leader
from engine.games.igels.targeting import aims

#: In a battle, what a strict table leaves to those who sit out, beside counters (C39).
_FROM_OUTSIDE: frozenset[Family] = frozenset(
    {"peace", "theft", "hideout", "revive", "penalty", "wake", "hand"}
)
_BATTLE_WINDOWS = frozenset({"mu", "c1", "c2"})


def event_aims(
    content: Content, table: Open, seat: int, card: EventCard, window: str
) -> tuple[Path, ...]:
    """Give every way a seat could play an Event at this moment; none: it may not (C36, C39)."""
    if why_no_event(table, seat, card, window) is not None:
        return ()
    return aims(content, table, seat, card)


def why_no_event(table: Open, seat: int, card: EventCard, window: str) -> str | None:
    """Give the reason an Event may not be played now, whatever it might be aimed at."""
    if isinstance(card.effect, fx.Counter):
        return "igels-only-answers"
    if card.species is not None and card.species != table.sides[seat].species:
        return "igels-wrong-species"
    if not card.fits(window):
        return "igels-wrong-moment"
    if (
        table.settings.outside == "strict"
        and window in _BATTLE_WINDOWS
        and card.family not in _FROM_OUTSIDE
        and troop_of(table, seat) is None
    ):
        return "igels-from-outside"
    return None


def ability(
    content: Content, table: Open, seat: int, moment: str
) -> tuple[AnimalCard, tuple[Path, ...]] | None:
    """Give the one-shot that a seat's leader may use now and how it may be aimed (C31)."""
    led = leader(content, table, seat)
    if led is None or led[0].kind != "one-shot" or led[1].used or moment not in led[0].when:
        return None
    card = led[0]
    battle = table.battle
    assert battle is not None
    result = battle.result
    if card.loser and result is not None and not result.draw and seat in result.seats:
        return None
    paths = aims(content, table, seat, card, aimed(card))
    return (card, paths) if paths else None


def aimed(card: AnimalCard) -> int:
    """Give which effect of a one-shot is aimed: the first that is not its own death."""
    return next(at for at, each in enumerate(card.effects) if not isinstance(each, fx.Die))


def may_lay(content: Content, table: Open, seat: int, name: str) -> bool:
    """May a seat lay this card face down (C25, C27)?"""
    return why_not_lay(content, table, seat, name) is None


def why_not_lay(content: Content, table: Open, seat: int, name: str) -> str | None:
    """Give the reason a card may not be laid as support."""
    card = content.support[name]
    if card.species is not None and card.species != table.sides[seat].species:
        return "igels-wrong-species"
    if isinstance(card, BattleCard):
        if card.partner is None:
            return None
        troop = troop_of(table, seat)
        joined = troop is not None and any(each.name == card.partner for each in troop.fighters)
        return None if joined else "igels-needs-partner"
    return None if card.fits("c1") or card.fits("c2") else "igels-not-in-battle"


def answers(
    content: Content, table: Open, seat: int, family: Family, *, event: bool
) -> tuple[str, ...]:
    """Give what a seat could answer with, its leader and cards that it may or may not hold."""
    led = leader(content, table, seat)
    fresh = led is not None and led[0].kind == "one-shot" and not led[1].used
    able = (led[0],) if led is not None and fresh else ()
    return tuple(
        card.name
        for card in (*able, *content.events)
        for effect in card.effects
        if isinstance(effect, fx.Counter)
        and family in effect.families
        and (event or not effect.events)
    )


def could_answer(
    content: Content, table: Open, seat: int, family: Family | None, *, event: bool
) -> bool:
    """Could a seat answer what hits it, as far as everybody can see (C38)?"""
    if family is None:
        return False
    return any(
        name in content.animal or (table.held[seat] > 0 and hidden(content, table, name))
        for name in answers(content, table, seat, family, event=event)
    )


def could_act(content: Content, table: Open, seat: int, window: str) -> bool:
    """Could a seat play anything at this moment, as far as everybody can see?"""
    if ability(content, table, seat, window) is not None:
        return True
    troop = troop_of(table, seat)
    for name in troop.events if troop is not None and window in ("c1", "c2") else ():
        if event_aims(content, table, seat, content.tricks[name], window):
            return True
    return table.held[seat] > 0 and any(
        card.fits(window)
        and hidden(content, table, card.name)
        and event_aims(content, table, seat, card, window)
        for card in content.events
    )


def hidden(content: Content, table: Open, name: str) -> bool:
    """Does any copy of an Event not lie open?"""
    seen = table.dump.count(name)
    for side in table.sides:
        seen += side.penalties.count(name)
    for troop in table.battle.troops if table.battle is not None else ():
        if troop is not None:
            seen += troop.events.count(name)
    return seen < content.tricks[name].count
