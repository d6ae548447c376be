"""The text alternative of the picture: one sentence as alt text, and all of it line by line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from engine.api.event import Line, Seat, line
from engine.games.igels.content import AnimalCard, Content, EffectCard, EventCard, FoodCard, plus
from engine.games.igels.final_scoring import score
from engine.games.igels.model import (
    Animal,
    Battle,
    Board,
    Troop,
    View,
    fighting_seats,
    fighting_troop,
    opponents,
)
from engine.games.igels.sap import (
    active_effects,
    counted_sap,
    floor_line,
    initial_sap,
    peace_holds,
    printed_sap,
    sap_parts,
    total_sap,
)
from engine.games.igels.targeting import food_due
from engine.games.igels.waiting_status import turn_phase, waiting_line


def alt(content: Content, board: Board) -> Line:
    """Return in few words what the picture shows: first who fights with which Totals, or points."""
    waiting = waiting_line(content, board)
    now = line("igels-alt", turn=board.turn, phase=turn_phase(board), wait=waiting)
    if board.over:
        sides = tuple(
            line("igels-alt-points", seat=Seat(seat), points=score(content, area))
            for seat, area in enumerate(board.areas)
        )
    else:
        sides = tuple(
            line("igels-alt-side", seat=Seat(seat), total=total_sap(content, board, seat))
            for seat in fighting_seats(board)
        )
    return line("igels-alt-battle", sides=sides, now=now) if sides else now


def describe(content: Content, view: View) -> Iterator[Line]:
    """Yield everything that the picture shows, what changes most first, and the seat's cards."""
    board = view.board
    yield alt(content, board)
    if board.phase.step == "species":
        for species, food in content.favourites.items():
            name = content.lines[species]
            yield line("igels-describe-card", card=name, text=favourite(food))
    if board.battle is not None and not board.over:
        yield from _battle(content, board, board.battle)
    if view.face_down:
        yield line("igels-describe-laid", cards=_names(content, view.face_down))
    for seat in range(len(board.areas)):
        yield from _area(content, board, seat)
    yield line(
        "igels-describe-forest",
        food=board.forest_size,
        pile=board.draw_pile_size,
        dump=len(board.dump),
        seat=Seat(board.starter),
    )
    if view.hand:
        yield Line("igels-describe-hand")
    yield from _texts(content, view.hand)


def open_cards(content: Content, board: Board) -> Iterator[Line]:
    """Yield what the open cards do, by owner, what Food is worth, and what the dump has (C3)."""
    shown: list[str] = []
    for seat, area in enumerate(board.areas):
        troop = board.battle.troops[seat] if board.battle is not None else None
        animals, names = [*area.pool], [*area.penalties]
        if troop is not None:
            animals = [*troop.fighters, *troop.knocked_out, *animals]
            names += [*(card.name for card in troop.cards), *troop.events]
        for animal in reversed(animals):
            names = [animal.name, *animal.bound, *names]
        if names:
            yield line("igels-cards-of", seat=Seat(seat))
        yield from _texts(content, names)
        shown += names
    if about := words_on(content, shown):
        yield about
    yield line("igels-cards-food", food=tuple(_worth(content, each) for each in content.food))
    yield line("igels-cards-meat", food=tuple(each.line for each in content.food if each.meat))
    dead = (animal.name for area in board.areas for animal in area.dead)  # C57
    if dump := content.sorted((*board.dump, *dead)):
        yield Line("igels-cards-dump")
        yield from _texts(content, dump)


def words_on(content: Content, names: Iterable[str]) -> Line | None:
    """Return what "shy" means if one of these cards says it."""
    animals = [content.animal_cards[each] for each in names if each in content.animal_cards]
    if any("shy" in (*each.tags, *(effect.tag for effect in each.effects)) for each in animals):
        return shy_means(content)
    return None


def shy_matters(content: Content, board: Board, seat: int) -> Line | None:
    """Return what "shy" means if it may change the battle that a seat sends animals to.

    Then somebody shy fights on one side, or may be sent, and on another leads, or may yet lead, who
    does something about them. Sparing their ability (silence) concerns none but leaders.
    """
    leading = board.phase.step == "lead"
    shy = {each.name for each in content.animals if "shy" in each.tags}
    against = {
        each.name
        for each in content.animals
        if any(it.tag == "shy" and (leading or it.op != "silence") for it in each.effects)
    }

    def side(other: int) -> tuple[set[str | None], set[str]]:
        troop = fighting_troop(board, other)
        ready = {each.name for each in board.areas[other].pool if not each.asleep}
        if troop is not None:
            return {troop.leader}, ready.union(each.name for each in troop.fighters)
        may_lead = leading and other in board.phase.queue
        return ({*ready}, ready) if may_lead else (set(), set())

    leaders, fighters = side(seat)
    others = [side(each) for each in range(len(board.areas)) if each != seat]
    if any(
        (fighters & shy and led & against) or (leaders & against and sent & shy)
        for led, sent in others
    ):
        return shy_means(content)
    return None


def shy_means(content: Content) -> Line:
    """Return who is shy, and what changes for them."""
    shy = tuple(each.line for each in content.animals if "shy" in each.tags)
    found = {
        effect.op: (each, effect)
        for each in content.animals
        for effect in each.effects
        if effect.tag == "shy"
    }
    (against, effect), (sparing, _) = found["set-sap"], found["silence"]
    return line(
        "igels-word-shy-text",
        cards=shy,
        animal=against.line,
        amount=effect.amount,
        sparing=sparing.line,
    )


def says_when_sent(content: Content, board: Board, animal: Animal) -> Line:
    """Return what an animal brings that may be sent: nothing of a leader's ability once one leads.

    A peculiarity is no ability: it has no kind and is told (C48). Who is shy and would hang on
    against a leader who makes nothing of that reads so.
    """
    card = content.animal_cards[animal.name]
    if board.phase.step == "join" and card.tags:
        (seat,) = (at for at, area in enumerate(board.areas) if animal in area.pool)
        for other in opponents(board, seat):
            for name, effect in active_effects(content, board, other):
                if effect.op == "set-sap" and effect.tag in card.tags:
                    return line("igels-shy-sent", sap=effect.amount, by=content.lines[name])
    if board.phase.step == "join" and card.kind in ("leader", "win", "one-shot"):
        return Line("igels-only-sap")
    return text_or_used(content, animal)


def text_or_used(content: Content, animal: Animal) -> Line:
    """Return what an animal can do, or that it has used that up (C32)."""
    text = content.animal_cards[animal.name].text
    return Line("igels-ability-used") if animal.used else text


def _worth(content: Content, card: FoodCard) -> Line:
    if card.species is None:
        return line("igels-cards-food-one", food=card.line, points=card.points)
    species, more = content.lines[card.species], card.points + card.bonus
    return line(
        "igels-cards-food-bonus", food=card.line, points=card.points, species=species, more=more
    )


def favourite(card: FoodCard) -> Line:
    """Return what a species is told of its favourite Food (C61)."""
    return line("igels-favourite", food=card.line, count=card.bonus)


def _texts(content: Content, names: Iterable[str]) -> Iterator[Line]:
    """Yield what each of these cards does."""
    for name, count in Counter(names).items():
        card = content.effect_cards[name]
        copies = line("igels-copies", card=card.line, count=count)
        yield line("igels-describe-card", card=copies, text=told(card))


def told(card: EffectCard) -> Line:
    """Return what a card does, and when it may."""
    if isinstance(card, EventCard):
        return line("igels-event-text", text=card.text, when=card.moment)
    if isinstance(card, AnimalCard) and card.kind == "one-shot":
        return line("igels-one-shot-text", text=card.text, when=card.moment)
    return card.text


def _area(content: Content, board: Board, seat: int) -> Iterator[Line]:
    """Yield what lies in front of a seat."""
    area = board.areas[seat]
    if area.species is None:
        cards = board.hand_sizes[seat]
        yield line("igels-describe-seat-new", seat=Seat(seat), cards=cards)
        return
    yield line(
        "igels-describe-seat",
        seat=Seat(seat),
        species=content.lines[area.species],
        points=score(content, area),
        cards=board.hand_sizes[seat],
        pile=board.species_pile_sizes[area.species],
    )
    if area.quick:
        yield line("igels-describe-quick", seat=Seat(seat))
    if area.resting:
        yield line("igels-rests", seat=Seat(seat))
    ready = [each for each in area.pool if not each.asleep]
    asleep = [each for each in area.pool if each.asleep]
    for key, animals in (("ready", ready), ("asleep", asleep), ("dead", area.dead)):
        if animals:
            yield line(f"igels-describe-{key}", animals=tuple(_animal(content, a) for a in animals))
    for key, foods in (("food", area.food), ("secured", area.secured)):
        if foods:
            lines = tuple(content.food_line(each, area.species) for each in foods)
            yield line(f"igels-describe-{key}", food=lines)
    if area.penalties:
        yield line("igels-describe-penalties", cards=_names(content, area.penalties))
    if area.known_cards and not board.over:
        yield line("igels-describe-known", cards=_names(content, area.known_cards))


def _animal(content: Content, animal: Animal) -> Line:
    key = "igels-describe-animal-used" if animal.used else "igels-describe-animal"
    return line(key, animal=content.lines[animal.name], sap=printed_sap(content, animal))


def _battle(content: Content, board: Board, battle: Battle) -> Iterator[Line]:
    if peace_holds(board):
        yield Line("igels-describe-peace")
    for seat, troop in enumerate(battle.troops):
        if troop is not None:
            yield from _troop(content, board, seat, troop)
    if board.phase.step == "sp" and (due := food_due(content, board)):
        yield line("igels-describe-spoils", count=min(due, board.forest_size))


def _troop(content: Content, board: Board, seat: int, troop: Troop) -> Iterator[Line]:
    total = total_sap(content, board, seat)
    if troop.fighters:
        initial = troop.initial_sap or initial_sap(content, troop)
        yield line("igels-describe-side", seat=Seat(seat), initial=initial, total=total)
        parts = tuple(
            line("igels-describe-part", card=content.lines[part.source], sap=plus(part.amount))
            for part in sap_parts(content, board, seat)
        )
        yield line("igels-describe-parts", seat=Seat(seat), parts=parts)
        if floor := floor_line(content, board, seat):
            yield floor
        if coming := tuple(_from_reveal(content, board, seat, troop)):
            yield line("igels-describe-coming", seat=Seat(seat), parts=coming)
    else:
        yield line("igels-out", seat=Seat(seat))
    for key, leads in (("leader", True), ("hangers-on", False)):
        animals = [each for each in troop.fighters if (each.name == troop.leader) is leads]
        if animals:
            yield line(f"igels-describe-{key}", animals=tuple(_animal(content, a) for a in animals))
    if troop.leader is not None and troop.silenced:
        yield line("igels-describe-silenced", animal=content.lines[troop.leader])
    if troop.knocked_out:
        knocked_out = _names(content, (each.name for each in troop.knocked_out))
        yield line("igels-describe-out", animals=knocked_out)
    if board.face_down_counts[seat]:
        yield line("igels-describe-down", seat=Seat(seat), count=board.face_down_counts[seat])
    if troop.events:
        yield line("igels-describe-events", cards=_names(content, troop.events))


def _from_reveal(content: Content, board: Board, seat: int, troop: Troop) -> Iterator[Line]:
    """Yield what counts from the reveal on and nobody can take away: it works once joined (C23)."""
    if board.battle is not None and not board.battle.revealed:
        for name, effect in active_effects(content, board, seat):
            joined = content.animal_cards[name].kind == "joined" and effect.per is not None
            if joined and (sap := counted_sap(effect, troop)):
                yield line("igels-describe-part", card=content.lines[name], sap=plus(sap))


def _names(content: Content, names: Iterable[str]) -> tuple[Line, ...]:
    return tuple(content.lines[name] for name in names)
